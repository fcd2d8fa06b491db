//! Whom people like to play with, and whether others may know that they are here.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{args, listed};
use crate::store::Store;

/// Somebody with an account, as others may know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownRow {
    /// The word for them.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether others may know that they are here.
    pub seen: bool,
}

impl Store {
    /// Somebody likes to play with somebody else. Says `false`, and changes nothing, if they like so many already.
    pub async fn befriend(&self, person: &str, friend: &str, most: u64) -> Result<bool, StoreError> {
        let (person, friend) = (person.to_owned(), friend.to_owned());
        self.write(move |db| {
            let count = db.query("SELECT COUNT(*) FROM friends WHERE person = $1", args![&*person])?;
            if row::number::<u64>("friends", count)? >= most {
                return Ok(false);
            }
            let sql = "INSERT INTO friends (person, friend) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            db.execute(sql, args![&*person, &*friend]).map(|_| true)
        })
        .await
    }

    /// And now they do not.
    pub async fn unfriend(&self, person: &str, friend: &str) -> Result<(), StoreError> {
        const SQL: &str = "DELETE FROM friends WHERE person = $1 AND friend = $2";
        let (person, friend) = (person.to_owned(), friend.to_owned());
        self.write(move |db| db.execute(SQL, args![&*person, &*friend]).map(|_| ())).await
    }

    /// With whom somebody likes to play, in the order of their names.
    pub async fn friends_of(&self, person: &str) -> Result<Vec<KnownRow>, StoreError> {
        const SQL: &str = "SELECT p.id, p.name, p.unseen FROM friends f JOIN persons p ON p.id = f.friend
            JOIN accounts a ON a.person = p.id WHERE f.person = $1 AND p.banned = 0 ORDER BY p.name, p.id";
        let person = person.to_owned();
        self.read(move |db| row::all("friends", db.query(SQL, args![&*person])?, known)).await
    }

    /// Those among these who have an account, in the order of their names.
    pub async fn known(&self, people: Vec<String>) -> Result<Vec<KnownRow>, StoreError> {
        self.read(move |db| {
            let sql = format!(
                "SELECT p.id, p.name, p.unseen FROM persons p JOIN accounts a ON a.person = p.id
                WHERE p.id IN {} AND p.banned = 0 ORDER BY p.name, p.id",
                db.list_clause(1)
            );
            row::all("persons", db.query(&sql, args![listed(&people)])?, known)
        })
        .await
    }

    /// Whether others may know that somebody is here.
    pub async fn show_here(&self, id: &str, shown: bool) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE persons SET unseen = $1 WHERE id = $2";
        let id = id.to_owned();
        self.write(move |db| db.execute(SQL, args![i64::from(!shown), &*id]).map(|_| ())).await
    }
}

fn known(row: &mut Columns) -> Result<KnownRow, StoreError> {
    Ok(KnownRow { id: row.next("id")?, name: row.next("name")?, seen: row.next::<u64>("unseen")? == 0 })
}
