//! Why an attempted move is not legal, with the article that says so.

use alloc::vec::Vec;

use crate::Article;
use crate::board::{Board, Direction};
use crate::jump::{Jumper, is_forward};
use crate::moves::{Move, MoveList};
use crate::position::{Kind, Position};
use crate::square::{Square, SquareSet};
use crate::table::Precedence;
use crate::variants::Variant;

/// A move that somebody tries: what was written or clicked, not yet known to be legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt<B: Board> {
    /// A piece from a square over others to a last one. A capture may leave landing squares out.
    Route(Vec<Square<B>>),
    /// The short form of 1953 (`002:§14.9`): the file that the piece leaves and its last square.
    FromFile {
        /// The file, from 0.
        file: u8,
        /// The last square.
        to: Square<B>,
    },
}

/// Why an attempted move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// No piece stands on the origin.
    EmptySquare,
    /// The piece on the origin is the opponent's.
    OpponentsPiece,
    /// None of the player's pieces stands on the file (short form).
    NoPieceOnFile,
    /// The piece would end where it stands.
    SameSquare,
    /// The squares do not lie on one diagonal.
    OffDiagonal,
    /// The last square is occupied.
    Occupied,
    /// A man does not move backwards.
    Backwards,
    /// A man of this rule set does not capture backwards.
    CapturesForwardsOnly,
    /// A man moves one square, and two over a piece it captures.
    TooFar,
    /// Another piece stands in the king's way.
    Blocked,
    /// Own pieces are not jumped over.
    OwnPieceJumped,
    /// No free square lies behind the piece that would be captured.
    NoFreeSquareBehind,
    /// A further leg of a capture has to jump over an opposing piece.
    NothingCaptured,
    /// A piece already captured is not jumped over again.
    CapturedAgain,
    /// A man that is crowned by its capture stops there.
    CrownedStops,
    /// A capture is possible, so a quiet move is not.
    CaptureCompulsory,
    /// More pieces can be captured, so they must be.
    MorePieces {
        /// How many the attempt captures.
        takes: u8,
        /// How many must be captured.
        must: u8,
    },
    /// A king can capture, so the man may not.
    KingFirst,
    /// The capture goes on from the last square.
    CaptureContinues,
    /// The capture goes on from another square behind the captured piece.
    WrongLanding,
    /// Several captures fit what was written.
    Ambiguous,
}

impl Reason {
    /// One value of each reason.
    pub const ALL: [Reason; 22] = [
        Reason::GameOver,
        Reason::EmptySquare,
        Reason::OpponentsPiece,
        Reason::NoPieceOnFile,
        Reason::SameSquare,
        Reason::OffDiagonal,
        Reason::Occupied,
        Reason::Backwards,
        Reason::CapturesForwardsOnly,
        Reason::TooFar,
        Reason::Blocked,
        Reason::OwnPieceJumped,
        Reason::NoFreeSquareBehind,
        Reason::NothingCaptured,
        Reason::CapturedAgain,
        Reason::CrownedStops,
        Reason::CaptureCompulsory,
        Reason::MorePieces { takes: 1, must: 2 },
        Reason::KingFirst,
        Reason::CaptureContinues,
        Reason::WrongLanding,
        Reason::Ambiguous,
    ];
}

/// A refused attempt: the reason, where it is written, the squares concerned, and what would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal<B: Board> {
    /// The reason why the attempt was refused.
    pub reason: Reason,
    /// The article, where the rule set has one for it.
    pub article: Option<Article>,
    /// The squares concerned, the ones a sentence would name first.
    pub squares: Vec<Square<B>>,
    /// Legal moves: those that fit an ambiguous text, else those of the same piece, else all.
    pub instead: Vec<Move<B>>,
}

impl<V: Variant> Position<V> {
    /// The legal move that an attempt means, or the reason why there is none.
    ///
    /// An attempt is found exactly when it names the origin, the last square and, in order, any of
    /// the landing squares of one legal move. Where it fits several, the one whose landing squares
    /// it names completely is meant; else it is [`Reason::Ambiguous`].
    ///
    /// # Errors
    /// The reason, its article, the squares concerned and what would be legal instead.
    pub fn explain(
        &self,
        attempt: &Attempt<V::Board>,
    ) -> Result<Move<V::Board>, Illegal<V::Board>> {
        let inquiry = Inquiry {
            position: self,
            legal: self.legal_moves(),
        };
        match attempt {
            Attempt::Route(route) => inquiry.route(route),
            Attempt::FromFile { file, to } => inquiry.short_form(*file, *to),
        }
    }
}

struct Inquiry<'a, V: Variant> {
    position: &'a Position<V>,
    legal: MoveList<V::Board>,
}

/// A reason and its squares, before article and alternatives are added.
struct Finding<B: Board> {
    reason: Reason,
    kind: Kind,
    squares: Vec<Square<B>>,
    /// The article, where it is another than the usual one of the reason.
    article: Option<Article>,
}

type Answer<B> = Result<Move<B>, Illegal<B>>;

/// A capture that was followed: the piece before and after its last jump.
struct Followed<V: Variant> {
    before: Jumper<V>,
    last: Jumper<V>,
}

impl<V: Variant> Inquiry<'_, V> {
    fn route(&self, route: &[Square<V::Board>]) -> Answer<V::Board> {
        let (Some(from), Some(to)) = (route.first(), route.last()) else {
            return Err(self.refuse(finding(Reason::SameSquare, Kind::Man, []), None));
        };
        let fitting: Vec<Move<V::Board>> = self
            .legal
            .iter()
            .filter(|m| m.from == *from && m.to == *to && self.fits(**m, route))
            .copied()
            .collect();
        match fitting[..] {
            [] => Err(self.refuse(self.why_not(route), Some(*from))),
            [only] => Ok(only),
            [..] => self.exact(route, &fitting),
        }
    }

    /// Among several fitting moves, the one whose every landing square is named.
    fn exact(&self, route: &[Square<V::Board>], fitting: &[Move<V::Board>]) -> Answer<V::Board> {
        let is_exact = |m: &&Move<V::Board>| self.position.has_path(**m, route);
        match fitting.iter().find(is_exact) {
            Some(m) => Ok(*m),
            None => Err(self.ambiguous(fitting)),
        }
    }

    fn ambiguous(&self, fitting: &[Move<V::Board>]) -> Illegal<V::Board> {
        let squares = fitting
            .iter()
            .take(1)
            .flat_map(|m| [m.from, m.to])
            .collect();
        Illegal {
            reason: Reason::Ambiguous,
            article: V::RULES.articles.full_route,
            squares,
            instead: fitting.to_vec(),
        }
    }

    fn short_form(&self, file: u8, to: Square<V::Board>) -> Answer<V::Board> {
        let fitting: Vec<Move<V::Board>> = self
            .legal
            .iter()
            .filter(|m| m.from.file() == file && m.to == to)
            .copied()
            .collect();
        match fitting[..] {
            [] => Err(self.why_not_short_form(file, to)),
            [only] => Ok(only),
            [..] => Err(self.ambiguous(&fitting)),
        }
    }

    /// Of the player's pieces on the file, the one nearest to the last square explains best.
    fn why_not_short_form(&self, file: u8, to: Square<V::Board>) -> Illegal<V::Board> {
        let own = self.position.pieces(self.position.turn());
        let nearest = own
            .into_iter()
            .filter(|square| square.file() == file)
            .min_by_key(|square| square.rank().abs_diff(to.rank()));
        match nearest {
            Some(from) => self.refuse(self.why_not(&[from, to]), Some(from)),
            None => self.refuse(finding(Reason::NoPieceOnFile, Kind::Man, []), None),
        }
    }

    /// Whether the squares between first and last stand, in order, on some path of the move.
    fn fits(&self, m: Move<V::Board>, route: &[Square<V::Board>]) -> bool {
        route.len() <= 2 || (m.is_capture() && self.position.has_path_with(m, route))
    }

    fn why_not(&self, route: &[Square<V::Board>]) -> Finding<V::Board> {
        let position = self.position;
        let Some(jumper) = route.first().and_then(|from| Jumper::new(position, *from)) else {
            return finding(Reason::EmptySquare, Kind::Man, route.first().copied());
        };
        if !position.pieces(position.turn()).contains(jumper.from) {
            return finding(Reason::OpponentsPiece, jumper.kind, [jumper.from]);
        }
        if self.legal.is_empty() {
            return finding(Reason::GameOver, jumper.kind, []);
        }
        let mut budget = SEARCH_BUDGET;
        match self.follow(&jumper, route) {
            Ok(followed) => self.why_not_capture(&followed),
            Err(fault) => match self.search(&jumper, &jumper, &route[1..], &mut budget) {
                Some(followed) => self.why_not_capture(&followed),
                None => fault,
            },
        }
    }

    /// Follows a route leg by leg as a capture: the piece before and after the last jump, or the
    /// first fault.
    fn follow(
        &self,
        jumper: &Jumper<V>,
        route: &[Square<V::Board>],
    ) -> Result<Followed<V>, Finding<V::Board>> {
        let mut before = *jumper;
        let mut now = *jumper;
        for land in &route[1..] {
            let jump = now.jumps().into_iter().find(|jump| jump.land == *land);
            let Some(jump) = jump else {
                return Err(self.fault_of_leg(&now, *land));
            };
            before = now;
            now = now.after(jump);
        }
        if route.len() < 2 {
            return Err(finding(Reason::SameSquare, jumper.kind, [jumper.from]));
        }
        Ok(Followed { before, last: now })
    }

    /// Looks for any capture of the piece that passes the named squares in order and stands on the
    /// last, complete or not; a complete one is preferred.
    fn search(
        &self,
        before: &Jumper<V>,
        now: &Jumper<V>,
        ahead: &[Square<V::Board>],
        budget: &mut u32,
    ) -> Option<Followed<V>> {
        if *budget == 0 {
            return None;
        }
        *budget -= 1;
        let mut best = (ahead.is_empty() && !now.captured.is_empty()).then_some(Followed {
            before: *before,
            last: *now,
        });
        for jump in now.jumps() {
            let rest = match ahead {
                [next, rest @ ..] if *next == jump.land => rest,
                [_, ..] => ahead,
                // Everything is named: going on is fine if the piece comes back to the last square.
                [] => continue,
            };
            let found = self.search(now, &now.after(jump), rest, budget);
            if found
                .as_ref()
                .is_some_and(|followed| !followed.last.goes_on())
            {
                return found;
            }
            best = best.or(found);
        }
        best
    }

    /// The attempt is a capture, and yet not legal: it stops too early, or another comes first.
    fn why_not_capture(&self, Followed { before, last }: &Followed<V>) -> Finding<V::Board> {
        if last.goes_on() {
            let next = last.jumps().into_iter().map(|jump| jump.over);
            // A man that has just been crowned goes on by the article that crowns it (`001:4.14`, `002:§9.4`).
            let is_crowned = before.kind == Kind::Man && last.kind == Kind::King;
            return Finding {
                article: is_crowned.then_some(V::RULES.articles.crowned_capturing),
                ..finding(
                    Reason::CaptureContinues,
                    last.kind,
                    core::iter::once(last.at).chain(distinct(next)),
                )
            };
        }
        let better = self.better_landing(before, last);
        if !better.is_empty() {
            return finding(
                Reason::WrongLanding,
                last.kind,
                core::iter::once(last.at).chain(better),
            );
        }
        let origins = distinct(self.legal.iter().map(|m| m.from));
        let reason = match V::RULES.precedence {
            Precedence::KingFirst => Reason::KingFirst,
            Precedence::MostPieces | Precedence::Free => Reason::MorePieces {
                takes: last.captured.len() as u8,
                must: self.legal.first().map_or(0, |m| m.captured.len()) as u8,
            },
        };
        finding(reason, last.kind, origins)
    }

    /// Squares behind the last captured piece from which the capture goes on.
    fn better_landing(&self, before: &Jumper<V>, last: &Jumper<V>) -> Vec<Square<V::Board>> {
        let taken = last.captured - before.captured;
        before
            .proper_jumps()
            .into_iter()
            .filter(|jump| taken.contains(jump.over) && before.after(*jump).goes_on())
            .map(|jump| jump.land)
            .collect()
    }

    /// Why the piece cannot go from where it is to `to` in one leg.
    fn fault_of_leg(&self, now: &Jumper<V>, to: Square<V::Board>) -> Finding<V::Board> {
        let at = now.at;
        if at == to {
            return finding(Reason::SameSquare, now.kind, [at]);
        }
        if now.stopped() || self.would_jump_as_king(now, to) {
            return finding(Reason::CrownedStops, Kind::Man, [at]);
        }
        let Some((direction, between)) = line(at, to) else {
            return finding(Reason::OffDiagonal, now.kind, [at, to]);
        };
        match now.kind {
            Kind::Man => self.fault_of_man(now, to, direction, &between),
            Kind::King => self.fault_of_king(now, to, &between),
        }
    }

    /// A man that has captured up to its last row and would go on as a king.
    fn would_jump_as_king(&self, now: &Jumper<V>, to: Square<V::Board>) -> bool {
        now.kind == Kind::Man
            && !now.captured.is_empty()
            && crate::setup::crown_row(self.position.turn()).contains(now.at)
            && now
                .crowned()
                .jumps()
                .into_iter()
                .any(|jump| jump.land == to)
    }

    fn fault_of_man(
        &self,
        now: &Jumper<V>,
        to: Square<V::Board>,
        direction: Direction,
        between: &[Square<V::Board>],
    ) -> Finding<V::Board> {
        let say = |reason, squares: &[Square<V::Board>]| {
            finding(reason, Kind::Man, squares.iter().copied())
        };
        let forward = is_forward(self.position.turn(), direction);
        match *between {
            [] if !now.empty().contains(to) => say(Reason::Occupied, &[to]),
            [] if !now.captured.is_empty() => say(Reason::NothingCaptured, &[now.at, to]),
            [] if !forward => say(Reason::Backwards, &[now.at, to]),
            [] => self.compulsory(Kind::Man),
            [over] if now.captured.contains(over) => say(Reason::CapturedAgain, &[over]),
            [over] if now.prey().contains(over) && !now.empty().contains(to) => {
                say(Reason::NoFreeSquareBehind, &[over, to])
            }
            [over] if now.prey().contains(over) && !forward => {
                say(Reason::CapturesForwardsOnly, &[now.at, over])
            }
            [over] if !now.empty().contains(over) => say(Reason::OwnPieceJumped, &[over]),
            [over, behind, ..] if now.prey().contains(over) && !now.empty().contains(behind) => {
                say(Reason::NoFreeSquareBehind, &[over, behind])
            }
            [_] if !now.captured.is_empty() => say(Reason::NothingCaptured, &[now.at, to]),
            [..] if !now.captured.is_empty() => Finding {
                article: Some(V::RULES.articles.man_capture),
                ..say(Reason::TooFar, &[now.at, to])
            },
            [..] => say(Reason::TooFar, &[now.at, to]),
        }
    }

    fn fault_of_king(
        &self,
        now: &Jumper<V>,
        to: Square<V::Board>,
        between: &[Square<V::Board>],
    ) -> Finding<V::Board> {
        let say = |reason, squares: &[Square<V::Board>]| {
            finding(reason, Kind::King, squares.iter().copied())
        };
        let empty = now.empty();
        let mut pieces = between
            .iter()
            .copied()
            .filter(|square| !empty.contains(*square));
        let Some(first) = pieces.next() else {
            return match (empty.contains(to), now.captured.is_empty()) {
                (false, _) => say(Reason::Occupied, &[to]),
                (true, true) => self.compulsory(Kind::King),
                (true, false) => say(Reason::NothingCaptured, &[now.at, to]),
            };
        };
        if now.captured.contains(first) {
            return say(Reason::CapturedAgain, &[first]);
        }
        if !now.prey().contains(first) {
            return say(Reason::OwnPieceJumped, &[first]);
        }
        let behind = between
            .iter()
            .skip_while(|square| **square != first)
            .nth(1)
            .copied();
        match (behind.unwrap_or(to), pieces.next()) {
            (behind, _) if !empty.contains(behind) => {
                say(Reason::NoFreeSquareBehind, &[first, behind])
            }
            (_, Some(second)) => say(Reason::Blocked, &[second]),
            (_, None) if !empty.contains(to) => say(Reason::Occupied, &[to]),
            (behind, None) => say(Reason::WrongLanding, &[to, behind]),
        }
    }

    fn compulsory(&self, kind: Kind) -> Finding<V::Board> {
        finding(
            Reason::CaptureCompulsory,
            kind,
            distinct(self.legal.iter().map(|m| m.from)),
        )
    }

    fn refuse(
        &self,
        finding: Finding<V::Board>,
        from: Option<Square<V::Board>>,
    ) -> Illegal<V::Board> {
        let same_piece: Vec<Move<V::Board>> = self
            .legal
            .iter()
            .filter(|m| Some(m.from) == from)
            .copied()
            .collect();
        Illegal {
            reason: finding.reason,
            article: finding
                .article
                .or_else(|| article::<V>(finding.reason, finding.kind)),
            squares: finding.squares,
            instead: if same_piece.is_empty() {
                self.legal.to_vec()
            } else {
                same_piece
            },
        }
    }
}

/// How many jumps are looked at before a partial route is given up.
const SEARCH_BUDGET: u32 = 20_000;

fn finding<B: Board>(
    reason: Reason,
    kind: Kind,
    squares: impl IntoIterator<Item = Square<B>>,
) -> Finding<B> {
    Finding {
        reason,
        kind,
        squares: squares.into_iter().collect(),
        article: None,
    }
}

/// The article that forbids it, for this kind of piece.
fn article<V: Variant>(reason: Reason, kind: Kind) -> Option<Article> {
    let articles = V::RULES.articles;
    let of_kind = |man, king| match kind {
        Kind::Man => man,
        Kind::King => king,
    };
    let article = match reason {
        Reason::GameOver => articles.ended,
        Reason::SameSquare => articles.a_move,
        Reason::EmptySquare | Reason::OpponentsPiece | Reason::NoPieceOnFile => {
            articles.own_pieces_in_turn
        }
        Reason::OffDiagonal
        | Reason::Occupied
        | Reason::Backwards
        | Reason::TooFar
        | Reason::Blocked => of_kind(articles.man_move, articles.king_move),
        Reason::CapturesForwardsOnly => articles.compulsory,
        Reason::OwnPieceJumped => articles.own_not_jumped,
        Reason::NoFreeSquareBehind | Reason::NothingCaptured => {
            of_kind(articles.man_capture, articles.king_capture)
        }
        Reason::CapturedAgain => articles.not_twice,
        Reason::CrownedStops => articles.crowned_capturing,
        Reason::CaptureCompulsory => articles.compulsory,
        Reason::MorePieces { .. } | Reason::KingFirst => return articles.precedence,
        Reason::CaptureContinues => of_kind(articles.man_goes_on, articles.king_goes_on),
        Reason::WrongLanding => articles.landing,
        Reason::Ambiguous => return articles.full_route,
    };
    Some(article)
}

/// The direction from one square to another on the same diagonal, and the squares between.
fn line<B: Board>(from: Square<B>, to: Square<B>) -> Option<(Direction, Vec<Square<B>>)> {
    Direction::ALL.into_iter().find_map(|direction| {
        let mut between = Vec::new();
        let mut at = from.step(direction)?;
        while at != to {
            between.push(at);
            at = at.step(direction)?;
        }
        Some((direction, between))
    })
}

fn distinct<B: Board>(squares: impl IntoIterator<Item = Square<B>>) -> SquareSet<B> {
    squares.into_iter().collect()
}
