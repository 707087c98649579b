//! The endgame cases of the specification, and tables that cannot be used.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use notation::read_fen;
use peatee_endgame::{
    Class, Extent, Force, Means, Progress, TableError, Tables, Verdict, build, build_class,
    folder_of, kin, shipped_classes, verify,
};
use rules::{
    Brazilian, Color, International, Russian, Russian1953, Variant, VariantId, WinOracle,
    with_variant,
};
use serde_json::Value as Json;
use tempfile::TempDir;

fn class(us: (u8, u8), them: (u8, u8)) -> Class {
    let force = |(kings, men)| Force { kings, men };
    Class {
        us: force(us),
        them: force(them),
    }
}

fn tables_of<V: Variant>(classes: &[Class]) -> (TempDir, Tables<V>) {
    let folder = tempfile::tempdir().expect("a folder");
    for class in classes {
        build_class::<V>(folder.path(), *class, Means::threads(2), &mut |_| {}).expect("built");
    }
    let tables = Tables::open(folder.path()).expect("opened");
    (folder, tables)
}

/// Asks the tables for every endgame case of a rule set; how many there were.
fn prove<V: Variant>(tables: &Tables<V>) -> usize {
    let examples = include_str!("../../games/tests/data/examples.json");
    let examples: Json = serde_json::from_str(examples).expect("examples");
    let cases = examples["cases"].as_array().expect("cases").iter();
    let cases = cases.filter(|case| case["kind"] == "endgame" && case["variant"] == V::ID.id());
    let proven = cases.inspect(|case| {
        let fen = case["fen"].as_str().expect("a position");
        let position = read_fen::<V>(fen).expect("playable");
        let stronger = match case["stronger"].as_str() {
            Some("w") => Color::White,
            _ => Color::Black,
        };
        let value = tables.probe(&position).expect("in the tables");
        let moves = value.own_moves().map(u64::from);
        assert_eq!(moves, case["own_moves_to_win"].as_u64(), "{}", case["id"]);
        assert_eq!(
            tables.wins(&position, stronger),
            Some(true),
            "{}",
            case["id"]
        );
        assert_eq!(
            tables.wins(&position, !stronger),
            Some(false),
            "{}",
            case["id"]
        );
    });
    proven.count()
}

/// Three kings, two kings and a man, a king and two men against a king, and all that comes of them.
#[test]
fn the_endgame_cases_of_russian_are_proven() {
    let (folder, tables) = tables_of::<Russian>(&[class((1, 2), (1, 0))]);
    assert_eq!(prove(&tables), 8);
    assert_eq!(fresh::<Russian>(folder.path()), 8);
}

/// Compares the shipped files of a rule set with those built just now; how many there were.
fn fresh<V: Variant>(folder: &Path) -> usize {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("shipped");
    let built = shipped_classes().into_iter().filter(|class| {
        let name = format!("{class}.wdl");
        let Ok(built) = fs::read(folder_of::<V>(folder).join(&name)) else {
            return false;
        };
        let shipped = fs::read(root.join(V::ID.id()).join(&name)).expect("shipped");
        assert!(built == shipped, "{name}: run `cargo xtask shipped-tables`");
        true
    });
    built.count()
}

/// Two pieces or one against a king; the rest is in `cargo xtask prove tables`.
#[test]
fn shipped_tables_equal_those_built_anew() {
    let (folder, _) = tables_of::<Brazilian>(&[class((1, 1), (1, 0))]);
    assert_eq!(fresh::<Brazilian>(folder.path()), 4, "k-k, k-m, kk-k, km-k");
}

#[test]
fn the_endgame_cases_of_international_are_proven() {
    let (_folder, tables) =
        tables_of::<International>(&[class((3, 0), (1, 0)), class((1, 1), (1, 0))]);
    assert_eq!(prove(&tables), 5);
}

/// 002 chapter 1 has the captures of 001, so its tables are the same ones.
#[test]
fn rule_sets_with_the_same_captures_share_their_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    build::<Russian1953>(folder.path(), 2, Means::threads(1), &mut |_| {}).expect("built");
    let tables = Tables::<Russian>::open(folder.path()).expect("opened");
    assert_eq!(tables.most_pieces(), 2);
    assert_eq!(kin(VariantId::Russian1953), VariantId::Russian);
    assert_eq!(
        folder_of::<Russian1953>(folder.path()),
        folder_of::<Russian>(folder.path())
    );
}

/// Two men against one and all that comes of them, by their moves and by forward search.
#[test]
fn samples_hold_in_every_rule_set() {
    for &variant in VariantId::ALL {
        if kin(variant) == variant {
            with_variant!(variant, V => {
                let (_folder, tables) = tables_of::<V>(&[class((0, 2), (0, 1))]);
                let extent = Extent::Samples { count: 300, seed: 1 };
                let mut seen = 0;
                let count = verify(&tables, extent, &mut |done| seen = done).expect("no mistake");
                assert_eq!((count, seen), (300, 300));
            });
        }
    }
}

#[test]
fn every_position_follows_from_its_moves() {
    let (_folder, tables) = tables_of::<Brazilian>(&[class((0, 2), (0, 1))]);
    let positions: u64 = tables.held().map(|held| held.positions).sum();
    let count = verify(&tables, Extent::All, &mut |_| {}).expect("no mistake");
    assert_eq!(count, positions);
}

/// Verdicts of another class under the name of this one would be found out by their moves, were they not refused.
#[test]
fn what_the_tables_do_not_have_is_not_answered() {
    let (_folder, tables) = tables_of::<Russian>(&[class((2, 0), (1, 0))]);
    let ask = |fen| tables.verdict(&read_fen::<Russian>(fen).expect("playable"));
    assert_eq!(ask("W:WKc1,Ke1:BKh8"), Some(Verdict::Draw));
    assert_eq!(ask("W:WKc1,e1:BKh8"), None);
    assert_eq!(ask("W:WKc1,Ke1,Kg1:BKh8"), None);
}

/// The refusal of what the folder holds.
fn refusal<V: Variant>(folder: &Path) -> TableError {
    Tables::<V>::open(folder).expect_err("refused")
}

#[test]
fn tables_that_cannot_be_used_are_refused() {
    let (folder, _) = tables_of::<Russian>(&[class((1, 0), (1, 0)), class((0, 1), (1, 0))]);
    let (folder, own) = (folder.path(), folder_of::<Russian>(folder.path()));
    let file = own.join("k-k.wdl");
    let whole = fs::read(&file).expect("read");

    let missing = refusal::<Russian>(&folder.join("nowhere")).to_string();
    assert!(missing.contains("nowhere: "), "{missing}");
    let other = refusal::<Brazilian>(folder).to_string();
    assert!(other.contains("no endgame tables for brazilian"), "{other}");

    // Every byte counts.
    for place in (0..whole.len()).step_by(whole.len() / 40) {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x10;
        fs::write(&file, &damaged).expect("written");
        let refused = refusal::<Russian>(folder);
        assert_eq!(refused.path, file, "byte {place}");
    }
    for length in [0, 5, 13, 40, whole.len() - 1] {
        fs::write(&file, &whole[..length]).expect("written");
        let refused = refusal::<Russian>(folder).to_string();
        assert!(refused.contains("k-k.wdl"), "{refused}");
    }

    // Whole, but of another class or rule set.
    fs::copy(own.join("k-m.wdl"), &file).expect("copied");
    let misnamed = refusal::<Russian>(folder).to_string();
    assert!(misnamed.ends_with("holds: k-m.wdl"), "{misnamed}");
    let (brazilian, _) = tables_of::<Brazilian>(&[class((1, 0), (1, 0))]);
    fs::copy(
        folder_of::<Brazilian>(brazilian.path()).join("k-k.wdl"),
        &file,
    )
    .expect("copied");
    let other = refusal::<Russian>(folder).to_string();
    assert!(
        other.ends_with("tables for brazilian, not for russian"),
        "{other}"
    );
}

#[test]
fn a_build_goes_on_where_it_was_and_mends_what_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let built = || {
        let mut kept = Vec::new();
        let mut broken = Vec::new();
        build::<Russian>(
            folder.path(),
            3,
            Means::threads(2),
            &mut |progress| match progress {
                Progress::Kept { class, .. } => kept.push(class.to_string()),
                Progress::Broken(class) => broken.push(class.to_string()),
                Progress::Begun { .. } | Progress::Class(_) | Progress::Ply(_) => {}
            },
        )
        .expect("built");
        (kept, broken)
    };
    assert_eq!(built().0.len(), 9);
    assert_eq!(built(), (vec![], vec![]));

    let own = folder_of::<Russian>(folder.path());
    let contents = || -> Vec<Vec<u8>> {
        let names = ["km-m.wdl", "km-m.dtw", "mm-m.wdl", "mm-m.dtw"];
        names
            .map(|name| fs::read(own.join(name)).expect("there"))
            .into()
    };
    let before = contents();
    // One is lost, another cut off; both are solved again from what the others hold.
    fs::remove_file(own.join("km-m.dtw")).expect("removed");
    fs::write(own.join("mm-m.wdl"), &before[2][..100]).expect("written");
    let (kept, broken) = built();
    assert_eq!(broken, ["mm-m"]);
    assert_eq!(kept, ["km-m", "mm-m"]);
    assert!(contents() == before, "built again otherwise than before");
}

#[test]
fn too_few_or_too_many_pieces_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for pieces in [0, 1, 9, 255] {
        let refused = build::<Russian>(folder.path(), pieces, Means::threads(1), &mut |_| {});
        let refused = refused.expect_err("refused").to_string();
        assert!(refused.contains(&format!("not for {pieces}")), "{refused}");
    }
    assert!(fs::read_dir(folder.path()).expect("there").next().is_none());
}

/// The issue: bounded memory. What does not fit is refused before anything is built, and with less room than usual the
/// same tables come out.
#[test]
fn the_memory_is_bounded() {
    let means = |megabytes: u64| Means {
        threads: 2,
        memory: megabytes << 20,
    };
    let folder = tempfile::tempdir().expect("a folder");
    let build_in = |megabytes| build::<Russian>(folder.path(), 5, means(megabytes), &mut |_| {});
    let refused = build_in(60).expect_err("refused").to_string();
    assert!(
        refused.contains("MB of memory, 60 MB may be used"),
        "{refused}"
    );
    let own = folder_of::<Russian>(folder.path());
    assert!(fs::read_dir(&own).expect("there").next().is_none());
    let built = |means: Means| {
        let folder = tempfile::tempdir().expect("a folder");
        build::<Russian>(folder.path(), 3, means, &mut |_| {}).expect("built");
        let file = folder_of::<Russian>(folder.path()).join("km-m.wdl");
        fs::read(file).expect("built")
    };
    assert!(built(means(1)) == built(Means::threads(1)));
}

/// A bug: a folder without one of its classes was told of as if a value were wrong.
#[test]
fn classes_that_are_missing_are_named() {
    let man_and_king = class((1, 1), (1, 0));
    let (folder, whole) = tables_of::<Russian>(&[class((0, 2), (1, 0))]);
    assert_eq!(whole.missing(), []);
    for kind in ["wdl", "dtw"] {
        let file = folder_of::<Russian>(folder.path()).join(format!("km-k.{kind}"));
        fs::remove_file(file).expect("there");
    }
    let tables = Tables::<Russian>::open(folder.path()).expect("opened");
    assert_eq!(tables.missing(), [man_and_king]);
    let missing = |fen| tables.missing_for(&read_fen::<Russian>(fen).expect("playable"));
    assert_eq!(missing("W:WKd8,a7:BKg1"), [man_and_king]);
    assert_eq!(missing("B:Wc3,a7:BKg1"), [man_and_king], "it is reached");
    assert_eq!(missing("W:WKd8,Ka7:BKg1"), []);
    assert_eq!(missing("W:WKd8,a7:BKg1,Kh2"), [], "beyond the tables");
}
