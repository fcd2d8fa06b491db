//! Leases: which node lets bots think, runs clocks and sends notices at a table. Losing one costs work done twice,
//! never an entry written twice.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::app::App;
use crate::keeper::Order;

/// A lease that is not kept ends after this: so long a table may wait for a bot whose node has died.
const LEASE: Duration = Duration::from_secs(3);
/// It is kept so often.
pub(crate) const ROUND: Duration = Duration::from_secs(1);
/// Who did not get a lease asks again after this; as soon as it is given back, they are told.
pub(crate) const AGAIN: Duration = Duration::from_secs(3);
/// Somebody's presence is good for so long. It is no reason to wait, and is told where it is no more.
const PRESENCE: Duration = Duration::from_secs(15);

/// The leases that this node has, and until when.
#[derive(Default)]
pub(crate) struct Leases(Mutex<HashMap<String, Instant>>);

impl Leases {
    fn held(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node works at a table.
    pub(crate) fn holds(&self, table: &str) -> bool {
        self.held().get(table).is_some_and(|until| *until > Instant::now())
    }

    /// Forgets a table that is given back.
    pub(crate) fn forget(&self, table: &str) {
        self.held().remove(table);
    }

    fn note(&self, tables: Vec<String>, asked: Instant) {
        self.held().extend(tables.into_iter().map(|table| (table, asked + LEASE)));
    }
}

/// How long a lease is good for, in milliseconds.
fn length() -> u64 {
    LEASE.as_millis() as u64
}

/// How long somebody's presence is good for, in milliseconds.
pub(crate) fn presence() -> u64 {
    PRESENCE.as_millis() as u64
}

/// Tries to get the work of a table.
pub(crate) async fn take(app: &App, table: &str) -> bool {
    let asked = Instant::now();
    match app.store.take_leases(vec![table.to_owned()], length()).await {
        Ok(got) => {
            let got_it = !got.is_empty();
            app.leases.note(got, asked);
            got_it
        }
        Err(error) => {
            tracing::warn!(table, %error, "nobody knows who works at a table");
            false
        }
    }
}

/// Keeps what this node has, and takes over what another has not kept.
pub(crate) async fn keep(app: &App) {
    if !app.store.is_shared() {
        return;
    }
    // A table that has left the memory in a hurry is let go.
    let held: Vec<String> = app.leases.held().keys().filter(|table| app.hall.holds(table)).cloned().collect();
    let asked = Instant::now();
    match app.store.take_leases(held.clone(), length()).await {
        Ok(kept) => {
            app.leases.held().retain(|table, until| *until > asked && held.contains(table) == kept.contains(table));
            app.leases.note(kept, asked);
        }
        Err(error) => tracing::warn!(%error, "leases could not be kept"),
    }
    if let Err(error) = app.store.keep_presence(presence()).await {
        tracing::warn!(%error, "nobody knows who is here");
    }
    let asked = Instant::now();
    match app.store.take_orphans(length()).await {
        Ok(orphans) => {
            for table in &orphans {
                tracing::info!(table, "another node has left a table; it goes on here");
            }
            app.leases.note(orphans.clone(), asked);
            for table in orphans {
                if let Err(error) = app.hall.order(app, &table, Order::Wake).await {
                    tracing::warn!(table, ?error, "a table could not be woken");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "nobody knows which tables are without a node"),
    }
}
