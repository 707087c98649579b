//! What happened in a competition, in words.

use texts::{Language, Value as Argument};
use tournament::{
    Competition, Effect, Event, Game, Happened, Leaving, Mark, Outcome, Pairing, Place, PlayerId,
};

use super::marks::result;
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use super::{footnotes, people};

/// What happened in a competition, as a sentence.
pub fn told(competition: &Competition, what: &Happened, language: Language) -> String {
    let voice = Voice(language);
    Teller { voice, competition }.told(what)
}

/// The log of a competition, and who tells of it.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) voice: Voice,
    pub(super) competition: &'a Competition,
}

impl<'a> Teller<'a> {
    /// A table of those events that are asked for: when, by whom and what. None if there are none.
    pub(super) fn table(
        self,
        key: &str,
        is_asked: impl Fn(u32, &Happened) -> bool,
    ) -> Option<Table> {
        let voice = self.voice;
        let log = (1..).zip(self.competition.log());
        let asked = log.filter(|(number, event)| is_asked(*number, &event.what));
        let rows: Vec<Vec<Cell>> = asked
            .map(|(number, event)| self.row(number, event))
            .collect();
        let heads = vec![
            Head::new(Kind::Number, voice.say("event")),
            Head::new(Kind::Label, voice.when(self.competition)),
            Head::new(Kind::Words, voice.say("author")),
            Head::new(Kind::Words, voice.say("what")),
        ];
        let caption = voice.say(key);
        (!rows.is_empty()).then_some(Table::new(caption, heads, rows))
    }

    fn row(self, number: u32, event: &Event) -> Vec<Cell> {
        vec![
            Cell::new(number),
            Cell::new(self.voice.moment(self.competition, event.at)),
            Cell::new(&event.by),
            Cell::new(self.told_of(number, &event.what)),
        ]
    }

    /// What happened as an event, from 1 on; of what was put right, what it was before.
    fn told_of(self, event: u32, what: &Happened) -> String {
        let Happened::Amended { player, right } = what else {
            return self.told(what);
        };
        let said = self.told(what);
        let before = self.competition.known_before(event, *player);
        let changes = before.map(|before| people::changes(self.voice, &before, right));
        match changes.filter(|changes| !changes.is_empty()) {
            Some(changes) => format!("{said} {changes}"),
            None => said,
        }
    }

    /// What happened.
    pub(super) fn told(self, what: &Happened) -> String {
        let voice = self.voice;
        match what {
            Happened::Instructed(known) => self.with("event-instructed", &[("name", &known.name)]),
            Happened::Approved => voice.say("event-approved"),
            Happened::Appointed(official) => {
                let role = voice.role(official.role);
                self.with(
                    "event-appointed",
                    &[("name", &official.name), ("role", &role)],
                )
            }
            Happened::Committed(commitment) => {
                let commitment = commitment.to_string();
                self.with("event-committed", &[("commitment", &commitment)])
            }
            Happened::OpeningsCommitted(commitment) => {
                let commitment = commitment.to_string();
                self.with("event-openings-committed", &[("commitment", &commitment)])
            }
            Happened::OpeningsDrawn(draw) => {
                let numbers: Vec<String> = draw.numbers.iter().map(u32::to_string).collect();
                let (round, numbers) = (draw.round.to_string(), numbers.join(", "));
                let arguments = [("round", &*round), ("numbers", &*numbers)];
                self.with("event-openings-drawn", &arguments)
            }
            Happened::Registered(player) => {
                self.with("event-registered", &[("name", &player.name)])
            }
            Happened::Admitted { player, number } => {
                let number = number.to_string();
                let arguments = [("name", &*player.name), ("number", &*number)];
                self.with("event-admitted", &arguments)
            }
            Happened::Amended { right, .. } => self.with("event-amended", &[("name", &right.name)]),
            Happened::Closed => voice.say("event-closed"),
            Happened::Numbered { .. } => voice.say("event-numbered"),
            Happened::Freed {
                player,
                round,
                mark,
            } => self.freed(*player, *round, *mark),
            Happened::Forbidden(one, other) => {
                let [one, other] =
                    [one, other].map(|player| people::called(self.competition, *player));
                self.with("event-forbidden", &[("name", &one), ("other", &other)])
            }
            Happened::Paired(pairing) => {
                self.with("event-paired", &[("pairs", &self.pairs(pairing))])
            }
            Happened::Repaired { pairing, why } => {
                let pairs = self.pairs(pairing);
                self.with("event-repaired", &[("pairs", &pairs), ("why", why)])
            }
            Happened::Published { round } => voice.counted("event-published", "round", *round),
            Happened::RoundBegun { round } => voice.counted("event-round-begun", "round", *round),
            Happened::Team(act) => self.team(act),
            Happened::Noted(text) => self.with("event-noted", &[("text", text)]),
            Happened::Undone { event, why } => self.undone(*event, why),
            Happened::Arranged(what) => self.arranged(what),
            Happened::Elsewhere(section) => self.with("event-elsewhere", &[("section", section)]),
            Happened::Finished => voice.say("event-finished"),
            Happened::FinishedEarly { why } => self.with("event-finished-early", &[("why", why)]),
            Happened::Entered { place, outcome } => {
                let said = self.game("event-entered", *place, *outcome);
                self.after_assumed(said, *place, *outcome)
            }
            Happened::Corrected {
                place,
                outcome,
                was,
                effect,
                why,
            } => self.corrected(*place, (*was, *outcome), *effect, why),
            Happened::Adjourned(place) => {
                self.with("event-adjourned", &[("place", &place.to_string())])
            }
            Happened::Postponed(place) => {
                self.with("event-postponed", &[("place", &place.to_string())])
            }
            Happened::Assumed { place, outcome } => self.game("event-assumed", *place, *outcome),
            Happened::Adjudicated { place, outcome, .. } => {
                let said = self.game("event-adjudicated", *place, *outcome);
                self.after_assumed(said, *place, *outcome)
            }
            Happened::Replayed { place, why } => self.with(
                "event-replayed",
                &[("place", &place.to_string()), ("why", why)],
            ),
            Happened::GameAdded { round, board } => {
                let place = Place::first(*round, *board).to_string();
                self.with("event-game-added", &[("place", &place)])
            }
            Happened::Left {
                player,
                leaving,
                why,
            } => self.left(*player, *leaving, why),
            Happened::Penalised {
                player,
                penalty,
                leaving,
                game,
                why,
            } => {
                let name = people::called(self.competition, *player);
                if let Some((place, outcome)) = game {
                    let (place, result) = (place.to_string(), self.result(*outcome));
                    let arguments = [
                        ("name", &*name),
                        ("place", &*place),
                        ("result", &*result),
                        ("why", why),
                    ];
                    return self.with("event-penalised-game", &arguments);
                }
                let penalty = voice.penalty(*penalty);
                let arguments = [("name", &*name), ("penalty-name", &*penalty), ("why", why)];
                let said = self.with("event-penalised", &arguments);
                match leaving {
                    None => said,
                    Some(leaving) => format!("{said} {}", self.left(*player, *leaving, why)),
                }
            }
        }
    }

    /// A result that was put right, and what that does.
    fn corrected(
        self,
        place: Place,
        (was, right): (Option<Outcome>, Outcome),
        effect: Effect,
        why: &str,
    ) -> String {
        let shown = place.to_string();
        let said = match was {
            None => {
                let result = self.result(right);
                let arguments = [("place", &*shown), ("result", &*result), ("why", why)];
                self.with("event-corrected", &arguments)
            }
            Some(_) => {
                let change = footnotes::change(self.voice, self.competition, was, right);
                let arguments = [("place", &*shown), ("change", &*change), ("why", why)];
                self.with("event-corrected-from", &arguments)
            }
        };
        // One that is undone is not among them.
        let known = self.competition.corrections();
        let mut known = known.iter();
        let paired = known
            .find(|one| (one.place, one.outcome, &*one.why) == (place, right, why))
            .map_or(place.round + 1, |one| one.paired);
        match footnotes::effect(self.voice, effect, paired) {
            None => said,
            Some(effect) => format!("{said} {effect}"),
        }
    }

    /// Who is free and what he has for it, and what was asked for before.
    fn freed(self, player: PlayerId, round: u32, mark: Mark) -> String {
        let how = |mark: Mark| {
            self.voice.say(match mark {
                Mark::HalfBye => "free-half",
                Mark::FullBye => "free-full",
                Mark::ZeroBye
                | Mark::PairingBye
                | Mark::Win
                | Mark::Draw
                | Mark::Loss
                | Mark::UnratedWin
                | Mark::UnratedDraw
                | Mark::UnratedLoss
                | Mark::ForfeitWin
                | Mark::ForfeitLoss => "free-zero",
            })
        };
        let before = self.stands_before(|what| {
            matches!(what, Happened::Freed { player: one, round: then, mark: given }
                if (*one, *then, *given) == (player, round, mark))
        });
        let mut before = before.into_iter().rev();
        let before = before.find_map(|event| match event.what {
            Happened::Freed {
                player: one,
                round: then,
                mark,
            } if (one, then) == (player, round) => Some(mark),
            _ => None,
        });
        let (name, round) = (people::called(self.competition, player), round.to_string());
        let given = how(mark);
        let arguments = [("name", &*name), ("round", &*round), ("how", &*given)];
        match before.filter(|before| *before != mark) {
            None => self.with("event-freed", &arguments),
            Some(before) => {
                let [name, round, how_now] = arguments;
                let before = how(before);
                let arguments = [name, round, how_now, ("before", &*before)];
                self.with("event-freed-instead", &arguments)
            }
        }
    }

    /// The events that stand before the last one of a kind.
    fn stands_before(self, is_it: impl Fn(&Happened) -> bool) -> Vec<&'a Event> {
        let log = self.competition.log();
        let last = log.iter().rposition(|event| is_it(&event.what));
        let before = (1..).zip(log).take(last.unwrap_or(0));
        let stands = |(number, event): &(u32, &Event)| {
            !self.competition.is_undone(*number) && !matches!(event.what, Happened::Undone { .. })
        };
        before.filter(stands).map(|(_, event)| event).collect()
    }

    /// What is added where another result had been assumed for the pairing of a later round.
    fn after_assumed(self, said: String, place: Place, outcome: Outcome) -> String {
        let known = self.competition.corrections();
        let mut known = known.iter().filter(|one| one.was_assumed);
        let Some(one) = known.find(|one| (one.place, one.outcome) == (place, outcome)) else {
            return said;
        };
        let was = one.was.map(|was| self.result(was)).unwrap_or_default();
        let was = self.with("event-was-assumed", &[("result", &was)]);
        let effect = footnotes::effect(self.voice, one.effect, one.paired);
        [Some(said), Some(was), effect]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The games that somebody lost by leaving, with their results: `3.1 −:+`.
    fn lost_by_leaving(self, player: PlayerId) -> Option<String> {
        let left = |what: &Happened| what.departure().is_some_and(|(one, ..)| one == player);
        let before = self.stands_before(left);
        let then = Competition::replay(before.into_iter().cloned()).ok()?;
        let log = self.competition.log();
        let leaving = log.iter().rfind(|event| left(&event.what))?;
        let mut after = then.clone();
        after.apply(leaving.clone()).ok()?;
        let lost = then
            .unfinished()
            .filter_map(|(place, _)| match after.game(place) {
                Some(Game::Done(outcome)) => Some(format!("{place} {}", self.result(*outcome))),
                _ => None,
            });
        let lost: Vec<String> = lost.collect();
        (!lost.is_empty()).then(|| lost.join(", "))
    }

    /// Who left, and what becomes of his games.
    fn left(self, player: PlayerId, leaving: Leaving, why: &str) -> String {
        let name = people::called(self.competition, player);
        let leaving = self.voice.leaving(leaving);
        let arguments = [("name", &*name), ("leaving", &*leaving), ("why", why)];
        let said = self.with("event-left", &arguments);
        match self.lost_by_leaving(player) {
            None => said,
            Some(games) => format!(
                "{said} {}",
                self.with("event-left-lost", &[("games", &games)])
            ),
        }
    }

    /// What was taken back, and what it was.
    fn undone(self, event: u32, why: &str) -> String {
        let index = (event as usize).checked_sub(1);
        let was = index.and_then(|index| self.competition.log().get(index));
        let was = was
            .map(|was| self.told_of(event, &was.what))
            .unwrap_or_default();
        let number = event.to_string();
        let arguments = [("event", &*number), ("why", why), ("was", &*was)];
        self.with("event-undone", &arguments)
    }

    fn game(self, key: &str, place: Place, outcome: Outcome) -> String {
        let (place, result) = (place.to_string(), self.result(outcome));
        self.with(key, &[("place", &place), ("result", &result)])
    }

    pub(super) fn result(self, outcome: Outcome) -> String {
        result(self.voice, outcome, &self.competition.scoring())
    }

    /// The pairs by their numbers: `1–8, 2–7`.
    fn pairs(self, pairing: &Pairing) -> String {
        let pairs = pairing.boards.iter().map(|(white, black)| {
            let [white, black] =
                [white, black].map(|player| people::number(self.competition, *player));
            format!("{white}–{black}")
        });
        pairs.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn with(self, key: &str, texts: &[(&str, &str)]) -> String {
        let texts = texts.iter();
        let texts = texts.map(|(name, text)| (*name, Argument::Text(text)));
        self.voice.with(key, &texts.collect::<Vec<_>>())
    }
}
