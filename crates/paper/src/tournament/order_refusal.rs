//! Why an event cannot be organised so, said in five languages.

use games::Phrase;
use texts::Value as Argument;
use tournament::organisation::{HallTime, Matter, NotArranged};
use tournament::{MOST_SECTIONS, NoSection};

use super::refusal::keyed;
use super::voice::Voice;

fn number(name: &'static str, number: u32) -> (&'static str, Argument<'static>) {
    (name, Argument::Number(number.into()))
}

fn text<'a>(name: &'static str, text: &'a str) -> (&'static str, Argument<'a>) {
    (name, Argument::Text(text))
}

/// A day and a time as people write them.
fn when(time: HallTime) -> String {
    time.to_string().replace('T', " ")
}

pub(super) fn arranged(voice: Voice, refused: &NotArranged) -> Phrase {
    let plain = |key: &str| keyed(&format!("refused-order-{key}"), &[]);
    let said = |key: &str, arguments: &[(&'static str, Argument<'_>)]| {
        keyed(&format!("refused-order-{key}"), arguments)
    };
    let held = |key: &str, what: Matter, start: HallTime| {
        let (what, start) = (voice.matter_by_itself(what), when(start));
        said(key, &[text("matter", &what), text("start", &start)])
    };
    let of_player =
        |key: &str, player: tournament::PlayerId| said(key, &[number("number", player.0)]);
    match refused {
        NotArranged::Length => plain("length"),
        NotArranged::RoundsOutOfOrder { matter, start } => held("rounds", *matter, *start),
        NotArranged::NoRest {
            player,
            matter: what,
            start,
        } => {
            let (what, start) = (voice.matter_by_itself(*what), when(*start));
            let arguments = [
                number("number", player.0),
                text("matter", &what),
                text("start", &start),
            ];
            said("no-rest", &arguments)
        }
        NotArranged::AtOnce { matter, start } => held("at-once", *matter, *start),
        NotArranged::RestDay(day) => said("rest-day", &[text("day", day)]),
        NotArranged::Played { matter, start } => held("played", *matter, *start),
        NotArranged::LessThanAnHour => plain("hour"),
        NotArranged::NotWaiting(place) => said("not-waiting", &[text("place", &place.to_string())]),
        NotArranged::BeforeItsRound { round, end } => {
            let end = when(*end);
            said(
                "before-round",
                &[number("round", *round), text("end", &end)],
            )
        }
        NotArranged::AfterTheLast { matter, start } => held("after-last", *matter, *start),
        NotArranged::Twice(place) => said("twice", &[text("place", &place.to_string())]),
        NotArranged::NoRoll => plain("no-roll"),
        NotArranged::IsHere(player) => of_player("is-here", *player),
        NotArranged::HasConfirmed(player) => of_player("has-confirmed", *player),
        NotArranged::WhichRound => plain("which-round"),
        NotArranged::NoRound => plain("no-round"),
        NotArranged::IsTicked => plain("is-ticked"),
        NotArranged::NotHisTask {
            name,
            roles,
            article,
        } => {
            let roles: Vec<String> = roles.iter().map(|role| voice.role(*role)).collect();
            let roles = roles.join(", ");
            let arguments = [
                text("name", name),
                text("roles", &roles),
                text("article", article),
            ];
            said("not-his-task", &arguments)
        }
        NotArranged::TakesPart { name, article } => said(
            "takes-part",
            &[text("name", name), text("article", article)],
        ),
        NotArranged::OneChief(name) => said("one-chief", &[text("name", name)]),
        NotArranged::Appointed(name) => said("appointed", &[text("name", name)]),
    }
}

pub(super) fn section(voice: Voice, refused: &NoSection) -> Phrase {
    let plain = |key: &str| keyed(&format!("refused-section-{key}"), &[]);
    let said = |key: &str, arguments: &[(&'static str, Argument<'_>)]| {
        keyed(&format!("refused-section-{key}"), arguments)
    };
    match refused {
        NoSection::Unknown(name, all) => {
            said("unknown", &[text("section", name), text("all", all)])
        }
        NoSection::Which(all) => said("which", &[text("all", all)]),
        NoSection::TooLate => plain("too-late"),
        NoSection::NoEvent => plain("no-event"),
        NoSection::TooMany => {
            let most = ("most", Argument::Number(MOST_SECTIONS as u64));
            said("too-many", &[most])
        }
        NoSection::Elsewhere { event, section } => {
            let section = section.as_deref();
            let section = section.map_or_else(|| voice.say("refused-section-whole"), str::to_owned);
            said(
                "elsewhere",
                &[number("event", *event), text("section", &section)],
            )
        }
        NoSection::SameSecret(section) => said("same-secret", &[text("section", section)]),
        NoSection::Twice { name, section } => {
            said("twice", &[text("name", name), text("section", section)])
        }
        NoSection::NoRest {
            name,
            matter: what,
            section,
            start,
        } => {
            let (what, start) = (voice.matter_by_itself(*what), when(*start));
            let arguments = [
                text("name", name),
                text("matter", &what),
                text("section", section),
                text("start", &start),
            ];
            said("no-rest", &arguments)
        }
    }
}
