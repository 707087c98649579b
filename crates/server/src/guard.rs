//! What every answer carries, and which requests are not taken.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use futures_util::stream::{self, StreamExt as _};
use tokio::time::{Duration, Instant, timeout_at};

use crate::api_error::ApiError;
use crate::bucket::ByAddress;
use crate::listen::Newcomer;
use crate::people::known::KnownSessions;
use crate::proxy::{self, Network};
use crate::time::WallClock;

const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", CSP),
    ("x-content-type-options", "nosniff"),
    // Pages say who asks; files have their own word.
    ("cache-control", "private, no-cache"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// What is asked of every request.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// Proxies that are believed.
    pub(crate) trusted: Arc<[Network]>,
    /// Time for a whole body.
    pub(crate) body: Duration,
    /// Requests that an address may send.
    pub(crate) requests: Arc<ByAddress>,
    /// Sessions whose requests for sockets are counted by themselves.
    pub(crate) known_sessions: Arc<KnownSessions>,
    pub(crate) has_secure_cookies: bool,
    pub(crate) clock: WallClock,
}

/// A request for a socket that is counted by its session, not by its address, as long as the session has a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BySession;

impl Guard {
    /// Whether whoever sends a request may send one now.
    fn admits(&self, request: &mut Request) -> bool {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let Some(address) = peer.map(|ConnectInfo(peer)| peer.ip()) else {
            return true;
        };
        let now = self.clock.now();
        let is_by_session = is_for_socket(request)
            && self
                .known_sessions
                .admits(request.headers(), self.has_secure_cookies, address, now);
        if is_by_session {
            request.extensions_mut().insert(BySession);
        }
        is_by_session || self.requests.take(address, now)
    }
}

/// Whether a request wants to become a socket of a game.
fn is_for_socket(request: &Request) -> bool {
    let path = request.uri().path();
    path.starts_with("/games/") && path.ends_with("/socket")
}

/// Refuses what another site sends in a visitor's name and bodies that do not come, and sets the headers of every answer.
pub(crate) async fn guard(
    State(guard): State<Guard>,
    mut request: Request,
    next: Next,
) -> Response {
    proxy::see_through(&mut request, &guard.trusted);
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let is_ours = is_same_origin(request.headers());
    let is_for_socket = is_for_socket(&request);
    let is_newcomer = request.extensions().get::<Newcomer>().is_some();
    // RFC 9112, section 3.2.
    let is_misdirected = !names_one_host(&request);
    // Section 6.1: what follows such a body on the same connection may be meant as a part of it.
    let is_chunked = request.headers().contains_key(header::TRANSFER_ENCODING);
    let mut response = match changes && !is_ours {
        _ if is_misdirected => ApiError::NoHost.into_response(),
        true => ApiError::CrossOrigin.into_response(),
        // Its address has too many connections; only a player may have one more.
        false if is_newcomer && !is_for_socket => ApiError::TooManyConnections.into_response(),
        false if !guard.admits(&mut request) => ApiError::RateLimited.plain_for(request.headers()),
        false => timely(request, guard.body, next).await,
    };
    // Each socket that is refused costs a connection.
    let is_last = is_for_socket || is_newcomer || is_misdirected || is_chunked;
    if is_last && response.status() != StatusCode::SWITCHING_PROTOCOLS {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(header::CONNECTION, close);
    }
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response
            .headers_mut()
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Whether a request says once which host it is for; one of HTTP/1.0 need not.
fn names_one_host(request: &Request) -> bool {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    match request.version() {
        Version::HTTP_11 => hosts == 1,
        _ => hosts <= 1,
    }
}

/// Answers a request whose whole body comes in time.
async fn timely(request: Request, patience: Duration, next: Next) -> Response {
    let is_late = Arc::new(AtomicBool::new(false));
    let late = Arc::clone(&is_late);
    let deadline = Instant::now() + patience;
    let request = request.map(|body| {
        let pieces = body.into_data_stream();
        let timed = stream::unfold((pieces, late), move |(mut pieces, late)| async move {
            let piece = match timeout_at(deadline, pieces.next()).await {
                Ok(piece) => piece?.map_err(io::Error::other),
                Err(_) => {
                    late.store(true, Ordering::Relaxed);
                    Err(io::ErrorKind::TimedOut.into())
                }
            };
            Some((piece, (pieces, late)))
        });
        Body::from_stream(timed)
    });
    let response = next.run(request).await;
    match is_late.load(Ordering::Relaxed) {
        true => ([(header::CONNECTION, "close")], ApiError::SlowBody).into_response(),
        false => response,
    }
}

/// Whether a request that changes something, or opens a socket, comes from one of our own pages. Browsers say where from;
/// one that says nothing is no browser, and has no visitor's cookie that could be misused.
pub(crate) fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => {
            let (scheme, bare) = origin.split_once("://").unwrap_or(("", origin));
            let is_reached_so = text(proxy::PROTO).is_none_or(|proto| proto == scheme);
            bare == host && is_reached_so
        }
        (Some(_), None) => false,
        (None, _) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| {
            (
                HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        });
        pairs.collect()
    }

    #[test]
    fn other_sites_are_refused() {
        assert!(is_same_origin(&with(&[("sec-fetch-site", "same-origin")])));
        assert!(!is_same_origin(&with(&[("sec-fetch-site", "cross-site")])));
        assert!(!is_same_origin(&with(&[("sec-fetch-site", "same-site")])));
        let ours = with(&[
            ("origin", "http://127.0.0.1:8064"),
            ("host", "127.0.0.1:8064"),
        ]);
        assert!(is_same_origin(&ours));
        let theirs = with(&[
            ("origin", "http://evil.example"),
            ("host", "127.0.0.1:8064"),
        ]);
        assert!(!is_same_origin(&theirs));
        assert!(!is_same_origin(&with(&[("origin", "null"), ("host", "a")])));
        assert!(is_same_origin(&with(&[])));
        // Where a proxy says how it was reached, that counts too.
        for (origin, is_ours) in [("https://a.example", true), ("http://a.example", false)] {
            let told = [
                ("origin", origin),
                ("host", "a.example"),
                ("x-forwarded-proto", "https"),
            ];
            assert_eq!(is_same_origin(&with(&told)), is_ours, "{origin}");
        }
    }
}
