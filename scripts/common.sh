# shellcheck shell=bash
# Common part of scripts/play and scripts/test: `prepare play` or `prepare test` sees to it that
# .venv holds this repository's Sobremesa with all it needs. To be sourced.
#
# .venv/stamps says what is finished: a file per profile (play, test) with the key of its libraries,
# and one with the key of the installed sources (scripts/facts.py makes the keys). A stamp goes away
# before its part is touched and comes back when that part is done, so that after an interruption the
# next start begins the part anew; an environment without any finished profile is made from scratch.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
stamps=$venv/stamps
log=$venv/setup.log

# shellcheck source=scripts/python.sh
. "$root/scripts/python.sh"

say() { printf '%s\n' "$*" >&2; }

prepare() { # prepare play|test
    read_keys "$1"
    if ! up_to_date "$1"; then
        # In a shell of its own: its traps, its lock and its cleared variables end with it.
        (set_up "$1") </dev/null || exit $?
    fi
}

read_keys() { # what the present sources and this machine ask for; nothing if there is no .venv yet
    libraries_key='' package_key='' obstacle=''
    local answer
    if answer=$("$venv/bin/python" -I "$root/scripts/facts.py" keys "$1" 2>/dev/null); then
        { read -r libraries_key && read -r package_key && read -r obstacle; } <<<"$answer" || true
    fi
}

is_stamped() { # is_stamped NAME KEY
    [ -n "$2" ] && [ -r "$stamps/$1" ] && [ "$(<"$stamps/$1")" = "$2" ]
}

up_to_date() {
    is_stamped "$1" "$libraries_key" && is_stamped package "$package_key" &&
        [ -x "$venv/bin/sobremesa" ]
}

set_up() { # set_up play|test
    local profile=$1 python=''
    unset PYTHONPATH PYTHONHOME MYPYPATH PIP_USER PIP_TARGET PIP_PREFIX PIP_REQUIRE_VIRTUALENV
    export PIP_DISABLE_PIP_VERSION_CHECK=1
    mkdir -p "$venv" || exit 1
    take_turns
    trap 'say "The set-up was interrupted; the next start takes it up again."; exit 130' INT TERM HUP
    read_keys "$profile" # somebody else may have finished it meanwhile
    if up_to_date "$profile"; then return; fi
    : >"$log"

    if has_libraries; then
        say "Setting up Sobremesa anew, for its files have changed…"
    else
        say "Setting up Sobremesa (first start, about a minute)…"
    fi
    find_python || true
    if [ "$profile" = test ]; then install_debian_packages; fi
    if ! has_libraries; then make_environment; fi
    read_keys "$profile"
    if [ -z "$package_key" ]; then fail "The project's own files could not be read."; fi
    if [ -n "$obstacle" ]; then
        say "Sobremesa runs interpreted, which is slower: $obstacle.$(debian_hint)"
    fi
    if ! is_stamped "$profile" "$libraries_key"; then install_libraries "$profile"; fi
    if ! is_stamped package "$package_key"; then install_package; fi
}

take_turns() { # two starts at once: the second waits, and finds the work done
    command -v flock >/dev/null 2>&1 || return 0
    exec 9>"$venv/setup.lock"
    if ! flock -n 9; then
        say "Sobremesa is being set up by another start; waiting for it…"
        flock 9
    fi
}

has_libraries() { # is what .venv holds finished and still what some profile asks for?
    local profile known=''
    for profile in play test; do
        known=$("$venv/bin/python" -I "$root/scripts/facts.py" keys "$profile" 2>/dev/null) || return 1
        if is_stamped "$profile" "${known%%$'\n'*}"; then return 0; fi
    done
    return 1
}

make_environment() {
    if [ -z "$python" ]; then
        fail "Sobremesa needs Python 3.11 or newer, and none was found.$(debian_hint)"
    fi
    local no_venv="This Python ($python) cannot make virtual environments."
    if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        fail "$no_venv$(venv_hint)"
    fi
    rm -rf "$stamps" "$venv/bin" "$venv/lib" "$venv/lib64" "$venv/include" "$venv/pyvenv.cfg" \
        "$root/build"
    "$python" -m venv "$venv" >>"$log" 2>&1 || fail "$no_venv$(venv_hint)"
    mkdir -p "$stamps"
}

install_libraries() { # install_libraries play|test
    rm -f "$stamps/play" "$stamps/test"
    "$venv/bin/python" -I "$root/scripts/facts.py" requirements "$1" >"$venv/requirements.txt" ||
        fail "The project's requirements could not be read."
    pip install -c "$root/constraints.txt" -r "$venv/requirements.txt" >>"$log" 2>&1 ||
        fail "The libraries could not be installed. Could this be the network? The next start tries again."
    stamp "$1" "$libraries_key"
    if [ "$1" = test ]; then # which holds all that play needs
        read_keys play
        stamp play "$libraries_key"
    fi
}

install_package() { # with the libraries at hand, so nothing is fetched or built twice
    rm -f "$stamps/package"
    run pip install --no-deps --no-build-isolation --force-reinstall "$root"
    stamp package "$package_key"
}

stamp() { # stamp NAME KEY
    printf '%s\n' "$2" >"$stamps/$1" || fail "The set-up could not be recorded."
}

pip() { "$venv/bin/python" -I -m pip "$@"; }

run() { "$@" >>"$log" 2>&1 || fail "Setting up Sobremesa failed."; }

fail() {
    if [ -s "$log" ]; then
        cat "$log" >&2
        say "(This is kept in .venv/setup.log.)"
    fi
    say "$*"
    exit 1
}
