//! A competition as norms and titles look at it.

use pairing::{Points, Scoring};

use super::{Class, Date, Encounter, NoNorms, NormPolicy, Score, TournamentNorms};
use crate::competition::Competition;
use crate::event::Happened;
use crate::instructions::System;
use crate::person::PlayerId;

impl Competition {
    /// How many games a participant has in all; a meeting that counts as one result is one.
    pub fn norm_games(&self) -> u32 {
        let Some(known) = self.instructions() else {
            return 0;
        };
        let others = self.in_table().count().saturating_sub(1);
        let meetings = match known.system {
            System::RoundRobin { cycles } => {
                let others = u32::try_from(others).unwrap_or(u32::MAX);
                others.saturating_mul(cycles)
            }
            System::Swiss { rounds, .. } => rounds,
            System::Match { games } => games,
            System::Knockout => self.all_rounds().unwrap_or_default(),
        };
        match known.encounter.is_match {
            true => meetings,
            false => meetings.saturating_mul(known.encounter.games),
        }
    }

    /// Points at 1, ½ and 0 (`002:§37.1`), whatever the competition counts. A plus is a point, though nobody played
    /// (`002:§37.2`); a round without an opponent is no game and brings none: per cents are of games (`002:N.16`).
    pub fn norm_points(&self, player: PlayerId) -> Points {
        let Some(known) = self.instructions() else {
            return Points::ZERO;
        };
        let scoring = Scoring::ONE_HALF_ZERO;
        let rounds = self.rounds().iter().map(|round| {
            let board = round.board_of(player);
            board.map_or(Points::ZERO, |board| {
                board.points(player, &scoring, known.encounter)
            })
        });
        rounds.sum()
    }

    /// The class with which somebody was registered.
    pub fn class_of(&self, player: PlayerId) -> Option<Class> {
        self.participant(player)?.player.class
    }

    /// What classes can be attained in it.
    ///
    /// # Errors
    /// If it has no norms.
    pub fn tournament_norms(&self, policy: NormPolicy) -> Result<TournamentNorms, NoNorms> {
        let classes = self.in_table().map(|player| self.class_of(player));
        TournamentNorms::of(&classes.collect::<Vec<_>>(), self.norm_games(), policy)
    }

    /// Its last day: what the instructions say, else the last date in their text, else the day of the last result in
    /// the time zone of the event.
    pub fn last_day(&self) -> Option<Date> {
        let known = self.instructions()?;
        known
            .last_day
            .or_else(|| last_date(&known.dates))
            .or_else(|| self.day_of_last_result())
    }

    fn day_of_last_result(&self) -> Option<Date> {
        let log = (1..).zip(self.log());
        let results = log.filter(|(number, event)| {
            let is_result = matches!(
                event.what,
                Happened::Entered { .. } | Happened::Adjudicated { .. }
            );
            is_result && !self.is_undone(*number)
        });
        let (_, last) = results.last()?;
        self.local(last.at)?.date().to_string().parse().ok()
    }

    /// What somebody did in it, as titles ask (`002:N.1` to `002:N.6`). Nothing of one who did not play or stands in no table,
    /// nothing where teams compete.
    pub fn encounters(&self, player: PlayerId, policy: NormPolicy) -> Vec<Encounter> {
        let has_played = |board: &crate::Board| board.has(player) && board.was_played();
        let mut boards = self.rounds().iter().flat_map(|round| &round.boards);
        let is_in = self.in_table().any(|one| one == player) && boards.any(has_played);
        let Some(known) = self
            .instructions()
            .filter(|_| is_in && !self.is_for_teams())
        else {
            return Vec::new();
        };
        let played = match known.system {
            System::Match { games } => self.as_match(player, games),
            System::RoundRobin { .. } | System::Swiss { .. } | System::Knockout => {
                self.as_tournament(player, policy)
            }
        };
        let taken_part = known.is_championship.then_some(Encounter::Championship);
        taken_part.into_iter().chain([played]).collect()
    }

    fn as_match(&self, player: PlayerId, games: u32) -> Encounter {
        let other = self.in_table().find(|one| *one != player);
        Encounter::Match {
            opponent: other.and_then(|other| self.class_of(other)),
            score: Score {
                games,
                points: self.norm_points(player),
            },
        }
    }

    fn as_tournament(&self, player: PlayerId, policy: NormPolicy) -> Encounter {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let is_master = |one: &PlayerId| self.class_of(*one) == Some(Class::Master);
        let norms = self.tournament_norms(policy).ok();
        Encounter::Tournament {
            participants: count(self.in_table().count()),
            masters: count(self.in_table().filter(is_master).count()),
            coefficient: norms.and_then(|norms| norms.coefficient()),
            all: Score {
                games: self.norm_games(),
                points: self.norm_points(player),
            },
            against_masters: self.score_against(player, Class::Master),
            against_candidates: self.score_against(player, Class::Candidate),
        }
    }

    /// The games with those of a class, also those to which somebody did not come (`002:§37.2`).
    fn score_against(&self, player: PlayerId, class: Class) -> Score {
        let (scoring, encounter) = (Scoring::ONE_HALF_ZERO, self.encounter());
        let boards = self.rounds().iter();
        let boards = boards.filter_map(|round| round.board_of(player));
        let boards = boards.filter(|board| {
            let other = board.opponent(player);
            other.is_some_and(|other| self.class_of(other) == Some(class))
        });
        let mut score = Score {
            games: 0,
            points: Points::ZERO,
        };
        for board in boards {
            let games = board.marks(player).count();
            let games = match encounter.is_match {
                true => games.min(1),
                false => games,
            };
            score.games += u32::try_from(games).unwrap_or(u32::MAX);
            score.points += board.points(player, &scoring, encounter);
        }
        score
    }
}

/// The last date of a text that has some as `1953-05-31`.
fn last_date(text: &str) -> Option<Date> {
    let starts = text.char_indices().map(|(start, _)| start);
    let dates = starts.filter_map(|start| text.get(start..start + 10)?.parse().ok());
    dates.max()
}
