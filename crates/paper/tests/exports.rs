//! What other programs read of an event: tables, report files, JSON; and any page, as it is asked for.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Phrase;
use peatee_paper::tournament::{Export, PageRequest, Sheet, export, json, page, page_of_all};
use texts::Language;
use tournament::desk::{DeskRefused, RatingBasis};
use tournament::team::TeamRefused;
use tournament::{
    Command, Festival, Instructions, Moment, NoSection, Official, Outcome, Place, Player, Refused,
    Role, Scoring, System,
};

const EN: Language = Language::English;
const ROBIN: System = System::RoundRobin { cycles: 1 };

fn act(festival: &mut Festival, section: Option<&str>, command: &Command) {
    let done = festival.act(section, command, Moment(1_800_000_000_000), "Mari Tamm");
    assert!(done.is_ok(), "{command:?}: {done:?}");
}

fn instruct(name: &str, games: u32) -> Command {
    let mut known = Instructions::new(name, ROBIN);
    known.encounter.games = games;
    Command::Instruct(Box::new(known))
}

/// Three players, the first game of whom is over.
fn cup(games: u32) -> Festival {
    let mut festival = Festival::new();
    act(&mut festival, None, &instruct("Cup", games));
    let judge = Official {
        name: "Mari Tamm".to_owned(),
        role: Role::Judge,
    };
    act(&mut festival, None, &Command::Appoint(judge));
    act(&mut festival, None, &Command::Approve);
    for (name, rating) in [("=Anna", 2000), ("Bruno", 1900), ("Cilla", 1800)] {
        let player = Player {
            name: name.to_owned(),
            rating: Some(rating),
            ..Player::default()
        };
        act(&mut festival, None, &Command::Register(Box::new(player)));
    }
    act(&mut festival, None, &Command::Close);
    act(&mut festival, None, &Command::Rank);
    act(&mut festival, None, &Command::Pair { of_table: None });
    let outcome = Outcome::read("1-0", &Scoring::ONE_HALF_ZERO).expect("a result");
    let place = Place::first(1, 1);
    act(&mut festival, None, &Command::Enter { place, outcome });
    festival
}

fn written(festival: &Festival, form: Export) -> Result<String, Refused> {
    export(festival, None, form, &RatingBasis::default())
}

#[test]
fn tables_have_a_row_for_each_and_no_formulas() {
    let cup = cup(1);
    let standings = written(&cup, Export::Csv).expect("a table");
    let mut lines = standings.lines();
    let heading = lines.next().expect("a heading");
    assert!(heading.starts_with("place,number,name,federation,club,class,rating,points,"));
    assert!(standings.contains(",'=Anna,"), "{standings}");
    assert_eq!(lines.count(), 3);
    let games = written(&cup, Export::Games).expect("a table");
    let expected = "round,board,game,white,black,outcome,state\n1,1,1,Bruno,Cilla,1-0,done\n";
    assert_eq!(games, expected);
    let ratings = written(&cup, Export::Ratings).expect("a table");
    assert_eq!(ratings.lines().count(), 4);
    assert!(
        written(&cup, Export::Trf)
            .expect("a report")
            .contains("Bruno")
    );
}

#[test]
fn json_has_the_names_that_programs_know() {
    let cup = cup(1);
    for form in [Export::Json, Export::RatingsJson] {
        let text = written(&cup, form).expect("JSON");
        assert!(form.as_json(&text).is_object(), "{text}");
    }
    let all = json::competition(cup.whole());
    assert_eq!(all["players"][0]["name"], "=Anna");
    assert_eq!(all["rounds"][0]["boards"][0]["games"][0]["outcome"], "1-0");
    let round = json::round(cup.whole(), 1);
    assert_eq!(
        (
            round["number"].as_u64(),
            round["players"].as_array().map(Vec::len)
        ),
        (Some(1), Some(3))
    );
    assert!(json::round(cup.whole(), 2).is_null());
    let standings = json::standings(cup.whole());
    assert_eq!(
        (&standings[0]["name"], &standings[0]["points"]),
        (&"Bruno".into(), &"1".into())
    );
    let refused = json::refused(&DeskRefused::NotPaired(7).into());
    assert_eq!(
        (&refused["code"], &refused["arguments"]["number"]),
        (&"not-paired".into(), &7.into())
    );
    let coded = json::coded(&Phrase::new("tournament-dry-run"), "said");
    assert_eq!(
        (&coded["code"], &coded["sentence"]),
        (&"dry-run".into(), &"said".into())
    );
}

#[test]
fn what_has_no_place_in_a_form_is_refused() {
    let empty = Festival::new();
    assert_eq!(written(&empty, Export::Csv), Err(Refused::NoInstructions));
    let mini = written(&cup(2), Export::Trf);
    assert_eq!(mini, Err(DeskRefused::TrfGames(2).into()));
    let mut festival = Festival::new();
    act(&mut festival, None, &instruct("Cup", 1));
    for section in ["Open", "Women"] {
        act(&mut festival, Some(section), &instruct(section, 1));
    }
    let which = NoSection::Which("Open, Women".to_owned());
    assert_eq!(written(&festival, Export::Games), Err(which.into()));
    let all = written(&festival, Export::Json).expect("JSON");
    let all = Export::Json.as_json(&all);
    assert_eq!(all["sections"][1]["section"], "Women");
    let ratings = written(&festival, Export::RatingsJson).expect("JSON");
    let ratings = Export::RatingsJson.as_json(&ratings);
    assert_eq!(ratings["reports"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_page_is_asked_for_by_its_sheet() {
    let cup = cup(1);
    let asked = |request: &PageRequest| page(cup.whole(), request, EN);
    let pairings = asked(&PageRequest::of(Sheet::Pairings)).expect("a page");
    assert_eq!(
        pairings,
        asked(&PageRequest::of_round(Sheet::Pairings, 1)).expect("a page")
    );
    for sheet in [Sheet::Results, Sheet::Standings, Sheet::Table] {
        let behind = asked(&PageRequest::of_round(sheet, 9));
        assert_eq!(behind, Err(DeskRefused::NotPaired(9).into()));
    }
    let teams = asked(&PageRequest::of(Sheet::Teams));
    assert_eq!(teams, Err(TeamRefused::NoTeams.into()));
    let mut festival = Festival::new();
    act(&mut festival, None, &instruct("Cup", 1));
    act(&mut festival, Some("Open"), &instruct("Open", 1));
    let none = page_of_all(&festival, &PageRequest::of(Sheet::Pairings), EN);
    assert_eq!(
        none.expect_err("nothing").refused,
        DeskRefused::EmptySections.into()
    );
    let none = page_of_all(&festival, &PageRequest::of(Sheet::Boards), EN);
    let none = none.expect_err("no teams");
    assert_eq!(none.section.as_deref(), Some("Open"));
    let all = page_of_all(&festival, &PageRequest::of(Sheet::Standings), EN);
    assert!(all.expect("a page").text().contains("Open"));
}
