//! What moderators did, and the word that they take from somebody. Nothing in the list is ever changed.

use crate::error::StoreError;
use crate::journal::Status;
use crate::row::{self, Columns};
use crate::sql::{Database, args};
use crate::store::Store;

/// Something that a moderator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
    /// Its number, from 1.
    pub number: u64,
    /// When.
    pub at: u64,
    /// The name of who did it, as it was then; nothing if its time was over.
    pub by: String,
    /// What, in a word.
    pub deed: String,
    /// About whom, or which table.
    pub about: String,
    /// Why.
    pub words: String,
    /// Until when it holds; nothing, if it is for good or nothing that lasts.
    pub until: Option<u64>,
}

impl Store {
    /// Writes down what a moderator did.
    pub async fn audit(&self, row: AuditRow) -> Result<(), StoreError> {
        self.write(move |db| write_down(db, &row)).await
    }

    /// Lets those in again and gives those the word back whose time is over, and writes that down. Says how many.
    pub async fn end_measures(&self, at: u64) -> Result<u64, StoreError> {
        const OVER: &str = "SELECT id FROM persons WHERE banned_until <= $1 OR muted_until <= $2 LIMIT 1";
        // Most of the time there is nothing, and nothing is written.
        if self.read(move |db| db.query(OVER, args![at, at])).await?.is_empty() {
            return Ok(0);
        }
        self.write(move |db| {
            let mut ended = 0;
            for (what, deed) in [("banned", "readmit"), ("muted", "unmute")] {
                let sql = format!("SELECT id, name FROM persons WHERE {what}_until <= $1 ORDER BY id");
                let one = |row: &mut Columns| Ok((row.next("id")?, row.next("name")?));
                let over: Vec<(String, String)> = row::all("persons", db.query(&sql, args![at])?, one)?;
                for (id, about) in over {
                    let sql = format!(
                        "UPDATE persons SET {what} = 0, {what}_until = NULL WHERE id = $1 AND {what}_until <= $2"
                    );
                    // Another node may have done it, or a moderator may have said otherwise meanwhile.
                    if db.execute(&sql, args![&*id, at])? == 1 {
                        let (by, words, deed) = (String::new(), String::new(), deed.to_owned());
                        write_down(db, &AuditRow { number: 0, at, by, deed, about, words, until: None })?;
                        ended += 1;
                    }
                }
            }
            Ok(ended)
        })
        .await
    }

    /// What moderators did, the newest first.
    pub async fn audits(&self, limit: u64) -> Result<Vec<AuditRow>, StoreError> {
        const SQL: &str =
            "SELECT number, at, by_name, deed, about, words, until FROM audit ORDER BY number DESC LIMIT $1";
        let one = |row: &mut Columns| {
            Ok(AuditRow {
                number: row.next("number")?,
                at: row.next("at")?,
                by: row.next("by_name")?,
                deed: row.next("deed")?,
                about: row.next("about")?,
                words: row.next("words")?,
                until: row.next("until")?,
            })
        };
        self.read(move |db| row::all("audit", db.query(SQL, args![limit])?, one)).await
    }

    /// Takes the word from somebody at all tables, until a moment if there is one, or gives it back.
    pub async fn mute(&self, person: &str, muted: bool, until: Option<u64>) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE persons SET muted = $1, muted_until = $2 WHERE id = $3";
        let (person, until) = (person.to_owned(), until.filter(|_| muted));
        self.write(move |db| db.execute(SQL, args![i64::from(muted), until, &*person]).map(|_| ())).await
    }

    /// The tables that somebody has set up and that are not over, in the order of their ids.
    pub async fn open_tables_of_host(&self, host: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE host = $1 AND status <> $2 ORDER BY id";
        let host = host.to_owned();
        self.read(move |db| row::column("tables", "id", db.query(SQL, args![&*host, Status::Over])?)).await
    }
}

fn write_down(db: &mut dyn Database, row: &AuditRow) -> Result<(), StoreError> {
    const SQL: &str =
        "INSERT INTO audit (number, at, by_name, deed, about, words, until) VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT DO NOTHING";
    loop {
        let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM audit";
        let number: u64 = row::number("audit", db.query(next, &[])?)?;
        let AuditRow { at, by, deed, about, words, until, .. } = row;
        // Another node may take the same number at the same moment.
        if db.execute(SQL, args![number, *at, &**by, &**deed, &**about, &**words, *until])? == 1 {
            return Ok(());
        }
    }
}
