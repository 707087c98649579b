//! The computer at the board: it thinks where waiting harms nobody, and asks the room then.

use conduct::{Command, Phase};
use games::Color;
use tokio::sync::mpsc;
use tokio::time::Duration;

use super::{Ask, Keeper};
use crate::opponent::Thought;

impl Keeper {
    /// Lets the computer think, where it is to do something.
    pub(super) fn set_computer_going(&self) {
        let Some(ask) = self.ask.upgrade() else {
            return;
        };
        let is_playing = self.game.phase() == Phase::Playing;
        let (turn, version) = (self.game.moves().turn(), self.game.version());
        let level = |side: Color| self.around.players[side].level.filter(|_| is_playing);
        let offered_to = self.game.offer().map(|by| !by);
        if let Some((side, level)) = offered_to.and_then(|side| Some((side, level(side)?))) {
            self.think(ask.clone(), side, move |opponent, game, _| {
                Ask::DrawAnswer {
                    version,
                    side,
                    agrees: opponent.accepts_draw(game, level),
                }
            });
        }
        if let Some(level) = level(turn) {
            self.think(ask, turn, move |opponent, game, seed| Ask::Thought {
                version,
                side: turn,
                thought: opponent.think(game, level, seed),
            });
        }
    }

    /// Thinks where waiting harms nobody, and asks the room then.
    fn think<F>(&self, ask: mpsc::Sender<Ask>, side: Color, think: F)
    where
        F: FnOnce(&dyn crate::Opponent, &games::Game, u64) -> Ask + Send + 'static,
    {
        let opponent = self.house.opponent();
        let thinking = self.house.thinking();
        let game = self.game.moves().clone();
        let version = self.game.version();
        let seed = self.id.0 ^ version.rotate_left(17) ^ u64::from(side == Color::White);
        tokio::spawn(async move {
            let Ok(permit) = thinking.acquire_owned().await else {
                return;
            };
            // A person sees that somebody thought about it.
            let pause = tokio::time::sleep(Duration::from_millis(350));
            let thought = tokio::task::spawn_blocking(move || {
                let thought = think(&*opponent, &game, seed);
                drop(permit);
                thought
            });
            let (thought, ()) = tokio::join!(thought, pause);
            if let Ok(thought) = thought {
                // The room may have closed.
                ask.send(thought).await.unwrap_or_default();
            }
        });
    }

    pub(super) async fn computer_acts(&mut self, side: Color, thought: Option<Thought>) {
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
