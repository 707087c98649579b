//! What the draw articles count, kept ply by ply.

use crate::moves::Move;
use crate::position::Position;
use crate::table::Count;
use crate::variants::Variant;
use crate::{ByColor, Color};

/// The running counts of a game (ambiguities A1–A3). The ply that creates a condition is ply 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counters {
    /// Plies since the last capture or move of a man.
    pub king_moves: u16,
    /// Plies since the last capture or promotion.
    pub unchanged: u16,
    /// Plies since the last capture.
    pub without_capture: u16,
    /// Plies since three pieces first stood against a lone king; never restarted (`000:6.3`).
    pub since_three: Option<u16>,
    /// Plies since two pieces or one first stood against a lone king; never restarted (`000:6.4`).
    pub since_two: Option<u16>,
    /// Own moves of the side with kings against a lone king (`001:7.2.4`, `002:§16c`, `002:§31.1`).
    pub with_kings: u16,
    /// Own moves of the side with three pieces while the lone king holds the main road (`001:7.2.7`).
    pub against_road: u16,
    /// Own moves of a side with two pieces or one against a lone king (`001:7.2.8`).
    pub with_two: ByColor<u16>,
}

impl Counters {
    /// The counts at the start of a game from this position.
    pub fn new<V: Variant>(position: &Position<V>) -> Counters {
        Counters {
            since_three: against_lone_king(position, 3).map(|_| 0),
            since_two: two_against_lone_king(position).map(|_| 0),
            ..Counters::default()
        }
    }

    /// The counts after a legal move.
    #[must_use]
    pub fn after<V: Variant>(
        &self,
        before: &Position<V>,
        m: Move<V::Board>,
        after: &Position<V>,
    ) -> Counters {
        if before.kings | after.kings == 0 {
            return self.after_men(m.is_capture());
        }
        let mover = before.turn();
        let by_man = before.men(mover).contains(m.from());
        let changes = m.is_capture() || before.promotes(m);
        let two = two_against_lone_king(before);
        Counters {
            king_moves: count_unless(m.is_capture() || by_man, self.king_moves),
            unchanged: count_unless(changes, self.unchanged),
            without_capture: count_unless(m.is_capture(), self.without_capture),
            since_three: count_since(self.since_three, || against_lone_king(after, 3).is_some()),
            since_two: count_since(self.since_two, || two_against_lone_king(after).is_some()),
            with_kings: own_moves(self.with_kings, mover, kings_against_lone_king(before)),
            against_road: self.road_after(before, mover),
            with_two: ByColor::new_with(|color| {
                let strong = two.is_some_and(|two| two.has(color));
                own_moves(self.with_two[color], mover, strong.then_some(color))
            }),
        }
    }

    /// The counts after a move on a board without kings: most moves of most games, so a search is
    /// quick about them.
    fn after_men(&self, captures: bool) -> Counters {
        Counters {
            king_moves: 0,
            unchanged: count_unless(captures, self.unchanged),
            without_capture: count_unless(captures, self.without_capture),
            since_three: count_since(self.since_three, || false),
            since_two: count_since(self.since_two, || false),
            with_kings: 0,
            against_road: 0,
            with_two: ByColor::default(),
        }
    }

    fn road_after<V: Variant>(&self, before: &Position<V>, mover: Color) -> u16 {
        let strong = against_lone_king(before, 3);
        let left_road = strong == Some(mover) && !before.holds_main_road(!mover);
        if left_road {
            return 0;
        }
        own_moves(self.against_road, mover, strong)
    }

    /// The count that a draw rule asks for, or none while its condition does not stand.
    pub fn count<V: Variant>(&self, count: Count, position: &Position<V>) -> Option<u16> {
        match count {
            Count::Occurrences | Count::NotPlayedOut => None,
            Count::KingMoves => Some(self.king_moves),
            Count::Unchanged { pieces: None } => Some(self.unchanged),
            Count::Unchanged {
                pieces: Some(range),
            } => in_small_ending(position, range).then_some(self.unchanged),
            Count::WithoutCapture => Some(self.without_capture),
            Count::SinceThreeAgainstKing => self.since_three,
            Count::SinceTwoAgainstKing => self.since_two,
            Count::OwnMovesWithKings { .. } => {
                kings_against_lone_king(position).map(|_| self.with_kings)
            }
            Count::OwnMovesAgainstMainRoad => {
                let strong = against_lone_king(position, 3)?;
                position
                    .holds_main_road(!strong)
                    .then_some(self.against_road)
            }
            Count::OwnMovesWithTwo => two_against_lone_king(position).map(|two| match two {
                Stronger::One(color) => self.with_two[color],
                Stronger::Both => self.with_two.white.min(self.with_two.black),
            }),
        }
    }
}

/// The stronger side of an ending of two pieces or one against a lone king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stronger {
    One(Color),
    /// King against king: each is a player with one king (ambiguities B3).
    Both,
}

impl Stronger {
    pub(crate) fn has(self, color: Color) -> bool {
        self == Stronger::Both || self == Stronger::One(color)
    }
}

/// The side that has this many pieces, a king among them, against a lone king.
pub(crate) fn against_lone_king<V: Variant>(position: &Position<V>, pieces: u32) -> Option<Color> {
    Color::ALL.into_iter().find(|strong| {
        position.is_lone_king(!*strong)
            && position.pieces(*strong).len() == pieces
            && !position.kings(*strong).is_empty()
    })
}

/// Two kings, king and man, or a king, against a lone king.
pub(crate) fn two_against_lone_king<V: Variant>(position: &Position<V>) -> Option<Stronger> {
    if against_lone_king(position, 1).is_some() {
        return Some(Stronger::Both);
    }
    against_lone_king(position, 2).map(Stronger::One)
}

/// The side that has only kings, as many as its rule set's rule names, against a lone king.
pub(crate) fn kings_against_lone_king<V: Variant>(position: &Position<V>) -> Option<Color> {
    let (least, most) = V::RULES.draws.iter().find_map(|rule| match rule.count {
        Count::OwnMovesWithKings { least, most } => Some((u32::from(least), u32::from(most))),
        Count::Occurrences
        | Count::KingMoves
        | Count::Unchanged { .. }
        | Count::WithoutCapture
        | Count::SinceThreeAgainstKing
        | Count::SinceTwoAgainstKing
        | Count::OwnMovesAgainstMainRoad
        | Count::OwnMovesWithTwo
        | Count::NotPlayedOut => None,
    })?;
    Color::ALL.into_iter().find(|strong| {
        let kings = position.kings(*strong).len();
        position.is_lone_king(!*strong)
            && position.men(*strong).is_empty()
            && least <= kings
            && kings <= most
    })
}

fn in_small_ending<V: Variant>(position: &Position<V>, (fewest, most): (u8, u8)) -> bool {
    let [white, black] = Color::ALL.map(|color| position.pieces(color).len());
    let both_have_king = Color::ALL
        .into_iter()
        .all(|color| !position.kings(color).is_empty());
    both_have_king && (u32::from(fewest)..=u32::from(most)).contains(&(white + black))
}

fn count_unless(reset: bool, count: u16) -> u16 {
    if reset { 0 } else { count.saturating_add(1) }
}

fn count_since(since: Option<u16>, arises: impl FnOnce() -> bool) -> Option<u16> {
    match since {
        Some(count) => Some(count.saturating_add(1)),
        None => arises().then_some(0),
    }
}

/// An own-move count goes up when the stronger side moves, and back to 0 when there is none.
fn own_moves(count: u16, mover: Color, strong: Option<Color>) -> u16 {
    match strong {
        Some(color) if color == mover => count.saturating_add(1),
        Some(_) => count,
        None => 0,
    }
}
