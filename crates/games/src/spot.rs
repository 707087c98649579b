//! One position of any rule set, and the step to the next.

use notation::{MoveForm, Slip, write_fen, write_move_as};
use rules::{
    AnyPosition, Board, Color, Naming, Position, Variant, VariantId, Writing, with_position,
};

use crate::draughts;
use crate::game::find_chess;
use crate::refusal::{Refusal, SetupRefused};
use crate::rule_set::RuleSet;

/// A position without a past: no draw is counted. For lines that fork, and for reading.
#[derive(Clone, Debug)]
pub struct Spot(Inner);

#[derive(Clone, Debug)]
enum Inner {
    Draughts(AnyPosition),
    Chess(Box<chess::Game>),
}

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spelling {
    /// How squares are named, if not as the rule set does.
    pub naming: Option<Naming>,
    /// The sign of a capture, if not that of the rule set.
    pub capture_sign: Option<char>,
    /// How much is written.
    pub form: MoveForm,
}

/// A step that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stepped {
    /// The move, spelled.
    pub text: String,
    /// A slip of the pen in the text that left no doubt.
    pub slip: Option<Slip>,
}

impl Spot {
    /// The first position of a rule set, or that of a FEN.
    ///
    /// # Errors
    /// When the FEN cannot be read or played.
    pub fn new(rules: RuleSet, fen: Option<&str>) -> Result<Spot, SetupRefused> {
        Ok(Spot(match rules {
            RuleSet::Draughts(variant) => Inner::Draughts(draughts::position(variant, fen, &[])?),
            RuleSet::Chess(rules) => Inner::Chess(Box::new(match fen {
                Some(fen) => chess::Game::from_fen(rules, fen)?,
                None => chess::Game::new(rules),
            })),
        }))
    }

    /// A position in mid-game, which may not have arisen by legal moves.
    ///
    /// # Errors
    /// When the FEN cannot be read, or not even so be played.
    pub fn irregular(rules: RuleSet, fen: &str) -> Result<Spot, SetupRefused> {
        match rules {
            RuleSet::Draughts(variant) => {
                let position = draughts::position(variant, Some(fen), &draughts::IRREGULAR)?;
                Ok(Spot(Inner::Draughts(position)))
            }
            RuleSet::Chess(_) => Spot::new(rules, Some(fen)),
        }
    }

    /// A position of draughts.
    pub(crate) fn from_draughts(position: impl Into<AnyPosition>) -> Spot {
        Spot(Inner::Draughts(position.into()))
    }

    /// The position that a game of chess without a past stands at.
    pub(crate) fn from_chess(game: chess::Game) -> Spot {
        Spot(Inner::Chess(Box::new(game)))
    }

    /// Its rule set.
    pub fn rules(&self) -> RuleSet {
        match &self.0 {
            Inner::Draughts(position) => {
                RuleSet::Draughts(with_position!(position, position => id_of(position)))
            }
            Inner::Chess(game) => RuleSet::Chess(game.rules()),
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        match &self.0 {
            Inner::Draughts(position) => with_position!(position, position => position.turn()),
            Inner::Chess(game) => game.turn(),
        }
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        self.fen_as(Spelling::default())
    }

    /// The position as FEN in a spelling.
    pub fn fen_as(&self, spelling: Spelling) -> String {
        match &self.0 {
            Inner::Draughts(position) => {
                with_position!(position, position => fen_in(position, spelling))
            }
            Inner::Chess(game) => game.fen(),
        }
    }

    /// Makes the move that a text means.
    ///
    /// # Errors
    /// The reason with its article, the squares concerned and what would be legal instead.
    pub fn step(&mut self, text: &str) -> Result<Option<Slip>, Refusal> {
        match &mut self.0 {
            Inner::Draughts(position) => {
                with_position!(position, position => step_in(position, text))
            }
            Inner::Chess(game) => {
                **game = after(game, find_chess(game, text)?)?;
                Ok(None)
            }
        }
    }

    /// Makes the move that a text means and spells it.
    ///
    /// # Errors
    /// As [`step`](Spot::step).
    pub fn spell(&mut self, text: &str, spelling: Spelling) -> Result<Stepped, Refusal> {
        match &mut self.0 {
            Inner::Draughts(position) => {
                with_position!(position, position => spell_in(position, text, spelling))
            }
            Inner::Chess(game) => {
                let m = find_chess(game, text)?;
                let spelled = game.text(m);
                **game = after(game, m)?;
                Ok(Stepped {
                    text: spelled,
                    slip: None,
                })
            }
        }
    }
}

fn id_of<V: Variant>(_: &Position<V>) -> VariantId {
    V::ID
}

fn fen_in<V: Variant>(position: &Position<V>, spelling: Spelling) -> String {
    write_fen(&position.to_setup(), spelling.writing::<V>().naming)
}

impl Spelling {
    /// The writing of a rule set with what is to be otherwise. The large board has no letters.
    fn writing<V: Variant>(self) -> Writing {
        let own = V::RULES.writing;
        let naming = self.naming.filter(|_| V::Board::ROWS == 8);
        Writing {
            naming: naming.unwrap_or(own.naming),
            capture_sign: self.capture_sign.unwrap_or(own.capture_sign),
            route: own.route,
        }
    }
}

#[inline]
fn step_in<V: Variant>(position: &mut Position<V>, text: &str) -> Result<Option<Slip>, Refusal> {
    let found = draughts::find_in(position, text)?;
    *position = position.play_unchecked(found.m);
    Ok(found.slip)
}

fn spell_in<V: Variant>(
    position: &mut Position<V>,
    text: &str,
    spelling: Spelling,
) -> Result<Stepped, Refusal> {
    let found = draughts::find_in(position, text)?;
    let text = write_move_as(position, found.m, spelling.form, spelling.writing::<V>());
    *position = position.play_unchecked(found.m);
    Ok(Stepped {
        text,
        slip: found.slip,
    })
}

/// The game after a move, as one without a past.
fn after(game: &chess::Game, m: chess::Move) -> Result<chess::Game, Refusal> {
    let mut next = game.fork();
    // The move was found in the same position; only one that is over refuses it.
    match next.play(m) {
        Ok(()) => Ok(next.fork()),
        Err(chess::NotLegal(_)) => Err(crate::game::chess_over()),
    }
}
