//! `cargo xtask book`: all that is said about a game in a language, as a text for an editor to read. Every message is
//! spoken in every form it has; what a game would put in stands as `‹region›`, and a number that decides the form as an
//! example of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey};
use fluent_syntax::parser;

use crate::locales::bent;
use crate::names::LANGUAGES;
use crate::repo;
use press::fault::{Place, Result};
use press::games::GAMES;

/// The files of what all games share, in the order of a visit; what stands in the terminal alone comes last.
const SHARED: [&str; 17] = [
    "page", "end", "club", "people", "evening", "league", "explorer", "here", "aid", "lessons", "puzzles", "told",
    "common", "server", "terminal", "check", "lab",
];

/// Variables that stand for a person, and a name for them.
const PEOPLE: [&str; 7] = ["seat", "owner", "who", "whom", "by", "victim", "last"];
const NAME: &str = "Ada";

/// A message to speak: its key and its parts.
pub type Spoken<'t> = (&'t str, &'t Pattern<&'t str>);

/// Values that have been settled on the way through a message.
type Settled = BTreeMap<String, String>;

/// Writes one book a game and language, and one a language for what all games share; the files, as they are written.
pub fn write(root: &Path, to: &Path) -> Result<Vec<PathBuf>> {
    fs::create_dir_all(to).map_err(|error| Place::new(&to.to_string_lossy(), 1).fault(error.to_string()))?;
    let mut written = Vec::new();
    for language in LANGUAGES {
        for game in GAMES.iter().map(|game| Some(game.id)).chain([None]) {
            let path = to.join(format!("{}-{language}.md", game.unwrap_or("all")));
            let text = book(root, game, language)?;
            fs::write(&path, text).map_err(|error| Place::new(&path.to_string_lossy(), 1).fault(error.to_string()))?;
            written.push(path);
        }
    }
    Ok(written)
}

/// The book of a game, or of what all games share.
pub fn book(root: &Path, game: Option<&str>, language: &str) -> Result<String> {
    let names: Vec<String> = match game {
        Some(game) => ["", "page-", "told-", "aid-", "lessons-", "data/"].map(|part| format!("{part}{game}")).to_vec(),
        None => SHARED.map(str::to_owned).to_vec(),
    };
    let files: Vec<String> = names.iter().map(|name| format!("locales/{language}/{name}.ftl")).collect();
    let sources = files.iter().map(|file| repo::read(root, file)).collect::<Result<Vec<_>>>()?;
    let resources: Vec<Resource<&str>> = sources
        .iter()
        // What is unsound is found by `cargo xtask tidy`; here it is left out.
        .map(|source| parser::parse(source.as_str()).unwrap_or_else(|(sound, _)| sound))
        .collect();
    let messages: Vec<Vec<Spoken<'_>>> = resources.iter().map(messages).collect();
    let known: BTreeMap<&str, &Pattern<&str>> = messages.iter().flatten().copied().collect();
    let mut chapters = vec![format!("# {} ({language})\n", game.unwrap_or("Lazaret"))];
    for (file, messages) in files.iter().zip(&messages) {
        chapters.push(format!("\n## {file}\n\n"));
        for (key, pattern) in messages {
            let forms = forms(pattern, language, &known);
            chapters.extend(forms.into_iter().map(|form| format!("- {form} `{key}`\n")));
        }
    }
    if let Some(game) = game {
        let file = format!("crates/{game}/rulebook/{language}.md");
        let rules = repo::read(root, &file)?.replace("\n#", "\n##");
        chapters.push(format!("\n## {file}\n\n{rules}"));
    }
    Ok(chapters.concat())
}

/// The messages of a file, in order; terms with their hyphen are left to those that use them.
fn messages<'t>(resource: &'t Resource<&'t str>) -> Vec<Spoken<'t>> {
    let message = |entry: &'t Entry<&'t str>| match entry {
        Entry::Message(message) => message.value.as_ref().map(|pattern| (message.id.name, pattern)),
        Entry::Term(term) => Some((term.id.name, &term.value)),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    };
    resource.body.iter().filter_map(message).collect()
}

/// A message in every form it has.
pub fn forms(pattern: &Pattern<&str>, language: &str, known: &BTreeMap<&str, &Pattern<&str>>) -> Vec<String> {
    let forms = spoken(pattern, language, known, &Settled::new());
    forms.into_iter().map(|(text, _)| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn spoken(
    pattern: &Pattern<&str>,
    language: &str,
    known: &BTreeMap<&str, &Pattern<&str>>,
    settled: &Settled,
) -> Vec<(String, Settled)> {
    let mut forms = vec![(String::new(), settled.clone())];
    for element in &pattern.elements {
        let step = |(text, settled): (String, Settled)| {
            let parts = match element {
                PatternElement::TextElement { value } => vec![((*value).to_owned(), settled)],
                PatternElement::Placeable { expression } => placeable(expression, language, known, &settled),
            };
            parts.into_iter().map(move |(part, settled)| (format!("{text}{part}"), settled))
        };
        forms = forms.into_iter().flat_map(step).collect();
    }
    forms
}

fn placeable(
    expression: &Expression<&str>,
    language: &str,
    known: &BTreeMap<&str, &Pattern<&str>>,
    settled: &Settled,
) -> Vec<(String, Settled)> {
    let (variable, variants) = match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            return placeable(expression, language, known, settled);
        }
        Expression::Inline(inline) => return vec![(inserted(inline, language, known, settled), settled.clone())],
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => (id.name, variants),
        Expression::Select { selector: _, variants } => ("", variants),
    };
    let example = |key: &VariantKey<&str>| match key {
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
        VariantKey::Identifier { name: "one" } => "1".to_owned(),
        VariantKey::Identifier { name: "few" } => "3".to_owned(),
        VariantKey::Identifier { name: "other" | "many" } => "5".to_owned(),
        VariantKey::Identifier { name } => (*name).to_owned(),
    };
    // A number that has been settled stays what it is; where no variant is made for it, the default says it.
    let settled_here = settled.get(variable);
    let fitting = |value: &String| {
        let exact = variants.iter().find(|variant| example(&variant.key) == *value);
        exact.or_else(|| variants.iter().find(|variant| variant.default))
    };
    let chosen: Vec<_> = match settled_here {
        Some(value) => fitting(value).into_iter().collect(),
        None => variants.iter().collect(),
    };
    let speak = |variant: &fluent_syntax::ast::Variant<&str>| {
        let mut settled = settled.clone();
        if settled_here.is_none() {
            settled.insert(variable.to_owned(), example(&variant.key));
        }
        spoken(&variant.value, language, known, &settled)
    };
    chosen.into_iter().flat_map(speak).collect()
}

/// What stands for something that is put in.
fn inserted(
    inline: &InlineExpression<&str>,
    language: &str,
    known: &BTreeMap<&str, &Pattern<&str>>,
    settled: &Settled,
) -> String {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } if PEOPLE.contains(&id.name) => NAME.to_owned(),
        // A form of a name is shown with the first place that has one.
        InlineExpression::VariableReference { id } if let Some(name) = bent(id.name) => {
            let form = &id.name[name.len()..];
            let such = |key: &&&str| key.ends_with(form) && bent(key).is_some_and(|name| known.contains_key(name));
            let example =
                known.keys().find(such).and_then(|key| forms(known[*key], language, known).into_iter().next());
            example.unwrap_or_else(|| format!("‹{}›", id.name))
        }
        InlineExpression::VariableReference { id } => {
            settled.get(id.name).cloned().unwrap_or_else(|| format!("‹{}›", id.name))
        }
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            let first =
                known.get(id.name).and_then(|pattern| spoken(pattern, language, known, settled).into_iter().next());
            first.map_or_else(|| format!("‹{}›", id.name), |(text, _)| text)
        }
        InlineExpression::FunctionReference { id, .. } => format!("‹{}›", id.name),
        InlineExpression::Placeable { expression } => placeable(expression, language, known, settled)
            .into_iter()
            .next()
            .map_or_else(String::new, |(text, _)| text),
    }
}
