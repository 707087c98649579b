//! How the computer plays chess at a level: weak levels err as people do, as they do in draughts.

use chess::{Game, Limits, Score};
use engine::{Care, Eyes};
use protocol::Cancel;
use rules::Outcome;

use crate::choice::Choice;

/// The most positions that a weak player looks at beyond one move: there are more moves than in draughts.
const MOST_NODES: u64 = 400;

/// Limits of a draughts search for one of chess.
fn chess_limits(limits: engine::Limits) -> Limits {
    Limits {
        depth: limits.depth,
        nodes: limits.nodes,
    }
}

/// The best move that a search finds; none where the game has ended.
pub(crate) fn best(game: &Game, limits: engine::Limits, cancel: &Cancel) -> Option<Choice> {
    let stop = || cancel.is_cancelled();
    let found = chess::search_until(game, chess_limits(limits), &stop, &mut |_| ())?;
    Some(Choice::chess(game, found.best, found.score))
}

/// The move that these eyes like best, as a player of draughts of this level chooses.
pub(crate) fn choose(game: &Game, eyes: Eyes, cancel: &Cancel) -> Option<Choice> {
    let plies = game.moves().len();
    if eyes.are_clear(plies) {
        return best(game, eyes.level().limits(), cancel);
    }
    let moves = game.legal_moves();
    let limits = chess_limits(eyes.limits(moves.len()));
    let study = Limits {
        nodes: limits.nodes.min(MOST_NODES),
        ..limits
    };
    let glance = Limits { depth: 1, ..study };
    let stop = || cancel.is_cancelled();
    let search = |game: &Game, limits| {
        let found = chess::search_until(game, limits, &stop, &mut |_| ());
        found.map(|found| found.score)
    };
    let now = search(game, glance)?;
    let liked = moves.into_iter().take_while(|_| !stop()).filter_map(|m| {
        let mut after = game.clone();
        after.play(m).ok()?;
        let look = eyes.look(plies, key(&game.text(m)), m.captured().is_some());
        let beyond = |limits| search(&after, limits).map(Score::reversed);
        let score = match (after.outcome(), look.care) {
            // An end is seen by everybody.
            (Some(Outcome::Win { .. }), _) => Score::win_in_plies(1),
            (Some(Outcome::Draw { .. }), _) => Score::DRAW,
            // Nothing will have changed, it believes.
            (None, Care::Slip) => now.min(Score::BEST_JUDGED),
            (None, Care::Glance) => beyond(glance)?,
            (None, Care::Study) => beyond(study)?,
        };
        let haze = match score.win_in() {
            Some(_) => 0,
            None => look.haze,
        };
        Some((score.hundredths() + haze, m, score))
    });
    let (_, m, score) = liked.max_by_key(|(liking, ..)| *liking)?;
    Some(Choice::chess(game, m, score))
}

/// A number for a move by its text (FNV-1a).
fn key(text: &str) -> u64 {
    let mix = |key: u64, byte: u8| (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    text.bytes().fold(0xCBF2_9CE4_8422_2325, mix)
}
