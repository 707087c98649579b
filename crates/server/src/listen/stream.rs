//! A client's TCP stream: it gives its place back when it is dropped, and does not wait for ever for a client that reads
//! nothing.

use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
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

/// A stream whose writes fail once the peer has taken nothing for too long.
#[derive(Debug)]
pub(super) struct ClientStream<S, P> {
    stream: S,
    patience: Duration,
    /// Runs while a write waits.
    stall: Option<Pin<Box<Sleep>>>,
    _places: P,
}

impl<S, P> ClientStream<S, P> {
    pub(super) const fn new(stream: S, patience: Duration, places: P) -> ClientStream<S, P> {
        ClientStream {
            stream,
            patience,
            stall: None,
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
        Pin::new(&mut self.stream).poll_read(cx, buffer)
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
        let mut stream = ClientStream::new(near, patience, ());
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
}
