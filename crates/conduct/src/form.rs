//! The forms of play (`000:11.1`), and the way round a simultaneous display.

use core::fmt;
use core::str::FromStr;

use games::{ByColor, Color};

use crate::control::{Counting, TimeControl};
use crate::time::Millis;

/// The shortest time in play by letter, which is counted in days (`000:11.1.3`).
pub const SHORTEST_BY_LETTER: Millis = Millis::days(1);

/// How a game is played besides its rules (`000:11.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// At the board, both players present (`000:11.1.1`).
    #[default]
    Ordinary,
    /// One player plays several opponents at once (`000:11.1.2`).
    Simultaneous {
        /// The side of the one who plays them all.
        giver: Color,
    },
    /// By letter: time is counted in days (`000:11.1.3`).
    Correspondence,
    /// One player has no board and writes nothing down (`000:11.1.4`).
    Blindfold {
        /// His side.
        side: Color,
    },
    /// A player without a board, who writes nothing down, plays several opponents (`000:11.1.5`).
    BlindfoldSimultaneous {
        /// His side.
        side: Color,
    },
    /// Blind players use pieces and boards that can be felt (`000:11.1.6`).
    Blind {
        /// Who is blind.
        sides: ByColor<bool>,
    },
    /// The stronger player begins with fewer pieces (`000:11.1.7`); see [`games::odds`].
    Odds {
        /// The side of the stronger player.
        giver: Color,
    },
}

impl Form {
    /// The name in files and messages, without the side.
    pub const fn id(self) -> &'static str {
        match self {
            Form::Ordinary => "ordinary",
            Form::Simultaneous { .. } => "simultaneous",
            Form::Correspondence => "correspondence",
            Form::Blindfold { .. } => "blindfold",
            Form::BlindfoldSimultaneous { .. } => "blindfold-simultaneous",
            Form::Blind { .. } => "blind",
            Form::Odds { .. } => "odds",
        }
    }

    /// Whether a player has the board before him. A blind player has one that he can feel.
    pub fn sees_board(self, side: Color) -> bool {
        self.blindfolded() != Some(side)
    }

    /// Whether a player keeps a score and may look at it; one who plays blindfold does not
    /// (`000:11.1.4`, `000:11.1.5`).
    pub fn keeps_score(self, side: Color) -> bool {
        self.blindfolded() != Some(side)
    }

    /// Whether a player is blind and needs the game in words (`000:11.1.6`).
    pub fn is_blind(self, side: Color) -> bool {
        match self {
            Form::Blind { sides } => sides[side],
            Form::Ordinary
            | Form::Simultaneous { .. }
            | Form::Correspondence
            | Form::Blindfold { .. }
            | Form::BlindfoldSimultaneous { .. }
            | Form::Odds { .. } => false,
        }
    }

    /// The form when the players have exchanged their colours.
    pub fn swapped(self) -> Form {
        match self {
            Form::Ordinary | Form::Correspondence => self,
            Form::Simultaneous { giver } => Form::Simultaneous { giver: !giver },
            Form::Blindfold { side } => Form::Blindfold { side: !side },
            Form::BlindfoldSimultaneous { side } => Form::BlindfoldSimultaneous { side: !side },
            Form::Blind { sides } => Form::Blind {
                sides: sides.swapped(),
            },
            Form::Odds { giver } => Form::Odds { giver: !giver },
        }
    }

    /// What a game at such a time is, if nothing else is agreed: by letter where each move has a time, or days are
    /// counted (`000:11.1.3`); otherwise at the board.
    pub fn usual_at(control: &TimeControl) -> Form {
        let is_by_letter = match control.counting() {
            Counting::Untimed => false,
            Counting::EachMove(_) => true,
            Counting::Stages(..) => Form::Correspondence.fits(control).is_ok(),
        };
        match is_by_letter {
            true => Form::Correspondence,
            false => Form::Ordinary,
        }
    }

    /// The form of one board of a display whose giver has this side there: without a board, where that was agreed
    /// (`000:11.1.2`, `000:11.1.5`).
    #[must_use]
    pub const fn in_display(self, giver: Color) -> Form {
        match self.is_blindfold_display() {
            true => Form::BlindfoldSimultaneous { side: giver },
            false => Form::Simultaneous { giver },
        }
    }

    /// Whether whoever plays many has no board (`000:11.1.5`).
    pub const fn is_blindfold_display(self) -> bool {
        matches!(self, Form::BlindfoldSimultaneous { .. })
    }

    /// Who plays blindfold.
    const fn blindfolded(self) -> Option<Color> {
        match self {
            Form::Blindfold { side } | Form::BlindfoldSimultaneous { side } => Some(side),
            Form::Ordinary
            | Form::Simultaneous { .. }
            | Form::Correspondence
            | Form::Blind { .. }
            | Form::Odds { .. } => None,
        }
    }

    /// Whether a game of this form can be played under a time control: play by letter needs days for each move or
    /// each stage, or no clock (`000:11.1.3`).
    ///
    /// # Errors
    /// Why not; also when nobody is blind in a game of blind players.
    pub fn fits(&self, control: &TimeControl) -> Result<(), FormFault> {
        match self {
            Form::Correspondence => match control.shortest_time() {
                Some(time) if time < SHORTEST_BY_LETTER => Err(FormFault::TooFast { time }),
                Some(_) | None => Ok(()),
            },
            Form::Blind { sides } if *sides == ByColor::default() => Err(FormFault::NobodyBlind),
            Form::Ordinary
            | Form::Simultaneous { .. }
            | Form::Blindfold { .. }
            | Form::BlindfoldSimultaneous { .. }
            | Form::Blind { .. }
            | Form::Odds { .. } => Ok(()),
        }
    }
}

/// Why a game cannot have this form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum FormFault {
    /// A time is too short for letters.
    #[error("{time} is less than the {SHORTEST_BY_LETTER} that play by letter needs at least")]
    TooFast {
        /// The shortest time of the control.
        time: Millis,
    },
    /// A game of blind players has none.
    #[error("neither player is blind")]
    NobodyBlind,
}

/// The name, and after a colon the side where there is one: `ordinary`, `blindfold:white`, `blind:both`.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        match self {
            Form::Ordinary | Form::Correspondence => Ok(()),
            Form::Simultaneous { giver: side }
            | Form::Odds { giver: side }
            | Form::Blindfold { side }
            | Form::BlindfoldSimultaneous { side } => write!(f, ":{}", side_id(*side)),
            Form::Blind { sides } => write!(f, ":{}", sides_id(*sides)),
        }
    }
}

const fn side_id(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

const fn sides_id(sides: ByColor<bool>) -> &'static str {
    match (sides.white, sides.black) {
        (true, true) => "both",
        (true, false) => side_id(Color::White),
        (false, true) => side_id(Color::Black),
        (false, false) => "neither",
    }
}

/// Why a text is no form of play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseFormError {
    /// There is no form with this name.
    #[error(
        "no form of play {0:?}; known are ordinary, simultaneous, correspondence, blindfold, \
         blindfold-simultaneous, blind and odds"
    )]
    Unknown(String),
    /// After the name there should be something else.
    #[error("expected {expected} after {form:?}, found {found:?}")]
    Side {
        /// The name of the form.
        form: String,
        /// What belongs there.
        expected: &'static str,
        /// What stands there; empty at the end.
        found: String,
    },
}

impl FromStr for Form {
    type Err = ParseFormError;

    fn from_str(text: &str) -> Result<Form, ParseFormError> {
        let (id, rest) = match text.find(':') {
            Some(colon) => text.split_at(colon),
            None => (text, ""),
        };
        let tail = Tail { form: id, rest };
        match id {
            "ordinary" => tail.nothing(Form::Ordinary),
            "simultaneous" => Ok(Form::Simultaneous {
                giver: tail.side()?,
            }),
            "correspondence" => tail.nothing(Form::Correspondence),
            "blindfold" => Ok(Form::Blindfold { side: tail.side()? }),
            "blindfold-simultaneous" => Ok(Form::BlindfoldSimultaneous { side: tail.side()? }),
            "blind" => Ok(Form::Blind {
                sides: tail.sides()?,
            }),
            "odds" => Ok(Form::Odds {
                giver: tail.side()?,
            }),
            _ => Err(ParseFormError::Unknown(cut(id))),
        }
    }
}

/// What follows the name of a form, colon and all.
#[derive(Clone, Copy)]
struct Tail<'a> {
    form: &'a str,
    rest: &'a str,
}

impl Tail<'_> {
    fn nothing(self, form: Form) -> Result<Form, ParseFormError> {
        match self.rest {
            "" => Ok(form),
            _ => Err(self.fault("nothing")),
        }
    }

    fn side(self) -> Result<Color, ParseFormError> {
        match self.rest {
            ":white" => Ok(Color::White),
            ":black" => Ok(Color::Black),
            _ => Err(self.fault("\":white\" or \":black\"")),
        }
    }

    fn sides(self) -> Result<ByColor<bool>, ParseFormError> {
        let is_blind = |white, black| Ok(ByColor { white, black });
        match self.rest {
            ":white" => is_blind(true, false),
            ":black" => is_blind(false, true),
            ":both" => is_blind(true, true),
            _ => Err(self.fault("\":white\", \":black\" or \":both\"")),
        }
    }

    fn fault(self, expected: &'static str) -> ParseFormError {
        ParseFormError::Side {
            form: self.form.to_owned(),
            expected,
            found: cut(self.rest),
        }
    }
}

/// As much of a text as a message shows.
fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The boards of a simultaneous display in the order in which they stand: true where the giver is to move. He goes
/// from board to board (`000:11.1.2`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boards<'a>(pub &'a [bool]);

impl Boards<'_> {
    /// The next board that waits for him, counted from 0, after the one that he is at; that one itself comes last. None
    /// where none waits. Before his first board he is at none.
    pub fn next_after(self, at: Option<usize>) -> Option<usize> {
        let waiting = self.0;
        let first = at.map_or(0, |at| at.saturating_add(1)).min(waiting.len());
        let mut round = (first..waiting.len()).chain(0..first);
        round.find(|board| waiting.get(*board) == Some(&true))
    }
}
