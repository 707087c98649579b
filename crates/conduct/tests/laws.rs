//! The laws of a conducted game, over random commands in every state. A sequence is made of one seed and a rule set;
//! `PEATEE_CASES` says how many a rule set (`cargo xtask prove conduct` asks for 100,000), `PEATEE_SEED` runs one.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod wishes;

use std::cell::RefCell;
use std::collections::BTreeSet;

use games::{
    Builder, ByColor, CheckOptions, Checker, Color, DrawOptions, Format, GameFile, Layout, Outcome,
    RuleSet, Score, What, write_record,
};
use peatee_conduct::{
    Command, Commitment, Competition, Duty, End, EnvelopeKey, Event, Form, Game, Happened, Heading,
    Millis, Mode, Moment, PersonId, Phase, Receipt, Refused, ScoreEntry, Sealed, Terms, open, seal,
};

use wishes::{Chance, Seen, legal_moves, length, wait, without_a_piece};

const GAME: &[u8] = b"the game of these laws";
/// A time of nobody in particular.
const START: Moment = Moment(1_000_000_000_000);
/// Commands tried at a game that is over.
const AFTER_THE_END: usize = 8;
/// How many commands there are, and kinds of events.
const COMMANDS: usize = 61;
/// All but `SealedChosen`: no sequence writes a slip of the pen with two readings. `agreement.rs` has it.
const EVENTS: usize = 61;
/// Time alone brings about no more than this many things at one moment.
const MOST_LOOKS: usize = 3;

fn cases(default: u64) -> u64 {
    std::env::var("PEATEE_CASES").map_or(default, |n| n.parse().expect("PEATEE_CASES is a number"))
}

/// The sequences of one rule set.
fn sequences(id: &str) {
    let rules: RuleSet = id.parse().expect("a rule set");
    let table = Table::new(rules);
    if let Ok(seed) = std::env::var("PEATEE_SEED") {
        table.sequence(seed.parse().expect("PEATEE_SEED is a number"));
        return;
    }
    for seed in 0..cases(200) {
        table.sequence(seed);
    }
}

macro_rules! laws {
    ($($name:ident = $id:literal,)*) => {
        $(
            #[test]
            fn $name() {
                sequences($id);
            }
        )*

        #[test]
        fn no_rule_set_is_forgotten() {
            let tried = [$($id),*];
            let all: Vec<_> = RuleSet::all().map(RuleSet::id).collect();
            assert_eq!(all, tried);
        }
    };
}

/// The sequences ask for everything, and everything happens in them.
#[test]
fn nothing_is_left_out() {
    let (mut asked, mut happened) = (BTreeSet::new(), BTreeSet::new());
    for id in ["international", "russian-1953"] {
        let table = Table::new(id.parse().expect("a rule set"));
        for seed in 0..1500 {
            let walk = table.sequence(seed);
            asked.extend(walk.asked.iter().map(|(_, command)| name(command)));
            happened.extend(walk.log.iter().map(|event| name(&event.what)));
        }
    }
    assert_eq!(asked.len(), COMMANDS, "{asked:?}");
    assert_eq!(happened.len(), EVENTS, "{happened:?}");
}

/// The name of a variant.
fn name(variant: &impl core::fmt::Debug) -> String {
    let said = format!("{variant:?}");
    let name = said.split(|c: char| !c.is_alphanumeric()).next();
    name.unwrap_or_default().to_owned()
}

/// What the sequences of a rule set share.
struct Table {
    rules: RuleSet,
    /// Positions reached by random play.
    positions: Vec<String>,
    key: EnvelopeKey,
    /// A receipt that proves nothing here.
    other: Receipt,
    /// What makes its sequences others than those of other rule sets.
    salt: u64,
}

impl Table {
    fn new(rules: RuleSet) -> Table {
        let mut chance = Chance::new(7);
        let key = EnvelopeKey::new(chance.bytes());
        let drawn = peatee_conduct::Chance::new(chance.bytes());
        let (_, other) = seal("another text", drawn, &key, GAME).expect("it can be sealed");
        Table {
            rules,
            positions: positions(rules, &mut chance),
            key,
            other,
            salt: rules.id().bytes().fold(0, salted) << 32,
        }
    }

    fn sequence(&self, seed: u64) -> Walk<'_> {
        let mut walk = Walk::new(self, seed);
        let length = 5 + walk.chance.below(50);
        let mut after_the_end = 0;
        for _ in 0..length {
            walk.step();
            after_the_end += usize::from(walk.game.end().is_some());
            if after_the_end > AFTER_THE_END {
                break;
            }
        }
        walk.finish();
        walk
    }
}

fn salted(salt: u64, byte: u8) -> u64 {
    salt.wrapping_mul(31).wrapping_add(byte.into())
}

/// Positions from random play, every few plies, also near the end.
fn positions(rules: RuleSet, chance: &mut Chance) -> Vec<String> {
    let mut positions = Vec::new();
    for _ in 0..10 {
        let mut game = games::Game::new(rules);
        for ply in 1..200 {
            let legal = game.legal_moves();
            let Some(m) = chance.of(&legal) else { break };
            game.play(&m.full.clone()).expect("it is legal");
            if ply % 7 == 0 {
                positions.push(game.fen());
            }
        }
    }
    positions
}

fn random_terms(table: &Table, chance: &mut Chance) -> Terms {
    let controls = [
        "-", "5/60", "5/60", "2/60", "300", "60+2", "60d3", "*600", "15/3600", "4/240:60",
        "*259200", "3/90d2",
    ];
    let sessions = [1, 1, 2, 10, 240];
    let control = chance.pick(&controls).parse().expect("a control");
    let mut terms = Terms {
        mode: chance.pick(&[Mode::Play, Mode::Record]),
        default_time: chance.percent(40).then_some(Terms::HALF_AN_HOUR),
        leave_time: chance.percent(70).then(|| length(chance)),
        session: chance
            .percent(60)
            .then(|| Millis::minutes(chance.pick(&sessions))),
        has_touch_move: chance.percent(50),
        form: form(chance),
        score: chance.pick(&[None, Some(Duty::Must), Some(Duty::Need)]),
        sides: ByColor::new_with(|_| vec![PersonId(chance.next())]),
        competition: chance.percent(50).then(|| Competition {
            is_last: chance.percent(30),
            may_analyse_adjourned: chance.percent(50),
        }),
        fen: first_position(table, chance),
        ..Terms::timed(table.rules, control)
    };
    if terms.form.fits(&terms.control).is_err() {
        terms.form = Form::Ordinary;
    }
    terms
}

fn form(chance: &mut Chance) -> Form {
    let side = chance.pick(&Color::ALL);
    match chance.below(10) {
        0 => Form::Simultaneous { giver: side },
        1 => Form::Correspondence,
        2 => Form::Blindfold { side },
        3 => Form::BlindfoldSimultaneous { side },
        4 => Form::Blind {
            sides: ByColor::new_with(|blind| blind == side),
        },
        5 => Form::Odds { giver: side },
        _ => Form::Ordinary,
    }
}

/// The first position, or one from elsewhere that can be played.
fn first_position(table: &Table, chance: &mut Chance) -> Option<String> {
    let fen = chance.of(&table.positions)?.clone();
    let fen = match chance.percent(50) {
        true => without_a_piece(chance, &fen),
        false => fen,
    };
    let can_be_played = games::Game::start(table.rules, Some(&fen), DrawOptions::default()).is_ok();
    Some(fen).filter(|_| can_be_played && chance.percent(40))
}

/// What the one who sealed knows.
#[derive(Clone)]
struct Secret {
    receipt: Receipt,
    is_legal: bool,
    /// A text that stands nowhere else.
    marker: Option<String>,
}

/// One sequence, with everything that the laws count by themselves.
struct Walk<'a> {
    table: &'a Table,
    seed: u64,
    chance: Chance,
    terms: Terms,
    game: Game,
    now: Moment,
    /// Commands come at most so far apart, for the most part.
    pace: u64,
    log: Vec<Event>,
    /// What was asked for, and when.
    asked: Vec<(Moment, Command)>,
    refused: Option<Refused>,
    /// How long a clock has run up to the last event.
    ran: Millis,
    decisions: usize,
    /// Who restores pieces.
    restoring: Option<Color>,
    /// Since when players are gone who have come; and who has not come at all.
    left: ByColor<Option<Moment>>,
    has_come: ByColor<bool>,
    /// The moves that were sealed last: offered to the game, and taken by it.
    offered: Option<Secret>,
    secret: Option<Secret>,
}

impl Drop for Walk<'_> {
    /// Says which sequence has failed.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let mut said = format!(
            "\nPEATEE_SEED={} of {} fails.\n{:?}\n",
            self.seed,
            self.table.rules.id(),
            self.terms
        );
        for (at, command) in &self.asked {
            let command: String = format!("{command:?}").chars().take(200).collect();
            said += &format!("{at:?} {command}\n");
        }
        eprintln!("{said}");
    }
}

impl<'a> Walk<'a> {
    fn new(table: &'a Table, seed: u64) -> Walk<'a> {
        let mut chance = Chance::new(seed ^ table.salt);
        let terms = random_terms(table, &mut chance);
        let pace = chance.pick(&[1, 300, 2_000, 2_000, 5_000, 30_000, 300_000]);
        let game = Game::new(terms.clone()).expect("the terms are sound");
        Walk {
            table,
            seed,
            chance,
            terms,
            game,
            now: START,
            pace,
            log: Vec::new(),
            asked: Vec::new(),
            refused: None,
            ran: Millis::ZERO,
            decisions: 0,
            restoring: None,
            left: ByColor::default(),
            has_come: ByColor::default(),
            offered: None,
            secret: None,
        }
    }

    /// One command, at its time.
    fn step(&mut self) {
        self.now = wait(
            &mut self.chance,
            self.pace,
            self.now,
            self.game.next_deadline(),
        );
        self.kept_deadline();
        let command = self.wish();
        self.asked.push((self.now, command.clone()));
        self.hostile(&command);
        self.ask(&command);
        self.settle();
    }

    fn wish(&mut self) -> Command {
        let offered = RefCell::new(None);
        let (game, key) = (&self.game, &self.table.key);
        let sealed = |chance: &mut Chance, legal: Option<String>| {
            let (sealed, secret) = put_into_envelope(game, key, chance, legal);
            offered.replace(Some(secret));
            sealed
        };
        let seen = Seen {
            game,
            positions: &self.table.positions,
            refused: self.refused.as_ref(),
            last: self.log.last().map(|event| &event.what),
            receipt: self.secret.as_ref().map(|secret| &secret.receipt),
            sealed: &sealed,
            other_receipt: &self.table.other,
        };
        let command = seen.wish(&mut self.chance);
        self.offered = offered.take();
        command
    }

    /// A command for another version, or for a time that has passed, is refused.
    fn hostile(&mut self, command: &Command) {
        let version = self.game.version();
        if self.chance.percent(5) {
            let other = self
                .chance
                .pick(&[version + 1, version.wrapping_sub(1), u64::MAX]);
            let stale = self.game.decide_at(command, other, self.now);
            let (asked, now) = (other, version);
            assert_eq!(stale, Err(Refused::Stale { asked, now }));
        }
        let last = self.log.last().map_or(Moment::default(), |event| event.at);
        if self.chance.percent(5) && last > START {
            let back = Millis(1 + self.chance.below(last.0));
            let refused = self.game.decide(command, Moment(last.0 - back.0));
            assert!(
                is_unreadable(refused.as_ref().err()) || refused == Err(Refused::Backwards(back)),
                "{refused:?}"
            );
        }
    }

    /// Law 5: where time has brought something about, a look sees it.
    fn kept_deadline(&self) {
        if self.game.next_deadline().is_some_and(|at| at <= self.now) {
            self.game
                .decide(&Command::Look, self.now)
                .expect("time has brought something about");
        }
    }

    /// Law 5: nobody is refused when time has decided. But a move comes before the end of a session that nobody has
    /// announced.
    fn refused_in_time(&self, command: &Command, refused: &Refused) {
        let is_late = self.game.next_deadline().is_some_and(|at| at <= self.now);
        let is_move = matches!(command, Command::Play { .. });
        assert!(
            !is_late || is_move || is_unreadable(Some(refused)),
            "refused when time was up: {refused:?}"
        );
    }

    /// Law 5: nothing is left to time at this moment.
    fn settle(&mut self) {
        for _ in 0..MOST_LOOKS {
            if self.game.next_deadline().is_none_or(|at| at > self.now) {
                return;
            }
            self.ask(&Command::Look);
        }
        assert!(self.game.next_deadline().is_none_or(|at| at > self.now));
    }

    /// Law 1: events that can happen, or a refusal.
    fn ask(&mut self, command: &Command) {
        let version = self.game.version();
        let was_over = self.game.end().is_some();
        let events = match self.game.decide_at(command, version, self.now) {
            Ok(events) => events,
            Err(refused) => {
                self.refused_in_time(command, &refused);
                self.refused = Some(refused);
                return;
            }
        };
        assert!(!events.is_empty(), "nothing, and no refusal");
        assert!(!was_over || is_for_the_end(command), "done after the end");
        self.refused = None;
        let was_sealed = self.commitment();
        for event in events {
            self.happen(event);
        }
        if let Some(was_sealed) = was_sealed {
            self.opened(&was_sealed, version);
        }
        self.hold();
    }

    fn happen(&mut self, event: Event) {
        let last = self.log.last().map_or(START, |last| last.at);
        assert!(
            last <= event.at && event.at <= self.now,
            "{event:?} behind {last:?}"
        );
        if self.game.clock().running().is_some() {
            let passed = event.at.since(last).expect("time goes on");
            self.ran = self.ran.plus(passed);
        }
        let subject = self.game.seal_subject(GAME);
        self.game
            .apply(&event)
            .expect("what was decided can happen");
        match &event.what {
            Happened::Displaced { by, .. } => self.restoring = Some(*by),
            Happened::Restored | Happened::Replayed { .. } => self.restoring = None,
            Happened::MoveSealed { sealed, .. } => self.sealed(sealed, &subject),
            _ => {}
        }
        self.come_and_go(&event);
        self.courteous(&event.what);
        self.decisions += usize::from(event.what.class().is_decision);
        self.unspoken(&format_if(self.marker().is_some(), &event));
        self.log.push(event);
        self.conserved(self.log.last().map_or(START, |last| last.at));
    }

    /// Who is there, counted by the events alone.
    fn come_and_go(&mut self, event: &Event) {
        let mut here = |side: Color| {
            self.has_come[side] = true;
            self.left[side] = None;
        };
        match &event.what {
            Happened::Arrived(side) => here(*side),
            Happened::Played { by, .. } | Happened::MoveSealed { by, .. } => here(*by),
            Happened::Left(side) => match self.game.phase() {
                Phase::Waiting => self.has_come[*side] = false,
                _ => self.left[*side] = Some(event.at),
            },
            Happened::Resumed { present, .. } => {
                (self.has_come, self.left) = (*present, ByColor::default());
            }
            Happened::ColoursSwapped => {
                core::mem::swap(&mut self.has_come.white, &mut self.has_come.black);
                core::mem::swap(&mut self.left.white, &mut self.left.black);
            }
            _ => {}
        }
    }

    /// Law 9: courtesies are for casual games; nobody loses for having left before his time, nor as absent who has
    /// only left.
    fn courteous(&self, what: &Happened) {
        let is_casual = self.terms.competition.is_none() && self.terms.mode == Mode::Play;
        match what {
            Happened::Left(_)
            | Happened::TakebackAsked(_)
            | Happened::TakebackDeclined(_)
            | Happened::Saved(_) => {
                assert!(is_casual);
            }
            Happened::TakenBack { behind } => {
                assert!(is_casual);
                assert_eq!(self.game.entries().len(), *behind);
            }
            Happened::Ended(End::Aborted { .. }) => {
                assert!(is_casual && self.game.entries().len() < 2);
            }
            Happened::Ended(End::Abandoned) => {
                assert!(is_casual && !self.terms.control.is_timed());
            }
            Happened::Ended(End::Left { loser }) => {
                let left = self.left[*loser].expect("he has left");
                let away = self.now.since(left).expect("time goes on");
                assert!(is_casual && Some(away) >= self.terms.leave_time);
                assert_eq!((self.left[!*loser], self.has_come[!*loser]), (None, true));
            }
            Happened::Ended(End::Absence { loser }) => {
                assert!(self.is_wood() || !self.has_come[*loser]);
            }
            Happened::Ended(End::BothAbsent) => {
                assert!(self.is_wood() || self.has_come == ByColor::default());
            }
            _ => {}
        }
        for side in Color::ALL {
            let is_there = self.has_come[side] && self.left[side].is_none();
            assert!(
                self.is_wood() || self.game.is_there(side) == is_there,
                "{side}"
            );
        }
        let questions = [self.game.offer(), self.game.takeback()];
        assert!(questions.contains(&None), "two questions at a time");
    }

    /// At a wooden board reports are moves too, and say who is there.
    fn is_wood(&self) -> bool {
        self.terms.mode == Mode::Record
    }

    /// Law 2: a clock has run for as long as it was running.
    fn conserved(&self, at: Moment) {
        assert_eq!(self.game.clock().ran(at), self.ran, "at {at:?}");
    }

    /// What holds behind every command.
    fn hold(&self) {
        let last = self.log.last().map_or(START, |last| last.at);
        let passed = self.now.since(last).expect("time goes on");
        let is_running = self.game.clock().running().is_some();
        let since = if is_running { passed } else { Millis::ZERO };
        assert_eq!(self.game.clock().ran(self.now), self.ran.plus(since));
        assert_eq!(self.game.judging().decisions.len(), self.decisions);
        assert_eq!(self.game.version(), self.log.len() as u64);
        self.counted();
        self.scored();
        self.right_clock();
        self.no_dead_clock();
        self.possible_duty();
        self.unspoken(&format_if(self.marker().is_some(), &self.game));
    }

    /// Law 8: the clock counts the moves on the score that were not taken back, and a sealed one.
    fn counted(&self) {
        for side in Color::ALL {
            let made = made(self.game.entries(), side);
            let envelope = self.game.envelope().filter(|envelope| envelope.by == side);
            let sealed = envelope.and_then(|envelope| envelope.sealed()).is_some();
            let expected = made + usize::from(sealed);
            assert_eq!(self.game.clock().moves(side) as usize, expected, "{side}");
        }
    }

    /// Law 6: a game that is over has a result, unless it was annulled or broken off.
    fn scored(&self) {
        let end = self.game.end();
        let has_no_score = |end: &End| {
            matches!(
                end,
                End::Annulled { .. } | End::Aborted { .. } | End::Abandoned
            )
        };
        let has_none = end.is_none_or(has_no_score);
        assert_eq!(self.game.score() == Score::Unknown, has_none, "{end:?}");
        assert_eq!(end.is_some(), self.game.phase() == Phase::Over);
    }

    /// The clock that runs is that of the player who is to do something.
    fn right_clock(&self) {
        let Some(running) = self.game.clock().running() else {
            return;
        };
        let answers = self.game.envelope().map(|envelope| !envelope.by);
        let expected = self.restoring.or(answers);
        let expected = expected.unwrap_or_else(|| self.game.moves().turn());
        assert_eq!(running, expected, "in {:?}", self.game.phase());
    }

    /// A clock stands still only where the judge can let it run, or where nobody is to move.
    fn no_dead_clock(&self) {
        let clock = self.game.clock();
        match self.game.phase() {
            Phase::Playing | Phase::Adjourning => {
                let is_at_rest = clock.running().is_none() && clock.flag().is_none();
                let starts = || self.game.decide(&Command::StartClocks, self.now);
                assert!(!is_at_rest || starts().is_ok(), "{:?}", starts());
            }
            Phase::Waiting
            | Phase::Adjourned
            | Phase::InDoubt
            | Phase::EnvelopeLost
            | Phase::Over => {
                assert_eq!(clock.running(), None, "in {:?}", self.game.phase());
            }
            Phase::Closed => {}
        }
    }

    /// A piece that must move can.
    fn possible_duty(&self) {
        let touched = self.game.touched().filter(|_| self.game.end().is_none());
        if let Some(touched) = touched {
            let legal = legal_moves(&self.game);
            assert!(legal.iter().any(|m| m.from == touched), "{touched}");
        }
    }

    // Law 4: secrecy.

    fn commitment(&self) -> Option<Commitment> {
        let sealed = self.game.envelope()?.sealed()?;
        Some(sealed.commitment())
    }

    /// What must not be found anywhere now.
    fn marker(&self) -> Option<&str> {
        self.commitment()?;
        self.secret.as_ref()?.marker.as_deref()
    }

    fn unspoken(&self, said: &str) {
        if let Some(marker) = self.marker() {
            assert!(!said.contains(marker), "the sealed move is told: {said}");
        }
    }

    fn sealed(&mut self, sealed: &Sealed, subject: &[u8]) {
        let secret = self.offered.take().expect("somebody sealed it");
        assert!(secret.receipt.proves(&sealed.commitment()));
        assert!(!self.table.other.proves(&sealed.commitment()));
        assert_eq!(subject, self.game.seal_subject(GAME));
        let opened = open(sealed, &self.table.key, subject);
        assert_eq!(opened.as_ref(), Ok(&secret.receipt));
        if let Some(marker) = &secret.marker {
            let bytes = sealed.to_bytes();
            let is_told = bytes
                .windows(marker.len())
                .any(|part| part == marker.as_bytes());
            assert!(!is_told);
        }
        self.secret = Some(secret);
    }

    /// What an opened envelope says is what was sealed; a legal move is made.
    fn opened(&self, was_sealed: &Commitment, version: u64) {
        let new = self.log.get(usize::try_from(version).unwrap_or(0)..);
        let new: Vec<&Happened> = new
            .unwrap_or_default()
            .iter()
            .map(|event| &event.what)
            .collect();
        let receipt = new.iter().find_map(|what| match what {
            Happened::EnvelopeOpened(receipt) => Some(receipt),
            _ => None,
        });
        let Some(receipt) = receipt else { return };
        assert!(receipt.proves(was_sealed), "another text was taken");
        let secret = self.secret.as_ref().expect("somebody sealed it");
        let is_played = |what: &&Happened| matches!(what, Happened::SealedPlayed { .. });
        if secret.is_legal {
            assert!(new.iter().any(is_played), "{} is legal", receipt.text());
        }
        if secret.marker.is_some() {
            assert!(!new.iter().any(is_played), "a marker is no move");
        }
    }

    /// Law 3: the events alone make the same game.
    fn finish(&self) {
        let again = Game::replay(self.terms.clone(), &self.log).expect("the record is whole");
        assert_eq!(format!("{again:?}"), format!("{:?}", self.game));
        self.filed();
    }

    /// Law 9: the protocol is read back as it was written, and nothing is wrong in it.
    fn filed(&self) {
        let record = self.game.protocol(&Heading::default(), &self.log);
        let record = record.expect("the record is whole");
        let text = write_record(&record, Layout::Pdn);
        let is_opened = |event: &Event| matches!(event.what, Happened::EnvelopeOpened(_));
        let is_sealed = |event: &Event| matches!(event.what, Happened::MoveSealed { .. });
        let since = self.log.iter().rposition(is_sealed).unwrap_or(0);
        if !self.log.iter().skip(since).any(is_opened) {
            self.unspoken(&text);
        }
        let format = match self.table.rules {
            RuleSet::Draughts(_) => Format::Pdn,
            RuleSet::Chess(_) => Format::Pgn,
        };
        let file = || GameFile::new(text.as_bytes(), Some(format), None).expect("memory");
        let mut builder = Builder::new();
        assert!(file().read(&mut builder).expect("a file of games"));
        assert_eq!(builder.take(), (record, Vec::new()), "{text}");
        let mut checker = Checker::new(CheckOptions {
            draws: self.terms.draws,
            is_chess: format == Format::Pgn,
            ..CheckOptions::default()
        });
        assert!(file().read(&mut checker).expect("a file of games"));
        let checked = checker.take();
        // A game may end otherwise than its board says: by a new verdict (`002:§39.7`), or while an error that won it
        // was not decided.
        let won = self.game.moves().ended();
        let is_won = won.is_some_and(|ended| matches!(ended.outcome, Outcome::Win { .. }));
        let is_ruled = is_won && !matches!(self.game.end(), Some(End::Rules(_)));
        let is_wrong = |what: &What| {
            what.is_fault() && !(is_ruled && matches!(what, What::ResultDiffers { .. }))
        };
        let wrong = checked.findings.iter().find(|found| is_wrong(&found.what));
        assert!(wrong.is_none(), "{wrong:?}\n{text}");
    }
}

fn format_if(is_wanted: bool, what: &impl core::fmt::Debug) -> String {
    match is_wanted {
        true => format!("{what:?}"),
        false => String::new(),
    }
}

/// A legal move, or a text that no board can mean, in an envelope.
fn put_into_envelope(
    game: &Game,
    key: &EnvelopeKey,
    chance: &mut Chance,
    legal: Option<String>,
) -> (Sealed, Secret) {
    let legal = legal.filter(|_| chance.percent(70));
    let marker = format!("ξ{:016}", chance.below(10_000_000_000_000_000));
    let text = legal.as_ref().unwrap_or(&marker);
    let drawn = peatee_conduct::Chance::new(chance.bytes());
    let (sealed, receipt) =
        seal(text, drawn, key, &game.seal_subject(GAME)).expect("it can be sealed");
    let is_marked = legal.is_none();
    let secret = Secret {
        receipt,
        // A piece that was touched must move (`002:§11.1`).
        is_legal: legal.is_some_and(|text| {
            matches!(
                game.read_to_seal(&text),
                peatee_conduct::Meaning::Certain(_)
            )
        }),
        marker: is_marked.then_some(marker),
    };
    (sealed, secret)
}

/// Whether a command was not even read.
fn is_unreadable(refused: Option<&Refused>) -> bool {
    matches!(refused, Some(Refused::TooLong { .. } | Refused::NoReason))
}

/// Law 6: what may happen in a game that is over.
fn is_for_the_end(command: &Command) -> bool {
    matches!(
        command,
        Command::Rule { .. }
            | Command::ReplayFrom { .. }
            | Command::Penalise { .. }
            | Command::NoteMisconduct { .. }
            | Command::Protest { .. }
            | Command::AnswerProtest { .. }
            | Command::Appeal { .. }
            | Command::DecideAppeal { .. }
            | Command::HandIn { .. }
            | Command::Sign { .. }
            | Command::AcceptSheets { .. }
            | Command::BeginNextRound
    )
}

laws! {
    international = "international",
    russian = "russian",
    brazilian = "brazilian",
    russian_1953 = "russian-1953",
    hundred_1953 = "hundred-1953",
    home = "home",
    home_next = "home-next",
    home_continue = "home-continue",
    home_next_continue = "home-next-continue",
    chess = "chess",
    chess_leaflet = "chess-leaflet",
}

/// The moves of a player on a score; one is taken back where it is his move again without one, if he has made any.
fn made(entries: &[ScoreEntry], side: Color) -> usize {
    let before = entries.iter().map(|entry| Some(entry.next));
    let before = core::iter::once(None).chain(before);
    let mine = entries.iter().zip(before);
    let mine = mine.filter(|(entry, _)| entry.by == side);
    mine.fold(0, |made: usize, (entry, before)| match entry.text() {
        Some(_) => made + 1,
        None if before == Some(!side) && entry.next == side => made.saturating_sub(1),
        None => made,
    })
}
