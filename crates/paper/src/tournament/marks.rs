//! How a game stands, as a table has it: 1, ½ and 0, or + and − for one that was not played (`002:§37`).

use texts::Value as Argument;
use tournament::{Board, Game, Mark, Outcome, PlayerId, Scoring};

use super::voice::Voice;

/// What somebody has in a game.
pub(super) fn mark(voice: Voice, mark: Mark, scoring: &Scoring) -> String {
    match mark {
        Mark::ForfeitWin => "+".to_owned(),
        Mark::ForfeitLoss => "−".to_owned(),
        Mark::Win
        | Mark::Draw
        | Mark::Loss
        | Mark::UnratedWin
        | Mark::UnratedDraw
        | Mark::UnratedLoss
        | Mark::FullBye
        | Mark::HalfBye
        | Mark::PairingBye
        | Mark::ZeroBye => voice.points(scoring.points(mark)),
    }
}

/// What somebody has in each game of a meeting. An assumed result stands in brackets, an unfinished game is three dots;
/// a game that is to be played, or is annulled, is nothing. What has a footnote has its sign; games are counted from 1.
pub(super) fn marks_of(
    voice: Voice,
    board: &Board,
    player: PlayerId,
    scoring: &Scoring,
    sign: impl Fn(u32) -> &'static str,
) -> Vec<String> {
    let own = |i: usize, outcome: Outcome| {
        let is_white = board.has_white(player, i);
        let own = if is_white {
            outcome.white
        } else {
            outcome.black
        };
        mark(voice, own, scoring)
    };
    let games = (1..).zip(&board.games).enumerate();
    let marks = games.filter_map(|(i, (number, game))| match game {
        Game::Done(outcome) | Game::Adjudicated { outcome, .. } => {
            Some(own(i, *outcome) + sign(number))
        }
        Game::Adjourned {
            assumed: Some(outcome),
        } => Some(format!("({})", own(i, *outcome))),
        Game::Adjourned { assumed: None } | Game::Postponed => Some("…".to_owned()),
        Game::Open | Game::Annulled { .. } => None,
    });
    marks.collect()
}

/// The result of each game of a meeting, whoever is named first on the left: `1:0`, `+:−`.
pub(super) fn results_of(
    voice: Voice,
    board: &Board,
    scoring: &Scoring,
    sign: impl Fn(u32) -> &'static str,
) -> String {
    let games = (1..).zip(&board.games).enumerate();
    let results = games.filter_map(|(i, (number, game))| {
        let outcome = game.outcome()?;
        Some(result(voice, board.turned(i, outcome), scoring) + sign(number))
    });
    results.collect::<Vec<_>>().join("  ")
}

/// A result, White on the left.
pub(super) fn result(voice: Voice, outcome: Outcome, scoring: &Scoring) -> String {
    let [white, black] = [outcome.white, outcome.black].map(|one| mark(voice, one, scoring));
    format!("{white}:{black}")
}

/// What must be said of the games of a meeting besides their results.
pub(super) fn states_of(voice: Voice, board: &Board) -> String {
    let has_one = board.games.len() == 1;
    let states = (1..).zip(&board.games).filter_map(|(number, game)| {
        let said = voice.say(state(game)?);
        Some(match has_one {
            true => said,
            false => format!("{number}: {said}"),
        })
    });
    states.collect::<Vec<_>>().join(", ")
}

/// The key of what must be said of a game, if anything.
pub(super) fn state(game: &Game) -> Option<&'static str> {
    match game {
        Game::Open => None,
        Game::Postponed => Some("state-postponed"),
        Game::Adjourned { assumed: None } => Some("state-adjourned"),
        Game::Adjourned { assumed: Some(_) } => Some("state-assumed"),
        Game::Adjudicated { .. } => Some("state-adjudicated"),
        Game::Annulled { .. } => Some("state-annulled"),
        Game::Done(outcome) => is_unrated(*outcome).then_some("state-unrated"),
    }
}

const fn is_unrated(outcome: Outcome) -> bool {
    matches!(
        outcome.white,
        Mark::UnratedWin | Mark::UnratedDraw | Mark::UnratedLoss
    )
}

/// Who decided a game with the judge, and what an annulled one was.
///
/// `kind` begins the keys: a game of a match is named with its board, another by its meeting.
pub(super) fn notes_of(
    voice: Voice,
    kind: &str,
    number: u32,
    board: &Board,
    scoring: &Scoring,
) -> Vec<String> {
    let number = ("number", Argument::Number(number.into()));
    let games = (1_u32..).zip(&board.games);
    let notes = games.filter_map(|(game, state)| {
        let board = ("board", Argument::Number(game.into()));
        match state {
            Game::Adjudicated { commission, .. } if !commission.is_empty() => {
                let with = ("commission", Argument::Text(commission));
                Some(voice.with(&format!("{kind}-adjudicated"), &[number, board, with]))
            }
            Game::Annulled { was } => {
                let was = result(voice, was.outcome()?, scoring);
                let was = ("was", Argument::Text(&was));
                Some(voice.with(&format!("{kind}-annulled"), &[number, board, was]))
            }
            Game::Open
            | Game::Postponed
            | Game::Adjourned { .. }
            | Game::Adjudicated { .. }
            | Game::Done(_) => None,
        }
    });
    notes.collect()
}

/// What the marks of some meetings mean, those that are there.
pub(super) fn legend<'a>(voice: Voice, boards: impl Iterator<Item = &'a Board>) -> Vec<String> {
    let games: Vec<&Game> = boards.flat_map(|board| &board.games).collect();
    let has = |is_so: fn(&Game) -> bool| games.iter().any(|game| is_so(game));
    let is_forfeit: fn(&Game) -> bool = |game| match game {
        Game::Done(outcome) => !outcome.was_played(),
        Game::Open
        | Game::Postponed
        | Game::Adjourned { .. }
        | Game::Adjudicated { .. }
        | Game::Annulled { .. } => false,
    };
    let marks = [
        ("legend-forfeit", has(is_forfeit)),
        (
            "legend-assumed",
            has(|game| matches!(game, Game::Adjourned { assumed: Some(_) })),
        ),
        (
            "legend-unfinished",
            has(|game| matches!(game, Game::Adjourned { assumed: None } | Game::Postponed)),
        ),
    ];
    let used = marks.into_iter().filter(|(_, is_used)| *is_used);
    used.map(|(key, _)| voice.say(key)).collect()
}
