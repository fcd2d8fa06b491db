//! What can go wrong, in sentences for people.

use std::fmt;

use kernel::{Message, Say};

/// Why the store could not do something. Nothing is half done: what fails is not written at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The address of the database is not one we understand.
    Address {
        /// What was given.
        address: String,
    },
    /// The database could not be opened.
    Open {
        /// The address that was given.
        address: String,
        /// What it said.
        why: String,
    },
    /// There is no database of ours.
    Nothing {
        /// Where it was looked for.
        address: String,
    },
    /// The database was written by a newer version of the program.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest known here.
        known: i64,
    },
    /// Another server has the file open.
    InUse {
        /// The file.
        path: String,
    },
    /// Somebody else has written this entry first.
    Conflict,
    /// There is no space left.
    Full,
    /// Something in the database is not what its place should hold.
    Malformed {
        /// Where: table, column and row of the answer.
        place: String,
    },
    /// The database failed.
    Failed {
        /// What it said.
        why: String,
    },
}

impl Say for StoreError {
    fn say(&self) -> Message {
        match self {
            Self::Address { address } => Message::new("store-error-address").with("address", address.as_str()),
            Self::Open { address, why } => {
                Message::new("store-error-open").with("address", address.as_str()).with("why", why.as_str())
            }
            Self::Nothing { address } => Message::new("store-error-nothing").with("address", address.as_str()),
            Self::Newer { found, known } => {
                Message::new("store-error-newer").with("found", *found).with("known", *known)
            }
            Self::InUse { path } => Message::new("store-error-in-use").with("path", path.as_str()),
            Self::Conflict => Message::new("store-error-conflict"),
            Self::Full => Message::new("store-error-full"),
            Self::Malformed { place } => Message::new("store-error-malformed").with("place", place.as_str()),
            Self::Failed { why } => Message::new("store-error-failed").with("why", why.as_str()),
        }
    }
}

/// For logs; people read [`Say::say`].
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address { address } => write!(f, "not a database address: {address}"),
            Self::Open { address, why } => write!(f, "cannot open {address}: {why}"),
            Self::Nothing { address } => write!(f, "there is nothing at {address}"),
            Self::Newer { found, known } => write!(f, "schema {found} is newer than {known}"),
            Self::InUse { path } => write!(f, "another server uses {path}"),
            Self::Conflict => f.write_str("already written by another server"),
            Self::Full => f.write_str("no space left"),
            Self::Malformed { place } => write!(f, "malformed: {place}"),
            Self::Failed { why } => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}
