//! The codes of federations.

use core::str::FromStr;

/// Members of FIDE, with `FID` and `NON` for players without a federation. The source is the country list of FIDE's
/// ratings, as `src/common/sharly_chess_config.py` of the public repository Sharly-Chess/sharly-chess has it. Draughts
/// federations use the same codes.
const MEMBERS: &[&str] = &[
    "AFG", "AHO", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "AUS", "AUT", "AZE",
    "BAH", "BAN", "BAR", "BDI", "BEL", "BER", "BHU", "BIH", "BIZ", "BLR", "BOL", "BOT", "BRA",
    "BRN", "BRU", "BUL", "BUR", "CAF", "CAM", "CAN", "CAY", "CHA", "CHI", "CHN", "CIV", "CMR",
    "COD", "COL", "COM", "CPV", "CRC", "CRO", "CUB", "CYP", "CZE", "DEN", "DJI", "DMA", "DOM",
    "ECU", "EGY", "ENG", "ERI", "ESA", "ESP", "EST", "ETH", "FAI", "FID", "FIJ", "FIN", "FRA",
    "GAB", "GAM", "GCI", "GEO", "GEQ", "GER", "GHA", "GRE", "GRL", "GRN", "GUA", "GUI", "GUM",
    "GUY", "HAI", "HKG", "HON", "HUN", "INA", "IND", "IOM", "IRI", "IRL", "IRQ", "ISL", "ISR",
    "ISV", "ITA", "IVB", "JAM", "JCI", "JOR", "JPN", "KAZ", "KEN", "KGZ", "KIR", "KOR", "KOS",
    "KSA", "KUW", "LAO", "LAT", "LBA", "LBN", "LBR", "LCA", "LES", "LIE", "LTU", "LUX", "MAC",
    "MAD", "MAR", "MAS", "MAW", "MDA", "MDV", "MEX", "MGL", "MHL", "MKD", "MLI", "MLT", "MNC",
    "MNE", "MOZ", "MRI", "MTN", "MYA", "NAM", "NCA", "NCL", "NED", "NEP", "NGR", "NIG", "NON",
    "NOR", "NRU", "NZL", "OMA", "PAK", "PAN", "PAR", "PER", "PHI", "PLE", "PLW", "PNG", "POL",
    "POR", "PUR", "QAT", "ROU", "RSA", "RUS", "RWA", "SCO", "SEN", "SEY", "SGP", "SKN", "SLE",
    "SLO", "SMR", "SOL", "SOM", "SRB", "SRI", "SSD", "STP", "SUD", "SUI", "SUR", "SVK", "SWE",
    "SWZ", "SYR", "TAN", "TGA", "THA", "TJK", "TKM", "TLS", "TOG", "TPE", "TTO", "TUN", "TUR",
    "UAE", "UGA", "UKR", "URU", "USA", "UZB", "VAN", "VEN", "VIE", "VIN", "WLS", "YEM", "ZAM",
    "ZIM",
];

/// Codes of the International Olympic Committee that FIDE does not use
/// (<https://en.wikipedia.org/wiki/List_of_IOC_country_codes>): national draughts federations have them.
const OLYMPIC: &[&str] = &[
    "AIN", "ASA", "BEN", "CGO", "COK", "CUR", "EOR", "FSM", "GBR", "GBS", "PRK", "ROT", "SAM",
    "TUV",
];

/// Codes of states and codes that are not used any more, in the same list: events of their time are kept too.
const FORMER: &[&str] = &[
    "BIR", "BOH", "CEY", "DAH", "EUA", "EUN", "FRG", "GDR", "HOL", "IRN", "LIB", "MAL", "RHO",
    "ROM", "SAA", "SCG", "SIN", "TCH", "UAR", "URS", "VOL", "YUG", "ZAI",
];

/// The code of a federation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Federation(&'static str);

impl Federation {
    /// Every one that is known.
    pub fn all() -> impl Iterator<Item = Federation> {
        let all = [MEMBERS, OLYMPIC, FORMER].into_iter().flatten();
        all.map(|code| Federation(code))
    }

    /// Its three capital letters.
    pub const fn code(self) -> &'static str {
        self.0
    }
}

/// What is no federation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no federation has the code {0:?}; a code has three letters, as EST or NED")]
pub struct ParseFederationError(pub String);

impl FromStr for Federation {
    type Err = ParseFederationError;

    /// Reads a code, in capital letters or not.
    fn from_str(text: &str) -> Result<Federation, ParseFederationError> {
        let mut all = Federation::all();
        all.find(|known| known.0.eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseFederationError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_three_letters_and_stands_once() {
        let mut codes: Vec<&str> = Federation::all().map(Federation::code).collect();
        let count = codes.len();
        let is_code =
            |code: &&str| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
        assert!(codes.iter().all(is_code));
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), count);
    }

    #[test]
    fn found_7_a8_codes_are_those_of_the_lists() {
        for (text, code) in [
            ("EST", "EST"),
            ("lat", "LAT"),
            ("GBR", "GBR"),
            ("URS", "URS"),
        ] {
            assert_eq!(text.parse().map(Federation::code), Ok(code));
        }
        // Codes of ISO 3166, which federations do not use.
        for text in ["", "LVA", "NLD", "DEU", "ES", "ESTO", "õst"] {
            assert_eq!(
                text.parse::<Federation>(),
                Err(ParseFederationError(text.to_owned()))
            );
        }
    }
}
