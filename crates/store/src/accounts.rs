//! Accounts, sessions, and how somebody leaves for good.

use crate::errands::{self, Errand};
use crate::error::StoreError;
use crate::machines;
use crate::row::{self, Columns};
use crate::sql::{Database, Row, args};
use crate::store::Store;

/// An account, as it is looked up when somebody comes back to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub person: String,
    /// The hash of the password.
    pub hash: String,
}

/// A device on which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// What the store keeps of the session.
    pub id: String,
    /// When it began.
    pub created_at: u64,
    /// When it was last used, to the hour.
    pub seen_at: u64,
    /// What kind of device it is, as far as it says.
    pub device: String,
}

impl Store {
    /// Gives a person an account. Says `false`, and changes nothing, if the name or one that looks like it is taken, or if
    /// they have one.
    pub async fn add_account(
        &self,
        key: &str,
        skeleton: &str,
        person: &str,
        name: &str,
        hash: &str,
    ) -> Result<bool, StoreError> {
        let (key, skeleton, person) = (key.to_owned(), skeleton.to_owned(), person.to_owned());
        let (name, hash) = (name.to_owned(), hash.to_owned());
        self.write(move |db| {
            let sql = "INSERT INTO accounts (name, person, password, skeleton) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING";
            let added = db.execute(sql, args![&*key, &*person, &*hash, &*skeleton])? == 1;
            if added {
                db.execute("UPDATE persons SET name = $1 WHERE id = $2", args![&*name, &*person])?;
            }
            Ok(added)
        })
        .await
    }

    /// The account with this name.
    pub async fn account(&self, key: &str) -> Result<Option<Account>, StoreError> {
        let key = key.to_owned();
        self.read(move |db| account(db.query("SELECT person, password FROM accounts WHERE name = $1", args![&*key])?))
            .await
    }

    /// The account of a person.
    pub async fn account_of(&self, person: &str) -> Result<Option<Account>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| {
            account(db.query("SELECT person, password FROM accounts WHERE person = $1", args![&*person])?)
        })
        .await
    }

    /// Whether an account has this name, or one that looks like it.
    pub async fn is_taken(&self, key: &str, skeleton: &str) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT name FROM accounts WHERE name = $1 OR skeleton = $2 LIMIT 1";
        let (key, skeleton) = (key.to_owned(), skeleton.to_owned());
        self.read(move |db| Ok(!db.query(SQL, args![&*key, &*skeleton])?.is_empty())).await
    }

    /// Accounts of earlier times, of which nobody has said what their names look like: key and name.
    pub async fn accounts_without_skeleton(&self) -> Result<Vec<(String, String)>, StoreError> {
        const SQL: &str = "SELECT a.name, p.name FROM accounts a JOIN persons p ON p.id = a.person
            WHERE a.skeleton IS NULL ORDER BY p.created_at";
        let pair = |row: &mut Columns| Ok((row.next("name")?, row.next("shown")?));
        self.read(move |db| row::all("accounts", db.query(SQL, &[])?, pair)).await
    }

    /// Says what the name of an account looks like. Of two that look the same already, both stay as they are.
    pub async fn set_skeleton(&self, key: &str, skeleton: &str) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE accounts SET skeleton = $1 WHERE name = $2
            AND NOT EXISTS (SELECT o.name FROM accounts o WHERE o.skeleton = $3)";
        let (key, skeleton) = (key.to_owned(), skeleton.to_owned());
        self.write(move |db| db.execute(SQL, args![&*skeleton, &*key, &*skeleton]).map(|_| ())).await
    }

    /// Changes a password. All sessions end but the one that is named.
    pub async fn set_password(
        &self,
        person: &str,
        hash: &str,
        except: Option<&str>,
        at: u64,
    ) -> Result<bool, StoreError> {
        let (person, hash, except) = (person.to_owned(), hash.to_owned(), except.map(str::to_owned));
        self.write(move |db| {
            let sql = "UPDATE accounts SET password = $1 WHERE person = $2";
            let changed = db.execute(sql, args![&*hash, &*person])? == 1;
            end_all(db, &person, except.as_deref(), at)?;
            Ok(changed)
        })
        .await
    }

    /// A new session of a person, which takes the place of another one on the same device.
    pub async fn add_session(
        &self,
        session: &str,
        person: &str,
        device: &str,
        instead_of: Option<&str>,
        at: u64,
    ) -> Result<(), StoreError> {
        let (session, person, device) = (session.to_owned(), person.to_owned(), device.to_owned());
        let old = instead_of.map(str::to_owned);
        self.write(move |db| {
            if let Some(old) = &old {
                end(db, old, at)?;
            }
            let sql = "INSERT INTO sessions (id, person, created_at, seen_at, device) VALUES ($1, $2, $3, $4, $5)";
            db.execute(sql, args![&*session, &*person, at, at, &*device]).map(|_| ())
        })
        .await
    }

    /// Whose session it is, and when it was last used, to the hour.
    pub async fn session(&self, session: &str) -> Result<Option<(String, u64)>, StoreError> {
        let session = session.to_owned();
        self.read(move |db| {
            let rows = db.query("SELECT person, seen_at FROM sessions WHERE id = $1", args![&*session])?;
            row::one("sessions", rows, |row| Ok((row.next("person")?, row.next("seen_at")?)))
        })
        .await
    }

    /// The session is in use.
    pub async fn see_session(&self, session: &str, at: u64) -> Result<(), StoreError> {
        let session = session.to_owned();
        self.write(move |db| {
            db.execute("UPDATE sessions SET seen_at = $1 WHERE id = $2", args![at, &*session]).map(|_| ())
        })
        .await
    }

    /// All devices on which a person is known, the one used last first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<SessionRow>, StoreError> {
        const SQL: &str = "SELECT id, created_at, seen_at, device FROM sessions WHERE person = $1
            ORDER BY seen_at DESC, created_at DESC, id";
        let person = person.to_owned();
        let session = |row: &mut Columns| {
            Ok(SessionRow {
                id: row.next("id")?,
                created_at: row.next("created_at")?,
                seen_at: row.next("seen_at")?,
                device: row.next("device")?,
            })
        };
        self.read(move |db| row::all("sessions", db.query(SQL, args![&*person])?, session)).await
    }

    /// Ends a session.
    pub async fn end_session(&self, session: &str, at: u64) -> Result<(), StoreError> {
        let session = session.to_owned();
        self.write(move |db| end(db, &session, at)).await
    }

    /// Ends all sessions of a person but the one that is named.
    pub async fn end_sessions(&self, person: &str, except: Option<&str>, at: u64) -> Result<(), StoreError> {
        let (person, except) = (person.to_owned(), except.map(str::to_owned));
        self.write(move |db| end_all(db, &person, except.as_deref(), at)).await
    }

    /// Forgets a person: name, account, addresses, sessions, machines, what they said. Their games stay; in the entries of the
    /// journals that are given, their name no longer stands.
    pub async fn delete_person(
        &self,
        person: &str,
        nameless: Vec<(String, u64, String)>,
        at: u64,
    ) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.write(move |db| {
            let id = &*person;
            let seated = "DELETE FROM chat WHERE EXISTS (SELECT s.seat FROM seats s
                WHERE s.table_id = chat.table_id AND s.seat = chat.seat AND s.person = $1)";
            for sql in [
                seated,
                "DELETE FROM chat WHERE person = $1",
                "DELETE FROM blocks WHERE person = $1",
                "DELETE FROM blocks WHERE blocked = $1",
                "DELETE FROM invitations WHERE person = $1",
                "DELETE FROM invitations WHERE by_person = $1",
                "DELETE FROM notes WHERE person = $1",
                "DELETE FROM pins WHERE person = $1",
                "DELETE FROM pins WHERE about = $1",
                "DELETE FROM holidays WHERE person = $1",
                "DELETE FROM wishes WHERE person = $1",
                "DELETE FROM rung WHERE person = $1",
                "DELETE FROM put_off WHERE person = $1",
                "DELETE FROM pushes WHERE person = $1",
                "DELETE FROM friends WHERE person = $1",
                "DELETE FROM friends WHERE friend = $1",
                "DELETE FROM moderation WHERE person = $1",
                "DELETE FROM notices WHERE person = $1",
                "DELETE FROM lessons WHERE person = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM codes WHERE person = $1",
                "DELETE FROM evening_people WHERE person = $1",
                "DELETE FROM accounts WHERE person = $1",
                "DELETE FROM persons WHERE id = $1",
            ] {
                db.execute(sql, args![id])?;
            }
            end_all(db, id, None, at)?;
            machines::end_all(db, id, at)?;
            rewrite(db, &nameless, at)
        })
        .await
    }

    /// All tables whose journals may name somebody, also those from which they got up before the start.
    pub async fn ever_at(&self, person: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT table_id FROM seats WHERE person = $1
            UNION SELECT table_id FROM journal WHERE body LIKE $2 ORDER BY table_id";
        let (person, named) = (person.to_owned(), format!("%{person}%"));
        self.read(move |db| row::column("seats", "table_id", db.query(SQL, args![&*person, &*named])?)).await
    }
}

fn account(rows: Vec<Row>) -> Result<Option<Account>, StoreError> {
    row::one("accounts", rows, |row| Ok(Account { person: row.next("person")?, hash: row.next("password")? }))
}

fn end(db: &mut dyn Database, session: &str, at: u64) -> Result<(), StoreError> {
    let ended = db.query("DELETE FROM sessions WHERE id = $1 RETURNING person", args![session])?;
    match row::one("sessions", ended, |row| row.next("person"))? {
        Some(person) => errands::add(db, at, &Errand::Person(person)),
        None => Ok(()),
    }
}

/// Writes entries of journals anew; whoever has their tables in memory makes them again.
pub(crate) fn rewrite(db: &mut dyn Database, entries: &[(String, u64, String)], at: u64) -> Result<(), StoreError> {
    let mut tables = std::collections::BTreeSet::new();
    for (table, number, body) in entries {
        let sql = "UPDATE journal SET body = $1 WHERE table_id = $2 AND number = $3";
        db.execute(sql, args![&**body, &**table, *number])?;
        tables.insert(table);
    }
    tables.into_iter().try_for_each(|table| {
        // What was written about the table for lists may name them too.
        db.execute("DELETE FROM cards WHERE table_id = $1", args![&**table])?;
        errands::add(db, at, &Errand::Table(table.clone()))
    })
}

pub(crate) fn end_all(db: &mut dyn Database, person: &str, except: Option<&str>, at: u64) -> Result<(), StoreError> {
    let sql = "DELETE FROM sessions WHERE person = $1 AND id <> $2";
    let ended = db.execute(sql, args![person, except.unwrap_or_default()])?;
    if ended == 0 { Ok(()) } else { errands::add(db, at, &Errand::Person(person.to_owned())) }
}
