//! Names that the house gives, and how they are said in each language.

use conduct::PersonId;
use store::Name;
use texts::{Language, Value};

/// Words before a number of four digits, and the key by which they are said. They are kept in English; whoever reads
/// them gets them in his own language.
const GIVEN: [(&str, &str); 2] = [("Guest", "web-guest"), ("Gone", "web-gone")];

fn given(word: &str, person: PersonId) -> Name {
    let number = person.0 % 10_000;
    let name = format!("{word} {number:04}").parse();
    name.unwrap_or_else(|_| unreachable!("a short name"))
}

/// What a guest is called who has said nothing.
pub(crate) fn of_guest(person: PersonId) -> Name {
    given("Guest", person)
}

/// What is left of somebody's name.
pub(crate) fn of_gone(person: PersonId) -> Name {
    given("Gone", person)
}

/// A name as a reader sees it.
pub(crate) fn shown(name: &str, language: Language) -> String {
    let said = GIVEN.iter().find_map(|(word, key)| {
        let number = name.strip_prefix(word)?.strip_prefix(' ')?;
        is_number(number).then(|| texts::say(language, key, &[("number", Value::Text(number))]))?
    });
    said.unwrap_or_else(|| name.to_owned())
}

/// The names of one side as a reader sees them: several may play together.
pub(crate) fn shown_all(names: &str, language: Language) -> String {
    let shown = names.split(", ").map(|name| shown(name, language));
    shown.collect::<Vec<String>>().join(", ")
}

fn is_number(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a name could be taken for one that the house gives: a guest, somebody who has left, the computer.
pub(crate) fn is_reserved(name: &Name) -> bool {
    let folded = name.folded();
    let is_number = |c: char| c.is_numeric() || c.is_whitespace();
    let words = folded.trim_end_matches(is_number);
    words.split_whitespace().next() == Some("peatee") || given_words().any(|given| given == words)
}

/// What stands before the number, in every language.
fn given_words() -> impl Iterator<Item = String> {
    let all = GIVEN.iter().flat_map(|(_, key)| {
        let number = [("number", Value::Text(""))];
        Language::ALL
            .into_iter()
            .filter_map(move |language| texts::say(language, key, &number))
    });
    all.filter_map(|said| said.parse::<Name>().ok())
        .map(|name| name.folded())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_house_are_said_in_each_language() {
        let guest = of_guest(PersonId(4_710_421));
        assert_eq!(guest.as_str(), "Guest 0421");
        assert_eq!(shown("Guest 0421", Language::English), "Guest 0421");
        assert_eq!(shown("Guest 0421", Language::Estonian), "Külaline 0421");
        assert_eq!(
            shown("Gone 4821", Language::Lithuanian),
            "Buvęs žaidėjas 4821"
        );
        for own in [
            "Guest",
            "Guest 42",
            "Guest 04215",
            "Guesthouse 0421",
            "Tamm",
        ] {
            assert_eq!(shown(own, Language::Estonian), own);
        }
    }

    #[test]
    fn nobody_is_called_as_the_house_calls_people() {
        let is_reserved = |name: &str| is_reserved(&name.parse().expect("a name"));
        for name in [
            "Guest 0421",
            "guest",
            "külaline 7",
            "ГОСТЬ 1",
            "Peatee 9",
            "Buvęs žaidėjas 12",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "Tamm",
            "Guest of honour",
            "Gone with the wind",
            "Peateeline",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
