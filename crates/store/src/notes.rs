//! What people write for themselves at a table. Nobody else is ever told.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

impl Store {
    /// What somebody wrote for themselves at a table.
    pub async fn note(&self, person: &str, table: &str) -> Result<Option<String>, StoreError> {
        const SQL: &str = "SELECT words FROM notes WHERE person = $1 AND table_id = $2";
        let (person, table) = (person.to_owned(), table.to_owned());
        self.read(move |db| Ok(row::column("notes", "words", db.query(SQL, args![&*person, &*table])?)?.pop())).await
    }

    /// Somebody writes for themselves; nothing forgets it.
    pub async fn set_note(&self, person: &str, table: &str, words: &str, at: u64) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO notes (person, table_id, at, words) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at, words = excluded.words";
        const FORGET: &str = "DELETE FROM notes WHERE person = $1 AND table_id = $2";
        let (person, table, words) = (person.to_owned(), table.to_owned(), words.to_owned());
        self.write(move |db| {
            let done = if words.is_empty() {
                db.execute(FORGET, args![&*person, &*table])
            } else {
                db.execute(SQL, args![&*person, &*table, at, &*words])
            };
            done.map(|_| ())
        })
        .await
    }

    /// All that somebody wrote for themselves: table, when, what; oldest first.
    pub async fn notes_of(&self, person: &str) -> Result<Vec<(String, u64, String)>, StoreError> {
        const SQL: &str = "SELECT table_id, at, words FROM notes WHERE person = $1 ORDER BY at, table_id";
        let person = person.to_owned();
        let note = |row: &mut Columns| Ok((row.next("table_id")?, row.next("at")?, row.next("words")?));
        self.read(move |db| row::all("notes", db.query(SQL, args![&*person])?, note)).await
    }
}
