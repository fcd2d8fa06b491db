//! People, and how they are reached.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonRow {
    /// Who: not shown to anybody.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether there is an account.
    pub account: bool,
    /// A webhook for turn notices.
    pub webhook: Option<String>,
    /// An e-mail address for turn notices.
    pub email: Option<String>,
    /// The language of the notices.
    pub language: Option<String>,
}

impl Store {
    /// A new person with a session of their own.
    pub async fn add_person(&self, id: &str, name: &str, session: &str, at: u64) -> Result<(), StoreError> {
        let (id, name, session) = (id.to_owned(), name.to_owned(), session.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO persons (id, name, created_at) VALUES ($1, $2, $3)";
            db.execute(sql, args![&*id, &*name, at])?;
            let sql = "INSERT INTO sessions (id, person, created_at) VALUES ($1, $2, $3)";
            db.execute(sql, args![&*session, &*id, at]).map(|_| ())
        })
        .await
    }

    /// A person by their id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        const SQL: &str = "SELECT p.id, p.name, a.name, p.webhook, p.email, p.language
            FROM persons p LEFT JOIN accounts a ON a.person = p.id WHERE p.id = $1";
        let id = id.to_owned();
        self.read(move |db| row::one("persons", db.query(SQL, args![&*id])?, person)).await
    }

    /// Renames a person.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |db| db.execute("UPDATE persons SET name = $1 WHERE id = $2", args![&*name, &*id]).map(|_| ()))
            .await
    }

    /// How a person is told that it is their turn.
    pub async fn set_notices(
        &self,
        id: &str,
        webhook: Option<String>,
        email: Option<String>,
        language: Option<String>,
    ) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE persons SET webhook = $1, email = $2, language = $3 WHERE id = $4";
        let id = id.to_owned();
        self.write(move |db| db.execute(SQL, args![webhook.clone(), email.clone(), language.clone(), &*id]).map(|_| ()))
            .await
    }

    /// Gives a person an account. Says `false`, and changes nothing, if the name is taken or they have one.
    pub async fn add_account(&self, key: &str, person: &str, name: &str, hash: &str) -> Result<bool, StoreError> {
        let (key, person, name, hash) = (key.to_owned(), person.to_owned(), name.to_owned(), hash.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO accounts (name, person, password) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            let added = db.execute(sql, args![&*key, &*person, &*hash])? == 1;
            if added {
                db.execute("UPDATE persons SET name = $1 WHERE id = $2", args![&*name, &*person])?;
            }
            Ok(added)
        })
        .await
    }

    /// The person and the password hash of an account.
    pub async fn account(&self, key: &str) -> Result<Option<(String, String)>, StoreError> {
        let key = key.to_owned();
        self.read(move |db| {
            let rows = db.query("SELECT person, password FROM accounts WHERE name = $1", args![&*key])?;
            row::one("accounts", rows, |row| Ok((row.next("person")?, row.next("password")?)))
        })
        .await
    }

    /// A new session of a person.
    pub async fn add_session(&self, session: &str, person: &str, at: u64) -> Result<(), StoreError> {
        let (session, person) = (session.to_owned(), person.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO sessions (id, person, created_at) VALUES ($1, $2, $3)";
            db.execute(sql, args![&*session, &*person, at]).map(|_| ())
        })
        .await
    }

    /// Whose session it is.
    pub async fn session(&self, session: &str) -> Result<Option<String>, StoreError> {
        let session = session.to_owned();
        self.read(move |db| {
            let rows = db.query("SELECT person FROM sessions WHERE id = $1", args![&*session])?;
            Ok(row::column("sessions", "person", rows)?.pop())
        })
        .await
    }

    /// Ends a session.
    pub async fn end_session(&self, session: &str) -> Result<(), StoreError> {
        let session = session.to_owned();
        self.write(move |db| db.execute("DELETE FROM sessions WHERE id = $1", args![&*session]).map(|_| ())).await
    }

    /// A code that moves a person to another device, once. It replaces any they had before.
    pub async fn add_code(&self, code: &str, person: &str, expires_at: u64) -> Result<(), StoreError> {
        let (code, person) = (code.to_owned(), person.to_owned());
        self.write(move |db| {
            db.execute("DELETE FROM codes WHERE person = $1", args![&*person])?;
            let sql = "INSERT INTO codes (code, person, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            db.execute(sql, args![&*code, &*person, expires_at]).map(|_| ())
        })
        .await
    }

    /// Uses up a code and says whose it was, unless it has expired or was never given.
    pub async fn take_code(&self, code: &str, now: u64) -> Result<Option<String>, StoreError> {
        let code = code.to_owned();
        self.write(move |db| {
            let sql = "DELETE FROM codes WHERE code = $1 RETURNING person, expires_at";
            let read = |row: &mut Columns| Ok((row.next("person")?, row.next("expires_at")?));
            let taken: Option<(String, u64)> = row::one("codes", db.query(sql, args![&*code])?, read)?;
            Ok(taken.filter(|(_, expires_at)| *expires_at > now).map(|(person, _)| person))
        })
        .await
    }

    /// Claims the one notice a person gets for a turn. Says whether it was still free.
    pub async fn claim_notice(&self, table: &str, step: u64, person: &str) -> Result<bool, StoreError> {
        let (table, person) = (table.to_owned(), person.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO notices (table_id, step, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            Ok(db.execute(sql, args![&*table, step, &*person])? == 1)
        })
        .await
    }

    /// A setting; `fresh` becomes it if there is none yet.
    pub async fn setting(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let (name, fresh) = (name.to_owned(), fresh.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO settings (name, setting) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            db.execute(sql, args![&*name, &*fresh])?;
            let rows = db.query("SELECT setting FROM settings WHERE name = $1", args![&*name])?;
            let kept: Option<String> = row::column("settings", "setting", rows)?.pop();
            kept.ok_or_else(|| StoreError::Malformed { place: format!("settings.{name}") })
        })
        .await
    }
}

fn person(row: &mut Columns) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: row.next("id")?,
        name: row.next("name")?,
        account: row.next::<Option<String>>("account")?.is_some(),
        webhook: row.next("webhook")?,
        email: row.next("email")?,
        language: row.next("language")?,
    })
}
