#!/bin/sh
# Generations of the evaluation of one rule set: games, fit, match; then games with what was learnt, and so on.
#
#   learn.sh RULES FOLDER [START]
#
# START are the weights to go on from; without them the first generation plays by force alone and learns from nothing.
# By the environment: XTASK, the program; PLAN, seconds of games for each generation; THREADS, of all cores; NODES a move;
# BEGIN, the most random moves and the worth of an unfair beginning; TABLES, a folder of endgame tables; EARLIER, games to
# learn from besides, such as those of kindred rule sets; MATCH, seconds of the match with the generation before; FIRST, its number.
set -e
rules=$1 folder=$2 weights=${3:-none}
here=$(dirname "$0")
xtask=${XTASK:-cargo run --release -p xtask --}
mkdir -p "$folder"
begin=${BEGIN:-10:60} all=$EARLIER generation=${FIRST:-1}
how="--threads ${THREADS:-$(nproc)} --nodes ${NODES:-2500} --random ${begin%%:*} --unfair ${begin#*:}"
for seconds in ${PLAN:-300 300}; do
    games="$folder/$rules-$generation.games" before=$weights
    $xtask train games --rules "$rules" --out "$games" --seconds "$seconds" $how --seed "$generation" --weights "$before" ${TABLES:+--tables "$TABLES"}
    all="$all $games" weights="$folder/$rules-$generation.weights"
    if [ "$before" = none ]; then
        python3 "$here/fit.py" --rules "$rules" --out "$weights" --epochs 6 --decay 1e-6 4e-6 1.6e-5 -- $all
    else
        # Decay would wipe out what no game of this generation shows.
        python3 "$here/fit.py" --rules "$rules" --out "$weights" --from "$before" --rate 1e-3 --epochs 4 --decay 0 -- $all
    fi
    $xtask train match --rules "$rules" --weights "$weights" --against "$before" $how --seed "$generation" --seconds "${MATCH:-30}"
    generation=$((generation + 1))
done
