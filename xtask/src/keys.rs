//! Message keys in the sources against the Fluent files: none missing, none unused.
//!
//! A literal in the sources is a *key* if it looks like one (`rattus-event-placed`) and its first word begins some
//! message. A literal with gaps (`format!("rattus-option-{key}")`, `` `rattus-token-${id}` ``) is a *pattern*: it uses
//! every key that fits, and must fit at least one. Names out of the data files are generated and need not be used; the
//! names of words that a game lists by hand (`KIND`, or a kind in its `vocabulary.rs`) are used as `<game>-<kind>-…`. The
//! macros `actions!` and `events!` make keys out of the notations and ends of keys in them: `<game>-action-place-extra`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::literals::{self, Language, Literal, literals};
use crate::locales::Locale;
use crate::repo;
use press::fault::{Fault, Place, Result};
use press::games::GAMES;

/// What the sources say.
#[derive(Debug, Default)]
pub struct Uses {
    /// Keys that must exist, and where they are used.
    pub keys: BTreeMap<String, Place>,
    /// Patterns with `*` for each gap, and where they are used.
    pub patterns: BTreeMap<String, Place>,
    /// Whatever looks like a key: enough to count as a use.
    pub mentions: BTreeSet<String>,
    /// Beginnings of the names of words that games list by hand: `pest-good-`.
    pub kinds: BTreeSet<String>,
}

impl Uses {
    /// Reads the sources of all crates and of the page.
    pub fn load(root: &Path) -> Result<Self> {
        let mut uses = Self::default();
        for file in repo::tree(root, "crates", &[".rs"]) {
            // The example of the kernel and the tests speak to nobody; the house work speaks plain English.
            let silent = file.contains("/tests/") || file.contains("/benches/") || file.contains("/examples/");
            if silent || SILENT.iter().any(|silent| file.starts_with(silent)) {
                continue;
            }
            let text = repo::read(root, &file)?;
            let text = text.split_once("#[cfg(test)]\nmod tests {").map_or(text.as_str(), |(before, _)| before);
            uses.read(&file, text, Language::Rust);
            uses.read_macros(&file, text);
        }
        for file in repo::tree(root, "crates", &[".lesson"]) {
            uses.read_lesson(&file, &repo::read(root, &file)?);
        }
        for file in repo::tree(root, "web/src", &[".ts", ".svelte"]) {
            if !file.ends_with(".test.ts") {
                uses.read(&file, &repo::read(root, &file)?, Language::Script);
            }
        }
        Ok(uses)
    }

    /// Reads one source file.
    pub fn read(&mut self, file: &str, text: &str, language: Language) {
        for literal in literals(text, language) {
            let place = Place::new(file, literal.line);
            if file.ends_with("/vocabulary.rs") || literal.before.ends_with("KIND: &'static str =") {
                let game = file.split('/').nth(1).unwrap_or_default();
                self.kinds.insert(format!("{game}-{}-", literal.text));
            }
            let pattern = pattern_of(literal.text, language);
            if pattern.contains('*') {
                if is_key(&pattern.replace('*', "x")) && pattern.split('-').any(|word| !word.contains('*')) {
                    self.patterns.entry(pattern).or_insert(place);
                }
            } else if is_said(&literal, language) {
                self.mentions.insert(literal.text.to_owned());
                self.keys.entry(literal.text.to_owned()).or_insert(place);
            } else if is_key(literal.text) {
                self.mentions.insert(literal.text.to_owned());
            }
        }
    }

    /// Reads the keys that `actions!` and `events!` make.
    pub fn read_macros(&mut self, file: &str, text: &str) {
        let game = file.split('/').nth(1).unwrap_or_default();
        for (call, family) in [("actions! {", "action"), ("events! {", "event")] {
            for (from, _) in text.match_indices(call) {
                let length = text[from..].find("\n}").unwrap_or(text.len() - from);
                let above = text[..from].matches('\n').count();
                for literal in literals(&text[from..from + length], Language::Rust) {
                    let told = literal.before.ends_with('=') && !literal.before.ends_with("==");
                    if told || literal.before.ends_with("else") {
                        let key = format!("{game}-{family}-{}", verb(literal.text));
                        self.mentions.insert(key.clone());
                        self.keys.entry(key).or_insert(Place::new(file, above + literal.line));
                    }
                }
            }
        }
    }

    /// Reads the keys of a lesson: whatever it says, and its title.
    pub fn read_lesson(&mut self, file: &str, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let words = line.split('#').next().unwrap_or_default();
            let title = words.strip_prefix("lesson ").map(|id| format!("lesson-{}-title", id.trim()));
            let said = words.split_whitespace().filter(|word| word.starts_with("lesson-")).map(str::to_owned);
            for key in said.chain(title) {
                self.mentions.insert(key.clone());
                self.keys.entry(key).or_insert(Place::new(file, number + 1));
            }
        }
    }

    /// What is wrong between the sources and the messages of the reference language.
    pub fn check(&self, locale: &Locale) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (key, place) in &self.keys {
            if !locale.contains_key(key) {
                faults.push(place.fault(format!("no message has the key `{key}`")));
            }
        }
        let mut used: BTreeSet<&str> = self.mentions.iter().map(String::as_str).collect();
        let composed = |key: &&String| COMPOSED.iter().any(|(pattern, _)| fits(pattern, key));
        let listed = |key: &&String| self.kinds.iter().any(|kind| key.starts_with(kind));
        used.extend(locale.keys().filter(|key| composed(key) || listed(key)).map(String::as_str));
        let families: BTreeSet<&str> = locale.keys().filter_map(|key| key.split('-').next()).collect();
        for (pattern, place) in &self.patterns {
            let before = used.len();
            let fitting: Vec<&str> = locale.keys().map(String::as_str).filter(|key| fits(pattern, key)).collect();
            used.extend(&fitting);
            let family = pattern.split('-').next().unwrap_or_default();
            if fitting.is_empty() && used.len() == before && families.contains(family) {
                faults.push(place.fault(format!("no message fits `{pattern}`")));
            }
        }
        used.extend(locale.values().flat_map(|entered| entered.references.iter().map(String::as_str)));
        for (key, entered) in locale {
            let generated = entered.place.file.contains("/data/");
            if !generated && !used.contains(key.as_str()) {
                faults.push(entered.place.fault(format!("`{key}` is used nowhere")));
            }
        }
        faults
    }
}

/// Whether the code around a literal shows that it is a message key, so that it must exist.
fn is_said(literal: &Literal<'_>, language: Language) -> bool {
    match language {
        Language::Rust => {
            let said = ["Message::new(", ".word("].iter().any(|call| literal.before.ends_with(call));
            let family = literal.text.split('-').next().unwrap_or_default();
            let known = FAMILIES.contains(&family) || GAMES.iter().any(|game| game.id == family);
            said || known && is_key(literal.text)
        }
        Language::Script => literal.before.rmatch_indices("t(").next().is_some_and(|(at, call)| {
            let named = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
            let between = &literal.before[at + call.len()..];
            // Either the argument itself or a branch of it: `t(open ? "close" : "open")`.
            let branch = between.contains('?') && !between.contains([',', ')', '`']);
            !literal.before[..at].ends_with(named) && (between.is_empty() || branch)
        }),
    }
}

/// Beginnings of keys that are keys wherever they stand in Rust, beside those of the games.
const FAMILIES: [&str; 5] = ["record", "options", "refusal", "undo", "check"];

/// The example of the kernel, whose game is in no shop, and the macros that put keys together, each of which is read
/// where it is used.
const SILENT: [&str; 4] = [
    "crates/kernel/src/example",
    "crates/kernel/src/action.rs",
    "crates/kernel/src/event.rs",
    "crates/kernel/src/testkit/sentences.rs",
];

/// The fixed words of a notation, as they stand in a key: `place-extra` of `place {region} extra`.
fn verb(notation: &str) -> String {
    let fixed = notation.split(' ').filter(|word| !word.starts_with('{'));
    fixed.collect::<Vec<_>>().join("-").replace('_', "-")
}

/// Keys that are put together out of parts, so that no literal shows them, and where that happens.
const COMPOSED: [(&str, &str); 8] = [
    ("*-score-*", "the categories of a score sheet: shelf"),
    ("*-ending-*", "how games end: shelf"),
    ("*-option-*", "the options of a table: terminal and page"),
    ("*-given-*", "the position words of the check language: terminal"),
    ("*-fact-*", "the facts of the check language: terminal"),
    ("*-change-*", "what a choice would change: web/src/offer/facts.ts"),
    ("*-title", "the names of the games: terminal and page"),
    ("*-blurb", "what the games are about: terminal and page"),
];

/// Words of small letters and digits, joined by hyphens; a single word is no key in itself.
fn is_key(text: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.contains('-') && text.split('-').all(word)
}

/// The literal with `*` for each gap.
fn pattern_of(text: &str, language: Language) -> String {
    let gaps = match language {
        Language::Rust => {
            let opens = text.match_indices('{').map(|(at, _)| at);
            opens.map(|at| at..text[at..].find('}').map_or(text.len(), |length| at + length + 1)).collect()
        }
        Language::Script => {
            let gaps = literals::gaps(text, 0).0.into_iter();
            gaps.map(|gap| gap.start - 2..(gap.end + 1).min(text.len())).collect::<Vec<_>>()
        }
    };
    let mut pattern = String::new();
    let mut from = 0;
    for gap in gaps {
        pattern.push_str(&text[from..gap.start.max(from)]);
        pattern.push('*');
        from = gap.end;
    }
    pattern + &text[from..]
}

/// Whether a key fits a pattern.
fn fits(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((before, after)) => {
            let Some(rest) = key.strip_prefix(before) else { return false };
            (1..=rest.len()).any(|at| rest.is_char_boundary(at) && fits(after, &rest[at..]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Uses, fits, is_key, pattern_of};
    use crate::literals::Language;

    #[test]
    fn gaps_fit_words() {
        assert_eq!(pattern_of("rattus-option-{key}", Language::Rust), "rattus-option-*");
        assert_eq!(pattern_of("{}-option-{}", Language::Rust), "*-option-*");
        assert_eq!(pattern_of("a-${b.c({})}-d", Language::Script), "a-*-d");
        assert!(fits("*-option-*", "rattus-option-auto-flip"));
        assert!(!fits("*-option-*", "rattus-action-stop"));
        assert!(!fits("a-*", "a-"));
    }

    #[test]
    fn keys_that_macros_make_are_read() {
        let source = "kernel::actions! {\n    pub enum Action of Rattus {\n        Extra(region: Region) = \"place {region} extra\",\n        \
                      Trials = \"trials\" at Target::new(\"card\", \"x\"),\n    }\n}\nlet other = \"not-this\";\n\
                      kernel::events! {\n    pub enum Event of Rattus {\n        Took { from: u8 } = \"took-from\" if from == 1; else \"took\",\n    }\n}\n";
        let mut uses = Uses::default();
        uses.read_macros("crates/rattus/src/action.rs", source);
        let keys: Vec<(&str, usize)> = uses.keys.iter().map(|(key, place)| (key.as_str(), place.line)).collect();
        let expected = [
            ("rattus-action-place-extra", 3),
            ("rattus-action-trials", 4),
            ("rattus-event-took", 10),
            ("rattus-event-took-from", 10),
        ];
        assert_eq!(keys, expected);
    }

    #[test]
    fn keys_of_a_lesson_are_read() {
        let lesson = "game rattus\nlesson rattus-1  # Rats\n  say lesson-rattus-1-1 at region italia\n  otherwise take: lesson-rattus-1-not\n  # lesson-rattus-1-2\n";
        let mut uses = Uses::default();
        uses.read_lesson("crates/rattus/lessons/1.lesson", lesson);
        let keys: Vec<(&str, usize)> = uses.keys.iter().map(|(key, place)| (key.as_str(), place.line)).collect();
        assert_eq!(keys, [("lesson-rattus-1-1", 3), ("lesson-rattus-1-not", 4), ("lesson-rattus-1-title", 2)]);
    }

    #[test]
    fn keys_are_hyphenated_words() {
        assert!(is_key("rattus-event-placed"));
        assert!(["rattus", "Rattus-x", "a--b", "-a", "a b-c", "--json"].iter().all(|text| !is_key(text)));
    }
}
