//! Files that are uploaded: read within bounds, and replayed line by line.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Request};
use axum::http::{StatusCode, header};
use futures_util::StreamExt as _;
use paper::tournament::{file_fault, refusal};
use store::{CommandId, Person};
use tokio::time::{Duration, timeout};

use super::Frame;
use super::words::Words;
use crate::api_error::ApiError;
use crate::events::{MOST_BYTES, NotReplayed, Replayed};
use crate::multipart::Multipart;
use crate::serve::AppState;
use crate::service::{in_address, random_token};

/// Maximum bytes of a form around its file.
const FORM: usize = 64 * 1024;
/// A body that is too long is read to its end if it is no longer than this, so that its sender hears why.
const DRAINED: usize = 64 << 20;
/// How long somebody waits while others upload.
const PATIENCE: Duration = Duration::from_secs(5);

/// The form by which a file is uploaded.
#[derive(Debug)]
pub(super) struct Upload {
    pub(super) action: String,
    /// What the request will be called.
    pub(super) id: String,
}

impl Upload {
    pub(super) fn new(action: impl Into<String>) -> Upload {
        Upload {
            action: action.into(),
            id: form_id(),
        }
    }
}

/// What a form is called, so that one that is sent twice is done once.
pub(super) fn form_id() -> String {
    let mut token = random_token();
    token.truncate(32);
    token
}

/// The id of a request: who sends it, and what his form is called.
pub(super) fn command_id(person: &Person, form: &str) -> Option<CommandId> {
    let id = (!form.is_empty()).then(|| format!("{}.{form}", in_address(person.id.0)))?;
    id.parse().ok()
}

/// What came of an upload.
pub(super) enum Taken {
    /// A file whose every line fits.
    File { id: CommandId, file: Arc<Replayed> },
    /// A sentence to show beside the form.
    Problem(String),
    /// A page in its place.
    Refused(ApiError),
}

/// Reads a form with a file, and replays it.
pub(super) async fn take(
    app: &AppState,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    frame: &Frame,
    person: &Person,
    request: Request,
) -> Taken {
    if !app.uploads.take(peer.ip(), app.service.now()) {
        return Taken::Refused(ApiError::TooManyMade);
    }
    let Ok(Ok(_turn)) = timeout(PATIENCE, app.uploading.acquire()).await else {
        return Taken::Refused(ApiError::Unavailable);
    };
    let headers = request.headers().clone();
    let body = match body(request).await {
        Ok(body) => body,
        Err(refused) => return Taken::Refused(refused),
    };
    let Some(form) = Multipart::read(&headers, &body) else {
        return Taken::Refused(ApiError::Unread(StatusCode::BAD_REQUEST));
    };
    let id = form.text("id").and_then(|id| command_id(person, id));
    let (Some(id), Some(file)) = (id, form.bytes("file")) else {
        return Taken::Refused(ApiError::Unread(StatusCode::BAD_REQUEST));
    };
    let words = frame.words;
    if file.is_empty() {
        return Taken::Problem(words.say("events-no-file"));
    }
    let replays = app.service.desks().replays();
    match replays.of_upload(file.to_vec()).await {
        Ok(file) => Taken::File {
            id,
            file: Arc::new(file),
        },
        Err(why) => Taken::Problem(told(words, &why)),
    }
}

/// The body, if it is no longer than a file may be.
async fn body(request: Request) -> Result<axum::body::Bytes, ApiError> {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > MOST_BYTES + FORM) {
        let mut left = DRAINED;
        let mut pieces = request.into_body().into_data_stream();
        while let Some(Ok(piece)) = pieces.next().await {
            left = left.saturating_sub(piece.len());
            if left == 0 {
                break;
            }
        }
        return Err(ApiError::UploadTooLong);
    }
    let body = to_bytes(request.into_body(), MOST_BYTES + FORM).await;
    body.map_err(|_| ApiError::UploadTooLong)
}

/// Why a file is not taken, as a sentence.
fn told(words: Words, why: &NotReplayed) -> String {
    let language = words.0;
    let line = |key: &str, line: usize| {
        let phrase = games::Phrase::new(key).number("line", line as u64);
        words.phrase(&phrase)
    };
    let said = match why {
        NotReplayed::Fault(fault) => {
            let fault = words.phrase(&file_fault(fault, language));
            words.with("events-not-taken", "why", &fault)
        }
        NotReplayed::Nothing(refused) => {
            let why = refusal(refused, language);
            words.with("events-not-taken", "why", &why)
        }
        NotReplayed::Torn { line: torn } => line("events-torn", *torn),
        NotReplayed::TooMuch { line: last } => line("events-too-much", *last),
    };
    let end = if said.ends_with('.') { "" } else { "." };
    format!("{said}{end} {}", words.say("events-nothing-kept"))
}
