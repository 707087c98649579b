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

    /// The likely encoding of a list from a spreadsheet: the same, and UTF-16 without a mark, which some programs write. Every
    /// second byte is 0 then.
    pub fn guess_list(bytes: &[u8]) -> Encoding {
        let zeros = |odd: usize| {
            let places = bytes.iter().skip(odd).step_by(2);
            places.filter(|byte| **byte == 0).count()
        };
        let is_marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
        match (zeros(0), zeros(1)) {
            _ if is_marked => Encoding::guess(bytes),
            (0, 0) => Encoding::guess(bytes),
            (even, odd) if odd > even => Encoding(known::UTF_16LE),
            _ => Encoding(known::UTF_16BE),
        }
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
    if cyrillic.contains(&guess) {
        Some(guess)
    } else {
        has_foreign_words(sample).then_some(known::WINDOWS_1251)
    }
}

/// Whether most words with letters beyond ASCII, where windows-1251 has the Russian ones, have no
/// others. In Latin script such a word has ASCII letters too; the detector misses it in short
/// words.
fn has_foreign_words(sample: &[u8]) -> bool {
    let (mut whole, mut mixed) = (0, 0);
    for word in sample.split(|&byte| !byte.is_ascii_alphabetic() && byte < 0xC0) {
        let ascii = word.iter().filter(|byte| byte.is_ascii()).count();
        whole += usize::from(ascii == 0 && word.len() > 1);
        mixed += usize::from(ascii > 0 && ascii < word.len());
    }
    whole > mixed
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

    fn follows_consonant(self) -> bool {
        self.before.is_some_and(|letter| !is_vowel(letter))
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
        '’' | '‘' | '–' => 0,
        _ if sign.is_control() || sign == char::REPLACEMENT_CHARACTER => -4,
        _ if is_inside => -2,
        _ if around.before.is_some() || around.after.is_some() => -1,
        _ => 0,
    }
}

/// Two for a habit of the language, one for what it allows, less than nothing for the rest.
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
        'á' | 'ó' | 'ú' | 'ý' => 1,
        'í' => vote(
            false,
            around.follows_consonant() || !around.precedes_vowel(),
        ),
        'š' | 'ž' => vote(around.suits_consonant() || around.is_last(), true),
        'č' => vote(around.precedes_vowel(), around.follows_vowel()),
        _ => -2,
    }
}

/// Consonants before which `ę` is likelier than `ê`.
const POLISH_AFTER_E: &str = "bdgkz";

/// Dutch, French, Portuguese, Italian, German, Spanish and the Nordic languages.
fn western(around: Around, letter: char) -> i64 {
    let before_consonant = !around.precedes_vowel();
    match letter {
        // A diaeresis parts it from the vowel before.
        'ë' | 'ï' => vote(around.follows_vowel(), false),
        'ç' => vote(around.after_is("aouãõáâúó"), false),
        'è' => vote(before_consonant || around.after_is("y"), false),
        'ê' => vote(!around.after_is(POLISH_AFTER_E), true),
        'ô' => 2,
        'â' => vote(
            around.before_is("h") || around.after_is("tmg"),
            before_consonant,
        ),
        'î' => vote(
            around.follows_vowel() || around.after_is("m"),
            around.before.is_none(),
        ),
        'û' => vote(
            around.follows_vowel() || around.after_is("l"),
            around.after_is("tr"),
        ),
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
        'ą' => vote(false, before_consonant),
        'ę' => vote(around.after_is(POLISH_AFTER_E), before_consonant),
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
        'ā' => vote(around.after_is("jrksvzd"), !around.before_is("h")),
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
        // None of the three has them.
        'é' | 'ó' | 'ß' | 'ō' => 0,
        _ => common(around, letter),
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use proptest::prelude::*;

    use super::*;

    /// A game's tags and moves around some names, as PDN files have them.
    fn game(names: &[&str]) -> String {
        let tags: Vec<String> = names
            .iter()
            .map(|name| format!("[Event \"{name}\"]\r\n"))
            .collect();
        let moves = "[Result \"1-1\"]\r\n\r\n1. 32-28 19-23 2. 28x19 14x23 1-1\r\n";
        tags.concat() + moves
    }

    /// Asserts that a game is guessed so that its text comes out as it went in.
    fn assert_guessed(label: &str, names: &[&str]) {
        let text = game(names);
        let (bytes, encoding, has_gaps) = Encoding::by_name(label).expect(label).0.encode(&text);
        assert_eq!((encoding.name(), has_gaps), (label, false), "{names:?}");
        let guess = Encoding::guess(&bytes);
        assert!(guess.keeps_ascii());
        assert_eq!(guess.decode(&bytes), text, "{label} guessed as {guess}");
    }

    fn assert_each_guessed(label: &str, names: &[&str]) {
        for name in names {
            assert_guessed(label, &[name]);
        }
        assert_guessed(label, names);
    }

    const RUSSIAN: &[&str] = &[
        "XXV первенство СССР",
        "Москва",
        "Чижов Алексей",
        "ШВАРЦМАН",
        "Щёголев В.",
        "Цукерник Эммануил",
        "Юшкевич Н.",
        "ничья",
    ];

    /// The author: Russian names in the encodings of Windows, Unix and DOS.
    #[test]
    fn names_russian() {
        assert_each_guessed("windows-1251", RUSSIAN);
        assert_each_guessed("KOI8-R", RUSSIAN);
        assert_each_guessed("IBM866", RUSSIAN);
    }

    /// The author: Ukrainian and Belarusian have letters that Russian has not.
    #[test]
    fn names_ukrainian_and_belarusian() {
        let names = ["Київ", "Анікєєв Юрій", "Мінск, Беларусь"];
        assert_each_guessed("windows-1251", &names);
    }

    /// The author: words too short for the detector, with nothing in ASCII inside them.
    #[test]
    fn names_short_russian() {
        assert_each_guessed("windows-1251", &["Ан", "Кол", "5 тур", "г. Уфа"]);
    }

    /// The author: Latvian, which the detector takes for Western.
    #[test]
    fn names_latvian() {
        let names = [
            "Jānis Bērziņš",
            "Andris Andreiko, Rīga",
            "Zoja Golubeva, Liepāja",
            "Latvijas čempionāts dambretē",
            "Krūmiņš",
            "Kuldīga",
            "Rēzekne",
            "Ķegums",
            "Ļubova Turija, Jēkabpils",
            "Gulbene, neizšķirts",
            "2. kārta, 1. galdiņš",
        ];
        assert_each_guessed("windows-1257", &names);
    }

    /// The author: Lithuanian.
    #[test]
    fn names_lithuanian() {
        let names = [
            "Edvardas Bužinskas",
            "Aleksėjus Domčevas",
            "Lietuvos šaškių čempionatas",
            "Klaipėda",
            "Žukauskas",
            "Kazlauskienė Jūratė",
            "Česlovas Mikalajūnas",
            "Vilnius, I ratas, vyrų grupė",
        ];
        assert_each_guessed("windows-1257", &names);
    }

    /// The author: Estonian reads the same in Baltic and Western, but for two letters.
    #[test]
    fn names_estonian() {
        let names = [
            "Jüri Põld",
            "Pärnu",
            "Eesti meistrivõistlused, Võru",
            "Tõnu Mägi",
            "Tšempion Žanna",
        ];
        assert_each_guessed("windows-1257", &names);
    }

    /// nk2003-amsterdam.pdn (`Gérard`), and the author: Dutch.
    #[test]
    fn names_dutch() {
        let names = [
            "Gérard Jansen",
            "Rob Clerc, België",
            "Kampioenschap van Suriname, Curaçao",
            "Daniëlle, Zoë",
            "knap geëindigd, coöperatie, ruïne",
            "Café ‘t Oor",
        ];
        assert_each_guessed("windows-1252", &names);
    }

    /// Cannes_Open_Tournament_2002.pdn (`Berçot`), and the author: French.
    #[test]
    fn names_french() {
        let names = [
            "Berçot",
            "Éric Drouet",
            "Châteauroux",
            "Abdoulaye Dièye",
            "Côte d’Ivoire, août 2010",
            "Maître Benoît",
            "là, à Cannes, grâce à",
            "François Noël",
        ];
        assert_each_guessed("windows-1252", &names);
    }

    /// The author: Portuguese.
    #[test]
    fn names_portuguese() {
        let names = [
            "Campeonato Brasileiro, São Lourenço",
            "Lélio Marcos Sarcedo",
            "João Batista, Goiânia",
            "Conceição",
            "Três Corações",
            "Antônio Magalhães, Maceió",
            "1ª rodada",
        ];
        assert_each_guessed("windows-1252", &names);
    }

    /// 40champ-1996.pdn (`40°`), ci98-fero (`è vincente`), and the author: Italian and others.
    #[test]
    fn names_other_western() {
        let names = [
            "40° Champ.",
            "7-12 è vincente",
            "Niccolò, città",
            "Weiß gewinnt, Lübeck",
            "Ibáñez, Begoña",
            "Malmö, Åke Björk",
            "København, Søren",
        ];
        assert_each_guessed("windows-1252", &names);
    }

    /// The author: Polish and Czech.
    #[test]
    fn names_polish_and_czech() {
        let polish = [
            "Błędowski, Łódź",
            "Dębe Wielkie",
            "Paweł",
            "Drużynowe Mistrzostwa",
        ];
        let czech = ["Jiří Novák", "Dvořák, Plzeň", "Soutěž družstev", "Růžička"];
        assert_each_guessed("windows-1250", &polish);
        assert_each_guessed("windows-1250", &czech);
    }

    /// unicode.pdn: names in UTF-8.
    #[test]
    fn utf_8_as_it_is() {
        for name in ["Сергей Фадеев", "高文龙", "Bērziņš", "plain"] {
            let text = game(&[name]);
            assert_eq!(Encoding::guess(text.as_bytes()), Encoding::UTF_8);
            let decoded = Encoding::UTF_8.decode(text.as_bytes());
            assert!(matches!(decoded, Cow::Borrowed(same) if same == text));
        }
        assert_eq!(Encoding::guess(b""), Encoding::UTF_8);
    }

    /// The author: wherever a sample of UTF-8 is cut, it is UTF-8.
    #[test]
    fn utf_8_cut_off() {
        let text = game(RUSSIAN);
        for end in 0..text.len() {
            assert_eq!(Encoding::guess(&text.as_bytes()[..end]), Encoding::UTF_8);
        }
    }

    /// The author: one Latin-1 name pasted into a file of UTF-8 does not spoil the others.
    #[test]
    fn utf_8_with_a_fault() {
        let mut bytes = game(RUSSIAN).into_bytes();
        bytes.extend_from_slice(b"[White \"Ber\xE7ot\"]\n");
        assert_eq!(Encoding::guess(&bytes), Encoding::UTF_8);
        let text = Encoding::UTF_8.decode(&bytes);
        assert!(text.contains("Москва") && text.ends_with("Ber\u{FFFD}ot\"]\n"));
    }

    /// The standard of Unicode: byte order marks, which are not part of the text.
    #[test]
    fn marks() {
        for (bytes, name) in [
            (&b"\xEF\xBB\xBF[a"[..], "UTF-8"),
            (b"\xFF\xFE[\0a\0", "UTF-16LE"),
            (b"\xFE\xFF\0[\0a", "UTF-16BE"),
        ] {
            let guess = Encoding::guess(bytes);
            assert_eq!((guess.name(), &*guess.decode(bytes)), (name, "[a"));
            assert_eq!(guess.keeps_ascii(), name == "UTF-8");
        }
    }

    /// The author: names that people type, and ASCII that is not copied in any of them.
    #[test]
    fn by_name() {
        for (label, name) in [
            ("utf8", "UTF-8"),
            (" CP1251 ", "windows-1251"),
            ("latin1", "windows-1252"),
            ("koi8-r", "KOI8-R"),
            ("cp866", "IBM866"),
            ("windows-1257", "windows-1257"),
        ] {
            let encoding = Encoding::by_name(label).expect(label);
            assert_eq!(encoding.name(), name);
            assert!(matches!(encoding.decode(b"1-0"), Cow::Borrowed("1-0")));
        }
        assert_eq!(Encoding::by_name("klingon"), None);
        assert_eq!(Encoding::by_name("replacement"), None);
    }

    proptest! {
        /// Law: any bytes are guessed and decoded, and ASCII stays what it is.
        #[test]
        fn law_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let guess = Encoding::guess(&bytes);
            let text = guess.decode(&bytes);
            if guess.keeps_ascii() {
                let ascii = |byte: &u8| byte.is_ascii();
                let kept: Vec<u8> = text.bytes().filter(|byte| byte.is_ascii()).collect();
                prop_assert_eq!(kept, bytes.iter().copied().filter(ascii).collect::<Vec<_>>());
            }
        }

        /// Law: text in UTF-8 is guessed so, and is its own decoding.
        #[test]
        fn law_utf_8(text in "\\PC{0,60}") {
            prop_assume!(!text.starts_with('\u{FEFF}'));
            prop_assert_eq!(Encoding::guess(text.as_bytes()), Encoding::UTF_8);
            prop_assert_eq!(Encoding::UTF_8.decode(text.as_bytes()), text.as_str());
        }
    }
}
