//! Why a round is paired as it is: the list that an arbiter would pair it from by hand.

use core::fmt;

use rules::Color;

use super::card::{Card, Float, Want, cards};
use super::color::color;
use super::dutch::{Stage, stages};
use super::{Tournament, Unpairable};
use crate::Points;

/// A round with everything it was paired by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Score groups from the top.
    pub groups: Vec<Group>,
    /// Brackets from the top.
    pub brackets: Vec<BracketStory>,
}

/// Players with one score, acceleration counted in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The score.
    pub score: Points,
    /// The players, in order.
    pub lines: Vec<Line>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Pairing number.
    pub number: u16,
    /// Points without acceleration.
    pub points: Points,
    /// Colours of the games played, the first one first.
    pub colors: Vec<Color>,
    /// The colour the player should have.
    pub wish: Option<Color>,
    /// How much.
    pub strength: Strength,
    /// Whether the player may be left over (C2).
    pub may_have_bye: bool,
    /// Floats of the last round and of the one before.
    pub floats: [FloatMark; 2],
    /// The opponent and the player's colour; none for who is left over.
    pub game: Option<(u16, Color)>,
}

/// How strong a colour preference is (1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// No game was played.
    None,
    /// The other colour than last time.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two more, or the same colour twice running.
    Absolute,
}

/// A float of an earlier round (1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatMark {
    /// None.
    None,
    /// Against somebody with a higher score.
    Up,
    /// Against somebody with a lower score, or points without a game.
    Down,
}

/// What became of one bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BracketStory {
    /// The score of its residents.
    pub score: Points,
    /// Those moved down into it.
    pub moved: Vec<u16>,
    /// Pairs, the higher ranked first.
    pub pairs: Vec<(u16, u16)>,
    /// Those who float on.
    pub floats: Vec<u16>,
    /// Who is left over.
    pub bye: Option<u16>,
}

/// Pairs the next round and says why.
///
/// # Errors
///
/// When the round cannot be paired, and why.
pub fn explain(tournament: &Tournament) -> Result<Explanation, Unpairable> {
    let cards = cards(tournament);
    let stages = stages(tournament, &cards)?;
    let number = |card: usize| tournament.entrants[cards[card].entrant].number;
    let numbers = |cards: &[usize]| cards.iter().map(|card| number(*card)).collect();
    let story = |stage: &Stage| BracketStory {
        score: stage.score,
        moved: numbers(&stage.moved),
        pairs: stage
            .paired
            .pairs
            .iter()
            .map(|(one, other)| (number(*one), number(*other)))
            .collect(),
        floats: numbers(&stage.paired.floats),
        bye: stage.paired.bye.map(number),
    };
    let mut opponents = vec![None; cards.len()];
    for (one, other) in stages.iter().flat_map(|stage| &stage.paired.pairs) {
        opponents[*one] = Some(*other);
        opponents[*other] = Some(*one);
    }
    let mut groups: Vec<Group> = Vec::new();
    for (card, opponent) in cards.iter().zip(opponents) {
        let game = opponent.map(|other| {
            (
                number(other),
                color(tournament.first_color, card, &cards[other]),
            )
        });
        let line = line(tournament, card, game);
        match groups.last_mut() {
            Some(group) if group.score == card.score => group.lines.push(line),
            Some(_) | None => groups.push(Group {
                score: card.score,
                lines: vec![line],
            }),
        }
    }
    Ok(Explanation {
        groups,
        brackets: stages.iter().map(story).collect(),
    })
}

fn line(tournament: &Tournament, card: &Card, game: Option<(u16, Color)>) -> Line {
    Line {
        number: tournament.entrants[card.entrant].number,
        points: card.own_score,
        colors: card.colors.iter().rev().copied().collect(),
        wish: card.wish,
        strength: match card.want {
            Want::None => Strength::None,
            Want::Mild => Strength::Mild,
            Want::Strong => Strength::Strong,
            Want::Absolute => Strength::Absolute,
        },
        may_have_bye: card.may_have_bye,
        floats: card.floats.map(|float| match float {
            Float::None => FloatMark::None,
            Float::Up => FloatMark::Up,
            Float::Down => FloatMark::Down,
        }),
        game,
    }
}

/// As a list in plain text.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for group in &self.groups {
            writeln!(f, "score {}", group.score)?;
            writeln!(
                f,
                "  {:>4} {:>5}  {:<12} {:<10} {:<4} {:<9} game",
                "no", "pts", "colours", "wants", "bye", "floats"
            )?;
            for line in &group.lines {
                writeln!(f, "{line}")?;
            }
        }
        for bracket in &self.brackets {
            writeln!(f, "{bracket}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colors: String = self.colors.iter().map(|color| color.letter()).collect();
        let color = self.wish.map_or(' ', Color::letter);
        let wants = match self.strength {
            Strength::None => "any".to_owned(),
            Strength::Mild => format!("mild {color}"),
            Strength::Strong => format!("strong {color}"),
            Strength::Absolute => format!("absolute {color}"),
        };
        let float = |float| match float {
            FloatMark::None => "-",
            FloatMark::Up => "up",
            FloatMark::Down => "down",
        };
        let floats = format!("{} {}", float(self.floats[0]), float(self.floats[1]));
        let bye = if self.may_have_bye { "yes" } else { "no" };
        let game = match self.game {
            Some((opponent, color)) => format!("{opponent} {}", color.letter()),
            None => "bye".to_owned(),
        };
        let points = self.points.to_string();
        let number = self.number;
        write!(
            f,
            "  {number:>4} {points:>5}  {colors:<12} {wants:<10} {bye:<4} {floats:<9} {game}"
        )
    }
}

impl fmt::Display for BracketStory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |numbers: &[u16]| {
            numbers
                .iter()
                .map(u16::to_string)
                .collect::<Vec<String>>()
                .join(", ")
        };
        let pairs: Vec<String> = self
            .pairs
            .iter()
            .map(|(one, other)| format!("{one}-{other}"))
            .collect();
        write!(f, "bracket {}:", self.score)?;
        if !self.moved.is_empty() {
            write!(f, " moved down {};", list(&self.moved))?;
        }
        write!(
            f,
            " pairs {}",
            if pairs.is_empty() {
                "none".to_owned()
            } else {
                pairs.join(" ")
            }
        )?;
        if !self.floats.is_empty() {
            write!(f, "; float on {}", list(&self.floats))?;
        }
        if let Some(bye) = self.bye {
            write!(f, "; left over {bye}")?;
        }
        Ok(())
    }
}
