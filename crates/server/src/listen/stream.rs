//! A client's TCP stream: it gives its place back when it is dropped, does not wait for ever for a client that reads
//! nothing, and is read slowly once it is a socket. What counts messages does not see the parts of one, and these may be
//! empty and without end; so the bytes below are counted.

use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Duration, Instant, Sleep, sleep};

use super::newcomers::Newcomer;
use crate::occupancy::Place;

/// What a connection counts against while its stream lives, be it as a request or as a socket.
#[derive(Debug)]
pub(super) struct Places {
    pub(super) _in_all: OwnedSemaphorePermit,
    /// None for a proxy that is trusted: it serves many.
    pub(super) _of_address: Option<Place<IpAddr>>,
    /// Of one that is beyond the ordinary connections of its address.
    pub(super) newcomer: Option<Newcomer>,
}

/// Bytes of a socket that are read at once.
const READ_AT_ONCE: i64 = 64 * 1024;
/// Bytes of a socket that are read in a second.
const READ_A_SECOND: u64 = 4 * 1024;

/// Whether a connection has become a socket.
#[derive(Clone, Debug, Default)]
pub(crate) struct Brake(Arc<AtomicBool>);

impl Brake {
    /// From now on the connection is read slowly.
    pub(crate) fn pull(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_pulled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What may be read of a socket: so much at once, and then as it comes back.
#[derive(Debug)]
struct Allowance {
    /// Less than nothing where the last read was larger.
    left: i64,
    filled: Instant,
}

impl Allowance {
    fn fill(&mut self, now: Instant) {
        let passed = now.duration_since(self.filled).as_millis();
        let passed = u64::try_from(passed).unwrap_or(u64::MAX);
        let back = passed.saturating_mul(READ_A_SECOND) / 1000;
        if back > 0 {
            let back = i64::try_from(back).unwrap_or(i64::MAX);
            self.left = self.left.saturating_add(back).min(READ_AT_ONCE);
            self.filled = now;
        }
    }

    /// How long until something may be read again.
    fn wait(&self) -> Option<Duration> {
        let missing = 1_i64.saturating_sub(self.left);
        let missing = u64::try_from(missing).ok().filter(|missing| *missing > 0)?;
        let millis = missing.saturating_mul(1000).div_ceil(READ_A_SECOND);
        Some(Duration::from_millis(millis.max(1)))
    }
}

/// A stream whose writes fail once the peer has taken nothing for too long, and that is read slowly once its brake is
/// pulled.
#[derive(Debug)]
pub(super) struct ClientStream<S, P> {
    stream: S,
    patience: Duration,
    /// Runs while a write waits.
    stall: Option<Pin<Box<Sleep>>>,
    brake: Brake,
    allowance: Allowance,
    /// Runs while a read waits for its allowance.
    rest: Option<Pin<Box<Sleep>>>,
    _places: P,
}

impl<S, P> ClientStream<S, P> {
    pub(super) fn new(
        stream: S,
        patience: Duration,
        brake: Brake,
        places: P,
    ) -> ClientStream<S, P> {
        ClientStream {
            stream,
            patience,
            stall: None,
            brake,
            allowance: Allowance {
                left: READ_AT_ONCE,
                filled: Instant::now(),
            },
            rest: None,
            _places: places,
        }
    }
}

impl<S: Unpin, P: Unpin> ClientStream<S, P> {
    /// The outcome of a write, or the end of patience.
    fn bounded<T>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stall = None;
            return written;
        }
        let patience = self.patience;
        let stall = self.stall.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stall.as_mut().poll(cx));
        stall.as_mut().reset(Instant::now() + patience);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for ClientStream<S, P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if !this.brake.is_pulled() {
            return Pin::new(&mut this.stream).poll_read(cx, buffer);
        }
        loop {
            if let Some(rest) = &mut this.rest {
                ready!(rest.as_mut().poll(cx));
                this.rest = None;
            }
            this.allowance.fill(Instant::now());
            let Some(wait) = this.allowance.wait() else {
                break;
            };
            this.rest = Some(Box::pin(sleep(wait)));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut this.stream).poll_read(cx, buffer);
        let more = buffer.filled().len().saturating_sub(before);
        let more = i64::try_from(more).unwrap_or(i64::MAX);
        this.allowance.left = this.allowance.left.saturating_sub(more);
        read
    }
}

impl<S: AsyncWrite + Unpin, P: Unpin> AsyncWrite for ClientStream<S, P> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.bounded(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.bounded(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    #[tokio::test]
    async fn found_7_e1_a_client_that_reads_nothing_is_given_up() {
        let (near, mut far) = duplex(16);
        let patience = Duration::from_millis(50);
        let mut stream = ClientStream::new(near, patience, Brake::default(), ());
        stream.write_all(&[1; 16]).await.expect("there is room");
        let stalled = stream.write_all(&[1; 16]).await.expect_err("nobody reads");
        assert_eq!(stalled.kind(), io::ErrorKind::TimedOut);
        // A slow reader is no stalled one: patience begins again with every byte that is taken.
        let reading = tokio::spawn(async move {
            let mut byte = [0];
            for _ in 0..16 {
                sleep(Duration::from_millis(10)).await;
                far.read_exact(&mut byte).await.expect("a byte");
            }
            far
        });
        stream.write_all(&[2; 16]).await.expect("it goes on");
        drop(reading.await.expect("it reads"));
    }

    #[tokio::test]
    async fn found_7_t_attacker_02_a_socket_is_read_slowly() {
        let (near, mut far) = duplex(1 << 20);
        let brake = Brake::default();
        let mut stream = ClientStream::new(near, Duration::from_secs(9), brake.clone(), ());
        far.write_all(&[1; 1 << 20]).await.expect("there is room");
        let mut buffer = [0; 4096];
        // A request is read as it comes.
        for _ in 0..40 {
            stream.read_exact(&mut buffer).await.expect("bytes");
        }
        brake.pull();
        let mut read = 0;
        let end = Instant::now() + Duration::from_secs(1);
        while let Ok(more) = tokio::time::timeout_at(end, stream.read(&mut buffer)).await {
            read += more.expect("bytes");
        }
        assert!((64 << 10..=80 << 10).contains(&read), "{read}");
    }
}
