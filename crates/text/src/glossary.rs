//! The words of the check language for one game, as people look them up: made from the tables that the parser reads.

use kernel::Message;
use kernel::script::{Choice, Seats, Vocabulary, Word};
use serde::Serialize;

use crate::{Words, keys};

/// Everything that a script about one game may say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Glossary {
    /// The game.
    pub game: String,
    /// What each seat may be called.
    pub seats: Vec<Vec<String>>,
    /// Behind `given`.
    pub given: Vec<Explained>,
    /// Behind `expect` and `sees`, before the `=`.
    pub facts: Vec<Explained>,
    /// Behind a seat, and in `may` and `cannot`.
    pub choices: Vec<Explained>,
    /// What stands for the words in capitals.
    pub kinds: Vec<KindWords>,
    /// Behind `told`.
    pub events: Vec<Explained>,
    /// Behind the rule of a refusal.
    pub reasons: Vec<Explained>,
}

/// How a word is written, what it means, and an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Explained {
    /// Its form, with kinds of words in capitals.
    pub form: String,
    /// What it means: a sentence. Things that only a game in play knows are left out of it.
    pub text: String,
    /// It in use.
    pub example: String,
}

/// The words of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KindWords {
    /// The kind, in capitals.
    pub kind: String,
    /// Its words.
    pub words: Vec<String>,
}

impl Glossary {
    /// The words of a game in the language of `words`.
    pub fn new(game: &str, vocabulary: &Vocabulary, words: Words) -> Self {
        let seats = Seats::new(vocabulary.seats, vocabulary.seats.len());
        let explain = |sort: &str, word: &Word| {
            let own = format!("{game}-{sort}-{}", word.name).replace('_', "-");
            let text = words.word(&if words.has(&own) { own } else { format!("check-{sort}-{}", word.name) });
            // How a game ends is its own matter, so the tables that all games share have no example of it.
            let ending = || vocabulary.endings.first().map_or_else(String::new, |ending| format!("ending = {ending}"));
            let example = if word.name == "ending" { ending() } else { word.example.to_owned() };
            Explained { form: word.written(), text, example }
        };
        let choice = |choice: &Choice| Explained {
            form: choice.form.clone(),
            text: words.render(&choice.sentence, &|seat| seats.name(seat)),
            example: choice.example.clone(),
        };
        let said = |sort: &str, used: fn(&str) -> String| -> Vec<Explained> {
            let beginning = format!("{game}-{sort}-");
            let line = |key: &'static str| {
                let short = &key[beginning.len()..];
                Explained { form: short.to_owned(), text: words.outline(key), example: used(short) }
            };
            keys(&beginning).map(line).collect()
        };
        let kinds = vocabulary.kinds.iter().map(|kind| (kind.name, kind.words.clone()));
        let endings = vocabulary.endings.iter().map(|&ending| ending.to_owned()).collect();
        Self {
            game: game.to_owned(),
            seats: seats.all().collect(),
            given: vocabulary.given.iter().map(|word| explain("given", word)).collect(),
            facts: vocabulary.facts.iter().map(|word| explain("fact", word)).collect(),
            choices: vocabulary.choices.iter().map(choice).collect(),
            kinds: kinds
                .chain([("ENDING", endings)])
                .map(|(kind, words)| KindWords { kind: kind.to_owned(), words })
                .collect(),
            events: said("event", |event| format!("told {event}")),
            reasons: said("reason", |reason| format!("cannot …: … {reason}")),
        }
    }

    /// The words of a game as Markdown, to be read.
    pub fn markdown(&self, words: Words) -> String {
        let title = words.word(&format!("{}-title", self.game));
        let title = words.say(&Message::new("glossary-title").with("game", title.as_str()));
        let seats: Vec<String> = self.seats.iter().map(|names| format!("- {}\n", list(names))).collect();
        let kind = |kind: &KindWords| format!("- `{}`: {}\n", kind.kind, list(&kind.words));
        let everywhere = [("COUNT", "glossary-count"), ("SEAT", "glossary-seat")];
        let kinds = everywhere.map(|(kind, key)| format!("- `{kind}`: {}\n", words.word(key)));
        let chapters: [(&str, String); 7] = [
            ("glossary-seats", seats.concat()),
            ("glossary-given", lines(words, "given ", &self.given)),
            ("glossary-facts", lines(words, "expect ", &self.facts)),
            ("glossary-choices", lines(words, "", &self.choices)),
            ("glossary-kinds", kinds.into_iter().chain(self.kinds.iter().map(kind)).collect()),
            ("glossary-events", lines(words, "", &self.events)),
            ("glossary-reasons", lines(words, "", &self.reasons)),
        ];
        let chapters = chapters.map(|(key, lines)| format!("\n## {}\n\n{lines}", words.word(key)));
        format!("# {title}\n\n{}\n{}", words.word("glossary-about"), chapters.concat())
    }
}

/// One line a word.
fn lines(words: Words, before: &str, list: &[Explained]) -> String {
    let line = |word: &Explained| {
        let example = format!("`{before}{}`", word.example);
        let example = words.say(&Message::new("glossary-example").with("example", example.as_str()));
        let stop = if word.text.ends_with(['.', '?', '!', '…']) { "" } else { "." };
        format!("- `{before}{}`: {}{stop} {example}\n", word.form, word.text)
    };
    list.iter().map(line).collect()
}

fn list(words: &[String]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}
