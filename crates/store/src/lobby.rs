//! The lobby: the public tables that strangers are shown.

use crate::error::StoreError;
use crate::journal::{Status, Visibility};
use crate::row::{self, Columns};
use crate::sql::{Database, args, listed};
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

    /// Which of these tables strangers still find, and can sit down at.
    pub async fn still_open(&self, tables: Vec<String>) -> Result<Vec<String>, StoreError> {
        self.read(move |db| {
            let of_these = db.list_clause(1);
            let sql = format!(
                "SELECT id FROM tables WHERE id IN {of_these} AND visibility = 'public' AND status = 'waiting' ORDER BY id"
            );
            row::column("tables", "id", db.query(&sql, args![listed(&tables)])?)
        })
        .await
    }
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
