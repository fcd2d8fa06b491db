//! The `WebSockets` of people and machines who are known: when a session or a token ends, so do its sockets.

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

/// By what somebody is known.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Door {
    /// A session, as the store keeps it.
    Session(String),
    /// A machine, by the word for it.
    Machine(String),
}

struct Open {
    door: Door,
    /// Whose door it is.
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

    /// One more socket through a door of a person.
    pub(crate) fn enter(&self, door: Door, person: String) -> Pass {
        let end = Arc::new(Notify::new());
        let mut inner = self.inner();
        let number = inner.next;
        inner.next += 1;
        inner.open.insert(number, Open { door, person, end: Arc::clone(&end) });
        Pass { sockets: self.clone(), number, end }
    }

    /// The doors of a person through which there are sockets here.
    pub(crate) fn doors_of(&self, person: &str) -> Vec<Door> {
        let inner = self.inner();
        let mut doors: Vec<Door> =
            inner.open.values().filter(|open| open.person == person).map(|open| open.door.clone()).collect();
        doors.sort_unstable();
        doors.dedup();
        doors
    }

    /// Ends the sockets through a door.
    pub(crate) fn end(&self, door: &Door) {
        self.inner().open.values().filter(|open| open.door == *door).for_each(|open| open.end.notify_one());
    }
}

impl Pass {
    /// Waits until the door is shut.
    pub(crate) async fn ended(&self) {
        self.end.notified().await;
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.sockets.inner().open.remove(&self.number);
    }
}
