//! The engine behind a protocol.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use games::RuleSet;

use super::position::rule_set;

/// Speak a protocol.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  printf 'hub\\ninit\\npos start\\nlevel depth=9\\ngo think\\n' | peatee engine hub
  peatee engine dxp --listen 127.0.0.1:27531
  peatee engine dxp --connect 127.0.0.1:27531 --initiate --games 2 --minutes 5 --tables FOLDER

The dialogues are in docs/hub.md, docs/dxp.md and docs/uci.md.")]
pub(crate) struct Engine {
    /// Protocol
    #[arg(value_enum, default_value = "hub")]
    pub(crate) protocol: Protocol,

    /// Folder of endgame tables built by `peatee tables build` (not for chess)
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,

    /// Engine setting: hash, threads, weights, tables (may be repeated; not for chess)
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = players::setting)]
    pub(crate) settings: Vec<(String, String)>,

    /// Rule set; with Hub the other program may choose another [default: international]
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    #[command(flatten)]
    pub(crate) dxp: Dxp,
}

/// What DamExchange needs to know before the first word.
#[derive(Args, Debug)]
#[command(next_help_heading = "DamExchange")]
pub(crate) struct Dxp {
    /// Address to listen on [default: 127.0.0.1:27531]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "connect")]
    pub(crate) listen: Option<SocketAddr>,

    /// Address of a listening program to connect to
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) connect: Option<SocketAddr>,

    /// Request games instead of waiting for requests
    #[arg(long)]
    pub(crate) initiate: bool,

    /// Number of games to request, with alternating colours
    #[arg(long, default_value = "1", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,

    /// Minutes per game
    #[arg(long, default_value = "5", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) minutes: u16,

    /// Moves after which a game ends without a result; 0 for no limit
    #[arg(long, default_value = "0", value_name = "N", value_parser = clap::value_parser!(u16).range(0..=999))]
    pub(crate) moves: u16,
}

/// A protocol of engines.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protocol {
    /// Hub, version 2, on standard input and output
    Hub,
    /// DamExchange, over TCP
    Dxp,
    /// UCI for chess, on standard input and output
    Uci,
}
