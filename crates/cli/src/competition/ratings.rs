//! Ratings on the command line: taken from a list, and reckoned from the games of a competition.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};
use paper::tournament::{found_rating, json, taken_ratings};
use tournament::desk::{
    FoundRating, RatingBase, RatingBasis, RatingChoice, RatingChoiceRefused, take_ratings,
};
use tournament::rating::{
    Careers, Expectation, KRule, Matching, RatingList, RatingSystem, UnknownColumns, read_list,
};

use super::answer::Reply;
use super::args::{EventFile, named};
use super::log::Log;
use crate::fault::read_text;

/// What ratings are reckoned by.
#[derive(Args, Debug)]
#[command(next_help_heading = "Ratings")]
pub(crate) struct OfRatings {
    /// Rating system: fide, fmjd (with --k and --curve), or a file that describes one
    #[arg(long, value_name = "SYSTEM", default_value = "fide")]
    pub(crate) rating_system: String,
    /// Development factor with its condition; the first match applies: "40 games<30", "40 age<=18 rating<2300", "10 peak>=2400", 20
    #[arg(long = "k", value_name = "FACTOR")]
    pub(crate) factors: Vec<KRule>,
    /// Expected score by rating difference: fide, logistic, normal
    #[arg(long, value_parser = curve)]
    pub(crate) curve: Option<Expectation>,
    /// Halve the factor, as the FMJD does for other time controls
    #[arg(long)]
    pub(crate) half_k: bool,
    /// Rating list with the columns id, games and peak (earlier rated games and highest rating)
    #[arg(long, value_name = "LIST.csv")]
    pub(crate) careers: Option<PathBuf>,
}

fn curve(text: &str) -> Result<Expectation, String> {
    named(text, &Expectation::NAMES)
}

impl OfRatings {
    /// The files that are read for it.
    pub(super) fn files(&self) -> Vec<&Path> {
        let system = Path::new(&self.rating_system);
        let careers = self.careers.as_deref();
        careers.into_iter().chain([system]).collect()
    }
}

impl Default for OfRatings {
    fn default() -> OfRatings {
        OfRatings {
            rating_system: "fide".to_owned(),
            factors: Vec::new(),
            curve: None,
            half_k: false,
            careers: None,
        }
    }
}

/// What is done about ratings.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Set ratings from a list, by federation number (--licence of `add`)
    #[command(after_help = "Example:
  peatee tournament ratings cup.peatee list.csv --discipline 64

The list is CSV with a heading: name, id, federation, club, birth, games, peak, and rating or, for a discipline, `rating 64`. Every change is an event of its own in the file, as by `amend`; who is not found is named. A broken list is refused with its lines, and nothing is changed.
`print FILE ratings` shows what the games do to the ratings, by FIDE's rules as far as they are known here, or by --rating-system. A file for it has a line for each thing that differs:

  system fide                  where it begins: fide, or fmjd, of which curve and k have to be given
  name, version, source        what it is called, and where its values come from
  curve logistic               fide, logistic, normal
  k 40 games<30                factors, the first that fits; also age<=18, rating<2300, peak>=2400
  k 20
  cap 400 below 2650           greatest difference that counts, and for whom; or none
  most-k-times-games 700       or none
  k-percent 50                 how much of the factor counts
  win-score 2                  where a win counts 2
  floor 1400                   nobody is listed below; or none
  first games=5 fictitious=2 at=1800 floor=1400 most=2200      or none")]
    Ratings {
        #[command(flatten)]
        event_file: EventFile,
        /// Rating list
        #[arg(value_name = "LIST.csv")]
        list: PathBuf,
        /// Which of its ratings to use, such as 64 [default: the only ones, or those for the board used]
        #[arg(long)]
        discipline: Option<String>,
        /// Find players without a number by full name, if it is unique in the list
        #[arg(long)]
        by_name: bool,
        /// Skip unknown columns instead of refusing the list
        #[arg(long)]
        other_columns: bool,
    },
}

fn read(path: &Path, unknown: UnknownColumns) -> anyhow::Result<RatingList> {
    let text = read_text(path)?;
    read_list(&text, unknown).with_context(|| path.display().to_string())
}

impl OfRatings {
    /// The system that is asked for, and what is known of the players beyond the competition.
    pub(super) fn basis(&self) -> anyhow::Result<RatingBasis> {
        let system = self.system()?;
        let careers = match &self.careers {
            None => Careers::default(),
            Some(path) => Careers::of(&read(path, UnknownColumns::Ignore)?),
        };
        Ok(RatingBasis { system, careers })
    }

    fn system(&self) -> anyhow::Result<RatingSystem> {
        let named = self.rating_system.as_str();
        let choice = RatingChoice {
            base: match named {
                "fide" => RatingBase::Fide,
                "fmjd" => RatingBase::Fmjd,
                path => RatingBase::Text(read_text(Path::new(path))?),
            },
            curve: self.curve,
            factors: self.factors.clone(),
            is_halved: self.half_k,
        };
        match choice.system() {
            Err(RatingChoiceRefused::Text(fault)) => Err(fault).with_context(|| named.to_owned()),
            system => Ok(system?),
        }
    }
}

pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let Act::Ratings {
        event_file,
        list,
        discipline,
        by_name,
        other_columns,
    } = act;
    let unknown = match other_columns {
        true => UnknownColumns::Ignore,
        false => UnknownColumns::Refuse,
    };
    let listed = read(list, unknown)?;
    let how = match by_name {
        true => Matching::ByIdOrName,
        false => Matching::ById,
    };
    let mut log = Log::open(event_file, &reply.speaker())?;
    let discipline = discipline.as_deref();
    let taken = take_ratings(log.festival(), log.section(), &listed, discipline, how);
    let taken = taken.with_context(|| list.display().to_string())?;
    if !taken.request.is_empty() {
        log.record(&taken.request, reply)?;
    }
    tell(&taken.found, reply)
}

fn tell(found: &[FoundRating], reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let language = reply.speaker().language();
    for one in found {
        if let Some(line) = found_rating(one, language) {
            reply.line(&line)?;
        }
        if let Some(not_found) = json::not_found(one) {
            reply.add("not_found", || not_found);
        }
    }
    reply.note(&taken_ratings(found))?;
    Ok(())
}
