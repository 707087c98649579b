//! Event files for the tests, made by the library as a laptop would make them.

use std::fs;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use tournament::desk::{Desk, MemoryLog, SectionCommand};
use tournament::file;
use tournament::{
    Command, Instructions, Mark, Moment, Official, Outcome, Place, Player, Role, System,
};

use crate::common::{TestServer, Visitor};

const ROBIN: System = System::RoundRobin { cycles: 1 };
/// Before the tests are run, so that no clock is behind.
const THEN: Moment = Moment(1_700_000_000_000);

fn wait<T>(future: impl Future<Output = T>) -> T {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(future).poll(&mut context) {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("nothing is waited for"),
    }
}

/// A laptop with an event file.
pub(crate) struct Laptop(Desk<MemoryLog>);

impl Laptop {
    /// A round robin of six with a judge, numbered and approved.
    pub(crate) fn robin() -> Laptop {
        let names = [
            "Anna Kask",
            "Bruno Liiv",
            "Cilla Mets",
            "Dmitri Petrov",
            "Eva Saar",
            "Ģirts",
        ];
        Laptop::with(names.map(player))
    }

    pub(crate) fn with(players: impl IntoIterator<Item = Player>) -> Laptop {
        let mut laptop = Laptop(Desk::new(MemoryLog::new()));
        let mut cup = Instructions::new("Cup of the <lake>", ROBIN);
        "Otepää".clone_into(&mut cup.place);
        "2026-11-20".clone_into(&mut cup.dates);
        let judge = Official {
            name: "Mari Tamm".to_owned(),
            role: Role::ChiefJudge,
        };
        laptop.act([
            Command::Instruct(Box::new(cup)),
            Command::Appoint(judge),
            Command::Approve,
        ]);
        let players = players.into_iter();
        laptop.act(players.map(|player| Command::Register(Box::new(player))));
        laptop.act([Command::Close, Command::Rank]);
        laptop
    }

    /// A laptop that opens a file which was downloaded.
    pub(crate) fn open(text: &str) -> Laptop {
        let read = file::open(text.as_bytes()).expect("a whole file");
        let log = MemoryLog::of(text, &read);
        Laptop(Desk::open(read.festival, log))
    }

    pub(crate) fn act(&mut self, commands: impl IntoIterator<Item = Command>) {
        let request = SectionCommand::all(None, commands);
        let done = wait(self.0.act(&request, THEN, "Mari Tamm"));
        assert!(done.is_ok(), "{:?}", done.err());
    }

    /// Pairs the next round.
    pub(crate) fn pair(&mut self) {
        self.act([Command::Pair { of_table: None }]);
    }

    /// Pairs a round and lets White win everywhere.
    pub(crate) fn play_round(&mut self) {
        self.pair();
        let competition = self.0.festival().whole();
        let open = competition.open_games(competition.last_round());
        let outcome = Outcome::of(Mark::Win, Mark::Loss);
        let results = open.into_iter();
        let results = results.map(|place| Command::Enter { place, outcome });
        self.act(results.collect::<Vec<_>>());
    }

    pub(crate) fn enter(&mut self, place: &str, white: Mark, black: Mark) {
        let place: Place = place.parse().expect("a place");
        let outcome = Outcome::of(white, black);
        self.act([Command::Enter { place, outcome }]);
    }

    pub(crate) fn text(&self) -> &str {
        self.0.log().text()
    }

    /// Who sits at a board, as a form says it.
    pub(crate) fn seats(&self, round: u32, board: u32) -> [u32; 2] {
        let board = self.0.festival().whole().board(round, board);
        let board = board.expect("a board");
        [board.white.0, board.black.0]
    }
}

pub(crate) fn player(name: &str) -> Player {
    Player {
        name: name.to_owned(),
        ..Player::default()
    }
}

/// An event file that an earlier version of the program has written.
pub(crate) fn frozen() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/frozen/v1/events");
    let files = fs::read_dir(folder).expect("the fixtures");
    let files = files.map(|entry| entry.expect("a file").path());
    let is_event = |path: &PathBuf| path.extension().is_some_and(|end| end == "peatee");
    let mut files: Vec<PathBuf> = files.filter(is_event).collect();
    files.sort();
    let read = files.into_iter().map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        (name.into_owned(), fs::read(&path).expect("a file"))
    });
    read.collect()
}

/// Somebody with an account and an event of his on the server.
pub(crate) struct Owner {
    pub(crate) visitor: Visitor,
    /// The address of the event.
    pub(crate) event: String,
}

impl Owner {
    pub(crate) async fn with(site: &TestServer, name: &str, file: &[u8]) -> Owner {
        let mut visitor = Visitor::with_account(site, name).await;
        let answer = visitor.upload(site, "/events", "first", file).await;
        assert_eq!(answer.status(), 303, "{answer}");
        let event = answer.location();
        Owner { visitor, event }
    }

    /// The event file as it comes down.
    pub(crate) async fn file(&mut self, site: &TestServer) -> String {
        let path = format!("{}/file", self.event);
        let answer = self.visitor.get(site, &path).await;
        assert_eq!(answer.status(), 200, "{answer}");
        answer.body().to_owned()
    }

    /// Sends a form of a result.
    pub(crate) async fn enter(&mut self, site: &TestServer, form: &str) -> crate::common::Answer {
        let path = format!("{}/results", self.event);
        self.visitor.post(site, &path, form).await
    }

    pub(crate) async fn page(&mut self, site: &TestServer) -> String {
        let event = self.event.clone();
        let answer = self.visitor.get(site, &event).await;
        assert_eq!(answer.status(), 200, "{answer}");
        answer.body().to_owned()
    }
}
