//! Players, as they are named on the command line and in lists.

use games::Phrase;
use tournament::{Competition, Date, Federation, Happened, Place, Player, PlayerId, Refused};

use super::args::{Amendment, Details, Entrant};
use super::list::{self, Entry, Listed};
use super::{Reply, team};
use crate::fault::Fault;
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

/// Whom the command line names: one, or everybody of a list.
pub(super) fn players(entrant: &Entrant) -> anyhow::Result<Listed> {
    let Some(path) = &entrant.from else {
        let player = given(
            &Player::default(),
            entrant.name.as_deref(),
            &entrant.details,
        );
        player.is_plausible(Some(today()?))?;
        let place = None;
        return Ok(Listed {
            players: vec![Entry { player, place }],
            skipped: Vec::new(),
            encoding: None,
        });
    };
    list::read(path, entrant.encoding)
}

/// What is known of a player once it is put right.
pub(super) fn amended(before: &Player, right: &Amendment) -> anyhow::Result<Player> {
    let player = given(before, right.name.as_deref(), &right.details);
    if player == *before {
        return Err(Fault::new("nothing-to-amend").into());
    }
    player.is_plausible_beside(before, Some(today()?))?;
    Ok(player)
}

/// What is known of a player, with what was given anew.
fn given(before: &Player, name: Option<&str>, details: &Details) -> Player {
    let text = |new: &str, old: &str| if new.is_empty() { old } else { new }.to_owned();
    let federation = details.federation.map_or("", Federation::code);
    Player {
        name: name.unwrap_or(&before.name).to_owned(),
        federation: text(federation, &before.federation),
        club: text(&details.club, &before.club),
        birth: text(&details.birth, &before.birth),
        class: details.class.or(before.class),
        rating: details.rating.or(before.rating),
        title: text(&details.title, &before.title),
        licence: text(&details.licence, &before.licence),
        sex: details.sex.or(before.sex),
    }
}

/// The day where this machine is: nobody is born later.
pub(super) fn today() -> anyhow::Result<Date> {
    let today = jiff::Zoned::now().date().to_string();
    Ok(today.parse::<Date>()?)
}

/// Says what is remarkable about a list: its encoding, and columns that are not read.
pub(super) fn tell(listed: &Listed, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    if let Some((file, encoding)) = &listed.encoding {
        let told = Phrase::new("check-encoding").text("file", file);
        reply.note(&told.text("encoding", encoding.name()))?;
    }
    if !listed.skipped.is_empty() {
        let skipped = listed.skipped.join(", ");
        reply.note(&Phrase::new("tournament-list-skipped").text("what", skipped))?;
    }
    Ok(())
}
