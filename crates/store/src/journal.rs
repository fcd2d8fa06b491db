//! Tables and their journals.

use crate::error::StoreError;
use crate::hints::{Hint, News};
use crate::results::{ResultRow, settle};
use crate::row::{self, Column, Columns};
use crate::sql::{Database, Row, Value, args, listed};
use crate::store::Store;

/// What is added to the journal of a table. Its meaning is the table's affair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The number of the entry: how many there were before.
    pub number: u64,
    /// When it was written.
    pub at: u64,
    /// What happened, as the table wrote it.
    pub body: String,
    /// How the table is found from now on, if that changes.
    pub row: Option<TableRow>,
    /// The finished game, if this entry ends it.
    pub result: Option<ResultRow>,
}

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 0.
    pub number: u64,
    /// When it was made.
    pub at: u64,
    /// What it says.
    pub body: String,
}

/// How much there is of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Which table.
    pub table: String,
    /// How many entries its journal has.
    pub entries: u64,
    /// How many lines were said at it.
    pub lines: u64,
}

/// How a table is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Whether strangers find it.
    pub visibility: Visibility,
    /// The code to sit down.
    pub sit_code: String,
    /// Who set it up.
    pub host: String,
    /// Whether bots play at it, so that they go on after a restart.
    pub bots: bool,
    /// When something happens by itself: a clock falls, a bot stands in.
    pub wake_at: Option<u64>,
    /// When it was set up.
    pub created_at: u64,
    /// Who sits where.
    pub seats: Vec<(u8, String)>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// People may sit down.
    Waiting,
    /// The game is in play.
    Playing,
    /// The game has ended or was given up.
    Over,
}

/// Whether strangers find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Only those who have its address.
    Private,
    /// It is in the lobby.
    Public,
}

impl Status {
    /// The word for it, as the columns hold it; the statements below and the schema say the same words.
    pub fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

impl Visibility {
    /// The word for it, as the columns hold it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Public => "public",
        }
    }
}

impl From<Status> for Value {
    fn from(status: Status) -> Self {
        Self::from(status.word())
    }
}

impl From<Visibility> for Value {
    fn from(visibility: Visibility) -> Self {
        Self::from(visibility.word())
    }
}

impl Column for Status {
    fn of(value: Value) -> Option<Self> {
        [Self::Waiting, Self::Playing, Self::Over].into_iter().find(|status| Value::from(*status) == value)
    }
}

impl Column for Visibility {
    fn of(value: Value) -> Option<Self> {
        [Self::Private, Self::Public].into_iter().find(|visibility| Value::from(*visibility) == value)
    }
}

/// Tables that want to be opened although nobody asks for them, and at which no other node works.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wake {
    /// Those at which something was due by then.
    DueBy(u64),
    /// Those in play with bots.
    Bots,
}

impl Store {
    /// Adds an entry to a journal. Answered after the commit; [`StoreError::Conflict`] if that number is taken.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let hint = Hint { table: append.table.clone(), news: News::Entry(append.number) };
        if !self.write(move |db| add(db, &append)).await? {
            return Err(StoreError::Conflict);
        }
        self.hint(hint);
        Ok(())
    }

    /// The whole journal of a table; empty if there is no such table.
    pub async fn journal(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_owned();
        self.read(move |db| journal(db, &table, 0)).await
    }

    /// The journal of a table from this entry on.
    pub async fn journal_from(&self, table: &str, number: u64) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_owned();
        self.read(move |db| journal(db, &table, number)).await
    }

    /// How far each of these tables is. One that does not exist is left out.
    pub async fn numbers(&self, tables: Vec<String>) -> Result<Vec<Numbers>, StoreError> {
        self.read(move |db| {
            let among = db.list_clause(1);
            let sql = format!(
                "SELECT id, (SELECT COALESCE(MAX(number) + 1, 0) FROM journal WHERE table_id = tables.id),
                    (SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE table_id = tables.id)
                FROM tables WHERE id IN {among}"
            );
            let numbers = |row: &mut Columns| {
                Ok(Numbers { table: row.next("id")?, entries: row.next("entries")?, lines: row.next("lines")? })
            };
            row::all("tables", db.query(&sql, args![listed(&tables)])?, numbers)
        })
        .await
    }

    /// The table to which a code to sit belongs.
    pub async fn table_to_sit(&self, code: &str) -> Result<Option<String>, StoreError> {
        let code = code.to_owned();
        self.read(move |db| Ok(ids(db.query("SELECT id FROM tables WHERE sit_code = $1", args![&*code])?)?.pop())).await
    }

    /// The tables of a person that are not over, newest first.
    pub async fn tables_of(&self, person: &str, limit: u64) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
            WHERE s.person = $1 AND t.status <> 'over' GROUP BY t.id, t.created_at ORDER BY t.created_at DESC LIMIT $2";
        let person = person.to_owned();
        self.read(move |db| ids(db.query(SQL, args![&*person, limit])?)).await
    }

    /// The tables of a person that are over, newest first.
    pub async fn finished_of(&self, person: &str, limit: u64) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
            WHERE s.person = $1 AND t.status = 'over' GROUP BY t.id, t.created_at ORDER BY t.created_at DESC LIMIT $2";
        let person = person.to_owned();
        self.read(move |db| ids(db.query(SQL, args![&*person, limit])?)).await
    }

    /// How far a table is; none if there is no such table.
    pub async fn status_of(&self, table: &str) -> Result<Option<Status>, StoreError> {
        let table = table.to_owned();
        self.read(move |db| {
            let rows = db.query("SELECT status FROM tables WHERE id = $1", args![&*table])?;
            row::one("tables", rows, |row| row.next("status"))
        })
        .await
    }

    /// How many tables a person has set up that are not over.
    pub async fn hosted_by(&self, person: &str) -> Result<u64, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status <> 'over'";
        let person = person.to_owned();
        self.read(move |db| row::number("tables", db.query(SQL, args![&*person])?)).await
    }

    /// Tables that want to be opened although nobody asks for them, behind `after` in the order of their ids.
    pub async fn to_wake(&self, wake: Wake, after: &str, limit: u64) -> Result<Vec<String>, StoreError> {
        const FREE: &str = "NOT EXISTS (SELECT 1 FROM leases
            WHERE leases.table_id = tables.id AND leases.node <> $1 AND leases.until > {clock})";
        let (after, node) = (after.to_owned(), self.node().to_owned());
        self.read(move |db| {
            let free = FREE.replace("{clock}", db.clock_clause());
            let rows = match wake {
                Wake::DueBy(now) => db.query(
                    &format!("SELECT id FROM tables WHERE {free} AND wake_at <= $2 AND id > $3 ORDER BY id LIMIT $4"),
                    args![&*node, now, &*after, limit],
                )?,
                Wake::Bots => db.query(
                    &format!(
                        "SELECT id FROM tables WHERE {free} AND bots = 1 AND status = 'playing' AND id > $2
                        ORDER BY id LIMIT $3"
                    ),
                    args![&*node, &*after, limit],
                )?,
            };
            ids(rows)
        })
        .await
    }

    /// All tables behind `after` in the order of their ids.
    pub async fn all_tables(&self, after: &str, limit: u64) -> Result<Vec<String>, StoreError> {
        let after = after.to_owned();
        self.read(move |db| {
            ids(db.query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", args![&*after, limit])?)
        })
        .await
    }
}

pub(crate) fn add(db: &mut dyn Database, append: &Append) -> Result<bool, StoreError> {
    let Append { table, number, at, body, row, result } = append;
    let written = db.execute(
        "INSERT INTO journal (table_id, number, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        args![&**table, *number, *at, &**body],
    )?;
    if written == 0 {
        return Ok(false);
    }
    if let Some(row) = row {
        place(db, table, row)?;
    }
    if let Some(result) = result {
        settle(db, result)?;
    }
    Ok(true)
}

/// Writes how a table is found.
fn place(db: &mut dyn Database, table: &str, row: &TableRow) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO tables (id, game, status, visibility, sit_code, host, bots, wake_at, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility,
            host = excluded.host, bots = excluded.bots, wake_at = excluded.wake_at,
            network = CASE WHEN excluded.status = 'over' THEN NULL ELSE tables.network END";
    db.execute(
        SQL,
        args![
            table,
            &*row.game,
            row.status,
            row.visibility,
            &*row.sit_code,
            &*row.host,
            i64::from(row.bots),
            row.wake_at,
            row.created_at
        ],
    )?;
    db.execute("DELETE FROM seats WHERE table_id = $1", args![table])?;
    for (seat, person) in &row.seats {
        let sql = "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)";
        db.execute(sql, args![table, i64::from(*seat), &**person])?;
    }
    Ok(())
}

pub(crate) fn journal(db: &mut dyn Database, table: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
    const SQL: &str = "SELECT number, at, body FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number";
    let rows = db.query(SQL, args![table, from])?;
    let entry =
        |row: &mut Columns| Ok(Entry { number: row.next("number")?, at: row.next("at")?, body: row.next("body")? });
    row::all("journal", rows, entry)
}

fn ids(rows: Vec<Row>) -> Result<Vec<String>, StoreError> {
    row::column("tables", "id", rows)
}
