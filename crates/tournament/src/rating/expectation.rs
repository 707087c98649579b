use super::SCORING_PROBABILITY;

/// One game, in the unit of expected scores: ten-thousandths.
pub const GAME: u32 = 10_000;

/// What a player is expected to score, by the difference of ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expectation {
    /// By the table of FIDE, in hundredths.
    FideTable,
    /// 1 / (1 + 10^(−d/400)).
    Logistic,
    /// The normal distribution with a standard deviation of 2000/7: Φ(7d/2000).
    Normal,
}

impl Expectation {
    /// What a player is expected to score in one game against an opponent rated so many points
    /// lower (or higher, if the difference is less than nothing), in ten-thousandths. The two
    /// players' expectations add up to a game.
    ///
    /// ```
    /// use peatee_tournament::rating::Expectation;
    ///
    /// assert_eq!(Expectation::FideTable.of(100), 6_400);
    /// assert_eq!(Expectation::FideTable.of(-100), 3_600);
    /// assert_eq!(Expectation::Logistic.of(100), 6_401);
    /// ```
    pub fn of(self, difference: i64) -> u32 {
        let distance = u32::try_from(difference.unsigned_abs()).unwrap_or(u32::MAX);
        let better = match self {
            Expectation::FideTable => by_table(distance),
            Expectation::Logistic => logistic(distance),
            Expectation::Normal => normal(distance),
        };
        if difference < 0 {
            GAME - better
        } else {
            better
        }
    }
}

fn by_table(distance: u32) -> u32 {
    let passed = SCORING_PROBABILITY.iter().filter(|end| **end < distance);
    let hundredths = 50 + passed.count() as u32;
    hundredths * (GAME / 100)
}

/// 10^(−2ᵏ/400) for k from 0, in parts of 2⁶⁴.
const POWERS: [u64; 12] = [
    0xfe87_d405_58b3_9654,
    0xfd11_d0cb_e940_c6be,
    0xfa2c_37f0_706b_00e3,
    0xf47a_64e4_e270_d4a5,
    0xe979_8ad8_a192_8672,
    0xd4ee_7872_e233_bac1,
    0xb11b_d5a2_74ee_2d1e,
    0x7a87_8071_683d_c24e,
    0x3aa5_6e24_cf68_68d0,
    0x0d6f_60cf_d8d2_539e,
    0x00b4_804a_34df_ee41,
    0x0000_7f44_a8a4_a54a,
];

/// By binary powers, exact to far more digits than are kept.
fn logistic(distance: u32) -> u32 {
    if distance >= 1 << POWERS.len() {
        return GAME;
    }
    let one: u128 = 1 << 64;
    let mut power = one;
    for (bit, factor) in POWERS.iter().enumerate() {
        if distance >> bit & 1 == 1 {
            power = (power * u128::from(*factor)) >> 64;
        }
    }
    let whole = one + power;
    let expected = (u128::from(GAME) * one + whole / 2) / whole;
    expected as u32
}

/// The difference from which the normal distribution leaves less than can be told.
const CERTAIN: u32 = 1_800;

/// By its series, in parts of 2⁶⁰: Φ(z) = ½ + (z − z³/6 + z⁵/40 − …) / √(2π), z = 7d/2000.
fn normal(distance: u32) -> u32 {
    if distance >= CERTAIN {
        return GAME;
    }
    const ONE: i128 = 1 << 60;
    const BY_ROOT_OF_TWO_PI: i128 = 0x0662_114c_f50d_9423;
    let distance = i128::from(distance);
    let mut power = ONE * 7 * distance / 2_000;
    let mut sum = 0;
    for step in 1.. {
        sum += power / (2 * step - 1);
        power = -power * 49 * distance * distance / (4_000_000 * 2 * step);
        if power == 0 {
            break;
        }
    }
    let beyond_half = (sum * BY_ROOT_OF_TWO_PI) >> 60;
    let expected = ((ONE / 2 + beyond_half) * i128::from(GAME) + ONE / 2) / ONE;
    (expected.max(0) as u32).min(GAME)
}
