//! A competition taken over from FIDE's report file.

mod teams;

use std::collections::BTreeMap;

use pairing::round_robin::RoundRobin;
use pairing::trf::{self, Report, RoundEntry};
use pairing::{Federation, Mark, Points};
use rules::Color;

use self::teams::League;
use crate::competition::{Competition, read_left_note};
use crate::event::{Command, Event, Happened, Leaving, Moment, Numbered, Pairing, Place};
use crate::instructions::{Instructions, System};
use crate::person::{Official, Player, PlayerId, Role};
use crate::rating::Birth;
use crate::refused::Refused;
use crate::round::Outcome;
use crate::team::{TeamAct, TeamRefused};
use crate::tie_break::TieBreak;

/// Why a report is not taken over.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoImport {
    /// There is nobody in it.
    #[error("there are no players in it")]
    Nobody,
    /// It cannot be told who has White.
    #[error("round {round}: the game of player {player} cannot be told apart")]
    Game {
        /// The round, from 1 on.
        round: usize,
        /// A player of the game.
        player: u16,
    },
    /// No game ends so.
    #[error("round {round}: no game ends as that of player {player}")]
    Outcome {
        /// The round, from 1 on.
        round: usize,
        /// A player of the game.
        player: u16,
    },
    /// It cannot be told whom a team met.
    #[error("round {round}: whom team {team} met, and at which boards, cannot be told")]
    Match {
        /// The round, from 1 on.
        round: usize,
        /// The team.
        team: u16,
    },
    /// The colours are not those that the boards have.
    #[error(
        "round {round}: the players of team {team} have not the colours of their boards (record 352)"
    )]
    Colors {
        /// The round, from 1 on.
        round: usize,
        /// The team.
        team: u16,
    },
    /// An event file has empty boards at the end only.
    #[error("round {round}: team {team} has an empty board before one that is not empty")]
    Gap {
        /// The round, from 1 on.
        round: usize,
        /// The team.
        team: u16,
    },
    /// A match of teams has too few boards.
    #[error("teams play on 2 to {most} boards each", most = crate::Colors::MOST_BOARDS)]
    Boards,
    /// Nobody says how many rounds there are to be.
    #[error("the number of rounds is missing (record 142)")]
    NoRounds,
    /// There are to be fewer rounds than are paired.
    #[error("{rounds} rounds in all, but {paired} are paired")]
    FewRounds {
        /// How many there are to be.
        rounds: u16,
        /// How many are paired.
        paired: usize,
    },
    /// A knockout: who goes on after additional games does not stand in a report.
    #[error("a knockout (record 192) is not taken over: a report does not say who goes on")]
    Knockout,
    /// Record 192 names a match, and the file is none.
    #[error(
        "record 192 says a match, but the file does not have two players who meet in every round"
    )]
    NotMatch,
    /// Points are assigned beside the results.
    #[error("record 299 assigns points beside the results, for which an event file has no place")]
    Assigned,
    /// Two teams that met have no match.
    #[error("round {round}: no match of teams {} and {}", teams[0], teams[1])]
    NoMatch {
        /// The round, from 1 on.
        round: u32,
        /// The teams.
        teams: [u16; 2],
    },
    /// It is refused.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// A competition that was taken over.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The competition.
    pub competition: Competition,
    /// What an event file has no place for: the codes of its records.
    pub left_out: Vec<String>,
    /// The rounds of the Swiss that it goes on as, where the report names no pairing system that is known.
    pub assumed: Option<u32>,
}

/// The competition of a report: players under their numbers, rounds, results, free rounds, those who must not meet.
///
/// # Errors
/// What cannot be taken over; nothing is then.
pub fn import(report: &Report, at: Moment, by: &str) -> Result<Imported, NoImport> {
    if !report.assigned.is_empty() {
        return Err(NoImport::Assigned);
    }
    if report.is_for_teams() {
        let league = League::new(report)?;
        return taken_over(&league.of_teams(), Some(&league), at, by);
    }
    taken_over(report, None, at, by)
}

fn taken_over(
    report: &Report,
    league: Option<&League<'_>>,
    at: Moment,
    by: &str,
) -> Result<Imported, NoImport> {
    let mut import = Import::new(report, league, at, by)?;
    import.people()?;
    for round in 0..import.rounds() {
        import.round(round)?;
    }
    import.ahead()?;
    import.leave()?;
    Ok(Imported {
        left_out: import.left_out(),
        assumed: import.assumed(),
        competition: import.made,
    })
}

struct Import<'a> {
    report: &'a Report,
    /// The teams that the players of the report stand for.
    league: Option<&'a League<'a>>,
    /// In the order of their numbers.
    players: Vec<&'a trf::PlayerRecord>,
    ids: BTreeMap<u16, PlayerId>,
    system: System,
    made: Competition,
    at: Moment,
    by: &'a str,
}

impl<'a> Import<'a> {
    fn new(
        report: &'a Report,
        league: Option<&'a League<'a>>,
        at: Moment,
        by: &'a str,
    ) -> Result<Import<'a>, NoImport> {
        let mut players: Vec<&trf::PlayerRecord> = report.players.iter().collect();
        if players.is_empty() {
            return Err(NoImport::Nobody);
        }
        if !report.ranked_by_line {
            players.sort_by_key(|player| player.number);
        }
        let ids = players.iter().map(|player| player.number);
        let ids = ids.zip((1..).map(PlayerId)).collect();
        let mut import = Import {
            report,
            league,
            players,
            ids,
            system: System::Knockout,
            made: Competition::new(),
            at,
            by,
        };
        import.system = import.system()?;
        Ok(import)
    }

    fn act(&mut self, command: &Command) -> Result<(), NoImport> {
        self.made.act(command, self.at, self.by)?;
        Ok(())
    }

    fn apply(&mut self, what: Happened) -> Result<(), NoImport> {
        let event = Event {
            at: self.at,
            by: self.by.to_owned(),
            what,
        };
        let applied = self.made.apply(event);
        applied.map_err(|misfit| NoImport::Refused(*misfit.why))
    }

    fn note(&self, code: &str) -> &'a str {
        let found = self.report.notes.iter().find(|note| note.code == code);
        found.map_or("", |note| note.text.trim())
    }

    fn rounds(&self) -> usize {
        self.report.paired_rounds()
    }

    /// A match where it is called one; a round robin where it is called one and every round is one of its table; a Swiss
    /// else.
    fn system(&self) -> Result<System, NoImport> {
        let named = self.named();
        let of_event = self.note("092").parse::<System>().ok();
        if named.to_uppercase().contains("KNOCKOUT") || of_event == Some(System::Knockout) {
            return Err(NoImport::Knockout);
        }
        let games = match of_event {
            Some(System::Match { games }) => Some(games),
            Some(System::RoundRobin { .. } | System::Swiss { .. } | System::Knockout) | None => {
                None
            }
        };
        if named.to_uppercase().contains("MATCH") || games.is_some() {
            return self.match_of_two(games);
        }
        let is_robin = named.contains("ROUNDROBIN") || self.note("092").starts_with("round-robin");
        let cycles = match named.contains("DOUBLE") {
            true => 2,
            false => match of_event {
                Some(System::RoundRobin { cycles }) => cycles,
                Some(System::Swiss { .. } | System::Match { .. } | System::Knockout) | None => 1,
            },
        };
        if is_robin && self.table_rounds(cycles).is_some() {
            return Ok(System::RoundRobin { cycles });
        }
        let rounds = match (self.report.rounds, of_event) {
            (Some(rounds), _) => u32::from(rounds),
            (None, Some(System::Swiss { rounds, .. })) => rounds,
            (None, _) => return Err(NoImport::NoRounds),
        };
        Ok(System::Swiss {
            rounds: self.enough(rounds)?,
            is_accelerated: self.report.system == Some(trf::System::DutchBaku),
        })
    }

    /// A match, whose two players meet in every round; `games` is what record 092 says.
    fn match_of_two(&self, games: Option<u32>) -> Result<System, NoImport> {
        if self.players.len() != 2 {
            return Err(NoImport::NotMatch);
        }
        for round in 0..self.rounds() {
            if self.boards(round)?.len() != 1 {
                return Err(NoImport::NotMatch);
            }
        }
        let games = self.report.rounds.map(u32::from).or(games);
        let games = self.enough(games.ok_or(NoImport::NoRounds)?)?;
        Ok(System::Match { games })
    }

    /// A number of rounds in all, which is not less than what is paired.
    fn enough(&self, rounds: u32) -> Result<u32, NoImport> {
        let paired = self.rounds();
        if (rounds as usize) < paired {
            let rounds = u16::try_from(rounds).unwrap_or(u16::MAX);
            return Err(NoImport::FewRounds { rounds, paired });
        }
        Ok(rounds.max(1))
    }

    /// The name of a pairing system that is not the Dutch one.
    fn named(&self) -> &'a str {
        match &self.report.system {
            Some(trf::System::Other(name)) => name.as_str(),
            Some(trf::System::Dutch | trf::System::DutchBaku) | None => "",
        }
    }

    /// The rounds of a Swiss, where the report does not say that it is one.
    fn assumed(&self) -> Option<u32> {
        let System::Swiss { rounds, .. } = self.system else {
            return None;
        };
        let is_dutch = matches!(
            self.report.system,
            Some(trf::System::Dutch | trf::System::DutchBaku)
        );
        // What we write ourselves is named in full.
        let is_ours = self.note("092").parse() == Ok(self.system);
        (!is_dutch && !is_ours).then_some(rounds)
    }

    /// The last one whom the records 250 accelerate, where they say in each round what the acceleration of Baku does
    /// (C.04.5.1); none where they say something else.
    fn last_accelerated(&self) -> Option<PlayerId> {
        let System::Swiss {
            rounds,
            is_accelerated: true,
        } = self.system
        else {
            return None;
        };
        let law =
            pairing::swiss::baku_records(self.players.len(), rounds as usize, &self.report.scoring);
        let told = |number: u16| -> Vec<Points> {
            let in_round = |round: u32| {
                let mut records = self.report.accelerations.iter().rev();
                let found = records.find(|record| {
                    (record.first_player..=record.last_player).contains(&number)
                        && (u32::from(record.first_round)..=u32::from(record.last_round))
                            .contains(&round)
                });
                found.map_or(Points::ZERO, |record| record.points)
            };
            (1..=rounds).map(in_round).collect()
        };
        let by_law = |round: u32| {
            let mut records = law.iter();
            let found = records.find(|record| {
                (u32::from(record.first_round)..=u32::from(record.last_round)).contains(&round)
            });
            found.map_or(Points::ZERO, |record| record.points)
        };
        let by_law: Vec<Points> = (1..=rounds).map(by_law).collect();
        let none = vec![Points::ZERO; rounds as usize];
        let each: Vec<Vec<Points>> = self
            .players
            .iter()
            .map(|player| told(player.number))
            .collect();
        let count = each.iter().take_while(|one| **one == by_law).count();
        let is_all = each.iter().skip(count).all(|one| *one == none);
        let last = self.players.get(count.checked_sub(1)?)?;
        let last = self.ids.get(&last.number).copied();
        last.filter(|_| is_all)
    }

    /// The same, where it is not whom the law names.
    fn unusual_last_accelerated(&self) -> Option<PlayerId> {
        let System::Swiss { rounds, .. } = self.system else {
            return None;
        };
        let law =
            pairing::swiss::baku_records(self.players.len(), rounds as usize, &self.report.scoring);
        let usual = law.first().map(|record| u32::from(record.last_player));
        self.last_accelerated().filter(|last| usual != Some(last.0))
    }

    /// Which round of the table each round is.
    fn table_rounds(&self, cycles: u32) -> Option<Vec<u32>> {
        let table = RoundRobin::new(u32::try_from(self.players.len()).ok()?, cycles).ok()?;
        let mut left: Vec<u32> = (1..=table.rounds()).collect();
        let mut found = Vec::new();
        for round in 0..self.rounds() {
            let pairs = self.boards(round).ok()?;
            let place = left.iter().position(|number| {
                let of_table = table.round(*number);
                let of_table = of_table.map(|of_table| of_table.pairs).unwrap_or_default();
                let meets = |pair: &(PlayerId, PlayerId)| {
                    let mut known = of_table.iter();
                    let (one, other) = (pair.0.0, pair.1.0);
                    known.any(|known| {
                        let both = (known.white, known.black);
                        both == (one, other) || both == (other, one)
                    })
                };
                pairs.iter().all(|(pair, _)| meets(pair))
            })?;
            found.push(left.remove(place));
        }
        Some(found)
    }

    fn people(&mut self) -> Result<(), NoImport> {
        let instructions = self.instructions();
        self.act(&Command::Instruct(Box::new(instructions)))?;
        let officials = self.report.notes.iter().filter_map(|note| {
            let role = match note.code.as_str() {
                "102" => Role::ChiefJudge,
                "112" => Role::Judge,
                _ => return None,
            };
            let name = note.text.trim().to_owned();
            (!name.is_empty()).then_some(Official { name, role })
        });
        for official in officials.collect::<Vec<_>>() {
            self.act(&Command::Appoint(official))?;
        }
        self.act(&Command::Approve)?;
        for player in self.players.clone() {
            self.register(player)?;
            self.enlist(player.number)?;
        }
        self.apply(Happened::Closed)?;
        let order = self.ids.values().copied();
        let mut order: Vec<PlayerId> = order.collect();
        order.sort_unstable();
        let first_color = self.report.first_color.unwrap_or(Color::White);
        let how = Numbered::Given {
            first_color,
            last_accelerated: self.unusual_last_accelerated(),
        };
        self.apply(Happened::Numbered { how, order })
    }

    fn register(&mut self, player: &trf::PlayerRecord) -> Result<(), NoImport> {
        let one = Box::new(known(player));
        match self.act(&Command::Register(one.clone())) {
            Err(NoImport::Refused(refused)) if is_passed(&refused) => {
                self.apply(Happened::Registered(one))
            }
            done => done,
        }
    }

    /// The players of a team, in its board order.
    fn enlist(&mut self, number: u16) -> Result<(), NoImport> {
        let Some((league, team)) = self.league.zip(self.ids.get(&number).copied()) else {
            return Ok(());
        };
        let members = league.members(number);
        if members.is_empty() {
            return Err(Refused::from(TeamRefused::NobodyEnlisted(team)).into());
        }
        for member in members {
            let member = Box::new(known(member));
            let act = TeamAct::Enlist { team, member };
            match self.act(&Command::Team(act.clone())) {
                Err(NoImport::Refused(refused)) if is_passed(&refused) => {
                    self.apply(Happened::Team(act))?;
                }
                done => done?,
            }
        }
        Ok(())
    }

    fn instructions(&self) -> Instructions {
        let name = match self.note("012") {
            "" => "TRF",
            name => name,
        };
        let dates = [self.note("042"), self.note("052")];
        let dates: Vec<&str> = dates.into_iter().filter(|date| !date.is_empty()).collect();
        let (_, codes) = self.tie_breaks();
        let tie_breaks: Vec<TieBreak> = codes.into_iter().flatten().collect();
        let mut known = Instructions::new(name, self.system);
        self.note("022").clone_into(&mut known.place);
        known.dates = dates.join(" – ");
        known.round_days.clone_from(&self.report.round_days);
        let federation = self.note("032").parse::<Federation>();
        known.federation = federation.map_or_else(|_| String::new(), |one| one.code().to_owned());
        self.note("122").clone_into(&mut known.control);
        known.scoring = self.report.scoring;
        if let Some(league) = self.league {
            known.teams = Some(league.rules);
            known.tie_breaks = TieBreak::usual_for_teams(self.system, league.rules.first);
        }
        // Rounds are known by their place in the table as it is.
        known.swaps_last_rounds = false;
        if !tie_breaks.is_empty() {
            known.tie_breaks = tie_breaks;
        }
        known
    }

    /// What decides between equals, with the record that names it: 212 has the whole order of the standings, and is
    /// followed if it begins with the points; 202 has the tie-breaks alone. None stands for what we do not count.
    fn tie_breaks(&self) -> (&'static str, Vec<Option<TieBreak>>) {
        let codes = |record| {
            let codes = self.note(record).split([',', ' ']);
            codes.filter(|code| !code.is_empty())
        };
        let read = |code: &str| {
            let one = code.parse::<TieBreak>().ok();
            one.filter(|one| one.suits(self.system).is_ok())
                .filter(|one| one.suits_entrants(self.league.is_some()).is_ok())
        };
        let mut order = codes("212");
        match order.next() {
            Some("PTS" | "MPTS" | "GPTS") => ("212", order.map(read).collect()),
            _ => ("202", codes("202").map(read).collect()),
        }
    }

    fn entry(&self, player: &trf::PlayerRecord, round: usize) -> Option<RoundEntry> {
        player.rounds.get(round).copied().flatten()
    }

    /// Who meets whom, White first, and how it ended; in the order in which boards are published.
    fn boards(&self, round: usize) -> Result<Vec<Meeting>, NoImport> {
        let mut boards = Vec::new();
        for player in &self.players {
            let Some(entry) = self.entry(player, round) else {
                continue;
            };
            let Some(number) = entry.opponent else {
                continue;
            };
            let fault = || NoImport::Game {
                round: round + 1,
                player: player.number,
            };
            let found = self.players.iter().find(|other| other.number == number);
            let other = found.ok_or_else(fault)?;
            let theirs = self.entry(other, round).ok_or_else(fault)?;
            let is_white = match (entry.color, theirs.color) {
                (Some(color), _) => color == Color::White,
                (None, Some(color)) => color == Color::Black,
                // Nobody played; the lower number stands first.
                (None, None) => player.number < number,
            };
            if !is_white {
                continue;
            }
            let (white, black) = (self.ids.get(&player.number), self.ids.get(&number));
            let (white, black) = white.zip(black).ok_or_else(fault)?;
            let outcome = entry.mark.zip(theirs.mark);
            let outcome = outcome.map(|(white, black)| Outcome::of(white, black));
            let is_known = |outcome: Outcome| {
                let mut known = Outcome::TEXTS.iter();
                known.any(|(known, _)| *known == outcome)
            };
            if outcome.is_some_and(|outcome| !is_known(outcome)) {
                return Err(NoImport::Outcome {
                    round: round + 1,
                    player: player.number,
                });
            }
            boards.push((((*white), (*black)), outcome));
        }
        boards.sort_by_key(|((white, black), _)| {
            let points = [*white, *black].map(|player| self.points_before(player, round));
            let most = core::cmp::Reverse(points[0].max(points[1]));
            let least = core::cmp::Reverse(points[0].min(points[1]));
            (most, least, *white.min(black))
        });
        Ok(boards)
    }

    fn points_before(&self, player: PlayerId, round: usize) -> Points {
        let player = self.players.get(player.0 as usize - 1);
        let rounds = player.map(|player| player.rounds.iter().take(round));
        let marks = rounds.into_iter().flatten().flatten();
        let marks = marks.filter_map(|entry| entry.mark);
        marks.map(|mark| self.report.scoring.points(mark)).sum()
    }

    fn round(&mut self, round: usize) -> Result<(), NoImport> {
        let boards = self.boards(round)?;
        let is_robin = self.system.is_round_robin();
        let of_table = match self.system {
            System::RoundRobin { cycles } => self.table_rounds(cycles),
            System::Swiss { .. } | System::Match { .. } | System::Knockout => None,
        };
        let free = self.players.iter().filter_map(|player| {
            let entry = self.entry(player, round);
            let player = self.ids.get(&player.number)?;
            match entry {
                None if is_robin => Some((*player, None)),
                None => None,
                Some(entry) if entry.opponent.is_some() => None,
                Some(entry) => Some((*player, entry.mark.map(free))),
            }
        });
        let pairing = Pairing {
            of_table: of_table.and_then(|all| all.get(round).copied()),
            by_lot: false,
            is_draft: false,
            boards: boards.iter().map(|(pair, _)| *pair).collect(),
            free: free.collect(),
        };
        self.apply(Happened::Paired(pairing))?;
        for (board, (pair, outcome)) in (1..).zip(boards) {
            if let Some(league) = self.league {
                self.meeting(league, round, board, pair)?;
            } else if let Some(outcome) = outcome {
                let round = u32::try_from(round + 1).unwrap_or(u32::MAX);
                let place = Place::first(round, board);
                self.apply(Happened::Entered { place, outcome })?;
            }
        }
        Ok(())
    }

    /// A match of teams: who played, and the result of each board.
    fn meeting(
        &mut self,
        league: &League<'_>,
        round: usize,
        board: u32,
        pair: (PlayerId, PlayerId),
    ) -> Result<(), NoImport> {
        let number = |id: PlayerId| {
            let found = self.ids.iter().find(|(_, known)| **known == id);
            found.map_or(0, |(number, _)| *number)
        };
        let teams = [number(pair.0), number(pair.1)];
        let found = league.met(round, teams);
        let round = u32::try_from(round + 1).unwrap_or(u32::MAX);
        let found = found.ok_or(NoImport::NoMatch { round, teams })?;
        let boards = league.rules.boards();
        for (team, members) in [pair.0, pair.1].into_iter().zip(&found.line_ups) {
            let is_usual = members.iter().copied().eq(1..=boards);
            if !is_usual && !members.is_empty() {
                let members = members.clone();
                self.apply(Happened::Team(TeamAct::LineUp {
                    team,
                    round,
                    members,
                }))?;
            }
        }
        if let Some(outcome) = found.forfeit {
            return self.apply(Happened::Team(TeamAct::Forfeit {
                round,
                board,
                outcome,
            }));
        }
        for (game, outcome) in (1..).zip(&found.results) {
            if let Some(outcome) = *outcome {
                let place = Place { round, board, game };
                self.apply(Happened::Entered { place, outcome })?;
            }
        }
        Ok(())
    }

    /// What is known of rounds to come.
    fn ahead(&mut self) -> Result<(), NoImport> {
        if !matches!(self.system, System::Swiss { .. }) {
            return Ok(());
        }
        let rounds = self.rounds();
        let mut free: BTreeMap<(usize, PlayerId), Mark> = BTreeMap::new();
        for player in &self.players {
            let asked = self.entry(player, rounds).and_then(|entry| entry.mark);
            let id = self.ids.get(&player.number).copied();
            free.extend(id.zip(asked).map(|(id, mark)| ((rounds + 1, id), mark)));
        }
        for byes in &self.report.byes {
            let players = byes
                .players
                .iter()
                .filter_map(|number| self.ids.get(number));
            let round = usize::from(byes.round);
            free.extend(players.map(|player| ((round, *player), byes.mark)));
        }
        for ((round, player), mark) in free.into_iter().filter(|((round, _), _)| *round > rounds) {
            let round = u32::try_from(round).unwrap_or(u32::MAX);
            self.act(&Command::Free {
                player,
                round,
                mark,
            })?;
        }
        for group in &self.report.forbidden {
            let players = group.players.iter();
            let players: Vec<PlayerId> = players
                .filter_map(|number| self.ids.get(number).copied())
                .collect();
            for (i, one) in players.iter().enumerate() {
                for other in players.get(i + 1..).unwrap_or_default() {
                    if group.rounds.is_none() && one != other {
                        self.act(&Command::Forbid(*one, *other))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Who had left, as our own reports have it.
    fn leave(&mut self) -> Result<(), NoImport> {
        for note in &self.report.notes {
            let Some((number, said)) = left_of(note) else {
                continue;
            };
            let player = self.players.iter().find(|one| one.number == number);
            let Some((player, id)) = player.zip(self.ids.get(&number)) else {
                continue;
            };
            let has_played = player
                .rounds
                .iter()
                .flatten()
                .any(|one| one.opponent.is_some());
            let leaving = match (self.system, said) {
                (System::RoundRobin { .. }, Leaving::AllIsAnnulled | Leaving::RestIsLost)
                | (System::Swiss { .. } | System::Knockout, Leaving::NotPaired) => said,
                _ if !has_played => Leaving::NumberFree,
                (System::Match { .. }, _) => Leaving::MatchLost,
                (System::RoundRobin { .. }, _) => Leaving::RestIsLost,
                (System::Swiss { .. } | System::Knockout, _) => Leaving::NotPaired,
            };
            self.apply(Happened::Left {
                player: *id,
                leaving,
                why: format!("### {}", note.text.trim()),
            })?;
        }
        Ok(())
    }

    /// The codes of what is not kept.
    fn left_out(&self) -> Vec<String> {
        let kept = [
            "012", "022", "042", "052", "062", "072", "082", "092", "102", "112", "122", "202",
            // What they tell stands in other records too.
            "801", "802",
        ];
        let notes = self.report.notes.iter();
        let notes = notes.filter(|note| left_of(note).is_none());
        let notes = notes.map(|note| note.code.as_str());
        let mut codes: Vec<&str> = notes
            .filter(|code| !kept.contains(code) && *code != "032")
            .collect();
        let (record, tie_breaks) = self.tie_breaks();
        if record == "212" {
            codes.retain(|code| *code != record);
        }
        if !self.note("032").is_empty() && self.note("032").parse::<Federation>().is_err() {
            codes.push("032");
        }
        if tie_breaks.contains(&None) {
            codes.push(record);
        }
        if self.report.forbidden.iter().any(|one| one.rounds.is_some()) {
            codes.push("260");
        }
        let is_baku = self.report.system == Some(trf::System::DutchBaku);
        let is_kept = is_baku && self.last_accelerated().is_some();
        if !self.report.accelerations.is_empty() && !is_kept {
            codes.push("250");
        }
        codes.sort_unstable();
        codes.dedup();
        codes.into_iter().map(str::to_owned).collect()
    }
}

/// Who had left by a comment of a report, and what became of his games.
fn left_of(note: &trf::Note) -> Option<(u16, Leaving)> {
    match note.code.as_str() {
        "###" => read_left_note(&note.text),
        _ => None,
    }
}

/// What is known of somebody.
fn known(player: &trf::PlayerRecord) -> Player {
    let birth = player.birth.replace(['/', '.'], "-");
    // A day that nobody knows is written 00.
    let birth = match birth.parse::<Birth>() {
        Ok(Birth::Year(year)) => format!("{year:04}"),
        Ok(Birth::Day(_)) | Err(_) => birth,
    };
    Player {
        name: match player.name.is_empty() {
            true => player.number.to_string(),
            false => player.name.clone(),
        },
        federation: player.federation.clone(),
        club: String::new(),
        birth,
        class: None,
        // Files write 0 where there is no rating.
        rating: player.rating.filter(|rating| *rating > 0).map(u32::from),
        title: player.title.clone(),
        licence: player.id.clone(),
        sex: player.sex,
    }
}

/// They have numbers already: nothing is drawn over their names; and what a report says of them is kept as it is.
const fn is_passed(refused: &Refused) -> bool {
    matches!(
        refused,
        Refused::SameName(_) | Refused::Player(_) | Refused::NoFederation(_) | Refused::NoBirth(_)
    )
}

/// Two who meet, White first, and how it ended.
type Meeting = ((PlayerId, PlayerId), Option<Outcome>);

/// What stands for a round without an opponent; older files use the signs of games.
const fn free(mark: Mark) -> Mark {
    match mark {
        Mark::Win | Mark::UnratedWin | Mark::ForfeitWin => Mark::PairingBye,
        Mark::Draw | Mark::UnratedDraw => Mark::HalfBye,
        Mark::Loss | Mark::UnratedLoss | Mark::ForfeitLoss => Mark::ZeroBye,
        Mark::FullBye | Mark::HalfBye | Mark::PairingBye | Mark::ZeroBye => mark,
    }
}
