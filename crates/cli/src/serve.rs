//! `peatee serve`: the server for the browser.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use conduct::EnvelopeKey;
use players::PlayerFactory;
use server::{
    AddressLimits, ConnectionLimits, ENGINE_MEGABYTES, Options, PasswordCost, ServeError,
    ServiceError,
};
use tokio::signal::unix::{SignalKind, signal};

use crate::Answer;
use crate::args::{Kept, Serve};
use crate::speak::Speaker;
use crate::staged::Staged;

pub(crate) fn run(
    serve: &Serve,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("no threads")?;
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_max_level(tracing::Level::WARN)
        .init();
    let key_file = key_file(serve)?;
    let (key, is_new) = key(&key_file)?;
    // A new key is not written before it is known that no sealed move waits for the old one.
    let new_key = is_new.then(|| key.to_file_text());
    let options = Options {
        listen: serve.listen,
        database: database(&serve.kept)?,
        key,
        lost_keys: serve.lost_keys.clone(),
        has_secure_cookies: serve.secure_cookies,
        limits: match serve.no_address_limits {
            true => AddressLimits::Off,
            false => AddressLimits::On,
        },
        connections: ConnectionLimits::default(),
        trusted_proxies: serve.trusted_proxies.clone(),
        password_cost: PasswordCost::default(),
        players: PlayerFactory::computer(ENGINE_MEGABYTES),
    };
    let served = runtime.block_on(async {
        // Before anybody reads the address: whoever knows it may say stop.
        let stopped = stopped().context("no signals")?;
        let named = || format!("key file {}", key_file.display());
        let server = match server::serve(options).await {
            Err(error @ ServeError::Service(ServiceError::Key(_))) => {
                return Err(error).with_context(named);
            }
            server => server?,
        };
        if let Some(text) = new_key {
            write_key(&key_file, &text).with_context(named)?;
        }
        let address = games::Phrase::new("page-address")
            .text("address", format!("http://{}/", server.address()));
        writeln!(out, "{}", speaker.say(&address))?;
        out.flush()?;
        server.run(stopped).await?;
        Ok(Answer::Yes)
    });
    // A search under way is not waited for: the game goes on when the server starts again.
    runtime.shutdown_timeout(THREADS_END);
    served
}

/// Time that threads get to end by themselves.
const THREADS_END: Duration = Duration::from_millis(500);

/// Until the operator says stop.
fn stopped() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// A folder of the user, as the XDG directories have it.
fn folder(variable: &str, below_home: &str) -> anyhow::Result<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(below_home));
    let folder = named.filter(|path| path.is_absolute()).or_else(home);
    let folder = folder.context("no home directory; name the files with --data-dir")?;
    Ok(folder.join("peatee"))
}

/// The user's data directory.
pub(crate) fn data_folder() -> anyhow::Result<PathBuf> {
    folder("XDG_DATA_HOME", ".local/share")
}

/// The database, made in the user's data directory if none is named.
pub(crate) fn database(kept: &Kept) -> anyhow::Result<String> {
    if let Some(database) = &kept.database {
        return Ok(database.clone());
    }
    let folder = match &kept.data_dir {
        Some(folder) => folder.clone(),
        None => data_folder()?,
    };
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let file = folder.join("peatee.sqlite");
    let file = file
        .to_str()
        .context("the data directory has an odd name")?;
    Ok(format!("sqlite:{file}"))
}

fn key_file(serve: &Serve) -> anyhow::Result<PathBuf> {
    if let Some(file) = &serve.key_file {
        return Ok(file.clone());
    }
    Ok(folder("XDG_CONFIG_HOME", ".config")?.join("envelope.key"))
}

/// The key of the envelopes, or a new one where there is none; whether it is new.
fn key(file: &Path) -> anyhow::Result<(EnvelopeKey, bool)> {
    let named = || format!("key file {}", file.display());
    match std::fs::read_to_string(file) {
        Ok(text) => {
            warn_if_readable(file);
            Ok((text.parse().with_context(named)?, false))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok((new_key()?, true)),
        Err(error) => Err(error).with_context(named),
    }
}

fn warn_if_readable(file: &Path) {
    use std::os::unix::fs::PermissionsExt;

    let mode = std::fs::metadata(file).map(|file| file.permissions().mode());
    if mode.is_ok_and(|mode| mode & 0o077 != 0) {
        let file = file.display();
        tracing::warn!(%file, "others than the owner may open the key file; chmod 600 is safer");
    }
}

fn new_key() -> anyhow::Result<EnvelopeKey> {
    let mut random = [0; 32];
    if getrandom::fill(&mut random).is_err() {
        bail!("no randomness");
    }
    Ok(EnvelopeKey::new(random))
}

fn write_key(file: &Path, text: &str) -> anyhow::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut staged = Staged::secret_beside(file)?;
    staged.write_all(text.as_bytes())?;
    Ok(staged.place_new(file)?)
}
