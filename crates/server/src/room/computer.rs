//! The computer at the board: it thinks where waiting harms nobody, and asks the room then.

use std::net::IpAddr;
use std::sync::Arc;

use conduct::{Command, PersonId, Phase};
use games::{ByColor, Color, Game};
use players::{Cancel, Decision, Level};
use tokio::time::Duration;

use super::{RoomMessage, RoomSender, RoomTask};
use crate::engines::EngineSlot;
use crate::scheduler::{Job, QueueFull};

/// Pause before a search asks again for a place in a full queue.
const QUEUE_PAUSE: Duration = Duration::from_secs(1);

/// What the computer thinks about: each position once, and no more than one at a time. Who comes and goes changes nothing
/// about it; a search of a position that does not stand any more is cancelled.
#[derive(Debug, Default)]
pub(super) struct ComputerSearches {
    /// The position whose move it looks for.
    move_in: Option<u64>,
    /// The position in which it weighs a draw.
    draw_in: Option<u64>,
    /// The position that stands.
    stands: u64,
    /// What cancels the searches of it, if there were any.
    cancel: Option<Cancel>,
    /// The engine of each side that has moved, as long as the game goes on.
    engines: ByColor<Option<Arc<EngineSlot>>>,
}

impl ComputerSearches {
    /// Another position may stand now: searches of the one before end.
    fn stand(&mut self, moved_at: u64) {
        if self.stands != moved_at {
            self.stands = moved_at;
            self.cancel();
        }
    }

    fn cancel(&mut self) {
        if let Some(cancel) = self.cancel.take() {
            cancel.cancel();
        }
    }
}

/// The room has closed: nobody waits for an answer.
impl Drop for ComputerSearches {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl RoomTask {
    /// Somebody is at an address: a player's searches are charged to it.
    pub(super) fn seen_at(&mut self, person: Option<PersonId>, address: IpAddr) {
        let has_seat = !self.seats.of(person).is_empty();
        if has_seat && self.player_address.replace(address) != Some(address) {
            self.service.searches().moved(self.id, address);
        }
    }

    /// Lets the computer think, where it is to do something.
    pub(super) fn set_computer_going(&mut self) {
        let moved_at = self.moved_at;
        self.searches.stand(moved_at);
        if self.game.phase() == Phase::Over {
            self.searches.engines = ByColor::default();
        }
        let Some(sender) = self.sender.upgrade() else {
            return;
        };
        let is_playing = self.game.phase() == Phase::Playing;
        let turn = self.game.moves().turn();
        let level = |side: Color| {
            let level = self.around.players[side].level.filter(|_| is_playing);
            level.and_then(Level::new)
        };
        let offered_to = self.game.offer().map(|by| !by);
        let weighs = offered_to.and_then(|side| Some((side, level(side)?)));
        let moves = level(turn);
        if let Some((side, level)) = weighs
            && self.searches.draw_in.replace(moved_at) != Some(moved_at)
        {
            self.weigh_draw(sender.clone(), side, level);
        }
        if let Some(level) = moves
            && self.searches.move_in.replace(moved_at) != Some(moved_at)
        {
            self.look_for_move(sender, turn, level);
        }
    }

    /// Lets the engine of the side to move look for its move.
    fn look_for_move(&mut self, sender: RoomSender, side: Color, level: Level) {
        let (engines, moved_at) = (self.service.engines(), self.moved_at);
        let seed = self.id.0 ^ u64::from(side == Color::White);
        let slot = self.searches.engines[side].get_or_insert_default();
        let slot = Arc::downgrade(slot);
        self.search(sender, level, move |game, cancel| {
            let own = slot.upgrade()?;
            let mut player = engines.take(&own, level, seed);
            // The room may go while it thinks.
            drop(own);
            let decision = player.decide(game, cancel);
            engines.keep(&slot, player);
            Some(RoomMessage::Decision {
                moved_at,
                side,
                decision: decision.ok(),
            })
        });
    }

    /// Lets the computer look whether it takes the draw that its opponent offers.
    fn weigh_draw(&mut self, sender: RoomSender, side: Color, level: Level) {
        let (engines, moved_at) = (self.service.engines(), self.moved_at);
        self.search(sender, level, move |game, cancel| {
            let mut player = engines.player(level, 0);
            let agrees = player.accepts_draw(game, side, cancel);
            Some(RoomMessage::DrawAnswer {
                moved_at,
                side,
                agrees: agrees.unwrap_or(false),
            })
        });
    }

    /// Thinks where waiting harms nobody, and asks the room then. What has passed by is not thought about any more.
    fn search<F>(&mut self, sender: RoomSender, level: Level, think: F)
    where
        F: FnOnce(&Game, &Cancel) -> Option<RoomMessage> + Send + 'static,
    {
        let searches = self.service.searches();
        let job = Job {
            address: self.player_address,
            game: self.id,
            level: level.number(),
        };
        let game = self.game.moves().clone();
        let cancel = self.searches.cancel.get_or_insert_default().clone();
        tokio::spawn(async move {
            let turn = loop {
                match searches.turn(job).await {
                    Ok(turn) => break turn,
                    Err(QueueFull) if cancel.is_cancelled() => return,
                    Err(QueueFull) => tokio::time::sleep(QUEUE_PAUSE).await,
                }
            };
            if cancel.is_cancelled() {
                return;
            }
            // A person sees that somebody thought about it.
            let pause = tokio::time::sleep(Duration::from_millis(350));
            let answer = tokio::task::spawn_blocking(move || {
                let answer = think(&game, &cancel);
                turn.end(!cancel.is_cancelled());
                answer.filter(|_| !cancel.is_cancelled())
            });
            let (answer, ()) = tokio::join!(answer, pause);
            if let Ok(Some(answer)) = answer {
                // The room may have closed.
                sender.send(Box::new(answer)).await.unwrap_or_default();
            }
        });
    }

    /// The computer has decided what it does in a position.
    pub(super) async fn has_decided(
        &mut self,
        moved_at: u64,
        side: Color,
        decision: Option<Decision>,
    ) {
        if self.settle().await && moved_at == self.moved_at {
            self.computer_acts(side, decision).await;
        }
        // If nothing came of it, the store perhaps not answering, it may be thought about again.
        self.searches.move_in.take_if(|about| *about == moved_at);
    }

    /// The computer knows what it says to a draw in a position.
    pub(super) async fn has_weighed(&mut self, moved_at: u64, side: Color, agrees: bool) {
        if self.settle().await && moved_at == self.moved_at {
            let command = Command::AnswerDraw { by: side, agrees };
            self.ask_game(&command).await;
        }
        self.searches.draw_in.take_if(|about| *about == moved_at);
    }

    /// The computer lets every move be taken back that it is asked for.
    pub(super) async fn grant_takeback(&mut self) {
        let Some(by) = self.game.takeback().map(|asks| !asks) else {
            return;
        };
        if self.around.players[by].level.is_some() {
            let agrees = true;
            self.decide_and_commit(&Command::AnswerTakeback { by, agrees })
                .await;
        }
    }

    async fn computer_acts(&mut self, side: Color, decision: Option<Decision>) {
        match decision {
            Some(Decision::Play { text, offers_draw }) => {
                if offers_draw && self.game.may_offer(side) {
                    self.ask_game(&Command::OfferDraw(side)).await;
                }
                self.ask_game(&Command::Play { by: side, text }).await;
            }
            Some(Decision::Claim(_)) => {
                let with = None;
                self.ask_game(&Command::ClaimDraw { by: side, with }).await;
            }
            Some(Decision::Resign) => {
                self.ask_game(&Command::Resign(side)).await;
            }
            None => {}
        }
    }
}
