//! Titles, options, endings and things of every game have names in every language.

use std::collections::BTreeSet;

use kernel::Message;
use text::{Explained, Glossary, Lang, Words};

/// What cannot be said, each thing once.
#[derive(Default)]
struct Unsaid(BTreeSet<String>);

impl Unsaid {
    fn hear(&mut self, message: &Message) {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            if !words.has(&message.key) {
                self.0.insert(format!("{lang}: no message has the key {}", message.key));
            } else if words.say(message).contains("{$") {
                self.0.insert(format!("{lang}: {} wants more than it gets: {}", message.key, words.say(message)));
            }
        }
    }

    fn hear_key(&mut self, key: &str) {
        self.hear(&Message::new(key.replace('_', "-")));
    }
}

#[test]
fn titles_options_endings_and_things_have_names() {
    let mut unsaid = Unsaid::default();
    for title in shelf::titles() {
        let id = title.id();
        unsaid.hear_key(&format!("{id}-title"));
        unsaid.hear_key(&format!("{id}-blurb"));
        title.endings().iter().for_each(|ending| unsaid.hear_key(&format!("{id}-ending-{ending}")));
        title.things().iter().for_each(|thing| unsaid.hear(&thing.name));
        for option in title.options() {
            unsaid.hear_key(&format!("{id}-option-{}", option.key));
            // Numbers and switches need no words of their own.
            let worded = |value: &&str| value.parse::<u32>().is_err() && !["on", "off"].contains(value);
            for value in option.values.iter().copied().filter(worded) {
                unsaid.hear_key(&format!("{id}-option-{}-{value}", option.key));
            }
        }
    }
    assert!(unsaid.0.is_empty(), "{}", unsaid.0.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_word_for_scripts_is_explained() {
    for title in shelf::titles() {
        for lang in Lang::ALL {
            let glossary = Glossary::new(title.id(), &title.vocabulary(), Words::new(lang));
            let lists = [&glossary.given, &glossary.facts, &glossary.choices, &glossary.events, &glossary.reasons];
            let dumb = |word: &&Explained| {
                let key = word.text.starts_with(&format!("{}-", title.id())) || word.text.starts_with("check-");
                key || word.text.is_empty() || word.text.contains('{') || word.example.is_empty()
            };
            let dumb: Vec<&Explained> = lists.into_iter().flatten().filter(dumb).collect();
            assert!(dumb.is_empty(), "{lang}: {dumb:?}");
            assert!(!glossary.choices.is_empty() && !glossary.events.is_empty() && !glossary.reasons.is_empty());
        }
    }
}

#[test]
fn the_example_of_every_choice_is_read() {
    for title in shelf::titles() {
        for choice in title.vocabulary().choices {
            let script = format!("case x\n  rolls any\n  0 cannot {}", choice.example);
            let case = shelf::script::parse(&script).expect("a script").cases.remove(0);
            let held = title.check(&case, &[]);
            let misread = held.err().filter(|error| !error.fault.is_failure());
            assert_eq!(misread, None, "{}: {}", title.id(), choice.example);
        }
    }
}
