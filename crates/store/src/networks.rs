//! Networks that may not use the server.

use crate::errands::{self, Errand};
use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// A network that may not use the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BannedNetwork {
    /// Its addresses, as `203.0.113.0/24`.
    pub network: String,
    /// Since when.
    pub at: u64,
    /// The name of who did it, as it was then.
    pub by: String,
    /// Why.
    pub words: String,
}

impl Store {
    /// Shuts a network out, on every node. Once more, it is for another reason.
    pub async fn ban_network(&self, row: BannedNetwork) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO banned_networks (network, at, by_name, words) VALUES ($1, $2, $3, $4)
            ON CONFLICT (network) DO UPDATE SET at = excluded.at, by_name = excluded.by_name, words = excluded.words";
        self.write(move |db| {
            let BannedNetwork { network, at, by, words } = &row;
            db.execute(SQL, args![&**network, *at, &**by, &**words])?;
            errands::add(db, *at, &Errand::Networks)
        })
        .await
    }

    /// Lets a network in again, on every node. Says whether it was shut out.
    pub async fn readmit_network(&self, network: &str, at: u64) -> Result<bool, StoreError> {
        const SQL: &str = "DELETE FROM banned_networks WHERE network = $1";
        let network = network.to_owned();
        self.write(move |db| {
            if db.execute(SQL, args![&*network])? == 0 {
                return Ok(false);
            }
            errands::add(db, at, &Errand::Networks)?;
            Ok(true)
        })
        .await
    }

    /// All that are shut out, the newest first.
    pub async fn banned_networks(&self) -> Result<Vec<BannedNetwork>, StoreError> {
        const SQL: &str = "SELECT network, at, by_name, words FROM banned_networks ORDER BY at DESC, network";
        let one = |row: &mut Columns| {
            Ok(BannedNetwork {
                network: row.next("network")?,
                at: row.next("at")?,
                by: row.next("by_name")?,
                words: row.next("words")?,
            })
        };
        self.read(move |db| row::all("banned_networks", db.query(SQL, &[])?, one)).await
    }
}
