//! Legal moves: every capture is walked jump by jump on the array.

use super::{Board, Kind, Place, RuleSet, Side};

/// A move: two captures of the same pieces between the same squares are one, whatever the route (B15).
#[derive(Clone, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct RefMove {
    pub from: u8,
    pub to: u8,
    /// Numbers of the captured squares, sorted; empty for a quiet move.
    pub captured: Vec<u8>,
}

/// One way of executing a move.
#[derive(Clone, Debug)]
struct Route {
    /// Where the piece stood, then every square it lands on.
    squares: Vec<Place>,
    /// The places of the captured pieces, in order.
    captured: Vec<Place>,
    /// What the piece was before the move.
    kind_before: Kind,
    /// What it is now; a man crowned in passing is a king from then on.
    kind: Kind,
}

impl Route {
    fn new(from: Place, kind: Kind) -> Route {
        Route {
            squares: vec![from],
            captured: Vec::new(),
            kind_before: kind,
            kind,
        }
    }

    fn from(&self) -> Place {
        self.squares[0]
    }

    fn to(&self) -> Place {
        self.squares[self.squares.len() - 1]
    }

    fn to_move(&self, board: &Board) -> RefMove {
        let mut captured = numbers(board, &self.captured);
        captured.sort_unstable();
        RefMove {
            from: board.number(self.from()),
            to: board.number(self.to()),
            captured,
        }
    }
}

/// One jump: the piece passed over and the squares behind it on which one may land.
struct Jump {
    over: Place,
    landings: Vec<Place>,
}

/// Legal moves, distinct by (from, to, captured), sorted.
pub fn legal_moves(rules: RuleSet, board: &Board) -> Vec<RefMove> {
    let mut moves: Vec<RefMove> = routes(rules, board)
        .iter()
        .map(|route| route.to_move(board))
        .collect();
    moves.sort();
    moves.dedup();
    moves
}

/// Every legal route: its squares from the origin to the last landing, and its captured squares in order.
///
/// Two routes may be the same move.
pub fn legal_routes(rules: RuleSet, board: &Board) -> Vec<(Vec<u8>, Vec<u8>)> {
    routes(rules, board)
        .iter()
        .map(|route| {
            (
                numbers(board, &route.squares),
                numbers(board, &route.captured),
            )
        })
        .collect()
}

/// The position after a legal move.
///
/// # Panics
///
/// If the move is not legal.
pub fn play(rules: RuleSet, board: &Board, m: &RefMove) -> Board {
    let found = routes(rules, board)
        .into_iter()
        .find(|route| route.to_move(board) == *m);
    match found {
        Some(route) => after(board, &route),
        None => panic!("{m:?} is not legal under {rules:?} in {board:?}"),
    }
}

/// How many sequences of `depth` legal moves there are.
pub fn perft(rules: RuleSet, board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    legal_moves(rules, board)
        .iter()
        .map(|m| perft(rules, &play(rules, board, m), depth - 1))
        .sum()
}

/// Moves the piece, takes the captured ones off, crowns, and passes the turn.
fn after(board: &Board, route: &Route) -> Board {
    let mut next = board.clone();

    next.set(route.from(), None);
    for &place in &route.captured {
        next.set(place, None);
    }

    let ends_on_crown_row = route.to().0 == board.turn.crown_rank(board.size());
    let kind = if ends_on_crown_row {
        Kind::King // 000:3.5
    } else {
        route.kind
    };
    next.set(route.to(), Some((board.turn, kind)));

    next.turn = board.turn.other();
    next
}

/// All legal routes: captures if there are any, for they are compulsory (000:4.2, 001:4.2, 002:§8.1, 003:6).
fn routes(rules: RuleSet, board: &Board) -> Vec<Route> {
    let captures = legal_captures(rules, board);
    if captures.is_empty() {
        quiet_moves(board)
    } else {
        captures
    }
}

// Quiet moves

fn quiet_moves(board: &Board) -> Vec<Route> {
    let mut quiet = Vec::new();
    for (from, kind) in board.pieces(board.turn) {
        let targets = match kind {
            Kind::Man => man_steps(board, from),
            Kind::King => king_slides(board, from),
        };
        for to in targets {
            let mut route = Route::new(from, kind);
            route.squares.push(to);
            quiet.push(route);
        }
    }
    quiet
}

/// One step diagonally forwards (000:3.4, 001:3.5, 002:§6.1, 003:5).
fn man_steps(board: &Board, from: Place) -> Vec<Place> {
    let forwards = board.turn.forwards();
    [(forwards, -1), (forwards, 1)]
        .into_iter()
        .map(|direction| step(from, direction))
        .filter(|&to| board.is_free(to))
        .collect()
}

/// Any distance along free squares (000:3.9, 001:3.8, 002:§7.1, 003:13).
fn king_slides(board: &Board, from: Place) -> Vec<Place> {
    ALL_DIRECTIONS
        .into_iter()
        .flat_map(|direction| free_line(board, from, direction))
        .collect()
}

// Captures

/// The captures that the choice rules of the rule set leave.
fn legal_captures(rules: RuleSet, board: &Board) -> Vec<Route> {
    let mut captures = complete_captures(rules, board);

    // A king that can capture must be used; the choice is made at the start of the move (003:14, C4).
    let is_king = |route: &Route| route.kind_before == Kind::King;
    if rules.is_home() && captures.iter().any(is_king) {
        captures.retain(is_king);
    }

    // The largest number is compulsory (000:4.13, 001:4.16.1, 002:§24.1, §25.1).
    if largest_number_compulsory(rules) {
        let most = captures.iter().map(|route| route.captured.len()).max();
        captures.retain(|route| Some(route.captured.len()) == most);
    }
    captures
}

/// Every capture that cannot be continued, by every piece.
fn complete_captures(rules: RuleSet, board: &Board) -> Vec<Route> {
    let mut complete = Vec::new();
    for (from, kind) in board.pieces(board.turn) {
        // The origin counts as free while the piece is under way (000:4.8, 001:4.8).
        let mut without = board.clone();
        without.set(from, None);
        extend(rules, &without, &Route::new(from, kind), &mut complete);
    }
    complete
}

/// Continues a capture in every way; one that has begun and cannot be continued is complete.
///
/// `board` keeps the captured pieces standing, for they are removed only after the move (000:4.11).
fn extend(rules: RuleSet, board: &Board, route: &Route, complete: &mut Vec<Route>) {
    let jumps = jumps(rules, board, route);
    if jumps.is_empty() && !route.captured.is_empty() {
        complete.push(route.clone());
    }

    for jump in jumps {
        let all: Vec<Route> = jump
            .landings
            .iter()
            .map(|&landing| jumped(rules, board, route, jump.over, landing))
            .collect();

        // If the capture goes on from some square behind this piece, one must land on such a square (001:4.6).
        let goes_on = |next: &Route| !self::jumps(rules, board, next).is_empty();
        let must_go_on = all.iter().any(goes_on);
        for next in all {
            if !must_go_on || goes_on(&next) {
                extend(rules, board, &next, complete);
            }
        }
    }
}

/// The route with one more jump.
fn jumped(rules: RuleSet, board: &Board, route: &Route, over: Place, landing: Place) -> Route {
    let mut next = route.clone();
    next.squares.push(landing);
    next.captured.push(over);

    let on_crown_row = landing.0 == board.turn.crown_rank(board.size());
    if on_crown_row && crowned_in_passing(rules) {
        next.kind = Kind::King;
    }
    next
}

/// The jumps open to the capturing piece where it stands.
fn jumps(rules: RuleSet, board: &Board, route: &Route) -> Vec<Jump> {
    capture_directions(rules, board.turn, route.kind)
        .into_iter()
        .filter_map(|direction| jump(rules, board, route, direction))
        .collect()
}

/// The jump in one direction, if there is one.
fn jump(rules: RuleSet, board: &Board, route: &Route, direction: Place) -> Option<Jump> {
    // A king flies up to the piece, a man must stand next to it.
    let before = match route.kind {
        Kind::Man => 0,
        Kind::King => free_line(board, route.to(), direction).len(),
    };
    let mut over = step(route.to(), direction);
    for _ in 0..before {
        over = step(over, direction);
    }

    // Only an opposing piece not yet jumped may be jumped (000:4.7, 4.8, 001:4.7, 4.8, 002:§8.6, C7).
    let is_enemy =
        board.contains(over) && matches!(board.get(over), Some((owner, _)) if owner != board.turn);
    if !is_enemy || route.captured.contains(&over) {
        return None;
    }

    let mut landings = free_line(board, over, direction);
    if route.kind == Kind::Man || king_lands_next(rules) {
        landings.truncate(1);
    }
    if landings.is_empty() {
        return None;
    }
    Some(Jump { over, landings })
}

// What the rule sets differ in

/// 000:4.13, 001:4.16.1, 002:§24.1; free choice in 001:4.13, 002:§8.4, 003:7.
fn largest_number_compulsory(rules: RuleSet) -> bool {
    match rules {
        RuleSet::International | RuleSet::Hundred1953 | RuleSet::Brazilian => true,
        RuleSet::Russian | RuleSet::Russian1953 => false,
        RuleSet::Home | RuleSet::HomeNext | RuleSet::HomeContinue | RuleSet::HomeNextContinue => {
            false
        }
    }
}

/// 001:4.14, 002:§9.4, C3; not in 000:4.15, 001:4.16.2, 002:§25.3, 003:12.
fn crowned_in_passing(rules: RuleSet) -> bool {
    match rules {
        RuleSet::Russian | RuleSet::Russian1953 => true,
        RuleSet::HomeContinue | RuleSet::HomeNextContinue => true,
        RuleSet::Home | RuleSet::HomeNext => false,
        RuleSet::International | RuleSet::Hundred1953 | RuleSet::Brazilian => false,
    }
}

/// C2, option `next`.
fn king_lands_next(rules: RuleSet) -> bool {
    matches!(rules, RuleSet::HomeNext | RuleSet::HomeNextContinue)
}

/// Forwards and backwards (000:4.1, 001:4.1, 002:§8.3), but men of the home game only forwards (003:6, C1).
fn capture_directions(rules: RuleSet, side: Side, kind: Kind) -> Vec<Place> {
    let mut directions = ALL_DIRECTIONS.to_vec();
    if rules.is_home() && kind == Kind::Man {
        directions.retain(|direction| direction.0 == side.forwards());
    }
    directions
}

// Lines

const ALL_DIRECTIONS: [Place; 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];

fn step(place: Place, direction: Place) -> Place {
    (place.0 + direction.0, place.1 + direction.1)
}

/// The free squares after `place` in one direction, up to the first piece or the edge.
fn free_line(board: &Board, place: Place, direction: Place) -> Vec<Place> {
    let mut line = Vec::new();
    let mut next = step(place, direction);
    while board.is_free(next) {
        line.push(next);
        next = step(next, direction);
    }
    line
}

fn numbers(board: &Board, places: &[Place]) -> Vec<u8> {
    places.iter().map(|&place| board.number(place)).collect()
}
