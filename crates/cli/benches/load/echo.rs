//! The measure: a server that keeps each frame in a file, with one fdatasync for all who wait, and forwards it to both ends
//! of a table. It knows nothing of games.

use std::collections::HashMap;
use std::fs::File;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio_tungstenite::accept_hdr_async;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The echo as a process.
pub(crate) struct Echo {
    pub(crate) address: SocketAddr,
    _process: Child,
}

/// Starts the echo, which is this program in another mode.
pub(crate) async fn start(file: &Path) -> Echo {
    let mut process = Command::new(std::env::current_exe().expect("this program"))
        .arg("--echo")
        .arg(file)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("this program");
    let out = process.stdout.take().expect("piped");
    let line = BufReader::new(out).lines().next_line().await;
    let line = line.expect("readable").expect("a line");
    Echo {
        address: line.parse().expect("an address"),
        _process: process,
    }
}

type Ends = Arc<Mutex<HashMap<String, Vec<mpsc::UnboundedSender<Utf8Bytes>>>>>;

/// Serves for ever.
pub(crate) async fn serve(file: &Path) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let (keep, to_keep) = mpsc::channel(4096);
    let ends = Ends::default();
    let file = File::create(file).expect("a file");
    tokio::spawn(keeping(file, to_keep, Arc::clone(&ends)));
    loop {
        let (stream, _) = listener.accept().await.expect("a connection");
        tokio::spawn(end(stream, keep.clone(), Arc::clone(&ends)));
    }
}

/// Keeps all that waits, asks the disk once, then forwards.
async fn keeping(mut file: File, mut frames: mpsc::Receiver<(String, Utf8Bytes)>, ends: Ends) {
    let mut batch = Vec::new();
    while frames.recv_many(&mut batch, 1024).await > 0 {
        let mut bytes = Vec::new();
        for (_, frame) in &batch {
            bytes.extend_from_slice(frame.as_bytes());
        }
        file = tokio::task::spawn_blocking(move || {
            file.write_all(&bytes).expect("room");
            file.sync_data().expect("a disk");
            file
        })
        .await
        .expect("written");
        let ends = ends.lock().expect("whole");
        for (table, frame) in batch.drain(..) {
            for end in ends.get(&table).into_iter().flatten() {
                // One end may have gone.
                end.send(frame.clone()).unwrap_or_default();
            }
        }
    }
}

async fn end(stream: TcpStream, keep: mpsc::Sender<(String, Utf8Bytes)>, ends: Ends) {
    stream.set_nodelay(true).expect("a socket");
    let mut table = String::new();
    #[expect(clippy::result_large_err, reason = "the library's own signature")]
    let named = |request: &Request, response: Response| {
        request.uri().path().clone_into(&mut table);
        Ok(response)
    };
    let socket = accept_hdr_async(stream, named).await.expect("a handshake");
    let (mut out, mut frames) = socket.split();
    let (forward, mut forwarded) = mpsc::unbounded_channel::<Utf8Bytes>();
    ends.lock()
        .expect("whole")
        .entry(table.clone())
        .or_default()
        .push(forward);
    loop {
        tokio::select! {
            Some(frame) = forwarded.recv() => {
                if out.send(Message::Text(frame)).await.is_err() { return; }
            }
            frame = frames.next() => match frame {
                Some(Ok(Message::Text(text))) => {
                    if text.starts_with("{\"type\":\"act\"") {
                        keep.send((table.clone(), text)).await.expect("it keeps");
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            }
        }
    }
}
