//! Analyses of finished games: one at a time, on a thread of its own, and only while no bot has anything to think about.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};

use protocol::Analysis;
use shelf::Analyser;

use crate::bots::Spare;

/// So many games wait at most.
const WAITING: usize = 64;

/// Told what came of it; nothing if it failed or the server ends.
type Done = Box<dyn FnOnce(Option<Analysis>) + Send>;

struct Work {
    table: String,
    analyser: Analyser,
    done: Done,
}

/// The queue of analyses.
pub(crate) struct Analyses {
    way: mpsc::SyncSender<Work>,
    /// The tables that wait or are being analysed.
    tables: Arc<Mutex<HashSet<String>>>,
}

impl Analyses {
    pub(crate) fn start(spare: Spare) -> std::io::Result<Self> {
        let (way, work) = mpsc::sync_channel::<Work>(WAITING);
        let tables = Arc::new(Mutex::new(HashSet::new()));
        let known = Arc::clone(&tables);
        std::thread::Builder::new().name("analysis".to_owned()).spawn(move || {
            for Work { table, analyser, done } in work {
                let mut goes_on = || spare.await_turn();
                // An analyser owns all it touches, so nothing is left half changed behind it.
                let made = catch_unwind(AssertUnwindSafe(|| analyser(&mut goes_on)));
                if made.is_err() {
                    tracing::error!(table, "an analysis failed");
                }
                done(made.ok().flatten());
                held(&known).remove(&table);
            }
        })?;
        Ok(Self { way, tables })
    }

    /// Whether a table waits or is being analysed.
    pub(crate) fn has(&self, table: &str) -> bool {
        held(&self.tables).contains(table)
    }

    /// Puts a table into the queue, unless it is there; says whether there was room.
    pub(crate) fn add(&self, table: &str, analyser: Analyser, done: Done) -> bool {
        if !held(&self.tables).insert(table.to_owned()) {
            return true;
        }
        let work = Work { table: table.to_owned(), analyser, done };
        let taken = self.way.try_send(work).is_ok();
        if !taken {
            held(&self.tables).remove(table);
        }
        taken
    }
}

fn held(tables: &Mutex<HashSet<String>>) -> MutexGuard<'_, HashSet<String>> {
    tables.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;
    use crate::bots::{Bots, Job};

    /// An analysis of so many steps.
    fn steps(count: usize) -> Analyser {
        Box::new(move |goes_on| {
            (0..count).all(|_| goes_on()).then(|| Analysis {
                curve: Vec::new(),
                turning: Vec::new(),
                seats: Vec::new(),
            })
        })
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
        bots.think(Job::new("anna", || true, move || wait.recv().expect("it is let go"), move |_| thought()));
        while !bots.is_busy() {
            std::thread::sleep(Duration::from_millis(5));
        }
        let done = tell("analysis");
        assert!(analyses.add("A", steps(1), Box::new(move |made| made.map_or((), |_| done()))));
        assert!(analyses.has("A"));
        let again = tell("again");
        assert!(analyses.add("A", steps(1), Box::new(move |_| again())), "it is in the queue already");
        assert!(heard.recv_timeout(Duration::from_millis(150)).is_err(), "it waits for the bot");
        go.send(()).unwrap();
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok("bot"));
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok("analysis"));
        while analyses.has("A") {
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
        assert!(analyses.add("A", Box::new(|_| panic!("on purpose")), tell()));
        assert!(analyses.add("B", steps(3), tell()));
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(false), "told that it failed");
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(true));
        drop(bots);
        assert!(analyses.add("C", steps(3), tell()));
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(false), "the server ends");
    }
}
