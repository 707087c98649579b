//! The queries of simultaneous displays, compiled once for each database.

use conduct::{Moment, PersonId};

use super::queries::{GameToKeep, add_game, changed};
use super::{Connection, Db, Engine};
use crate::append::Append;
use crate::error::StoreError;
use crate::ids::{GameId, SimulId};
use crate::payload::{read_terms, write_terms};
use crate::rows::{SimulRow, SimulSeatRow, bits, number};
use crate::simul::{NewSimul, Simul, SimulGame, Simuls};
use crate::store::{Answer, working};

/// Holds the row of a display that has not begun, so that nobody else changes who takes part.
async fn hold(connection: &mut Connection, simul: SimulId) -> Result<(), StoreError> {
    let held =
        sqlx::query("UPDATE simuls SET places = places WHERE id = $1 AND started_at IS NULL")
            .bind(bits(simul.0))
            .execute(&mut *connection)
            .await?;
    changed(held.rows_affected(), StoreError::NoSimul(simul))
}

async fn join(
    connection: &mut Connection,
    simul: SimulId,
    person: PersonId,
) -> Result<(), StoreError> {
    hold(connection, simul).await?;
    let (has_seat, taken, next, places): (bool, i64, i64, i64) = sqlx::query_as(
        "SELECT EXISTS (SELECT 1 FROM simul_seats WHERE simul = $1 AND person = $2),
                (SELECT count(*) FROM simul_seats WHERE simul = $1),
                (SELECT coalesce(max(board) + 1, 0) FROM simul_seats WHERE simul = $1),
                places
         FROM simuls WHERE id = $1",
    )
    .bind(bits(simul.0))
    .bind(bits(person.0))
    .fetch_one(&mut *connection)
    .await?;
    if has_seat {
        return Ok(());
    }
    if taken >= places {
        return Err(StoreError::NoSimul(simul));
    }
    sqlx::query("INSERT INTO simul_seats (simul, board, person) VALUES ($1, $2, $3)")
        .bind(bits(simul.0))
        .bind(next)
        .bind(bits(person.0))
        .execute(&mut *connection)
        .await?;
    Ok(())
}

async fn start(
    connection: &mut Connection,
    simul: SimulId,
    at: Moment,
    games: &[(PersonId, GameToKeep, Append)],
) -> Result<(), StoreError> {
    hold(connection, simul).await?;
    sqlx::query("UPDATE simuls SET started_at = $2 WHERE id = $1")
        .bind(bits(simul.0))
        .bind(bits(at.0))
        .execute(&mut *connection)
        .await?;
    for (person, game, events) in games {
        add_game(connection, game, events).await?;
        let seated =
            sqlx::query("UPDATE simul_seats SET game = $3 WHERE simul = $1 AND person = $2")
                .bind(bits(simul.0))
                .bind(bits(person.0))
                .bind(bits(game.id().0))
                .execute(&mut *connection)
                .await?;
        changed(seated.rows_affected(), StoreError::NoPerson)?;
    }
    sqlx::query("DELETE FROM simul_seats WHERE simul = $1 AND game IS NULL")
        .bind(bits(simul.0))
        .execute(&mut *connection)
        .await?;
    Ok(())
}

impl Simuls for Engine {
    fn open_simul(&self, simul: NewSimul) -> Answer<'_, ()> {
        let terms = write_terms(&simul.terms);
        let work = working(move |connection| {
            Box::pin(async move {
                let terms = terms?;
                // What could not be read again is not kept.
                read_terms(&terms)?;
                let query = sqlx::query::<Db>(
                    "INSERT INTO simuls (id, host, terms, side, places, created_at)
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(bits(simul.id.0))
                .bind(bits(simul.host.0))
                .bind(terms)
                .bind(simul.side.word())
                .bind(i64::from(simul.places))
                .bind(bits(simul.created_at.0));
                let rows = query.execute(connection).await?.rows_affected();
                changed(rows, StoreError::IdTaken)
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn simul(&self, simul: SimulId) -> Answer<'_, Option<Simul>> {
        Box::pin(async move {
            let mut connection = self.read().await?;
            let row: Option<SimulRow> = sqlx::query_as("SELECT * FROM simuls WHERE id = $1")
                .bind(bits(simul.0))
                .fetch_optional(&mut *connection)
                .await?;
            let Some(row) = row else {
                return Ok(None);
            };
            let seats: Vec<SimulSeatRow> = sqlx::query_as(
                "SELECT person, game FROM simul_seats WHERE simul = $1 ORDER BY board",
            )
            .bind(bits(simul.0))
            .fetch_all(&mut *connection)
            .await?;
            row.into_simul(seats).map(Some)
        })
    }

    fn simul_of(&self, game: GameId) -> Answer<'_, Option<SimulId>> {
        Box::pin(async move {
            let simul: Option<i64> =
                sqlx::query_scalar("SELECT simul FROM simul_seats WHERE game = $1")
                    .bind(bits(game.0))
                    .fetch_optional(&mut *self.read().await?)
                    .await?;
            Ok(simul.map(|simul| SimulId(number(simul))))
        })
    }

    fn join_simul(&self, simul: SimulId, person: PersonId) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move { join(connection, simul, person).await })
        });
        Box::pin(self.write(work))
    }

    fn leave_simul(&self, simul: SimulId, person: PersonId) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "DELETE FROM simul_seats WHERE simul = $1 AND person = $2 AND game IS NULL",
                )
                .bind(bits(simul.0))
                .bind(bits(person.0));
                // One who has no board has nothing to leave.
                query.execute(connection).await?;
                Ok(())
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn start_simul(&self, simul: SimulId, at: Moment, games: Vec<SimulGame>) -> Answer<'_, ()> {
        let games = games.into_iter().map(|one| {
            let events = Append::first(&one.game, &one.events)?;
            Ok((one.person, GameToKeep::of(&one.game)?, events))
        });
        let games: Result<Vec<_>, StoreError> = games.collect();
        Box::pin(async move {
            let games = games?;
            let work = working(move |connection| {
                Box::pin(async move { start(connection, simul, at, &games).await })
            });
            self.write(work).await
        })
    }
}
