//! Rounds and standings row by row, as pages of a server show them: the same as on paper.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use peatee_paper::tournament::{Part, results, round_on_page, standings, standings_on_page, why};
use texts::Language;
use tournament::{Competition, file};

fn frozen(name: &str) -> Competition {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/frozen/v1/events");
    let bytes = fs::read(folder.join(format!("{name}.peatee"))).expect("a fixture");
    let opened = file::open(&bytes).expect("a whole file");
    opened.festival.whole().clone()
}

const NAMES: [&str; 4] = [
    "swiss-under-way",
    "round-robin-adjourned",
    "knockout",
    "teams-under-way",
];

#[test]
fn a_round_has_on_a_page_what_it_has_on_paper() {
    for name in NAMES {
        let competition = frozen(name);
        for language in Language::ALL {
            let round = competition.last_round();
            let page = round_on_page(&competition, round, language).expect("it is paired");
            let paper = results(&competition, round, language).expect("it is paired");
            let parts = paper.parts();
            let Some(Part::Table { caption, rows, .. }) = parts.first() else {
                panic!("a table");
            };
            assert_eq!(page.caption, *caption, "{name}");
            assert_eq!(page.meetings.len(), rows.len(), "{name}");
            for (meeting, row) in page.meetings.iter().zip(rows) {
                assert_eq!(row[0], meeting.board.to_string());
                assert!(row[2].starts_with(&meeting.white.name), "{row:?}");
                assert_eq!(row[3], meeting.white.points);
                assert!(row[4].starts_with(&meeting.result) && row[4].ends_with(&meeting.state));
                assert!(row[7].starts_with(&meeting.black.name), "{row:?}");
            }
        }
        assert!(round_on_page(&competition, 99, Language::English).is_none());
    }
}

/// `standings --why` of the command line has the sentences.
#[test]
fn a_row_says_what_two_who_are_compared_are_told() {
    for name in NAMES {
        let competition = frozen(name);
        let order = competition.standings();
        for language in Language::ALL {
            let page = standings_on_page(&competition, language);
            let paper = standings(&competition, language);
            let parts = paper.parts();
            let Some(Part::Table { rows, .. }) = parts.first() else {
                panic!("a table");
            };
            assert_eq!(page.rows.len(), rows.len(), "{name}");
            for (ranked, row) in page.rows.iter().zip(rows) {
                assert_eq!((&ranked.place, &ranked.number), (&row[0], &row[1]));
                assert_eq!(ranked.values, row[3..], "{name}");
                assert_eq!(ranked.values.len(), page.heads.len());
            }
            let (last, others) = page.rows.split_last().expect("somebody");
            assert!(last.why.is_empty(), "{name}");
            for (ranked, pair) in others.iter().zip(order.windows(2)) {
                let told = why(&competition, pair[0].player, pair[1].player, language);
                let told = told.expect("both stand in the table").text();
                let end = ranked.why.last().expect("a step");
                let verdict = end
                    .rsplit_once(". ")
                    .map_or(end.as_str(), |(_, verdict)| verdict);
                assert!(
                    told.contains(verdict),
                    "{name}, {language:?}: {verdict} in {told}"
                );
            }
        }
    }
}
