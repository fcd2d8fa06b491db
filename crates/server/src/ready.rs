//! Whether people should be sent here: the database takes what is written, and this server follows what others write.
//!
//! A server that is alive but not ready keeps its tables and its sockets; a proxy sends newcomers elsewhere, and comes
//! back when it is ready again. Nothing is killed for a full disk: killing it would not make space.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::Mutex;

use crate::app::{App, now};

/// A server that has not read what others wrote for so long shows people what is over.
const STALE_MS: u64 = 15_000;
/// The database has so long to take a row.
const PATIENCE: Duration = Duration::from_secs(3);
/// What was found is true for so long: asking often costs nothing.
const FRESH_MS: u64 = 1_000;

/// What is known of it.
#[derive(Debug)]
pub(crate) struct Readiness {
    /// When this server last read what others wrote.
    followed_at: AtomicU64,
    /// When the database was last asked to take a row, and what it said.
    asked: Mutex<(u64, Result<(), Unready>)>,
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
}

impl Unready {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Database => "unavailable",
            Self::Stale => "stale",
        }
    }
}

impl Default for Readiness {
    fn default() -> Self {
        Self { followed_at: AtomicU64::new(now()), asked: Mutex::new((0, Ok(()))) }
    }
}

impl Readiness {
    /// This server has just read what others wrote.
    pub(crate) fn follows(&self) {
        self.followed_at.store(now(), Ordering::Relaxed);
    }
}

/// Whether people should be sent here.
pub(crate) async fn check(app: &App) -> Result<(), Unready> {
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
