//! Who may do what (`002:§40`, `002:§41`).

use crate::competition::Competition;
use crate::event::Command;
use crate::names::folded;
use crate::organisation::{Arrangement, NotArranged};
use crate::person::{Official, Player, Role};
use crate::refused::Refused;
use crate::team::TeamAct;

/// Whose task something is, besides the judge's, and what says so. A judge may do what the committee may (`002:§41a`).
struct Task {
    is_organisers: bool,
    is_staffs: bool,
    article: &'static str,
}

const fn judges(article: &'static str) -> Task {
    Task {
        is_organisers: false,
        is_staffs: false,
        article,
    }
}

const fn organisers(article: &'static str) -> Task {
    Task {
        is_organisers: true,
        is_staffs: false,
        article,
    }
}

const fn anybodys(article: &'static str) -> Task {
    Task {
        is_organisers: true,
        is_staffs: true,
        article,
    }
}

fn task(command: &Command) -> Task {
    match command {
        Command::Instruct(_) | Command::Approve => organisers("002:§40a"),
        Command::Appoint(_) => organisers("002:§40.1"),
        Command::Commit(_)
        | Command::CommitOpenings(_)
        | Command::Register(_)
        | Command::Amend { .. }
        | Command::Close => organisers("002:§40b"),
        Command::Draw { .. } | Command::DrawOpenings { .. } | Command::Rank => judges("002:§41c"),
        Command::Free { .. }
        | Command::Forbid(..)
        | Command::Pair { .. }
        | Command::PairByLot
        | Command::PairDraft { .. }
        | Command::Publish { .. }
        | Command::BeginRound { .. }
        | Command::Repair { .. }
        | Command::Enter { .. }
        | Command::Correct { .. }
        | Command::Adjourn(_)
        | Command::Postpone(_)
        | Command::Assume { .. }
        | Command::Replay { .. }
        | Command::AddGame { .. } => judges("002:§41e"),
        Command::Adjudicate { .. } => judges("002:§41g"),
        Command::Leave { .. } => judges("002:§41f"),
        Command::Penalise { .. } => judges("002:§41i"),
        Command::Finish | Command::FinishEarly { .. } => judges("002:§41k"),
        Command::Note(_) => anybodys("002:§40c"),
        // What somebody may do he may take back; see `may_act`.
        Command::Undo { .. } => judges("002:§41h"),
        Command::Team(act) => match act {
            TeamAct::Enlist { .. } | TeamAct::Amend { .. } | TeamAct::Order { .. } => {
                organisers("002:§40b")
            }
            TeamAct::LineUp { .. } | TeamAct::Forfeit { .. } => judges("002:§41e"),
        },
        Command::Arrange(arrangement) => match arrangement {
            Arrangement::Scheduled(_) => organisers("002:§41b"),
            Arrangement::Ordered(_) => judges("002:§35.11"),
            Arrangement::RollCalled | Arrangement::CheckedIn(_) => anybodys("002:§41j"),
            Arrangement::Confirmed(_) => organisers("002:§39.6"),
            Arrangement::Ticked { duty, .. } => match duty.role() {
                Role::Organiser => organisers(duty.article()),
                Role::ChiefJudge | Role::Judge | Role::Staff => judges(duty.article()),
            },
            Arrangement::Allowed { .. } => organisers("002:§40c"),
        },
    }
}

impl Competition {
    /// Whether somebody who is appointed does what he is appointed for. Whoever holds no office acts for the organising
    /// body.
    pub(in crate::competition) fn may_act(
        &self,
        command: &Command,
        by: &str,
    ) -> Result<(), Refused> {
        let roles: Vec<Role> = self
            .officials
            .iter()
            .filter(|official| official.name == by)
            .map(|official| official.role)
            .collect();
        let task = task(command);
        let may = |role: &Role| match role {
            Role::ChiefJudge | Role::Judge => true,
            Role::Organiser => task.is_organisers,
            Role::Staff => task.is_staffs,
        };
        let is_judge = |role: &Role| matches!(role, Role::ChiefJudge | Role::Judge);
        if !roles.iter().any(is_judge) && self.judges_himself(command, by) {
            return Err(NotArranged::TakesPart {
                name: by.to_owned(),
                article: task.article,
            }
            .into());
        }
        if roles.is_empty() || roles.iter().any(may) || self.is_his_own(command, by) {
            return Ok(());
        }
        Err(NotArranged::NotHisTask {
            name: by.to_owned(),
            roles,
            article: task.article,
        }
        .into())
    }

    /// Whether a participant would decide what a judge decides. He may enter results, leave, and take back what he did
    /// himself.
    fn judges_himself(&self, command: &Command, by: &str) -> bool {
        let name = folded(by);
        let is_his = |player: &Player| folded(&player.name) == name;
        let decides = match command {
            Command::Leave { player, .. } => !self
                .participant(*player)
                .is_some_and(|one| is_his(&one.player)),
            Command::Undo { .. } => !self.is_his_own(command, by),
            Command::Repair { .. }
            | Command::Correct { .. }
            | Command::Assume { .. }
            | Command::Adjudicate { .. }
            | Command::Replay { .. }
            | Command::AddGame { .. }
            | Command::Penalise { .. }
            | Command::Finish
            | Command::FinishEarly { .. } => true,
            _ => false,
        };
        let mut all = self.participants();
        decides && all.any(|(id, one)| is_his(&one.player) || self.members(id).iter().any(is_his))
    }

    /// Whether he takes back what he did himself.
    fn is_his_own(&self, command: &Command, by: &str) -> bool {
        let Command::Undo { event, .. } = command else {
            return false;
        };
        let index = (*event as usize).checked_sub(1);
        let event = index.and_then(|index| self.log.get(index));
        event.is_some_and(|event| event.by == by)
    }

    /// A college of judges has one head (`002:§41.2`).
    pub(in crate::competition) fn may_appoint(&self, official: &Official) -> Result<(), Refused> {
        if self.officials.contains(official) {
            return Err(NotArranged::Appointed(official.name.clone()).into());
        }
        let mut officials = self.officials.iter();
        let chief = officials.find(|other| other.role == Role::ChiefJudge);
        match chief {
            Some(chief) if official.role == Role::ChiefJudge => {
                Err(NotArranged::OneChief(chief.name.clone()).into())
            }
            _ => Ok(()),
        }
    }
}
