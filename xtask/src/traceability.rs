//! Which article of the rule books is built, where, how a person reaches it, and which tests name it:
//! `docs/traceability.md`.
//!
//! The articles, their standing and the doors to them are tables in `docs/traceability/`. A test names its articles at
//! the head of its doc comment, `/// 000:4.13, 000:4.14: …`; a browser test in the comment above it,
//! `// 000:4.9: …`; a case of `examples.json` by its id.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::run::root;

mod cases;
mod cited;
mod doors;
mod named;

use cases::{cases, scenarios};
use cited::Cited;
use doors::Doors;
use named::{browser_tests, tests_of};

/// The last part that is finished.
const PART: u8 = 5;

/// Each room and the part after which the books leave nothing to build in it.
const ROOMS: [(&str, u8); 12] = [
    ("rules", 1),
    ("games", 1),
    ("chess", 1),
    ("cli", 1),
    ("notation", 2),
    ("paper", 2),
    ("conduct", 3),
    ("texts", 4),
    ("web", 4),
    ("server", 5),
    ("pairing", 5),
    ("tournament", 5),
];

/// Built, and out of reach of a person.
const LIBRARY: &str = "library";

const PAGE: &str = "docs/traceability.md";
const ARTICLES: &str = "docs/traceability/articles.tsv";
const STATUS: &str = "docs/traceability/status.tsv";
const DOORS: &str = "docs/traceability/doors.tsv";
const SCENARIOS: &str = "crates/conduct/scenarios";
const EXAMPLES: &str = "crates/games/tests/data/examples.json";

/// `cargo xtask traceability` writes the page, `--check` fails where it or the tables are wrong.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => write(&root()),
        ["--check"] => check(&root()),
        _ => bail!("usage: cargo xtask traceability [--check]"),
    }
}

fn write(root: &Path) -> Result<()> {
    let books = Books::read(root)?;
    fs::write(root.join(PAGE), books.page()).with_context(|| format!("write {PAGE}"))?;
    books.without_problems()
}

fn check(root: &Path) -> Result<()> {
    let books = Books::read(root)?;
    books.without_problems()?;
    let page = fs::read_to_string(root.join(PAGE)).with_context(|| format!("read {PAGE}"))?;
    ensure!(
        page == books.page(),
        "{PAGE} is stale: run cargo xtask traceability"
    );
    Ok(())
}

/// The articles, their standing and the tests that name them.
struct Books {
    articles: Vec<Article>,
    standing: BTreeMap<String, Standing>,
    /// Article and test.
    named: Vec<(String, String)>,
    doors: Doors,
    cited: Cited,
}

struct Article {
    id: String,
    kind: String,
    level: String,
}

struct Standing {
    room: String,
    status: String,
    remark: String,
}

impl Books {
    fn read(root: &Path) -> Result<Books> {
        let text = |path: &str| {
            fs::read_to_string(root.join(path)).with_context(|| format!("read {path}"))
        };
        let articles = articles(&text(ARTICLES)?)?;
        let mut named = tests_of(root)?;
        named.extend(browser_tests(root)?);
        named.extend(cases(&text(EXAMPLES)?, &articles)?);
        named.extend(scenarios(&root.join(SCENARIOS))?);
        Ok(Books {
            articles,
            standing: standing(&text(STATUS)?)?,
            named,
            doors: Doors::read(root, &text(DOORS)?)?,
            cited: Cited::read(root)?,
        })
    }

    fn without_problems(&self) -> Result<()> {
        let problems = self.problems();
        ensure!(
            problems.is_empty(),
            "traceability:\n  {}",
            problems.join("\n  ")
        );
        Ok(())
    }

    fn problems(&self) -> Vec<String> {
        let known: BTreeSet<&str> = self.articles.iter().map(|a| a.id.as_str()).collect();
        let unknown = |id: &str, place: &str| {
            (!known.contains(id)).then(|| format!("{id}: no such article, named by {place}"))
        };
        let by_tests = self.named.iter().filter_map(|(id, test)| unknown(id, test));
        let by_status = self.standing.keys().filter_map(|id| unknown(id, STATUS));
        let of_articles_alone = self.doors.0.keys().filter(|of| of.contains(':'));
        let by_doors = of_articles_alone.filter_map(|id| unknown(id, DOORS));
        let of_articles = self
            .articles
            .iter()
            .filter_map(|article| Some(format!("{}: {}", article.id, self.problem(article)?)));
        let by_tables = by_status.chain(by_doors);
        by_tests.chain(by_tables).chain(of_articles).collect()
    }

    /// What is wrong with the standing of an article.
    fn problem(&self, article: &Article) -> Option<String> {
        let Some(Standing {
            room,
            status,
            remark,
        }) = self.standing.get(&article.id)
        else {
            return Some(format!("missing in {STATUS}"));
        };
        let Some((_, completed)) = ROOMS.iter().find(|(name, _)| name == room) else {
            return Some(format!("no room {room:?}"));
        };
        let is_named = self.named.iter().any(|(id, _)| *id == article.id);
        let problem = match status.as_str() {
            "built" if !is_named => "built, but named by no test",
            "built" if self.doors.of(&article.id, room).is_none() => {
                "built, but reached by no command or page"
            }
            "built" if !remark.is_empty() => "built, and yet with a remark",
            "answered" if !remark.ends_with('.') => "answered without a sentence",
            "open" if later_part(remark).is_none() => "open without a part still to come",
            "built" | "answered" | "open" if article.level == "must" && !is_named => {
                let is_room_built = *completed <= PART;
                return is_room_built.then(|| format!("a must of {room}, named by no test"));
            }
            "built" | "answered" | "open" => return None,
            _ => return Some(format!("no status {status:?}")),
        };
        Some(problem.to_owned())
    }

    fn tests_of(&self, id: &str) -> Vec<&str> {
        let tests = self.named.iter().filter(|(named, _)| named == id);
        let distinct: BTreeSet<&str> = tests.map(|(_, test)| test.as_str()).collect();
        distinct.into_iter().collect()
    }

    fn page(&self) -> String {
        let mut page = String::from(HEAD);
        for status in ["built", LIBRARY, "answered", "open"] {
            let of_status = |article: &&Article| {
                let standing = self.standing.get(&article.id);
                standing.is_some_and(|standing| self.shown(&article.id, standing) == status)
            };
            let all: Vec<&Article> = self.articles.iter().filter(of_status).collect();
            let must = all.iter().filter(|article| article.level == "must").count();
            line(
                &mut page,
                &[status, &all.len().to_string(), &must.to_string()],
            );
        }
        page.push_str(COLUMNS);
        for article in &self.articles {
            self.row(&mut page, article);
        }
        page
    }

    /// The status as the page shows it: what nobody can reach is not built.
    fn shown<'a>(&self, id: &str, standing: &'a Standing) -> &'a str {
        let has_no_door = self.doors.of(id, &standing.room) == Some(&None);
        match standing.status.as_str() {
            "built" if has_no_door => LIBRARY,
            other => other,
        }
    }

    /// Where a person reaches an article, and where the source cites it.
    fn places(&self, id: &str, standing: Option<&Standing>) -> [String; 2] {
        let built = standing.filter(|standing| standing.status == "built");
        let door = built.and_then(|standing| self.doors.of(id, &standing.room)?.as_ref());
        let cited = standing.and_then(|standing| self.cited.place(id, &standing.room));
        let reached = door.map(|door| format!("{}: {}", door.how, door.at));
        [
            reached.unwrap_or_default(),
            cited.unwrap_or_default().to_owned(),
        ]
    }

    fn row(&self, page: &mut String, article: &Article) {
        let (room, status) = match self.standing.get(&article.id) {
            Some(standing) if standing.remark.is_empty() => {
                let status = self.shown(&article.id, standing).to_owned();
                (standing.room.as_str(), status)
            }
            Some(standing) => (
                standing.room.as_str(),
                format!("{}: {}", standing.status, standing.remark),
            ),
            None => ("", String::new()),
        };
        let tests: Vec<String> = self
            .tests_of(&article.id)
            .iter()
            .map(|test| format!("`{test}`"))
            .collect();
        let (id, kind, level) = (&article.id, &article.kind, &article.level);
        let tests = tests.join(", ");
        let [reached, cited] = self.places(id, self.standing.get(id));
        line(
            page,
            &[id, kind, level, room, &status, &reached, &cited, &tests],
        );
    }
}

const HEAD: &str = "# Traceability

Generated by `cargo xtask traceability`; do not edit. One row an article of the five rule books: where it is built, the
command or page by which a person reaches it, with the file and line where that begins, the first place where the source cites it,
and the tests that name it (`file::test`, `examples::case`, a scenario, or a test in the browser). `library`: built, but no command and no page leads to it yet.
The sources are `docs/traceability/articles.tsv` (from the specification), `docs/traceability/status.tsv` and `docs/traceability/doors.tsv`.

| status | articles | of which must |
|---|---|---|
";

const COLUMNS: &str = "
| id | kind | level | room | status | reached by | cited at | tests |
|---|---|---|---|---|---|---|---|
";

fn line(page: &mut String, cells: &[&str]) {
    page.push('|');
    for cell in cells {
        let gap = if cell.is_empty() { "" } else { " " };
        // Writing to a String cannot fail.
        write!(page, "{gap}{} |", cell.replace('|', "\\|")).unwrap_or_default();
    }
    page.push('\n');
}

/// The part of `part 4` or `part 4: why.`, if it is still to come.
fn later_part(remark: &str) -> Option<u8> {
    let (part, why) = remark.split_once(':').unwrap_or((remark, "."));
    let part = part.strip_prefix("part ")?.parse().ok()?;
    if !why.ends_with('.') {
        return None;
    }
    (PART < part && part <= 6).then_some(part)
}

fn articles(table: &str) -> Result<Vec<Article>> {
    rows::<6>(
        table,
        ["id", "source", "title", "kind", "level", "requirement"],
    )?
    .map(|row| {
        let [id, _, _, kind, level, _] = row?;
        Ok(Article {
            id: id.into(),
            kind: kind.into(),
            level: level.into(),
        })
    })
    .collect()
}

fn standing(table: &str) -> Result<BTreeMap<String, Standing>> {
    let mut all = BTreeMap::new();
    for row in rows::<4>(table, ["id", "room", "status", "remark"])? {
        let [id, room, status, remark] = row?;
        let standing = Standing {
            room: room.into(),
            status: status.into(),
            remark: remark.into(),
        };
        let earlier = all.insert(id.to_owned(), standing);
        ensure!(earlier.is_none(), "{id} stands twice in {STATUS}");
    }
    Ok(all)
}

/// The rows of a table of tab-separated columns, after its heading.
fn rows<'a, const N: usize>(
    table: &'a str,
    heading: [&str; N],
) -> Result<impl Iterator<Item = Result<[&'a str; N]>> + use<'a, N>> {
    let columns = |line: &'a str| -> Result<[&'a str; N]> {
        let columns: Vec<&str> = line.split('\t').collect();
        columns
            .try_into()
            .map_err(|_| anyhow::anyhow!("expected {N} columns: {line:?}"))
    };
    let mut lines = table.lines();
    let first = columns(lines.next().unwrap_or_default())?;
    ensure!(first == heading, "expected the columns {heading:?}");
    Ok(lines.map(columns))
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let read = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = Vec::new();
    for entry in read {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The path of a file below a folder, without its ending.
fn name_below(folder: &Path, file: &Path) -> String {
    let below = file.strip_prefix(folder).unwrap_or(file).with_extension("");
    below.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two articles of one room, one of them named by a test.
    fn books(level: &str, room: &str, status: &str, remark: &str) -> Books {
        let article = |id: &str| Article {
            id: id.into(),
            kind: "draw".into(),
            level: level.into(),
        };
        let row = |id: &str| format!("\n{id}\t{room}\t{status}\t{remark}");
        let table = format!("id\troom\tstatus\tremark{}{}", row("000:1"), row("000:2"));
        Books {
            articles: vec![article("000:1"), article("000:2")],
            standing: standing(&table).expect("a table"),
            named: vec![("000:1".into(), "file::test".into())],
            doors: Doors([("rules".to_owned(), None)].into()),
            cited: Cited::default(),
        }
    }

    #[test]
    fn found_7_b6_built_is_only_what_a_person_reaches() {
        let mut books = books("must", "rules", "built", "");
        books.named.push(("000:2".into(), "file::other".into()));
        assert!(
            books.page().contains("| library | 2 | 2 |\n"),
            "{}",
            books.page()
        );
        let door = doors::Door {
            how: "`peatee moves`".to_owned(),
            at: "moves.rs:12".to_owned(),
        };
        books.doors.0.insert("000:1".to_owned(), Some(door));
        let page = books.page();
        let row = "| 000:1 | draw | must | rules | built | `peatee moves`: moves.rs:12 | | `file::test` |";
        assert!(page.contains(row), "{page}");
        assert!(page.contains("| library | 1 | 1 |\n"), "{page}");
        books.doors.0.remove("rules");
        assert_eq!(
            books.problems(),
            ["000:2: built, but reached by no command or page"]
        );
    }

    #[test]
    fn built_needs_a_test() {
        let problems = books("should", "rules", "built", "").problems();
        assert_eq!(problems, ["000:2: built, but named by no test"]);
    }

    #[test]
    fn must_of_a_built_room_needs_a_test() {
        let problems = books("must", "rules", "open", "part 6").problems();
        assert_eq!(problems, ["000:2: a must of rules, named by no test"]);
        let problems = books("must", "rules", "answered", "Yes.").problems();
        assert_eq!(problems, ["000:2: a must of rules, named by no test"]);
        assert!(
            books("should", "rules", "open", "part 6")
                .problems()
                .is_empty()
        );
    }

    #[test]
    fn statuses_are_checked() {
        let first = |books: Books| books.problems().swap_remove(0);
        let told = |status, remark| first(books("should", "rules", status, remark));
        assert_eq!(told("done", ""), "000:1: no status \"done\"");
        assert_eq!(
            told("answered", "yes"),
            "000:1: answered without a sentence"
        );
        assert_eq!(
            told("open", "part 1"),
            "000:1: open without a part still to come"
        );
        assert_eq!(
            told("open", "later"),
            "000:1: open without a part still to come"
        );
        assert_eq!(
            told("built", "almost"),
            "000:1: built, and yet with a remark"
        );
        let nowhere = books("should", "cellar", "open", "part 6");
        assert_eq!(first(nowhere), "000:1: no room \"cellar\"");
    }

    #[test]
    fn ids_must_be_known_on_both_sides() {
        let mut unknown = books("should", "rules", "open", "part 6");
        unknown.named.push(("000:3".into(), "file::other".into()));
        let problems = unknown.problems();
        assert_eq!(problems, ["000:3: no such article, named by file::other"]);
        let mut missing = books("should", "rules", "open", "part 6");
        missing.standing.remove("000:2");
        assert_eq!(missing.problems(), [format!("000:2: missing in {STATUS}")]);
        assert!(standing("id\troom\tstatus\tremark\n1\ta\tb\tc\n1\ta\tb\tc").is_err());
    }

    #[test]
    fn cases_belong_to_the_longest_article() {
        let examples = r#"{"cases": [
            {"id": "000:1-majority", "kind": "moves"},
            {"id": "000:2", "kind": "draw"},
            {"id": "000:9-endgame", "kind": "endgame"}
        ]}"#;
        let articles = books("should", "rules", "built", "").articles;
        let named = cases(examples, &articles).expect("cases");
        let pair = |id: &str, test: &str| (id.to_owned(), test.to_owned());
        let expected = [
            pair("000:1", "examples::000:1-majority"),
            pair("000:2", "examples::000:2"),
        ];
        assert_eq!(named, expected);
    }

    #[test]
    fn page_has_a_row_an_article() {
        let page = books("must", "rules", "open", "part 6").page();
        assert!(page.contains("| open | 2 | 2 |\n"), "{page}");
        let row = "| 000:1 | draw | must | rules | open: part 6 | | | `file::test` |\n";
        assert!(page.contains(row), "{page}");
        assert!(page.ends_with("| 000:2 | draw | must | rules | open: part 6 | | | |\n"));
    }

    #[test]
    fn every_must_of_a_built_room_is_named_by_a_test() {
        let books = Books::read(&root()).expect("the tables");
        assert_eq!(books.articles.len(), 528);
        assert_eq!(books.problems(), [""; 0]);
    }
}
