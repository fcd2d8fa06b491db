//! Errands: what every server on the database must look at again, because somebody else changed it: another node, or
//! `lazaret admin`. They are numbered rows that each server reads about once a second, from where it stood. Nothing
//! depends on the moment at which one is noticed, and one that is carried out twice does no harm.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{Database, args};
use crate::store::Store;

/// Something to look at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Sessions or machines of a person have ended.
    Person(String),
    /// Who may watch and talk at a table has changed.
    Moderation(String),
    /// The journal of a table was changed from outside: it is to be made again.
    Table(String),
    /// A restart was announced for this moment, in milliseconds since 1970; with 0, the announcement was taken back.
    Restart(u64),
    /// The networks that are shut out have changed.
    Networks,
}

impl Errand {
    fn body(&self) -> String {
        match self {
            Self::Person(id) => format!("person {id}"),
            Self::Moderation(table) => format!("moderation {table}"),
            Self::Table(table) => format!("table {table}"),
            Self::Restart(at) => format!("restart {at}"),
            Self::Networks => "networks all".to_owned(),
        }
    }

    /// What another program wrote; nothing if it knows errands that this one does not.
    fn read(body: &str) -> Option<Self> {
        let (kind, whose) = body.split_once(' ')?;
        let whose = whose.to_owned();
        match kind {
            "person" => Some(Self::Person(whose)),
            "moderation" => Some(Self::Moderation(whose)),
            "table" => Some(Self::Table(whose)),
            "restart" => whose.parse().ok().map(Self::Restart),
            "networks" => Some(Self::Networks),
            _ => None,
        }
    }
}

impl Store {
    /// The number of the newest errand; a server begins behind it.
    pub async fn last_errand(&self) -> Result<u64, StoreError> {
        self.read(|db| row::number("errands", db.query("SELECT COALESCE(MAX(number), 0) FROM errands", &[])?)).await
    }

    /// The errands behind `number`, oldest first, each with its own number.
    pub async fn errands_after(&self, number: u64) -> Result<Vec<(u64, Option<Errand>)>, StoreError> {
        const SQL: &str = "SELECT number, body FROM errands WHERE number > $1 ORDER BY number";
        let errand = |row: &mut Columns| Ok((row.next("number")?, Errand::read(&row.next::<String>("body")?)));
        self.read(move |db| row::all("errands", db.query(SQL, args![number])?, errand)).await
    }

    /// Forgets errands that every server has seen long ago. The newest stays: numbers only grow.
    pub async fn forget_errands(&self, before: u64) -> Result<(), StoreError> {
        const SQL: &str = "DELETE FROM errands WHERE at < $1 AND number < (SELECT MAX(number) FROM errands)";
        self.write(move |db| db.execute(SQL, args![before]).map(|_| ())).await
    }
}

/// Writes an errand, together with what it is about. Two programs may take the same number at once: the second waits for
/// the first and takes the next.
pub(crate) fn add(db: &mut dyn Database, at: u64, errand: &Errand) -> Result<(), StoreError> {
    loop {
        let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM errands";
        let number: u64 = row::number("errands", db.query(next, &[])?)?;
        let sql = "INSERT INTO errands (number, at, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        if db.execute(sql, args![number, at, errand.body()])? == 1 {
            return Ok(());
        }
    }
}
