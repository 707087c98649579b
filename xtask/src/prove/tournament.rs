//! Pairings and tie-breaks beside other programs, which are built and kept apart.

use std::process::Command;

use anyhow::Result;

use super::evidence::Evidence;
use super::{counts, test};
use crate::fuzz::{TOURNAMENT, fuzz};
use crate::run::{output, root};

/// What is compared: what it is called, the package and the file of the test, its name, how many tournaments.
const COMPARED: [(&str, &str, &str, &str, &str); 8] = [
    (
        "bbpPairings, small tournaments of ours",
        "peatee-pairing",
        "swiss_peer",
        "the_peer_accepts_our_small_tournaments",
        "5000",
    ),
    (
        "bbpPairings, small tournaments of its own",
        "peatee-pairing",
        "swiss_peer",
        "we_accept_the_small_tournaments_of_the_peer",
        "5000",
    ),
    (
        "TieBreakServer, small tournaments of ours",
        "peatee-pairing",
        "swiss_peer",
        "the_checker_accepts_our_small_tournaments",
        "300",
    ),
    (
        "TieBreakServer, tie-breaks",
        "peatee-tournament",
        "standings_peer",
        "the_checker_counts_the_same_tie_breaks",
        "1000",
    ),
    (
        "TieBreakServer, tie-breaks of round robins",
        "peatee-tournament",
        "standings_peer",
        "the_checker_counts_the_same_in_round_robins",
        "200",
    ),
    (
        "bbpPairings, our tournaments",
        "peatee-pairing",
        "swiss_peer",
        "the_peer_accepts_our_tournaments",
        "1000",
    ),
    (
        "bbpPairings, its tournaments",
        "peatee-pairing",
        "swiss_peer",
        "we_accept_the_tournaments_of_the_peer",
        "1000",
    ),
    (
        "bbpPairings, round 5 of 9, boards in publishing order the same",
        "peatee-pairing",
        "swiss_peer",
        "a_large_round_is_paired_the_same",
        "1000",
    ),
];

/// Small and middling tournaments of ours and of others before each other's checkers, all tie-breaks, large rounds side by
/// side, a thousand tournaments by the laws, a minute on the readers of reports and event files. `peer` is bbpPairings,
/// `checker` the folder of TieBreakServer.
pub(super) fn tournament(peer: &str, checker: &str) -> Result<()> {
    let mut evidence = Evidence::new("tournament")?;
    for (what, package, file, name, cases) in COMPARED {
        evidence.counted(what, || {
            let mut command = Command::new(env!("CARGO"));
            command
                .args(["test", "--release", "-p", package])
                .args(["--test", file, "--", name])
                .args(["--include-ignored", "--nocapture"])
                .env("PEATEE_PEER", peer)
                .env("PEATEE_CHECKER", checker)
                .env("PEATEE_CASES", cases)
                .current_dir(root());
            Ok(counts(&output(&mut command)?))
        })?;
    }
    evidence.step(
        "1,000 generated tournaments by the laws of tests/swiss.rs, and 1,000 more by the slow reference of \
         tests/swiss_reference.rs",
        || {
            let tests = ["--test", "swiss", "--test", "swiss_reference"];
            test(&[&["-p", "peatee-pairing"][..], &tests].concat(), "1000")
        },
    )?;
    for target in TOURNAMENT {
        evidence.step(&format!("fuzz {target}, 60 s"), || fuzz(target, 60))?;
    }
    evidence.keep()
}
