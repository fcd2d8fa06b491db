//! Every message key that a game's actions, events and terms of judgement can have is in every language, whether a test ever meets it or not.

use bots::Evaluate;
use kernel::{Action as _, Event as _, verb};
use text::{Lang, Words};

fn missing<G: Evaluate>() -> Vec<String> {
    let actions = G::Action::NOTATIONS.iter().map(|notation| format!("{}-action-{}", G::ID, verb(notation)));
    let events = G::Event::KEYS.iter().map(|key| format!("{}-event-{key}", G::ID));
    let sentences = |term: &&str| ["more", "less"].map(|way| format!("{}-term-{term}-{way}", G::ID));
    let terms = G::TERMS.iter().flat_map(sentences);
    let keys: Vec<String> = actions.chain(events).chain(terms).chain([format!("{}-reason-not-now", G::ID)]).collect();
    let unsaid =
        |lang: Lang| keys.iter().filter(move |key| !Words::new(lang).has(key)).map(move |key| format!("{lang}: {key}"));
    Lang::ALL.into_iter().flat_map(unsaid).collect()
}

#[test]
fn every_key_of_actions_events_and_terms_is_said() {
    let missing = [
        missing::<rattus::Rattus>(),
        missing::<contagion::Contagion>(),
        missing::<pest::Pest>(),
        missing::<messina::Messina>(),
    ]
    .concat();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The rulebook of Pest says at its rules what other editions read differently, in the words by which a page finds these notes.
#[test]
fn notes_of_editions_are_found_in_every_book() {
    let title = shelf::title("pest").expect("a game on the shelf");
    for lang in Lang::ALL {
        let book = title.rulebook(lang.code());
        let notes: Vec<usize> = ["fr", "ru"]
            .map(|edition| format!(" *{}", Words::new(lang).word(&format!("pest-reading-{edition}"))))
            .map(|note| book.matches(&note).count())
            .to_vec();
        assert_eq!(notes, [6, 7], "{lang}: a note begins otherwise");
    }
}
