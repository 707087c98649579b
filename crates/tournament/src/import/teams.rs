//! Teams of a report: who met whom at which board, found from the games of their players.

use std::collections::BTreeMap;

use pairing::trf::{self, Report, RoundEntry, Team};
use pairing::{Colors, Mark, Points, Scoring};
use rules::Color;

use super::NoImport;
use crate::round::Outcome;
use crate::team::{First, TeamRules};

/// Two players at a board, of the one team and of the other; none where nobody sits.
type Seats = [Option<u16>; 2];

/// A competition of teams, as a report tells it.
pub(super) struct League<'a> {
    report: &'a Report,
    /// The team of each player, and the place in its board order.
    places: BTreeMap<u16, (u16, u32)>,
    pub(super) rules: TeamRules,
    /// The matches of each round.
    rounds: Vec<Vec<Match>>,
}

/// A match of two teams.
#[derive(Clone, Debug)]
pub(super) struct Match {
    /// First who has White on the first board.
    pub(super) teams: [u16; 2],
    /// Who played, by the places in the board order.
    pub(super) line_ups: [Vec<u32>; 2],
    /// The result of each board on which two play, as White has it; none where there is none yet.
    pub(super) results: Vec<Option<Outcome>>,
    /// What the first team has, and the other, if the match was not played.
    pub(super) forfeit: Option<Outcome>,
}

impl<'a> League<'a> {
    pub(super) fn new(report: &'a Report) -> Result<League<'a>, NoImport> {
        let places = report.teams.teams.iter().flat_map(|team| {
            let places = team.players.iter().zip(1_u32..);
            places.map(|(player, place)| (*player, (team.number, place)))
        });
        let mut places: BTreeMap<u16, (u16, u32)> = places.collect();
        // Who is lined up by a team without being named in it stands behind the others.
        for line_up in &report.teams.line_ups {
            for player in line_up.players.iter().flatten() {
                let mut known = places.values().filter(|(team, _)| *team == line_up.team);
                let last = known.by_ref().map(|(_, place)| *place).max().unwrap_or(0);
                places.entry(*player).or_insert((line_up.team, last + 1));
            }
        }
        let mut league = League {
            report,
            places,
            rules: TeamRules::new(Colors::SINGLE, &report.scoring),
            rounds: Vec::new(),
        };
        let mut seated = Vec::new();
        for round in 0..league.last_round() {
            let mut matches = Vec::new();
            for teams in league.pairs(round)? {
                matches.push((teams, league.seats(round, teams)?));
            }
            seated.push(matches);
        }
        league.rules = league.rules_of(&seated)?;
        for (round, matches) in seated.into_iter().enumerate() {
            let played = matches
                .into_iter()
                .map(|(teams, seats)| league.played(round, teams, seats));
            let played: Result<_, _> = played.collect();
            league.rounds.push(played?);
        }
        Ok(league)
    }

    /// The match of a round, from 0, in which two teams met.
    pub(super) fn met(&self, round: usize, teams: [u16; 2]) -> Option<&Match> {
        let mut matches = self.rounds.get(round)?.iter();
        matches.find(|one| one.teams == teams)
    }

    /// The players of a team in its board order.
    pub(super) fn members(&self, team: u16) -> Vec<&'a trf::PlayerRecord> {
        let players = self.report.players.iter();
        let own = players.filter_map(|player| {
            let (of, place) = self.places.get(&player.number)?;
            (*of == team).then_some((*place, player))
        });
        let mut members: Vec<_> = own.collect();
        members.sort_by_key(|(place, _)| *place);
        members.into_iter().map(|(_, player)| player).collect()
    }

    /// The report as if each team were a player, and each match a game.
    pub(super) fn of_teams(&self) -> Report {
        let player = |team: &Team| trf::PlayerRecord {
            number: team.number,
            name: team.name.clone(),
            rating: team
                .strength
                .and_then(|strength| u16::try_from(strength).ok())
                .filter(|strength| *strength > 0),
            rounds: (0..self.rounds.len())
                .map(|round| self.entry(round, team.number))
                .collect(),
            ..trf::PlayerRecord::default()
        };
        Report {
            players: self.report.teams.teams.iter().map(player).collect(),
            ..self.report.clone()
        }
    }

    fn last_round(&self) -> usize {
        let teams = &self.report.teams;
        let forfeits = teams.forfeits.iter().map(|one| usize::from(one.round));
        let line_ups = teams.line_ups.iter().map(|one| usize::from(one.round));
        let byes = teams.byes.iter().map(|byes| byes.teams.len());
        let others = forfeits.chain(line_ups).chain(byes);
        others.max().unwrap_or(0).max(self.report.paired_rounds())
    }

    fn entry_of(&self, player: u16, round: usize) -> Option<RoundEntry> {
        let mut players = self.report.players.iter();
        let player = players.find(|one| one.number == player)?;
        player.rounds.get(round).copied().flatten()
    }

    fn team(&self, number: u16) -> Option<&'a Team> {
        let mut teams = self.report.teams.teams.iter();
        teams.find(|team| team.number == number)
    }

    /// Which teams met in a round: by the games of their players, by line-ups and by matches that were not played.
    fn pairs(&self, round: usize) -> Result<Vec<[u16; 2]>, NoImport> {
        let is_now = |named: u16| usize::from(named) == round + 1;
        let teams = &self.report.teams;
        let games = self.places.iter().filter_map(|(player, (team, _))| {
            let opponent = self.entry_of(*player, round)?.opponent?;
            Some([*team, self.places.get(&opponent)?.0])
        });
        let line_ups = teams.line_ups.iter().filter(|one| is_now(one.round));
        let line_ups = line_ups.filter_map(|one| Some([one.team, one.opponent?]));
        let forfeits = teams.forfeits.iter().filter(|one| is_now(one.round));
        let forfeits = forfeits.map(|one| one.teams);
        let mut met: BTreeMap<u16, u16> = BTreeMap::new();
        for [one, other] in games.chain(line_ups).chain(forfeits) {
            for (team, opponent) in [(one, other), (other, one)] {
                let before = met.insert(team, opponent);
                if one == other || before.is_some_and(|before| before != opponent) {
                    let round = round + 1;
                    return Err(NoImport::Match { round, team });
                }
            }
        }
        let pairs = met.into_iter().filter(|(team, opponent)| team < opponent);
        Ok(pairs.map(|(team, opponent)| [team, opponent]).collect())
    }

    /// Who sat against whom, the first board first.
    fn seats(&self, round: usize, teams: [u16; 2]) -> Result<Vec<Seats>, NoImport> {
        let [one, other] = teams.map(|team| self.given(round, team));
        // Against an empty place sits whoever has it in the board order.
        let facing = |team: u16, board: usize, player: Option<u16>| match player {
            Some(player) => self.entry_of(player, round)?.opponent,
            None => self.team(team)?.players.get(board).copied(),
        };
        match (one, other) {
            (Some(one), Some(other)) => {
                let boards = one.len().max(other.len());
                let at = |seats: &[Option<u16>], board: usize| seats.get(board).copied().flatten();
                Ok((0..boards)
                    .map(|board| [at(one, board), at(other, board)])
                    .collect())
            }
            (Some(one), None) => {
                let seats = (0..).zip(one);
                Ok(seats
                    .map(|(board, player)| [*player, facing(teams[1], board, *player)])
                    .collect())
            }
            (None, Some(other)) => {
                let seats = (0..).zip(other);
                Ok(seats
                    .map(|(board, player)| [facing(teams[0], board, *player), *player])
                    .collect())
            }
            (None, None) => self.found(round, teams),
        }
    }

    /// The line-up of a record 300.
    fn given(&self, round: usize, team: u16) -> Option<&'a [Option<u16>]> {
        let mut line_ups = self.report.teams.line_ups.iter();
        let found = line_ups.find(|one| one.team == team && usize::from(one.round) == round + 1);
        found.map(|one| one.players.as_slice())
    }

    /// Without line-ups: the players of both teams in their board order, each against the one he met; whoever has won
    /// without an opponent sat against an empty place.
    fn found(&self, round: usize, teams: [u16; 2]) -> Result<Vec<Seats>, NoImport> {
        let sitting = |team: u16| -> Vec<(u16, RoundEntry)> {
            let players = self.team(team).map_or(&[][..], |team| &team.players);
            let entries = players
                .iter()
                .filter_map(|player| Some((*player, self.entry_of(*player, round)?)));
            let sits = |entry: &RoundEntry| {
                entry.opponent.is_some()
                    || matches!(entry.mark, Some(Mark::ForfeitWin | Mark::PairingBye))
            };
            entries.filter(|(_, entry)| sits(entry)).collect()
        };
        let [one, other] = teams.map(sitting);
        let (mut one, mut other) = (one.into_iter().peekable(), other.into_iter().peekable());
        let mut seats = Vec::new();
        loop {
            let alone = |next: Option<&(u16, RoundEntry)>| {
                next.is_some_and(|(_, entry)| entry.opponent.is_none())
            };
            let next = if alone(one.peek()) {
                [one.next(), None]
            } else if alone(other.peek()) {
                [None, other.next()]
            } else {
                [one.next(), other.next()]
            };
            match next {
                [None, None] => return Ok(seats),
                [Some((first, entry)), Some((second, _))] if entry.opponent != Some(second) => {
                    let team = self.places.get(&first).map_or(teams[0], |place| place.0);
                    let round = round + 1;
                    return Err(NoImport::Match { round, team });
                }
                next => seats.push(next.map(|seat| seat.map(|(player, _)| player))),
            }
        }
    }

    /// What is laid down for the teams; what the report does not say follows from the matches.
    fn rules_of(&self, rounds: &[Vec<([u16; 2], Vec<Seats>)>]) -> Result<TeamRules, NoImport> {
        let said = &self.report.teams;
        let colors = match said.colors {
            Some(colors) => colors,
            None => self.colors_of(rounds).ok_or(NoImport::Boards)?,
        };
        let usual = TeamRules::new(colors, &self.report.scoring);
        let [win, draw, loss] = said.match_points.unwrap_or([
            usual.match_points.win,
            usual.match_points.draw,
            usual.match_points.loss,
        ]);
        let scoring = Scoring::of(win, draw, loss);
        let byes = said.byes.as_ref();
        Ok(TeamRules {
            colors,
            match_points: Scoring {
                pairing_bye: byes.map_or(scoring.pairing_bye, |byes| byes.match_points),
                ..scoring
            },
            first: self.first(),
            bye: byes.map_or(usual.bye, |byes| byes.game_points),
        })
    }

    /// The colours of a match with the most boards; of those, one in which every colour is known.
    fn colors_of(&self, rounds: &[Vec<([u16; 2], Vec<Seats>)>]) -> Option<Colors> {
        let all = || {
            rounds
                .iter()
                .zip(0..)
                .flat_map(|(matches, round)| matches.iter().map(move |(_, seats)| (round, seats)))
        };
        let smallest = || {
            self.report
                .teams
                .teams
                .iter()
                .map(|team| team.players.len())
                .min()
        };
        let boards = all()
            .map(|(_, seats)| seats.len())
            .max()
            .or_else(smallest)?;
        let whole = all().filter(|(_, seats)| seats.len() == boards);
        let letters = whole.filter_map(|(round, seats)| {
            let colors = seats.iter().map(|seats| self.color_of_first(round, *seats));
            let colors: Vec<Color> = colors.collect::<Option<_>>()?;
            let first = *colors.first()?;
            let letter = |color: &Color| if *color == first { 'W' } else { 'B' };
            Some(colors.iter().map(letter).collect::<String>())
        });
        let found = letters
            .map(|text| text.parse::<Colors>().ok())
            .next()
            .flatten();
        found.or_else(|| boards.to_string().parse().ok())
    }

    /// Which colour the player of the one team has at a board.
    fn color_of_first(&self, round: usize, [one, other]: Seats) -> Option<Color> {
        let color = |player: Option<u16>| self.entry_of(player?, round)?.color;
        color(one).or_else(|| color(other).map(|color| !color))
    }

    /// Which points come first: as record 212 begins, or as the system of record 192 is called.
    fn first(&self) -> First {
        let note = self.report.notes.iter().find(|note| note.code == "212");
        let order = note.and_then(|note| note.text.trim().split([',', ' ']).next());
        let named = match &self.report.system {
            Some(trf::System::Other(name)) => name.as_str(),
            Some(trf::System::Dutch | trf::System::DutchBaku) | None => "",
        };
        let kind = named.split('_').find(|part| ["MP", "GP"].contains(part));
        match (order, kind) {
            (Some("GPTS"), _) => First::BoardPoints,
            (Some("MPTS"), _) => First::MatchPoints,
            (_, Some("GP")) => First::BoardPoints,
            (_, Some(_) | None) => First::MatchPoints,
        }
    }

    /// A match with its line-ups and results.
    fn played(
        &self,
        round: usize,
        mut teams: [u16; 2],
        mut seats: Vec<Seats>,
    ) -> Result<Match, NoImport> {
        let lost = |has_come: bool| match has_come {
            true => Mark::ForfeitWin,
            false => Mark::ForfeitLoss,
        };
        let mut forfeits = self.report.teams.forfeits.iter();
        let is_this = |one: &&trf::Forfeit| {
            let [first, second] = one.teams;
            usize::from(one.round) == round + 1
                && (teams == [first, second] || teams == [second, first])
        };
        let said = forfeits.find(is_this).copied();
        let is_first = match said {
            Some(forfeit) => forfeit.teams == teams,
            None => self.is_first(round, teams, &seats)?,
        };
        if !is_first {
            teams.reverse();
            seats.iter_mut().for_each(|seats| seats.reverse());
        }
        let line_ups = [0, 1].map(|side| self.line_up(round, teams[side], side, &seats));
        let [one, other] = line_ups;
        let line_ups = [one?, other?];
        let empty = [line_ups[0].is_empty(), line_ups[1].is_empty()];
        let has_come = match said {
            Some(forfeit) => Some(forfeit.has_come),
            None if empty.contains(&true) => Some(empty.map(|is_empty| !is_empty)),
            None => None,
        };
        let results: Result<_, _> = (0..)
            .zip(&seats)
            .map(|(board, seats)| self.result(round, board, *seats))
            .collect();
        Ok(Match {
            teams,
            line_ups,
            results: results?,
            forfeit: has_come.map(|[first, second]| Outcome::of(lost(first), lost(second))),
        })
    }

    /// Whether the one of two teams has White on the first board; where nobody played, the lower number has.
    fn is_first(&self, round: usize, teams: [u16; 2], seats: &[Seats]) -> Result<bool, NoImport> {
        let colors = (0..).zip(seats).filter_map(|(board, seats)| {
            let color = self.color_of_first(round, *seats)?;
            let is_white = color == Color::White;
            Some(is_white == self.rules.colors.first_has_white(board))
        });
        let mut said: Vec<bool> = colors.collect();
        said.dedup();
        match said[..] {
            [] => Ok(teams[0] < teams[1]),
            [is_first] => Ok(is_first),
            _ => Err(NoImport::Colors {
                round: round + 1,
                team: teams[0],
            }),
        }
    }

    /// The places of those who played; empty boards come last.
    fn line_up(
        &self,
        round: usize,
        team: u16,
        side: usize,
        seats: &[Seats],
    ) -> Result<Vec<u32>, NoImport> {
        let boards = self.rules.boards() as usize;
        let places = seats.iter().map(|seats| {
            let place = seats[side].and_then(|player| self.places.get(&player));
            place
                .filter(|(own, _)| *own == team)
                .map(|(_, place)| *place)
        });
        let mut places: Vec<Option<u32>> = places.collect();
        while places.last().is_some_and(Option::is_none) {
            places.pop();
        }
        let round = round + 1;
        if places.len() > boards {
            return Err(NoImport::Match { round, team });
        }
        let whole: Option<Vec<u32>> = places.into_iter().collect();
        whole.ok_or(NoImport::Gap { round, team })
    }

    fn result(
        &self,
        round: usize,
        board: usize,
        seats: Seats,
    ) -> Result<Option<Outcome>, NoImport> {
        let [Some(one), Some(other)] = seats else {
            return Ok(None);
        };
        let mark = |player| self.entry_of(player, round).and_then(|entry| entry.mark);
        let Some((first, second)) = mark(one).zip(mark(other)) else {
            return Ok(None);
        };
        let outcome = match self.rules.colors.first_has_white(board) {
            true => Outcome::of(first, second),
            false => Outcome::of(second, first),
        };
        let mut known = Outcome::TEXTS.iter();
        match known.any(|(known, _)| *known == outcome) {
            true => Ok(Some(outcome)),
            false => Err(NoImport::Outcome {
                round: round + 1,
                player: one,
            }),
        }
    }

    /// What a team has in a round, as if it were a player.
    fn entry(&self, round: usize, team: u16) -> Option<RoundEntry> {
        let matches = self.rounds.get(round)?;
        if let Some(one) = matches.iter().find(|one| one.teams.contains(&team)) {
            let side = usize::from(one.teams[1] == team);
            return Some(RoundEntry {
                opponent: Some(one.teams[1 - side]),
                color: Some(if side == 0 {
                    Color::White
                } else {
                    Color::Black
                }),
                mark: self.mark(one, side),
            });
        }
        self.bye(round, team).map(RoundEntry::bye)
    }

    /// What a match is for one of its teams; none while a result is missing.
    fn mark(&self, one: &Match, side: usize) -> Option<Mark> {
        if let Some(Outcome { white, black }) = one.forfeit {
            return Some([white, black][side]);
        }
        let mut points = [Points::ZERO; 2];
        for (board, result) in one.results.iter().enumerate() {
            let has_player = [0, 1].map(|side| one.line_ups[side].len() > board);
            let marks = match (result, has_player) {
                (Some(outcome), _) if self.rules.colors.first_has_white(board) => {
                    [outcome.white, outcome.black]
                }
                (Some(outcome), _) => [outcome.black, outcome.white],
                (None, [true, true]) => return None,
                (None, has_player) => has_player.map(|has_player| match has_player {
                    true => Mark::ForfeitWin,
                    false => Mark::ForfeitLoss,
                }),
            };
            for (sum, mark) in points.iter_mut().zip(marks) {
                *sum += self.report.scoring.points(mark);
            }
        }
        Some(match points[side].cmp(&points[1 - side]) {
            core::cmp::Ordering::Greater => Mark::Win,
            core::cmp::Ordering::Equal => Mark::Draw,
            core::cmp::Ordering::Less => Mark::Loss,
        })
    }

    /// What a team has that met nobody: by record 320, by records 240, or as its players have it.
    fn bye(&self, round: usize, team: u16) -> Option<Mark> {
        let byes = self.report.teams.byes.as_ref();
        let left_over = byes.and_then(|byes| byes.teams.get(round).copied().flatten());
        if left_over == Some(team) {
            return Some(Mark::PairingBye);
        }
        let mut asked = self.report.byes.iter();
        let is_asked = |byes: &&trf::Byes| {
            usize::from(byes.round) == round + 1 && byes.players.contains(&team)
        };
        if let Some(byes) = asked.find(is_asked) {
            return Some(byes.mark);
        }
        let players = self.team(team).map_or(&[][..], |team| &team.players);
        let marks = players
            .iter()
            .filter_map(|player| self.entry_of(*player, round)?.mark);
        let mut kinds =
            marks.filter(|mark| matches!(mark, Mark::PairingBye | Mark::FullBye | Mark::HalfBye));
        kinds.next()
    }
}
