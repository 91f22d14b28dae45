"""The yardsticks are trained as the games of the product are: see setup.py."""

from __future__ import annotations

import sobremesa
from bench.yardsticks import YARDSTICKS
from sobremesa.lab.practice import practise

if __name__ == "__main__":
    practise([*YARDSTICKS.values(), *(sobremesa.load(name) for name in sobremesa.games())])
