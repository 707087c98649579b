//! One position of the suite, as the data files have it.

use std::fs;

use anyhow::{Context, Result, bail};
use endgame::Shipped;
use notation::{MoveForm, read_fen, read_move, write_fen, write_move};
use rules::{Color, DrawOptions, Game, Move, Position, Variant, VariantId};

use crate::run::root;

/// A position with the one move that wins, and what verified it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Case<V: Variant> {
    pub(crate) position: Position<V>,
    pub(crate) best: Move<V::Board>,
    /// The most by which the winner is behind on the way, in men; a king is three.
    pub(crate) gives: i32,
    /// Men won in the end.
    pub(crate) gains: i32,
    /// Hundredths by which the move is better than the next.
    pub(crate) ahead: i32,
    /// Plies and nodes of the search that verified it.
    pub(crate) depth: u8,
    pub(crate) nodes: u64,
    pub(crate) line: Vec<Move<V::Board>>,
}

/// The worth of a king in men.
const KING: i32 = 3;

/// By how many men a side is ahead.
pub(crate) fn balance<V: Variant>(position: &Position<V>, side: Color) -> i32 {
    let force = |side| position.men(side).len() as i32 + KING * position.kings(side).len() as i32;
    force(side) - force(!side)
}

/// Whether a move gives something up: it takes nothing, the other side must capture, and with every capture the
/// mover has less than before.
pub(crate) fn is_sacrifice<V: Variant>(position: &Position<V>, m: Move<V::Board>) -> bool {
    let after = position.play_unchecked(m);
    let side = position.turn();
    let before = balance(position, side);
    let loses = |reply: &Move<V::Board>| balance(&after.play_unchecked(*reply), side) < before;
    !m.is_capture() && after.must_capture() && after.legal_moves().iter().all(loses)
}

/// What a line comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Combination {
    /// Plies until more is won than was given, for good.
    pub(crate) plies: usize,
    /// The most by which the winner is behind on the way.
    pub(crate) gives: i32,
    /// Men won in the end.
    pub(crate) gains: i32,
}

/// The combination at the beginning of a line, if more is won than was given. In the middle of an exchange nothing
/// is counted as won.
pub(crate) fn combination<V: Variant>(
    position: &Position<V>,
    line: &[Move<V::Board>],
) -> Option<Combination> {
    let side = position.turn();
    let before = balance(position, side);
    let mut now = *position;
    let mut gives = 0;
    let mut end = None;
    for (i, m) in line.iter().enumerate() {
        now = now.play_unchecked(*m);
        let gains = balance(&now, side) - before;
        if now.must_capture() {
            gives = gives.max(-gains);
            continue;
        }
        if gains < 1 {
            gives = gives.max(-gains);
            end = None;
        } else if end.is_none() {
            end = Some(Combination {
                plies: i + 1,
                gives,
                gains,
            });
        }
    }
    end
}

impl<V: Variant> Case<V> {
    /// The game that begins there.
    pub(crate) fn game(&self) -> Game<V> {
        Game::new(self.position, DrawOptions::default(), &Shipped)
    }

    /// The line of the data file.
    pub(crate) fn text(&self) -> String {
        let mut moves = Vec::new();
        let mut now = self.position;
        for m in &self.line {
            moves.push(write_move(&now, *m, MoveForm::Full));
            now = now.play_unchecked(*m);
        }
        format!(
            "{}; best {}; gives {}; gains {}; ahead {}; depth {}; nodes {}; line {}",
            write_fen(&self.position.to_setup(), V::RULES.writing.naming),
            write_move(&self.position, self.best, MoveForm::Full),
            self.gives,
            self.gains,
            self.ahead,
            self.depth,
            self.nodes,
            moves.join(" ")
        )
    }

    /// Reads a line of a data file.
    pub(crate) fn read(text: &str) -> Result<Case<V>> {
        let mut parts = text.split(';').map(str::trim);
        let fen = parts.next().unwrap_or_default();
        let position: Position<V> = read_fen(fen).with_context(|| format!("FEN {fen:?}"))?;
        let mut field = |name: &str| -> Result<&str> {
            let part = parts.next().and_then(|part| part.split_once(' '));
            match part {
                Some((found, value)) if found == name => Ok(value),
                Some(_) | None => bail!("{name} is missing"),
            }
        };
        let best = legal(&position, field("best")?)?;
        let gives = field("gives")?.parse().context("gives")?;
        let gains = field("gains")?.parse().context("gains")?;
        let ahead = field("ahead")?.parse().context("ahead")?;
        let depth = field("depth")?.parse().context("depth")?;
        let nodes = field("nodes")?.parse().context("nodes")?;
        let (mut line, mut now) = (Vec::new(), position);
        for text in field("line")?.split_whitespace() {
            let m = legal(&now, text)?;
            now = now.play_unchecked(m);
            line.push(m);
        }
        Ok(Case {
            position,
            best,
            gives,
            gains,
            ahead,
            depth,
            nodes,
            line,
        })
    }
}

fn legal<V: Variant>(position: &Position<V>, text: &str) -> Result<Move<V::Board>> {
    let found = read_move(position, text).ok();
    Ok(found.with_context(|| format!("{text:?} is not legal"))?.m)
}

/// The rule sets that have a data file.
pub(crate) fn rule_sets() -> impl Iterator<Item = VariantId> {
    let all = VariantId::ALL.iter().copied();
    all.filter(|rules| path(*rules).exists())
}

fn path(rules: VariantId) -> std::path::PathBuf {
    root().join(format!("xtask/data/suite/{}.txt", rules.id()))
}

/// All positions of a rule set; what stands behind `#` at the beginning of a line is for people.
pub(crate) fn cases<V: Variant>() -> Result<Vec<Case<V>>> {
    let path = path(V::ID);
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let mut cases = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let case = Case::read(line).with_context(|| format!("{}:{}", path.display(), number + 1));
        cases.push(case?);
    }
    Ok(cases)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::with_variant;

    fn holds<V: Variant>() -> usize {
        let cases = cases::<V>().unwrap_or_else(|error| panic!("{error:#}"));
        for case in &cases {
            let text = case.text();
            assert_eq!(Case::read(&text).ok().as_ref(), Some(case), "{text}");
            assert!(!case.position.must_capture(), "quiet: {text}");
            assert!(is_sacrifice(&case.position, case.best), "{text}");
            assert_eq!(case.line.first(), Some(&case.best), "{text}");
            let told = Combination {
                plies: case.line.len(),
                gives: case.gives,
                gains: case.gains,
            };
            assert_eq!(
                combination(&case.position, &case.line),
                Some(told),
                "{text}"
            );
            assert!(
                case.gives >= 2 && case.gains >= 1 && case.ahead >= 100,
                "{text}"
            );
        }
        let mut seen: Vec<_> = cases.iter().map(|case| case.position).collect();
        seen.sort_by_key(|position| position.hash_key());
        seen.dedup();
        assert_eq!(seen.len(), cases.len(), "each position stands once");
        cases.len()
    }

    /// The issue: at least 60 positions with sacrifice combinations. By the rules alone: the moves are legal, the first
    /// one gives something up whatever the answer, and at the end of the line more is won than was there.
    #[test]
    fn every_position_of_the_suite_begins_with_a_sacrifice() {
        let count: usize = rule_sets()
            .map(|rules| with_variant!(rules, V => holds::<V>()))
            .sum();
        assert!(count >= 60, "{count} positions");
    }

    #[test]
    fn what_is_no_case_is_refused() {
        let good =
            "W:W28:B14; best 28-23; gives 1; gains 1; ahead 100; depth 1; nodes 1; line 28-23";
        assert!(Case::<rules::International>::read(good).is_ok());
        for (from, to) in [
            ("28-23;", "28-24;"),
            ("W:W28", "W:W99"),
            ("gives 1", "gives much"),
            ("; ahead 100", ""),
        ] {
            let bad = good.replacen(from, to, 1);
            assert!(Case::<rules::International>::read(&bad).is_err(), "{bad}");
        }
    }
}
