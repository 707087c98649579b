//! What the organiser decides about norms, on the command line.

use clap::{Args, Subcommand};
use tournament::norms::{Hundredths, NoHundredths, NormPolicy, SecondClassAtThree};
use tournament::{Class, Command, Competition, Refused};

use super::args::Book;

/// The number of a class that the book gives none.
type Number = (Option<Class>, Hundredths);

/// What the norms leave to the organiser.
#[derive(Args, Default, Debug)]
pub(crate) struct OfNorms {
    /// Number that the organiser sets for a class that the book leaves open: master=1, candidate=1.5, none=6
    #[arg(long = "number", value_name = "CLASS=NUMBER", value_parser = class_number)]
    pub(crate) numbers: Vec<Number>,
    /// Take what the table has for class II at coefficient 3.00, not what the text has
    #[arg(long)]
    pub(crate) table_at_three: bool,
}

/// What is done about norms.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Set the numbers of classes that the book leaves open, before the first round; the instructions are approved anew
    #[command(after_help = "Example:
  peatee tournament class-numbers cup.peatee master=1 candidate=1.5 none=6

What is not named stays as it is. `new`, `instruct` and `section` take the same with --number.")]
    ClassNumbers {
        #[command(flatten)]
        book: Book,
        /// Numbers, as master=1, candidate=1.5, none=6
        #[arg(value_name = "CLASS=NUMBER", value_parser = class_number)]
        numbers: Vec<Number>,
        /// At coefficient 3.00 class II needs what this has: text, table
        #[arg(long, value_name = "SOURCE", value_parser = at_three, required_unless_present = "numbers")]
        at_three: Option<SecondClassAtThree>,
    },
}

/// The number of a master, a candidate master, or one without a class (`002:N.13`).
fn class_number(text: &str) -> Result<Number, String> {
    let (class, number) = text
        .split_once('=')
        .ok_or("expected CLASS=NUMBER, as master=1")?;
    let number: Hundredths = number
        .parse()
        .map_err(|error: NoHundredths| error.to_string())?;
    match class {
        "none" => Ok((None, number)),
        "master" => Ok((Some(Class::Master), number)),
        "candidate" => Ok((Some(Class::Candidate), number)),
        _ => Err("known are master, candidate, none; the book gives the other classes their numbers (002:N.13)".to_owned()),
    }
}

fn at_three(text: &str) -> Result<SecondClassAtThree, String> {
    match text {
        "text" => Ok(SecondClassAtThree::Text),
        "table" => Ok(SecondClassAtThree::Table),
        _ => Err("known are text, table".to_owned()),
    }
}

impl OfNorms {
    /// What is decided, with what was decided before where nothing is given.
    pub(super) fn over(&self, before: NormPolicy) -> NormPolicy {
        let at_three = self.table_at_three.then_some(SecondClassAtThree::Table);
        changed(before, &self.numbers, at_three)
    }
}

fn changed(
    before: NormPolicy,
    numbers: &[Number],
    at_three: Option<SecondClassAtThree>,
) -> NormPolicy {
    let mut policy = before;
    for (class, number) in numbers {
        let place = match class {
            Some(Class::Master) => &mut policy.numbers.master,
            Some(Class::Candidate) => &mut policy.numbers.candidate,
            None => &mut policy.numbers.unclassified,
            // Refused where it was read.
            Some(Class::First | Class::Second | Class::Third | Class::Fourth | Class::Fifth) => {
                continue;
            }
        };
        *place = Some(*number);
    }
    policy.second_class_at_3 = at_three.unwrap_or(policy.second_class_at_3);
    policy
}

impl Act {
    pub(super) const fn book(&self) -> &Book {
        match self {
            Act::ClassNumbers { book, .. } => book,
        }
    }

    /// The instructions as they are, but for what norms ask.
    pub(super) fn command(&self, known: &Competition) -> anyhow::Result<Command> {
        let Act::ClassNumbers {
            numbers, at_three, ..
        } = self;
        let known = known.instructions().ok_or(Refused::NoInstructions)?;
        let mut wanted = known.clone();
        wanted.norms = changed(known.norms, numbers, *at_three);
        Ok(Command::Instruct(Box::new(wanted)))
    }
}

/// What holds for the norms of a competition: what its instructions say, unless something is given for this once.
pub(super) fn policy(known: &Competition, given: &OfNorms) -> NormPolicy {
    let laid_down = known.instructions().map(|known| known.norms);
    given.over(laid_down.unwrap_or_default())
}
