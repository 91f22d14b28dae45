#!/bin/sh
# Build the plain C of Virus!: build.sh PROGRAM
set -eu
here=$(dirname "$0")
exec "${CC:-gcc}" -O3 -std=c11 -Wall -Wextra -o "$1" "$here/virus.c"
