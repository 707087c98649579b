//! Positions that show what an article says.

use games::{Article, Color, Game, GamePhrase, Grid, Part, Phrase};

use super::still;
use super::words::Words;
use crate::speech::say;

/// A position to look at.
#[derive(Debug)]
pub(super) struct Example {
    /// The drawing.
    pub(super) svg: String,
    /// How many squares the board is wide.
    pub(super) size: u8,
    /// Who moves and what is legal, or how the game has ended.
    pub(super) caption: String,
}

/// Longer lists of moves show nothing.
const MOST_MOVES: usize = 10;

/// Articles, each with a rule set and a position in it: worked examples of the books, and some as small as can be.
const EXAMPLES: [(&str, &str, &str); 54] = [
    ("000:3.4", "international", "W:W32:B9"),
    ("000:3.5", "international", "W:W7:B30"),
    ("000:3.9", "international", "W:WK46:B45"),
    ("000:4.1", "international", "W:W23:B28"),
    ("000:4.2", "international", "W:W32,50:B28"),
    ("000:4.3", "international", "W:WK46:B28"),
    ("000:4.5", "international", "W:W37:B32,22"),
    ("000:4.6", "international", "W:WK42:B11,12,13,29,30,40"),
    ("000:4.7", "international", "W:W28,37,K46:B19"),
    ("000:4.8", "international", "W:WK48:B18,21,27,28,37"),
    ("000:4.13", "international", "W:W31,45:B27,17,40"),
    ("000:4.14", "international", "W:W31,K50:B27,44"),
    ("000:4.15", "international", "W:W22:B7,8,17,19"),
    ("001:3.5", "russian", "W:Wc3:Bf6"),
    ("001:3.6", "russian", "W:Wg7:Bc5"),
    ("001:3.8", "russian", "W:WKa1:Bh2"),
    ("001:4.1", "russian", "W:Wd6:Be5"),
    ("001:4.2", "russian", "W:Wc3,g1:Bd4"),
    ("001:4.3", "russian", "W:WKa1:Bd4"),
    ("001:4.5", "russian", "W:Wc3:Bd4,d6"),
    ("001:4.6", "russian", "W:WKd2:Bb6,d6,f4,f6,g7"),
    ("001:4.8", "russian", "W:WKe1:Bb6,c3,c5,d6,e5,e7"),
    ("001:4.13", "russian", "W:Wc3:Bb4,d4,d6"),
    ("001:4.14", "russian", "W:Wf6:Be7,b6"),
    ("001:4.16.1", "brazilian", "W:Wc3:Bb4,d4,d6"),
    ("001:4.16.2", "brazilian", "W:Wf6:Be7,c7"),
    ("001:4.16.3", "brazilian", "W:Wf6:Be7,b6"),
    ("001:6.1.2", "russian", "B:Wf2,g3:Bh4"),
    ("001:7.2.7", "russian", "W:WKa3,Ka5,Ka7:BKh8"),
    ("001:8.5.5", "russian", "W:WKd2:Bb6,d6,f4,f6,g7"),
    ("002:§6.1", "russian-1953", "W:Wc3:Bf6"),
    ("002:§8.1", "russian-1953", "W:Wc3,g1:Bd4"),
    ("002:§8.2", "russian-1953", "W:Wc3:Bd4,d6"),
    ("002:§8.4", "russian-1953", "W:Wc3:Bb4,d4,d6"),
    ("002:§8.6", "russian-1953", "W:WKe1:Bb6,c3,c5,d6,e5,e7"),
    ("002:§9.1", "russian-1953", "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7"),
    ("002:§9.2", "russian-1953", "W:WKa1:Bd4"),
    ("002:§9.4", "russian-1953", "W:Wf6:Be7,b6"),
    ("002:§14.6", "russian-1953", "W:WKd2:Bb6,d6,f4,f6,g7"),
    ("002:§15a", "russian-1953", "B:Wf2,g3:Bh4"),
    ("002:§25.2", "hundred-1953", "W:WK12,30:B23,33,K34,44"),
    ("002:§25.3", "hundred-1953", "W:W22:B7,8,17,19"),
    ("002:§25.4", "hundred-1953", "W:W33:B7,17,19,28"),
    ("002:§29.6", "hundred-1953", "W:WK42:B11,12,13,29,30,40"),
    ("003:6", "home", "W:Wd4:Bc3,e3,c7"),
    ("003:9", "home", "W:Wc3:Bd4,d6"),
    ("003:12", "home", "W:Wf6:Be7,b6"),
    ("003:14", "home", "W:WKa1,c5:Bd6,e5"),
    ("003:15", "home", "W:WKa1:Bf6"),
    ("004:C08", "chess", "3r3k/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("004:C15", "chess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"),
    ("004:C26", "chess", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"),
    (
        "004:C28",
        "chess",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    ),
    ("004:C30", "chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
];

/// From square to square, on one line of text.
const TO: &str = "\u{2060}–\u{2060}";

/// Articles that name parts of the board, each with a rule set on such a board.
const PARTS: [(&str, &str, &[Part]); 4] = [
    ("000:2.5", "international", &Part::OF_BOARD),
    ("001:2.1.5", "russian", &Part::OF_BOARD),
    ("002:§13.1", "russian-1953", &[Part::MainRoad]),
    (
        "002:§13.2",
        "russian-1953",
        &[Part::Triple, Part::Quadruple, Part::Double],
    ),
];

/// The ids of the articles that name parts of the board.
pub(super) fn on_the_board() -> impl Iterator<Item = &'static str> {
    PARTS.iter().map(|(id, ..)| *id)
}

/// What shows an article: parts of the board, or a position.
pub(super) fn examples(article: Article, words: Words) -> Vec<Example> {
    let parts = parts(article, words);
    parts.into_iter().chain(position(article, words)).collect()
}

fn parts(article: Article, words: Words) -> Vec<Example> {
    let id = article.to_string();
    let Some((_, rules, parts)) = PARTS.iter().find(|(of, ..)| *of == id) else {
        return Vec::new();
    };
    let Ok(rules) = rules.parse() else {
        return Vec::new();
    };
    let mut grid = Game::new(rules).grid();
    for cell in &mut grid.cells {
        cell.piece = None;
    }
    let shown = parts.iter().map(|part| {
        let key = format!("board-part-{}", part.name());
        let caption = words.with(&key, "squares", &ends(*part, &grid, TO, ", "));
        Example {
            svg: still::marked(&grid, *part, &caption),
            size: grid.size,
            caption,
        }
    });
    shown.collect()
}

/// The lines of a part, each by its two ends.
pub(super) fn ends(part: Part, grid: &Grid, to: &str, then: &str) -> String {
    let lines = part.lines(grid).into_iter();
    let ends = lines.filter_map(|line| {
        let (from, last) = (line.first()?, line.last()?);
        Some(format!("{}{to}{}", from.name, last.name))
    });
    ends.collect::<Vec<_>>().join(then)
}

/// The position that shows an article, where there is one.
fn position(article: Article, words: Words) -> Option<Example> {
    let id = article.to_string();
    let (_, rules, fen) = EXAMPLES.iter().find(|(of, ..)| *of == id)?;
    let game = Game::from_fen(rules.parse().ok()?, fen).ok()?;
    let caption = caption(&game, words);
    let grid = game.grid();
    Some(Example {
        svg: still::drawn(&grid, Color::White, &caption),
        size: grid.size,
        caption,
    })
}

fn caption(game: &Game, words: Words) -> String {
    if let Some(ended) = game.ended() {
        return say(words.0, &ended.phrase());
    }
    let to_move = say(words.0, &Phrase::new("to-move").side("side", game.turn()));
    let moves: Vec<String> = game.legal_moves().into_iter().map(|one| one.full).collect();
    if moves.len() > MOST_MOVES {
        return to_move;
    }
    let legal = words.with("instead", "moves", &moves.join(", "));
    format!("{to_move} {legal}")
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;

    fn named(id: &str) -> Option<Article> {
        let mut all = games::articles().flat_map(|(_, of_book)| of_book);
        all.find(|article| article.to_string() == id)
    }

    fn shown(id: &str) -> Option<Example> {
        let shown = examples(named(id)?, Words(Language::English));
        shown.into_iter().next()
    }

    #[test]
    fn every_example_shows_an_article_that_has_a_page() {
        let positions = EXAMPLES.iter().map(|(id, ..)| *id);
        for id in positions.chain(on_the_board()) {
            let example = shown(id).unwrap_or_else(|| panic!("{id} shows nothing"));
            assert!(example.svg.starts_with("<svg"), "{id}");
        }
    }

    /// What the articles say of these positions.
    #[test]
    fn examples_show_what_their_articles_say() {
        for (id, moves) in [
            ("000:4.1", "23x32"),
            ("000:4.7", "28-22, 28-23, 37-31, 37-32, 46-41"),
            ("000:4.13", "31x22x11"),
            ("001:4.16.1", "c3:e5:c7"),
            ("001:4.16.3", "f6:d8"),
            ("003:6", "d4-c5, d4-e5"),
        ] {
            let caption = shown(id).expect(id).caption;
            assert_eq!(
                caption,
                format!("White to move. Legal here: {moves}."),
                "{id}"
            );
        }
    }

    /// 000:2.5, 001:2.1.5: the four words for the parts of a board, each with its drawing, in every language.
    #[test]
    fn intl_2_5_each_part_of_the_board_is_shown() {
        for id in ["000:2.5", "001:2.1.5"] {
            let article = named(id).expect(id);
            for language in Language::ALL {
                let shown = examples(article, Words(language));
                let captions: Vec<&str> = shown.iter().map(|one| one.caption.as_str()).collect();
                assert_eq!(captions.len(), 4, "{language:?}");
                // A word and what it means, and squares of this board.
                for caption in captions {
                    assert!(caption.contains(": ") && caption.contains(TO), "{caption}");
                }
            }
        }
    }
}
