//! Entries that were accepted and could not be kept or told apart (trial 7, fault 16).
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{Command, Player, PlayerId, Refused, System, WrongPlayer};

const ROBIN: System = System::RoundRobin { cycles: 1 };

fn register(player: Player) -> Command {
    Command::Register(Box::new(player))
}

fn named(name: &str) -> Player {
    Player {
        name: name.to_owned(),
        ..Player::default()
    }
}

/// TRF has four columns for a rating; nobody has more than 3500.
#[test]
fn found_7_t_arbiter_16_a_rating_is_bounded() {
    let mut hall = Hall::unbound(ROBIN, 2);
    let rated = |rating| Player {
        rating: Some(rating),
        ..named("Jaan Kask")
    };
    assert_eq!(
        hall.refused(&register(rated(99_999))),
        Refused::Player(WrongPlayer::Rating(99_999))
    );
    hall.act(&register(rated(Player::MOST_RATING)));
    let amend = Command::Amend {
        player: PlayerId(3),
        right: Box::new(rated(3501)),
    };
    assert_eq!(
        hall.refused(&amend),
        Refused::Player(WrongPlayer::Rating(3501))
    );
}

/// TRF has eleven columns for the number with the federation, and one person has one.
#[test]
fn found_7_t_arbiter_16_a_licence_fits_and_is_of_one_player() {
    let mut hall = Hall::unbound(ROBIN, 2);
    let licensed = |name: &str, licence: &str| Player {
        licence: licence.to_owned(),
        ..named(name)
    };
    let long = "1234567890123";
    assert_eq!(
        hall.refused(&register(licensed("Jaan Kask", long))),
        Refused::Player(WrongPlayer::LongLicence(long.to_owned()))
    );
    hall.act(&register(licensed("Jaan Kask", "12345678901")));
    assert_eq!(
        hall.refused(&register(licensed("Ilze Ozola", "12345678901"))),
        Refused::Player(WrongPlayer::SameLicence {
            licence: "12345678901".to_owned(),
            name: "Jaan Kask".to_owned()
        })
    );
    // His own entry may keep it.
    let right = Player {
        club: "Tartu".to_owned(),
        ..licensed("Jaan Kask", "12345678901")
    };
    hall.act(&Command::Amend {
        player: PlayerId(3),
        right: Box::new(right),
    });
}

#[test]
fn found_7_t_arbiter_16_case_and_blanks_tell_nobody_apart() {
    let mut hall = Hall::unbound(ROBIN, 2);
    hall.act(&register(named("A One")));
    for name in ["a one", "A  One", "A ONE"] {
        assert_eq!(
            hall.refused(&register(named(name))),
            Refused::SameName(name.to_owned())
        );
    }
    let other = Player {
        club: "Tartu".to_owned(),
        ..named("a one")
    };
    hall.act(&register(other));
}
