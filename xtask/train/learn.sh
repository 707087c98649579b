#!/bin/sh
# Generations of the evaluation of one rule set: games, fit, games with what was learnt, fit, …
# usage: learn.sh RULES FOLDER [START], from the weights START or else from force alone; the program is $XTASK, a plan of SECONDS:BLEND a generation
# by $PLAN, nodes a move by $NODES, games of before by $EARLIER.
set -e
rules=$1 folder=$2 weights=${3:-none}
here=$(dirname "$0")
xtask=${XTASK:-cargo run --release -p xtask --}
mkdir -p "$folder"
earlier=$EARLIER generation=${FIRST:-1}
for pair in ${PLAN:-130:0.7 150:0.7 120:0.7}; do
    games=${pair%%:*} blend=${pair#*:}
    file="$folder/$rules-$generation.games" before=$weights
    $xtask train games --rules "$rules" --out "$file" --seconds "$games" --nodes "${NODES:-1500}" --seed "$generation" --weights "$weights"
    weights="$folder/$rules-$generation.weights"
    python3 "$here/fit.py" --rules "$rules" --out "$weights" --blend "$blend" --epochs "${EPOCHS:-6}" --decay ${DECAY:-1e-6 4e-6 1.6e-5} -- $earlier "$file"
    $xtask train match --rules "$rules" --weights "$weights" --against "$before" --nodes "${NODES:-1500}" --seconds "${MATCH:-15}"
    earlier="$file"
    generation=$((generation + 1))
done
