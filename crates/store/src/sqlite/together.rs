//! Appends of several games by one statement: asking SQLite costs more than what is asked.

use std::collections::HashSet;

use sqlx::SqliteConnection;

use super::writer::Request;
use crate::append::Append;
use crate::error::StoreError;
use crate::rows::bits;

/// Adds the events of several games, if every game has come that far and no command was done before. One statement, and so
/// all or nothing. Each row is game, version expected, version, payload, command to keep and command to look for.
const APPEND_TOGETHER: &str = "
    WITH wanted AS MATERIALIZED (
        SELECT value ->> 0 AS game, value ->> 2 AS version, value ->> 3 AS payload, value ->> 4 AS command,
            value ->> 1 = (SELECT coalesce(max(version) + 1, 0) FROM events WHERE game = value ->> 0)
            AND NOT EXISTS (SELECT 1 FROM events WHERE game = value ->> 0 AND command = value ->> 5) AS fits
        FROM json_each($1)
    )
    INSERT INTO events (game, version, payload, command)
    SELECT game, version, payload, command FROM wanted WHERE (SELECT min(fits) FROM wanted)";

type Row<'a> = (i64, i64, i64, &'a str, Option<&'a str>, Option<&'a str>);

fn rows(append: &Append) -> impl Iterator<Item = Row<'_>> {
    let (game, expected) = (bits(append.game.0), bits(append.expected));
    let last = append.payloads.len().saturating_sub(1);
    append.payloads.iter().enumerate().map(move |(i, payload)| {
        let kept = append.command().filter(|_| i == last);
        let version = bits(append.expected.saturating_add(i as u64));
        (
            game,
            expected,
            version,
            payload.as_str(),
            kept,
            append.command(),
        )
    })
}

/// How many requests at the front can be done together: appends to games of which each comes once. At least one.
pub(super) fn together(batch: &[Box<dyn Request>]) -> usize {
    let mut games = HashSet::new();
    let front = batch.iter().take_while(|request| {
        let append = request.plain();
        append.is_some_and(|append| games.insert(append.game))
    });
    front.count().max(1)
}

/// Adds the events of several appends by one statement. Where one of them cannot be added, nothing is done.
pub(super) async fn add_together(
    connection: &mut SqliteConnection,
    requests: &mut [Box<dyn Request>],
) -> Result<bool, StoreError> {
    let appends = requests.iter().filter_map(|request| request.plain());
    let rows: Vec<Row<'_>> = appends.flat_map(rows).collect();
    // The first of them may be one that is more than events.
    if rows.is_empty() {
        return Ok(false);
    }
    let Ok(list) = serde_json::to_string(&rows) else {
        return Ok(false);
    };
    let all = rows.len() as u64;
    let added = sqlx::query(APPEND_TOGETHER)
        .bind(list)
        .execute(&mut *connection)
        .await;
    let is_whole = match added.map_err(StoreError::from) {
        Err(error) if error.is_fatal() => return Err(error),
        added => added.is_ok_and(|added| added.rows_affected() == all),
    };
    if is_whole {
        requests.iter_mut().for_each(|request| request.added());
    }
    Ok(is_whole)
}
