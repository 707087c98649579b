//! Checking games as they are read: is every move legal, does the result fit, where was it drawn?

use notation::pdn::{Fault, Place, Text, Visitor};
use notation::{Score, Slip};
use rules::{Article, Color, DrawOptions, DrawReason, Outcome};

use crate::claim::claimed_with;
use crate::game::{Ended, Game};
use crate::kind::{Kind, KindRefused, kind_of};
use crate::refusal::{Refusal, SetupRefused};
use crate::rule_set::RuleSet;
use crate::spot::{Spelling, Spot, Stepped};

/// How games are checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct CheckOptions {
    /// The rule set of games that do not say theirs.
    pub rules: Option<RuleSet>,
    /// The readings of the draw rules where a game does not name its own in the tag `Draws`.
    pub draws: DrawOptions,
    /// Readings that hold whatever a game says: a value for each of [`DrawOptions::SETTINGS`] that was chosen.
    pub chosen: [Option<&'static str>; DrawOptions::SETTINGS.len()],
    /// Whether a game that says nothing is chess.
    pub is_chess: bool,
}

/// What was found in one game.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// Where it begins.
    pub at: Place,
    /// The values of the tags that tell games apart.
    pub heading: Heading,
    /// Its rule set and how it is known; none where it is not one of ours.
    pub kind: Option<Kind>,
    /// Moves of the main line that were legal.
    pub plies: u32,
    /// Moves of variations that were legal.
    pub variation_plies: u32,
    /// The result that the file states.
    pub stated: Option<Score>,
    /// How the moves end the game by themselves.
    pub ended: Option<Ended>,
    /// What is wrong and what is worth saying, in the order of the file.
    pub findings: Vec<Finding>,
}

/// Who played what where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The event.
    pub event: String,
    /// The date.
    pub date: String,
    /// The round.
    pub round: String,
}

/// Something found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The place in the file.
    pub at: Place,
    /// At which move, if at one.
    pub ply: Option<Ply>,
    /// Whether in a variation.
    pub is_aside: bool,
    /// The thing that was found.
    pub what: What,
}

/// A move of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply {
    /// Its number among the moves of both sides, from 1.
    pub count: u32,
    /// The number that stands before it on a score sheet.
    pub number: u32,
    /// Who made it.
    pub side: Color,
}

/// What was found.
#[derive(Clone, Debug)]
pub enum What {
    /// The file is not written as it should be.
    Written(Fault),
    /// The rule set is not one of ours, or is not named as it should be.
    Kind(KindRefused),
    /// The position cannot be read or played.
    Setup(SetupRefused),
    /// The tag `Draws` does not name readings of the draw rules.
    Draws(String),
    /// A move is not legal; what follows it in its line was not looked at.
    Illegal {
        /// The move as it is written.
        text: String,
        /// The reason why the move is not legal.
        refusal: Refusal,
    },
    /// A move is not known.
    Unknown,
    /// A slip of the pen.
    Slip {
        /// The move as it is written.
        text: String,
        /// What is wrong with it.
        slip: Slip,
        /// The move as it should be written.
        right: String,
    },
    /// The game was over before this move.
    MovesAfterEnd(Ended),
    /// The moves end the game in another way than the file says.
    ResultDiffers {
        /// What the file says.
        stated: Score,
        /// What the moves say.
        ended: Ended,
    },
    /// The Result tag and the result behind the moves differ.
    TwoResults {
        /// What the tag says.
        tag: Score,
        /// What stands behind the moves.
        end: Score,
    },
    /// The game was drawn by itself here.
    Drawn(Ended),
    /// A draw could have been claimed here.
    Claimable {
        /// The rule by which a draw could have been claimed.
        reason: DrawReason,
        /// Where it is written.
        article: Option<Article>,
    },
}

impl What {
    /// Whether the game is not right, and not only remarkable.
    pub fn is_fault(&self) -> bool {
        match self {
            // Perhaps it was meant to be a move.
            What::Written(Fault::Unknown(text)) => text.bytes().any(|byte| byte.is_ascii_digit()),
            What::Written(fault) => {
                matches!(
                    fault,
                    Fault::TooManyFaults | Fault::TooLong | Fault::UnclosedComment
                )
            }
            What::Kind(_)
            | What::Setup(_)
            | What::Draws(_)
            | What::Illegal { .. }
            | What::MovesAfterEnd(_)
            | What::ResultDiffers { .. }
            | What::TwoResults { .. } => true,
            What::Unknown | What::Slip { .. } | What::Drawn(_) | What::Claimable { .. } => false,
        }
    }
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_right(&self) -> bool {
        !self.findings.iter().any(|finding| finding.what.is_fault())
    }

    /// The first thing that is wrong.
    pub fn first_fault(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| finding.what.is_fault())
    }
}

/// A line of moves being followed.
#[derive(Debug)]
struct Track {
    now: Option<Spot>,
    /// The position before the last move: variations begin there.
    before: Option<Spot>,
    count: u32,
    /// Half-moves before the first one: 1 where Black began.
    skipped: u32,
}

/// Checks games one after the other; what it finds is taken out game by game.
#[derive(Debug, Default)]
pub struct Checker {
    options: CheckOptions,
    tags: Tags,
    checked: Checked,
    /// The main line with its past, as long as it is under way.
    game: Option<Game>,
    tracks: Vec<Track>,
    claimed: Vec<DrawReason>,
    has_started: bool,
    /// How deep the variations lie that stand before any move and so cannot be followed.
    adrift: u32,
}

#[derive(Debug, Default)]
struct Tags {
    rules: Option<(String, Place)>,
    game_type: Option<(String, Place)>,
    variant: Option<String>,
    fen: Option<(String, Place)>,
    /// Whether the position stands before the first move and so need not have arisen by legal moves.
    is_set_up: bool,
    result: Option<Score>,
    draws: Option<(String, Place)>,
}

impl Checker {
    /// A checker with these options.
    pub fn new(options: CheckOptions) -> Checker {
        Checker {
            options,
            ..Checker::default()
        }
    }

    /// What was found in the game just read.
    pub fn take(&mut self) -> Checked {
        core::mem::take(&mut self.checked)
    }

    fn note(&mut self, at: Place, what: What) {
        self.checked.findings.push(Finding {
            at,
            ply: None,
            is_aside: self.tracks.len() > 1,
            what,
        });
    }

    fn note_at(&mut self, at: Place, ply: Ply, what: What) {
        self.checked.findings.push(Finding {
            at,
            ply: Some(ply),
            is_aside: self.tracks.len() > 1,
            what,
        });
    }

    /// Finds the rule set and the first position, at the latest when the first move is there.
    fn start(&mut self, first_move: Option<&str>, at: Place) {
        self.has_started = true;
        let draws = self.draws();
        let fen = self.tags.fen.as_ref().map(|(fen, _)| fen.as_str());
        let kind = kind_of(&crate::kind::Evidence {
            rules: self.tags.rules.as_ref().map(|(rules, _)| rules.as_str()),
            game_type: self.tags.game_type.as_ref().map(|(kind, _)| kind.as_str()),
            variant: self.tags.variant.as_deref(),
            fen,
            first_move,
            given: self.options.rules,
            is_chess: self.options.is_chess,
        });
        let kind = match kind {
            Ok(kind) => kind,
            Err(refused) => {
                let tag = self.tags.rules.as_ref().or(self.tags.game_type.as_ref());
                let at = tag.map_or(at, |(_, at)| *at);
                return self.note(at, What::Kind(refused));
            }
        };
        self.checked.kind = Some(kind);
        let found = match fen.filter(|_| self.tags.is_set_up) {
            Some(fen) => (
                Spot::irregular(kind.rules, fen),
                Game::going_on(kind.rules, fen, draws),
            ),
            None => (
                Spot::new(kind.rules, fen),
                Game::start(kind.rules, fen, draws),
            ),
        };
        match found {
            (Ok(spot), Ok(game)) => self.set_out(spot, game),
            (Err(refused), _) | (_, Err(refused)) => {
                let at = self.tags.fen.as_ref().map_or(at, |(_, at)| *at);
                self.note(at, What::Setup(refused));
            }
        }
    }

    /// The readings of the draw rules by which this game is replayed.
    fn draws(&mut self) -> DrawOptions {
        let mut draws = self.options.draws;
        if let Some((text, at)) = self.tags.draws.take() {
            let all = text.split_whitespace().all(|word| {
                let (name, value) = word.split_once('=').unwrap_or((word, ""));
                draws.set(name, value).is_ok()
            });
            if !all {
                self.note(at, What::Draws(text));
            }
        }
        let chosen = DrawOptions::SETTINGS.into_iter().zip(self.options.chosen);
        for ((name, _), value) in chosen {
            // Each value is one of its setting.
            let known = value.is_none_or(|value| draws.set(name, value).is_ok());
            debug_assert!(known, "{name}={value:?}");
        }
        draws
    }

    /// Begins the main line.
    fn set_out(&mut self, spot: Spot, game: Game) {
        self.tracks = vec![Track {
            skipped: u32::from(spot.turn() == Color::Black),
            now: Some(spot),
            before: None,
            count: 0,
        }];
        self.game = Some(game);
    }

    fn ply(track: &Track, side: Color) -> Ply {
        Ply {
            count: track.count + 1,
            number: (track.count + track.skipped) / 2 + 1,
            side,
        }
    }

    /// Says what the last move of the main line means for the game, which may have been over before.
    fn judge(&mut self, over: Option<Ended>, ply: Ply, at: Place) {
        if let Some(ended) = over {
            self.game = None;
            return self.note_at(at, ply, What::MovesAfterEnd(ended));
        }
        let Some(game) = &self.game else {
            return;
        };
        if let Some(ended) = game.ended() {
            if matches!(ended.outcome, Outcome::Draw { .. }) {
                self.note_at(at, ply, What::Drawn(ended));
            }
            return;
        }
        for reason in game.claims() {
            if self.claimed.contains(&reason) {
                continue;
            }
            self.claimed.push(reason);
            let outcome = Outcome::Draw { by: reason };
            let article = self
                .game
                .as_ref()
                .and_then(|game| game.ended_by(outcome).article);
            self.note_at(at, ply, What::Claimable { reason, article });
        }
    }

    /// Compares the end of the moves with what the file states.
    fn compare(&mut self, score: Option<Score>, at: Place) {
        let ended = self.game.as_ref().and_then(Game::ended);
        self.checked.ended = ended;
        let behind = score.filter(|score| *score != Score::Unknown);
        let tag = self.tags.result.filter(|score| *score != Score::Unknown);
        self.checked.stated = behind.or(tag);
        if let (Some(tag), Some(end)) = (tag, behind)
            && tag != end
        {
            self.note(at, What::TwoResults { tag, end });
        }
        if let (Some(stated), Some(ended)) = (self.checked.stated, ended)
            && stated != Score::from(ended.outcome)
        {
            self.note(at, What::ResultDiffers { stated, ended });
        }
    }
}

impl Visitor for Checker {
    fn begin(&mut self, at: Place) {
        *self = Checker::new(self.options);
        self.checked.at = at;
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: Place) {
        let name = name.bytes();
        let heading = &mut self.checked.heading;
        let is = |tag: &str| name.eq_ignore_ascii_case(tag.as_bytes());
        let text = || value.decode().trim().to_owned();
        if is("White") {
            heading.white = text();
        } else if is("Black") {
            heading.black = text();
        } else if is("Event") {
            heading.event = text();
        } else if is("Date") {
            heading.date = text();
        } else if is("Round") {
            heading.round = text();
        } else if is("Result") {
            self.tags.result = Score::parse(&value.decode());
        } else if is("Rules") {
            self.tags.rules = Some((text(), at));
        } else if is("GameType") {
            self.tags.game_type = Some((text(), at));
        } else if is("Variant") {
            self.tags.variant = Some(text());
        } else if is("Draws") {
            self.tags.draws = Some((text(), at)).filter(|(draws, _)| !draws.is_empty());
        } else if is("FEN") {
            self.tags.fen = Some((text(), at)).filter(|(fen, _)| !matches!(fen.as_str(), "" | "?"));
        }
    }

    fn played(&mut self, text: &str, at: Place) {
        if self.adrift > 0 {
            return;
        }
        if !self.has_started {
            self.start(Some(text), at);
        }
        let is_main = self.tracks.len() == 1;
        let Some(track) = self.tracks.last_mut() else {
            return;
        };
        let Some(turn) = track.now.as_ref().map(Spot::turn) else {
            return;
        };
        let ply = Checker::ply(track, turn);
        if text.starts_with('-') {
            // Not known: nothing after it can be followed.
            track.now = None;
            self.game = self.game.take().filter(|_| !is_main);
            return self.note_at(at, ply, What::Unknown);
        }
        let before = track.now.clone();
        let game = self.game.as_mut().filter(|_| is_main);
        let over = game.as_ref().and_then(|game| game.ended());
        // The game with its past finds the move as long as it is under way.
        let stepped = match (game, over, &mut track.now) {
            (Some(game), None, now) => {
                let slip = game.advance(text);
                *now = Some(game.spot());
                slip
            }
            (_, _, Some(now)) => now.step(text),
            (_, _, None) => return,
        };
        match stepped {
            Ok(slip) => {
                let right = slip
                    .and(before.clone())
                    .and_then(|mut spot| spot.spell(text, Spelling::default()).ok());
                track.before = before;
                track.count += 1;
                if is_main {
                    self.checked.plies += 1;
                    self.judge(over, ply, at);
                } else {
                    self.checked.variation_plies += 1;
                }
                if let (Some(slip), Some(Stepped { text: right, .. })) = (slip, right) {
                    let text = text.to_owned();
                    self.note_at(at, ply, What::Slip { text, slip, right });
                }
            }
            Err(refusal) => {
                track.now = None;
                track.before = before;
                if is_main {
                    self.game = None;
                }
                let text = text.to_owned();
                self.note_at(at, ply, What::Illegal { text, refusal });
            }
        }
    }

    /// A draw that was claimed with a move that is not made (`002:§16.2`).
    fn comment(&mut self, text: Text<'_>, at: Place) {
        let [track] = self.tracks.as_slice() else {
            return;
        };
        let Some(game) = self.game.as_ref().filter(|_| self.adrift == 0) else {
            return;
        };
        let with = claimed_with(&text.decode());
        let claims = with.and_then(|text| game.claims_with(&text).ok());
        let Some(reason) = claims.and_then(|claims| claims.first().copied()) else {
            return;
        };
        let article = game.ended_by(Outcome::Draw { by: reason }).article;
        let ply = Checker::ply(track, game.turn());
        self.note_at(at, ply, What::Claimable { reason, article });
    }

    fn setup(&mut self, fen: Text<'_>, at: Place) {
        if self.adrift > 0 {
            return;
        }
        let fen = fen.decode();
        if !self.has_started {
            self.tags.fen = Some((fen.into_owned(), at));
            self.tags.is_set_up = true;
            return;
        }
        let Some(kind) = self.checked.kind else {
            return;
        };
        let is_main = self.tracks.len() == 1;
        let spot = Spot::irregular(kind.rules, &fen);
        let Some(track) = self.tracks.last_mut() else {
            return;
        };
        match spot {
            Ok(spot) => {
                // A move that led there without being legal has its number too.
                let turn = track.now.as_ref().map(Spot::turn);
                track.skipped += u32::from(turn.is_some_and(|turn| turn != spot.turn()));
                track.now = Some(spot);
                if is_main {
                    // A position stands there because the game went on from it.
                    self.game = Game::going_on(kind.rules, &fen, self.options.draws).ok();
                    self.claimed.clear();
                }
            }
            Err(refused) => {
                track.now = None;
                self.note(at, What::Setup(refused));
            }
        }
    }

    fn open_variation(&mut self, _: Place) {
        let has_before = |track: &Track| track.before.is_some();
        if self.adrift > 0 || !self.tracks.last().is_some_and(has_before) {
            self.adrift += 1;
            return;
        }
        let track = self.tracks.last().map(|track| Track {
            now: track.before.clone(),
            before: None,
            count: track.count - u32::from(track.now.is_some() && track.before.is_some()),
            skipped: track.skipped,
        });
        self.tracks.extend(track);
    }

    fn close_variation(&mut self) {
        if self.adrift > 0 {
            self.adrift -= 1;
        } else if self.tracks.len() > 1 {
            self.tracks.pop();
        }
    }

    fn fault(&mut self, fault: Fault, at: Place) {
        self.note(at, What::Written(fault));
    }

    fn end(&mut self, score: Option<Score>, at: Place) {
        if !self.has_started {
            self.start(None, at);
        }
        self.compare(score, at);
    }
}
