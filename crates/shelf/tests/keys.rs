//! Every message key that a game's actions and events can have is in every language, whether a test ever meets it or not.

use kernel::{Action as _, Event as _, Game, verb};
use text::{Lang, Words};

fn missing<G: Game>() -> Vec<String> {
    let actions = G::Action::NOTATIONS.iter().map(|notation| format!("{}-action-{}", G::ID, verb(notation)));
    let events = G::Event::KEYS.iter().map(|key| format!("{}-event-{key}", G::ID));
    let keys: Vec<String> = actions.chain(events).chain([format!("{}-reason-not-now", G::ID)]).collect();
    let unsaid =
        |lang: Lang| keys.iter().filter(move |key| !Words::new(lang).has(key)).map(move |key| format!("{lang}: {key}"));
    Lang::ALL.into_iter().flat_map(unsaid).collect()
}

#[test]
fn every_key_of_actions_and_events_is_said() {
    let missing = [missing::<rattus::Rattus>(), missing::<pest::Pest>()].concat();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
