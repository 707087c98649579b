//! What the evaluation looks at: small windows on the board, each a number with one digit a square.
//!
//! A window shows men only. Its digits are 0 for no man, 1 for a man of the viewer, 2 for one of the
//! opponent; the viewer always plays upwards. Both sides' views are kept beside the position and
//! change with each move by a few additions.

use core::marker::PhantomData;

use rules::{Board, Color, Move, Position, Square, SquareSet, Variant};

/// How many windows there are.
pub(crate) const WINDOWS: usize = 16;
/// The most squares in a window.
const SQUARES: usize = 9;
/// How many things a window can show.
pub(crate) const SIGHTS: usize = 3_usize.pow(SQUARES as u32);

type Sights = [u16; WINDOWS];

/// What each side sees in every window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Views([Sights; 2]);

impl Views {
    /// What this side sees.
    #[inline(always)]
    pub(crate) fn of(&self, viewer: Color) -> &Sights {
        &self.0[viewer as usize]
    }
}

/// The windows of a board, kept as what one man adds to each view.
#[derive(Debug)]
pub(crate) struct Patterns<B: Board> {
    /// By colour of the man and bit of its square.
    men: Vec<[Sights; 2]>,
    board: PhantomData<B>,
}

impl<B: Board> Patterns<B> {
    pub(crate) fn new() -> Patterns<B> {
        let mut men = vec![[[0; WINDOWS]; 2]; 2 * 64];
        for square in Square::<B>::all() {
            for color in Color::ALL {
                for viewer in Color::ALL {
                    let seen = match viewer {
                        Color::White => square,
                        Color::Black => square.turned(),
                    };
                    let digit = if color == viewer { 1 } else { 2 };
                    let sights = &mut men[index(color, square)][viewer as usize];
                    for (window, sight) in sights.iter_mut().enumerate() {
                        let place = squares::<B>(window).position(|s| s == seen.number() - 1);
                        *sight = place.map_or(0, |place| digit * 3_u16.pow(place as u32));
                    }
                }
            }
        }
        Patterns {
            men,
            board: PhantomData,
        }
    }

    pub(crate) fn views<V: Variant<Board = B>>(&self, position: &Position<V>) -> Views {
        let mut views = Views([[0; WINDOWS]; 2]);
        for color in Color::ALL {
            for square in position.men(color) {
                self.put(&mut views, color, square);
            }
        }
        views
    }

    /// The views after a legal move.
    #[inline(always)]
    pub(crate) fn after<V: Variant<Board = B>>(
        &self,
        views: &Views,
        before: &Position<V>,
        m: Move<B>,
    ) -> Views {
        let us = before.turn();
        let mut views = *views;
        if before.men(us).contains(m.from()) {
            self.lift(&mut views, us, m.from());
            if !before.promotes(m) {
                self.put(&mut views, us, m.to());
            }
        }
        if m.is_capture() {
            let men: SquareSet<B> = m.captured() & before.men(!us);
            for square in men {
                self.lift(&mut views, !us, square);
            }
        }
        views
    }

    #[inline(always)]
    fn put(&self, views: &mut Views, color: Color, square: Square<B>) {
        let man = &self.men[index(color, square)];
        for (view, added) in views.0.iter_mut().zip(man) {
            for (sight, added) in view.iter_mut().zip(added) {
                *sight = sight.wrapping_add(*added);
            }
        }
    }

    #[inline(always)]
    fn lift(&self, views: &mut Views, color: Color, square: Square<B>) {
        let man = &self.men[index(color, square)];
        for (view, added) in views.0.iter_mut().zip(man) {
            for (sight, added) in view.iter_mut().zip(added) {
                *sight = sight.wrapping_sub(*added);
            }
        }
    }
}

#[inline(always)]
fn index<B: Board>(color: Color, square: Square<B>) -> usize {
    (color as usize * 64 + usize::from(square.bit())) & 127
}

/// The squares of a window as numbers from 0, the first digit first.
///
/// On ten rows, windows of three rows by three squares begin in each of the first eight rows, at the
/// left edge and in the middle. On eight rows they begin in the first six, at the left edge and one
/// further; four more show two whole rows each.
fn squares<B: Board>(window: usize) -> impl Iterator<Item = u8> {
    let half = B::HALF as usize;
    let (row, column, rows, columns) = if window / 2 + 3 <= B::ROWS as usize {
        (window / 2, window % 2 * (half - 3), 3, 3)
    } else {
        ((window - 12) * 2, 0, 2, 4)
    };
    (row..row + rows)
        .flat_map(move |row| (column..column + columns).map(move |column| row * half + column))
        .map(|square| square as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board8, Board10, International, Russian};

    fn every_square_is_in_a_window<B: Board>() {
        for square in 0..B::SQUARES {
            assert!((0..WINDOWS).any(|window| squares::<B>(window).any(|s| s == square)));
        }
        for window in 0..WINDOWS {
            assert!(squares::<B>(window).count() <= SQUARES);
            assert!(squares::<B>(window).all(|square| square < B::SQUARES));
        }
    }

    #[test]
    fn windows_cover_the_board() {
        every_square_is_in_a_window::<Board8>();
        every_square_is_in_a_window::<Board10>();
    }

    /// A fixed walk through games: the views kept along it are those counted afresh.
    fn walk<V: Variant>() {
        let patterns = Patterns::<V::Board>::new();
        let mut seed = 1_u64;
        for _ in 0..200 {
            let mut position = Position::<V>::initial();
            let mut views = patterns.views(&position);
            for _ in 0..150 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let m = moves[(seed >> 33) as usize % moves.len()];
                views = patterns.after(&views, &position, m);
                position = position.play_unchecked(m);
                assert_eq!(views, patterns.views(&position));
            }
        }
    }

    #[test]
    fn views_kept_along_a_game_are_those_counted_afresh() {
        walk::<International>();
        walk::<Russian>();
    }

    #[test]
    fn both_sides_see_the_same_at_the_start() {
        let patterns = Patterns::<Board10>::new();
        let views = patterns.views(&Position::<International>::initial());
        assert_eq!(views.of(Color::White), views.of(Color::Black));
    }
}
