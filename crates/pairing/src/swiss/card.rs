//! A player's card: all that the criteria ask about one player.

use rules::Color;

use super::{Entrant, Tournament};
use crate::{Mark, Points};

/// A float of an earlier round (1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Float {
    None,
    Up,
    Down,
}

/// How much a player wants a colour (1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Want {
    None,
    Mild,
    Strong,
    Absolute,
}

/// All that matters about one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Card {
    /// Index among the entrants.
    pub(super) entrant: usize,
    /// Effective pairing number, from 0: those who never took part are not counted.
    pub(super) rank: usize,
    /// Points, with those added for pairing.
    pub(super) score: Points,
    /// Points without.
    pub(super) own_score: Points,
    /// White games less black games (1.6).
    pub(super) difference: i32,
    /// The colour of the last two games, if they had the same.
    pub(super) repeated: Option<Color>,
    /// The colour the player should have (1.7).
    pub(super) wish: Option<Color>,
    pub(super) want: Want,
    /// Colours of the games played, the last one first.
    pub(super) colors: Vec<Color>,
    /// Games played.
    pub(super) games: usize,
    /// Floats of the last round and of the one before.
    pub(super) floats: [Float; 2],
    /// Whether the player may be left over (C2).
    pub(super) may_have_bye: bool,
    /// Whether the player is a topscorer of the last round (1.8).
    pub(super) is_top: bool,
}

/// The cards of those who take part, in order (1.2).
pub(super) fn cards(tournament: &Tournament) -> Vec<Card> {
    let mut cards = Vec::new();
    let mut rank = 0;
    for (index, entrant) in tournament.entrants.iter().enumerate() {
        let took_part = entrant.past.iter().any(|past| past.was_in_pairing());
        if !entrant.is_away {
            cards.push(card(tournament, index, rank));
        }
        rank += usize::from(took_part || !entrant.is_away);
    }
    cards.sort_by_key(|card| (-card.score.0, card.rank));
    cards
}

fn card(tournament: &Tournament, index: usize, rank: usize) -> Card {
    let entrant = &tournament.entrants[index];
    let played = entrant
        .past
        .iter()
        .rev()
        .filter(|past| past.mark.was_played());
    let colors: Vec<Color> = played.filter_map(|past| past.color).collect();
    let whites = colors
        .iter()
        .filter(|color| **color == Color::White)
        .count();
    let difference = 2 * whites as i32 - colors.len() as i32;
    let repeated = match colors[..] {
        [last, before, ..] if last == before => Some(last),
        _ => None,
    };
    let (wish, want) = wish(difference, repeated, colors.first().copied());
    let score = score(tournament, entrant, 0);
    Card {
        entrant: index,
        rank,
        score,
        own_score: points(entrant, tournament.played),
        difference,
        repeated,
        wish,
        want,
        games: colors.len(),
        colors,
        floats: [float(tournament, entrant, 1), float(tournament, entrant, 2)],
        may_have_bye: may_have_bye(tournament, entrant),
        is_top: is_top(tournament, score),
    }
}

/// Colour preference (1.7): absolute for a difference beyond one or two games with one colour, strong for a difference
/// of one, mild for the other colour than last time, none before the first game.
fn wish(difference: i32, repeated: Option<Color>, last: Option<Color>) -> (Option<Color>, Want) {
    let rarer = if difference > 0 {
        Color::Black
    } else {
        Color::White
    };
    match (difference.abs(), repeated, last) {
        (2.., _, _) => (Some(rarer), Want::Absolute),
        (_, Some(color), _) => (Some(!color), Want::Absolute),
        (1, None, _) => (Some(rarer), Want::Strong),
        (_, None, Some(color)) => (Some(!color), Want::Mild),
        (_, None, None) => (None, Want::None),
    }
}

/// Points after a number of rounds.
fn points(entrant: &Entrant, rounds: usize) -> Points {
    let past = entrant.past.iter().take(rounds);
    past.map(|past| past.points).sum()
}

/// The score with which a player went into the pairing so many rounds ago.
fn score(tournament: &Tournament, entrant: &Entrant, back: usize) -> Points {
    let round = tournament.played.saturating_sub(back);
    let added = entrant
        .accelerations
        .get(round)
        .copied()
        .unwrap_or_default();
    points(entrant, round) + added
}

/// The float of a player so many rounds ago: towards an opponent with another score (1.4.2), or down for points without
/// a game, beyond those of a loss (1.4.3).
fn float(tournament: &Tournament, entrant: &Entrant, back: usize) -> Float {
    let round = tournament.played.checked_sub(back);
    let Some(past) = round.and_then(|round| entrant.past.get(round)) else {
        return Float::None;
    };
    let opponent = past
        .opponent
        .and_then(|index| tournament.entrants.get(index));
    let Some(opponent) = opponent.filter(|_| past.mark.was_played()) else {
        let is_paid = past.points > tournament.scoring.loss;
        return if is_paid { Float::Down } else { Float::None };
    };
    let (own, other) = (
        score(tournament, entrant, back),
        score(tournament, opponent, back),
    );
    match own.cmp(&other) {
        core::cmp::Ordering::Less => Float::Up,
        core::cmp::Ordering::Equal => Float::None,
        core::cmp::Ordering::Greater => Float::Down,
    }
}

/// C2: nobody is left over twice, nor after a round in which they had the points of a win without playing.
fn may_have_bye(tournament: &Tournament, entrant: &Entrant) -> bool {
    !entrant.past.iter().any(|past| {
        let was_paid = past.points >= tournament.scoring.win;
        !past.mark.was_played() && (was_paid || past.mark == Mark::PairingBye)
    })
}

/// 1.8: topscorers have more than half of the greatest score possible, and only when the last round is paired.
fn is_top(tournament: &Tournament, score: Points) -> bool {
    let most = tournament.scoring.win.max(tournament.scoring.draw).0;
    let half = tournament.played as i32 * most / 2;
    tournament.played + 1 >= tournament.rounds && score.0 > half
}
