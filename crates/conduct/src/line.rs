//! The moves of a game as it stands, with what was cut off.

use std::borrow::Cow;

use ecow::EcoString;
use games::{ByColor, Color, DrawOptions, Outcome, Refusal, RuleSet, SetupRefused, Tried};

use crate::clock::Shown;
use crate::time::{Millis, Moment};

/// The score grows by so many entries at a time.
const STEP: usize = 16;

/// One thing that stands on the score: a move, or a position that is there without one.
///
/// A game has hundreds of them, and a house thousands of games: what is rare is kept apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreEntry {
    /// Who made it.
    pub by: Color,
    /// Whose move it is behind it.
    pub next: Color,
    /// The moment at which it was put on the score.
    pub at: Moment,
    /// How long it took.
    pub took: Millis,
    /// What the dials showed behind it.
    pub used: ByColor<Millis>,
    /// The move; empty where pieces only stand otherwise.
    text: EcoString,
    rare: Option<Box<Rare>>,
}

/// What few entries have.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Rare {
    /// The position behind it as FEN, where it did not arise by a legal move.
    after: Option<String>,
    /// The position before it, where that was drawn and the game went on all the same.
    went_on: Option<String>,
    /// What the judge had done to the clock by then, where he had.
    corrected: Option<ByColor<Shown>>,
}

impl ScoreEntry {
    /// An entry that is still without its move. The clock is given where the judge has done something to it.
    pub(crate) fn new(
        by: Color,
        at: Moment,
        took: Millis,
        used: ByColor<Millis>,
        corrected: Option<ByColor<Shown>>,
    ) -> ScoreEntry {
        let rare = corrected.map(|corrected| {
            Box::new(Rare {
                corrected: Some(corrected),
                ..Rare::default()
            })
        });
        ScoreEntry {
            by,
            next: by,
            at,
            took,
            used,
            text: EcoString::new(),
            rare,
        }
    }

    /// The move; none where pieces only stand otherwise.
    pub fn text(&self) -> Option<&str> {
        (!self.text.is_empty()).then_some(self.text.as_str())
    }

    /// The position behind it as FEN, where it did not arise by a legal move.
    pub fn after(&self) -> Option<&str> {
        self.rare.as_ref()?.after.as_deref()
    }

    /// The position before it, where that was drawn and the game went on all the same.
    pub(crate) fn went_on(&self) -> Option<&str> {
        self.rare.as_ref()?.went_on.as_deref()
    }

    /// The entry with another move, or none.
    #[must_use]
    pub fn with_text(self, text: Option<&str>) -> ScoreEntry {
        let text = text.unwrap_or_default().into();
        ScoreEntry { text, ..self }
    }

    /// The entry with a position behind it that did not arise by a legal move.
    #[must_use]
    pub fn with_after(mut self, fen: &str) -> ScoreEntry {
        self.rare.get_or_insert_default().after = Some(fen.to_owned());
        self
    }

    /// What the dials showed behind it, with what it takes to put the clock back to it.
    pub(crate) fn clock(&self) -> ByColor<Shown> {
        let plain = || ByColor::new_with(|side| Shown::plain(self.used[side]));
        let corrected = self.rare.as_ref().and_then(|rare| rare.corrected);
        corrected.unwrap_or_else(plain)
    }
}

/// Moves that do not stand any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Behind how many entries they stood.
    pub behind: usize,
    /// What was there.
    pub entries: Vec<ScoreEntry>,
}

/// The moves of a game as it stands.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    rules: RuleSet,
    fen: Option<String>,
    draws: DrawOptions,
    /// The game since the last position that did not arise by a legal move.
    moves: games::Game,
    entries: Vec<ScoreEntry>,
    cuts: Vec<Cut>,
}

impl Line {
    pub(crate) fn new(
        rules: RuleSet,
        fen: Option<String>,
        draws: DrawOptions,
    ) -> Result<Line, SetupRefused> {
        Ok(Line {
            moves: games::Game::start(rules, fen.as_deref(), draws)?,
            rules,
            fen,
            draws,
            entries: Vec::new(),
            cuts: Vec::new(),
        })
    }

    pub(crate) fn moves(&self) -> &games::Game {
        &self.moves
    }

    pub(crate) fn entries(&self) -> &[ScoreEntry] {
        &self.entries
    }

    pub(crate) fn cuts(&self) -> &[Cut] {
        &self.cuts
    }

    /// How many moves a player has made. One that he took back, so that it is his move again, is none.
    pub(crate) fn made(&self, side: Color) -> u32 {
        let mut made = 0_u32;
        let mut before = None;
        for entry in &self.entries {
            let has_back = before == Some(!side) && entry.next == side;
            before = Some(entry.next);
            if entry.by != side {
                continue;
            }
            if entry.text().is_some() {
                made = made.saturating_add(1);
            } else if has_back {
                made = made.saturating_sub(1);
            }
        }
        made
    }

    /// A draw that the position or a count brings about.
    fn is_drawn(&self) -> bool {
        let ended = self.moves.ended();
        matches!(ended, Some(ended) if matches!(ended.outcome, Outcome::Draw { .. }))
    }

    /// The game in which the next move is made.
    pub(crate) fn at_hand(&self) -> Cow<'_, games::Game> {
        match self.going_on() {
            Ok(Some(game)) => Cow::Owned(game),
            Ok(None) | Err(_) => Cow::Borrowed(&self.moves),
        }
    }

    /// A game that is drawn goes on from its position, if it goes on at all.
    fn going_on(&self) -> Result<Option<games::Game>, SetupRefused> {
        match self.is_drawn() {
            true => games::Game::going_on(self.rules, &self.moves.fen(), self.draws).map(Some),
            false => Ok(None),
        }
    }

    /// A game from a position that did not arise by a legal move.
    pub(crate) fn game_at(&self, fen: &str) -> Result<games::Game, SetupRefused> {
        games::Game::from_irregular(self.rules, fen, self.draws)
    }

    /// What a move would bring about.
    pub(crate) fn tried(&self, text: &str) -> Result<Tried, Refusal> {
        self.at_hand().tried(text)
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, text: &str, mut entry: ScoreEntry) -> Result<(), Refusal> {
        if let Ok(Some(game)) = self.going_on() {
            entry.rare.get_or_insert_default().went_on = Some(self.moves.fen());
            self.moves = game;
        }
        let played = self.moves.play(text)?;
        self.push(entry.with_text(Some(&played.text)));
        Ok(())
    }

    fn push(&mut self, entry: ScoreEntry) {
        if self.entries.len() == self.entries.capacity() {
            // A game grows slowly: twice the room would mostly stay empty.
            self.entries.reserve_exact(STEP);
        }
        let next = self.moves.turn();
        self.entries.push(ScoreEntry { next, ..entry });
    }

    /// Lets a position stand that did not arise by a legal move.
    pub(crate) fn stand(&mut self, fen: &str, entry: ScoreEntry) -> Result<(), SetupRefused> {
        self.moves = self.game_at(fen)?;
        self.push(entry.with_after(&self.moves.fen()));
        Ok(())
    }

    /// Cuts off everything behind so many entries; false where nothing stands there.
    pub(crate) fn cut(&mut self, behind: usize) -> bool {
        if behind > self.entries.len() {
            return false;
        }
        let entries = self.entries.split_off(behind);
        if entries.is_empty() {
            return true;
        }
        self.cuts.push(Cut { behind, entries });
        self.rebuild()
    }

    /// Makes the moves anew from the entries; false where one of them cannot be.
    fn rebuild(&mut self) -> bool {
        let Ok(moves) = games::Game::start(self.rules, self.fen.as_deref(), self.draws) else {
            return false;
        };
        self.moves = moves;
        let entries = core::mem::take(&mut self.entries);
        entries.into_iter().all(|entry| self.again(entry))
    }

    fn again(&mut self, entry: ScoreEntry) -> bool {
        let after = entry.after().map(str::to_owned);
        match (after, entry.text.clone()) {
            (Some(fen), _) => self.stand(&fen, entry).is_ok(),
            (None, text) if text.is_empty() => false,
            (None, text) => self.play(&text, entry).is_ok(),
        }
    }
}
