//! Machines: bots of people's own, each known by a token. The store holds what is left of a token when it is hashed, so that
//! a copy of the store opens nobody's door.

use crate::errands::{self, Errand};
use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{Database, args};
use crate::store::Store;

/// A machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MachineRow {
    /// Which: not shown to anybody, and never that of a person.
    pub id: String,
    /// Whose.
    pub owner: String,
    /// The name others see.
    pub name: String,
    /// When it was made.
    pub created_at: u64,
    /// When it last came, to the hour.
    pub seen_at: Option<u64>,
}

/// A machine that is to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMachine {
    /// Which.
    pub id: String,
    /// Whose.
    pub owner: String,
    /// The name others see.
    pub name: String,
    /// What the name looks like: an owner has no two that look the same.
    pub skeleton: String,
    /// The token, hashed.
    pub token: String,
}

/// What became of a machine that was to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachineAdded {
    /// It is there.
    Added,
    /// Its owner has one with this name already, or with one that looks like it.
    Alike,
    /// Its owner has as many as they may.
    Full,
}

/// A machine as [`machine`] reads it.
const MACHINE: &str = "SELECT id, owner, name, created_at, seen_at FROM machines";

impl Store {
    /// Adds a machine, if its owner has fewer than so many.
    pub async fn add_machine(&self, new: NewMachine, most: u64, at: u64) -> Result<MachineAdded, StoreError> {
        const SQL: &str = "INSERT INTO machines (id, owner, name, skeleton, token, created_at)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
        self.write(move |db| {
            let count = db.query("SELECT COUNT(*) FROM machines WHERE owner = $1", args![&*new.owner])?;
            if row::number::<u64>("machines", count)? >= most {
                return Ok(MachineAdded::Full);
            }
            let row = args![&*new.id, &*new.owner, &*new.name, &*new.skeleton, &*new.token, at];
            Ok(if db.execute(SQL, row)? == 1 { MachineAdded::Added } else { MachineAdded::Alike })
        })
        .await
    }

    /// The machine with this token, which is given hashed.
    pub async fn machine_with(&self, token: &str) -> Result<Option<MachineRow>, StoreError> {
        let (sql, token) = (format!("{MACHINE} WHERE token = $1"), token.to_owned());
        self.read(move |db| row::one("machines", db.query(&sql, args![&*token])?, machine)).await
    }

    /// A machine by its id.
    pub async fn machine(&self, id: &str) -> Result<Option<MachineRow>, StoreError> {
        let (sql, id) = (format!("{MACHINE} WHERE id = $1"), id.to_owned());
        self.read(move |db| row::one("machines", db.query(&sql, args![&*id])?, machine)).await
    }

    /// The machines of a person, in the order in which they were made.
    pub async fn machines_of(&self, owner: &str) -> Result<Vec<MachineRow>, StoreError> {
        let (sql, owner) = (format!("{MACHINE} WHERE owner = $1 ORDER BY created_at, id"), owner.to_owned());
        self.read(move |db| row::all("machines", db.query(&sql, args![&*owner])?, machine)).await
    }

    /// The machine has come.
    pub async fn see_machine(&self, id: &str, at: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| db.execute("UPDATE machines SET seen_at = $1 WHERE id = $2", args![at, &*id]).map(|_| ()))
            .await
    }

    /// Takes a machine away: its token opens nothing any more.
    pub async fn end_machine(&self, id: &str, at: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| {
            let ended = db.query("DELETE FROM machines WHERE id = $1 RETURNING owner", args![&*id])?;
            match row::one("machines", ended, |row| row.next("owner"))? {
                Some(owner) => errands::add(db, at, &Errand::Person(owner)),
                None => Ok(()),
            }
        })
        .await
    }
}

/// Takes all machines of a person away.
pub(crate) fn end_all(db: &mut dyn Database, owner: &str, at: u64) -> Result<(), StoreError> {
    let ended = db.execute("DELETE FROM machines WHERE owner = $1", args![owner])?;
    if ended == 0 { Ok(()) } else { errands::add(db, at, &Errand::Person(owner.to_owned())) }
}

/// Leaves word that the machines of a person are to be looked at again, if there are any.
pub(crate) fn look_again(db: &mut dyn Database, owner: &str, at: u64) -> Result<(), StoreError> {
    let any = db.query("SELECT id FROM machines WHERE owner = $1 LIMIT 1", args![owner])?;
    if any.is_empty() { Ok(()) } else { errands::add(db, at, &Errand::Person(owner.to_owned())) }
}

fn machine(row: &mut Columns) -> Result<MachineRow, StoreError> {
    Ok(MachineRow {
        id: row.next("id")?,
        owner: row.next("owner")?,
        name: row.next("name")?,
        created_at: row.next("created_at")?,
        seen_at: row.next("seen_at")?,
    })
}
