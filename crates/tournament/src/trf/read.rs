//! Reading.

use std::collections::BTreeMap;

use super::line::Line;
use super::{Fault, Faults, Note, Report, agree, player, records};

/// A file with more faults than this is not a TRF; the first ones tell why.
const MOST_FAULTS: usize = 50;

/// The code of a comment: anything may follow it, with or without a blank.
const COMMENT: &str = "###";

/// Reads a whole file.
///
/// # Errors
///
/// Everything wrong with it, each with line, column and reason: first what the lines themselves have wrong; only when
/// they are sound, what they contradict in each other.
pub fn read(bytes: &[u8]) -> Result<Report, Faults> {
    let text = core::str::from_utf8(bytes).map_err(|error| not_text(bytes, error.valid_up_to()))?;
    let mut report = Report::default();
    let mut faults = Vec::new();
    let mut bye = false;
    let mut lines = Lines::default();
    for (index, text) in split(text).into_iter().enumerate() {
        let line = Line::new(index + 1, text);
        match record(&line, &mut report, &mut bye) {
            Ok(Some(player)) => {
                if let Some(first) = lines.players.insert(player, line.number) {
                    faults
                        .push(line.fault(5, format!("player {player} is already in line {first}")));
                }
            }
            Ok(None) => lines.note(&report, line.number),
            Err(fault) => faults.push(fault),
        }
        if faults.len() >= MOST_FAULTS {
            break;
        }
    }
    if faults.is_empty() {
        faults = agree::check(&report, &lines);
        faults.truncate(MOST_FAULTS);
    }
    if faults.is_empty() {
        Ok(report)
    } else {
        Err(Faults(faults))
    }
}

/// Where things stand in the file.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// The line of each player.
    pub(super) players: BTreeMap<u16, usize>,
    /// The line of each record of byes.
    pub(super) byes: Vec<usize>,
    /// The line of each record of forbidden pairs.
    pub(super) forbidden: Vec<usize>,
    /// The line with the number of rounds.
    pub(super) rounds: usize,
}

impl Lines {
    /// Notes what a line has added.
    fn note(&mut self, report: &Report, line: usize) {
        self.byes.resize(report.byes.len(), line);
        self.forbidden.resize(report.forbidden.len(), line);
        if self.rounds == 0 && report.rounds.is_some() {
            self.rounds = line;
        }
    }
}

/// Reads one record; gives the number of the player whose record it was.
fn record(line: &Line, report: &mut Report, bye: &mut bool) -> Result<Option<u16>, Fault> {
    if line.len() == 0 {
        return Ok(None);
    }
    let code: String = line.text(1, 3);
    if code == COMMENT {
        let text = line.rest(4);
        report.notes.push(Note {
            text: text.strip_prefix(' ').unwrap_or(&text).to_owned(),
            code,
        });
        return Ok(None);
    }
    if code.chars().count() != 3 || !code.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(line.fault(
            1,
            format!("expected a code of three characters, found {code:?}"),
        ));
    }
    if code == "001" {
        let player = player::read(line)?;
        let number = player.number;
        report.players.push(player);
        return Ok(Some(number));
    }
    if !code.starts_with("XX") {
        line.blank(4)?;
    }
    if !records::read(line, &code, report, bye)? {
        report.notes.push(Note {
            code,
            text: line.rest(5),
        });
    }
    Ok(None)
}

/// Lines end with LF, CRLF or CR.
fn split(text: &str) -> Vec<&str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.split('\n')
        .flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
        .collect()
}

fn not_text(bytes: &[u8], valid: usize) -> Faults {
    let before = String::from_utf8_lossy(bytes.get(..valid).unwrap_or_default());
    let lines = split(&before);
    let column = lines.last().map_or(0, |line| line.chars().count()) + 1;
    let byte = bytes.get(valid).copied().unwrap_or_default();
    Faults(vec![Fault {
        line: lines.len(),
        column,
        what: format!("expected UTF-8, found byte {byte:#04x}"),
    }])
}
