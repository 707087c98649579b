//! One line and its columns.

use super::Fault;
use crate::Points;

/// A line as characters: a column is a character.
#[derive(Clone)]
pub(super) struct Line {
    pub(super) number: usize,
    chars: Vec<char>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Line {
        Line {
            number,
            chars: text.trim_end().chars().collect(),
        }
    }

    /// Characters in the line, blanks at its end not counted.
    pub(super) fn len(&self) -> usize {
        self.chars.len()
    }

    /// The character in a column; beyond the end it is blank.
    pub(super) fn at(&self, column: usize) -> char {
        let found = column
            .checked_sub(1)
            .and_then(|index| self.chars.get(index));
        found.copied().unwrap_or(' ')
    }

    /// Columns `from..=to`, without blanks around.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        let text: String = (from..=to).map(|column| self.at(column)).collect();
        text.trim().to_owned()
    }

    /// All from a column on.
    pub(super) fn rest(&self, from: usize) -> String {
        self.chars.iter().skip(from - 1).collect()
    }

    pub(super) fn fault(&self, column: usize, what: impl Into<String>) -> Fault {
        Fault {
            line: self.number,
            column,
            what: what.into(),
        }
    }

    /// A blank between two fields: what stands there belongs to neither.
    pub(super) fn blank(&self, column: usize) -> Result<(), Fault> {
        match self.at(column) {
            ' ' => Ok(()),
            found => Err(self.fault(
                column,
                format!("expected a blank between fields, found {found:?}"),
            )),
        }
    }

    /// A whole number, or nothing.
    pub(super) fn number(&self, from: usize, to: usize, what: &str) -> Result<Option<u16>, Fault> {
        let text = self.text(from, to);
        let is_number = text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            _ if text.is_empty() => Ok(None),
            Ok(number) if is_number => Ok(Some(number)),
            Ok(_) | Err(_) => Err(self.fault(from, format!("expected {what}, found {text:?}"))),
        }
    }

    /// A number that must be there, within bounds.
    pub(super) fn within(
        &self,
        (from, to): (usize, usize),
        bounds: (u16, u16),
        what: &str,
    ) -> Result<u16, Fault> {
        let (least, most) = bounds;
        match self.number(from, to, what)? {
            Some(number) if (least..=most).contains(&number) => Ok(number),
            Some(number) => Err(self.fault(
                from,
                format!("expected {what} of {least} to {most}, found {number}"),
            )),
            None => Err(self.fault(from, format!("expected {what}, found nothing"))),
        }
    }

    /// Points that are not negative, at most 99.9.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        let text = self.text(from, to);
        match text.parse::<Points>() {
            Ok(points) if (0..=999).contains(&points.0) => Ok(points),
            Ok(_) | Err(_) => {
                Err(self.fault(from, format!("expected points as 7.5, found {text:?}")))
            }
        }
    }

    /// Points of a whole tournament, at most 9999.9.
    pub(super) fn many_points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        let points = self.signed_points(from, to)?;
        match (0..=99_999).contains(&points.0) {
            true => Ok(points),
            false => Err(self.fault(from, format!("expected points as 27.5, found {points}"))),
        }
    }

    /// Points that may be taken away.
    pub(super) fn signed_points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        let text = self.text(from, to);
        let points = text.parse::<Points>();
        points.map_err(|_| self.fault(from, format!("expected points as 7.5, found {text:?}")))
    }

    /// The words from a column on, each with its column.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for column in from..=self.len() {
            let letter = self.at(column);
            match (letter.is_whitespace(), inside) {
                (true, _) => inside = false,
                (false, true) => {
                    if let Some((_, word)) = words.last_mut() {
                        word.push(letter);
                    }
                }
                (false, false) => {
                    inside = true;
                    words.push((column, letter.to_string()));
                }
            }
        }
        words
    }
}
