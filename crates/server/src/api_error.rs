//! Why a request is refused, and the one map from that to HTTP: status, page and plain text.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::StoreError;
use texts::{Language, Value};

use crate::people;
use crate::service::ServiceError;
use crate::speech::plain;

/// Why a request is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum ApiError {
    /// The address leads nowhere.
    #[error("not found")]
    NotFound,
    /// The challenge was withdrawn, or never was.
    #[error("no such challenge")]
    ChallengeGone,
    /// Somebody else has accepted the challenge.
    #[error("challenge taken")]
    ChallengeTaken,
    /// The link was used or has expired.
    #[error("no such link")]
    LinkGone,
    /// The game has only so many plies.
    #[error("no position behind ply {0}")]
    NoPly(usize),
    /// Whoever asks plays the game without a board (`000:11.1.4`).
    #[error("hidden from a blindfold player")]
    Hidden,
    /// The game cannot be reviewed: the key of the reason.
    #[error("not reviewed: {0}")]
    NotReviewed(&'static str),
    /// Too many games wait to be reviewed.
    #[error("review queue full")]
    ReviewsBusy,
    /// Whoever asks has asked for too many reviews.
    #[error("too many reviews asked for")]
    TooManyReviews,
    /// The request comes from a page of another site.
    #[error("cross-origin request")]
    CrossOrigin,
    /// The request does not say once which host it is for.
    #[error("not exactly one host")]
    NoHost,
    /// The body did not come in time.
    #[error("request body too slow")]
    SlowBody,
    /// The request cannot be read; the status is the one that the extractor found.
    #[error("request not readable")]
    Unread(StatusCode),
    /// Whoever asks has no office in the event that would let him.
    #[error("not allowed in this event")]
    EventForbidden,
    /// The event does not allow it as it stands; its page is shown once more, with the reason.
    #[error("refused by the event")]
    EventRefused,
    /// A file is longer than is taken.
    #[error("upload too long")]
    UploadTooLong,
    /// A field of a form is wrong, and the form is shown once more.
    #[error("form refused")]
    Form,
    /// A name under a title of its own: the key of what is wrong with it.
    #[error("name refused: {0}")]
    Name(&'static str),
    /// An account has the name.
    #[error("name taken")]
    NameTaken,
    /// The password, or the name, is wrong.
    #[error("wrong password")]
    WrongPassword,
    /// Too many passwords were tried.
    #[error("too many passwords tried")]
    TooManyTries,
    /// The queue of password hashes is full.
    #[error("password hashing busy")]
    PasswordsBusy,
    /// The address, or the one who asks, has made too much.
    #[error("too much made")]
    TooManyMade,
    /// The address sends too many requests (rate limit).
    #[error("rate limit")]
    RateLimited,
    /// The address, or the game, has too many sockets.
    #[error("too many sockets")]
    TooManySockets,
    /// The address has too many connections, of which only a player gets one more.
    #[error("too many connections")]
    TooManyConnections,
    /// The store, or a room, does not answer.
    #[error("unavailable")]
    Unavailable,
    /// What is kept of a game cannot be read: not now, and not later either.
    #[error("kept game not readable")]
    Unreadable,
    /// A fault of ours.
    #[error("internal error")]
    Internal,
}

/// How a refusal is told.
#[derive(Clone, Copy, Debug)]
struct Told {
    status: StatusCode,
    /// The keys of the title and the text of its page.
    page: Option<(&'static str, &'static str)>,
    /// The key of its text where no page is shown.
    plain: Option<&'static str>,
    /// After how many seconds it may be tried again.
    retry_after: Option<&'static str>,
}

impl Told {
    const fn by(status: StatusCode) -> Told {
        Told {
            status,
            page: None,
            plain: None,
            retry_after: None,
        }
    }

    const fn page(mut self, title: &'static str, text: &'static str) -> Told {
        self.page = Some((title, text));
        self
    }

    const fn plain(mut self, text: &'static str) -> Told {
        self.plain = Some(text);
        self
    }

    const fn retry_after(mut self, seconds: &'static str) -> Told {
        self.retry_after = Some(seconds);
        self
    }
}

impl ApiError {
    /// The one map from refusals to HTTP.
    const fn told(self) -> Told {
        match self {
            ApiError::NotFound => {
                Told::by(StatusCode::NOT_FOUND).page("page-missing-title", "page-missing")
            }
            ApiError::ChallengeGone => {
                Told::by(StatusCode::NOT_FOUND).page("page-missing-title", "challenge-gone")
            }
            ApiError::ChallengeTaken => {
                Told::by(StatusCode::CONFLICT).page("challenge-taken-title", "challenge-taken")
            }
            ApiError::LinkGone => {
                Told::by(StatusCode::NOT_FOUND).page("page-link-gone-title", "page-link-gone")
            }
            ApiError::NoPly(_) => Told::by(StatusCode::NOT_FOUND),
            ApiError::Hidden => Told::by(StatusCode::FORBIDDEN)
                .page("page-blindfold-title", "blindfold-hidden")
                .plain("blindfold-hidden"),
            ApiError::NotReviewed(key) => Told::by(StatusCode::CONFLICT)
                .page("review-title", key)
                .plain(key),
            ApiError::ReviewsBusy => Told::by(StatusCode::SERVICE_UNAVAILABLE)
                .page("review-title", "review-busy")
                .plain("review-busy")
                .retry_after("60"),
            ApiError::TooManyReviews => Told::by(StatusCode::TOO_MANY_REQUESTS)
                .page("review-title", "review-too-many")
                .plain("review-too-many")
                .retry_after("60"),
            ApiError::CrossOrigin => Told::by(StatusCode::FORBIDDEN),
            ApiError::NoHost => Told::by(StatusCode::BAD_REQUEST),
            ApiError::SlowBody => Told::by(StatusCode::REQUEST_TIMEOUT),
            ApiError::Unread(status) => Told::by(status).page("page-unread-title", "page-unread"),
            ApiError::EventForbidden => {
                Told::by(StatusCode::FORBIDDEN).page("events-forbidden-title", "events-forbidden")
            }
            ApiError::EventRefused => Told::by(StatusCode::CONFLICT),
            ApiError::UploadTooLong => {
                Told::by(StatusCode::PAYLOAD_TOO_LARGE).page("events-long-title", "events-long")
            }
            ApiError::Form => Told::by(StatusCode::BAD_REQUEST),
            ApiError::Name(key) => Told::by(StatusCode::BAD_REQUEST).page("page-account-name", key),
            ApiError::NameTaken => Told::by(StatusCode::CONFLICT),
            ApiError::WrongPassword => Told::by(StatusCode::FORBIDDEN),
            ApiError::TooManyTries => Told::by(StatusCode::TOO_MANY_REQUESTS),
            ApiError::PasswordsBusy => Told::by(StatusCode::SERVICE_UNAVAILABLE),
            ApiError::TooManyMade => {
                Told::by(StatusCode::TOO_MANY_REQUESTS).page("page-too-many-title", "page-too-many")
            }
            ApiError::RateLimited => Told::by(StatusCode::TOO_MANY_REQUESTS)
                .plain("page-too-often")
                .retry_after("5"),
            ApiError::TooManySockets => Told::by(StatusCode::TOO_MANY_REQUESTS),
            ApiError::TooManyConnections => {
                Told::by(StatusCode::SERVICE_UNAVAILABLE).retry_after("10")
            }
            ApiError::Unavailable => Told::by(StatusCode::SERVICE_UNAVAILABLE)
                .page("page-unavailable-title", "page-unavailable"),
            ApiError::Unreadable => Told::by(StatusCode::INTERNAL_SERVER_ERROR)
                .page("page-unreadable-title", "page-unreadable"),
            ApiError::Internal => Told::by(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    pub(crate) const fn status(self) -> StatusCode {
        self.told().status
    }

    /// The keys of the title and the text of its page, if it has one.
    pub(crate) const fn page_keys(self) -> Option<(&'static str, &'static str)> {
        self.told().page
    }

    /// The answer where no page is shown: the status, with a sentence where there is one.
    pub(crate) fn plain(self, language: Language) -> Response {
        match (self, self.told().plain) {
            (ApiError::NoPly(plies), _) => {
                let plies = [("plies", Value::Number(plies as u64))];
                let said = texts::say(language, "diagram-no-ply", &plies);
                self.with_body(said.unwrap_or_default())
            }
            (_, Some(key)) => self.with_body(plain(language, key)),
            (_, None) => self.into_response(),
        }
    }

    /// As [`plain`](ApiError::plain), in the language that the headers ask for.
    pub(crate) fn plain_for(self, headers: &HeaderMap) -> Response {
        self.plain(people::language(headers))
    }

    /// The status and the headers, with a body of the caller.
    pub(crate) fn with_body(self, body: impl IntoResponse) -> Response {
        let told = self.told();
        match told.retry_after {
            Some(seconds) => {
                let later = [(header::RETRY_AFTER, seconds)];
                (told.status, later, body).into_response()
            }
            None => (told.status, body).into_response(),
        }
    }
}

/// The status alone: what scripts and sockets are told.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.with_body(())
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NoGame(_)
            | StoreError::NoPerson
            | StoreError::NoChallenge(_)
            | StoreError::NoSimul(_)
            | StoreError::NoEventFile(_) => ApiError::NotFound,
            StoreError::CheckedOut(_) | StoreError::EventsFull => ApiError::EventRefused,
            StoreError::NoLink => ApiError::LinkGone,
            StoreError::NameTaken => ApiError::NameTaken,
            StoreError::Payload(_) | StoreError::Damaged(_) | StoreError::Misfit(_) => {
                ApiError::Unreadable
            }
            StoreError::Conflict { .. } | StoreError::IdTaken | StoreError::Unavailable(_) => {
                ApiError::Unavailable
            }
        }
    }
}

impl From<ServiceError> for ApiError {
    fn from(error: ServiceError) -> ApiError {
        match error {
            ServiceError::Store(error) => ApiError::from(error),
            ServiceError::Terms(_) | ServiceError::Broken { .. } | ServiceError::NoRoom(_) => {
                ApiError::Unreadable
            }
            ServiceError::Key(_) => ApiError::Unavailable,
        }
    }
}

#[cfg(test)]
mod tests {
    use store::GameId;

    use super::*;

    #[test]
    fn what_the_store_says_has_one_status() {
        for (error, status) in [
            (StoreError::NoGame(GameId(1)), StatusCode::NOT_FOUND),
            (StoreError::NoLink, StatusCode::NOT_FOUND),
            (StoreError::NameTaken, StatusCode::CONFLICT),
            (
                StoreError::Damaged("a row".to_owned()),
                StatusCode::INTERNAL_SERVER_ERROR,
            ),
            (
                StoreError::Unavailable("away".to_owned()),
                StatusCode::SERVICE_UNAVAILABLE,
            ),
        ] {
            let said = error.to_string();
            assert_eq!(ApiError::from(error).status(), status, "{said}");
        }
    }

    #[test]
    fn who_asks_too_often_hears_when_to_come_back() {
        let answer = ApiError::RateLimited.plain(Language::English);
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(answer.headers()[header::RETRY_AFTER], "5");
    }
}
