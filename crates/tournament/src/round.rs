//! A round: who meets whom, and how it went.

use core::fmt;

use pairing::{Colors, Mark, Points, Scoring};

use crate::instructions::Encounter;
use crate::person::PlayerId;

/// How a game ended for both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// What White has.
    pub white: Mark,
    /// What Black has.
    pub black: Mark,
}

impl Outcome {
    /// Every one that can be entered, with its text.
    pub const TEXTS: [(Outcome, &'static str); 12] = [
        (Outcome::of(Mark::Win, Mark::Loss), "1-0"),
        (Outcome::of(Mark::Draw, Mark::Draw), "½-½"),
        (Outcome::of(Mark::Loss, Mark::Win), "0-1"),
        // A win that nobody played for (`002:§37.2`).
        (Outcome::of(Mark::ForfeitWin, Mark::ForfeitLoss), "+:-"),
        (Outcome::of(Mark::ForfeitLoss, Mark::ForfeitWin), "-:+"),
        // Nobody came (`002:§32.12`).
        (Outcome::of(Mark::ForfeitLoss, Mark::ForfeitLoss), "-:-"),
        // The judge has taken points away (`002:§41i`).
        (Outcome::of(Mark::Loss, Mark::Loss), "0-0"),
        (Outcome::of(Mark::Draw, Mark::Loss), "½-0"),
        (Outcome::of(Mark::Loss, Mark::Draw), "0-½"),
        // Games that no rating is computed from.
        (Outcome::of(Mark::UnratedWin, Mark::UnratedLoss), "1-0u"),
        (Outcome::of(Mark::UnratedDraw, Mark::UnratedDraw), "½-½u"),
        (Outcome::of(Mark::UnratedLoss, Mark::UnratedWin), "0-1u"),
    ];

    /// An outcome by its two marks.
    pub const fn of(white: Mark, black: Mark) -> Outcome {
        Outcome { white, black }
    }

    /// Whether it was played at the board.
    pub const fn was_played(self) -> bool {
        self.white.was_played() && self.black.was_played()
    }

    /// Reads `1-0`, `½-½`, `1/2-1/2`, `1/2`, `=`, `+:-`, `+-`, `+/-`, `2-0` and the like; points are read as the scoring has them.
    pub fn read(text: &str, scoring: &Scoring) -> Option<Outcome> {
        let text = text.trim().replace("1/2", "½").replace("0.5", "½");
        let known = Outcome::TEXTS.iter().find(|(_, known)| *known == text);
        if let Some((outcome, _)) = known {
            return Some(*outcome);
        }
        match text.as_str() {
            "=" | "½" => return Some(Outcome::of(Mark::Draw, Mark::Draw)),
            "+-" | "+/-" => return Some(Outcome::of(Mark::ForfeitWin, Mark::ForfeitLoss)),
            "-+" | "-/+" => return Some(Outcome::of(Mark::ForfeitLoss, Mark::ForfeitWin)),
            "--" | "-/-" => return Some(Outcome::of(Mark::ForfeitLoss, Mark::ForfeitLoss)),
            _ => {}
        }
        let (white, black) = text.split_once(['-', ':'])?;
        let points = (white.parse::<Points>().ok()?, black.parse::<Points>().ok()?);
        let worth = |outcome: &Outcome| {
            let white = scoring.points(outcome.white);
            (white, scoring.points(outcome.black))
        };
        let mut usual = Outcome::TEXTS[..3].iter().map(|(outcome, _)| *outcome);
        usual.find(|outcome| worth(outcome) == points)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Outcome::TEXTS.iter().find(|(known, _)| known == self);
        match known {
            Some((_, text)) => f.pad(text),
            None => write!(f, "{}:{}", self.white.letter(), self.black.letter()),
        }
    }
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Game {
    /// It is to be played.
    Open,
    /// It is played on another day.
    Postponed,
    /// It is adjourned (`002:§34`); perhaps with a result that is assumed until it is played on.
    Adjourned {
        /// What is assumed, where the next round was paired meanwhile.
        assumed: Option<Outcome>,
    },
    /// It is over.
    Done(Outcome),
    /// It was decided from its position (`002:§38.4`, `002:§35.10`).
    Adjudicated {
        /// What was decided.
        outcome: Outcome,
        /// Who decided it with the judge (`002:§41g`).
        commission: String,
    },
    /// It is annulled, and what it was is kept (`002:§38.3`).
    Annulled {
        /// How it stood.
        was: Box<Game>,
    },
}

impl Game {
    /// How it ended, or is assumed to.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Game::Done(outcome) | Game::Adjudicated { outcome, .. } => Some(*outcome),
            Game::Adjourned { assumed } => *assumed,
            Game::Open | Game::Postponed | Game::Annulled { .. } => None,
        }
    }

    /// Whether it is over.
    pub const fn is_over(&self) -> bool {
        match self {
            Game::Done(_) | Game::Adjudicated { .. } | Game::Annulled { .. } => true,
            Game::Open | Game::Postponed | Game::Adjourned { .. } => false,
        }
    }

    /// Whether it has begun, so that it counts as played when somebody leaves (`002:§38.4`).
    pub fn has_begun(&self) -> bool {
        match self {
            Game::Done(outcome) | Game::Adjudicated { outcome, .. } => outcome.was_played(),
            Game::Adjourned { .. } => true,
            Game::Open | Game::Postponed | Game::Annulled { .. } => false,
        }
    }
}

/// Two players who meet, or two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Who is named first, and has White in the first game.
    pub white: PlayerId,
    /// Who has Black in the first game.
    pub black: PlayerId,
    /// Their games; those of teams from the first board to the last.
    pub games: Vec<Game>,
    /// Who has White in which of them.
    pub colors: Colors,
}

impl Board {
    /// A board with its games to be played.
    pub fn new(white: PlayerId, black: PlayerId, games: u32, colors: Colors) -> Board {
        Board {
            white,
            black,
            games: vec![Game::Open; games as usize],
            colors,
        }
    }

    /// Whether somebody plays there.
    pub fn has(&self, player: PlayerId) -> bool {
        self.white == player || self.black == player
    }

    /// Whom somebody meets there.
    pub fn opponent(&self, player: PlayerId) -> Option<PlayerId> {
        match player {
            player if player == self.white => Some(self.black),
            player if player == self.black => Some(self.white),
            _ => None,
        }
    }

    /// Whether somebody has White in a game, the first being 0.
    pub fn has_white(&self, player: PlayerId, game: usize) -> bool {
        (player == self.white) == self.colors.first_has_white(game)
    }

    /// What somebody has in each game that has a result.
    pub fn marks(&self, player: PlayerId) -> impl Iterator<Item = Mark> {
        (0..self.games.len()).filter_map(move |game| self.mark_in(player, game))
    }

    /// What somebody has in a game, the first being 0; none where it has no result.
    pub fn mark_in(&self, player: PlayerId, game: usize) -> Option<Mark> {
        let outcome = self.games.get(game)?.outcome()?;
        Some(match self.has_white(player, game) {
            true => outcome.white,
            false => outcome.black,
        })
    }

    /// A result as whoever is named first sees it, and the other way round.
    pub const fn turned(&self, game: usize, outcome: Outcome) -> Outcome {
        match self.colors.first_has_white(game) {
            true => outcome,
            false => Outcome::of(outcome.black, outcome.white),
        }
    }

    /// How a game ends to which the first does not come, or the second, or neither.
    pub(crate) fn lost_by(&self, game: usize, is_lost: [bool; 2]) -> Outcome {
        let [first, second] = is_lost.map(|is_lost| match is_lost {
            true => Mark::ForfeitLoss,
            false => Mark::ForfeitWin,
        });
        self.turned(game, Outcome::of(first, second))
    }

    /// What the meeting as a whole is for somebody; none while a result is missing.
    pub fn mark(&self, player: PlayerId, scoring: &Scoring) -> Option<Mark> {
        let mut games = self.games.iter();
        let is_known =
            |game: &Game| game.outcome().is_some() || matches!(game, Game::Annulled { .. });
        if self.is_annulled() || !games.all(is_known) {
            return None;
        }
        if self.games.len() == 1 {
            return self.mark_in(player, 0);
        }
        let other = self.opponent(player)?;
        let [ours, theirs] = [player, other].map(|one| self.game_points(one, scoring));
        let has_come = self.was_played() || self.marks(player).any(|mark| mark == Mark::ForfeitWin);
        Some(match (ours.cmp(&theirs), self.was_played()) {
            (core::cmp::Ordering::Greater, true) => Mark::Win,
            (core::cmp::Ordering::Greater, false) => Mark::ForfeitWin,
            (core::cmp::Ordering::Less, true) => Mark::Loss,
            (core::cmp::Ordering::Less, false) => Mark::ForfeitLoss,
            // Nobody came, on any board.
            (core::cmp::Ordering::Equal, _) if !has_come => Mark::ForfeitLoss,
            (core::cmp::Ordering::Equal, _) => Mark::Draw,
        })
    }

    /// Whether every game is over.
    pub fn is_over(&self) -> bool {
        self.games.iter().all(Game::is_over)
    }

    /// Whether every game is annulled.
    pub fn is_annulled(&self) -> bool {
        let is_annulled = |game: &Game| matches!(game, Game::Annulled { .. });
        self.games.iter().all(is_annulled)
    }

    /// Whether some game was played at the board.
    pub fn was_played(&self) -> bool {
        let outcomes = self.games.iter().filter_map(Game::outcome);
        outcomes.into_iter().any(Outcome::was_played)
    }

    /// The points of the single games.
    pub fn game_points(&self, player: PlayerId, scoring: &Scoring) -> Points {
        self.marks(player).map(|mark| scoring.points(mark)).sum()
    }

    /// What the meeting is worth to somebody.
    pub fn points(&self, player: PlayerId, scoring: &Scoring, encounter: Encounter) -> Points {
        let ours = self.game_points(player, scoring);
        if !encounter.is_match || !self.is_over() || self.is_annulled() {
            return ours;
        }
        let theirs = self.opponent(player);
        let theirs = theirs.map_or(Points::ZERO, |other| self.game_points(other, scoring));
        match ours.cmp(&theirs) {
            core::cmp::Ordering::Greater => scoring.win,
            core::cmp::Ordering::Equal => scoring.draw,
            core::cmp::Ordering::Less => scoring.loss,
        }
    }
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Which round of the table it is, in a round robin.
    pub of_table: Option<u32>,
    /// Who meets whom, the first board first.
    pub boards: Vec<Board>,
    /// Who is free, and what he has for it; nothing in a round robin.
    pub free: Vec<(PlayerId, Option<Mark>)>,
    /// The board of each player by his id, from 1 on; 0 where he has none. Boards keep their players.
    seats: Vec<u32>,
}

impl Round {
    /// A round with its boards and those who are free.
    pub fn new(
        of_table: Option<u32>,
        boards: Vec<Board>,
        free: Vec<(PlayerId, Option<Mark>)>,
    ) -> Round {
        let players = boards.iter().flat_map(|board| [board.white, board.black]);
        let last = players.map(|player| player.0 as usize).max();
        let mut seats = vec![0; last.map_or(0, |last| last + 1)];
        for (number, board) in (1..).zip(&boards) {
            for player in [board.white, board.black] {
                if let Some(seat) = seats.get_mut(player.0 as usize) {
                    *seat = number;
                }
            }
        }
        Round {
            of_table,
            boards,
            free,
            seats,
        }
    }

    /// The board of somebody.
    pub fn board_of(&self, player: PlayerId) -> Option<&Board> {
        let seat = *self.seats.get(player.0 as usize)?;
        self.boards.get((seat as usize).checked_sub(1)?)
    }

    /// What somebody has for being free; none where he is not, or has nothing for it.
    pub fn free_mark(&self, player: PlayerId) -> Option<Mark> {
        let free = self.free.iter().find(|(free, _)| *free == player);
        free.and_then(|(_, mark)| *mark)
    }

    /// Whether every game of it is over.
    pub fn is_over(&self) -> bool {
        self.boards.iter().all(Board::is_over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_read_as_they_are_written() {
        for (outcome, text) in Outcome::TEXTS {
            assert_eq!(Outcome::read(text, &Scoring::ONE_HALF_ZERO), Some(outcome));
            assert_eq!(outcome.to_string(), text);
        }
        let two = Scoring::TWO_ONE_ZERO;
        let read = |text| Outcome::read(text, &two).map(|outcome| outcome.to_string());
        assert_eq!(read("2-0").as_deref(), Some("1-0"));
        assert_eq!(read("1-1").as_deref(), Some("½-½"));
        assert_eq!(read("0:2").as_deref(), Some("0-1"));
        for draw in ["1/2-1/2", "1/2", "½"] {
            assert_eq!(read(draw).as_deref(), Some("½-½"));
        }
        // As the protocol of a game writes them (`002:§37.2`).
        assert_eq!(read("+/-").as_deref(), Some("+:-"));
        assert_eq!(read("-/+").as_deref(), Some("-:+"));
        assert_eq!(read("-/-").as_deref(), Some("-:-"));
        for text in ["", "1", "3-0", "1-0-0", "x-y", "2-1"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
