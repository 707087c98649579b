//! One line and its columns.

use super::{Expected, Fault, Field, Problem};
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

    pub(super) fn fault(&self, column: usize, what: Problem) -> Fault {
        Fault {
            line: self.number,
            column,
            what,
        }
    }

    /// Something else stands where a thing was expected; blanks are nothing.
    pub(super) fn unexpected(
        &self,
        column: usize,
        expected: Expected,
        found: impl Into<String>,
    ) -> Fault {
        let found = Some(found.into()).filter(|found| found != " ");
        let found = found.unwrap_or_default();
        self.fault(column, Problem::Unexpected { expected, found })
    }

    /// A blank between two fields: what stands there belongs to neither.
    pub(super) fn blank(&self, column: usize) -> Result<(), Fault> {
        match self.at(column) {
            ' ' => Ok(()),
            found => Err(self.unexpected(column, Expected::Blank, found)),
        }
    }

    /// A whole number, or nothing.
    pub(super) fn number(
        &self,
        from: usize,
        to: usize,
        field: Field,
    ) -> Result<Option<u16>, Fault> {
        let text = self.text(from, to);
        let is_number = text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            _ if text.is_empty() => Ok(None),
            Ok(number) if is_number => Ok(Some(number)),
            Ok(_) | Err(_) => Err(self.unexpected(from, Expected::Number(field), text)),
        }
    }

    /// A number that must be there, within bounds.
    pub(super) fn within(
        &self,
        (from, to): (usize, usize),
        bounds: (u16, u16),
        field: Field,
    ) -> Result<u16, Fault> {
        let (least, most) = bounds;
        match self.number(from, to, field)? {
            Some(number) if (least..=most).contains(&number) => Ok(number),
            Some(number) => {
                let expected = Expected::Within(field, least, most);
                Err(self.unexpected(from, expected, number.to_string()))
            }
            None => Err(self.unexpected(from, Expected::Number(field), "")),
        }
    }

    /// Points that are not negative, at most 99.9.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        self.points_within(from, to, (Points::ZERO, Points(999)))
    }

    /// Points of a whole tournament, at most 9999.9.
    pub(super) fn many_points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        self.points_within(from, to, (Points::ZERO, Points(99_999)))
    }

    /// Points within bounds.
    pub(super) fn points_within(
        &self,
        from: usize,
        to: usize,
        (least, most): (Points, Points),
    ) -> Result<Points, Fault> {
        let text = self.text(from, to);
        match text.parse::<Points>() {
            Ok(points) if (least..=most).contains(&points) => Ok(points),
            Ok(_) => Err(self.unexpected(from, Expected::PointsWithin(least, most), text)),
            Err(_) => Err(self.unexpected(from, Expected::Points, text)),
        }
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
