//! The results of a match of teams.

use super::DeskRefused;
use crate::competition::Competition;
use crate::event::{Command, Place};
use crate::refused::Refused;
use crate::round::Game;

impl Competition {
    /// What enters the results of a whole match, a text for each board with the team that is named first on the left; `*`
    /// for a board that is not over. A result that stands already is not entered again.
    ///
    /// # Errors
    /// When there is no such match, it has another number of boards, or a text is no result or one that needs a reason.
    pub fn enter_match(&self, place: Place, results: &[String]) -> Result<Vec<Command>, Refused> {
        let Place { round, board, .. } = place;
        let meeting = self.board(round, board);
        let meeting = meeting.ok_or(DeskRefused::UnknownMatch { round, board })?;
        let (boards, found) = (meeting.games.len(), results.len());
        if boards != found {
            return Err(DeskRefused::MatchResults { boards, found }.into());
        }
        let mut commands = Vec::new();
        for (i, (game, text)) in (1..).zip(results).enumerate() {
            let place = Place { game, ..place };
            if text == "*" {
                continue;
            }
            let said = self.read_outcome(text)?;
            let outcome = meeting.turned(i, said);
            // A board at which nobody sits has its result since the line-up.
            if self.game(place).and_then(Game::outcome) != Some(outcome) {
                said.without_reason()?;
                commands.push(Command::Enter { place, outcome });
            }
        }
        Ok(commands)
    }
}
