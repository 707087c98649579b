//! What a protocol says, in English.

use games::{Article, Book, ByColor, Color, DrawReason, Outcome, RuleSet, WinReason};

use super::path::Made;
use crate::clock::Correction;
use crate::end::{Annulment, End, Verdict};
use crate::envelope::Envelope;
use crate::event::Happened;
use crate::game::{Game, Phase};
use crate::incident::{Decision, Incident, Matter};
use crate::slips::{PenSlip, Reading};
use crate::time::Millis;

/// What stands before moves that were cut off.
pub(super) const CUT: &str = "does not stand";
/// What stands before moves that cannot be written as such.
pub(super) const FURTHER: &str = "further";

/// An article of the regulations of 1953.
const fn r53(number: &'static str) -> Article {
    Article::new(Book::Regulations1953, number)
}

/// Moves that are told in a comment.
pub(super) fn told(made: &[Made]) -> String {
    let one = |Made { entry, .. }: &Made| match (entry.text(), entry.after()) {
        (Some(text), None) => format!("{} {text}", entry.by),
        (Some(text), Some(fen)) => format!("{} {text}, not legal, position {fen}", entry.by),
        (None, Some(fen)) => format!("position {fen}"),
        (None, None) => entry.by.to_string(),
    };
    let all: Vec<String> = made.iter().map(one).collect();
    all.join("; ")
}

/// What went wrong, whose doing it was, and what became of it.
pub(super) fn incident(game: &Game, i: usize) -> String {
    let Some(incident) = game.incidents().get(i) else {
        return String::new();
    };
    let article = incident.article(game.terms().rules);
    let article = article.map_or_else(String::new, |article| format!("{article} "));
    let by = incident.by.map(|by| format!(" by {by}"));
    let by = by.unwrap_or_default();
    let number = i + 1;
    let mut words = format!("incident {number}, {article}{}{by}", matter(incident));
    if !incident.note.trim().is_empty() {
        words += &format!(": {}", incident.note);
    }
    words += &format!("; {}", decision(incident.decision));
    for penalty in &incident.penalties {
        words += &format!("; {penalty}");
    }
    words
}

fn matter(incident: &Incident) -> &'static str {
    match &incident.matter {
        Matter::Breach(report) => report.breach.id(),
        Matter::Misconduct(misconduct) => misconduct.id(),
        Matter::Accident => "accident",
        Matter::Displaced => "displaced pieces",
        Matter::Refusal => "refusal to follow the rules",
    }
}

const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Pending => "not decided",
        Decision::Corrected => "corrected",
        Decision::LetStand => "let stand",
        Decision::Replayed => "replayed",
        Decision::Noted => "noted",
    }
}

/// What is to be said of an event, in the game that it has made; nothing of what the moves, the incidents or the
/// result tell by themselves.
pub(super) fn of(what: &Happened, game: &Game) -> Option<String> {
    what.class().is_in_protocol.then(|| words(what, game))?
}

/// The words for an event that the protocol tells; none where the game has nothing to tell of it.
fn words(what: &Happened, game: &Game) -> Option<String> {
    Some(match what {
        Happened::DrawOffered(by) => format!("{by} offers a draw"),
        Happened::DrawDeclined(by) => format!("{by} declines the draw"),
        Happened::TakebackAsked(by) => format!("{by} asks to take back"),
        Happened::TakebackDeclined(by) => format!("{by} does not agree to take back"),
        Happened::Saved(by) => format!("{by} saves the game"),
        Happened::TakenBack { .. } => "taken back by agreement".to_owned(),
        Happened::ClaimMade { by, with } => games::claim_note(*by, with.as_deref()),
        Happened::EndConfirmed => "the judge confirms the end".to_owned(),
        Happened::ClaimFailed(by) => {
            let found = format!("claim of a draw by {by} found wrong");
            // Chess has another rule, with another penalty (FIDE 9.5.3).
            match game.terms().rules {
                RuleSet::Chess(_) => found,
                RuleSet::Draughts(_) => format!("{found}, {}", r53("§16.6")),
            }
        }
        Happened::ColoursSwapped => "the players took each other's colour".to_owned(),
        Happened::Ended(found) => format!("{}{}", end(found, game.moves()), reason(found)),

        Happened::ClockCorrected {
            side,
            correction,
            why,
        } => corrected(*side, *correction, why),
        Happened::ClockFaultNoted { why } => format!("fault of the clock, {}: {why}", r53("§32.7")),
        Happened::ClockComplaint { by, why } => {
            format!("{by} complains of the clock, {}: {why}", r53("§32.14"))
        }
        Happened::ClocksStopped { why } => format!("clocks stopped: {why}"),
        Happened::ClocksStarted => "clocks started again".to_owned(),
        Happened::ClocksSet { used, why } => {
            format!("clocks set, {}, {}: {why}", r53("§35.6"), dials(*used))
        }

        Happened::SessionEnded => format!("the session is over, {}", r53("§34.1")),
        Happened::AdjournmentAsked(by) => format!("{by} asks to adjourn, {}", r53("§34.5")),
        Happened::AdjournmentAllowed => format!("adjournment allowed, {}", r53("§34.5")),
        Happened::AdjournmentOrdered { why } => {
            format!("adjournment ordered, {}: {why}", r53("§34.6"))
        }
        Happened::AdjournmentProposed(by) => format!("{by} proposes to adjourn"),
        Happened::AdjournmentDeclined(by) => format!("{by} does not agree to adjourn"),
        Happened::AdjournmentAgreed => "adjourned by agreement".to_owned(),
        Happened::ResumptionProposed { by, at: Some(_) } => {
            format!("{by} proposes a time of resumption")
        }
        Happened::ResumptionProposed { by, at: None } => format!("{by} proposes to resume at once"),
        Happened::ResumptionDeclined(by) => format!("{by} does not agree to that time"),
        Happened::ResumptionAppointed { .. } => "the time of resumption is settled".to_owned(),
        Happened::SealedChosen { by: Some(by), text } => {
            format!(
                "{by} lets the sealed move stand for {text}, {}",
                r53("§36.2")
            )
        }
        Happened::SealedChosen { by: None, text } => {
            format!("the sealed move stands for {text}, {}", r53("§36.2"))
        }
        Happened::MoveSealed { .. } | Happened::AdjournedOpenly => envelope(game)?,
        Happened::Resumed { present, .. } => {
            format!("resumed, {}, {}", r53("§35.1"), there(*present))
        }
        Happened::EnvelopeOpened(receipt) => {
            format!("envelope opened, {}: {}", r53("§35.1"), receipt.text())
        }
        Happened::SealedPlayed { slip, .. } => format!("sealed move{}", pen_slip(*slip)),
        Happened::SealedInDoubt { readings } => in_doubt(readings),
        Happened::SealedRead { text } => {
            format!(
                "the judge reads the sealed move as {text}, {}",
                r53("§36.1")
            )
        }
        Happened::EnvelopeLost { why } => format!("envelope lost, {}: {why}", r53("§35.4")),
        Happened::Reconstructed { used, .. } => {
            let article = r53("§35.5");
            format!("sealed move as reconstructed, {article}, {}", dials(*used))
        }

        Happened::Penalised {
            side,
            penalty,
            incident,
            why,
        } => {
            let article = penalised_by(game.terms().rules.book());
            let of = incident.map(|number| format!(" for incident {number}"));
            format!(
                "{penalty} to {side}{}, {article}: {why}",
                of.unwrap_or_default()
            )
        }
        Happened::Replayed { why, .. } => format!("replayed from here, {}: {why}", r53("§12.1")),
        Happened::Protested { by, why } => format!("{by} protests: {why}"),
        Happened::ProtestAnswered {
            protest,
            is_upheld,
            why,
        } => format!("protest {protest} {}: {why}", upheld(*is_upheld)),
        Happened::Appealed { by, decision, why } => {
            let article = r53("§39.7");
            format!("{by} appeals against decision {decision}, {article}: {why}")
        }
        Happened::AppealDecided {
            appeal,
            is_upheld,
            why,
        } => format!("appeal {appeal} {}: {why}", upheld(*is_upheld)),
        Happened::Signed { by, sheet } => {
            format!("{by} signed the sheet of {sheet}, {}", r53("§33.2"))
        }
        Happened::SheetsAccepted { why } => {
            format!("sheets accepted by the judge, {}: {why}", r53("§33.2"))
        }

        // The moves, the incidents or the result tell it: the table of classes has said so already.
        Happened::Begun
        | Happened::Played { .. }
        | Happened::Displaced { .. }
        | Happened::Restored
        | Happened::HandedIn { .. }
        | Happened::NextRoundBegun
        | Happened::Arrived(_)
        | Happened::Left(_)
        | Happened::Touched { .. }
        | Happened::Adjusting(_)
        | Happened::Adjusted(_)
        | Happened::Reported(_)
        | Happened::Decided { .. }
        | Happened::ComplianceDemanded { .. }
        | Happened::MisconductNoted { .. }
        | Happened::AccidentNoted { .. }
        | Happened::FlagFell(_) => return None,
    })
}

/// The judge's words for an end that he brought about.
fn reason(end: &End) -> String {
    match end {
        End::Verdict { why, .. } | End::Annulled { why, .. } => format!(": {why}"),
        End::Rules(_)
        | End::Resignation { .. }
        | End::Agreement
        | End::Claim(_)
        | End::ClaimUpheld
        | End::Time { .. }
        | End::TimeDraw { .. }
        | End::Absence { .. }
        | End::BothAbsent
        | End::Left { .. }
        | End::Aborted { .. }
        | End::Abandoned
        | End::SealedMove { .. } => String::new(),
    }
}

fn corrected(side: Color, correction: Correction, why: &str) -> String {
    let how = match correction {
        Correction::Forward(by) => format!("forward by {by}"),
        Correction::Back(by) => format!("back by {by}"),
    };
    format!("clock of {side} moved {how}, {}: {why}", r53("§32.6"))
}

const fn upheld(is_upheld: bool) -> &'static str {
    match is_upheld {
        true => "upheld",
        false => "dismissed",
    }
}

const fn penalised_by(book: Book) -> Article {
    match book {
        Book::Russian => Article::new(book, "5.9"),
        Book::International
        | Book::Regulations1953
        | Book::Home
        | Book::ChessLeaflet
        | Book::Fide => r53("§39.4"),
    }
}

/// What stands on the envelope (`002:§34.3`).
fn envelope(game: &Game) -> Option<String> {
    let Envelope {
        by,
        number,
        fen,
        used,
        sealed,
        ..
    } = game.envelope()?;
    let how = match (sealed, game.phase()) {
        (Some(_), Phase::Adjourned) => {
            format!("adjourned, {}, {by} sealed move {number}", r53("§34.3"))
        }
        (Some(_), _) => format!("{by} sealed move {number}, {}", r53("§35.3")),
        (None, _) => {
            format!(
                "adjourned, {}, {by} made move {number} openly",
                r53("§34.4")
            )
        }
    };
    Some(format!("{how}, position {fen}, {}", dials(*used)))
}

fn dials(used: ByColor<Millis>) -> String {
    format!("used: White {}, Black {}", used.white, used.black)
}

fn there(present: ByColor<bool>) -> &'static str {
    match (present.white, present.black) {
        (true, true) => "both are there",
        (true, false) => "Black is absent",
        (false, true) => "White is absent",
        (false, false) => "both are absent",
    }
}

fn pen_slip(slip: PenSlip) -> String {
    let number = match slip {
        PenSlip::Short => "§34.2",
        PenSlip::Touched => "§11.1",
        PenSlip::None | PenSlip::Turned | PenSlip::OneCharacter | PenSlip::Capture => "§36.2",
    };
    let article = r53(number);
    let what = match slip {
        PenSlip::None => return String::new(),
        PenSlip::Turned => "written from the other side of the board",
        PenSlip::OneCharacter => "with a slip of the pen",
        PenSlip::Capture => "another move written instead of a compulsory capture",
        PenSlip::Short => "not written in full notation",
        PenSlip::Touched => "another move written instead of a move with the touched piece",
    };
    format!(", {what}, {article}")
}

fn in_doubt(readings: &[Reading]) -> String {
    let article = r53("§36.1");
    let texts: Vec<&str> = readings.iter().map(|one| one.text.as_str()).collect();
    let means = match texts.is_empty() {
        true => "it means no legal move".to_owned(),
        false => format!("it may mean {}", texts.join(" or ")),
    };
    format!("sealed move in doubt, {article}, {means}")
}

/// How the game ended, and where that is written.
pub(super) fn end(end: &End, moves: &games::Game) -> String {
    let what = match end {
        End::Rules(ended) => by_rules(ended.outcome),
        End::Resignation { .. } => "resignation".to_owned(),
        End::Agreement => drawn_by(DrawReason::Agreement),
        End::Claim(reason) => format!("{}, claimed", drawn_by(*reason)),
        End::ClaimUpheld => "draw, claim found right by the judge".to_owned(),
        End::Time { .. } => "time forfeit".to_owned(),
        End::TimeDraw { fallen } => {
            format!("draw, flag of {fallen} fell and {} cannot win", !*fallen)
        }
        End::Absence { loser } => format!("absence of {loser}"),
        End::BothAbsent => "absence of both players".to_owned(),
        End::Left { loser } => format!("{loser} left the game"),
        End::Abandoned => "abandoned".to_owned(),
        End::Aborted { by } => format!("broken off by {by}"),
        End::SealedMove { .. } => "sealed move that has no certain meaning".to_owned(),
        End::Verdict { verdict, .. } => by_verdict(*verdict),
        End::Annulled { ground, .. } => format!("annulled{}", on_ground(*ground)),
    };
    match end.article(moves) {
        Some(article) => format!("{what}, {article}"),
        None => what,
    }
}

fn by_verdict(verdict: Verdict) -> String {
    let against = |what: &str, loser: Color| format!("{what} of {loser}");
    match verdict {
        Verdict::Refusal { loser } => against("refusal to follow the rules", loser),
        Verdict::Discipline { loser } => against("breach of discipline", loser),
        Verdict::NeitherCanWin => "draw, neither can win".to_owned(),
        Verdict::Score(_) => "decision of the judge".to_owned(),
    }
}

const fn on_ground(ground: Annulment) -> &'static str {
    match ground {
        Annulment::Board => ", board placed wrongly",
        Annulment::Envelope => ", envelope lost",
        Annulment::Other => "",
    }
}

fn by_rules(outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw { by } => drawn_by(by),
        Outcome::Win { winner, by } => {
            let loser = !winner;
            match by {
                WinReason::NoPieces => format!("{loser} has no pieces left"),
                WinReason::NoMove => format!("{loser} has no move"),
                WinReason::Checkmate => "checkmate".to_owned(),
                WinReason::Resignation => "resignation".to_owned(),
            }
        }
    }
}

fn drawn_by(reason: DrawReason) -> String {
    let why = match reason {
        DrawReason::Agreement => "agreed",
        DrawReason::Repetition => "third repetition",
        DrawReason::KingMovesOnly => "moves of kings only",
        DrawReason::ThreeAgainstKing => "three pieces against a king",
        DrawReason::TwoAgainstKing => "two pieces against a king",
        DrawReason::KingsAgainstKing => "kings against a king",
        DrawReason::MainRoadHeld => "main road held",
        DrawReason::NotPlayedOut => "ending not played out",
        DrawReason::UnchangedForce => "unchanged force",
        DrawReason::NoCapture => "no capture",
        DrawReason::Stalemate => "stalemate",
        DrawReason::FivefoldRepetition => "fifth repetition",
        DrawReason::FiftyMoves => "fifty moves",
        DrawReason::SeventyFiveMoves => "seventy-five moves",
        DrawReason::DeadPosition => "dead position",
    };
    format!("draw, {why}")
}
