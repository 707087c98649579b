//! What the owner of a competition does on its page: results, a file to go on by, checking out.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use paper::tournament::{refusal_phrase, told_entry};
use serde::Deserialize;
use store::Person;
use tournament::desk::{SectionCommand, SeenGame, enter};
use tournament::{Place, PlayerId, Refused};

use super::{Asked, Cited, Problem, event_id, place, with_problem};
use crate::api_error::ApiError;
use crate::events::{
    ActRequest, Action, Answer, Author, ContinueRequest, Continued, EventFault, Snapshot,
};
use crate::extract::{Form, Path};
use crate::pages::events::{account, address};
use crate::pages::rules::page_of;
use crate::pages::upload::{self, Taken, command_id};
use crate::pages::words::Words;
use crate::pages::{Frame, sign_in_first};
use crate::serve::AppState;

/// A result as a form has it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Entry {
    /// What the form is called.
    id: String,
    /// How many events the page had seen.
    version: u32,
    #[serde(default)]
    section: String,
    /// `3.4`, and `3.4.2` where a meeting has several games.
    game: String,
    /// Who meets there, as the page saw it; a program that has seen nothing leaves both out.
    #[serde(default)]
    white: Option<u32>,
    #[serde(default)]
    black: Option<u32>,
    result: String,
    #[serde(default)]
    why: String,
}

impl Entry {
    /// What the game looked like: a form is offered for a game without a result.
    fn seen(&self, place: Place) -> Option<SeenGame> {
        let seats = [PlayerId(self.white?), PlayerId(self.black?)];
        Some(SeenGame {
            place,
            seats,
            outcome: None,
        })
    }

    fn why(&self) -> Option<&str> {
        Some(self.why.trim()).filter(|why| !why.is_empty())
    }
}

fn author(person: &Person) -> Author {
    Author {
        person: person.id,
        name: person.name.as_str().to_owned(),
    }
}

/// `POST /events/ID/results`.
pub(crate) async fn enter_result(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(entry): Form<Entry>,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/events/{id}")).await;
    let Some(person) = account(&frame).cloned() else {
        return sign_in_first(frame);
    };
    let unread = ApiError::Unread(StatusCode::BAD_REQUEST);
    let request_id = command_id(&person, &entry.id);
    let (Some(request_id), Ok(game)) = (request_id, entry.game.parse::<Place>()) else {
        return unread.page(frame);
    };
    let asked = Asked {
        section: entry.section.clone(),
        round: game.round.to_string(),
        ..Asked::default()
    };
    let answer = async {
        let event = event_id(&id)?;
        let snapshot = app.service.event(event).await?;
        let section = asked.section();
        let known = snapshot.festival.competition(section);
        let known = known.map_err(|_| ApiError::NotFound)?;
        let commands = known
            .read_outcome(&entry.result)
            .and_then(|outcome| enter(game, outcome, entry.why()));
        let commands = match commands {
            Ok(commands) => commands,
            Err(refused) => return Ok((Answer::Refused(Box::new(refused)), snapshot)),
        };
        let request = ActRequest {
            author: author(&person),
            id: request_id,
            version: entry.version,
            seen: entry.seen(game),
            action: Action::Enter,
            commands: SectionCommand::all(section, commands),
        };
        let answer = app.service.act_on_event(event, &request).await?;
        Ok((answer, app.service.event(event).await?))
    };
    let (answer, snapshot) = match answer.await {
        Ok(answered) => answered,
        Err(refused) => return ApiError::page(refused, frame),
    };
    if answer == Answer::Done {
        let round = Some(game.round);
        let page = place(&address(snapshot.file.id), asked.section(), round);
        let to = format!("{page}&entered={game}#board-{}", game.board);
        return Redirect::to(&to).into_response();
    }
    let Some((status, problem)) = refused(frame.words, &answer, &snapshot) else {
        return ApiError::EventForbidden.page(frame);
    };
    let kept = Problem {
        game: Some(game),
        result: entry.result,
        why: entry.why,
        ..problem
    };
    // A round that is not there has no page.
    let is_there = snapshot.public().part(asked.section()).last_round() >= game.round;
    let asked = match is_there {
        true => asked,
        false => Asked {
            round: String::new(),
            ..asked
        },
    };
    with_problem(&app, frame, &id, &asked, (status, kept)).await
}

/// Why something was not done, as it is shown on the page; none where a page of its own says it.
fn refused(words: Words, answer: &Answer, snapshot: &Snapshot) -> Option<(ApiError, Problem)> {
    let told = |key: &str| Problem {
        text: words.say(key),
        ..Problem::default()
    };
    Some(match answer {
        Answer::Done | Answer::Forbidden => return None,
        Answer::Refused(refused) => (ApiError::EventRefused, of_refusal(words, refused)),
        Answer::Changed { event } => (ApiError::EventRefused, meanwhile(words, *event, snapshot)),
        Answer::CheckedOut => (ApiError::EventRefused, told("events-is-out")),
        Answer::Full => (ApiError::EventRefused, told("events-full")),
        Answer::NotKept => (ApiError::Unavailable, told("events-not-kept")),
    })
}

fn of_refusal(words: Words, refused: &Refused) -> Problem {
    let said = words.phrase(&refusal_phrase(refused, words.0));
    let mut letters = said.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    Problem {
        text: first.chain(letters).collect(),
        article: refused.article().map(|article| Cited {
            name: article.to_string(),
            page: page_of(article),
        }),
        ..Problem::default()
    }
}

/// Who has changed what in the meantime, and when.
fn meanwhile(words: Words, event: u32, snapshot: &Snapshot) -> Problem {
    let index = (event as usize).checked_sub(1);
    let entry = index.and_then(|index| snapshot.festival.entries().get(index));
    let text = match entry {
        None => words.say("events-changed-unknown"),
        Some(entry) => {
            let known = [&snapshot.festival, &snapshot.festival];
            let at = snapshot.festival.whole().local(entry.event.at);
            let at = at.map(|at| at.strftime("%H:%M").to_string());
            let phrase = games::Phrase::new("events-changed")
                .text("by", &entry.event.by)
                .text("what", told_entry(entry, known, words.0))
                .text("at", at.unwrap_or_default());
            words.phrase(&phrase)
        }
    };
    Problem {
        text,
        ..Problem::default()
    }
}

/// `POST /events/ID/upload`: the event goes on by a file.
pub(crate) async fn continue_event(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    request: Request,
) -> Response {
    let frame = Frame::new(&app, request.headers(), format!("/events/{id}")).await;
    let Some(person) = account(&frame).cloned() else {
        return sign_in_first(frame);
    };
    let asked = Asked::default();
    let problem = |text: String| Problem {
        text,
        ..Problem::default()
    };
    let (request_id, file) = match upload::take(&app, peer, &frame, &person, request).await {
        Taken::File { id, file } => (id, file),
        Taken::Problem(text) => {
            let refused = (ApiError::Form, problem(text));
            return with_problem(&app, frame, &id, &asked, refused).await;
        }
        Taken::Refused(why) => return why.page(frame),
    };
    let request = ContinueRequest {
        author: author(&person),
        id: request_id,
        file,
    };
    let continued = match event_id(&id) {
        Ok(event) => app.service.continue_event(event, &request).await,
        Err(_) => Err(EventFault::NotFound),
    };
    let words = frame.words;
    let refused = match continued {
        Err(fault) => return ApiError::from(fault).page(frame),
        Ok(Continued::Forbidden) => return ApiError::EventForbidden.page(frame),
        Ok(Continued::Added { lines }) => return added(&id, lines),
        Ok(Continued::Same) => return added(&id, 0),
        Ok(Continued::Older { missing }) => {
            let text = words.count("events-older", missing as u64);
            (ApiError::EventRefused, problem(text))
        }
        Ok(Continued::Parts { line }) => {
            let phrase = games::Phrase::new("events-parts").number("line", line as u64);
            let parts = Problem {
                offers_new: true,
                ..problem(words.phrase(&phrase))
            };
            (ApiError::EventRefused, parts)
        }
        Ok(Continued::Full) => (ApiError::EventRefused, problem(words.say("events-full"))),
        Ok(Continued::NotKept) => {
            let text = words.say("events-not-kept");
            (ApiError::Unavailable, problem(text))
        }
    };
    with_problem(&app, frame, &id, &asked, refused).await
}

fn added(id: &str, lines: usize) -> Response {
    Redirect::to(&format!("/events/{id}?added={lines}")).into_response()
}

/// Whether the event goes out or comes back.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CheckingOut {
    out: String,
}

/// `POST /events/ID/check-out`.
pub(crate) async fn check_out(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(wanted): Form<CheckingOut>,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/events/{id}")).await;
    let Some(person) = account(&frame).cloned() else {
        return sign_in_first(frame);
    };
    let is_out = wanted.out == "yes";
    let answer = match event_id(&id) {
        Ok(event) => {
            let author = author(&person);
            app.service.check_event_out(event, &author, is_out).await
        }
        Err(_) => Err(EventFault::NotFound),
    };
    match answer {
        Ok(Answer::Done) => Redirect::to(&format!("/events/{id}")).into_response(),
        Ok(Answer::Forbidden) => ApiError::EventForbidden.page(frame),
        Ok(_) => ApiError::Unavailable.page(frame),
        Err(fault) => ApiError::from(fault).page(frame),
    }
}
