//! The values of a study, each with its line and column.

use shelf::Message;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong with a study, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Trouble {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub message: Message,
}

impl Trouble {
    /// One sentence that names the file too.
    pub fn say(&self, file: &str) -> Message {
        Message::new("lab-at")
            .with("file", file)
            .with("line", count(self.line))
            .with("column", count(self.column))
            .with("what", self.message.clone())
    }
}

/// A count as an argument of a message.
pub(crate) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) type Result<T> = std::result::Result<T, Trouble>;

/// A text whose places are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'t>(pub(crate) &'t str);

impl<'t> Text<'t> {
    /// The table that the text is.
    pub(crate) fn parse(self) -> Result<Table<'t>> {
        let table = DeTable::parse(self.0).map_err(|error| {
            let why = error.message().replace('\n', " ");
            self.trouble(
                error.span().map_or(0, |span| span.start),
                Message::new("lab-not-toml").with("why", why.as_str()),
            )
        })?;
        Ok(Table { text: self, at: 0, fields: table.into_inner() })
    }

    fn trouble(self, at: usize, message: Message) -> Trouble {
        let before = &self.0[..at.min(self.0.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        Trouble { line, column, message }
    }
}

/// A table of the text.
#[derive(Clone, Debug)]
pub(crate) struct Table<'t> {
    text: Text<'t>,
    at: usize,
    fields: DeTable<'t>,
}

/// A value of the text.
#[derive(Clone, Debug)]
pub(crate) struct Value<'t> {
    text: Text<'t>,
    value: Spanned<DeValue<'t>>,
}

impl<'t> Table<'t> {
    /// Refuses keys that are none of these.
    pub(crate) fn only(&self, known: &[&str]) -> Result<()> {
        let unknown = self.fields.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        // The first in the order of the text, not of the alphabet.
        let Some(key) = unknown.min_by_key(|key| key.span().start) else { return Ok(()) };
        let known: Vec<shelf::Arg> = known.iter().map(|&key| key.into()).collect();
        let message = Message::new("lab-unknown-key").with("key", key.get_ref().as_ref()).with("known", known);
        Err(self.text.trouble(key.span().start, message))
    }

    /// A value, if it is there.
    pub(crate) fn get(&self, key: &str) -> Option<Value<'t>> {
        self.fields.get(key).map(|value| Value { text: self.text, value: value.clone() })
    }

    /// A value that must be there.
    pub(crate) fn need(&self, key: &str) -> Result<Value<'t>> {
        self.get(key).ok_or_else(|| self.trouble(Message::new("lab-missing").with("key", key)))
    }

    /// Something is wrong with the table as a whole.
    pub(crate) fn trouble(&self, message: Message) -> Trouble {
        self.text.trouble(self.at, message)
    }
}

impl<'t> Value<'t> {
    /// Something is wrong with this value.
    pub(crate) fn trouble(&self, message: Message) -> Trouble {
        self.text.trouble(self.value.span().start, message)
    }

    fn wants(&self, what: &'static str) -> Trouble {
        self.trouble(Message::new(what))
    }

    pub(crate) fn text(&self) -> Result<String> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text.to_string()),
            _ => Err(self.wants("lab-wants-text")),
        }
    }

    /// A word, which may be a number.
    pub(crate) fn word(&self) -> Result<String> {
        match self.value.get_ref() {
            DeValue::Integer(number) => Ok(number.as_str().to_owned()),
            _ => self.text(),
        }
    }

    /// A whole number that is not below `least`.
    pub(crate) fn number(&self, least: u64) -> Result<u64> {
        let DeValue::Integer(number) = self.value.get_ref() else { return Err(self.wants("lab-wants-number")) };
        let number = u64::from_str_radix(number.as_str(), number.radix()).ok().filter(|&number| number >= least);
        number.ok_or_else(|| {
            self.trouble(Message::new("lab-wants-at-least").with("least", i64::try_from(least).unwrap_or(i64::MAX)))
        })
    }

    pub(crate) fn flag(&self) -> Result<bool> {
        match self.value.get_ref() {
            DeValue::Boolean(flag) => Ok(*flag),
            _ => Err(self.wants("lab-wants-flag")),
        }
    }

    /// The entries of a list; a value that is no list stands for a list of itself.
    pub(crate) fn each(&self) -> Vec<Self> {
        match self.value.get_ref() {
            DeValue::Array(items) => items.iter().map(|item| Self { text: self.text, value: item.clone() }).collect(),
            _ => vec![self.clone()],
        }
    }

    pub(crate) fn table(&self) -> Result<Table<'t>> {
        match self.value.get_ref() {
            DeValue::Table(table) => Ok(Table { text: self.text, at: self.value.span().start, fields: table.clone() }),
            _ => Err(self.wants("lab-wants-table")),
        }
    }
}
