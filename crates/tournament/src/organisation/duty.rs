//! The duties of the committee and of the judge (`002:§40`, `002:§41`).

use crate::person::Role;

/// When a duty comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Before the competition.
    Before,
    /// Before each round.
    BeforeRound,
    /// In each round.
    Round,
    /// At the end.
    After,
}

impl Phase {
    /// Every one, in the order in which they come.
    pub const ALL: [Phase; 4] = [
        Phase::Before,
        Phase::BeforeRound,
        Phase::Round,
        Phase::After,
    ];

    /// Whether its duties come with each round.
    pub const fn is_of_round(self) -> bool {
        match self {
            Phase::BeforeRound | Phase::Round => true,
            Phase::Before | Phase::After => false,
        }
    }
}

/// A duty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Duty {
    /// The instructions are drawn up and approved.
    Instructions,
    /// Everything is prepared: place, people, means.
    Preparation,
    /// The judge takes part in the work of the committee.
    Committee,
    /// Days of play and time control are laid down.
    Timetable,
    /// The playing room and its equipment are checked.
    Room,
    /// The boards have the size that official competitions want.
    Boards,
    /// The technical staff know what they have to do.
    Staff,
    /// The participants have met and have heard the instructions.
    Meeting,
    /// Lots are drawn.
    Lots,
    /// Boards, clocks and forms stand ready for a round.
    Ready,
    /// The course of play is watched.
    Course,
    /// The results of a round are in the table.
    Results,
    /// The order of resumption is fixed.
    Resumption,
    /// Disputes, leaving and penalties are decided, and stand in the log.
    Disputes,
    /// Questions of organisation are solved.
    Questions,
    /// The closing meeting is held, and the results are announced.
    Closing,
    /// The report is passed to the organising body.
    Report,
}

impl Duty {
    /// Every one with its name in files, in the order in which they come.
    pub const NAMES: [(Duty, &'static str); 17] = [
        (Duty::Instructions, "instructions"),
        (Duty::Preparation, "preparation"),
        (Duty::Committee, "committee"),
        (Duty::Timetable, "timetable"),
        (Duty::Room, "room"),
        (Duty::Boards, "boards"),
        (Duty::Staff, "staff"),
        (Duty::Meeting, "meeting"),
        (Duty::Lots, "lots"),
        (Duty::Ready, "ready"),
        (Duty::Course, "course"),
        (Duty::Results, "results"),
        (Duty::Resumption, "resumption"),
        (Duty::Disputes, "disputes"),
        (Duty::Questions, "questions"),
        (Duty::Closing, "closing"),
        (Duty::Report, "report"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = Duty::NAMES.iter().find(|(duty, _)| *duty == self);
        found.map_or("", |(_, name)| name)
    }

    /// The duty of a name.
    pub fn from_name(name: &str) -> Option<Duty> {
        let found = Duty::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(duty, _)| *duty)
    }

    /// When it comes.
    pub const fn phase(self) -> Phase {
        match self {
            Duty::Instructions
            | Duty::Preparation
            | Duty::Committee
            | Duty::Timetable
            | Duty::Room
            | Duty::Boards
            | Duty::Staff
            | Duty::Meeting
            | Duty::Lots => Phase::Before,
            Duty::Ready => Phase::BeforeRound,
            Duty::Course | Duty::Results | Duty::Resumption => Phase::Round,
            Duty::Disputes | Duty::Questions | Duty::Closing | Duty::Report => Phase::After,
        }
    }

    /// Whose it is.
    pub const fn role(self) -> Role {
        match self {
            Duty::Instructions | Duty::Preparation | Duty::Questions => Role::Organiser,
            Duty::Committee
            | Duty::Timetable
            | Duty::Room
            | Duty::Boards
            | Duty::Staff
            | Duty::Meeting
            | Duty::Lots
            | Duty::Ready
            | Duty::Course
            | Duty::Results
            | Duty::Resumption
            | Duty::Disputes
            | Duty::Closing
            | Duty::Report => Role::Judge,
        }
    }

    /// The article that lays it down.
    pub const fn article(self) -> &'static str {
        match self {
            Duty::Instructions => "002:§40a",
            Duty::Preparation => "002:§40b",
            Duty::Questions => "002:§40c",
            Duty::Committee => "002:§41a",
            Duty::Timetable => "002:§41b",
            Duty::Meeting | Duty::Lots => "002:§41c",
            Duty::Room | Duty::Boards | Duty::Ready => "002:§41d",
            Duty::Course | Duty::Results | Duty::Resumption => "002:§41e",
            Duty::Disputes => "002:§41h",
            Duty::Staff => "002:§41j",
            Duty::Closing | Duty::Report => "002:§41k",
        }
    }
}
