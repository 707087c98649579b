//! Which tests name which articles: those of the crates at the head of their doc comments, those in the browser in the
//! comment above them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::{entries, name_below};

const BROWSER: &str = "web/tests";

/// Every article that a test of some crate names, with that test.
pub(super) fn tests_of(root: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for room in entries(&root.join("crates"))? {
        for folder in ["src", "tests"] {
            sources(&room.join(folder), ".rs", &mut files)?;
        }
    }
    let mut named = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        for (test, ids) in tests_in(&text) {
            named.extend(ids.into_iter().map(|id| (id, format!("{stem}::{test}"))));
        }
    }
    Ok(named)
}

/// Every article that a test in the browser names, with that test.
pub(super) fn browser_tests(root: &Path) -> Result<Vec<(String, String)>> {
    let folder = root.join(BROWSER);
    let mut files = Vec::new();
    sources(&folder, ".spec.js", &mut files)?;
    let mut named = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let place = format!("{BROWSER}/{}", name_below(&folder, &file));
        for (test, ids) in browser_tests_in(&text) {
            named.extend(ids.into_iter().map(|id| (id, format!("{place}: {test}"))));
        }
    }
    Ok(named)
}

/// The files below a folder whose names end so.
pub(super) fn sources(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for path in entries(folder)? {
        if path.is_dir() {
            sources(&path, ending, files)?;
        } else if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    Ok(())
}

/// The tests of a source file, each with the articles at the head of its doc comment.
fn tests_in(source: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    let mut doc = String::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            doc.push_str(text);
        } else if line == "#[test]" || line.starts_with("#[tokio::test") {
            is_test = true;
        } else if !line.starts_with("#[") {
            if let Some(name) = function_name(line).filter(|_| is_test) {
                found.push((name.to_owned(), leading_ids(&doc)));
            }
            doc.clear();
            is_test = false;
        }
    }
    found
}

fn function_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("async ").unwrap_or(line);
    line.strip_prefix("fn ")?.split(['(', '<']).next()
}

/// The tests of a browser's script, each with the articles at the head of the comment above it.
fn browser_tests_in(source: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("//") {
            comment.push_str(text);
            continue;
        }
        if let Some(name) = browser_test_name(line) {
            found.push((name.to_owned(), leading_ids(&comment)));
        }
        comment.clear();
    }
    found
}

/// The name in `test('a move by two clicks', …`; one with a value in it as it is written there.
fn browser_test_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("test(")?;
    let quote = rest
        .chars()
        .next()
        .filter(|c| matches!(c, '\'' | '`' | '"'))?;
    rest.split(quote).nth(1)
}

/// The article ids with which a doc comment begins, separated by commas.
fn leading_ids(doc: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut rest = doc.trim_start();
    while let Some((id, after)) = leading_id(rest) {
        ids.push(id.to_owned());
        match after.strip_prefix(',') {
            Some(next) => rest = next.trim_start(),
            None => break,
        }
    }
    ids
}

/// An id such as `002:§14-ex1` at the beginning of a text, and what follows it.
pub(super) fn leading_id(text: &str) -> Option<(&str, &str)> {
    let (book, number) = text.split_at_checked(4)?;
    let is_book = book.ends_with(':') && book[..3].bytes().all(|byte| byte.is_ascii_digit());
    let belongs = |c: char| c.is_alphanumeric() || matches!(c, '§' | '.' | '-');
    let end = number.find(|c| !belongs(c)).unwrap_or(number.len());
    let length = number[..end].trim_end_matches(['.', '-']).len();
    (is_book && length > 0).then(|| text.split_at(4 + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
/// 000:4.13, 000:4.14: the largest number (002:§25, example 1).
#[test]
fn intl_4_13_most_pieces() {}

/// 002:§14-ex1, 002:§16d,
/// 004:C31, FIDE 9.2.2
#[test]
#[ignore = \"slow\"]
fn r53_14_ex1() {}

/// 001:8.1. Not a test.
fn helper() {}

#[test]
fn without_articles() {}

    proptest! {
        /// 000:6.1
        #[test]
        fn law(n in 0..9) {}
    }

/// 003:4: by lot.
#[tokio::test(flavor = \"multi_thread\")]
async fn over_real_sockets() {}
";

    const SCRIPT: &str = "
// A comment of the file, 000:9.9.

// 000:4.9, 001:4.9: the way is shown
// square by square.
test('a capture, step by step', async ({ page }) => {
  // 000:6.1: not of a test.
  await open(page);
});

for (const kind of kinds) {
  // 002:§2.2
  test(`pieces of ${kind}`, async ({ page }) => {});
}
test('without articles', () => {});
";

    #[test]
    fn scanner_finds_the_ids_at_the_head_of_a_test() {
        let found = tests_in(SOURCE);
        let told: Vec<(&str, String)> = found
            .iter()
            .map(|(name, ids)| (name.as_str(), ids.join(" ")))
            .collect();
        let expected = [
            ("intl_4_13_most_pieces", "000:4.13 000:4.14"),
            ("r53_14_ex1", "002:§14-ex1 002:§16d 004:C31"),
            ("without_articles", ""),
            ("law", "000:6.1"),
            ("over_real_sockets", "003:4"),
        ];
        assert_eq!(told, expected.map(|(name, ids)| (name, ids.to_owned())));
    }

    #[test]
    fn scanner_finds_the_ids_above_a_test_in_the_browser() {
        let found = browser_tests_in(SCRIPT);
        let told: Vec<(&str, String)> = found
            .iter()
            .map(|(name, ids)| (name.as_str(), ids.join(" ")))
            .collect();
        let expected = [
            ("a capture, step by step", "000:4.9 001:4.9"),
            ("pieces of ${kind}", "002:§2.2"),
            ("without articles", ""),
        ];
        assert_eq!(told, expected.map(|(name, ids)| (name, ids.to_owned())));
    }

    #[test]
    fn ids_end_before_punctuation() {
        assert_eq!(leading_ids("000:6.1."), ["000:6.1"]);
        assert_eq!(leading_ids("002:§16d: on claim"), ["002:§16d"]);
        assert_eq!(leading_ids("as in 000:6.1"), [""; 0]);
        assert_eq!(leading_ids("00§:6"), [""; 0]);
        assert_eq!(leading_ids("000:"), [""; 0]);
    }
}
