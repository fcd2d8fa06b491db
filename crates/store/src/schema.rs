//! The schema, as steps that lead from any older one to the newest.

use crate::error::StoreError;
use crate::row;
use crate::sql::{Database, args};

/// Each entry is one step; a released step is never changed. `{keyed}` makes the key the table itself where a database
/// has such a thing.
const STEPS: &[&str] = &["
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL,
        sit_code TEXT NOT NULL UNIQUE, host TEXT NOT NULL, bots BIGINT NOT NULL, wake_at BIGINT,
        created_at BIGINT NOT NULL
    );
    CREATE INDEX tables_listed ON tables (visibility, status, created_at);
    CREATE INDEX tables_waking ON tables (wake_at) WHERE wake_at IS NOT NULL;
    CREATE INDEX tables_with_bots ON tables (id) WHERE bots = 1 AND status = 'playing';
    CREATE INDEX tables_of_host ON tables (host, status);
    CREATE TABLE journal (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {keyed};
    CREATE TABLE seats (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) {keyed};
    CREATE INDEX seats_of_person ON seats (person);
    CREATE TABLE chat (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, name TEXT NOT NULL, seat BIGINT,
        words TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) {keyed};
    CREATE TABLE persons (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, webhook TEXT, email TEXT, language TEXT, created_at BIGINT NOT NULL
    );
    CREATE TABLE accounts (name TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
    CREATE TABLE sessions (id TEXT PRIMARY KEY, person TEXT NOT NULL, created_at BIGINT NOT NULL);
    CREATE TABLE codes (code TEXT PRIMARY KEY, person TEXT NOT NULL, expires_at BIGINT NOT NULL);
    CREATE TABLE notices (
        table_id TEXT NOT NULL, step BIGINT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, step, person)
    ) {keyed};
    CREATE TABLE settings (name TEXT PRIMARY KEY, setting TEXT NOT NULL);
"];

/// Every table of the schema: what a backup holds.
pub(crate) const TABLES: &[Layout] = &[
    Layout { table: "settings", key: 1, columns: &["name", "setting"] },
    Layout { table: "persons", key: 1, columns: &["id", "name", "webhook", "email", "language", "created_at"] },
    Layout { table: "accounts", key: 1, columns: &["name", "person", "password"] },
    Layout { table: "sessions", key: 1, columns: &["id", "person", "created_at"] },
    Layout { table: "codes", key: 1, columns: &["code", "person", "expires_at"] },
    Layout {
        table: "tables",
        key: 1,
        columns: &["id", "game", "status", "visibility", "sit_code", "host", "bots", "wake_at", "created_at"],
    },
    Layout { table: "journal", key: 2, columns: &["table_id", "number", "at", "body"] },
    Layout { table: "seats", key: 2, columns: &["table_id", "seat", "person"] },
    Layout { table: "chat", key: 2, columns: &["table_id", "number", "at", "name", "seat", "words"] },
    Layout { table: "notices", key: 3, columns: &["table_id", "step", "person"] },
];

/// The columns of a table; the first `key` of them are its key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) table: &'static str,
    pub(crate) key: usize,
    pub(crate) columns: &'static [&'static str],
}

/// Brings a database to the newest schema.
pub(crate) fn migrate(db: &mut dyn Database) -> Result<(), StoreError> {
    db.batch("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")?;
    let known = STEPS.len() as i64;
    let found = row::number("schema_steps", db.query("SELECT COALESCE(MAX(step), 0) FROM schema_steps", &[])?)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (done, step) in STEPS.iter().enumerate().skip(found as usize) {
        db.batch("BEGIN")?;
        let keyed = step.replace("{keyed}", db.keyed_clause());
        let applied = db
            .batch(&keyed)
            .and_then(|()| db.execute("INSERT INTO schema_steps (step) VALUES ($1)", args![done as i64 + 1]));
        match applied {
            Ok(_) => db.batch("COMMIT")?,
            Err(error) => {
                db.batch("ROLLBACK")?;
                return Err(error);
            }
        }
    }
    Ok(())
}
