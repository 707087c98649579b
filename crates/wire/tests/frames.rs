//! Frames as pages and server write them.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_wire::{Act, FromClient, FromServer};

#[test]
fn frames_of_a_page_are_read() {
    let hello = r#"{"type":"hello","protocol":1}"#;
    let read: FromClient = serde_json::from_str(hello).expect("readable");
    assert_eq!(read, FromClient::Hello { protocol: 1 });
    let play = r#"{"type":"act","id":"k","version":2,"act":{"do":"play","text":"32-28"}}"#;
    let read: FromClient = serde_json::from_str(play).expect("readable");
    let act = Act::Play {
        text: "32-28".to_owned(),
    };
    assert!(matches!(read, FromClient::Act { version: 2, act: read, .. } if read == act));
}

#[test]
fn what_is_not_known_is_refused() {
    for frame in [
        "",
        "{}",
        r#"{"type":"fly"}"#,
        r#"{"type":"hello","protocol":1,"more":1}"#,
        r#"{"type":"hello","protocol":-1}"#,
        r#"{"type":"act","id":"k","version":2,"act":{"do":"resign","text":"32-28"}}"#,
        r#"{"type":"act","id":"k","version":2,"act":{"do":"rule","score":"1-0"}}"#,
        r#"{"type":"act","id":"k","version":1.5,"act":{"do":"resign"}}"#,
    ] {
        assert!(
            serde_json::from_str::<FromClient>(frame).is_err(),
            "{frame}"
        );
    }
}

#[test]
fn frames_of_the_server_are_read_as_they_are_written() {
    let done = FromServer::Done {
        id: "k".to_owned(),
        version: 3,
    };
    let text = serde_json::to_string(&done).expect("plain data");
    assert_eq!(text, r#"{"type":"done","id":"k","version":3}"#);
    assert_eq!(
        serde_json::from_str::<FromServer>(&text).expect("readable"),
        done
    );
}
