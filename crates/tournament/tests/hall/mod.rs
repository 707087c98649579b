//! A hall in which competitions are held.

#![allow(dead_code, reason = "each test uses what it needs")]

use peatee_tournament::{
    Board, Command, Competition, Happened, Instructions, Leaving, Moment, Official, Outcome,
    Participant, Penalty, Place, Player, PlayerId, Points, Refused, Role, Scoring, System, file,
    lots,
};

const JUDGE: &str = "Mari Tamm";

#[derive(Clone)]
pub(crate) struct Hall {
    pub(crate) competition: Competition,
    now: i64,
    dice: u64,
}

fn secret() -> String {
    "00112233445566778899aabbccddeeff".to_owned()
}

impl Hall {
    /// Registered and bound to a secret, and no more.
    pub(crate) fn new(system: System, players: u32) -> Hall {
        let mut hall = Hall::unbound(system, players);
        hall.act(&Hall::commitment());
        hall
    }

    pub(crate) fn unbound(system: System, players: u32) -> Hall {
        Hall::registered(system, players, |_| {})
    }

    pub(crate) fn registered(
        system: System,
        players: u32,
        change: impl Fn(&mut Instructions),
    ) -> Hall {
        let mut hall = Hall {
            competition: Competition::new(),
            now: 1_800_000_000_000,
            dice: 11,
        };
        let mut instructions = Instructions::new("Cup of the lake", system);
        change(&mut instructions);
        hall.act(&Command::Instruct(Box::new(instructions)));
        for i in 1..=players {
            hall.act(&Command::Register(Box::new(Hall::player(i))));
        }
        hall
    }

    /// Drawn, with a judge.
    pub(crate) fn drawn(system: System, players: u32) -> Hall {
        Hall::with(system, players, |_| {})
    }

    pub(crate) fn with(system: System, players: u32, change: impl Fn(&mut Instructions)) -> Hall {
        let mut hall = Hall::registered(system, players, change);
        hall.act(&Hall::commitment());
        hall.opened();
        hall.draw();
        hall
    }

    pub(crate) fn ranked(system: System, players: u32) -> Hall {
        let mut hall = Hall::registered(system, players, |_| {});
        hall.opened();
        hall.act(&Command::Rank);
        hall
    }

    pub(crate) fn opened(&mut self) {
        self.act(&Command::Approve);
        self.appoint(JUDGE, Role::Judge);
        self.act(&Command::Close);
    }

    pub(crate) fn commitment() -> Command {
        let secret = secret().parse().expect("a secret");
        Command::Commit(lots::commit(&secret))
    }

    pub(crate) fn player(i: u32) -> Player {
        Player {
            name: format!("Player \"{i}\" \\ Õun"),
            rating: Some(2400 - 10 * i),
            ..Player::default()
        }
    }

    pub(crate) fn drawing(&self) -> Command {
        Command::Draw {
            secret: secret(),
            words: "red  blue".to_owned(),
        }
    }

    pub(crate) fn draw(&mut self) {
        self.act(&self.drawing());
    }

    /// Lets happen what must be allowed; the file says the same.
    pub(crate) fn act(&mut self, command: &Command) {
        self.now += 1_000;
        let events = self.competition.act(command, Moment(self.now), JUDGE);
        let events = events.unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
        for event in events {
            let line = file::write_event(&event);
            assert_eq!(file::read_event(&line), Ok(event), "{line}");
        }
    }

    /// What must be refused, and changes nothing.
    pub(crate) fn refused(&self, command: &Command) -> Refused {
        let mut twin = self.competition.clone();
        let refused = twin.act(command, Moment(self.now), JUDGE);
        assert_eq!(twin.log(), self.competition.log());
        refused.expect_err("it is not allowed")
    }

    /// What somebody does, or why he may not.
    pub(crate) fn by(&mut self, name: &str, command: &Command) -> Result<(), Refused> {
        self.now += 1_000;
        let done = self.competition.act(command, Moment(self.now), name);
        done.map(|_| ())
    }

    pub(crate) fn appoint(&mut self, name: &str, role: Role) {
        let name = name.to_owned();
        self.act(&Command::Appoint(Official { name, role }));
    }

    pub(crate) fn pair(&mut self) {
        self.act(&Command::Pair { of_table: None });
    }

    pub(crate) fn enter(&mut self, place: &str, outcome: &str) {
        let place = place.parse().expect("a game");
        let outcome = Outcome::read(outcome, &Scoring::ONE_HALF_ZERO).expect("an outcome");
        self.act(&Command::Enter { place, outcome });
    }

    pub(crate) fn pair_and_play(&mut self) {
        self.pair();
        self.play_all();
    }

    /// Every open game ends, one way or the other.
    pub(crate) fn play_all(&mut self) {
        let open: Vec<Place> = self
            .competition
            .unfinished()
            .map(|(place, _)| place)
            .collect();
        for place in open {
            self.dice = self
                .dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let is_knockout = self
                .competition
                .instructions()
                .is_some_and(|known| known.system == System::Knockout);
            let outcome = match (self.dice >> 33) % 3 {
                0 => "1-0",
                1 if !is_knockout => "½-½",
                _ => "0-1",
            };
            self.enter(&place.to_string(), outcome);
        }
    }

    pub(crate) fn leave(&mut self, player: u32) -> Leaving {
        let player = PlayerId(player);
        let why = "ill".to_owned();
        self.act(&Command::Leave { player, why });
        let left = self.participant(player.0).left;
        left.expect("he has left")
    }

    pub(crate) fn penalise(&mut self, player: u32, penalty: Penalty) {
        let player = PlayerId(player);
        let why = "he spoke".to_owned();
        self.act(&Command::Penalise {
            player,
            penalty,
            game: None,
            why,
        });
    }

    pub(crate) fn participant(&self, player: u32) -> Participant {
        let found = self.competition.participant(PlayerId(player));
        found.expect("a player").clone()
    }

    pub(crate) fn board(&self, round: u32, board: u32) -> Board {
        self.competition
            .board(round, board)
            .expect("a board")
            .clone()
    }

    /// The board of somebody in a round, from 1 on.
    pub(crate) fn place_of(&self, round: u32, player: PlayerId) -> (u32, Board) {
        let paired = &self.competition.rounds()[round as usize - 1];
        let mut boards = (1..).zip(&paired.boards);
        let found = boards.find(|(_, board)| board.has(player));
        found
            .map(|(i, board)| (i, board.clone()))
            .expect("he plays")
    }

    pub(crate) fn points(&self, player: PlayerId) -> Points {
        self.competition.points(player)
    }

    /// The last event of a kind, from 1 on.
    pub(crate) fn event(&self, is_it: impl Fn(&Happened) -> bool) -> u32 {
        let log = self.competition.log();
        let found = log.iter().rposition(|event| is_it(&event.what));
        u32::try_from(found.expect("it happened") + 1).expect("few")
    }
}
