//! What whoever runs the server does about people and tables, through the database: it works whether or not a server runs,
//! and every server that runs notices within a second.

use std::time::Duration;

use kernel::{Message, Say as _};
use store::{Append, AuditRow, Errand, PersonRow, Store, StoreError};
use table::{Command, LoadError, Stranded, Table};

use crate::app::{now, random};
use crate::card;
use crate::failed::Failed;
use crate::http::renamed;
use crate::names::{account_key, proper_name, skeleton};
use crate::networks::{self, Network};
use crate::people::hashed;
use crate::stranded;

/// The name by which the list of what was done calls whoever runs the server; nobody else has it.
const OPERATOR: &str = "admin";
/// How often a table is tried whose server goes on with it at the same moment.
const TRIES: usize = 5;

/// What became of a table that was to be closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Closed {
    /// It is over; its players see why.
    Over,
    /// It cannot be made again from its journal: it is no longer listed as running.
    Unlisted(LoadError),
}

/// Gives somebody another name, at the tables where they sit too.
pub async fn rename(store: &Store, person: &PersonRow, name: &str) -> Result<String, Message> {
    let name = proper_name(name).map_err(message)?;
    let entries = renamed(store, std::slice::from_ref(&person.id), &name).await.map_err(|error| error.say())?;
    let (key, skeleton) = (account_key(&name), skeleton(&name));
    let done = store.rename_account(&person.id, &key, &skeleton, &name, entries, now()).await;
    if done.map_err(|error| error.say())? { Ok(name) } else { Err(Message::new("server-error-name-taken")) }
}

/// Shuts somebody out, for so long or for good, or lets them in again, and writes that down for the moderators. Says until when.
pub async fn ban(
    store: &Store,
    person: &PersonRow,
    lift: bool,
    so_long: Option<Duration>,
    why: &str,
) -> Result<Option<u64>, Message> {
    let at = now();
    let until = so_long.map(|time| at + time.as_millis() as u64);
    let (by, about, words) = (OPERATOR.to_owned(), person.name.clone(), why.to_owned());
    let deed = if lift { "readmit" } else { "ban" }.to_owned();
    store.ban(&person.id, !lift, until, at).await.map_err(|error| error.say())?;
    store.audit(AuditRow { number: 0, at, by, deed, about, words, until }).await.map_err(|error| error.say())?;
    Ok(until)
}

/// Bans a network, or lets it in again; says how it is written. Nothing, if one was to be let in that is not banned.
pub async fn ban_network(store: &Store, network: &str, lift: bool, why: &str) -> Result<Option<String>, Message> {
    let network: Network = network.parse().map_err(|()| Message::new("server-error-network"))?;
    let done = if lift {
        networks::readmit(store, network, OPERATOR, why).await
    } else {
        networks::ban(store, network, OPERATOR, why).await.map(|()| true)
    };
    Ok(done.map_err(|error| error.say())?.then(|| network.to_string()))
}

/// Gives an account a fresh password and says which. All devices are logged out.
pub async fn reset_password(store: &Store, person: &PersonRow) -> Result<String, Message> {
    let password: Vec<String> = (0..3).map(|_| table::Code::from_random(random()).to_string().to_lowercase()).collect();
    let password = password.join("-");
    let hash = hashed(&password).ok_or_else(|| Message::new("server-error-unavailable"))?;
    let changed = store.set_password(&person.id, &hash, None, now()).await.map_err(|error| error.say())?;
    if changed { Ok(password) } else { Err(Message::new("server-error-no-account")) }
}

/// Closes a table, whatever it is doing.
pub async fn close(store: &Store, id: &str) -> Result<Closed, Message> {
    for _ in 0..TRIES {
        let journal = store.journal(id).await.map_err(|error| error.say())?;
        let loaded = Table::load(id, journal.iter().map(|entry| (entry.number, entry.at, &entry.body)));
        let mut table = match loaded {
            Ok(table) => table,
            Err(error @ LoadError::Nothing) => return Err(error.say()),
            // Nobody here has its rules, but what was played is whole.
            Err(error) if error.is_stranded() => {
                let read = Stranded::read(journal.iter().map(|entry| (entry.number, entry.at, &entry.body)));
                match stranded::close_anyway(store, id, &read.map_err(|error| error.say())?).await {
                    Ok(()) => return Ok(Closed::Over),
                    Err(StoreError::Conflict) => continue,
                    Err(error) => return Err(error.say()),
                }
            }
            Err(error) => {
                store.mark_over(id).await.map_err(|error| error.say())?;
                return Ok(Closed::Unlisted(error));
            }
        };
        let at = now();
        let done = table.command(Command::Close, at).map_err(|refusal| refusal.message)?;
        let append = Append {
            table: id.to_owned(),
            number: table.entries() - 1,
            at,
            body: Table::body(&done.facts),
            row: Some(card::row(&table)),
            result: None,
        };
        match store.append(append).await {
            Ok(()) => {
                store.leave_word(Errand::Table(id.to_owned()), at).await.map_err(|error| error.say())?;
                return Ok(Closed::Over);
            }
            // Somebody chose in the meantime.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.say()),
        }
    }
    Err(StoreError::Conflict.say())
}

fn message(failed: Failed) -> Message {
    failed.failure.message
}
