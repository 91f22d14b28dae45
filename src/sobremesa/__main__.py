"""`python -m sobremesa` is the same as `sobremesa`."""

from sobremesa.cli import main

if __name__ == "__main__":
    main()
