//! Who listens at a table, and how each is told. What is the same for several is written once.

use kernel::Seat;
use protocol::ServerMessage;
use shelf::Viewer;
use table::Table;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::keeper::{Out, Somebody};

/// A message as it goes over the wire.
pub(crate) type Frame = Utf8Bytes;

/// A connection at a table.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) connection: u64,
    pub(crate) person: Option<Somebody>,
    /// The word for the network they come from.
    pub(crate) network: String,
    pub(crate) viewer: Viewer,
    /// Whose hand somebody who watches wants to see; they are told of the game by the feed that is as late as was agreed.
    pub(crate) eyes: Option<Seat>,
    /// The step up to which that feed has told them.
    pub(crate) seen: Option<usize>,
    /// People whom they do not want to hear.
    pub(crate) deaf_to: Vec<String>,
    pub(crate) out: Out,
}

/// Everybody at a table.
#[derive(Debug, Default)]
pub(crate) struct Listeners(Vec<Listener>);

impl Listeners {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn add(&mut self, listener: Listener) {
        self.0.push(listener);
    }

    pub(crate) fn remove(&mut self, connection: u64) -> bool {
        let before = self.0.len();
        self.0.retain(|listener| listener.connection != connection);
        self.0.len() < before
    }

    pub(crate) fn get(&self, connection: u64) -> Option<&Listener> {
        self.0.iter().find(|listener| listener.connection == connection)
    }

    /// The seats whose people are connected.
    pub(crate) fn present(&self) -> Vec<Seat> {
        let seat = |listener: &Listener| match listener.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let mut seats: Vec<Seat> = self.0.iter().filter_map(seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    pub(crate) fn spectators(&self) -> usize {
        self.0.iter().filter(|listener| listener.viewer == Viewer::Spectator).count()
    }

    /// People may have sat down or got up.
    pub(crate) fn reseat(&mut self, table: &Table) {
        for listener in &mut self.0 {
            let seat = listener.person.as_ref().and_then(|person| table.seat_of(&person.id));
            listener.viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        }
    }

    /// Tells one connection.
    pub(crate) fn tell(&mut self, connection: u64, message: &ServerMessage) {
        let Some(listener) = self.get(connection) else { return };
        if !send(listener, frame(message)) {
            self.remove(connection);
        }
    }

    /// Tells everybody the same.
    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        if self.0.is_empty() {
            return;
        }
        let frame = frame(message);
        self.0.retain(|listener| send(listener, frame.clone()));
    }

    /// Tells everybody the same, but something else to those who do not want to hear some people.
    pub(crate) fn tell_hearing(
        &mut self,
        message: &ServerMessage,
        instead: impl Fn(&[String]) -> Option<ServerMessage>,
    ) {
        let same = frame(message);
        self.0.retain(|listener| {
            let other = if listener.deaf_to.is_empty() { None } else { instead(&listener.deaf_to) };
            send(listener, other.as_ref().map_or_else(|| same.clone(), frame))
        });
    }

    /// Everybody who listens.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.0.iter()
    }

    /// Somebody does not want to hear somebody else any more.
    pub(crate) fn deafen(&mut self, person: &str, to: &str) {
        for listener in &mut self.0 {
            if listener.person.as_ref().is_some_and(|other| other.id == person) {
                listener.deaf_to.push(to.to_owned());
            }
        }
    }

    /// Tells each what is meant for them as a person.
    pub(crate) fn tell_each(&mut self, message: impl Fn(Option<&str>) -> ServerMessage) {
        self.0.retain(|listener| {
            let person = listener.person.as_ref().map(|person| person.id.as_str());
            send(listener, frame(&message(person)))
        });
    }

    /// Tells everybody who sees the table as it is now.
    pub(crate) fn tell_now(&mut self, message: &ServerMessage) {
        let frame = frame(message);
        self.0.retain(|listener| listener.eyes.is_some() || send(listener, frame.clone()));
    }

    /// Those who see hands later than the table: which connection, whose hand, and up to which step.
    pub(crate) fn behind(&self) -> Vec<(u64, Seat, Option<usize>)> {
        let behind = |listener: &Listener| Some((listener.connection, listener.eyes?, listener.seen));
        self.0.iter().filter_map(behind).collect()
    }

    /// The feed has told somebody up to a step.
    pub(crate) fn saw(&mut self, connection: u64, step: usize) {
        for listener in self.0.iter_mut().filter(|listener| listener.connection == connection) {
            listener.seen = Some(step);
        }
    }

    /// Tells each who sees the table as it is now what is meant for their eyes.
    pub(crate) fn tell_viewers(&mut self, message: impl Fn(Viewer) -> Option<ServerMessage>) {
        let mut written: Vec<(Viewer, Option<Frame>)> = Vec::new();
        self.0.retain(|listener| {
            if listener.eyes.is_some() {
                return true;
            }
            let known = written.iter().find(|(viewer, _)| *viewer == listener.viewer);
            let frame = if let Some((_, frame)) = known {
                frame.clone()
            } else {
                let frame = message(listener.viewer).as_ref().map(frame);
                written.push((listener.viewer, frame.clone()));
                frame
            };
            frame.is_none_or(|frame| send(listener, frame))
        });
    }
}

/// A connection that does not keep up is let go: its channel closes, and it comes back for what it missed.
fn send(listener: &Listener, frame: Frame) -> bool {
    listener.out.try_send(frame).is_ok()
}

fn frame(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages have string keys and no failing parts").into()
}
