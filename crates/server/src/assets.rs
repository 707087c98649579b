//! What the browser runs, inside the binary.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use crate::api_error::ApiError;
use crate::serve::AppState;

#[derive(RustEmbed)]
#[folder = "../../web/css/"]
#[prefix = "css/"]
struct Styles;

#[derive(RustEmbed)]
#[folder = "../../web/js/"]
#[prefix = "js/"]
struct Scripts;

#[derive(RustEmbed)]
#[folder = "../../web/img/"]
#[prefix = "img/"]
struct Images;

/// All of them, by their paths below `web`.
struct Files;

impl Files {
    fn get(path: &str) -> Option<EmbeddedFile> {
        Styles::get(path)
            .or_else(|| Scripts::get(path))
            .or_else(|| Images::get(path))
    }

    fn iter() -> impl Iterator<Item = Cow<'static, str>> {
        Styles::iter().chain(Scripts::iter()).chain(Images::iter())
    }
}

/// How hard the files are packed, of at most 10.
const PACKING: u8 = 9;

/// Every file packed by zlib, which HTTP calls `deflate` (RFC 9110, 8.4.1.2). They hold nothing secret, so their size
/// betrays nothing.
static PACKED: LazyLock<HashMap<String, Bytes>> = LazyLock::new(|| {
    let packed = |name: &str| {
        let file = Files::get(name)?;
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(&file.data, PACKING);
        (packed.len() < file.data.len()).then(|| (name.to_owned(), packed.into()))
    };
    Files::iter().filter_map(|name| packed(&name)).collect()
});

/// `GET /assets/VERSION/…`: the version is of the whole, so that nothing old is mixed with new.
pub(crate) async fn asset(
    State(app): State<AppState>,
    Path((version, path)): Path<(String, String)>,
    asked: HeaderMap,
) -> Response {
    // What is answered is kept for ever: under another version's name it would be something else.
    let file = Files::get(&path).filter(|_| *version == *app.assets);
    let Some(file) = file else {
        return ApiError::NotFound.into_response();
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
        (header::VARY, "accept-encoding"),
    ];
    match PACKED.get(&path).filter(|_| takes_deflate(&asked)) {
        Some(packed) => {
            let encoding = [(header::CONTENT_ENCODING, "deflate")];
            (headers, encoding, Body::from(packed.clone())).into_response()
        }
        None => (headers, Body::from(file.data)).into_response(),
    }
}

/// Whether the browser reads `deflate`.
fn takes_deflate(asked: &HeaderMap) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).into_iter();
    let lists = lists.filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next();
        let weight = parts
            .find_map(|part| part.strip_prefix("q="))
            .map(str::parse::<f32>);
        let is_refused = matches!(weight, Some(Ok(weight)) if weight <= 0.0);
        named.is_some_and(|name| name.eq_ignore_ascii_case("deflate")) && !is_refused
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 9110, 12.5.3: what is named is taken, unless its weight is zero.
    #[test]
    fn a_file_is_packed_for_whom_reads_it() {
        for (list, takes) in [
            ("gzip, deflate, br", true),
            ("gzip;q=1.0, Deflate;q=0.5", true),
            ("gzip, deflate;q=0", false),
            ("gzip", false),
            ("", false),
        ] {
            let value = list.parse().expect("a header");
            let asked = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]);
            assert_eq!(takes_deflate(&asked), takes, "{list}");
        }
        assert!(!takes_deflate(&HeaderMap::new()));
        let packed = PACKED.get("js/game.js").expect("it is packed");
        let whole = miniz_oxide::inflate::decompress_to_vec_zlib(packed).expect("it is whole");
        assert_eq!(whole, *Files::get("js/game.js").expect("it is there").data);
    }
}
