//! What is said in DamExchange: one letter, then fields of fixed width.

use rules::Color;

/// The version of the protocol that there is.
pub(crate) const VERSION: u8 = 1;
/// Width of a name.
const NAME: usize = 32;
/// No capture takes more pieces.
const MOST_CAPTURED: usize = 20;

/// A message without the zero byte that ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DxpMessage {
    /// `R`: the initiator asks for a game.
    Request {
        /// Of the protocol.
        version: u8,
        /// The initiator.
        name: String,
        /// The side that the other one, the follower, is to have.
        follower: Color,
        /// Minutes for the game or for the moves.
        minutes: u16,
        /// Moves to be made in that time; 0 means the whole game.
        moves: u16,
        /// A position other than the first: who is to move, and a letter for each square, `w W z Z e`.
        position: Option<(Color, String)>,
    },
    /// `A`: the follower answers: 0 accepts, 1 does not know the version, 2 declines this game, 3 any game.
    Answer {
        /// The follower.
        name: String,
        /// The answer.
        code: u8,
    },
    /// `M`: a move.
    Move {
        /// Time used.
        seconds: u16,
        /// Square that the piece leaves.
        from: u8,
        /// Square that it reaches.
        to: u8,
        /// Squares of the captured pieces.
        captured: Vec<u8>,
    },
    /// `E`: the game is over; for the sender it is 0 not known, 1 lost, 2 drawn, 3 won.
    End {
        /// How it is over.
        reason: u8,
        /// Whether no other game is wanted.
        stops: bool,
    },
    /// `C`: words for people.
    Chat(String),
    /// `B`: asks to go back to a move.
    BackRequest {
        /// Number of the move.
        number: u16,
        /// The side that is to move then.
        turn: Color,
    },
    /// `K`: answers that: 0 accepts, 1 cannot, 2 does not want to.
    BackAnswer(u8),
}

/// Why bytes are no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what} at byte {at}")]
pub struct NotDxp {
    /// What is wrong.
    pub what: &'static str,
    /// The position of the byte at fault, from 0.
    pub at: usize,
}

impl DxpMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// When a field is missing, is not what it should be, or something follows.
    pub fn read(bytes: &[u8]) -> Result<DxpMessage, NotDxp> {
        let mut fields = Fields { bytes, at: 0 };
        let message = match fields.byte()? {
            b'R' => request(&mut fields)?,
            b'A' => DxpMessage::Answer {
                name: fields.name()?,
                code: fields.digit()?,
            },
            b'M' => moved(&mut fields)?,
            b'E' => DxpMessage::End {
                reason: fields.digit()?,
                stops: fields.digit()? == 1,
            },
            b'C' => DxpMessage::Chat(fields.rest()),
            b'B' => DxpMessage::BackRequest {
                number: fields.number(3)?,
                turn: fields.color()?,
            },
            b'K' => DxpMessage::BackAnswer(fields.digit()?),
            _ => return Err(fields.fault("no such message")),
        };
        match fields.is_over() {
            true => Ok(message),
            false => Err(NotDxp {
                what: "something follows the message",
                at: fields.at,
            }),
        }
    }

    /// Writes the message, without the zero byte. What is too large for its field is cut.
    pub fn write(&self) -> Vec<u8> {
        let text = match self {
            DxpMessage::Request {
                version,
                name,
                follower,
                minutes,
                moves,
                position,
            } => {
                let start = match position {
                    None => "A".to_owned(),
                    Some((turn, squares)) => format!("B{}{squares}", letter(*turn)),
                };
                format!(
                    "R{:02}{}{}{:03}{:03}{start}",
                    version % 100,
                    padded(name),
                    letter(*follower),
                    minutes.min(&999),
                    moves.min(&999)
                )
            }
            DxpMessage::Answer { name, code } => format!("A{}{}", padded(name), code % 10),
            DxpMessage::Move {
                seconds,
                from,
                to,
                captured,
            } => {
                let captured = &captured[..captured.len().min(MOST_CAPTURED)];
                let squares: String = captured.iter().map(|square| two(*square)).collect();
                let count = captured.len();
                let seconds = seconds.min(&9999);
                format!("M{seconds:04}{}{}{count:02}{squares}", two(*from), two(*to))
            }
            DxpMessage::End { reason, stops } => format!("E{}{}", reason % 10, u8::from(*stops)),
            DxpMessage::Chat(text) => format!("C{}", text.replace('\0', " ")),
            DxpMessage::BackRequest { number, turn } => {
                format!("B{:03}{}", number.min(&999), letter(*turn))
            }
            DxpMessage::BackAnswer(code) => format!("K{}", code % 10),
        };
        text.chars().map(latin).collect()
    }
}

fn request(fields: &mut Fields<'_>) -> Result<DxpMessage, NotDxp> {
    let version = fields.number(2)? as u8;
    let name = fields.name()?;
    let follower = fields.color()?;
    let minutes = fields.number(3)?;
    let moves = fields.number(3)?;
    let position = match fields.byte()? {
        b'A' => None,
        b'B' => Some((fields.color()?, fields.rest())),
        _ => return Err(fields.fault("neither A, the first position, nor B, another")),
    };
    Ok(DxpMessage::Request {
        version,
        name,
        follower,
        minutes,
        moves,
        position,
    })
}

fn moved(fields: &mut Fields<'_>) -> Result<DxpMessage, NotDxp> {
    let seconds = fields.number(4)?;
    let from = fields.number(2)? as u8;
    let to = fields.number(2)? as u8;
    let count = usize::from(fields.number(2)?);
    if count > MOST_CAPTURED {
        return Err(fields.fault("too many captured pieces"));
    }
    let captured = (0..count).map(|_| fields.number(2).map(|square| square as u8));
    Ok(DxpMessage::Move {
        seconds,
        from,
        to,
        captured: captured.collect::<Result<_, _>>()?,
    })
}

/// A message that is being read.
struct Fields<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Fields<'_> {
    fn is_over(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// Something is wrong with the byte that was just read.
    fn fault(&self, what: &'static str) -> NotDxp {
        NotDxp {
            what,
            at: self.at.saturating_sub(1),
        }
    }

    fn byte(&mut self) -> Result<u8, NotDxp> {
        let byte = self.bytes.get(self.at).copied();
        let byte = byte.ok_or(NotDxp {
            what: "the message is too short",
            at: self.at,
        })?;
        self.at += 1;
        Ok(byte)
    }

    /// A number of at most four digits; blanks may stand before them.
    fn number(&mut self, width: usize) -> Result<u16, NotDxp> {
        let (mut number, mut is_begun) = (0, false);
        for _ in 0..width {
            match self.byte()? {
                digit @ b'0'..=b'9' => {
                    number = 10 * number + u16::from(digit - b'0');
                    is_begun = true;
                }
                b' ' if !is_begun => (),
                _ => return Err(self.fault("no digit")),
            }
        }
        Ok(number)
    }

    fn digit(&mut self) -> Result<u8, NotDxp> {
        Ok(self.number(1)? as u8)
    }

    fn color(&mut self) -> Result<Color, NotDxp> {
        match self.byte()? {
            b'W' => Ok(Color::White),
            b'Z' => Ok(Color::Black),
            _ => Err(self.fault("neither W nor Z")),
        }
    }

    fn name(&mut self) -> Result<String, NotDxp> {
        let mut name = String::new();
        for _ in 0..NAME {
            name.push(char::from(self.byte()?));
        }
        Ok(name.trim().to_owned())
    }

    fn rest(&mut self) -> String {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        self.at = self.bytes.len();
        rest.iter().copied().map(char::from).collect()
    }
}

/// White is `W`, and Black is `Z`, for the protocol is Dutch.
const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'Z',
    }
}

fn two(square: u8) -> String {
    format!("{:02}", square % 100)
}

fn padded(name: &str) -> String {
    let name: String = name.trim().chars().take(NAME).collect();
    format!("{name:NAME$}")
}

/// One byte a letter.
fn latin(letter: char) -> u8 {
    u8::try_from(letter).unwrap_or(b'?')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> DxpMessage {
        DxpMessage::read(text.as_bytes()).expect("a message")
    }

    #[test]
    fn messages_are_read_and_written_the_same() {
        let squares = "z".repeat(20) + &"e".repeat(10) + &"w".repeat(20);
        let name = "Scan 3.1                        ";
        for text in [
            format!("R01{name}Z060075A"),
            format!("R01{name}W001000BZ{squares}"),
            format!("A{name}0"),
            "M00053228 0".replace(' ', "0"),
            "M0012471102415022".replace("5022", "22"),
            "E00".to_owned(),
            "E31".to_owned(),
            "Cwell played".to_owned(),
            "B012W".to_owned(),
            "K0".to_owned(),
        ] {
            let message = read(&text);
            assert_eq!(message.write(), text.as_bytes(), "{message:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (text, what, at) in [
            ("", "the message is too short", 0),
            ("X", "no such message", 0),
            ("E0", "the message is too short", 2),
            ("E000", "something follows the message", 3),
            ("M00x0", "no digit", 3),
            ("M0000010299", "too many captured pieces", 10),
            ("B001B", "neither W nor Z", 4),
        ] {
            assert_eq!(
                DxpMessage::read(text.as_bytes()),
                Err(NotDxp { what, at }),
                "{text}"
            );
        }
    }
}
