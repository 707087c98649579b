//! Why something is refused in a competition, said in five languages.

use games::Phrase;
use pairing::swiss::{NotPairable, Unpairable};
use texts::{Language, Value as Argument};
use tournament::lots::{LEAST_SECRET, LONGEST_CHAIN, MOST_SECRET, NoDraw, NoSecret};
use tournament::openings::NoOpenings;
use tournament::{
    Awaited, Bound, Encounter, Given, LONGEST_TEXT, MOST_CYCLES, MOST_PARTICIPANTS, NoTable,
    Player, Refused, Rests, Unsuited, WrongInstructions, WrongOrder, WrongPairing, WrongPlayer,
};

use super::voice::Voice;
use crate::words;

/// Why something is refused, with the article that asks for it.
pub fn refusal(refused: &Refused, language: Language) -> String {
    let said = words::say(language, &refusal_phrase(refused, language));
    match refused.article() {
        Some(article) => format!("{said} ({article})"),
        None => said,
    }
}

/// Why something is refused: the key of the sentence, and what is inserted in this language.
pub fn refusal_phrase(refused: &Refused, language: Language) -> Phrase {
    phrase(Voice(language), refused)
}

fn phrase(voice: Voice, refused: &Refused) -> Phrase {
    let plain = |key: &str| keyed(&format!("refused-{key}"), &[]);
    let number = |key: &str, number: u64| numbered(key, &[("number", number)]);
    let place = |key: &str, place: &tournament::Place| text(key, "place", &place.to_string());
    match refused {
        Refused::NoInstructions => plain("no-instructions"),
        Refused::InstructionsStand => plain("instructions-stand"),
        Refused::NotApproved => plain("not-approved"),
        Refused::Instructions(WrongInstructions::Games) => {
            let most = ("games", u64::from(Encounter::MOST_GAMES));
            numbered("instructions-games", &[most])
        }
        Refused::Instructions(WrongInstructions::Points) => plain("instructions-points"),
        Refused::Instructions(WrongInstructions::MatchPoints) => plain("instructions-matches"),
        Refused::Instructions(WrongInstructions::OpeningGames) => plain("instructions-openings"),
        Refused::Openings(none) => no_openings(none),
        Refused::Team(refused) => super::team_refusal::phrase(refused),
        Refused::Unsuited(unsuited) => unsuitable(*unsuited),
        Refused::NoJudge => plain("no-judge"),
        Refused::Missing(what) => text("missing", "what", &given(voice, *what)),
        Refused::Unreadable(what) => {
            let what = given(voice, *what);
            let most = Argument::Number(LONGEST_TEXT as u64);
            let arguments = [("what", Argument::Text(&what)), ("number", most)];
            keyed("refused-unreadable", &arguments)
        }
        Refused::Committed => plain("committed"),
        Refused::NotCommitted => plain("not-committed"),
        Refused::TooLateToCommit => plain("too-late-to-commit"),
        Refused::NoFederation(code) => text("no-federation", "text", code),
        Refused::NoBirth(birth) => text("no-birth", "text", birth),
        Refused::NotBornYet(birth) => text("not-born-yet", "text", birth),
        Refused::SameName(name) => text("same-name", "name", name),
        Refused::Player(wrong) => wrong_player(wrong),
        Refused::Closed => plain("closed"),
        Refused::NotClosed => plain("not-closed"),
        Refused::TooFew(here, least) => {
            let numbers = [("number", *here as u64), ("least", *least as u64)];
            numbered("too-few", &numbers)
        }
        Refused::TooMany(here, most) => {
            let numbers = [("number", *here as u64), ("most", *most as u64)];
            numbered("too-many", &numbers)
        }
        Refused::NoPlayer(player) => number("no-player", player.0.into()),
        Refused::HasLeft(player) => number("has-left", player.0.into()),
        Refused::HaveNumbers => plain("have-numbers"),
        Refused::OtherNumbers => plain("other-numbers"),
        Refused::StandsTwice(player) => number("stands-twice", player.0.into()),
        Refused::NoNumbers => plain("no-numbers"),
        Refused::Secret(secret) => no_secret(*secret),
        Refused::WrongSecret => plain("wrong-secret"),
        Refused::OtherWords(words) => text("other-words", "words", words),
        Refused::Bound(bound) => bound_by(*bound),
        Refused::Lots(draw) => no_draw(draw),
        Refused::NotByLot => plain("not-by-lot"),
        Refused::NoTableToDrawFrom => plain("no-table-to-draw-from"),
        Refused::NoRound(round) => number("no-round", (*round).into()),
        Refused::Paired(round) => number("paired", (*round).into()),
        Refused::AllPaired(rounds) => number("all-paired", (*rounds).into()),
        Refused::Unfinished {
            place,
            count,
            before,
        } => unfinished(voice, &place.to_string(), *count, *before),
        Refused::NoGame(game) => place("no-game", game),
        Refused::HasResult(game) => place("has-result", game),
        Refused::NoResult(game) => place("no-result", game),
        Refused::NotAdjourned(game) => place("not-adjourned", game),
        Refused::Annulled(game) => place("annulled", game),
        Refused::PairedBy(round) => number("paired-by", (*round).into()),
        Refused::NotPairedBy(game) => place("not-paired-by", game),
        Refused::RoundBegun(round) => number("round-begun", (*round).into()),
        Refused::Published(round) => number("published", (*round).into()),
        Refused::HadBegun(game) => place("had-begun", game),
        Refused::SameResult(game) => place("same-result", game),
        Refused::BeforeTheStart { event } => number("before-the-start", (*event).into()),
        Refused::DecidesHalf { player, place } => of_game("decides-half", *place, player.0),
        Refused::OtherWinner { place, round } => of_game("other-winner", *place, *round),
        Refused::OnlyChief(name) => text("only-chief", "name", name),
        Refused::OnlyChiefEnds(name) => text("only-chief-ends", "name", name),
        Refused::Draft(round) => number("draft", (*round).into()),
        Refused::NothingNew => plain("nothing-new"),
        Refused::ResultStands { place, round } => of_game("result-stands", *place, *round),
        Refused::LastGame(game) => place("last-game", game),
        Refused::WhichGame(player) => number("which-game", player.0.into()),
        Refused::NotLost(game) => place("not-lost", game),
        Refused::NotInGame { player, place } => of_game("not-in-game", *place, player.0),
        Refused::NotPlayed(game) => place("not-played", game),
        Refused::LostByPenalty { player, place } => of_game("lost-by-penalty", *place, player.0),
        Refused::NotFree => plain("not-free"),
        Refused::Pairing(wrong) => wrong_pairing(voice, wrong),
        Refused::NoPairing(none) => unpairable(none),
        Refused::NotPairable(none) => not_pairable(none),
        Refused::NotEqual(board) => number("not-equal", (*board).into()),
        Refused::InUrn => plain("in-urn"),
        Refused::NoOutcome => plain("no-outcome"),
        Refused::RoundsLeft(rounds) => number("rounds-left", (*rounds).into()),
        Refused::NoEvent(event) => number("no-event", (*event).into()),
        Refused::Undone(event) => number("undone", (*event).into()),
        Refused::RestsOnIt { event, rests, why } => {
            let why = rests_on(voice, why);
            let arguments = [
                ("event", Argument::Number((*event).into())),
                ("rests", Argument::Number((*rests).into())),
                ("why", Argument::Text(&why)),
            ];
            keyed("refused-rests-on-it", &arguments)
        }
        Refused::NotArranged(refused) => super::order_refusal::arranged(voice, refused),
        Refused::Section(refused) => super::order_refusal::section(voice, refused),
        Refused::Desk(refused) => super::desk_refusal::phrase(refused),
        Refused::Over => plain("over"),
    }
}

/// What is wrong with an entry.
fn wrong_player(wrong: &WrongPlayer) -> Phrase {
    let of = |key: &str| Phrase::new(format!("tournament-refused-player-{key}"));
    match wrong {
        WrongPlayer::Rating(rating) => of("rating")
            .text("rating", rating.to_string())
            .text("most", Player::MOST_RATING.to_string()),
        WrongPlayer::LongLicence(licence) => of("licence-long")
            .text("licence", licence)
            .text("most", Player::LONGEST_LICENCE.to_string()),
        WrongPlayer::SameLicence { licence, name } => of("licence-twice")
            .text("licence", licence)
            .text("name", name),
    }
}

/// What an earlier drawing does not allow.
fn bound_by(bound: Bound) -> Phrase {
    let (key, event) = match bound {
        Bound::UrnChanged(event) => ("bound-urn-changed", event),
        Bound::DrawnBefore(event) => ("bound-drawn-before", event),
        Bound::SecretOpened(event) => ("bound-secret-opened", event),
    };
    numbered(key, &[("number", event.into())])
}

/// The phrase of a key with what is inserted.
pub(super) fn keyed(key: &str, arguments: &[(&'static str, Argument<'_>)]) -> Phrase {
    let phrase = Phrase::new(format!("tournament-{key}"));
    let arguments = arguments.iter();
    arguments.fold(phrase, |phrase, (name, argument)| match argument {
        Argument::Number(number) => phrase.number(name, *number),
        Argument::Text(text) => phrase.text(name, *text),
    })
}

/// A refusal with one text in it.
fn text(key: &str, name: &'static str, value: &str) -> Phrase {
    keyed(&format!("refused-{key}"), &[(name, Argument::Text(value))])
}

/// A refusal about a game, with a round or a player in it.
fn of_game(key: &str, place: tournament::Place, number: u32) -> Phrase {
    let place = place.to_string();
    let arguments = [
        ("place", Argument::Text(&place)),
        ("number", Argument::Number(number.into())),
    ];
    keyed(&format!("refused-{key}"), &arguments)
}

/// A refusal with numbers in it.
fn numbered(key: &str, numbers: &[(&'static str, u64)]) -> Phrase {
    let numbers = numbers
        .iter()
        .map(|(name, number)| (*name, Argument::Number(*number)));
    let numbers: Vec<_> = numbers.collect();
    keyed(&format!("refused-{key}"), &numbers)
}

fn unsuitable(unsuited: Unsuited) -> Phrase {
    let (key, what) = match unsuited {
        Unsuited::SameField(what) => ("same-field", what),
        Unsuited::NotEverybodyMet(what) => ("not-everybody-met", what),
        Unsuited::OfTeams(what) => ("of-teams", what),
        Unsuited::NotOfTeams(what) => ("not-of-teams", what),
        Unsuited::NoPoints(what) => ("no-points", what),
    };
    text(key, "what", &what.to_string())
}

fn given(voice: Voice, given: Given) -> String {
    voice.say(match given {
        Given::Author => "given-author",
        Given::Name => "given-name",
        Given::Place => "given-place",
        Given::Dates => "given-dates",
        Given::RuleSet => "given-rule-set",
        Given::Control => "given-control",
        Given::Federation => "given-federation",
        Given::Club => "given-club",
        Given::Birth => "given-birth",
        Given::Title => "given-title",
        Given::Licence => "given-licence",
        Given::Commission => "given-commission",
        Given::Note => "given-note",
        Given::Reason => "given-reason",
        Given::Room => "given-room",
        Given::Section => "given-section",
        Given::Additions => "given-additions",
    })
}

fn no_secret(secret: NoSecret) -> Phrase {
    match secret {
        NoSecret::Length(length) => {
            let numbers = [
                ("least", LEAST_SECRET as u64),
                ("most", MOST_SECRET as u64),
                ("number", length as u64),
            ];
            numbered("secret-length", &numbers)
        }
        NoSecret::NoDigits(at) => numbered("secret-digits", &[("number", at as u64)]),
    }
}

fn no_draw(draw: &NoDraw) -> Phrase {
    match draw {
        NoDraw::NoWords => keyed("refused-draw-no-words", &[]),
        NoDraw::NoEntries => keyed("refused-draw-no-entries", &[]),
        NoDraw::Blank { index } => numbered("draw-blank", &[("number", *index as u64 + 1)]),
        NoDraw::Control { text: found } => {
            let shown: String = found.chars().filter(|c| !c.is_control()).collect();
            text("draw-control", "text", &shown)
        }
        NoDraw::Twice { text: found, .. } => text("draw-twice", "text", found),
    }
}

fn no_openings(none: &NoOpenings) -> Phrase {
    let plain = |key: &str| keyed(&format!("refused-openings-{key}"), &[]);
    let number = |key: &str, number: u32| {
        let key = format!("openings-{key}");
        numbered(&key, &[("number", number.into())])
    };
    match none {
        NoOpenings::NoTable => plain("no-table"),
        NoOpenings::Count {
            round,
            wanted,
            found,
        } => {
            let numbers = [
                ("round", u64::from(*round)),
                ("wanted", *wanted as u64),
                ("number", *found as u64),
            ];
            numbered("openings-count", &numbers)
        }
        NoOpenings::NoOpening(opening) => number("unknown", *opening),
        NoOpenings::NotCommitted => plain("not-committed"),
        NoOpenings::TooLateToCommit => plain("too-late"),
        NoOpenings::SameSecret => plain("same-secret"),
        NoOpenings::NotPaired(round) => number("not-paired", *round),
        NoOpenings::Drawn(round) => number("drawn", *round),
        NoOpenings::Later(round) => number("later", *round),
        NoOpenings::Begun(round) => number("begun", *round),
        NoOpenings::OtherWords { round, words } => {
            let arguments = [
                ("number", Argument::Number((*round).into())),
                ("words", Argument::Text(words)),
            ];
            keyed("refused-openings-other-words", &arguments)
        }
        NoOpenings::TooManyRounds => number("too-many", LONGEST_CHAIN),
    }
}

fn unfinished(voice: Voice, place: &str, count: usize, before: Awaited) -> Phrase {
    let why = voice.say(match before {
        Awaited::NextRound => "awaited-next-round",
        Awaited::LastRound => "awaited-last-round",
        Awaited::NextGame => "awaited-next-game",
        Awaited::Knockout => "awaited-knockout",
        Awaited::Report => "awaited-report",
    });
    let arguments = [
        ("place", Argument::Text(place)),
        ("why", Argument::Text(&why)),
    ];
    match count {
        0 | 1 => keyed("refused-unfinished", &arguments),
        _ => {
            let number = ("number", Argument::Number(count as u64));
            let [place, why] = arguments;
            keyed("refused-unfinished-more", &[place, why, number])
        }
    }
}

/// A refusal inside of another sentence, without its full stop.
fn inner(voice: Voice, refused: &Refused) -> String {
    let said = words::say(voice.0, &phrase(voice, refused));
    said.strip_suffix('.').unwrap_or(&said).to_owned()
}

fn wrong_pairing(voice: Voice, wrong: &WrongPairing) -> Phrase {
    let plain = |key: &str| keyed(&format!("refused-pairing-{key}"), &[]);
    let limited = |key: &str, number: u32, most: u32| {
        let numbers = [("number", number.into()), ("most", most.into())];
        numbered(key, &numbers)
    };
    match wrong {
        WrongPairing::KeepsApart => plain("keeps-apart"),
        WrongPairing::LetsOff => plain("lets-off"),
        WrongPairing::Table(NoTable::Participants(number)) => {
            limited("pairing-participants", *number, MOST_PARTICIPANTS)
        }
        WrongPairing::Table(NoTable::Cycles(number)) => {
            limited("pairing-cycles", *number, MOST_CYCLES)
        }
        WrongPairing::Order(
            WrongOrder::NoSuchRound { round, .. }
            | WrongOrder::Twice(round)
            | WrongOrder::Missing(round),
        ) => numbered("pairing-order", &[("number", (*round).into())]),
        WrongPairing::Drawn(board) => numbered("pairing-drawn", &[("number", (*board).into())]),
        WrongPairing::OtherRound => plain("other-round"),
        WrongPairing::Twice => plain("twice"),
        WrongPairing::Himself => plain("himself"),
        WrongPairing::OtherPlayers => plain("other-players"),
        WrongPairing::Misfit(why) => text("pairing-misfit", "why", &inner(voice, why)),
    }
}

fn unpairable(none: &Unpairable) -> Phrase {
    match none {
        Unpairable::TooFew(here) => numbered("unpairable-few", &[("number", *here as u64)]),
        Unpairable::NoRoundLeft(rounds) => {
            numbered("unpairable-over", &[("number", *rounds as u64)])
        }
        Unpairable::NoPairing { open, is_odd } => {
            let numbers: Vec<String> = open.iter().map(ToString::to_string).collect();
            let key = match is_odd {
                true => "unpairable-criteria-odd",
                false => "unpairable-criteria",
            };
            text(key, "numbers", &numbers.join(", "))
        }
        Unpairable::TooManyScores => keyed("refused-unpairable-scores", &[]),
    }
}

fn not_pairable(none: &NotPairable) -> Phrase {
    match none {
        NotPairable::NoRounds => keyed("refused-not-pairable-rounds", &[]),
        NotPairable::NoFirstColor => keyed("refused-not-pairable-color", &[]),
        NotPairable::NoResult { round, player } => {
            let numbers = [("round", *round as u64), ("number", (*player).into())];
            numbered("not-pairable-result", &numbers)
        }
        NotPairable::OtherSystem(name) => text("not-pairable-system", "what", name),
        NotPairable::Teams => keyed("refused-not-pairable-teams", &[]),
        NotPairable::NoBaku => keyed("refused-not-pairable-baku", &[]),
    }
}

fn rests_on(voice: Voice, why: &Rests) -> String {
    voice.say(match why {
        Rests::DoneAnew => "rests-done-anew",
        Rests::KnownByNumber => "rests-known-by-number",
        Rests::HaveNumbers => "rests-have-numbers",
        Rests::NumbersDrawn => "rests-numbers-drawn",
        Rests::Approved => "rests-approved",
        Rests::NumbersGiven => "rests-numbers-given",
        Rests::NumbersWithout => "rests-numbers-without",
        Rests::PairedBy => "rests-paired-by",
        Rests::PairedWithout => "rests-paired-without",
        Rests::LaterRound => "rests-later-round",
        Rests::HasResults => "rests-has-results",
        Rests::BoardOrder => "rests-board-order",
        Rests::OpeningsDrawn => "rests-openings-drawn",
        Rests::PlayedBy => "rests-played-by",
        Rests::Marked => "rests-marked",
        Rests::BothPenalised => "rests-both-penalised",
        Rests::Misfit(why) => {
            let why = inner(voice, why);
            return voice.with("rests-misfit", &[("why", Argument::Text(&why))]);
        }
    })
}
