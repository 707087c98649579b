//! A casual game at one board: between people, or against the computer or an engine.

use games::{
    Book, Ended, Game, LegalMove, PartialDate, Played, Record, RecordHeader, Refusal, claim_note,
};
use notation::Score;
use protocol::{Cancel, Failure};
use rules::{ByColor, Color, DrawReason, Outcome, WinReason};

use crate::computer::Computer;
use crate::guest::Guest;
use crate::player::{Decision, Player};

/// Who moves the pieces of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Somebody at the board.
    Person,
    /// The computer, or an engine in its place.
    Computer,
}

/// A casual game at one board, without clock and judge: moves, offers of a draw, claims, resignation, and moves taken back at
/// will. Official games are those of `peatee-conduct`.
#[derive(Debug)]
pub struct CasualGame {
    game: Game,
    /// The FEN it began from, where that is not the usual one.
    first: Option<String>,
    seats: ByColor<Seat>,
    /// The people of each side, where they are named; several play a consultation game (`002:§3.1`).
    names: ByColor<Vec<String>>,
    computer: Computer,
    /// An engine that plays in the computer's place.
    guest: Option<Box<Guest>>,
    /// How it ended by what the players did.
    agreed: Option<Outcome>,
    /// The claim that ended it, as files tell it, where it names a move that is not made.
    claim: Option<String>,
    /// Whose offer of a draw stands.
    offer: Option<Color>,
    /// After how many plies a side's last offer was declined, if the other has not offered since.
    declined: ByColor<Option<usize>>,
}

/// What the computer did when it was to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ComputerTurn {
    /// It moved.
    Moved {
        /// The move.
        played: LegalMove,
        /// Whether it offers a draw with it.
        offers_draw: bool,
    },
    /// It claimed a draw.
    Claimed,
    /// It resigned.
    Resigned,
}

/// Why the computer did not move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TurnFailed {
    /// The engine in its place has failed; from now on the computer plays itself.
    #[error("{name}: {failure}")]
    Guest {
        /// What the engine calls itself.
        name: String,
        /// What has failed.
        failure: Failure,
    },
    /// The computer has no move, or its search was cancelled.
    #[error(transparent)]
    Computer(#[from] Failure),
}

/// What comes of an offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferAnswer {
    /// The side may not offer again so soon.
    NotAgain,
    /// The person on the other side has to answer.
    Open,
    /// The computer accepts.
    Accepted,
    /// The computer declines.
    Declined,
}

/// Plies between two offers of one side where the book does not say.
const PLIES_BETWEEN_OFFERS: usize = 10;

const AGREED: Outcome = Outcome::Draw {
    by: DrawReason::Agreement,
};

fn resigned(loser: Color) -> Outcome {
    Outcome::Win {
        winner: !loser,
        by: WinReason::Resignation,
    }
}

impl CasualGame {
    /// A game that goes on from here.
    pub fn new(game: Game, seats: ByColor<Seat>, computer: Computer) -> CasualGame {
        let fen = game.fen();
        let is_usual = fen == Game::new(game.rules()).fen();
        CasualGame {
            first: (!is_usual).then_some(fen),
            game,
            seats,
            names: ByColor::default(),
            computer,
            guest: None,
            agreed: None,
            claim: None,
            offer: None,
            declined: ByColor::default(),
        }
    }

    /// The same game by people of these names.
    #[must_use]
    pub fn named(self, names: ByColor<Vec<String>>) -> CasualGame {
        CasualGame { names, ..self }
    }

    /// The same game against an engine in the computer's place.
    #[must_use]
    pub fn against(self, guest: Option<Guest>) -> CasualGame {
        CasualGame {
            guest: guest.map(Box::new),
            ..self
        }
    }

    /// The game by its rules.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who moves the pieces of each side.
    pub const fn seats(&self) -> ByColor<Seat> {
        self.seats
    }

    /// The computer, whoever plays in its place.
    pub const fn computer(&self) -> &Computer {
        &self.computer
    }

    /// The name of the engine that plays in the computer's place.
    pub fn guest_name(&self) -> Option<String> {
        self.guest.as_deref().map(Guest::name)
    }

    /// What a side is called in files.
    pub fn name(&self, side: Color) -> String {
        match self.seats[side] {
            Seat::Person if self.names[side].is_empty() => "Player".to_owned(),
            Seat::Person => self.names[side].join(", "),
            Seat::Computer => {
                let own = || format!("Peatee, level {}", self.computer.level().number());
                self.guest_name().unwrap_or_else(own)
            }
        }
    }

    /// Whether a side is more than one person (`002:§3.1`).
    pub fn is_consultation(&self) -> bool {
        let mut sides = Color::ALL.into_iter();
        sides.any(|side| self.names[side].len() > 1)
    }

    /// How it has ended, by its rules or by the players.
    pub fn ended(&self) -> Option<Ended> {
        let agreed = self.agreed.map(|outcome| self.game.ended_by(outcome));
        agreed.or_else(|| self.game.ended())
    }

    /// The record of the game, played on a day.
    pub fn record(&self, date: PartialDate) -> Record {
        let names = ByColor::new_with(|side| self.name(side));
        let outcome = self.ended().map(|ended| ended.outcome);
        let header = RecordHeader {
            event: "Peatee",
            date,
            round: "-",
            names: ByColor::new_with(|side| names[side].as_str()),
            is_consultation: self.is_consultation(),
            first: self.first.as_deref(),
            score: outcome.map_or(Score::Unknown, Score::from),
            claim: self.agreed.and(self.claim.as_deref()),
        };
        header.record(&self.game)
    }

    /// Makes the move that a text means. An offer of the other side is declined by it (`002:§16.8`).
    ///
    /// # Errors
    /// Why the text is no legal move; the game is unchanged.
    pub fn play(&mut self, text: &str) -> Result<Played, Refusal> {
        let mover = self.game.turn();
        let played = self.game.play(text)?;
        if self.offer.take_if(|offered| *offered != mover).is_some() {
            self.decline_of(!mover);
        }
        Ok(played)
    }

    /// Lets the computer, or the engine in its place, do what it does when it is to move. It takes its time.
    ///
    /// # Errors
    /// When the engine has failed, or the computer has no move.
    pub fn computer_turn(&mut self, cancel: &Cancel) -> Result<ComputerTurn, TurnFailed> {
        let us = self.game.turn();
        let player = player(&mut self.guest, &mut self.computer);
        match player.decide(&self.game, cancel) {
            Ok(Decision::Resign) => {
                self.agreed = Some(resigned(us));
                Ok(ComputerTurn::Resigned)
            }
            Ok(Decision::Claim(by)) => {
                self.agreed = Some(Outcome::Draw { by });
                Ok(ComputerTurn::Claimed)
            }
            Ok(Decision::Play { text, offers_draw }) => {
                let offers_draw = offers_draw && self.may_offer();
                let illegal = |_| Failure::Illegal(text.clone());
                let played = self.game.explain(&text).map_err(illegal)?;
                self.play(&text).map_err(illegal)?;
                let offers_draw = offers_draw && self.ended().is_none();
                if offers_draw {
                    self.offer_of(us);
                }
                Ok(ComputerTurn::Moved {
                    played,
                    offers_draw,
                })
            }
            Err(failure) => match self.guest.take() {
                Some(guest) => Err(TurnFailed::Guest {
                    name: guest.name(),
                    failure,
                }),
                None => Err(failure.into()),
            },
        }
    }

    /// What a careful look at the position finds for the side to move.
    pub fn hint(&self, cancel: &Cancel) -> Option<LegalMove> {
        let advice = self.computer.adviser().advise(&self.game, cancel).ok()?;
        self.game.explain(&advice.text).ok()
    }

    /// Takes back the last move of the player to move, and the computer's reply to it; false where there is none.
    pub fn undo(&mut self) -> bool {
        let plies = match self.seats[!self.game.turn()] {
            Seat::Computer => 2,
            Seat::Person => 1,
        };
        if self.game.plies() < plies {
            return false;
        }
        for _ in 0..plies {
            self.game.undo();
        }
        self.offer = None;
        true
    }

    /// Takes back how the players have ended the game; false where they have not.
    pub fn reopen(&mut self) -> bool {
        self.agreed.take().is_some()
    }

    /// Whether the side to move may offer a draw. The regulations of 1953 allow a second offer only after the other side's
    /// (`002:§16.8`); the other books leave it open, and a few moves should lie between.
    pub fn may_offer(&self) -> bool {
        let is_1953 = self.game.rules().book() == Book::Regulations1953;
        self.declined[self.game.turn()]
            .is_none_or(|at| !is_1953 && self.game.plies() >= at + PLIES_BETWEEN_OFFERS)
    }

    /// Offers a draw for the side to move. The computer answers at once; it takes its time.
    pub fn offer_draw(&mut self, cancel: &Cancel) -> OfferAnswer {
        let us = self.game.turn();
        if !self.may_offer() {
            return OfferAnswer::NotAgain;
        }
        if self.seats[!us] == Seat::Person {
            self.offer_of(us);
            return OfferAnswer::Open;
        }
        self.declined[!us] = None;
        let player = player(&mut self.guest, &mut self.computer);
        let answer = player.accepts_draw(&self.game, !us, cancel);
        match answer.unwrap_or(false) {
            true => {
                self.agreed = Some(AGREED);
                OfferAnswer::Accepted
            }
            false => {
                self.decline_of(us);
                OfferAnswer::Declined
            }
        }
    }

    /// Accepts the offer that stands; false where none does.
    pub fn accept(&mut self) -> bool {
        let is_offered = self.offer.take().is_some();
        if is_offered {
            self.agreed = Some(AGREED);
        }
        is_offered
    }

    /// Declines the offer that stands; false where none does.
    pub fn decline(&mut self) -> bool {
        let offered = self.offer.take();
        if let Some(side) = offered {
            self.decline_of(side);
        }
        offered.is_some()
    }

    /// Claims a draw now, or with a move not yet made (`002:§16.1`, `002:§16.2`); whether it is drawn by that.
    ///
    /// # Errors
    /// When the text is no legal move.
    pub fn claim(&mut self, with: Option<&str>) -> Result<bool, Refusal> {
        let claims = match with {
            None => self.game.claims(),
            Some(text) => self.game.claims_with(text)?,
        };
        let Some(by) = claims.first() else {
            return Ok(false);
        };
        self.agreed = Some(Outcome::Draw { by: *by });
        self.claim = with.map(|with| claim_note(self.game.turn(), Some(with)));
        Ok(true)
    }

    /// Resigns for the side to move.
    pub fn resign(&mut self) {
        self.agreed = Some(resigned(self.game.turn()));
    }

    fn offer_of(&mut self, side: Color) {
        self.offer = Some(side);
        self.declined[!side] = None;
    }

    fn decline_of(&mut self, offered: Color) {
        self.declined[offered] = Some(self.game.plies());
    }
}

/// Who plays where no person does.
fn player<'a>(guest: &'a mut Option<Box<Guest>>, computer: &'a mut Computer) -> &'a mut dyn Player {
    match guest {
        Some(guest) => guest.as_mut(),
        None => computer,
    }
}
