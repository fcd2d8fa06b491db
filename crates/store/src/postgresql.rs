//! `PostgreSQL`, by its address.

use std::collections::HashMap;
use std::error::Error;
use std::time::Duration;

use postgres::fallible_iterator::FallibleIterator as _;
use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Config, NoTls, Statement};

use crate::error::StoreError;
use crate::sql::{Database, Row, Value};
use crate::tls::{Route, Tls, route};

/// How long to try to connect.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that says nothing for so long is lost: the other end has gone without a word.
const SILENCE: Duration = Duration::from_secs(5);
/// Then it is asked so often, in seconds, and so many times, whether anybody is there.
const PROBE_EVERY: u64 = 2;
const PROBES: u32 = 3;
/// What every connection asks of the server, so that nobody waits for long for somebody who is frozen, cut off or gone.
/// Whoever says nothing inside a transaction for two seconds loses it, with whatever they have locked. Whoever waits for
/// such a lock gives up earlier, so that the rest of their work goes on. A statement that takes half a minute has gone
/// wrong. The server asks whether we are there as often as we ask for it.
const MANNERS: &str = "SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '800ms';
    SET statement_timeout = '30s'; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3";
/// A transaction that lasts as long as it takes: a copy of everything, a change of the schema. Nobody plays by it.
const AT_LEISURE: &str = "SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0;
    SET LOCAL statement_timeout = 0";
/// Whoever listens looks up so often.
const ATTENTION: Duration = Duration::from_secs(1);
/// The number of our advisory lock.
const ALONE: i64 = 0x004C_415A_4152_4554;
/// And of that which those hold who reckon with what others have written.
const TURN: i64 = ALONE + 1;

/// The server ends the connection, or is going down; or it has waited for us too long.
const DISMISSED: [&str; 4] = ["57P01", "57P02", "57P03", "25P03"];

/// A connection, with the statements it knows already.
pub(crate) struct Postgres {
    config: Config,
    tls: Option<Tls>,
    client: Client,
    known: HashMap<String, Statement>,
    /// Whether the server has said that it ends the connection.
    dismissed: bool,
}

impl Postgres {
    pub(crate) fn open(address: &str) -> Result<Self, StoreError> {
        let why = |why| StoreError::Open { address: without_password(address), why };
        let Route { address: plain, tls } = route(address).map_err(why)?;
        let mut config: Config =
            plain.parse().map_err(|_| StoreError::Address { address: without_password(address) })?;
        config.connect_timeout(PATIENCE).application_name("lazaret");
        config.keepalives_idle(SILENCE).keepalives_interval(Duration::from_secs(PROBE_EVERY));
        config.keepalives_retries(PROBES).tcp_user_timeout(SILENCE + PROBES * Duration::from_secs(PROBE_EVERY));
        let client = connect(&config, tls.as_ref()).map_err(|error| why(told(&error)))?;
        Ok(Self { config, tls, client, known: HashMap::new(), dismissed: false })
    }

    /// Hears what others tell on a channel, until `heard` wants no more or the connection is lost.
    pub(crate) fn listen(&mut self, channel: &str, heard: impl Fn(&str) -> bool) -> Result<(), StoreError> {
        self.batch(&format!("LISTEN {channel}"))?;
        loop {
            let mut notifications = self.client.notifications();
            let mut notifications = notifications.timeout_iter(ATTENTION);
            while let Some(notification) = notifications.next().map_err(failed)? {
                if !heard(notification.payload()) {
                    return Ok(());
                }
            }
            // Nothing for a while: does anybody still want to hear?
            if !heard("") {
                return Ok(());
            }
        }
    }

    /// Whoever is shown the door hears so before the line is closed: it is lost from then on.
    fn noted(&mut self, error: postgres::Error) -> StoreError {
        self.dismissed |= error.code().is_some_and(|code| DISMISSED.contains(&code.code()));
        failed(error)
    }

    fn statement(&mut self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.known.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).map_err(|error| self.noted(error))?;
        self.known.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Database for Postgres {
    fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError> {
        let statement = self.statement(sql)?;
        self.client.execute(&statement, &borrowed(args)).map_err(|error| self.noted(error))
    }

    fn query(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql)?;
        let rows = self.client.query(&statement, &borrowed(args)).map_err(|error| self.noted(error))?;
        rows.iter().map(|row| (0..row.len()).map(|column| read(row, column)).collect()).collect()
    }

    fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.client.batch_execute(sql).map_err(|error| self.noted(error))
    }

    fn begin_snapshot(&mut self) -> Result<(), StoreError> {
        self.batch(&format!("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; {AT_LEISURE}"))
    }

    fn begin_alone(&mut self) -> Result<(), StoreError> {
        self.batch(&format!("BEGIN; {AT_LEISURE}; SELECT pg_advisory_xact_lock({ALONE})"))
    }

    fn take_turn(&mut self) -> Result<(), StoreError> {
        self.batch(&format!("SELECT pg_advisory_xact_lock({TURN})"))
    }

    fn is_lost(&self) -> bool {
        self.dismissed || self.client.is_closed()
    }

    fn clock_clause(&self) -> &'static str {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    }

    fn list_clause(&self, parameter: usize) -> String {
        format!("(SELECT json_array_elements_text(CAST(CAST(${parameter} AS TEXT) AS JSON)))")
    }

    fn revive(&mut self) -> Result<(), StoreError> {
        if self.is_lost() {
            self.client = connect(&self.config, self.tls.as_ref()).map_err(failed)?;
            self.dismissed = false;
            self.known.clear();
        }
        Ok(())
    }

    fn keyed_clause(&self) -> &'static str {
        ""
    }

    fn size_query(&self) -> &'static str {
        "SELECT pg_database_size(current_database())"
    }
}

fn connect(config: &Config, tls: Option<&Tls>) -> Result<Client, postgres::Error> {
    let mut client = match tls {
        Some(tls) => config.connect(tls.clone()),
        None => config.connect(NoTls),
    }?;
    client.batch_execute(MANNERS)?;
    Ok(client)
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

/// An address with a password behind the name, each sign that means something in an address written as its number.
pub(crate) fn with_password(address: &str, password: &str) -> String {
    let Some((before, at)) = address.find("://").map(|scheme| scheme + 3).zip(address.rfind('@')) else {
        return address.to_owned();
    };
    if at < before || address[before..at].contains(':') {
        return address.to_owned();
    }
    let signs = password.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    format!("{}:{}{}", &address[..at], signs.collect::<String>(), &address[at..])
}

/// An address fit for logs and messages.
pub(crate) fn without_password(address: &str) -> String {
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
    use super::{Config, with_password, without_password};

    #[test]
    fn a_password_may_have_any_signs() {
        let every: String = (' '..='~').chain("é€語".chars()).collect();
        for password in [every.as_str(), "a@b/c#d?e:f%", "$POSTGRES"] {
            let address = with_password("postgres://anna@host:5433/db?sslmode=require", password);
            let config: Config = address.parse().unwrap();
            assert_eq!(config.get_password(), Some(password.as_bytes()), "{address}");
            assert_eq!((config.get_user(), config.get_dbname()), (Some("anna"), Some("db")));
            assert_eq!(without_password(&address), "postgres://anna:…@host:5433/db?sslmode=require");
        }
        let had = "postgres://anna:secret@host/db";
        assert_eq!(with_password(had, "other"), had, "what stands in the address stays");
        assert_eq!(with_password("postgres://host/db", "x"), "postgres://host/db");
    }

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(without_password("postgres://anna:secret@host/db"), "postgres://anna:…@host/db");
        assert_eq!(without_password("postgres://anna@host/db"), "postgres://anna@host/db");
        assert_eq!(without_password("nonsense"), "nonsense");
    }
}
