//! Leaving out of a game what stands beside its moves.

use notation::pdn::Place;
use notation::{Line, Step};

/// What is left out of a written game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Strip {
    /// Comments, clock times included.
    pub comments: bool,
    /// Variations.
    pub variations: bool,
    /// Marks such as `!` and `?`.
    pub marks: bool,
}

impl Strip {
    /// Takes it out of a line and its variations.
    pub fn apply(self, line: &mut Line) {
        if self.comments {
            line.comments.clear();
        }
        for step in &mut line.steps {
            if self.comments {
                step.comments.clear();
            }
            if self.marks {
                step.marks.clear();
            }
            if self.variations {
                step.variations.clear();
            }
            for variation in &mut step.variations {
                self.apply(variation);
            }
        }
    }
}

/// Where a move is not known and the next one is: from there on moves stay as they are written.
pub fn unknown_move(line: &Line) -> Option<Place> {
    let is_unknown = |step: &Step| step.text.starts_with('-');
    let own = line.steps.windows(2).find_map(|pair| match pair {
        [step, next] if is_unknown(step) && !is_unknown(next) && next.setup.is_none() => {
            Some(step.at)
        }
        _ => None,
    });
    let mut variations = line.steps.iter().flat_map(|step| &step.variations);
    own.or_else(|| variations.find_map(unknown_move))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variations_lose_their_comments_too() {
        let mut inner = Step::new("31-27");
        inner.comments.push("+0.10/8".to_owned());
        let mut step = Step::new("32-28");
        step.comments.push("good".to_owned());
        step.variations.push(Line {
            steps: vec![inner],
            ..Line::default()
        });
        let mut line = Line {
            steps: vec![step],
            ..Line::default()
        };
        let comments = Strip {
            comments: true,
            ..Strip::default()
        };
        comments.apply(&mut line);
        assert!(line.steps[0].comments.is_empty());
        assert!(line.steps[0].variations[0].steps[0].comments.is_empty());
        assert_eq!(unknown_move(&line), None);
    }

    #[test]
    fn an_unknown_move_before_a_known_one_is_a_gap() {
        let line = |texts: [&str; 2]| Line {
            steps: texts.map(Step::new).into(),
            ..Line::default()
        };
        assert_eq!(unknown_move(&line(["-", "20-25"])), Some(Place::default()));
        assert_eq!(unknown_move(&line(["32-28", "-"])), None);
    }
}
