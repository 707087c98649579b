//! The server for the browser and its accounts.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use store::Name;

/// Serve pages.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee serve --listen 127.0.0.1:8064 --database sqlite:games.sqlite

Without a database named, one is kept in the user's data directory.")]
pub(crate) struct Serve {
    /// Address to listen on
    #[arg(long, default_value = DEFAULT_LISTEN, value_name = "ADDRESS")]
    pub(crate) listen: SocketAddr,

    #[command(flatten)]
    pub(crate) kept: Kept,

    /// Key file for sealed moves, kept apart from the database and its backups [default: in the user's configuration]
    #[arg(long, value_name = "FILE")]
    pub(crate) key_file: Option<PathBuf>,

    /// Name of a key that is permanently lost, as shown by the server when it refuses to start; the envelopes sealed with it
    /// count as lost (002:§35.4, §35.5; may be repeated)
    #[arg(long = "lost-key", value_name = "KEY")]
    pub(crate) lost_keys: Vec<conduct::KeyId>,

    /// Send cookies over HTTPS only, for a server behind an HTTPS proxy
    #[arg(long)]
    pub(crate) secure_cookies: bool,

    /// Do not limit connections and games per network address, for a server behind a proxy where all
    /// visitors share the proxy's address
    #[arg(long)]
    pub(crate) no_address_limits: bool,

    /// Address or network of a proxy whose X-Forwarded-For, -Host and -Proto headers are trusted
    /// (may be repeated)
    #[arg(long = "trusted-proxy", value_name = "ADDRESS")]
    pub(crate) trusted_proxies: Vec<server::Network>,
}

/// Where the server keeps what it keeps.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Kept {
    /// Database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", global = true)]
    pub(crate) database: Option<String>,

    /// Folder of the database, without --database [default: the user's data directory]
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(crate) data_dir: Option<PathBuf>,
}

/// Look after accounts.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee admin create Kadri --address https://draughts.example

The server need not be stopped.")]
pub(crate) struct Admin {
    #[command(subcommand)]
    pub(crate) task: Task,

    #[command(flatten)]
    pub(crate) kept: Kept,

    /// Public address of the server, for links
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:8064",
        global = true
    )]
    pub(crate) address: String,

    /// Print JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What is to be done with accounts.
#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    /// Create an administrator: a new account with a password link
    Create {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
        /// Promote the existing account of this name, keeping its password
        #[arg(long)]
        promote: bool,
    },
    /// Print a link for setting a new password, valid once, within 24 hours
    PasswordLink {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
    },
    /// List the accounts
    List,
    /// End all sessions of an account
    Revoke {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
    },
    /// Confirm that the clock of this machine is right, after the server found it far from the last recorded day
    ConfirmClock,
    /// Annul a game whose envelope is lost or cannot be opened, as the judge does when it cannot be reconstructed (002:§35.4)
    Annul {
        /// Game, as in its address: /games/GAME
        game: String,
    },
    /// Delete an account; its games remain under a pseudonym
    Delete {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
    },
}

fn name(text: &str) -> Result<Name, String> {
    text.parse()
        .map_err(|fault: store::NameFault| fault.to_string())
}

const DEFAULT_LISTEN: &str = "127.0.0.1:8064";

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: SocketAddr::from(([127, 0, 0, 1], 8064)),
            kept: Kept::default(),
            key_file: None,
            lost_keys: Vec::new(),
            secure_cookies: false,
            no_address_limits: false,
            trusted_proxies: Vec::new(),
        }
    }
}
