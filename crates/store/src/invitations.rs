//! Who was asked to a table by name, and how those are known who sit at tables that wait.

use crate::error::StoreError;
use crate::ratings::Strength;
use crate::row::{self, Columns};
use crate::sql::{args, listed};
use crate::store::Store;

/// Somebody was asked to a table that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// The name of whoever asks.
    pub by: String,
    /// When.
    pub at: u64,
}

/// Somebody with an account who lets others know how they play, at a table that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SitterRow {
    /// The table.
    pub table: String,
    /// Where they sit.
    pub seat: u8,
    /// The word for them.
    pub person: String,
    /// How strong they are in its game, and from how many games that is known; nothing if they have none.
    pub rating: Option<(Strength, u64)>,
}

impl Store {
    /// Somebody asks somebody else to a table. Says `false`, and changes nothing, if they had been asked, or do not want to
    /// hear from whoever asks.
    pub async fn invite(&self, table: &str, person: &str, by: &str, at: u64) -> Result<bool, StoreError> {
        const DEAF: &str = "SELECT blocked FROM blocks WHERE person = $1 AND blocked = $2";
        const SQL: &str = "INSERT INTO invitations (table_id, person, by_person, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT DO NOTHING";
        let (table, person, by) = (table.to_owned(), person.to_owned(), by.to_owned());
        self.write(move |db| {
            if !db.query(DEAF, args![&*person, &*by])?.is_empty() {
                return Ok(false);
            }
            Ok(db.execute(SQL, args![&*table, &*person, &*by, at])? == 1)
        })
        .await
    }

    /// Whether somebody was asked to a table.
    pub async fn is_invited(&self, table: &str, person: &str) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT person FROM invitations WHERE table_id = $1 AND person = $2";
        let (table, person) = (table.to_owned(), person.to_owned());
        self.read(move |db| Ok(!db.query(SQL, args![&*table, &*person])?.is_empty())).await
    }

    /// They do not come.
    pub async fn decline(&self, table: &str, person: &str) -> Result<(), StoreError> {
        const SQL: &str = "DELETE FROM invitations WHERE table_id = $1 AND person = $2";
        let (table, person) = (table.to_owned(), person.to_owned());
        self.write(move |db| db.execute(SQL, args![&*table, &*person]).map(|_| ())).await
    }

    /// The tables to which somebody was asked, that still wait and at which they do not sit; the newest question first.
    pub async fn invitations_of(&self, person: &str, limit: u64) -> Result<Vec<Invitation>, StoreError> {
        const SQL: &str = "SELECT i.table_id, q.name, i.at FROM invitations i JOIN tables t ON t.id = i.table_id
            JOIN persons q ON q.id = i.by_person
            WHERE i.person = $1 AND t.status = 'waiting' AND NOT EXISTS (
                SELECT 1 FROM seats s WHERE s.table_id = i.table_id AND s.person = i.person)
            ORDER BY i.at DESC, i.table_id LIMIT $2";
        let person = person.to_owned();
        let one = |row: &mut Columns| {
            Ok(Invitation { table: row.next("table_id")?, by: row.next("by_person")?, at: row.next("at")? })
        };
        self.read(move |db| row::all("invitations", db.query(SQL, args![&*person, limit])?, one)).await
    }

    /// Whether each of these people left before the end, in so many of their last games with other people, newest first.
    pub async fn all_left_early(&self, people: Vec<String>, last: u64) -> Result<Vec<(String, bool)>, StoreError> {
        let one = |row: &mut Columns| Ok((row.next("person")?, row.next::<u64>("left_early")? != 0));
        self.read(move |db| {
            let sql = format!(
                "SELECT person, left_early FROM (
                    SELECT person, left_early, ended_at, table_id,
                        ROW_NUMBER() OVER (PARTITION BY person ORDER BY ended_at DESC, table_id DESC) AS place
                    FROM placings WHERE person IN {} AND people > 1) games
                WHERE place <= $2 ORDER BY person, ended_at DESC, table_id DESC",
                db.list_clause(1)
            );
            row::all("placings", db.query(&sql, args![listed(&people), last])?, one)
        })
        .await
    }

    /// Who sits at these tables, as far as they wait and let others know how they play.
    pub async fn company(&self, tables: Vec<String>) -> Result<Vec<SitterRow>, StoreError> {
        let one = |row: &mut Columns| {
            let (table, seat, person) = (row.next("table_id")?, row.next("seat")?, row.next("person")?);
            let (rating, doubt): (Option<i64>, Option<i64>) = (row.next("rating")?, row.next("doubt")?);
            let (at, games): (Option<u64>, Option<u64>) = (row.next("rated_at")?, row.next("games")?);
            let strength = rating.zip(doubt).zip(at).map(|((rating, doubt), at)| Strength { rating, doubt, at });
            Ok(SitterRow { table, seat, person, rating: strength.zip(games) })
        };
        self.read(move |db| {
            let sql = format!(
                "SELECT s.table_id, s.seat, s.person, r.rating, r.doubt, r.rated_at, r.games FROM seats s
                JOIN tables t ON t.id = s.table_id JOIN persons p ON p.id = s.person JOIN accounts a ON a.person = s.person
                LEFT JOIN ratings r ON r.person = s.person AND r.game = t.game
                WHERE s.table_id IN {} AND t.status = 'waiting' AND p.hidden = 0 ORDER BY s.table_id, s.seat",
                db.list_clause(1)
            );
            row::all("seats", db.query(&sql, args![listed(&tables)])?, one)
        })
        .await
    }
}
