//! The server: its routes, from opening the port to graceful shutdown.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::routing::{get, post};
use conduct::{EnvelopeKey, KeyId, Millis, Moment};
use players::PlayerFactory;
use store::{OpenError, Store};
use texts::Language;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Duration, timeout};

use crate::bucket::{Buckets, ByAddress, Rate};
use crate::guard::Guard;
use crate::limits::ConnectionLimits;
use crate::listen::Listener;
use crate::pages::Lobby;
use crate::pages::{account, export, leave, me, profile};
use crate::people::password::{PasswordCost, Passwords, Tried};
use crate::people::turns::Turns;
use crate::proxy::Network;
use crate::reviews::{self, Reviews};
use crate::service::{Service, ServiceError};
use crate::socket::Quotas;
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
    /// Keys that are lost for good, with what was sealed by them.
    pub lost_keys: Vec<KeyId>,
    /// Whether pages are reached by https, through a proxy: cookies are then sent nowhere else.
    pub has_secure_cookies: bool,
    /// What one network address may ask for.
    pub limits: AddressLimits,
    /// How many connections there may be, and for how long they may keep the server waiting.
    pub connections: ConnectionLimits,
    /// Proxies that are believed when they say whom they serve.
    pub trusted_proxies: Vec<Network>,
    /// What hashing a password costs.
    pub password_cost: PasswordCost,
    /// Who plays for the computer; no more than [`ENGINE_MEGABYTES`](crate::ENGINE_MEGABYTES) a game.
    pub players: PlayerFactory,
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
    /// The service is not in order.
    #[error(transparent)]
    Service(#[from] ServiceError),
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
    service: Arc<Service>,
    address: SocketAddr,
    limits: AddressLimits,
    connections: ConnectionLimits,
    password_cost: PasswordCost,
    trusted: Arc<[Network]>,
}

/// The state that every route shares.
#[derive(Clone, Debug)]
pub(crate) struct AppState {
    pub(crate) service: Arc<Service>,
    /// Connections that an address may open.
    pub(crate) connections: Arc<ByAddress>,
    /// Games and people that an address may make.
    pub(crate) makings: Arc<ByAddress>,
    /// Files that an address may upload.
    pub(crate) uploads: Arc<ByAddress>,
    /// Uploads under way.
    pub(crate) uploading: Arc<Semaphore>,
    /// Forms that an address may have looked at before they are sent.
    pub(crate) lookings: Arc<ByAddress>,
    /// Passwords that an address may try.
    pub(crate) tries: Arc<ByAddress>,
    /// Passwords that a site of IPv6 addresses may try.
    pub(crate) tries_of_site: Arc<Buckets<IpAddr>>,
    /// Passwords that may be tried for an account.
    pub(crate) tries_of_account: Arc<Buckets<Tried>>,
    /// Who hashes and checks passwords.
    pub(crate) passwords: Passwords,
    /// What sockets may say, and how many there may be.
    pub(crate) quotas: Arc<Quotas>,
    /// Whose turn it is where.
    pub(crate) turns: Arc<Turns>,
    /// Who waits for an opponent.
    pub(crate) lobby: Arc<Lobby>,
    /// Reviews that are asked for.
    pub(crate) reviews: Arc<Reviews>,
    /// The version of the files that the browser runs.
    pub(crate) assets: Arc<str>,
    /// The sentences of the scripts, in each language once it is asked for.
    pub(crate) scripts: Arc<[OnceLock<String>; Language::ALL.len()]>,
}

/// Requests of an address. The reasons for these numbers are in `docs/limits.md`.
const REQUESTS: Rate = Rate {
    most: 2000,
    every: 10,
};
/// Sockets that an address opens.
const CONNECTIONS: Rate = Rate {
    most: 120,
    every: 200,
};
/// Games, challenges, accounts and exports that an address makes.
const MAKINGS: Rate = Rate {
    most: 60,
    every: 2000,
};
/// Event files that an address uploads.
const UPLOADS: Rate = Rate {
    most: 20,
    every: 60_000,
};
/// Maximum uploads at the same time: each is in memory as a whole.
const UPLOADING: usize = 8;
/// Forms that an address has looked at while they are filled in.
const LOOKINGS: Rate = Rate {
    most: 120,
    every: 100,
};
/// Passwords that an address tries.
const TRIES: Rate = Rate {
    most: 30,
    every: 5000,
};
/// Passwords that a site of IPv6 tries, whose customer has 65,536 networks: as four addresses.
const TRIES_OF_SITE: Rate = Rate {
    most: 120,
    every: 1250,
};
/// Passwords that are tried for an account.
const TRIES_OF_ACCOUNT: Rate = Rate {
    most: 10,
    every: 60_000,
};
/// How often sessions and password links are looked through for those that have expired.
const SWEEP: Duration = Duration::from_secs(60 * 60);

/// A session that has expired is not honoured; its row stays so long.
const EXPIRED_STAYS: Millis = Millis::days(365);
/// How often games that nobody plays are looked for.
const SWEEP_GAMES: Duration = Duration::from_secs(24 * 60 * 60);
/// A challenge that only a link leads to stands so long.
const LINK_WAITS: Millis = Millis::days(30);
/// How often the lobby is looked through for challenges whose owners have gone.
const SWEEP_LOBBY: Duration = Duration::from_secs(60);
/// Time to close the database.
const CLOSING: Duration = Duration::from_secs(10);

/// Opens the database, the rooms and the port.
///
/// # Errors
/// What does not open.
pub async fn serve(options: Options) -> Result<Server, ServeError> {
    let store = store::open_for_server(&options.database).await?;
    let server = open_doors(Arc::clone(&store), options).await;
    if server.is_err()
        && let Err(error) = store.close().await
    {
        tracing::warn!(%error, "the database is not closed");
    }
    server
}

async fn open_doors(store: Arc<dyn Store>, options: Options) -> Result<Server, ServeError> {
    let service = Service::new(
        store,
        options.players,
        options.key,
        options.lost_keys,
        options.has_secure_cookies,
    )
    .await?;
    let listener = TcpListener::bind(options.listen)
        .await
        .map_err(|error| ServeError::Listen(options.listen, error))?;
    let address = listener.local_addr()?;
    // Nobody waits for rooms that others play in: a room that is asked for is opened at once.
    tokio::spawn(Arc::clone(&service).reopen());
    Ok(Server {
        listener,
        service,
        address,
        limits: options.limits,
        connections: options.connections.within_descriptors(),
        password_cost: options.password_cost,
        trusted: options.trusted_proxies.into(),
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
        let store = self.service.shared_store();
        let lobby = Lobby::new(self.service.now(), self.limits == AddressLimits::On);
        let lobby = Arc::new(lobby);
        let reviews = Arc::new(Reviews::new(self.limits == AddressLimits::On));
        let mut sweeping = JoinSet::new();
        sweeping.spawn(Arc::clone(&self.service).beat());
        sweeping.spawn(sweep(Arc::clone(&self.service)));
        sweeping.spawn(sweep_games(Arc::clone(&self.service)));
        sweeping.spawn(sweep_lobby(Arc::clone(&self.service), Arc::clone(&lobby)));
        sweeping.spawn(reviews::run_worker(
            Arc::clone(&self.service),
            Arc::clone(&reviews),
        ));
        let router = router(
            self.service,
            lobby,
            reviews,
            self.limits,
            self.connections,
            self.password_cost,
            Arc::clone(&self.trusted),
        );
        let listener = Listener {
            listener: self.listener,
            limits: self.connections,
            counts_addresses: self.limits == AddressLimits::On,
            trusted: self.trusted,
        };
        listener.run(router, stop).await;
        sweeping.shutdown().await;
        match timeout(CLOSING, store.close()).await {
            Ok(closed) => closed.map_err(ServiceError::from)?,
            // What is acknowledged is kept already.
            Err(_) => tracing::error!("the database does not close in time"),
        }
        Ok(())
    }
}

/// Forgets sessions and password links that have expired, now and then.
async fn sweep(service: Arc<Service>) {
    let mut times = tokio::time::interval(SWEEP);
    loop {
        times.tick().await;
        if service.is_clock_doubtful() {
            continue;
        }
        let until = Moment(service.now().0.saturating_sub(EXPIRED_STAYS.0));
        match service.store().sweep_sessions(until).await {
            Ok(0) => {}
            Ok(swept) => tracing::info!(swept, "sessions have expired"),
            Err(error) => tracing::warn!(%error, "sessions are not looked through"),
        }
        match service.store().sweep_links(service.now()).await {
            Ok(0) => {}
            Ok(swept) => tracing::info!(swept, "password links have expired"),
            Err(error) => tracing::warn!(%error, "password links are not looked through"),
        }
    }
}

/// Ends games that guests have left for good.
async fn sweep_games(service: Arc<Service>) {
    let mut times = tokio::time::interval(SWEEP_GAMES);
    loop {
        times.tick().await;
        if service.is_clock_doubtful() {
            continue;
        }
        match service.end_abandoned(service.now()).await {
            Ok(0) => {}
            Ok(ended) => tracing::info!(ended, "games of guests were abandoned"),
            Err(error) => tracing::warn!(%error, "games of guests are not looked through"),
        }
    }
}

/// Takes down the challenges of those who have gone.
async fn sweep_lobby(service: Arc<Service>, lobby: Arc<Lobby>) {
    let mut times = tokio::time::interval(SWEEP_LOBBY);
    loop {
        times.tick().await;
        service.review_clock().await;
        if service.is_clock_doubtful() {
            continue;
        }
        match lobby.sweep(service.store(), service.now()).await {
            Ok(0) => {}
            Ok(down) => tracing::info!(down, "challenges have expired"),
            Err(error) => tracing::warn!(%error, "challenges are not looked through"),
        }
        let until = Moment(service.now().0.saturating_sub(LINK_WAITS.0));
        match service.store().sweep_challenges(until).await {
            Ok(0) => {}
            Ok(down) => tracing::info!(down, "links to challenges have expired"),
            Err(error) => tracing::warn!(%error, "links to challenges are not looked through"),
        }
    }
}

fn router(
    service: Arc<Service>,
    lobby: Arc<Lobby>,
    reviews: Arc<Reviews>,
    limits: AddressLimits,
    connections: ConnectionLimits,
    password_cost: PasswordCost,
    trusted: Arc<[Network]>,
) -> Router {
    let by_address = |rate| {
        Arc::new(match limits {
            AddressLimits::On => ByAddress::new(rate),
            AddressLimits::Off => ByAddress::without_limit(),
        })
    };
    let guard = Guard {
        trusted,
        body: connections.body,
        requests: by_address(REQUESTS),
        known_sessions: Arc::clone(service.known_sessions()),
        has_secure_cookies: service.has_secure_cookies(),
        clock: service.clock(),
    };
    let app = AppState {
        lobby,
        reviews,
        service,
        connections: by_address(CONNECTIONS),
        makings: by_address(MAKINGS),
        uploads: by_address(UPLOADS),
        uploading: Arc::new(Semaphore::new(UPLOADING)),
        lookings: by_address(LOOKINGS),
        // Passwords are never tried without limit.
        tries: Arc::new(ByAddress::new(TRIES)),
        tries_of_site: Arc::new(Buckets::new(TRIES_OF_SITE)),
        tries_of_account: Arc::new(Buckets::new(TRIES_OF_ACCOUNT)),
        passwords: Passwords::new(password_cost),
        quotas: Arc::new(Quotas::new(limits == AddressLimits::On)),
        turns: Arc::default(),
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
        .route("/games/{id}/positions", get(pages::positions))
        .route("/games/{id}/receipt", get(pages::receipt))
        .route("/games/{id}/sheet", get(pages::sheet))
        .route("/games/{id}/sheet.txt", get(pages::sheet_text))
        .route(
            "/games/{id}/review",
            get(pages::review).post(pages::ask_for_review),
        )
        .route("/games/{id}/review.json", get(pages::review_json))
        .route("/games/{id}/diagram", get(pages::diagram))
        .route("/games/{id}/diagram.svg", get(pages::diagram_svg))
        .route(
            "/challenges/{id}",
            get(pages::challenge).post(pages::accept),
        )
        .route("/challenges/{id}/state", get(pages::challenge_state))
        .route("/events", get(pages::events).post(pages::upload_event))
        .route("/events/{id}", get(pages::event))
        .route("/events/{id}/file", get(pages::file))
        .route("/events/{id}/upload", post(pages::continue_event))
        .route("/events/{id}/results", post(pages::enter_result))
        .route("/events/{id}/check-out", post(pages::check_out))
        .route("/events/{id}/documents/{name}", get(pages::document))
        .route("/simuls", post(pages::open_simul))
        .route("/simuls/new", get(pages::new_simul))
        .route("/simuls/{id}", get(pages::simul).post(pages::join_simul))
        .route("/simuls/{id}/leave", post(pages::leave_simul))
        .route("/simuls/{id}/start", post(pages::start_simul))
        .route("/simuls/{id}/state", get(pages::simul_state))
        .route("/simuls/{id}/next", get(pages::next_board))
        .route("/rules", get(pages::rules))
        .route(
            "/register",
            get(account::register_form).post(account::register),
        )
        .route(
            "/sign-in",
            get(account::sign_in_form).post(account::sign_in),
        )
        .route("/sign-out", post(account::sign_out))
        .route(
            "/password/{token}",
            get(account::link_form).post(account::set_by_link),
        )
        .route("/people/{id}", get(profile::profile))
        .route("/me", get(me::me))
        .route("/me/export", get(export::export))
        .route("/me/sessions", get(me::sessions).post(me::end_session))
        .route(
            "/me/password",
            get(account::change_form).post(account::change),
        )
        .route("/me/delete", get(leave::form).post(leave::leave))
        .route("/challenges/{id}/withdraw", post(pages::withdraw))
        .route("/lobby", get(pages::lobby))
        .route("/lobby/list", get(pages::lobby_list))
        .route("/terms", post(pages::agree))
        .route("/rules/{article}", get(pages::article))
        .route("/assets/{version}/{*path}", get(assets::asset))
        .fallback(pages::missing)
        .layer(axum::extract::DefaultBodyLimit::max(16 * 1024))
        .layer(axum::middleware::from_fn_with_state(guard, guard::guard))
        .with_state(app)
}
