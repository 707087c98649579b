//! What a sealed move means, slips of the pen considered (002:§36).

use std::collections::BTreeSet;
use std::slice;

use games::{Game, LegalMove, Reason, Refusal, RefusalReason, RuleSet};

/// No written move has more bytes than this, not even a route of twenty captures.
const LONGEST: usize = 128;

/// Which slip of the pen leads from what was written to a legal move (002:§36.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PenSlip {
    /// None: the game reads it as it stands.
    None,
    /// The board was seen from the other side.
    Turned,
    /// One character of the squares is another; or none, and signs or the size of letters are wrong.
    OneCharacter,
    /// Another move was written although a capture is compulsory.
    Capture,
    /// The short form was written, where the full one is asked for (`002:§34.2`).
    Short,
    /// A move of another piece was written than of the one that was touched (`002:§11.1`).
    Touched,
}

impl PenSlip {
    /// In the order in which they are tried.
    const ALL: [PenSlip; 6] = [
        PenSlip::None,
        PenSlip::Short,
        PenSlip::Touched,
        PenSlip::Turned,
        PenSlip::OneCharacter,
        PenSlip::Capture,
    ];
}

/// A legal move that a written one may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The move as its rule set writes it.
    pub text: String,
    /// How it comes of what was written.
    pub slip: PenSlip,
}

/// What a sealed move means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// One move beyond doubt.
    Certain(Reading),
    /// None or several, of the same slip; the judge decides (002:§36.1).
    Doubt(Vec<Reading>),
}

impl Meaning {
    /// The moves that may be meant, in the order of the legal moves.
    pub fn readings(&self) -> &[Reading] {
        match self {
            Meaning::Certain(reading) => slice::from_ref(reading),
            Meaning::Doubt(readings) => readings,
        }
    }

    fn of(mut readings: Vec<Reading>) -> Meaning {
        match readings.pop() {
            Some(only) if readings.is_empty() => Meaning::Certain(only),
            last => {
                readings.extend(last);
                Meaning::Doubt(readings)
            }
        }
    }
}

/// What was written means the legal moves of the first slip that leads to any (002:§36.2); where
/// that is one move, it is certain. A text that is no move at all, or too long for one, means none.
pub fn read_sealed(game: &Game, written: &str) -> Meaning {
    read_sealed_bound(game, None, written)
}

/// As [`read_sealed`], by a player who has touched the piece on a square: only its moves are meant (`002:§11.1`).
pub fn read_sealed_bound(game: &Game, touched: Option<&str>, written: &str) -> Meaning {
    if written.len() > LONGEST {
        return Meaning::Doubt(Vec::new());
    }
    let (legal, others) = game
        .legal_moves()
        .into_iter()
        .partition(|m| touched.is_none_or(|square| m.from == square));
    let envelope = Envelope {
        game,
        legal,
        others,
        written: without_offer(game.rules(), written),
    };
    let mut tried = PenSlip::ALL.into_iter().map(|slip| envelope.readings(slip));
    let first = tried.find(|readings| !readings.is_empty());
    Meaning::of(first.unwrap_or_default())
}

/// What was written, and the moves it may mean.
struct Envelope<'a> {
    game: &'a Game,
    /// The moves that may be made.
    legal: Vec<LegalMove>,
    /// Those of other pieces than the one that was touched.
    others: Vec<LegalMove>,
    written: &'a str,
}

impl Envelope<'_> {
    fn readings(&self, slip: PenSlip) -> Vec<Reading> {
        let moves = match slip {
            PenSlip::None | PenSlip::Short => {
                let is_short = is_short_form(self.game.rules(), self.written);
                match is_short == (slip == PenSlip::Short) {
                    true => self.exact(self.written),
                    false => Vec::new(),
                }
            }
            PenSlip::Touched => self.of_the_touched(),
            PenSlip::Turned => turned(self.game.rules(), self.written)
                .map(|text| self.exact(&text))
                .unwrap_or_default(),
            PenSlip::OneCharacter => self.alike(),
            PenSlip::Capture => self.compulsory(),
        };
        let reading = |m: &LegalMove| Reading {
            text: m.text.clone(),
            slip,
        };
        moves.into_iter().map(reading).collect()
    }

    /// The moves that a text names as the game reads it.
    fn exact(&self, text: &str) -> Vec<&LegalMove> {
        match self.game.explain(text) {
            Ok(m) => self.legal.iter().filter(|legal| **legal == m).collect(),
            Err(refusal) if refusal.reason.is_ambiguous() => self.fitting(&refusal),
            Err(_) => Vec::new(),
        }
    }

    /// The moves of the touched piece, where one of another piece was written.
    fn of_the_touched(&self) -> Vec<&LegalMove> {
        let is_other = |m: &LegalMove| self.others.contains(m);
        let names_other = match self.game.explain(self.written) {
            Ok(m) => is_other(&m),
            Err(refusal) => {
                let fits = |m: &&LegalMove| refusal.instead.contains(&m.full);
                refusal.reason.is_ambiguous() && self.others.iter().any(|m| fits(&m))
            }
        };
        match names_other {
            true => self.legal.iter().collect(),
            false => Vec::new(),
        }
    }

    /// The moves that an ambiguous text fits.
    fn fitting(&self, refusal: &Refusal) -> Vec<&LegalMove> {
        let fitting: BTreeSet<&String> = refusal.instead.iter().collect();
        let fits = |m: &&LegalMove| fitting.contains(&m.full);
        self.legal.iter().filter(fits).collect()
    }

    /// The moves that are spelled like what was written, else those with one other character.
    fn alike(&self) -> Vec<&LegalMove> {
        let plain = plain(self.written);
        let (mut same, mut near) = (Vec::new(), Vec::new());
        for m in &self.legal {
            let spellings = spellings(self.game.rules(), m).into_iter();
            let unlike = spellings.filter_map(|spelling| unlike(&spelling, &plain));
            match unlike.min() {
                Some(0) => same.push(m),
                Some(1) => near.push(m),
                Some(_) | None => {}
            }
        }
        if same.is_empty() { near } else { same }
    }

    /// The moves, where they are captures, that any other move may stand for: those that an unfinished
    /// capture would have become, else all.
    fn compulsory(&self) -> Vec<&LegalMove> {
        let must_capture = self.legal.iter().all(|m| !m.captured.is_empty());
        let refusal = self.game.explain(self.written).err();
        let Some(refusal) = refusal.filter(|_| must_capture) else {
            return Vec::new();
        };
        let RefusalReason::Draughts(reason) = refusal.reason else {
            return Vec::new();
        };
        let completions = self.completions(reason, &refusal.squares);
        if completions.is_empty() {
            self.legal.iter().collect()
        } else {
            completions
        }
    }

    /// The captures that go on from where the written one stops, or from another square behind the last
    /// captured piece.
    fn completions(&self, reason: Reason, squares: &[String]) -> Vec<&LegalMove> {
        let written = written_squares(&plain(self.written));
        let (begun, then): (_, &[String]) = match (reason, &written[..], squares) {
            (Reason::CaptureContinues, all, _) => (all, &[]),
            (Reason::WrongLanding, [begun @ .., _], [_, better @ ..]) => (begun, better),
            _ => return Vec::new(),
        };
        let completes = |m: &&LegalMove| {
            let routes = spelled_routes(self.game.rules(), m);
            let has_begun = routes.iter().any(|route| passes(route, begun));
            has_begun && (then.is_empty() || m.paths.iter().flatten().any(|at| then.contains(at)))
        };
        self.legal.iter().filter(completes).collect()
    }
}

/// The text without the sign of a draw that is offered with the move, which is no part of it. In chess `=` has another
/// meaning.
fn without_offer(rules: RuleSet, written: &str) -> &str {
    match rules {
        RuleSet::Draughts(_) => written.trim_end_matches(|c: char| c == '=' || c.is_whitespace()),
        RuleSet::Chess(_) => written,
    }
}

/// Whether a text is of the short form, which names the file and the last square only (`002:§14.9`).
fn is_short_form(rules: RuleSet, written: &str) -> bool {
    let has_letters = matches!(rules, RuleSet::Draughts(_)) && rules.board_rows() == 8;
    let bare = written.trim().trim_end_matches(['!', '?']);
    let is_file = |byte: u8| byte.is_ascii_alphabetic();
    has_letters
        && matches!(*bare.as_bytes(), [file, to, rank] if is_file(file) && is_file(to) && rank.is_ascii_digit())
}

fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | '×' | ':')
}

/// Whatever may stand between squares: neither a letter nor a digit, except for the cross.
fn is_sign(c: char) -> bool {
    is_capture_sign(c) || !c.is_alphanumeric()
}

// The board turned.

/// The text with every square seen from the other side; none where it names what is not there.
fn turned(rules: RuleSet, text: &str) -> Option<String> {
    let mut turned = String::new();
    let mut rest = text;
    let mut is_after_letter = false;
    while let Some(c) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        // A digit behind a letter is a rank, others are numbers of squares.
        let is_number = digits > 0 && !is_after_letter;
        let length = if is_number { digits } else { c.len_utf8() };
        let (token, after) = rest.split_at_checked(length)?;
        if is_number {
            turned.push_str(&turned_number(rules, token)?);
        } else {
            turned.push(turned_character(rules, c)?);
        }
        is_after_letter = c.is_ascii_alphabetic() && !is_sign(c);
        rest = after;
    }
    Some(turned)
}

fn turned_number(rules: RuleSet, digits: &str) -> Option<String> {
    let squares = u16::from(rules.board_rows()).pow(2) / 2;
    let number: u16 = digits.parse().ok()?;
    let is_there = (1..=squares).contains(&number);
    is_there.then(|| (squares + 1 - number).to_string())
}

/// Files and ranks; all else is kept. In chess a capital letter is a piece.
fn turned_character(rules: RuleSet, c: char) -> Option<char> {
    let c = match rules {
        RuleSet::Draughts(_) => c.to_ascii_lowercase(),
        RuleSet::Chess(_) => c,
    };
    match u8::try_from(c) {
        Ok(file @ b'a'..=b'h') => Some(char::from(b'a' + b'h' - file)),
        Ok(rank @ b'1'..=b'8') => Some(char::from(b'1' + b'8' - rank)),
        Ok(b'0' | b'9') => None,
        Ok(_) | Err(_) => Some(c),
    }
}

// Spellings.

/// In small letters, with a dash for every sign, without blanks and without marks of praise or check.
pub(crate) fn plain(text: &str) -> String {
    let text = text.trim_end().trim_end_matches(['!', '?', '+', '#']);
    let mut plain = String::new();
    for word in text.split_whitespace() {
        // A blank alone is a sign.
        if !plain.is_empty() && !plain.ends_with('-') && !word.starts_with(is_sign) {
            plain.push('-');
        }
        let letter = |c: char| {
            if is_sign(c) {
                '-'
            } else {
                c.to_ascii_lowercase()
            }
        };
        plain.extend(word.chars().map(letter));
    }
    plain
}

/// Plain texts that name a move, each with all its signs.
fn spellings(rules: RuleSet, m: &LegalMove) -> Vec<String> {
    match rules {
        RuleSet::Draughts(_) if rules.board_rows() == 8 => {
            let numbers = routes(m).into_iter().map(numbered);
            let mut spellings: Vec<String> = numbers.map(|route| route.join("-")).collect();
            spellings.extend(named(m));
            // The file and the last square (002:§14.9).
            spellings.extend(m.from.chars().next().map(|file| format!("{file}{}", m.to)));
            spellings
        }
        RuleSet::Draughts(_) => named(m),
        RuleSet::Chess(_) => long_and_short(m),
    }
}

/// A draughts move as its rule set names squares.
fn named(m: &LegalMove) -> Vec<String> {
    let mut spellings: Vec<String> = routes(m).iter().map(|route| route.join("-")).collect();
    spellings.push(plain(&m.text));
    spellings
}

/// Origin and end, and every order of landing squares.
fn routes(m: &LegalMove) -> Vec<Vec<String>> {
    let mut routes = vec![vec![m.from.clone(), m.to.clone()]];
    routes.extend(m.paths.iter().cloned());
    routes
}

/// The routes of a draughts move, by letters and by numbers where its board has both.
fn spelled_routes(rules: RuleSet, m: &LegalMove) -> Vec<Vec<String>> {
    let mut spelled = routes(m);
    if rules.board_rows() == 8 {
        spelled.extend(routes(m).into_iter().map(numbered));
    }
    spelled
}

/// The squares of a plain text. Those with letters may stand without signs.
fn written_squares(plain: &str) -> Vec<String> {
    let with_sign = |c: char| {
        c.is_ascii_alphabetic()
            .then_some('-')
            .into_iter()
            .chain([c])
    };
    let signed: String = plain.chars().flat_map(with_sign).collect();
    let squares = signed.split('-').filter(|square| !square.is_empty());
    squares.map(str::to_owned).collect()
}

/// Whether a route leaves from the first of the squares and passes the others in order.
fn passes(route: &[String], squares: &[String]) -> bool {
    let mut ahead = route.iter();
    route.first() == squares.first() && squares.iter().all(|square| ahead.any(|at| at == square))
}

/// The squares of the small board by number, from 1 at its upper left.
fn numbered(route: Vec<String>) -> Vec<String> {
    let number = |name: String| match *name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            ((b'8' - rank) * 4 + (file - b'a') / 2 + 1).to_string()
        }
        _ => name,
    };
    route.into_iter().map(number).collect()
}

/// A chess move: `nf3`, `g1-f3`, `ng1-f3`, with the piece that a pawn becomes.
fn long_and_short(m: &LegalMove) -> Vec<String> {
    let piece = m.text.chars().next().filter(|c| "KQRBN".contains(*c));
    let becomes = m.text.split_once('=').map(|(_, piece)| piece);
    let becomes = becomes.unwrap_or_default();
    let long = format!("{}-{}{becomes}", m.from, m.to);
    let mut spellings = vec![plain(&m.text), plain(&long)];
    spellings.extend(piece.map(|piece| plain(&format!("{piece}{long}"))));
    spellings
}

/// How many characters of a spelling are others in a plain text. Signs do not count; where squares
/// are named by letters, they may be missing.
fn unlike(spelling: &str, plain: &str) -> Option<usize> {
    let is_square = |c: &char| *c != '-';
    let signed = differences(spelling.chars(), plain.chars());
    let has_letters = spelling.contains(|c: char| c.is_ascii_alphabetic());
    let unsigned = differences(
        spelling.chars().filter(is_square),
        plain.chars().filter(is_square),
    );
    let unsigned = unsigned.filter(|_| has_letters);
    signed.into_iter().chain(unsigned).min()
}

/// How many characters differ; none where the lengths or the places of the signs do.
fn differences(
    mut spelling: impl Iterator<Item = char>,
    mut plain: impl Iterator<Item = char>,
) -> Option<usize> {
    let mut different = 0;
    loop {
        match (spelling.next(), plain.next()) {
            (None, None) => return Some(different),
            (Some(said), Some(wrote)) if said == wrote => {}
            (Some('-'), Some(_)) | (Some(_), None) | (None, Some(_)) => return None,
            (Some(_), Some(_)) => different += 1,
        }
    }
}
