//! The queries, compiled once for each database: what differs between them is in the module above this one.

use std::collections::BTreeSet;
use std::sync::Arc;

use conduct::{Event, Moment, PersonId};

use super::{APPEND, Connection, Db, Engine, PERSONS};
use crate::append::Append;
use crate::challenge::{Challenge, NewChallenge};
use crate::error::StoreError;
use crate::game::{Appended, GameMeta, Kept, Losses, NewGame, Page};
use crate::ids::{ChallengeId, CommandId, GameId, TokenHash};
use crate::name::Name;
use crate::payload::{Worded, read_terms, write_terms};
use crate::person::{NewPerson, PasswordHash, Person};
use crate::rows::{
    ChallengeRow, GameRow, PersonRow, SessionRow, behind, bits, events, limit, number,
};
use crate::session::Session;
use crate::store::{Answer, Store, working};
use crate::summary::{Listed, are_listed};

/// A game as its row is written.
pub(super) struct GameToKeep {
    id: GameId,
    created_at: Moment,
    terms: String,
    people: BTreeSet<PersonId>,
}

impl GameToKeep {
    pub(super) fn of(game: &NewGame) -> Result<GameToKeep, StoreError> {
        let terms = write_terms(&game.terms)?;
        // What could not be read again is not kept.
        read_terms(&terms)?;
        let sides = &game.terms.sides;
        Ok(GameToKeep {
            id: game.id,
            created_at: game.created_at,
            terms,
            people: sides.white.iter().chain(&sides.black).copied().collect(),
        })
    }

    pub(super) const fn id(&self) -> GameId {
        self.id
    }
}

pub(super) async fn add_game(
    connection: &mut Connection,
    game: &GameToKeep,
    events: &Append,
) -> Result<(), StoreError> {
    let id = bits(game.id.0);
    sqlx::query("INSERT INTO games (id, created_at, terms) VALUES ($1, $2, $3)")
        .bind(id)
        .bind(bits(game.created_at.0))
        .bind(&game.terms)
        .execute(&mut *connection)
        .await?;
    for person in &game.people {
        sqlx::query("INSERT INTO seats (person, game, created_at) VALUES ($1, $2, $3)")
            .bind(bits(person.0))
            .bind(id)
            .bind(bits(game.created_at.0))
            .execute(&mut *connection)
            .await?;
    }
    add_events(connection, events).await?;
    Ok(())
}

async fn next_of(connection: &mut Connection, after: GameId) -> Result<Option<GameId>, StoreError> {
    let next: Option<i64> = sqlx::query_scalar("SELECT next FROM rematches WHERE game = $1")
        .bind(bits(after.0))
        .fetch_optional(connection)
        .await?;
    Ok(next.map(|next| GameId(number(next))))
}

/// Adds the game that follows another, unless there is one.
async fn add_next(
    connection: &mut Connection,
    after: GameId,
    game: &GameToKeep,
    events: &Append,
) -> Result<GameId, StoreError> {
    meta(connection, after).await?;
    if let Some(next) = next_of(connection, after).await? {
        return Ok(next);
    }
    add_game(connection, game, events).await?;
    sqlx::query("INSERT INTO rematches (game, next) VALUES ($1, $2)")
        .bind(bits(after.0))
        .bind(bits(game.id.0))
        .execute(connection)
        .await?;
    Ok(game.id)
}

/// Whether they were added: only to a game of their version, and not for a command that was done before.
pub(super) async fn add_events(
    connection: &mut Connection,
    append: &Append,
) -> Result<bool, StoreError> {
    let added = sqlx::query(APPEND)
        .bind(bits(append.game.0))
        .bind(bits(append.expected))
        .bind(append.list())
        .bind(append.command())
        .execute(&mut *connection)
        .await?;
    if added.rows_affected() == 0 {
        return Ok(false);
    }
    if let Some(listed) = &append.listed {
        write_listed(connection, append.game, listed).await?;
    }
    Ok(true)
}

/// Writes down what lists say of a game.
async fn write_listed(
    connection: &mut Connection,
    game: GameId,
    listed: &Listed,
) -> Result<(), StoreError> {
    let Listed {
        summary,
        created_at,
        people,
    } = listed;
    let (ended_at, score) = summary.ended.unzip();
    sqlx::query("UPDATE games SET ended_at = $2, score = $3, is_swapped = $4 WHERE id = $1")
        .bind(bits(game.0))
        .bind(ended_at.map(|at| bits(at.0)))
        .bind(score.map(Worded::word))
        .bind(summary.is_swapped)
        .execute(&mut *connection)
        .await?;
    for person in people {
        sqlx::query(
            "UPDATE seats SET is_over = $4 WHERE person = $1 AND created_at = $2 AND game = $3",
        )
        .bind(bits(person.0))
        .bind(bits(created_at.0))
        .bind(bits(game.0))
        .bind(ended_at.is_some())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn load(connection: &mut Connection, game: GameId) -> Result<Kept, StoreError> {
    let meta = meta(connection, game).await?;
    let events = events_since(connection, &meta, 0).await?;
    Ok(Kept { meta, events })
}

async fn meta(connection: &mut Connection, game: GameId) -> Result<GameMeta, StoreError> {
    let row: Option<GameRow> = sqlx::query_as("SELECT * FROM games WHERE id = $1")
        .bind(bits(game.0))
        .fetch_optional(&mut *connection)
        .await?;
    row.ok_or(StoreError::NoGame(game))?.into_meta()
}

async fn events_since(
    connection: &mut Connection,
    meta: &GameMeta,
    version: u64,
) -> Result<Vec<Event>, StoreError> {
    let rows: Vec<(i64, String)> = sqlx::query_as(
        "SELECT version, payload FROM events WHERE game = $1 AND version >= $2 ORDER BY version",
    )
    .bind(bits(meta.id.0))
    .bind(bits(version))
    .fetch_all(&mut *connection)
    .await?;
    events(&without_gaps(rows, version)?, meta.terms.rules)
}

/// The payloads of rows whose versions go on from one, each once.
pub(super) fn without_gaps(rows: Vec<(i64, String)>, from: u64) -> Result<Vec<String>, StoreError> {
    let rows =
        (from..).zip(rows).map(
            |(expected, (found, payload))| match number(found) == expected {
                true => Ok(payload),
                false => Err(StoreError::Damaged(format!("row {expected} is missing"))),
            },
        );
    rows.collect()
}

/// What became of events that were not added.
async fn why_not(connection: &mut Connection, append: &Append) -> Result<Appended, StoreError> {
    let (is_there, done, found): (bool, Option<i64>, i64) = sqlx::query_as(
        "SELECT EXISTS (SELECT 1 FROM games WHERE id = $1),
                (SELECT version + 1 FROM events WHERE game = $1 AND command = $2),
                (SELECT coalesce(max(version) + 1, 0) FROM events WHERE game = $1)",
    )
    .bind(bits(append.game.0))
    .bind(append.command())
    .fetch_one(&mut *connection)
    .await?;
    let (expected, found) = (append.expected, number(found));
    match done.map(number) {
        _ if !is_there => Err(StoreError::NoGame(append.game)),
        Some(version) => Ok(Appended::AlreadyDone { version }),
        None if append.payloads.is_empty() && found == expected => {
            Ok(Appended::Kept { version: found })
        }
        None => Err(StoreError::Conflict { expected, found }),
    }
}

/// Those of the games that can be read: one that cannot must not hide the others.
fn metas(rows: Vec<GameRow>) -> Vec<GameMeta> {
    let metas = rows.into_iter().filter_map(|row| {
        let game = row.id();
        let unread = |error: &StoreError| tracing::error!(%game, %error, "not listed");
        row.into_meta().inspect_err(unread).ok()
    });
    metas.collect()
}

/// An error where no row was changed.
pub(super) fn changed(rows: u64, otherwise: StoreError) -> Result<(), StoreError> {
    match rows {
        0 => Err(otherwise),
        _ => Ok(()),
    }
}

pub(super) async fn add_person(
    connection: &mut Connection,
    person: &NewPerson,
) -> Result<(), StoreError> {
    let kind = match person.password {
        Some(_) => "account",
        None => "guest",
    };
    let folded = person.password.as_ref().map(|_| person.name.folded());
    let query = sqlx::query::<Db>(
        "INSERT INTO persons (id, kind, name, folded, password, language, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(bits(person.id.0))
    .bind(kind)
    .bind(person.name.as_str())
    .bind(folded)
    .bind(person.password.as_ref().map(|password| &password.0))
    .bind(&person.language)
    .bind(bits(person.created_at.0));
    let rows = query.execute(connection).await?.rows_affected();
    changed(rows, StoreError::IdTaken)
}

/// Puts a pseudonym in the place of a name.
async fn forget(
    connection: &mut Connection,
    person: PersonId,
    pseudonym: &Name,
) -> Result<(), StoreError> {
    let gone = sqlx::query(
        "UPDATE persons SET kind = 'gone', name = $2, folded = NULL, password = NULL,
                            is_administrator = $3 WHERE id = $1",
    )
    .bind(bits(person.0))
    .bind(pseudonym.as_str())
    .bind(false)
    .execute(&mut *connection)
    .await?;
    changed(gone.rows_affected(), StoreError::NoPerson)?;
    for query in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM password_links WHERE person = $1",
        "DELETE FROM challenges WHERE person = $1 AND game IS NULL",
        "DELETE FROM simul_seats WHERE person = $1 AND game IS NULL",
        "DELETE FROM simuls WHERE host = $1 AND started_at IS NULL",
    ] {
        let query = sqlx::query::<Db>(query).bind(bits(person.0));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Closes a challenge by the game that came of it.
async fn take(
    connection: &mut Connection,
    challenge: ChallengeId,
    game: GameId,
) -> Result<(), StoreError> {
    let taken = sqlx::query("UPDATE challenges SET game = $2 WHERE id = $1 AND game IS NULL")
        .bind(bits(challenge.0))
        .bind(bits(game.0))
        .execute(connection)
        .await?;
    changed(taken.rows_affected(), StoreError::NoChallenge(challenge))
}

impl Engine {
    async fn append_all(
        &self,
        mut append: Append,
        listed: Option<Vec<Event>>,
    ) -> Result<Appended, StoreError> {
        if let Some(new) = listed {
            let Kept { meta, mut events } = load(&mut *self.read().await?, append.game).await?;
            if events.len() as u64 != append.expected {
                return why_not(&mut *self.read().await?, &append).await;
            }
            events.extend(new);
            append.listed = Some(Listed::of(meta.created_at, meta.terms, &events)?);
        }
        let append = Arc::new(append);
        let mine = Arc::clone(&append);
        let added = match append.listed.is_some() {
            true => {
                let work = working(move |connection| {
                    Box::pin(async move { add_events(connection, &mine).await })
                });
                self.write(work).await
            }
            false => self.add(mine).await,
        };
        match added {
            Ok(true) => {
                let version = append.version();
                self.acknowledge(append.game, version);
                Ok(Appended::Kept { version })
            }
            // Another was faster, be it by the breach of a key; or there is no such game.
            Ok(false) | Err(StoreError::IdTaken | StoreError::NoPerson) => {
                why_not(&mut *self.read().await?, &append).await
            }
            Err(error) => Err(error),
        }
    }

    async fn list(
        &self,
        query: &'static str,
        page: Page,
        of: Option<PersonId>,
    ) -> Result<Vec<GameMeta>, StoreError> {
        let (at, game) = behind(page);
        let mut connection = self.read().await?;
        let query = sqlx::query_as(query)
            .bind(at)
            .bind(game)
            .bind(limit(page.limit));
        let query = match of {
            Some(person) => query.bind(bits(person.0)),
            None => query,
        };
        Ok(metas(query.fetch_all(&mut *connection).await?))
    }
}

impl Store for Engine {
    fn create_game(&self, game: NewGame, events: &[Event]) -> Answer<'_, ()> {
        let events = Append::first(&game, events);
        let game = GameToKeep::of(&game);
        Box::pin(async move {
            let (game, events) = (game?, events?);
            let (id, version) = (game.id, events.version());
            let work = working(move |connection| {
                Box::pin(async move { add_game(connection, &game, &events).await })
            });
            self.write(work).await?;
            self.acknowledge(id, version);
            Ok(())
        })
    }

    fn create_next(&self, after: GameId, game: NewGame, events: &[Event]) -> Answer<'_, GameId> {
        let events = Append::first(&game, events);
        let game = GameToKeep::of(&game);
        Box::pin(async move {
            let (game, events) = (game?, events?);
            let work = working(move |connection| {
                Box::pin(async move { add_next(connection, after, &game, &events).await })
            });
            match self.write(work).await {
                // Another may have been faster.
                Err(StoreError::IdTaken) => {
                    let next = next_of(&mut *self.read().await?, after).await?;
                    next.ok_or(StoreError::IdTaken)
                }
                other => other,
            }
        })
    }

    fn next_game(&self, after: GameId) -> Answer<'_, Option<GameId>> {
        Box::pin(async move { next_of(&mut *self.read().await?, after).await })
    }

    fn append(
        &self,
        game: GameId,
        expected: u64,
        events: &[Event],
        command: Option<&CommandId>,
    ) -> Answer<'_, Appended> {
        let append = Append::new(game, expected, events, command);
        let listed = are_listed(events).then(|| events.to_vec());
        Box::pin(async move { self.append_all(append?, listed).await })
    }

    fn done(&self, game: GameId, command: &CommandId) -> Answer<'_, Option<u64>> {
        let command = command.as_str().to_owned();
        Box::pin(async move {
            let version: Option<i64> = sqlx::query_scalar(
                "SELECT version + 1 FROM events WHERE game = $1 AND command = $2",
            )
            .bind(bits(game.0))
            .bind(command)
            .fetch_optional(&mut *self.read().await?)
            .await?;
            Ok(version.map(number))
        })
    }

    fn load(&self, game: GameId) -> Answer<'_, Kept> {
        Box::pin(async move { load(&mut *self.read().await?, game).await })
    }

    fn events_since(&self, game: GameId, version: u64) -> Answer<'_, Vec<Event>> {
        Box::pin(async move {
            let mut connection = self.read().await?;
            let meta = meta(&mut connection, game).await?;
            events_since(&mut connection, &meta, version).await
        })
    }

    fn unfinished(&self) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let ids: Vec<i64> = sqlx::query_scalar(
                "SELECT id FROM games WHERE ended_at IS NULL ORDER BY created_at, id",
            )
            .fetch_all(&mut *self.read().await?)
            .await?;
            Ok(ids.into_iter().map(|id| GameId(number(id))).collect())
        })
    }

    fn unfinished_with_sealed_moves(&self) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            // No text of a person can hold a quotation mark that is not escaped.
            let ids: Vec<i64> = sqlx::query_scalar(
                r#"SELECT id FROM games WHERE ended_at IS NULL AND EXISTS
                   (SELECT 1 FROM events WHERE game = id AND payload LIKE '%"kind":"move-sealed"%')
                   ORDER BY created_at, id"#,
            )
            .fetch_all(&mut *self.read().await?)
            .await?;
            Ok(ids.into_iter().map(|id| GameId(number(id))).collect())
        })
    }

    fn list_live(&self, page: Page) -> Answer<'_, Vec<GameMeta>> {
        let query = "SELECT * FROM games WHERE ended_at IS NULL AND (created_at, id) < ($1, $2)
                     ORDER BY created_at DESC, id DESC LIMIT $3";
        Box::pin(self.list(query, page, None))
    }

    fn list_recent(&self, page: Page) -> Answer<'_, Vec<GameMeta>> {
        let query = "SELECT * FROM games WHERE ended_at IS NOT NULL AND (ended_at, id) < ($1, $2)
                     ORDER BY ended_at DESC, id DESC LIMIT $3";
        Box::pin(self.list(query, page, None))
    }

    fn games_of(&self, person: PersonId, page: Page) -> Answer<'_, Vec<GameMeta>> {
        let query = "SELECT games.* FROM seats JOIN games ON games.id = seats.game
                     WHERE seats.person = $4 AND (seats.created_at, seats.game) < ($1, $2)
                     ORDER BY seats.created_at DESC, seats.game DESC LIMIT $3";
        Box::pin(self.list(query, page, Some(person)))
    }

    fn create_person(&self, person: NewPerson) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move { add_person(connection, &person).await })
        });
        Box::pin(self.write_at_once(work))
    }

    fn person(&self, person: PersonId) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let row: Option<PersonRow> = sqlx::query_as("SELECT * FROM persons WHERE id = $1")
                .bind(bits(person.0))
                .fetch_optional(&mut *self.read().await?)
                .await?;
            row.map(PersonRow::into_person).transpose()
        })
    }

    fn persons(&self, persons: &[PersonId]) -> Answer<'_, Vec<Person>> {
        let ids: Vec<i64> = persons.iter().map(|person| bits(person.0)).collect();
        let ids = serde_json::json!(ids).to_string();
        Box::pin(async move {
            let rows: Vec<PersonRow> = sqlx::query_as(PERSONS)
                .bind(ids)
                .fetch_all(&mut *self.read().await?)
                .await?;
            rows.into_iter().map(PersonRow::into_person).collect()
        })
    }

    fn person_by_name(&self, name: &Name) -> Answer<'_, Option<Person>> {
        let folded = name.folded();
        Box::pin(async move {
            let row: Option<PersonRow> = sqlx::query_as("SELECT * FROM persons WHERE folded = $1")
                .bind(folded)
                .fetch_optional(&mut *self.read().await?)
                .await?;
            row.map(PersonRow::into_person).transpose()
        })
    }

    fn register(&self, person: PersonId, name: Name, password: PasswordHash) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "UPDATE persons SET kind = 'account', name = $2, folded = $3, password = $4
                     WHERE id = $1 AND kind = 'guest'",
                )
                .bind(bits(person.0))
                .bind(name.as_str())
                .bind(name.folded())
                .bind(password.0);
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::NoPerson)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn set_language(&self, person: PersonId, language: &str) -> Answer<'_, ()> {
        let language = language.to_owned();
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>("UPDATE persons SET language = $2 WHERE id = $1")
                    .bind(bits(person.0))
                    .bind(language);
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::NoPerson)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn pseudonymise(&self, person: PersonId, pseudonym: Name) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move { forget(connection, person, &pseudonym).await })
        });
        Box::pin(self.write(work))
    }

    fn begin_session(&self, session: Session) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "INSERT INTO sessions (token, person, created_at, seen_at, expires_at)
                     SELECT $1, id, $3, $4, $5 FROM persons WHERE id = $2 AND kind <> 'gone'",
                )
                .bind(session.token.0.to_vec())
                .bind(bits(session.person.0))
                .bind(bits(session.created_at.0))
                .bind(bits(session.seen_at.0))
                .bind(bits(session.expires_at.0));
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::NoPerson)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn session(&self, token: TokenHash, now: Moment) -> Answer<'_, Option<Session>> {
        Box::pin(async move {
            let row: Option<SessionRow> =
                sqlx::query_as("SELECT * FROM sessions WHERE token = $1 AND expires_at > $2")
                    .bind(token.0.to_vec())
                    .bind(bits(now.0))
                    .fetch_optional(&mut *self.read().await?)
                    .await?;
            Ok(row.map(|row| row.into_session(token)))
        })
    }

    fn renew_session(
        &self,
        token: TokenHash,
        seen_at: Moment,
        expires_at: Moment,
    ) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE token = $1",
                )
                .bind(token.0.to_vec())
                .bind(bits(seen_at.0))
                .bind(bits(expires_at.0));
                // One that is not there has ended already.
                query.execute(connection).await?;
                Ok(())
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn revoke_session(&self, token: TokenHash) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>("DELETE FROM sessions WHERE token = $1")
                    .bind(token.0.to_vec());
                // One that is not there has ended already.
                query.execute(connection).await?;
                Ok(())
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn revoke_sessions(&self, person: PersonId) -> Answer<'_, u64> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>("DELETE FROM sessions WHERE person = $1")
                    .bind(bits(person.0));
                let rows = query.execute(connection).await?.rows_affected();
                Ok(rows)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn sweep_sessions(&self, now: Moment) -> Answer<'_, u64> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>("DELETE FROM sessions WHERE expires_at <= $1")
                    .bind(bits(now.0));
                let rows = query.execute(connection).await?.rows_affected();
                Ok(rows)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn sweep_challenges(&self, until: Moment) -> Answer<'_, u64> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "DELETE FROM challenges WHERE NOT is_open AND game IS NULL AND created_at <= $1",
                )
                .bind(bits(until.0));
                let rows = query.execute(connection).await?.rows_affected();
                Ok(rows)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn known_clock(&self) -> Answer<'_, Option<Moment>> {
        Box::pin(async move {
            let known: Option<i64> = sqlx::query_scalar(
                "SELECT coalesce((SELECT known FROM clock WHERE id = 1), (SELECT max(seen_at) FROM sessions))",
            )
            .fetch_one(&mut *self.read().await?)
            .await?;
            Ok(known.map(|known| Moment(number(known))))
        })
    }

    fn confirm_clock(&self, now: Moment) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "INSERT INTO clock (id, known) VALUES (1, $1)
                     ON CONFLICT (id) DO UPDATE SET known = excluded.known",
                )
                .bind(bits(now.0));
                query.execute(connection).await?;
                Ok(())
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn put_up_challenge(&self, challenge: NewChallenge) -> Answer<'_, ()> {
        let terms = write_terms(&challenge.terms);
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "INSERT INTO challenges (id, terms, person, wish, is_open, created_at)
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(bits(challenge.id.0))
                .bind(terms?)
                .bind(bits(challenge.by.0))
                .bind(challenge.wish.word())
                .bind(challenge.is_open)
                .bind(bits(challenge.created_at.0));
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::IdTaken)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn challenge(&self, challenge: ChallengeId) -> Answer<'_, Option<Challenge>> {
        Box::pin(async move {
            let row: Option<ChallengeRow> =
                sqlx::query_as("SELECT * FROM challenges WHERE id = $1")
                    .bind(bits(challenge.0))
                    .fetch_optional(&mut *self.read().await?)
                    .await?;
            row.map(ChallengeRow::into_challenge).transpose()
        })
    }

    fn open_challenges(
        &self,
        behind: Option<(Moment, ChallengeId)>,
        most: u32,
    ) -> Answer<'_, Vec<Challenge>> {
        let behind = behind.map(|(at, id)| (bits(at.0), bits(id.0)));
        let (at, id) = behind.unwrap_or((i64::MAX, i64::MAX));
        Box::pin(async move {
            let rows: Vec<ChallengeRow> = sqlx::query_as(
                "SELECT * FROM challenges WHERE game IS NULL AND is_open AND (created_at, id) < ($1, $2)
                 ORDER BY created_at DESC, id DESC LIMIT $3",
            )
            .bind(at)
            .bind(id)
            .bind(limit(most))
            .fetch_all(&mut *self.read().await?)
            .await?;
            rows.into_iter().map(ChallengeRow::into_challenge).collect()
        })
    }

    fn accept_challenge(
        &self,
        challenge: ChallengeId,
        game: NewGame,
        events: &[Event],
    ) -> Answer<'_, ()> {
        let events = Append::first(&game, events);
        let game = GameToKeep::of(&game);
        Box::pin(async move {
            let (game, events) = (game?, events?);
            let (id, version) = (game.id, events.version());
            let work = working(move |connection| {
                Box::pin(async move {
                    add_game(connection, &game, &events).await?;
                    take(connection, challenge, game.id).await
                })
            });
            self.write(work).await?;
            self.acknowledge(id, version);
            Ok(())
        })
    }

    fn withdraw_challenge(&self, challenge: ChallengeId) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query =
                    sqlx::query::<Db>("DELETE FROM challenges WHERE id = $1 AND game IS NULL")
                        .bind(bits(challenge.0));
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::NoChallenge(challenge))
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn check(&self) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let probe = sqlx::AssertSqlSafe(super::write_probe());
                sqlx::raw_sql(probe).execute(connection).await?;
                Ok(())
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn losses(&self) -> Losses {
        self.losses_found()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(self.finish())
    }
}
