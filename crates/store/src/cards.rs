//! Cards: a table as a line in a list, written down so that a list need not open it. A card says how long the journal was
//! when it was written; one of a shorter journal is out of date.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{args, listed};
use crate::store::Store;

/// A card, and how long the journal is by now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// Which table.
    pub table: String,
    /// What the card says, if it is up to date.
    pub card: Option<String>,
}

impl Store {
    /// Writes a card, unless there is a newer one.
    pub async fn set_card(&self, table: &str, entries: u64, card: String) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO cards (table_id, entries, card) VALUES ($1, $2, $3)
            ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, card = excluded.card
            WHERE cards.entries <= excluded.entries";
        let table = table.to_owned();
        self.write(move |db| db.execute(SQL, args![&*table, entries, &*card]).map(|_| ())).await
    }

    /// The cards of these tables, in their order. One that does not exist is left out.
    pub async fn cards(&self, tables: Vec<String>) -> Result<Vec<CardRow>, StoreError> {
        self.read(move |db| {
            let among = db.list_clause(1);
            let sql = format!(
                "SELECT tables.id, cards.card, COALESCE(cards.entries, 0),
                    (SELECT COALESCE(MAX(number) + 1, 0) FROM journal WHERE journal.table_id = tables.id)
                FROM tables LEFT JOIN cards ON cards.table_id = tables.id WHERE tables.id IN {among}"
            );
            let card = |row: &mut Columns| {
                let (table, card): (String, Option<String>) = (row.next("table_id")?, row.next("card")?);
                let (written, entries): (u64, u64) = (row.next("entries")?, row.next("number")?);
                Ok(CardRow { table, card: card.filter(|_| written == entries) })
            };
            let mut found = row::all("cards", db.query(&sql, args![listed(&tables)])?, card)?;
            found.sort_by_key(|card| tables.iter().position(|table| *table == card.table));
            Ok(found)
        })
        .await
    }
}
