//! What whoever runs the server looks for and changes, while it runs.

use crate::accounts::{end_all, rewrite};
use crate::errands::{self, Errand};
use crate::error::StoreError;
use crate::journal::{Status, Visibility};
use crate::machines;
use crate::people::{PERSON, PersonRow, person};
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// The setting with the moment of an announced restart.
const RESTART: &str = "restart_at";

/// Somebody who was looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundPerson {
    /// The person.
    pub person: PersonRow,
    /// How many tables they sit at.
    pub tables: u64,
    /// When they were last here, to the hour; nothing if they are known on no device.
    pub seen_at: Option<u64>,
}

/// A table that was looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundTable {
    /// Its code.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Whether strangers find it.
    pub visibility: Visibility,
    /// The name of whoever set it up.
    pub host: String,
    /// The names of those who sit at it.
    pub seated: Vec<String>,
    /// When it was set up.
    pub created_at: u64,
}

impl Store {
    /// People whose name contains this text, or whose id begins with it, in the order of their names.
    pub async fn find_persons(&self, text: &str, limit: u64) -> Result<Vec<FoundPerson>, StoreError> {
        // SQLite knows small and capital letters of English alone; of other alphabets the text is found as it is given.
        let (like, as_given) = (format!("%{}%", literally(&text.to_lowercase())), format!("%{}%", literally(text)));
        let id = format!("{}%", literally(text));
        self.read(move |db| {
            let sql = format!(
                "{PERSON} WHERE LOWER(p.name) LIKE $1 ESCAPE '!' OR p.name LIKE $2 ESCAPE '!' OR p.id LIKE $3 ESCAPE '!'
                    ORDER BY p.name, p.id LIMIT $4"
            );
            let found = row::all("persons", db.query(&sql, args![&*like, &*as_given, &*id, limit])?, person)?;
            let mut people = Vec::new();
            for person in found {
                let count =
                    db.query("SELECT COUNT(DISTINCT table_id) FROM seats WHERE person = $1", args![&*person.id])?;
                let seen = db.query("SELECT MAX(seen_at) FROM sessions WHERE person = $1", args![&*person.id])?;
                people.push(FoundPerson {
                    tables: row::number("seats", count)?,
                    seen_at: row::number("sessions", seen)?,
                    person,
                });
            }
            Ok(people)
        })
        .await
    }

    /// Tables whose code, game or people contain this text, newest first.
    pub async fn find_tables(&self, text: &str, limit: u64) -> Result<Vec<FoundTable>, StoreError> {
        const SQL: &str =
            "SELECT t.id, t.game, t.status, t.visibility, COALESCE(h.name, ''), t.created_at FROM tables t
            LEFT JOIN persons h ON h.id = t.host
            WHERE LOWER(t.id) LIKE $1 ESCAPE '!' OR t.game LIKE $2 ESCAPE '!' OR LOWER(h.name) LIKE $3 ESCAPE '!'
                OR EXISTS (SELECT s.seat FROM seats s JOIN persons p ON p.id = s.person
                    WHERE s.table_id = t.id AND LOWER(p.name) LIKE $4 ESCAPE '!')
            ORDER BY t.created_at DESC, t.id LIMIT $5";
        let like = format!("%{}%", literally(&text.to_lowercase()));
        self.read(move |db| {
            let table = |row: &mut Columns| {
                Ok(FoundTable {
                    id: row.next("id")?,
                    game: row.next("game")?,
                    status: row.next("status")?,
                    visibility: row.next("visibility")?,
                    host: row.next("host")?,
                    created_at: row.next("created_at")?,
                    seated: Vec::new(),
                })
            };
            let mut tables = row::all("tables", db.query(SQL, args![&*like, &*like, &*like, &*like, limit])?, table)?;
            for table in &mut tables {
                let sql = "SELECT COALESCE(p.name, m.name, '') FROM seats s LEFT JOIN persons p ON p.id = s.person
                    LEFT JOIN machines m ON m.id = s.person WHERE s.table_id = $1 ORDER BY s.seat";
                table.seated = row::column("persons", "name", db.query(sql, args![&*table.id])?)?;
            }
            Ok(tables)
        })
        .await
    }

    /// Shuts somebody out, until a moment if there is one, or lets them in again. Their sessions end; their machines are out
    /// as long as they are.
    pub async fn ban(&self, id: &str, banned: bool, until: Option<u64>, at: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| {
            let sql = "UPDATE persons SET banned = $1, banned_until = $2 WHERE id = $3";
            db.execute(sql, args![i64::from(banned), until.filter(|_| banned), &*id])?;
            if !banned {
                return Ok(());
            }
            end_all(db, &id, None, at)?;
            machines::look_again(db, &id, at)
        })
        .await
    }

    /// Renames somebody, and their account if they have one; the entries are those of journals with the new name. Says
    /// `false`, and changes nothing, if the name is taken.
    pub async fn rename_account(
        &self,
        id: &str,
        key: &str,
        skeleton: &str,
        name: &str,
        entries: Vec<(String, u64, String)>,
        at: u64,
    ) -> Result<bool, StoreError> {
        let (id, key) = (id.to_owned(), key.to_owned());
        let (skeleton, name) = (skeleton.to_owned(), name.to_owned());
        self.write(move |db| {
            let taken = "SELECT name FROM accounts WHERE (name = $1 OR skeleton = $2) AND person <> $3 LIMIT 1";
            if !db.query(taken, args![&*key, &*skeleton, &*id])?.is_empty() {
                return Ok(false);
            }
            let sql = "UPDATE accounts SET name = $1, skeleton = $2 WHERE person = $3";
            db.execute(sql, args![&*key, &*skeleton, &*id])?;
            db.execute("UPDATE persons SET name = $1 WHERE id = $2", args![&*name, &*id])?;
            rewrite(db, &entries, at)?;
            Ok(true)
        })
        .await
    }

    /// Writes how a table is found, and nothing else: for one that cannot be made again from its journal.
    pub async fn mark_over(&self, table: &str) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE tables SET status = 'over', bots = 0, wake_at = NULL WHERE id = $1";
        let table = table.to_owned();
        self.write(move |db| Ok(db.execute(SQL, args![&*table])? == 1)).await
    }

    /// A setting as it is.
    pub async fn setting_as_it_is(&self, name: &str) -> Result<Option<String>, StoreError> {
        let name = name.to_owned();
        self.read(move |db| {
            let rows = db.query("SELECT setting FROM settings WHERE name = $1", args![&*name])?;
            row::one("settings", rows, |row| row.next("setting"))
        })
        .await
    }

    /// All tables behind `after` in the order of their ids, each with how far it is.
    pub async fn all_states(&self, after: &str, limit: u64) -> Result<Vec<(String, Status)>, StoreError> {
        const SQL: &str = "SELECT id, status FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.to_owned();
        let pair = |row: &mut Columns| Ok((row.next("id")?, row.next("status")?));
        self.read(move |db| row::all("tables", db.query(SQL, args![&*after, limit])?, pair)).await
    }

    /// Writes a row and takes it away again, to see whether the database takes it. It is longer than what fits into the
    /// gaps of a file: on a full disk the next row of somebody else would find no place either.
    pub async fn probe(&self) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO settings (name, setting) VALUES ('probe', $1)
            ON CONFLICT (name) DO UPDATE SET setting = excluded.setting";
        self.write(move |db| db.execute(SQL, args!["x".repeat(16 * 1024)]).map(|_| ())).await?;
        self.write(move |db| db.execute("DELETE FROM settings WHERE name = 'probe'", &[]).map(|_| ())).await
    }

    /// How many bytes the database takes.
    pub async fn size(&self) -> Result<i64, StoreError> {
        self.read(|db| {
            let sql = db.size_query();
            row::number("size", db.query(sql, &[])?)
        })
        .await
    }

    /// When a restart was announced for, in milliseconds since 1970; 0 if none was.
    pub async fn announced_restart(&self) -> Result<u64, StoreError> {
        let at = self.setting_as_it_is(RESTART).await?.unwrap_or_default();
        Ok(at.parse().unwrap_or_default())
    }

    /// Announces a restart, or with 0 that there is none, to every server and to those that begin meanwhile.
    pub async fn announce_restart(&self, restart: u64, at: u64) -> Result<(), StoreError> {
        self.write(move |db| {
            let sql = "INSERT INTO settings (name, setting) VALUES ($1, $2)
                ON CONFLICT (name) DO UPDATE SET setting = excluded.setting";
            db.execute(sql, args![RESTART, restart.to_string()])?;
            errands::add(db, at, &Errand::Restart(restart))
        })
        .await
    }

    /// Leaves word for every server.
    pub async fn leave_word(&self, errand: Errand, at: u64) -> Result<(), StoreError> {
        self.write(move |db| errands::add(db, at, &errand)).await
    }
}

/// A text inside LIKE that means itself.
fn literally(text: &str) -> String {
    text.chars().flat_map(|sign| matches!(sign, '%' | '_' | '!').then_some('!').into_iter().chain([sign])).collect()
}
