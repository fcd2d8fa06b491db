//! The wicket: passwords are hashed by a few at once, each of which takes time and memory on purpose, so there is a queue.
//!
//! Nobody waits for a crowd. One network has one place at the wicket at a time, and so has one account. Of those who wait,
//! whoever comes from a network that has come in vain and guessed wrong least goes first, and among those whoever came last: a
//! crowd that was there before holds nobody up, and neither does one that comes again and again. Whoever guesses wrong at an account again and again waits longer each time, they and nobody
//! else: however many strangers try, its owner comes in from somewhere else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::oneshot;

/// So many are served at once.
const PLACES: usize = 2;
/// So many wait at most; then those who would be served last are sent away.
const WAITING: usize = 64;
/// So many wrong guesses at an account from one network are a bad memory.
const FORGIVEN: u32 = 5;
/// From then on each makes the next wait twice as long, from a second up to this.
const LONGEST: Duration = Duration::from_mins(15);
/// After so long without a wrong guess, all is forgotten.
const MEMORY: Duration = Duration::from_mins(30);
/// No more than so many wrong guesses are remembered one by one.
const KEPT: usize = 20_000;

/// The wicket. Clones are the same one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wicket {
    inner: Arc<Mutex<Inner>>,
    /// How many wait, for the figures.
    waiting: Gauge,
    /// How many guessed wrong, for the figures.
    failed: Counter,
}

/// Who comes to the wicket.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Guest {
    /// From which network.
    pub(crate) network: String,
    /// To which account; none for somebody who makes one.
    pub(crate) account: Option<String>,
}

#[derive(Debug, Default)]
struct Inner {
    served: Vec<Guest>,
    waiting: Vec<Waiting>,
    arrivals: u64,
    /// Wrong guesses of a network, and of a network at an account.
    wrong: HashMap<Guest, Wrong>,
    /// How often a network came, but for those who were right.
    came: HashMap<Guest, Wrong>,
}

#[derive(Debug)]
struct Waiting {
    guest: Guest,
    rank: Rank,
    go: oneshot::Sender<Turn>,
}

/// Who goes first: the greatest.
type Rank = (std::cmp::Reverse<u32>, u64);

#[derive(Clone, Copy, Debug)]
struct Wrong {
    count: u32,
    last: Instant,
}

/// A place at the wicket, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    wicket: Wicket,
    guest: Guest,
}

impl Guest {
    pub(crate) fn new(network: &str, account: Option<&str>) -> Self {
        Self { network: network.to_owned(), account: account.map(str::to_owned) }
    }

    /// The network alone.
    fn anywhere(&self) -> Self {
        Self { network: self.network.clone(), account: None }
    }

    /// Whether both cannot be served at once.
    fn collides(&self, other: &Self) -> bool {
        self.network == other.network || (self.account.is_some() && self.account == other.account)
    }
}

impl Inner {
    fn wrong(&self, guest: &Guest, now: Instant) -> u32 {
        remembered(&self.wrong, guest, now)
    }

    /// Somebody comes: when it is their turn, by what is known of their network until now.
    fn rank(&mut self, guest: &Guest, now: Instant) -> Rank {
        let network = guest.anywhere();
        let came = remembered(&self.came, &network, now);
        let rank = (std::cmp::Reverse(self.wrong(&network, now).saturating_add(came)), self.arrivals);
        forget(&mut self.came, now);
        self.came.insert(network, Wrong { count: came.saturating_add(1), last: now });
        rank
    }

    /// The next to be served, if there is a place for them.
    fn next(&mut self) -> Option<Waiting> {
        if self.served.len() >= PLACES {
            return None;
        }
        let fits = |waiting: &Waiting| !self.served.iter().any(|served| served.collides(&waiting.guest));
        let first =
            (0..self.waiting.len()).filter(|&at| fits(&self.waiting[at])).max_by_key(|&at| self.waiting[at].rank)?;
        let first = self.waiting.swap_remove(first);
        self.served.push(first.guest.clone());
        Some(first)
    }
}

fn remembered(known: &HashMap<Guest, Wrong>, guest: &Guest, now: Instant) -> u32 {
    known.get(guest).filter(|wrong| now.duration_since(wrong.last) < MEMORY).map_or(0, |wrong| wrong.count)
}

/// Forgets what is long ago, if too much is known.
fn forget(known: &mut HashMap<Guest, Wrong>, now: Instant) {
    if known.len() >= KEPT {
        known.retain(|_, wrong| now.duration_since(wrong.last) < MEMORY);
    }
}

impl Wicket {
    /// A wicket that keeps these figures.
    pub(crate) fn new(waiting: Gauge, failed: Counter) -> Self {
        Self { inner: Arc::default(), waiting, failed }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody has guessed wrong so often that they must wait before the next guess.
    pub(crate) fn is_barred(&self, guest: &Guest) -> bool {
        let (inner, now) = (self.inner(), Instant::now());
        let Some(wrong) = inner.wrong.get(guest) else { return false };
        let Some(again) = wrong.count.checked_sub(FORGIVEN) else { return false };
        let wait = Duration::from_secs(1 << again.min(10)).min(LONGEST);
        now.duration_since(wrong.last) < wait
    }

    /// Waits for a turn; none if there are too many who go first.
    pub(crate) async fn turn(&self, guest: Guest) -> Option<Turn> {
        let came = {
            let mut inner = self.inner();
            let (go, came) = oneshot::channel();
            inner.arrivals += 1;
            let rank = inner.rank(&guest, Instant::now());
            inner.waiting.push(Waiting { guest, rank, go });
            if inner.waiting.len() > WAITING
                && let Some(last) = (0..inner.waiting.len()).min_by_key(|&at| inner.waiting[at].rank)
            {
                // Their end of the channel tells them.
                inner.waiting.swap_remove(last);
            }
            self.waiting.set(i64::try_from(inner.waiting.len()).unwrap_or(i64::MAX));
            came
        };
        self.serve();
        came.await.ok()
    }

    /// Serves whoever can be served.
    fn serve(&self) {
        loop {
            let mut inner = self.inner();
            let next = inner.next();
            self.waiting.set(i64::try_from(inner.waiting.len()).unwrap_or(i64::MAX));
            drop(inner);
            let Some(Waiting { guest, go, .. }) = next else { return };
            // Whoever has gone in the meantime gives their turn back by dropping it.
            drop(go.send(Turn { wicket: self.clone(), guest }));
        }
    }

    /// Somebody has guessed wrong.
    pub(crate) fn wrong(&self, guest: &Guest) {
        self.failed.inc();
        let (mut inner, now) = (self.inner(), Instant::now());
        forget(&mut inner.wrong, now);
        for who in [guest.anywhere(), guest.clone()] {
            let count = inner.wrong(&who, now).saturating_add(1);
            inner.wrong.insert(who, Wrong { count, last: now });
        }
    }

    /// Somebody has come in: what they guessed wrong before is forgotten.
    pub(crate) fn right(&self, guest: &Guest) {
        let mut inner = self.inner();
        inner.wrong.remove(guest);
        if let Some(came) = inner.came.get_mut(&guest.anywhere()) {
            came.count = came.count.saturating_sub(1);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut inner = self.wicket.inner();
            if let Some(at) = inner.served.iter().position(|served| *served == self.guest) {
                inner.served.swap_remove(at);
            }
        }
        self.wicket.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(network: &str, account: &str) -> Guest {
        Guest::new(network, Some(account))
    }

    /// Takes all places, and says so.
    async fn busy(wicket: &Wicket) -> Vec<Turn> {
        let mut turns = Vec::new();
        for place in 0..PLACES {
            turns.push(wicket.turn(guest(&format!("busy {place}"), &format!("busy {place}"))).await.unwrap());
        }
        turns
    }

    /// Lets somebody wait; the order in which they are served is told.
    fn wait(wicket: &Wicket, guest: Guest, told: &tokio::sync::mpsc::UnboundedSender<String>) {
        let (wicket, told) = (wicket.clone(), told.clone());
        let name = format!("{} {}", guest.network, guest.account.clone().unwrap_or_default());
        tokio::spawn(async move {
            let turn = wicket.turn(guest).await;
            let _ = told.send(if turn.is_some() { name } else { format!("{name} sent away") });
            tokio::task::yield_now().await;
        });
    }

    #[tokio::test]
    async fn a_crowd_holds_nobody_up() {
        let wicket = Wicket::default();
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let turns = busy(&wicket).await;
        for stranger in 0..60 {
            wait(&wicket, guest(&format!("net {stranger}"), "anna"), &told);
        }
        tokio::task::yield_now().await;
        wait(&wicket, guest("home", "anna"), &told);
        while wicket.inner().waiting.len() < 61 {
            tokio::task::yield_now().await;
        }
        drop(turns);
        assert_eq!(heard.recv().await.as_deref(), Some("home anna"), "whoever came last is served first");
        for _ in 0..60 {
            let next = heard.recv().await.unwrap();
            assert!(!next.contains("sent away"), "{next}");
        }
        let given_back = async {
            while !wicket.inner().served.is_empty() || !wicket.inner().waiting.is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), given_back).await.expect("every place is given back");
    }

    #[tokio::test]
    async fn coming_again_and_again_helps_nobody() {
        let wicket = Wicket::default();
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let turns = busy(&wicket).await;
        for who in ["net 0", "net 1", "net 2", "home", "net 0", "net 1", "net 2", "net 0"] {
            wait(&wicket, guest(who, "anna"), &told);
            tokio::task::yield_now().await;
        }
        while wicket.inner().waiting.len() < 8 {
            tokio::task::yield_now().await;
        }
        drop(turns);
        assert_eq!(heard.recv().await.as_deref(), Some("home anna"));
    }

    #[tokio::test]
    async fn a_network_and_an_account_have_one_place_each() {
        let wicket = Wicket::default();
        let first = wicket.turn(guest("one", "anna")).await.unwrap();
        for blocked in [guest("one", "ben"), guest("two", "anna")] {
            let waits = tokio::time::timeout(Duration::from_millis(20), wicket.turn(blocked)).await;
            assert!(waits.is_err(), "until the first has gone");
        }
        let other = wicket.turn(guest("two", "ben")).await;
        assert!(other.is_some(), "others do not notice");
        drop((first, other));
        assert!(wicket.turn(guest("one", "ben")).await.is_some());
    }

    #[tokio::test]
    async fn those_who_guess_wrong_wait_behind_those_who_do_not() {
        let wicket = Wicket::default();
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let turns = busy(&wicket).await;
        wicket.wrong(&guest("bad", "anna"));
        wait(&wicket, guest("good", "cleo"), &told);
        tokio::task::yield_now().await;
        wait(&wicket, guest("bad", "ben"), &told);
        while wicket.inner().waiting.len() < 2 {
            tokio::task::yield_now().await;
        }
        drop(turns.into_iter().next());
        assert_eq!(heard.recv().await.as_deref(), Some("good cleo"));
    }

    #[tokio::test]
    async fn the_queue_has_an_end() {
        let wicket = Wicket::default();
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let turns = busy(&wicket).await;
        for stranger in 0..=WAITING {
            wait(&wicket, guest(&format!("net {stranger}"), &stranger.to_string()), &told);
            tokio::task::yield_now().await;
        }
        assert_eq!(heard.recv().await.as_deref(), Some("net 0 0 sent away"), "whoever would be last");
        drop(turns);
    }

    #[test]
    fn who_guesses_wrong_again_and_again_waits_longer_and_nobody_else_does() {
        let wicket = Wicket::default();
        let thief = guest("net", "anna");
        for _ in 0..FORGIVEN - 1 {
            wicket.wrong(&thief);
            assert!(!wicket.is_barred(&thief));
        }
        wicket.wrong(&thief);
        assert!(wicket.is_barred(&thief));
        assert!(!wicket.is_barred(&guest("home", "anna")), "its owner, elsewhere");
        assert!(!wicket.is_barred(&guest("net", "ben")), "another account");
        wicket.right(&thief);
        assert!(!wicket.is_barred(&thief));
    }
}
