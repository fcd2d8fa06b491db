//! The `WebSockets` of people who are known: when a session ends, so do its sockets.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;

/// Everybody's sockets on this server.
#[derive(Clone, Default)]
pub(crate) struct Sockets(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    next: u64,
    open: HashMap<u64, Open>,
}

struct Open {
    session: String,
    person: String,
    end: Arc<Notify>,
}

/// The place of one socket, until it is dropped.
pub(crate) struct Pass {
    sockets: Sockets,
    number: u64,
    end: Arc<Notify>,
}

impl Sockets {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// One more socket of a session, as the store keeps it.
    pub(crate) fn enter(&self, session: String, person: String) -> Pass {
        let end = Arc::new(Notify::new());
        let mut inner = self.inner();
        let number = inner.next;
        inner.next += 1;
        inner.open.insert(number, Open { session, person, end: Arc::clone(&end) });
        Pass { sockets: self.clone(), number, end }
    }

    /// The sessions of a person that have sockets here.
    pub(crate) fn sessions_of(&self, person: &str) -> Vec<String> {
        let inner = self.inner();
        let mut sessions: Vec<String> =
            inner.open.values().filter(|open| open.person == person).map(|open| open.session.clone()).collect();
        sessions.sort_unstable();
        sessions.dedup();
        sessions
    }

    /// Ends the sockets of a session.
    pub(crate) fn end(&self, session: &str) {
        self.inner().open.values().filter(|open| open.session == session).for_each(|open| open.end.notify_one());
    }
}

impl Pass {
    /// Waits until the session has ended.
    pub(crate) async fn ended(&self) {
        self.end.notified().await;
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.sockets.inner().open.remove(&self.number);
    }
}
