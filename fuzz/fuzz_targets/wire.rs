//! Whatever a client sends is a frame or is not; one that is reads back equal, and what it wants is decided without a panic.

#![no_main]

use conduct::{Color, Command, Game, Millis, Moment, Terms, TimeControl};
use libfuzzer_sys::fuzz_target;
use wire::{Act, FromClient};

fuzz_target!(|bytes: &[u8]| {
    let Ok(frame) = serde_json::from_slice::<FromClient>(bytes) else {
        return;
    };
    let written = serde_json::to_string(&frame).expect("plain data");
    let again: FromClient = serde_json::from_str(&written).expect("what was written");
    assert_eq!(frame, again);
    if let FromClient::Act { version, act, .. } = frame {
        for rules in ["international", "russian", "chess"] {
            decide(rules, version, &act);
        }
    }
});

/// Either it is refused, or what it brings about can happen.
fn decide(rules: &str, version: u64, act: &Act) {
    let control: TimeControl = "60+1".parse().expect("a control");
    let terms = Terms::timed(rules.parse().expect("a rule set"), control);
    let mut game = Game::new(terms).expect("terms");
    let begun = game.decide(&Command::Begin, Moment(1)).expect("it begins");
    for event in &begun {
        game.apply(event).expect("it begins");
    }
    let by = Color::White;
    let command = match act {
        Act::Play { text } => Command::Play { by, text: text.clone() },
        Act::Touch { square } => Command::Touch { by, square: square.clone() },
        Act::ClaimDraw { with } => Command::ClaimDraw { by, with: with.clone() },
        Act::Adjust {} => Command::Adjust(by),
        Act::Adjusted {} => Command::Adjusted(by),
        Act::Resign {} => Command::Resign(by),
        Act::OfferDraw {} => Command::OfferDraw(by),
        Act::AnswerDraw { agrees } => Command::AnswerDraw { by, agrees: *agrees },
        Act::AskTakeback {} => Command::AskTakeback(by),
        Act::AnswerTakeback { agrees } => Command::AnswerTakeback { by, agrees: *agrees },
        Act::AskToAdjourn {} => Command::ProposeAdjournment(by),
        Act::AllowAdjournment {} => Command::AnswerAdjournment { by, agrees: true },
        Act::DeclineAdjournment {} => Command::AnswerAdjournment { by, agrees: false },
        Act::ProposeResumption { at } => Command::ProposeResumption { by, at: Some(Moment(*at)) },
        Act::AnswerResumption { agrees } => Command::AnswerResumption { by, agrees: *agrees },
        Act::ChooseReading { text } => Command::ChooseReading { by, text: text.clone() },
        Act::Save {} => Command::Save(by),
        Act::Abort {} => Command::Abort(by),
        Act::ClaimLeft {} => Command::ClaimLeft(by),
        Act::Lift { .. } | Act::Seal { .. } | Act::Resume {} | Act::ShowReceipt { .. } | Act::Rematch {} => return,
    };
    let now = Moment(1).plus(Millis(version % 100_000));
    if let Ok(events) = game.decide(&command, now) {
        for event in &events {
            game.apply(event).expect("what was decided can happen");
        }
    }
}
