//! The queries of accounts, compiled once for each database.

use conduct::{Moment, PersonId};

use super::queries::{add_person, changed};
use super::{Connection, Db, Engine};
use crate::accounts::{Accounts, LiveGame};
use crate::challenge::Challenge;
use crate::error::StoreError;
use crate::ids::{ChallengeId, SimulId, TokenHash};
use crate::link::PasswordLink;
use crate::name::Name;
use crate::person::{NewPerson, PasswordHash, Person};
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
    let rows = query.execute(&mut *connection).await?.rows_affected();
    changed(rows, StoreError::NoPerson)
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
    let person = PersonId(number(person.ok_or(StoreError::NoLink)?));
    change(connection, person, password).await?;
    Ok(person)
}

/// Sets a password. Whatever opened the account before opens it no longer.
async fn change(
    connection: &mut Connection,
    person: PersonId,
    password: &PasswordHash,
) -> Result<(), StoreError> {
    let set = sqlx::query("UPDATE persons SET password = $2 WHERE id = $1 AND kind = 'account'")
        .bind(bits(person.0))
        .bind(&password.0)
        .execute(&mut *connection)
        .await?;
    changed(set.rows_affected(), StoreError::NoPerson)?;
    for query in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM password_links WHERE person = $1",
    ] {
        let query = sqlx::query::<Db>(query).bind(bits(person.0));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Makes an account an administrator's, or not.
async fn appoint(
    connection: &mut Connection,
    person: PersonId,
    is_administrator: bool,
) -> Result<(), StoreError> {
    let query = sqlx::query::<Db>(
        "UPDATE persons SET is_administrator = $2 WHERE id = $1 AND kind = 'account'",
    )
    .bind(bits(person.0))
    .bind(is_administrator);
    let rows = query.execute(connection).await?.rows_affected();
    changed(rows, StoreError::NoPerson)
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
            Box::pin(async move { appoint(connection, person, is_administrator).await })
        });
        Box::pin(self.write_at_once(work))
    }

    fn create_administrator(&self, person: NewPerson, link: PasswordLink) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                add_person(connection, &person).await?;
                appoint(connection, person.id, true).await?;
                put_up(connection, link).await
            })
        });
        Box::pin(self.write(work))
    }

    fn change_password(&self, person: PersonId, password: PasswordHash) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move { change(connection, person, &password).await })
        });
        Box::pin(self.write(work))
    }

    fn renew_password(
        &self,
        person: PersonId,
        old: PasswordHash,
        new: PasswordHash,
    ) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "UPDATE persons SET password = $3
                     WHERE id = $1 AND kind = 'account' AND password = $2",
                )
                .bind(bits(person.0))
                .bind(&old.0)
                .bind(&new.0);
                // One that has been changed in the meantime stays.
                query.execute(connection).await?;
                Ok(())
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

    fn challenges_of(
        &self,
        person: PersonId,
        behind: Option<(Moment, ChallengeId)>,
        most: u32,
    ) -> Answer<'_, Vec<Challenge>> {
        let behind = behind.map(|(at, id)| (bits(at.0), bits(id.0)));
        let (at, id) = behind.unwrap_or((i64::MAX, i64::MAX));
        Box::pin(async move {
            let rows: Vec<ChallengeRow> = sqlx::query_as(
                "SELECT * FROM challenges WHERE person = $1 AND (created_at, id) < ($2, $3)
                 ORDER BY created_at DESC, id DESC LIMIT $4",
            )
            .bind(bits(person.0))
            .bind(at)
            .bind(id)
            .bind(limit(most))
            .fetch_all(&mut *self.read().await?)
            .await?;
            rows.into_iter().map(ChallengeRow::into_challenge).collect()
        })
    }

    fn simuls_of(
        &self,
        person: PersonId,
        behind: Option<SimulId>,
        most: u32,
    ) -> Answer<'_, Vec<SimulId>> {
        Box::pin(async move {
            let ids: Vec<i64> = sqlx::query_scalar(
                "SELECT id FROM (SELECT id FROM simuls WHERE host = $1
                                 UNION SELECT simul FROM simul_seats WHERE person = $1) AS own
                 WHERE id > $2 ORDER BY id LIMIT $3",
            )
            .bind(bits(person.0))
            .bind(behind.map_or(i64::MIN, |simul| bits(simul.0)))
            .bind(limit(most))
            .fetch_all(&mut *self.read().await?)
            .await?;
            Ok(ids.into_iter().map(|id| SimulId(number(id))).collect())
        })
    }

    fn live_games_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<LiveGame>> {
        Box::pin(async move {
            let rows: Vec<LiveGameRow> = sqlx::query_as(
                "SELECT games.*, (SELECT coalesce(max(version) + 1, 0) FROM events
                                  WHERE events.game = games.id) AS version
                 FROM seats JOIN games ON games.id = seats.game
                 WHERE seats.person = $1 AND seats.is_over = FALSE
                 ORDER BY seats.created_at DESC, seats.game DESC LIMIT $2",
            )
            .bind(bits(person.0))
            .bind(limit(most))
            .fetch_all(&mut *self.read().await?)
            .await?;
            // One that cannot be read must not hide the others; it is reported where it is opened.
            let games = rows.into_iter().map(LiveGameRow::into_game);
            Ok(games.filter_map(Result::ok).collect())
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
