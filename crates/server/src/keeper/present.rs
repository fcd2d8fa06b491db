//! Who is at the table, on this node and on others. Comings and goings of a moment are told together: a crowd that comes
//! must not fill the queues of those who play.

use std::time::{Duration, Instant};

use kernel::Seat;
use protocol::ServerMessage;
use store::Elsewhere;

use super::Keeper;
use crate::lease;

/// Those who come and go within this are told at once.
const MOMENT: Duration = Duration::from_millis(100);

impl Keeper {
    /// The seats whose people are connected, wherever.
    pub(super) fn present(&self) -> Vec<Seat> {
        let elsewhere = self.elsewhere.seats.iter().map(|&seat| Seat::new(usize::from(seat)));
        let mut seats: Vec<Seat> = self.listeners.present().into_iter().chain(elsewhere).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    pub(super) fn presence(&self) -> ServerMessage {
        let seats = self.present().into_iter().map(|seat| seat.index() as u8).collect();
        let spectators = self.listeners.spectators() as u64 + self.elsewhere.spectators;
        ServerMessage::Presence { seats, spectators: u32::try_from(spectators).unwrap_or(u32::MAX) }
    }

    /// Somebody came or went: it is told in a moment.
    pub(super) fn moved(&mut self) {
        self.presence_at.get_or_insert_with(|| Instant::now() + MOMENT);
    }

    /// Tells whoever listens, and the other nodes, who is here.
    pub(super) async fn tell_presence(&mut self) {
        self.presence_at = None;
        self.listeners.tell_all(&self.presence());
        let here = Elsewhere {
            seats: self.listeners.present().into_iter().map(|seat| seat.index() as u8).collect(),
            spectators: self.listeners.spectators() as u64,
        };
        if !self.app.store.is_shared() || self.shown == here {
            return;
        }
        match self.app.store.set_presence(self.table.id(), here.clone(), lease::presence()).await {
            Ok(()) => self.shown = here,
            Err(error) => tracing::warn!(table = self.table.id(), %error, "other nodes do not know who is here"),
        }
    }

    /// Somebody came or went on another node, or it has given the table back: then this one may work here at once.
    pub(super) async fn elsewhere(&mut self, there: Elsewhere) {
        let seats = self.table.chairs().count();
        let seated = there.seats.into_iter().filter(|seat| usize::from(*seat) < seats).collect();
        let there = Elsewhere { seats: seated, ..there };
        if self.elsewhere != there {
            self.elsewhere = there;
            self.moved();
        }
        self.lease_at = None;
        self.rouse().await;
    }
}
