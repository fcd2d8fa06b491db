//! Browsers to which notices are pushed.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// A browser that takes notices though its page is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushRow {
    /// Where its push service takes them.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// The secret it shares with us.
    pub auth: String,
}

impl Store {
    /// A browser of somebody, who may have so many: the oldest goes. It is nobody else's any more.
    pub async fn add_push(&self, person: &str, push: PushRow, most: u64, at: u64) -> Result<(), StoreError> {
        const ADD: &str = "INSERT INTO pushes (endpoint, person, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh,
                auth = excluded.auth, created_at = excluded.created_at";
        const TOO_MANY: &str = "DELETE FROM pushes WHERE person = $1 AND endpoint NOT IN (
            SELECT endpoint FROM pushes WHERE person = $2 ORDER BY created_at DESC, endpoint LIMIT $3)";
        let person = person.to_owned();
        self.write(move |db| {
            db.execute(ADD, args![&*push.endpoint, &*person, &*push.p256dh, &*push.auth, at])?;
            db.execute(TOO_MANY, args![&*person, &*person, most]).map(|_| ())
        })
        .await
    }

    /// Forgets a browser, if it is this person's.
    pub async fn drop_push(&self, person: &str, endpoint: &str) -> Result<(), StoreError> {
        const SQL: &str = "DELETE FROM pushes WHERE person = $1 AND endpoint = $2";
        let (person, endpoint) = (person.to_owned(), endpoint.to_owned());
        self.write(move |db| db.execute(SQL, args![&*person, &*endpoint]).map(|_| ())).await
    }

    /// The browsers of somebody, oldest first.
    pub async fn pushes_of(&self, person: &str) -> Result<Vec<PushRow>, StoreError> {
        const SQL: &str = "SELECT endpoint, p256dh, auth FROM pushes WHERE person = $1 ORDER BY created_at, endpoint";
        let person = person.to_owned();
        let push = |row: &mut Columns| {
            Ok(PushRow { endpoint: row.next("endpoint")?, p256dh: row.next("p256dh")?, auth: row.next("auth")? })
        };
        self.read(move |db| row::all("pushes", db.query(SQL, args![&*person])?, push)).await
    }
}
