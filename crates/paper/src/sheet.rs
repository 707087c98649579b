//! The score sheet of a game: what stands on it, in no language yet.

use conduct::{Event, Game, Happened, Heading, Millis, ReplayError, ScoreEntry, Terms};
use games::{ByColor, Color, Phrase};

/// What a sheet says of a game that the game itself does not know. Nothing in a text leaves room to write it by hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// Competition, place, date, round and names.
    pub heading: Heading,
    /// The board.
    pub board: String,
    /// The time control, in words.
    pub control: String,
}

/// The score of a game in two columns, White's moves on the left (`002:§14.8`, `002:§29.7`).
#[derive(Clone, Debug)]
pub struct ScoreSheet {
    /// What stands above the moves.
    pub head: Head,
    /// The game as it stands.
    pub game: Game,
    /// The moves by their numbers.
    pub rows: Vec<Row>,
    /// What happened besides moves.
    pub remarks: Vec<Remark>,
}

/// White's move and Black's reply, under one number (`002:§4.2`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Their number.
    pub number: u32,
    /// White's; none where Black began.
    pub white: Option<Written>,
    /// Black's; none where he has not moved yet.
    pub black: Option<Written>,
}

/// A move as it stands on the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// As the rule set writes it; none while it lies sealed in its envelope (`002:§34.2`).
    pub text: Option<String>,
    /// What the player's dial showed behind it; none without a clock.
    pub used: Option<Millis>,
    /// Whether he offered a draw with it.
    pub has_offer: bool,
    /// Whether it was sealed.
    pub is_sealed: bool,
    /// Whether it was the last one before a time control.
    pub is_control: bool,
}

/// Something that happened besides the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Behind which move, as `12. 32-28`; none before the first.
    pub behind: Option<String>,
    /// What happened, as a sentence still without a language.
    pub what: Phrase,
}

impl ScoreSheet {
    /// The sheet of a game by all the events that made it.
    ///
    /// # Errors
    /// When the events make no game.
    pub fn new(terms: Terms, events: &[Event], head: Head) -> Result<ScoreSheet, ReplayError> {
        let mut writer = Writer::new(Game::new(terms)?);
        for event in events {
            writer.write(event)?;
        }
        Ok(writer.finish(head))
    }

    /// Whether there is a clock, and so a column for it.
    pub fn is_timed(&self) -> bool {
        self.game.terms().control.is_timed()
    }

    /// Whether any move of the sheet is as asked.
    pub(crate) fn has(&self, is_so: impl Fn(&Written) -> bool) -> bool {
        let moves = self.rows.iter().flat_map(|row| [&row.white, &row.black]);
        moves.flatten().any(is_so)
    }

    /// What the dials show.
    pub(crate) fn used(&self) -> ByColor<Millis> {
        let clock = self.game.clock();
        ByColor::new_with(|side| clock.used(side, self.game.last()))
    }
}

/// How a move is called behind so many plies: `12. 32-28`, `12… 19-23`; none before the first move.
pub fn move_name(entries: &[ScoreEntry], plies: usize) -> Option<String> {
    let moves = entries.iter().filter(|entry| entry.text().is_some());
    let rows = rows(moves.take(plies).map(|entry| (entry.by, Some(entry))));
    let (number, _, last) = rows.last()?;
    let dots = match last.by {
        Color::White => ".",
        Color::Black => "…",
    };
    Some(format!("{number}{dots} {}", last.text()?))
}

/// Numbers moves: a move of White has a new number, and so has one of Black that follows none of White.
fn rows<'a, T>(moves: impl Iterator<Item = (Color, Option<T>)> + 'a) -> Vec<(u32, Color, T)>
where
    T: 'a,
{
    let mut number = 0_u32;
    let mut before = None;
    let numbered = moves.filter_map(|(by, of)| {
        if by == Color::White || before != Some(Color::White) {
            number = number.saturating_add(1);
        }
        before = Some(by);
        Some((number, by, of?))
    });
    numbered.collect()
}

/// Follows the events of a game.
struct Writer {
    game: Game,
    /// One for each entry of the score; what is no move has an empty place.
    made: Vec<Written>,
    remarks: Vec<(usize, Phrase)>,
    /// Whose offer waits for the move that it goes with (`002:§16.7`).
    offer: Option<Color>,
}

impl Writer {
    const fn new(game: Game) -> Writer {
        Writer {
            game,
            made: Vec::new(),
            remarks: Vec::new(),
            offer: None,
        }
    }

    fn write(&mut self, event: &Event) -> Result<(), ReplayError> {
        let due = ByColor::new_with(|side| self.game.clock().to_control(side));
        let cuts = self.game.cuts().len();
        self.game.apply(event)?;
        for cut in self.game.cuts().iter().skip(cuts) {
            self.made.truncate(cut.behind);
            self.remarks.retain(|(behind, _)| *behind <= cut.behind);
        }
        let is_sealed = matches!(
            event.what,
            Happened::SealedPlayed { .. } | Happened::Reconstructed { .. }
        );
        let is_timed = self.game.terms().control.is_timed();
        for entry in self.game.entries().iter().skip(self.made.len()) {
            self.made.push(Written {
                text: entry.text().map(str::to_owned),
                used: is_timed.then(|| entry.used[entry.by]),
                has_offer: self.offer == Some(entry.by),
                is_sealed: is_sealed && entry.text().is_some(),
                is_control: due[entry.by] == Some(1),
            });
            self.offer = None;
        }
        match &event.what {
            Happened::DrawOffered(by) => self.offer = Some(*by),
            what if what.class().is_on_sheet => self.remarks.push((self.made.len(), what.phrase())),
            _ => {}
        }
        Ok(())
    }

    fn finish(mut self, head: Head) -> ScoreSheet {
        if let (Some(by), None) = (self.offer, self.game.end()) {
            // An offer that no move has followed yet.
            let offered = Happened::DrawOffered(by).phrase();
            self.remarks.push((self.made.len(), offered));
        }
        let entries = self.game.entries();
        let remarks = self.remarks.into_iter().map(|(behind, what)| {
            let entries = entries.get(..behind).unwrap_or(entries);
            let behind = move_name(entries, entries.len());
            Remark { behind, what }
        });
        ScoreSheet {
            remarks: remarks.collect(),
            rows: in_rows(&self.game, &self.made),
            head,
            game: self.game,
        }
    }
}

/// The moves in their rows, and behind them the place of one that is sealed.
fn in_rows(game: &Game, made: &[Written]) -> Vec<Row> {
    let entries = game.entries().iter().zip(made);
    let moves = entries.filter(|(entry, _)| entry.text().is_some());
    let moves = moves.map(|(entry, written)| (entry.by, Some(written.clone())));
    let envelope = game.envelope().filter(|envelope| envelope.sealed.is_some());
    let sealed = envelope.map(|envelope| {
        let used = game.terms().control.is_timed();
        let closed = Written {
            used: used.then(|| envelope.used[envelope.by]),
            is_sealed: true,
            ..Written::default()
        };
        (envelope.by, Some(closed))
    });
    let mut found: Vec<Row> = Vec::new();
    for (number, by, written) in rows(moves.chain(sealed)) {
        if found.last().is_none_or(|row| row.number != number) {
            let row = Row {
                number,
                ..Row::default()
            };
            found.push(row);
        }
        if let Some(row) = found.last_mut() {
            match by {
                Color::White => row.white = Some(written),
                Color::Black => row.black = Some(written),
            }
        }
    }
    found
}
