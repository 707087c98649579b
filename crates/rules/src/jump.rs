//! Captures jump by jump: the squares a piece lands on, for those who show or explain a move.
//!
//! The generator does not need this; it is slow and plain.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::Color;
use crate::board::Direction;
use crate::moves::Move;
use crate::position::{Kind, Position};
use crate::setup::crown_row;
use crate::square::{Square, SquareSet};
use crate::table::{Crowning, KingLanding};
use crate::variants::Variant;

/// A piece in the middle of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Jumper<V: Variant> {
    position: Position<V>,
    color: Color,
    pub(crate) from: Square<V::Board>,
    pub(crate) at: Square<V::Board>,
    pub(crate) kind: Kind,
    pub(crate) captured: SquareSet<V::Board>,
    stopped: bool,
}

/// One jump: the piece jumped over and the square landed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Jump<V: Variant> {
    pub(crate) over: Square<V::Board>,
    pub(crate) land: Square<V::Board>,
}

impl<V: Variant> Jumper<V> {
    /// The piece on a square, before it jumps.
    pub(crate) fn new(position: &Position<V>, from: Square<V::Board>) -> Option<Jumper<V>> {
        let piece = position.piece_at(from)?;
        Some(Jumper {
            position: *position,
            color: piece.color,
            from,
            at: from,
            kind: piece.kind,
            captured: SquareSet::EMPTY,
            stopped: false,
        })
    }

    /// The squares on which nothing stands now. Captured pieces stay until the capture ends; the
    /// origin is free.
    pub(crate) fn empty(&self) -> SquareSet<V::Board> {
        self.position.empty() | self.from.into()
    }

    /// Opposing pieces that may still be jumped.
    pub(crate) fn prey(&self) -> SquareSet<V::Board> {
        self.position.pieces(!self.color) - self.captured
    }

    /// Whether the capture ended because the man was crowned.
    pub(crate) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Every jump possible now, whether or not the capture would go on from there.
    pub(crate) fn jumps(&self) -> Vec<Jump<V>> {
        if self.stopped {
            return Vec::new();
        }
        Direction::ALL
            .into_iter()
            .flat_map(|direction| self.jumps_towards(direction))
            .collect()
    }

    /// The jumps that may be made now: where one of several landing squares behind the same piece
    /// lets the capture go on, only such squares (`001:4.6`).
    pub(crate) fn proper_jumps(&self) -> Vec<Jump<V>> {
        let jumps = self.jumps();
        let goes_on = |jump: &Jump<V>| self.after(*jump).goes_on();
        let must_go_on = |over| {
            jumps
                .iter()
                .any(|other| other.over == over && goes_on(other))
        };
        jumps
            .iter()
            .filter(|jump| goes_on(jump) || !must_go_on(jump.over))
            .copied()
            .collect()
    }

    /// Whether another jump is possible.
    pub(crate) fn goes_on(&self) -> bool {
        !self.jumps().is_empty()
    }

    /// The piece after a jump.
    pub(crate) fn after(&self, jump: Jump<V>) -> Jumper<V> {
        let reaches_end = self.kind == Kind::Man && crown_row(self.color).contains(jump.land);
        let crowning = V::RULES.crowning;
        Jumper {
            at: jump.land,
            kind: if reaches_end && crowning == Crowning::AtOnce {
                Kind::King
            } else {
                self.kind
            },
            captured: self.captured | jump.over.into(),
            stopped: reaches_end && crowning == Crowning::EndsTheCapture,
            ..*self
        }
    }

    /// The same piece as if it were a king.
    pub(crate) fn crowned(&self) -> Jumper<V> {
        Jumper {
            kind: Kind::King,
            ..*self
        }
    }

    fn jumps_towards(&self, direction: Direction) -> Vec<Jump<V>> {
        match self.kind {
            Kind::Man => self.man_jump(direction).into_iter().collect(),
            Kind::King => self.king_jumps(direction),
        }
    }

    fn man_jump(&self, direction: Direction) -> Option<Jump<V>> {
        if !V::RULES.men_capture_backwards && !is_forward(self.color, direction) {
            return None;
        }
        let over = self.at.step(direction)?;
        let land = over.step(direction)?;
        (self.prey().contains(over) && self.empty().contains(land)).then_some(Jump { over, land })
    }

    fn king_jumps(&self, direction: Direction) -> Vec<Jump<V>> {
        let empty = self.empty();
        let beyond = |square: Square<V::Board>| {
            core::iter::successors(square.step(direction), move |s| s.step(direction))
        };
        let Some(over) = beyond(self.at).find(|square| !empty.contains(*square)) else {
            return Vec::new();
        };
        if !self.prey().contains(over) {
            return Vec::new();
        }
        let landing = beyond(over)
            .take_while(|square| empty.contains(*square))
            .map(|land| Jump { over, land });
        match V::RULES.king_landing {
            KingLanding::Any => landing.collect(),
            KingLanding::Next => landing.take(1).collect(),
        }
    }
}

/// Whether a step this way leads a side's men towards their crown row.
pub(crate) const fn is_forward(color: Color, direction: Direction) -> bool {
    match color {
        Color::White => !direction.is_down(),
        Color::Black => direction.is_down(),
    }
}

impl<V: Variant> Position<V> {
    /// Every way of making a move: the origin and each square landed on, in order.
    ///
    /// A quiet move has one; a capture has several where its pieces can be taken in several orders
    /// or a king may turn on several squares. A move that is not legal has none or some; it is not
    /// checked.
    pub fn paths(&self, m: Move<V::Board>) -> Vec<Vec<Square<V::Board>>> {
        self.some_paths(m, usize::MAX)
    }

    /// The first so many of [`paths`](Position::paths): a king among many pieces may have thousands.
    pub fn some_paths(&self, m: Move<V::Board>, most: usize) -> Vec<Vec<Square<V::Board>>> {
        if !m.is_capture() {
            return [[m.from, m.to].into()].into_iter().take(most).collect();
        }
        Walk::new(self, m, &[m.from], most).found
    }

    /// Whether these squares stand, in order, on some path of a capture.
    pub(crate) fn has_path_with(&self, m: Move<V::Board>, part: &[Square<V::Board>]) -> bool {
        !Walk::new(self, m, part, 1).found.is_empty()
    }

    /// Whether these squares are a path of a capture.
    pub(crate) fn has_path(&self, m: Move<V::Board>, path: &[Square<V::Board>]) -> bool {
        let mut landings = path.iter();
        let first = landings.next().filter(|first| **first == m.from);
        let start = first.and_then(|first| Jumper::new(self, *first));
        let end = start.and_then(|start| {
            landings.try_fold(start, |jumper, land| {
                let jumps = jumper.proper_jumps().into_iter();
                let mut there = jumps.filter(|jump| jump.land == *land);
                there.next().map(|jump| jumper.after(jump))
            })
        });
        end.is_some_and(|end| end.captured == m.captured && end.at == m.to && !end.goes_on())
    }
}

/// A walk over the ways of making one capture.
struct Walk<'p, V: Variant> {
    m: Move<V::Board>,
    /// Squares that must be passed, in order; the first is the origin.
    part: &'p [Square<V::Board>],
    most: usize,
    path: Vec<Square<V::Board>>,
    found: Vec<Vec<Square<V::Board>>>,
    /// From here no way leads to the end. Most orders of captures are a way to the same few places.
    dead: BTreeSet<Place>,
}

/// Where a capture has come to: captured pieces, square, whether it is a king's, squares passed.
type Place = (u64, u8, bool, usize);

impl<'p, V: Variant> Walk<'p, V> {
    fn new(
        position: &Position<V>,
        m: Move<V::Board>,
        part: &'p [Square<V::Board>],
        most: usize,
    ) -> Walk<'p, V> {
        let mut walk = Walk {
            m,
            part,
            most,
            path: [m.from].into(),
            found: Vec::new(),
            dead: BTreeSet::new(),
        };
        if let Some(jumper) = Jumper::new(position, m.from) {
            walk.follow(&jumper, 1);
        }
        walk
    }

    fn is_done(&self) -> bool {
        self.found.len() >= self.most
    }

    fn follow(&mut self, jumper: &Jumper<V>, passed: usize) {
        if jumper.captured == self.m.captured {
            if jumper.at == self.m.to && passed >= self.part.len() && !jumper.goes_on() {
                self.found.push(self.path.clone());
            }
            return;
        }
        let is_king = jumper.kind == Kind::King;
        let place = (jumper.captured.bits(), jumper.at.number(), is_king, passed);
        if self.dead.contains(&place) {
            return;
        }
        let before = self.found.len();
        for jump in jumper.proper_jumps() {
            if self.is_done() {
                return;
            }
            if !self.m.captured.contains(jump.over) {
                continue;
            }
            let is_next = self.part.get(passed) == Some(&jump.land);
            self.path.push(jump.land);
            self.follow(&jumper.after(jump), passed + usize::from(is_next));
            self.path.pop();
        }
        if self.found.len() == before {
            self.dead.insert(place);
        }
    }
}
