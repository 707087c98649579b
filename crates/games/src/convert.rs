//! Games written anew, in another notation.

use notation::pdn::{Fault, Place};
use notation::{Layout, MoveForm, Points, Record, Score, write_record};
use rules::Naming;
use texts::Phrase;

use crate::cited::Words;
use crate::files::Format;
use crate::filter::Filter;
use crate::kind::KindRefused;
use crate::lists::lists_phrase;
use crate::phrase::GamePhrase as _;
use crate::refusal::SetupRefused;
use crate::respell::{Misspelled, Why, respell};
use crate::rule_set::RuleSet;
use crate::shown::shown;
use crate::spot::Spelling;
use crate::strip::{Strip, unknown_move};
use crate::tags;

/// The notation that games are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Notation {
    /// Moves as the rule set writes them.
    #[default]
    Pdn,
    /// The same; games of chess are always PGN.
    Pgn,
    /// Squares by number.
    Numeric,
    /// Squares by letter and digit, on boards of 8 by 8.
    Algebraic,
    /// White's moves on the left, Black's on the right, as in 1953.
    Columns,
    /// A page to print, without tags.
    Plain,
}

/// How games are written anew, and which.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ConvertOptions {
    /// The notation.
    pub to: Notation,
    /// How much of a move is written.
    pub form: MoveForm,
    /// How results are written; as they are where nothing is said. Chess knows one way.
    pub points: Option<Points>,
    /// Whether tags, dates and results are put into their standard form and order.
    pub normalise: bool,
    /// Whether games are left out that have an illegal move, or whose moves cannot be followed.
    pub legal_only: bool,
    /// The rule set of games that do not say theirs.
    pub rules: Option<RuleSet>,
    /// The only rule set that is wanted.
    pub only: Option<RuleSet>,
    /// Which games are wanted.
    pub filter: Filter,
    /// What is left out of them.
    pub strip: Strip,
}

/// A game as it was read from a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame {
    /// Its tags and moves.
    pub record: Record,
    /// What is not written as it should be.
    pub faults: Vec<(Fault, Place)>,
    /// Where it begins.
    pub begins: Place,
    /// The format of its file.
    pub format: Format,
}

/// A game written anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Converted {
    /// Its tags and moves.
    pub record: Record,
    /// Its rule set, where it is known.
    pub rules: Option<RuleSet>,
    /// The format of the files that it belongs into; none for a page to print.
    pub format: Option<Format>,
    layout: Layout,
}

/// What is to be said of a game that is written anew.
#[derive(Clone, Debug)]
pub enum Remark {
    /// Something in the file is not carried over as it stands.
    Fault(Fault),
    /// There is no such notation for the game.
    NoNotation(NoNotation, Notation),
    /// Its rule set is not known.
    UnknownRules(KindRefused),
    /// Its first position cannot be used.
    Setup(SetupRefused),
    /// A move stays as it was written.
    Misspelled(Misspelled),
    /// A move is not recorded.
    UnknownMove,
    /// The Result tag and the result behind the moves differ.
    TwoResults {
        /// What the tag says.
        tag: Score,
        /// What stands behind the moves, which is kept.
        end: Score,
    },
    /// It is left out.
    LeftOut,
    /// It is left out because it is of the other kind than the games before it in its file.
    OtherKind,
}

/// Why there is no such notation for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNotation {
    /// It is for draughts only.
    Chess,
    /// It names squares by letters, and those of the large board have numbers only.
    LargeBoard,
}

impl Remark {
    /// Its sentence, for the game of a number.
    pub fn sentence(&self, number: u64, words: &Words<'_>) -> String {
        let phrase = |key: &str| Phrase::new(key).number("game", number);
        let setup =
            |refused: &SetupRefused| phrase("convert-setup").text("error", refused.to_string());
        let phrase = match self {
            Remark::Fault(fault) => Phrase::of_fault(fault),
            Remark::NoNotation(why, to) => phrase(match why {
                NoNotation::Chess => "convert-no-chess",
                NoNotation::LargeBoard => "convert-no-letters",
            })
            .text("to", to.name()),
            Remark::UnknownRules(refused) => {
                phrase("convert-unknown-rules").text("error", refused.to_string())
            }
            Remark::Setup(refused) => setup(refused),
            Remark::Misspelled(Misspelled { text, why, .. }) => match why {
                Why::Illegal(refusal) => {
                    let text = shown(text);
                    let illegal = phrase("convert-illegal").text("move", text.clone());
                    let why = words(&refusal.cited(&text));
                    return format!("{} {why}", words(&illegal.into()));
                }
                Why::Setup(refused) => setup(refused),
            },
            Remark::UnknownMove => Phrase::new("check-unknown-move"),
            Remark::TwoResults { tag, end } => phrase("convert-two-results")
                .text("tag", tag.to_string())
                .text("end", end.to_string()),
            Remark::LeftOut => phrase("convert-left-out"),
            Remark::OtherKind => phrase("convert-other-kind"),
        };
        words(&phrase.into())
    }
}

impl Notation {
    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Pdn => "pdn",
            Notation::Pgn => "pgn",
            Notation::Numeric => "numeric",
            Notation::Algebraic => "algebraic",
            Notation::Columns => "columns",
            Notation::Plain => "plain",
        }
    }

    /// Why a game of a rule set cannot be written so.
    fn refuses(self, rules: RuleSet) -> Option<NoNotation> {
        match (self, rules) {
            (Notation::Numeric | Notation::Algebraic | Notation::Columns, RuleSet::Chess(_)) => {
                Some(NoNotation::Chess)
            }
            (Notation::Algebraic, RuleSet::Draughts(variant)) if variant.board_rows() > 8 => {
                Some(NoNotation::LargeBoard)
            }
            _ => None,
        }
    }

    /// Whether moves that cannot be followed may stay as they are written.
    const fn keeps_moves(self) -> bool {
        match self {
            Notation::Pdn | Notation::Pgn | Notation::Plain => true,
            Notation::Numeric | Notation::Algebraic | Notation::Columns => false,
        }
    }

    const fn layout(self) -> Layout {
        match self {
            Notation::Columns => Layout::Columns,
            Notation::Plain => Layout::Plain,
            Notation::Numeric | Notation::Algebraic | Notation::Pdn | Notation::Pgn => Layout::Pdn,
        }
    }
}

/// Writes games anew, one after the other, and counts them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Converter {
    options: ConvertOptions,
    /// Games that were read.
    read: u64,
    /// Games that were written; whoever writes them counts them.
    pub written: u64,
    /// Games with an illegal move.
    illegal: u64,
}

impl Converter {
    /// Before the first game.
    pub fn new(options: ConvertOptions) -> Converter {
        Converter {
            options,
            ..Converter::default()
        }
    }

    /// Games that were read.
    pub const fn read(&self) -> u64 {
        self.read
    }

    /// Whether no game behind those read so far is wanted.
    pub fn is_over(&self) -> bool {
        self.options.filter.is_over(self.read)
    }

    /// How many games were read, written and had illegal moves.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("convert-summary")
            .number("read", self.read)
            .number("written", self.written)
            .number("illegal", self.illegal)
    }

    /// The next game written anew; none where it is not wanted or is left out. Remarks come with their places in the file.
    pub fn convert(
        &mut self,
        game: ReadGame,
        remark: &mut dyn FnMut(Place, Remark),
    ) -> Option<Converted> {
        self.read += 1;
        let ReadGame {
            mut record,
            faults,
            begins,
            format,
        } = game;
        let tell_faults = |remark: &mut dyn FnMut(Place, Remark)| {
            let faults = faults.iter().cloned();
            faults.for_each(|(fault, at)| remark(at, Remark::Fault(fault)));
        };
        if record == Record::default() {
            // A number on its own, say: nothing of a game that could be written.
            tell_faults(remark);
            return None;
        }
        let filter = &self.options.filter;
        if !filter.takes_number(self.read) || !filter.takes(&record) {
            return None;
        }
        let kind = tags::kind(&record, self.options.rules, format == Format::Pgn);
        let rules = kind.map(|kind| kind.rules);
        let is_other = |only: RuleSet| rules.as_ref() != Ok(&only);
        if self.options.only.is_some_and(is_other) {
            return None;
        }
        tell_faults(remark);
        self.options.strip.apply(&mut record.line);
        let spelled = match &rules {
            Ok(rules) => self.spell(&mut record, *rules, begins, remark),
            Err(refused) => {
                remark(begins, Remark::UnknownRules(refused.clone()));
                self.keeps_moves()
            }
        };
        if !spelled {
            remark(begins, Remark::LeftOut);
            return None;
        }
        let known = rules.as_ref().ok().copied();
        self.set_tags(&mut record, known, begins, remark);
        let format = match (self.options.to, rules) {
            (Notation::Plain, _) => None,
            (_, Ok(RuleSet::Chess(_))) => Some(Format::Pgn),
            (_, Ok(RuleSet::Draughts(_))) => Some(Format::Pdn),
            (_, Err(_)) => Some(format),
        };
        Some(Converted {
            record,
            rules: known,
            format,
            layout: self.options.to.layout(),
        })
    }

    /// Spells the moves; false where the game is not to be written.
    fn spell(
        &mut self,
        record: &mut Record,
        rules: RuleSet,
        begins: Place,
        remark: &mut dyn FnMut(Place, Remark),
    ) -> bool {
        let to = self.options.to;
        if let Some(why) = to.refuses(rules) {
            remark(begins, Remark::NoNotation(why, to));
            return false;
        }
        let spelling = self.spelling();
        match respell(record, rules, spelling) {
            Ok(wrong) => {
                tags::keep_kind(record, rules, spelling.naming);
                self.illegal += u64::from(!wrong.is_empty());
                let is_right = wrong.is_empty();
                for misspelled in wrong {
                    remark(misspelled.at, Remark::Misspelled(misspelled));
                }
                if let Some(at) = unknown_move(&record.line) {
                    remark(at, Remark::UnknownMove);
                }
                is_right || !self.options.legal_only
            }
            Err(refused) => {
                remark(begins, Remark::Setup(refused));
                self.keeps_moves()
            }
        }
    }

    /// Whether a game whose moves cannot be followed is written as it was.
    const fn keeps_moves(&self) -> bool {
        self.options.to.keeps_moves() && !self.options.legal_only
    }

    fn set_tags(
        &self,
        record: &mut Record,
        rules: Option<RuleSet>,
        begins: Place,
        remark: &mut dyn FnMut(Place, Remark),
    ) {
        if self.options.normalise {
            if let Some((tag, end)) = tags::two_results(record) {
                remark(begins, Remark::TwoResults { tag, end });
            }
            tags::normalise(record, rules, self.spelling().naming);
        }
        tags::close_result(record);
        let is_chess = matches!(rules, Some(RuleSet::Chess(_)));
        if let Some(points) = self.options.points.filter(|_| !is_chess) {
            tags::set_points(record, points);
        }
    }

    const fn spelling(&self) -> Spelling {
        let (naming, capture_sign) = match self.options.to {
            Notation::Numeric => (Some(Naming::Numeric), None),
            Notation::Algebraic => (Some(Naming::Algebraic), None),
            Notation::Columns => (None, Some(':')), // 002:§14.5, §29.4
            Notation::Plain | Notation::Pdn | Notation::Pgn => (None, None),
        };
        Spelling {
            naming,
            capture_sign,
            form: self.options.form,
        }
    }
}

impl Converted {
    /// The game as text. On a page for people the position stands as two lists of squares (`001:8.4`, `002:§14.4`), in the
    /// words given.
    pub fn text(&self, words: &Words<'_>) -> String {
        let text = write_record(&self.record, self.layout);
        let fen = self.record.fen().filter(|_| self.layout == Layout::Plain);
        let lists = fen.zip(self.rules).and_then(|(fen, rules)| {
            let phrase = lists_phrase(rules, fen)?;
            Some((fen, words(&phrase.into())))
        });
        match lists {
            Some((fen, lists)) => text.replacen(&format!("{fen}\n"), &format!("{lists}\n"), 1),
            None => text,
        }
    }
}

impl Converted {
    /// The name of the file of this number that begins with the game: `0001-white-black.pdn` where it stands alone in it, else
    /// `0001.pdn`.
    pub fn file_name(&self, number: usize, is_alone: bool) -> String {
        let extension = self.format.map_or("txt", Format::extension);
        let mut name = format!("{number:04}");
        if is_alone {
            for player in ["White", "Black"] {
                let player = self.record.tag(player).unwrap_or_default();
                name.push('-');
                name.push_str(&plain_name(player));
            }
        }
        format!("{name}.{extension}")
    }
}

/// A name that every file system takes: small letters and digits, dashes between, not for ever.
fn plain_name(name: &str) -> String {
    const MOST_BYTES: usize = 48;
    let mut plain = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        let c = if c.is_alphanumeric() { c } else { '-' };
        if plain.len() + c.len_utf8() > MOST_BYTES {
            break;
        }
        if c != '-' || !(plain.is_empty() || plain.ends_with('-')) {
            plain.push(c);
        }
    }
    let plain = plain.trim_end_matches('-');
    if plain.is_empty() { "x" } else { plain }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_on_every_file_system() {
        for (name, expected) in [
            ("Петров, И.", "петров-и"),
            ("../../etc/passwd", "etc-passwd"),
            ("CON", "con"),
            ("?", "x"),
            ("a\0b\nc", "a-b-c"),
            ("Šķēle", "šķēle"),
        ] {
            assert_eq!(plain_name(name), expected);
        }
        assert!(plain_name(&"ж".repeat(300)).len() <= 48);
    }
}
