//! Where the sources cite an article, by file and line.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::named::{leading_id, sources};
use super::{entries, name_below};

/// The functions by which tables of rules cite a book.
const BY_FUNCTION: [(&str, &str); 5] = [
    ("intl(\"", "000:"),
    ("rus(\"", "001:"),
    ("r53(\"", "002:"),
    ("home(\"", "003:"),
    ("leaflet(\"", "004:"),
];

/// The places where each article is cited: the room, and file and line.
#[derive(Clone, Default, Debug)]
pub(super) struct Cited(BTreeMap<String, Vec<(String, String)>>);

impl Cited {
    /// Reads the sources of every crate, without their tests.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub(super) fn read(root: &Path) -> Result<Cited> {
        let mut cited = Cited::default();
        for folder in entries(&root.join("crates"))? {
            let room = name_below(&root.join("crates"), &folder);
            let mut files = Vec::new();
            sources(&folder.join("src"), ".rs", &mut files)?;
            for file in files {
                let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
                let path = file
                    .strip_prefix(root)
                    .unwrap_or(&file)
                    .display()
                    .to_string();
                cited.add(&room, &path, &text);
            }
        }
        Ok(cited)
    }

    fn add(&mut self, room: &str, path: &str, text: &str) {
        let lines = text.lines().enumerate();
        for (at, line) in lines.take_while(|(_, line)| line.trim() != "#[cfg(test)]") {
            for id in ids_in(line) {
                let place = (room.to_owned(), format!("{path}:{}", at + 1));
                self.0.entry(id).or_default().push(place);
            }
        }
    }

    /// The first place in the article's own room, or else anywhere.
    pub(super) fn place(&self, id: &str, room: &str) -> Option<&str> {
        let places = self.0.get(id)?;
        let own = places.iter().find(|(of, _)| of == room);
        own.or(places.first()).map(|(_, place)| place.as_str())
    }
}

/// The articles that a line cites, in full or by the functions of the tables.
fn ids_in(line: &str) -> Vec<String> {
    let written = line.match_indices(':').filter_map(|(colon, _)| {
        let start = colon.checked_sub(3)?;
        let (id, _) = leading_id(line.get(start..)?)?;
        Some(id.to_owned())
    });
    let by_function = BY_FUNCTION.iter().flat_map(|(function, book)| {
        line.match_indices(function).filter_map(move |(at, _)| {
            let number = line.get(at + function.len()..)?.split('"').next()?;
            Some(format!("{book}{number}"))
        })
    });
    written.chain(by_function).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_are_found_in_full_and_by_function() {
        assert_eq!(
            ids_in("/// `001:7.2.7`, `002:§16b`."),
            ["001:7.2.7", "002:§16b"]
        );
        assert_eq!(ids_in("    ended: rus(\"6\"),"), ["001:6"]);
        assert_eq!(ids_in("let a: u8 = b::c(\"5:30\");"), [""; 0]);
    }

    #[test]
    fn an_own_room_comes_first_and_tests_do_not_count() {
        let mut cited = Cited::default();
        cited.add("cli", "a.rs", "// 000:1");
        cited.add("rules", "b.rs", "\n// 000:1\n#[cfg(test)]\n// 000:2");
        assert_eq!(cited.place("000:1", "rules"), Some("b.rs:2"));
        assert_eq!(cited.place("000:1", "web"), Some("a.rs:1"));
        assert_eq!(cited.place("000:2", "rules"), None);
    }
}
