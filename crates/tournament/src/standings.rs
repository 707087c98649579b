//! Who stands where, and why.

mod cut;
mod direct_encounter;
mod outing;
mod tie_break_values;
mod unplayed;

use core::cmp::Reverse;
use core::fmt;
use std::collections::BTreeMap;

use pairing::Points;

use crate::competition::Competition;
use crate::event::Leaving;
use crate::lots::Purpose;
use crate::person::PlayerId;
use crate::tie_break::{Count, TieBreak};
pub use outing::Outing;
pub use tie_break_values::Term;

/// A value that decides between equals, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Value(pub i64);

impl Value {
    fn of(points: Points) -> Value {
        Value(i64::from(points.0) * 10)
    }

    const fn whole(number: i64) -> Value {
        Value(number * 100)
    }
}

/// As a table has it: `12`, `12.5`, `12.25`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = match (rest, rest % 10) {
            (0, _) => format!("{sign}{whole}"),
            (rest, 0) => format!("{sign}{whole}.{}", rest / 10),
            (rest, _) => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

/// A player's line in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The best place that he has; equals share it.
    pub place: u32,
    /// The last place of those who share it.
    pub to: u32,
    /// The participant in this row.
    pub player: PlayerId,
    /// His points.
    pub points: Points,
    /// What decides between equals, in the order of the instructions; none where it was not asked.
    pub values: Vec<Option<Value>>,
}

/// What is compared between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// The round that each has reached, in a knockout.
    Reached,
    /// The points.
    Points,
    /// What decides between equals.
    TieBreak(TieBreak),
}

impl Compared {
    /// What decides between equals, where it is that.
    pub const fn tie_break(self) -> Option<TieBreak> {
        match self {
            Compared::TieBreak(one) => Some(one),
            Compared::Reached | Compared::Points => None,
        }
    }
}

/// Why one stands before another, or beside him: one step of the comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What was compared.
    pub by: Compared,
    /// What each has.
    pub values: [Option<Value>; 2],
    /// What each value is made of.
    pub terms: [Vec<Term>; 2],
    /// Whether it decides.
    pub decides: bool,
}

impl Competition {
    /// The standings, the best first. Whom nothing tells apart shares places.
    pub fn standings(&self) -> Vec<Row> {
        let (rows, stages) = self.stages();
        let found = rows.iter().map(|row| (row.player, row));
        let found: BTreeMap<PlayerId, &Row> = found.collect();
        let mut place = 1;
        let mut placed = Vec::new();
        for group in stages.into_iter().next_back().unwrap_or_default() {
            let to = place + u32::try_from(group.len()).unwrap_or(u32::MAX) - 1;
            for player in group {
                placed.extend(found.get(&player).map(|row| Row {
                    place,
                    to,
                    ..(*row).clone()
                }));
            }
            place = to + 1;
        }
        placed
    }

    /// Every row, still without its place; and who is equal after the points, or in a knockout after the round that was
    /// reached, and after each tie-break.
    fn stages(&self) -> (Vec<Row>, Vec<Vec<Vec<PlayerId>>>) {
        let has_lost = |player| self.how_left(player) == Some(Leaving::MatchLost);
        let mut players: Vec<PlayerId> = self.in_table().collect();
        let numbers = self.order().iter().copied().zip(1_u32..);
        let numbers: BTreeMap<PlayerId, u32> = numbers.collect();
        let reached = self.is_knockout().then(|| self.reached());
        let first = |player| self.first_value(reached.as_ref(), player);
        players.sort_by_cached_key(|player| {
            let number = numbers.get(player).copied();
            (Reverse(first(*player)), number)
        });
        let places = players.iter().copied().zip(0_usize..);
        let places: BTreeMap<PlayerId, usize> = places.collect();
        let mut rows: Vec<Row> = players.iter().map(|player| self.row(*player)).collect();
        // Who gives a match up has lost it, whatever the points (`002:§38.5`).
        let (lost, here): (Vec<_>, Vec<_>) =
            players.into_iter().partition(|player| has_lost(*player));
        let by_first = |players| split(players, |player| Some(first(player)));
        let mut groups: Vec<Vec<PlayerId>> = by_first(here);
        groups.extend(by_first(lost));
        let mut stages = vec![groups.clone()];
        for (i, tie_break) in self.tie_breaks().iter().enumerate() {
            let mut place = 1;
            let mut next = Vec::new();
            for group in groups {
                let size = group.len();
                next.extend(self.decided(*tie_break, group, place, |player, value| {
                    let row = places.get(&player).and_then(|place| rows.get_mut(*place));
                    if let Some(slot) = row.and_then(|row| row.values.get_mut(i)) {
                        *slot = Some(value);
                    }
                }));
                place += u32::try_from(size).unwrap_or(u32::MAX);
            }
            groups = next;
            stages.push(groups.clone());
        }
        (rows, stages)
    }

    /// By what everybody is compared first: whoever loses a knockout is out, whatever the points of additional games; a
    /// walk-over does not throw anybody back.
    fn first_value(&self, reached: Option<&BTreeMap<PlayerId, u32>>, player: PlayerId) -> Value {
        match reached {
            None => Value::of(self.points(player)),
            Some(reached) => Value::whole(reached.get(&player).copied().unwrap_or(0).into()),
        }
    }

    fn tie_breaks(&self) -> &[TieBreak] {
        let known = self.instructions();
        known.map_or(&[], |known| &known.tie_breaks)
    }

    fn row(&self, player: PlayerId) -> Row {
        let values = self.tie_breaks().iter();
        Row {
            place: 0,
            to: 0,
            player,
            points: self.points(player),
            values: values.map(|one| self.value(*one, player)).collect(),
        }
    }

    /// Those of a group, as one tie-break tells them apart. What it counts for each is told.
    fn decided(
        &self,
        tie_break: TieBreak,
        group: Vec<PlayerId>,
        place: u32,
        mut tell: impl FnMut(PlayerId, Value),
    ) -> Vec<Vec<PlayerId>> {
        if group.len() < 2 {
            return vec![group];
        }
        match tie_break.count {
            Count::DirectEncounter => {
                for player in &group {
                    tell(*player, Value::of(self.points_among(*player, &group)));
                }
                self.by_direct_encounter(group)
            }
            Count::Lots => match self.drawn(&group, place) {
                Some(order) => {
                    for (i, player) in (1..).zip(&order) {
                        tell(*player, Value::whole(i));
                    }
                    order.into_iter().map(|player| vec![player]).collect()
                }
                None => vec![group],
            },
            _ => split(group, |player| self.value(tie_break, player)),
        }
    }

    /// The order that lots give to equals; none where no lots were drawn for the numbers.
    fn drawn(&self, group: &[PlayerId], place: u32) -> Option<Vec<PlayerId>> {
        let lots = self.urn()?;
        // By their numbers, which nobody can change any more.
        let number = |player: &PlayerId| {
            self.number_of(*player)
                .map(|number| format!("number {number}"))
        };
        let entries: Option<Vec<String>> = group.iter().map(number).collect();
        let entries = entries?;
        let order = lots.draw(&Purpose::Tie { place }, 1, &entries).ok()?;
        order.into_iter().map(|i| group.get(i).copied()).collect()
    }

    /// Why one stands before another: the points, or in a knockout the round that was reached, then what decides between
    /// equals, until something does.
    pub fn why(&self, one: PlayerId, other: PlayerId) -> Vec<Step> {
        self.compared().steps(one, other, true)
    }

    /// Why each but the last stands before the next, in the order of the standings, without what the values are made of.
    pub fn why_each(&self) -> Vec<Vec<Step>> {
        let compared = self.compared();
        let order = compared.stages.last().into_iter().flatten().flatten();
        let order: Vec<PlayerId> = order.copied().collect();
        let pairs = order.windows(2).filter_map(|pair| match pair {
            [one, other] => Some(compared.steps(*one, *other, false)),
            _ => None,
        });
        pairs.collect()
    }

    fn compared(&self) -> ComparedAll<'_> {
        let (rows, stages) = self.stages();
        ComparedAll {
            competition: self,
            rows,
            stages,
            reached: self.is_knockout().then(|| self.reached()),
        }
    }
}

/// Everybody compared with everybody: who is equal after each step.
struct ComparedAll<'a> {
    competition: &'a Competition,
    rows: Vec<Row>,
    stages: Vec<Vec<Vec<PlayerId>>>,
    reached: Option<BTreeMap<PlayerId, u32>>,
}

impl ComparedAll<'_> {
    fn steps(&self, one: PlayerId, other: PlayerId, has_terms: bool) -> Vec<Step> {
        let both = [one, other];
        let are_equal = |groups: &Vec<Vec<PlayerId>>| {
            let mut groups = groups.iter();
            groups.any(|group| both.iter().all(|player| group.contains(player)))
        };
        let with = |groups: &Vec<Vec<PlayerId>>, player: PlayerId| {
            let mut groups = groups.iter();
            let found = groups.find(|group| group.contains(&player));
            found.cloned().unwrap_or_default()
        };
        // Those who were still equal before the step.
        let mut equals: Vec<PlayerId> = self.competition.in_table().collect();
        let mut steps = Vec::new();
        let first = match self.reached {
            None => Compared::Points,
            Some(_) => Compared::Reached,
        };
        let tie_breaks = self.competition.tie_breaks().iter().copied();
        let by = core::iter::once(first).chain(tie_breaks.map(Compared::TieBreak));
        for (i, (by, groups)) in by.zip(&self.stages).enumerate() {
            let decides = !are_equal(groups);
            let terms = |player| match has_terms {
                true => self.terms(by, player, &equals),
                false => Vec::new(),
            };
            steps.push(Step {
                by,
                values: both.map(|player| self.value(by, i, player)),
                terms: both.map(terms),
                decides,
            });
            equals = with(groups, one);
            if decides {
                break;
            }
        }
        steps
    }

    /// What somebody has in a step.
    fn value(&self, by: Compared, step: usize, player: PlayerId) -> Option<Value> {
        match by {
            Compared::Points | Compared::Reached => {
                let reached = self.reached.as_ref();
                Some(self.competition.first_value(reached, player))
            }
            Compared::TieBreak(_) => {
                let row = self.rows.iter().find(|row| row.player == player)?;
                *row.values.get(step.checked_sub(1)?)?
            }
        }
    }

    /// What it is made of.
    fn terms(&self, by: Compared, player: PlayerId, equals: &[PlayerId]) -> Vec<Term> {
        let competition = self.competition;
        match by {
            Compared::Reached => Vec::new(),
            Compared::Points => competition.points_by_round(player),
            Compared::TieBreak(tie_break) if tie_break.count == Count::DirectEncounter => {
                competition.points_among_by_round(player, equals)
            }
            Compared::TieBreak(tie_break) => competition.terms(tie_break, player),
        }
    }
}

/// Players in groups by a value, the highest first; the order within a group stays.
fn split(players: Vec<PlayerId>, value: impl Fn(PlayerId) -> Option<Value>) -> Vec<Vec<PlayerId>> {
    let mut valued: Vec<(Option<Value>, PlayerId)> = players
        .into_iter()
        .map(|player| (value(player), player))
        .collect();
    valued.sort_by_key(|(value, _)| Reverse(*value));
    let groups = valued.chunk_by(|(one, _), (other, _)| one == other);
    groups
        .map(|group| group.iter().map(|(_, player)| *player).collect())
        .collect()
}
