//! Made-up games: legal, random, and the same for the same seed.

use std::io::{self, Write};

use endgame::Shipped;
use notation::{
    Layout, Line, Mark, MoveForm, Record, Score, Step, Tag, write_fen, write_move, write_record,
};
use rules::{Outcome, Variant, with_variant};

use crate::rule_set::RuleSet;
use crate::tags::name_rules;

/// Variations lie at most this deep.
const DEEPEST: u32 = 3;
/// A variation has at most so many moves of one side.
const LONGEST_VARIATION: u64 = 6;
/// A game that begins elsewhere does so at most this many moves of one side from the start.
const LONGEST_APPROACH: u64 = 30;

/// What made-up games hold. Chances are in a thousand: of moves, except for `starts`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntheticOptions {
    /// Marks behind a move.
    pub marks: u16,
    /// Comments, in several scripts, some with a clock.
    pub comments: u16,
    /// Variations, which may hold others.
    pub variations: u16,
    /// Positions said in mid-game, those that hold anyway; draughts only.
    pub setups: u16,
    /// Moves with every landing square; draughts only.
    pub full_routes: u16,
    /// Games that begin with another position than usual.
    pub starts: u16,
    /// The fewest moves of either side after which a game may break off.
    pub shortest: u32,
    /// The most.
    pub longest: u32,
}

impl Default for SyntheticOptions {
    fn default() -> SyntheticOptions {
        SyntheticOptions {
            marks: 60,
            comments: 40,
            variations: 20,
            setups: 5,
            full_routes: 100,
            starts: 100,
            shortest: 20,
            longest: 160,
        }
    }
}

impl SyntheticOptions {
    /// Moves and nothing else.
    pub fn plain() -> SyntheticOptions {
        SyntheticOptions {
            marks: 0,
            comments: 0,
            variations: 0,
            setups: 0,
            full_routes: 0,
            starts: 0,
            ..SyntheticOptions::default()
        }
    }
}

/// A random legal game with tags, comments and variations. It goes on until it ends by its rules,
/// or breaks off after a random length with the result `*`.
pub fn synthetic(rules: RuleSet, seed: u64, options: &SyntheticOptions) -> Record {
    let mut dice = Dice(seed);
    match rules {
        RuleSet::Draughts(variant) => {
            with_variant!(variant, V => record::<rules::Game<V>>(rules, &mut dice, options, rules::Game::initial(&Shipped)))
        }
        RuleSet::Chess(chess) => record(rules, &mut dice, options, chess::Game::new(chess)),
    }
}

/// Writes made-up games, the same for the same seed, until there are so many bytes; says how many
/// games.
///
/// # Errors
/// When they cannot be written.
pub fn synthetic_file(
    rules: RuleSet,
    seed: u64,
    at_least_bytes: u64,
    options: &SyntheticOptions,
    out: &mut impl Write,
) -> io::Result<u64> {
    let mut seeds = Dice(seed);
    let (mut games, mut bytes) = (0, 0);
    while bytes < at_least_bytes {
        let mut text = write_record(&synthetic(rules, seeds.roll(), options), Layout::Pdn);
        text.push('\n');
        out.write_all(text.as_bytes())?;
        bytes += text.len() as u64;
        games += 1;
    }
    Ok(games)
}

/// Random numbers from a seed: splitmix64.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below another, which is not much biased as long as that is small.
    fn below(&mut self, limit: u64) -> u64 {
        self.roll() % limit.max(1)
    }

    fn chance(&mut self, in_a_thousand: u16) -> bool {
        self.below(1000) < u64::from(in_a_thousand)
    }

    /// One of several; none of none.
    fn one<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        let index = usize::try_from(self.below(of.len() as u64)).ok()?;
        of.get(index).copied()
    }

    fn word(&mut self, of: &[&'static str]) -> &'static str {
        self.one(of).unwrap_or_default()
    }
}

/// A game that can be walked through at random.
trait Walk: Clone {
    /// Plays a random legal move and gives its text; none once the game has ended.
    fn step(&mut self, dice: &mut Dice, form: MoveForm) -> Option<String>;

    fn outcome(&self) -> Option<Outcome>;

    fn fen(&self) -> String;

    /// A game that begins where this one is.
    fn afresh(&self) -> Option<Self>;

    /// A mark that this game knows.
    fn mark(dice: &mut Dice) -> Option<Mark>;

    /// Whether positions may be said in mid-game.
    const HAS_SETUPS: bool;
}

impl<V: Variant> Walk for rules::Game<V> {
    const HAS_SETUPS: bool = true;

    fn step(&mut self, dice: &mut Dice, form: MoveForm) -> Option<String> {
        if self.outcome().is_some() {
            return None;
        }
        let m = dice.one(&self.position().legal_moves())?;
        let text = write_move(self.position(), m, form);
        self.play(m).ok()?;
        Some(text)
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::Game::outcome(self)
    }

    fn fen(&self) -> String {
        write_fen(&self.position().to_setup(), V::RULES.writing.naming)
    }

    fn afresh(&self) -> Option<Self> {
        Some(rules::Game::new(*self.position(), self.options(), &Shipped))
    }

    fn mark(dice: &mut Dice) -> Option<Mark> {
        let pieces = u8::try_from(dice.below(4)).unwrap_or(0) + 1;
        dice.one(&[
            Mark::Strong,
            Mark::VeryStrong,
            Mark::Weak,
            Mark::VeryWeak,
            Mark::LooksStrong,
            Mark::LooksWeak,
            Mark::Forced,
            Mark::Won,
            Mark::Drawn,
            Mark::Gained(pieces),
            Mark::Lost(pieces),
            Mark::AdLibitum,
            Mark::Nag(900 + u16::from(pieces)),
        ])
    }
}

impl Walk for chess::Game {
    const HAS_SETUPS: bool = false;

    fn step(&mut self, dice: &mut Dice, _: MoveForm) -> Option<String> {
        let m = dice.one(&self.playable())?;
        let text = self.text(m);
        self.play(m).ok()?;
        Some(text)
    }

    fn outcome(&self) -> Option<Outcome> {
        chess::Game::outcome(self)
    }

    fn fen(&self) -> String {
        chess::Game::fen(self)
    }

    fn afresh(&self) -> Option<Self> {
        chess::Game::from_fen(self.rules(), &self.fen()).ok()
    }

    fn mark(dice: &mut Dice) -> Option<Mark> {
        let nag = u16::try_from(dice.below(10)).unwrap_or(0) + 10;
        dice.one(&[
            Mark::Strong,
            Mark::VeryStrong,
            Mark::Weak,
            Mark::VeryWeak,
            Mark::Nag(5),
            Mark::Nag(6),
            Mark::Forced,
            Mark::Nag(nag),
        ])
    }
}

fn record<G: Walk>(
    rules: RuleSet,
    dice: &mut Dice,
    options: &SyntheticOptions,
    mut game: G,
) -> Record {
    let mut record = Record {
        tags: roster(dice),
        ..Record::default()
    };
    name_rules(&mut record, rules);
    if dice.chance(options.starts)
        && let Some(far) = approach(dice, game.clone()).afresh()
    {
        game = far;
        record.set_tag("SetUp", "1");
        record.set_tag("FEN", game.fen());
    }
    let spread = u64::from(options.longest.saturating_sub(options.shortest)) + 1;
    let length = u64::from(options.shortest).saturating_add(dice.below(spread));
    let mut writer = Writer { dice, options };
    record.line = writer.line(&mut game, length, 0);
    record.score = game.outcome().map_or(Score::Unknown, Score::from);
    record.set_tag("Result", record.score.to_string());
    record
}

/// Walks some moves into a game, but not to its end.
fn approach<G: Walk>(dice: &mut Dice, mut far: G) -> G {
    for _ in 0..dice.below(LONGEST_APPROACH) {
        let mut next = far.clone();
        next.step(dice, MoveForm::Short);
        if next.outcome().is_some() {
            break;
        }
        far = next;
    }
    far
}

struct Writer<'a> {
    dice: &'a mut Dice,
    options: &'a SyntheticOptions,
}

impl Writer<'_> {
    /// So many moves from a position, or as many as the rules allow.
    fn line<G: Walk>(&mut self, game: &mut G, length: u64, depth: u32) -> Line {
        let mut line = Line::default();
        line.comments.extend(self.comment());
        for _ in 0..length {
            let has_setup = G::HAS_SETUPS && depth == 0 && self.dice.chance(self.options.setups);
            let setup = has_setup.then(|| game.fen());
            let has_variation = depth < DEEPEST && self.dice.chance(self.options.variations);
            let before = has_variation.then(|| game.clone());
            let form = match self.dice.chance(self.options.full_routes) {
                true => MoveForm::Full,
                false => MoveForm::Short,
            };
            let Some(text) = game.step(self.dice, form) else {
                break;
            };
            let mut step = Step::new(text);
            step.setup = setup;
            if self.dice.chance(self.options.marks) {
                step.marks.extend(G::mark(self.dice));
            }
            step.comments.extend(self.comment());
            if let Some(before) = before {
                step.variations = self.variations(&before, depth);
            }
            line.steps.push(step);
        }
        line
    }

    /// One or two lines from the position before a move.
    fn variations<G: Walk>(&mut self, before: &G, depth: u32) -> Vec<Line> {
        let count = 1 + self.dice.below(2);
        let mut variations = Vec::new();
        for _ in 0..count {
            let length = 1 + self.dice.below(LONGEST_VARIATION);
            variations.push(self.line(&mut before.clone(), length, depth + 1));
        }
        variations
    }

    fn comment(&mut self) -> Option<String> {
        if !self.dice.chance(self.options.comments) {
            return None;
        }
        let mut words = Vec::new();
        if self.dice.chance(300) {
            let (minutes, seconds) = (self.dice.below(60), self.dice.below(60));
            let hours = self.dice.below(2);
            words.push(format!("[%clk {hours}:{minutes:02}:{seconds:02}]"));
        }
        let script = self.dice.one(&SCRIPTS)?;
        for _ in 0..1 + self.dice.below(8) {
            words.push(self.dice.word(script).to_owned());
        }
        Some(words.join(" "))
    }
}

/// The seven tags that every game has; the result is filled in later.
fn roster(dice: &mut Dice) -> Vec<Tag> {
    let (year, month, day) = (
        1950 + dice.below(75),
        1 + dice.below(12),
        1 + dice.below(28),
    );
    let player = |dice: &mut Dice| format!("{}, {}", dice.word(&FAMILIES), dice.word(&GIVEN));
    let tags = [
        (
            "Event",
            format!("{} {}", dice.word(&TOWNS), dice.word(&EVENTS)),
        ),
        ("Site", dice.word(&TOWNS).to_owned()),
        ("Date", format!("{year}.{month:02}.{day:02}")),
        ("Round", (1 + dice.below(11)).to_string()),
        ("White", player(dice)),
        ("Black", player(dice)),
        ("Result", Score::Unknown.to_string()),
    ];
    let tag = |(name, value): (&str, String)| Tag {
        name: name.to_owned(),
        value,
    };
    tags.map(tag).into()
}

const TOWNS: [&str; 8] = [
    "Nieuwburg",
    "Żabno Górne",
    "Белоречье",
    "Saint-Élan",
    "Jūrava",
    "Kõrvemäe",
    "Nové Hory",
    "Vale do Açor",
];
const EVENTS: [&str; 6] = [
    "Open",
    "Cup",
    "Championship",
    "\"Friends\" Match",
    "Турнир",
    "Kampioenschap",
];
const FAMILIES: [&str; 10] = [
    "van der Velden",
    "Kowalczyński",
    "Берёзкин",
    "Lefèvre",
    "Ozoliņš",
    "Kask",
    "Dvořák",
    "Gonçalves",
    "Brightwater",
    "Яблонська",
];
const GIVEN: [&str; 10] = [
    "Anna", "Piet", "Łucja", "Пётр", "Émile", "Jānis", "Õie", "Jiří", "João", "M.",
];

const LATIN: [&str; 12] = [
    "a",
    "strong",
    "move,",
    "beau",
    "coup",
    "précis,",
    "zet",
    "één",
    "świetny",
    "ruch",
    "labs",
    "gājiens!",
];
const CYRILLIC: [&str; 8] = [
    "сильный",
    "ход",
    "и",
    "белые",
    "чёрные",
    "выигрывают",
    "ничья",
    "хід",
];
const ENGLISH: [&str; 12] = [
    "the",
    "best",
    "(or",
    "worst)",
    "move:",
    "threatens",
    "1-0",
    "to",
    "win",
    "a",
    "piece;",
    "see [2]",
];
const SCRIPTS: [&[&str]; 3] = [&LATIN, &CYRILLIC, &ENGLISH];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix64_as_published() {
        // Sebastiano Vigna's splitmix64.c with the seed 1234567.
        let mut dice = Dice(1_234_567);
        assert_eq!(dice.roll(), 6_457_827_717_110_365_317);
        assert_eq!(dice.roll(), 3_203_168_211_198_807_973);
    }
}
