//! The Dutch system once more, slowly: every pairing of a bracket is listed, weighed by the criteria as the law words
//! them, and the first of the best is taken. Nothing here is shared with the engine but the facts of the tournament.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use peatee_pairing::swiss::{Recipe, Tournament, generate, pair};
use proptest::prelude::*;
use rules::Color;

/// A player of the round, in the order of 1.2.
struct Player {
    number: u16,
    entrant: usize,
    score: i32,
    /// White games less black games.
    difference: i32,
    /// Colours of the games, the last one first.
    colors: Vec<Color>,
    floats: [i32; 2],
    may_have_bye: bool,
    is_top: bool,
    games: usize,
}

impl Player {
    fn has_twice(&self) -> bool {
        matches!(self.colors[..], [last, before, ..] if last == before)
    }

    fn is_absolute(&self) -> bool {
        self.difference.abs() > 1 || self.has_twice()
    }

    fn is_strong(&self) -> bool {
        !self.is_absolute() && self.difference != 0
    }

    fn wish(&self) -> Option<Color> {
        match (self.difference, self.colors.first()) {
            (2.., _) => Some(Color::Black),
            (..=-2, _) => Some(Color::White),
            (_, Some(last)) if self.has_twice() => Some(!*last),
            (1, _) => Some(Color::Black),
            (-1, _) => Some(Color::White),
            (_, last) => last.map(|last| !*last),
        }
    }
}

/// The score of an entrant before a round, from 0, with what is added for its pairing.
fn score(tournament: &Tournament, entrant: usize, round: usize) -> i32 {
    let entrant = &tournament.entrants[entrant];
    let own: i32 = entrant.past[..round]
        .iter()
        .map(|past| tournament.scoring.points(past.mark).0)
        .sum();
    own + entrant
        .accelerations
        .get(round)
        .map_or(0, |points| points.0)
}

/// 1.4: 1 is a downfloat, -1 an upfloat.
fn float(tournament: &Tournament, entrant: usize, back: usize) -> i32 {
    if back > tournament.played {
        return 0;
    }
    let round = tournament.played - back;
    let past = tournament.entrants[entrant].past[round];
    match past.opponent {
        Some(opponent) if past.mark.was_played() => {
            (score(tournament, entrant, round) - score(tournament, opponent, round)).signum()
        }
        _ => i32::from(tournament.scoring.points(past.mark) > tournament.scoring.loss),
    }
}

fn players(tournament: &Tournament) -> Vec<Player> {
    let mut players: Vec<Player> = Vec::new();
    for (index, entrant) in tournament
        .entrants
        .iter()
        .enumerate()
        .filter(|(_, entrant)| !entrant.is_away)
    {
        let games = entrant.past.iter().filter(|past| past.mark.was_played());
        let colors: Vec<Color> = games.rev().filter_map(|past| past.color).collect();
        let whites = colors
            .iter()
            .filter(|color| **color == Color::White)
            .count() as i32;
        let own = score(tournament, index, tournament.played);
        let win = tournament.scoring.win;
        players.push(Player {
            number: entrant.number,
            entrant: index,
            score: own,
            difference: whites * 2 - colors.len() as i32,
            games: colors.len(),
            colors,
            floats: [float(tournament, index, 1), float(tournament, index, 2)],
            may_have_bye: !entrant
                .past
                .iter()
                .any(|past| !past.mark.was_played() && tournament.scoring.points(past.mark) >= win),
            is_top: tournament.played + 1 == tournament.rounds
                && 2 * own > tournament.played as i32 * win.0,
        });
    }
    players.sort_by_key(|player| Reverse(player.score));
    players
}

/// Sets of players are masks.
type Set = u32;

fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..32).filter(move |place| set >> place & 1 != 0)
}

struct Reference<'a> {
    tournament: &'a Tournament,
    players: Vec<Player>,
    bye: i32,
    completed: HashMap<Set, bool>,
}

/// What a pairing of a bracket is worth, or its place in the order: smaller is better, part by part.
type Quality = Vec<Vec<i32>>;

/// A pairing with its quality and its place.
type Candidate = (Quality, Quality, Vec<(usize, usize)>);

impl Reference<'_> {
    /// C1, C3 and forbidden pairs.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.players[one], &self.players[other]);
        let met = self.tournament.entrants[one.entrant].past.iter();
        let have_met = met
            .clone()
            .any(|past| past.mark.was_played() && past.opponent == Some(other.entrant));
        let are_absolute = one.is_absolute() && other.is_absolute() && one.wish() == other.wish();
        !have_met && (!are_absolute || one.is_top || other.is_top)
    }

    /// C4 with C2 and C5: whether these can all be paired, but for one who may be left over.
    fn can_complete(&mut self, set: Set) -> bool {
        if let Some(known) = self.completed.get(&set) {
            return *known;
        }
        let answer = match members(set).next() {
            None => true,
            Some(first) => {
                let rest = set & !(1 << first);
                let is_bye = set.count_ones() % 2 == 1
                    && self.players[first].may_have_bye
                    && self.players[first].score <= self.bye
                    && self.can_complete(rest);
                let opponents: Vec<usize> = members(rest)
                    .filter(|other| self.may_meet(first, *other))
                    .collect();
                is_bye
                    || opponents
                        .into_iter()
                        .any(|other| self.can_complete(rest & !(1 << other)))
            }
        };
        self.completed.insert(set, answer);
        answer
    }

    /// Every way to pair some of a set; two who were moved down never meet.
    fn pairings(&self, moved: Set, set: Set) -> Vec<Vec<(usize, usize)>> {
        let Some(first) = members(set).next() else {
            return vec![Vec::new()];
        };
        let rest = set & !(1 << first);
        let mut all = self.pairings(moved, rest);
        for other in members(rest) {
            let are_moved = moved >> first & moved >> other & 1 != 0;
            if are_moved || !self.may_meet(first, other) {
                continue;
            }
            for mut pairs in self.pairings(moved, rest & !(1 << other)) {
                pairs.insert(0, (first, other));
                all.push(pairs);
            }
        }
        all
    }

    /// Scores of the players, the highest first.
    fn scores(&self, set: Set) -> Vec<i32> {
        let mut scores: Vec<i32> = members(set)
            .map(|player| self.players[player].score)
            .collect();
        scores.sort_unstable_by_key(|score| Reverse(*score));
        scores
    }

    /// C8: the fewest and lowest who leave the next bracket, so that all can be paired.
    fn next_bracket(&mut self, floats: Set, next: Set, below: Set) -> (usize, Vec<i32>) {
        let all = floats | next;
        let mut best = None;
        for pairs in self.pairings(floats, all) {
            let leaving = all & !paired(&pairs);
            if self.can_complete(leaving | below) {
                let found = (leaving.count_ones() as usize, self.scores(leaving));
                best = Some(best.map_or(found.clone(), |best: (usize, Vec<i32>)| best.min(found)));
            }
        }
        best.expect("C4 was kept")
    }

    fn quality(
        &mut self,
        pairs: &[(usize, usize)],
        moved: Set,
        bracket: Set,
        next: Set,
        below: Set,
    ) -> Option<Quality> {
        let floats = bracket & !paired(pairs);
        if !self.can_complete(floats | next | below) {
            return None;
        }
        let count = |number: usize| vec![number as i32];
        let mut quality = vec![count(floats.count_ones() as usize), self.scores(floats)];
        let (leaving, scores) = if next == 0 {
            (0, Vec::new())
        } else {
            self.next_bracket(floats, next, below)
        };
        quality.push(count(leaving));
        quality.push(scores);
        // C9 is asked when the one who leaves is the one left over.
        let is_bye = floats.count_ones() == 1
            && (next | below).count_ones().is_multiple_of(2)
            && members(floats).all(|player| self.players[player].score <= self.bye);
        let unplayed = members(floats)
            .map(|player| self.tournament.played - self.players[player].games)
            .sum();
        quality.push(count(if is_bye { unplayed } else { 0 }));
        quality.extend(self.colors(pairs));
        quality.extend(self.floats(pairs, moved, floats));
        Some(quality)
    }

    /// C10 to C13: what each pair costs in colours.
    fn colors(&self, pairs: &[(usize, usize)]) -> Quality {
        let mut counts = [0; 4];
        for (one, other) in pairs {
            let (one, other) = (&self.players[*one], &self.players[*other]);
            if one.wish().is_none() || one.wish() != other.wish() {
                continue;
            }
            counts[2] += 1;
            let are_absolute = one.is_absolute() && other.is_absolute();
            let is_wanted = |player: &Player| player.is_absolute() || player.is_strong();
            counts[3] += i32::from(is_wanted(one) && is_wanted(other) && !are_absolute);
            if !are_absolute {
                continue;
            }
            counts[0] += i32::from(one.difference.abs() > 1 && other.difference.abs() > 1);
            // 5.2.2: the wider difference is granted; the other has the same colour again.
            let is_third = |player: &Player| {
                player.has_twice() && player.colors.first().copied() != player.wish()
            };
            counts[1] += i32::from(match one.difference.abs().cmp(&other.difference.abs()) {
                std::cmp::Ordering::Greater => is_third(other),
                std::cmp::Ordering::Less => is_third(one),
                std::cmp::Ordering::Equal => is_third(one) && is_third(other),
            });
        }
        counts.iter().map(|count| vec![*count]).collect()
    }

    /// C14 to C21.
    fn floats(&self, pairs: &[(usize, usize)], moved: Set, floats: Set) -> Quality {
        let is_moved = |player: usize| moved >> player & 1 != 0;
        let down = |ago: usize| {
            let residents = members(floats & !moved);
            vec![
                residents
                    .filter(|player| self.players[*player].floats[ago] == 1)
                    .count() as i32,
            ]
        };
        let met: Vec<(usize, usize)> = pairs
            .iter()
            .copied()
            .filter(|(one, _)| is_moved(*one))
            .collect();
        let up = |ago: usize| {
            vec![
                met.iter()
                    .filter(|(_, other)| self.players[*other].floats[ago] == -1)
                    .count() as i32,
            ]
        };
        let gap = |one: usize, other: usize| self.players[one].score - self.players[other].score;
        let sorted = |mut gaps: Vec<i32>| {
            gaps.sort_unstable_by_key(|gap| Reverse(*gap));
            gaps
        };
        // One who floats on is farther from any opponent than one who is paired here.
        let down_gaps = |ago: usize| {
            let again = members(moved).filter(|player| self.players[*player].floats[ago] == 1);
            let found = again.map(|player| match met.iter().find(|(one, _)| *one == player) {
                Some((one, other)) => gap(*one, *other),
                None => 1000 + self.players[player].score,
            });
            sorted(found.collect())
        };
        let up_gaps = |ago: usize| {
            let again = met
                .iter()
                .filter(|(_, other)| self.players[*other].floats[ago] == -1);
            sorted(again.map(|(one, other)| gap(*one, *other)).collect())
        };
        vec![
            down(0),
            up(0),
            down(1),
            up(1),
            down_gaps(0),
            up_gaps(0),
            down_gaps(1),
            up_gaps(1),
        ]
    }

    /// The place of a pairing in the order of Article 4.
    fn order(&self, pairs: &[(usize, usize)], moved: Set, bracket: Set) -> Vec<Vec<i32>> {
        let is_moved = |player: usize| moved >> player & 1 != 0;
        let met: Vec<(usize, usize)> = pairs
            .iter()
            .copied()
            .filter(|(one, _)| is_moved(*one))
            .collect();
        let rest: Vec<(usize, usize)> = pairs
            .iter()
            .copied()
            .filter(|(one, _)| !is_moved(*one))
            .collect();
        let remainder: Vec<usize> = members(bracket & !moved & !paired(&met)).collect();
        let number = |player: usize| {
            remainder
                .iter()
                .position(|other| *other == player)
                .expect("in the remainder") as i32
        };
        let upper: BTreeSet<i32> = rest.iter().map(|(one, _)| number(*one)).collect();
        let original: BTreeSet<i32> = (0..rest.len() as i32).collect();
        let down: Vec<i32> = original.difference(&upper).rev_sorted();
        let up: Vec<i32> = upper.difference(&original).copied().collect();
        vec![
            met.iter().map(|(one, _)| *one as i32).collect(),
            met.iter().map(|(_, other)| *other as i32).collect(),
            vec![
                down.len() as i32,
                up.iter().sum::<i32>() - down.iter().sum::<i32>(),
            ],
            down.iter().map(|number| -number).collect(),
            up,
            rest.iter().map(|(_, other)| *other as i32).collect(),
        ]
    }

    /// The round, or nothing when there is none.
    fn round(&mut self) -> Option<BTreeSet<(u16, u16)>> {
        let all: Set = (1 << self.players.len()) - 1;
        let mut byes: Vec<i32> = self.players.iter().map(|player| player.score).collect();
        byes.sort_unstable();
        self.bye = byes.into_iter().find(|bye| {
            self.bye = *bye;
            self.completed.clear();
            self.can_complete(all)
        })?;
        let scores: BTreeSet<i32> = self.players.iter().map(|player| player.score).collect();
        let group = |score: i32| -> Set {
            let places =
                (0..self.players.len()).filter(|place| self.players[*place].score == score);
            places.map(|place| 1 << place).sum()
        };
        let groups: Vec<Set> = scores.iter().rev().map(|score| group(*score)).collect();
        let mut found = BTreeSet::new();
        let mut moved: Set = 0;
        for (place, residents) in groups.iter().enumerate() {
            let next = groups.get(place + 1).copied().unwrap_or(0);
            let below: Set = groups.iter().skip(place + 2).sum();
            let bracket = moved | residents;
            let mut best: Option<Candidate> = None;
            for pairs in self.pairings(moved, bracket) {
                let Some(quality) = self.quality(&pairs, moved, bracket, next, below) else {
                    continue;
                };
                let order = self.order(&pairs, moved, bracket);
                if best
                    .as_ref()
                    .is_none_or(|best| (&quality, &order) < (&best.0, &best.1))
                {
                    best = Some((quality, order, pairs));
                }
            }
            let (_, _, pairs) = best.expect("C4 was kept");
            moved = bracket & !paired(&pairs);
            found.extend(pairs.into_iter().map(|(one, other)| {
                let (one, other) = (self.players[one].number, self.players[other].number);
                (one.min(other), one.max(other))
            }));
        }
        Some(found)
    }
}

trait RevSorted {
    fn rev_sorted(self) -> Vec<i32>;
}

impl<'a, I: Iterator<Item = &'a i32>> RevSorted for I {
    fn rev_sorted(self) -> Vec<i32> {
        let mut numbers: Vec<i32> = self.copied().collect();
        numbers.sort_unstable_by_key(|number| Reverse(*number));
        numbers
    }
}

fn paired(pairs: &[(usize, usize)]) -> Set {
    pairs.iter().map(|(one, other)| 1 << one | 1 << other).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn the_engine_pairs_as_the_slow_reference(players in 4..11_u16, seed: u64, byes in 0..150_u16, forfeits in 0..200_u16) {
        let rounds = (players - 1).min(6);
        let recipe = Recipe { byes, forfeits, ..Recipe::new(players, rounds, seed) };
        let Ok(report) = generate(&recipe) else { return Ok(()) };
        for round in 1..=usize::from(rounds) {
            let tournament = Tournament::before(&report, round, usize::from(rounds)).expect("a whole report");
            let mut reference = Reference {
                tournament: &tournament,
                players: self::players(&tournament),
                bye: 0,
                completed: HashMap::new(),
            };
            let expected = reference.round();
            let own = pair(&tournament).ok().map(|round| {
                round.boards.iter().map(|(white, black)| (*white.min(black), *white.max(black))).collect::<BTreeSet<_>>()
            });
            prop_assert_eq!(own, expected, "round {}", round);
        }
    }
}

/// `PEATEE_CASES` has more of them for `cargo xtask prove`.
fn cases() -> u32 {
    std::env::var("PEATEE_CASES")
        .ok()
        .and_then(|cases| cases.parse().ok())
        .unwrap_or(40)
}
