//! The game as a file: PDN for draughts, PGN for chess.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use games::{Game, RuleSet};
use rules::{ByColor, Color, Outcome, VariantId};

/// A file of its own that a game is kept in, written anew after every move.
#[derive(Debug)]
pub(crate) struct GameFile(File);

impl GameFile {
    /// A new file.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be made.
    pub(crate) fn create(path: &Path) -> io::Result<GameFile> {
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .map(GameFile)
    }

    /// Writes the whole game into the file.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()?;
        self.0.write_all(text.as_bytes())?;
        self.0.sync_all()
    }
}

/// What is written of a game besides its moves.
#[derive(Clone, Debug)]
pub(crate) struct Heading<'a> {
    /// White's and Black's names.
    pub(crate) names: ByColor<String>,
    /// The FEN of a first position other than the usual one.
    pub(crate) first: Option<&'a str>,
    /// How the game ended.
    pub(crate) outcome: Option<Outcome>,
}

/// The tags and the moves.
pub(crate) fn text(game: &Game, heading: &Heading<'_>) -> String {
    let result = heading.outcome.map_or("*", Outcome::score);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| text.push_str(&format!("[{name} \"{value}\"]\n"));
    tag("Event", "Peatee");
    tag("Site", "?");
    tag("Date", &today());
    tag("Round", "-");
    tag("White", &heading.names.white);
    tag("Black", &heading.names.black);
    tag("Result", result);
    for (name, value) in kind(game.rules()) {
        tag(name, value);
    }
    if let Some(fen) = heading.first {
        tag("SetUp", "1");
        tag("FEN", fen);
    }
    text.push('\n');
    text.push_str(&wrapped(&tokens(game, heading.first), result));
    text
}

fn kind(rules: RuleSet) -> Vec<(&'static str, &'static str)> {
    match rules {
        RuleSet::Draughts(VariantId::International) => vec![("GameType", "20")],
        RuleSet::Draughts(VariantId::Russian) => vec![("GameType", "25")],
        RuleSet::Draughts(VariantId::Brazilian) => vec![("GameType", "26")],
        RuleSet::Chess(chess::ChessRules::Fide) => Vec::new(),
        RuleSet::Draughts(VariantId::Russian1953) => {
            vec![("GameType", "25"), ("Rules", rules.id())]
        }
        RuleSet::Draughts(VariantId::Hundred1953) => {
            vec![("GameType", "20"), ("Rules", rules.id())]
        }
        RuleSet::Draughts(_) | RuleSet::Chess(chess::ChessRules::Leaflet) => {
            vec![("Rules", rules.id())]
        }
    }
}

/// Move numbers and moves; a game that begins with Black has `1...` first.
fn tokens(game: &Game, first: Option<&str>) -> Vec<String> {
    let begins = first.map_or(Color::White, |_| {
        let odd = game.texts().len() % 2 == 1;
        if odd { !game.turn() } else { game.turn() }
    });
    let skipped = usize::from(begins == Color::Black);
    let numbered = |i: usize| (i + skipped) / 2 + 1;
    let mut tokens = Vec::new();
    for (i, text) in game.texts().iter().enumerate() {
        match (i + skipped) % 2 {
            0 => tokens.push(format!("{}.", numbered(i))),
            _ if i == 0 => tokens.push(format!("{}...", numbered(i))),
            _ => {}
        }
        tokens.push(text.clone());
    }
    tokens
}

/// Lines of at most 80 characters, the result last.
fn wrapped(tokens: &[String], result: &str) -> String {
    let mut text = String::new();
    let mut width = 0;
    for token in tokens.iter().map(String::as_str).chain([result]) {
        if width > 0 && width + 1 + token.len() > 80 {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(token);
        width += token.len();
    }
    text.push('\n');
    text
}

/// The date as PDN writes it, in universal time.
fn today() -> String {
    let days = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() / 86_400);
    let (year, month, day) = civil(days);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day of a number of days since 1 January 1970.
fn civil(mut days: u64) -> (u64, u64, u64) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let lengths = [
        31,
        28 + u64::from(is_leap(year)),
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
    ];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading(first: Option<&str>) -> Heading<'_> {
        Heading {
            names: ByColor::new_with(|color| color.to_string()),
            first,
            outcome: None,
        }
    }

    #[test]
    fn days_become_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_772), (2026, 11, 15));
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
}
