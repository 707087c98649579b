//! A competition of teams as FIDE's report file: single players, and records 310 to 362 for the teams.

use std::collections::BTreeMap;

use pairing::trf::{self, LineUp, Note, Report, RoundEntry, TeamByes, Teams};
use pairing::{Mark, Points};
use rules::Color;

use crate::competition::Competition;
use crate::instructions::System;
use crate::person::{Player, PlayerId};
use crate::round::{Board, Round};
use crate::team::TeamRules;

/// Somebody who plays for a team, and the number that the file has for him.
#[derive(Clone, Copy)]
struct Listed<'a> {
    number: u16,
    team: PlayerId,
    place: u32,
    player: &'a Player,
}

impl Competition {
    /// The report of a competition of teams. Players are numbered team by team, each in its board order.
    pub fn team_report(&self) -> Report {
        let whole = self.report();
        let listed = self.listed();
        let players = listed.iter().map(|one| self.player_line(&listed, *one));
        let mut notes = whole.notes;
        let rated = listed.iter().filter(|one| one.player.rating.is_some());
        let counts = [("062", listed.len()), ("072", rated.count())];
        for (code, count) in counts {
            for note in notes.iter_mut().filter(|note| note.code == code) {
                note.text = count.to_string();
            }
        }
        notes.extend(self.team_note());
        Report {
            rounds: whole.rounds,
            first_color: whole.first_color,
            scoring: self.scoring(),
            system: self
                .instructions()
                .map(|known| trf::System::Other(named(known.system).to_owned())),
            players: players.collect(),
            teams: self.reported_teams(&listed),
            round_days: whole.round_days,
            notes,
            ..Report::default()
        }
    }

    /// The teams in the order of their numbers; before there are any, in that of registration.
    fn team_order(&self) -> Vec<PlayerId> {
        match self.order().is_empty() {
            true => self.participants().map(|(team, _)| team).collect(),
            false => self.order().to_vec(),
        }
    }

    fn listed(&self) -> Vec<Listed<'_>> {
        let members = self.team_order().into_iter().flat_map(|team| {
            let members = (1..).zip(self.members(team));
            members.map(move |(place, player)| (team, place, player))
        });
        let numbers = 1..=trf::MOST_PLAYERS;
        let listed = numbers.zip(members);
        listed
            .map(|(number, (team, place, player))| Listed {
                number,
                team,
                place,
                player,
            })
            .collect()
    }

    fn player_line(&self, all: &[Listed<'_>], one: Listed<'_>) -> trf::PlayerRecord {
        let rounds = (1..).zip(self.rounds());
        let rounds: Vec<Option<RoundEntry>> = rounds
            .map(|(number, round)| self.entry_of(all, one, number, round))
            .collect();
        let marks = rounds.iter().flatten().filter_map(|entry| entry.mark);
        let points: Points = marks.map(|mark| self.scoring().points(mark)).sum();
        let team = self.participant(one.team).map(|team| &team.player);
        let federation = match (one.player.federation.as_str(), team) {
            ("", Some(team)) => team.federation.as_str(),
            (own, _) => own,
        };
        trf::PlayerRecord {
            number: one.number,
            sex: one.player.sex,
            title: one.player.title.clone(),
            name: one.player.name.clone(),
            rating: one
                .player
                .rating
                .and_then(|rating| u16::try_from(rating).ok()),
            federation: federation.to_owned(),
            id: one.player.licence.clone(),
            birth: one.player.birth.replace('-', "/"),
            points,
            rounds,
            ..trf::PlayerRecord::default()
        }
    }

    /// What somebody did in a round: nothing where he did not sit at a board.
    fn entry_of(
        &self,
        all: &[Listed<'_>],
        one: Listed<'_>,
        number: u32,
        round: &Round,
    ) -> Option<RoundEntry> {
        let meeting = round
            .board_of(one.team)
            .filter(|board| !board.is_annulled())?;
        let line_up = self.line_up(number, one.team);
        let game = line_up.iter().position(|place| *place == one.place)?;
        let other = meeting.opponent(one.team)?;
        let opponent = self.seated(number, other, game);
        let opponent = opponent.and_then(|place| {
            let found = all
                .iter()
                .find(|one| (one.team, one.place) == (other, place));
            found.map(|one| one.number)
        });
        let mark = meeting.mark_in(one.team, game);
        let Some(opponent) = opponent else {
            return mark.map(RoundEntry::bye);
        };
        let color = match meeting.has_white(one.team, game) {
            true => Color::White,
            false => Color::Black,
        };
        Some(RoundEntry {
            opponent: Some(opponent),
            color: Some(color),
            mark,
        })
    }

    fn team_note(&self) -> Option<Note> {
        self.team_rules()?;
        Some(Note {
            code: "082".to_owned(),
            text: self.team_order().len().to_string(),
        })
    }

    fn reported_teams(&self, listed: &[Listed<'_>]) -> Teams {
        let Some(rules) = self.team_rules() else {
            return Teams::default();
        };
        let order = self.team_order();
        let numbers: BTreeMap<PlayerId, u16> = order.iter().copied().zip(1..).collect();
        let standings = self.standings();
        let team = |(team, number): (&PlayerId, &u16)| {
            let row = standings.iter().find(|row| row.player == *team);
            let members = listed.iter().filter(|one| one.team == *team);
            trf::Team {
                number: *number,
                name: self.name(*team).chars().take(32).collect(),
                nickname: String::new(),
                strength: self.strength(*team),
                match_points: self.match_points(*team),
                game_points: self.board_points(*team),
                rank: row.and_then(|row| u16::try_from(row.place).ok()),
                players: members.map(|one| one.number).collect(),
            }
        };
        let mut teams: Vec<trf::Team> = numbers.iter().map(team).collect();
        teams.sort_by_key(|team| team.number);
        let match_points = rules.match_points;
        let mut forfeits = Vec::new();
        let mut line_ups = Vec::new();
        for (round, paired) in (1_u16..).zip(self.rounds()) {
            for board in paired.boards.iter().filter(|board| !board.is_annulled()) {
                let pair = (numbers.get(&board.white), numbers.get(&board.black));
                let (Some(white), Some(black)) = pair else {
                    continue;
                };
                forfeits.extend(self.forfeited(board).map(|has_come| trf::Forfeit {
                    has_come,
                    round,
                    teams: [*white, *black],
                }));
                let both = [(board.white, *white, *black), (board.black, *black, *white)];
                let unusual = both.into_iter().filter_map(|(team, number, opponent)| {
                    let players = self.unusual_line_up(listed, round.into(), team)?;
                    Some(LineUp {
                        round,
                        team: number,
                        opponent: Some(opponent),
                        players,
                    })
                });
                line_ups.extend(unusual);
            }
        }
        Teams {
            colors: Some(rules.colors),
            match_points: Some([match_points.win, match_points.draw, match_points.loss]),
            teams,
            byes: self.reported_byes(&numbers),
            forfeits,
            line_ups,
        }
    }

    /// Who sits at each board, where it is not the first ones of the board order.
    fn unusual_line_up(
        &self,
        listed: &[Listed<'_>],
        round: u32,
        team: PlayerId,
    ) -> Option<Vec<Option<u16>>> {
        let boards = self.team_rules()?.boards();
        let line_up = self.line_up(round, team);
        if line_up.iter().copied().eq(1..=boards) {
            return None;
        }
        let number = |place: &u32| {
            let mut listed = listed.iter();
            let found = listed.find(|one| (one.team, one.place) == (team, *place));
            found.map(|one| one.number)
        };
        let players = line_up.iter().map(number).chain(core::iter::repeat(None));
        Some(players.take(boards as usize).collect())
    }

    /// Who was left over in each round, with what it was worth; also where nobody was, if it is worth something unusual.
    fn reported_byes(&self, numbers: &BTreeMap<PlayerId, u16>) -> Option<TeamByes> {
        let rules = self.team_rules()?;
        let left_over = self.rounds().iter().map(|round| {
            let mut free = round.free.iter();
            let found = free.find(|(_, mark)| *mark == Some(Mark::PairingBye));
            found.and_then(|(team, _)| numbers.get(team).copied())
        });
        let mut teams: Vec<Option<u16>> = left_over.collect();
        while teams.last().is_some_and(Option::is_none) {
            teams.pop();
        }
        let match_points = rules.match_points.pairing_bye;
        let usual = TeamRules::new(rules.colors, &self.scoring()).bye;
        let is_usual = (match_points, rules.bye) == (rules.match_points.win, usual);
        (!teams.is_empty() || !is_usual).then_some(TeamByes {
            match_points,
            game_points: rules.bye,
            teams,
        })
    }

    /// Whether each team has come to a match that was not played.
    fn forfeited(&self, board: &Board) -> Option<[bool; 2]> {
        let marks = [board.white, board.black].map(|team| board.mark(team, &self.scoring()));
        match marks {
            [Some(Mark::ForfeitWin), Some(Mark::ForfeitLoss)] => Some([true, false]),
            [Some(Mark::ForfeitLoss), Some(Mark::ForfeitWin)] => Some([false, true]),
            [Some(Mark::ForfeitLoss), Some(Mark::ForfeitLoss)] => Some([false, false]),
            _ => None,
        }
    }
}

const fn named(system: System) -> &'static str {
    match system {
        System::RoundRobin { cycles: 1 } => "FIDE_TEAM_ROUNDROBIN",
        System::RoundRobin { .. } => "OTHER_TEAM_ROUNDROBIN",
        // The Dutch rules over teams are not those that FIDE has for teams (C.04.6).
        System::Swiss { .. } => "OTHER_TEAM_SWISS",
        System::Match { .. } => "OTHER_TEAM_MATCH",
        System::Knockout => "OTHER_TEAM_KNOCKOUT",
    }
}
