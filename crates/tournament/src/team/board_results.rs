//! What single players did for their teams.

use std::collections::BTreeMap;

use pairing::Points;

use crate::competition::Competition;
use crate::person::PlayerId;

/// What somebody did at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardResult {
    /// The team.
    pub team: PlayerId,
    /// Who, by his place in the board order, from 1 on.
    pub member: u32,
    /// The board, from 1 on.
    pub board: u32,
    /// Games that were played.
    pub games: u32,
    /// The points from them.
    pub points: Points,
    /// Games that were not played since the opponent did not come.
    pub unplayed: u32,
}

impl BoardResult {
    /// How much of all points it is, in hundredths of a per cent.
    pub fn share(&self, win: Points) -> i64 {
        let most = i64::from(win.0) * i64::from(self.games);
        (i64::from(self.points.0) * 10_000)
            .checked_div(most)
            .unwrap_or(0)
    }
}

impl Competition {
    /// What everybody did at each board, the first board first. At a board those stand first who have more points there,
    /// then those who needed fewer games for them. A game that was not played does not count, nor one of a team whose
    /// matches are annulled.
    pub fn board_results(&self) -> Vec<BoardResult> {
        let mut found: Vec<BoardResult> = self.tallies().into_values().collect();
        found.sort_by_key(|one| {
            let number = self.number_of(one.team);
            let best = (core::cmp::Reverse(one.points), one.games);
            // Who played nothing stands last.
            (one.board, one.games == 0, best, number, one.member)
        });
        found
    }

    fn tallies(&self) -> BTreeMap<(PlayerId, u32, u32), BoardResult> {
        let mut tallies = BTreeMap::new();
        let (Some(rules), scoring) = (self.team_rules(), self.scoring()) else {
            return tallies;
        };
        for (place, state) in self.places() {
            let (Some(meeting), Some(_)) = (self.board(place.round, place.board), state.outcome())
            else {
                continue;
            };
            let game = place.game as usize - 1;
            let board = u32::try_from(rules.colors.board_of(game)).unwrap_or(u32::MAX) + 1;
            for team in [meeting.white, meeting.black] {
                let (Some(member), Some(mark)) = (
                    self.seated(place.round, team, game),
                    meeting.mark_in(team, game),
                ) else {
                    continue;
                };
                let tally = tallies.entry((team, member, board)).or_insert(BoardResult {
                    team,
                    member,
                    board,
                    games: 0,
                    points: Points::ZERO,
                    unplayed: 0,
                });
                match mark.was_played() {
                    true => {
                        tally.games += 1;
                        tally.points += scoring.points(mark);
                    }
                    false => {
                        tally.unplayed += u32::from(mark == pairing::Mark::ForfeitWin);
                    }
                }
            }
        }
        tallies.retain(|_, tally| tally.games + tally.unplayed > 0);
        tallies
    }
}
