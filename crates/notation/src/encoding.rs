//! Bytes into text: which encoding a file has, and what it says in it.

use alloc::borrow::Cow;
use core::fmt;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs as known;

/// How the bytes of a file become text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Encoding(&'static known::Encoding);

impl Encoding {
    /// What PDN 3.0 asks for, and what plain ASCII is.
    pub const UTF_8: Encoding = Encoding(known::UTF_8);

    /// Its usual name: `UTF-8`, `windows-1251`.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The encoding with this name, or with another that the web knows it by: `cp1251`, `latin1`.
    pub fn by_name(label: &str) -> Option<Encoding> {
        known::Encoding::for_label_no_replacement(label.as_bytes()).map(Encoding)
    }

    /// Whether a byte below 128 is always the ASCII character: brackets and quotes can then be
    /// looked for before decoding. It is so for all that [`Encoding::guess`] gives, but UTF-16.
    pub fn keeps_ascii(self) -> bool {
        self == Encoding::UTF_8 || self.0.is_single_byte()
    }

    /// The likely encoding of a file that begins like this.
    ///
    /// A byte order mark decides. Then it is UTF-8 if it reads so; a character that the end of
    /// the sample cuts off is no fault, nor are a few bad bytes among many good characters. Else
    /// the letters decide, between the encodings of one byte a letter that players of draughts
    /// are likely to have: Cyrillic of four kinds, Western, Central European, Baltic. A short
    /// sample may be guessed wrong.
    pub fn guess(sample: &[u8]) -> Encoding {
        if let Some((marked, _)) = known::Encoding::for_bom(sample) {
            return Encoding(marked);
        }
        if is_utf_8(sample) {
            return Encoding::UTF_8;
        }
        Encoding(cyrillic(sample).unwrap_or_else(|| latin(sample)))
    }

    /// The text of these bytes, without a byte order mark; not copied where it is the same in
    /// UTF-8. Bytes that mean nothing become U+FFFD.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        self.0.decode_with_bom_removal(bytes).0
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Whether a sample is UTF-8, with at most one fault to eight characters beyond ASCII.
fn is_utf_8(sample: &[u8]) -> bool {
    match core::str::from_utf8(sample) {
        Ok(_) => true,
        Err(error) if error.error_len().is_none() => true,
        Err(_) => {
            let (mut good, mut bad) = (0, 0);
            for chunk in sample.utf8_chunks() {
                good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
                bad += usize::from(!chunk.invalid().is_empty());
            }
            good >= 8 * bad
        }
    }
}

/// The Cyrillic encoding of a sample, if its letters are Cyrillic. KOI8-R is given as KOI8-U,
/// which has the same Russian letters.
fn cyrillic(sample: &[u8]) -> Option<&'static known::Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    for line in sample.split_inclusive(|&byte| byte == b'\n') {
        // ASCII alone tells nothing, and is most of a file.
        if !line.is_ascii() {
            detector.feed(line, false);
        }
    }
    let guess = detector.guess(None, Utf8Detection::Deny);
    let cyrillic = [
        known::WINDOWS_1251,
        known::KOI8_U,
        known::IBM866,
        known::ISO_8859_5,
    ];
    cyrillic.contains(&guess).then_some(guess)
}

/// The Latin encoding in which the letters of a sample stand most naturally; Western in doubt,
/// as PDN 2.0 wanted.
fn latin(sample: &[u8]) -> &'static known::Encoding {
    let mut best = (
        known::WINDOWS_1252,
        naturalness(sample, known::WINDOWS_1252, western),
    );
    for (encoding, weigh) in [
        (known::WINDOWS_1250, central as Weigh),
        (known::WINDOWS_1257, baltic),
    ] {
        let score = naturalness(sample, encoding, weigh);
        if score > best.1 {
            best = (encoding, score);
        }
    }
    best.0
}

/// How well a letter stands between its neighbours, in lower case.
type Weigh = fn(Around, char) -> i64;

/// The neighbours of a letter within its word.
#[derive(Clone, Copy)]
struct Around {
    before: Option<char>,
    after: Option<char>,
}

impl Around {
    fn before_is(self, letters: &str) -> bool {
        self.before.is_some_and(|letter| letters.contains(letter))
    }

    fn after_is(self, letters: &str) -> bool {
        self.after.is_some_and(|letter| letters.contains(letter))
    }

    fn follows_vowel(self) -> bool {
        self.before.is_some_and(is_vowel)
    }

    fn precedes_vowel(self) -> bool {
        self.after.is_some_and(is_vowel)
    }

    fn is_last(self) -> bool {
        self.after.is_none()
    }

    /// A consonant leans on a vowel.
    fn suits_consonant(self) -> bool {
        self.follows_vowel() || self.precedes_vowel()
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouyáàâãäåāăąæéèêëēėęěíìîïīįóòôõöøōőúùûüūůųűý".contains(letter)
}

/// The sum of the weights of all that is not ASCII, read in an encoding.
fn naturalness(sample: &[u8], encoding: &'static known::Encoding, weigh: Weigh) -> i64 {
    let mut score = 0;
    for line in sample.split(|&byte| byte == b'\n') {
        if line.is_ascii() {
            continue;
        }
        let (text, _) = encoding.decode_without_bom_handling(line);
        let letter_of = |c: char| c.is_alphabetic().then(|| c.to_lowercase().next()).flatten();
        let mut before = None;
        let mut rest = text.chars();
        while let Some(this) = rest.next() {
            let after = rest.clone().next().and_then(letter_of);
            let around = Around { before, after };
            before = letter_of(this);
            score += match before {
                _ if this.is_ascii() => 0,
                Some(letter) => weigh(around, letter),
                None => sign(around, this),
            };
        }
    }
    score
}

/// The weight of what is no letter: a sign inside a word is likely a letter misread, an
/// apostrophe is not.
fn sign(around: Around, sign: char) -> i64 {
    let is_inside = around.before.is_some() && around.after.is_some();
    match sign {
        '’' | '‘' | '–' | '-' => 0,
        _ if sign.is_control() || sign == char::REPLACEMENT_CHARACTER => -4,
        _ if is_inside => -2,
        _ if around.before.is_some() || around.after.is_some() => -1,
        _ => 0,
    }
}

/// Twice this for a habit of a language, once for what it allows, against it otherwise.
fn vote(is_habit: bool, is_allowed: bool) -> i64 {
    match (is_habit, is_allowed) {
        (true, _) => 2,
        (false, true) => 1,
        (false, false) => -2,
    }
}

/// Letters that all three encodings have, mostly in the same place.
fn common(around: Around, letter: char) -> i64 {
    match letter {
        'é' | 'ä' | 'ö' | 'ü' | 'ß' => 2,
        'á' | 'í' | 'ó' | 'ú' | 'ý' => 1,
        'š' | 'ž' => vote(around.suits_consonant() || around.is_last(), true),
        'č' => vote(around.precedes_vowel(), around.follows_vowel()),
        _ => -2,
    }
}

/// Dutch, French, Portuguese, Italian, German, Spanish and the Nordic languages.
fn western(around: Around, letter: char) -> i64 {
    let before_consonant = !around.precedes_vowel();
    match letter {
        // A diaeresis parts it from the vowel before.
        'ë' | 'ï' => vote(around.follows_vowel(), false),
        'ç' => vote(around.after_is("aouãõáâúó"), false),
        'è' => vote(before_consonant || around.after_is("y"), false),
        'ê' | 'ô' => 2,
        'â' => vote(
            around.before_is("h") || around.after_is("tmg"),
            before_consonant,
        ),
        'î' => vote(
            around.follows_vowel() || around.after_is("m"),
            around.before.is_none(),
        ),
        'û' => vote(around.follows_vowel(), around.after_is("tlr")),
        'à' | 'ù' | 'ò' | 'ì' => vote(around.is_last(), false),
        'ã' | 'õ' => vote(around.after_is("oeip") || around.is_last(), true),
        'ñ' => vote(around.precedes_vowel(), false),
        'å' | 'ø' | 'æ' => vote(false, before_consonant),
        'ª' | 'º' => vote(around.before.is_none(), true),
        'œ' | 'ÿ' => 1,
        // Icelandic is not among them.
        'ð' | 'þ' => -2,
        _ => common(around, letter),
    }
}

/// Polish, Czech, Slovak and Hungarian.
fn central(around: Around, letter: char) -> i64 {
    let before_consonant = !around.precedes_vowel();
    match letter {
        'ł' | 'ś' | 'ż' | 'ź' | 'ľ' | 'ř' => vote(around.suits_consonant(), true),
        'ą' | 'ę' => vote(false, before_consonant || around.after_is("y")),
        'ń' => vote(false, around.follows_vowel() && before_consonant),
        'ć' | 'ň' | 'ť' | 'ď' => vote(false, around.suits_consonant()),
        'ě' | 'ů' => vote(false, before_consonant && !around.follows_vowel()),
        'ô' | 'ő' | 'ű' => 0,
        _ => common(around, letter),
    }
}

/// Latvian, Lithuanian and Estonian.
fn baltic(around: Around, letter: char) -> i64 {
    let between_consonants = !around.precedes_vowel() && !around.follows_vowel();
    match letter {
        'ā' => vote(
            around.after_is("jrksvzd") || around.is_last(),
            !around.before_is("h"),
        ),
        'ē' => vote(between_consonants, false),
        'ī' | 'ū' => vote(
            around.before.is_some() && between_consonants,
            between_consonants,
        ),
        'ė' => vote(!around.follows_vowel(), true),
        'ņ' => vote(around.suits_consonant() && !around.is_last(), false),
        'ģ' | 'ķ' | 'ļ' => vote(false, around.precedes_vowel()),
        'ą' | 'ę' | 'į' => vote(false, around.is_last() || around.before.is_none()),
        'ų' => vote(around.is_last(), true),
        'õ' => 2,
        'ō' | 'ŗ' => 0,
        _ => common(around, letter),
    }
}

#[cfg(test)]
mod probe {
    extern crate std;
    use super::*;
    #[test]
    fn probe() {
        let (mut ok, mut n) = (0, 0);
        for l in std::fs::read_to_string("/tmp/enc-exp/corpus2.txt")
            .unwrap()
            .lines()
        {
            let mut p = l.splitn(3, '|');
            let (e, lang, t) = (p.next().unwrap(), p.next().unwrap(), p.next().unwrap());
            let enc = Encoding::by_name(e).unwrap();
            let t = std::format!("[Event \"{t}\"]\r\n");
            let (b, _, bad) = enc.0.encode(&t);
            if bad {
                std::println!("bad {l}");
                continue;
            }
            let g = Encoding::guess(&b);
            n += 1;
            if g.decode(&b) == t {
                ok += 1
            } else {
                std::println!("{lang} {e} -> {g}: {} => {}", t.trim(), g.decode(&b).trim());
                for (e, w) in [
                    (known::WINDOWS_1252, western as Weigh),
                    (known::WINDOWS_1250, central),
                    (known::WINDOWS_1257, baltic),
                ] {
                    std::print!(" {} {}", e.name(), naturalness(&b, e, w));
                }
                std::println!();
            }
        }
        std::println!("{ok}/{n}");
    }
}
