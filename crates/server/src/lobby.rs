//! The lobby cannot be filled from one place: a network has so many public tables open at a time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::app::App;
use crate::failed::Failed;

/// Which public tables each network has set up on this node, as far as they may still be open.
#[derive(Debug, Default)]
pub(crate) struct Hosts(Mutex<HashMap<String, Vec<String>>>);

impl Hosts {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Vec<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more, from this network.
    pub(crate) fn add(&self, network: &str, table: &str) {
        self.tables().entry(network.to_owned()).or_default().push(table.to_owned());
    }
}

/// Whether somebody from this network may set up one more public table.
pub(crate) async fn admit(app: &App, network: &str) -> Result<(), Failed> {
    let known = app.hosts.tables().get(network).cloned().unwrap_or_default();
    if (known.len() as u64) < app.config.limits.public_tables_per_network {
        return Ok(());
    }
    // Some have begun or were closed since.
    let open = app.store.still_open(known).await?;
    let full = open.len() as u64 >= app.config.limits.public_tables_per_network;
    app.hosts.tables().insert(network.to_owned(), open);
    if full { Err(Failed::conflict("too_many_public")) } else { Ok(()) }
}
