//! The `WebSockets` of people and machines: when a session or a token ends, so do its sockets, and so do those of a network that
//! is shut out.

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
    /// The door of somebody with a name, and whose it is.
    door: Option<(Door, String)>,
    /// Where it comes from, as addresses are counted.
    address: String,
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

    /// One more socket, through a door of a person if they have a name.
    pub(crate) fn enter(&self, door: Option<(Door, String)>, address: String) -> Pass {
        let end = Arc::new(Notify::new());
        let mut inner = self.inner();
        let number = inner.next;
        inner.next += 1;
        inner.open.insert(number, Open { door, address, end: Arc::clone(&end) });
        Pass { sockets: self.clone(), number, end }
    }

    /// The doors of a person through which there are sockets here.
    pub(crate) fn doors_of(&self, person: &str) -> Vec<Door> {
        let inner = self.inner();
        let of_person = |open: &Open| open.door.clone().filter(|(_, whose)| whose == person).map(|(door, _)| door);
        let mut doors: Vec<Door> = inner.open.values().filter_map(of_person).collect();
        doors.sort_unstable();
        doors.dedup();
        doors
    }

    /// Ends the sockets through a door.
    pub(crate) fn end(&self, door: &Door) {
        self.end_those(|open| open.door.as_ref().is_some_and(|(other, _)| other == door));
    }

    /// Ends the sockets of addresses, as they are counted.
    pub(crate) fn end_from(&self, there: impl Fn(&str) -> bool) {
        self.end_those(|open| there(&open.address));
    }

    fn end_those(&self, meant: impl Fn(&Open) -> bool) {
        self.inner().open.values().filter(|open| meant(open)).for_each(|open| open.end.notify_one());
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
