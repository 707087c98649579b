//! The game as a file: PDN for draughts, PGN for chess.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use games::{Game, PartialDate, RecordHeader};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use notation::{Layout, Score, write_record};
use rules::{ByColor, Outcome};

use crate::convert::staged::Staged;

/// A file of its own that a game is kept in, written anew whenever the game changes. It is whole at all
/// times; if nothing was ever written into it, it goes away.
#[derive(Debug)]
pub(crate) struct GameFile {
    path: PathBuf,
    is_written: bool,
}

impl GameFile {
    /// A new file.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be made.
    pub(crate) fn create(path: &Path) -> io::Result<GameFile> {
        OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(GameFile {
            path: path.to_owned(),
            is_written: false,
        })
    }

    /// Writes the whole game into the file.
    ///
    /// # Errors
    /// When it cannot be written; what was written before is still there.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        let mut staged = Staged::beside(&self.path)?;
        staged.write_all(text.as_bytes())?;
        staged.place(&self.path)?;
        self.is_written = true;
        Ok(())
    }
}

impl Drop for GameFile {
    fn drop(&mut self) {
        if !self.is_written {
            // It is empty, and nobody is left to tell.
            fs::remove_file(&self.path).unwrap_or_default();
        }
    }
}

/// What is written of a game besides its moves.
#[derive(Clone, Debug)]
pub(crate) struct Heading<'a> {
    /// White's and Black's names.
    pub(crate) names: ByColor<String>,
    /// Whether a side is several people (`002:§3.1`).
    pub(crate) is_consultation: bool,
    /// The FEN of a first position other than the usual one.
    pub(crate) first: Option<&'a str>,
    /// How the game ended.
    pub(crate) outcome: Option<Outcome>,
    /// A claim of a draw with a move that is not made (`002:§16.2`).
    pub(crate) claim: Option<String>,
}

/// The tags and the moves.
pub(crate) fn text(game: &Game, heading: &Heading<'_>) -> String {
    let header = RecordHeader {
        event: "Peatee",
        date: today(),
        round: "-",
        names: ByColor::new_with(|color| heading.names[color].as_str()),
        is_consultation: heading.is_consultation,
        first: heading.first,
        claim: None,
        score: heading.outcome.map_or(Score::Unknown, Score::from),
    };
    let mut record = header.record(game);
    if let Some(last) = record.line.steps.last_mut() {
        last.comments.extend(heading.claim.clone());
    }
    write_record(&record, Layout::Pdn)
}

/// The day in universal time.
pub(crate) fn today() -> PartialDate {
    day_of(Timestamp::now())
}

fn day_of(now: Timestamp) -> PartialDate {
    now.to_zoned(TimeZone::UTC).date().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::RuleSet;
    use rules::VariantId;

    fn heading(first: Option<&str>) -> Heading<'_> {
        Heading {
            names: ByColor::new_with(|color| color.to_string()),
            is_consultation: false,
            first,
            outcome: None,
            claim: None,
        }
    }

    #[test]
    fn days_become_dates() {
        for (days, expected) in [
            (0, "1970.01.01"),
            (11_016, "2000.02.29"),
            (20_772, "2026.11.15"),
        ] {
            let at = Timestamp::from_second(days * 86_400).expect("in range");
            assert_eq!(day_of(at).to_string(), expected);
        }
    }

    /// 002:§4.2: White's move and Black's reply carry one number.
    #[test]
    fn r53_4_2_one_number_for_both_moves() {
        let mut game = Game::new(RuleSet::Draughts(VariantId::Russian));
        for text in ["c3-d4", "d6-c5", "b2-c3"] {
            game.play(text).expect("legal");
        }
        assert!(text(&game, &heading(None)).ends_with("1. c3-d4 d6-c5 2. b2-c3 *\n"));
    }

    #[test]
    fn black_may_begin() {
        let rules = RuleSet::Draughts(VariantId::Russian);
        let fen = "B:Wc1:Bb8";
        let mut game = Game::from_fen(rules, fen).expect("playable");
        game.play("b8-a7").expect("legal");
        assert!(text(&game, &heading(Some(fen))).ends_with("1... b8-a7 *\n"));
    }

    #[test]
    fn a_file_is_whole_or_gone() {
        let name = format!("peatee-save-{}.pdn", std::process::id());
        let path = std::env::temp_dir().join(name);
        let file = GameFile::create(&path).expect("made");
        assert!(GameFile::create(&path).is_err(), "it is there already");
        drop(file);
        assert!(!path.exists(), "nothing was written into it");
        let mut file = GameFile::create(&path).expect("made");
        for text in ["1. 32-28 *", "*"] {
            file.write(text).expect("written");
            assert_eq!(fs::read_to_string(&path).expect("there"), text);
        }
        drop(file);
        fs::remove_file(&path).expect("still there");
    }

    /// Names may hold quotes, and the rule sets that PDN does not number are named.
    #[test]
    fn the_file_says_what_it_is() {
        let mut game = Game::new(RuleSet::Draughts(VariantId::Home));
        game.play("c3-d4").expect("legal");
        let mut heading = heading(None);
        heading.names.white = "A \"B\"".to_owned();
        heading.outcome = Some(Outcome::Draw {
            by: rules::DrawReason::Agreement,
        });
        let text = text(&game, &heading);
        for tag in [
            "[White \"A \\\"B\\\"\"]\n",
            "[Result \"1/2-1/2\"]\n[GameType \"25\"]\n[Rules \"home\"]\n",
        ] {
            assert!(text.contains(tag), "{text}");
        }
        assert!(text.ends_with("\n\n1. c3-d4 1/2-1/2\n"), "{text}");
    }
}
