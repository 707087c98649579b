//! The protocol of a game: its moves, times and incidents as a file that an arbiter keeps (`002:§33`, `000:10.2.2`).

mod path;
mod words;

use games::{ByColor, DrawOptions, FenCounters, Points, Record, RuleSet, Score};

use crate::event::Event;
use crate::form::Form;
use crate::game::{Game, ReplayError};
use crate::terms::{Mode, Terms};

/// What a protocol says of a game that the game itself does not know. Nothing in a text means that it is not known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The competition.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// When, as `2026.11.25`.
    pub date: String,
    /// The round.
    pub round: String,
    /// Who played.
    pub names: ByColor<String>,
}

impl Game {
    /// The protocol of this game by all the events that made it. Every move has a clock behind it: what the player had
    /// left, or how long he took. What went wrong and what the judge did stands as comments where it happened; moves
    /// that do not stand any more are variations; positions that did not arise by a legal move are set up. A sealed
    /// move is not in it before it is opened. In a file of chess nothing can be set up on the way, so that what follows
    /// such a position is told in a comment.
    ///
    /// # Errors
    /// When the events make no game.
    pub fn protocol(&self, heading: &Heading, events: &[Event]) -> Result<Record, ReplayError> {
        let (game, path) = path::follow(self.terms().clone(), events)?;
        let mut record = Record {
            line: path::line(&game, &path),
            score: end_score(&game),
            ..Record::default()
        };
        game.head(&mut record, heading);
        Ok(record)
    }

    /// The tags.
    fn head(&self, record: &mut Record, heading: &Heading) {
        let terms = self.terms();
        games::tags::set_roster(
            record,
            [
                &heading.event,
                &heading.site,
                &heading.date,
                &heading.round,
                &heading.names.white,
                &heading.names.black,
                self.score().text(Points::One),
            ],
        );
        games::name_rules(record, terms.rules);
        if let Some(fen) = &terms.fen {
            record.set_tag("SetUp", "1");
            record.set_tag("FEN", first_position(terms.rules, fen));
        }
        record.set_tag("TimeControl", terms.control.to_string());
        if self.form() != Form::Ordinary {
            record.set_tag("Form", self.form().to_string());
        }
        tag_terms(record, terms);
        if let Some(end) = self.end() {
            record.set_tag("Termination", words::end(end, self.moves()));
        }
    }
}

/// The result behind the moves. In chess `0-0` is a move: there the tag alone says it.
fn end_score(game: &Game) -> Score {
    match (game.score(), game.terms().rules) {
        (Score::BothLost, RuleSet::Chess(_)) => Score::Unknown,
        (score, _) => score,
    }
}

/// The tags of what was agreed and is not usual.
fn tag_terms(record: &mut Record, terms: &Terms) {
    if terms.mode == Mode::Record {
        record.set_tag("Mode", "OTB");
    }
    // 002:§3.1
    if terms.is_consultation() {
        record.set_tag("Consultation", "yes");
    }
    let draws = chosen(terms.draws);
    if !draws.is_empty() {
        record.set_tag("Draws", draws.join(" "));
    }
}

/// The readings of the draw rules that are not the usual ones, as the command line takes them.
fn chosen(draws: DrawOptions) -> Vec<String> {
    let chosen = |(name, [_, other]): (&str, [&str; 2])| {
        (draws.value(name) == Some(other)).then(|| format!("{name}={other}"))
    };
    DrawOptions::SETTINGS
        .into_iter()
        .filter_map(chosen)
        .collect()
}

/// A FEN as its rule set writes it, with the counters behind it.
fn first_position(rules: RuleSet, fen: &str) -> String {
    let spelled = games::Game::from_fen(rules, fen);
    spelled.map_or_else(
        |_| fen.to_owned(),
        |game| format!("{}{}", game.fen(), FenCounters::of(fen)),
    )
}
