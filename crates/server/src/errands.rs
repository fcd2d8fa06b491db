//! What other nodes and `lazaret admin` change in the database, noticed here within a second.

use std::sync::{Arc, Weak};
use std::time::Duration;

use store::Errand;
use tokio::sync::oneshot;

use crate::app::{App, Parts, now};
use crate::keeper::Order;
use crate::sockets::Door;

/// How often errands are looked for.
const ROUND: Duration = Duration::from_secs(1);
/// So long they are kept, in milliseconds: a server that was out of reach for longer starts again anyway.
const KEPT: u64 = 24 * 3600 * 1000;
/// After so many rounds the old ones are forgotten.
const SWEEP: u64 = 3600;

/// Carries out errands behind `last`, as they come.
pub(crate) async fn run(app: Weak<Parts>, mut last: u64) {
    for round in 1_u64.. {
        tokio::time::sleep(ROUND).await;
        let Some(app) = app.upgrade() else { return };
        match app.store.errands_after(last).await {
            Ok(errands) => {
                app.readiness.follows();
                for (number, errand) in errands {
                    last = number;
                    if let Some(errand) = errand {
                        carry_out(&app, errand).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "errands could not be read"),
        }
        if round % SWEEP == 0
            && let Err(error) = app.store.forget_errands(now().saturating_sub(KEPT)).await
        {
            tracing::warn!(%error, "old errands could not be forgotten");
        }
    }
}

async fn carry_out(app: &App, errand: Errand) {
    match errand {
        Errand::Person(person) => {
            for door in app.sockets.doors_of(&person) {
                if is_shut(app, &person, &door).await {
                    app.sockets.end(&door);
                }
            }
        }
        Errand::Moderation(table) => {
            if let Some(way) = app.hall.known(&table) {
                // A table that ends at this moment reads it when it is opened again.
                let _ = way.send(Order::Moderated).await;
            }
        }
        Errand::Restart(at) => app.restart.set(at),
        Errand::Networks => match app.banned.read(&app.store).await {
            Ok(()) => app.sockets.end_from(|address| app.banned.holds(address)),
            Err(error) => tracing::warn!(%error, "the networks that are shut out could not be read"),
        },
        Errand::Table(table) => {
            if let Some(way) = app.hall.known(&table) {
                let (done, _ended) = oneshot::channel();
                // Whoever is there comes back to the table as it is now.
                let _ = way.send(Order::End { done }).await;
            }
        }
    }
}

/// Whether nobody is known by this any more. As long as that cannot be read, nobody is shut out.
async fn is_shut(app: &App, person: &str, door: &Door) -> bool {
    match door {
        Door::Session(session) => matches!(app.store.session(session).await, Ok(None)),
        Door::Machine(machine) => {
            let banned = matches!(app.store.person(person).await, Ok(Some(owner)) if owner.banned);
            banned || matches!(app.store.machine(machine).await, Ok(None))
        }
    }
}

/// Starts to carry out errands.
pub(crate) fn start(app: &App, last: u64) -> tokio::task::JoinHandle<()> {
    tokio::spawn(run(Arc::downgrade(app), last))
}
