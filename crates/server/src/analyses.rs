//! Analyses of finished games: one at a time, on a thread of its own, and only while no bot has anything to think about. They are
//! taken from one network after another, so that nobody waits for the many games of somebody else.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use protocol::{Analysis, Looking, Underway};
use shelf::Analyser;

use crate::bots::Spare;
use crate::keeper::ToAnalyse;
use crate::turns::Turns;

/// So many games wait at most. Then whoever has most waiting makes room.
const WAITING: usize = 64;

/// Told what came of it; nothing if it failed or the server ends.
type Done = Box<dyn FnOnce(Option<Analysis>) + Send>;

struct Work {
    table: String,
    steps: Option<u32>,
    analyser: Analyser,
    done: Done,
}

/// The queue of analyses.
pub(crate) struct Analyses(Arc<Inner>);

#[derive(Default)]
struct Inner {
    queue: Mutex<Queue>,
    news: Condvar,
}

#[derive(Default)]
struct Queue {
    /// What waits, of each network.
    waiting: Turns<VecDeque<Work>>,
    /// The tables that wait or are being analysed, and how far they are; nothing of one whose steps are not known.
    tables: HashMap<String, Looking>,
    /// How many of them wait.
    count: usize,
    ended: bool,
}

impl Queue {
    /// Puts something into the queue. If that is full, the network with most in it gives up what it asked for last,
    /// unless that is this one; says whether there was room.
    fn push(&mut self, network: &str, work: Work) -> bool {
        if self.count >= WAITING {
            let own = self.waiting.lines().find(|(who, _)| *who == network).map_or(0, |(_, line)| line.len());
            let longest = self.waiting.lines().map(|(_, line)| line).max_by_key(|line| line.len());
            let Some(last) = longest.filter(|line| line.len() > own + 1).and_then(VecDeque::pop_back) else {
                return false;
            };
            self.tables.remove(&last.table);
            self.count -= 1;
        }
        let underway = work.steps.map(|of| Underway { done: 0, of });
        self.tables.insert(work.table.clone(), Looking { underway });
        self.waiting.of(network).push_back(work);
        self.count += 1;
        true
    }

    fn pop(&mut self) -> Option<Work> {
        let (_, work) = self.waiting.next_of(|_| true)?;
        self.count -= 1;
        Some(work)
    }
}

impl Analyses {
    pub(crate) fn start(spare: Spare) -> std::io::Result<Self> {
        let analyses = Self(Arc::default());
        let inner = Arc::clone(&analyses.0);
        std::thread::Builder::new().name("analysis".to_owned()).spawn(move || {
            while let Some(Work { table, analyser, done, .. }) = inner.next() {
                let mut goes_on = || {
                    inner.step(&table);
                    spare.await_turn()
                };
                // An analyser owns all it touches, so nothing is left half changed behind it.
                let made = catch_unwind(AssertUnwindSafe(|| analyser(&mut goes_on)));
                if made.is_err() {
                    tracing::error!(table, "an analysis failed");
                }
                done(made.ok().flatten());
                inner.queue().tables.remove(&table);
            }
        })?;
        Ok(analyses)
    }

    /// How far a table is that waits or is being analysed; nothing of any other.
    pub(crate) fn looking(&self, table: &str) -> Option<Looking> {
        self.0.queue().tables.get(table).copied()
    }

    /// Puts a table into the queue for somebody from this network, unless it is there; says whether there was room.
    pub(crate) fn add(&self, network: &str, table: &str, ToAnalyse { analyser, steps }: ToAnalyse, done: Done) -> bool {
        let mut queue = self.0.queue();
        if queue.tables.contains_key(table) {
            return true;
        }
        let taken = queue.push(network, Work { table: table.to_owned(), steps, analyser, done });
        self.0.news.notify_one();
        taken
    }
}

impl Drop for Analyses {
    fn drop(&mut self) {
        self.0.queue().ended = true;
        self.0.news.notify_one();
    }
}

impl Inner {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table comes to its next step.
    fn step(&self, table: &str) {
        if let Some(Looking { underway: Some(Underway { done, of }) }) = self.queue().tables.get_mut(table) {
            *done = (*done + 1).min(*of);
        }
    }

    /// The next game, or none if the server ends.
    fn next(&self) -> Option<Work> {
        let mut queue = self.queue();
        loop {
            if queue.ended {
                return None;
            }
            if let Some(work) = queue.pop() {
                return Some(work);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;
    use crate::bots::{Bots, Job, Whose};

    /// An analysis of so many steps.
    fn steps(count: u32) -> ToAnalyse {
        let analyser: Analyser = Box::new(move |goes_on| {
            (0..count).all(|_| goes_on()).then(|| Analysis {
                curve: Vec::new(),
                turning: Vec::new(),
                seats: Vec::new(),
            })
        });
        ToAnalyse { analyser, steps: Some(count) }
    }

    #[test]
    fn bots_go_first_and_nothing_is_done_twice() {
        let bots = Bots::start(1, crate::metrics::BotSeconds::default()).unwrap();
        let analyses = Analyses::start(bots.spare()).unwrap();
        let (told, heard) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let tell = |name: &'static str| {
            let told = told.clone();
            move || told.send(name).expect("somebody listens")
        };
        // A bot thinks until it is let go; the analysis is asked for while it does.
        let thought = tell("bot");
        let anna = Whose { network: "home".to_owned(), person: "anna".to_owned() };
        bots.think(Job::new(anna, || true, move || wait.recv().expect("it is let go"), move |_| thought()));
        while !bots.is_busy() {
            std::thread::sleep(Duration::from_millis(5));
        }
        let done = tell("analysis");
        assert!(analyses.add("home", "A", steps(1), Box::new(move |made| made.map_or((), |_| done()))));
        assert!(analyses.looking("A").is_some());
        let again = tell("again");
        assert!(analyses.add("home", "A", steps(1), Box::new(move |_| again())), "it is in the queue already");
        assert!(heard.recv_timeout(Duration::from_millis(150)).is_err(), "it waits for the bot");
        go.send(()).unwrap();
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok("bot"));
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok("analysis"));
        while analyses.looking("A").is_some() {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(heard.try_recv().is_err(), "nothing is done twice");
    }

    #[test]
    fn one_that_fails_or_is_stopped_harms_nobody() {
        let bots = Bots::start(1, crate::metrics::BotSeconds::default()).unwrap();
        let analyses = Analyses::start(bots.spare()).unwrap();
        let (told, heard) = mpsc::channel();
        let tell = || {
            let told = told.clone();
            Box::new(move |made: Option<Analysis>| told.send(made.is_some()).expect("somebody listens"))
        };
        assert!(analyses.add(
            "home",
            "A",
            ToAnalyse { analyser: Box::new(|_| panic!("on purpose")), steps: None },
            tell()
        ));
        assert!(analyses.add("home", "B", steps(3), tell()));
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(false), "told that it failed");
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(true));
        drop(bots);
        assert!(analyses.add("home", "C", steps(3), tell()));
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(false), "the server ends");
    }

    #[test]
    fn it_is_told_how_far_one_is() {
        let bots = Bots::start(1, crate::metrics::BotSeconds::default()).unwrap();
        let analyses = Analyses::start(bots.spare()).unwrap();
        let (go, wait) = mpsc::channel::<()>();
        let (told, heard) = mpsc::channel();
        let slow: Analyser = Box::new(move |goes_on| {
            while wait.recv().is_ok() {
                goes_on();
                told.send(()).expect("somebody listens");
            }
            None
        });
        assert!(analyses.add("home", "A", ToAnalyse { analyser: slow, steps: Some(2) }, Box::new(|_| {})));
        assert!(analyses.add("home", "B", ToAnalyse { steps: None, ..steps(1) }, Box::new(|_| {})));
        for done in [1, 2, 2] {
            go.send(()).unwrap();
            heard.recv().unwrap();
            assert_eq!(analyses.looking("A"), Some(Looking { underway: Some(Underway { done, of: 2 }) }));
        }
        assert_eq!(analyses.looking("B"), Some(Looking { underway: None }), "its steps are not known");
        assert_eq!(analyses.looking("C"), None);
        drop(go);
    }

    /// Whoever asks for a hundred games at once waits for them; others come in between, and there is room for them.
    #[test]
    fn whoever_asks_for_many_holds_nobody_up() {
        let mut queue = Queue::default();
        let work = |table: String| Work { table, steps: None, analyser: steps(1).analyser, done: Box::new(|_| {}) };
        for n in 0..100 {
            assert_eq!(queue.push("crowd", work(format!("crowd {n}"))), n < WAITING, "{n}");
        }
        assert!(queue.push("home", work("anna".to_owned())), "there is room for somebody else");
        assert!(
            !queue.tables.contains_key("crowd 63") && queue.tables.contains_key("crowd 62"),
            "the last one makes it"
        );
        assert_eq!((queue.count, queue.tables.len()), (WAITING, WAITING));
        let served: Vec<_> = std::iter::from_fn(|| queue.pop()).map(|work| work.table).collect();
        assert_eq!(served[..3], ["crowd 0", "anna", "crowd 1"]);
        assert_eq!((served.len(), queue.count), (WAITING, 0));
    }
}
