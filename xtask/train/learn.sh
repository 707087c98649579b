#!/bin/sh
# Generations of the evaluation of one rule set: games, fit, match; then games with what was learnt, and so on.
#
#   learn.sh RULES FOLDER [START]
#
# START are the weights to go on from; without them the first generation plays by force alone and learns from nothing.
# By the environment: XTASK, the program; PLAN, seconds of games for each generation; THREADS, of all cores; NODES a move;
# BEGIN, the most random moves and the worth of an unfair beginning; WIDE, the same and the nodes of those games that show what
# a man is worth, a third of the time; MET, the nodes for each position that their searches met; TABLES, a folder of endgame
# tables; EARLIER, games to learn from besides, such as those of kindred rule sets; MATCH, seconds of the match with the
# generation before; FIRST, its number.
set -e
rules=$1 folder=$2 weights=${3:-none}
here=$(dirname "$0")
xtask=${XTASK:-cargo run --release -p xtask --}
mkdir -p "$folder"
fair=${BEGIN:-10:60}:${NODES:-2500} wide=${WIDE:-14:200:1000} all=$EARLIER generation=${FIRST:-1}
# RANDOM:UNFAIR:NODES as options
kind() { echo "$1" | sed 's/\(.*\):\(.*\):\(.*\)/--random \1 --unfair \2 --nodes \3/'; }
games() { # name, kind, seconds, further options
    file="$folder/$rules-$generation-$1.games" how=$(kind "$2") long=$3
    shift 3
    $xtask train games --rules "$rules" --out "$file" --seconds "$long" --threads "${THREADS:-$(nproc)}" $how --met "${MET:-400}" --seed "$generation" --weights "$before" "$@"
    all="$all $file"
}
for seconds in ${PLAN:-300 300}; do
    before=$weights weights="$folder/$rules-$generation.weights"
    games wide "$wide" $((seconds / 3))
    games fair "$fair" $((seconds - seconds / 3)) ${TABLES:+--tables "$TABLES"}
    if [ "$before" = none ]; then
        python3 "$here/fit.py" --rules "$rules" --out "$weights" --epochs 6 --decay 1e-6 4e-6 1.6e-5 -- $all
    else
        # Decay would wipe out what no game of this generation shows, and rare sights go only as far as they were seen.
        python3 "$here/fit.py" --rules "$rules" --out "$weights" --from "$before" --rate 1e-3 --least 1e-5 --trust 150 --epochs 6 --decay 0 -- $all
    fi
    $xtask train match --rules "$rules" --weights "$weights" --against "$before" --threads "${THREADS:-$(nproc)}" $(kind "$fair") --seed "$generation" --seconds "${MATCH:-30}"
    generation=$((generation + 1))
done
