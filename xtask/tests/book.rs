//! The book of sentences has every message of every file, in every form.

use press::games::GAMES;
use xtask::locales::{self, Locale};
use xtask::{book, repo};

#[test]
fn every_message_is_spoken_in_every_form() {
    let root = repo::root();
    for language in ["en", "fr", "ru"] {
        let mut faults = Vec::new();
        let locale: Locale = locales::load(&root, language, &mut faults).expect("the files can be read");
        for game in GAMES.iter().map(|game| Some(game.id)).chain([None]) {
            let book = book::book(&root, game, language).expect("a book is made");
            let of_book = |file: &str| match game {
                Some(game) => file.ends_with(&format!("/{game}.ftl")) || file.ends_with(&format!("-{game}.ftl")),
                None => GAMES.iter().all(|game| !file.ends_with(&format!("{}.ftl", game.id))),
            };
            let keys: Vec<&String> =
                locale.iter().filter(|(_, said)| of_book(&said.place.file)).map(|(key, _)| key).collect();
            assert!(keys.len() > 300, "{language} {game:?}: {} messages", keys.len());
            for key in keys {
                assert!(
                    book.contains(&format!(" `{}`\n", key.trim_start_matches('-'))),
                    "{language}: {key} is in no book"
                );
            }
            assert!(!book.contains("{ $") && !book.contains(" ->"), "{language} {game:?}: a form was not spoken");
        }
    }
}

#[test]
fn forms_fit_together() {
    let book = |language: &str| book::book(&repo::root(), Some("rattus"), language).expect("a book is made");
    let of = |book: &str, key: &str| -> Vec<String> {
        let end = format!(" `{key}`");
        book.lines().filter_map(|line| line.strip_suffix(&end)?.strip_prefix("- ").map(str::to_owned)).collect()
    };
    assert_eq!(
        of(&book("en"), "rattus-event-placed"),
        ["Ada settles 1 cube in ‹region›.", "Ada settles 5 cubes in ‹region›."]
    );
    assert_eq!(of(&book("ru"), "rattus-event-placed").len(), 3, "Russian has three forms");
    assert_eq!(of(&book("fr"), "rattus-event-turn").len(), 1);
}
