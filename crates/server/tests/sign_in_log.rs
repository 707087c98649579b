//! What an operator reads of failed sign-ins (part 7, E.7). Alone in its program: there is one log.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use common::{TestServer, folder};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        log.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e7_failed_sign_ins_are_logged() {
    let log = Log::default();
    let written = log.clone();
    tracing_subscriber::fmt()
        .with_ansi(false)
        .with_max_level(tracing::Level::WARN)
        .with_writer(move || written.clone())
        .init();
    let folder = folder();
    let site = TestServer::open_behind(&folder, &["127.0.0.1"], false).await;
    let form = "name=Kadri&password=long+road+46-5&again=long+road+46-5";
    assert_eq!(site.post("/register", "", form).await.status(), 303);
    let enter = async |form: &str| {
        let from = "X-Forwarded-For: 192.0.2.7\r\n";
        site.post("/sign-in", from, form).await.status()
    };
    assert_eq!(enter("name=Kadri&password=long+road+46-5").await, 303);
    assert!(!log.text().contains("sign-in"), "{}", log.text());
    assert_eq!(enter("name=Kadri&password=secret+one").await, 403);
    assert_eq!(enter("name=secret+two&password=secret+three").await, 403);
    let text = log.text();
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("sign-in"))
        .collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(
        lines[0].contains("wrong password") && lines[0].contains("account="),
        "{text}"
    );
    assert!(lines[1].contains("no such account"), "{text}");
    assert!(
        lines.iter().all(|line| line.contains("address=192.0.2.7")),
        "{text}"
    );
    // What somebody typed may be a password in the wrong field.
    assert!(
        !text.contains("secret") && !text.contains("long road"),
        "{text}"
    );
    site.close().await;
}
