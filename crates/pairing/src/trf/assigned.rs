//! Record 299: points that are assigned beside the scoring, or instead of it.
//!
//! The source is TRF26 (<https://handbook.fide.com/files/handbook/TRF26.pdf>), *Abnormal Assignment Points*. What it leaves
//! open is read as `docs/team-pairing.md` and the tests of the public repository Sharly-Chess/bbpPairings have it: a record
//! with a type replaces what such a result is worth, and the one that names players and a round goes before one that does
//! not; a record without a type is added in each of its rounds.

use super::line::Line;
use super::{Expected, Fault, Field, MOST_PLAYERS, MOST_ROUNDS, Report, RoundEntry};
use crate::{Mark, Points};

/// Points that are assigned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assigned {
    /// The result that is worth so much; none for a bonus or a penalty, which is added.
    pub kind: Option<Mark>,
    /// Match points, where teams compete.
    pub match_points: Option<Points>,
    /// Points of a player, or board points of a team.
    pub points: Option<Points>,
    /// The round; none means every round.
    pub round: Option<u16>,
    /// The players, or teams; nobody means all of them.
    pub players: Vec<u16>,
}

/// Types and the results that they stand for.
const KINDS: [(&str, Mark); 8] = [
    ("W", Mark::Win),
    ("D", Mark::Draw),
    ("L", Mark::Loss),
    ("F", Mark::FullBye),
    ("H", Mark::HalfBye),
    ("Z", Mark::ZeroBye),
    ("+", Mark::ForfeitWin),
    ("-", Mark::ForfeitLoss),
];

/// The last columns of the match points, of the points and of the round. Programs put them one or two columns further to
/// the left than TRF26 (`T MMMM GGGG RRR PPPP`); by where a word ends both are told apart.
const ENDS: [usize; 3] = [11, 17, 22];

/// The letters of the types.
const LETTERS: [&str; KINDS.len()] = {
    let mut letters = [""; KINDS.len()];
    let mut index = 0;
    while index < KINDS.len() {
        letters[index] = KINDS[index].0;
        index += 1;
    }
    letters
};

/// The least and the most points that five columns hold.
const BOUNDS: (Points, Points) = (Points(-999), Points(9999));

/// Reads the record.
pub(super) fn read(line: &Line) -> Result<Assigned, Fault> {
    let letter = line.at(5).to_ascii_uppercase();
    let kind = KINDS.iter().find(|(known, _)| known.starts_with(letter));
    if kind.is_none() && letter != ' ' {
        return Err(line.unexpected(5, Expected::OneOfOrBlank(&LETTERS), letter));
    }
    let mut found = Assigned {
        kind: kind.map(|(_, mark)| *mark),
        match_points: None,
        points: None,
        round: None,
        players: Vec::new(),
    };
    for (at, word) in line.words(6) {
        let end = at + word.chars().count() - 1;
        if end <= ENDS[1] {
            let points = line.points_within(at, end, BOUNDS)?;
            match end <= ENDS[0] {
                true => found.match_points = Some(points),
                false => found.points = Some(points),
            }
        } else if end <= ENDS[2] {
            let round = line.within((at, end), (0, MOST_ROUNDS), Field::Round)?;
            found.round = (round > 0).then_some(round);
        } else {
            let player = line.within((at, end), (0, MOST_PLAYERS), Field::Player)?;
            found.players.extend((player > 0).then_some(player));
        }
    }
    if found.match_points.is_none() && found.points.is_none() {
        return Err(line.unexpected(6, Expected::Points, ""));
    }
    Ok(found)
}

/// The line of the record.
pub(super) fn write(record: &Assigned) -> String {
    let mark = record.kind;
    let kind = KINDS.iter().find(|(_, known)| Some(*known) == mark);
    let points = |points: Option<Points>| {
        points.map_or_else(String::new, |Points(tenths)| {
            let sign = if tenths < 0 { "-" } else { "" };
            let tenths = tenths.unsigned_abs();
            format!("{sign}{}.{}", tenths / 10, tenths % 10)
        })
    };
    let players: Vec<String> = record
        .players
        .iter()
        .map(|player| format!("{player:>4}"))
        .collect();
    format!(
        "299 {} {:>5} {:>5}  {:03} {}",
        kind.map_or(" ", |(letter, _)| *letter),
        points(record.match_points),
        points(record.points),
        record.round.unwrap_or_default(),
        players.join(" ")
    )
}

impl Assigned {
    fn holds(&self, round: usize, player: u16) -> bool {
        let is_then = self
            .round
            .is_none_or(|known| usize::from(known) == round + 1);
        is_then && (self.players.is_empty() || self.players.contains(&player))
    }
}

impl Report {
    /// What a player has for a round, from 0; a round that nothing is said about is worth what an absence is.
    pub fn points_in(&self, round: usize, player: u16, entry: Option<RoundEntry>) -> Points {
        let mark = match entry {
            Some(entry) => entry.mark,
            None => Some(Mark::ZeroBye),
        };
        let usual = mark.map_or(self.scoring.zero_bye, |mark| self.scoring.points(mark));
        let holding = || {
            let all = self.assigned.iter();
            all.filter(move |record| record.holds(round, player))
        };
        let kind = mark.map(kind_of);
        let instead = holding().filter(|record| record.kind.is_some() && record.kind == kind);
        // Of records that say it equally closely, the last one holds.
        let instead =
            instead.max_by_key(|record| (!record.players.is_empty(), record.round.is_some()));
        let worth = instead.and_then(|record| record.points).unwrap_or(usual);
        let added = holding().filter(|record| record.kind.is_none());
        let added = added.filter_map(|record| record.points).sum::<Points>();
        worth + added
    }
}

/// A win is one whether it is rated or not.
const fn kind_of(mark: Mark) -> Mark {
    match mark {
        Mark::UnratedWin => Mark::Win,
        Mark::UnratedDraw => Mark::Draw,
        Mark::UnratedLoss => Mark::Loss,
        mark => mark,
    }
}
