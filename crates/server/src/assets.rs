//! What the browser runs, inside the binary.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::serve::Doors;

#[derive(RustEmbed)]
#[folder = "../../web/"]
#[include = "css/*.css"]
#[include = "js/*.js"]
#[include = "img/*"]
struct Files;

/// `GET /assets/VERSION/…`: the version is of the whole, so that nothing old is mixed with new.
pub(crate) async fn asset(
    State(doors): State<Doors>,
    Path((version, path)): Path<(String, String)>,
) -> Response {
    // What is answered is kept for ever: under another version's name it would be something else.
    let file = Files::get(&path).filter(|_| *version == *doors.assets);
    let Some(file) = file else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, Body::from(file.data)).into_response()
}

/// A short name of all files together.
pub(crate) fn version() -> String {
    let mut hash = Sha256::new();
    let mut names: Vec<_> = Files::iter().collect();
    names.sort();
    for name in names {
        if let Some(file) = Files::get(&name) {
            hash.update(name.as_bytes());
            hash.update(&file.data);
        }
    }
    let digest = hash.finalize();
    digest
        .iter()
        .take(6)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
