//! How a display stands: its participants, its boards, its score.

use std::collections::HashMap;

use conduct::{Boards, Moment, PersonId, Phase};
use games::{Color, Score};
use serde::Serialize;
use store::Simul;
use wire::Side;

use crate::pages::words::Words;
use crate::serve::AppState;
use crate::service::{ServiceError, in_address};
use crate::view::{self, Glance};

/// How a display stands, for a page and for its script.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Display {
    pub(crate) host: String,
    /// Whether whoever asks is the host.
    pub(crate) is_host: bool,
    /// Whether whoever asks takes part.
    pub(crate) is_in: bool,
    pub(crate) is_started: bool,
    pub(crate) places: u16,
    /// The game of whoever asks.
    pub(crate) mine: Option<String>,
    pub(crate) participants: Vec<String>,
    pub(crate) boards: Vec<Board>,
    pub(crate) score: Tally,
}

/// One board.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Board {
    /// From 1.
    pub(crate) number: usize,
    pub(crate) game: String,
    /// Who plays the host there.
    pub(crate) name: String,
    /// The host's side.
    pub(crate) side: Side,
    pub(crate) plies: usize,
    /// How many events there are: another picture for another number.
    pub(crate) version: u64,
    /// Whether the host is to move.
    pub(crate) is_waiting: bool,
    /// Whether it has waited longer for him than any other.
    pub(crate) is_longest: bool,
    /// Whether whoever asks may not see it: he gives the display without a board (`000:11.1.5`).
    pub(crate) is_hidden: bool,
    /// The result, once there is one.
    pub(crate) result: Option<String>,
    /// What the host has left, in milliseconds; none without a clock.
    pub(crate) left: Option<u64>,
    #[serde(skip)]
    waits_since: Option<Moment>,
}

/// What the host has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Tally {
    pub(crate) wins: usize,
    pub(crate) draws: usize,
    pub(crate) losses: usize,
    /// Games that are not over.
    pub(crate) open: usize,
}

impl Tally {
    fn count(&mut self, score: Option<Score>, host: Color) {
        match (score, host) {
            (None, _) => self.open += 1,
            (Some(Score::Draw), _) => self.draws += 1,
            (Some(Score::Win(winner) | Score::Forfeit(winner)), host) if winner == host => {
                self.wins += 1;
            }
            (Some(Score::Win(_) | Score::Forfeit(_) | Score::BothLost | Score::BothForfeit), _) => {
                self.losses += 1
            }
            // Broken off or annulled: it counts for nobody.
            (Some(Score::Unknown), _) => {}
        }
    }
}

impl Display {
    pub(in crate::pages) async fn new(
        app: &AppState,
        simul: &Simul,
        me: Option<PersonId>,
        words: Words,
    ) -> Result<Display, ServiceError> {
        let names = callings(app, simul, words).await?;
        let name = |person: PersonId| names.get(&person).cloned().unwrap_or_default();
        let own = me.and_then(|me| simul.seats.iter().find(|seat| seat.person == me));
        let mut display = Display {
            host: name(simul.offer.host),
            is_host: me == Some(simul.offer.host),
            is_in: own.is_some(),
            is_started: simul.started_at.is_some(),
            places: simul.offer.places,
            mine: own
                .and_then(|seat| seat.game)
                .map(|game| in_address(game.0)),
            participants: simul.seats.iter().map(|seat| name(seat.person)).collect(),
            boards: Vec::new(),
            score: Tally::default(),
        };
        for (number, seat) in simul.seats.iter().enumerate() {
            let Some(game) = seat.game else { continue };
            let glance = app.service.glance(game).await?;
            let side = simul.offer.side.on(number);
            display.score.count(glance.score, side);
            let begun = simul.started_at.unwrap_or_default();
            let is_hidden = display.is_host
                && simul.offer.terms.form.is_blindfold_display()
                && glance.score.is_none();
            let board = Board::new(
                number,
                in_address(game.0),
                name(seat.person),
                side,
                &glance,
                begun,
            );
            display.boards.push(Board { is_hidden, ..board });
        }
        let waiting = display.boards.iter_mut().filter(|board| board.is_waiting);
        if let Some(first) = waiting.min_by_key(|board| board.waits_since) {
            first.is_longest = true;
        }
        Ok(display)
    }

    /// Whether nobody else can take part.
    pub(crate) fn is_full(&self) -> bool {
        self.participants.len() >= usize::from(self.places)
    }

    /// The board that the host goes to after a game, by the way round the display.
    pub(crate) fn next_after(&self, game: &str) -> Option<&Board> {
        let at = self.boards.iter().position(|board| board.game == game);
        let waiting: Vec<bool> = self.boards.iter().map(|board| board.is_waiting).collect();
        let next = Boards(&waiting).next_after(at)?;
        self.boards.get(next)
    }
}

impl Board {
    fn new(
        number: usize,
        game: String,
        name: String,
        host: Color,
        glance: &Glance,
        begun: Moment,
    ) -> Board {
        let is_waiting = glance.phase == Phase::Playing && glance.turn == host;
        Board {
            number: number + 1,
            game,
            name,
            side: view::side(host),
            plies: glance.plies,
            version: glance.version,
            is_waiting,
            is_longest: false,
            is_hidden: false,
            result: glance.score.map(|score| score.to_string()),
            left: glance.left.map(|left| left[host]),
            waits_since: is_waiting.then(|| glance.moved_at.max(begun)),
        }
    }

    /// Whether Black's side is below: the host looks from his own.
    pub(crate) fn is_flipped(&self) -> bool {
        self.side == Side::Black
    }
}

/// What everybody in a display is called, in the language of the reader.
async fn callings(
    app: &AppState,
    simul: &Simul,
    words: Words,
) -> Result<HashMap<PersonId, String>, ServiceError> {
    let persons = simul.seats.iter().map(|seat| seat.person);
    let persons: Vec<PersonId> = persons.chain([simul.offer.host]).collect();
    Ok(app.service.called(&persons, words.0).await?)
}
