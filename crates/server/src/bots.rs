//! Bots think on threads of their own, so that people never wait for one of another table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};

use shelf::Thinker;

/// Told what a bot chose; nothing if it failed.
pub(crate) type Chosen = Box<dyn FnOnce(Option<String>) + Send>;

/// A pool of threads that think.
pub(crate) struct Bots(Sender<(Thinker, Chosen)>);

impl Bots {
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let (sender, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            std::thread::Builder::new().name("bot".to_owned()).spawn(move || work(&jobs))?;
        }
        Ok(Self(sender))
    }

    /// Lets a bot think. If the pool has ended, nobody is told: the server is ending too.
    pub(crate) fn think(&self, thinker: Thinker, chosen: Chosen) {
        let _ = self.0.send((thinker, chosen));
    }
}

fn work(jobs: &Mutex<Receiver<(Thinker, Chosen)>>) {
    loop {
        let Ok(Ok((thinker, chosen))) = jobs.lock().map(|jobs| jobs.recv()) else { return };
        // A thinker owns all it touches, so nothing is left half changed behind it.
        chosen(catch_unwind(AssertUnwindSafe(thinker)).ok());
    }
}
