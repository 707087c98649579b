//! `peatee admin`: accounts of the server.

use std::io::Write;

use anyhow::{Context, bail};
use games::Phrase;
use serde_json::{Value, json};
use server::admin;
use store::{Name, Person, Store};

use crate::Answer;
use crate::args::{Admin, Task};
use crate::serve::database;
use crate::speak::Speaker;

/// What was done: as a sentence with what follows it, and as data.
struct Done {
    said: Vec<String>,
    data: Value,
}

pub(crate) fn run(
    admin: &Admin,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    if !admin.address.starts_with("http://") && !admin.address.starts_with("https://") {
        bail!(
            "--address {:?}: expected http://… or https://…",
            admin.address
        );
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("no threads")?;
    let done = runtime.block_on(async {
        let store = store::open(&database(&admin.kept)?).await?;
        let done = perform(admin, speaker, &*store).await;
        store.close().await?;
        done
    })?;
    match admin.json {
        true => writeln!(out, "{:#}", done.data)?,
        false => {
            for line in done.said {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(Answer::Yes)
}

async fn perform(admin: &Admin, speaker: &Speaker, store: &dyn Store) -> anyhow::Result<Done> {
    let site = admin.address.trim_end_matches('/');
    Ok(match &admin.task {
        Task::Create {
            name,
            promote: false,
        } => {
            let path = admin::create(store, name.clone()).await?;
            link("page-admin-created", name, site, &path, speaker)
        }
        Task::Create {
            name,
            promote: true,
        } => {
            admin::promote(store, name).await?;
            Done {
                said: vec![speaker.say(&about("page-admin-promoted", name))],
                data: json!({"name": name.as_str(), "is_administrator": true}),
            }
        }
        Task::PasswordLink { name } => {
            let path = admin::password_link(store, name).await?;
            link("page-admin-link", name, site, &path, speaker)
        }
        Task::List => list(&admin::list(store).await?, speaker),
        Task::Revoke { name } => {
            let count = admin::revoke(store, name).await?;
            let phrase = about("page-admin-revoked", name).number("count", count);
            Done {
                said: vec![speaker.say(&phrase)],
                data: json!({"name": name.as_str(), "sessions": count}),
            }
        }
        Task::ConfirmClock => {
            let time = admin::confirm_clock(store).await?;
            Done {
                said: vec![speaker.say(&Phrase::new("page-admin-clock").text("time", &time))],
                data: json!({"clock": time}),
            }
        }
        Task::Annul { game } => {
            admin::annul(store, game).await?;
            let phrase = Phrase::new("page-admin-annulled").text("game", game);
            Done {
                said: vec![speaker.say(&phrase)],
                data: json!({"game": game, "annulled": true}),
            }
        }
        Task::Delete { name } => {
            let pseudonym = admin::delete(store, name).await?;
            let phrase = about("page-admin-deleted", name).text("pseudonym", pseudonym.as_str());
            Done {
                said: vec![speaker.say(&phrase)],
                data: json!({"name": name.as_str(), "pseudonym": pseudonym.as_str()}),
            }
        }
    })
}

fn about(key: &str, name: &Name) -> Phrase {
    Phrase::new(key).text("name", name.as_str())
}

fn link(key: &str, name: &Name, site: &str, path: &str, speaker: &Speaker) -> Done {
    let address = format!("{site}{path}");
    let hours = admin::LINK_LASTS.0 / 3_600_000;
    Done {
        data: json!({"name": name.as_str(), "link": address, "hours": hours}),
        said: vec![speaker.say(&about(key, name)), address],
    }
}

fn list(accounts: &[Person], speaker: &Speaker) -> Done {
    let line = |person: &Person| {
        let mark = match person.is_administrator {
            true => speaker.plain("page-is-administrator"),
            false => String::new(),
        };
        let line = format!("{}  {}  {mark}", admin::since(person), person.name);
        line.trim_end().to_owned()
    };
    let data = accounts.iter().map(|person| {
        json!({
            "name": person.name.as_str(),
            "since": admin::since(person),
            "is_administrator": person.is_administrator,
        })
    });
    Done {
        data: data.collect(),
        said: match accounts {
            [] => vec![speaker.plain("page-admin-none")],
            [..] => accounts.iter().map(line).collect(),
        },
    }
}
