//! What is wrong in a report file (TRF), said in five languages.

use games::Phrase;
use pairing::trf::{Expected, Fault, Field, MOST_ROUNDS, MOST_TEAMS, Problem};
use texts::Language;
use tournament::{Colors, Refused};

use super::file_fault::shown;
use super::refusal::refusal_phrase;
use super::voice::Voice;
use crate::words;

/// What is wrong in a report, with its place: the key of the sentence, and what is inserted in this language.
pub fn report_fault(fault: &Fault, language: Language) -> Phrase {
    Phrase::new("tournament-refused-report-line")
        .number("line", fault.line as u64)
        .number("column", fault.column as u64)
        .text("why", words::say(language, &problem(&fault.what, language)))
}

fn problem(problem: &Problem, language: Language) -> Phrase {
    let plain = |key: &str| Phrase::new(format!("trf-{key}"));
    let number = |key: &str, number: u16| plain(key).number("number", number);
    let of_round =
        |key: &str, player: u16, round: usize| number(key, player).number("round", round as u64);
    let of_team = |key: &str, player: u16, team: u16| number(key, player).number("team", team);
    match problem {
        Problem::NotUtf8(byte) => plain("not-utf8").text("byte", format!("{byte:#04x}")),
        Problem::Unexpected { expected, found } => unexpected(*expected, found, language),
        Problem::NoFederation(none) => {
            refusal_phrase(&Refused::NoFederation(shown(&none.0)), language)
        }
        Problem::NoBirth(none) => Phrase::new("rating-list-no-birth").text("found", shown(&none.0)),
        Problem::TooManyRounds => plain("most-rounds").number("most", MOST_ROUNDS),
        Problem::TooManyTeams => plain("most-teams").number("most", MOST_TEAMS),
        Problem::MeetsSelf(player) => number("meets-self", *player),
        Problem::ColorAlone => plain("color-alone"),
        Problem::NoColor => plain("no-color"),
        Problem::ByeAgainst(letter) => plain("bye-against").text("letter", *letter),
        Problem::ResultAlone(letter) => plain("result-alone").text("letter", *letter),
        Problem::RoundsReversed => plain("rounds-reversed"),
        Problem::PlayersReversed => plain("players-reversed"),
        Problem::DaysTwice => plain("days-twice"),
        Problem::PlayerTwice { player, line } => {
            number("player-twice", *player).number("line", *line as u64)
        }
        Problem::TeamTwice(team) => number("team-twice", *team),
        Problem::NoPlayer(player) => number("no-player", *player),
        Problem::NoTeam(team) => number("no-team", *team),
        Problem::NoGame { player, round } => of_round("no-game", *player, *round),
        Problem::OtherOpponent { player, round } => of_round("other-opponent", *player, *round),
        Problem::SameColor(player) => number("same-color", *player),
        Problem::Results { own, player, other } => number("results", *player)
            .text("own", own.letter())
            .text("other", other.letter()),
        Problem::NoResult { player, other } => {
            number("no-result", *player).text("other", other.letter())
        }
        Problem::NoResultThere { own, player } => {
            number("no-result-there", *player).text("own", own.letter())
        }
        Problem::OtherPoints { points, sum } => plain("other-points")
            .text("points", Voice(language).points(*points))
            .text("sum", Voice(language).points(*sum)),
        Problem::InTeam { player, team } => of_team("in-team", *player, *team),
        Problem::NotInTeam { player, team } => of_team("not-in-team", *player, *team),
        Problem::Gap { expected, player } => number("gap", *player).number("expected", *expected),
        Problem::MorePlayed { rounds, played } => plain("more-played")
            .number("rounds", *rounds)
            .number("played", *played as u64),
    }
}

/// Something else stands where a thing was expected, or nothing.
fn unexpected(expected: Expected, found: &str, language: Language) -> Phrase {
    let phrase = match found {
        "" => Phrase::new("trf-nothing"),
        found => Phrase::new("trf-unexpected").text("found", shown(found)),
    };
    phrase.text(
        "expected",
        words::say(language, &wanted(expected, language)),
    )
}

/// What should stand there.
fn wanted(expected: Expected, language: Language) -> Phrase {
    let plain = |key: &str| Phrase::new(format!("trf-expected-{key}"));
    match expected {
        Expected::Code => plain("code"),
        Expected::Blank => plain("blank"),
        Expected::Number(field) => of_field(field),
        Expected::Within(field, least, most) => plain("within")
            .text("what", words::say(language, &of_field(field)))
            .number("least", least)
            .number("most", most),
        Expected::Points => plain("points"),
        Expected::PointsWithin(least, most) => plain("points-within")
            .text("least", least.to_string())
            .text("most", most.to_string()),
        Expected::OneOf(known) => Phrase::new("expected-one-of").text("words", known.join(", ")),
        Expected::OneOfOrBlank(known) => plain("one-of-or-blank").text("words", known.join(", ")),
        Expected::Result => plain("result").text("words", Expected::RESULTS),
        Expected::Bye => plain("bye").text("words", Expected::BYES),
        Expected::Boards => plain("boards").number("most", Colors::MOST_BOARDS),
        Expected::DatesFrom(column) => plain("dates-from").number("column", column as u64),
        Expected::Day => plain("day"),
    }
}

/// What a number stands for.
fn of_field(field: Field) -> Phrase {
    Phrase::new(match field {
        Field::PairingNumber => "trf-expected-pairing-number",
        Field::Opponent => "trf-expected-opponent",
        Field::Player => "trf-expected-player",
        Field::Team => "trf-expected-team",
        Field::Rating => "trf-expected-rating",
        Field::Rank => "trf-expected-rank",
        Field::Rounds => "trf-expected-rounds",
        Field::Round => "trf-expected-round",
        Field::Strength => "trf-expected-strength",
    })
}
