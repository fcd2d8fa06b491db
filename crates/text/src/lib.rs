//! What the engine says, in words that people read.
//!
//! The engine speaks in [`kernel::Message`]s: keys with arguments. The Fluent files in `locales/` say them in English,
//! French and Russian; all of them are part of the program. [`Words`] renders messages, [`Rulebook`] finds rules,
//! [`Glossary`] explains the words of the check language.

mod glossary;
mod lang;
mod rulebook;
mod spaces;
mod words;

pub use glossary::{Explained, Glossary, KindWords};
pub use lang::{Lang, UnknownLang};
pub use rulebook::{Paragraph, Rulebook};
pub use words::{FORMS, Words, keys};
