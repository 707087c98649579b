//! Everything that happens in a game as a key with arguments, for those who put it into words.
//!
//! Sides are arguments that a sentence chooses by; times, moves, squares and what people wrote are texts as they are.

use games::{ByColor, Color, DrawReason, GamePhrase, Outcome, Phrase, Score, WinReason};

use crate::breach::{Breach, Misconduct, Penalty};
use crate::clock::{ClockFault, Correction, LEAST_AFTER_CORRECTION};
use crate::end::{Annulment, End, Verdict};
use crate::event::Happened;
use crate::game::{AGREED, LEAST_TO_RESUME, Phase};
use crate::incident::{Decision, Report};
use crate::refused::Refused;
use crate::slips::{PenSlip, Reading};
use crate::time::Millis;

impl Happened {
    /// The sentence that announces it.
    pub fn phrase(&self) -> Phrase {
        match self {
            Happened::Begun => event("begun"),
            Happened::Arrived(side) => event("arrived").side("side", *side),
            Happened::Left(side) => event("left").side("side", *side),
            Happened::Played { by, text, .. } => {
                event("played").side("side", *by).text("move", text)
            }
            Happened::Touched { by, square } => {
                event("touched").side("side", *by).text("square", square)
            }
            Happened::Adjusting(side) => event("adjusting").side("side", *side),
            Happened::Adjusted(side) => event("adjusted").side("side", *side),
            Happened::DrawOffered(side) => event("draw-offered").side("side", *side),
            Happened::DrawDeclined(side) => event("draw-declined").side("side", *side),
            Happened::TakebackAsked(side) => event("takeback-asked").side("side", *side),
            Happened::TakebackDeclined(side) => event("takeback-declined").side("side", *side),
            Happened::Saved(side) => event("saved").side("side", *side),
            Happened::TakenBack { behind } => taken_back(*behind),
            Happened::ClaimMade { by, with } => claim_made(*by, with.as_deref()),
            Happened::EndConfirmed => event("end-confirmed"),
            Happened::ClaimFailed(side) => event("claim-failed").side("side", *side),

            Happened::ClockCorrected {
                side,
                correction,
                why,
            } => clock_corrected(*correction)
                .side("side", *side)
                .text("why", why),
            Happened::ClockFaultNoted { why } => event("clock-fault").text("why", why),
            Happened::ClockComplaint { by, why } => said("clock-complaint", *by, why),
            Happened::ClocksStopped { why } => event("clocks-stopped").text("why", why),
            Happened::ClocksStarted => event("clocks-started"),
            Happened::ClocksSet { used, why } => {
                with_times(event("clocks-set"), *used).text("why", why)
            }
            Happened::FlagFell(side) => event("flag-fell").side("side", *side),

            Happened::Reported(report) => reported(report),
            Happened::Decided { incident, decision } => event("decided")
                .number("number", count(*incident))
                .text("decision", decision_key(*decision)),
            Happened::MisconductNoted { by, what, why } => {
                said("misconduct", *by, why).text("misconduct", what.id())
            }
            Happened::AccidentNoted { why } => event("accident").text("why", why),
            Happened::Displaced { by, why } => said("displaced", *by, why),
            Happened::Restored => event("restored"),
            Happened::ComplianceDemanded { by, why } => said("compliance-demanded", *by, why),
            Happened::Replayed { behind, why } => replayed(*behind).text("why", why),
            Happened::Penalised {
                side,
                penalty,
                incident,
                why,
            } => penalised(*incident)
                .side("side", *side)
                .text("penalty", penalty.id())
                .text("why", why),

            Happened::SessionEnded => event("session-ended"),
            Happened::AdjournmentAsked(side) => event("adjournment-asked").side("side", *side),
            Happened::AdjournmentAllowed => event("adjournment-allowed"),
            Happened::AdjournmentOrdered { why } if why == AGREED => event("adjournment-agreed"),
            Happened::AdjournmentOrdered { why } => event("adjournment-ordered").text("why", why),
            Happened::MoveSealed { by, sealed: _ } => event("move-sealed").side("side", *by),
            Happened::AdjournedOpenly => event("adjourned-openly"),
            Happened::Resumed { session, present } => {
                resumed(*session).text("present", present_key(*present))
            }
            Happened::EnvelopeOpened(receipt) => {
                event("envelope-opened").text("text", receipt.text())
            }
            Happened::SealedPlayed { by, text, slip } => {
                sealed_played(*slip).side("side", *by).text("move", text)
            }
            Happened::SealedInDoubt { readings } => in_doubt(readings),
            Happened::AdjournmentProposed(side) => event("adjournment-asked").side("side", *side),
            Happened::AdjournmentDeclined(side) => {
                event("adjournment-declined").side("side", *side)
            }
            Happened::AdjournmentAgreed => event("adjournment-agreed"),
            Happened::ResumptionProposed { by, at: Some(_) } => {
                event("resumption-proposed").side("side", *by)
            }
            Happened::ResumptionProposed { by, at: None } => {
                event("resumption-proposed-now").side("side", *by)
            }
            Happened::ResumptionDeclined(side) => event("resumption-declined").side("side", *side),
            Happened::ResumptionAppointed { .. } => event("resumption-appointed"),
            Happened::SealedChosen { by: Some(by), text } => {
                event("sealed-chosen").side("side", *by).text("move", text)
            }
            Happened::SealedChosen { by: None, text } => event("sealed-stands").text("move", text),
            Happened::SealedRead { text } => event("sealed-read").text("move", text),
            Happened::EnvelopeLost { why } => event("envelope-lost").text("why", why),
            Happened::Reconstructed { fen, text, used } => {
                with_times(reconstructed(fen.as_deref()), *used).text("move", text)
            }

            Happened::Protested { by, why } => said("protested", *by, why),
            Happened::ProtestAnswered {
                protest,
                is_upheld,
                why,
            } => event(match is_upheld {
                true => "protest-upheld",
                false => "protest-rejected",
            })
            .number("number", count(*protest))
            .text("why", why),
            Happened::Appealed { by, decision, why } => {
                said("appealed", *by, why).number("number", count(*decision))
            }
            Happened::AppealDecided {
                appeal,
                is_upheld,
                why,
            } => event(match is_upheld {
                true => "appeal-upheld",
                false => "appeal-rejected",
            })
            .number("number", count(*appeal))
            .text("why", why),
            Happened::HandedIn { by, sheet: _ } => event("handed-in").side("side", *by),
            Happened::Signed { by, sheet } => event(match by == sheet {
                true => "signed-own",
                false => "signed-other",
            })
            .side("side", *by),
            Happened::SheetsAccepted { why } => event("sheets-accepted").text("why", why),
            Happened::ColoursSwapped => event("colours-swapped"),
            Happened::NextRoundBegun => event("next-round-begun"),
            Happened::Ended(end) => end.phrase(),
        }
    }
}

fn event(key: &str) -> Phrase {
    Phrase::new(format!("conduct-event-{key}"))
}

/// What a player did, and the words for it.
fn said(key: &str, by: Color, why: &str) -> Phrase {
    event(key).side("side", by).text("why", why)
}

fn claim_made(by: Color, with: Option<&str>) -> Phrase {
    match with {
        Some(text) => event("claim-made-with").side("side", by).text("move", text),
        None => event("claim-made").side("side", by),
    }
}

fn clock_corrected(correction: Correction) -> Phrase {
    match correction {
        Correction::Forward(time) => event("clock-forward").text("time", time.to_string()),
        Correction::Back(time) => event("clock-back").text("time", time.to_string()),
    }
}

/// The phrase with what both dials show.
fn with_times(phrase: Phrase, used: ByColor<Millis>) -> Phrase {
    phrase
        .text("white", used.white.to_string())
        .text("black", used.black.to_string())
}

fn reported(report: &Report) -> Phrase {
    event("reported")
        .side("side", report.by)
        .text("breach", report.breach.id())
        .text("made", &report.made)
}

fn replayed(behind: usize) -> Phrase {
    match behind {
        0 => event("replayed-from-start"),
        behind => event("replayed").number("number", count(behind)),
    }
}

fn taken_back(behind: usize) -> Phrase {
    match behind {
        0 => event("taken-back-to-start"),
        behind => event("taken-back").number("number", count(behind)),
    }
}

fn penalised(incident: Option<usize>) -> Phrase {
    match incident {
        Some(number) => event("penalised-for-incident").number("number", count(number)),
        None => event("penalised"),
    }
}

fn resumed(session: Option<Millis>) -> Phrase {
    match session {
        Some(length) => event("resumed-for").text("time", length.to_string()),
        None => event("resumed"),
    }
}

/// The word by which sentences choose who is there.
const fn present_key(present: ByColor<bool>) -> &'static str {
    match (present.white, present.black) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => "neither",
    }
}

fn sealed_played(slip: PenSlip) -> Phrase {
    match slip {
        PenSlip::None => event("sealed-played"),
        PenSlip::Turned
        | PenSlip::OneCharacter
        | PenSlip::Capture
        | PenSlip::Short
        | PenSlip::Touched => event("sealed-played-slip").text("slip", slip_key(slip)),
    }
}

fn in_doubt(readings: &[Reading]) -> Phrase {
    if readings.is_empty() {
        return event("sealed-unreadable");
    }
    let moves: Vec<&str> = readings.iter().map(|reading| &*reading.text).collect();
    event("sealed-in-doubt").text("moves", moves.join(", "))
}

fn reconstructed(fen: Option<&str>) -> Phrase {
    match fen {
        Some(fen) => event("reconstructed-position").text("fen", fen),
        None => event("reconstructed"),
    }
}

/// A number that people count with.
fn count(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

impl End {
    /// The sentence that announces it.
    pub fn phrase(&self) -> Phrase {
        match self {
            End::Rules(ended) => ended.phrase(),
            End::Resignation { loser } => Phrase::of_outcome(Outcome::Win {
                winner: !*loser,
                by: WinReason::Resignation,
            }),
            End::Agreement => drawn(DrawReason::Agreement),
            End::Claim(reason) => drawn(*reason),
            End::ClaimUpheld => end("claim-upheld"),
            End::Time { loser } => lost("time", *loser),
            End::TimeDraw { fallen } => end("time-draw").side("side", *fallen),
            End::Absence { loser } => lost("absence", *loser),
            End::BothAbsent => end("both-absent"),
            End::Left { loser } => lost("left", *loser),
            End::Abandoned => end("abandoned"),
            End::Aborted { by } => end("aborted").side("side", *by),
            End::SealedMove { loser } => lost("sealed-move", *loser),
            End::Verdict { verdict, why } => verdict.phrase().text("why", why),
            End::Annulled { ground, why } => ground.phrase().text("why", why),
        }
    }
}

impl Verdict {
    /// The sentence, still without the judge's words.
    fn phrase(self) -> Phrase {
        match self {
            Verdict::Refusal { loser } => lost("refusal", loser),
            Verdict::Discipline { loser } => lost("discipline", loser),
            Verdict::NeitherCanWin => end("neither-can-win"),
            Verdict::Score(score) => ruled(score),
        }
    }
}

impl Annulment {
    /// The sentence, still without the judge's words.
    fn phrase(self) -> Phrase {
        end(match self {
            Annulment::Board => "annulled-board",
            Annulment::Envelope => "annulled-envelope",
            Annulment::Other => "annulled",
        })
    }
}

fn end(key: &str) -> Phrase {
    Phrase::new(format!("conduct-end-{key}"))
}

fn lost(key: &str, loser: Color) -> Phrase {
    end(key).side("winner", !loser)
}

fn drawn(by: DrawReason) -> Phrase {
    Phrase::of_outcome(Outcome::Draw { by })
}

fn ruled(score: Score) -> Phrase {
    match score {
        Score::Win(winner) => end("ruled-win").side("winner", winner),
        Score::Draw => end("ruled-draw"),
        Score::Forfeit(winner) => end("ruled-forfeit").side("winner", winner),
        Score::BothLost => end("ruled-both-lost"),
        Score::BothForfeit => end("ruled-both-forfeit"),
        Score::Unknown => end("ruled-no-result"),
    }
}

impl Refused {
    /// The sentence that says why. The text is that of the move which the command had in it: played, claimed with,
    /// reported, read or reconstructed; a command without a move has none.
    pub fn phrase(&self, text: &str) -> Phrase {
        match self {
            Refused::NotBegun => refused("not-begun"),
            Refused::Begun => refused("begun"),
            Refused::Over => refused("over"),
            Refused::NotOver => refused("not-over"),
            Refused::NotOnMove(side) | Refused::OfferOutOfTurn(side) => {
                refused("not-on-move").side("side", *side)
            }
            Refused::ClocksStopped => refused("clocks-stopped"),
            Refused::NotStopped => refused("not-stopped"),
            Refused::Move(refusal) => refusal.phrase(text),
            Refused::NotAgain => refused("not-again"),
            Refused::NoOffer => refused("no-offer"),
            Refused::NoClaim => refused("no-claim"),
            Refused::ClaimNotShown => refused("claim-not-shown"),
            Refused::ClaimPending => refused("claim-pending"),
            Refused::NoEnd => refused("no-end"),
            Refused::NoResult => refused("no-result"),
            Refused::IsThere(side) => refused("is-there").side("side", *side),
            Refused::Clock(fault) => fault.phrase(),
            Refused::ClockTooLate | Refused::SetTooLate => refused("clock-too-late"),
            Refused::NotResumed => refused("not-resumed"),
            Refused::Backwards(back) => backwards(*back),
            Refused::Stale { asked, now } => refused("stale")
                .number("version", *asked)
                .number("now", *now),
            Refused::Nothing => refused("nothing"),
            Refused::TooLong { length, most } => refused("too-long")
                .number("count", count(*length))
                .number("limit", count(*most)),
            Refused::NoReason => refused("no-reason"),

            Refused::NoTouchMove => refused("no-touch-move"),
            Refused::NoDuty(square) => refused("no-duty").text("square", square),
            Refused::TouchedOther(square) => refused("touched-other").text("square", square),
            Refused::TouchedOutOfTurn(side) => refused("touched-out-of-turn").side("side", *side),
            Refused::Adjusts(side) => refused("adjusts").side("side", *side),
            Refused::NotAdjusting(side) => refused("not-adjusting").side("side", *side),

            Refused::NotRecorded => refused("not-recorded"),
            Refused::MayBeTakenFirst => refused("may-be-taken-first"),
            Refused::Position(why) => refused("position").text("why", why.to_string()),
            Refused::NoIncident(number) => refused("no-incident").number("number", count(*number)),
            Refused::NobodysFault(number) => {
                refused("nobodys-fault").number("number", count(*number))
            }
            Refused::NotHisDoing { incident, side } => refused("not-his-doing")
                .number("number", count(*incident))
                .side("side", *side),
            Refused::Decided(number) => refused("decided").number("number", count(*number)),
            Refused::OnlyOpponent => refused("only-opponent"),
            Refused::JudgeReplays => refused("judge-replays"),
            Refused::NoSuchPly { behind, entries } => refused("no-such-ply")
                .number("number", count(*behind))
                .number("count", count(*entries)),
            Refused::ResultStands => refused("result-stands"),
            Refused::Restoring => refused("restoring"),
            Refused::NothingToRestore => refused("nothing-to-restore"),
            Refused::ColoursStay => refused("colours-stay"),
            Refused::PlayedSo => refused("played-so"),

            Refused::ControlNotReached { moves } => {
                refused("control-not-reached").number("count", *moves)
            }
            Refused::NoSession => refused("no-session"),
            Refused::RestTooLong => refused("rest-too-long"),
            Refused::NotAsked => refused("not-asked"),
            Refused::NotAdjourning => refused("not-adjourning"),
            Refused::Adjourned => refused("adjourned"),
            Refused::NotAdjourned => refused("not-adjourned"),
            Refused::TooShort => refused("too-short").text("least", LEAST_TO_RESUME.to_string()),
            Refused::EnvelopeClosed => refused("envelope-closed"),
            Refused::NotYetResumed => refused("not-yet-resumed"),
            Refused::EnvelopeLost => refused("envelope-lost"),
            Refused::EnvelopeNotLost => refused("envelope-not-lost"),
            Refused::NoEnvelope => refused("no-envelope"),
            Refused::AnswererAbsent(side) => refused("answerer-absent").side("side", *side),
            Refused::NotWhatWasSealed => refused("not-what-was-sealed"),
            Refused::MustSeal => refused("must-seal"),
            Refused::TouchedToSeal => refused("touched-to-seal"),
            Refused::InDoubt => refused("in-doubt"),
            Refused::NotInDoubt => refused("not-in-doubt"),
            Refused::AskedBefore => refused("asked-before"),
            Refused::NothingProposed => refused("nothing-proposed"),
            Refused::ResumptionTime => refused("resumption-time"),
            Refused::NotAReading => refused("not-a-reading"),

            Refused::NotInCompetition => refused("not-in-competition"),
            Refused::Recorded => refused("recorded"),
            Refused::NothingToTakeBack => refused("nothing-to-take-back"),
            Refused::NotBackAgain => refused("not-back-again"),
            Refused::TakebackPending => refused("takeback-pending"),
            Refused::NoTakeback => refused("no-takeback"),
            Refused::OfferPending => refused("offer-pending"),
            Refused::NoTimeToGoBack(side) => refused("no-time-to-go-back").side("side", *side),
            Refused::TooLateToAbort => refused("too-late-to-abort"),
            Refused::NoLeaveTime => refused("no-leave-time"),
            Refused::ClockDecides => refused("clock-decides"),
            Refused::WasAdjourned => refused("was-adjourned"),
            Refused::BreakOffInstead => refused("break-off-instead"),
            Refused::IsAway(side) => refused("is-away").side("side", *side),
            Refused::OpponentIsThere => refused("opponent-is-there"),
            Refused::HasNotCome(side) => refused("has-not-come").side("side", *side),
            Refused::NotLongEnough { left } => {
                // Whole seconds: nobody waits for parts of one.
                let left = Millis(left.0.div_ceil(1000) * 1000);
                refused("not-long-enough").text("time", left.to_string())
            }

            Refused::NoSuchNumber(number) => {
                refused("no-such-number").number("number", count(*number))
            }
            Refused::NoSheet(side) => refused("no-sheet").side("side", *side),
            Refused::Official => refused("official"),
            Refused::Signed => refused("signed"),
        }
    }
}

impl ClockFault {
    /// The sentence that says what the clock does not allow.
    pub fn phrase(&self) -> Phrase {
        match self {
            ClockFault::Untimed => refused("clock-untimed"),
            ClockFault::Stopped => refused("clock-stopped"),
            ClockFault::Running => refused("clock-running"),
            ClockFault::Backwards(back) => backwards(*back),
            ClockFault::Flag(side) => refused("clock-flag").side("side", *side),
            ClockFault::BeyondControl(side) => refused("clock-beyond-control").side("side", *side),
            ClockFault::TooLittleLeft { left } => refused("clock-too-little-left")
                .text("time", left.to_string())
                .text("least", LEAST_AFTER_CORRECTION.to_string()),
        }
    }
}

fn refused(key: &str) -> Phrase {
    Phrase::new(format!("conduct-refused-{key}"))
}

fn backwards(back: Millis) -> Phrase {
    refused("backwards").text("time", back.to_string())
}

impl Breach {
    /// What it is called, to be named in a list or a sentence.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("conduct-breach-{}", self.id()))
    }
}

impl Misconduct {
    /// What it is called, to be named in a list or a sentence.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("conduct-misconduct-{}", self.id()))
    }
}

impl Penalty {
    /// What it is called, to be named in a list or a sentence.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("conduct-penalty-{}", self.id()))
    }
}

impl Decision {
    /// What became of an incident, in a word or two.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("conduct-decision-{}", decision_key(self)))
    }
}

const fn decision_key(decision: Decision) -> &'static str {
    match decision {
        Decision::Pending => "pending",
        Decision::Corrected => "corrected",
        Decision::LetStand => "let-stand",
        Decision::Replayed => "replayed",
        Decision::Noted => "noted",
    }
}

impl PenSlip {
    /// What the slip was, in a word or two.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("conduct-slip-{}", slip_key(self)))
    }
}

const fn slip_key(slip: PenSlip) -> &'static str {
    match slip {
        PenSlip::None => "none",
        PenSlip::Turned => "turned",
        PenSlip::OneCharacter => "one-character",
        PenSlip::Capture => "capture",
        PenSlip::Short => "short",
        PenSlip::Touched => "touched",
    }
}

impl Phase {
    /// Where a game stands, in a word or two.
    pub fn phrase(self) -> Phrase {
        let key = match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Adjourning => "adjourning",
            Phase::Adjourned => "adjourned",
            Phase::Closed => "closed",
            Phase::InDoubt => "in-doubt",
            Phase::EnvelopeLost => "envelope-lost",
            Phase::Over => "over",
        };
        Phrase::new(format!("conduct-phase-{key}"))
    }
}
