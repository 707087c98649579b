//! Players, as they are named on the command line and in lists.

use anyhow::Context;
use games::Phrase;
use tournament::{Competition, Date, Federation, Happened, Place, Player, PlayerId, Refused};

use super::args::Entrant;
use super::{Reply, amended, team};
use crate::fault::{Fault, InList, read_text};
use crate::speak::{Speaker, shown};

/// The player that a text names: by the number that tables show, or by a part of the name that fits no other.
pub(super) fn find(known: &Competition, text: &str) -> anyhow::Result<PlayerId> {
    if let Ok(number) = text.parse::<u32>() {
        let found = of_number(known, number);
        return Ok(found.ok_or(Refused::NoPlayer(PlayerId(number)))?);
    }
    let wanted = text.to_lowercase();
    let names: Vec<(PlayerId, String)> = known
        .participants()
        .map(|(player, one)| (player, one.player.name.to_lowercase()))
        .collect();
    // Who is called exactly so comes before who has it as a part of the name.
    let exact = fitting(&names, |name| name == wanted);
    let found = match exact.is_empty() {
        true => fitting(&names, |name| name.contains(&wanted)),
        false => exact,
    };
    match found[..] {
        [player] => Ok(player),
        [] => Err(Fault::new("unknown-name").text("name", shown(text)).into()),
        ref found => {
            let all = found.iter().map(|player| called(known, *player));
            let all: Vec<String> = all.collect();
            let fault = Fault::new("which-name").text("name", shown(text));
            Err(fault.text("all", all.join(", ")).into())
        }
    }
}

fn fitting(names: &[(PlayerId, String)], fits: impl Fn(&str) -> bool) -> Vec<PlayerId> {
    let found = names.iter().filter(|(_, name)| fits(name));
    found.map(|(player, _)| *player).collect()
}

/// Who has a number on the sheets; before there are numbers, who was registered so.
fn of_number(known: &Competition, number: u32) -> Option<PlayerId> {
    match known.order() {
        [] => {
            let player = PlayerId(number);
            known.participant(player).map(|_| player)
        }
        order => order.get((number as usize).checked_sub(1)?).copied(),
    }
}

/// The number and the name of somebody; before there are numbers, that of registration.
pub(super) fn called(known: &Competition, player: PlayerId) -> String {
    let number = known.number_of(player).unwrap_or(player.0);
    format!("{number} {}", known.name(player))
}

/// Who plays the game that something is about.
pub(super) fn concerned(
    known: &Competition,
    happened: &Happened,
    speaker: &Speaker,
) -> Option<String> {
    match happened {
        Happened::Entered { place, .. }
        | Happened::Corrected { place, .. }
        | Happened::Assumed { place, .. }
        | Happened::Adjudicated { place, .. } => seats(known, *place, speaker),
        _ => None,
    }
}

/// Who has White in a game, and who Black.
pub(super) fn seats(known: &Competition, place: Place, speaker: &Speaker) -> Option<String> {
    let [white, black] = match known.team_rules() {
        Some(_) => team::seats(known, place)?,
        None => {
            let meeting = known.board(place.round, place.board)?;
            let game = (place.game as usize).checked_sub(1)?;
            let both = match meeting.has_white(meeting.white, game) {
                true => [meeting.white, meeting.black],
                false => [meeting.black, meeting.white],
            };
            both.map(|player| called(known, player))
        }
    };
    let [first, second] = ["side-white", "side-black"].map(|side| speaker.plain(side));
    Some(format!("{first} {white}, {second} {black}"))
}

/// Players of a list.
pub(super) struct Listed {
    pub(super) players: Vec<Player>,
    /// Columns that say nothing known.
    pub(super) skipped: Vec<String>,
}

impl Listed {
    /// Names the columns that were skipped.
    pub(super) fn name_skipped(&self, reply: &mut Reply<'_>) -> anyhow::Result<()> {
        if !self.skipped.is_empty() {
            let skipped = self.skipped.join(", ");
            let skipped = Phrase::new("tournament-list-skipped").text("what", skipped);
            reply.note(&skipped)?;
        }
        Ok(())
    }
}

/// Whom the command line names: one, or everybody of a list.
pub(super) fn players(entrant: &Entrant) -> anyhow::Result<Listed> {
    match &entrant.from {
        Some(path) => {
            let text = read_text(path)?;
            listed(&text).with_context(|| path.display().to_string())
        }
        None => {
            let player = amended(Player::default(), entrant);
            player.is_plausible(Some(today()?))?;
            Ok(Listed {
                skipped: Vec::new(),
                players: vec![player],
            })
        }
    }
}

/// The day where this machine is: nobody is born later.
pub(super) fn today() -> anyhow::Result<Date> {
    let today = jiff::Zoned::now().date().to_string();
    Ok(today.parse::<Date>()?)
}

/// Columns of a list of players.
const COLUMNS: [&str; 9] = [
    "name",
    "federation",
    "club",
    "birth",
    "class",
    "rating",
    "title",
    "licence",
    "sex",
];

fn listed(text: &str) -> anyhow::Result<Listed> {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .delimiter(tournament::rating::delimiter(text))
        .from_reader(text.as_bytes());
    let given = reader.headers()?.clone();
    let heading: Vec<String> = given.iter().map(str::to_lowercase).collect();
    let is_known = |name: &&str| COLUMNS.contains(&name.to_lowercase().as_str());
    let skipped = given
        .iter()
        .filter(|name| !name.is_empty() && !is_known(name));
    let skipped = skipped.map(shown).collect();
    if !heading.iter().any(|name| name == "name") {
        return Err(Fault::new("no-name-column").into());
    }
    if let Some(name) = COLUMNS.iter().find(|name| {
        let same = heading.iter().filter(|known| known == *name);
        same.count() > 1
    }) {
        return Err(Fault::new("column-twice").text("name", *name).into());
    }
    let today = today()?;
    let mut players = Vec::new();
    for record in reader.records() {
        let record = record?;
        let line = record.position().map_or(0, csv::Position::line);
        let cell = |name: &str| {
            let place = heading.iter().position(|known| known == name);
            let cell = place.and_then(|place| record.get(place));
            cell.unwrap_or_default().to_owned()
        };
        let class = match cell("class").as_str() {
            "" => None,
            text => {
                let wrong = || Fault::new("list-class").number("line", line);
                let class = text.parse();
                Some(class.map_err(|_| wrong().text("text", shown(text)))?)
            }
        };
        let rating = match cell("rating").as_str() {
            "" => None,
            text => {
                let wrong = || Fault::new("list-rating").number("line", line);
                let rating = text.parse();
                Some(rating.map_err(|_| wrong().text("text", shown(text)))?)
            }
        };
        let sex = match cell("sex").as_str() {
            "" => None,
            text => {
                let wrong = || Fault::new("list-sex").number("line", line);
                let sex = text.parse();
                Some(sex.map_err(|_| wrong().text("text", shown(text)))?)
            }
        };
        // Codes are read in small letters too; what is no code is refused as it stands.
        let federation = cell("federation");
        let federation = match federation.parse::<Federation>() {
            Ok(known) => known.code().to_owned(),
            Err(_) => federation,
        };
        let player = Player {
            name: cell("name"),
            federation,
            club: cell("club"),
            birth: cell("birth"),
            class,
            rating,
            title: cell("title"),
            licence: cell("licence"),
            sex,
        };
        let plausible = player.is_plausible(Some(today));
        plausible.map_err(|refused| InList::new(line, refused))?;
        players.push(player);
    }
    Ok(Listed { players, skipped })
}
