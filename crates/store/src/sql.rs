//! The narrow door to a driver: statements with numbered parameters, rows of numbers and text.
//!
//! Parameters are written `$1, $2 …` and must first appear in that order: `SQLite` numbers them as they come.

use crate::error::StoreError;

/// A value in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Null,
    Number(i64),
    Text(String),
}

/// A row of a result.
pub(crate) type Row = Vec<Value>;

/// A connection to a database.
pub(crate) trait Database: Send {
    /// Runs one statement; says how many rows it changed.
    fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError>;

    /// Runs one query.
    fn query(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>, StoreError>;

    /// Runs several statements without parameters.
    fn batch(&mut self, sql: &str) -> Result<(), StoreError>;

    /// Begins a transaction that sees one moment of the database throughout.
    fn begin_snapshot(&mut self) -> Result<(), StoreError>;

    /// Begins a transaction that no other program's of this kind overlaps.
    fn begin_alone(&mut self) -> Result<(), StoreError>;

    /// Inside a transaction: nobody else is between this and the end of theirs until ours has ended. For what is read,
    /// reckoned with and written again.
    fn take_turn(&mut self) -> Result<(), StoreError>;

    /// Connects again if the connection was lost.
    fn revive(&mut self) -> Result<(), StoreError>;

    /// Whether the connection was lost.
    fn is_lost(&self) -> bool;

    /// The time of the database in milliseconds since 1970, as it writes that: the one clock that all nodes share.
    fn clock_clause(&self) -> &'static str;

    /// The texts of a list, which is given as the parameter of this number and made by [`listed`].
    fn list_clause(&self, parameter: usize) -> String;

    /// One of the two types a column may have, as this database writes the clause that makes a key the table itself.
    fn keyed_clause(&self) -> &'static str;

    /// The question how many bytes the database takes.
    fn size_query(&self) -> &'static str;
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// Texts as one parameter, for [`Database::list_clause`].
pub(crate) fn listed(texts: &[String]) -> String {
    serde_json::to_string(texts).expect("texts are written without fail")
}

/// Arguments of a statement.
macro_rules! args {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::Value::from($value)),*] };
}
pub(crate) use args;
