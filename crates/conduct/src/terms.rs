//! What is agreed before a game begins.

use games::{Article, Book, ByColor, DrawOptions, Phrase, RuleSet, SetupRefused};

use crate::control::TimeControl;
use crate::form::{Form, FormFault};
use crate::time::Millis;

/// What is agreed before a game begins.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The rule set.
    pub rules: RuleSet,
    /// Another position than the first one, as FEN: for problems and for odds.
    pub fen: Option<String>,
    /// The readings of the draw rules.
    pub draws: DrawOptions,
    /// How much time there is.
    pub control: TimeControl,
    /// How late a player may come; none where nobody looks who is there.
    pub default_time: Option<Millis>,
    /// How long a player of a casual game waits for an opponent who has left before he may claim the game; none where
    /// nobody looks who leaves. Where a clock runs nobody claims ([`Terms::claims_left`]).
    pub leave_time: Option<Millis>,
    /// Where the board is.
    pub mode: Mode,
    /// How long the game is played before it is adjourned, by both clocks together (`002:§32.5`).
    pub session: Option<Millis>,
    /// How it is played.
    pub form: Form,
    /// Whether a piece that was touched must move.
    pub has_touch_move: bool,
    /// Whether the players must write their moves down, where the organiser has said so (`001:10.3`) and may say so
    /// ([`Terms::score_demanded_by`]).
    pub score: Option<Duty>,
    /// Who plays. A side of several persons plays a consultation game (`002:§3.1`).
    pub sides: ByColor<Vec<PersonId>>,
    /// The competition that the game belongs to.
    pub competition: Option<Competition>,
}

/// A person, whom only the caller knows by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub u64);

/// Where the board is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// The program is the board: only legal moves can be made on it.
    #[default]
    Play,
    /// The board is of wood, and somebody records what happens on it.
    Record,
}

/// Whether something must be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// It must.
    Must,
    /// It need not.
    Need,
}

/// What a competition asks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Competition {
    /// Whether it is of the last round of a tournament or the last game of a match: it is not replayed once it is over
    /// (`002:§12.2`).
    pub is_last: bool,
    /// Whether the players may analyse the game while it is adjourned: the regulations forbid it in the playing room
    /// only (`002:§39c`).
    pub may_analyse_adjourned: bool,
}

/// Help that players may or may not use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aid {
    /// Engines, books, archives, advice (`002:§39a`).
    Advice,
    /// Looking at positions on another board (`002:§39c`).
    Analysis,
    /// Arrows and marks on squares (`002:§39d`).
    Marks,
}

/// Why a game cannot be begun on such terms.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TermsFault {
    /// The position cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupRefused),
    /// The form of play and the time control do not go together.
    #[error(transparent)]
    Form(#[from] FormFault),
    /// A session is longer than nothing and at most a day.
    #[error("a session lasts from a minute to a day")]
    Session,
}

impl TermsFault {
    /// Every reason as a sentence still without a language.
    pub fn phrases(&self) -> Vec<Phrase> {
        match self {
            TermsFault::Setup(refused) => refused.phrases(),
            TermsFault::Form(FormFault::TooFast { .. }) => vec![Phrase::new("terms-wrong-letter")],
            TermsFault::Form(FormFault::NobodyBlind) => {
                vec![Phrase::new("terms-wrong-nobody-blind")]
            }
            TermsFault::Session => vec![Phrase::new("terms-wrong-session")],
        }
    }
}

impl Terms {
    /// How late a player may come by the regulations of 1953 (`002:§32.11`).
    pub const HALF_AN_HOUR: Millis = Millis::minutes(30);

    /// A game without a clock from the first position.
    pub fn new(rules: RuleSet) -> Terms {
        Terms {
            rules,
            fen: None,
            draws: DrawOptions::default(),
            control: TimeControl::untimed(),
            default_time: None,
            leave_time: None,
            mode: Mode::default(),
            session: None,
            form: Form::default(),
            has_touch_move: false,
            score: None,
            sides: ByColor::default(),
            competition: None,
        }
    }

    /// Whether it is played by letter (`000:11.1.3`).
    pub fn is_by_letter(&self) -> bool {
        self.form == Form::Correspondence
    }

    /// A game with a clock. Where the book has it so, endings that cannot be won are then not played out
    /// (`001:7.2.9`).
    pub fn timed(rules: RuleSet, control: TimeControl) -> Terms {
        let mut terms = Terms::new(rules);
        if rules.book() == Book::Russian && control.runs_without_increment() {
            // The setting and its value are of the table of settings.
            let set = terms.draws.set("small-endings", "not-played-out");
            debug_assert!(set.is_ok(), "a known setting");
        }
        terms.control = control;
        terms
    }

    /// The readings of the draw rules that are not the usual ones of this rule set and time control: setting and value.
    pub fn unusual_draws(&self) -> Vec<(&'static str, &'static str)> {
        let usual = Terms::timed(self.rules, self.control.clone()).draws;
        let settings = self.rules.draw_settings().iter();
        settings
            .filter_map(|name| Some((*name, self.draws.value(name)?)))
            .filter(|(name, value)| usual.value(name) != Some(*value))
            .collect()
    }

    /// The same game as one of a competition. Under the regulations of 1953 a player may then come up to half an hour
    /// late (`002:§32.11`), unless something else was agreed or it is played by letter.
    #[must_use]
    pub fn in_competition(mut self, competition: Competition) -> Terms {
        if self.rules.book() == Book::Regulations1953 && !self.is_by_letter() {
            self.default_time = self.default_time.or(Some(Terms::HALF_AN_HOUR));
        }
        self.competition = Some(competition);
        self
    }

    /// The session, where a competition by the regulations of 1953 gives a game less than 4 hours or more than 6
    /// (`002:§32.5`).
    pub fn unusual_session(&self) -> Option<Millis> {
        let is_official = self.competition.is_some() && self.rules.book() == Book::Regulations1953;
        let usual = Millis::hours(4)..=Millis::hours(6);
        let session = self.session.filter(|_| is_official);
        session.filter(|session| !usual.contains(session))
    }

    /// Whether the players must write their moves down (`000:10.2`, `000:10.4`, `001:10.3`, `002:§33.1`).
    pub fn is_score_compulsory(&self) -> bool {
        let usual = || self.control.is_score_compulsory();
        self.score_demanded_by().is_some()
            || match self.score {
                Some(Duty::Must) => true,
                Some(Duty::Need) => false,
                None => usual(),
            }
    }

    /// The article by which the players must write their moves down whatever the organiser says: with a number of moves
    /// to make in the codes `000` and `001`, in every official competition by the regulations of 1953.
    pub fn score_demanded_by(&self) -> Option<Article> {
        let has_moves = self.control.is_score_compulsory();
        let book = self.rules.book();
        match book {
            Book::International | Book::Russian => has_moves.then(|| Article::new(book, "10.2.2")),
            Book::Regulations1953 => self
                .competition
                .is_some()
                .then(|| Article::new(book, "§33.1")),
            Book::Home | Book::ChessLeaflet | Book::Fide => None,
        }
    }

    /// How long one waits for a move of an opponent who has left before he may claim the game: only in a casual game
    /// without a clock (decision 0035).
    pub fn claims_left(&self) -> Option<Millis> {
        let is_casual = self.competition.is_none() && self.mode == Mode::Play;
        let may = is_casual && !self.control.is_timed();
        self.leave_time.filter(|_| may)
    }

    /// Whether a side is more than one person (`002:§3.1`).
    pub fn is_consultation(&self) -> bool {
        [&self.sides.white, &self.sides.black]
            .iter()
            .any(|side| side.len() > 1)
    }

    pub(crate) fn sound(&self) -> Result<(), TermsFault> {
        let is_odd = |length: Millis| length < Millis::minutes(1) || length > Millis::days(1);
        if self.session.is_some_and(is_odd) {
            return Err(TermsFault::Session);
        }
        self.form.fits(&self.control)?;
        Ok(())
    }
}
