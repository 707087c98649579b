//! What of a competition is for everybody to see.

use super::Competition;
use crate::event::Happened;
use crate::person::Player;
use crate::team::TeamAct;

impl Competition {
    /// The competition without what only its officials see: births, licences and sex of players, reasons of penalties and of
    /// leaving, and a round that is a draft still. It is for pages alone: its log tells less than what has happened.
    #[must_use]
    pub fn for_public(&self) -> Competition {
        let mut public = self.clone();
        if public.draft.is_some_and(|draft| self.is_draft(draft)) {
            public.rounds.pop();
            public.draft = None;
        }
        for one in &mut public.participants {
            strike(&mut one.player);
        }
        // By what late entries are placed.
        public.seeds.clear();
        public.rosters.each_member(strike);
        for (_, _, why) in &mut public.penalties {
            why.clear();
        }
        for event in &mut public.log {
            strike_from(&mut event.what);
        }
        public
    }
}

fn strike(player: &mut Player) {
    player.birth.clear();
    player.licence.clear();
    player.sex = None;
}

fn strike_from(what: &mut Happened) {
    match what {
        Happened::Registered(player)
        | Happened::Admitted { player, .. }
        | Happened::Amended { right: player, .. }
        | Happened::Team(
            TeamAct::Enlist { member: player, .. } | TeamAct::Amend { right: player, .. },
        ) => strike(player),
        Happened::Left { why, .. } | Happened::Penalised { why, .. } | Happened::Noted(why) => {
            why.clear();
        }
        _ => {}
    }
}
