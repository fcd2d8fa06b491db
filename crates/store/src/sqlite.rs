//! `SQLite`, embedded: one file, write-ahead log, every commit synchronous.

use std::path::Path;
use std::time::Duration;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql};

use crate::error::StoreError;
use crate::sql::{Database, Row, Value};

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// An open file.
pub(crate) struct Sqlite(Connection);

impl Sqlite {
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        // Secrets of games and the key of the cookies lie in it. The log beside it gets the same rights.
        own(path).map_err(|error| StoreError::Open { address: path.display().to_string(), why: error.to_string() })?;
        let opened = Connection::open(path).and_then(|connection| {
            connection.busy_timeout(PATIENCE)?;
            connection.set_prepared_statement_cache_capacity(64);
            connection.pragma_update(None, "journal_mode", "WAL")?;
            connection.pragma_update(None, "synchronous", "FULL")?;
            connection.pragma_update(None, "foreign_keys", "OFF")?;
            connection.pragma_update(None, "cache_size", -16_000)?;
            Ok(connection)
        });
        let why = |error: rusqlite::Error| StoreError::Open {
            address: path.display().to_string(),
            why: match error.sqlite_error_code() {
                Some(ErrorCode::CannotOpen) => "the file cannot be created or opened".to_owned(),
                Some(ErrorCode::ReadOnly) => "it may only be read".to_owned(),
                Some(ErrorCode::NotADatabase) => "it is not a database".to_owned(),
                _ => error.to_string(),
            },
        };
        opened.map(Self).map_err(why)
    }
}

/// Makes the file if need be, readable for nobody but its owner.
#[cfg(unix)]
fn own(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};

    const OWNER: u32 = 0o600;
    match std::fs::OpenOptions::new().write(true).create_new(true).mode(OWNER).open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            let rights = std::fs::metadata(path)?.permissions();
            if rights.mode() & 0o777 == OWNER {
                return Ok(());
            }
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(OWNER))
        }
        // A folder that does not exist, or may not be written: opening the database says so in its own words.
        Err(_) | Ok(_) => Ok(()),
    }
}

#[cfg(not(unix))]
fn own(_: &Path) -> std::io::Result<()> {
    Ok(())
}

impl Database for Sqlite {
    fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError> {
        let mut statement = self.0.prepare_cached(sql).map_err(failed)?;
        statement.execute(rusqlite::params_from_iter(args)).map(|count| count as u64).map_err(failed)
    }

    fn query(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.0.prepare_cached(sql).map_err(failed)?;
        let width = statement.column_count();
        let mut rows = statement.query(rusqlite::params_from_iter(args)).map_err(failed)?;
        let mut read = Vec::new();
        while let Some(row) = rows.next().map_err(failed)? {
            let value = |column| {
                let found = row.get_ref(column).map_err(failed)?;
                value(found).ok_or_else(|| {
                    let name = row.as_ref().column_name(column).unwrap_or("?");
                    StoreError::Malformed { place: format!("{name}, row {}", read.len() + 1) }
                })
            };
            let values = (0..width).map(value).collect::<Result<Row, _>>()?;
            read.push(values);
        }
        Ok(read)
    }

    fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.0.execute_batch(sql).map_err(failed)
    }

    fn begin_snapshot(&mut self) -> Result<(), StoreError> {
        self.batch("BEGIN DEFERRED")
    }

    fn begin_alone(&mut self) -> Result<(), StoreError> {
        self.batch("BEGIN IMMEDIATE")
    }

    fn take_turn(&mut self) -> Result<(), StoreError> {
        // Whoever has written something is alone until they end; this changes nothing, and writes.
        self.batch("DELETE FROM ratings WHERE person IS NULL")
    }

    fn revive(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn is_lost(&self) -> bool {
        false
    }

    fn clock_clause(&self) -> &'static str {
        "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
    }

    fn list_clause(&self, parameter: usize) -> String {
        format!("(SELECT value FROM json_each(${parameter}))")
    }

    fn keyed_clause(&self) -> &'static str {
        "WITHOUT ROWID"
    }

    fn size_query(&self) -> &'static str {
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Null => ToSqlOutput::Borrowed(ValueRef::Null),
            Self::Number(number) => ToSqlOutput::Borrowed(ValueRef::Integer(*number)),
            Self::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
        })
    }
}

/// Our schema has numbers and text only, though a file that somebody spoilt may hold anything.
fn value(value: ValueRef<'_>) -> Option<Value> {
    match value {
        ValueRef::Null => Some(Value::Null),
        ValueRef::Integer(number) => Some(Value::Number(number)),
        ValueRef::Text(text) => String::from_utf8(text.to_vec()).ok().map(Value::Text),
        ValueRef::Real(_) | ValueRef::Blob(_) => None,
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
fn failed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        _ => StoreError::Failed { why: error.to_string() },
    }
}
