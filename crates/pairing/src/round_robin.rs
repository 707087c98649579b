//! Round-robin tables, called Berger tables: who meets whom in which round, with which colour.
//!
//! They are those of the annex to `002`, and of FIDE C.05, annex 1. The rule that makes them prints every table for 3 to 20
//! participants, and goes on beyond them.

use core::fmt;

/// The most participants that a table is made for: pairing numbers have four digits.
pub const MOST_PARTICIPANTS: u32 = 9_999;

/// The most times that everybody may meet everybody.
pub const MOST_CYCLES: u32 = 100;

/// Two numbers that meet. The first-named plays White (`002:J.3`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// Who plays White.
    pub white: u32,
    /// Who plays Black.
    pub black: u32,
}

impl Pair {
    /// The same two with their colours changed.
    pub const fn reversed(self) -> Pair {
        Pair {
            white: self.black,
            black: self.white,
        }
    }

    /// Whether the number is one of the two.
    pub const fn has(self, number: u32) -> bool {
        self.white == number || self.black == number
    }
}

/// As a table has it: `1-4`.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}", self.white, self.black))
    }
}

/// One round of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableRound {
    /// The pairs in the order of the table.
    pub pairs: Vec<Pair>,
    /// Who is free, with an odd number of participants (`002:J.4`).
    pub free: Option<u32>,
}

impl TableRound {
    /// The pair in which a number plays; none if it is free or not of this table.
    pub fn pair_of(&self, number: u32) -> Option<Pair> {
        self.pairs.iter().copied().find(|pair| pair.has(number))
    }

    fn reversed(self) -> TableRound {
        TableRound {
            pairs: self.pairs.into_iter().map(Pair::reversed).collect(),
            free: self.free,
        }
    }
}

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoTable {
    /// Nobody to meet, or more than pairing numbers go.
    #[error("a table is for 2 to {MOST_PARTICIPANTS} participants, not for {0}")]
    Participants(u32),
    /// Everybody meets everybody at least once.
    #[error("everybody meets everybody 1 to {MOST_CYCLES} times, not {0} times")]
    Cycles(u32),
}

/// The table for a number of participants, each of whom has drawn a number from 1 on (`002:J.2`).
///
/// # Examples
///
/// ```
/// use peatee_pairing::round_robin::Table;
///
/// let table = Table::new(5)?;
/// let first = table.round(1).expect("five rounds");
/// let pairs: Vec<String> = first.pairs.iter().map(ToString::to_string).collect();
/// assert_eq!(pairs, ["2-5", "3-4"]);
/// assert_eq!(first.free, Some(1));
/// # Ok::<(), peatee_pairing::round_robin::NoTable>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    participants: u32,
}

impl Table {
    /// The table for so many participants.
    ///
    /// # Errors
    ///
    /// If there are fewer than two or more than [`MOST_PARTICIPANTS`].
    pub const fn new(participants: u32) -> Result<Table, NoTable> {
        match participants {
            2..=MOST_PARTICIPANTS => Ok(Table { participants }),
            _ => Err(NoTable::Participants(participants)),
        }
    }

    /// How many take part.
    pub const fn participants(self) -> u32 {
        self.participants
    }

    /// How many rounds it has.
    pub const fn rounds(self) -> u32 {
        self.size() - 1
    }

    /// The number in brackets: the last participant, or nobody where the number is odd (`002:J.4`).
    const fn size(self) -> u32 {
        self.participants + self.participants % 2
    }

    /// One round, from 1 on, in the order of the table. None if the table has no such round.
    pub fn round(self, round: u32) -> Option<TableRound> {
        if !(1..=self.rounds()).contains(&round) {
            return None;
        }
        let (size, head) = (self.size(), self.head(round));
        let outside = if round % 2 == 1 {
            Pair {
                white: head,
                black: size,
            }
        } else {
            Pair {
                white: size,
                black: head,
            }
        };
        let others = (1..size / 2).map(|step| self.around(head, step));
        let is_odd = size != self.participants;
        let pairs = (!is_odd).then_some(outside).into_iter().chain(others);
        Some(TableRound {
            pairs: pairs.collect(),
            free: is_odd.then_some(head),
        })
    }

    /// Who meets the number in brackets.
    const fn head(self, round: u32) -> u32 {
        if round % 2 == 1 {
            round.div_ceil(2)
        } else {
            self.size() / 2 + round / 2
        }
    }

    /// The two who stand so many steps from the head in the circle of all numbers but the last.
    const fn around(self, head: u32, step: u32) -> Pair {
        let circle = self.rounds();
        let (after, before) = (head + step, head + circle - step);
        Pair {
            white: (after - 1) % circle + 1,
            black: (before - 1) % circle + 1,
        }
    }
}

/// What is wrong with an order of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum WrongOrder {
    /// The competition has no such round.
    #[error("no round {round}: there are {rounds}")]
    NoSuchRound {
        /// What was named.
        round: u32,
        /// How many there are.
        rounds: u32,
    },
    /// A round is played once.
    #[error("round {0} stands twice in the order")]
    Twice(u32),
    /// All rounds are played.
    #[error("round {0} is missing in the order")]
    Missing(u32),
}

/// A round robin: a table gone through once, twice or more often, each time with the colours of the
/// time before reversed. More than once is not in the book.
///
/// Rounds are numbered through: with four participants rounds 4 to 6 are the second cycle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoundRobin {
    table: Table,
    cycles: u32,
    /// Whether the last two rounds of each cycle but the last change places.
    is_swapped: bool,
}

impl RoundRobin {
    /// Everybody meets everybody so many times.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the times are none or more than [`MOST_CYCLES`].
    pub fn new(participants: u32, cycles: u32) -> Result<RoundRobin, NoTable> {
        let table = Table::new(participants)?;
        match cycles {
            1..=MOST_CYCLES => Ok(RoundRobin {
                table,
                cycles,
                is_swapped: false,
            }),
            _ => Err(NoTable::Cycles(cycles)),
        }
    }

    /// The same with the last two rounds of each cycle but the last in reverse order, so that nobody has the same colour
    /// three times running at the turn of the cycles (FIDE C.05, annex 1).
    #[must_use]
    pub const fn with_last_rounds_swapped(self) -> RoundRobin {
        RoundRobin {
            is_swapped: true,
            ..self
        }
    }

    /// The table that is gone through.
    pub const fn table(self) -> Table {
        self.table
    }

    /// How many rounds there are in all.
    pub const fn rounds(self) -> u32 {
        self.table.rounds() * self.cycles
    }

    /// One round, from 1 on. None if there is no such round.
    pub fn round(self, round: u32) -> Option<TableRound> {
        let index = round.checked_sub(1)?;
        let cycle = index / self.table.rounds();
        if cycle >= self.cycles {
            return None;
        }
        let in_cycle = self.in_cycle(cycle, index % self.table.rounds() + 1);
        let round = self.table.round(in_cycle)?;
        Some(if cycle % 2 == 1 {
            round.reversed()
        } else {
            round
        })
    }

    /// Which round of the table is played as a round of a cycle; rounds count from 1, cycles from 0.
    const fn in_cycle(self, cycle: u32, round: u32) -> u32 {
        let last = self.table.rounds();
        if !self.is_swapped || cycle + 1 >= self.cycles || round + 1 < last {
            return round;
        }
        match round == last {
            true => last.saturating_sub(1),
            false => last,
        }
    }

    /// All rounds in the order in which they are played.
    ///
    /// # Errors
    ///
    /// If the order does not name each round once.
    pub fn in_order(self, order: &[u32]) -> Result<Vec<TableRound>, WrongOrder> {
        let is_named = self.named(order)?;
        if let Some(missing) = (1..=self.rounds()).zip(is_named).find(|(_, named)| !named) {
            return Err(WrongOrder::Missing(missing.0));
        }
        Ok(order
            .iter()
            .filter_map(|round| self.round(*round))
            .collect())
    }

    /// The rounds among which the round of the day is drawn, when the rounds given have been played
    /// (`002:J.5`): those left of the first cycle that is not finished, so that nobody meets
    /// anybody twice before all have met.
    ///
    /// # Errors
    ///
    /// If a played round is unknown or stands twice.
    pub fn to_draw_from(self, played: &[u32]) -> Result<Vec<u32>, WrongOrder> {
        let is_played = self.named(played)?;
        let left: Vec<u32> = (1..=self.rounds())
            .zip(is_played)
            .filter_map(|(round, played)| (!played).then_some(round))
            .collect();
        let cycle = |round: u32| (round - 1) / self.table.rounds();
        let first = left.first().copied();
        let is_of_first = |round: &u32| first.is_some_and(|first| cycle(*round) == cycle(first));
        Ok(left.into_iter().filter(is_of_first).collect())
    }

    /// Which rounds an order names.
    fn named(self, order: &[u32]) -> Result<Vec<bool>, WrongOrder> {
        let rounds = self.rounds();
        let mut is_named = vec![false; rounds as usize];
        for &round in order {
            let index = round.wrapping_sub(1) as usize;
            let Some(named) = is_named.get_mut(index) else {
                return Err(WrongOrder::NoSuchRound { round, rounds });
            };
            if core::mem::replace(named, true) {
                return Err(WrongOrder::Twice(round));
            }
        }
        Ok(is_named)
    }
}
