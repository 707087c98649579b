//! The queries of event files, compiled once for each database.

use conduct::{Moment, PersonId};

use super::queries::{changed, without_gaps};
use super::{APPEND_LINES, Connection, Db, Engine};
use crate::error::StoreError;
use crate::event_file::{
    EventFile, EventFiles, EventList, EventListing, EventPlace, KeptEventFile, NewEventFile,
    NewLines, OwnerBounds,
};
use crate::game::Appended;
use crate::ids::{CommandId, EventId};
use crate::payload::PayloadError;
use crate::rows::{EventFileRow, bits, limit, number};
use crate::store::{Answer, working};

/// Adds rows of lines, if the file has come that far and the command was not done before: whether they were added.
async fn add_lines(
    connection: &mut Connection,
    event: EventId,
    expected: u64,
    lines: &[String],
    command: Option<&CommandId>,
    (author, at): (PersonId, Moment),
) -> Result<bool, StoreError> {
    // PostgreSQL keeps no text with it.
    if lines.iter().any(|line| line.contains('\0')) {
        return Err(PayloadError::value("line", &"a zero byte").into());
    }
    let added = sqlx::query::<Db>(APPEND_LINES)
        .bind(bits(event.0))
        .bind(bits(expected))
        .bind(serde_json::Value::from(lines).to_string())
        .bind(command.map(CommandId::as_str))
        .bind(bits(author.0))
        .bind(bits(at.0))
        .execute(connection)
        .await?;
    Ok(added.rows_affected() > 0)
}

fn length(lines: &[String]) -> u64 {
    lines.iter().map(|line| line.len() as u64).sum()
}

/// Whether somebody keeps no more than he may.
async fn is_within(
    connection: &mut Connection,
    owner: PersonId,
    bounds: OwnerBounds,
) -> Result<(), StoreError> {
    let (files, bytes): (i64, i64) = sqlx::query_as(
        "SELECT count(*), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM event_files WHERE owner = $1",
    )
    .bind(bits(owner.0))
    .fetch_one(connection)
    .await?;
    match number(files) <= bounds.files.into() && number(bytes) <= bounds.bytes {
        true => Ok(()),
        false => Err(StoreError::EventsFull),
    }
}

async fn create(connection: &mut Connection, file: &NewEventFile) -> Result<(), StoreError> {
    // Holds the owner, so that two files at once are counted one after the other.
    let held = sqlx::query::<Db>(
        "UPDATE persons SET language = language WHERE id = $1 AND kind = 'account'",
    )
    .bind(bits(file.owner.0))
    .execute(&mut *connection)
    .await?;
    changed(held.rows_affected(), StoreError::NoPerson)?;
    let bytes = (file.heading.len() as u64).saturating_add(length(&file.lines));
    sqlx::query::<Db>(
        "INSERT INTO event_files (id, owner, created_at, heading, title, place, dates, ended_at, bytes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(bits(file.id.0))
    .bind(bits(file.owner.0))
    .bind(bits(file.created_at.0))
    .bind(&file.heading)
    .bind(&file.listing.title)
    .bind(&file.listing.place)
    .bind(&file.listing.dates)
    .bind(file.listing.ended_at.map(|at| bits(at.0)))
    .bind(bits(bytes))
    .execute(&mut *connection)
    .await?;
    let who = (file.owner, file.created_at);
    add_lines(connection, file.id, 0, &file.lines, None, who).await?;
    is_within(connection, file.owner, file.bounds).await
}

/// Whether lines were added, with what lists say of the event then.
async fn append(connection: &mut Connection, new: &NewLines) -> Result<bool, StoreError> {
    let command = new.command.as_ref();
    let who = (new.author, new.at);
    if !add_lines(
        connection,
        new.event,
        new.expected,
        &new.lines,
        command,
        who,
    )
    .await?
    {
        return Ok(false);
    }
    let EventListing {
        title,
        place,
        dates,
        ended_at,
    } = &new.listing;
    let owner: Option<i64> = sqlx::query_scalar(
        "UPDATE event_files SET bytes = bytes + $2, title = $3, place = $4, dates = $5, ended_at = $6,
                                checked_out_at = NULL
         WHERE id = $1 AND (checked_out_at IS NULL OR $7) RETURNING owner",
    )
    .bind(bits(new.event.0))
    .bind(bits(length(&new.lines)))
    .bind(title)
    .bind(place)
    .bind(dates)
    .bind(ended_at.map(|at| bits(at.0)))
    .bind(new.checks_in)
    .fetch_optional(&mut *connection)
    .await?;
    let owner = owner.ok_or(StoreError::CheckedOut(new.event))?;
    is_within(connection, PersonId(number(owner)), new.bounds).await?;
    Ok(true)
}

/// What became of lines that were not added.
async fn why_not(connection: &mut Connection, new: &NewLines) -> Result<Appended, StoreError> {
    let (is_there, done, found): (bool, Option<i64>, i64) = sqlx::query_as(
        "SELECT EXISTS (SELECT 1 FROM event_files WHERE id = $1),
                (SELECT version + 1 FROM event_lines WHERE event = $1 AND command = $2),
                (SELECT coalesce(max(version) + 1, 0) FROM event_lines WHERE event = $1)",
    )
    .bind(bits(new.event.0))
    .bind(new.command.as_ref().map(CommandId::as_str))
    .fetch_one(connection)
    .await?;
    let (expected, found) = (new.expected, number(found));
    match done.map(number) {
        _ if !is_there => Err(StoreError::NoEventFile(new.event)),
        Some(version) => Ok(Appended::AlreadyDone { version }),
        None if new.lines.is_empty() && found == expected => Ok(Appended::Kept { version: found }),
        None => Err(StoreError::Conflict { expected, found }),
    }
}

async fn event_file(connection: &mut Connection, event: EventId) -> Result<EventFile, StoreError> {
    let row: Option<EventFileRow> = sqlx::query_as("SELECT * FROM event_files WHERE id = $1")
        .bind(bits(event.0))
        .fetch_optional(connection)
        .await?;
    let row = row.ok_or(StoreError::NoEventFile(event))?;
    Ok(row.into_event_file())
}

async fn lines_since(
    connection: &mut Connection,
    event: EventId,
    version: u64,
) -> Result<Vec<String>, StoreError> {
    let rows: Vec<(i64, String)> = sqlx::query_as(
        "SELECT version, line FROM event_lines WHERE event = $1 AND version >= $2 ORDER BY version",
    )
    .bind(bits(event.0))
    .bind(bits(version))
    .fetch_all(connection)
    .await?;
    without_gaps(rows, version)
}

impl EventFiles for Engine {
    fn create_event_file(&self, file: NewEventFile) -> Answer<'_, ()> {
        let work =
            working(move |connection| Box::pin(async move { create(connection, &file).await }));
        Box::pin(self.write(work))
    }

    fn append_lines(&self, lines: NewLines) -> Answer<'_, Appended> {
        Box::pin(async move {
            let new = lines.clone();
            let work =
                working(move |connection| Box::pin(async move { append(connection, &new).await }));
            match self.write(work).await {
                Ok(true) => {
                    let added = lines.lines.len() as u64;
                    let version = lines.expected.saturating_add(added);
                    Ok(Appended::Kept { version })
                }
                // Another was faster, be it by the breach of a key; or there is no such file.
                Ok(false) | Err(StoreError::IdTaken | StoreError::NoPerson) => {
                    why_not(&mut *self.read().await?, &lines).await
                }
                Err(error) => Err(error),
            }
        })
    }

    fn event_file(&self, event: EventId) -> Answer<'_, EventFile> {
        Box::pin(async move { event_file(&mut *self.read().await?, event).await })
    }

    fn load_event_file(&self, event: EventId) -> Answer<'_, KeptEventFile> {
        Box::pin(async move {
            let mut connection = self.read().await?;
            let file = event_file(&mut connection, event).await?;
            let lines = lines_since(&mut connection, event, 0).await?;
            Ok(KeptEventFile { file, lines })
        })
    }

    fn event_lines_since(&self, event: EventId, version: u64) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let mut connection = self.read().await?;
            event_file(&mut connection, event).await?;
            lines_since(&mut connection, event, version).await
        })
    }

    fn event_done(&self, event: EventId, command: &CommandId) -> Answer<'_, Option<u64>> {
        let command = command.as_str().to_owned();
        Box::pin(async move {
            let version: Option<i64> = sqlx::query_scalar(
                "SELECT version + 1 FROM event_lines WHERE event = $1 AND command = $2",
            )
            .bind(bits(event.0))
            .bind(command)
            .fetch_optional(&mut *self.read().await?)
            .await?;
            Ok(version.map(number))
        })
    }

    fn list_event_files(
        &self,
        list: EventList,
        behind: Option<EventPlace>,
        most: u32,
    ) -> Answer<'_, Vec<EventFile>> {
        let (query, owner) = match list {
            EventList::Running => (
                "SELECT * FROM event_files WHERE ended_at IS NULL AND (created_at, id) < ($1, $2)
                 ORDER BY created_at DESC, id DESC LIMIT $3",
                None,
            ),
            EventList::Ended => (
                "SELECT * FROM event_files WHERE ended_at IS NOT NULL AND (ended_at, id) < ($1, $2)
                 ORDER BY ended_at DESC, id DESC LIMIT $3",
                None,
            ),
            EventList::Of(owner) => (
                "SELECT * FROM event_files WHERE owner = $4 AND (created_at, id) < ($1, $2)
                 ORDER BY created_at DESC, id DESC LIMIT $3",
                Some(owner),
            ),
        };
        let behind = behind.map(|place| (bits(place.at.0), bits(place.event.0)));
        let (at, event) = behind.unwrap_or((i64::MAX, i64::MAX));
        Box::pin(async move {
            let query = sqlx::query_as(query).bind(at).bind(event).bind(limit(most));
            let query = match owner {
                Some(owner) => query.bind(bits(owner.0)),
                None => query,
            };
            let rows: Vec<EventFileRow> = query.fetch_all(&mut *self.read().await?).await?;
            Ok(rows
                .into_iter()
                .map(EventFileRow::into_event_file)
                .collect())
        })
    }

    fn check_out(&self, event: EventId, since: Option<Moment>) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "UPDATE event_files
                     SET checked_out_at = CASE WHEN $2 IS NULL THEN NULL ELSE coalesce(checked_out_at, $2) END
                     WHERE id = $1",
                )
                .bind(bits(event.0))
                .bind(since.map(|at| bits(at.0)));
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::NoEventFile(event))
            })
        });
        Box::pin(self.write_at_once(work))
    }
}
