//! Openings drawn for the rounds of a competition: who may draw them when, and what is played.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use std::collections::BTreeSet;

use hall::Hall;
use peatee_tournament::lots::{Chain, LONGEST_CHAIN, Secret, is_key};
use peatee_tournament::openings::{NoOpenings, OpeningRules, OpeningTable, Scope};
use peatee_tournament::team::TeamRules;
use peatee_tournament::{
    Colors, Command, Drawing, Happened, Instructions, Pairing, Place, Refused, Rests, Scoring,
    System, WrongInstructions, file,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };
/// What the Python of docs/lots.md prints.
const COMMITMENT: &str = "266c119cff4bb575c0549b62b7383505769a070da6cde84586dd6a88f0c8ab0d";
const FIRST: &str = "4884d2026b3cdc92e2dcbf93efafa7aa3cb10dad10789ae4a068ff9b47a2b416";
const DRAWN: [u32; 2] = [1, 3];
const WORDS: &str = "snow on the lake";

fn table(openings: u32) -> OpeningTable {
    let lines: String = (1..=openings)
        .map(|number| format!("{number}) move-{number} # name {number}\r\n"))
        .collect();
    lines.parse().expect("a table")
}

fn rules(openings: u32, scope: Scope, games: u32) -> OpeningRules {
    OpeningRules {
        table: table(openings),
        scope,
        games,
    }
}

fn chain() -> Chain {
    Chain::new(Secret::new(&[9; 32]).expect("a secret"))
}

fn commitment() -> Command {
    Command::CommitOpenings(chain().commitment())
}

fn drawing(round: u32) -> Command {
    worded(round, round, WORDS)
}

/// The openings of a round, with the key of one.
fn worded(round: u32, key: u32, words: &str) -> Command {
    Command::DrawOpenings {
        round,
        secret: chain().key(key).expect("a key").reveal(),
        words: words.to_owned(),
    }
}

fn undo(event: u32) -> Command {
    let why = "it was wrong".to_owned();
    Command::Undo { event, why }
}

/// A hall that is bound, with a table of openings and meetings of two games.
fn bound(system: System, players: u32, scope: Scope, change: impl Fn(&mut Instructions)) -> Hall {
    let mut hall = Hall::with(system, players, |known| {
        known.encounter.games = 2;
        known.openings = Some(rules(30, scope, 2));
        change(known);
    });
    hall.act(&commitment());
    hall
}

fn numbers(hall: &Hall, round: u32) -> Vec<u32> {
    let drawn = hall.competition.openings_of(round).expect("a drawing");
    drawn.numbers.clone()
}

fn played(hall: &Hall, place: &str) -> u32 {
    let place: Place = place.parse().expect("a game");
    hall.competition.opening(place).expect("an opening").number
}

/// The issue of tournaments: a mini-match plays the same opening twice, with colours changed; none comes again before all have.
#[test]
fn both_games_of_a_mini_match_have_the_opening() {
    let mut hall = bound(ROBIN, 6, Scope::Board, |_| {});
    let mut all = BTreeSet::new();
    for round in 1..=5 {
        hall.pair();
        assert_eq!(hall.competition.next_openings(), round);
        hall.act(&drawing(round));
        let drawn = numbers(&hall, round);
        assert_eq!(drawn.len(), 3, "one for each board");
        for (board, number) in (1..).zip(&drawn) {
            for game in 1..=2 {
                assert_eq!(played(&hall, &format!("{round}.{board}.{game}")), *number);
            }
        }
        all.extend(drawn);
        hall.play_all();
    }
    assert_eq!(all.len(), 15, "each of them once");
    // A game that is added plays the opening of the mini-match again.
    let mut cup = bound(System::Knockout, 4, Scope::Round, |_| {});
    cup.pair();
    cup.act(&drawing(1));
    for game in ["1.1", "1.1.2"] {
        cup.enter(game, "½-½");
    }
    let (round, board) = (1, 1);
    cup.act(&Command::AddGame { round, board });
    assert_eq!(played(&cup, "1.1.3"), numbers(&cup, 1)[0]);
}

/// The issue of tournaments: one opening for the round or one for each board, and in how many games, is laid down.
#[test]
fn the_instructions_say_for_what_is_drawn() {
    let mut one = bound(ROBIN, 6, Scope::Round, |_| {});
    one.pair();
    one.act(&drawing(1));
    assert_eq!(numbers(&one, 1).len(), 1);
    assert_eq!(played(&one, "1.3.2"), numbers(&one, 1)[0]);
    // Four games: the first two have one opening, the others another.
    let mut pairs = bound(ROBIN, 4, Scope::Board, |known| known.encounter.games = 4);
    pairs.pair();
    pairs.act(&drawing(1));
    let drawn = numbers(&pairs, 1);
    assert_eq!(drawn.len(), 4);
    let games = ["1.2.1", "1.2.2", "1.2.3", "1.2.4"].map(|game| played(&pairs, game));
    assert_eq!(games, [drawn[2], drawn[2], drawn[3], drawn[3]]);
    let odd = Hall::registered(ROBIN, 4, |_| {});
    let mut known = Instructions::new("Cup", ROBIN);
    known.encounter.games = 3;
    known.openings = Some(rules(5, Scope::Round, 2));
    let refused = odd.refused(&Command::Instruct(Box::new(known)));
    let why = WrongInstructions::OpeningGames;
    assert_eq!(refused, Refused::Instructions(why));
}

/// Teams: the same opening on the same board of every match, also in the second game there.
#[test]
fn teams_have_an_opening_for_each_board() {
    let mut hall = Hall::registered(ROBIN, 4, |known| {
        let colors = Colors::in_turn(3).expect("three boards");
        known.teams = Some(TeamRules::new(colors, &Scoring::ONE_HALF_ZERO));
        known.tie_breaks = Vec::new();
        known.encounter.games = 2;
        known.openings = Some(rules(30, Scope::Board, 2));
    });
    for team in 1..=4 {
        for member in 1..=3 {
            hall.act(&Command::Team(peatee_tournament::team::TeamAct::Enlist {
                team: peatee_tournament::PlayerId(team),
                member: Box::new(Hall::player(10 * team + member)),
            }));
        }
    }
    hall.act(&commitment());
    hall.opened();
    hall.act(&Command::Rank);
    hall.pair();
    hall.act(&drawing(1));
    let drawn = numbers(&hall, 1);
    assert_eq!(drawn.len(), 3);
    for meeting in 1..=2 {
        let games = (1..=6).map(|game| played(&hall, &format!("1.{meeting}.{game}")));
        let expected = [drawn.clone(), drawn.clone()].concat();
        assert_eq!(games.collect::<Vec<_>>(), expected);
    }
}

/// The issue of tournaments: a committed drawing, refused before the pairing and with a wrong secret.
#[test]
fn what_cannot_be_drawn_is_refused() {
    let no = |why: NoOpenings| Refused::Openings(why);
    let without = Hall::drawn(ROBIN, 4);
    assert_eq!(without.refused(&commitment()), no(NoOpenings::NoTable));
    assert_eq!(without.refused(&drawing(1)), no(NoOpenings::NoTable));
    let mut hall = Hall::with(ROBIN, 4, |known| {
        known.openings = Some(rules(9, Scope::Board, 1));
    });
    assert_eq!(hall.refused(&drawing(1)), no(NoOpenings::NotCommitted));
    let mut late = hall.clone();
    late.pair();
    let too_late = no(NoOpenings::TooLateToCommit);
    assert_eq!(late.refused(&commitment()), too_late);
    hall.act(&commitment());
    assert_eq!(hall.refused(&commitment()), Refused::Committed);
    for round in [0, 1] {
        let refused = hall.refused(&Command::DrawOpenings {
            round,
            secret: String::new(),
            words: WORDS.to_owned(),
        });
        assert_eq!(refused, no(NoOpenings::NotPaired(round)));
    }
    hall.pair();
    assert_eq!(hall.refused(&worded(1, 2, WORDS)), Refused::WrongSecret);
    assert!(matches!(hall.refused(&worded(1, 1, " ")), Refused::Lots(_)));
    hall.pair();
    let mut ahead = hall.clone();
    ahead.act(&drawing(2));
    assert_eq!(ahead.refused(&drawing(1)), no(NoOpenings::Later(2)));
    ahead.act(&undo(
        ahead.event(|what| matches!(what, Happened::OpeningsDrawn(_))),
    ));
    // The key is known although the drawing is undone.
    assert_eq!(ahead.refused(&drawing(1)), no(NoOpenings::Later(2)));
    hall.act(&drawing(1));
    assert_eq!(hall.refused(&drawing(1)), no(NoOpenings::Drawn(1)));
    hall.enter("2.1", "1-0");
    assert_eq!(hall.refused(&drawing(2)), no(NoOpenings::Begun(2)));
    let far = Command::DrawOpenings {
        round: LONGEST_CHAIN + 1,
        secret: String::new(),
        words: WORDS.to_owned(),
    };
    assert_eq!(hall.refused(&far), no(NoOpenings::TooManyRounds));
}

/// Whoever draws the numbers publishes the secret: it must not be the one that tells all openings.
#[test]
fn openings_have_a_secret_of_their_own() {
    let mut hall = Hall::registered(ROBIN, 4, |known| {
        known.openings = Some(rules(9, Scope::Round, 1));
    });
    hall.act(&Hall::commitment());
    let drawing = hall.drawing();
    let Command::Draw { secret, .. } = &drawing else {
        panic!("{drawing:?}");
    };
    let chain = Chain::new(secret.parse().expect("a secret"));
    hall.act(&Command::CommitOpenings(chain.commitment()));
    hall.opened();
    let refused = hall.refused(&drawing);
    assert_eq!(refused, Refused::Openings(NoOpenings::SameSecret));
}

/// The issue of tournaments: every event is undone by another; and nobody draws until he likes what he has.
#[test]
fn a_drawing_is_undone_and_comes_out_the_same() {
    let draws = |what: &Happened| matches!(what, Happened::OpeningsDrawn(_));
    let mut hall = bound(ROBIN, 6, Scope::Board, |_| {});
    hall.pair();
    hall.act(&drawing(1));
    let before = numbers(&hall, 1);
    let rests = |hall: &Hall, event: u32| match hall.refused(&undo(event)) {
        Refused::RestsOnIt { why, .. } => why,
        other => panic!("{other}"),
    };
    let paired = hall.event(|what| matches!(what, Happened::Paired(_)));
    assert_eq!(rests(&hall, paired), Rests::OpeningsDrawn);
    let drawn = hall.event(draws);
    hall.act(&undo(drawn));
    assert_eq!(hall.competition.openings_of(1), None);
    let bound = hall.event(|what| matches!(what, Happened::OpeningsCommitted(_)));
    assert_eq!(rests(&hall, bound), Rests::OpeningsDrawn);
    let other = hall.refused(&worded(1, 1, "other words"));
    let (round, words) = (1, WORDS.to_owned());
    let why = NoOpenings::OtherWords { round, words };
    assert_eq!(other, Refused::Openings(why));
    hall.act(&worded(1, 1, "  snow on  the lake "));
    assert_eq!(numbers(&hall, 1), before);
    hall.enter("1.1", "1-0");
    let drawn = hall.event(draws);
    assert_eq!(rests(&hall, drawn), Rests::HasResults);
    // A later drawing rests on what is left for it.
    hall.pair();
    hall.act(&drawing(2));
    assert_eq!(rests(&hall, drawn), Rests::OpeningsDrawn);
}

/// Boards keep their openings when the judge pairs a round otherwise; their number does not change then.
#[test]
fn a_round_repaired_keeps_its_openings() {
    let swiss = System::Swiss {
        rounds: 3,
        is_accelerated: false,
    };
    let mut hall = bound(swiss, 4, Scope::Board, |_| {});
    hall.pair();
    hall.act(&drawing(1));
    let before = numbers(&hall, 1);
    let meetings = hall.competition.rounds()[0].boards.clone();
    let turned = meetings.iter().map(|board| (board.black, board.white));
    let repair = |boards, free| Command::Repair {
        pairing: Pairing {
            boards,
            free,
            ..Pairing::default()
        },
        why: "colours".to_owned(),
    };
    let first = vec![(meetings[0].white, meetings[0].black)];
    let free = vec![(meetings[1].white, None), (meetings[1].black, None)];
    let refused = hall.refused(&repair(first, free));
    assert_eq!(refused, Refused::Openings(NoOpenings::Drawn(1)));
    hall.act(&repair(turned.collect(), Vec::new()));
    assert_eq!(numbers(&hall, 1), before);
}

/// The issue of tournaments: anyone can recompute the lots, and sees where the file was changed.
#[test]
fn lots_are_recomputed_from_the_file() {
    let mut hall = bound(ROBIN, 6, Scope::Board, |_| {});
    hall.pair();
    hall.act(&drawing(1));
    let lines: Vec<String> = hall
        .competition
        .log()
        .iter()
        .map(file::write_event)
        .collect();
    let text = format!("{}\n{}\n", file::HEADING, lines.join("\n"));
    let again = |text: &str| file::read(text).expect("readable").recompute();
    let whole = again(&text);
    let what: Vec<Drawing> = whole.iter().map(|one| one.what).collect();
    assert_eq!(what, [Drawing::Numbers, Drawing::Openings(1)]);
    assert!(whole.iter().all(|one| one.is_same == Ok(true)));
    let drawn = numbers(&hall, 1);
    let shown = |drawn: &[u32]| {
        let drawn: Vec<String> = drawn.iter().map(u32::to_string).collect();
        format!("openings={}", drawn.join(","))
    };
    let turned: Vec<u32> = drawn.iter().rev().copied().collect();
    let changed = text.replace(&shown(&drawn), &shown(&turned));
    assert_eq!(again(&changed)[1].is_same, Ok(false));
    let key = chain().key(1).expect("a key").reveal();
    let other = chain().key(2).expect("a key").reveal();
    let changed = text.replace(&key, &other);
    assert_eq!(again(&changed)[1].is_same, Err(Refused::WrongSecret));
}

/// 002:J.5: which round of the table was played can be drawn again from the file; a round that nobody drew is not claimed.
#[test]
fn r53_j_5_the_round_of_the_day_is_recomputed_from_the_file() {
    let mut hall = bound(ROBIN, 6, Scope::Board, |_| {});
    hall.act(&Command::PairByLot);
    hall.act(&Command::Pair { of_table: Some(5) });
    hall.act(&Command::PairByLot);
    let lines: Vec<String> = hall
        .competition
        .log()
        .iter()
        .map(file::write_event)
        .collect();
    let text = format!("{}\n{}\n", file::HEADING, lines.join("\n"));
    let again = |text: &str| file::read(text).expect("readable").recompute();
    let whole = again(&text);
    let what: Vec<Drawing> = whole.iter().map(|one| one.what).collect();
    let days = [Drawing::RoundOfDay(1), Drawing::RoundOfDay(3)];
    assert_eq!(what, [&[Drawing::Numbers], &days[..]].concat());
    assert!(whole.iter().all(|one| one.is_same == Ok(true)));
    // A round that the judge chose is given out as one that was drawn.
    let changed = text.replace("table=5", "table=5 by=lots");
    let found = again(&changed);
    assert_eq!(found[2].what, Drawing::RoundOfDay(2));
    assert_eq!(found[2].is_same, Ok(false));
    // Files from before do not say how a round was found.
    let before = text.replacen(" by=lots boards", " boards", 2);
    assert_eq!(again(&before).len(), 1);
    let broken = text.replacen(" by=lots boards", " by=me boards", 1);
    let fault = file::read(&broken).expect_err("by what");
    assert!(
        fault.why.to_string().contains("by is lots, not \"me\""),
        "{fault}"
    );
}

/// The issue of tournaments: the event file alone is enough, the table in it as it was given, and is bound by its hash.
#[test]
fn the_table_stands_in_the_file() {
    let hall = bound(ROBIN, 4, Scope::Round, |_| {});
    let event = hall.competition.log().first().expect("the instructions");
    let line = file::write_event(event);
    assert!(!line.contains('\r'), "one line");
    let again = file::read_event(&line).expect("readable");
    let Happened::Instructed(known) = again.what else {
        panic!("{line}");
    };
    let rules = known.openings.expect("openings");
    assert_eq!(rules.table.text(), table(30).text());
    let why = |from: &str, to: &str| {
        let changed = line.replacen(from, to, 1);
        assert_ne!(changed, line);
        file::read_event(&changed).expect_err(to).to_string()
    };
    assert!(why("7) move-7", "7) move-77").contains("SHA-256"));
    assert!(why("7) move-7", "6) move-7").contains("line 7: number 6"));
    assert!(why("opening-games=2", "opening-games=0").contains("a number"));
    assert!(why("openings=round", "openings=match").contains("round or board"));
    let entry = peatee_tournament::LogEntry {
        section: Some("Open".to_owned()),
        event: event.clone(),
    };
    let told = file::told_entry(&entry, None);
    assert!(told.ends_with("opening-table=… section=Open"), "{told}");
}

/// What is drawn by openings that were never laid down, or not of the table, does not fit.
#[test]
fn what_does_not_fit_is_named() {
    let mut hall = bound(ROBIN, 4, Scope::Board, |_| {});
    hall.pair();
    let lines: Vec<String> = hall
        .competition
        .log()
        .iter()
        .map(file::write_event)
        .collect();
    let text = format!("{}\n{}\n", file::HEADING, lines.join("\n"));
    let with = |line: &str| {
        let whole = format!("{text}2027-01-15T08:00:00Z | M | {line}\n");
        file::read(&whole).expect_err(line).why.to_string()
    };
    let draw = "draw-openings secret=00 words=x";
    assert!(with(&format!("{draw} round=9 openings=1,2")).contains("no round 9"));
    assert!(with(&format!("{draw} round=1 openings=1")).contains("2 openings, not 1"));
    assert!(with(&format!("{draw} round=1 openings=1,77")).contains("no opening 77"));
    assert!(with(&format!("{draw} round=1 openings=1,x")).contains("written as 12,7"));
    assert!(with(&format!("{draw} round=1")).contains("openings is missing"));
}

/// docs/lots.md: each key is the hash of the next, and tells none that comes.
#[test]
fn the_chain_of_the_recipe() {
    let chain = Chain::new(
        "000102030405060708090a0b0c0d0e0f"
            .parse()
            .expect("a secret"),
    );
    let commitment = chain.commitment();
    assert_eq!(commitment.to_string(), COMMITMENT);
    let key = |round| chain.key(round).expect("a key");
    assert_eq!(key(1).reveal(), FIRST);
    for round in [1, 2, 77, LONGEST_CHAIN] {
        assert!(is_key(&commitment, round, &key(round)));
        assert!(!is_key(&commitment, round + 1, &key(round)));
        assert!(!is_key(&commitment, round - 1, &key(round)));
    }
    assert_eq!(chain.key(0), None);
    assert_eq!(chain.key(LONGEST_CHAIN + 1), None);
    let urn = peatee_tournament::lots::Lots::new(&key(1), "Pärnu 1953", "rain before noon");
    let text = "1) c3-d4 d6-c5\n2) c3-b4 b6-a5\n3) e3-f4 f6-g5\n";
    let three: OpeningTable = text.parse().expect("a table");
    let drawn = three.draw_round(&urn.expect("an urn"), 1, 1..=2, 1, &[]);
    let drawn: Vec<u32> = drawn
        .expect("a draw")
        .iter()
        .map(|one| one.number)
        .collect();
    assert_eq!(drawn, DRAWN);
}
