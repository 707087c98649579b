//! Ends games that are decided before the rules end them.

use rules::{ByColor, Color};

/// Plies for which both engines must agree on a win.
const WIN_PLIES: u32 = 6;
/// Plies for which both must see nothing in it.
const DRAW_PLIES: u32 = 20;
/// Before this ply no game is drawn so.
const EARLIEST_DRAW: usize = 80;

/// Who shows a score above this, in hundredths, does not agree to a draw.
const CONTENT: i32 = 20;

/// Judges by the scores that the engines show; without thresholds it never does.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Umpire {
    /// Score from which both must agree, in hundredths.
    win: Option<i32>,
    /// Score within which both must stay, in hundredths.
    draw: Option<i32>,
    /// The last score of each, for White.
    last: ByColor<Option<i32>>,
    won: ByColor<u32>,
    level: u32,
}

impl Umpire {
    /// With thresholds in hundredths of a man.
    pub fn new(win: Option<i32>, draw: Option<i32>) -> Umpire {
        Umpire {
            win,
            draw,
            ..Umpire::default()
        }
    }

    /// Whether a side agrees to a draw that its opponent says it is: by the score that it showed last, or, where it shows none,
    /// late in the game.
    pub(crate) fn is_content(&self, side: Color, plies: usize) -> bool {
        match self.last[side] {
            Some(for_white) => for_white * sign(side) <= CONTENT,
            None => plies > EARLIEST_DRAW,
        }
    }

    /// A move was made with this score for its side; the winner, or none for a draw, if the game is to end. Who shows
    /// no score for a move, as for the only legal one, has not changed its mind.
    pub(crate) fn judge(
        &mut self,
        side: Color,
        score: Option<i32>,
        plies: usize,
    ) -> Option<Option<Color>> {
        if let Some(score) = score {
            self.last[side] = Some(score * sign(side));
        }
        let (Some(one), Some(other)) = (self.last.white, self.last.black) else {
            return None;
        };
        for winner in Color::ALL {
            let sign = sign(winner);
            let agreed = self
                .win
                .is_some_and(|win| (sign * one).min(sign * other) >= win);
            self.won[winner] = if agreed { self.won[winner] + 1 } else { 0 };
            if self.won[winner] >= WIN_PLIES {
                return Some(Some(winner));
            }
        }
        let is_level = self
            .draw
            .is_some_and(|draw| one.abs().max(other.abs()) <= draw);
        self.level = if is_level { self.level + 1 } else { 0 };
        (self.level >= DRAW_PLIES && plies > EARLIEST_DRAW).then_some(None)
    }
}

/// Turns a score for a side into one for White, and back.
const fn sign(side: Color) -> i32 {
    match side {
        Color::White => 1,
        Color::Black => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_agreed_to_by_who_is_not_better() {
        let mut umpire = Umpire::new(None, None);
        assert!(!umpire.is_content(Color::Black, 10), "nothing is known yet");
        assert!(
            umpire.is_content(Color::Black, 100),
            "it never shows a score"
        );
        for (score, agrees) in [(-300, true), (0, true), (20, true), (21, false)] {
            umpire.judge(Color::Black, Some(score), 10);
            assert_eq!(umpire.is_content(Color::Black, 100), agrees, "{score}");
        }
    }

    /// Feeds scores for White, one a ply, until the umpire says something.
    fn judged(
        mut umpire: Umpire,
        scores: impl IntoIterator<Item = i32>,
    ) -> Option<(usize, Option<Color>)> {
        let sides = [Color::White, Color::Black].into_iter().cycle();
        for (ply, (side, score)) in sides.zip(scores).enumerate() {
            let own = if side == Color::White { score } else { -score };
            if let Some(winner) = umpire.judge(side, Some(own), ply + 1) {
                return Some((ply + 1, winner));
            }
        }
        None
    }

    #[test]
    fn a_win_is_agreed_by_both_for_six_plies() {
        let umpire = Umpire::new(Some(300), None);
        assert_eq!(judged(umpire, [400; 20]), Some((7, Some(Color::White))));
        assert_eq!(judged(umpire, [-400; 20]), Some((7, Some(Color::Black))));
        let doubted = (0..40).map(|ply| if ply % 2 == 0 { 400 } else { 100 });
        assert_eq!(judged(umpire, doubted), None, "one of them does not agree");
    }

    #[test]
    fn a_draw_comes_late_and_only_if_asked_for() {
        let umpire = Umpire::new(None, Some(5));
        assert_eq!(judged(umpire, [3; 200]), Some((81, None)));
        assert_eq!(judged(umpire, [30; 200]), None);
        assert_eq!(judged(Umpire::new(None, None), [0; 200]), None);
    }
}
