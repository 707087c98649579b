//! `peatee admin` as an operator calls it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::process::Output;

use support::{Folder, command, err, out};

fn admin(folder: &Folder, arguments: &[&str]) -> Output {
    let data = folder.0.to_str().expect("a path");
    let all = [&["admin"], arguments, &["--data-dir", data]].concat();
    command(&all).output().expect("the program starts")
}

fn done(folder: &Folder, arguments: &[&str]) -> String {
    let output = admin(folder, arguments);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    out(&output)
}

fn token(said: &str) -> &str {
    let token = said.split("/password/").nth(1).expect("a link").trim();
    assert_eq!(token.len(), 64, "{said}");
    token
}

/// The issue: first administrator and password links.
#[test]
fn the_first_administrator_gets_a_link() {
    let folder = Folder::new("admin");
    assert_eq!(done(&folder, &["list"]), "There are no accounts.\n");
    let address = ["--address", "https://draughts.example/"];
    let said = done(&folder, &[&["create", "Kadri"], &address[..]].concat());
    assert!(said.starts_with("Kadri is now an administrator."), "{said}");
    assert!(
        said.contains("\nhttps://draughts.example/password/"),
        "{said}"
    );
    // Another link, and not the same.
    let again = done(&folder, &["password-link", "KADRI"]);
    assert_ne!(token(&said), token(&again));
    // Whoever has the name already is no administrator by mistake.
    let taken = admin(&folder, &["create", "kadri"]);
    assert_eq!(taken.status.code(), Some(2), "{}", out(&taken));
    assert!(err(&taken).contains("--promote"), "{}", err(&taken));
    // One who is there keeps his account.
    let promoted = done(&folder, &["create", "Kadri", "--promote"]);
    assert!(!promoted.contains("/password/"), "{promoted}");
    let listed = done(&folder, &["list"]);
    assert!(listed.contains("  Kadri  Administrator\n"), "{listed}");
    let json = done(&folder, &["list", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json[0]["name"], "Kadri");
    assert_eq!(json[0]["is_administrator"], true);
    // Sessions end, and the account goes.
    let revoked = done(&folder, &["revoke", "Kadri", "--json"]);
    assert!(revoked.contains("\"sessions\": 0"), "{revoked}");
    let deleted = done(&folder, &["delete", "Kadri"]);
    assert!(deleted.contains("under the pseudonym Gone "), "{deleted}");
    assert_eq!(
        done(&folder, &["list", "--lang", "et"]),
        "Kontosid ei ole.\n"
    );
}

#[test]
fn what_cannot_be_done_is_refused_clearly() {
    let folder = Folder::new("admin-refused");
    for (arguments, why) in [
        (
            &["password-link", "Kadri"][..],
            "no account is called \"Kadri\"",
        ),
        (&["revoke", "Kadri"], "no account is called \"Kadri\""),
        (&["delete", "Kadri"], "no account is called \"Kadri\""),
        (
            &["create", "Kadri", "--promote"],
            "no account is called \"Kadri\"",
        ),
        (&["create", "Guest 0421"], "choose another"),
        (&["create", " "], "a name has at least one character"),
        (
            &["create", "Kadri", "--address", "nowhere"],
            "--address \"nowhere\"",
        ),
        (
            &["create", "Kadri", "--database", "mysql:x"],
            "is no database",
        ),
    ] {
        let output = admin(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).contains(why), "{}", err(&output));
    }
    let network = command(&["serve", "--trusted-proxy", "10.0.0.0/40"]).output();
    let network = network.expect("the program starts");
    assert_eq!(network.status.code(), Some(2));
    assert!(err(&network).contains("10.0.0.0/40"), "{}", err(&network));
}
