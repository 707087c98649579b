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

/// A place that cites an article.
#[derive(Clone, Debug)]
struct Citation {
    room: String,
    kind: CitedBy,
    /// File and line.
    place: String,
}

/// What cites an article; a line that decides comes before a comment that explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum CitedBy {
    /// A line of code, in its margin or by the functions of the tables.
    Code,
    /// A comment inside the code.
    Comment,
    /// A sentence of the program.
    Text,
    /// A doc comment.
    Doc,
}

impl CitedBy {
    fn of(line: &str, id: &str) -> CitedBy {
        let before = line.split(id).next().unwrap_or_default();
        let line = line.trim_start();
        if line.starts_with("///") || line.starts_with("//!") {
            CitedBy::Doc
        } else if line.starts_with("//") {
            CitedBy::Comment
        } else if line.contains(id) && before.matches('"').count() % 2 == 1 {
            CitedBy::Text
        } else {
            CitedBy::Code
        }
    }
}

/// The citations of each article, in the order of files and lines.
#[derive(Clone, Default, Debug)]
pub(super) struct Cited(BTreeMap<String, Vec<Citation>>);

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
                let citation = Citation {
                    room: room.to_owned(),
                    kind: CitedBy::of(line, &id),
                    place: format!("{path}:{}", at + 1),
                };
                self.0.entry(id).or_default().push(citation);
            }
        }
    }

    /// The place that is most likely to decide: in the article's own room before others, in code before comments, and the
    /// first of equals.
    pub(super) fn place(&self, id: &str, room: &str) -> Option<&str> {
        let citations = self.0.get(id)?.iter();
        let first = citations.min_by_key(|cited| (cited.room != room, cited.kind))?;
        Some(&first.place)
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
        cited.add("rules", "c.rs", "fn f() {}\nlet a = 1; // 000:1");
        assert_eq!(cited.place("000:1", "rules"), Some("c.rs:2"));
        assert_eq!(cited.place("000:2", "rules"), None);
    }
}
