//! Hints: a node tells the others where there is news, so that they need not look all the time.
//!
//! Nothing depends on a hint: whoever misses one finds the news at the next look. They are sent by a connection of their
//! own after the commit. Inside the transaction that writes, `NOTIFY` would take a lock over the whole database server.

use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::error::StoreError;
use crate::postgresql::Postgres;
use crate::sql::{Database as _, args};
use crate::store::spawn;

/// The channel of all nodes.
const CHANNEL: &str = "lazaret";
/// `PostgreSQL` carries fewer than 8,000 bytes at once.
const LONGEST: usize = 7_900;
/// How long to wait before connecting again.
const BREATH: Duration = Duration::from_millis(500);

/// Where there is news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// At which table.
    pub table: String,
    /// Of what kind.
    pub news: News,
}

/// What kind of news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// An entry of this number was added to the journal.
    Entry(u64),
    /// A line of this number was said.
    Chat(u64),
    /// Somebody came or went.
    Presence,
}

/// How nodes tell each other where there is news.
pub trait Hints: Send + Sync {
    /// Tells the other nodes, soon. Does not wait.
    fn hint(&self, hint: Hint);

    /// What the other nodes tell from now on.
    fn hints(&self) -> UnboundedReceiver<Hint>;
}

/// There are no other nodes.
pub(crate) struct Alone;

impl Hints for Alone {
    fn hint(&self, _: Hint) {}

    fn hints(&self) -> UnboundedReceiver<Hint> {
        unbounded_channel().1
    }
}

/// Nodes that share a `PostgreSQL`.
pub(crate) struct Notify {
    address: String,
    node: String,
    teller: Mutex<Sender<Hint>>,
}

impl Notify {
    pub(crate) fn start(address: &str, node: &str) -> Result<Self, StoreError> {
        let (teller, told) = mpsc::channel();
        let (mut db, name) = (Postgres::open(address)?, node.to_owned());
        spawn("store-hint", move || tell(&mut db, &name, &told))?;
        Ok(Self { address: address.to_owned(), node: node.to_owned(), teller: Mutex::new(teller) })
    }
}

impl Hints for Notify {
    fn hint(&self, hint: Hint) {
        if let Ok(teller) = self.teller.lock() {
            // A hint that nobody sends any more is one that is lost.
            let _ = teller.send(hint);
        }
    }

    fn hints(&self) -> UnboundedReceiver<Hint> {
        let (heard, hints) = unbounded_channel();
        let (address, node) = (self.address.clone(), self.node.clone());
        if let Err(error) = spawn("store-listen", move || listen(&address, &node, &heard)) {
            tracing::error!(%error, "nobody listens to the other nodes; their news come late");
        }
        hints
    }
}

fn tell(db: &mut Postgres, node: &str, told: &Receiver<Hint>) {
    while let Ok(first) = told.recv() {
        let mut hints = vec![first];
        hints.extend(told.try_iter());
        for payload in write(node, &hints) {
            let sent = db.revive().and_then(|()| {
                // What is lost when the machine fails was only a hint.
                db.batch("SET synchronous_commit = off")?;
                db.execute("SELECT pg_notify('lazaret', $1)", args![payload])
            });
            if let Err(error) = sent {
                tracing::debug!(%error, "hints were not sent; the others look by themselves");
            }
        }
    }
}

fn listen(address: &str, node: &str, heard: &UnboundedSender<Hint>) {
    while !heard.is_closed() {
        let hear =
            |payload: &str| read(payload, node).into_iter().all(|hint| heard.send(hint).is_ok()) && !heard.is_closed();
        if let Err(error) = Postgres::open(address).and_then(|mut db| db.listen(CHANNEL, hear)) {
            tracing::warn!(%error, "the other nodes are not heard; their news come late");
            std::thread::sleep(BREATH);
        }
    }
}

/// Hints as short texts: the node, then one line each. Of several about the same table the last is enough.
fn write(node: &str, hints: &[Hint]) -> Vec<String> {
    let mut payloads = Vec::new();
    let mut payload = node.to_owned();
    for (place, hint) in hints.iter().enumerate() {
        let same = |later: &Hint| {
            later.table == hint.table && std::mem::discriminant(&later.news) == std::mem::discriminant(&hint.news)
        };
        if hints[place + 1..].iter().any(same) {
            continue;
        }
        let line = match hint.news {
            News::Entry(number) => format!("\n{} e{number}", hint.table),
            News::Chat(number) => format!("\n{} c{number}", hint.table),
            News::Presence => format!("\n{} p", hint.table),
        };
        if payload.len() + line.len() > LONGEST {
            payloads.push(std::mem::replace(&mut payload, node.to_owned()));
        }
        payload.push_str(&line);
    }
    payloads.push(payload);
    payloads
}

/// The hints of a text, unless we wrote it ourselves. What cannot be read is skipped.
fn read(payload: &str, node: &str) -> Vec<Hint> {
    let mut lines = payload.lines();
    if lines.next().is_none_or(|from| from == node) {
        return Vec::new();
    }
    let hint = |line: &str| {
        let (table, news) = line.split_once(' ')?;
        let news = match news.split_at_checked(1)? {
            ("e", number) => News::Entry(number.parse().ok()?),
            ("c", number) => News::Chat(number.parse().ok()?),
            ("p", "") => News::Presence,
            _ => return None,
        };
        Some(Hint { table: table.to_owned(), news })
    };
    lines.filter_map(hint).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_read_as_they_were_written() {
        let hint = |table: &str, news| Hint { table: table.to_owned(), news };
        let hints = [
            hint("A", News::Entry(40)),
            hint("B", News::Presence),
            hint("A", News::Chat(3)),
            hint("A", News::Entry(41)),
        ];
        let payloads = write("here", &hints);
        assert_eq!(payloads.len(), 1);
        assert_eq!(read(&payloads[0], "there"), hints[1..], "the first is overtaken by the last");
        assert_eq!(read(&payloads[0], "here"), [], "nobody listens to themselves");
        for strange in ["", "there", "there\n", "there\nA", "there\nA x", "there\nA e-1"] {
            assert_eq!(read(strange, "here"), [], "{strange:?}");
        }
    }

    #[test]
    fn many_hints_are_sent_in_pieces() {
        let hints: Vec<_> = (0..5000).map(|n| Hint { table: format!("TABL-{n:04}"), news: News::Entry(n) }).collect();
        let payloads = write("here", &hints);
        assert!(payloads.iter().all(|payload| payload.len() < 8000));
        let heard: Vec<_> = payloads.iter().flat_map(|payload| read(payload, "there")).collect();
        assert_eq!(heard, hints);
    }
}
