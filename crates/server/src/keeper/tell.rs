//! Who is told what a command did: those who listen, and those who are away.

use std::sync::Arc;

use kernel::Seat;
use protocol::ServerMessage;
use shelf::Viewer;
use table::{Chair, Done, Fact, Table};

use super::Keeper;
use crate::notices::{self, Notice, Occasion};

impl Keeper {
    /// Tells everybody what a command did.
    pub(super) fn publish(&mut self, done: &Done, notes: usize, at: u64) {
        let Self { table, listeners, .. } = self;
        let was_present = listeners.present();
        let mut around = false;
        let mut answered = None;
        let mut clocks = false;
        let mut request = false;
        for fact in &done.facts {
            match fact {
                Fact::Played { .. } | Fact::Advised { .. } => {}
                Fact::Standing { seat, .. } => answered = Some(Seat::new(usize::from(*seat))),
                Fact::Clocks { .. } => clocks = true,
                Fact::UndoAsked { .. } | Fact::Consented { .. } | Fact::UndoSettled { .. } => request = true,
                Fact::Opened { .. }
                | Fact::Changed { .. }
                | Fact::Seated { .. }
                | Fact::Host { .. }
                | Fact::Nonce { .. }
                | Fact::StartAsked { .. }
                | Fact::Without { .. }
                | Fact::Started
                | Fact::HandedOver { .. }
                | Fact::TakenBack { .. }
                | Fact::Away { .. }
                | Fact::Resigned { .. }
                | Fact::Summoned { .. }
                | Fact::Returned { .. }
                | Fact::HandsAsked { .. }
                | Fact::HandsAgreed { .. }
                | Fact::HandsOpened
                | Fact::HandsClosed
                | Fact::CloseWanted { .. }
                | Fact::Closed { .. }
                | Fact::Rematch { .. } => around = true,
            }
        }
        listeners.reseat(table);
        let present = self.present();
        let Self { table, listeners, .. } = self;
        let over = table.is_over() && !matches!(done.facts.last(), Some(Fact::Rematch { .. }));
        if around || over {
            let view = table.view(&present, at);
            listeners.tell_each(|person| ServerMessage::Table { table: view.clone(), you: table.you(person) });
        }
        if let Some(seat) = answered {
            // Whoever answers beforehand is told that it is known, and nobody else is.
            let (view, you) = (table.view(&present, at), table.you(sitter(table, seat)));
            listeners.tell_viewers(|viewer| {
                (viewer == Viewer::Seat(seat)).then(|| ServerMessage::Table { table: view.clone(), you: you.clone() })
            });
        }
        let notes = table.notes_since(notes);
        if !done.played.is_empty() || !notes.is_empty() {
            let from = done.played.first().map_or(table.step(), |played| played.step) as u32;
            listeners.tell_viewers(|viewer| {
                let entries = table::entries(&done.played, viewer);
                Some(ServerMessage::Events { from, entries, notes: notes.clone() })
            });
        }
        if clocks && !around {
            listeners.tell_now(&ServerMessage::Clock { clocks: table.clock_faces(at) });
        }
        if request {
            listeners.tell_now(&ServerMessage::UndoRequest { request: table.pending_undo() });
        }
        if !done.played.is_empty() || around {
            listeners.tell_viewers(|viewer| table.offer(viewer).map(|offer| ServerMessage::Offer { offer }));
        }
        if let Some(over) = table.over().filter(|_| over) {
            listeners.tell_all(&ServerMessage::Over { over });
        }
        self.show_hands(at);
        let listeners = &mut self.listeners;
        for fact in &done.facts {
            if let Fact::Rematch { table } = fact {
                listeners.tell_all(&ServerMessage::Rematch { table: table.clone() });
            }
        }
        if was_present != self.listeners.present() {
            self.moved();
        }
    }

    /// Those who are away are told what a command did that concerns them, where it was made.
    pub(super) fn tell_away(&self, done: &Done, was_over: bool) {
        for fact in &done.facts {
            if let Fact::Summoned { seat, .. } = fact {
                let occasion = Occasion::Summons { step: self.table.step() as u64 };
                self.tell_person(Seat::new(usize::from(*seat)), occasion);
            }
            if let Fact::Changed { .. } = fact {
                self.tell_others(None, &Occasion::Changed { entries: self.table.entries() });
            }
            if let Fact::UndoAsked { seat, .. } = fact
                && let Some(request) = self.table.pending_undo()
            {
                let asker = Seat::new(usize::from(*seat));
                self.tell_others(Some(asker), &Occasion::Undo { request: u64::from(request.id) });
            }
        }
        if !was_over && self.table.is_over() {
            self.tell_others(None, &Occasion::Over);
        }
    }

    /// Everybody who sits here and is not here, but for one seat.
    pub(super) fn tell_others(&self, but: Option<Seat>, occasion: &Occasion) {
        let present = self.present();
        for (seat, chair) in self.table.chairs().enumerate() {
            let seat = Seat::new(seat);
            if chair.person().is_some() && Some(seat) != but && !present.contains(&seat) {
                self.tell_person(seat, occasion.clone());
            }
        }
    }

    /// People who are asked and not connected. A machine gets no letters.
    pub(super) fn absent(&self) -> Vec<Seat> {
        let present = self.present();
        let is_person = |seat: &Seat| self.table.chairs().nth(seat.index()).is_some_and(|it| it.person().is_some());
        let asked = self.table.asked_sitters().into_iter().filter(is_person);
        asked.filter(|seat| !present.contains(seat)).collect()
    }

    pub(super) fn tell_absent(&self) {
        for seat in self.absent() {
            self.tell_person(seat, Occasion::Turn { since: self.table.turn_since(seat) as u64 });
        }
    }

    fn tell_person(&self, seat: Seat, occasion: Occasion) {
        let person = self.table.chairs().nth(seat.index()).and_then(|chair| chair.person().cloned());
        let Some(person) = person else { return };
        let notice = Notice { person, table: self.table.id().to_owned(), game: self.table.game().to_owned(), occasion };
        notices::send(Arc::clone(&self.app), notice);
    }
}

/// The word for whoever sits in a seat.
fn sitter(table: &Table, seat: Seat) -> Option<&str> {
    table.chairs().nth(seat.index()).and_then(Chair::sitter).map(String::as_str)
}
