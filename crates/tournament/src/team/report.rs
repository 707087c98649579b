//! A competition of teams as FIDE's report file: single players, and records 310 to 362 for the teams.

use rules::Color;

use crate::competition::Competition;
use crate::instructions::System;
use crate::person::{Player, PlayerId};
use crate::points::{Mark, Points};
use crate::round::{Board, Round};
use crate::trf::{self, Entry, Note, Report};

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
        for note in notes.iter_mut().filter(|note| note.code == "062") {
            note.text = listed.len().to_string();
        }
        notes.extend(self.team_notes(&listed));
        Report {
            rounds: whole.rounds,
            first_color: whole.first_color,
            scoring: self.scoring(),
            system: self
                .instructions()
                .map(|known| trf::System::Other(named(known.system).to_owned())),
            players: players.collect(),
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

    fn player_line(&self, all: &[Listed<'_>], one: Listed<'_>) -> trf::Player {
        let rounds = (1..).zip(self.rounds());
        let rounds: Vec<Option<Entry>> = rounds
            .map(|(number, round)| self.entry_of(all, one, number, round))
            .collect();
        let marks = rounds.iter().flatten().filter_map(|entry| entry.mark);
        let points: Points = marks.map(|mark| self.scoring().points(mark)).sum();
        let team = self.participant(one.team).map(|team| &team.player);
        let federation = match (one.player.federation.as_str(), team) {
            ("", Some(team)) => team.federation.as_str(),
            (own, _) => own,
        };
        trf::Player {
            number: one.number,
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
            ..trf::Player::default()
        }
    }

    /// What somebody did in a round: nothing where he did not sit at a board.
    fn entry_of(
        &self,
        all: &[Listed<'_>],
        one: Listed<'_>,
        number: u32,
        round: &Round,
    ) -> Option<Entry> {
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
            return mark.map(Entry::bye);
        };
        let color = match meeting.has_white(one.team, game) {
            true => Color::White,
            false => Color::Black,
        };
        Some(Entry {
            opponent: Some(opponent),
            color: Some(color),
            mark,
        })
    }

    fn team_notes(&self, listed: &[Listed<'_>]) -> Vec<Note> {
        let Some(rules) = self.team_rules() else {
            return Vec::new();
        };
        let order = self.team_order();
        let note = |code: &str, text: String| Note {
            code: code.to_owned(),
            text,
        };
        let match_points = rules.match_points;
        let mut notes = vec![
            note("082", order.len().to_string()),
            note("352", rules.colors.to_string()),
            note(
                "362",
                format!(
                    "TW{}   TD{}   TL{}",
                    tenths(match_points.win, 4),
                    tenths(match_points.draw, 4),
                    tenths(match_points.loss, 4)
                ),
            ),
        ];
        let teams = (1_u16..).zip(&order);
        notes
            .extend(teams.map(|(number, team)| note("310", self.team_line(listed, number, *team))));
        notes.extend(self.byes_line(&order).map(|text| note("320", text)));
        let number = |team: PlayerId| order.iter().position(|one| *one == team).map(|i| i + 1);
        for (round, paired) in (1_u32..).zip(self.rounds()) {
            let lost = paired.boards.iter().filter_map(|board| {
                let signs = self.forfeited(board)?;
                let (white, black) = (number(board.white)?, number(board.black)?);
                Some(format!("{signs} {round:>3} {white:>3} {black:>3}"))
            });
            notes.extend(lost.map(|text| note("330", text)));
        }
        notes
    }

    /// `SSS name(32) nick(5) strength(6) MP(6) GP(6) rank(3)  PPPP PPPP…`
    fn team_line(&self, listed: &[Listed<'_>], number: u16, team: PlayerId) -> String {
        let name: String = self.name(team).chars().take(32).collect();
        let strength = self.strength(team).map(|strength| strength.to_string());
        let standings = self.standings();
        let row = standings.iter().find(|row| row.player == team);
        let rank = row.map(|row| row.place.to_string());
        let members = listed.iter().filter(|one| one.team == team);
        let members: Vec<String> = members.map(|one| format!("{:>4}", one.number)).collect();
        format!(
            "{number:>3} {name:<32} {:<5} {:>6} {} {} {:>3}  {}",
            "",
            strength.unwrap_or_default(),
            tenths(self.match_points(team), 6),
            tenths(self.board_points(team), 6),
            rank.unwrap_or_default(),
            members.join(" ")
        )
    }

    /// Who was left over in each round, with what it was worth.
    fn byes_line(&self, order: &[PlayerId]) -> Option<String> {
        let rules = self.team_rules()?;
        let left_over = self.rounds().iter().map(|round| {
            let mut free = round.free.iter();
            let found = free.find(|(_, mark)| *mark == Some(Mark::PairingBye));
            found.and_then(|(team, _)| order.iter().position(|one| one == team))
        });
        let left_over: Vec<Option<usize>> = left_over.collect();
        let teams: Vec<String> = left_over
            .iter()
            .map(|team| match team {
                Some(index) => format!("{:>3}", index + 1),
                None => "000".to_owned(),
            })
            .collect();
        left_over.iter().any(Option::is_some).then(|| {
            let worth = rules.match_points.pairing_bye;
            let (first, second) = (tenths(worth, 4), tenths(rules.bye, 4));
            format!("{first} {second} {}", teams.join(" "))
        })
    }

    /// A match to which a team did not come: `+-`, `-+` or `--`.
    fn forfeited(&self, board: &Board) -> Option<&'static str> {
        let marks = [board.white, board.black].map(|team| board.mark(team, &self.scoring()));
        match marks {
            [Some(Mark::ForfeitWin), Some(Mark::ForfeitLoss)] => Some("+-"),
            [Some(Mark::ForfeitLoss), Some(Mark::ForfeitWin)] => Some("-+"),
            [Some(Mark::ForfeitLoss), Some(Mark::ForfeitLoss)] => Some("--"),
            _ => None,
        }
    }
}

fn tenths(points: Points, width: usize) -> String {
    let Points(tenths) = points.max(Points::ZERO);
    format!("{:>width$}", format!("{}.{}", tenths / 10, tenths % 10))
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
