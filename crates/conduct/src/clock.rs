//! The clock with two dials (`002:§32`).

use games::{ByColor, Color};

use crate::control::{Bonus, TimeControl};
use crate::time::{Millis, Moment};

/// A judge may shorten a player's time only if this much remains to the control (`002:§32.6`).
pub const LEAST_AFTER_CORRECTION: Millis = Millis::minutes(15);

/// A clock with a dial for each player, of which at most one runs. It knows no time of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    dials: ByColor<Dial>,
    running: Option<(Color, Moment)>,
    /// Whose flag has fallen.
    flag: Option<Color>,
}

/// One player's side of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Dial {
    /// All the time that this side of the clock has run.
    ran: Millis,
    /// What the dial shows of it after the last finished turn.
    shown: Millis,
    /// How long the turn at hand has run.
    turn: Millis,
    /// Time that a judge gave on top; for the move at hand, where each has its own time.
    extra: Millis,
    /// How much the judge has moved it in all.
    moved: Moved,
    /// Moves made.
    moves: u32,
}

/// How much a judge has moved a dial, forward and back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Moved {
    forward: Millis,
    back: Millis,
}

/// What a side of the clock showed at some time, and what the judge had done to it by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shown {
    used: Millis,
    extra: Millis,
    moved: Moved,
}

impl Shown {
    /// A side that the judge has not touched.
    pub(crate) fn plain(used: Millis) -> Shown {
        Shown {
            used,
            ..Shown::default()
        }
    }
}

/// What a press of the clock did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed {
    /// Who pressed.
    pub by: Color,
    /// How long the turn took.
    pub took: Millis,
    /// Whether the move was the last one to a control.
    pub is_control: bool,
}

/// Why the clock does not do what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClockFault {
    /// There is no clock in this game.
    #[error("this game is played without a clock")]
    Untimed,
    /// The clock is not running.
    #[error("the clock is not running")]
    Stopped,
    /// The clock is running.
    #[error("the clock is running")]
    Running,
    /// The moment lies before one that was there already.
    #[error("time runs backwards by {0}")]
    Backwards(Millis),
    /// A flag has fallen; nothing more is counted.
    #[error("{0}'s flag has fallen")]
    Flag(Color),
    /// A dial that is set so would leave no time to the control.
    #[error("no time would be left to {0}")]
    BeyondControl(Color),
    /// The correction would leave too little time to the control (`002:§32.6`).
    #[error("the correction would leave {left} to the control, less than {LEAST_AFTER_CORRECTION}")]
    TooLittleLeft {
        /// What would be left.
        left: Millis,
    },
}

impl Dial {
    /// Takes time off the dial, or off the turn at hand; what cannot be taken off is given on top.
    fn move_back(&mut self, by: Millis, has_own_time: bool) {
        let counted = match has_own_time {
            true => &mut self.turn,
            false => &mut self.shown,
        };
        self.extra = self.extra.plus(by.minus(*counted));
        *counted = counted.minus(by);
    }
}

impl Clock {
    /// A clock that has not run.
    pub fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            dials: ByColor::default(),
            running: None,
            flag: None,
        }
    }

    /// Its time control.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whose side runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(side, _)| side)
    }

    /// Whose flag has fallen.
    pub const fn flag(&self) -> Option<Color> {
        self.flag
    }

    /// How many moves a player has made.
    pub fn moves(&self, side: Color) -> u32 {
        self.dials[side].moves
    }

    /// How many moves are left to a player's next control; none where there is none.
    pub fn to_control(&self, side: Color) -> Option<u32> {
        self.control.due(self.dials[side].moves).to_control
    }

    /// Says how many moves a player has made: fewer than were counted, where some did not stand.
    pub fn recount(&mut self, side: Color, moves: u32) {
        self.dials[side].moves = moves;
    }

    /// Starts one side, as the judge does when play begins or goes on (`002:§32.1`).
    ///
    /// # Errors
    /// When it is running or a flag has fallen.
    pub fn start(&mut self, side: Color, now: Moment) -> Result<(), ClockFault> {
        self.still_counts()?;
        if self.running.is_some() {
            return Err(ClockFault::Running);
        }
        self.running = Some((side, now));
        Ok(())
    }

    /// Stops both sides; the turn goes on when the same side is started again.
    ///
    /// # Errors
    /// When it is not running, time runs backwards, or the flag falls first.
    pub fn stop(&mut self, now: Moment) -> Result<(), ClockFault> {
        self.still_counts()?;
        // A side that has not run since it was started has used up nothing.
        if self.running.is_some_and(|(_, since)| since == now) {
            self.running = None;
            return Ok(());
        }
        self.run(now)?;
        self.running = None;
        match self.flag {
            Some(side) => Err(ClockFault::Flag(side)),
            None => Ok(()),
        }
    }

    /// Ends the turn of the side that runs and starts the other. What counts is the moment of the
    /// press (`002:§32.15`), and a flag that falls at that very moment has fallen (`002:§32.16`).
    ///
    /// # Errors
    /// When it is not running, time runs backwards, or the flag falls first.
    pub fn press(&mut self, now: Moment) -> Result<Pressed, ClockFault> {
        self.press_over(now, now)
    }

    /// As [`press`](Clock::press), from afar: the turn ends when it was sent, and the other side starts when it has come.
    /// Neither runs meanwhile.
    ///
    /// # Errors
    /// As [`press`](Clock::press).
    pub fn press_over(&mut self, sent: Moment, came: Moment) -> Result<Pressed, ClockFault> {
        self.still_counts()?;
        let by = self.run(sent)?;
        if let Some(side) = self.flag {
            return Err(ClockFault::Flag(side));
        }
        let took = self.dials[by].turn;
        let is_control = self.end_turn(by);
        self.running = Some((!by, sent.max(came)));
        Ok(Pressed {
            by,
            took,
            is_control,
        })
    }

    /// Lets the other side run, or the same one again, without a move having been made.
    ///
    /// # Errors
    /// As [`stop`](Clock::stop).
    pub fn hand_to(&mut self, side: Color, now: Moment) -> Result<(), ClockFault> {
        self.stop(now)?;
        self.start(side, now)
    }

    /// Sets both dials, as the judge does by an envelope or from his notes. A turn that was under way begins anew, but
    /// no time of its own.
    ///
    /// # Errors
    /// When time runs backwards, a flag has fallen, or would at once.
    pub fn set(&mut self, used: ByColor<Millis>, now: Moment) -> Result<(), ClockFault> {
        self.still_counts()?;
        let running = self.running();
        let mut set = self.clone();
        if running.is_some() {
            set.stop(now)?;
        }
        let has_own_time = self.control.for_each_move().is_some();
        for side in Color::ALL {
            let dial = &mut set.dials[side];
            let turn = match has_own_time {
                true => dial.turn.min(used[side]),
                false => Millis::ZERO,
            };
            (dial.shown, dial.turn) = (used[side].minus(turn), turn);
            if set.until_flag(side) == Some(Millis::ZERO) {
                return Err(ClockFault::BeyondControl(side));
            }
        }
        set.running = running.map(|side| (side, now));
        *self = set;
        Ok(())
    }

    /// What a side shows now, to be put back to it.
    pub(crate) fn shows(&self, side: Color, now: Moment) -> Shown {
        let Dial { extra, moved, .. } = self.dials[side];
        let used = self.used(side, now);
        Shown { used, extra, moved }
    }

    /// Puts both dials and the numbers of moves back to where they were; a flag that fell stands again. What the judge
    /// has corrected since stays corrected, as far as he may (`002:§32.6`); but a move that has its own time has it
    /// whole. The side that runs goes on running.
    ///
    /// # Errors
    /// When time runs backwards.
    pub(crate) fn put_back(
        &mut self,
        then: ByColor<Shown>,
        moves: ByColor<u32>,
        now: Moment,
    ) -> Result<(), ClockFault> {
        let running = self.running();
        if running.is_some() {
            self.run(now)?;
        }
        self.flag = None;
        for side in Color::ALL {
            let Shown { used, extra, moved } = then[side];
            let dial = &mut self.dials[side];
            let forward = dial.moved.forward.minus(moved.forward);
            let back = dial.moved.back.minus(moved.back);
            (dial.shown, dial.turn, dial.extra) = (used, Millis::ZERO, extra);
            dial.moves = moves[side];
            if self.control.for_each_move().is_some() {
                dial.extra = Millis::ZERO;
                continue;
            }
            dial.move_back(back.minus(forward), false);
            let spare = self.given(side).minus(self.dials[side].shown);
            let spare = spare.minus(LEAST_AFTER_CORRECTION);
            let dial = &mut self.dials[side];
            dial.shown = dial.shown.plus(forward.minus(back).min(spare));
        }
        self.running = running.map(|side| (side, now));
        Ok(())
    }

    /// Moves are taken back: whoever is to move again runs, the moves that stand are counted, and the time that was used
    /// stays used. His turn goes on if it was his.
    ///
    /// # Errors
    /// When it is not running, time runs backwards, or a flag has fallen or would at once. The clock is then unchanged.
    pub fn take_back(
        &mut self,
        turn: Color,
        moves: ByColor<u32>,
        now: Moment,
    ) -> Result<(), ClockFault> {
        self.still_counts()?;
        let mut back = self.clone();
        let ran = back.run(now)?;
        back.still_counts()?;
        if ran != turn {
            back.end_turn(ran);
            back.running = Some((turn, now));
        }
        for side in Color::ALL {
            back.recount(side, moves[side]);
            if back.until_flag(side) == Some(Millis::ZERO) {
                return Err(ClockFault::Flag(side));
            }
        }
        *self = back;
        Ok(())
    }

    /// Lets the flag fall if its time has come.
    ///
    /// # Errors
    /// When time runs backwards.
    pub fn look(&mut self, now: Moment) -> Result<Option<Color>, ClockFault> {
        if self.flag.is_none() && self.running.is_some() {
            self.run(now)?;
        }
        Ok(self.flag)
    }

    /// Whose flag will fall next, and when, if nobody does anything; none for one that outlasts all counting.
    pub fn deadline(&self) -> Option<(Color, Moment)> {
        let (side, since) = self.running.filter(|_| self.flag.is_none())?;
        Some((side, since.after(self.until_flag(side)?)?))
    }

    /// What the dial of a player shows: the time used. Time that a delay gives for nothing is not on it.
    pub fn used(&self, side: Color, now: Moment) -> Millis {
        let dial = &self.dials[side];
        dial.shown.plus(self.charge(self.turn(side, now)))
    }

    /// How much time is left to a player up to the next control, or for this move; none without a
    /// clock.
    pub fn left(&self, side: Color, now: Moment) -> Option<Millis> {
        if let Some(each) = self.control.for_each_move() {
            let each = each.plus(self.dials[side].extra);
            return Some(each.minus(self.turn(side, now)));
        }
        let is_timed = self.control.is_timed();
        is_timed.then(|| self.given(side).minus(self.used(side, now)))
    }

    /// The time that a player has had given up to his next control.
    fn given(&self, side: Color) -> Millis {
        let Dial { moves, extra, .. } = self.dials[side];
        self.control.due(moves).given.plus(extra)
    }

    /// What both dials show together.
    pub fn used_together(&self, now: Moment) -> Millis {
        self.used(Color::White, now)
            .plus(self.used(Color::Black, now))
    }

    /// When both dials will show so much together, if nobody does anything.
    pub fn when_used(&self, together: Millis) -> Option<Moment> {
        let (side, since) = self.running.filter(|_| self.flag.is_none())?;
        let others = self.used(!side, since).plus(self.dials[side].shown);
        // What the dials show already they show without a delay.
        let turn = match together.minus(others) {
            Millis::ZERO => Millis::ZERO,
            rest => rest.plus(self.free()),
        };
        since.after(turn.minus(self.dials[side].turn))
    }

    /// How long both sides have run together, to the millisecond.
    pub fn ran(&self, now: Moment) -> Millis {
        let ran = self.dials.white.ran.plus(self.dials.black.ran);
        ran.plus(self.passed(now))
    }

    /// The judge moves a dial forward, so that less time is left, or back (`002:§32.6`). Where each move has its own
    /// time, that is for the move at hand, or the next one of a player who is not to move.
    ///
    /// # Errors
    /// When there is no clock, a flag has fallen, or a dial moved forward would leave less than a quarter of
    /// an hour to the control. The clock is then unchanged, but for a flag that falls.
    pub fn correct(
        &mut self,
        side: Color,
        correction: Correction,
        now: Moment,
    ) -> Result<(), ClockFault> {
        self.still_counts()?;
        let left = self.left(side, now).ok_or(ClockFault::Untimed)?;
        if let Correction::Forward(by) = correction {
            let left = left.minus(by);
            if left < LEAST_AFTER_CORRECTION {
                return Err(ClockFault::TooLittleLeft { left });
            }
        }
        let has_own_time = self.control.for_each_move().is_some();
        if has_own_time && self.running() == Some(side) {
            // What has run of the turn is on the dial before any of it is taken off.
            self.hand_to(side, now)?;
        }
        let dial = &mut self.dials[side];
        match correction {
            Correction::Forward(by) => {
                dial.moved.forward = dial.moved.forward.plus(by);
                let counted = match has_own_time {
                    true => &mut dial.turn,
                    false => &mut dial.shown,
                };
                *counted = counted.plus(by);
            }
            Correction::Back(by) => {
                dial.moved.back = dial.moved.back.plus(by);
                dial.move_back(by, has_own_time);
            }
        }
        Ok(())
    }

    /// The player who adjourns early takes the rest of the session on himself: his dial is set so
    /// that both together show its whole length (`002:§34.5`). Gives what his dial then shows.
    ///
    /// # Errors
    /// When the clock runs or a flag has fallen.
    pub fn take_rest_of_session(
        &mut self,
        side: Color,
        session: Millis,
    ) -> Result<Millis, ClockFault> {
        self.still_counts()?;
        if self.running.is_some() {
            return Err(ClockFault::Running);
        }
        let at_rest = Moment::default();
        let rest = session.minus(self.used(!side, at_rest));
        let missing = rest.minus(self.used(side, at_rest));
        let dial = &mut self.dials[side];
        dial.shown = dial.shown.plus(missing);
        Ok(self.used(side, at_rest))
    }

    fn still_counts(&self) -> Result<(), ClockFault> {
        match self.flag {
            Some(side) => Err(ClockFault::Flag(side)),
            None => Ok(()),
        }
    }

    /// The time since the running side was last looked at; none if time runs backwards.
    fn passed(&self, now: Moment) -> Millis {
        let since = self.running.and_then(|(_, since)| now.since(since));
        since.unwrap_or(Millis::ZERO)
    }

    /// How long the turn of a side has run by now.
    fn turn(&self, side: Color, now: Moment) -> Millis {
        let turn = self.dials[side].turn;
        match self.running() == Some(side) {
            true => turn.plus(self.passed(now)),
            false => turn,
        }
    }

    /// How much of a turn counts.
    fn charge(&self, turn: Millis) -> Millis {
        turn.minus(self.free())
    }

    /// How much of each turn does not count.
    fn free(&self) -> Millis {
        match self.control.bonus() {
            Bonus::Delay(free) => free,
            Bonus::None | Bonus::Increment(_) => Millis::ZERO,
        }
    }

    /// How long the running side can still run, from when it was last looked at.
    fn until_flag(&self, side: Color) -> Option<Millis> {
        let dial = &self.dials[side];
        if let Some(each) = self.control.for_each_move() {
            return Some(each.plus(dial.extra).minus(dial.turn));
        }
        let is_timed = self.control.is_timed();
        let all = self.given(side).plus(self.free()).minus(dial.shown);
        is_timed.then(|| all.minus(dial.turn))
    }

    /// Lets the running side run up to now, or up to its flag.
    fn run(&mut self, now: Moment) -> Result<Color, ClockFault> {
        let (side, since) = self.running.ok_or(ClockFault::Stopped)?;
        let Some(passed) = now.since(since) else {
            let back = since.since(now).unwrap_or(Millis::ZERO);
            return Err(ClockFault::Backwards(back));
        };
        let until_flag = self.until_flag(side);
        let dial = &mut self.dials[side];
        dial.ran = dial.ran.plus(passed);
        dial.turn = dial.turn.plus(passed);
        self.running = Some((side, now));
        if until_flag.is_some_and(|until| passed >= until) {
            self.flag = Some(side);
            self.running = None;
        }
        Ok(side)
    }

    /// Puts a finished turn on the dial; tells whether a control was reached.
    fn end_turn(&mut self, side: Color) -> bool {
        let charge = self.charge(self.dials[side].turn);
        let is_control = self.to_control(side) == Some(1);
        let has_own_time = self.control.for_each_move().is_some();
        let dial = &mut self.dials[side];
        if has_own_time {
            dial.extra = Millis::ZERO;
        }
        dial.shown = dial.shown.plus(charge);
        dial.turn = Millis::ZERO;
        dial.moves = dial.moves.saturating_add(1);
        is_control
    }
}

/// How a judge corrects a dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Correction {
    /// The dial is moved forward: less time is left.
    Forward(Millis),
    /// The dial is moved back: more time is left.
    Back(Millis),
}
