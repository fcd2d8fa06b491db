//! What happened so far, for somebody who comes: in frames of a bounded size and number, whatever happened before.

use protocol::{LogEntry, Note, ServerMessage};
use shelf::Viewer;
use table::Table;

/// A frame is not much longer than this, in bytes.
const FRAME: usize = 128 * 1024;
/// So many frames at most: a connection has room for twice as many.
const FRAMES: usize = 16;
/// So many entries at most. Every game is shorter; only choosing and taking back makes more.
const ENTRIES: usize = 2_000;
/// So many notes at most.
const NOTES: usize = 200;

/// The events from a step on. If that is too much, the last of them: the position does not need the others.
pub(super) fn pages(table: &Table, viewer: Viewer, from: u32) -> Vec<ServerMessage> {
    let first = (from as usize).max(table.step().saturating_sub(ENTRIES));
    paged(table.history(viewer, first), table.notes(first), first)
}

/// These entries from a step on, and what happened at the table meanwhile.
pub(super) fn paged(entries: Vec<LogEntry>, mut notes: Vec<Note>, first: usize) -> Vec<ServerMessage> {
    notes.drain(..notes.len().saturating_sub(NOTES));
    let mut pages = split(entries);
    pages.drain(..pages.len().saturating_sub(FRAMES));
    let last = pages.len() - 1;
    let events = |(place, entries): (usize, Vec<LogEntry>)| {
        let from = match entries.first() {
            Some(entry) if place > 0 || entry.step as usize > first => entry.step,
            Some(_) | None => first as u32,
        };
        let notes = if place == last { std::mem::take(&mut notes) } else { Vec::new() };
        ServerMessage::Events { from, entries, notes }
    };
    pages.into_iter().enumerate().map(events).collect()
}

/// Entries in pieces of about one frame each; one empty piece if there are none.
fn split(entries: Vec<LogEntry>) -> Vec<Vec<LogEntry>> {
    let mut pages = vec![Vec::new()];
    let mut length = 0;
    for entry in entries {
        let long = serde_json::to_string(&entry).map_or(0, |text| text.len());
        if length + long > FRAME && length > 0 {
            pages.push(Vec::new());
            length = 0;
        }
        length += long;
        if let Some(page) = pages.last_mut() {
            page.push(entry);
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use table::{Chair, Command, Hand, Opening};

    use super::*;

    /// Somebody chooses and takes back as often as the table lets them: whoever comes is still shown it.
    #[test]
    fn the_first_frames_are_bounded_whatever_happened() {
        let title = shelf::title("rattus").unwrap();
        let opening = Opening::plain("A", "B", title, title.canonical("players=2").unwrap(), "anna", [1; 32], 1);
        let person = |name: &str| Chair::Person { id: name.to_owned(), name: name.to_owned() };
        let (mut table, _) = Table::open(opening, vec![person("anna"), person("ben")]).unwrap();
        for seat in Seat::all(2) {
            table.command(Command::Nonce { seat, nonce: "ab".repeat(16) }, 1).unwrap();
        }
        table.command(Command::Start { by: "anna".to_owned() }, 1).unwrap();
        loop {
            let seat = Seat::new(usize::from(table.offer(Viewer::Spectator).unwrap().asked[0]));
            let options = table.offer(Viewer::Seat(seat)).unwrap().options;
            let choice = options.iter().find(|choice| !choice.seals).unwrap_or(&options[0]);
            let action = choice.action.clone();
            table.command(Command::Choose { seat, step: table.step(), action, by: Hand::Person }, 1).unwrap();
            if !choice.seals && table.command(Command::Undo { seat, step: table.step(), last: false }, 1).is_err() {
                break;
            }
        }
        assert!(table.step() > 4_000);
        let pages = pages(&table, Viewer::Spectator, 0);
        assert!(pages.len() <= FRAMES);
        let mut next = table.step() - ENTRIES;
        for page in &pages {
            assert!(serde_json::to_string(page).unwrap().len() < 256 * 1024);
            let ServerMessage::Events { from, entries, .. } = page else { panic!("events only") };
            assert_eq!(*from as usize, next, "one behind the other");
            assert!(entries.iter().all(|entry| entry.step as usize >= next));
            next = entries.last().unwrap().step as usize + 1;
        }
        assert_eq!(next, table.step(), "up to now");
    }
}
