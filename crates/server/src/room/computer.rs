//! The computer at the board: it thinks where waiting harms nobody, and asks the room then.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use conduct::{Command, PersonId, Phase};
use games::Color;
use tokio::time::Duration;

use super::{Ask, Door, Keeper};
use crate::opponent::Thought;
use crate::scheduler::{Job, QueueFull};

/// Pause before a search asks again for a place in a full queue.
const QUEUE_PAUSE: Duration = Duration::from_secs(1);

/// What the computer thinks about: each position once, and no more than one at a time. Who comes and goes changes nothing
/// about it.
#[derive(Debug, Default)]
pub(super) struct Thoughts {
    /// The position whose move it looks for.
    move_in: Option<u64>,
    /// The position in which it weighs a draw.
    draw_in: Option<u64>,
    /// The position that stands, for those who wait to think about one.
    stands: Arc<AtomicU64>,
}

impl Keeper {
    /// Somebody is at an address: a player's searches are charged to it.
    pub(super) fn seen_at(&mut self, person: Option<PersonId>, address: IpAddr) {
        let has_seat = !self.seats.of(person).is_empty();
        if has_seat && self.player_address.replace(address) != Some(address) {
            self.house.searches().moved(self.id, address);
        }
    }

    /// Lets the computer think, where it is to do something.
    pub(super) fn set_computer_going(&mut self) {
        let Some(door) = self.door.upgrade() else {
            return;
        };
        let is_playing = self.game.phase() == Phase::Playing;
        let (turn, moved_at) = (self.game.moves().turn(), self.moved_at);
        self.thoughts.stands.store(moved_at, Ordering::Relaxed);
        let level = |side: Color| self.around.players[side].level.filter(|_| is_playing);
        let offered_to = self.game.offer().map(|by| !by);
        let weighs = offered_to.and_then(|side| Some((side, level(side)?)));
        let moves = level(turn);
        if let Some((side, level)) = weighs
            && self.thoughts.draw_in.replace(moved_at) != Some(moved_at)
        {
            self.think(door.clone(), side, level, move |opponent, game, _| {
                Ask::DrawAnswer {
                    moved_at,
                    side,
                    agrees: opponent.accepts_draw(game, level),
                }
            });
        }
        if let Some(level) = moves
            && self.thoughts.move_in.replace(moved_at) != Some(moved_at)
        {
            self.think(door, turn, level, move |opponent, game, seed| {
                Ask::Thought {
                    moved_at,
                    side: turn,
                    thought: opponent.think(game, level, seed),
                }
            });
        }
    }

    /// Thinks where waiting harms nobody, and asks the room then. What has passed by is not thought about any more.
    fn think<F>(&self, door: Door, side: Color, level: u8, think: F)
    where
        F: FnOnce(&dyn crate::Opponent, &games::Game, u64) -> Ask + Send + 'static,
    {
        let opponent = self.house.opponent();
        let searches = self.house.searches();
        let job = Job {
            address: self.player_address,
            game: self.id,
            level,
        };
        let game = self.game.moves().clone();
        let (moved_at, stands) = (self.moved_at, Arc::clone(&self.thoughts.stands));
        let seed = self.id.0 ^ moved_at.rotate_left(17) ^ u64::from(side == Color::White);
        tokio::spawn(async move {
            let is_current = || stands.load(Ordering::Relaxed) == moved_at;
            let turn = loop {
                match searches.turn(job).await {
                    Ok(turn) => break turn,
                    Err(QueueFull) if is_current() => tokio::time::sleep(QUEUE_PAUSE).await,
                    Err(QueueFull) => return,
                }
            };
            if !is_current() {
                return;
            }
            // A person sees that somebody thought about it.
            let pause = tokio::time::sleep(Duration::from_millis(350));
            let thought = tokio::task::spawn_blocking(move || {
                let thought = think(&*opponent, &game, seed);
                drop(turn);
                thought
            });
            let (thought, ()) = tokio::join!(thought, pause);
            if let Ok(thought) = thought {
                // The room may have closed.
                door.send(Box::new(thought)).await.unwrap_or_default();
            }
        });
    }

    /// The computer knows its move in a position.
    pub(super) async fn has_thought(
        &mut self,
        moved_at: u64,
        side: Color,
        thought: Option<Thought>,
    ) {
        if self.settle().await && moved_at == self.moved_at {
            self.computer_acts(side, thought).await;
        }
        // If nothing came of it, the store perhaps not answering, it may be thought about again.
        self.thoughts.move_in.take_if(|about| *about == moved_at);
    }

    /// The computer knows what it says to a draw in a position.
    pub(super) async fn has_weighed(&mut self, moved_at: u64, side: Color, agrees: bool) {
        if self.settle().await && moved_at == self.moved_at {
            let command = Command::AnswerDraw { by: side, agrees };
            self.ask_game(&command).await;
        }
        self.thoughts.draw_in.take_if(|about| *about == moved_at);
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

    async fn computer_acts(&mut self, side: Color, thought: Option<Thought>) {
        match thought {
            Some(Thought::Play { text, offers_draw }) => {
                if offers_draw && self.game.may_offer(side) {
                    self.ask_game(&Command::OfferDraw(side)).await;
                }
                self.ask_game(&Command::Play { by: side, text }).await;
            }
            Some(Thought::Claim) => {
                let with = None;
                self.ask_game(&Command::ClaimDraw { by: side, with }).await;
            }
            Some(Thought::Resign) => {
                self.ask_game(&Command::Resign(side)).await;
            }
            None => {}
        }
    }
}
