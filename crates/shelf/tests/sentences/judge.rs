//! What a good sentence is: whole, without traces of the machine, and about what it says it is about.

use std::collections::BTreeSet;

use kernel::{Arg, Message};
use protocol::Choice;
use shelf::{Seat, Title};
use text::{FORMS, Lang, Words};

/// Who sits where in these games.
const NAMES: [&str; 5] = ["Anna", "Boris", "Chloé", "Denis", "Emma"];

/// Words of choices that their sentence does not repeat: game, first word, the word in question (`*`: any), and why.
const TERSE: &[(&str, &str, &str, &str)] = &[
    ("pest", "camp", "camp", "the technology that allows it has the same word; the sentence names the Camp itself"),
    ("pest", "laboratory", "experimental_laboratory", "the technology is clicked; the sentence says what it does"),
    ("messina", "advance", "left", "a direction; a zone of the estate has the same word"),
    ("messina", "advance", "right", "a direction; a zone of the estate has the same word"),
    ("messina", "advance", "nun", "the Russian name of the foreman bends the name of the class"),
    ("messina", "promote", "nun", "the Russian name of the foreman bends the name of the class"),
    ("messina", "pick", "*", "the numbers count alternatives, and the sentence says what the chosen one does"),
    ("messina", "resolve", "*", "an effect that is due is called by what it does"),
];

/// Judges sentences, each once.
pub struct Judge {
    game: &'static str,
    /// The id of a thing and its name in each language, with the forms it has.
    names: Vec<(&'static str, [Vec<String>; 3])>,
    heard: BTreeSet<String>,
    spoken: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Judge {
    pub fn new(title: &dyn Title) -> Self {
        let name = |message: &Message| {
            let forms = FORMS.map(|form| Message::new(format!("{}-{form}", message.key)));
            let all = |lang| forms.iter().filter(move |form| Words::new(lang).has(&form.key)).chain([message]);
            Lang::ALL.map(|lang| all(lang).map(|form| render(lang, form).to_lowercase()).collect())
        };
        let names = title.things().into_iter().map(|thing| (thing.id, name(&thing.name))).collect();
        let (heard, spoken, faults) = Default::default();
        Self { game: title.id(), names, heard, spoken, faults }
    }

    /// What is wrong, each thing once.
    pub fn faults(&self) -> Vec<&str> {
        self.faults.iter().map(String::as_str).collect()
    }

    /// The keys of all sentences heard.
    pub fn spoken(&self) -> &BTreeSet<String> {
        &self.spoken
    }

    /// Any sentence.
    pub fn sentence(&mut self, message: &Message) {
        if !self.heard.insert(format!("{message:?}")) {
            return;
        }
        self.keys(message);
        for lang in Lang::ALL {
            let text = render(lang, message);
            for fault in self.broken(lang, &text) {
                self.faults.insert(format!("{lang} {}: {fault}: {text}", message.key));
            }
        }
    }

    /// The sentence of a choice: also compared with the choice itself.
    pub fn choice(&mut self, choice: &Choice) {
        if !self.heard.insert(format!("{} {:?}", choice.action, choice.label)) {
            return;
        }
        self.sentence(&choice.label);
        let mut words = choice.action.split(' ');
        let verb = words.next().unwrap_or_default();
        let usual = format!("{}-action-{}", self.game, verb.replace('_', "-"));
        if choice.label.key != usual && !choice.label.key.starts_with(&format!("{usual}-")) {
            self.faults.insert(format!("`{}` is called {}", choice.action, choice.label.key));
        }
        let terse = |about: &str| {
            let listed = TERSE.iter().filter(|(game, word, ..)| *game == self.game && *word == verb);
            listed.map(|(_, _, word, _)| *word).any(|word| word == "*" || word == about)
        };
        let about: BTreeSet<&str> = words.chain([choice.target.id.as_str()]).collect();
        for lang in Lang::ALL {
            let text = render(lang, &choice.label);
            for word in about.iter().filter(|word| !terse(word)) {
                if !self.names_it(lang, &text.to_lowercase(), word, &choice.target.kind) {
                    self.faults.insert(format!("{lang} `{}` does not name `{word}`: {text}", choice.action));
                }
            }
        }
    }

    /// Whether a sentence names what a word of the notation stands for. A word that has no name of its own, such as a
    /// direction, is free; so are 0 and 1, which sentences write out. Of a name in the plural one thing may be taken.
    fn names_it(&self, lang: Lang, text: &str, word: &str, kind: &str) -> bool {
        if let Ok(number) = word.parse::<usize>() {
            return match kind {
                "seat" => NAMES.get(number).is_some_and(|name| text.contains(&name.to_lowercase())),
                _ => number <= 1 || text.contains(word),
            };
        }
        let mut names = self.names.iter().filter(|(id, _)| *id == word).peekable();
        let is_said = |name: &String| text.contains(name.strip_suffix('s').unwrap_or(name));
        names.peek().is_none() || names.any(|(_, names)| names[lang as usize].iter().any(is_said))
    }

    fn keys(&mut self, message: &Message) {
        self.spoken.insert(message.key.to_string());
        for lang in Lang::ALL {
            if !Words::new(lang).has(&message.key) {
                self.faults.insert(format!("{lang}: no message has the key {}", message.key));
            }
        }
        message.args.iter().for_each(|(_, arg)| self.arg(arg));
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            Arg::Message(message) => self.keys(message),
            Arg::List(items) => items.iter().for_each(|item| self.arg(item)),
        }
    }

    fn broken(&self, lang: Lang, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        if text.contains(['{', '}', '$']) {
            faults.push("a variable is missing".to_owned());
        }
        if text.contains(&format!("{}-", self.game)) {
            faults.push("a key stands in it".to_owned());
        }
        if text.contains("  ") || text.trim() != text || text.is_empty() {
            faults.push("there is a gap in it".to_owned());
        }
        let words: Vec<&str> = text.split(|c: char| c.is_whitespace()).collect();
        for pair in words.windows(2) {
            let follows = pair[1].trim_start_matches(['“', '«', '(', '"']).to_lowercase();
            if is_wrong_before(lang, &pair[0].to_lowercase(), &follows) {
                faults.push(format!("`{} {}`", pair[0], pair[1]));
            }
        }
        faults
    }
}

/// Whether an article or another little word cannot stand before that one.
fn is_wrong_before(lang: Lang, little: &str, word: &str) -> bool {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'è', 'ê', 'à', 'î', 'ô']);
    let doubled = little == word && little.chars().all(char::is_alphabetic) && !little.is_empty();
    doubled
        || match (lang, little) {
            // Sounds, not letters: a one, a union, an hour.
            (Lang::En, "a") => {
                vowel && !["one", "once", "eu", "uni", "use"].iter().any(|start| word.starts_with(start))
            }
            (Lang::En, "an") => !vowel && !word.starts_with(['h', '8', '1']) || word.starts_with("one"),
            (Lang::Fr, "de" | "le" | "la" | "que" | "ne" | "se") => {
                vowel && !word.starts_with("onz") && !word.starts_with("oui")
            }
            _ => false,
        }
}

fn render(lang: Lang, message: &Message) -> String {
    Words::new(lang).render(message, &|seat: Seat| NAMES[seat.index()].to_owned())
}
