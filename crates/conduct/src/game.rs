//! One game, conducted: commands are decided, events applied.

mod adjournment;
mod agreement;
mod courtesy;
mod dispatch;
mod incidents;
mod judge;
mod play;
mod presence;
mod time;

pub use adjournment::LEAST_TO_RESUME;
pub(crate) use agreement::AGREED;
pub use agreement::{LONGEST_ADJOURNMENT, TIME_TO_CHOOSE};

use games::{ByColor, Color, Ended, Refusal, Score, SetupRefused};

use crate::clock::{Clock, ClockFault};
use crate::command::{Command, Role, Written};
use crate::end::End;
use crate::envelope::Envelope;
use crate::event::{Event, Happened};
use crate::form::Form;
use crate::incident::Incident;
use crate::judging::{Judging, Sheets};
use crate::line::{Cut, Line, ScoreEntry};
use crate::refused::Refused;
use crate::terms::{Aid, Mode, PersonId, Terms, TermsFault};
use crate::time::{Millis, Moment};
use agreement::Resumption;
use courtesy::Takeback;
use presence::Presence;

/// The longest text that is taken from anybody.
const LONGEST_TEXT: usize = 1000;

/// A game under the regulations. [`decide`](Game::decide) says what a command brings about and changes nothing;
/// [`apply`](Game::apply) lets it happen. It has no clock, no chance and no output of its own.
#[derive(Clone, Debug)]
pub struct Game {
    /// What was agreed, which stays as it was.
    terms: Terms,
    /// Whether each player took the other's colour.
    is_swapped: bool,
    line: Line,
    clock: Clock,
    phase: Phase,
    begun: Option<Moment>,
    /// Whether the judge has stopped the clocks.
    is_stopped: bool,
    /// Who restores pieces that he displaced.
    restoring: Option<Color>,
    presence: ByColor<Presence>,
    /// Who has offered a draw that stands.
    offer: Option<Color>,
    may_offer: ByColor<bool>,
    takeback: Takeback,
    claim: Option<Claim>,
    /// The square of a piece that must move.
    touched: Option<String>,
    is_adjusting: bool,
    session: Option<Session>,
    adjourning: Adjourning,
    envelope: Option<Envelope>,
    incidents: Vec<Incident>,
    judging: Judging,
    sheets: Sheets,
    end: Option<End>,
    last: Moment,
    version: u64,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// It has not begun.
    Waiting,
    /// It is played.
    Playing,
    /// It is to be adjourned: the player to move seals his move.
    Adjourning,
    /// It is adjourned.
    Adjourned,
    /// It is resumed, and the sealed move still closed.
    Closed,
    /// The sealed move was opened, and nobody can say for certain what it is.
    InDoubt,
    /// The envelope is lost.
    EnvelopeLost,
    /// It is over.
    Over,
}

/// A claim that the judge is checking.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Claim {
    by: Color,
    with: Option<String>,
}

/// The time for play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Session {
    /// What both dials show together when it is over. Where they are set otherwise, it moves with them.
    ends: Millis,
    /// How many moves both must have made before the game is adjourned at its end.
    moves: u32,
    /// How many before one of them may adjourn early (`002:§34.5`).
    early: u32,
}

/// What an adjournment wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Adjourning {
    /// Who wants to adjourn early.
    asked: Option<Color>,
    /// Who takes the rest of the session on himself if he seals (`002:§34.5`).
    takes_rest: Option<Color>,
    /// Whether the reply is to be sealed because the other is absent (`002:§35.3`).
    must_seal: bool,
    /// Whether the game was resumed and the dials set then.
    was_resumed: bool,
    /// Who proposes to adjourn, where the players agree on it themselves.
    proposed: Option<Color>,
    /// Who has proposed it in this position.
    has_proposed: ByColor<bool>,
    /// Whether the players have adjourned the game themselves: no judge reads what was sealed.
    is_agreed: bool,
    /// When the game is to go on.
    resumption: Resumption,
    /// Since when a sealed move is in doubt.
    doubted_at: Option<Moment>,
}

/// An event does not fit the game that it is applied to: the record is not whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {version} does not fit: {why}")]
pub struct Misfit {
    /// Which, from 0.
    pub version: u64,
    /// The reason why the event does not fit.
    pub why: Unfit,
}

/// Why an event does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The clock does not allow it.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] Refusal),
    /// The position gives no game.
    #[error(transparent)]
    Position(#[from] SetupRefused),
    /// There is no such incident.
    #[error("no incident {0}")]
    NoIncident(usize),
    /// The incident is none that is decided.
    #[error("nothing is to be decided about incident {0}")]
    NothingToDecide(usize),
    /// The error on the board cannot be put right.
    #[error("incident {0} cannot be corrected")]
    NotCorrectable(usize),
    /// The score has no such entry.
    #[error("no entry {0}")]
    NoEntry(usize),
    /// The score cannot go back so far.
    #[error("the score cannot be cut behind {0}")]
    NoCut(usize),
    /// There is no sheet to sign.
    #[error("no sheet")]
    NoSheet,
    /// There is no protest or appeal of this number.
    #[error("no number {0}")]
    NoSuchNumber(usize),
}

/// What a command brings about.
type Decided = Result<Vec<Event>, Refused>;

fn one(at: Moment, what: Happened) -> Decided {
    Ok(vec![Event { at, what }])
}

fn ended(at: Moment, end: End) -> Decided {
    one(at, Happened::Ended(end))
}

impl Game {
    /// A game that has not begun.
    ///
    /// # Errors
    /// When the position cannot be read or played, or the terms do not go together.
    pub fn new(terms: Terms) -> Result<Game, TermsFault> {
        terms.sound()?;
        Ok(Game {
            clock: Clock::new(terms.control.clone()),
            line: Line::new(terms.rules, terms.fen.clone(), terms.draws)?,
            terms,
            is_swapped: false,
            phase: Phase::Waiting,
            begun: None,
            is_stopped: false,
            restoring: None,
            presence: ByColor::default(),
            offer: None,
            may_offer: ByColor::new_with(|_| true),
            takeback: Takeback::default(),
            claim: None,
            touched: None,
            is_adjusting: false,
            session: None,
            adjourning: Adjourning::default(),
            envelope: None,
            incidents: Vec::new(),
            judging: Judging::default(),
            sheets: Sheets::default(),
            end: None,
            last: Moment::default(),
            version: 0,
        })
    }

    /// The game that events have made.
    ///
    /// # Errors
    /// When it cannot be begun, or an event does not fit.
    pub fn replay<'a>(
        terms: Terms,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(terms)?;
        for event in events {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// What was agreed; who plays which colour since is for [`side`](Game::side) and [`form`](Game::form) to say.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The moves and the position, since the last one that did not arise by a legal move.
    pub fn moves(&self) -> &games::Game {
        self.line.moves()
    }

    /// The score of the game as it stands: every move, and every position that stood without one.
    pub fn entries(&self) -> &[ScoreEntry] {
        self.line.entries()
    }

    /// What was played and does not stand any more.
    pub fn cuts(&self) -> &[Cut] {
        self.line.cuts()
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How many events have happened.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// When something last happened.
    pub const fn last(&self) -> Moment {
        self.last
    }

    /// Where the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended.
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The result; unknown as long as the game is under way.
    pub fn score(&self) -> Score {
        match self.end.as_ref() {
            // Whose flag fell while he was never there did not appear (`002:§37.2`).
            Some(End::Time { loser }) if self.never_appeared(*loser) => Score::Forfeit(!*loser),
            end => end.map_or(Score::Unknown, End::score),
        }
    }

    /// A draw that the position on a wooden board brings about, which the judge is to confirm.
    pub fn proposed_end(&self) -> Option<Ended> {
        let is_open = self.terms.mode == Mode::Record && self.is_under_way();
        is_open.then(|| self.moves().ended()).flatten()
    }

    /// The player whose draw offer stands.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Whether a player may offer a draw now.
    pub fn may_offer(&self, side: Color) -> bool {
        self.on_move(side).is_ok() && self.is_under_way() && self.may_offer[side]
    }

    /// The square of a piece that was touched and must move.
    pub fn touched(&self) -> Option<&str> {
        self.touched.as_deref()
    }

    /// The envelope of a game that is adjourned, or not yet opened.
    pub const fn envelope(&self) -> Option<&Envelope> {
        self.envelope.as_ref()
    }

    /// What went wrong.
    pub fn incidents(&self) -> &[Incident] {
        &self.incidents
    }

    /// Protests, appeals, decisions and penalties.
    pub const fn judging(&self) -> &Judging {
        &self.judging
    }

    /// The score sheets.
    pub const fn sheets(&self) -> &Sheets {
        &self.sheets
    }

    /// Who plays a side.
    pub fn side(&self, side: Color) -> &[PersonId] {
        let agreed = if self.is_swapped { !side } else { side };
        &self.terms.sides[agreed]
    }

    /// The form of play, which follows the players to the colours that they have (`002:§12.3`).
    pub fn form(&self) -> Form {
        match self.is_swapped {
            true => self.terms.form.swapped(),
            false => self.terms.form,
        }
    }

    /// Whether the result is official: it stands, and the sheets that must be are signed by both, or the judge takes
    /// them as they are (`002:§33.2`). Where no move was made, or none counts, there is nothing to sign.
    pub fn is_official(&self) -> bool {
        let has_score = Color::ALL.iter().any(|side| self.line.made(*side) > 0)
            && !matches!(self.end, Some(End::Annulled { .. }));
        let must_sign = self.terms.is_score_compulsory() && has_score;
        let is_signed = || self.sheets.are_accepted || self.sheets.are_signed(self.keepers());
        self.end.is_some() && (!must_sign || is_signed())
    }

    /// Who keeps the score.
    fn keepers(&self) -> ByColor<bool> {
        ByColor::new_with(|side| self.form().keeps_score(side))
    }

    /// Whether the players may use a help now (`002:§39`).
    pub fn permits(&self, aid: Aid) -> bool {
        let Some(competition) = self.terms.competition else {
            return true;
        };
        match self.phase {
            Phase::Over => true,
            Phase::Adjourned => aid != Aid::Advice && competition.may_analyse_adjourned,
            Phase::Waiting
            | Phase::Playing
            | Phase::Adjourning
            | Phase::Closed
            | Phase::InDoubt
            | Phase::EnvelopeLost => false,
        }
    }

    fn is_under_way(&self) -> bool {
        self.begun.is_some() && self.end.is_none()
    }

    fn is_recorded(&self) -> bool {
        self.terms.mode == Mode::Record
    }

    /// What a command brings about at a moment. Where time has ended the game before the command came, that is what
    /// has happened, whatever was asked.
    ///
    /// # Errors
    /// Why it brings about nothing.
    pub fn decide(&self, command: &Command, now: Moment) -> Decided {
        bounded(command)?;
        if let Some(back) = self.last.since(now).filter(|back| *back > Millis::ZERO) {
            return Err(Refused::Backwards(back));
        }
        if let Some(events) = self.overdue(command, now) {
            return Ok(events);
        }
        self.decide_command(command, now)
    }

    /// As [`decide`](Game::decide), for a command that was sent before it came. A move is decided as of when it was sent,
    /// and happens when it came: whoever moved has not thought since, and whoever answers has not seen it before.
    ///
    /// # Errors
    /// As [`decide`](Game::decide).
    pub fn decide_sent(&self, command: &Command, sent: Moment, came: Moment) -> Decided {
        let mut events = self.decide(command, sent)?;
        let played = |event: &Event| matches!(event.what, Happened::Played { .. });
        if !events.iter().any(played) {
            return Ok(events);
        }
        for event in &mut events {
            event.at = came.max(sent);
            if let Happened::Played { way, .. } = &mut event.what {
                *way = came.since(sent).unwrap_or(Millis::ZERO);
            }
        }
        Ok(events)
    }

    /// As [`decide`](Game::decide), for one who has seen so many events.
    ///
    /// # Errors
    /// Also when more has happened since.
    pub fn decide_at(&self, command: &Command, version: u64, now: Moment) -> Decided {
        match version == self.version {
            true => self.decide(command, now),
            false => Err(Refused::Stale {
                asked: version,
                now: self.version,
            }),
        }
    }

    /// Whether the board is played on; if not, what is to be done first.
    const fn is_played(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Playing | Phase::Adjourning => Ok(()),
            Phase::Waiting => Err(Refused::NotBegun),
            Phase::Adjourned => Err(Refused::Adjourned),
            Phase::Closed => Err(Refused::EnvelopeClosed),
            Phase::InDoubt => Err(Refused::InDoubt),
            Phase::EnvelopeLost => Err(Refused::EnvelopeLost),
            Phase::Over => Err(Refused::Over),
        }
    }

    /// Whether anybody may move now.
    fn in_play(&self) -> Result<(), Refused> {
        self.is_played()?;
        if self.is_stopped {
            return Err(Refused::ClocksStopped);
        }
        if self.restoring.is_some() {
            return Err(Refused::Restoring);
        }
        match self.claim.is_some() {
            true => Err(Refused::ClaimPending),
            false => Ok(()),
        }
    }

    /// Whether a player may move now.
    fn on_move(&self, side: Color) -> Result<(), Refused> {
        self.in_play()?;
        match self.moves().turn() == side {
            true => Ok(()),
            false => Err(Refused::NotOnMove(!side)),
        }
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// When it does not fit; the game is then of no use any more.
    pub fn apply(&mut self, event: &Event) -> Result<(), Misfit> {
        let version = self.version;
        self.version += 1;
        self.last = event.at;
        if event.what.class().is_decision {
            self.judging.decisions.push(version);
        }
        let applied = self.apply_what(&event.what, event.at);
        applied.map_err(|why| Misfit { version, why })
    }

    fn apply_end(&mut self, end: &End, at: Moment) -> Result<(), Unfit> {
        if self.clock.running().is_some() {
            match self.clock.stop(at) {
                // A flag that falls as the game ends changes nothing.
                Ok(()) | Err(ClockFault::Flag(_)) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        self.end = Some(end.clone());
        self.judging.is_reopened = false;
        self.phase = Phase::Over;
        self.claim = None;
        Ok(())
    }
}

/// Whether every text of a command has a bound, and every reason words.
fn bounded(command: &Command) -> Result<(), Refused> {
    for Written { role, text } in command.texts() {
        if text.len() > LONGEST_TEXT {
            return Err(Refused::TooLong {
                length: text.len(),
                most: LONGEST_TEXT,
            });
        }
        if role == Role::Reason && text.trim().is_empty() {
            return Err(Refused::NoReason);
        }
    }
    Ok(())
}

/// Why a record gives no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It cannot be begun.
    #[error(transparent)]
    Terms(#[from] TermsFault),
    /// An event does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
}
