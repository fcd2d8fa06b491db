//! People, and how they are reached.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{args, listed};
use crate::store::Store;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each says one thing of its own")]
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
    /// The address that was confirmed: letters go to `email` only if it is this one.
    pub confirmed: Option<String>,
    /// Whether whoever runs the server has shut them out.
    pub banned: bool,
    /// Whether nobody else is told how they play.
    pub hidden: bool,
    /// Whether nobody else may know that they are here.
    pub unseen: bool,
    /// Whether a moderator has taken the word from them.
    pub muted: bool,
    /// The emblem in their seal, if they chose one.
    pub crest: Option<String>,
    /// Since when they are known.
    pub created_at: u64,
}

impl PersonRow {
    /// The address to which letters may go.
    pub fn letters_to(&self) -> Option<&str> {
        self.email.as_deref().filter(|email| self.confirmed.as_deref() == Some(email))
    }
}

/// A person as [`person`] reads it.
pub(crate) const PERSON: &str = "SELECT p.id, p.name, a.name, p.webhook, p.email, p.language, p.confirmed, p.banned,
    p.hidden, p.unseen, p.muted, p.crest, p.created_at
    FROM persons p LEFT JOIN accounts a ON a.person = p.id";

impl Store {
    /// A new person.
    pub async fn add_person(&self, id: &str, name: &str, at: u64) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO persons (id, name, created_at) VALUES ($1, $2, $3)";
            db.execute(sql, args![&*id, &*name, at]).map(|_| ())
        })
        .await
    }

    /// A person by their id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let id = id.to_owned();
        let sql = format!("{PERSON} WHERE p.id = $1");
        self.read(move |db| row::one("persons", db.query(&sql, args![&*id])?, person)).await
    }

    /// Renames a person.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |db| db.execute("UPDATE persons SET name = $1 WHERE id = $2", args![&*name, &*id]).map(|_| ()))
            .await
    }

    /// The person has read a letter at this address and says so.
    pub async fn confirm_email(&self, id: &str, email: &str) -> Result<(), StoreError> {
        let (id, email) = (id.to_owned(), email.to_owned());
        self.write(move |db| {
            let sql = "UPDATE persons SET confirmed = $1 WHERE id = $2";
            db.execute(sql, args![&*email, &*id]).map(|_| ())
        })
        .await
    }

    /// No more letters to a person.
    pub async fn stop_letters(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| {
            let sql = "UPDATE persons SET email = NULL, confirmed = NULL WHERE id = $1";
            db.execute(sql, args![&*id]).map(|_| ())
        })
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

    /// The emblem in somebody's seal; nothing takes it away.
    pub async fn set_crest(&self, id: &str, crest: Option<String>) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE persons SET crest = $1 WHERE id = $2";
        let id = id.to_owned();
        self.write(move |db| db.execute(SQL, args![crest.clone(), &*id]).map(|_| ())).await
    }

    /// The emblems of those who have an account of one of these keys and chose one: name and emblem.
    pub async fn crests(&self, keys: Vec<String>) -> Result<Vec<(String, String)>, StoreError> {
        self.read(move |db| {
            let sql = format!(
                "SELECT p.name, p.crest FROM accounts a JOIN persons p ON p.id = a.person
                WHERE a.name IN {} AND p.crest IS NOT NULL AND p.banned = 0 ORDER BY p.name",
                db.list_clause(1)
            );
            let pair = |row: &mut Columns| Ok((row.next("name")?, row.next("crest")?));
            row::all("persons", db.query(&sql, args![listed(&keys)])?, pair)
        })
        .await
    }

    /// Whether nobody else is told how somebody plays.
    pub async fn hide(&self, id: &str, hidden: bool) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE persons SET hidden = $1 WHERE id = $2";
        let id = id.to_owned();
        self.write(move |db| db.execute(SQL, args![i64::from(hidden), &*id]).map(|_| ())).await
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

pub(crate) fn person(row: &mut Columns) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: row.next("id")?,
        name: row.next("name")?,
        account: row.next::<Option<String>>("account")?.is_some(),
        webhook: row.next("webhook")?,
        email: row.next("email")?,
        language: row.next("language")?,
        confirmed: row.next("confirmed")?,
        banned: row.next::<u64>("banned")? != 0,
        hidden: row.next::<u64>("hidden")? != 0,
        unseen: row.next::<u64>("unseen")? != 0,
        muted: row.next::<u64>("muted")? != 0,
        crest: row.next("crest")?,
        created_at: row.next("created_at")?,
    })
}
