//! Following the other nodes: hints say where there is news, and every two seconds one question finds what they missed.

use std::collections::HashMap;
use std::sync::Weak;
use std::time::Duration;

use store::{Elsewhere, Hint, News};
use tokio::time::MissedTickBehavior;

use crate::app::{App, Parts};
use crate::keeper::Order;

/// A hint may be lost: so often all tables in memory are looked at.
const ROUND: Duration = Duration::from_secs(2);
/// So many hints are taken at once.
const HINTS: usize = 1_000;

/// What was found at the last look, so that only what has changed is told.
#[derive(Default)]
struct Looked {
    numbers: HashMap<String, (u64, u64)>,
    elsewhere: HashMap<String, Elsewhere>,
}

/// Listens to the other nodes as long as the server lives.
pub(crate) async fn follow(app: Weak<Parts>) {
    let Some(mut hints) = app.upgrade().filter(|app| app.store.is_shared()).map(|app| app.store.hints()) else {
        return;
    };
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looked = Looked::default();
    loop {
        let mut heard = Vec::new();
        let round = tokio::select! {
            count = hints.recv_many(&mut heard, HINTS) => {
                if count == 0 {
                    return;
                }
                false
            }
            _ = rounds.tick() => true,
        };
        let Some(app) = app.upgrade() else { return };
        let looking = if round { looked.look(&app).await } else { looked.hear(&app, heard).await };
        if let Err(error) = looking {
            tracing::warn!(%error, "what other nodes do could not be read");
        }
    }
}

impl Looked {
    async fn hear(&mut self, app: &App, hints: Vec<Hint>) -> Result<(), store::StoreError> {
        let mut moved = Vec::new();
        for Hint { table, news } in hints {
            match news {
                News::Entry(_) | News::Chat(_) => tell(app, &table, Order::News(news)),
                News::Presence if app.hall.holds(&table) && !moved.contains(&table) => moved.push(table),
                News::Presence => {}
            }
        }
        if moved.is_empty() { Ok(()) } else { self.who_is_where(app, moved, true).await }
    }

    async fn look(&mut self, app: &App) -> Result<(), store::StoreError> {
        let tables = app.hall.ids();
        self.numbers.retain(|table, _| app.hall.holds(table));
        self.elsewhere.retain(|table, _| app.hall.holds(table));
        if tables.is_empty() {
            return Ok(());
        }
        for found in app.store.numbers(tables.clone()).await? {
            let (was_entries, was_lines) = self.numbers.get(&found.table).copied().unwrap_or_default();
            if found.entries > was_entries {
                tell(app, &found.table, Order::News(News::Entry(found.entries - 1)));
            }
            if found.lines > was_lines {
                tell(app, &found.table, Order::News(News::Chat(found.lines - 1)));
            }
            self.numbers.insert(found.table, (found.entries, found.lines));
        }
        self.who_is_where(app, tables, false).await
    }

    /// Tells tables who is at them elsewhere: those where that has changed, or all, where a node has said that something has.
    async fn who_is_where(&mut self, app: &App, tables: Vec<String>, all: bool) -> Result<(), store::StoreError> {
        let mut found: HashMap<String, Elsewhere> = app.store.presence(tables.clone()).await?.into_iter().collect();
        for table in tables {
            let there = found.remove(&table).unwrap_or_default();
            let was = self.elsewhere.get(&table);
            if all || was.map_or(there != Elsewhere::default(), |was| *was != there) {
                tell(app, &table, Order::Elsewhere(there.clone()));
                self.elsewhere.insert(table, there);
            }
        }
        Ok(())
    }
}

/// Gives an order to a table in memory. One that is busy gets it when it can; the others do not wait for that.
fn tell(app: &App, table: &str, order: Order) {
    let Some(way) = app.hall.known(table) else { return };
    if let Err(tokio::sync::mpsc::error::TrySendError::Full(order)) = way.try_send(order) {
        tokio::spawn(async move {
            // A table that has left the memory will read everything when it comes back.
            let _ = way.send(order).await;
        });
    }
}
