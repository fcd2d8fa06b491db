//! One word a thing: what `locales/<lang>/glossary.toml` forbids stands in no message, lesson, aid, card or rulebook.

use std::path::Path;

use crate::names::LANGUAGES;
use crate::prose::{self, Line};
use crate::repo;
use press::fault::{Fault, Place, Result};

/// A thing and what it is called.
#[derive(Clone, Debug)]
pub struct Term {
    game: Option<String>,
    /// What to say.
    say: String,
    /// What not to say instead.
    never: Vec<Variant>,
    /// Where these words mean something else, in small letters.
    but: Vec<String>,
}

/// A forbidden word or phrase.
#[derive(Clone, Debug)]
struct Variant {
    written: String,
    /// Its words in small letters, and whether any ending may follow.
    words: Vec<(String, bool)>,
}

impl Variant {
    fn new(written: &str) -> Self {
        let word = |part: &str| words(part).into_iter().map(|word| (word, part.ends_with('*'))).collect::<Vec<_>>();
        Self { written: written.to_owned(), words: written.split(' ').flat_map(word).collect() }
    }

    fn is_in(&self, said: &[String]) -> bool {
        let fits = |(word, (wanted, open)): (&String, &(String, bool))| {
            if *open { word.starts_with(wanted.as_str()) } else { word == wanted }
        };
        !self.words.is_empty() && said.windows(self.words.len()).any(|window| window.iter().zip(&self.words).all(fits))
    }
}

/// Checks the texts of every language.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let file = format!("locales/{language}/glossary.toml");
        let terms = parse(&file, &repo::read(root, &file)?)?;
        faults.extend(prose::load(root, language)?.iter().flat_map(|line| check_line(&terms, line)));
    }
    Ok(faults)
}

/// Reads a glossary.
pub fn parse(file: &str, text: &str) -> Result<Vec<Term>> {
    let fault = |why: &str| Place::new(file, 1).fault(why.to_owned());
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| fault(error.message()))?;
    let terms = table.get("term").and_then(toml::Value::as_array).ok_or_else(|| fault("there is no [[term]]"))?;
    terms.iter().map(|term| read(term).ok_or_else(|| fault(&format!("`{term}` lacks `say` or `never`")))).collect()
}

fn read(term: &toml::Value) -> Option<Term> {
    let list = |key: &str| -> Option<Vec<&str>> {
        term.get(key).and_then(toml::Value::as_array)?.iter().map(toml::Value::as_str).collect()
    };
    Some(Term {
        game: term.get("game").and_then(toml::Value::as_str).map(str::to_owned),
        say: term.get("say")?.as_str()?.to_owned(),
        never: list("never")?.into_iter().map(Variant::new).collect(),
        but: list("but").unwrap_or_default().into_iter().map(str::to_lowercase).collect(),
    })
}

/// Checks one line against all terms that concern it.
pub fn check_line(terms: &[Term], line: &Line) -> Vec<Fault> {
    let concerns = |term: &&Term| term.game.as_deref().is_none_or(|game| line.game == Some(game));
    let lower = line.text.to_lowercase();
    let mut faults = Vec::new();
    for term in terms.iter().filter(concerns) {
        let said = words(&term.but.iter().fold(lower.clone(), |text, phrase| text.replace(phrase.as_str(), " ")));
        for variant in term.never.iter().filter(|variant| variant.is_in(&said)) {
            faults.push(line.place.fault(format!("not “{}”, but “{}”: {}", variant.written, term.say, line.text)));
        }
    }
    faults
}

/// The words of a text in small letters.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_alphanumeric());
    parts.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}
