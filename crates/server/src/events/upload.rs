//! An uploaded file beside the one that is kept.

/// How an uploaded file stands to the one that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beside<'a> {
    /// It is the same.
    Same,
    /// The kept lines begin it, and this is the rest.
    Continues(&'a str),
    /// It begins the kept lines, which go on.
    Older {
        /// How many lines it lacks.
        missing: usize,
    },
    /// They part.
    Parts {
        /// The first line that differs, from 1 on.
        line: usize,
    },
}

/// Compares two files line by line.
pub(super) fn compare<'a>(kept: &str, uploaded: &'a str) -> Beside<'a> {
    if let Some(rest) = uploaded.strip_prefix(kept) {
        return match rest {
            "" => Beside::Same,
            rest => Beside::Continues(rest),
        };
    }
    if let Some(rest) = kept.strip_prefix(uploaded) {
        let missing = rest.lines().count();
        return Beside::Older { missing };
    }
    let pairs = kept
        .split_inclusive('\n')
        .zip(uploaded.split_inclusive('\n'));
    let same = pairs.take_while(|(one, other)| one == other).count();
    Beside::Parts { line: same + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEPT: &str = "heading\none\ntwo\n";

    #[test]
    fn files_are_compared_line_by_line() {
        for (uploaded, beside) in [
            (KEPT, Beside::Same),
            ("heading\none\ntwo\nthree\n", Beside::Continues("three\n")),
            ("heading\n", Beside::Older { missing: 2 }),
            ("heading\none\nother\n", Beside::Parts { line: 3 }),
            ("heading\none\ntwo more\n", Beside::Parts { line: 3 }),
            ("other\none\ntwo\n", Beside::Parts { line: 1 }),
        ] {
            assert_eq!(compare(KEPT, uploaded), beside, "{uploaded:?}");
        }
    }
}
