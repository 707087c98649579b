//! What must stand in the room (`002:§41d`).

/// How large boards are in official competitions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSize {
    /// How many squares a board has.
    pub squares: u32,
    /// The men of one side.
    pub men: u32,
    /// The shortest side, in centimetres.
    pub shortest: u32,
    /// The longest side, in centimetres.
    pub longest: u32,
    /// What lays it down.
    pub article: &'static str,
}

impl BoardSize {
    const SMALL: BoardSize = BoardSize {
        squares: 64,
        men: 12,
        shortest: 30,
        longest: 50,
        article: "002:§2.3",
    };
    const LARGE: BoardSize = BoardSize {
        squares: 100,
        men: 20,
        shortest: 35,
        longest: 55,
        article: "002:§18.3",
    };

    /// The one of a rule set, by its name; none where the regulations say nothing of it.
    pub fn of(rules: &str) -> Option<BoardSize> {
        match rules {
            "russian" | "russian-1953" | "brazilian" => Some(BoardSize::SMALL),
            "international" | "hundred-1953" => Some(BoardSize::LARGE),
            _ => None,
        }
    }
}

/// What a competition needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Equipment {
    /// Boards, with a set of pieces and a clock each.
    pub boards: u32,
    /// Forms for one round: one for each player and game (`002:§33.1`).
    pub forms_a_round: u32,
    /// Forms for all rounds, as far as their number is known.
    pub forms: Option<u32>,
    /// Envelopes, if every game of a round is adjourned (`002:§34.2`).
    pub envelopes: u32,
    /// How large the boards are.
    pub size: Option<BoardSize>,
}
