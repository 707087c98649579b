//! Why there is nothing to show.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use texts::{Language, Value};

use super::{Frame, not_found, problem, unavailable};
use crate::speech::plain;

/// Why there is nothing to show.
pub(super) enum Blank {
    Missing,
    Unavailable,
    /// Whoever asks plays the game without a board (`000:11.1.4`).
    Hidden,
    /// The game has only so many plies.
    NoPly(usize),
}

impl Blank {
    pub(super) fn page(self, frame: Frame) -> Response {
        match self {
            Blank::Missing => not_found(frame),
            Blank::Unavailable => unavailable(frame),
            Blank::Hidden => problem(
                frame,
                self.status(),
                "page-blindfold-title",
                "blindfold-hidden",
            ),
            Blank::NoPly(plies) => (self.status(), no_ply(plies, frame.words.0)).into_response(),
        }
    }

    /// For what is no page.
    pub(super) fn plain(self, language: Language) -> Response {
        match self {
            Blank::Missing | Blank::Unavailable => self.status().into_response(),
            Blank::Hidden => (self.status(), plain(language, "blindfold-hidden")).into_response(),
            Blank::NoPly(plies) => (self.status(), no_ply(plies, language)).into_response(),
        }
    }

    pub(super) const fn status(&self) -> StatusCode {
        match self {
            Blank::Missing | Blank::NoPly(_) => StatusCode::NOT_FOUND,
            Blank::Hidden => StatusCode::FORBIDDEN,
            Blank::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

fn no_ply(plies: usize, language: Language) -> String {
    let plies = [("plies", Value::Number(plies as u64))];
    texts::say(language, "diagram-no-ply", &plies).unwrap_or_default()
}
