//! What must hold of every game, whatever was killed meanwhile.

use core::fmt;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use conduct::{Event, Form, Game, Happened};
use games::Color;
use store::{CommandId, Store};

use super::Table;
use super::player::Ledger;

/// What was counted over all games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    pub(crate) acknowledged: usize,
    pub(crate) again: usize,
    pub(crate) not_kept: usize,
    /// How often clocks stood still because something was away.
    pub(crate) given_back: usize,
    /// Envelopes that are closed.
    pub(crate) sealed: usize,
    /// Envelopes that were opened.
    pub(crate) opened: usize,
}

impl Count {
    pub(crate) fn and(self, other: Count) -> Count {
        Count {
            acknowledged: self.acknowledged + other.acknowledged,
            again: self.again + other.again,
            not_kept: self.not_kept + other.not_kept,
            given_back: self.given_back + other.given_back,
            sealed: self.sealed + other.sealed,
            opened: self.opened + other.opened,
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} commands acknowledged, {} sent again, {} refused as not kept; clocks stood still {} times; {} moves \
             sealed, {} opened",
            self.acknowledged, self.again, self.not_kept, self.given_back, self.sealed, self.opened
        )
    }
}

fn in_base_36(number: u64) -> String {
    let digit = u32::try_from(number % 36).expect("a digit");
    let digit = char::from_digit(digit, 36).expect("a digit");
    match number / 36 {
        0 => digit.to_string(),
        rest => format!("{}{digit}", in_base_36(rest)),
    }
}

/// Checks a game that nobody plays just now.
pub(crate) async fn game(
    store: &dyn Store,
    table: &Table,
    ledger: &Mutex<Ledger>,
    count: &mut Count,
) {
    let id = table.id();
    let kept = store.load(id).await.expect("the game is there");
    let replayed = Game::replay(kept.meta.terms.clone(), &kept.events);
    let replayed = replayed.unwrap_or_else(|error| panic!("{}: {error}", table.path));
    let (acknowledged, seals) = {
        let ledger = ledger.lock().expect("a ledger");
        assert!(
            ledger.faults.is_empty(),
            "{}: {:?}; the last events: {:?}",
            table.path,
            ledger.faults,
            kept.events.iter().rev().take(8).collect::<Vec<_>>()
        );
        count.again += ledger.again;
        count.not_kept += ledger.not_kept;
        (ledger.acknowledged.clone(), ledger.seals.clone())
    };
    let moves: Vec<&str> = replayed
        .entries()
        .iter()
        .filter_map(|entry| entry.text())
        .collect();
    for (name, place) in &acknowledged {
        if let Some((ply, text)) = place {
            let found = moves.get(*ply);
            assert_eq!(found, Some(&text.as_str()), "{}: {name}", table.path);
            // The house keeps the name of a command behind who sent it.
            let mut is_kept = false;
            for person in Color::ALL
                .into_iter()
                .flat_map(|side| &kept.meta.sides[side])
            {
                let command = format!("{}.{name}", in_base_36(person.0));
                let command: CommandId = command.parse().expect("an id");
                is_kept |= store.done(id, &command).await.expect("a store").is_some();
            }
            assert!(is_kept, "{}: {name} was not kept", table.path);
        }
        count.acknowledged += 1;
    }
    envelopes(&table.path, &kept.events, &seals, count);
    count.given_back += clocks(&table.path, kept.meta.terms, &kept.events);
}

/// Every envelope holds what was sealed, and nobody could read it before.
fn envelopes(path: &str, events: &[Event], seals: &[String], count: &mut Count) {
    let mut sealed = seals.iter();
    let mut closed: Option<&String> = None;
    for event in events {
        match &event.what {
            Happened::MoveSealed { .. } => {
                closed = sealed.next();
                let kept = store::write_event(event).expect("written");
                let text = closed.unwrap_or_else(|| panic!("{path}: who sealed?"));
                assert!(!kept.contains(text.as_str()), "{path}: {text} in {kept}");
                count.sealed += 1;
            }
            Happened::SealedPlayed { text, .. } => {
                assert_eq!(Some(text), closed.take(), "{path}");
                count.opened += 1;
            }
            _ => {}
        }
    }
}

/// The clocks stood still while the server was away: they are stopped as they were at the last event, and started with
/// the same time for both (decision 0017). How often.
fn clocks(path: &str, terms: conduct::Terms, events: &[Event]) -> usize {
    let counts_days = terms.form == Form::Correspondence;
    let mut game = Game::new(terms).expect("terms");
    let mut times = 0;
    for (i, event) in events.iter().enumerate() {
        if let Happened::ClocksStopped { why } = &event.what {
            assert!(!counts_days, "{path}: days are not given back");
            let last = game.last();
            let was_restarted = why == "the server was restarted";
            assert!(!was_restarted || event.at == last, "{path}: stopped late");
            let started = events.get(i + 1).expect("the clocks start again");
            assert_eq!(started.what, Happened::ClocksStarted, "{path}");
            let mut after = game.clone();
            after.apply(event).expect("it fits");
            after.apply(started).expect("it fits");
            for side in Color::ALL {
                let before = game.clock().left(side, event.at);
                assert_eq!(after.clock().left(side, started.at), before, "{path}");
            }
            times += 1;
        }
        game.apply(event).expect("it fits");
    }
    times
}

/// No event is missing or there twice.
pub(crate) async fn versions(database: &str) {
    let query = "SELECT count(*) FROM (SELECT game, count(*) AS n, max(version) AS last, count(DISTINCT command) AS names,
                 count(command) AS commands FROM events GROUP BY game) AS g
                 WHERE n <> last + 1 OR names <> commands";
    use sqlx::Connection as _;
    let wrong: i64 = if let Some(file) = database.strip_prefix("sqlite:") {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut connection = sqlx::SqliteConnection::connect_with(&options)
            .await
            .expect("a file");
        let wrong = sqlx::query_scalar(query).fetch_one(&mut connection).await;
        wrong.expect("an answer")
    } else {
        let mut connection = sqlx::PgConnection::connect(database)
            .await
            .expect("a server");
        let wrong = sqlx::query_scalar(query).fetch_one(&mut connection).await;
        wrong.expect("an answer")
    };
    assert_eq!(wrong, 0, "games with gaps or repeated commands");
}

/// A text stands nowhere in the files of a folder.
pub(crate) fn is_nowhere(folder: &Path, text: &str) {
    let mut search = Command::new("grep");
    let found = search.args(["-raqF", "--", text]).arg(folder).status();
    assert!(!found.expect("grep").success(), "{text} can be read");
}
