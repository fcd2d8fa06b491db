//! A restart that was announced: whoever runs the server says when, and people are told before it comes.

use std::sync::atomic::{AtomicU64, Ordering};

use store::Store;

/// It is told until so long after its moment, in milliseconds: then it has happened, or nobody knows when it will.
const PAST: u64 = 60_000;

/// When this server is expected to be started again, in milliseconds since 1970; 0 if nobody has said so.
#[derive(Debug, Default)]
pub(crate) struct Restart(AtomicU64);

impl Restart {
    /// What was announced before this server began.
    pub(crate) async fn read(store: &Store) -> Result<Self, store::StoreError> {
        Ok(Self(AtomicU64::new(store.announced_restart().await?)))
    }

    /// Somebody has announced another moment, or taken it back.
    pub(crate) fn set(&self, at: u64) {
        self.0.store(at, Ordering::Relaxed);
    }

    /// How long until then, if it is still to come.
    pub(crate) fn due_in(&self, now: u64) -> Option<u64> {
        let at = self.0.load(Ordering::Relaxed);
        (at > 0 && now <= at + PAST).then(|| at.saturating_sub(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_past_is_told_to_nobody() {
        let restart = Restart::default();
        assert_eq!(restart.due_in(1_000), None);
        restart.set(600_000);
        assert_eq!((restart.due_in(1_000), restart.due_in(600_000)), (Some(599_000), Some(0)));
        assert_eq!((restart.due_in(660_000), restart.due_in(660_001)), (Some(0), None));
        restart.set(0);
        assert_eq!(restart.due_in(1_000), None);
    }
}
