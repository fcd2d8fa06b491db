//! Choices in words, and the things they are clicked on.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::set::Id;

/// A thing on the board that can be clicked: `region gallia`, `class knight`, `button pass`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Target {
    /// What kind of thing it is.
    pub kind: String,
    /// Which one.
    pub id: String,
}

impl Target {
    /// The kind of what has no place on the board.
    pub const BUTTON: &str = "button";

    /// The thing of this kind with this id.
    pub fn new(kind: &str, id: impl fmt::Display) -> Self {
        Self { kind: kind.to_owned(), id: id.to_string() }
    }

    /// A thing out of a data file.
    pub fn of<T: Id>(id: T) -> Self {
        Self::new(T::KIND, id.word())
    }

    /// Something that has no place on the board: a button in the offer bar.
    pub fn button(id: &str) -> Self {
        Self::new(Self::BUTTON, id)
    }

    /// The data id this names, if it is of that kind.
    pub fn id<T: Id>(&self) -> Option<T> {
        if self.kind == T::KIND { T::from_word(&self.id) } else { None }
    }
}

/// A choice that was not understood: the byte at which the first wrong word begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Offset into the text.
    pub at: usize,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not understood from character {} on", self.at + 1)
    }
}

impl std::error::Error for NotationError {}

/// Reads a notation word by word, and knows where it stands when something is wrong.
///
/// ```
/// let mut words = kernel::Words::new("move  3 gallia");
/// words.expect("move").unwrap();
/// assert_eq!(words.number::<u8>(), Ok(3));
/// assert_eq!(words.expect("italia").unwrap_err().at, 8, "the byte at which the wrong word begins");
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// Reads `text` from its beginning.
    pub fn new(text: &'a str) -> Self {
        let mut words = Self { text, at: 0 };
        words.skip_space();
        words
    }

    /// The error that says: wrong from here on.
    pub fn error(&self) -> NotationError {
        NotationError { at: self.at }
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.at == self.text.len()
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        self.text[self.at..].split_whitespace().next()
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, NotationError> {
        let word = self.peek().ok_or(self.error())?;
        self.at += word.len();
        self.skip_space();
        Ok(word)
    }

    /// Takes the next word if it is this one; says whether it was.
    pub fn accept(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.at += word.len();
            self.skip_space();
        }
        found
    }

    /// Takes the next word, which must be this one.
    pub fn expect(&mut self, word: &str) -> Result<(), NotationError> {
        if self.accept(word) { Ok(()) } else { Err(self.error()) }
    }

    /// The next word as `read` understands it.
    pub fn read<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Result<T, NotationError> {
        let error = self.error();
        let word = self.word()?;
        read(word).ok_or(error)
    }

    /// The next word as the word of a data id.
    pub fn id<T: Id>(&mut self) -> Result<T, NotationError> {
        self.read(T::from_word)
    }

    /// The next word as a number.
    pub fn number<N: std::str::FromStr>(&mut self) -> Result<N, NotationError> {
        self.read(|word| word.parse().ok())
    }

    /// Done: nothing may be left.
    pub fn end<T>(self, value: T) -> Result<T, NotationError> {
        if self.is_empty() { Ok(value) } else { Err(self.error()) }
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }
}
