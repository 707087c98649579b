//! What a request says. What cannot be read is refused by a page in the reader's language.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use crate::pages;
use crate::serve::AppState;

/// A form that was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form<T>(pub(crate) T);

/// What stands behind the question mark.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query<T>(pub(crate) T);

/// The parts of the path that have names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequest<AppState> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Form<T>, Response> {
        let headers = request.headers().clone();
        match axum::extract::Form::from_request(request, app).await {
            Ok(axum::extract::Form(read)) => Ok(Form(read)),
            Err(rejection) => Err(pages::unread(app, &headers, rejection.status()).await),
        }
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Query<T>, Response> {
        match axum::extract::Query::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(read)) => Ok(Query(read)),
            Err(rejection) => Err(pages::unread(app, &parts.headers, rejection.status()).await),
        }
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Path<T>, Response> {
        match axum::extract::Path::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(read)) => Ok(Path(read)),
            // An address that cannot be read leads nowhere.
            Err(_) => Err(pages::nowhere(app, &parts.headers).await),
        }
    }
}
