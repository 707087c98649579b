//! One event of each kind, and the file that keeps it.

use conduct::Color::{Black, White};
use conduct::{
    Annulment, Breach, ByColor, Correction, Decision, DrawReason, End, Event, Game, GameOutcome,
    Happened, Millis, Misconduct, Moment, PenSlip, Penalty, Reading, Report, RuleSet, Score, Sheet,
    Terms, Verdict, WinReason,
};

use super::{START, sealed};

/// The name of a kind. A new kind does not compile without one, nor pass without an example.
pub(crate) fn kind(what: &Happened) -> &'static str {
    match what {
        Happened::Begun => "begun",
        Happened::Arrived(_) => "arrived",
        Happened::Played { .. } => "played",
        Happened::Touched { .. } => "touched",
        Happened::Adjusting(_) => "adjusting",
        Happened::Adjusted(_) => "adjusted",
        Happened::DrawOffered(_) => "draw-offered",
        Happened::DrawDeclined(_) => "draw-declined",
        Happened::ClaimMade { .. } => "claim-made",
        Happened::ClaimFailed(_) => "claim-failed",
        Happened::ClockCorrected { .. } => "clock-corrected",
        Happened::ClockFaultNoted { .. } => "clock-fault-noted",
        Happened::ClockComplaint { .. } => "clock-complaint",
        Happened::ClocksStopped { .. } => "clocks-stopped",
        Happened::ClocksStarted => "clocks-started",
        Happened::ClocksSet { .. } => "clocks-set",
        Happened::FlagFell(_) => "flag-fell",
        Happened::Reported(_) => "reported",
        Happened::Decided { .. } => "decided",
        Happened::MisconductNoted { .. } => "misconduct-noted",
        Happened::AccidentNoted { .. } => "accident-noted",
        Happened::Displaced { .. } => "displaced",
        Happened::Restored => "restored",
        Happened::ComplianceDemanded { .. } => "compliance-demanded",
        Happened::Replayed { .. } => "replayed",
        Happened::Penalised { .. } => "penalised",
        Happened::SessionEnded => "session-ended",
        Happened::AdjournmentAsked(_) => "adjournment-asked",
        Happened::AdjournmentAllowed => "adjournment-allowed",
        Happened::AdjournmentOrdered { .. } => "adjournment-ordered",
        Happened::MoveSealed { .. } => "move-sealed",
        Happened::AdjournedOpenly => "adjourned-openly",
        Happened::Resumed { .. } => "resumed",
        Happened::EnvelopeOpened(_) => "envelope-opened",
        Happened::SealedPlayed { .. } => "sealed-played",
        Happened::SealedInDoubt { .. } => "sealed-in-doubt",
        Happened::EnvelopeLost { .. } => "envelope-lost",
        Happened::Reconstructed { .. } => "reconstructed",
        Happened::Protested { .. } => "protested",
        Happened::ProtestAnswered { .. } => "protest-answered",
        Happened::Appealed { .. } => "appealed",
        Happened::AppealDecided { .. } => "appeal-decided",
        Happened::HandedIn { .. } => "handed-in",
        Happened::Signed { .. } => "signed",
        Happened::ColoursSwapped => "colours-swapped",
        Happened::NextRoundBegun => "next-round-begun",
        Happened::Left(_) => "left",
        Happened::TakebackAsked(_) => "takeback-asked",
        Happened::TakebackDeclined(_) => "takeback-declined",
        Happened::TakenBack { .. } => "taken-back",
        Happened::Saved(_) => "saved",
        Happened::AdjournmentProposed(_) => "adjournment-proposed",
        Happened::AdjournmentDeclined(_) => "adjournment-declined",
        Happened::AdjournmentAgreed => "adjournment-agreed",
        Happened::ResumptionProposed { .. } => "resumption-proposed",
        Happened::ResumptionDeclined(_) => "resumption-declined",
        Happened::ResumptionAppointed { .. } => "resumption-appointed",
        Happened::SealedChosen { .. } => "sealed-chosen",
        Happened::EndConfirmed => "end-confirmed",
        Happened::SealedRead { .. } => "sealed-read",
        Happened::SheetsAccepted { .. } => "sheets-accepted",
        Happened::Ended(_) => "ended",
    }
}

/// Every kind there is, in the order of [`kind`].
pub(crate) const KINDS: [&str; 62] = [
    "begun",
    "arrived",
    "played",
    "touched",
    "adjusting",
    "adjusted",
    "draw-offered",
    "draw-declined",
    "claim-made",
    "claim-failed",
    "clock-corrected",
    "clock-fault-noted",
    "clock-complaint",
    "clocks-stopped",
    "clocks-started",
    "clocks-set",
    "flag-fell",
    "reported",
    "decided",
    "misconduct-noted",
    "accident-noted",
    "displaced",
    "restored",
    "compliance-demanded",
    "replayed",
    "penalised",
    "session-ended",
    "adjournment-asked",
    "adjournment-allowed",
    "adjournment-ordered",
    "move-sealed",
    "adjourned-openly",
    "resumed",
    "envelope-opened",
    "sealed-played",
    "sealed-in-doubt",
    "envelope-lost",
    "reconstructed",
    "protested",
    "protest-answered",
    "appealed",
    "appeal-decided",
    "handed-in",
    "signed",
    "colours-swapped",
    "next-round-begun",
    "left",
    "takeback-asked",
    "takeback-declined",
    "taken-back",
    "saved",
    "adjournment-proposed",
    "adjournment-declined",
    "adjournment-agreed",
    "resumption-proposed",
    "resumption-declined",
    "resumption-appointed",
    "sealed-chosen",
    "end-confirmed",
    "sealed-read",
    "sheets-accepted",
    "ended",
];

pub(crate) fn rules() -> RuleSet {
    "international".parse().expect("a rule set")
}

fn by_rules(outcome: GameOutcome) -> End {
    let game = Game::new(Terms::new(rules())).expect("playable");
    End::Rules(game.moves().ended_by(outcome))
}

/// At least one event of every kind, with the name of its file.
pub(crate) fn all() -> Vec<(String, Event)> {
    let mut named = Vec::new();
    let mut at = START;
    for what in happened() {
        at = at.plus(Millis(1500));
        let kind = kind(&what);
        let before = named.iter().filter(|(name, _): &&(String, Event)| {
            name == kind
                || name
                    .rsplit_once('.')
                    .is_some_and(|(front, _)| front == kind)
        });
        let name = match before.count() {
            0 => kind.to_owned(),
            more => format!("{kind}.{}", more + 1),
        };
        named.push((name, Event { at, what }));
    }
    named
}

fn happened() -> Vec<Happened> {
    let why = || "«õ» \"\\\" \u{1F642} \0\n".to_owned();
    let used = ByColor {
        white: Millis(3_600_000),
        black: Millis(u64::MAX),
    };
    let (envelope, receipt) = sealed("32-28 õ", b"game 7");
    let report = |full: bool| Report {
        by: Black,
        breach: Breach::StoppedCapture,
        made: "28x19".to_owned(),
        proper: full.then(|| "28x10".to_owned()),
        touched: full.then(|| "28".to_owned()),
        after: full.then(|| "W:W31:B20".to_owned()),
    };
    let mut sheet = Sheet::new(Black);
    sheet.write("19-23").expect("short");
    sheet.write("").expect("short");
    let mut signed = sheet.clone();
    signed.sign(White);
    let reading = Reading {
        text: "32-28".to_owned(),
        slip: PenSlip::OneCharacter,
    };
    let mut all = vec![
        Happened::Begun,
        Happened::Arrived(White),
        Happened::Played {
            by: White,
            text: "32-28".to_owned(),
            way: Millis::ZERO,
        },
        Happened::Touched {
            by: Black,
            square: "19".to_owned(),
        },
        Happened::Adjusting(Black),
        Happened::Adjusted(Black),
        Happened::DrawOffered(White),
        Happened::DrawDeclined(Black),
        Happened::ClaimMade {
            by: White,
            with: None,
        },
        Happened::ClaimMade {
            by: White,
            with: Some("33-29".to_owned()),
        },
        Happened::ClaimFailed(White),
        Happened::ClockCorrected {
            side: White,
            correction: Correction::Forward(Millis(1)),
            why: why(),
        },
        Happened::ClockCorrected {
            side: Black,
            correction: Correction::Back(Millis(2)),
            why: why(),
        },
        Happened::ClockFaultNoted { why: why() },
        Happened::ClockComplaint {
            by: Black,
            why: why(),
        },
        Happened::ClocksStopped { why: why() },
        Happened::ClocksStarted,
        Happened::ClocksSet { used, why: why() },
        Happened::FlagFell(Black),
        Happened::Reported(report(false)),
        Happened::Reported(report(true)),
        Happened::Decided {
            incident: 1,
            decision: Decision::LetStand,
        },
        Happened::MisconductNoted {
            by: White,
            what: Misconduct::Pointing,
            why: why(),
        },
        Happened::AccidentNoted { why: why() },
        Happened::Displaced {
            by: White,
            why: why(),
        },
        Happened::Restored,
        Happened::ComplianceDemanded {
            by: White,
            why: why(),
        },
        Happened::Replayed {
            behind: 12,
            why: why(),
        },
        Happened::Penalised {
            side: White,
            penalty: Penalty::Warning,
            incident: None,
            why: why(),
        },
        Happened::Penalised {
            side: Black,
            penalty: Penalty::Loss,
            incident: Some(2),
            why: why(),
        },
        Happened::SessionEnded,
        Happened::AdjournmentAsked(White),
        Happened::AdjournmentAllowed,
        Happened::AdjournmentOrdered { why: why() },
        Happened::MoveSealed {
            by: White,
            sealed: envelope,
        },
        Happened::AdjournedOpenly,
        Happened::Resumed {
            session: None,
            present: ByColor {
                white: true,
                black: false,
            },
        },
        Happened::Resumed {
            session: Some(Millis(7_200_000)),
            present: ByColor {
                white: true,
                black: true,
            },
        },
        Happened::EnvelopeOpened(receipt),
        Happened::SealedPlayed {
            by: White,
            text: "32-28".to_owned(),
            slip: PenSlip::Turned,
        },
        Happened::SealedInDoubt {
            readings: Vec::new(),
        },
        Happened::SealedInDoubt {
            readings: vec![reading.clone(), reading],
        },
        Happened::EnvelopeLost { why: why() },
        Happened::Reconstructed {
            fen: None,
            text: "32-28".to_owned(),
            used,
        },
        Happened::Reconstructed {
            fen: Some("W:W31:B20".to_owned()),
            text: "31-27".to_owned(),
            used,
        },
        Happened::Protested {
            by: Black,
            why: why(),
        },
        Happened::ProtestAnswered {
            protest: 1,
            is_upheld: true,
            why: why(),
        },
        Happened::Appealed {
            by: White,
            decision: 3,
            why: why(),
        },
        Happened::AppealDecided {
            appeal: 1,
            is_upheld: false,
            why: why(),
        },
        Happened::HandedIn { by: Black, sheet },
        Happened::HandedIn {
            by: White,
            sheet: signed,
        },
        Happened::Signed {
            by: Black,
            sheet: White,
        },
        Happened::ColoursSwapped,
        Happened::NextRoundBegun,
    ];
    all.extend(ends().into_iter().map(Happened::Ended));
    // What came later stands behind, so that the fixtures before keep their times.
    all.extend([
        Happened::Left(Black),
        Happened::TakebackAsked(White),
        Happened::TakebackDeclined(Black),
        Happened::TakenBack { behind: 3 },
        Happened::EndConfirmed,
        Happened::SealedRead {
            text: "32-28".to_owned(),
        },
        Happened::SheetsAccepted { why: why() },
        Happened::Ended(End::Left { loser: White }),
        Happened::Ended(End::Aborted { by: Black }),
        Happened::Ended(End::ClaimUpheld),
        Happened::Played {
            by: White,
            text: "32-28".to_owned(),
            way: Millis(120),
        },
        Happened::Saved(White),
        Happened::AdjournmentProposed(White),
        Happened::AdjournmentDeclined(Black),
        Happened::AdjournmentAgreed,
        Happened::ResumptionProposed {
            by: White,
            at: Some(Moment(1_800_000_000_000)),
        },
        Happened::ResumptionProposed {
            by: White,
            at: None,
        },
        Happened::ResumptionDeclined(Black),
        Happened::ResumptionAppointed {
            at: Moment(1_800_000_000_000),
        },
        Happened::SealedChosen {
            by: Some(Black),
            text: "32-28".to_owned(),
        },
        Happened::SealedChosen {
            by: None,
            text: "32-28".to_owned(),
        },
        Happened::Ended(End::Abandoned),
    ]);
    all
}

fn ends() -> Vec<End> {
    let why = || "so".to_owned();
    let verdict = |verdict| End::Verdict {
        verdict,
        why: why(),
    };
    vec![
        by_rules(GameOutcome::Win {
            winner: White,
            by: WinReason::NoMove,
        }),
        by_rules(GameOutcome::Draw {
            by: DrawReason::ThreeAgainstKing,
        }),
        End::Resignation { loser: White },
        End::Agreement,
        End::Claim(DrawReason::Repetition),
        End::Time { loser: Black },
        End::TimeDraw { fallen: White },
        End::Absence { loser: White },
        End::BothAbsent,
        End::SealedMove { loser: Black },
        verdict(Verdict::Refusal { loser: White }),
        verdict(Verdict::Discipline { loser: Black }),
        verdict(Verdict::NeitherCanWin),
        verdict(Verdict::Score(Score::Forfeit(White))),
        End::Annulled {
            ground: Annulment::Board,
            why: why(),
        },
    ]
}
