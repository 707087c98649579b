//! The listener: accepts connections within their limits, serves each, and stops within bounded time.

mod newcomers;
mod stream;

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep, timeout};

use crate::limits::ConnectionLimits;
use crate::occupancy::Occupancy;
use crate::proxy::{Network, counted};
pub(crate) use newcomers::Newcomer;
use newcomers::Newcomers;
pub(crate) use stream::Brake;
use stream::{ClientStream, Places};

/// Pause after an error of `accept`, such as no free descriptor.
const ACCEPT_PAUSE: Duration = Duration::from_millis(500);
/// Longest request header, and how much of a request is buffered.
const LONGEST_HEADER: usize = 32 * 1024;
/// Time for the header of a newcomer.
const NEWCOMER_HEADER: Duration = Duration::from_secs(2);
/// The connections of an address beyond its ordinary ones, as a part of them: players who come back.
const FOR_PLAYERS: usize = 4;

/// Who may connect.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) listener: TcpListener,
    pub(crate) limits: ConnectionLimits,
    /// Whether connections of one address are counted.
    pub(crate) counts_addresses: bool,
    /// Proxies, whose connections are not counted by address.
    pub(crate) trusted: Arc<[Network]>,
}

impl Listener {
    /// Serves until told to stop. Then nobody else is let in, requests under way get a while to end, and what is still
    /// open is dropped.
    pub(crate) async fn run(self, router: Router, stop: impl Future<Output = ()>) {
        let (stopping, stopped) = watch::channel(false);
        let mut served = JoinSet::new();
        tokio::select! {
            () = stop => {}
            () = self.accept(&router, &stopped, &mut served) => {}
        }
        let Listener {
            listener, limits, ..
        } = self;
        drop(listener);
        stopping.send_replace(true);
        let all_done = async { while served.join_next().await.is_some() {} };
        if timeout(limits.shutdown, all_done).await.is_err() {
            tracing::warn!(open = served.len(), "connections are dropped at the end");
            served.shutdown().await;
        }
    }

    /// Accepts connections, for ever.
    async fn accept(
        &self,
        router: &Router,
        stopped: &watch::Receiver<bool>,
        served: &mut JoinSet<()>,
    ) {
        let in_all = Arc::new(Semaphore::new(self.limits.total));
        let by_address = Arc::new(Occupancy::default());
        let newcomers = Arc::new(Newcomers::new(self.limits.per_address / FOR_PLAYERS));
        loop {
            // Over the limit, connections wait in the queue of the kernel.
            let Ok(place) = Arc::clone(&in_all).acquire_owned().await else {
                return;
            };
            while served.try_join_next().is_some() {}
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) if is_of_client(&error) => continue,
                Err(error) => {
                    tracing::error!(%error, "no connection is accepted");
                    sleep(ACCEPT_PAUSE).await;
                    continue;
                }
            };
            let is_proxy = self.trusted.iter().any(|proxy| proxy.contains(peer.ip()));
            let by_address = Some(&by_address).filter(|_| self.counts_addresses && !is_proxy);
            let places = self.places(place, by_address, &newcomers, peer.ip());
            let header = match (&places.newcomer, is_proxy) {
                (Some(_), _) => self.limits.header.min(NEWCOMER_HEADER),
                (None, true) => self.limits.proxy_header,
                (None, false) => self.limits.header,
            };
            // A frame is sent when it is there, not when the one before was answered.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection that waits");
            }
            let caller = Caller {
                peer,
                newcomer: places.newcomer.clone(),
                brake: Brake::default(),
            };
            let brake = caller.brake.clone();
            let stream = ClientStream::new(stream, self.limits.write, brake, places);
            served.spawn(serve(
                stream,
                caller,
                router.clone(),
                header,
                stopped.clone(),
            ));
        }
    }

    /// The places of a connection; it is a newcomer where its address has all its ordinary ones.
    fn places(
        &self,
        in_all: OwnedSemaphorePermit,
        by_address: Option<&Arc<Occupancy<IpAddr>>>,
        newcomers: &Arc<Newcomers>,
        address: IpAddr,
    ) -> Places {
        let address = counted(address);
        let of_address = by_address.map(|counts| counts.enter(address, self.limits.per_address));
        Places {
            _in_all: in_all,
            newcomer: matches!(of_address, Some(None)).then(|| newcomers.enter(address)),
            _of_address: of_address.flatten(),
        }
    }
}

/// Whether `accept` failed because of the client: the next one may be tried at once.
fn is_of_client(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Who is at the other end of a connection.
struct Caller {
    peer: SocketAddr,
    newcomer: Option<Newcomer>,
    brake: Brake,
}

impl Caller {
    /// Until the connection has to make room for another.
    async fn gives_way(&self) {
        match &self.newcomer {
            Some(newcomer) => newcomer.gives_way().await,
            None => std::future::pending().await,
        }
    }
}

/// Serves one connection until it ends, becomes a socket, or the server stops.
async fn serve(
    stream: ClientStream<TcpStream, Places>,
    caller: Caller,
    router: Router,
    header: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let Caller {
        peer,
        newcomer,
        brake,
    } = &caller;
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(*peer));
        request.extensions_mut().insert(brake.clone());
        if let Some(newcomer) = newcomer {
            request.extensions_mut().insert(newcomer.clone());
        }
        router.call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header)
        .max_buf_size(LONGEST_HEADER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = caller.gives_way() => {
            tracing::debug!(%peer, "too many connections");
            return;
        }
        () = async { drop(stopped.wait_for(|stopped| *stopped).await) } => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection ends");
    }
}
