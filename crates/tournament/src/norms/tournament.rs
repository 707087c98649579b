use rules::Article;

use super::{
    Class, ClassNumbers, Hundredths, Line, PARTS, Part, Step, TEXT_NORMS, TextNorm, article,
};
use crate::{MOST_PARTICIPANTS, Points};

/// The most games of a participant that norms are computed for.
pub const MOST_GAMES: u32 = 10_000;

/// What second class needs at coefficient 3.00, where the book contradicts itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum SecondClassAtThree {
    /// 75 per cent, as the text says (`002:N.8`): the table is for fractional coefficients.
    #[default]
    Text,
    /// 73 per cent, as the table says (`002:N.T2`).
    Table,
}

/// What the organiser decides where the book does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct NormPolicy {
    /// The numbers of those who have none in the book.
    pub numbers: ClassNumbers,
    /// Second class at coefficient 3.00.
    pub second_class_at_3: SecondClassAtThree,
}

/// Why a tournament has no norms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoNorms {
    /// Nobody takes part, or more than can.
    #[error("norms are for 1 to {MOST_PARTICIPANTS} participants, not for {0}")]
    Participants(usize),
    /// No games, or more than anybody plays.
    #[error("norms are for 1 to {MOST_GAMES} games, not for {0}")]
    Games(u32),
    /// The book gives masters, candidates and players without a class no number (`002:N.13`).
    #[error(
        "{count} {} take part, and 002:N.13 gives them no number: the organiser has to set one",
        plural(*class)
    )]
    NoNumber {
        /// Whose number is missing.
        class: Option<Class>,
        /// How many of them take part.
        count: u32,
    },
}

fn plural(class: Option<Class>) -> String {
    match class {
        None => "players without a class".to_owned(),
        Some(Class::Master) => "masters".to_owned(),
        Some(Class::Candidate) => "candidate masters".to_owned(),
        Some(class) => format!("players of class {class}"),
    }
}

/// The participants of one class in the sum of a coefficient.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CoefficientLine {
    /// The class.
    pub class: Option<Class>,
    /// How many have it.
    pub count: u32,
    /// Its number.
    pub number: Hundredths,
}

/// Where a norm is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NormSource {
    /// A column of the table.
    Table {
        /// The part.
        part: u32,
    },
    /// The minimum of a part, for the class below both columns (`002:N.18`).
    Minimum {
        /// The part.
        part: u32,
    },
    /// The text, for a whole coefficient (`002:N.7` to `002:N.10`).
    Text {
        /// The class whose players it names: nobody below them is given the class. The table names none.
        named_for: Class,
    },
    /// A beginners' tournament (`002:N.11`).
    Beginners,
}

/// What a class needs in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Norm {
    /// The class.
    pub class: Class,
    /// The percentage of the points.
    pub percent: u32,
    /// The points.
    pub points: Points,
    /// Where it is written.
    pub source: NormSource,
    /// The article that gives the percentage.
    pub article: Article,
}

impl Norm {
    /// Whether its class can be given to somebody who holds a class, or none.
    pub fn is_open_to(&self, held: Option<Class>) -> bool {
        match self.source {
            NormSource::Text { named_for } => held >= Some(named_for),
            NormSource::Table { .. } | NormSource::Minimum { .. } | NormSource::Beginners => true,
        }
    }

    /// Whether somebody who holds a class, or none, fulfils it with his points.
    pub fn is_met(&self, held: Option<Class>, points: Points) -> bool {
        points >= self.points && self.is_open_to(held)
    }
}

/// The points that a percentage of the games is (`002:N.16`): what is above the last half point
/// becomes a half if it is 0.25 or more, and is dropped if it is less.
///
/// ```
/// use peatee_tournament::norms::points_needed;
///
/// assert_eq!(points_needed(15, 71).to_string(), "10½"); // 10.65
/// assert_eq!(points_needed(15, 48).to_string(), "7"); // 7.2
/// ```
pub fn points_needed(games: u32, percent: u32) -> Points {
    let halves = (u64::from(games) * u64::from(percent) + 25) / 50;
    Points(i32::try_from(halves * 5).unwrap_or(i32::MAX))
}

/// What classes can be attained in a tournament, and with how many points.
///
/// # Examples
///
/// ```
/// use peatee_tournament::norms::{Class, NormPolicy, TournamentNorms};
///
/// // 002:N.13: two I, five II, three III, six IV.
/// let of = |class: Class, count: usize| vec![Some(class); count];
/// let players = [of(Class::First, 2), of(Class::Second, 5), of(Class::Third, 3), of(Class::Fourth, 6)];
/// let norms = TournamentNorms::of(&players.concat(), 15, NormPolicy::default())?;
/// assert_eq!(norms.coefficient().map(|it| it.to_string()).as_deref(), Some("2.81"));
///
/// let shown = norms.norms().iter().map(|norm| format!("{} {}", norm.class, norm.points));
/// assert_eq!(shown.collect::<Vec<_>>(), ["II 10½", "III 7", "IV 4½"]);
/// # Ok::<(), peatee_tournament::norms::NoNorms>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentNorms {
    participants: u32,
    games: u32,
    counted: Vec<CoefficientLine>,
    /// None in a beginners' tournament.
    coefficient: Option<Coefficient>,
    norms: Vec<Norm>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Coefficient {
    value: Hundredths,
    /// None where only the coefficient is known.
    from: Option<Quotient>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Quotient {
    sum: Hundredths,
    thousandths: u32,
}

impl TournamentNorms {
    /// The norms of a tournament by the classes of its participants and the games of each.
    ///
    /// # Errors
    ///
    /// If nobody takes part, there are no games, or some participants have no number: then the
    /// coefficient is undefined.
    pub fn of(
        participants: &[Option<Class>],
        games: u32,
        policy: NormPolicy,
    ) -> Result<TournamentNorms, NoNorms> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(NoNorms::Games(games));
        }
        let count = u32::try_from(participants.len()).ok();
        let count = count.filter(|count| (1..=MOST_PARTICIPANTS).contains(count));
        let count = count.ok_or(NoNorms::Participants(participants.len()))?;
        if participants.iter().all(Option::is_none) {
            return Ok(TournamentNorms::of_beginners(count, games));
        }
        let counted = counted(participants, policy.numbers)?;
        let coefficient = coefficient(&counted, count);
        Ok(TournamentNorms {
            participants: count,
            games,
            counted,
            coefficient: Some(coefficient),
            norms: attainable(coefficient.value, games, policy.second_class_at_3),
        })
    }

    /// The norms of a tournament of which the coefficient is known, but not who took part.
    ///
    /// # Errors
    ///
    /// If nobody takes part or there are no games.
    pub fn with_coefficient(
        coefficient: Hundredths,
        participants: u32,
        games: u32,
        at_3: SecondClassAtThree,
    ) -> Result<TournamentNorms, NoNorms> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(NoNorms::Games(games));
        }
        if !(1..=MOST_PARTICIPANTS).contains(&participants) {
            let participants = usize::try_from(participants).unwrap_or(usize::MAX);
            return Err(NoNorms::Participants(participants));
        }
        Ok(TournamentNorms {
            participants,
            games,
            counted: Vec::new(),
            coefficient: Some(Coefficient {
                value: coefficient,
                from: None,
            }),
            norms: attainable(coefficient, games, at_3),
        })
    }

    fn of_beginners(participants: u32, games: u32) -> TournamentNorms {
        let (source, by) = (NormSource::Beginners, article("N.11"));
        TournamentNorms {
            participants,
            games,
            counted: Vec::new(),
            coefficient: None,
            norms: vec![norm(Class::Fifth, 50, games, source, by)],
        }
    }

    /// The coefficient (`002:N.13`); none in a beginners' tournament (`002:N.11`).
    pub fn coefficient(&self) -> Option<Hundredths> {
        self.coefficient.map(|coefficient| coefficient.value)
    }

    /// What each attainable class needs, the best first.
    pub fn norms(&self) -> &[Norm] {
        &self.norms
    }

    /// The participants by class, as they are counted in the coefficient.
    pub fn counted(&self) -> &[CoefficientLine] {
        &self.counted
    }

    /// Whether it is a tournament of a class: its coefficient is the number of that class.
    pub fn is_of(&self, class: Class) -> bool {
        self.coefficient().is_some() && self.coefficient() == class.number()
    }

    /// The arithmetic, line by line.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines = self.coefficient_lines();
        for norm in &self.norms {
            let (class, percent) = (norm.class, norm.percent);
            let named_for = match norm.source {
                NormSource::Text { named_for } => Some(named_for),
                NormSource::Table { .. } | NormSource::Minimum { .. } | NormSource::Beginners => {
                    None
                }
            };
            lines.push(Line {
                article: norm.article,
                step: Step::Percent {
                    class,
                    percent,
                    named_for,
                },
            });
            let games = self.games;
            let (exact, points) = (games * percent, norm.points);
            lines.push(Line {
                article: article("N.16"),
                step: Step::Needed {
                    class,
                    games,
                    percent,
                    exact,
                    points,
                },
            });
        }
        lines
    }

    fn coefficient_lines(&self) -> Vec<Line> {
        let participants = self.participants;
        let Some(Coefficient { value, from }) = self.coefficient else {
            let step = Step::Beginners { participants };
            return vec![Line {
                article: article("N.11"),
                step,
            }];
        };
        let products = self.counted.iter().map(|line| Step::Product {
            class: line.class,
            count: line.count,
            number: line.number,
            product: Hundredths(line.count.saturating_mul(line.number.0)),
        });
        let quotient = from.map(|Quotient { sum, thousandths }| Step::Quotient {
            sum,
            participants,
            thousandths,
        });
        let by_13 = products.chain(quotient).map(|step| (article("N.13"), step));
        let rounded = (article("N.14"), Step::Coefficient(value));
        let rows = PARTS.iter().filter_map(|part| {
            let row = part.row(value)?;
            let (part, from, to) = (part.number, row.from, row.to);
            Some((article("N.12"), Step::InRow { part, from, to }))
        });
        let outside = (article("N.12"), Step::OutsideTable(value));
        let outside = self.norms.is_empty().then_some(outside);
        let all = by_13.chain([rounded]).chain(rows).chain(outside);
        all.map(|(article, step)| Line { article, step }).collect()
    }

    /// What a participant has reached with his points, who had a class before, or none.
    pub fn outcome(&self, held: Option<Class>, points: Points) -> Outcome {
        let mut lines: Vec<Line> = self
            .norms
            .iter()
            .map(|norm| norm.compared(held, points))
            .collect();
        let met = self.norms.iter().filter(|norm| norm.is_met(held, points));
        let best = met.max_by_key(|norm| norm.class);
        let own = held.filter(|class| self.is_of(*class));
        let has_half = i64::from(points.0) * 2 >= i64::from(self.games) * 10;
        if let Some(class) = own {
            let games = self.games;
            let step = Step::OwnClass {
                class,
                games,
                points,
                is_met: has_half,
            };
            lines.push(Line {
                article: article("N.K"),
                step,
            });
        }
        let best_class = best.map(|norm| norm.class);
        // In a tournament of one's own class the text rules over the table, which asks 40 per cent of class V at 5.00.
        let kept = held.filter(|class| match own {
            Some(_) => has_half || best_class > Some(*class),
            None => best_class >= Some(*class),
        });
        let below = best.filter(|norm| kept.is_none() && Some(norm.class) < held);
        if let (Some(norm), Some(held)) = (below, held) {
            let (article, class) = (norm.article, norm.class);
            let step = Step::Below { class, held };
            lines.push(Line { article, step });
        }
        Outcome {
            attained: best_class.filter(|class| Some(*class) > held),
            kept,
            below: below.map(|norm| norm.class),
            lines,
        }
    }
}

impl Norm {
    /// The points of somebody who holds a class, or none, beside what is needed.
    fn compared(&self, held: Option<Class>, points: Points) -> Line {
        let (class, needed) = (self.class, self.points);
        let is_met = points >= needed;
        let step = match self.source {
            NormSource::Text { named_for } if is_met && !self.is_open_to(held) => Step::NotGiven {
                class,
                named_for,
                held,
            },
            _ => Step::Scored {
                class,
                needed,
                points,
                is_met,
            },
        };
        let article = self.article;
        Line { article, step }
    }
}

/// What a participant has reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The class that he has attained, better than the one he had.
    pub attained: Option<Class>,
    /// The class that he had and keeps: by half the points in a tournament of his own class
    /// (`002:N.K`), elsewhere by fulfilling its norm or a better one.
    pub kept: Option<Class>,
    /// The class below the one that he had and did not keep, whose norm he has fulfilled: it remains when the better
    /// one ends.
    pub below: Option<Class>,
    /// The comparison, line by line.
    pub lines: Vec<Line>,
}

/// The participants of each class that takes part, the best first, those without a class last.
fn counted(
    participants: &[Option<Class>],
    numbers: ClassNumbers,
) -> Result<Vec<CoefficientLine>, NoNorms> {
    let classes = Class::NAMES.iter().map(|(class, _)| Some(*class));
    let mut lines = Vec::new();
    for class in classes.chain([None]) {
        let count = participants.iter().filter(|one| **one == class).count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        if count > 0 {
            let number = numbers
                .of(class)
                .ok_or(NoNorms::NoNumber { class, count })?;
            lines.push(CoefficientLine {
                class,
                count,
                number,
            });
        }
    }
    Ok(lines)
}

/// The sum of the class numbers divided by the participants (`002:N.13`), to two decimals: the
/// second is raised if the third is five or more, whatever comes after (`002:N.14`).
fn coefficient(counted: &[CoefficientLine], participants: u32) -> Coefficient {
    let products = counted
        .iter()
        .map(|line| u64::from(line.count) * u64::from(line.number.0));
    let sum: u64 = products.sum();
    let thousandths = sum * 10 / u64::from(participants);
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    Coefficient {
        value: Hundredths(small((thousandths + 5) / 10)),
        from: Some(Quotient {
            sum: Hundredths(small(sum)),
            thousandths: small(thousandths),
        }),
    }
}

/// The classes that can be attained (`002:N.15`), the best first: those of every part in which the
/// coefficient lies.
fn attainable(coefficient: Hundredths, games: u32, at_3: SecondClassAtThree) -> Vec<Norm> {
    let mut norms: Vec<Norm> = Vec::new();
    for part in &PARTS {
        for found in of_part(part, coefficient, games) {
            if norms.iter().all(|norm| norm.class != found.class) {
                norms.push(found);
            }
        }
    }
    let by_text = norms
        .into_iter()
        .map(|norm| by_text(norm, coefficient, games, at_3));
    by_text.collect()
}

/// The norms of a part of the table, if the coefficient lies in it.
fn of_part(part: &Part, coefficient: Hundredths, games: u32) -> Vec<Norm> {
    let Some(row) = part.row(coefficient) else {
        return Vec::new();
    };
    let source = NormSource::Table { part: part.number };
    let columns = [(part.higher, row.higher), (part.lower, row.lower)];
    let columns = columns.map(|(class, percent)| norm(class, percent, games, source, part.article));
    let lowest = part.lowest.map(|class| {
        let source = NormSource::Minimum { part: part.number };
        norm(class, part.minimum(), games, source, article("N.18"))
    });
    columns.into_iter().chain(lowest).collect()
}

/// A norm of the table as the text has it, where it has one for the class at a whole coefficient.
fn by_text(by_table: Norm, coefficient: Hundredths, games: u32, at_3: SecondClassAtThree) -> Norm {
    let class = by_table.class;
    let is_it = |text: &&TextNorm| text.to == class && text.coefficient == coefficient;
    let Some(text) = TEXT_NORMS.iter().find(is_it) else {
        return by_table;
    };
    let named_for = text.named_for;
    let source = NormSource::Text { named_for };
    if class == Class::Second && at_3 == SecondClassAtThree::Table {
        return Norm { source, ..by_table };
    }
    norm(class, text.percent, games, source, text.article)
}

fn norm(class: Class, percent: u32, games: u32, source: NormSource, article: Article) -> Norm {
    Norm {
        class,
        percent,
        points: points_needed(games, percent),
        source,
        article,
    }
}
