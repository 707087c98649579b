//! What decides between players with equal points: data, in the order that the instructions give.

use core::fmt;
use core::str::FromStr;

use crate::instructions::System;
use crate::team::First;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// The points of the games that the equals played with each other.
    DirectEncounter,
    /// Rounds with the points of a win, at the board or not.
    Wins,
    /// Games won at the board.
    GamesWon,
    /// Own points times the points of each opponent.
    SonnebornBerger,
    /// The points of the opponents; who did not play met somebody like himself.
    Buchholz,
    /// Buchholz as if the games of the last round were drawn: Fore Buchholz.
    ForeBuchholz,
    /// The average Buchholz of the opponents that were met at the board.
    AverageBuchholz,
    /// The points of the opponents that were met at the board, as they are.
    Solkoff,
    /// The points from opponents who have half of all points or more.
    Koya,
    /// The points after each round, added up.
    Progressive,
    /// The average rating of the opponents.
    AverageRating,
    /// The rating that the result would be usual for.
    Performance,
    /// The lowest rating from which the result would be expected.
    PerfectPerformance,
    /// The points of the single games, where meetings of several games count as one; of the single boards of teams.
    GamePoints,
    /// The points of the matches of teams, where those of the boards come first.
    MatchPoints,
    /// Own board points times the match points of each opponent.
    BoardBerger,
    /// The points of the boards of teams, the first board weighing most: Berlin.
    Berlin,
    /// Games with Black.
    GamesWithBlack,
    /// Lots are drawn.
    Lots,
}

impl Count {
    /// Every one with its code in files and its words for explanations.
    pub const CODES: [(Count, &'static str); 19] = [
        (Count::DirectEncounter, "DE"),
        (Count::Wins, "WIN"),
        (Count::GamesWon, "WON"),
        (Count::SonnebornBerger, "SB"),
        (Count::Buchholz, "BH"),
        (Count::ForeBuchholz, "FB"),
        (Count::AverageBuchholz, "AOB"),
        (Count::Solkoff, "SOL"),
        (Count::Koya, "KS"),
        (Count::Progressive, "PS"),
        (Count::AverageRating, "ARO"),
        (Count::Performance, "TPR"),
        (Count::PerfectPerformance, "PTP"),
        (Count::GamePoints, "GP"),
        (Count::MatchPoints, "MP"),
        (Count::BoardBerger, "EMGSB"),
        (Count::Berlin, "BER"),
        (Count::GamesWithBlack, "BPG"),
        (Count::Lots, "LOT"),
    ];

    /// Its code in files.
    pub fn code(self) -> &'static str {
        let found = Count::CODES.iter().find(|(count, _)| *count == self);
        found.map_or("", |(_, code)| code)
    }

    /// Whether values may be left out of it.
    pub const fn may_be_cut(self) -> bool {
        matches!(
            self,
            Count::SonnebornBerger
                | Count::BoardBerger
                | Count::Buchholz
                | Count::ForeBuchholz
                | Count::Solkoff
                | Count::Progressive
                | Count::AverageRating
        )
    }

    /// Whether it is made of ratings.
    pub const fn is_of_ratings(self) -> bool {
        matches!(
            self,
            Count::AverageRating | Count::Performance | Count::PerfectPerformance
        )
    }
}

/// One thing that decides between equals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// What is counted.
    pub count: Count,
    /// Number of lowest values left out; of [`Count::Progressive`], of first rounds.
    pub cut_low: u32,
    /// Number of highest values left out.
    pub cut_high: u32,
    /// The rating that opponents without one count for; none where they are not counted.
    pub unrated: Option<u32>,
}

impl TieBreak {
    /// A count without any cut.
    pub const fn whole(count: Count) -> TieBreak {
        TieBreak {
            count,
            cut_low: 0,
            cut_high: 0,
            unrated: None,
        }
    }

    /// What is usual under a system.
    pub fn usual(system: System) -> Vec<TieBreak> {
        let counts: &[Count] = match system {
            System::RoundRobin { .. } => &[
                Count::DirectEncounter,
                Count::SonnebornBerger,
                Count::Wins,
                Count::Koya,
            ],
            System::Swiss { .. } => &[
                Count::Solkoff,
                Count::SonnebornBerger,
                Count::Wins,
                Count::DirectEncounter,
            ],
            System::Match { .. } => &[Count::Wins],
            System::Knockout => &[],
        };
        counts.iter().copied().map(TieBreak::whole).collect()
    }

    /// What is usual for teams under a system.
    pub fn usual_for_teams(system: System, first: First) -> Vec<TieBreak> {
        let second = match first {
            First::MatchPoints => Count::GamePoints,
            First::BoardPoints => Count::MatchPoints,
        };
        let counts = match system {
            System::RoundRobin { .. } => vec![
                second,
                Count::DirectEncounter,
                Count::SonnebornBerger,
                Count::Berlin,
            ],
            System::Swiss { .. } => vec![
                second,
                Count::Solkoff,
                Count::SonnebornBerger,
                Count::DirectEncounter,
            ],
            System::Match { .. } => vec![second, Count::Berlin],
            System::Knockout => vec![Count::Berlin],
        };
        counts.into_iter().map(TieBreak::whole).collect()
    }

    /// Why it cannot be used for teams, or for single players.
    ///
    /// # Errors
    /// What the others have.
    pub const fn suits_entrants(self, are_teams: bool) -> Result<(), Unsuited> {
        let is_of_teams = matches!(
            self.count,
            Count::MatchPoints | Count::BoardBerger | Count::Berlin
        );
        let is_of_players =
            self.count.is_of_ratings() || matches!(self.count, Count::GamesWithBlack);
        match are_teams {
            true if is_of_players => Err(Unsuited::NotOfTeams(self)),
            false if is_of_teams => Err(Unsuited::OfTeams(self)),
            _ => Ok(()),
        }
    }

    /// Why it cannot be used under a system.
    ///
    /// # Errors
    /// What would say nothing there, or mislead.
    pub fn suits(self, system: System) -> Result<(), Unsuited> {
        let is_field = matches!(
            self.count,
            Count::Buchholz
                | Count::ForeBuchholz
                | Count::AverageBuchholz
                | Count::Solkoff
                | Count::AverageRating
        );
        match (system.is_round_robin(), self.count) {
            (true, _) if is_field => Err(Unsuited::SameField(self)),
            (false, Count::Koya) => Err(Unsuited::NotEverybodyMet(self)),
            // Where a match of teams is drawn, the first boards decide who goes on.
            (_, Count::Berlin) => Ok(()),
            _ if matches!(system, System::Knockout) => Err(Unsuited::NoPoints(self)),
            _ => Ok(()),
        }
    }
}

/// Why a count cannot decide between equals under a system.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Unsuited {
    /// In a round robin everybody meets the same opponents.
    #[error(
        "{0} decides nothing where everybody meets everybody: equals have met the same opponents"
    )]
    SameField(TieBreak),
    /// It compares results against the same opponents.
    #[error("{0} compares results against the same opponents, and not everybody meets them here")]
    NotEverybodyMet(TieBreak),
    /// Single players have no boards.
    #[error("{0} counts matches and boards of teams, and single players take part here")]
    OfTeams(TieBreak),
    /// Teams have no single games.
    #[error("{0} counts games of single players, and teams take part here")]
    NotOfTeams(TieBreak),
    /// There is no table of points.
    #[error("{0} needs a table of points, and a knockout has none")]
    NoPoints(TieBreak),
}

/// As TRF writes it: `BH`, `BH/C1` without the lowest, `BH/M1` without the lowest and the highest, `ARO/U1400` with
/// opponents without a rating as 1400.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.count.code())?;
        match (self.cut_low, self.cut_high) {
            (0, 0) => {}
            (low, high) if low == high => write!(f, "/M{low}")?,
            (low, 0) => write!(f, "/C{low}")?,
            (low, high) => write!(f, "/C{low}/H{high}")?,
        }
        match self.unrated {
            Some(rating) => write!(f, "/U{rating}"),
            None => Ok(()),
        }
    }
}

/// What is no tie-break.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no tie-break {0:?}; known are {known}, of sums /C1 without the lowest, /M1 without the lowest and the highest, and of ratings /U1400 with the unrated as 1400", known = known())]
pub struct ParseTieBreakError(pub String);

fn known() -> String {
    Count::CODES.map(|(_, code)| code).join(", ")
}

impl FromStr for TieBreak {
    type Err = ParseTieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, ParseTieBreakError> {
        read(text.trim()).ok_or_else(|| ParseTieBreakError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<TieBreak> {
    let mut parts = text.split('/');
    let code = parts.next()?.to_ascii_uppercase();
    let (count, _) = Count::CODES.iter().find(|(_, known)| **known == code)?;
    let mut found = TieBreak::whole(*count);
    for part in parts {
        let (which, number) = part.split_at_checked(1)?;
        let number: u32 = number.parse().ok().filter(|n| (1..=9999).contains(n))?;
        match which {
            "U" | "u" => found.unrated = Some(number),
            _ if number > 9 => return None,
            "C" | "c" => found.cut_low = number,
            "H" | "h" => found.cut_high = number,
            "M" | "m" => (found.cut_low, found.cut_high) = (number, number),
            _ => return None,
        }
    }
    let is_cut = found.cut_low + found.cut_high > 0;
    let is_right_cut = !is_cut || count.may_be_cut();
    let is_right_rating = found.unrated.is_none() || count.is_of_ratings();
    (is_right_cut && is_right_rating).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for (count, _) in Count::CODES {
            for (cut_low, cut_high, unrated) in [
                (0, 0, None),
                (1, 0, None),
                (1, 1, None),
                (2, 1, None),
                (0, 0, Some(1400)),
                (1, 0, Some(1)),
            ] {
                let one = TieBreak {
                    count,
                    cut_low,
                    cut_high,
                    unrated,
                };
                let is_right = (count.may_be_cut() || cut_low == 0)
                    && (count.is_of_ratings() || unrated.is_none());
                assert_eq!(one.to_string().parse().ok(), is_right.then_some(one));
            }
        }
        for text in [
            "",
            "XX",
            "BH/",
            "BH/C",
            "BH/C0",
            "BH/Ä1",
            "BH/C10",
            "DE/C1",
            "BH/U1400",
            "ARO/U0",
            "ARO/U10000",
            "ARO/U",
        ] {
            assert!(text.parse::<TieBreak>().is_err(), "{text}");
        }
    }

    /// The issue of tournaments: no Buchholz in a round robin.
    #[test]
    fn what_decides_nothing_is_refused() {
        let robin = System::RoundRobin { cycles: 1 };
        let swiss = "swiss 7".parse().unwrap();
        let refused = |text: &str, system| text.parse::<TieBreak>().unwrap().suits(system);
        assert!(matches!(refused("BH", robin), Err(Unsuited::SameField(_))));
        assert!(matches!(
            refused("SOL/C1", robin),
            Err(Unsuited::SameField(_))
        ));
        assert!(matches!(
            refused("KS", swiss),
            Err(Unsuited::NotEverybodyMet(_))
        ));
        assert!(matches!(
            refused("DE", System::Knockout),
            Err(Unsuited::NoPoints(_))
        ));
        assert_eq!(refused("BH/C1", swiss), Ok(()));
        assert_eq!(refused("SB", robin), Ok(()));
        for system in [robin, swiss, System::Match { games: 14 }, System::Knockout] {
            let usual = TieBreak::usual(system);
            assert!(usual.iter().all(|one| one.suits(system).is_ok()));
        }
    }
}
