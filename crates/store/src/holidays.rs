//! When people are on holiday. What is over stays: it counts among the days of its year.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{args, listed};
use crate::store::Store;

/// A time for which somebody is away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolidayRow {
    /// Who.
    pub person: String,
    /// From when on.
    pub begins: u64,
    /// Until when.
    pub ends: u64,
}

impl Store {
    /// When these people are, will be and were away, the earliest first.
    pub async fn holidays(&self, people: Vec<String>) -> Result<Vec<HolidayRow>, StoreError> {
        self.read(move |db| {
            let sql = format!(
                "SELECT person, begins, ends FROM holidays WHERE person IN {} ORDER BY begins, person",
                db.list_clause(1)
            );
            row::all("holidays", db.query(&sql, args![listed(&people)])?, holiday)
        })
        .await
    }

    /// Somebody will be away.
    pub async fn add_holiday(&self, person: &str, begins: u64, ends: u64) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO holidays (person, begins, ends) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let person = person.to_owned();
        self.write(move |db| db.execute(SQL, args![&*person, begins, ends]).map(|_| ())).await
    }

    /// Somebody is back, or does not go. Says whether there was such a holiday that is not over.
    pub async fn end_holiday(&self, person: &str, begins: u64, at: u64) -> Result<bool, StoreError> {
        const CUT: &str =
            "UPDATE holidays SET ends = $1 WHERE person = $2 AND begins = $3 AND begins < $4 AND ends > $5";
        const TAKE_BACK: &str = "DELETE FROM holidays WHERE person = $1 AND begins = $2 AND begins >= $3";
        let person = person.to_owned();
        self.write(move |db| {
            let cut = db.execute(CUT, args![at, &*person, begins, at, at])?;
            Ok(cut + db.execute(TAKE_BACK, args![&*person, begins, at])? > 0)
        })
        .await
    }
}

fn holiday(row: &mut Columns) -> Result<HolidayRow, StoreError> {
    Ok(HolidayRow { person: row.next("person")?, begins: row.next("begins")?, ends: row.next("ends")? })
}
