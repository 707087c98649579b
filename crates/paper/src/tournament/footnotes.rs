//! Games whose result was corrected behind a paired round, or that were lost as a penalty: a sign where the result stands,
//! and a line below.

use texts::Value as Argument;
use tournament::{Competition, Correction, Effect, Happened, Moment, Outcome, Place, PlayerId};

use super::marks::result;
use super::people;
use super::voice::Voice;

/// The sign behind such a result.
const SIGN: &str = "†";

/// A line below a table.
struct Footnote {
    place: Place,
    text: String,
}

/// The footnotes of a competition, by their games.
pub(super) struct Footnotes(Vec<Footnote>);

impl Footnotes {
    pub(super) fn of(voice: Voice, competition: &Competition) -> Footnotes {
        let late = competition.corrections().into_iter();
        let late = late.filter(Correction::is_late);
        let late = late.map(|one| corrected(voice, competition, &one));
        let mut all: Vec<Footnote> = late.chain(penalties(voice, competition)).collect();
        all.sort_by_key(|one| one.place);
        Footnotes(all)
    }

    /// The sign of a game; nothing where there is nothing to say.
    pub(super) fn sign(&self, place: Place) -> &'static str {
        self.sign_if(|one| one == place)
    }

    /// The sign of a meeting, where its games are not shown one by one.
    pub(super) fn sign_of_meeting(&self, round: u32, board: u32) -> &'static str {
        self.sign_if(|one| (one.round, one.board) == (round, board))
    }

    fn sign_if(&self, is_it: impl Fn(Place) -> bool) -> &'static str {
        match self.0.iter().any(|one| is_it(one.place)) {
            true => SIGN,
            false => "",
        }
    }

    /// The lines of those games that are asked for.
    pub(super) fn lines(&self, is_asked: impl Fn(Place) -> bool) -> Vec<String> {
        let asked = self.0.iter().filter(|one| is_asked(one.place));
        asked.map(|one| one.text.clone()).collect()
    }
}

/// How a result was changed: `½:½ → 1:0`.
pub(super) fn change(
    voice: Voice,
    competition: &Competition,
    was: Option<Outcome>,
    right: Outcome,
) -> String {
    let scoring = competition.scoring();
    let right = result(voice, right, &scoring);
    match was {
        None => right,
        Some(was) => format!("{} → {right}", result(voice, was, &scoring)),
    }
}

/// What a correction does, as a sentence; nothing where it simply counts.
pub(super) fn effect(voice: Voice, effect: Effect, paired: u32) -> Option<String> {
    match effect {
        Effect::Counts => None,
        Effect::PairingStands => Some(voice.counted("effect-pairing-stands", "round", paired)),
        Effect::RePaired => Some(voice.counted("effect-re-paired", "round", paired)),
        Effect::RatingOnly => Some(voice.say("effect-rating-only")),
    }
}

fn corrected(voice: Voice, competition: &Competition, one: &Correction) -> Footnote {
    let change = change(voice, competition, one.was, one.outcome);
    let (place, at) = (one.place.to_string(), voice.moment(competition, one.at));
    let arguments = [
        ("place", Argument::Text(&place)),
        ("change", Argument::Text(&change)),
        ("why", Argument::Text(&one.why)),
        ("by", Argument::Text(&one.by)),
        ("at", Argument::Text(&at)),
    ];
    let key = match one.was_assumed {
        true => "footnote-assumed",
        false => "footnote-corrected",
    };
    let said = voice.with(key, &arguments);
    let text = match effect(voice, one.effect, one.paired) {
        None => said,
        Some(effect) => format!("{said} {effect}"),
    };
    Footnote {
        place: one.place,
        text,
    }
}

fn penalties(voice: Voice, competition: &Competition) -> impl Iterator<Item = Footnote> {
    let log = (1..).zip(competition.log());
    let stands = log.filter(|(number, _)| !competition.is_undone(*number));
    stands.filter_map(move |(_, event)| match &event.what {
        Happened::Penalised {
            player,
            game: Some((place, outcome)),
            why,
            ..
        } => {
            let lost = Lost {
                player: *player,
                place: *place,
                outcome: *outcome,
                why,
                by: &event.by,
                at: event.at,
            };
            Some(penalty(voice, competition, &lost))
        }
        _ => None,
    })
}

/// A game that somebody lost as a penalty.
struct Lost<'a> {
    player: PlayerId,
    place: Place,
    outcome: Outcome,
    why: &'a str,
    by: &'a str,
    at: Moment,
}

fn penalty(voice: Voice, competition: &Competition, lost: &Lost<'_>) -> Footnote {
    let name = people::called(competition, lost.player);
    let result = result(voice, lost.outcome, &competition.scoring());
    let (place, at) = (lost.place.to_string(), voice.moment(competition, lost.at));
    let arguments = [
        ("place", Argument::Text(&place)),
        ("result", Argument::Text(&result)),
        ("name", Argument::Text(&name)),
        ("why", Argument::Text(lost.why)),
        ("by", Argument::Text(lost.by)),
        ("at", Argument::Text(&at)),
    ];
    Footnote {
        place: lost.place,
        // The public is not told why.
        text: match lost.why.is_empty() {
            true => voice.with("footnote-penalty-plain", &arguments),
            false => voice.with("footnote-penalty", &arguments),
        },
    }
}
