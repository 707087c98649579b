//! `peatee engine`: the engine as a process that speaks a protocol.

use std::io::{self, BufReader, Write, stdin};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, bail};
use chess::ChessRules;
use games::RuleSet;
use players::ChessEngine;
use protocol::Initiative;
use rules::{Color, VariantId};

use crate::Answer;
use crate::args::{Dxp, Engine, Protocol};

/// Speaks until the other side is done.
pub(crate) fn run(engine: &Engine, out: &mut impl Write) -> Result<Answer> {
    let mut settings = settings(engine)?;
    match engine.protocol {
        Protocol::Hub => {
            if let Some(rules) = engine.rules {
                let id = draughts(rules)?.id().to_owned();
                settings.insert(0, ("variant".to_owned(), id));
            }
            protocol::serve_hub(BufReader::new(stdin()), out, &settings)?;
        }
        Protocol::Dxp => {
            let rules = engine.rules;
            let variant = rules.map_or(Ok(VariantId::International), draughts)?;
            dxp(variant, &engine.dxp, &settings)?;
        }
        Protocol::Uci => {
            let rules = engine.rules.map_or(Ok(ChessRules::Fide), chess)?;
            if !settings.is_empty() {
                bail!("--tables and --set are for draughts, not for the chess search");
            }
            let player = Box::new(ChessEngine::new(rules));
            protocol::serve_uci(BufReader::new(stdin()), out, player)?;
        }
    }
    Ok(Answer::Yes)
}

fn draughts(rules: RuleSet) -> Result<VariantId> {
    match rules {
        RuleSet::Draughts(variant) => Ok(variant),
        RuleSet::Chess(_) => bail!("--rules {rules}: Hub and DamExchange have no chess; UCI has"),
    }
}

fn chess(rules: RuleSet) -> Result<ChessRules> {
    match rules {
        RuleSet::Chess(rules) => Ok(rules),
        RuleSet::Draughts(_) => {
            bail!("--rules {rules}: UCI has no draughts; Hub and DamExchange have")
        }
    }
}

/// What the engine is set to before the other side says anything.
fn settings(engine: &Engine) -> Result<Vec<(String, String)>> {
    let mut settings = engine.settings.clone();
    if let Some(folder) = &engine.tables {
        let name = folder.to_str().context("--tables: a name that is text")?;
        settings.push(("tables".to_owned(), name.to_owned()));
    }
    Ok(settings)
}

/// Where DamExchange is listened for, if nobody says otherwise.
const USUAL_PLACE: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 27531);
/// Programs that play with us at the same time; others are turned away.
const MOST_TABLES: usize = 8;

fn dxp(variant: VariantId, dxp: &Dxp, settings: &[(String, String)]) -> Result<()> {
    if let Some(address) = dxp.connect {
        let stream = TcpStream::connect(address);
        let stream = stream.with_context(|| format!("--connect {address}"))?;
        return Ok(play(&stream, variant, dxp, settings)?);
    }
    let address = dxp.listen.unwrap_or(USUAL_PLACE);
    let listener = TcpListener::bind(address).with_context(|| format!("--listen {address}"))?;
    tell(&format!("listening at {}", listener.local_addr()?));
    let tables = AtomicUsize::new(0);
    thread::scope(|scope| {
        for stream in listener.incoming() {
            let Ok(stream) = stream else { continue };
            if tables.fetch_add(1, Ordering::Relaxed) >= MOST_TABLES {
                tables.fetch_sub(1, Ordering::Relaxed);
                continue;
            }
            let tables = &tables;
            scope.spawn(move || {
                if let Err(failure) = play(&stream, variant, dxp, settings) {
                    tell(&failure.to_string());
                }
                tables.fetch_sub(1, Ordering::Relaxed);
            });
        }
    });
    Ok(())
}

fn play(
    stream: &TcpStream,
    rules: VariantId,
    dxp: &Dxp,
    settings: &[(String, String)],
) -> Result<(), protocol::Failure> {
    let initiative = dxp.initiate.then_some(Initiative {
        games: dxp.games,
        minutes: dxp.minutes,
        moves: dxp.moves,
        side: Color::White,
    });
    protocol::serve_dxp(stream, rules, settings, initiative, &mut tell)
}

/// A line of the log.
fn tell(line: &str) {
    // Where nobody reads the log, the game goes on.
    writeln!(io::stderr(), "{line}").unwrap_or_default();
}
