//! Whether people should be sent here: the database takes what is written, and this server follows what others write.
//!
//! A server that is alive but not ready keeps its tables; a proxy sends newcomers elsewhere, and comes back when it is
//! ready again. Nothing is killed for a full disk: killing it would not make space. Where other nodes serve the same
//! tables, one that is not ready for a while shows everybody out, so that they come back to a node that is.

use std::sync::Weak;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, watch};
use tokio::time::MissedTickBehavior;

use crate::app::{App, Parts, now};

/// A server that has not read what others wrote for so long shows people what is over.
const STALE_MS: u64 = 15_000;
/// The database has so long to take a row.
const PATIENCE: Duration = Duration::from_secs(3);
/// What was found is true for so long: asking often costs nothing.
const FRESH_MS: u64 = 1_000;

/// Whether people should still be here is looked at so often.
const ROUND: Duration = Duration::from_secs(1);
/// A node that is not ready for so long shows people out: a moment is no reason to move.
const LINGER: Duration = Duration::from_secs(5);

/// What is known of it.
#[derive(Debug)]
pub(crate) struct Readiness {
    /// Whether this server was asked to end.
    draining: AtomicBool,
    /// When this server last read what others wrote.
    followed_at: AtomicU64,
    /// When the database was last asked to take a row, and what it said.
    asked: Mutex<(u64, Result<(), Unready>)>,
    /// Whether people are sent away from here, to the other nodes.
    sent_away: watch::Sender<bool>,
}

/// Why people should not be sent here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unready {
    /// There is no space left.
    Full,
    /// The database does not answer, or takes nothing.
    Database,
    /// What others wrote has not been read for a while.
    Stale,
    /// It was asked to end.
    Draining,
}

impl Unready {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Database => "unavailable",
            Self::Stale => "stale",
            Self::Draining => "draining",
        }
    }
}

impl Default for Readiness {
    fn default() -> Self {
        Self {
            draining: AtomicBool::new(false),
            followed_at: AtomicU64::new(now()),
            asked: Mutex::new((0, Ok(()))),
            sent_away: watch::Sender::new(false),
        }
    }
}

impl Readiness {
    /// This server has just read what others wrote.
    pub(crate) fn follows(&self) {
        self.followed_at.store(now(), Ordering::Relaxed);
    }

    /// This server was asked to end.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// Whether people are sent away from here.
    pub(crate) fn sends_away(&self) -> bool {
        *self.sent_away.borrow()
    }

    /// Waits until people are sent away from here.
    pub(crate) fn leaving(&self) -> impl Future<Output = ()> + use<> {
        let mut sent_away = self.sent_away.subscribe();
        async move {
            if sent_away.wait_for(|away| *away).await.is_err() {
                // The server ends, and says so itself.
                std::future::pending::<()>().await;
            }
        }
    }

    fn send_away(&self, away: bool) {
        let changed = self.sent_away.send_if_modified(|was| std::mem::replace(was, away) != away);
        match (changed, away) {
            (true, true) => tracing::warn!("not ready: whoever is connected is sent to the other nodes"),
            (true, false) => tracing::info!("ready again: people are welcome"),
            (false, _) => {}
        }
    }
}

/// Where there are other nodes, shows people out of one that is not ready for a while.
pub(crate) async fn watch(app: Weak<Parts>) {
    if app.upgrade().is_none_or(|app| !app.store.is_shared()) {
        return;
    }
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut unready_since: Option<Instant> = None;
    loop {
        rounds.tick().await;
        let Some(app) = app.upgrade() else { return };
        let asked = Instant::now();
        // Whoever is here when it was asked to end is told so at its end, and not before: until then they can play.
        let unready = check(&app).await.err().filter(|why| *why != Unready::Draining);
        unready_since = unready.map(|_| unready_since.unwrap_or(asked));
        app.readiness.send_away(unready_since.is_some_and(|since| since.elapsed() >= LINGER));
    }
}

/// Whether people should be sent here.
pub(crate) async fn check(app: &App) -> Result<(), Unready> {
    if app.readiness.draining.load(Ordering::Relaxed) {
        return Err(Unready::Draining);
    }
    let mut asked = app.readiness.asked.lock().await;
    if now().saturating_sub(asked.0) > FRESH_MS {
        let written = tokio::time::timeout(PATIENCE, app.store.probe()).await;
        let found = match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(store::StoreError::Full)) => Err(Unready::Full),
            Ok(Err(_)) | Err(_) => Err(Unready::Database),
        };
        *asked = (now(), found);
    }
    asked.1?;
    let stale = now().saturating_sub(app.readiness.followed_at.load(Ordering::Relaxed)) > STALE_MS;
    if stale { Err(Unready::Stale) } else { Ok(()) }
}
