//! Cells of CSV tables that spreadsheet programs open: what somebody has written must not become a formula.

/// A cell as it is written. A spreadsheet takes a cell for a formula that begins with `=`, `@`, `+`, `-`, a tab or a line
/// break; an apostrophe before it makes it text. Numbers and results (`-0.5`, `+/-`) stay as they are. In many countries a
/// semicolon separates cells, so a cell may begin behind one.
pub(super) fn inert(cell: &str) -> String {
    let mut inert = String::with_capacity(cell.len());
    let mut begins = true;
    for (at, character) in cell.char_indices() {
        if begins && is_formula(cell.get(at..).unwrap_or_default()) {
            inert.push('\'');
        }
        inert.push(character);
        begins = matches!(character, ';' | ',' | '\t' | '\r' | '\n')
            || begins && character.is_whitespace();
    }
    inert
}

fn is_formula(text: &str) -> bool {
    let calls = |text: &str| text.contains(|c: char| c.is_alphabetic() || "(!|".contains(c));
    match text.chars().next() {
        Some('=' | '@' | '\t' | '\r' | '\n' | '＝' | '＠' | '﹦' | '﹫') => true,
        Some('+' | '-') => calls(text),
        // Other forms of plus and minus; nothing that is written here has them.
        Some('＋' | '－' | '﹢' | '﹣' | '−' | '⁺' | '⁻' | '₊' | '₋') => true,
        Some(_) | None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn found_7_e7_no_cell_is_a_formula() {
        for (cell, written) in [
            (
                "=HYPERLINK(\"http://evil.example\")",
                "'=HYPERLINK(\"http://evil.example\")",
            ),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"),
            ("+A1", "'+A1"),
            (" =A1", " '=A1"),
            ("\t=A1", "'\t'=A1"),
            ("Tamm;=A1", "Tamm;'=A1"),
            ("Tamm, =A1", "Tamm, '=A1"),
        ] {
            assert_eq!(inert(cell), written);
        }
        for plain in [
            "",
            "Tamm",
            "Mari-Liis",
            "O'Neill",
            "A=B",
            "-0.5",
            "+12",
            "+/-",
            "-/-",
            "1-0",
            "½-½",
            "Võru; Tartu",
        ] {
            assert_eq!(inert(plain), plain);
        }
    }

    /// Second trial of an attacker, 11: other forms of the signs.
    #[test]
    fn found_7_t_attacker2_11_other_forms_of_plus_and_minus() {
        for sign in "＝＠﹦﹫＋－﹢﹣−⁺⁻₊₋".chars() {
            for rest in ["1+1", "A1", "0"] {
                assert_eq!(inert(&format!("{sign}{rest}")), format!("'{sign}{rest}"));
            }
        }
    }
}
