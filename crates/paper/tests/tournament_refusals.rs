//! Every refusal of a competition is said in every language, with what it is about and its article.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use pairing::swiss::{NotPairable, Unpairable};
use peatee_paper::tournament::refusal;
use texts::Language;
use tournament::desk::DeskRefused;
use tournament::lots::{NoDraw, NoSecret};
use tournament::openings::NoOpenings;
use tournament::organisation::{HallTime, Matter, NotArranged, ParseHallTimeError};
use tournament::team::TeamRefused;
use tournament::{
    Awaited, Bound, Count, Given, Mark, NoSection, NoTable, Outcome, ParseZoneError, Place,
    PlayerId, Refused, Rests, Role, TieBreak, Unsuited, WrongInstructions, WrongOrder,
    WrongPairing, WrongPlayer,
};

const PLACE: Place = Place {
    round: 7,
    board: 41,
    game: 1,
};

/// The place of a variant in the list below. Whoever adds a variant must come here, and give it an example.
fn variant(refused: &Refused) -> usize {
    match refused {
        Refused::NoInstructions => 0,
        Refused::OtherNumbers => 71,
        Refused::StandsTwice(_) => 72,
        Refused::InstructionsStand => 1,
        Refused::NotApproved => 2,
        Refused::Instructions(_) => 3,
        Refused::Unsuited(_) => 4,
        Refused::NoJudge => 5,
        Refused::Missing(_) => 6,
        Refused::Unreadable(_) => 7,
        Refused::Committed => 8,
        Refused::NotCommitted => 9,
        Refused::TooLateToCommit => 10,
        Refused::SameName(_) => 11,
        Refused::Closed => 12,
        Refused::NotClosed => 13,
        Refused::TooFew(..) => 14,
        Refused::TooMany(..) => 15,
        Refused::NoPlayer(_) => 16,
        Refused::HasLeft(_) => 17,
        Refused::HaveNumbers => 18,
        Refused::NoNumbers => 19,
        Refused::Secret(_) => 20,
        Refused::WrongSecret => 21,
        Refused::Lots(_) => 22,
        Refused::NotByLot => 23,
        Refused::NoRound(_) => 24,
        Refused::Paired(_) => 25,
        Refused::AllPaired(_) => 26,
        Refused::Unfinished { .. } => 27,
        Refused::NoGame(_) => 28,
        Refused::HasResult(_) => 29,
        Refused::NoResult(_) => 30,
        Refused::NotAdjourned(_) => 31,
        Refused::Annulled(_) => 32,
        Refused::PairedBy(_) => 33,
        Refused::NotFree => 34,
        Refused::Pairing(_) => 35,
        Refused::NoPairing(_) => 36,
        Refused::NotPairable(_) => 37,
        Refused::NotEqual(_) => 38,
        Refused::InUrn => 39,
        Refused::NoOutcome => 40,
        Refused::RoundsLeft(_) => 41,
        Refused::NoEvent(_) => 42,
        Refused::Undone(_) => 43,
        Refused::RestsOnIt { .. } => 44,
        Refused::Over => 45,
        Refused::Team(_) => 46,
        Refused::NotArranged(_) => 47,
        Refused::Section(_) => 48,
        Refused::NoTableToDrawFrom => 49,
        Refused::Openings(_) => 50,
        Refused::OtherWords(_) => 51,
        Refused::NotPairedBy(_) => 52,
        Refused::RoundBegun(_) => 53,
        Refused::Published(_) => 54,
        Refused::OtherWinner { .. } => 55,
        Refused::OnlyChief(_) => 56,
        Refused::ResultStands { .. } => 57,
        Refused::LastGame(_) => 58,
        Refused::WhichGame(_) => 59,
        Refused::NotLost(_) => 60,
        Refused::NotInGame { .. } => 61,
        Refused::NotPlayed(_) => 62,
        Refused::LostByPenalty { .. } => 63,
        Refused::NoFederation(_) => 64,
        Refused::NoBirth(_) => 65,
        Refused::NotBornYet(_) => 66,
        Refused::HadBegun(_) => 67,
        Refused::SameResult(_) => 68,
        Refused::BeforeTheStart { .. } => 69,
        Refused::DecidesHalf { .. } => 70,
        Refused::Bound(_) => 73,
        Refused::Player(_) => 74,
        Refused::OnlyChiefEnds(_) => 75,
        Refused::Draft(_) => 76,
        Refused::NothingNew => 77,
        Refused::Desk(_) => 78,
    }
}

const VARIANTS: usize = 79;

/// Examples with what the sentence must show.
fn examples() -> Vec<(Refused, Vec<&'static str>)> {
    let none = Vec::new;
    let tie_break = TieBreak::whole(Count::Buchholz);
    let unfinished = |count, before| Refused::Unfinished {
        place: PLACE,
        count,
        before,
    };
    let rests = |why| Refused::RestsOnIt {
        event: 17,
        rests: 23,
        why,
    };
    let why = || Box::new(Refused::NoRound(41));
    let criteria = |is_odd| Unpairable::NoPairing {
        open: vec![31, 37],
        is_odd,
    };
    let mut all = vec![
        (Refused::NoInstructions, none()),
        (Refused::InstructionsStand, none()),
        (Refused::NotApproved, vec!["(002:§40a)"]),
        (Refused::Instructions(WrongInstructions::Games), vec!["30"]),
        (Refused::Instructions(WrongInstructions::Points), none()),
        (
            Refused::Unsuited(Unsuited::SameField(tie_break)),
            vec!["BH"],
        ),
        (
            Refused::Unsuited(Unsuited::NotEverybodyMet(tie_break)),
            vec!["BH"],
        ),
        (Refused::Unsuited(Unsuited::NoPoints(tie_break)), vec!["BH"]),
        (Refused::NoJudge, vec!["(002:§41.1)"]),
        (Refused::Committed, none()),
        (Refused::NotCommitted, none()),
        (Refused::TooLateToCommit, none()),
        (Refused::SameName("Jaan Kask".to_owned()), vec!["Jaan Kask"]),
        (
            Refused::Player(WrongPlayer::Rating(99999)),
            vec!["99999", "3500"],
        ),
        (
            Refused::Player(WrongPlayer::LongLicence("1234567890123".to_owned())),
            vec!["1234567890123", "11"],
        ),
        (
            Refused::Player(WrongPlayer::SameLicence {
                licence: "4711".to_owned(),
                name: "Jaan Kask".to_owned(),
            }),
            vec!["4711", "Jaan Kask"],
        ),
        (Refused::NoFederation("XQX".to_owned()), vec!["XQX"]),
        (
            Refused::NoBirth("1990-02-30".to_owned()),
            vec!["1990-02-30"],
        ),
        (Refused::NotBornYet("3000".to_owned()), vec!["3000"]),
        (Refused::Closed, none()),
        (Refused::NotClosed, none()),
        (Refused::TooFew(1, 3), vec!["1", "3"]),
        (Refused::TooMany(5, 2), vec!["5", "2"]),
        (Refused::NoPlayer(PlayerId(19)), vec!["19"]),
        (Refused::HasLeft(PlayerId(19)), vec!["19"]),
        (Refused::HaveNumbers, none()),
        (Refused::NoNumbers, none()),
        (Refused::Secret(NoSecret::Length(3)), vec!["3", "16", "64"]),
        (Refused::Secret(NoSecret::NoDigits(9)), vec!["9"]),
        (Refused::WrongSecret, none()),
        (Refused::OtherWords("snow".to_owned()), vec!["snow"]),
        (Refused::Lots(NoDraw::NoWords), none()),
        (Refused::Lots(NoDraw::NoEntries), none()),
        (Refused::Lots(NoDraw::Blank { index: 4 }), vec!["5"]),
        (
            Refused::Lots(NoDraw::Control {
                text: "A\u{7}B".to_owned(),
            }),
            vec!["AB"],
        ),
        (
            Refused::Lots(NoDraw::Twice {
                first: 0,
                second: 1,
                text: "Kask".to_owned(),
            }),
            vec!["Kask"],
        ),
        (Refused::Bound(Bound::UrnChanged(17)), vec!["17"]),
        (Refused::Bound(Bound::DrawnBefore(17)), vec!["17"]),
        (Refused::Bound(Bound::SecretOpened(17)), vec!["17"]),
        (Refused::NotByLot, none()),
        (Refused::NoTableToDrawFrom, none()),
        (Refused::NoRound(12), vec!["12"]),
        (Refused::Paired(12), vec!["12"]),
        (Refused::AllPaired(12), vec!["12"]),
        (unfinished(1, Awaited::NextRound), vec!["7.41"]),
        (
            unfinished(6, Awaited::LastRound),
            vec!["7.41", "6", "(002:§35.12)"],
        ),
        (
            unfinished(1, Awaited::NextGame),
            vec!["7.41", "(002:§35.12)"],
        ),
        (unfinished(1, Awaited::Knockout), vec!["7.41"]),
        (unfinished(2, Awaited::Report), vec!["7.41", "(002:§41k)"]),
        (Refused::NoGame(PLACE), vec!["7.41"]),
        (Refused::HasResult(PLACE), vec!["7.41"]),
        (Refused::NoResult(PLACE), vec!["7.41"]),
        (Refused::NotAdjourned(PLACE), vec!["7.41"]),
        (Refused::Annulled(PLACE), vec!["7.41"]),
        (Refused::PairedBy(8), vec!["8"]),
        (Refused::NotPairedBy(PLACE), vec!["7.41"]),
        (Refused::RoundBegun(8), vec!["8"]),
        (Refused::Published(8), vec!["8"]),
        (Refused::HadBegun(PLACE), vec!["7.41", "(002:§37.2)"]),
        (Refused::SameResult(PLACE), vec!["7.41"]),
        (
            Refused::BeforeTheStart { event: 12 },
            vec!["12", "(002:§38.1)"],
        ),
        (
            Refused::DecidesHalf {
                player: PlayerId(19),
                place: PLACE,
            },
            vec!["7.41", "19", "(002:§38.2)"],
        ),
        (
            Refused::OtherWinner {
                place: PLACE,
                round: 8,
            },
            vec!["7.41", "8"],
        ),
        (
            Refused::OnlyChief("Jaan Kask".to_owned()),
            vec!["Jaan Kask", "(002:§41.2)"],
        ),
        (
            Refused::OnlyChiefEnds("Jaan Kask".to_owned()),
            vec!["Jaan Kask", "(002:§41.2)"],
        ),
        (Refused::Draft(8), vec!["8", "publish"]),
        (Refused::NothingNew, none()),
        (
            Refused::ResultStands {
                place: PLACE,
                round: 8,
            },
            vec!["7.41", "8", "(002:§12.2)"],
        ),
        (Refused::LastGame(PLACE), vec!["7.41", "(002:§12.2)"]),
        (Refused::WhichGame(PlayerId(19)), vec!["19", "(002:§41i)"]),
        (Refused::NotLost(PLACE), vec!["7.41", "(002:§41i)"]),
        (
            Refused::NotInGame {
                player: PlayerId(19),
                place: PLACE,
            },
            vec!["19", "7.41"],
        ),
        (Refused::NotPlayed(PLACE), vec!["7.41"]),
        (
            Refused::LostByPenalty {
                player: PlayerId(19),
                place: PLACE,
            },
            vec!["19", "7.41", "(002:§41i)"],
        ),
        (Refused::NotFree, vec!["H", "F", "Z"]),
        (WrongPairing::KeepsApart.into(), none()),
        (WrongPairing::LetsOff.into(), none()),
        (
            WrongPairing::Table(NoTable::Participants(1)).into(),
            vec!["1"],
        ),
        (WrongPairing::Table(NoTable::Cycles(99)).into(), vec!["99"]),
        (WrongPairing::Order(WrongOrder::Twice(6)).into(), vec!["6"]),
        (WrongPairing::Drawn(13).into(), vec!["13"]),
        (WrongPairing::OtherRound.into(), none()),
        (WrongPairing::Twice.into(), none()),
        (WrongPairing::Himself.into(), none()),
        (WrongPairing::OtherPlayers.into(), none()),
        (WrongPairing::Misfit(why()).into(), vec!["41"]),
        (Unpairable::TooFew(1).into(), vec!["1"]),
        (Unpairable::NoRoundLeft(9).into(), vec!["9"]),
        (criteria(false).into(), vec!["31, 37", "C1"]),
        (criteria(true).into(), vec!["31, 37", "C1"]),
        (Unpairable::TooManyScores.into(), none()),
        (NotPairable::NoRounds.into(), none()),
        (NotPairable::NoFirstColor.into(), none()),
        (
            NotPairable::NoResult {
                round: 4,
                player: 55,
            }
            .into(),
            vec!["4", "55"],
        ),
        (
            NotPairable::OtherSystem("LIM".to_owned()).into(),
            vec!["LIM"],
        ),
        (NotPairable::NoBaku.into(), none()),
        (NotPairable::Teams.into(), vec!["310", "013"]),
        (Refused::NotEqual(14), vec!["14"]),
        (Refused::InUrn, none()),
        (Refused::OtherNumbers, none()),
        (Refused::StandsTwice(PlayerId(91)), vec!["91"]),
        (Refused::NoOutcome, none()),
        (Refused::RoundsLeft(3), vec!["3"]),
        (Refused::NoEvent(77), vec!["77"]),
        (Refused::Undone(77), vec!["77"]),
        (Refused::Over, none()),
    ];
    for (given, _) in Given::NAMES {
        all.push((Refused::Missing(given), none()));
        all.push((Refused::Unreadable(given), vec!["1000"]));
    }
    let reasons = [
        Rests::DoneAnew,
        Rests::KnownByNumber,
        Rests::HaveNumbers,
        Rests::NumbersDrawn,
        Rests::Approved,
        Rests::NumbersGiven,
        Rests::NumbersWithout,
        Rests::PairedBy,
        Rests::Marked,
        Rests::BothPenalised,
        Rests::PairedWithout,
        Rests::LaterRound,
        Rests::HasResults,
        Rests::BoardOrder,
        Rests::OpeningsDrawn,
        Rests::PlayedBy,
        Rests::Misfit(why()),
    ];
    all.extend(of_openings());
    all.extend(of_teams());
    all.extend(reasons.map(|why| (rests(why), vec!["17", "23"])));
    all
}

fn of_openings() -> Vec<(Refused, Vec<&'static str>)> {
    let other = NoOpenings::OtherWords {
        round: 61,
        words: "snow".to_owned(),
    };
    let of: Vec<(NoOpenings, Vec<&'static str>)> = vec![
        (NoOpenings::NoTable, vec![]),
        (
            NoOpenings::Count {
                round: 61,
                wanted: 5,
                found: 7,
            },
            vec!["61", "5", "7"],
        ),
        (NoOpenings::NoOpening(812), vec!["812"]),
        (NoOpenings::NotCommitted, vec![]),
        (NoOpenings::TooLateToCommit, vec![]),
        (NoOpenings::SameSecret, vec![]),
        (NoOpenings::NotPaired(61), vec!["61"]),
        (NoOpenings::Drawn(61), vec!["61"]),
        (NoOpenings::Later(61), vec!["61"]),
        (NoOpenings::Begun(61), vec!["61"]),
        (other, vec!["61", "snow"]),
        (NoOpenings::TooManyRounds, vec!["4096"]),
    ];
    let games = Refused::Instructions(WrongInstructions::OpeningGames);
    let of = of.into_iter().map(|(none, parts)| (none.into(), parts));
    of.chain([(games, vec![])]).collect()
}

fn of_teams() -> Vec<(Refused, Vec<&'static str>)> {
    let (team, round, member) = (PlayerId(81), 82, 83);
    let name = || "Kask".to_owned();
    let points = Refused::Instructions(WrongInstructions::MatchPoints);
    let tie_break = TieBreak::whole(Count::Buchholz);
    let of: Vec<(TeamRefused, Vec<&'static str>)> = vec![
        (TeamRefused::NoTeams, vec![]),
        (TeamRefused::TooManyGames, vec![]),
        (TeamRefused::Bye, vec![]),
        (TeamRefused::HasMembers(team), vec!["81"]),
        (TeamRefused::NobodyEnlisted(team), vec!["81"]),
        (TeamRefused::Full { team, most: 84 }, vec!["81", "84"]),
        (
            TeamRefused::NoMember {
                team,
                member,
                last: 84,
            },
            vec!["81", "83", "84"],
        ),
        (TeamRefused::OrderStands { team, round }, vec!["81", "82"]),
        (TeamRefused::LinedUp { team, round }, vec!["81", "82"]),
        (TeamRefused::NotEverybody(84), vec!["84"]),
        (TeamRefused::EmptyLineUp, vec![]),
        (
            TeamRefused::TooManyNamed {
                named: 85,
                boards: 84,
            },
            vec!["85", "84"],
        ),
        (
            TeamRefused::OutOfOrder {
                board: 86,
                member,
                name: name(),
                above: 87,
            },
            vec!["86", "83", "Kask", "87"],
        ),
        (
            TeamRefused::Twice {
                member,
                name: name(),
            },
            vec!["83", "Kask"],
        ),
        (TeamRefused::NoMatch { team, round }, vec!["81", "82"]),
        (TeamRefused::RoundOver(round), vec!["82"]),
        (TeamRefused::Begun(PLACE), vec!["7.41"]),
        (TeamRefused::Vacant(PLACE), vec!["7.41"]),
        (TeamRefused::NoForfeit, vec!["+:-"]),
    ];
    let of = of
        .into_iter()
        .map(|(refused, shown)| (refused.into(), shown));
    let more = [
        (points, vec![]),
        (Refused::Unsuited(Unsuited::OfTeams(tie_break)), vec!["BH"]),
        (
            Refused::Unsuited(Unsuited::NotOfTeams(tie_break)),
            vec!["BH"],
        ),
    ];
    of.chain(more).collect()
}

/// What an event is refused, in its order and in its sections.
fn of_order() -> Vec<(Refused, Vec<&'static str>)> {
    let matter = Matter::Round(71);
    let start: HallTime = "2026-12-05T10:00".parse().expect("a time");
    let at = "2026-12-05 10:00";
    let player = PlayerId(73);
    let name = || "Kask".to_owned();
    let section = || "Open".to_owned();
    let arranged = [
        (NotArranged::Length, vec!["1", "24"]),
        (
            NotArranged::RoundsOutOfOrder { matter, start },
            vec!["71", at],
        ),
        (
            NotArranged::NoRest {
                player,
                matter: Matter::Game(PLACE),
                start,
            },
            vec!["73", "7.41", at, "(002:§35.7)"],
        ),
        (NotArranged::AtOnce { matter, start }, vec!["71", at]),
        (
            NotArranged::RestDay("2026-12-06".to_owned()),
            vec!["2026-12-06"],
        ),
        (NotArranged::Played { matter, start }, vec!["71", at]),
        (NotArranged::LessThanAnHour, vec!["(002:§35.9)"]),
        (NotArranged::NotWaiting(PLACE), vec!["7.41"]),
        (
            NotArranged::BeforeItsRound {
                round: 72,
                end: start,
            },
            vec!["72", at],
        ),
        (
            NotArranged::AfterTheLast { matter, start },
            vec!["71", at, "(002:§35.12)"],
        ),
        (NotArranged::Twice(PLACE), vec!["7.41"]),
        (NotArranged::NoRoll, vec![]),
        (NotArranged::IsHere(player), vec!["73"]),
        (NotArranged::HasConfirmed(player), vec!["73", "(002:§39.6)"]),
        (NotArranged::WhichRound, vec![]),
        (NotArranged::NoRound, vec![]),
        (NotArranged::IsTicked, vec![]),
        (
            NotArranged::TakesPart {
                name: name(),
                article: "002:§41i",
            },
            vec!["Kask", "(002:§41i)"],
        ),
        (
            NotArranged::NotHisTask {
                name: name(),
                roles: vec![Role::Staff],
                article: "002:§40c",
            },
            vec!["Kask", "(002:§40c)"],
        ),
        (NotArranged::OneChief(name()), vec!["Kask", "(002:§41.2)"]),
        (NotArranged::Appointed(name()), vec!["Kask"]),
    ];
    let sections = [
        (
            NoSection::Unknown(section(), "A, B".to_owned()),
            vec!["Open", "A, B"],
        ),
        (NoSection::Which("A, B".to_owned()), vec!["A, B"]),
        (NoSection::TooLate, vec![]),
        (NoSection::NoEvent, vec![]),
        (NoSection::SameSecret(section()), vec!["Open"]),
        (NoSection::TooMany, vec![]),
        (
            NoSection::Elsewhere {
                event: 74,
                section: Some(section()),
            },
            vec!["74", "Open"],
        ),
        (
            NoSection::Elsewhere {
                event: 75,
                section: None,
            },
            vec!["75"],
        ),
        (
            NoSection::Twice {
                name: name(),
                section: section(),
            },
            vec!["Kask", "Open"],
        ),
        (
            NoSection::NoRest {
                name: name(),
                matter,
                section: section(),
                start,
            },
            vec!["Kask", "71", "Open", at, "(002:§35.7)"],
        ),
    ];
    let arranged = arranged.into_iter().map(|(why, shown)| (why.into(), shown));
    let sections = sections.into_iter().map(|(why, shown)| (why.into(), shown));
    arranged.chain(sections).collect()
}

/// What an operator has written and cannot be asked for; long texts are cut.
fn of_desk() -> Vec<(Refused, Vec<&'static str>)> {
    let name = || "Kask".to_owned();
    let of: Vec<(DeskRefused, Vec<&'static str>)> = vec![
        (DeskRefused::UnknownName(name()), vec!["Kask"]),
        (
            DeskRefused::WhichName {
                name: name(),
                all: vec!["91 Kask J.".to_owned(), "92 Kask M.".to_owned()],
            },
            vec!["Kask", "91 Kask J., 92 Kask M."],
        ),
        (
            DeskRefused::UnknownMember {
                team: "Pärnu".to_owned(),
                name: name(),
            },
            vec!["Pärnu", "Kask"],
        ),
        (
            DeskRefused::UnknownMatch {
                round: 7,
                board: 41,
            },
            vec!["7.41"],
        ),
        (
            DeskRefused::MatchResults {
                boards: 4,
                found: 93,
            },
            vec!["4", "93"],
        ),
        (
            DeskRefused::NoOutcomeText("won\u{7}".repeat(20)),
            vec!["won�", "…"],
        ),
        (DeskRefused::NotPaired(94), vec!["94"]),
        (
            DeskRefused::NeedsReason(Outcome::of(Mark::Loss, Mark::Loss)),
            vec!["0-0", "002:§41i"],
        ),
        (DeskRefused::NotInTable, vec![]),
        (DeskRefused::OnlySwiss, vec![]),
        (DeskRefused::TrfGames(95), vec!["TRF", "95"]),
        (
            DeskRefused::NoZone(ParseZoneError("Pärnu".to_owned())),
            vec!["Pärnu"],
        ),
        (
            DeskRefused::SameZone("Europe/Riga".parse().expect("a zone")),
            vec!["Europe/Riga"],
        ),
        (
            DeskRefused::NoHallTime(ParseHallTimeError("soon".to_owned())),
            vec!["soon"],
        ),
        (
            DeskRefused::HallGap {
                time: "2027-03-28T03:30".parse().expect("a time"),
                zone: "Europe/Tallinn".parse().expect("a zone"),
            },
            vec!["2027-03-28 03:30", "Europe/Tallinn"],
        ),
        (DeskRefused::RollCalled(98), vec!["98", "--anew"]),
        (
            DeskRefused::SectionKnown("Women".to_owned()),
            vec!["Women", "instruct --section"],
        ),
        (DeskRefused::NothingToUndo, vec![]),
        (DeskRefused::NothingToAmend, vec![]),
        (DeskRefused::NoResults, vec![]),
        (
            DeskRefused::ResultLine {
                line: 96,
                text: "3 won".to_owned(),
            },
            vec!["96", "3 won"],
        ),
        (
            DeskRefused::ResultTwice {
                line: 97,
                place: PLACE,
            },
            vec!["97", "7.41"],
        ),
        (DeskRefused::EmptySections, vec![]),
    ];
    let of = of.into_iter();
    of.map(|(why, shown)| (why.into(), shown)).collect()
}

/// The issue of tournaments: what is refused is refused with its reason, in the language of who asks.
#[test]
fn every_refusal_is_said_in_every_language() {
    let mut examples = examples();
    examples.extend(of_order());
    examples.extend(of_desk());
    let seen: BTreeSet<usize> = examples.iter().map(|(one, _)| variant(one)).collect();
    assert_eq!(seen, (0..VARIANTS).collect(), "a variant has no example");
    for (refused, shown) in &examples {
        let english = refusal(refused, Language::English);
        for language in Language::ALL {
            let said = refusal(refused, language);
            assert!(!said.contains(['{', '}', '$']), "{language:?}: {said}");
            assert!(!said.contains("tournament-"), "{language:?}: {said}");
            for part in shown {
                assert!(said.contains(part), "{language:?}: {part} is not in {said}");
            }
            let is_english = said == english;
            assert_eq!(is_english, language == Language::English, "{said}");
        }
    }
}
