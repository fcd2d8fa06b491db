//! What people took in their finished games, read out of the journals one after the other, behind whatever people ask for.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Weak;
use std::time::Duration;

use kernel::{Arg, Message, Seat, Viewer};
use protocol::LogEntry;
use store::{Entry, Explored, ExploredSeat, Store, StoreError};
use table::Table;

use crate::app::Parts;

/// What ended since is looked for so often.
const ROUND: Duration = Duration::from_secs(20);
/// So many games are read at a time.
const READ: u64 = 20;

/// Reads what was not read yet, as long as the server lives.
pub(crate) async fn fill(app: Weak<Parts>) {
    loop {
        let Some(app) = app.upgrade() else { return };
        let more = match step(&app.store).await {
            Ok(read) => read == READ,
            Err(error) => {
                tracing::warn!(%error, "what people took was not written down; it is tried again");
                false
            }
        };
        drop(app);
        tokio::time::sleep(if more { Duration::from_millis(50) } else { ROUND }).await;
    }
}

/// Reads some games; says how many.
pub(crate) async fn step(store: &Store) -> Result<u64, StoreError> {
    let found = store.unexplored(READ).await?;
    let count = found.len() as u64;
    if count == 0 {
        return Ok(0);
    }
    let tables = found.iter().map(|(table, _)| table.clone()).collect();
    let journals = store.journals(tables).await?;
    let undone = |_| StoreError::Failed { why: "the work was not done".to_owned() };
    let read = move || -> Vec<Explored> {
        let one = |(table, game): (String, String)| {
            let journal = journals.iter().find(|(id, _)| *id == table).map_or(&[][..], |(_, entries)| entries);
            // What cannot be played again is written down as such, so that it is not tried for ever.
            let read = catch_unwind(AssertUnwindSafe(|| read(&table, journal))).ok().flatten();
            read.unwrap_or(Explored { table, game, came: Vec::new(), seats: Vec::new() })
        };
        found.into_iter().map(one).collect()
    };
    let explored = tokio::task::spawn_blocking(read).await.map_err(undone)?;
    store.put_explored(explored).await?;
    Ok(count)
}

fn read(id: &str, journal: &[Entry]) -> Option<Explored> {
    let table = Table::load(id, journal.iter().map(|entry| (entry.number, entry.at, &entry.body))).ok()?;
    Some(explored(&table))
}

/// What was taken in a finished game.
pub(crate) fn explored(table: &Table) -> Explored {
    let read = seats_of(table);
    let (came, seats) = read.unwrap_or_default();
    Explored { table: table.id().to_owned(), game: table.game().to_owned(), came, seats }
}

/// What came and what the seats took; nothing if the table has left no result, or its game is not on the shelf.
fn seats_of(table: &Table) -> Option<(Vec<String>, Vec<ExploredSeat>)> {
    let result = table.result()?;
    let winners = result.seats.iter().map(|seat| i64::from(seat.place == 1)).sum::<i64>();
    let heard = Heard::of(table.game(), result.seats.len(), |viewer| table.history(viewer, 0))?;
    let seats = result.seats.iter().zip(heard.took).map(|(seat, took)| ExploredSeat {
        took: took.into_iter().collect(),
        won: if seat.place == 1 { store::WON / winners } else { 0 },
    });
    Some((heard.came.into_iter().collect(), seats.collect()))
}

/// What a game told of its things: each is its kind and its name.
#[derive(Debug, PartialEq, Eq)]
struct Heard {
    came: BTreeSet<String>,
    took: Vec<BTreeSet<String>>,
}

impl Heard {
    /// Listens to a game through the eyes of every seat: what one takes, that one sees.
    fn of(game: &str, players: usize, history: impl Fn(Viewer) -> Vec<LogEntry>) -> Option<Heard> {
        let title = shelf::title(game)?;
        let mut heard = Heard { came: BTreeSet::new(), took: vec![BTreeSet::new(); players] };
        for viewer in Seat::all(players).map(Viewer::Seat) {
            for entry in history(viewer).iter().filter(|entry| entry.stands) {
                for told in &entry.events {
                    heard.hear(title, &told.message);
                }
            }
        }
        Some(heard)
    }

    fn hear(&mut self, title: &dyn shelf::Title, message: &Message) {
        let Some(key) = message.key.strip_prefix(title.id()).and_then(|key| key.strip_prefix("-event-")) else {
            return;
        };
        let seat =
            message.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(seat.index()) } else { None });
        for counted in title.counted() {
            let took = counted.taken.contains(&key);
            if !took && !counted.came.contains(&key) {
                continue;
            }
            let things = title.things();
            let of_kind = || things.iter().filter(|thing| thing.kind == counted.kind);
            for name in names(message.args.iter().map(|(_, arg)| arg)) {
                let Some(thing) = of_kind().find(|thing| thing.name.key == name.key) else { continue };
                let thing = format!("{} {}", thing.kind, thing.id);
                if took && let Some(seat) = seat.filter(|seat| *seat < self.took.len()) {
                    self.took[seat].insert(thing.clone());
                }
                self.came.insert(thing);
            }
        }
    }
}

/// The things that are named, also where several stand in a list.
fn names<'a>(args: impl Iterator<Item = &'a Arg>) -> Vec<&'a Message> {
    args.flat_map(|arg| match arg {
        Arg::Message(name) => vec![name],
        Arg::List(all) => names(all.iter()),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => Vec::new(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use shelf::{Block, Level, Style};

    use super::*;

    /// What is read out of a record is what the laboratory hears while the same game is played.
    #[test]
    fn a_record_says_what_the_laboratory_heard() {
        for title in shelf::titles() {
            let options = title.canonical("players=3").unwrap();
            let bots = [Style::Level(Level::at(3)); 3];
            let block = Block { bots: &bots, seed: 5, from: 0, until: 3, rotate: false, close: 0, vow: None };
            let tally = title.measure(&options, block).unwrap();
            let things: Vec<(usize, String)> = {
                let all = title.things();
                let mut number = 0;
                let mut names = Vec::new();
                for counted in title.counted() {
                    for thing in all.iter().filter(|thing| thing.kind == counted.kind) {
                        names.push((number, format!("{} {}", thing.kind, thing.id)));
                        number += 1;
                    }
                }
                names
            };
            let mut taken = 0;
            for (&game, brief) in &tally.each {
                let record = title.measured(&options, block, game).unwrap();
                let play = title.load(&record).unwrap();
                let heard = Heard::of(title.id(), 3, |viewer| play.history(viewer, 0)).unwrap();
                let expected = |of: &dyn Fn(usize) -> bool| -> BTreeSet<String> {
                    things.iter().filter(|(number, _)| of(*number)).map(|(_, name)| name.clone()).collect()
                };
                for seat in 0..3 {
                    let took = expected(&|number| brief.taken[seat].contains(number));
                    assert_eq!(heard.took[seat], took, "{}, game {game}, seat {seat}", title.id());
                    taken += took.len();
                }
                assert_eq!(heard.came, expected(&|number| brief.came.contains(number)), "{}, game {game}", title.id());
            }
            let anything = title.counted().iter().any(|counted| !counted.taken.is_empty());
            assert_eq!(taken > 0, anything, "{}: something was taken", title.id());
        }
    }
}
