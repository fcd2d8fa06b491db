//! Analyses of finished games: work that is done once.

use crate::error::StoreError;
use crate::row;
use crate::sql::args;
use crate::store::Store;

impl Store {
    /// Keeps the analysis of a table, instead of an older one.
    pub async fn keep_analysis(&self, table: &str, version: u64, body: String) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO analyses (table_id, version, body) VALUES ($1, $2, $3)
            ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body";
        let table = table.to_owned();
        self.write(move |db| db.execute(SQL, args![&*table, version, &*body]).map(|_| ())).await
    }

    /// The analysis of a table, if one of this version is kept.
    pub async fn analysis(&self, table: &str, version: u64) -> Result<Option<String>, StoreError> {
        const SQL: &str = "SELECT body FROM analyses WHERE table_id = $1 AND version = $2";
        let table = table.to_owned();
        self.read(move |db| {
            let found = db.query(SQL, args![&*table, version])?;
            Ok(row::all("analyses", found, |row| row.next::<String>("body"))?.pop())
        })
        .await
    }
}
