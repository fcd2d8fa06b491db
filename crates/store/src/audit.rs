//! What moderators did, and the word that they take from somebody. Nothing in the list is ever changed.

use crate::error::StoreError;
use crate::journal::Status;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// Something that a moderator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
    /// Its number, from 1.
    pub number: u64,
    /// When.
    pub at: u64,
    /// The name of who did it, as it was then.
    pub by: String,
    /// What, in a word.
    pub deed: String,
    /// About whom, or which table.
    pub about: String,
    /// Why.
    pub words: String,
}

impl Store {
    /// Writes down what a moderator did.
    pub async fn audit(&self, row: AuditRow) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO audit (number, at, by_name, deed, about, words) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT DO NOTHING";
        self.write(move |db| {
            loop {
                let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM audit";
                let number: u64 = row::number("audit", db.query(next, &[])?)?;
                let AuditRow { at, by, deed, about, words, .. } = &row;
                // Another node may take the same number at the same moment.
                if db.execute(SQL, args![number, *at, &**by, &**deed, &**about, &**words])? == 1 {
                    return Ok(());
                }
            }
        })
        .await
    }

    /// What moderators did, the newest first.
    pub async fn audits(&self, limit: u64) -> Result<Vec<AuditRow>, StoreError> {
        const SQL: &str = "SELECT number, at, by_name, deed, about, words FROM audit ORDER BY number DESC LIMIT $1";
        let one = |row: &mut Columns| {
            Ok(AuditRow {
                number: row.next("number")?,
                at: row.next("at")?,
                by: row.next("by_name")?,
                deed: row.next("deed")?,
                about: row.next("about")?,
                words: row.next("words")?,
            })
        };
        self.read(move |db| row::all("audit", db.query(SQL, args![limit])?, one)).await
    }

    /// Takes the word from somebody at all tables, or gives it back.
    pub async fn mute(&self, person: &str, muted: bool) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE persons SET muted = $1 WHERE id = $2";
        let person = person.to_owned();
        self.write(move |db| db.execute(SQL, args![i64::from(muted), &*person]).map(|_| ())).await
    }

    /// The tables that somebody has set up and that are not over, in the order of their ids.
    pub async fn open_tables_of_host(&self, host: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE host = $1 AND status <> $2 ORDER BY id";
        let host = host.to_owned();
        self.read(move |db| row::column("tables", "id", db.query(SQL, args![&*host, Status::Over])?)).await
    }
}
