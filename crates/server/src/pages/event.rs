//! The public page of a competition, with what its owner does there.

mod act;
mod papers;

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use paper::tournament::{Meeting, StandingsOnPage, clock_back, outcomes, seal, shown_outcome};
use serde::Deserialize;
use store::EventId;
use tournament::file::Seal;
use tournament::{Competition, Moment, Place};

use super::events::address;
use super::upload::{Upload, form_id};
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::events::{Action, OpenGame, Rendered, Role, Shown, ShownRound, Snapshot, listing, may};
use crate::extract::{Path, Query};
use crate::serve::AppState;
use crate::service::from_address;
use crate::time::iso_minute;
pub(crate) use act::{check_out, continue_event, enter_result};
use papers::Paper;
pub(crate) use papers::{document, file};

/// Which part of an event is asked for, and what has just been done.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    section: String,
    round: String,
    /// The game whose result was entered.
    entered: String,
    /// How many lines were added by a file.
    added: String,
}

impl Asked {
    fn section(&self) -> Option<&str> {
        Some(&*self.section).filter(|name| !name.is_empty())
    }
}

#[derive(Template)]
#[template(path = "event.html")]
struct EventPage {
    frame: Frame,
    address: String,
    title: String,
    /// The key of how it stands.
    state: &'static str,
    shown: Arc<Rendered>,
    /// The section that is shown.
    section: Option<String>,
    /// The names of all sections.
    sections: Vec<String>,
    papers: Vec<Paper>,
    /// What its owner can do; nothing for others.
    desk: Option<Desk>,
    problem: Option<Problem>,
    done: Option<String>,
}

/// What the owner of an event can do on its page.
#[derive(Debug)]
struct Desk {
    /// How many events the page has seen.
    version: u32,
    /// What its forms are called, each with its game behind.
    form: String,
    /// The results of a form; the usual three first.
    outcomes: Vec<(&'static str, String)>,
    upload: Upload,
    /// Since when it is checked out.
    out_since: Option<String>,
    /// What should be known of the file.
    notes: Vec<String>,
}

impl Desk {
    /// Whether results can be entered.
    const fn is_open(&self) -> bool {
        self.out_since.is_none()
    }

    fn usual(&self) -> &[(&'static str, String)] {
        self.outcomes.get(..USUAL).unwrap_or_default()
    }

    fn others(&self) -> &[(&'static str, String)] {
        self.outcomes.get(USUAL..).unwrap_or_default()
    }
}

/// Results that have a button of their own.
const USUAL: usize = 3;

/// Why something was not done, and the form that is kept.
#[derive(Clone, Debug, Default)]
struct Problem {
    text: String,
    article: Option<Cited>,
    /// Whether the file can be uploaded as a new event.
    offers_new: bool,
    /// The game, the result and the reason of a form.
    game: Option<Place>,
    result: String,
    why: String,
}

/// The article that asks for a refusal.
#[derive(Clone, Debug)]
struct Cited {
    name: String,
    /// Where it is read, if its text stands in the house.
    page: Option<String>,
}

impl EventPage {
    /// The address of this page, or of another section or round.
    fn at(&self, round: Option<&u32>) -> String {
        place(&self.address, self.section.as_deref(), round.copied())
    }

    fn at_section(&self, section: &str) -> String {
        place(&self.address, Some(section), None)
    }

    fn is_shown(&self, number: &u32) -> bool {
        let round = self.shown.round.as_ref();
        round.is_some_and(|round| round.number == *number)
    }

    fn round_title(&self, number: &u32) -> String {
        let phrase = games::Phrase::new("tournament-round-number").number("number", *number);
        self.frame.words.phrase(&phrase)
    }

    /// What a column of the standings is, in full.
    fn head(&self, standings: &StandingsOnPage, index: &usize) -> String {
        let head = standings.heads.get(*index);
        head.map_or(String::new(), |(_, full)| full.clone())
    }

    fn game_name(&self, place: &Place) -> String {
        let place = place.to_string();
        self.frame.words.with("events-game", "game", &place)
    }

    /// How many games of a round are open.
    fn open_said(&self, round: &ShownRound) -> String {
        self.frame.words.count("events-open", round.open)
    }

    fn is_section(&self, name: &str) -> bool {
        self.section.as_deref() == Some(name)
    }

    /// The games of a meeting whose results can be entered here.
    fn games(&self, meeting: &Meeting) -> Vec<&OpenGame> {
        let is_open = self.desk.as_ref().is_some_and(Desk::is_open);
        let round = self.shown.round.as_ref().filter(|_| is_open);
        let games = round.into_iter().flat_map(|round| &round.games);
        games
            .filter(|game| game.seen.place.board == meeting.board)
            .collect()
    }

    /// What is kept of a form that was refused.
    fn kept(&self, game: &OpenGame) -> Option<&Problem> {
        let problem = self.problem.as_ref();
        problem.filter(|problem| problem.game == Some(game.seen.place))
    }

    fn is_kept(&self, game: &OpenGame, result: &str) -> bool {
        self.kept(game).is_some_and(|kept| kept.result == result)
    }

    fn kept_why(&self, game: &OpenGame) -> &str {
        self.kept(game).map_or("", |kept| &kept.why)
    }

    /// The label of a result's button: who wins, for whoever does not see the board.
    fn label(&self, game: &OpenGame, result: &str, index: &usize) -> String {
        let [white, black] = &game.names;
        let board = self.game_name(&game.seen.place);
        match index {
            0 => format!("{board}: {result}, {white}"),
            2 => format!("{board}: {result}, {black}"),
            _ => format!("{board}: {result}"),
        }
    }
}

/// An address of an event with a section and a round.
fn place(address: &str, section: Option<&str>, round: Option<u32>) -> String {
    let section = section.map(|name| format!("section={}", in_query(name)));
    let round = round.map(|round| format!("round={round}"));
    let parts: Vec<String> = section.into_iter().chain(round).collect();
    match parts.is_empty() {
        true => address.to_owned(),
        false => format!("{address}?{}", parts.join("&")),
    }
}

/// A text as it stands in the query of an address (RFC 3986, 2.1).
fn in_query(text: &str) -> String {
    let escaped = text.bytes().map(|byte| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    });
    escaped.collect()
}

/// The event of an address.
fn event_id(text: &str) -> Result<EventId, ApiError> {
    from_address(text).map(EventId).ok_or(ApiError::NotFound)
}

/// `GET /events/ID`.
pub(crate) async fn event(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let round = asked.round.parse().ok();
    let path = place(&format!("/events/{id}"), asked.section(), round);
    let frame = Frame::new(&app, &headers, path).await;
    match filled(&app, frame.clone(), &id, &asked).await {
        Ok(page) => rendered(&page),
        Err(refused) => refused.page(frame),
    }
}

/// The page with what was refused.
async fn with_problem(
    app: &AppState,
    frame: Frame,
    id: &str,
    asked: &Asked,
    (status, problem): (ApiError, Problem),
) -> Response {
    match filled(app, frame.clone(), id, asked).await {
        Ok(mut page) => {
            page.problem = Some(problem);
            status.with_body(rendered(&page).into_response())
        }
        Err(refused) => refused.page(frame),
    }
}

async fn filled(
    app: &AppState,
    frame: Frame,
    id: &str,
    asked: &Asked,
) -> Result<EventPage, ApiError> {
    let event = event_id(id)?;
    let snapshot = app.service.event(event).await?;
    let public = snapshot.public();
    let section = asked.section();
    let competition = public.competition(section);
    let competition = competition.map_err(|_| ApiError::NotFound)?;
    let round = round_asked(competition, &asked.round)?;
    let shown = Shown {
        section: section.map(str::to_owned),
        round,
        language: frame.words.0,
    };
    let shown = snapshot.rendered(app.service.desks(), shown).await;
    let title = listing(public, None).title;
    let is_owner = may(Role::of(frame.asker(), &snapshot.file), Action::Enter);
    let desk = is_owner.then(|| desk(app, &frame, &snapshot, competition));
    let address = address(event);
    let papers = papers::of(&frame, &address, section, competition, shown.round.as_ref());
    let papers = match public.is_about_all(section) {
        true => Vec::new(),
        false => papers,
    };
    Ok(EventPage {
        address,
        title,
        state: state(&shown),
        section: section.map(str::to_owned),
        sections: public.sections().map(|(name, _)| name.to_owned()).collect(),
        papers,
        desk,
        problem: None,
        done: done(&frame, competition, asked),
        shown,
        frame,
    })
}

/// The round that is asked for, if it is paired for everybody.
fn round_asked(competition: &Competition, text: &str) -> Result<Option<u32>, ApiError> {
    if text.is_empty() {
        return Ok(None);
    }
    let round = text.parse::<u32>().ok();
    let is_paired = |round: &u32| (1..=competition.last_round()).contains(round);
    let round = round.filter(is_paired).ok_or(ApiError::NotFound)?;
    Ok(Some(round))
}

/// The key of how an event stands.
fn state(shown: &Rendered) -> &'static str {
    let has_begun = shown.round.is_some() || !shown.sections.is_empty();
    match (shown.is_over, has_begun) {
        (true, _) => "events-over",
        (false, true) => "events-in-play",
        (false, false) => "events-ahead",
    }
}

/// What has just been done, in words.
fn done(frame: &Frame, competition: &Competition, asked: &Asked) -> Option<String> {
    let words = frame.words;
    if let Ok(added) = asked.added.parse::<u64>() {
        return Some(match added {
            0 => words.say("events-same"),
            added => words.count("events-added", added),
        });
    }
    let game: Place = asked.entered.parse().ok()?;
    let outcome = competition.game(game)?.outcome()?;
    let result = shown_outcome(outcome, &competition.scoring(), words.0);
    let phrase = games::Phrase::new("events-entered");
    let phrase = phrase.text("game", game.to_string()).text("result", result);
    Some(words.phrase(&phrase))
}

fn desk(app: &AppState, frame: &Frame, snapshot: &Snapshot, competition: &Competition) -> Desk {
    let words = frame.words;
    let now = Moment(i64::try_from(app.service.now().0).unwrap_or(i64::MAX));
    let mut notes = Vec::new();
    if matches!(snapshot.seal, Seal::Broken(_)) {
        let told = seal(snapshot.seal, false);
        notes.extend(told.iter().map(|phrase| words.phrase(phrase)));
    }
    if let Some(last) = snapshot.festival.clock_back(now) {
        notes.push(words.phrase(&clock_back(last, now)));
    }
    let drafts = snapshot.festival.parts(None);
    let drafts = drafts
        .iter()
        .filter(|(_, one)| one.is_draft(one.last_round()));
    notes.extend(drafts.map(|(_, one)| words.count("events-draft", one.last_round().into())));
    let file = &snapshot.file;
    Desk {
        version: snapshot.version(),
        form: form_id(),
        outcomes: outcomes(&competition.scoring(), words.0),
        upload: Upload::new(format!("{}/upload", address(file.id))),
        out_since: file.checked_out_at.map(iso_minute),
        notes,
    }
}
