//! The schema's history, inside the binary. `sqlx::migrate!` would do the same, but its macros build SQLite a second time,
//! for the build host.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A [`Migrator`] over the files named, which lie in a folder below `migrations`.
macro_rules! migrator {
    ($folder:literal: $($name:literal),* $(,)?) => {
        $crate::migrations::migrator_of(&[
            $(($name, include_str!(concat!("../migrations/", $folder, "/", $name, ".sql")))),*
        ])
    };
}
pub(crate) use migrator;

/// What sqlx makes of files called `NUMBER_SOME_WORDS.sql`.
pub(crate) fn migrator_of(files: &[(&'static str, &'static str)]) -> Migrator {
    let migrations = files.iter().filter_map(|(name, sql)| {
        let (version, words) = name.split_once('_')?;
        let version = version.parse().ok()?;
        let description = words.replace('_', " ").into();
        let sql = sql.into_sql_str();
        Some(Migration::new(
            version,
            description,
            MigrationType::Simple,
            sql,
            false,
        ))
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// sqlx refuses a database whose recorded checksums differ from those of the files that it would read itself.
    #[tokio::test]
    async fn every_migration_is_embedded_as_sqlx_reads_it() {
        for (folder, embedded) in [
            ("sqlite", &*crate::sqlite::MIGRATIONS),
            ("postgres", &*crate::postgres::MIGRATIONS),
        ] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("migrations")
                .join(folder);
            let read = Migrator::new(path).await.expect("the folder is read");
            let told = |migrator: &Migrator| -> Vec<_> {
                let told = |migration: &Migration| {
                    let Migration {
                        version,
                        description,
                        migration_type,
                        checksum,
                        no_tx,
                        ..
                    } = migration.clone();
                    (version, description, migration_type, checksum, no_tx)
                };
                migrator.iter().map(told).collect()
            };
            assert!(read.iter().count() >= 6, "{folder}");
            assert_eq!(told(embedded), told(&read), "{folder}");
        }
    }
}
