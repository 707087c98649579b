//! The tags of a game: which rule set they name, in which order they stand, how their values are written.

use chess::ChessRules;
use notation::{
    Corner, GameType, Points, Record, Score, SquareNames, SquareNaming, Tag, rules_tag,
};
use rules::{Naming, VariantId};

use crate::date::PartialDate;
use crate::kind::{Because, Evidence, Kind, KindRefused, kind_of};
use crate::rule_set::RuleSet;
use crate::spot::Spot;

/// The tags that come first, with what they say where nothing is known (PDN 3.0).
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The rule set of a written game: by its tags, by what the caller says of games that say nothing, or by its squares.
///
/// # Errors
/// As [`kind_of`].
pub fn kind(record: &Record, given: Option<RuleSet>, is_chess: bool) -> Result<Kind, KindRefused> {
    let first = record.line.steps.first();
    let setup = first.and_then(|step| step.setup.as_deref());
    kind_of(&Evidence {
        rules: record.tag("Rules"),
        game_type: record.tag("GameType"),
        variant: record.tag("Variant"),
        fen: record.fen().or(setup),
        first_move: first.map(|step| step.text.as_str()),
        given,
        is_chess,
    })
}

/// Sets the tags that come first: event, site, date, round, White, Black and result. What is blank is not known.
pub fn set_roster(record: &mut Record, values: [&str; 7]) {
    for ((name, unknown), value) in ROSTER.into_iter().zip(values) {
        let value = value.trim();
        record.set_tag(name, if value.is_empty() { unknown } else { value });
    }
}

/// How squares are named in a game of a rule set, if they are asked for in a certain way. The large
/// board has numbers only.
fn naming_of(variant: VariantId, asked: Option<Naming>) -> Naming {
    let asked = asked.filter(|_| variant.board_rows() == 8);
    asked.unwrap_or(variant.rules().writing.naming)
}

/// The value of `GameType`: the number, and the rest where squares are not named as is usual for it.
fn game_type(variant: VariantId, naming: Naming) -> String {
    let usual = GameType::of(variant);
    if usual.squares.is_none_or(|squares| says(squares, naming)) {
        return usual.number.to_string();
    }
    let (kind, corner) = match naming {
        Naming::Numeric => (SquareNaming::Numeric, Corner::TopLeft),
        Naming::Algebraic => (SquareNaming::Algebraic, Corner::BottomLeft),
    };
    let squares = SquareNames {
        kind,
        corner: Some(corner),
    };
    GameType {
        squares: Some(squares),
        ..usual
    }
    .to_string()
}

fn says(squares: SquareNames, naming: Naming) -> bool {
    match squares.kind {
        SquareNaming::Numeric => naming == Naming::Numeric,
        SquareNaming::Algebraic | SquareNaming::Short => naming == Naming::Algebraic,
    }
}

/// The tags that name a rule set as shortly as is exact, with squares as it names them itself or as asked.
pub fn rule_set_tags(rules: RuleSet, asked: Option<Naming>) -> Vec<Tag> {
    tags_with(rules, |variant| {
        game_type(variant, naming_of(variant, asked))
    })
}

/// Lets the tags of a record say by which rules it is played, with the whole `GameType`. Chess by the laws needs none.
pub fn name_rules(record: &mut Record, rules: RuleSet) {
    for Tag { name, value } in tags_with(rules, |variant| GameType::of(variant).to_string()) {
        record.set_tag(&name, value);
    }
}

/// `GameType` and `Rules`, as far as a rule set needs them.
fn tags_with(rules: RuleSet, game_type: impl Fn(VariantId) -> String) -> Vec<Tag> {
    let tag = |name: &str, value: String| Tag {
        name: name.to_owned(),
        value,
    };
    match rules {
        RuleSet::Draughts(variant) => {
            let game_type = tag("GameType", game_type(variant));
            let rules = rules_tag(variant).map(|rules| tag("Rules", rules.to_owned()));
            [game_type].into_iter().chain(rules).collect()
        }
        RuleSet::Chess(ChessRules::Fide) => Vec::new(),
        RuleSet::Chess(ChessRules::Leaflet) => vec![tag("Rules", rules.id().to_owned())],
    }
}

/// Sees to it that a game written anew is known by itself for what it is: its squares may now have
/// numbers where letters gave it away, and the rule set may have been told by the caller.
pub fn keep_kind(record: &mut Record, rules: RuleSet, asked: Option<Naming>) {
    let is_chess = matches!(rules, RuleSet::Chess(_));
    let said = kind(record, None, is_chess);
    let is_sure = said.is_ok_and(|kind| kind.rules == rules && kind.because != Because::Given);
    if !is_sure || !names_squares_rightly(record, rules, asked) {
        set_kind(record, rules, asked);
    }
}

/// Whether `GameType`, if it speaks of squares, speaks of them as they are named.
fn names_squares_rightly(record: &Record, rules: RuleSet, asked: Option<Naming>) -> bool {
    let RuleSet::Draughts(variant) = rules else {
        return true;
    };
    let said = record
        .tag("GameType")
        .and_then(|said| said.parse::<GameType>().ok());
    let squares = said.and_then(|said| said.squares);
    squares.is_none_or(|squares| says(squares, naming_of(variant, asked)))
}

fn set_kind(record: &mut Record, rules: RuleSet, asked: Option<Naming>) {
    let tags = rule_set_tags(rules, asked);
    for name in ["GameType", "Rules"] {
        match tags.iter().find(|tag| tag.name == name) {
            Some(tag) => record.set_tag(name, tag.value.clone()),
            None => record.remove_tag(name),
        }
    }
}

/// Writes the result with points to one or to two, where it is understood.
pub fn set_points(record: &mut Record, points: Points) {
    match record.tag("Result").map(Score::parse) {
        Some(Some(score)) => record.set_tag("Result", score.text(points)),
        Some(None) => {}
        None if record.score == Score::Unknown => {}
        None => record.set_tag("Result", record.score.text(points)),
    }
}

/// The two results of a game that states two.
pub fn two_results(record: &Record) -> Option<(Score, Score)> {
    let tag = record.tag("Result").and_then(Score::parse)?;
    let is_said = tag != Score::Unknown && record.score != Score::Unknown;
    (is_said && tag != record.score).then_some((tag, record.score))
}

/// Lets the end of the moves and the Result tag say the same, where one of them is open and the other is not.
pub fn close_result(record: &mut Record) {
    let Some(said) = record.tag("Result").and_then(Score::parse) else {
        return;
    };
    if record.score == Score::Unknown {
        record.score = said;
    } else if said == Score::Unknown {
        let text = record.score.text(record.points());
        record.set_tag("Result", text);
    }
}

/// Brings the tags into their order and their values into their form. What is not understood is
/// kept as it is.
pub fn normalise(record: &mut Record, rules: Option<RuleSet>, asked: Option<Naming>) {
    set_result(record);
    set_dates(record);
    if let Some(rules) = rules {
        set_kind(record, rules, asked);
        drop_first_position(record, rules);
    }
    set_up(record);
    order(record);
}

/// Lets the Result tag and the end of the moves say the same.
fn set_result(record: &mut Record) {
    let is_foreign = |said: &str| !is_unknown(said) && Score::parse(said).is_none();
    if record.tag("Result").is_some_and(is_foreign) {
        return;
    }
    let (result, points) = (record.result(), record.points());
    record.score = result;
    record.remove_tag("Result");
    record.set_tag("Result", result.text(points));
}

fn set_dates(record: &mut Record) {
    for tag in &mut record.tags {
        let names = ["Date", "EventDate", "UTCDate"];
        let is_date = names.iter().any(|name| tag.name.eq_ignore_ascii_case(name));
        if is_date && let Ok(date) = tag.value.parse::<PartialDate>() {
            tag.value = date.to_string();
        }
    }
}

fn drop_first_position(record: &mut Record, rules: RuleSet) {
    let fen = |fen| Spot::new(rules, fen).ok().map(|spot| spot.fen());
    if record.fen().is_some() && fen(record.fen()) == fen(None) {
        record.remove_tag("FEN");
    }
}

/// `SetUp` stands before a FEN and nowhere else.
fn set_up(record: &mut Record) {
    record.remove_tag("SetUp");
    if record.fen().is_none() {
        return record.remove_tag("FEN");
    }
    let at = record
        .tags
        .iter()
        .position(|tag| tag.name.eq_ignore_ascii_case("FEN"));
    if let Some(at) = at {
        record.tags.insert(
            at,
            Tag {
                name: "SetUp".to_owned(),
                value: "1".to_owned(),
            },
        );
    }
}

/// The seven tags of the roster first, then those of the rule set, then the rest in its order
/// without what says nothing or is said twice.
fn order(record: &mut Record) {
    let mut rest = core::mem::take(&mut record.tags);
    for (name, unknown) in ROSTER {
        let value = take(&mut rest, name).unwrap_or_else(|| unknown.to_owned());
        record.set_tag(name, value);
    }
    for name in ["GameType", "Rules"] {
        if let Some(value) = take(&mut rest, name) {
            record.set_tag(name, value);
        }
    }
    for tag in rest {
        if !tag.value.trim().is_empty() && !record.tags.contains(&tag) {
            record.tags.push(tag);
        }
    }
}

/// Takes the first value that a tag says; others that say something stay.
fn take(tags: &mut Vec<Tag>, name: &str) -> Option<String> {
    let is_named = |tag: &Tag| tag.name.eq_ignore_ascii_case(name);
    tags.retain(|tag| !is_named(tag) || !is_unknown(&tag.value));
    let at = tags.iter().position(is_named)?;
    Some(tags.remove(at).value.trim().to_owned())
}

fn is_unknown(value: &str) -> bool {
    value
        .chars()
        .all(|c| c == '?' || c == '.' || c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(tags: &[(&str, &str)]) -> Record {
        let mut record = Record::default();
        for (name, value) in tags {
            record.tags.push(Tag {
                name: (*name).to_owned(),
                value: (*value).to_owned(),
            });
        }
        record
    }

    fn names(record: &Record) -> Vec<&str> {
        record.tags.iter().map(|tag| tag.name.as_str()).collect()
    }

    const RUSSIAN: RuleSet = RuleSet::Draughts(VariantId::Russian);

    #[test]
    fn the_roster_comes_first_and_nothing_that_is_said_is_lost() {
        let mut game = record(&[
            ("ECO", "A1"),
            ("black", "B"),
            ("Event", ""),
            ("Event", "Cup"),
            ("Event", "Cup of cups"),
            ("Opening", ""),
            ("Date", "13-01-1996"),
        ]);
        normalise(&mut game, Some(RUSSIAN), None);
        assert_eq!(
            names(&game),
            [
                "Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "ECO",
                "Event"
            ]
        );
        assert_eq!(game.tag("Event"), Some("Cup"));
        assert_eq!(game.tag("Date"), Some("1996.01.13"));
        assert_eq!(game.tag("Result"), Some("*"));
    }

    #[test]
    fn results_that_are_not_understood_are_kept() {
        let mut game = record(&[("Result", "4-6")]);
        normalise(&mut game, None, None);
        assert_eq!(game.tag("Result"), Some("4-6"));
    }

    #[test]
    fn a_rule_set_is_named_as_shortly_as_is_exact() {
        let named = |variant, naming| {
            let tags = rule_set_tags(RuleSet::Draughts(variant), naming);
            tags.into_iter().map(|tag| tag.value).collect::<Vec<_>>()
        };
        assert_eq!(named(VariantId::International, None), ["20"]);
        assert_eq!(
            named(VariantId::International, Some(Naming::Algebraic)),
            ["20"]
        );
        assert_eq!(
            named(VariantId::Russian, Some(Naming::Numeric)),
            ["25,W,8,8,N2,0"]
        );
        assert_eq!(named(VariantId::Home, None), ["25", "home"]);
    }

    /// Whatever the caller said, and however squares are named now, the game is known again.
    #[test]
    fn a_game_is_known_again_by_itself() {
        for rules in RuleSet::all() {
            for asked in [None, Some(Naming::Numeric), Some(Naming::Algebraic)] {
                let mut game = record(&[("GameType", "20"), ("FEN", "W:W22:B11")]);
                keep_kind(&mut game, rules, asked);
                let is_chess = matches!(rules, RuleSet::Chess(_));
                assert_eq!(
                    kind(&game, None, is_chess).map(|kind| kind.rules),
                    Ok(rules)
                );
            }
        }
    }
}
