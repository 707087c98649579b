//! Retrograde analysis: from lost positions back to those that lead to them.
//!
//! A class and its mirror are solved together, for a quiet move goes from one to the other. Captures and promotions
//! leave them for classes already solved, so where the side to move must capture the value is known at once. For the
//! rest we count the quiet moves that stay, then take the positions decided in 0, 1, 2, … plies in turn, walk back
//! over quiet moves, and mark what wins by reaching a loss and what loses because nothing else is left. What is
//! never marked is drawn.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU64, Ordering::Relaxed};
use std::thread;

use rules::{Board, Position, Variant};

use crate::class::Class;
use crate::index::Index;
use crate::placing::Placing;
use crate::value::{Code, Value};

/// A solved class: a code for each of its numbers.
#[derive(Clone, Debug)]
pub(crate) struct Solved<B: Board> {
    pub(crate) index: Index<B>,
    pub(crate) codes: Vec<u16>,
}

/// A class just solved, with the placings where the side to move must capture.
#[derive(Debug)]
pub(crate) struct SolvedSide<B: Board> {
    pub(crate) solved: Solved<B>,
    pub(crate) captures: Vec<bool>,
}

/// Classes solved before.
#[derive(Debug)]
pub(crate) struct Known<B: Board>(HashMap<Class, Solved<B>>);

impl<B: Board> Known<B> {
    pub(crate) fn new() -> Known<B> {
        Known(HashMap::new())
    }

    pub(crate) fn insert(&mut self, solved: Solved<B>) {
        self.0.insert(solved.index.class(), solved);
    }

    pub(crate) fn has(&self, class: Class) -> bool {
        class.sides().all(|side| self.0.contains_key(&side))
    }

    /// Forgets all but these named classes.
    pub(crate) fn keep(&mut self, classes: &[Class]) {
        self.0.retain(|class, _| classes.contains(&class.named()));
    }

    /// The value of a position of a class solved before; draws where there is none such, which those who ask exclude.
    fn value<V: Variant<Board = B>>(&self, position: &Position<V>) -> Value {
        let placing = Placing::of(position);
        if placing.us.all() == 0 {
            return Code::STUCK.value();
        }
        let solved = self.0.get(&placing.class());
        debug_assert!(solved.is_some(), "{} is not solved", placing.class());
        let Some(solved) = solved else {
            return Value::Draw;
        };
        match Code(solved.codes[solved.index.number(&placing) as usize]) {
            Code::LEFT_OUT => self.best(position),
            code => code.value(),
        }
    }

    /// The best that the moves of a position, all leading to classes solved before, come to.
    fn best<V: Variant<Board = B>>(&self, position: &Position<V>) -> Value {
        let moves = position.legal_moves();
        let values = moves
            .iter()
            .map(|m| self.value(&position.play_unchecked(*m)).before());
        Value::best(values).unwrap_or(Code::STUCK.value())
    }
}

/// What `left` holds from here on: nothing that is found inside the class changes the value any more.
const SETTLED: u8 = CAPTURE - 1;
/// What `left` holds where the side to move must capture: settled too.
const CAPTURE: u8 = u8::MAX;

/// A class under work.
struct Work<B: Board> {
    index: Index<B>,
    /// The code as far as it is known; what a promotion wins may still be won sooner.
    codes: Vec<AtomicU16>,
    /// Quiet moves not yet known to lose, `SETTLED` or `CAPTURE`.
    left: Vec<AtomicU8>,
}

impl<B: Board> Work<B> {
    fn new(class: Class) -> Work<B> {
        let index = Index::new(class);
        let len = index.len() as usize;
        Work {
            index,
            codes: (0..len).map(|_| AtomicU16::new(0)).collect(),
            left: (0..len).map(|_| AtomicU8::new(0)).collect(),
        }
    }
}

impl<B: Board> Work<B> {
    fn finished(self) -> SolvedSide<B> {
        let codes = self.codes.into_iter().map(AtomicU16::into_inner).collect();
        let is_capture = |left: AtomicU8| left.into_inner() == CAPTURE;
        SolvedSide {
            solved: Solved {
                index: self.index,
                codes,
            },
            captures: self.left.into_iter().map(is_capture).collect(),
        }
    }
}

/// Two mirrored classes under work, or one that is its own mirror.
pub(crate) struct Solver<'a, V: Variant> {
    known: &'a Known<V::Board>,
    sides: Vec<Work<V::Board>>,
    threads: usize,
    /// The highest code set so far.
    highest: AtomicU16,
}

impl<'a, V: Variant> Solver<'a, V> {
    pub(crate) fn new(class: Class, known: &'a Known<V::Board>, threads: usize) -> Solver<'a, V> {
        Solver {
            known,
            sides: class.sides().map(Work::new).collect(),
            threads,
            highest: AtomicU16::new(Code::STUCK.0),
        }
    }

    /// Solves the class and its mirror; `watch` is told after each step over all positions.
    pub(crate) fn solve(self, watch: &mut dyn FnMut()) -> Vec<SolvedSide<V::Board>> {
        for side in &self.sides {
            self.in_parts(side, |part| self.begin(side, part));
        }
        watch();
        let mut code = Code::STUCK;
        while code.0 <= self.highest.load(Relaxed) {
            self.spread(code);
            code.0 += 1;
            watch();
        }
        self.sides.into_iter().map(Work::finished).collect()
    }

    /// Does something with every part of a class, on all threads.
    fn in_parts(&self, side: &Work<V::Board>, act: impl Fn(Range<u64>) + Sync) {
        parts(side.index.len(), self.threads, act);
    }

    /// Settles what is decided outside the class and counts the moves that stay inside.
    fn begin(&self, side: &Work<V::Board>, part: Range<u64>) {
        let mut walk = side.index.walk();
        let mut highest = 0;
        for number in part {
            let position = walk.placing(number).position::<V>();
            let (code, left) = self.first_look(&position);
            highest = highest.max(code.0);
            side.codes[number as usize].store(code.0, Relaxed);
            side.left[number as usize].store(left, Relaxed);
        }
        self.highest.fetch_max(highest, Relaxed);
    }

    fn first_look(&self, position: &Position<V>) -> (Code, u8) {
        if position.must_capture() {
            return (Code::of(self.known.best(position)), CAPTURE);
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return (Code::STUCK, SETTLED);
        }
        if !position.may_crown() {
            return (Code::DRAW, moves.len() as u8);
        }
        let leaving = moves.iter().filter(|m| position.promotes(**m)).count();
        let staying = (moves.len() - leaving) as u8;
        let promoted = self.promotions(position).unwrap_or(Value::Draw);
        match (promoted, staying) {
            (value, 0) => (Code::of(value), SETTLED),
            (Value::Loss { .. }, _) => (Code::DRAW, staying),
            // A promotion that does not lose counts as a move that is never known to lose.
            (Value::Draw, _) => (Code::DRAW, staying + 1),
            (value @ Value::Win { .. }, _) => (Code::of(value), staying + 1),
        }
    }

    /// The best that a promotion comes to, if there is one.
    fn promotions(&self, position: &Position<V>) -> Option<Value> {
        let moves = position.legal_moves();
        let crowning = moves.iter().filter(|m| position.promotes(**m));
        Value::best(crowning.map(|m| self.known.value(&position.play_unchecked(*m)).before()))
    }

    /// Tells those before every position with this code.
    fn spread(&self, code: Code) {
        for (place, side) in self.sides.iter().enumerate() {
            let before = &self.sides[self.sides.len() - 1 - place];
            self.in_parts(side, |part| {
                let mut walk = side.index.walk();
                for number in part {
                    if side.codes[number as usize].load(Relaxed) == code.0 {
                        walk.placing(number).quiet_origins::<V::Board>(|origin| {
                            let number = before.index.number(&origin);
                            match code.0 % 2 {
                                1 => self.wins(before, number, code),
                                _ => self.loses_one(before, &origin, number, code),
                            }
                        });
                    }
                }
            });
        }
    }

    /// A quiet move of this position reaches one lost with `code`.
    #[inline]
    fn wins(&self, side: &Work<V::Board>, number: u64, code: Code) {
        let (cell, left) = (&side.codes[number as usize], &side.left[number as usize]);
        if left.load(Relaxed) >= SETTLED {
            return;
        }
        let (old, new) = (cell.load(Relaxed), code.0 + 1);
        if old == Code::DRAW.0 || old > new {
            cell.store(new, Relaxed);
            self.highest.fetch_max(new, Relaxed);
        }
    }

    /// A quiet move of this position reaches one won with `code`: after the last such move it is lost.
    #[inline]
    fn loses_one(&self, side: &Work<V::Board>, origin: &Placing, number: u64, code: Code) {
        let (cell, left) = (&side.codes[number as usize], &side.left[number as usize]);
        if left.load(Relaxed) >= SETTLED || left.fetch_sub(1, Relaxed) > 1 {
            return;
        }
        let position = origin.position::<V>();
        let promoted = match position.may_crown() {
            true => self
                .promotions(&position)
                .map_or(0, |value| Code::of(value).0),
            false => 0,
        };
        let new = (code.0 + 1).max(promoted);
        cell.store(new, Relaxed);
        self.highest.fetch_max(new, Relaxed);
    }
}

/// Does something with every part of so many numbers, on so many threads.
pub(crate) fn parts(len: u64, threads: usize, act: impl Fn(Range<u64>) + Sync) {
    const PART: u64 = 1 << 15;
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let start = next.fetch_add(PART, Relaxed);
            if start >= len {
                return;
            }
            act(start..len.min(start + PART));
        }
    };
    if len <= PART || threads < 2 {
        return work();
    }
    thread::scope(|scope| {
        (1..threads).for_each(|_| {
            scope.spawn(work);
        });
        work();
    });
}
