//! The games of a competition as those of rating systems.

use std::collections::BTreeMap;

use super::{
    FirstRating, GameResult, NoChange, NoFirstRating, Performance, RatedGame, RatedPlayer,
    RatingList, RatingReport, RatingSystem, performance,
};
use crate::competition::Competition;
use crate::event::{Happened, Place};
use crate::person::{Player, PlayerId};
use crate::round::Game;

/// Who has a rating: a participant, or somebody who plays for a team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rated {
    /// The participant, or the team.
    pub participant: PlayerId,
    /// The place in the board order of the team, from 1 on; none for a single player.
    pub member: Option<u32>,
}

/// A game that was played, seen from one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The game, by round, board and number in the meeting.
    pub place: Place,
    /// Against whom.
    pub opponent: Rated,
    /// The opponent's rating; without one the game does not count.
    pub rating: Option<i32>,
    /// Whether with White.
    pub has_white: bool,
    /// What the player had of it.
    pub result: GameResult,
}

impl PlayedGame {
    /// As it counts; none against an opponent without a rating.
    pub fn counted(&self) -> Option<RatedGame> {
        let (opponent, result) = (self.rating?, self.result);
        Some(RatedGame { opponent, result })
    }
}

/// What a competition does to the rating of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// No game counts.
    Nothing,
    /// A rating changes.
    Rated(RatingReport),
    /// A first rating is given.
    First(FirstRating),
    /// No first rating is given.
    NoFirst(NoFirstRating),
    /// The system does not say how a rating changes.
    NoChange(NoChange),
}

/// Somebody in the rating report of a competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingLine {
    /// The rated player.
    pub who: Rated,
    /// The rating before.
    pub before: Option<i32>,
    /// Every game that was played, by rounds; those against opponents without a rating do not count.
    pub games: Vec<PlayedGame>,
    /// What comes of them.
    pub change: Change,
    /// The performance in those that count, by the table of FIDE.
    pub performance: Option<Performance>,
}

impl RatingLine {
    /// The games that count.
    pub fn counted(&self) -> impl Iterator<Item = &PlayedGame> {
        self.games.iter().filter(|game| game.rating.is_some())
    }

    /// Half points of the games that count.
    pub fn halves(&self) -> u32 {
        self.counted().map(|game| game.result.halves()).sum()
    }

    /// The rating afterwards, where there is one.
    pub fn after(&self) -> Option<i32> {
        match &self.change {
            Change::Rated(report) => Some(report.after),
            Change::First(first) => Some(first.rating),
            Change::Nothing | Change::NoFirst(_) | Change::NoChange(_) => self.before,
        }
    }
}

/// What is known of players beyond a competition, by their number with the federation: the games before, and the
/// highest rating.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Careers(BTreeMap<String, (Option<u32>, Option<i32>)>);

impl Careers {
    /// Those of a list.
    pub fn of(list: &RatingList) -> Careers {
        let known = list.players.iter().filter_map(|listed| {
            let id = listed.id.clone()?;
            let career = (listed.games, listed.peak);
            (career != (None, None)).then_some((id, career))
        });
        Careers(known.collect())
    }

    /// Whether nothing is known of anybody.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A player as rating systems ask for him. Of whom nothing is known, nobody knows that he is new: he has played
    /// before, and never had a higher rating.
    fn rated(&self, player: &Player, rating: i32) -> RatedPlayer {
        let (games, peak) = self.0.get(&player.licence).copied().unwrap_or_default();
        let year = player.birth.get(..4).and_then(|year| year.parse().ok());
        RatedPlayer {
            rating,
            peak: peak.unwrap_or(rating).max(rating),
            games: games.unwrap_or(u32::MAX),
            birth_year: year,
        }
    }
}

impl Competition {
    /// Everybody whose games ratings are computed from: by numbers, the players of a team in their board order.
    pub fn rated(&self) -> Vec<Rated> {
        let mut all: Vec<PlayerId> = self.participants().map(|(player, _)| player).collect();
        all.sort_by_key(|player| (self.number_of(*player).unwrap_or(u32::MAX), *player));
        let of = |participant: PlayerId| {
            let members = u32::try_from(self.members(participant).len()).unwrap_or(u32::MAX);
            let members: Vec<Option<u32>> = match self.is_for_teams() {
                true => (1..=members).map(Some).collect(),
                false => vec![None],
            };
            members.into_iter().map(move |member| Rated {
                participant,
                member,
            })
        };
        all.into_iter().flat_map(of).collect()
    }

    /// What is known of somebody who is rated.
    pub fn rated_player(&self, who: Rated) -> Option<&Player> {
        match who.member {
            Some(member) => self.member(who.participant, member),
            None => self.participant(who.participant).map(|one| &one.player),
        }
    }

    /// The rating of somebody.
    pub fn rating_of(&self, who: Rated) -> Option<i32> {
        let rating = self.rated_player(who)?.rating?;
        // Lists write 0 where there is none.
        i32::try_from(rating).ok().filter(|rating| *rating > 0)
    }

    /// The year in which the last round was paired, as the log has it: systems ask how old somebody is.
    pub fn year(&self) -> Option<u16> {
        let log = (1..).zip(self.log());
        let paired = log.filter(|(number, event)| {
            matches!(event.what, Happened::Paired(_)) && !self.is_undone(*number)
        });
        let (_, event) = paired.last()?;
        u16::try_from(self.local(event.at)?.year()).ok()
    }

    /// What the competition does to everybody's rating. Games count that are over and were played at the board: no byes, no
    /// games to which somebody did not come, nothing that is assumed or annulled. In a competition of teams these are the
    /// games of the single boards.
    pub fn rating_report(&self, system: &RatingSystem, careers: &Careers) -> Vec<RatingLine> {
        let mut played = self.played();
        let lines = self.rated().into_iter();
        lines
            .map(|who| {
                let games = played.remove(&who).unwrap_or_default();
                self.line(system, careers, who, games)
            })
            .collect()
    }

    fn line(
        &self,
        system: &RatingSystem,
        careers: &Careers,
        who: Rated,
        games: Vec<PlayedGame>,
    ) -> RatingLine {
        let counted: Vec<RatedGame> = games.iter().filter_map(PlayedGame::counted).collect();
        let before = self.rating_of(who);
        let player = self.rated_player(who);
        let change = match (before, player) {
            _ if counted.is_empty() => Change::Nothing,
            (Some(rating), Some(player)) => {
                let player = careers.rated(player, rating);
                let year = self.year().unwrap_or_default();
                match system.rate(&player, year, &counted) {
                    Ok(report) => Change::Rated(report),
                    Err(none) => Change::NoChange(none),
                }
            }
            (None, _) | (_, None) => match system.first_rating(&counted) {
                Ok(first) => Change::First(first),
                Err(none) => Change::NoFirst(none),
            },
        };
        RatingLine {
            who,
            before,
            performance: performance(&counted),
            games,
            change,
        }
    }

    /// The games of everybody.
    fn played(&self) -> BTreeMap<Rated, Vec<PlayedGame>> {
        let mut played: BTreeMap<Rated, Vec<PlayedGame>> = BTreeMap::new();
        for (place, game) in self.places() {
            let outcome = match game {
                Game::Done(outcome) | Game::Adjudicated { outcome, .. } => {
                    self.rating_correction(place).unwrap_or(*outcome)
                }
                // What is assumed has not happened yet.
                Game::Open | Game::Postponed | Game::Adjourned { .. } | Game::Annulled { .. } => {
                    continue;
                }
            };
            let Some([white, black]) = self.sides(place) else {
                continue;
            };
            let sides = [
                (white, black, outcome.white, true),
                (black, white, outcome.black, false),
            ];
            for (who, opponent, mark, has_white) in sides {
                // The rating of the opponent does not matter yet.
                let Some(RatedGame { result, .. }) = RatedGame::new(0, mark) else {
                    continue;
                };
                played.entry(who).or_default().push(PlayedGame {
                    place,
                    opponent,
                    rating: self.rating_of(opponent),
                    has_white,
                    result,
                });
            }
        }
        played
    }

    /// Who has White in a game, and who Black; none where a team has nobody at the board.
    fn sides(&self, place: Place) -> Option<[Rated; 2]> {
        let meeting = self.board(place.round, place.board)?;
        let game = (place.game as usize).checked_sub(1)?;
        let rated = |participant: PlayerId| {
            let member = match self.is_for_teams() {
                true => Some(self.seated(place.round, participant, game)?),
                false => None,
            };
            Some(Rated {
                participant,
                member,
            })
        };
        let (first, second) = (rated(meeting.white)?, rated(meeting.black)?);
        Some(match meeting.has_white(meeting.white, game) {
            true => [first, second],
            false => [second, first],
        })
    }
}
