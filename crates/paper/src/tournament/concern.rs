//! What a round breaks that is changed by hand, said in five languages.

use games::Color;
use pairing::swiss::Warning;
use texts::{Language, Value as Argument};
use tournament::{Competition, Concern, PlayerId};

use super::people;
use super::voice::Voice;

/// What a changed round breaks, with its criterion.
pub fn concern(competition: &Competition, concern: &Concern, language: Language) -> String {
    let voice = Voice(language);
    match concern {
        Concern::Swiss(warning) => said(voice, competition, warning),
        Concern::OtherPair(white, black) => {
            let both = [*white, *black].map(|player| people::called(competition, player));
            of_two(voice, "other-pair", &both)
        }
        Concern::OtherColors(white, black) => {
            let both = [*white, *black].map(|player| people::called(competition, player));
            of_two(voice, "other-colors", &both)
        }
    }
}

fn said(voice: Voice, competition: &Competition, warning: &Warning) -> String {
    let name = |number: u16| called(competition, number);
    let one = |key: &str, number: u16| {
        let name = name(number);
        voice.with(
            &format!("warning-{key}"),
            &[("name", Argument::Text(&name))],
        )
    };
    let two = |key: &str, white: u16, black: u16| of_two(voice, key, &[name(white), name(black)]);
    match warning {
        Warning::Unknown(number) => voice.counted("warning-unknown", "number", (*number).into()),
        Warning::Away(number) => one("away", *number),
        Warning::Twice(number) => one("twice", *number),
        Warning::Missing(number) => one("missing", *number),
        Warning::HaveMet(white, black) => two("have-met", *white, *black),
        Warning::Forbidden(white, black) => two("forbidden", *white, *black),
        Warning::SecondBye(number) => one("second-bye", *number),
        Warning::SameAbsolute(white, black) => two("same-color", *white, *black),
        Warning::ThirdTime(number, Color::White) => one("third-white", *number),
        Warning::ThirdTime(number, Color::Black) => one("third-black", *number),
        Warning::WideDifference(number, difference) => {
            let name = name(*number);
            let difference = format!("{difference:+}").replace('-', "−");
            let arguments = [
                ("name", Argument::Text(name.as_str())),
                ("difference", Argument::Text(&difference)),
            ];
            voice.with("warning-difference", &arguments)
        }
        Warning::Differs => voice.say("warning-differs"),
    }
}

fn of_two(voice: Voice, key: &str, names: &[String; 2]) -> String {
    let [name, other] = names;
    let arguments = [
        ("name", Argument::Text(name)),
        ("other", Argument::Text(other)),
    ];
    voice.with(&format!("warning-{key}"), &arguments)
}

/// The participant with a number.
fn called(competition: &Competition, number: u16) -> String {
    let place = usize::from(number).checked_sub(1);
    let player: Option<PlayerId> = place
        .and_then(|place| competition.order().get(place))
        .copied();
    player.map_or_else(
        || number.to_string(),
        |player| people::called(competition, player),
    )
}
