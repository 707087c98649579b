//! Reading.

use std::collections::BTreeMap;

use super::line::Line;
use super::{
    Byes, Expected, Fault, Faults, MOST_ROUNDS, Note, Problem, Report, Team, agree, dates, player,
    records, teams,
};
use crate::{Birth, Federation, Mark};

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
    read_with_findings(bytes).map(|(report, _)| report)
}

/// Reads a whole file, with what is not right in it and yet hinders nothing: federations that are not known, dates that
/// the calendar does not have. Files of the field have such things often, so they are told and kept as they are.
///
/// # Errors
///
/// As [`read`].
pub fn read_with_findings(bytes: &[u8]) -> Result<(Report, Vec<Fault>), Faults> {
    let text = core::str::from_utf8(bytes).map_err(|error| not_text(bytes, error.valid_up_to()))?;
    let mut reading = Reading::default();
    let mut faults = Vec::new();
    for (index, text) in split(text).into_iter().enumerate() {
        let line = Line::new(index + 1, text);
        if is_ruler(&line) {
            continue;
        }
        match record(&line, &mut reading) {
            Ok(Some(player)) => {
                if let Some(first) = reading.lines.players.insert(player, line.number) {
                    let twice = Problem::PlayerTwice {
                        player,
                        line: first,
                    };
                    faults.push(line.fault(5, twice));
                }
            }
            Ok(None) => reading.lines.note(&reading.report, line.number),
            Err(fault) => faults.push(fault),
        }
        if faults.len() >= MOST_FAULTS {
            break;
        }
    }
    reading.finish();
    let Reading {
        report,
        lines,
        mut findings,
        ..
    } = reading;
    if faults.is_empty() {
        faults = agree::check(&report, &lines);
        faults.truncate(MOST_FAULTS);
    }
    if faults.is_empty() {
        findings.sort_by_key(|finding| (finding.line, finding.column));
        Ok((report, findings))
    } else {
        Err(Faults(faults))
    }
}

/// What is known while a file is read.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) report: Report,
    /// Whether the bye of the pairing has a value of its own; until then it is worth a win.
    pub(super) has_bye: bool,
    /// Teams of records 013 with their lines; they hold where there is no record 310.
    pub(super) old_teams: Vec<(usize, Team)>,
    /// Who is absent in the next round (`XXZ`).
    pub(super) absent: Vec<u16>,
    /// Records 132; more than one cannot be understood.
    days: Vec<Line>,
    findings: Vec<Fault>,
    lines: Lines,
}

impl Reading {
    /// What can only be told when every line is known.
    fn finish(&mut self) {
        // The first day has many forms; its year has four digits in all of them.
        let words = self.note("042").unwrap_or_default();
        let mut words = words.split(|letter: char| !letter.is_ascii_digit());
        let began = words.find(|word| word.len() == 4);
        let began = began.and_then(|year| year.parse::<u16>().ok());
        let days = core::mem::take(&mut self.days);
        let is_alone = days.len() == 1;
        for line in days {
            match dates::read(&line, began) {
                Ok(days) if is_alone => self.report.round_days = days,
                Ok(_) => self.pass(line.fault(1, Problem::DaysTwice), &line),
                Err(finding) => self.pass(finding, &line),
            }
        }
        let report = &mut self.report;
        if report.teams.teams.is_empty() {
            let (lines, teams) = core::mem::take(&mut self.old_teams).into_iter().unzip();
            (self.lines.teams, report.teams.teams) = (lines, teams);
        }
        // What stands without an opponent is a bye, but for teams: a player whose opponent's place is empty has won.
        if !report.is_for_teams() {
            let entries = report
                .players
                .iter_mut()
                .flat_map(|player| &mut player.rounds);
            let byes = entries.flatten().filter(|entry| entry.opponent.is_none());
            for mark in byes.filter_map(|entry| entry.mark.as_mut()) {
                match *mark {
                    Mark::ForfeitWin => *mark = Mark::PairingBye,
                    Mark::ForfeitLoss => *mark = Mark::ZeroBye,
                    _ => {}
                }
            }
        }
        if !self.absent.is_empty() {
            let round = u16::try_from(report.played_rounds() + 1).unwrap_or(MOST_ROUNDS);
            let round = round.min(MOST_ROUNDS);
            report.byes.push(Byes {
                mark: Mark::ZeroBye,
                round,
                players: core::mem::take(&mut self.absent),
            });
            self.lines.byes.resize(report.byes.len(), self.lines.absent);
        }
    }

    fn note(&self, code: &str) -> Option<&str> {
        let found = self.report.notes.iter().find(|note| note.code == code);
        found.map(|note| note.text.trim())
    }

    /// Keeps a record as it stands, with what is not right in it.
    fn pass(&mut self, finding: Fault, line: &Line) {
        self.findings.push(finding);
        self.report.notes.push(Note {
            code: line.text(1, 3),
            text: line.rest(5),
        });
    }

    /// What is not right in what a line says of a player or of the event.
    fn look_at(&mut self, line: &Line, code: &str) {
        let (at, federation) = match code {
            "001" => (54, line.text(54, 56)),
            "032" => (5, line.rest(5).trim().to_owned()),
            _ => return,
        };
        if !federation.is_empty()
            && let Err(unknown) = federation.parse::<Federation>()
        {
            self.findings
                .push(line.fault(at, Problem::NoFederation(unknown)));
        }
        let birth = line.text(70, 79);
        if code == "001"
            && !birth.is_empty()
            && let Err(none) = birth.parse::<Birth>()
        {
            self.findings.push(line.fault(70, Problem::NoBirth(none)));
        }
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
    /// The line of each team.
    pub(super) teams: Vec<usize>,
    /// The line of each line-up.
    pub(super) line_ups: Vec<usize>,
    /// The line of each match that was not played.
    pub(super) forfeits: Vec<usize>,
    /// The line of the byes of teams.
    pub(super) team_byes: usize,
    /// The line of each record of assigned points.
    pub(super) assigned: Vec<usize>,
    /// The line with the number of rounds.
    pub(super) rounds: usize,
    /// The line of the absent.
    absent: usize,
}

impl Lines {
    /// Notes what a line has added.
    fn note(&mut self, report: &Report, line: usize) {
        self.byes.resize(report.byes.len(), line);
        self.forbidden.resize(report.forbidden.len(), line);
        self.teams.resize(report.teams.teams.len(), line);
        self.line_ups.resize(report.teams.line_ups.len(), line);
        self.forfeits.resize(report.teams.forfeits.len(), line);
        self.assigned.resize(report.assigned.len(), line);
        if self.team_byes == 0 && report.teams.byes.is_some() {
            self.team_byes = line;
        }
        if self.rounds == 0 && report.rounds.is_some() {
            self.rounds = line;
        }
    }
}

/// Rulers for the eye, which some programs write between the records: columns counted, or letters above the fields.
fn is_ruler(line: &Line) -> bool {
    let text = line.rest(1);
    let is_count = |letter: char| letter.is_ascii_digit() || letter == ' ';
    let counts = text.starts_with("1234567890") || text.starts_with("         1");
    (counts && text.chars().all(is_count)) || text.starts_with("DDD SSSS sTTT ")
}

/// Reads one record; gives the number of the player whose record it was.
fn record(line: &Line, reading: &mut Reading) -> Result<Option<u16>, Fault> {
    if line.len() == 0 {
        return Ok(None);
    }
    let code: String = line.text(1, 3);
    if code == COMMENT {
        let text = line.rest(4);
        reading.report.notes.push(Note {
            text: text.strip_prefix(' ').unwrap_or(&text).to_owned(),
            code,
        });
        return Ok(None);
    }
    if code.chars().count() != 3 || !code.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(line.unexpected(1, Expected::Code, code));
    }
    reading.look_at(line, &code);
    if code == "001" {
        let player = player::read(line)?;
        let number = player.number;
        reading.report.players.push(player);
        return Ok(Some(number));
    }
    if !code.starts_with("XX") {
        line.blank(4)?;
    }
    match code.as_str() {
        "132" if line.len() > 3 => reading.days.push(line.clone()),
        "XXZ" => {
            reading.absent.extend(records::numbers(line)?);
            reading.lines.absent = line.number;
        }
        _ if teams::read(line, &code, &mut reading.report.teams)? => {}
        _ if records::read(line, &code, reading)? => {}
        _ => reading.report.notes.push(Note {
            code,
            text: line.rest(5),
        }),
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
        what: Problem::NotUtf8(byte),
    }])
}
