//! The server: its doors, from opening to closing.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::routing::{get, post};
use axum::serve::ListenerExt as _;
use conduct::EnvelopeKey;
use store::OpenError;
use texts::Language;
use tokio::net::TcpListener;

use crate::bucket::{Buckets, Rate};
use crate::house::{House, HouseError};
use crate::opponent::Opponent;
use crate::{assets, guard, pages, socket};

/// What the operator chose.
#[derive(Debug)]
pub struct Options {
    /// Where the server listens.
    pub listen: SocketAddr,
    /// The address of the database: `sqlite:FILE`, `postgres://…`.
    pub database: String,
    /// The key of the envelopes, kept outside the database.
    pub key: EnvelopeKey,
    /// Whether pages are reached by https, through a proxy: cookies are then sent nowhere else.
    pub has_secure_cookies: bool,
    /// What one network address may ask for.
    pub limits: AddressLimits,
    /// Who plays for the computer.
    pub opponent: Arc<dyn Opponent>,
}

/// Whether there is a limit to the connections and games that one network address may make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AddressLimits {
    /// There is: the address is the visitor's.
    #[default]
    On,
    /// There is none: all visitors come from the address of a proxy, which sees to it; or the server is being measured.
    /// What one connection may say is limited all the same.
    Off,
}

/// Why the server does not serve.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database does not open.
    #[error("the database does not open: {0}")]
    Open(#[from] OpenError),
    /// The house is not in order.
    #[error(transparent)]
    House(#[from] HouseError),
    /// The address cannot be listened at.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The connection broke.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    house: Arc<House>,
    address: SocketAddr,
    limits: AddressLimits,
}

/// What every door needs.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    pub(crate) house: Arc<House>,
    /// Connections that an address may open.
    pub(crate) connections: Arc<Buckets<IpAddr>>,
    /// Games and people that an address may make.
    pub(crate) makings: Arc<Buckets<IpAddr>>,
    /// The version of the files that the browser runs.
    pub(crate) assets: Arc<str>,
    /// The sentences of the scripts, in each language once it is asked for.
    pub(crate) scripts: Arc<[OnceLock<String>; Language::ALL.len()]>,
}

/// Sixty connections at once, then one a second.
const CONNECTIONS: Rate = Rate {
    most: 60,
    every: 1000,
};
/// Thirty games at once, then one in five seconds.
const MAKINGS: Rate = Rate {
    most: 30,
    every: 5000,
};

/// Opens the database, the rooms and the door.
///
/// # Errors
/// What does not open.
pub async fn serve(options: Options) -> Result<Server, ServeError> {
    let store = store::open(&options.database).await?;
    let house = House::new(
        store,
        options.opponent,
        options.key,
        options.has_secure_cookies,
    )
    .await?;
    let listener = TcpListener::bind(options.listen)
        .await
        .map_err(|error| ServeError::Listen(options.listen, error))?;
    let address = listener.local_addr()?;
    // Nobody waits for rooms that others play in: a room that is asked for is opened at once.
    tokio::spawn(Arc::clone(&house).reopen());
    Ok(Server {
        listener,
        house,
        address,
        limits: options.limits,
    })
}

impl Server {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until told to stop; then closes the database.
    ///
    /// # Errors
    /// When the listener breaks.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let store = self.house.shared_store();
        let router =
            router(self.house, self.limits).into_make_service_with_connect_info::<SocketAddr>();
        // A frame is sent when it is there, not when the one before was answered.
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection that waits");
            }
        });
        axum::serve(listener, router)
            .with_graceful_shutdown(stop)
            .await?;
        store.close().await.map_err(HouseError::from)?;
        Ok(())
    }
}

fn router(house: Arc<House>, limits: AddressLimits) -> Router {
    let buckets = |rate| {
        Arc::new(match limits {
            AddressLimits::On => Buckets::new(rate),
            AddressLimits::Off => Buckets::without_limit(),
        })
    };
    let doors = Doors {
        house,
        connections: buckets(CONNECTIONS),
        makings: buckets(MAKINGS),
        assets: Arc::from(assets::version()),
        scripts: Arc::default(),
    };
    Router::new()
        .route("/", get(pages::start))
        .route("/healthz", get(pages::health))
        .route("/language", post(pages::language))
        .route("/games", get(pages::games).post(pages::create))
        .route("/games/{id}", get(pages::game))
        .route("/games/{id}/socket", get(socket::socket))
        .route("/games/{id}/pdn", get(pages::pdn))
        .route(
            "/challenges/{id}",
            get(pages::challenge).post(pages::accept),
        )
        .route("/challenges/{id}/state", get(pages::challenge_state))
        .route("/rules/{article}", get(pages::article))
        .route("/assets/{version}/{*path}", get(assets::asset))
        .fallback(pages::missing)
        .layer(axum::extract::DefaultBodyLimit::max(16 * 1024))
        .layer(axum::middleware::from_fn(guard::guard))
        .with_state(doors)
}
