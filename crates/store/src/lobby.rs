//! The lobby: the public tables that strangers are shown.

use crate::error::StoreError;
use crate::journal::{Append, Status, Visibility, add};
use crate::row::{self, Columns};
use crate::sql::{Database, args};
use crate::store::Store;

/// A host is known here when one of their games of so many entries is over: it takes longer to make such a name than a table.
const PLAYED: u64 = 20;

/// Public tables with a status whose hosts are known here, or are not, newest first.
const SQL: &str = "SELECT id, created_at FROM tables WHERE visibility = $1 AND status = $2 AND {known} (
        SELECT 1 FROM seats JOIN tables played ON played.id = seats.table_id
        WHERE seats.person = tables.host AND played.status = 'over' AND EXISTS (
            SELECT 1 FROM journal WHERE journal.table_id = played.id AND journal.number = $3))
    ORDER BY created_at DESC, id LIMIT $4";

impl Store {
    /// Public tables that wait or are in play, newest first, those that wait before the others. Of a lobby that is full, half
    /// is kept for hosts who have played a game here: nobody fills all of it with names they have just made up.
    pub async fn lobby(&self, limit: u64) -> Result<Vec<String>, StoreError> {
        self.read(move |db| {
            let mut found = page(db, Status::Waiting, limit)?;
            found.extend(page(db, Status::Playing, limit)?);
            found.truncate(limit as usize);
            Ok(found)
        })
        .await
    }

    /// Adds the first entry of a table that is set up from a network, which is known by a word. Nothing is added, and the answer
    /// is no, if strangers would find it and find `most` others of that network already.
    pub async fn set_up(&self, append: Append, network: &str, most: u64) -> Result<bool, StoreError> {
        let network = network.to_owned();
        self.write(move |db| {
            let public = append.row.as_ref().is_some_and(|row| row.visibility == Visibility::Public);
            if public && waiting(db, &network)? >= most {
                return Ok(false);
            }
            if !add(db, &append)? {
                return Err(StoreError::Conflict);
            }
            db.execute("UPDATE tables SET network = $1 WHERE id = $2", args![&*network, &*append.table])?;
            Ok(true)
        })
        .await
    }

    /// How many tables strangers find, and can sit down at, that were set up from a network.
    pub async fn public_of(&self, network: &str) -> Result<u64, StoreError> {
        let network = network.to_owned();
        self.read(move |db| waiting(db, &network)).await
    }

    /// A table counts as one of this network from now on.
    pub async fn set_network(&self, table: &str, network: &str) -> Result<(), StoreError> {
        let (table, network) = (table.to_owned(), network.to_owned());
        let sql = "UPDATE tables SET network = $1 WHERE id = $2 AND status <> 'over'";
        self.write(move |db| db.execute(sql, args![&*network, &*table]).map(|_| ())).await
    }

    /// The network from which a table was set up, as long as it is not over.
    pub async fn network_of(&self, table: &str) -> Result<Option<String>, StoreError> {
        let table = table.to_owned();
        self.read(move |db| {
            let rows = db.query("SELECT network FROM tables WHERE id = $1", args![&*table])?;
            Ok(row::one("tables", rows, |row| row.next("network"))?.flatten())
        })
        .await
    }
}

fn waiting(db: &mut dyn Database, network: &str) -> Result<u64, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM tables WHERE network = $1 AND visibility = 'public' AND status = 'waiting'";
    row::number("tables", db.query(SQL, args![network])?)
}

fn page(db: &mut dyn Database, status: Status, limit: u64) -> Result<Vec<String>, StoreError> {
    let mut tables = |known: &str| -> Result<Vec<(u64, String)>, StoreError> {
        let sql = SQL.replace("{known}", known);
        let pair = |row: &mut Columns| {
            let id: String = row.next("id")?;
            Ok((row.next("created_at")?, id))
        };
        row::all("tables", db.query(&sql, args![Visibility::Public, status, PLAYED - 1, limit])?, pair)
    };
    let (known, mut new) = (tables("EXISTS")?, tables("NOT EXISTS")?);
    let limit = limit as usize;
    new.truncate((limit / 2).max(limit.saturating_sub(known.len())));
    let mut all: Vec<(u64, String)> = known.into_iter().take(limit - new.len()).chain(new).collect();
    all.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    Ok(all.into_iter().map(|(_, id)| id).collect())
}
