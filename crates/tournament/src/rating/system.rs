use super::Expectation;
use crate::{Date, Mark};

/// What one game brought, for ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// A whole point.
    Win,
    /// Half a point.
    Draw,
    /// None.
    Loss,
}

impl GameResult {
    /// Half points: 2, 1 or 0.
    pub const fn halves(self) -> u32 {
        match self {
            GameResult::Win => 2,
            GameResult::Draw => 1,
            GameResult::Loss => 0,
        }
    }
}

/// A game that counts for ratings, seen from one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RatedGame {
    /// The rating of the opponent.
    pub opponent: i32,
    /// What the player had of it.
    pub result: GameResult,
}

impl RatedGame {
    /// The game of a mark. None where nothing was played, or what was played does not count.
    pub const fn new(opponent: i32, mark: Mark) -> Option<RatedGame> {
        let result = match mark {
            Mark::Win => GameResult::Win,
            Mark::Draw => GameResult::Draw,
            Mark::Loss => GameResult::Loss,
            Mark::UnratedWin
            | Mark::UnratedDraw
            | Mark::UnratedLoss
            | Mark::ForfeitWin
            | Mark::ForfeitLoss
            | Mark::FullBye
            | Mark::HalfBye
            | Mark::PairingBye
            | Mark::ZeroBye => return None,
        };
        Some(RatedGame { opponent, result })
    }
}

/// What is known of a rated player before an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RatedPlayer {
    /// The rating.
    pub rating: i32,
    /// The highest rating that was ever published.
    pub peak: i32,
    /// How many rated games were played before.
    pub games: u32,
    /// The year of birth, if it is known.
    pub birth_year: Option<u16>,
}

/// A development factor and whom it is for: all that is asked must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KRule {
    /// The factor.
    pub k: u32,
    /// Only for those who have played fewer rated games before.
    pub games_below: Option<u32>,
    /// Only until the end of the year in which the player becomes so old; never where the year of
    /// birth is not known.
    pub until_age: Option<u16>,
    /// Only below a rating.
    pub rating_below: Option<i32>,
    /// Only for those who have once reached a rating.
    pub peak_from: Option<i32>,
}

impl KRule {
    /// A factor for everybody.
    pub const fn all(k: u32) -> KRule {
        KRule {
            k,
            games_below: None,
            until_age: None,
            rating_below: None,
            peak_from: None,
        }
    }

    /// Whether the factor is for a player in a year.
    pub fn is_for(&self, player: &RatedPlayer, year: u16) -> bool {
        let peak = player.peak.max(player.rating);
        let is_young = |age: u16| {
            let birth = player.birth_year;
            birth.is_some_and(|birth| year <= birth.saturating_add(age))
        };
        self.games_below.is_none_or(|games| player.games < games)
            && self.until_age.is_none_or(is_young)
            && self
                .rating_below
                .is_none_or(|rating| player.rating < rating)
            && self.peak_from.is_none_or(|from| peak >= from)
    }
}

/// How great a difference of ratings may count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DifferenceCap {
    /// Greater differences count as this.
    pub most: u32,
    /// Not for players rated so high or higher, whose differences count in full.
    pub lifted_from: Option<i32>,
}

/// How a player without a rating gets one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstRule {
    /// How many fictitious opponents are added, against each of whom he has drawn.
    pub fictitious: u32,
    /// Their rating.
    pub fictitious_rating: i32,
    /// The fewest games against rated opponents.
    pub least_games: u32,
    /// Below it nobody is rated.
    pub floor: Option<i32>,
    /// A first rating above it counts as this.
    pub most: Option<i32>,
}

/// A rating system: everything that a federation can decide, with its name and version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingSystem {
    /// Whose system.
    pub name: String,
    /// Which edition.
    pub version: String,
    /// From when it holds, if that is known.
    pub from: Option<Date>,
    /// Where its values come from, so that nobody takes a guess for a regulation.
    pub source: String,
    /// What is expected.
    pub expectation: Expectation,
    /// The bound of differences; none: they count in full.
    pub cap: Option<DifferenceCap>,
    /// The development factors; the first that is for a player is his.
    pub development: Vec<KRule>,
    /// The factor times the games of a period is not more: the factor becomes less.
    pub most_k_times_games: Option<u32>,
    /// What part of the factor counts, in per cent.
    pub k_percent: u32,
    /// What a win counts: 1, or 2 where ratings are computed from 2, 1 and 0.
    pub win_score: u32,
    /// Players rated lower are not listed.
    pub floor: Option<i32>,
    /// First ratings; none: the system gives none.
    pub first: Option<FirstRule>,
}

impl RatingSystem {
    /// Which edition of FIDE's is known here.
    pub const FIDE_VERSION: &str = "B.02, as read in 2026";
    /// Where the values of FIDE's come from.
    pub const FIDE_SOURCE: &str = "tables of B.02 8.1; factors and bounds at second hand";
    /// Where the values come from, if some of FIDE's are changed.
    pub const CHANGED_SOURCE: &str = "tables of B.02 8.1; changed as given by the organiser";
    /// What a system in the style of the FMJD is called.
    pub const FMJD_NAME: &str = "FMJD style";
    /// Where its values come from.
    pub const FMJD_SOURCE: &str =
        "halved factor: Annex 9, 1.2.2.2; all else as given by the organiser";

    /// The system of FIDE, as far as it could be read in the code of other programs and on public
    /// pages; it has not been compared with the handbook.
    ///
    /// * The tables of B.02, 8.1; differences above 400 count as 400, but in full for players rated
    ///   2650 and more: read in code.
    /// * K = 40 for the first 30 games; 10 for those who have reached 2400; 40 until the end of the
    ///   year of the 18th birthday below 2300; else 20; K times games is at most 700: public pages.
    /// * First ratings with two fictitious opponents of 1800: read in code. How many games they
    ///   need, and their bounds, have changed over the years: the caller has to know.
    pub fn fide(least_games: u32, floor: Option<i32>, most_first: Option<i32>) -> RatingSystem {
        let all = KRule::all;
        RatingSystem {
            name: "FIDE".to_owned(),
            version: RatingSystem::FIDE_VERSION.to_owned(),
            from: None,
            source: RatingSystem::FIDE_SOURCE.to_owned(),
            expectation: Expectation::FideTable,
            cap: Some(DifferenceCap {
                most: 400,
                lifted_from: Some(2650),
            }),
            development: vec![
                KRule {
                    games_below: Some(30),
                    ..all(40)
                },
                KRule {
                    peak_from: Some(2400),
                    ..all(10)
                },
                KRule {
                    until_age: Some(18),
                    rating_below: Some(2300),
                    ..all(40)
                },
                all(20),
            ],
            most_k_times_games: Some(700),
            k_percent: 100,
            win_score: 1,
            floor,
            first: Some(FirstRule {
                fictitious: 2,
                fictitious_rating: 1800,
                least_games,
                floor,
                most: most_first,
            }),
        }
    }

    /// A system in the style of the FMJD. Of its Annex 9 only this is known here: there are
    /// separate lists for 100 and 64 squares, and the development factor is halved for other time
    /// controls (see [`RatingSystem::halved`]). The curve, the factors and the first ratings are
    /// **not** known: the federation has to be asked, and its answer given here.
    pub fn fmjd_style(
        version: &str,
        expectation: Expectation,
        cap: Option<DifferenceCap>,
        development: Vec<KRule>,
        first: Option<FirstRule>,
    ) -> RatingSystem {
        RatingSystem {
            name: RatingSystem::FMJD_NAME.to_owned(),
            version: version.to_owned(),
            from: None,
            source: RatingSystem::FMJD_SOURCE.to_owned(),
            expectation,
            cap,
            development,
            most_k_times_games: None,
            k_percent: 100,
            win_score: 1,
            floor: None,
            first,
        }
    }

    /// The same system with half the development factor, as the FMJD rates other time controls.
    #[must_use]
    pub fn halved(mut self) -> RatingSystem {
        self.k_percent /= 2;
        self
    }

    /// The difference of ratings that counts for a player.
    pub fn difference(&self, own: i32, opponent: i32) -> i64 {
        let difference = i64::from(own) - i64::from(opponent);
        match self.cap {
            Some(cap) if cap.lifted_from.is_none_or(|from| own < from) => {
                let most = i64::from(cap.most);
                difference.clamp(-most, most)
            }
            Some(_) | None => difference,
        }
    }

    /// What a player is expected to score in one game, in ten-thousandths.
    pub fn expected(&self, own: i32, opponent: i32) -> u32 {
        self.expectation.of(self.difference(own, opponent))
    }
}
