//! Any text as a scenario: it is refused or played, and what happened makes the same game again.
#![no_main]

use conduct::Game;
use libfuzzer_sys::fuzz_target;
use scenario::Scenario;

fuzz_target!(|text: &str| {
    let Ok(scenario) = text.parse::<Scenario>() else {
        return;
    };
    let story = scenario.run();
    if let Some(game) = story.game {
        let again = Game::replay(scenario.terms, &story.events).expect("the record is whole");
        assert_eq!(format!("{again:?}"), format!("{game:?}"));
    }
});
