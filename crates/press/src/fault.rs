//! What is wrong with a file, and where: every refusal names file and line.

use std::fmt;
use std::sync::Arc;

/// A line of a file of the repository.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The path from the root of the repository, with `/`.
    pub file: Arc<str>,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
}

impl Place {
    /// The beginning of line `line` of `file`.
    pub fn new(file: &str, line: usize) -> Self {
        Self { file: file.into(), line, column: 1 }
    }

    /// A fault here.
    pub fn fault(&self, text: impl Into<String>) -> Fault {
        Fault { place: self.clone(), text: text.into() }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// Something that must be put right in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What is wrong, in words.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.text)
    }
}

impl std::error::Error for Fault {}

/// A result that fails with a [`Fault`].
pub type Result<T, E = Fault> = std::result::Result<T, E>;
