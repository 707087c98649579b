//! Proxies that the operator trusts, and what they tell of whom they serve.

use core::fmt;
use core::str::FromStr;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

const FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
/// How the browser reached the proxy. What is not from a proxy that is trusted is taken away before anybody reads it.
pub(crate) const PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// An address, or all that begin with the same bits: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no address or network; expected such as 10.0.0.0/8, 192.0.2.1, fd00::/8")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let wrong = || NetworkError(text.chars().take(60).collect());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let whole = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().map_err(|_| wrong())?,
            None => whole,
        };
        match bits <= whole {
            true => Ok(Network { address, bits }),
            false => Err(wrong()),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl Network {
    /// Whether an address is in it.
    pub fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(other)) => same_front(
                u32::from(ours).into(),
                u32::from(other).into(),
                32,
                self.bits,
            ),
            (IpAddr::V6(ours), IpAddr::V6(other)) => {
                same_front(ours.to_bits(), other.to_bits(), 128, self.bits)
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// Whether two numbers of some width begin with the same bits.
fn same_front(one: u128, other: u128, width: u8, bits: u8) -> bool {
    let rest = u32::from(width - bits);
    let front = |number: u128| number.checked_shr(rest).unwrap_or(0);
    front(one) == front(other)
}

/// By what somebody is counted who asks too often: his address, of IPv6 the half that names a house and not a device.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let half = address.to_bits() >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from_bits(half))
        }
    }
}

/// Where somebody is who asks: his address, of IPv6 the part that a provider gives to one customer (RFC 6177 has /48 and
/// longer ones).
pub(crate) fn site(address: IpAddr) -> IpAddr {
    match counted(address) {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let front = address.to_bits() >> 80 << 80;
            IpAddr::V6(Ipv6Addr::from_bits(front))
        }
    }
}

/// Who really asks, and under which name he knows us: as the proxy says, if it is trusted; else what it would say is
/// taken away.
pub(crate) fn see_through(request: &mut Request, trusted: &[Network]) {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map(|ConnectInfo(address)| address.ip());
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let Some(peer) = peer.filter(|peer| is_trusted(*peer)) else {
        for name in [FOR, HOST, PROTO] {
            request.headers_mut().remove(name);
        }
        return;
    };
    let client = client(request.headers(), peer, is_trusted);
    request
        .extensions_mut()
        .insert(ConnectInfo(SocketAddr::new(client, 0)));
    let headers = request.headers_mut();
    if let Some(host) = last(headers, &HOST) {
        headers.insert(header::HOST, host);
    }
    if let Some(proto) = last(headers, &PROTO) {
        headers.insert(PROTO, proto);
    }
}

/// Each proxy writes behind the others whom it serves. From the end, the first that is none of ours is the client;
/// what stands before it anybody may have written.
fn client(headers: &HeaderMap, peer: IpAddr, is_trusted: impl Fn(IpAddr) -> bool) -> IpAddr {
    let lines: Vec<&str> = headers
        .get_all(FOR)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .collect();
    let mut nearest = peer;
    for text in lines.iter().flat_map(|line| line.split(',')).rev() {
        let Some(address) = address(text.trim()) else {
            return nearest;
        };
        nearest = address;
        if !is_trusted(address) {
            return address;
        }
    }
    nearest
}

/// An address, with a port behind it or not.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let plain = || bare.unwrap_or(text).parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|whole| whole.ip());
    plain().or_else(with_port)
}

/// What the nearest proxy has written.
fn last(headers: &HeaderMap, name: &HeaderName) -> Option<HeaderValue> {
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    HeaderValue::from_str(line.rsplit(',').next()?.trim()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().expect("a network")
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn networks_hold_their_addresses() {
        assert!(network("10.0.0.0/8").contains(ip("10.255.0.1")));
        assert!(!network("10.0.0.0/8").contains(ip("11.0.0.1")));
        assert!(network("0.0.0.0/0").contains(ip("203.0.113.9")));
        assert!(network("127.0.0.1").contains(ip("127.0.0.1")));
        assert!(network("127.0.0.1").contains(ip("::ffff:127.0.0.1")));
        assert!(!network("127.0.0.1").contains(ip("127.0.0.2")));
        assert!(network("fd00::/8").contains(ip("fd12::1")));
        assert!(network("::/0").contains(ip("2001:db8::1")));
        assert!(!network("::/0").contains(ip("192.0.2.1")));
        for wrong in [
            "",
            "10.0.0.0/33",
            "::/129",
            "10.0.0/8",
            "proxy",
            "10.0.0.0/-1",
            "1.1.1.1/",
        ] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    fn request(peer: &str, headers: &[(&'static str, &'static str)]) -> Request {
        let mut request = Request::new(axum::body::Body::empty());
        let peer = SocketAddr::new(ip(peer), 5000);
        request.extensions_mut().insert(ConnectInfo(peer));
        let own = HeaderValue::from_static("127.0.0.1:8064");
        request.headers_mut().insert(header::HOST, own);
        for (name, value) in headers {
            let value = HeaderValue::from_static(value);
            request.headers_mut().append(*name, value);
        }
        request
    }

    fn seen(request: &Request) -> IpAddr {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        peer.expect("an address").0.ip()
    }

    #[test]
    fn nobody_is_believed_who_is_not_trusted() {
        let forged = [
            ("x-forwarded-for", "198.51.100.7"),
            ("x-forwarded-host", "evil.example"),
            ("x-forwarded-proto", "https"),
        ];
        let mut request = request("203.0.113.5", &forged);
        see_through(&mut request, &[network("10.0.0.0/8")]);
        assert_eq!(seen(&request), ip("203.0.113.5"));
        assert_eq!(request.headers()[header::HOST], "127.0.0.1:8064");
        assert!(!request.headers().contains_key(PROTO));
    }

    #[test]
    fn the_last_that_is_not_ours_is_the_client() {
        let trusted = [network("10.0.0.0/8"), network("::1")];
        for (written, client) in [
            (&["198.51.100.7"][..], "198.51.100.7"),
            // What the client wrote himself stands before.
            (&["1.2.3.4, 198.51.100.7"], "198.51.100.7"),
            (&["1.2.3.4", "198.51.100.7, 10.1.1.1"], "198.51.100.7"),
            (&["198.51.100.7:4711"], "198.51.100.7"),
            (&["[2001:db8::5]:443"], "2001:db8::5"),
            (&["[2001:db8::5]"], "2001:db8::5"),
            // Nonsense is not believed further.
            (&["198.51.100.7, unknown, 10.1.1.1"], "10.1.1.1"),
            (&["10.2.2.2, 10.1.1.1"], "10.2.2.2"),
            (&[], "10.0.0.9"),
        ] {
            let headers: Vec<_> = written
                .iter()
                .map(|line| ("x-forwarded-for", *line))
                .collect();
            let mut request = request("10.0.0.9", &headers);
            see_through(&mut request, &trusted);
            assert_eq!(seen(&request), ip(client), "{written:?}");
        }
    }

    #[test]
    fn a_trusted_proxy_says_where_the_browser_is() {
        let told = [
            ("x-forwarded-host", "evil.example, draughts.example"),
            ("x-forwarded-proto", "https"),
        ];
        let mut request = request("10.0.0.9", &told);
        see_through(&mut request, &[network("10.0.0.9")]);
        assert_eq!(request.headers()[header::HOST], "draughts.example");
        assert_eq!(request.headers()[PROTO], "https");
    }

    #[test]
    fn a_house_is_counted_as_one() {
        assert_eq!(counted(ip("2001:db8:1:2:3:4:5:6")), ip("2001:db8:1:2::"));
        assert_eq!(counted(ip("192.0.2.1")), ip("192.0.2.1"));
        assert_eq!(counted(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
    }
}
