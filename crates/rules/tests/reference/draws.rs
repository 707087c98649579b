//! The end of a game: won, drawn or claimable, counted afresh from the whole game each time.

use super::moves::{RefMove, legal_moves, play};
use super::{Board, Kind, RuleSet, Side};

/// Options of `ambiguities.md` about draws; the default is the reading chosen there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawOptions {
    /// 001:7.2.5 does not hold where 7.2.6 does (B5).
    pub kings_only_not_in_small_endings: bool,
    /// The 15 moves of 003:19 are plies (C5).
    pub home_counts_plies: bool,
    /// The time control has no increment, so 001:7.2.9 holds (B6, narrow).
    pub no_increment: bool,
}

/// What the rules say of a position, nobody claiming anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    Continues,
    /// The loser has no piece, or pieces but no move.
    Win {
        winner: Side,
        no_pieces: bool,
    },
    Draw {
        article: &'static str,
    },
}

/// The automatic verdict for the last position.
///
/// `boards[0]` is the initial position, `boards[i]` the one after `moves[i - 1]`. A limit passed stays passed, so
/// a game continued after its end is still drawn.
pub fn verdict(
    rules: RuleSet,
    options: DrawOptions,
    boards: &[Board],
    moves: &[RefMove],
) -> Verdict {
    assert_eq!(boards.len(), moves.len() + 1, "a board before each move");
    let game = Game {
        rules,
        boards,
        moves,
    };
    if let Some(won) = game.terminal() {
        return won;
    }

    let draw = match rules {
        RuleSet::International => game.international_draw(),
        RuleSet::Russian | RuleSet::Brazilian => game.russian_draw(options), // B8
        RuleSet::Russian1953 => game.draw_of_1953(3, "002:§16c"),
        RuleSet::Hundred1953 => game.draw_of_1953(4, "002:§31.1"), // B9
        RuleSet::Home | RuleSet::HomeNext | RuleSet::HomeContinue | RuleSet::HomeNextContinue => {
            game.home_draw(options)
        }
    };
    match draw {
        Some(article) => Verdict::Draw { article },
        None => Verdict::Continues,
    }
}

/// The draws that may be claimed at the last position (002:§16d, then §16b); none once the game is over.
pub fn claims(rules: RuleSet, boards: &[Board], moves: &[RefMove]) -> Vec<&'static str> {
    let is_1953 = matches!(rules, RuleSet::Russian1953 | RuleSet::Hundred1953);
    let over = verdict(rules, DrawOptions::default(), boards, moves) != Verdict::Continues;
    if !is_1953 || over {
        return Vec::new();
    }

    let game = Game {
        rules,
        boards,
        moves,
    };
    let mut claims = Vec::new();
    if game.occurrences() >= 3 {
        claims.push("002:§16d");
    }
    if game.plies_of_unchanged_force() >= 2 * 30 {
        claims.push("002:§16b");
    }
    claims
}

/// What a side has left.
type Material = (/* kings */ usize, /* men */ usize);

const LONE_KING: Material = (1, 0);
/// 000:6.4, 001:7.2.8, against a lone king.
const TWO_OR_ONE: [Material; 3] = [(2, 0), (1, 1), (1, 0)];
/// 000:6.3, 001:7.2.7, against a lone king.
const THREE: [Material; 3] = [(3, 0), (2, 1), (1, 2)];

fn material(board: &Board, side: Side) -> Material {
    let pieces = board.pieces(side);
    let kings = pieces.iter().filter(|(_, kind)| *kind == Kind::King);
    let kings = kings.count();
    (kings, pieces.len() - kings)
}

/// Whether `strong` has one of these materials against a lone king.
fn faces_lone_king(board: &Board, strong: Side, materials: &[Material]) -> bool {
    materials.contains(&material(board, strong)) && material(board, strong.other()) == LONE_KING
}

/// Whether either side has one of these materials against a lone king.
fn is_class(board: &Board, materials: &[Material]) -> bool {
    SIDES
        .iter()
        .any(|&side| faces_lone_king(board, side, materials))
}

/// Whether `strong` has kings only, three or more, against a lone king (001:7.2.4, B4).
fn three_or_more_kings(board: &Board, strong: Side) -> bool {
    let (kings, men) = material(board, strong);
    kings >= 3 && men == 0 && material(board, strong.other()) == LONE_KING
}

/// Whether `strong` faces, with the material of 001:7.2.7, a lone king on the main road (001:2.1.3).
fn road_is_held(board: &Board, strong: Side) -> bool {
    let on_road = |(rank, file): (i32, i32)| rank == file;
    faces_lone_king(board, strong, &THREE)
        && board
            .pieces(strong.other())
            .iter()
            .all(|&(place, _)| on_road(place))
}

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// A whole game up to the position that is judged.
struct Game<'a> {
    rules: RuleSet,
    boards: &'a [Board],
    moves: &'a [RefMove],
}

impl Game<'_> {
    fn last(&self) -> &Board {
        &self.boards[self.boards.len() - 1]
    }

    /// The side that made the last move, or would have made it.
    fn mover(&self) -> Side {
        self.last().turn.other()
    }

    /// A side without pieces has lost, and the side to move without a move (000:7.2.2, 7.2.3, 001:6.1.2, 6.1.3).
    fn terminal(&self) -> Option<Verdict> {
        let board = self.last();
        for loser in [board.turn, board.turn.other()] {
            if board.pieces(loser).is_empty() {
                return Some(Verdict::Win {
                    winner: loser.other(),
                    no_pieces: true,
                });
            }
        }

        if legal_moves(self.rules, board).is_empty() {
            return Some(Verdict::Win {
                winner: board.turn.other(),
                no_pieces: false,
            });
        }
        None
    }

    // Counts

    /// How often the last position stood on the board, the same side to move (000:6.1, 001:7.2.3, 002:§16d, C6).
    fn occurrences(&self) -> usize {
        let same = |board: &&Board| *board == self.last();
        self.boards.iter().filter(same).count()
    }

    /// How many plies at the end of the game are of a kind, the first ply being 0.
    fn plies_at_the_end(&self, is_such: impl Fn(usize) -> bool) -> usize {
        let plies = (0..self.moves.len()).rev();
        plies.take_while(|&ply| is_such(ply)).count()
    }

    fn is_capture(&self, ply: usize) -> bool {
        !self.moves[ply].captured.is_empty()
    }

    fn is_man_move(&self, ply: usize) -> bool {
        let piece = self.boards[ply].at(self.moves[ply].from);
        matches!(piece, Some((_, Kind::Man)))
    }

    fn is_promotion(&self, ply: usize) -> bool {
        let piece = self.boards[ply + 1].at(self.moves[ply].to);
        self.is_man_move(ply) && matches!(piece, Some((_, Kind::King)))
    }

    /// King moves without capture (A3).
    fn plies_of_kings_only(&self) -> usize {
        self.plies_at_the_end(|ply| !self.is_capture(ply) && !self.is_man_move(ply))
    }

    /// Moves that change neither number nor kind of the pieces (A3).
    fn plies_of_unchanged_force(&self) -> usize {
        self.plies_at_the_end(|ply| !self.is_capture(ply) && !self.is_promotion(ply))
    }

    fn plies_without_capture(&self) -> usize {
        self.plies_at_the_end(|ply| !self.is_capture(ply))
    }

    /// Plies since a condition first stood on the board, whatever happened to it later (000:6.3, 6.4).
    fn plies_since_first(&self, holds: impl Fn(&Board) -> bool) -> usize {
        match self.boards.iter().position(holds) {
            Some(first) => self.boards.len() - 1 - first,
            None => 0,
        }
    }

    /// Own moves of a side at the end of the game before each of which a condition held (A2, B1).
    fn own_moves(&self, side: Side, held: impl Fn(&Board) -> bool) -> usize {
        let before_moves = self.boards[..self.moves.len()].iter().rev();
        before_moves
            .filter(|board| board.turn == side)
            .take_while(|board| held(board))
            .count()
    }

    // International

    /// In the order of "Draw counters" in `rules-international.md`.
    fn international_draw(&self) -> Option<&'static str> {
        if self.occurrences() >= 3 {
            return Some("000:6.1");
        }
        if self.plies_of_kings_only() >= 2 * 25 {
            return Some("000:6.2");
        }
        if self.plies_since_first(|board| is_class(board, &TWO_OR_ONE)) >= 2 * 5 {
            return Some("000:6.4");
        }
        if self.plies_since_first(|board| is_class(board, &THREE)) >= 2 * 16 {
            return Some("000:6.3");
        }
        None
    }

    // Russian and Brazilian

    /// In the order of "Draw counters" in `rules-russian.md`, 7.2.9 put after repetition.
    fn russian_draw(&self, options: DrawOptions) -> Option<&'static str> {
        if self.occurrences() >= 3 {
            return Some("001:7.2.3");
        }
        if options.no_increment && self.is_not_played_out() {
            return Some("001:7.2.9");
        }
        if self.five_moves_with_two_or_one() {
            return Some("001:7.2.8");
        }
        if self.five_moves_against_the_road() {
            return Some("001:7.2.7");
        }
        if self.fifteen_moves_with_kings() {
            return Some("001:7.2.4");
        }
        if self.fifteen_moves_of_kings_only(options) {
            return Some("001:7.2.5");
        }
        if self.force_unchanged_too_long() {
            return Some("001:7.2.6");
        }
        None
    }

    /// 001:7.2.8, B3: five own moves; king against king both must have made them.
    fn five_moves_with_two_or_one(&self) -> bool {
        let class = |board: &Board, side| faces_lone_king(board, side, &TWO_OR_ONE);
        let made_five = |side| self.own_moves(side, |board| class(board, side)) >= 5;
        let wins = |side| self.wins_unavoidably(side, Win::ByAnyMove);

        if self.is_king_against_king() {
            return SIDES.into_iter().all(made_five) && !SIDES.into_iter().any(wins);
        }
        let strong = self.mover();
        class(self.last(), strong) && made_five(strong) && !wins(strong)
    }

    /// 001:7.2.7, B1: five own moves in a row, the lone king standing on the main road before each.
    fn five_moves_against_the_road(&self) -> bool {
        let strong = self.mover();
        faces_lone_king(self.last(), strong, &THREE)
            && self.own_moves(strong, |board| road_is_held(board, strong)) >= 5
            && !self.wins_unavoidably(strong, Win::ByAnyMove)
    }

    /// 001:7.2.4: fifteen own moves with three or more kings.
    fn fifteen_moves_with_kings(&self) -> bool {
        let class = three_or_more_kings;
        SIDES.into_iter().any(|strong| {
            class(self.last(), strong) && self.own_moves(strong, |board| class(board, strong)) >= 15
        })
    }

    /// 001:7.2.5, B5: fifteen moves by each, kings only.
    fn fifteen_moves_of_kings_only(&self, options: DrawOptions) -> bool {
        let displaced =
            options.kings_only_not_in_small_endings && self.limit_of_unchanged_force().is_some();
        !displaced && self.plies_of_kings_only() >= 2 * 15
    }

    /// 001:7.2.6: both have a king and nothing was captured or crowned.
    fn force_unchanged_too_long(&self) -> bool {
        match self.limit_of_unchanged_force() {
            Some(limit) => self.plies_of_unchanged_force() >= limit,
            None => false,
        }
    }

    /// The plies that 001:7.2.6 allows with the pieces now on the board.
    fn limit_of_unchanged_force(&self) -> Option<usize> {
        let [white, black] = SIDES.map(|side| material(self.last(), side));
        if white.0 == 0 || black.0 == 0 {
            return None;
        }
        match white.0 + white.1 + black.0 + black.1 {
            4 | 5 => Some(2 * 30),
            6 | 7 => Some(2 * 60),
            _ => None,
        }
    }

    /// 001:7.2.9, B6: the positions of 7.2.7 and 7.2.8, unless the stronger side wins at once by a capture.
    fn is_not_played_out(&self) -> bool {
        let board = self.last();
        let is_strong =
            |side| faces_lone_king(board, side, &TWO_OR_ONE) || road_is_held(board, side);
        let wins = |side| is_strong(side) && self.wins_unavoidably(side, Win::ByCapture);
        SIDES.into_iter().any(is_strong) && !SIDES.into_iter().any(wins)
    }

    fn is_king_against_king(&self) -> bool {
        SIDES
            .into_iter()
            .all(|side| material(self.last(), side) == LONE_KING)
    }

    /// B2, narrow: the side wins with its next move, whatever is answered before it.
    fn wins_unavoidably(&self, side: Side, how: Win) -> bool {
        let board = self.last();
        if board.turn == side {
            return can_win_at_once(self.rules, board, how);
        }
        let replies = legal_moves(self.rules, board);
        replies
            .iter()
            .all(|reply| can_win_at_once(self.rules, &play(self.rules, board, reply), how))
    }

    // 1953

    /// 002:§16c, §31.1, B10: eighteen own moves with exactly so many kings.
    fn draw_of_1953(&self, kings: usize, article: &'static str) -> Option<&'static str> {
        let class = |board: &Board, side| faces_lone_king(board, side, &[(kings, 0)]);
        let is_drawn = SIDES.into_iter().any(|strong| {
            class(self.last(), strong) && self.own_moves(strong, |board| class(board, strong)) >= 18
        });
        is_drawn.then_some(article)
    }

    // Home

    /// Repetition first, as in the other rule sets; the leaflet gives no order.
    fn home_draw(&self, options: DrawOptions) -> Option<&'static str> {
        if self.occurrences() >= 3 {
            return Some("003:20");
        }
        let limit = if options.home_counts_plies {
            15
        } else {
            2 * 15
        };
        if self.plies_without_capture() >= limit {
            return Some("003:19");
        }
        None
    }
}

/// Which immediate wins count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Win {
    ByAnyMove,
    ByCapture,
}

/// Whether the side to move has a move that leaves the opponent without piece or move.
fn can_win_at_once(rules: RuleSet, board: &Board, how: Win) -> bool {
    legal_moves(rules, board).iter().any(|m| {
        let counts = how == Win::ByAnyMove || !m.captured.is_empty();
        counts && legal_moves(rules, &play(rules, board, m)).is_empty()
    })
}
