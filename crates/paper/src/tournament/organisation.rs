//! What is printed for the organisation of a competition: the schedule, the programme, lists of those present, duties,
//! equipment, the judge's desk and the log of decisions (`002:§39`–`002:§41`).

mod desk;
mod duties;
mod equipment;
mod programme;
mod roll;
mod schedule;
mod whole;

pub use desk::{decision_log, desk};
pub use duties::duties;
pub use equipment::{equipment, equipment_of_all};
pub use programme::{programme, programme_in_short};
pub use roll::check_in;
pub use schedule::{schedule, warnings};
pub use whole::{programme_of_all, schedule_of_all};

use texts::Value as Argument;
use tournament::organisation::{Arrangement, Duty, Matter, Sitting};
use tournament::{Competition, Place};

use super::events::Teller;
use super::leaf::Block;
use super::people;
use super::voice::Voice;

fn heading(voice: Voice, key: &str) -> Block {
    Block::Heading(voice.say(key))
}

impl Voice {
    /// What is held.
    fn matter(self, competition: &Competition, matter: Matter) -> String {
        match matter {
            Matter::Game(place) => self.game(competition, place),
            other => self.matter_by_itself(other),
        }
    }

    /// What is held; a game by its place.
    pub(super) fn matter_by_itself(self, matter: Matter) -> String {
        match matter {
            Matter::Registration => self.say("matter-registration"),
            Matter::Opening => self.say("matter-opening"),
            Matter::Meeting => self.say("matter-meeting"),
            Matter::Round(round) => self.counted("round-number", "number", round),
            Matter::Adjourned => self.say("matter-adjourned"),
            Matter::Game(place) => {
                let place = place.to_string();
                self.with("refused-order-game", &[("place", Argument::Text(&place))])
            }
            Matter::RestDay => self.say("matter-rest-day"),
            Matter::Closing => self.say("matter-closing"),
        }
    }

    /// A game by its place and its players.
    fn game(self, competition: &Competition, place: Place) -> String {
        let board = competition.board(place.round, place.board);
        let name = |is_white: bool| {
            let player = board.map(|board| {
                match board.has_white(board.white, place.game as usize - 1) == is_white {
                    true => board.white,
                    false => board.black,
                }
            });
            player.map_or(String::new(), |player| people::called(competition, player))
        };
        let (white, black, place) = (name(true), name(false), place.to_string());
        let arguments = [
            ("place", Argument::Text(&place)),
            ("white", Argument::Text(&white)),
            ("black", Argument::Text(&black)),
        ];
        self.with("matter-game", &arguments)
    }

    /// The day of the week and the day.
    fn day(self, sitting: &Sitting) -> String {
        let weekday = self.say(&format!("weekday-{}", sitting.start.weekday()));
        format!("{}, {weekday}", sitting.start.day())
    }

    /// From when to when; nothing for a rest day.
    fn hours(self, sitting: &Sitting) -> String {
        match sitting.matter {
            Matter::RestDay => String::new(),
            Matter::Registration
            | Matter::Opening
            | Matter::Meeting
            | Matter::Round(_)
            | Matter::Adjourned
            | Matter::Game(_)
            | Matter::Closing => {
                format!("{}–{}", sitting.start.time(), sitting.end().time())
            }
        }
    }

    fn duty(self, duty: Duty) -> String {
        self.say(&format!("duty-{}", duty.name()))
    }
}

impl Teller<'_> {
    /// What was arranged.
    pub(super) fn arranged(self, what: &Arrangement) -> String {
        let voice = self.voice;
        let called = |player| people::called(self.competition, player);
        match what {
            Arrangement::Scheduled(sitting) => {
                let held = voice.matter(self.competition, sitting.matter);
                let start = format!("{} {}", sitting.start.day(), voice.hours(sitting));
                let arguments = [("what", &*held), ("start", start.trim_end())];
                self.with("event-scheduled", &arguments)
            }
            Arrangement::Ordered(places) => {
                let games: Vec<String> = places.iter().map(ToString::to_string).collect();
                self.with("event-ordered", &[("games", &games.join(", "))])
            }
            Arrangement::RollCalled => voice.say("event-roll-called"),
            Arrangement::CheckedIn(player) => {
                self.with("event-checked-in", &[("name", &called(*player))])
            }
            Arrangement::Confirmed(player) => {
                self.with("event-confirmed", &[("name", &called(*player))])
            }
            Arrangement::Ticked {
                duty,
                round,
                remark,
            } => {
                let duty = voice.duty(*duty);
                let duty = match remark.is_empty() {
                    true => duty,
                    false => format!("{duty} ({remark})"),
                };
                match round {
                    None => self.with("event-ticked", &[("duty", &duty)]),
                    Some(round) => {
                        let round = round.to_string();
                        self.with("event-ticked-round", &[("duty", &duty), ("round", &round)])
                    }
                }
            }
            Arrangement::Allowed { name, why } => {
                self.with("event-allowed", &[("name", name), ("why", why)])
            }
        }
    }
}
