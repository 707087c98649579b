//! The pieces as they are drawn on the screen too (`web/js/pieces.js`), each in a box of 100 by 100.

use core::fmt::{self, Display, Formatter};

use games::{Figure, PieceKind};

/// One stroke of a piece, on top of those before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Part {
    /// A full disc: height of its middle, radius.
    Disc(f32, f32),
    /// A thin circle.
    Ring(f32, f32),
    /// A small full disc in the colour of the lines: across, down, radius.
    Pip(f32, f32, f32),
    /// A ball: across, down, radius.
    Ball(f32, f32, f32),
    /// A full shape.
    Body(&'static str),
    /// A line.
    Line(&'static str),
}

/// With classes instead of colours, as `board.css` wants it.
impl Display for Part {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut circle = |class: &str, x: f32, y: f32, r: f32| {
            write!(
                f,
                "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
            )
        };
        match *self {
            Disc(y, r) => circle("body", 50., y, r),
            Ring(y, r) => circle("ring", 50., y, r),
            Pip(x, y, r) => circle("pip", x, y, r),
            Ball(x, y, r) => circle("body", x, y, r),
            Body(path) => write!(f, "<path class=\"body\" d=\"{path}\"/>"),
            Line(path) => write!(f, "<path class=\"ring\" d=\"{path}\"/>"),
        }
    }
}

/// How a draughts king is shown (`000:3.6`, `001:3.7`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kings {
    /// A second man lies on the first.
    #[default]
    Stacked,
    /// The man is turned over.
    TurnedOver,
}

/// A piece as SVG in a box of 100 by 100, for a page whose style sheet has the colours, and shows a king as the reader
/// wants it.
pub fn piece(figure: Figure) -> String {
    let drawn = |kings| -> String {
        let parts = parts(figure, kings).iter();
        parts.map(Part::to_string).collect()
    };
    let stacked = drawn(Kings::Stacked);
    match figure {
        Figure::DraughtsKing => {
            let turned = drawn(Kings::TurnedOver);
            format!("<g class=\"stacked\">{stacked}</g><g class=\"turned\">{turned}</g>")
        }
        Figure::Man | Figure::Chess(_) => stacked,
    }
}

use Part::{Ball, Body, Disc, Line, Pip, Ring};

/// What a piece is drawn of. A king is a man with a second one laid on it, or a man turned over (`000:3.6`).
pub(crate) const fn parts(figure: Figure, kings: Kings) -> &'static [Part] {
    match figure {
        Figure::Man => &[Disc(50., 40.), Ring(50., 31.), Ring(50., 19.)],
        Figure::DraughtsKing if matches!(kings, Kings::TurnedOver) => {
            &[Disc(50., 40.), Ring(50., 33.), Pip(50., 50., 21.)]
        }
        Figure::DraughtsKing => &[
            Disc(59., 36.),
            Disc(42., 36.),
            Ring(42., 27.),
            Pip(50., 42., 13.),
        ],
        Figure::Chess(kind) => chess(kind),
    }
}

const fn chess(kind: PieceKind) -> &'static [Part] {
    match kind {
        PieceKind::Pawn => &[
            Body(
                "M50 20a13 13 0 0 1 9 22l7 6-7 2q2 13 11 20 3 3 3 12H27q0-9 3-12 9-7 11-20l-7-2 7-6a13 13 0 0 1 9-22z",
            ),
            Line("M32 70h36"),
        ],
        PieceKind::Rook => &[
            Body("M27 20h11v8h7v-8h10v8h7v-8h11v17l-9 7 3 24 8 5v9H25v-9l8-5 3-24-9-7z"),
            Line("M36 44h28M33 68h34"),
        ],
        PieceKind::Knight => &[
            Body(
                "M32 82q-1-13 6-21 7-7 8-15l-13 8q-3 3-6 1l-4-5q-1-2 0-5l10-20 3-11 9 7q29 4 32 61z",
            ),
            Line("M54 28q14 12 15 48"),
            Pip(41., 33., 3.5),
        ],
        PieceKind::Bishop => &[
            Body(
                "M50 13a6 6 0 0 1 4 11q15 12 15 25 0 9-8 15l3 7 9 3v8H27v-8l9-3 3-7q-8-6-8-15 0-13 15-25a6 6 0 0 1 4-11z",
            ),
            Line("M50 35v16M42 43h16M39 64h22"),
        ],
        PieceKind::Queen => &[
            Body("M22 31l12 17 4-26 12 22 12-22 4 26 12-17-8 39 5 4v8H25v-8l5-4z"),
            Ball(21., 28., 6.),
            Ball(37., 19., 6.),
            Ball(63., 19., 6.),
            Ball(79., 28., 6.),
            Line("M31 68q19-6 38 0"),
        ],
        PieceKind::King => &[
            Body("M46 9h8v7h7v8h-7v10h-8v-10h-7v-8h7z"),
            Body(
                "M50 43q6-13 19-11 15 4 11 20-3 10-10 17l4 5v8H26v-8l4-5q-7-7-10-17-4-16 11-20 13-2 19 11z",
            ),
            Line("M50 43v22M30 69q20-7 40 0"),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAUGHTS: [(Figure, &str); 2] = [(Figure::Man, "man"), (Figure::DraughtsKing, "crowned")];
    const CHESS: [(PieceKind, &str); 6] = [
        (PieceKind::Pawn, "pawn"),
        (PieceKind::Rook, "rook"),
        (PieceKind::Knight, "knight"),
        (PieceKind::Bishop, "bishop"),
        (PieceKind::Queen, "queen"),
        (PieceKind::King, "king"),
    ];

    /// What `pieces.js` writes for a part.
    fn in_script(part: Part) -> String {
        match part {
            Disc(y, r) => format!("disc({y}, {r}, 'body')"),
            Ring(y, r) => format!("disc({y}, {r}, 'ring')"),
            Pip(50., y, r) => format!("disc({y}, {r}, 'pip')"),
            Pip(..) | Ball(..) => format!("'{part}'"),
            Body(path) => format!("shape('{path}')"),
            Line(path) => format!("shape('{path}', 'ring')"),
        }
    }

    /// The drawing of a piece in `pieces.js`, without what a reader needs to read it.
    fn of_script(name: &str) -> String {
        let script = include_str!("../../../web/js/pieces.js");
        let (_, table) = script.split_once("const DRAWN = {").expect("the drawings");
        let lines = table.lines().map(str::trim);
        let begin = format!("{name}:");
        let own = lines.skip_while(|line| !line.starts_with(&begin));
        let mut drawing = String::new();
        for line in own {
            drawing.push_str(line.strip_prefix(&begin).unwrap_or(line));
            if line.ends_with(',') {
                break;
            }
        }
        closed_up(drawing.trim_end_matches(','))
    }

    /// Without spaces, and with texts that follow one another made one.
    fn closed_up(drawing: &str) -> String {
        let close: String = drawing.split_whitespace().collect();
        close.replace("'+'<circle", "<circle")
    }

    #[test]
    fn paper_and_screen_show_the_same_pieces() {
        let chess = CHESS.map(|(kind, name)| (Figure::Chess(kind), name));
        for (figure, name) in DRAUGHTS.into_iter().chain(chess) {
            let parts = parts(figure, Kings::Stacked).iter().copied();
            let parts: Vec<String> = parts.map(in_script).collect();
            assert_eq!(of_script(name), closed_up(&parts.join(" + ")), "{name}");
        }
    }

    /// 000:3.6, 001:3.7: a king that is a man turned over, on paper and in the script.
    #[test]
    fn found_7_b5_a_king_may_be_a_man_turned_over() {
        let turned = parts(Figure::DraughtsKing, Kings::TurnedOver);
        let men = turned.iter().filter(|part| matches!(part, Disc(..)));
        assert_eq!(men.count(), 1, "one man, not two");
        assert_ne!(turned, parts(Figure::Man, Kings::TurnedOver));
        let script = include_str!("../../../web/js/pieces.js");
        let written: Vec<String> = turned.iter().copied().map(in_script).collect();
        let line = format!("const TURNED = {};", written.join(" + "));
        assert!(script.contains(&line), "{line}");
        let both = piece(Figure::DraughtsKing);
        assert!(both.contains("class=\"stacked\"") && both.contains("class=\"turned\""));
    }

    /// 002:§2.2, 002:§18.2: a man is smaller than its square.
    #[test]
    fn r53_2_2_pieces_are_smaller_than_squares() {
        for (figure, name) in DRAUGHTS {
            for part in parts(figure, Kings::Stacked) {
                if let Disc(y, r) = *part {
                    assert!(r < 50. && y - r > 0. && y + r < 100., "{name}: {part}");
                }
            }
        }
    }

    /// 002:§7.2: a king is two men, one laid on the other.
    #[test]
    fn r53_7_2_a_king_is_two_men() {
        let discs = |figure| {
            let discs = parts(figure, Kings::Stacked)
                .iter()
                .filter_map(|part| match *part {
                    Disc(y, r) => Some((y, r)),
                    Ring(..) | Pip(..) | Ball(..) | Body(_) | Line(_) => None,
                });
            discs.collect::<Vec<_>>()
        };
        assert_eq!(discs(Figure::Man).len(), 1);
        let [(lower, r), (upper, other)] = discs(Figure::DraughtsKing)[..] else {
            panic!("not two men");
        };
        assert!(upper < lower && lower < upper + r, "they cover each other");
        assert!((r - other).abs() < f32::EPSILON, "men of one size");
    }
}
