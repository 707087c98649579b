//! A hall in which competitions are held, to be printed.

#![allow(dead_code, reason = "each test uses what it needs")]

use tournament::{
    Class, Command, Competition, Event, Happened, Instructions, Moment, Official, Outcome, Pairing,
    Penalty, Place, Player, PlayerId, Role, Scoring, System, lots,
};

pub(crate) const SECRET: &str = "00112233445566778899aabbccddeeff";
const JUDGE: &str = "Mari Tamm";

pub(crate) const NAMES: [&str; 20] = [
    "Tamm Toomas",
    "Žukauskas Ąžuolas",
    "Иванов Пётр",
    "Bērziņš Jānis",
    "Kask Õnne",
    "Liepa Ģirts",
    "Šimkus Eglė",
    "Петрова Анна",
    "Mägi Mihkel",
    "Kalniņa Ilze",
    "Butkus Jonas",
    "Сидоров Олег",
    "Saar Kaja",
    "Ozols Pēteris",
    "Kazlauskienė Rūta",
    "Егоров Илья",
    "Põder Ülle",
    "Krūmiņš Uldis",
    "Vaitkus Žygimantas",
    "Щукина Юлия",
];

pub(crate) struct Hall {
    pub(crate) competition: Competition,
    now: i64,
    dice: u64,
}

impl Hall {
    /// Registered, and no more.
    pub(crate) fn registered(instructions: Instructions, players: Vec<Player>) -> Hall {
        let mut hall = Hall {
            competition: Competition::new(),
            now: 1_800_000_000_000,
            dice: 11,
        };
        hall.act(&Command::Instruct(Box::new(instructions)));
        for player in players {
            hall.act(&Command::Register(Box::new(player)));
        }
        hall.act(&Command::Commit(lots::commit(
            &SECRET.parse().expect("a secret"),
        )));
        hall
    }

    /// With numbers, by lot.
    pub(crate) fn drawn(instructions: Instructions, players: Vec<Player>) -> Hall {
        let mut hall = Hall::registered(instructions, players);
        hall.open();
        hall.act(&Command::Draw {
            secret: SECRET.to_owned(),
            words: "rain before noon".to_owned(),
        });
        hall
    }

    /// With numbers, by rating: the first registered has number 1.
    pub(crate) fn ranked(instructions: Instructions, players: Vec<Player>) -> Hall {
        let mut hall = Hall::registered(instructions, players);
        hall.open();
        hall.act(&Command::Rank);
        hall
    }

    pub(crate) fn open(&mut self) {
        self.act(&Command::Approve);
        let appointed = [
            (JUDGE, Role::ChiefJudge),
            ("Juri Lepp", Role::Judge),
            ("Anna Org", Role::Organiser),
        ];
        for (name, role) in appointed {
            let name = name.to_owned();
            self.act(&Command::Appoint(Official { name, role }));
        }
        self.act(&Command::Close);
    }

    pub(crate) fn robin(players: u32) -> Hall {
        Hall::ranked(robin(1), people(players))
    }

    pub(crate) fn act(&mut self, command: &Command) {
        self.now += 1_000;
        let acted = self.competition.act(command, Moment(self.now), JUDGE);
        assert!(acted.is_ok(), "{command:?}: {acted:?}");
    }

    /// What the pairing of a Swiss round would have decided.
    pub(crate) fn paired(
        &mut self,
        boards: &[(u32, u32)],
        free: Vec<(PlayerId, Option<tournament::Mark>)>,
    ) {
        let boards = boards.iter();
        let boards = boards.map(|(white, black)| (PlayerId(*white), PlayerId(*black)));
        let pairing = Pairing {
            boards: boards.collect(),
            free,
            ..Pairing::default()
        };
        self.happens(Happened::Paired(pairing));
    }

    /// Lets something happen that nobody asked for.
    pub(crate) fn happens(&mut self, what: Happened) {
        let event = Event {
            at: Moment(self.now),
            by: JUDGE.to_owned(),
            what,
        };
        self.competition.apply(event).expect("it fits");
    }

    pub(crate) fn pair(&mut self) {
        self.act(&Command::Pair { of_table: None });
    }

    pub(crate) fn enter(&mut self, place: &str, outcome: &str) {
        let place = place.parse().expect("a game");
        let outcome = Hall::outcome(outcome);
        self.act(&Command::Enter { place, outcome });
    }

    pub(crate) fn outcome(text: &str) -> Outcome {
        Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome")
    }

    /// Every open game ends, one way or the other.
    pub(crate) fn play_all(&mut self) {
        let open = self.competition.unfinished().map(|(place, _)| place);
        let open: Vec<Place> = open.collect();
        for place in open {
            self.dice = self
                .dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let outcome = ["1-0", "½-½", "0-1"][(self.dice >> 33) as usize % 3];
            self.enter(&place.to_string(), outcome);
        }
    }

    pub(crate) fn play_rounds(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.pair();
            self.play_all();
        }
    }

    pub(crate) fn leave(&mut self, player: u32) {
        let why = "ill".to_owned();
        let player = PlayerId(player);
        self.act(&Command::Leave { player, why });
    }

    pub(crate) fn penalise(&mut self, player: u32, penalty: Penalty) {
        self.act(&Command::Penalise {
            player: PlayerId(player),
            penalty,
            game: None,
            why: "spoke during the game".to_owned(),
        });
    }
}

pub(crate) fn robin(cycles: u32) -> Instructions {
    let mut instructions = Instructions::new("Cup of the lake", System::RoundRobin { cycles });
    instructions.place = "Pärnu".to_owned();
    instructions.dates = "14–22 November 2026".to_owned();
    instructions.rules = "hundred-1953".to_owned();
    instructions.control = "18/60".to_owned();
    instructions
}

pub(crate) fn swiss(rounds: u32) -> Instructions {
    let system = System::Swiss {
        rounds,
        is_accelerated: false,
    };
    Instructions::new("Open of the lake", system)
}

/// A number of players, the best rated first.
pub(crate) fn people(count: u32) -> Vec<Player> {
    let named = NAMES.into_iter().zip(0..count);
    named.map(|(name, i)| person(name, i)).collect()
}

pub(crate) fn person(name: &str, i: u32) -> Player {
    let classes = [Class::First, Class::Second, Class::Third, Class::Fourth];
    Player {
        name: name.to_owned(),
        federation: ["EST", "LTU", "RUS", "LAT"][i as usize % 4].to_owned(),
        club: if i.is_multiple_of(3) { "Kalev" } else { "" }.to_owned(),
        birth: (1990 + i).to_string(),
        class: Some(classes[i as usize % 4]),
        rating: Some(2400 - 10 * i),
        ..Player::default()
    }
}
