//! Who may watch and talk at a table, who does not want to hear whom, and what the operator is told.

use crate::errands::{self, Errand};
use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// What spectators may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Spectators {
    /// They watch and talk.
    #[default]
    Open,
    /// They watch.
    Silent,
    /// Nobody watches.
    Closed,
}

/// What somebody may no longer do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    /// They watch in silence.
    Muted,
    /// They may not watch.
    Removed,
}

/// What somebody told the operator about somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number, from 1.
    pub number: u64,
    /// When.
    pub at: u64,
    /// Who told it.
    pub by: String,
    /// About whom.
    pub about: String,
    /// At which table.
    pub table: String,
    /// What they wrote.
    pub words: String,
    /// What the other had said there last.
    pub said: String,
    /// Whether the operator has dealt with it.
    pub settled: bool,
}

/// Nobody has this id: the row that speaks of all spectators.
const EVERYBODY: &str = "";

impl Store {
    /// What is agreed about spectators at a table, and about whom in particular.
    pub async fn moderation(&self, table: &str) -> Result<(Spectators, Vec<(String, Barred)>), StoreError> {
        const SQL: &str = "SELECT person, what FROM moderation WHERE table_id = $1";
        let table = table.to_owned();
        self.read(move |db| {
            let (mut all, mut some) = (Spectators::Open, Vec::new());
            let pair = |row: &mut Columns| Ok((row.next("person")?, row.next("what")?));
            for (person, what) in row::all::<(String, String)>("moderation", db.query(SQL, args![&*table])?, pair)? {
                match (person, &*what) {
                    (person, "silent") if person == EVERYBODY => all = Spectators::Silent,
                    (person, "closed") if person == EVERYBODY => all = Spectators::Closed,
                    (person, "muted") => some.push((person, Barred::Muted)),
                    (person, "removed") => some.push((person, Barred::Removed)),
                    (_, _) => {}
                }
            }
            Ok((all, some))
        })
        .await
    }

    /// Says what spectators may do at a table.
    pub async fn set_spectators(&self, table: &str, what: Spectators, at: u64) -> Result<(), StoreError> {
        let what = match what {
            Spectators::Open => None,
            Spectators::Silent => Some("silent"),
            Spectators::Closed => Some("closed"),
        };
        self.moderate(table, EVERYBODY, what, at).await
    }

    /// Says what somebody may not do at a table any more; nothing lifts it.
    pub async fn bar(&self, table: &str, person: &str, what: Option<Barred>, at: u64) -> Result<(), StoreError> {
        let what = what.map(|what| match what {
            Barred::Muted => "muted",
            Barred::Removed => "removed",
        });
        self.moderate(table, person, what, at).await
    }

    async fn moderate(&self, table: &str, person: &str, what: Option<&'static str>, at: u64) -> Result<(), StoreError> {
        let (table, person) = (table.to_owned(), person.to_owned());
        self.write(move |db| {
            db.execute("DELETE FROM moderation WHERE table_id = $1 AND person = $2", args![&*table, &*person])?;
            if let Some(what) = what {
                let sql = "INSERT INTO moderation (table_id, person, what) VALUES ($1, $2, $3)";
                db.execute(sql, args![&*table, &*person, what])?;
            }
            errands::add(db, at, &Errand::Moderation(table.clone()))
        })
        .await
    }

    /// Somebody does not want to hear from somebody else any more.
    pub async fn block(&self, person: &str, other: &str) -> Result<(), StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            db.execute(sql, args![&*person, &*other]).map(|_| ())
        })
        .await
    }

    /// And now they do again.
    pub async fn unblock(&self, person: &str, other: &str) -> Result<(), StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        self.write(move |db| {
            let sql = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
            db.execute(sql, args![&*person, &*other]).map(|_| ())
        })
        .await
    }

    /// Whom somebody does not want to hear from: id and name.
    pub async fn blocked_by(&self, person: &str) -> Result<Vec<(String, String)>, StoreError> {
        const SQL: &str = "SELECT b.blocked, p.name FROM blocks b JOIN persons p ON p.id = b.blocked
            WHERE b.person = $1 ORDER BY p.name, b.blocked";
        let person = person.to_owned();
        let pair = |row: &mut Columns| Ok((row.next("blocked")?, row.next("name")?));
        self.read(move |db| row::all("blocks", db.query(SQL, args![&*person])?, pair)).await
    }

    /// Tells the operator. Says the number it got.
    pub async fn report(&self, report: Report) -> Result<u64, StoreError> {
        self.write(move |db| {
            let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM reports";
            let number: u64 = row::number("reports", db.query(next, &[])?)?;
            let Report { at, by, about, table, words, said, .. } = &report;
            let sql = "INSERT INTO reports (number, at, by_person, about, table_id, words, said, settled)
                VALUES ($1, $2, $3, $4, $5, $6, $7, 0)";
            db.execute(sql, args![number, *at, &**by, &**about, &**table, &**words, &**said])?;
            Ok(number)
        })
        .await
    }

    /// What the operator was told, oldest first.
    pub async fn reports(&self, settled_too: bool) -> Result<Vec<Report>, StoreError> {
        const SQL: &str = "SELECT number, at, by_person, about, table_id, words, said, settled FROM reports
            WHERE settled <= $1 ORDER BY number";
        let report = |row: &mut Columns| {
            Ok(Report {
                number: row.next("number")?,
                at: row.next("at")?,
                by: row.next("by_person")?,
                about: row.next("about")?,
                table: row.next("table_id")?,
                words: row.next("words")?,
                said: row.next("said")?,
                settled: row.next::<u64>("settled")? != 0,
            })
        };
        let most = i64::from(settled_too);
        self.read(move |db| row::all("reports", db.query(SQL, args![most])?, report)).await
    }

    /// The operator has dealt with a report. Says whether there is one.
    pub async fn settle(&self, report: u64) -> Result<bool, StoreError> {
        self.write(move |db| Ok(db.execute("UPDATE reports SET settled = 1 WHERE number = $1", args![report])? == 1))
            .await
    }
}
