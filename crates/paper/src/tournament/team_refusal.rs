//! Why something is refused about a team, said in five languages.

use games::Phrase;
use texts::Value as Argument;
use tournament::Colors;
use tournament::team::TeamRefused;

use super::refusal::keyed;

pub(super) fn phrase(refused: &TeamRefused) -> Phrase {
    let plain = |key: &str| keyed(&format!("refused-team-{key}"), &[]);
    let said = |key: &str, arguments: &[(&'static str, Argument<'_>)]| {
        keyed(&format!("refused-team-{key}"), arguments)
    };
    let number = |name: &'static str, number: u64| (name, Argument::Number(number));
    match refused {
        TeamRefused::NoTeams => plain("none"),
        TeamRefused::TooManyGames => said("games", &[number("most", Colors::MOST_BOARDS.into())]),
        TeamRefused::Bye => plain("bye"),
        TeamRefused::HasMembers(team) => said("has-members", &[number("number", team.0.into())]),
        TeamRefused::NobodyEnlisted(team) => said("nobody", &[number("number", team.0.into())]),
        TeamRefused::Full { team, most } => said(
            "full",
            &[
                number("number", team.0.into()),
                number("most", *most as u64),
            ],
        ),
        TeamRefused::NoMember { team, member, last } => said(
            "no-member",
            &[
                number("number", team.0.into()),
                number("member", (*member).into()),
                number("last", *last as u64),
            ],
        ),
        TeamRefused::OrderStands { team, round } => said(
            "order-stands",
            &[
                number("number", team.0.into()),
                number("round", (*round).into()),
            ],
        ),
        TeamRefused::LinedUp { team, round } => said(
            "lined-up",
            &[
                number("number", team.0.into()),
                number("round", (*round).into()),
            ],
        ),
        TeamRefused::NotEverybody(members) => {
            said("not-everybody", &[number("number", *members as u64)])
        }
        TeamRefused::EmptyLineUp => plain("empty"),
        TeamRefused::TooManyNamed { named, boards } => said(
            "too-many",
            &[
                number("number", *named as u64),
                number("boards", (*boards).into()),
            ],
        ),
        TeamRefused::OutOfOrder {
            board,
            member,
            name,
            above,
        } => said(
            "out-of-order",
            &[
                number("board", (*board).into()),
                number("member", (*member).into()),
                ("name", Argument::Text(name)),
                number("above", (*above).into()),
            ],
        ),
        TeamRefused::Twice { member, name } => said(
            "twice",
            &[
                number("member", (*member).into()),
                ("name", Argument::Text(name)),
            ],
        ),
        TeamRefused::NoMatch { team, round } => said(
            "no-match",
            &[
                number("number", team.0.into()),
                number("round", (*round).into()),
            ],
        ),
        TeamRefused::RoundOver(round) => said("round-over", &[number("round", (*round).into())]),
        TeamRefused::Begun(place) => {
            said("begun", &[("place", Argument::Text(&place.to_string()))])
        }
        TeamRefused::Vacant(place) => {
            said("vacant", &[("place", Argument::Text(&place.to_string()))])
        }
        TeamRefused::NoForfeit => plain("no-forfeit"),
    }
}
