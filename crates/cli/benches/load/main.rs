//! The house under load: games that move every so often, a burst, the memory of a room, and how soon the first page comes.
//!
//! `cargo bench -p peatee --bench load -- [--games N] [--seconds N] [--every MILLISECONDS]` starts the real server on an
//! SQLite file under the build folder and plays over real sockets from this process. Beside it the same frames go through
//! an echo that keeps each frame in a file before it forwards it, one fdatasync for all who wait.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod echo;
#[path = "../../tests/live_server/mod.rs"]
mod live_server;
mod load;
mod scripts;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use live_server::{Server, get};
use load::{Load, Took};
use scripts::Scripts;

/// In so many parts the house and the echo are measured, by turns; the echo for as small a part of the time.
const PARTS: u64 = 5;

/// What is measured.
#[derive(Clone, Copy, Debug)]
struct Options {
    games: usize,
    seconds: u64,
    every: Duration,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let [mode, file] = words.as_slice()
        && mode == "--echo"
    {
        return runtime.block_on(echo::serve(Path::new(file)));
    }
    let number = |name: &str, otherwise: u64| {
        let at = words.iter().position(|word| word == name);
        let value = at.and_then(|at| words.get(at + 1));
        value.map_or(otherwise, |value| value.parse().expect("a number"))
    };
    let options = Options {
        games: usize::try_from(number("--games", 2000)).expect("few"),
        seconds: number("--seconds", 300),
        every: Duration::from_millis(number("--every", 2000)),
    };
    runtime.block_on(measure(options));
}

async fn measure(options: Options) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let scripts = Arc::new(Scripts::new(&load::RULES));

    let echo = echo::start(&folder.path().join("echo")).await;
    let echoed = Load::echo(echo.address, options.games, &scripts).await;

    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let empty = start_to_first_page(folder.path(), &database).await;
    let server = Server::start(folder.path(), &database).await;
    let process = server.process.id().expect("it runs");
    let begun = Instant::now();
    let games = Load::live(server.address, options.games, &scripts).await;
    println!(
        "{} games set and joined in {:.1?}",
        options.games,
        begun.elapsed()
    );
    let burst = games.play(Duration::ZERO, 10).await;
    println!("burst: {burst}");
    games.spread().await;
    // A disk is quick in one minute and slow in another: the echo's time is spread over the whole.
    let before = processor(process);
    let (mut beside, mut took) = (Took::default(), Took::default());
    for _ in 0..PARTS {
        let part = (options.seconds / PARTS).max(1);
        beside.add(echoed.play(options.every, part.div_ceil(PARTS)).await);
        took.add(games.play(options.every, part).await);
    }
    drop(echoed);
    drop(echo);
    let used = processor(process) - before;
    let ratio = took.at(990).as_secs_f64() / beside.at(990).as_secs_f64();
    println!("echo:  {beside}");
    println!("house: {took}; p99 is {ratio:.2} times the echo's");
    println!(
        "server: {:.0} µs of processor time a move",
        used.as_secs_f64() * 1e6 / took.count() as f64
    );
    println!("memory with sockets: {} KB", memory(process));
    println!("{:.0} moves stand in a game", games.plies().await);
    drop(games);
    drop(server);
    rooms(folder.path(), &database, options.games, empty).await;
}

/// How soon the first page comes; what the server has in memory then.
async fn start_to_first_page(folder: &Path, database: &str) -> u64 {
    let begun = Instant::now();
    let server = Server::start(folder, database).await;
    let page = get(server.address, "/").await.expect("a page");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    println!("start to first page: {:.0?}", begun.elapsed());
    memory(server.process.id().expect("it runs"))
}

/// What a room needs: the same server with all games open and nobody there.
async fn rooms(folder: &Path, database: &str, games: usize, empty: u64) {
    let begun = Instant::now();
    let server = Server::start(folder, database).await;
    let opened = begun.elapsed();
    // The rooms open one after the other; when nothing grows any more, all are open.
    let process = server.process.id().expect("it runs");
    let mut full = 0;
    while full != memory(process) {
        full = memory(process);
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
    println!(
        "rooms: {games}, the server listens after {opened:.1?}; {:.1} KB each",
        full.saturating_sub(empty) as f64 / games as f64
    );
}

/// What a process has in memory, in KB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|text| text.parse().ok()).expect("a number")
}

/// The processor time of a process.
fn processor(process: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
    let (_, rest) = stat.rsplit_once(") ").expect("a name");
    let ticks: u64 = rest
        .split(' ')
        .skip(11)
        .take(2)
        .map(|text| text.parse::<u64>().expect("a number"))
        .sum();
    // A hundred ticks a second, on every Linux that there is.
    Duration::from_millis(ticks * 10)
}
