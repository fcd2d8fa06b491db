//! The feed for those who see hands: nothing but what is old enough, made from the game as it was then. It ends when one seat
//! does not want it any more, and nobody who has a hand of their own is let in.

use std::time::Duration;

use kernel::Seat;
use protocol::{RefusalCode, ServerMessage};
use table::Table;

use super::{Keeper, Somebody, history, refusal};
use crate::app::now;

impl Keeper {
    /// Whether somebody may see this hand, late as it is. A machine sees with the eyes of whoever it belongs to.
    pub(super) fn may_see_hands(&self, eyes: Seat, person: Option<&Somebody>) -> bool {
        let plays = person.is_some_and(|it| self.table.plays(&it.id) || self.table.plays(it.answerable()));
        let open = self.table.hands().is_some_and(|hands| hands.since.is_some());
        open && !plays && eyes.index() < self.table.chairs().count()
    }

    /// Tells those who see hands what has become old enough.
    pub(super) fn show_hands(&mut self, at: u64) {
        let mut told = Vec::new();
        for (connection, eyes, seen) in self.listeners.behind() {
            if let Some((step, messages)) = feed(&self.table, eyes, seen, at) {
                self.listeners.saw(connection, step);
                for message in messages {
                    self.listeners.tell(connection, &message);
                }
                told.push(connection);
            }
        }
        if !told.is_empty() {
            self.comment(&told, at);
        }
    }

    /// Somebody looks back: with the eyes they have, and as far as those may see.
    pub(super) fn look(&mut self, connection: u64, step: usize) {
        let Some(listener) = self.listeners.get(connection) else { return };
        let viewer = match listener.eyes {
            Some(eyes) => self.table.look_through(eyes, step, now()),
            None => Some(listener.viewer),
        };
        match viewer.and_then(|viewer| self.table.look(step, viewer)) {
            Some(look) => self.listeners.tell(connection, &look),
            None => self.refuse(connection, refusal(RefusalCode::NotNow, "table-refusal-no-such-step")),
        }
    }

    /// How long nothing more of the hands may be seen, if somebody waits for that.
    pub(super) fn hands_wait(&self) -> Option<Duration> {
        if self.listeners.behind().is_empty() {
            return None;
        }
        let now = now();
        self.table.hands_due(now).map(|due| Duration::from_millis(due.saturating_sub(now)))
    }
}

/// What the feed tells next, and up to which step; nothing if nothing more is old enough.
fn feed(table: &Table, eyes: Seat, seen: Option<usize>, at: u64) -> Option<(usize, Vec<ServerMessage>)> {
    let until = table.hands_until(at).filter(|until| seen.is_none_or(|seen| seen < *until))?;
    let from = seen.unwrap_or(0);
    let (entries, offer) = table.through(eyes, from, at)?;
    let mut notes = table.notes(from);
    notes.retain(|note| note.step as usize <= until);
    let mut messages = history::paged(entries, notes, from);
    messages.push(ServerMessage::Offer { offer });
    Some((until, messages))
}

#[cfg(test)]
mod tests {
    use protocol::{Delay, LogEntry};
    use shelf::Viewer;
    use table::{Chair, Command, Hand, Opening};

    use super::*;

    const MINUTE: u64 = 60_000;

    /// A game of three people that has begun, at time 0.
    fn begun(game: &str) -> Table {
        let title = shelf::title(game).unwrap();
        let opening = Opening::plain("A", "B", title, title.canonical("players=3").unwrap(), "anna", [3; 32], 0);
        let people = ["anna", "ben", "cleo"].map(|id| Chair::Person { id: id.to_owned(), name: id.to_owned() });
        let (mut table, _) = Table::open(opening, people.into()).unwrap();
        for seat in Seat::all(3) {
            table.command(Command::Nonce { seat, nonce: "ab".repeat(16) }, 0).unwrap();
        }
        table.command(Command::Start { by: "anna".to_owned() }, 0).unwrap();
        table
    }

    /// Somebody chooses, at this time.
    fn choose(table: &mut Table, now: u64) -> bool {
        let Some(&seat) = table.offer(Viewer::Spectator).unwrap().asked.first() else { return false };
        let seat = Seat::new(usize::from(seat));
        let options = table.offer(Viewer::Seat(seat)).unwrap().options;
        let action = options[table.step() * 7 % options.len()].action.clone();
        table.command(Command::Choose { seat, step: table.step(), action, by: Hand::Person }, now).unwrap();
        true
    }

    fn agree(table: &mut Table, delay: Delay, now: u64) {
        table.command(Command::AskHands { seat: Seat::new(0), delay }, now).unwrap();
        let request = table.hands().unwrap().request;
        for seat in [1, 2] {
            assert!(table.hands_until(now).is_none(), "not before everybody has agreed");
            table.command(Command::Hands { seat: Seat::new(seat), request, agree: true }, now).unwrap();
        }
    }

    /// Whatever is told is of a step that was due, and is what the eyes saw then; before hands were shown, what anybody saw.
    fn told(table: &Table, messages: &[ServerMessage], eyes: Seat, since: usize, due: usize) -> usize {
        let full = table.export().unwrap();
        let play = shelf::title_of(&full).unwrap().load(&full).unwrap();
        let mut hands = 0;
        for message in messages {
            match message {
                ServerMessage::Offer { offer } => {
                    assert!(offer.step as usize <= due, "step {} is told, {due} is due", offer.step);
                    let then = play.at(offer.step as usize).unwrap().offer(Viewer::Seat(eyes));
                    assert_eq!(offer.view, then.view);
                    assert!(offer.options.is_empty() && offer.bundles.is_empty() && offer.recap.is_empty());
                    hands += 1;
                }
                ServerMessage::Events { entries, notes, .. } => {
                    assert!(notes.iter().all(|note| note.step as usize <= due));
                    for entry in entries {
                        assert!((entry.step as usize) < due || entry.seat.is_none(), "step {}", entry.step);
                        same(
                            entry,
                            play.as_ref(),
                            if (entry.step as usize) < since { Viewer::Spectator } else { Viewer::Seat(eyes) },
                        );
                    }
                }
                other => panic!("the feed tells of the game alone: {other:?}"),
            }
        }
        hands
    }

    fn same(entry: &LogEntry, play: &dyn shelf::Play, viewer: Viewer) {
        let then = play.at(entry.step as usize + usize::from(entry.seat.is_some())).unwrap();
        let history = then.history(if entry.seat.is_none() { Viewer::Spectator } else { viewer }, entry.step as usize);
        let then = history.into_iter().find(|other| other.step == entry.step && other.seat == entry.seat).unwrap();
        assert_eq!(entry.action, then.action);
        let events = |entry: &LogEntry| entry.events.iter().map(|told| told.event.clone()).collect::<Vec<_>>();
        assert_eq!(events(entry), events(&then), "step {}", entry.step);
    }

    /// One choice a minute. What is due is reckoned here from the times and steps alone.
    fn nothing_is_told_earlier(game: &str, delay: Delay) {
        let mut table = begun(game);
        let mut reached = vec![(0u64, table.step())];
        let mut now = 0;
        for _ in 0..7 {
            now += MINUTE;
            choose(&mut table, now);
            reached.push((now, table.step()));
        }
        let since = table.step();
        agree(&mut table, delay, now);
        let mut seen = [None; 3];
        let mut told_of = 0;
        for _ in 0..30 {
            // Half a minute before the choice, when nothing may be due by counting, and right after it.
            for half in [now + MINUTE / 2, now + MINUTE] {
                if half == now + MINUTE && choose(&mut table, half) {
                    reached.push((half, table.step()));
                }
                let due = match delay {
                    Delay::Choices { count } => {
                        reached.len().checked_sub(1 + usize::from(count)).map(|last| reached[last].1)
                    }
                    Delay::Minutes { count } => {
                        let old = |(at, _): &&(u64, usize)| at + u64::from(count) * MINUTE <= half;
                        reached.iter().rfind(old).map(|(_, step)| *step)
                    }
                };
                let due = due.filter(|due| *due >= since);
                for eyes in Seat::all(3) {
                    let news = feed(&table, eyes, seen[eyes.index()], half);
                    let (Some(due), Some((step, messages))) = (due, &news) else {
                        assert!(news.is_none(), "{game}: nothing is due, and something is told");
                        continue;
                    };
                    assert_eq!(*step, due);
                    told_of += told(&table, messages, eyes, since, due);
                    assert!(table.look_through(eyes, due + 1, half).is_none(), "nor by looking");
                    seen[eyes.index()] = Some(*step);
                }
            }
            now += MINUTE;
        }
        assert!(told_of > 20, "{game}: {told_of}");
        // One is enough, and nobody is told who; what was not due stays unseen.
        let request = table.hands().unwrap().request;
        table.command(Command::Hands { seat: Seat::new(2), request, agree: false }, now).unwrap();
        assert!(table.hands().is_none() && table.hands_until(now + 100 * MINUTE).is_none());
        assert!(feed(&table, Seat::new(0), None, now + 100 * MINUTE).is_none());
        let note = table.notes(0).pop().unwrap();
        assert_eq!((&*note.message.key, note.message.args.len()), ("table-note-hands-closed", 0));
    }

    macro_rules! for_every_game {
        ($($game:ident),*) => {
            $(mod $game {
                use super::Delay;

                #[test]
                fn at_once() {
                    super::nothing_is_told_earlier(stringify!($game), Delay::Choices { count: 0 });
                }

                #[test]
                fn five_choices_later() {
                    super::nothing_is_told_earlier(stringify!($game), Delay::Choices { count: 5 });
                }

                #[test]
                fn ten_minutes_later() {
                    super::nothing_is_told_earlier(stringify!($game), Delay::Minutes { count: 10 });
                }
            })*
        };
    }

    for_every_game!(rattus, contagion, pest, messina);
}
