//! An event by its sections, as an operator asks for it: one of them, or all at once.

use super::DeskRefused;
use crate::competition::{Competition, Recomputed};
use crate::event::Happened;
use crate::festival::{Festival, NoSection};
use crate::refused::Refused;

/// What an operator looks at.
impl Festival {
    /// The section that is asked for, or the event as a whole; that too where there is no such section.
    pub fn part(&self, section: Option<&str>) -> &Competition {
        self.competition(section).unwrap_or(self.whole())
    }

    /// Whether all sections are asked for at once: the event has some, and none is named.
    pub fn is_about_all(&self, section: Option<&str>) -> bool {
        section.is_none() && self.has_sections()
    }

    /// The competitions that are asked for: that of the section or of the event, or those of all sections.
    pub fn parts(&self, section: Option<&str>) -> Vec<(Option<String>, &Competition)> {
        match self.is_about_all(section) {
            false => vec![(section.map(str::to_owned), self.part(section))],
            true => {
                let named = self.sections();
                let named = named.map(|(name, known)| (Some(name.to_owned()), known));
                named.collect()
            }
        }
    }

    /// Number of the last event that stands, in the section that is asked for or in an event without any, from 1 on. What was undone does
    /// not stand, nor is the undoing of it undone.
    ///
    /// # Errors
    /// When there is none, or the event has sections and none is named.
    pub fn last_standing(&self, section: Option<&str>) -> Result<u32, Refused> {
        if self.is_about_all(section) {
            let names: Vec<&str> = self.sections().map(|(name, _)| name).collect();
            return Err(NoSection::Which(names.join(", ")).into());
        }
        let entries = (1..).zip(self.entries());
        let stands = entries.filter(|(number, entry)| {
            let is_asked = section.is_none() || section == entry.section.as_deref();
            let is_undo = matches!(entry.event.what, Happened::Undone { .. });
            is_asked && !is_undo && !self.is_undone(*number)
        });
        let last = stands.last().map(|(number, _)| number);
        last.ok_or_else(|| DeskRefused::NothingToUndo.into())
    }

    /// Everything that was drawn by lot, drawn again, with the name of its section where all are asked for.
    pub fn recompute(&self, section: Option<&str>) -> Vec<(Option<String>, Recomputed)> {
        let is_about_all = self.is_about_all(section);
        let parts = self.parts(section).into_iter();
        let drawn = parts.flat_map(|(name, competition)| {
            let name = name.filter(|_| is_about_all);
            let drawn = competition.recompute().into_iter();
            drawn.map(move |one| (name.clone(), one))
        });
        drawn.collect()
    }
}
