//! Classification: the requirements of the annex to `002`.
//!
//! [`TournamentNorms`] says what a tournament is worth: its coefficient, and the points that each
//! attainable class needs. [`master_title`] and [`candidate_title`] look at several events,
//! [`Standing`] at which class is still held, [`CareerBook`] at all of it over the years. Each keeps its arithmetic as [`Line`]s, numbers with
//! their article; the words for them are said elsewhere.
//!
//! Points are counted 1, ½ and 0 here (`002:§37.1`), whatever a competition shows. Age changes
//! nothing (`002:N.19`).

mod career;
mod class;
mod event;
mod line;
mod standing;
mod table;
mod title;
mod tournament;

pub use career::{
    AmbiguousPerson, Career, CareerBook, CareerEntry, CareerLine, CareerReport, Deed, LeftOut,
    Person, Remark, WhyLeftOut,
};
pub use class::{Class, ClassNumbers, Hundredths, ParseClassError, ParseHundredthsError};
pub use line::{Line, Step};
pub use standing::{Achievement, Held, How, Standing};
pub use table::{PARTS, Part, Row, TEXT_NORMS, TextNorm};
pub use title::{
    CandidatePolicy, Encounter, Score, TitleEvent, TitleReport, candidate_title, master_title,
};
pub use tournament::{
    CoefficientLine, MOST_GAMES, NoNorms, Norm, NormPolicy, NormSource, Outcome,
    SecondClassAtThree, TournamentNorms, points_needed,
};

pub use pairing::{Date, ParseDateError};
use rules::{Article, Book};

/// An article of the annex.
const fn article(number: &'static str) -> Article {
    Article::new(Book::Regulations1953, number)
}
