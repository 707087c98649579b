//! Ratings on the command line: taken from a list, and reckoned from the games of a competition.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};
use games::Phrase;
use serde_json::json;
use tournament::rating::{
    Careers, Expectation, Finding, KRule, Matching, Rated, RatingList, RatingSystem,
    UnknownColumns, read_list,
};
use tournament::{Command, Competition};

use super::answer::Reply;
use super::args::{Book, named};
use super::book::Log;
use crate::fault::{Fault, read_text};

/// What ratings are reckoned by.
#[derive(Args, Debug)]
#[command(next_help_heading = "Ratings")]
pub(crate) struct OfRatings {
    /// Rating system: fide, fmjd (whose factors and curve have to be given), or a file that describes one
    #[arg(long, value_name = "SYSTEM", default_value = "fide")]
    pub(crate) rating_system: String,
    /// Development factor and whom it is for, the first that fits: "40 games<30", "40 age<=18 rating<2300", "10 peak>=2400", 20
    #[arg(long = "k", value_name = "FACTOR")]
    pub(crate) factors: Vec<KRule>,
    /// What is expected by the difference of ratings: fide, logistic, normal
    #[arg(long, value_parser = curve)]
    pub(crate) curve: Option<Expectation>,
    /// Half of the factor counts, as the FMJD has it for other time controls
    #[arg(long)]
    pub(crate) half_k: bool,
    /// Rating list with the columns id, games and peak: rated games before, highest rating
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
    /// Give everybody the rating of a list, by the number with the federation (--licence of `add`)
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
        book: Book,
        /// Rating list
        #[arg(value_name = "LIST.csv")]
        list: PathBuf,
        /// Which of its ratings, as 64 [default: the only ones, or those of the board that is played on]
        #[arg(long)]
        discipline: Option<String>,
        /// Who has no number is found by the whole name, if nobody else of the list has it
        #[arg(long)]
        by_name: bool,
        /// Leave out columns that are not known, instead of refusing the list
        #[arg(long)]
        other_columns: bool,
    },
}

fn read(path: &Path, unknown: UnknownColumns) -> anyhow::Result<RatingList> {
    let text = read_text(path)?;
    read_list(&text, unknown).with_context(|| path.display().to_string())
}

impl OfRatings {
    /// The system that is asked for.
    pub(super) fn system(&self) -> anyhow::Result<RatingSystem> {
        let named = self.rating_system.as_str();
        let mut text = match named {
            "fide" | "fmjd" => format!("system {named}\n"),
            path => read_text(Path::new(path))? + "\n",
        };
        if let Some(curve) = self.curve {
            text.push_str(&format!("curve {}\n", curve.name()));
        }
        for factor in &self.factors {
            text.push_str(&format!("k {factor}\n"));
        }
        let system = RatingSystem::read(&text);
        let mut system = match named {
            "fmjd" => system.map_err(|_| Fault::new("rating-system-fmjd"))?,
            other => system.with_context(|| other.to_owned())?,
        };
        if !self.factors.is_empty() {
            // Those of the file, if it had some, stand before them.
            system.development.clone_from(&self.factors);
        }
        Ok(match self.half_k {
            true => system.halved(),
            false => system,
        })
    }

    /// What is known of the players beyond the competition.
    pub(super) fn careers(&self) -> anyhow::Result<Careers> {
        match &self.careers {
            None => Ok(Careers::default()),
            Some(path) => Ok(Careers::of(&read(path, UnknownColumns::Ignore)?)),
        }
    }
}

pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let Act::Ratings {
        book,
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
    let mut log = Log::open(book, &reply.speaker())?;
    let mut found: Vec<(Option<String>, String, Finding)> = Vec::new();
    let mut commands: Vec<(Option<String>, Command)> = Vec::new();
    for (section, known) in log.parts() {
        let rules = known
            .instructions()
            .map_or("", |known| known.rules.as_str());
        let wanted = listed.discipline(discipline.as_deref(), rules);
        let wanted = wanted.with_context(|| list.display().to_string())?;
        for (who, finding) in listed.given(known, &wanted, how) {
            if let Finding::New { rating, .. } = finding {
                let command = known.new_rating(who, rating);
                commands.extend(command.map(|command| (section.clone(), command)));
            }
            found.push((section.clone(), called(known, who), finding));
        }
    }
    let asked = commands.iter();
    let asked: Vec<(Option<&str>, &Command)> = asked
        .map(|(section, command)| (section.as_deref(), command))
        .collect();
    if !asked.is_empty() {
        log.record(&asked, reply)?;
    }
    tell(&found, reply)
}

/// The name of somebody, with the team.
fn called(known: &Competition, who: Rated) -> String {
    let name = known.rated_player(who).map_or("?", |player| &player.name);
    match who.member {
        None => name.to_owned(),
        Some(_) => format!("{name} ({})", known.name(who.participant)),
    }
}

fn tell(found: &[(Option<String>, String, Finding)], reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let speaker = reply.speaker();
    let [mut changed, mut same, mut missing] = [0_u64; 3];
    for (section, name, finding) in found {
        let name = match section {
            Some(section) => format!("{section}: {name}"),
            None => name.clone(),
        };
        let why = match finding {
            Finding::New { before, rating } => {
                changed += 1;
                let before = before.map_or("–".to_owned(), |before| before.to_string());
                reply.line(&format!("{name}: {before} → {rating}"))?;
                continue;
            }
            Finding::Same(_) => {
                same += 1;
                continue;
            }
            Finding::NoId => "no-id",
            Finding::NotListed => "not-listed",
            Finding::Several => "several",
            Finding::NotRated => "not-rated",
            Finding::Left => "left",
        };
        missing += 1;
        let said = speaker.say(&Phrase::new(format!("tournament-ratings-{why}")));
        reply.line(&format!("{name}: {said}"))?;
        reply.add("not_found", || json!({"name": name, "why": why}));
    }
    let told = Phrase::new("tournament-ratings-taken")
        .number("changed", changed)
        .number("same", same)
        .number("missing", missing);
    reply.note(&told)?;
    Ok(())
}
