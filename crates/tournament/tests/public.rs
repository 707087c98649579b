//! What of a competition is for everybody: no birth, licence or reason of a penalty, and no draft (console specification,
//! *Public page*).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_tournament::team::{TeamAct, TeamRules};
use peatee_tournament::{
    Command, Festival, Instructions, Mark, Moment, Official, Outcome, Penalty, Player, PlayerId,
    Role, Scoring, Sex, System,
};

const NOW: Moment = Moment(1_800_000_000_000);

fn act(festival: &mut Festival, command: &Command) {
    let done = festival.act(None, command, NOW, "Mari Tamm");
    assert!(done.is_ok(), "{command:?}: {done:?}");
}

fn player(name: &str) -> Player {
    Player {
        name: name.to_owned(),
        club: "Tartu".to_owned(),
        birth: "1988-03-14".to_owned(),
        licence: "77001122".to_owned(),
        sex: Some(Sex::Woman),
        rating: Some(1900),
        ..Player::default()
    }
}

fn paired() -> Festival {
    let mut festival = Festival::new();
    let cup = Instructions::new("Cup", System::RoundRobin { cycles: 1 });
    let judge = Official {
        name: "Mari Tamm".to_owned(),
        role: Role::ChiefJudge,
    };
    for command in [
        Command::Instruct(Box::new(cup)),
        Command::Appoint(judge),
        Command::Approve,
    ] {
        act(&mut festival, &command);
    }
    for (name, licence) in [
        ("Anna", "1"),
        ("Bruno", "2"),
        ("Cilla", "3"),
        ("Doris", "4"),
    ] {
        let player = Player {
            licence: format!("7700{licence}"),
            ..player(name)
        };
        act(&mut festival, &Command::Register(Box::new(player)));
    }
    for command in [
        Command::Close,
        Command::Rank,
        Command::Pair { of_table: None },
    ] {
        act(&mut festival, &command);
    }
    festival
}

/// White wins everywhere in round 1.
fn win_round(festival: &mut Festival) {
    let open = festival.whole().open_games(1);
    for place in open {
        let outcome = Outcome::of(Mark::Win, Mark::Loss);
        act(festival, &Command::Enter { place, outcome });
    }
}

#[test]
fn personal_data_are_struck_wherever_they_stand() {
    let mut festival = paired();
    win_round(&mut festival);
    let why = "shouted".to_owned();
    act(
        &mut festival,
        &Command::Penalise {
            player: PlayerId(1),
            penalty: Penalty::Reprimand,
            game: None,
            why: why.clone(),
        },
    );
    let player = PlayerId(2);
    act(&mut festival, &Command::Leave { player, why });
    act(&mut festival, &Command::Note("shouted".to_owned()));
    let public = festival.for_public();
    let told = format!("{public:?}");
    for secret in ["1988", "7700", "shouted", "Woman"] {
        assert!(format!("{festival:?}").contains(secret), "{secret}");
        let at = told
            .find(secret)
            .map(|at| &told[at.saturating_sub(300)..at + 20]);
        assert_eq!(at, None, "{secret}");
    }
    // The rest is as it was.
    let (own, public) = (festival.whole(), public.whole());
    assert_eq!(public.standings(), own.standings());
    assert_eq!(public.rounds(), own.rounds());
    assert_eq!(public.log().len(), own.log().len());
    let anna = public.participant(PlayerId(1)).expect("Anna");
    assert_eq!(
        (&*anna.player.club, anna.player.rating),
        ("Tartu", Some(1900))
    );
}

#[test]
fn members_of_teams_are_players_too() {
    let enlist = TeamAct::Enlist {
        team: PlayerId(1),
        member: Box::new(player("Anna")),
    };
    let mut cup = Instructions::new("League", System::RoundRobin { cycles: 1 });
    let colors = "WB".parse().expect("two boards");
    cup.teams = Some(TeamRules::new(colors, &Scoring::ONE_HALF_ZERO));
    let mut festival = Festival::new();
    act(&mut festival, &Command::Instruct(Box::new(cup)));
    act(&mut festival, &Command::Register(Box::new(player("Tartu"))));
    act(&mut festival, &Command::Team(enlist));
    let public = festival.for_public();
    assert_eq!(public.whole().members(PlayerId(1)).len(), 1);
    assert!(!format!("{public:?}").contains("1988"), "{public:?}");
}

#[test]
fn drafts_are_not_for_everybody() {
    let mut festival = paired();
    win_round(&mut festival);
    act(&mut festival, &Command::PairDraft { of_table: None });
    assert_eq!(festival.whole().last_round(), 2);
    assert_eq!(festival.for_public().whole().last_round(), 1);
    act(&mut festival, &Command::Publish { round: 2 });
    assert_eq!(festival.for_public().whole().last_round(), 2);
}

/// What each row says is what two who are compared are told.
#[test]
fn every_row_says_why_it_stands_before_the_next() {
    let mut festival = paired();
    win_round(&mut festival);
    let whole = festival.whole();
    let rows = whole.standings();
    let each = whole.why_each();
    assert_eq!(each.len(), rows.len() - 1);
    for (pair, steps) in rows.windows(2).zip(each) {
        let asked = whole.why(pair[0].player, pair[1].player);
        assert_eq!(steps.len(), asked.len());
        for (step, asked) in steps.iter().zip(asked) {
            assert_eq!(
                (step.by, step.values, step.decides),
                (asked.by, asked.values, asked.decides)
            );
        }
    }
}
