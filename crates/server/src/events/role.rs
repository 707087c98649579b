//! Who may do what with an event: the table of roles and actions. Whatever somebody does is asked of [`may`] once, by the task
//! that owns the event; pages ask it too, and offer nothing that would be refused. Everybody may read the public page.

use conduct::PersonId;
use store::EventFile;

/// What somebody is in an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Whose event it is.
    Owner,
    /// Everybody else.
    Spectator,
}

impl Role {
    /// What somebody is in an event, signed in or not.
    pub(crate) fn of(person: Option<PersonId>, event: &EventFile) -> Role {
        match person {
            Some(person) if person == event.owner => Role::Owner,
            Some(_) | None => Role::Spectator,
        }
    }
}

/// What somebody does with an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Has the event file, in which personal data stand.
    Download,
    /// Enters a result.
    Enter,
    /// Goes on with the event by a file.
    Upload,
    /// Checks the event out, or takes it back.
    CheckOut,
}

/// Whether somebody may do something.
pub(crate) const fn may(role: Role, action: Action) -> bool {
    match (role, action) {
        (Role::Owner, Action::Download | Action::Enter | Action::Upload | Action::CheckOut) => true,
        (Role::Spectator, Action::Download | Action::Enter | Action::Upload | Action::CheckOut) => {
            false
        }
    }
}
