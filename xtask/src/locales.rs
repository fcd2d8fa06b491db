//! The Fluent files: sound, and saying the same things in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use crate::names::{FORMS, LANGUAGES};
use crate::repo;
use press::fault::{Fault, Place, Result};

/// A message of a Fluent file.
#[derive(Clone, Debug)]
pub struct Entered {
    /// Where it stands.
    pub place: Place,
    /// The variables it uses.
    pub variables: BTreeSet<String>,
    /// The messages and terms it refers to.
    pub references: BTreeSet<String>,
}

/// The messages of a language, by key; terms with their hyphen in front.
pub type Locale = BTreeMap<String, Entered>;

/// Reads all Fluent files of a language; faults go to `faults`.
pub fn load(root: &Path, language: &str, faults: &mut Vec<Fault>) -> Result<Locale> {
    let mut locale = Locale::new();
    let mut files = repo::list(root, &format!("locales/{language}"), ".ftl");
    files.extend(repo::list(root, &format!("locales/{language}/data"), ".ftl"));
    for file in files {
        parse(&file, &repo::read(root, &file)?, language, &mut locale, faults);
    }
    Ok(locale)
}

/// Reads the text of a Fluent file.
pub fn parse(file: &str, text: &str, language: &str, locale: &mut Locale, faults: &mut Vec<Fault>) {
    let place = |at: usize| Place::new(file, text[..at].matches('\n').count() + 1);
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    faults.extend(errors.iter().map(|error| place(error.pos.start).fault(error.kind.to_string())));
    for entry in &resource.body {
        let mut reader = Reader { language, ..Reader::default() };
        let (name, key) = match entry {
            Entry::Message(message) => {
                message.value.iter().for_each(|pattern| reader.pattern(pattern));
                message.attributes.iter().for_each(|attribute| reader.pattern(&attribute.value));
                (message.id.name, message.id.name.to_owned())
            }
            Entry::Term(term) => {
                reader.pattern(&term.value);
                (term.id.name, format!("-{}", term.id.name))
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
        };
        reader.complain();
        // The parser keeps no positions, but the name is a slice of the text.
        let place = place(name.as_ptr().addr() - text.as_ptr().addr());
        faults.extend(reader.complaints.into_iter().map(|complaint| place.fault(format!("`{key}`: {complaint}"))));
        let entered = Entered { place, variables: reader.variables, references: reader.references };
        if let Some(other) = locale.get(&key) {
            faults.push(entered.place.fault(format!("`{key}` stands in {} already", other.place)));
        } else {
            locale.insert(key, entered);
        }
    }
}

/// What the languages do not have in common: keys, variables; and references that lead nowhere.
pub fn compare(locales: &[Locale; 3]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (locale, language) in locales.iter().zip(LANGUAGES) {
        for (key, entered) in locale {
            for reference in entered.references.iter().filter(|reference| !locale.contains_key(*reference)) {
                faults.push(entered.place.fault(format!("`{key}` refers to `{reference}`, which does not exist")));
            }
            // Terms are words of a language and may differ; so are the forms of a name.
            let own = key.starts_with('-')
                || !locales[0].contains_key(key) && bent(key).is_some_and(|name| locale.contains_key(name));
            for (other, other_language) in locales.iter().zip(LANGUAGES).filter(|_| !own) {
                match other.get(key) {
                    None => faults.push(entered.place.fault(format!("`{key}` is missing in {other_language}"))),
                    Some(said) if language == LANGUAGES[0] && said.variables != entered.variables => {
                        let text = format!(
                            "`{key}` uses {:?}, but in {language} it uses {:?}",
                            said.variables, entered.variables
                        );
                        faults.push(said.place.fault(text));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    faults
}

/// The name of which this is a form: `rattus-region-italia` of `rattus-region-italia-to`, `region` of `region-to`.
pub fn bent(name: &str) -> Option<&str> {
    FORMS.iter().find_map(|form| name.strip_suffix(form)?.strip_suffix('-'))
}

/// Collects what a message uses.
#[derive(Default)]
struct Reader<'l> {
    language: &'l str,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    shown: BTreeSet<String>,
    short_plurals: BTreeSet<String>,
    complaints: Vec<String>,
}

impl Reader<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.uses(id.name);
                    self.plurals(id.name, variants);
                } else {
                    self.inline(selector);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    /// A form of a name is the name: one language bends it where another does not.
    fn uses(&mut self, variable: &str) {
        self.variables.insert(bent(variable).unwrap_or(variable).to_owned());
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.uses(id.name);
                self.shown.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                // The terminal's Fluent knows no functions, so a message with one would show its source there.
                self.complaints.push(format!("the function {} is not known everywhere", id.name));
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }

    /// Notes a Russian plural without its third form.
    fn plurals(&mut self, variable: &str, variants: &[Variant<&str>]) {
        let has = |form: &str| {
            variants.iter().any(|variant| matches!(variant.key, VariantKey::Identifier { name } if name == form))
        };
        if self.language == "ru" && has("one") && !has("few") {
            self.short_plurals.insert(variable.to_owned());
        }
    }

    /// A number that is shown in Russian needs all three forms of the word beside it.
    fn complain(&mut self) {
        if self.short_plurals.intersection(&self.shown).next().is_some() {
            self.complaints.push("a Russian plural needs the form `few` as well".to_owned());
        }
    }
}
