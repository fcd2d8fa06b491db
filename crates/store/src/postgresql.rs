//! `PostgreSQL`, by its address.

use std::collections::HashMap;
use std::error::Error;
use std::time::Duration;

use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Config, NoTls, Statement};

use crate::error::StoreError;
use crate::sql::{Database, Row, Value};

/// How long to try to connect.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection, with the statements it knows already.
pub(crate) struct Postgres {
    config: Config,
    client: Client,
    known: HashMap<String, Statement>,
}

impl Postgres {
    pub(crate) fn open(address: &str) -> Result<Self, StoreError> {
        let mut config: Config =
            address.parse().map_err(|_| StoreError::Address { address: without_password(address) })?;
        config.connect_timeout(PATIENCE).application_name("lazaret");
        let why = |error: postgres::Error| StoreError::Open { address: without_password(address), why: told(&error) };
        let client = config.connect(NoTls).map_err(why)?;
        Ok(Self { config, client, known: HashMap::new() })
    }

    fn statement(&mut self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.known.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).map_err(failed)?;
        self.known.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Database for Postgres {
    fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError> {
        let statement = self.statement(sql)?;
        self.client.execute(&statement, &borrowed(args)).map_err(failed)
    }

    fn query(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql)?;
        let rows = self.client.query(&statement, &borrowed(args)).map_err(failed)?;
        rows.iter().map(|row| (0..row.len()).map(|column| read(row, column)).collect()).collect()
    }

    fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.client.batch_execute(sql).map_err(failed)
    }

    fn begin_snapshot(&mut self) -> Result<(), StoreError> {
        self.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }

    fn revive(&mut self) -> Result<(), StoreError> {
        if self.client.is_closed() {
            self.client = self.config.connect(NoTls).map_err(failed)?;
            self.known.clear();
        }
        Ok(())
    }

    fn keyed_clause(&self) -> &'static str {
        ""
    }
}

fn borrowed(args: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as &(dyn ToSql + Sync)).collect()
}

/// Numbers are `BIGINT` and everything else is `TEXT`: the schema has no other columns.
impl ToSql for Value {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Number(number) => number.to_sql(ty, out),
            Self::Text(text) => text.to_sql(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::TEXT)
    }

    to_sql_checked!();
}

fn read(row: &postgres::Row, column: usize) -> Result<Value, StoreError> {
    if *row.columns()[column].type_() == Type::INT8 {
        row.try_get::<_, Option<i64>>(column).map(Value::from).map_err(failed)
    } else {
        row.try_get::<_, Option<String>>(column).map(Value::from).map_err(failed)
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
fn failed(error: postgres::Error) -> StoreError {
    // 53100 disk_full.
    match error.code() {
        Some(code) if code.code() == "53100" => StoreError::Full,
        Some(_) | None => StoreError::Failed { why: told(&error) },
    }
}

/// The innermost cause: the outer ones say only that there was an error.
fn told(error: &postgres::Error) -> String {
    let mut cause: &dyn Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    cause.to_string()
}

/// An address fit for logs and messages.
fn without_password(address: &str) -> String {
    match (address.find("://"), address.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => match address[scheme + 3..at].find(':') {
            Some(colon) => format!("{}…{}", &address[..=scheme + 3 + colon], &address[at..]),
            None => address.to_owned(),
        },
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(without_password("postgres://anna:secret@host/db"), "postgres://anna:…@host/db");
        assert_eq!(without_password("postgres://anna@host/db"), "postgres://anna@host/db");
        assert_eq!(without_password("nonsense"), "nonsense");
    }
}
