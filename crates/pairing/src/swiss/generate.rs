//! Tournaments from a seed, for tests and comparisons: the same recipe makes the same tournament everywhere.

use rules::Color;

use super::report::baku_records;
use super::{Round, Tournament, Unpairable, pair};
use crate::trf::{Acceleration, Note, PlayerRecord, Report, RoundEntry, System};
use crate::{Mark, Points, Scoring};

/// What a tournament is made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Players, 2 to 9999.
    pub players: u16,
    /// Rounds to be played.
    pub rounds: u16,
    /// Decides everything else.
    pub seed: u64,
    /// Of 1000 games between equals, so many are drawn.
    pub draws: u16,
    /// Of 1000 games, so many are not played.
    pub forfeits: u16,
    /// Of 1000 players, so many ask to be free of a round.
    pub byes: u16,
    /// Ratings, the lowest and the highest.
    pub ratings: (u16, u16),
    /// What a result is worth.
    pub scoring: Scoring,
    /// Whether the acceleration of Baku is used.
    pub is_accelerated: bool,
}

impl Recipe {
    /// A recipe with usual numbers of draws, and nobody missing.
    pub const fn new(players: u16, rounds: u16, seed: u64) -> Recipe {
        Recipe {
            players,
            rounds,
            seed,
            draws: 300,
            forfeits: 0,
            byes: 0,
            ratings: (1400, 2600),
            scoring: Scoring::ONE_HALF_ZERO,
            is_accelerated: false,
        }
    }
}

/// SplitMix64 of Steele, Lea and Flood: a step and two mixing rounds.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; the bias is too small to matter here.
    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// True so many times in a thousand.
    fn happens(&mut self, per_thousand: u16) -> bool {
        self.below(1000) < u64::from(per_thousand)
    }
}

/// Makes a tournament: every round is paired by [`pair`], and its results are thrown.
///
/// # Errors
///
/// When a round cannot be paired; with few players and many byes that happens.
pub fn generate(recipe: &Recipe) -> Result<Report, Unpairable> {
    match generate_while_pairable(recipe) {
        (report, None) => Ok(report),
        (_, Some(reason)) => Err(reason),
    }
}

/// Makes a tournament as far as its rounds can be paired: the report, and why it ends early. The byes that were asked
/// for in the round that cannot be paired are in the report.
pub fn generate_while_pairable(recipe: &Recipe) -> (Report, Option<Unpairable>) {
    let mut dice = Dice(recipe.seed);
    let mut report = start(recipe, &mut dice);
    for round in 1..=usize::from(recipe.rounds) {
        ask_for_byes(recipe, &mut dice, &mut report, round);
        let Ok(tournament) = Tournament::before(&report, round, usize::from(recipe.rounds)) else {
            return (report, Some(Unpairable::TooFew(0)));
        };
        match pair(&tournament) {
            Ok(paired) => play(recipe, &mut dice, &mut report, &paired),
            Err(reason) => return (report, Some(reason)),
        }
    }
    rank(&mut report);
    (report, None)
}

fn start(recipe: &Recipe, dice: &mut Dice) -> Report {
    let (lowest, highest) = recipe.ratings;
    let width = u64::from(highest.saturating_sub(lowest)) + 1;
    let mut ratings: Vec<u16> = (0..recipe.players)
        .map(|_| lowest.saturating_add(u16::try_from(dice.below(width)).unwrap_or(0)))
        .collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    let player = |(number, rating): (u16, u16)| PlayerRecord {
        number,
        name: format!("Player {number}"),
        rating: Some(rating),
        ..PlayerRecord::default()
    };
    let is_white = dice.happens(500);
    Report {
        rounds: Some(recipe.rounds),
        first_color: Some(if is_white { Color::White } else { Color::Black }),
        scoring: recipe.scoring,
        system: Some(if recipe.is_accelerated {
            System::DutchBaku
        } else {
            System::Dutch
        }),
        accelerations: accelerations(recipe),
        players: (1..).zip(ratings).map(player).collect(),
        notes: vec![Note {
            code: "012".to_owned(),
            text: format!("Random tournament, seed {}", recipe.seed),
        }],
        ..Report::default()
    }
}

fn accelerations(recipe: &Recipe) -> Vec<Acceleration> {
    if !recipe.is_accelerated {
        return Vec::new();
    }
    let (players, rounds) = (recipe.players.into(), recipe.rounds.into());
    baku_records(players, rounds, &recipe.scoring)
}

/// Half a point is asked for as often as none.
fn ask_for_byes(recipe: &Recipe, dice: &mut Dice, report: &mut Report, round: usize) {
    for player in &mut report.players {
        player.rounds.resize(round - 1, None);
        if dice.happens(recipe.byes) {
            let mark = if dice.happens(500) {
                Mark::HalfBye
            } else {
                Mark::ZeroBye
            };
            add(player, recipe, RoundEntry::bye(mark));
        }
    }
}

fn add(player: &mut PlayerRecord, recipe: &Recipe, entry: RoundEntry) {
    player.points += entry
        .mark
        .map_or(Points::ZERO, |mark| recipe.scoring.points(mark));
    player.rounds.push(Some(entry));
}

fn play(recipe: &Recipe, dice: &mut Dice, report: &mut Report, round: &Round) {
    let place = |number: u16| usize::from(number) - 1;
    for (white, black) in &round.boards {
        let rating = |number: u16| report.players[place(number)].rating.unwrap_or(0);
        let (own, other) = throw(recipe, dice, rating(*white), rating(*black));
        for (number, opponent, color, mark) in [
            (*white, *black, Color::White, own),
            (*black, *white, Color::Black, other),
        ] {
            let entry = RoundEntry {
                opponent: Some(opponent),
                color: Some(color),
                mark: Some(mark),
            };
            add(&mut report.players[place(number)], recipe, entry);
        }
    }
    if let Some(number) = round.bye {
        add(
            &mut report.players[place(number)],
            recipe,
            RoundEntry::bye(Mark::PairingBye),
        );
    }
}

/// The result of a game: the stronger wins more often, by a point in a hundred for every eight of rating.
fn throw(recipe: &Recipe, dice: &mut Dice, white: u16, black: u16) -> (Mark, Mark) {
    if dice.happens(recipe.forfeits) {
        return match dice.below(20) {
            0 => (Mark::ForfeitLoss, Mark::ForfeitLoss),
            1..=9 => (Mark::ForfeitWin, Mark::ForfeitLoss),
            _ => (Mark::ForfeitLoss, Mark::ForfeitWin),
        };
    }
    let gap = (i64::from(white) - i64::from(black)) * 10 / 8;
    let expected = (500 + gap).clamp(20, 980);
    let draw = i64::from(recipe.draws) * expected.min(1000 - expected) / 500;
    let thrown = i64::try_from(dice.below(1000)).unwrap_or(0);
    if thrown < draw {
        (Mark::Draw, Mark::Draw)
    } else if thrown < draw + (expected - draw / 2).max(0) {
        (Mark::Win, Mark::Loss)
    } else {
        (Mark::Loss, Mark::Win)
    }
}

fn rank(report: &mut Report) {
    let mut order: Vec<usize> = (0..report.players.len()).collect();
    order.sort_by_key(|place| (-report.players[*place].points.0, *place));
    for (rank, place) in (1..).zip(order) {
        report.players[place].rank = Some(rank);
    }
}
