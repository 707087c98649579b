//! Where a person reaches what is built: a command or a page, by file and line.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::rows;

/// A command or a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Door {
    /// What a person types or opens.
    pub(super) how: String,
    /// File and line where it begins.
    pub(super) at: String,
}

/// The doors of rooms and of single articles; none where only the library has it.
#[derive(Clone, Default, Debug)]
pub(super) struct Doors(pub(super) BTreeMap<String, Option<Door>>);

impl Doors {
    /// Reads the table: room or article, what a person types or opens, and the text at which it begins in a file. The
    /// last three are empty where no command and no page leads to an article.
    ///
    /// # Errors
    /// When a file is not there, or the text not in it.
    pub(super) fn read(root: &Path, table: &str) -> Result<Doors> {
        let mut doors = BTreeMap::new();
        for row in rows::<4>(table, ["of", "how", "file", "text"])? {
            let [of, how, file, text] = row?;
            let door = match how.is_empty() {
                true => None,
                false => Some(Door {
                    how: how.to_owned(),
                    at: format!("{file}:{}", line_of(root, file, text)?),
                }),
            };
            let earlier = doors.insert(of.to_owned(), door);
            ensure!(earlier.is_none(), "{of} has two doors");
        }
        Ok(Doors(doors))
    }

    /// How an article is reached: by its own door, or by that of its room. None where neither is known.
    pub(super) fn of(&self, id: &str, room: &str) -> Option<&Option<Door>> {
        self.0.get(id).or_else(|| self.0.get(room))
    }
}

/// The first line of a file that has a text.
fn line_of(root: &Path, file: &str, text: &str) -> Result<usize> {
    let source = fs::read_to_string(root.join(file)).with_context(|| file.to_owned())?;
    let at = source.lines().position(|line| line.contains(text));
    Ok(at.with_context(|| format!("{text:?} is not in {file}"))? + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::root;

    #[test]
    fn an_article_has_its_own_door_or_that_of_its_room() {
        let table = "of\thow\tfile\ttext\n\
            rules\t`peatee moves`\txtask/src/run.rs\t//! Running\n\
            000:2\t\t\t";
        let doors = Doors::read(&root(), table).expect("a table");
        let of_room = Some(Door {
            how: "`peatee moves`".to_owned(),
            at: "xtask/src/run.rs:1".to_owned(),
        });
        assert_eq!(doors.of("000:1", "rules"), Some(&of_room));
        assert_eq!(doors.of("000:2", "rules"), Some(&None));
        assert_eq!(doors.of("000:1", "cellar"), None);
    }

    #[test]
    fn a_door_must_be_there() {
        let row = |row: &str| Doors::read(&root(), &format!("of\thow\tfile\ttext\n{row}"));
        assert!(row("rules\tx\txtask/src/run.rs\tno such text in it").is_err());
        assert!(row("rules\tx\tno/such/file.rs\tfn").is_err());
        assert!(row("rules\t\t\t\nrules\t\t\t").is_err());
    }
}
