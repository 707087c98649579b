//! What a request says. What cannot be read is refused by a page in the reader's language.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use crate::pages;
use crate::serve::Doors;

/// A form that was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form<T>(pub(crate) T);

/// What stands behind the question mark.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query<T>(pub(crate) T);

/// The parts of the path that have names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequest<Doors> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, doors: &Doors) -> Result<Form<T>, Response> {
        let headers = request.headers().clone();
        match axum::extract::Form::from_request(request, doors).await {
            Ok(axum::extract::Form(read)) => Ok(Form(read)),
            Err(rejection) => Err(pages::unread(doors, &headers, rejection.status()).await),
        }
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<Doors> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, doors: &Doors) -> Result<Query<T>, Response> {
        match axum::extract::Query::from_request_parts(parts, doors).await {
            Ok(axum::extract::Query(read)) => Ok(Query(read)),
            Err(rejection) => Err(pages::unread(doors, &parts.headers, rejection.status()).await),
        }
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<Doors> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, doors: &Doors) -> Result<Path<T>, Response> {
        match axum::extract::Path::from_request_parts(parts, doors).await {
            Ok(axum::extract::Path(read)) => Ok(Path(read)),
            // An address that cannot be read leads nowhere.
            Err(_) => Err(pages::nowhere(doors, &parts.headers).await),
        }
    }
}
