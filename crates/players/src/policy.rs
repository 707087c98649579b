//! When a player resigns, and claims, offers or accepts a draw: one rule wherever it plays (decision 0038).

use games::Game;

use crate::choice::Choice;
use crate::player::Decision;

/// A deficit beyond which there is nothing left to play for: half a dozen men.
const HOPELESS: i32 = -600;
/// Moves in a row that must find the game hopeless.
const IN_A_ROW: u8 = 2;
/// No game is resigned before so many plies, unless few pieces are left: a lost game is played for a while.
const TOO_EARLY_TO_RESIGN: usize = 40;
/// Worse than this it gladly takes a draw; better, it plays on.
const CONTENT_WITH_DRAW: i32 = 10;
/// Offers before this many plies are declined, unless few pieces are left: the game has hardly begun.
const TOO_EARLY_TO_DRAW: usize = 20;
/// Plies after which it may offer a draw itself.
const LATE: usize = 60;
/// Pieces on the board from which on the game counts as an endgame.
const FEW_PIECES: usize = 8;

/// What a player makes of its own choices in a game.
///
/// - It claims a draw that it may claim, unless it is better.
/// - It resigns when two of its moves in a row find it hopelessly lost: a forced loss, or six men or pawns behind; not in the first
///   forty plies, unless no more than eight pieces are left.
/// - It offers a draw with its move after sixty plies, with no more than eight pieces left and nothing in it for either side.
/// - It accepts a draw if it is no better, after twenty plies or with no more than eight pieces left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Policy {
    /// Moves in a row that found it hopelessly lost.
    hopeless: u8,
    /// The length of the game when the last of them was made.
    plies: usize,
}

impl Policy {
    /// What to do with a choice in a position in which the player is to move.
    pub fn decide(&mut self, game: &Game, choice: Choice) -> Decision {
        self.note(game.plies(), choice.score);
        let claim = game.claims().first().copied();
        if let Some(by) = claim.filter(|_| choice.score <= CONTENT_WITH_DRAW) {
            return Decision::Claim(by);
        }
        let stage = Stage::of(game);
        if self.hopeless >= IN_A_ROW && !stage.is_before(TOO_EARLY_TO_RESIGN) {
            return Decision::Resign;
        }
        Decision::Play {
            offers_draw: stage.offers_draw(choice.score),
            text: choice.text,
        }
    }

    /// Whether a player takes a draw that its opponent offers, in a game that is worth so many hundredths to it.
    pub fn accepts_draw(game: &Game, score: i32) -> bool {
        Stage::of(game).accepts_draw(score)
    }

    /// Counts the moves in a row that found it lost. Where moves were taken back, none is behind the next one.
    fn note(&mut self, plies: usize, score: i32) {
        let is_next = plies == self.plies + 2;
        self.hopeless = match score < HOPELESS {
            true if is_next => self.hopeless.saturating_add(1),
            true => 1,
            false => 0,
        };
        self.plies = plies;
    }
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stage {
    plies: usize,
    pieces: usize,
}

impl Stage {
    fn of(game: &Game) -> Stage {
        let grid = game.grid();
        let pieces = grid.cells.iter().filter(|cell| cell.piece.is_some());
        Stage {
            plies: game.plies(),
            pieces: pieces.count(),
        }
    }

    /// Whether so many plies are still to come, and many pieces are left.
    fn is_before(self, plies: usize) -> bool {
        self.plies < plies && self.pieces > FEW_PIECES
    }

    fn offers_draw(self, score: i32) -> bool {
        let is_level = score.abs() <= CONTENT_WITH_DRAW;
        is_level && self.plies >= LATE && self.pieces <= FEW_PIECES
    }

    fn accepts_draw(self, score: i32) -> bool {
        !self.is_before(TOO_EARLY_TO_DRAW) && score <= CONTENT_WITH_DRAW
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::DrawReason;

    /// The first legal move, judged so.
    fn choice(game: &Game, score: i32) -> Choice {
        let first = game.legal_moves().into_iter().next();
        let text = first.expect("the game goes on").full;
        Choice { text, score }
    }

    fn game(rules: &str, fen: &str) -> Game {
        let rules = rules.parse().expect("a rule set");
        Game::from_fen(rules, fen).expect("playable")
    }

    /// Whether a player resigns that judges its moves so, one after the other, while both sides play any move.
    fn resigns(mut game: Game, scores: &[i32]) -> bool {
        let mut policy = Policy::default();
        scores.iter().any(|score| {
            let decision = policy.decide(&game, choice(&game, *score));
            for _ in 0..2 {
                let text = choice(&game, 0).text;
                game.play(&text).expect("legal");
            }
            decision == Decision::Resign
        })
    }

    /// Four men against four, far apart.
    fn few() -> Game {
        game("russian", "W:Wa1,c1,e1,g1:Bb8,d8,f8,h8")
    }

    #[test]
    fn two_hopeless_moves_in_a_row_are_the_end() {
        assert!(resigns(few(), &[-700, -700]));
        assert!(!resigns(few(), &[-700]));
        assert!(!resigns(few(), &[-700, -500, -700]));
        assert!(
            !resigns(few(), &[-600, -600, -600]),
            "six men are not more than six"
        );
    }

    #[test]
    fn a_game_is_not_resigned_while_it_is_young() {
        let start = Game::new("russian".parse().expect("a rule set"));
        assert!(!resigns(start, &[-2_000; 4]));
    }

    #[test]
    fn moves_taken_back_are_not_counted() {
        let (game, mut policy) = (few(), Policy::default());
        for _ in 0..3 {
            // The same move of the game, again and again.
            let decision = policy.decide(&game, choice(&game, -900));
            assert!(matches!(decision, Decision::Play { .. }), "{decision:?}");
        }
    }

    /// A lost player that may claim a draw claims it and does not resign.
    #[test]
    fn a_claim_comes_before_resignation() {
        let mut game = game("russian-1953", "W:WKc1,Ke1,a3:BKd8,Kf8,h6");
        for text in ["c1-d2", "d8-c7", "d2-c1", "c7-d8"].repeat(2) {
            game.play(text).expect("legal");
        }
        let by = DrawReason::Repetition;
        assert!(game.claims().contains(&by));
        for (score, claims) in [(-2_000, true), (0, true), (10, true), (11, false)] {
            let mut policy = Policy {
                hopeless: 1,
                plies: game.plies() - 2,
            };
            let decision = policy.decide(&game, choice(&game, score));
            assert_eq!(decision == Decision::Claim(by), claims, "{score}");
        }
    }

    #[test]
    fn a_draw_is_offered_late_with_little_left_and_nothing_in_it() {
        let stage = |plies, pieces| Stage { plies, pieces };
        for (score, offers) in [
            (-11, false),
            (-10, true),
            (0, true),
            (10, true),
            (11, false),
        ] {
            assert_eq!(stage(60, 8).offers_draw(score), offers, "{score}");
        }
        assert!(!stage(59, 8).offers_draw(0), "it is early");
        assert!(!stage(60, 9).offers_draw(0), "much is left");
    }

    #[test]
    fn a_draw_is_accepted_by_who_is_no_better() {
        let start = Game::new("international".parse().expect("a rule set"));
        assert!(!Policy::accepts_draw(&start, -500), "it has hardly begun");
        for (score, accepts) in [(-300, true), (0, true), (10, true), (11, false)] {
            assert_eq!(Policy::accepts_draw(&few(), score), accepts, "{score}");
        }
        let stage = |plies| Stage { plies, pieces: 9 };
        assert_eq!(
            [19, 20].map(|plies| stage(plies).accepts_draw(0)),
            [false, true]
        );
    }
}
