//! The queries of accounts, compiled once for each database.

use conduct::{Moment, PersonId};

use super::{Connection, Db, Engine};
use crate::accounts::{Accounts, LiveGame};
use crate::challenge::Challenge;
use crate::error::StoreError;
use crate::ids::TokenHash;
use crate::link::PasswordLink;
use crate::name::Name;
use crate::person::{PasswordHash, Person};
use crate::rows::{
    ChallengeRow, LinkRow, LiveGameRow, PersonRow, TokenSessionRow, bits, limit, number,
};
use crate::session::Session;
use crate::store::{Answer, working};

/// Puts a link in the place of another.
async fn put_up(connection: &mut Connection, link: PasswordLink) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM password_links WHERE person = $1")
        .bind(bits(link.person.0))
        .execute(&mut *connection)
        .await?;
    let query = sqlx::query::<Db>(
        "INSERT INTO password_links (token, person, expires_at)
         SELECT $1, id, $3 FROM persons WHERE id = $2 AND kind = 'account'",
    )
    .bind(link.token.0.to_vec())
    .bind(bits(link.person.0))
    .bind(bits(link.expires_at.0));
    match query.execute(&mut *connection).await?.rows_affected() {
        0 => Err(StoreError::NoPerson),
        _ => Ok(()),
    }
}

/// Takes a link down, sets the password and ends the sessions.
async fn set_by_link(
    connection: &mut Connection,
    token: TokenHash,
    now: Moment,
    password: &PasswordHash,
) -> Result<PersonId, StoreError> {
    let person: Option<i64> = sqlx::query_scalar(
        "DELETE FROM password_links WHERE token = $1 AND expires_at > $2 RETURNING person",
    )
    .bind(token.0.to_vec())
    .bind(bits(now.0))
    .fetch_optional(&mut *connection)
    .await?;
    let person = person.ok_or(StoreError::NoLink)?;
    sqlx::query("UPDATE persons SET password = $2 WHERE id = $1 AND kind = 'account'")
        .bind(person)
        .bind(&password.0)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM sessions WHERE person = $1")
        .bind(person)
        .execute(&mut *connection)
        .await?;
    Ok(PersonId(number(person)))
}

impl Accounts for Engine {
    fn accounts(&self, after: Option<&Name>, most: u32) -> Answer<'_, Vec<Person>> {
        let after = after.map_or_else(String::new, Name::folded);
        Box::pin(async move {
            let rows: Vec<PersonRow> =
                sqlx::query_as("SELECT * FROM persons WHERE folded > $1 ORDER BY folded LIMIT $2")
                    .bind(after)
                    .bind(limit(most))
                    .fetch_all(&mut *self.read().await?)
                    .await?;
            rows.into_iter().map(PersonRow::into_person).collect()
        })
    }

    fn set_administrator(&self, person: PersonId, is_administrator: bool) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "UPDATE persons SET is_administrator = $2 WHERE id = $1 AND kind = 'account'",
                )
                .bind(bits(person.0))
                .bind(is_administrator);
                match query.execute(connection).await?.rows_affected() {
                    0 => Err(StoreError::NoPerson),
                    _ => Ok(()),
                }
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn sessions_of(&self, person: PersonId, now: Moment) -> Answer<'_, Vec<Session>> {
        Box::pin(async move {
            let rows: Vec<TokenSessionRow> = sqlx::query_as(
                "SELECT * FROM sessions WHERE person = $1 AND expires_at > $2
                 ORDER BY seen_at DESC, created_at DESC, token",
            )
            .bind(bits(person.0))
            .bind(bits(now.0))
            .fetch_all(&mut *self.read().await?)
            .await?;
            rows.into_iter()
                .map(TokenSessionRow::into_session)
                .collect()
        })
    }

    fn revoke_other_sessions(&self, person: PersonId, kept: TokenHash) -> Answer<'_, u64> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query =
                    sqlx::query::<Db>("DELETE FROM sessions WHERE person = $1 AND token <> $2")
                        .bind(bits(person.0))
                        .bind(kept.0.to_vec());
                Ok(query.execute(connection).await?.rows_affected())
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn challenges_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Challenge>> {
        Box::pin(async move {
            let rows: Vec<ChallengeRow> = sqlx::query_as(
                "SELECT * FROM challenges WHERE person = $1
                 ORDER BY created_at DESC, id DESC LIMIT $2",
            )
            .bind(bits(person.0))
            .bind(limit(most))
            .fetch_all(&mut *self.read().await?)
            .await?;
            rows.into_iter().map(ChallengeRow::into_challenge).collect()
        })
    }

    fn live_games_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<LiveGame>> {
        Box::pin(async move {
            let rows: Vec<LiveGameRow> = sqlx::query_as(
                "SELECT games.*, (SELECT coalesce(max(version) + 1, 0) FROM events
                                  WHERE events.game = games.id) AS version
                 FROM seats JOIN games ON games.id = seats.game
                 WHERE seats.person = $1 AND games.ended_at IS NULL
                 ORDER BY seats.created_at DESC, seats.game DESC LIMIT $2",
            )
            .bind(bits(person.0))
            .bind(limit(most))
            .fetch_all(&mut *self.read().await?)
            .await?;
            rows.into_iter().map(LiveGameRow::into_game).collect()
        })
    }

    fn put_up_link(&self, link: PasswordLink) -> Answer<'_, ()> {
        let work =
            working(move |connection| Box::pin(async move { put_up(connection, link).await }));
        Box::pin(self.write(work))
    }

    fn link(&self, token: TokenHash, now: Moment) -> Answer<'_, Option<PasswordLink>> {
        Box::pin(async move {
            let row: Option<LinkRow> = sqlx::query_as(
                "SELECT person, expires_at FROM password_links
                 WHERE token = $1 AND expires_at > $2",
            )
            .bind(token.0.to_vec())
            .bind(bits(now.0))
            .fetch_optional(&mut *self.read().await?)
            .await?;
            Ok(row.map(|row| row.into_link(token)))
        })
    }

    fn use_link(
        &self,
        token: TokenHash,
        now: Moment,
        password: PasswordHash,
    ) -> Answer<'_, PersonId> {
        let work = working(move |connection| {
            Box::pin(async move { set_by_link(connection, token, now, &password).await })
        });
        Box::pin(self.write(work))
    }

    fn sweep_links(&self, now: Moment) -> Answer<'_, u64> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>("DELETE FROM password_links WHERE expires_at <= $1")
                    .bind(bits(now.0));
                Ok(query.execute(connection).await?.rows_affected())
            })
        });
        Box::pin(self.write_at_once(work))
    }
}
