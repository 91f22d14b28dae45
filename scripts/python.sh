# shellcheck shell=bash
# Finding a Python to build .venv with, and what Debian or Ubuntu could add to this machine.
# To be sourced by common.sh, whose root, log and say are used here.

find_python() { # sets python to the first Python >= 3.11
    local name
    for name in "${PYTHON:-python3}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            python=$(command -v "$name")
            return 0
        fi
    done
    return 1
}

debian_packages() { # what Debian's package manager could add for the Python that was found
    if [ -z "$python" ]; then
        echo python3-venv python3-dev gcc
    else
        "$python" -I "$root/scripts/facts.py" debian
    fi
}

debian_hint() {
    local packages
    packages=$(debian_packages 2>/dev/null)
    if [ -n "$packages" ]; then printf ' On Debian or Ubuntu: apt install %s' "$packages"; fi
}

venv_hint() { # for a Python that came without the parts that make environments
    local hint
    hint=$(debian_hint)
    case $hint in
        *-venv*) printf '%s' "$hint" ;;
        *) printf ' On Debian or Ubuntu: apt install python3-venv' ;;
    esac
}

install_debian_packages() { # for scripts/test, which also serves machines that have nothing yet
    local packages
    packages=$(debian_packages 2>>"$log")
    if [ -z "$packages" ] || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then return 0; fi
    say "Installing missing Debian packages: $packages…"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # one word per package is meant
    if ! { apt-get update && apt-get install -y --no-install-recommends $packages; } >>"$log" 2>&1
    then
        say "They could not be installed; going on without them."
    fi
    find_python || true
}
