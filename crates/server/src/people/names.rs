//! Names that the server gives, and how they are said in each language.

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

/// Words that the server says of people and of itself, in each language: nobody is called by one of them alone.
const SAID_OF_PEOPLE: [&str; 76] = [
    "White",
    "Black",
    "Player",
    "Opponent",
    "Spectator",
    "Watcher",
    "Admin",
    "Administrator",
    "Moderator",
    "Operator",
    "Arbiter",
    "Referee",
    "Judge",
    "Organiser",
    "Organizer",
    "Anonymous",
    "Deleted",
    "Nobody",
    "System",
    "Server",
    "Valge",
    "Valged",
    "Must",
    "Mustad",
    "Mängija",
    "Vastane",
    "Pealtvaataja",
    "Administraator",
    "Haldaja",
    "Kohtunik",
    "Korraldaja",
    "Kustutatud",
    "Белый",
    "Белые",
    "Чёрный",
    "Черный",
    "Чёрные",
    "Черные",
    "Игрок",
    "Соперник",
    "Зритель",
    "Админ",
    "Администратор",
    "Модератор",
    "Оператор",
    "Арбитр",
    "Судья",
    "Организатор",
    "Удалён",
    "Удален",
    "Удалённый",
    "Удаленный",
    "Baltais",
    "Baltie",
    "Melnais",
    "Melnie",
    "Spēlētājs",
    "Pretinieks",
    "Skatītājs",
    "Administrators",
    "Tiesnesis",
    "Rīkotājs",
    "Dzēsts",
    "Baltasis",
    "Baltieji",
    "Juodasis",
    "Juodieji",
    "Žaidėjas",
    "Varžovas",
    "Žiūrovas",
    "Administratorius",
    "Teisėjas",
    "Rengėjas",
    "Ištrintas",
    "Ištrinta",
    "Root",
];

/// Whether a name could be taken for one that the server gives: a guest, somebody who has left, the computer (whose name it
/// may begin), or for what it says of people.
pub(crate) fn is_reserved(name: &Name) -> bool {
    let lookalikes = name.lookalikes();
    let given: Vec<Vec<String>> = GIVEN
        .iter()
        .flat_map(|(_, key)| said(key, "number"))
        .collect();
    let computer: Vec<Vec<String>> = said("web-computer", "level").collect();
    let people: Vec<Vec<String>> = SAID_OF_PEOPLE
        .iter()
        .filter_map(|said| said.parse().ok())
        .map(|said: Name| words(&said))
        .collect();
    let is_given = |words: &[String]| {
        let words = match words {
            [the, rest @ ..] if the == "the" && !rest.is_empty() => rest,
            all => all,
        };
        let is_computer =
            |said: &Vec<String>| words.first() == said.first() && said.starts_with(words);
        let is_peatee = words.first().is_some_and(|first| first == "peatee");
        is_peatee
            || people.iter().any(|said| said == words)
            || given.iter().any(|said| said == words)
            || computer.iter().any(is_computer)
    };
    let mut all = std::iter::once(name).chain(&lookalikes);
    all.any(|name| is_given(&words(name)))
}

/// The words of a name as they are compared, without numbers and what looks like one: `042l`, `O421`.
fn words(name: &Name) -> Vec<String> {
    let folded = name.folded();
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words = words.map(|word| match word.find(|c: char| c.is_numeric()) {
        Some(_) if word.chars().all(is_like_digit) => "",
        // Whatever stands behind a number belongs to it.
        Some(number) => word.get(..number).unwrap_or(word),
        None if word.chars().count() == NUMBER && word.chars().all(is_like_digit) => "",
        None => word,
    });
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// How many digits the server gives.
const NUMBER: usize = 4;

/// Whether a folded character is a digit, or looks like one.
fn is_like_digit(c: char) -> bool {
    c.is_numeric() || matches!(c, 'o' | 'l' | 'i' | 'о')
}

/// The words of a text with a number in every language.
fn said(key: &str, number: &str) -> impl Iterator<Item = Vec<String>> {
    let values = [(number, Value::Text("0"))];
    let said = Language::ALL.map(|language| texts::say(language, key, &values));
    let names = said
        .into_iter()
        .flatten()
        .filter_map(|said| said.parse().ok());
    names.map(|name| words(&name))
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
    fn found_7_t_attacker2_15_nobody_is_called_as_the_house_calls_people() {
        let is_reserved = |name: &str| is_reserved(&name.parse().expect("a name"));
        for name in [
            "Guest 0421",
            "guest",
            "külaline 7",
            "ГОСТЬ 1",
            "Peatee 9",
            "Buvęs žaidėjas 12",
            "Computer",
            "Computer, level 10",
            "COMPUTER LEVEL 3",
            "Arvuti 5",
            "Компьютер",
            "Компьютер, уровень 10",
            "Dators, līmenis 1",
            "Kompiuteris 2",
            "Ćomputer",
            "РЕАТЕЕ 9",
            // What an attacker's second trial took.
            "White",
            "BLACK",
            "Чёрные",
            "Juodieji",
            "Admin",
            "Администратор",
            "Kohtunik",
            "Deleted",
            "Deleted 7",
            "The computer 3",
            "Guest 042l",
            "Guest O421",
            "Guest olll",
            "Külaline 04Z1",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "Tamm",
            "Guest of honour",
            "Gone with the wind",
            "Peateeline",
            "Computer Club",
            "Arvutimees",
            "Jack White",
            "Must Kaarel",
            "The Whites",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
