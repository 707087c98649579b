//! The results of a whole round.

use std::collections::BTreeSet;

use pairing::Mark;

use super::DeskRefused;
use crate::competition::Competition;
use crate::event::{Command, Place};
use crate::refused::Refused;
use crate::round::{Game, Outcome};

/// What enters results: all of them or none.
///
/// # Errors
/// When there are none.
pub fn enter_all(results: &[(Place, Outcome)]) -> Result<Vec<Command>, Refused> {
    if results.is_empty() {
        return Err(DeskRefused::NoResults.into());
    }
    let enter = |(place, outcome): &(Place, Outcome)| Command::Enter {
        place: *place,
        outcome: *outcome,
    };
    Ok(results.iter().map(enter).collect())
}

/// What enters a result; a reason is noted before it.
///
/// # Errors
/// Where a reason is needed ([`Outcome::needs_reason`]) and none is given.
pub fn enter(place: Place, outcome: Outcome, why: Option<&str>) -> Result<Vec<Command>, Refused> {
    let enter = Command::Enter { place, outcome };
    match why {
        Some(why) => Ok(vec![
            Command::Note(format!("{place} {outcome}: {why}")),
            enter,
        ]),
        None => Ok(vec![outcome.without_reason().map(|_| enter)?]),
    }
}

impl Outcome {
    /// Whether it takes points away from somebody who was at the board, which is done only for a reason (`002:§41i`).
    pub fn needs_reason(self) -> bool {
        let is_usual = |mark| matches!(mark, Mark::Loss | Mark::Draw);
        let both = [self.white, self.black];
        both.into_iter().all(is_usual) && both != [Mark::Draw, Mark::Draw]
    }

    pub(super) fn without_reason(self) -> Result<Outcome, Refused> {
        match self.needs_reason() {
            true => Err(DeskRefused::NeedsReason(self).into()),
            false => Ok(self),
        }
    }
}

/// Results as they are written down.
impl Competition {
    /// A list with a game and its result in each line: `3 1-0`, `4 1/2`, `5 +:-`; `1.3` or `1.3.2` for games of other
    /// rounds. Blanks, commas, semicolons or tabs stand between, and `#` begins a remark.
    ///
    /// # Errors
    /// The first line that cannot be read, has a result that needs a reason, or has a game once more.
    pub fn read_results(&self, text: &str, round: u32) -> Result<Vec<(Place, Outcome)>, Refused> {
        let text = text.trim_start_matches('\u{feff}');
        let mut found = Vec::new();
        let mut places = BTreeSet::new();
        for (line, text) in (1_u64..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            let (place, outcome) = self.result_of(text, round).ok_or_else(|| {
                let text = text.to_owned();
                DeskRefused::ResultLine { line, text }
            })?;
            outcome.without_reason()?;
            if !places.insert(place) {
                return Err(DeskRefused::ResultTwice { line, place }.into());
            }
            found.push((place, outcome));
        }
        Ok(found)
    }

    /// A game and its result.
    fn result_of(&self, line: &str, round: u32) -> Option<(Place, Outcome)> {
        let is_between = |c: char| c.is_whitespace() || c == ',' || c == ';';
        let (game, result) = line.split_once(is_between)?;
        let result = result.trim_matches(is_between);
        let place = match game.parse::<u32>() {
            Ok(0) => return None,
            Ok(board) => Place::first(round, board),
            Err(_) => game.parse().ok()?,
        };
        Some((place, self.read_short_outcome(result)?))
    }

    /// A result, also by what White has alone: `1`, `0`, `+`, `-`.
    pub fn read_short_outcome(&self, text: &str) -> Option<Outcome> {
        let whole = match text {
            "1" => "1-0",
            "0" => "0-1",
            "+" => "+:-",
            "-" => "-:+",
            other => other,
        };
        Outcome::read(whole, &self.scoring())
    }

    /// The games of a round that are to be played.
    pub fn open_games(&self, round: u32) -> Vec<Place> {
        let index = (round as usize).checked_sub(1);
        let boards = index.and_then(|index| self.rounds().get(index));
        let boards = boards.iter().flat_map(|round| &round.boards);
        let games = (1..).zip(boards).flat_map(|(board, meeting)| {
            let games = (1..).zip(&meeting.games);
            let open = games.filter(|(_, game)| matches!(game, Game::Open));
            open.map(move |(game, _)| Place { round, board, game })
        });
        games.collect()
    }
}
