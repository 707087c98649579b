//! What the organiser decides about norms, on the command line.

use clap::{Args, Subcommand};
use tournament::Class;
use tournament::desk::NormChanges;
use tournament::norms::{Hundredths, ParseHundredthsError, SecondClassAtThree};

use super::answer::Reply;
use super::args::EventFile;
use super::log::Log;

/// The number of a class that the book gives none.
type Number = (Option<Class>, Hundredths);

/// What the norms leave to the organiser.
#[derive(Args, Default, Debug)]
pub(crate) struct OfNorms {
    /// Number set by the organiser for a class left open by the regulations: master=1, candidate=1.5, none=6
    #[arg(long = "number", value_name = "CLASS=NUMBER", value_parser = class_number)]
    pub(crate) numbers: Vec<Number>,
    /// Follow the table, not the text, for class II at coefficient 3.00
    #[arg(long)]
    pub(crate) table_at_three: bool,
}

/// What is done about norms.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Set the numbers of classes left open by the regulations, before the first round; the instructions must be approved again
    #[command(after_help = "Example:
  peatee tournament class-numbers cup.peatee master=1 candidate=1.5 none=6

What is not named stays as it is. `new`, `instruct` and `section` take the same with --number.")]
    ClassNumbers {
        #[command(flatten)]
        event_file: EventFile,
        /// Numbers, such as master=1, candidate=1.5, none=6
        #[arg(value_name = "CLASS=NUMBER", value_parser = class_number)]
        numbers: Vec<Number>,
        /// Source of the norm for class II at coefficient 3.00: text, table
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
        .map_err(|error: ParseHundredthsError| error.to_string())?;
    match class {
        "none" => Ok((None, number)),
        "master" => Ok((Some(Class::Master), number)),
        "candidate" => Ok((Some(Class::Candidate), number)),
        _ => Err("known are master, candidate, none; the event_file gives the other classes their numbers (002:N.13)".to_owned()),
    }
}

fn at_three(text: &str) -> Result<SecondClassAtThree, String> {
    match text {
        "text" => Ok(SecondClassAtThree::Text),
        "table" => Ok(SecondClassAtThree::Table),
        _ => Err("known are text, table".to_owned()),
    }
}

/// What is given, as the desk takes it; of a class that is named twice the last number counts.
pub(super) fn changes(numbers: &[Number], at_three: Option<SecondClassAtThree>) -> NormChanges {
    let mut changes = NormChanges {
        second_class_at_3: at_three,
        ..NormChanges::default()
    };
    for (class, number) in numbers {
        let place = match class {
            Some(Class::Master) => &mut changes.numbers.master,
            Some(Class::Candidate) => &mut changes.numbers.candidate,
            None => &mut changes.numbers.unclassified,
            // Refused where it was read.
            Some(Class::First | Class::Second | Class::Third | Class::Fourth | Class::Fifth) => {
                continue;
            }
        };
        *place = Some(*number);
    }
    changes
}

/// Lays down what is given; the rest of the instructions stays as it is.
pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let Act::ClassNumbers {
        event_file,
        numbers,
        at_three,
    } = act;
    let mut log = Log::open(event_file, &reply.speaker())?;
    let command = changes(numbers, *at_three).command(log.competition())?;
    log.act([command], reply)
}
