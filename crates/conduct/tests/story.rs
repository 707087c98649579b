//! Every event, refusal and end of a game can be said in every language.
#![expect(
    clippy::unwrap_used,
    reason = "a sample that cannot be made or said fails the test"
)]

use std::collections::BTreeSet;

use games::{
    Argument, Article, ByColor, Color, DrawReason, Ended, Outcome, Phrase, RuleSet, Score,
    SetupRefused, WinReason, articles,
};
use peatee_conduct::{
    Annulment, Breach, Chance, ClockFault, Correction, Decision, End, EnvelopeKey, Happened,
    Incident, Matter, Millis, Misconduct, Moment, PenSlip, Penalty, Phase, Reading, Receipt,
    Refused, Report, Sealed, Sheet, Verdict, WrongPosition, seal,
};
use texts::{Language, Value, keys, say};

/// Samples of a type, row by row: a pattern and values that fit it. The patterns are exhaustive, so that a new variant
/// without a sample does not compile.
macro_rules! samples {
    ($type:ty: $($pattern:pat => [$($sample:expr),+ $(,)?],)+) => {{
        #[deny(unreachable_patterns)]
        fn row(value: &$type) -> &'static str {
            match value {
                $($pattern => stringify!($pattern),)+
            }
        }
        let mut samples: Vec<$type> = Vec::new();
        $(for sample in [$($sample),+] {
            assert_eq!(row(&sample), stringify!($pattern));
            samples.push(sample);
        })+
        samples
    }};
}

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;
const USED: ByColor<Millis> = ByColor {
    white: Millis::minutes(75),
    black: Millis(3_600_500),
};

fn why() -> String {
    "The scores differ.".to_owned()
}

fn text() -> String {
    "32-28".to_owned()
}

fn sealed() -> (Sealed, Receipt) {
    let key = EnvelopeKey::new([7; 32]);
    let chance = Chance::new([9; Chance::LENGTH]);
    seal("32-28", chance, &key, b"game 12, ply 81").unwrap()
}

fn reports() -> impl Iterator<Item = Report> {
    Breach::ALL.iter().map(|breach| Report {
        by: BLACK,
        breach: *breach,
        made: text(),
        proper: None,
        touched: None,
        after: None,
    })
}

fn breaches() -> Vec<Happened> {
    reports().map(Happened::Reported).collect()
}

fn misconducts() -> Vec<Happened> {
    let noted = |what: &Misconduct| Happened::MisconductNoted {
        by: WHITE,
        what: *what,
        why: why(),
    };
    Misconduct::ALL.iter().map(noted).collect()
}

fn penalties() -> Vec<Happened> {
    let incidents = [None, Some(3)];
    let penalised = |penalty: &Penalty| {
        incidents.map(|incident| Happened::Penalised {
            side: BLACK,
            penalty: *penalty,
            incident,
            why: why(),
        })
    };
    Penalty::ALL.iter().flat_map(penalised).collect()
}

fn decisions() -> Vec<Decision> {
    samples! { Decision:
        Decision::Pending => [Decision::Pending],
        Decision::Corrected => [Decision::Corrected],
        Decision::LetStand => [Decision::LetStand],
        Decision::Replayed => [Decision::Replayed],
        Decision::Noted => [Decision::Noted],
    }
}

fn slips() -> Vec<PenSlip> {
    samples! { PenSlip:
        PenSlip::None => [PenSlip::None],
        PenSlip::Turned => [PenSlip::Turned],
        PenSlip::OneCharacter => [PenSlip::OneCharacter],
        PenSlip::Capture => [PenSlip::Capture],
        PenSlip::Short => [PenSlip::Short],
        PenSlip::Touched => [PenSlip::Touched],
    }
}

fn phases() -> Vec<Phase> {
    samples! { Phase:
        Phase::Waiting => [Phase::Waiting],
        Phase::Playing => [Phase::Playing],
        Phase::Adjourning => [Phase::Adjourning],
        Phase::Adjourned => [Phase::Adjourned],
        Phase::Closed => [Phase::Closed],
        Phase::InDoubt => [Phase::InDoubt],
        Phase::EnvelopeLost => [Phase::EnvelopeLost],
        Phase::Over => [Phase::Over],
    }
}

fn reading() -> Reading {
    Reading {
        text: text(),
        slip: PenSlip::Turned,
    }
}

fn resumed(session: Option<Millis>, white: bool, black: bool) -> Happened {
    let present = ByColor { white, black };
    Happened::Resumed { session, present }
}

fn answered(is_upheld: bool) -> (Happened, Happened) {
    let protest = Happened::ProtestAnswered {
        protest: 1,
        is_upheld,
        why: why(),
    };
    let appeal = Happened::AppealDecided {
        appeal: 1,
        is_upheld,
        why: why(),
    };
    (protest, appeal)
}

fn corrected(correction: Correction) -> Happened {
    Happened::ClockCorrected {
        side: WHITE,
        correction,
        why: why(),
    }
}

fn reconstructed(fen: Option<&str>) -> Happened {
    Happened::Reconstructed {
        fen: fen.map(str::to_owned),
        text: text(),
        used: USED,
    }
}

fn events() -> Vec<Happened> {
    let replayed = |behind| Happened::Replayed { behind, why: why() };
    let claim = |with| Happened::ClaimMade { by: WHITE, with };
    let signed = |sheet| Happened::Signed { by: WHITE, sheet };
    let minute = Millis::minutes(1);
    let mut events = samples! { Happened:
        Happened::Begun => [Happened::Begun],
        Happened::Arrived(_) => [Happened::Arrived(WHITE), Happened::Arrived(BLACK)],
        Happened::Left(_) => [Happened::Left(WHITE), Happened::Left(BLACK)],
        Happened::Played { .. } => [Happened::Played { by: WHITE, text: text(), way: Millis::ZERO }],
        Happened::Touched { .. } => [Happened::Touched { by: WHITE, square: "32".to_owned() }],
        Happened::Adjusting(_) => [Happened::Adjusting(WHITE)],
        Happened::Adjusted(_) => [Happened::Adjusted(BLACK)],
        Happened::DrawOffered(_) => [Happened::DrawOffered(WHITE)],
        Happened::DrawDeclined(_) => [Happened::DrawDeclined(BLACK)],
        Happened::TakebackAsked(_) => [Happened::TakebackAsked(WHITE)],
        Happened::TakebackDeclined(_) => [Happened::TakebackDeclined(BLACK)],
        Happened::Saved(_) => [Happened::Saved(WHITE), Happened::Saved(BLACK)],
        Happened::TakenBack { .. } => [
            Happened::TakenBack { behind: 0 },
            Happened::TakenBack { behind: 12 },
        ],
        Happened::ClaimMade { .. } => [claim(None), claim(Some(text()))],
        Happened::EndConfirmed => [Happened::EndConfirmed],
        Happened::ClaimFailed(_) => [Happened::ClaimFailed(WHITE)],
        Happened::ClockCorrected { .. } => [
            corrected(Correction::Forward(minute)),
            corrected(Correction::Back(minute)),
        ],
        Happened::ClockFaultNoted { .. } => [Happened::ClockFaultNoted { why: why() }],
        Happened::ClockComplaint { .. } => [Happened::ClockComplaint { by: BLACK, why: why() }],
        Happened::ClocksStopped { .. } => [Happened::ClocksStopped { why: why() }],
        Happened::ClocksStarted => [Happened::ClocksStarted],
        Happened::ClocksSet { .. } => [Happened::ClocksSet { used: USED, why: why() }],
        Happened::FlagFell(_) => [Happened::FlagFell(BLACK)],
        Happened::Reported(_) => [breaches().remove(0)],
        Happened::Decided { .. } => [
            Happened::Decided { incident: 2, decision: Decision::Corrected },
        ],
        Happened::MisconductNoted { .. } => [misconducts().remove(0)],
        Happened::AccidentNoted { .. } => [Happened::AccidentNoted { why: why() }],
        Happened::Displaced { .. } => [Happened::Displaced { by: WHITE, why: why() }],
        Happened::Restored => [Happened::Restored],
        Happened::ComplianceDemanded { .. } => [
            Happened::ComplianceDemanded { by: WHITE, why: why() },
        ],
        Happened::Replayed { .. } => [replayed(0), replayed(12)],
        Happened::Penalised { .. } => [penalties().remove(0)],
        Happened::SessionEnded => [Happened::SessionEnded],
        Happened::AdjournmentAsked(_) => [Happened::AdjournmentAsked(BLACK)],
        Happened::AdjournmentAllowed => [Happened::AdjournmentAllowed],
        Happened::AdjournmentOrdered { .. } => [Happened::AdjournmentOrdered { why: why() }],
        Happened::MoveSealed { .. } => [
            Happened::MoveSealed { by: BLACK, sealed: Box::new(sealed().0) },
        ],
        Happened::AdjournedOpenly => [Happened::AdjournedOpenly],
        Happened::Resumed { .. } => [
            resumed(None, true, true),
            resumed(None, false, true),
            resumed(Some(Millis::hours(2)), true, false),
            resumed(Some(Millis::hours(2)), false, false),
        ],
        Happened::EnvelopeOpened(_) => [Happened::EnvelopeOpened(sealed().1)],
        Happened::SealedPlayed { .. } => [
            Happened::SealedPlayed { by: BLACK, text: text(), slip: PenSlip::None },
        ],
        Happened::SealedInDoubt { .. } => [
            Happened::SealedInDoubt { readings: Vec::new() },
            Happened::SealedInDoubt { readings: vec![reading(), reading()] },
        ],
        Happened::AdjournmentProposed(_) => [Happened::AdjournmentProposed(WHITE)],
        Happened::AdjournmentDeclined(_) => [
            Happened::AdjournmentDeclined(WHITE),
            Happened::AdjournmentDeclined(BLACK),
        ],
        Happened::AdjournmentAgreed => [Happened::AdjournmentAgreed],
        Happened::ResumptionProposed { .. } => [
            Happened::ResumptionProposed { by: WHITE, at: None },
            Happened::ResumptionProposed { by: BLACK, at: Some(Moment(7)) },
        ],
        Happened::ResumptionDeclined(_) => [Happened::ResumptionDeclined(BLACK)],
        Happened::ResumptionAppointed { .. } => [Happened::ResumptionAppointed { at: Moment(7) }],
        Happened::SealedChosen { .. } => [
            Happened::SealedChosen { by: None, text: text() },
            Happened::SealedChosen { by: Some(WHITE), text: text() },
        ],
        Happened::SealedRead { .. } => [Happened::SealedRead { text: text() }],
        Happened::EnvelopeLost { .. } => [Happened::EnvelopeLost { why: why() }],
        Happened::Reconstructed { .. } => [
            reconstructed(None),
            reconstructed(Some("W:W31:B20")),
        ],
        Happened::Protested { .. } => [Happened::Protested { by: BLACK, why: why() }],
        Happened::ProtestAnswered { .. } => [answered(true).0, answered(false).0],
        Happened::Appealed { .. } => [
            Happened::Appealed { by: BLACK, decision: 4, why: why() },
        ],
        Happened::AppealDecided { .. } => [answered(true).1, answered(false).1],
        Happened::HandedIn { .. } => [
            Happened::HandedIn { by: WHITE, sheet: Sheet::default() },
        ],
        Happened::Signed { .. } => [signed(WHITE), signed(BLACK)],
        Happened::SheetsAccepted { .. } => [Happened::SheetsAccepted { why: why() }],
        Happened::ColoursSwapped => [Happened::ColoursSwapped],
        Happened::NextRoundBegun => [Happened::NextRoundBegun],
        Happened::Ended(_) => [Happened::Ended(End::Agreement)],
    };
    events.extend(breaches());
    events.extend(misconducts());
    events.extend(penalties());
    events.extend(decisions().into_iter().map(|decision| Happened::Decided {
        incident: 3,
        decision,
    }));
    events.extend(slips().into_iter().map(|slip| Happened::SealedPlayed {
        by: WHITE,
        text: text(),
        slip,
    }));
    events
}

fn verdicts() -> Vec<Verdict> {
    let scores = samples! { Score:
        Score::Win(_) => [Score::Win(WHITE)],
        Score::Draw => [Score::Draw],
        Score::Forfeit(_) => [Score::Forfeit(BLACK)],
        Score::BothLost => [Score::BothLost],
        Score::BothForfeit => [Score::BothForfeit],
        Score::Unknown => [Score::Unknown],
    };
    let mut verdicts = samples! { Verdict:
        Verdict::Refusal { .. } => [Verdict::Refusal { loser: WHITE }],
        Verdict::Discipline { .. } => [Verdict::Discipline { loser: BLACK }],
        Verdict::NeitherCanWin => [Verdict::NeitherCanWin],
        Verdict::Score(_) => [Verdict::Score(Score::Draw)],
    };
    verdicts.extend(scores.into_iter().map(Verdict::Score));
    verdicts
}

fn ends() -> Vec<End> {
    let annulments = samples! { Annulment:
        Annulment::Board => [Annulment::Board],
        Annulment::Envelope => [Annulment::Envelope],
        Annulment::Other => [Annulment::Other],
    };
    let won = Ended {
        outcome: Outcome::Win {
            winner: BLACK,
            by: WinReason::NoMove,
        },
        article: None,
    };
    let ruled = |verdict| End::Verdict {
        verdict,
        why: why(),
    };
    let annulled = |ground| End::Annulled { ground, why: why() };
    let mut ends = samples! { End:
        End::Rules(_) => [End::Rules(won)],
        End::Resignation { .. } => [End::Resignation { loser: WHITE }],
        End::Agreement => [End::Agreement],
        End::Claim(_) => [End::Claim(DrawReason::Repetition)],
        End::ClaimUpheld => [End::ClaimUpheld],
        End::Time { .. } => [End::Time { loser: BLACK }],
        End::TimeDraw { .. } => [End::TimeDraw { fallen: WHITE }],
        End::Absence { .. } => [End::Absence { loser: WHITE }],
        End::BothAbsent => [End::BothAbsent],
        End::Left { .. } => [End::Left { loser: BLACK }],
        End::Abandoned => [End::Abandoned],
        End::Aborted { .. } => [End::Aborted { by: WHITE }],
        End::SealedMove { .. } => [End::SealedMove { loser: BLACK }],
        End::Verdict { .. } => [ruled(Verdict::NeitherCanWin)],
        End::Annulled { .. } => [annulled(Annulment::Other)],
    };
    ends.extend(verdicts().into_iter().map(ruled));
    ends.extend(annulments.into_iter().map(annulled));
    ends
}

fn clock_faults() -> Vec<ClockFault> {
    samples! { ClockFault:
        ClockFault::Untimed => [ClockFault::Untimed],
        ClockFault::Stopped => [ClockFault::Stopped],
        ClockFault::Running => [ClockFault::Running],
        ClockFault::Backwards(_) => [ClockFault::Backwards(Millis(5))],
        ClockFault::Flag(_) => [ClockFault::Flag(BLACK)],
        ClockFault::BeyondControl(_) => [ClockFault::BeyondControl(WHITE)],
        ClockFault::TooLittleLeft { .. } => [
            ClockFault::TooLittleLeft { left: Millis::minutes(14) },
        ],
    }
}

fn refused_move() -> Refused {
    let rules: RuleSet = "international".parse().unwrap();
    let refusal = games::Game::new(rules).explain("32-33").unwrap_err();
    Refused::Move(Box::new(refusal))
}

fn refusals() -> Vec<Refused> {
    let mut refusals = samples! { Refused:
        Refused::NotBegun => [Refused::NotBegun],
        Refused::Begun => [Refused::Begun],
        Refused::Over => [Refused::Over],
        Refused::NotOver => [Refused::NotOver],
        Refused::NotOnMove(_) => [Refused::NotOnMove(WHITE), Refused::NotOnMove(BLACK)],
        Refused::ClocksStopped => [Refused::ClocksStopped],
        Refused::NotStopped => [Refused::NotStopped],
        Refused::Move(_) => [refused_move()],
        Refused::NotAgain => [Refused::NotAgain],
        Refused::OfferOutOfTurn(_) => [Refused::OfferOutOfTurn(WHITE)],
        Refused::NoOffer => [Refused::NoOffer],
        Refused::NoClaim => [Refused::NoClaim],
        Refused::ClaimNotShown => [Refused::ClaimNotShown],
        Refused::ClaimPending => [Refused::ClaimPending],
        Refused::NoEnd => [Refused::NoEnd],
        Refused::NoResult => [Refused::NoResult],
        Refused::IsThere(_) => [Refused::IsThere(WHITE)],
        Refused::Clock(_) => [Refused::Clock(ClockFault::Untimed)],
        Refused::ClockTooLate => [Refused::ClockTooLate],
        Refused::NotResumed => [Refused::NotResumed],
        Refused::SetTooLate => [Refused::SetTooLate],
        Refused::Backwards(_) => [Refused::Backwards(Millis::seconds(2))],
        Refused::Stale { .. } => [Refused::Stale { asked: 11, now: 12 }],
        Refused::Nothing => [Refused::Nothing],
        Refused::TooLong { .. } => [Refused::TooLong { length: 1200, most: 1000 }],
        Refused::NoReason => [Refused::NoReason],
        Refused::NoTouchMove => [Refused::NoTouchMove],
        Refused::NoDuty(_) => [Refused::NoDuty("51".to_owned())],
        Refused::TouchedOther(_) => [Refused::TouchedOther("32".to_owned())],
        Refused::TouchedOutOfTurn(_) => [
            Refused::TouchedOutOfTurn(WHITE),
            Refused::TouchedOutOfTurn(BLACK),
        ],
        Refused::Adjusts(_) => [Refused::Adjusts(WHITE), Refused::Adjusts(BLACK)],
        Refused::NotAdjusting(_) => [Refused::NotAdjusting(BLACK)],
        Refused::NotRecorded => [Refused::NotRecorded],
        Refused::MayBeTakenFirst => [Refused::MayBeTakenFirst],
        Refused::Position(_) => [Refused::Position(WrongPosition::Setup(SetupRefused::Draughts {
            said: "man on crown row at 3".to_owned(),
            phrases: Vec::new(),
        }))],
        Refused::NoIncident(_) => [Refused::NoIncident(9)],
        Refused::NobodysFault(_) => [Refused::NobodysFault(1)],
        Refused::NotHisDoing { .. } => [Refused::NotHisDoing { incident: 1, side: WHITE }],
        Refused::Decided(_) => [Refused::Decided(1)],
        Refused::OnlyOpponent => [Refused::OnlyOpponent],
        Refused::JudgeReplays => [Refused::JudgeReplays],
        Refused::NoSuchPly { .. } => [Refused::NoSuchPly { behind: 40, entries: 39 }],
        Refused::ResultStands => [Refused::ResultStands],
        Refused::Restoring => [Refused::Restoring],
        Refused::NothingToRestore => [Refused::NothingToRestore],
        Refused::ColoursStay => [Refused::ColoursStay],
        Refused::PlayedSo => [Refused::PlayedSo],
        Refused::ControlNotReached { .. } => [Refused::ControlNotReached { moves: 30 }],
        Refused::NoSession => [Refused::NoSession],
        Refused::RestTooLong => [Refused::RestTooLong],
        Refused::NotAsked => [Refused::NotAsked],
        Refused::NotAdjourning => [Refused::NotAdjourning],
        Refused::Adjourned => [Refused::Adjourned],
        Refused::NotAdjourned => [Refused::NotAdjourned],
        Refused::TooShort => [Refused::TooShort],
        Refused::EnvelopeClosed => [Refused::EnvelopeClosed],
        Refused::NotYetResumed => [Refused::NotYetResumed],
        Refused::EnvelopeLost => [Refused::EnvelopeLost],
        Refused::EnvelopeNotLost => [Refused::EnvelopeNotLost],
        Refused::NoEnvelope => [Refused::NoEnvelope],
        Refused::AnswererAbsent(_) => [Refused::AnswererAbsent(WHITE)],
        Refused::NotWhatWasSealed => [Refused::NotWhatWasSealed],
        Refused::MustSeal => [Refused::MustSeal],
        Refused::TouchedToSeal => [Refused::TouchedToSeal],
        Refused::InDoubt => [Refused::InDoubt],
        Refused::NotInDoubt => [Refused::NotInDoubt],
        Refused::AskedBefore => [Refused::AskedBefore],
        Refused::NothingProposed => [Refused::NothingProposed],
        Refused::ResumptionTime => [Refused::ResumptionTime],
        Refused::NotAReading => [Refused::NotAReading],
        Refused::NotInCompetition => [Refused::NotInCompetition],
        Refused::Recorded => [Refused::Recorded],
        Refused::NothingToTakeBack => [Refused::NothingToTakeBack],
        Refused::NotBackAgain => [Refused::NotBackAgain],
        Refused::TakebackPending => [Refused::TakebackPending],
        Refused::NoTakeback => [Refused::NoTakeback],
        Refused::OfferPending => [Refused::OfferPending],
        Refused::NoTimeToGoBack(_) => [
            Refused::NoTimeToGoBack(WHITE),
            Refused::NoTimeToGoBack(BLACK),
        ],
        Refused::TooLateToAbort => [Refused::TooLateToAbort],
        Refused::NoLeaveTime => [Refused::NoLeaveTime],
        Refused::ClockDecides => [Refused::ClockDecides],
        Refused::WasAdjourned => [Refused::WasAdjourned],
        Refused::BreakOffInstead => [Refused::BreakOffInstead],
        Refused::IsAway(_) => [Refused::IsAway(WHITE), Refused::IsAway(BLACK)],
        Refused::OpponentIsThere => [Refused::OpponentIsThere],
        Refused::HasNotCome(_) => [Refused::HasNotCome(BLACK)],
        Refused::NotLongEnough { .. } => [Refused::NotLongEnough { left: Millis::seconds(40) }],
        Refused::NoSuchNumber(_) => [Refused::NoSuchNumber(5)],
        Refused::NoSheet(_) => [Refused::NoSheet(BLACK)],
        Refused::Official => [Refused::Official],
        Refused::Signed => [Refused::Signed],
    };
    refusals.extend(clock_faults().into_iter().map(Refused::Clock));
    refusals
}

/// Every phrase that a conducted game can give.
fn phrases() -> Vec<Phrase> {
    let mut phrases: Vec<Phrase> = events().iter().map(Happened::phrase).collect();
    phrases.extend(ends().iter().map(End::phrase));
    phrases.extend(refusals().iter().map(|refused| refused.phrase("32-33")));
    phrases.extend(Breach::ALL.iter().map(|one| one.phrase()));
    phrases.extend(Misconduct::ALL.iter().map(|one| one.phrase()));
    phrases.extend(Penalty::ALL.iter().map(|one| one.phrase()));
    phrases.extend(decisions().into_iter().map(Decision::phrase));
    phrases.extend(slips().into_iter().map(PenSlip::phrase));
    phrases.extend(phases().into_iter().map(Phase::phrase));
    phrases
}

fn said(language: Language, phrase: &Phrase) -> Option<String> {
    let value = |argument| match argument {
        &Argument::Number(number) => Value::Number(number),
        Argument::Text(text) => Value::Text(text),
    };
    let arguments = phrase.arguments.iter();
    let arguments: Vec<(&str, Value<'_>)> = arguments
        .map(|(name, argument)| (*name, value(argument)))
        .collect();
    say(language, &phrase.key, &arguments)
}

#[test]
fn every_phrase_is_said_in_every_language() {
    let known: BTreeSet<&str> = keys().collect();
    for phrase in phrases() {
        assert!(known.contains(&*phrase.key), "{}", phrase.key);
        let english = said(Language::English, &phrase);
        for language in Language::ALL {
            let said = said(language, &phrase);
            assert!(said.is_some(), "{language:?} {phrase:?}");
            let is_english = said == english;
            assert_eq!(is_english, language == Language::English, "{phrase:?}");
        }
    }
}

#[test]
fn every_argument_is_used() {
    for phrase in phrases() {
        for i in 0..phrase.arguments.len() {
            let mut less = phrase.clone();
            let (name, _) = less.arguments.remove(i);
            assert_eq!(said(Language::English, &less), None, "{phrase:?} {name}");
        }
    }
}

#[test]
fn every_sentence_about_conduct_has_a_cause() {
    let caused: BTreeSet<String> = phrases().into_iter().map(|phrase| phrase.key).collect();
    // What players say is for buttons, and quoted in other sentences.
    let about_conduct =
        keys().filter(|key| key.starts_with("conduct-") && !key.starts_with("conduct-say-"));
    for key in about_conduct {
        assert!(caused.contains(key), "{key}");
    }
}

/// What a sentence and a label say.
fn assert_names(sentence: &Phrase, label: &Phrase) {
    for language in Language::ALL {
        let (sentence, label) = (
            said(language, sentence).unwrap(),
            said(language, label).unwrap(),
        );
        assert!(sentence.contains(&label), "{language:?} {sentence} {label}");
    }
}

#[test]
fn sentences_name_what_they_are_about() {
    for event in events() {
        let label = match &event {
            Happened::Reported(report) => report.breach.phrase(),
            Happened::MisconductNoted { what, .. } => what.phrase(),
            Happened::Penalised { penalty, .. } => penalty.phrase(),
            Happened::Decided { decision, .. } => decision.phrase(),
            Happened::SealedPlayed { slip, .. } if *slip != PenSlip::None => slip.phrase(),
            _ => continue,
        };
        assert_names(&event.phrase(), &label);
    }
}

#[test]
fn r53_16_7_offers_and_answers_are_brief() {
    let offered = said(
        Language::Estonian,
        &Happened::DrawOffered(Color::White).phrase(),
    );
    assert_eq!(offered.unwrap(), "Valge: „pakun viiki“.");
    let declined = said(
        Language::Estonian,
        &Happened::DrawDeclined(Color::Black).phrase(),
    );
    assert_eq!(declined.unwrap(), "Must: „ei nõustu“.");
    let agreed = say(Language::Estonian, "conduct-say-agree", &[]);
    assert_eq!(agreed.unwrap(), "nõustun");
}

#[test]
fn times_look_as_on_a_clock_and_words_stay_as_they_are() {
    let set = Happened::ClocksSet {
        used: USED,
        why: why(),
    };
    assert_eq!(
        said(Language::English, &set.phrase()).unwrap(),
        "The clocks were set: White 1:15:00, Black 1:00:00.500 (“The scores differ.”)."
    );
}

#[test]
fn a_refused_move_is_explained_by_the_rules_of_the_game() {
    let phrase = refused_move().phrase("32-33");
    assert_eq!(phrase.key, "reason-off-diagonal");
}

/// Every kind of incident.
fn incidents() -> Vec<Incident> {
    let others = [Matter::Accident, Matter::Displaced, Matter::Refusal];
    let misconducts = Misconduct::ALL.iter().copied().map(Matter::Misconduct);
    let matters = reports()
        .map(Matter::Breach)
        .chain(misconducts)
        .chain(others);
    let incident = |matter| Incident {
        matter,
        by: None,
        at: Moment(0),
        note: String::new(),
        behind: 0,
        before: String::new(),
        decision: Decision::Pending,
        penalties: Vec::new(),
    };
    matters.map(incident).collect()
}

/// Every article that a game by this rule set can name besides those of the moves.
fn named(rules: RuleSet) -> BTreeSet<Article> {
    let game = games::Game::new(rules);
    let (ends, refusals, incidents) = (ends(), refusals(), incidents());
    let ends = ends.iter().filter_map(|end| end.article(&game));
    let refusals = refusals.iter().filter_map(|refused| refused.article(rules));
    let incidents = incidents
        .iter()
        .filter_map(|incident| incident.article(rules));
    ends.chain(refusals).chain(incidents).collect()
}

#[test]
fn players_can_read_every_article_that_is_named() {
    let listed: BTreeSet<Article> = articles().flat_map(|(_, of_book)| of_book).collect();
    for rules in RuleSet::all() {
        for article in named(rules) {
            assert!(listed.contains(&article), "{rules} {article}");
        }
    }
}

/// The protocol is English, and written in one file: its articles are read there.
#[test]
fn players_can_read_every_article_that_a_protocol_names() {
    let numbers: BTreeSet<&str> = articles()
        .flat_map(|(_, of_book)| of_book)
        .map(|article| article.number)
        .collect();
    let words = include_str!("../src/protocol/words.rs");
    let cited = words.split("\"§").skip(1);
    let cited: Vec<&str> = cited.filter_map(|rest| rest.split('"').next()).collect();
    assert!(cited.len() > 20, "{cited:?}");
    for number in cited {
        assert!(numbers.contains(&*format!("§{number}")), "§{number}");
    }
}

#[test]
fn the_classes_of_events_agree_with_each_other() {
    let all = events()
        .into_iter()
        .chain(ends().into_iter().map(Happened::Ended));
    for event in all {
        let class = event.class();
        let is_ended = matches!(event, Happened::Ended(_));
        // What lists say changes with the position or the colours.
        assert!(!(class.is_listed && class.keeps_position), "{event:?}");
        // Who comes and goes moves nothing.
        assert!(!class.is_passing || class.keeps_position, "{event:?}");
        // The sheet has the judge's decisions beside the moves, and the result at its foot.
        assert!(
            !class.is_decision || class.is_on_sheet || is_ended,
            "{event:?}"
        );
    }
}
