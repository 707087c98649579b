//! The moves of a game as it stands, with what was cut off.

use std::borrow::Cow;

use games::{ByColor, Color, DrawOptions, Outcome, Refusal, RuleSet, SetupRefused, Tried};

use crate::clock::Shown;
use crate::time::{Millis, Moment};

/// One thing that stands on the score: a move, or a position that is there without one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who made it.
    pub by: Color,
    /// The move; none where pieces only stand otherwise.
    pub text: Option<String>,
    /// The position behind it as FEN, where it did not arise by a legal move.
    pub after: Option<Box<str>>,
    /// Whose move it is behind it.
    pub next: Color,
    /// When.
    pub at: Moment,
    /// How long it took.
    pub took: Millis,
    /// What the dials showed behind it.
    pub used: ByColor<Millis>,
    /// The position before it, where that was drawn and the game went on all the same.
    pub(crate) went_on: Option<Box<str>>,
    /// What the judge had done to the clock by then, where he had: a game has hundreds of entries, and few such.
    pub(crate) corrected: Option<Box<ByColor<Shown>>>,
}

impl Entry {
    /// What the dials showed behind it, with what it takes to put the clock back to it.
    pub(crate) fn clock(&self) -> ByColor<Shown> {
        let plain = || ByColor::new_with(|side| Shown::plain(self.used[side]));
        self.corrected
            .as_ref()
            .map_or_else(plain, |corrected| **corrected)
    }
}

/// Moves that do not stand any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Behind how many entries they stood.
    pub behind: usize,
    /// What was there.
    pub entries: Vec<Entry>,
}

/// The moves of a game as it stands.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    rules: RuleSet,
    fen: Option<String>,
    draws: DrawOptions,
    /// The game since the last position that did not arise by a legal move.
    moves: games::Game,
    entries: Vec<Entry>,
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

    pub(crate) fn entries(&self) -> &[Entry] {
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
            if entry.text.is_some() {
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
    pub(crate) fn play(&mut self, text: &str, entry: Entry) -> Result<(), Refusal> {
        let mut went_on = None;
        if let Ok(Some(game)) = self.going_on() {
            went_on = Some(self.moves.fen().into());
            self.moves = game;
        }
        let played = self.moves.play(text)?;
        let (text, next) = (Some(played.text), self.moves.turn());
        self.entries.push(Entry {
            text,
            next,
            went_on,
            ..entry
        });
        Ok(())
    }

    /// Lets a position stand that did not arise by a legal move.
    pub(crate) fn stand(&mut self, fen: &str, entry: Entry) -> Result<(), SetupRefused> {
        self.moves = self.game_at(fen)?;
        let (after, next) = (Some(self.moves.fen().into()), self.moves.turn());
        self.entries.push(Entry {
            after,
            next,
            ..entry
        });
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

    fn again(&mut self, entry: Entry) -> bool {
        match (entry.after.clone(), entry.text.clone()) {
            (Some(fen), _) => self.stand(&fen, entry).is_ok(),
            (None, Some(text)) => self.play(&text, entry).is_ok(),
            (None, None) => false,
        }
    }
}
