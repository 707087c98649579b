//! Finished competitions, as event files.

#![allow(dead_code, reason = "each test uses what it needs")]

use peatee_tournament::{
    Class, Command, Competition, Instructions, Mark, Moment, Official, Outcome, Place, Player,
    Role, System, file,
};

/// A round robin in which Kask scores so many points, everybody else draws.
#[derive(Clone)]
pub(crate) struct Season {
    name: String,
    day: String,
    cycles: u32,
    players: u32,
    points: u32,
    others: Class,
    is_championship: bool,
    is_finished: bool,
}

impl Season {
    pub(crate) fn robin(name: &str, day: &str, cycles: u32, players: u32) -> Season {
        Season {
            name: name.to_owned(),
            day: day.to_owned(),
            cycles,
            players,
            points: 0,
            others: Class::First,
            is_championship: false,
            is_finished: true,
        }
    }

    pub(crate) fn scored(mut self, points: u32) -> Season {
        self.points = points;
        self
    }

    pub(crate) fn against(mut self, class: Class) -> Season {
        self.others = class;
        self
    }

    pub(crate) fn championship(mut self) -> Season {
        self.is_championship = true;
        self
    }

    pub(crate) fn open(mut self) -> Season {
        self.is_finished = false;
        self
    }

    /// The event file.
    pub(crate) fn text(&self) -> String {
        let lines = self.held();
        let lines = lines.log().iter().map(file::write_event);
        let lines = core::iter::once(file::HEADING.to_owned()).chain(lines);
        lines.map(|line| line + "\n").collect()
    }

    fn held(&self) -> Competition {
        let mut competition = Competition::new();
        let mut act = |command: &Command| {
            let done = competition.act(command, Moment(1_800_000_000_000), "Mari Tamm");
            done.expect("it is allowed");
            competition.clone()
        };
        let cycles = self.cycles;
        let mut known = Instructions::new(&self.name, System::RoundRobin { cycles });
        known.last_day = self.day.parse().ok();
        known.is_championship = self.is_championship;
        act(&Command::Instruct(Box::new(known)));
        for i in 0..self.players {
            act(&Command::Register(Box::new(self.player(i))));
        }
        act(&Command::Approve);
        act(&Command::Appoint(Official {
            name: "Mari Tamm".to_owned(),
            role: Role::ChiefJudge,
        }));
        act(&Command::Close);
        act(&Command::Rank);
        let mut left = self.points;
        for _ in 0..self.rounds() {
            let paired = act(&Command::Pair { of_table: None });
            let open: Vec<Place> = paired.unfinished().map(|(place, _)| place).collect();
            for place in open {
                let outcome = outcome(&paired, place, &mut left);
                act(&Command::Enter { place, outcome });
            }
        }
        match self.is_finished {
            true => act(&Command::Finish),
            false => act(&Command::Note("to be continued".to_owned())),
        }
    }

    fn rounds(&self) -> u32 {
        let rounds = self.players - u32::from(self.players.is_multiple_of(2));
        rounds * self.cycles
    }

    fn player(&self, i: u32) -> Player {
        let name = if i == 0 {
            "Kask".to_owned()
        } else {
            format!("Other {i}")
        };
        let class = if i == 0 { Class::First } else { self.others };
        Player {
            name,
            class: Some(class),
            rating: Some(2000 - i),
            ..Player::default()
        }
    }
}

/// Kask wins as long as points are left, and loses then.
fn outcome(competition: &Competition, place: Place, left: &mut u32) -> Outcome {
    let board = competition
        .board(place.round, place.board)
        .expect("a board");
    let is_white = competition.name(board.white) == "Kask";
    let is_black = competition.name(board.black) == "Kask";
    if !is_white && !is_black {
        return Outcome::of(Mark::Draw, Mark::Draw);
    }
    let is_won = *left > 0;
    *left = left.saturating_sub(1);
    match is_won == is_white {
        true => Outcome::of(Mark::Win, Mark::Loss),
        false => Outcome::of(Mark::Loss, Mark::Win),
    }
}
