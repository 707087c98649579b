//! Rows of the tables, and what they mean.

use conduct::{ByColor, Event, Moment, PersonId, RuleSet};
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::accounts::LiveGame;
use crate::challenge::{Challenge, NewChallenge, SeatWish};
use crate::error::StoreError;
use crate::event_file::{EventFile, EventListing};
use crate::game::{GameMeta, Page, Place};
use crate::ids::{ChallengeId, EventId, GameId, SimulId, TokenHash};
use crate::link::PasswordLink;
use crate::name::Name;
use crate::payload::{PayloadError, Worded, read_event, read_terms};
use crate::person::{PasswordHash, Person, Standing};
use crate::review::KeptReview;
use crate::session::Session;
use crate::simul::{HostSide, NewSimul, Simul, SimulSeat};

/// No list is longer than this.
const LONGEST_LIST: u32 = 1000;

/// A number as the tables have it: the same 64 bits. Moments keep their order for the next 292 million years.
pub(crate) const fn bits(number: u64) -> i64 {
    number.cast_signed()
}

pub(crate) const fn number(bits: i64) -> u64 {
    bits.cast_unsigned()
}

pub(crate) fn limit(asked: u32) -> i64 {
    i64::from(asked.min(LONGEST_LIST))
}

/// The place behind which a page begins: moment and game.
pub(crate) fn behind(page: Page) -> (i64, i64) {
    match page.before {
        Some(Place { at, game }) => (bits(at.0), bits(game.0)),
        None => (i64::MAX, i64::MAX),
    }
}

/// A row of a table, read from either database: each field is the column of its name. Behind `..` stands a row that is read
/// from the same columns. What sqlx derives is the same; its macros would build SQLite a second time.
macro_rules! row {
    ($(#[$about:meta])* $name:ident { $($field:ident: $type:ty,)* $(..$part:ident: $row:ty,)? }) => {
        $(#[$about])*
        pub(crate) struct $name {
            $($field: $type,)*
            $($part: $row,)?
        }

        impl<'r, R: Row> FromRow<'r, R> for $name
        where
            &'static str: ColumnIndex<R>,
            $($type: Decode<'r, R::Database> + Type<R::Database>,)*
            $($row: FromRow<'r, R>,)?
        {
            fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
                Ok($name {
                    $($field: row.try_get(stringify!($field))?,)*
                    $($part: <$row>::from_row(row)?,)?
                })
            }
        }
    };
}

row! {
    GameRow {
        id: i64,
        created_at: i64,
        terms: String,
        ended_at: Option<i64>,
        score: Option<String>,
        is_swapped: bool,
    }
}

impl GameRow {
    pub(crate) const fn id(&self) -> GameId {
        GameId(number(self.id))
    }

    pub(crate) fn into_meta(self) -> Result<GameMeta, StoreError> {
        let terms = read_terms(&self.terms)?;
        let ByColor { white, black } = terms.sides.clone();
        let score = self.score.as_deref().map(score).transpose()?;
        let ended_at = self.ended_at.map(|at| Moment(number(at)));
        Ok(GameMeta {
            id: GameId(number(self.id)),
            created_at: Moment(number(self.created_at)),
            sides: match self.is_swapped {
                false => ByColor { white, black },
                true => ByColor {
                    white: black,
                    black: white,
                },
            },
            terms,
            ended: ended_at.zip(score),
        })
    }
}

fn score(word: &str) -> Result<conduct::Score, PayloadError> {
    let score = Worded::of(word);
    score.ok_or_else(|| PayloadError::value("score", &format_args!("unknown word {word:?}")))
}

/// Payloads in the order of their versions.
pub(crate) fn events(payloads: &[String], rules: RuleSet) -> Result<Vec<Event>, StoreError> {
    let events = payloads.iter().map(|payload| read_event(payload, rules));
    Ok(events.collect::<Result<_, _>>()?)
}

row! {
    PersonRow {
        id: i64,
        kind: String,
        name: String,
        password: Option<String>,
        is_administrator: bool,
        language: String,
        created_at: i64,
    }
}

impl PersonRow {
    pub(crate) fn into_person(self) -> Result<Person, StoreError> {
        Ok(Person {
            id: PersonId(number(self.id)),
            name: Name::kept(self.name),
            // The tables allow no other kind.
            standing: match (self.kind.as_str(), self.password) {
                ("account", Some(password)) => Standing::Account {
                    password: PasswordHash(password),
                },
                ("guest", _) => Standing::Guest,
                _ => Standing::Gone,
            },
            is_administrator: self.is_administrator,
            language: self.language,
            created_at: Moment(number(self.created_at)),
        })
    }
}

row! {
    SessionRow {
        person: i64,
        created_at: i64,
        seen_at: i64,
        expires_at: i64,
    }
}

impl SessionRow {
    pub(crate) fn into_session(self, token: TokenHash) -> Session {
        Session {
            token,
            person: PersonId(number(self.person)),
            created_at: Moment(number(self.created_at)),
            seen_at: Moment(number(self.seen_at)),
            expires_at: Moment(number(self.expires_at)),
        }
    }
}

row! {
    /// A session with its token.
    TokenSessionRow {
        token: Vec<u8>,
        ..session: SessionRow,
    }
}

impl TokenSessionRow {
    pub(crate) fn into_session(self) -> Result<Session, StoreError> {
        let token = <[u8; 32]>::try_from(self.token);
        let token = token.map_err(|_| PayloadError::value("token", &"not 32 bytes"))?;
        Ok(self.session.into_session(TokenHash(token)))
    }
}

row! {
    LinkRow {
        person: i64,
        expires_at: i64,
    }
}

impl LinkRow {
    pub(crate) fn into_link(self, token: TokenHash) -> PasswordLink {
        PasswordLink {
            token,
            person: PersonId(number(self.person)),
            expires_at: Moment(number(self.expires_at)),
        }
    }
}

row! {
    /// A game with its version.
    LiveGameRow {
        version: i64,
        ..game: GameRow,
    }
}

impl LiveGameRow {
    pub(crate) fn into_game(self) -> Result<LiveGame, StoreError> {
        Ok(LiveGame {
            meta: self.game.into_meta()?,
            version: number(self.version),
        })
    }
}

row! {
    ChallengeRow {
        id: i64,
        terms: String,
        person: i64,
        wish: String,
        is_open: bool,
        created_at: i64,
        game: Option<i64>,
    }
}

impl ChallengeRow {
    pub(crate) fn into_challenge(self) -> Result<Challenge, StoreError> {
        Ok(Challenge {
            offer: NewChallenge {
                id: ChallengeId(number(self.id)),
                terms: read_terms(&self.terms)?,
                by: PersonId(number(self.person)),
                wish: SeatWish::of(&self.wish),
                is_open: self.is_open,
                created_at: Moment(number(self.created_at)),
            },
            game: self.game.map(|game| GameId(number(game))),
        })
    }
}

row! {
    ReviewRow {
        made_at: i64,
        engine: String,
        budget: String,
        review: String,
    }
}

impl ReviewRow {
    pub(crate) fn into_review(self) -> KeptReview {
        KeptReview {
            made_at: Moment(number(self.made_at)),
            engine: self.engine,
            budget: self.budget,
            review: self.review,
        }
    }
}

row! {
    EventFileRow {
        id: i64,
        owner: i64,
        created_at: i64,
        heading: String,
        title: String,
        place: String,
        dates: String,
        ended_at: Option<i64>,
        bytes: i64,
        checked_out_at: Option<i64>,
    }
}

impl EventFileRow {
    pub(crate) fn into_event_file(self) -> EventFile {
        let moment = |at: Option<i64>| at.map(|at| Moment(number(at)));
        EventFile {
            id: EventId(number(self.id)),
            owner: PersonId(number(self.owner)),
            created_at: Moment(number(self.created_at)),
            heading: self.heading,
            listing: EventListing {
                title: self.title,
                place: self.place,
                dates: self.dates,
                ended_at: moment(self.ended_at),
            },
            bytes: number(self.bytes),
            checked_out_at: moment(self.checked_out_at),
        }
    }
}

row! {
    SimulRow {
        id: i64,
        host: i64,
        terms: String,
        side: String,
        places: i64,
        created_at: i64,
        started_at: Option<i64>,
    }
}

row! {
    SimulSeatRow {
        person: i64,
        game: Option<i64>,
    }
}

impl SimulRow {
    pub(crate) fn into_simul(self, seats: Vec<SimulSeatRow>) -> Result<Simul, StoreError> {
        let seats = seats.into_iter().map(|seat| SimulSeat {
            person: PersonId(number(seat.person)),
            game: seat.game.map(|game| GameId(number(game))),
        });
        Ok(Simul {
            offer: NewSimul {
                id: SimulId(number(self.id)),
                host: PersonId(number(self.host)),
                terms: read_terms(&self.terms)?,
                side: HostSide::of(&self.side),
                // The tables have no other than those that were put in.
                places: u16::try_from(self.places).unwrap_or(u16::MAX),
                created_at: Moment(number(self.created_at)),
            },
            started_at: self.started_at.map(|at| Moment(number(at))),
            seats: seats.collect(),
        })
    }
}
