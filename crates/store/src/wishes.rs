//! How people want to be told of what, what is put off until they want to hear of it, and at which tables they were told
//! and have not looked since.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// How somebody wants to be told of what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WishesRow {
    /// As the server wrote it; empty if they have said nothing.
    pub body: String,
    /// The secret in the address of their calendar, if they have one.
    pub calendar: Option<String>,
    /// How often in a row their hook has failed.
    pub hook_failed: u64,
}

/// Something that somebody is told later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PutOffRow {
    /// Whom.
    pub person: String,
    /// At which table it was.
    pub table: String,
    /// What it was, in a word.
    pub occasion: String,
    /// Which game is played there.
    pub game: String,
}

impl Store {
    /// How somebody wants to be told of what.
    pub async fn wishes(&self, person: &str) -> Result<WishesRow, StoreError> {
        const SQL: &str = "SELECT body, calendar, hook_failed FROM wishes WHERE person = $1";
        let person = person.to_owned();
        let one = |row: &mut Columns| {
            Ok(WishesRow {
                body: row.next("body")?,
                calendar: row.next("calendar")?,
                hook_failed: row.next("hook_failed")?,
            })
        };
        let found = self.read(move |db| row::one("wishes", db.query(SQL, args![&*person])?, one)).await?;
        Ok(found.unwrap_or_default())
    }

    /// Says how somebody wants to be told of what. A hook that rested is tried again.
    pub async fn set_wishes(&self, person: &str, body: &str) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO wishes (person, body, calendar, hook_failed) VALUES ($1, $2, NULL, 0)
            ON CONFLICT (person) DO UPDATE SET body = excluded.body, hook_failed = 0";
        let (person, body) = (person.to_owned(), body.to_owned());
        self.write(move |db| db.execute(SQL, args![&*person, &*body]).map(|_| ())).await
    }

    /// The secret in the address of somebody's calendar from now on; nothing takes the calendar away.
    pub async fn set_calendar(&self, person: &str, secret: Option<String>) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO wishes (person, body, calendar, hook_failed) VALUES ($1, '', $2, 0)
            ON CONFLICT (person) DO UPDATE SET calendar = excluded.calendar";
        let person = person.to_owned();
        self.write(move |db| db.execute(SQL, args![&*person, secret.clone()]).map(|_| ())).await
    }

    /// Whose calendar has this secret in its address.
    pub async fn calendar_of(&self, secret: &str) -> Result<Option<String>, StoreError> {
        const SQL: &str = "SELECT person FROM wishes WHERE calendar = $1";
        let secret = secret.to_owned();
        self.read(move |db| Ok(row::column("wishes", "person", db.query(SQL, args![&*secret])?)?.pop())).await
    }

    /// The hook of somebody has answered, or failed once more.
    pub async fn hook_answered(&self, person: &str, well: bool) -> Result<(), StoreError> {
        const WELL: &str = "UPDATE wishes SET hook_failed = 0 WHERE person = $1 AND hook_failed <> 0";
        const BADLY: &str = "INSERT INTO wishes (person, body, calendar, hook_failed) VALUES ($1, '', NULL, 1)
            ON CONFLICT (person) DO UPDATE SET hook_failed = wishes.hook_failed + 1";
        let person = person.to_owned();
        self.write(move |db| db.execute(if well { WELL } else { BADLY }, args![&*person]).map(|_| ())).await
    }

    /// Somebody is told of a table. Says `false` if they were told before and have not looked since.
    pub async fn ring(&self, person: &str, table: &str) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO rung (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let (person, table) = (person.to_owned(), table.to_owned());
        self.write(move |db| Ok(db.execute(SQL, args![&*person, &*table])? == 1)).await
    }

    /// Somebody looks at a table: they are told of it again when something happens, and of nothing that was put off.
    pub async fn looked(&self, person: &str, table: &str) -> Result<(), StoreError> {
        const TOLD: &str = "SELECT table_id FROM rung WHERE person = $1 AND table_id = $2
            UNION ALL SELECT table_id FROM put_off WHERE person = $3 AND table_id = $4";
        let (who, at) = (person.to_owned(), table.to_owned());
        // Most who come were told nothing: they cost no writing.
        let told = self.read(move |db| db.query(TOLD, args![&*who, &*at, &*who, &*at])).await?;
        if told.is_empty() {
            return Ok(());
        }
        let (person, table) = (person.to_owned(), table.to_owned());
        self.write(move |db| {
            db.execute("DELETE FROM rung WHERE person = $1 AND table_id = $2", args![&*person, &*table])?;
            db.execute("DELETE FROM put_off WHERE person = $1 AND table_id = $2", args![&*person, &*table]).map(|_| ())
        })
        .await
    }

    /// Somebody is told of something when this moment has come.
    pub async fn put_off(&self, what: PutOffRow, due_at: u64) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO put_off (person, table_id, occasion, game, due_at) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING";
        self.write(move |db| {
            let PutOffRow { person, table, occasion, game } = &what;
            db.execute(SQL, args![&**person, &**table, &**occasion, &**game, due_at]).map(|_| ())
        })
        .await
    }

    /// Takes all that people are to be told by now: whoever takes it tells them.
    pub async fn take_put_off(&self, now: u64) -> Result<Vec<PutOffRow>, StoreError> {
        const SQL: &str = "DELETE FROM put_off WHERE due_at <= $1 RETURNING person, table_id, occasion, game";
        let one = |row: &mut Columns| {
            Ok(PutOffRow {
                person: row.next("person")?,
                table: row.next("table_id")?,
                occasion: row.next("occasion")?,
                game: row.next("game")?,
            })
        };
        // Most of the time there is nothing, and nothing is written.
        let due =
            self.read(move |db| db.query("SELECT person FROM put_off WHERE due_at <= $1 LIMIT 1", args![now])).await?;
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let mut taken = self.write(move |db| row::all("put_off", db.query(SQL, args![now])?, one)).await?;
        taken.sort_by(|one, other| (&one.person, &one.table).cmp(&(&other.person, &other.table)));
        Ok(taken)
    }
}
