//! What people write for themselves about a place at a table, or about somebody. Nobody else is ever told.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// A note that hangs on something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PinRow {
    /// Its number, from 1, among those of its writer.
    pub number: u64,
    /// When it was written.
    pub at: u64,
    /// The table of the place; none if it is about somebody.
    pub table: Option<String>,
    /// The place, as the server wrote it.
    pub place: Option<String>,
    /// Whom it is about.
    pub about: Option<String>,
    /// What it says.
    pub words: String,
}

impl Store {
    /// Keeps a note, unless its writer has so many already. Says whether it did; its number is given here.
    pub async fn pin(&self, person: &str, pin: PinRow, most: u64) -> Result<bool, StoreError> {
        const NEXT: &str = "SELECT COALESCE(MAX(number), 0) + 1 FROM pins WHERE person = $1";
        const COUNT: &str = "SELECT COUNT(*) FROM pins WHERE person = $1";
        const SQL: &str = "INSERT INTO pins (person, number, at, table_id, place, about, words)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let person = person.to_owned();
        self.write(move |db| {
            let kept: u64 = row::number("pins", db.query(COUNT, args![&*person])?)?;
            if kept >= most {
                return Ok(false);
            }
            let PinRow { at, table, place, about, words, .. } = &pin;
            loop {
                let number: u64 = row::number("pins", db.query(NEXT, args![&*person])?)?;
                let row = args![&*person, number, *at, table.clone(), place.clone(), about.clone(), &**words];
                // Another node may take the same number at the same moment.
                if db.execute(SQL, row)? == 1 {
                    return Ok(true);
                }
            }
        })
        .await
    }

    /// Takes a note away.
    pub async fn unpin(&self, person: &str, number: u64) -> Result<(), StoreError> {
        const SQL: &str = "DELETE FROM pins WHERE person = $1 AND number = $2";
        let person = person.to_owned();
        self.write(move |db| db.execute(SQL, args![&*person, number]).map(|_| ())).await
    }

    /// All notes of somebody that hang on something, the oldest first.
    pub async fn pins_of(&self, person: &str) -> Result<Vec<PinRow>, StoreError> {
        const SQL: &str =
            "SELECT number, at, table_id, place, about, words FROM pins WHERE person = $1 ORDER BY number";
        let person = person.to_owned();
        let pin = |row: &mut Columns| {
            Ok(PinRow {
                number: row.next("number")?,
                at: row.next("at")?,
                table: row.next("table_id")?,
                place: row.next("place")?,
                about: row.next("about")?,
                words: row.next("words")?,
            })
        };
        self.read(move |db| row::all("pins", db.query(SQL, args![&*person])?, pin)).await
    }
}
