//! The competition as FIDE's report file, and paired by what it says.

use std::collections::BTreeMap;

use pairing::trf::{self, Acceleration, Byes, Forbidden, Report, RoundEntry};
use pairing::{Mark, swiss};
use rules::Color;

use super::Competition;
use crate::event::{Numbered, Pairing};
use crate::instructions::System;
use crate::lots::Purpose;
use crate::person::PlayerId;
use crate::refused::Refused;
use crate::round::Round;

impl Competition {
    /// The report of the competition. Numbers are those that were drawn or given; before that, those of registration.
    pub fn report(&self) -> Report {
        let standings = self.standings();
        let places = standings.iter().map(|row| (row.player, row.place));
        let places: BTreeMap<PlayerId, u32> = places.collect();
        let mut report = self.reported(|player| u16::try_from(*places.get(&player)?).ok());
        let number = |player| self.report_number(player);
        report.byes.extend(self.later_byes(number));
        report
    }

    /// The number of somebody in the report.
    pub(super) fn report_number(&self, player: PlayerId) -> Option<u16> {
        let number = match self.order.is_empty() {
            true => Some(player.0),
            false => self.number_of(player),
        };
        number.and_then(|number| u16::try_from(number).ok())
    }

    /// Who has asked to be free in a round behind the next one.
    fn later_byes(&self, number: impl Fn(PlayerId) -> Option<u16>) -> Vec<Byes> {
        let next = self.last_round().saturating_add(1);
        let later = self.freed.iter().filter(|((round, player), _)| {
            *round > next && self.follows_results() && self.how_left(*player).is_none()
        });
        let mut groups: BTreeMap<(u16, usize), Byes> = BTreeMap::new();
        for ((round, player), mark) in later {
            let kind = BYES.iter().position(|kind| kind == mark);
            let (Ok(round), Some(kind), Some(number)) =
                (u16::try_from(*round), kind, number(*player))
            else {
                continue;
            };
            let group = groups.entry((round, kind)).or_insert_with(|| Byes {
                mark: *mark,
                round,
                players: Vec::new(),
            });
            group.players.push(number);
        }
        groups.into_values().collect()
    }

    /// The report with the places that somebody gives; pairing asks for none.
    pub(super) fn reported(&self, rank: impl Fn(PlayerId) -> Option<u16>) -> Report {
        let order: Vec<PlayerId> = match self.order.is_empty() {
            true => self.participants().map(|(player, _)| player).collect(),
            false => self.order.clone(),
        };
        let numbers: BTreeMap<PlayerId, u16> = order.iter().copied().zip(1..).collect();
        let number = |player: PlayerId| numbers.get(&player).copied();
        let players = order.iter().filter_map(|player| {
            let rounds = self.rounds.iter();
            let rounds = rounds.map(|round| self.entry_in(round, *player, &number));
            let one = &self.participant(*player)?.player;
            Some(trf::PlayerRecord {
                number: number(*player)?,
                sex: one.sex,
                title: short(&one.title, 3),
                name: short(&one.name, 33),
                rating: self
                    .strength(*player)
                    .and_then(|rating| u16::try_from(rating).ok()),
                federation: short(&one.federation, 3),
                id: short(&one.licence, 11),
                birth: short(&one.birth.replace('-', "/"), 10),
                points: self.points(*player),
                rank: rank(*player),
                rounds: rounds.collect(),
            })
        });
        let forbidden = self.forbidden.iter().filter_map(|(one, other)| {
            let players = vec![number(*one)?, number(*other)?];
            Some(Forbidden {
                rounds: None,
                players,
            })
        });
        Report {
            rounds: self.all_rounds().and_then(|all| u16::try_from(all).ok()),
            first_color: Some(self.first_color()),
            scoring: self.meeting_scoring(),
            system: self.instructions.as_ref().map(|known| named(known.system)),
            players: players.collect(),
            byes: self.next_byes(&number),
            accelerations: self.accelerations(),
            forbidden: forbidden.collect(),
            round_days: self.report_round_days(),
            notes: self.notes(),
            ..Report::default()
        }
    }

    /// Whoever comes late has the last one who is accelerated before or behind him, and does not change who that is
    /// (C.04.5.1, article 3.2).
    fn accelerations(&self) -> Vec<Acceleration> {
        let listed = match self.listed.is_empty() {
            true => &self.order,
            false => &self.listed,
        };
        let scoring = self.scoring();
        match self.instructions.as_ref().map(|known| known.system) {
            Some(System::Swiss {
                rounds,
                is_accelerated: true,
            }) if swiss::suits_baku(&scoring) => {
                let given = match self.how {
                    Some(Numbered::Given {
                        last_accelerated, ..
                    }) => last_accelerated,
                    Some(Numbered::Lots { .. } | Numbered::Rating) | None => None,
                };
                let mut records = swiss::baku_records(listed.len(), rounds as usize, &scoring);
                for record in &mut records {
                    let last = usize::from(record.last_player).checked_sub(1);
                    let last = last.and_then(|last| listed.get(last)).copied();
                    let number = given.or(last).and_then(|last| self.report_number(last));
                    record.last_player = number.unwrap_or(record.last_player);
                }
                records
            }
            _ => Vec::new(),
        }
    }

    /// What somebody has in a round. Who had not come yet, or has left, was not there.
    fn entry_in(
        &self,
        round: &Round,
        player: PlayerId,
        number: &impl Fn(PlayerId) -> Option<u16>,
    ) -> Option<RoundEntry> {
        if let Some(board) = round.board_of(player) {
            if board.is_annulled() {
                return None;
            }
            let color = match board.has_white(player, 0) {
                true => Color::White,
                false => Color::Black,
            };
            return Some(RoundEntry {
                opponent: board.opponent(player).and_then(number),
                color: Some(color),
                mark: board.mark(player, &self.scoring()),
            });
        }
        let free = round.free.iter().find(|(free, _)| *free == player);
        match free {
            Some((_, mark)) => mark.map(RoundEntry::bye),
            None if self.follows_results() => Some(RoundEntry::bye(Mark::ZeroBye)),
            None => None,
        }
    }

    /// Who will be free in the next round: who asked for it, and who has left.
    fn next_byes(&self, number: &impl Fn(PlayerId) -> Option<u16>) -> Vec<Byes> {
        let follows = self.follows_results();
        let next = self.rounds.len() + 1;
        let is_over = self.all_rounds().is_some_and(|all| next > all as usize);
        let (Ok(round), true, false) = (u16::try_from(next), follows, is_over) else {
            return Vec::new();
        };
        let mark_of = |player: PlayerId| match self.how_left(player) {
            Some(_) => Some(Mark::ZeroBye),
            None => {
                let absent = self.is_absent(player).then_some(Mark::ZeroBye);
                self.freed(u32::from(round), player).or(absent)
            }
        };
        let byes = BYES.into_iter().map(|mark| Byes {
            mark,
            round,
            players: self
                .participants()
                .filter(|(player, _)| mark_of(*player) == Some(mark))
                .filter_map(|(player, _)| number(player))
                .collect(),
        });
        byes.filter(|byes| !byes.players.is_empty()).collect()
    }

    /// Who of the first two has White in the first round: drawn where lots were drawn, as it was where the numbers come
    /// from elsewhere, White else.
    fn first_color(&self) -> Color {
        if let Some(Numbered::Given { first_color, .. }) = self.how {
            return first_color;
        }
        let drawn = || {
            let colours = ["white", "black"];
            self.urn()?
                .draw_one_of(&Purpose::FirstColour, 1, &colours)
                .ok()
        };
        match drawn() {
            Some(1) => Color::Black,
            _ => Color::White,
        }
    }

    /// What is known when the next round is paired. A meeting of several games, or of several boards, counts by its points.
    ///
    /// # Errors
    /// When it is not paired by the Swiss system, or a result is missing.
    pub fn swiss(&self) -> Result<swiss::Tournament, swiss::NotPairable> {
        self.swiss_of(&self.reported(|_| None))
    }

    fn swiss_of(&self, report: &Report) -> Result<swiss::Tournament, swiss::NotPairable> {
        Ok(self.by_meetings(swiss::Tournament::next(report)?))
    }

    /// With the points of whole meetings, where one has several games: the report knows the first of them.
    pub(super) fn by_meetings(&self, mut tournament: swiss::Tournament) -> swiss::Tournament {
        if self.games_of_meeting() == 1 {
            return tournament;
        }
        for (entrant, player) in tournament.entrants.iter_mut().zip(&self.order) {
            for (past, round) in entrant.past.iter_mut().zip(&self.rounds) {
                past.points = self.points_in(round, *player);
            }
        }
        tournament
    }

    /// The next round by the Dutch rules.
    pub(super) fn pair_swiss(&self) -> Result<Pairing, Refused> {
        let report = self.reported(|_| None);
        let tournament = self.swiss_of(&report)?;
        let paired = swiss::pair(&tournament)?;
        let player = |number: u16| {
            let place = usize::from(number).checked_sub(1);
            place.and_then(|place| self.order.get(place)).copied()
        };
        let boards = paired.boards.iter();
        let boards = boards.filter_map(|(white, black)| Some((player(*white)?, player(*black)?)));
        let bye = paired
            .bye
            .and_then(player)
            .map(|player| (player, Some(Mark::PairingBye)));
        let asked = report.byes.iter().flat_map(|byes| {
            let players = byes.players.iter().filter_map(|number| player(*number));
            players.map(|player| (player, Some(byes.mark)))
        });
        let asked = asked.filter(|(player, _)| self.how_left(*player).is_none());
        Ok(Pairing {
            boards: boards.collect(),
            free: bye.into_iter().chain(asked).collect(),
            ..Pairing::default()
        })
    }
}

/// The byes that are asked for, in the order of their records.
const BYES: [Mark; 3] = [Mark::FullBye, Mark::HalfBye, Mark::ZeroBye];

fn named(system: System) -> trf::System {
    match system {
        System::Swiss {
            is_accelerated: false,
            ..
        } => trf::System::Dutch,
        System::Swiss { .. } => trf::System::DutchBaku,
        System::RoundRobin { cycles: 1 } => trf::System::Other("FIDE_ROUNDROBIN".to_owned()),
        System::RoundRobin { cycles: 2 } => trf::System::Other("FIDE_DOUBLEROUNDROBIN".to_owned()),
        System::RoundRobin { .. } => trf::System::Other("OTHER_ROUNDROBIN".to_owned()),
        System::Match { .. } => trf::System::Other("OTHER_MATCH".to_owned()),
        System::Knockout => trf::System::Other("OTHER_KNOCKOUT".to_owned()),
    }
}

/// The first characters of a text.
fn short(text: &str, most: usize) -> String {
    text.chars()
        .take(most)
        .collect::<String>()
        .trim_end()
        .to_owned()
}
