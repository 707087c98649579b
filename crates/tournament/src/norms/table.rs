use rules::Article;

use super::{Class, Hundredths, article};

/// One row of the classification table: coefficients from one to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// The least coefficient.
    pub from: Hundredths,
    /// The greatest coefficient.
    pub to: Hundredths,
    /// What the higher class needs, in per cent.
    pub higher: u32,
    /// What the lower class needs, in per cent.
    pub lower: u32,
}

/// One of the four parts of the classification table (`002:N.T1` to `002:N.T4`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// Its number.
    pub number: u32,
    /// Its article.
    pub article: Article,
    /// The class of the left-hand column.
    pub higher: Class,
    /// The class of the right-hand column.
    pub lower: Class,
    /// The class below both, where there is one (`002:N.18`).
    pub lowest: Option<Class>,
    /// Its rows.
    pub rows: [Row; 11],
}

impl Part {
    /// The row of a coefficient, if it lies in this part.
    pub fn row(&self, coefficient: Hundredths) -> Option<&Row> {
        let has = |row: &&Row| row.from <= coefficient && coefficient <= row.to;
        self.rows.iter().find(has)
    }

    /// The least percentage of this part, which the lowest class needs (`002:N.18`).
    pub fn minimum(&self) -> u32 {
        let lower = self.rows.iter().map(|row| row.lower);
        lower.min().unwrap_or_default()
    }
}

/// The classification table (`002:N.12`). Where two parts overlap, they agree.
pub const PARTS: [Part; 4] = [
    Part {
        number: 1,
        article: article("N.T1"),
        higher: Class::First,
        lower: Class::Second,
        lowest: Some(Class::Third),
        rows: [
            row(91, 100, 50, 30),
            row(101, 110, 52, 32),
            row(111, 120, 54, 34),
            row(121, 130, 56, 36),
            row(131, 140, 58, 38),
            row(141, 150, 60, 40),
            row(151, 160, 62, 42),
            row(161, 170, 64, 44),
            row(171, 180, 66, 46),
            row(181, 190, 68, 48),
            row(191, 200, 70, 50),
        ],
    },
    Part {
        number: 2,
        article: article("N.T2"),
        higher: Class::Second,
        lower: Class::Third,
        lowest: Some(Class::Fourth),
        rows: [
            row(191, 200, 50, 30),
            row(201, 210, 52, 32),
            row(211, 220, 55, 34),
            row(221, 230, 57, 36),
            row(231, 240, 59, 38),
            row(241, 250, 62, 40),
            row(251, 260, 64, 42),
            row(261, 270, 66, 44),
            row(271, 280, 69, 46),
            row(281, 290, 71, 48),
            row(291, 300, 73, 50),
        ],
    },
    Part {
        number: 3,
        article: article("N.T3"),
        higher: Class::Third,
        lower: Class::Fourth,
        lowest: Some(Class::Fifth),
        rows: [
            row(291, 300, 50, 30),
            row(301, 310, 52, 32),
            row(311, 320, 54, 34),
            row(321, 330, 56, 36),
            row(331, 340, 58, 38),
            row(341, 350, 60, 40),
            row(351, 360, 62, 42),
            row(361, 370, 64, 44),
            row(371, 380, 66, 46),
            row(381, 390, 68, 48),
            row(391, 400, 70, 50),
        ],
    },
    Part {
        number: 4,
        article: article("N.T4"),
        higher: Class::Fourth,
        lower: Class::Fifth,
        lowest: None,
        rows: [
            row(391, 400, 50, 30),
            row(401, 410, 52, 31),
            row(411, 420, 53, 32),
            row(421, 430, 55, 33),
            row(431, 440, 57, 34),
            row(441, 450, 58, 35),
            row(451, 460, 60, 36),
            row(461, 470, 62, 37),
            row(471, 480, 63, 38),
            row(481, 490, 65, 39),
            row(491, 500, 67, 40),
        ],
    },
];

const fn row(from: u32, to: u32, higher: u32, lower: u32) -> Row {
    Row {
        from: Hundredths(from),
        to: Hundredths(to),
        higher,
        lower,
    }
}

/// A norm of the text, for a whole coefficient (`002:N.7` to `002:N.10`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TextNorm {
    /// Its article.
    pub article: Article,
    /// The class that is attained.
    pub to: Class,
    /// The class whose players the text names.
    pub named_for: Class,
    /// The coefficient.
    pub coefficient: Hundredths,
    /// What is needed, in per cent.
    pub percent: u32,
}

/// The norms of the text.
pub const TEXT_NORMS: [TextNorm; 4] = [
    text("N.7", Class::First, Class::Second, 200, 70),
    text("N.8", Class::Second, Class::Third, 300, 75),
    text("N.9", Class::Third, Class::Fourth, 400, 70),
    text("N.10", Class::Fourth, Class::Fifth, 500, 67),
];

const fn text(
    number: &'static str,
    to: Class,
    named_for: Class,
    at: u32,
    percent: u32,
) -> TextNorm {
    TextNorm {
        article: article(number),
        to,
        named_for,
        coefficient: Hundredths(at),
        percent,
    }
}
