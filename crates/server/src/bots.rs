//! Bots think on threads of their own, so that people never wait for one of another table.
//!
//! Work is taken from one network after another, and there from one person's tables after another's: whoever has set up fifty
//! tables of experts waits for them, and nobody else does, however many names they have given themselves. One network never
//! holds all the threads, as long as there is more than one.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use crate::app::{App, Parts};
use crate::metrics::BotSeconds;
use crate::turns::{Line as _, Turns};

/// For whom somebody thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Whose {
    pub(crate) network: String,
    pub(crate) person: String,
}

/// A bot, or an adviser, that is to think.
pub(crate) struct Job {
    whose: Whose,
    /// Whether anybody still waits for it when its turn comes.
    wanted: Box<dyn Fn() -> bool + Send>,
    work: Box<dyn FnOnce() + Send>,
    asked: Instant,
}

impl Job {
    /// Somebody who thinks, and who is told what came of it; nothing if it failed.
    pub(crate) fn new<T>(
        whose: Whose,
        wanted: impl Fn() -> bool + Send + 'static,
        thinker: impl FnOnce() -> T + Send + 'static,
        told: impl FnOnce(Option<T>) + Send + 'static,
    ) -> Self {
        // A thinker owns all it touches, so nothing is left half changed behind it.
        let work = move || told(catch_unwind(AssertUnwindSafe(thinker)).ok());
        Self { whose, wanted: Box::new(wanted), work: Box::new(work), asked: Instant::now() }
    }
}

/// A bot among those that think, until it has chosen or nobody waits for it any more.
pub(crate) struct Counted(Weak<Parts>);

impl Counted {
    pub(crate) fn new(app: &App) -> Self {
        Self(Arc::downgrade(app))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        if let Some(app) = self.0.upgrade() {
            app.metrics.thinking.dec();
        }
    }
}

/// A pool of threads that think.
pub(crate) struct Bots(Arc<Pool>);

struct Pool {
    queue: Mutex<Queue>,
    news: Condvar,
    /// Somebody has finished.
    rest: Condvar,
    /// So many threads at most think for one network.
    quota: usize,
    seconds: BotSeconds,
    /// So many of the next that think panic.
    #[cfg(test)]
    sabotaged: std::sync::atomic::AtomicUsize,
}

#[derive(Default)]
struct Queue {
    /// What waits: of each network, and there of each person.
    waiting: Turns<Turns<VecDeque<Job>>>,
    /// Threads that think for a network now.
    busy: HashMap<String, usize>,
    ended: bool,
}

impl Queue {
    fn push(&mut self, job: Job) {
        self.waiting.of(&job.whose.network).of(&job.whose.person).push_back(job);
    }

    /// The next job: of the first network in turn that has not used up the quota.
    fn pop(&mut self, quota: usize) -> Option<Job> {
        let busy = &self.busy;
        let (network, job) = self.waiting.next_of(|network| busy.get(network).is_none_or(|&busy| busy < quota))?;
        *self.busy.entry(network).or_default() += 1;
        Some(job)
    }

    /// Whether anybody thinks or waits for it.
    fn is_busy(&self) -> bool {
        !self.waiting.is_empty() || !self.busy.is_empty()
    }

    fn done(&mut self, network: &str) {
        if let Some(busy) = self.busy.get_mut(network) {
            *busy -= 1;
            if *busy == 0 {
                self.busy.remove(network);
            }
        }
    }
}

impl Bots {
    pub(crate) fn start(threads: usize, seconds: BotSeconds) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let quota = threads.saturating_sub(1).max(1);
        shelf::think_on(threads);
        let pool = Arc::new(Pool {
            queue: Mutex::default(),
            news: Condvar::new(),
            rest: Condvar::new(),
            quota,
            seconds,
            #[cfg(test)]
            sabotaged: std::sync::atomic::AtomicUsize::default(),
        });
        for _ in 0..threads {
            let pool = Arc::clone(&pool);
            std::thread::Builder::new().name("bot".to_owned()).spawn(move || pool.work())?;
        }
        Ok(Self(pool))
    }

    /// For whoever works only while no bot does.
    pub(crate) fn spare(&self) -> Spare {
        Spare(Arc::clone(&self.0))
    }

    /// Whether a bot thinks now.
    #[cfg(test)]
    pub(crate) fn is_busy(&self) -> bool {
        self.0.queue().is_busy()
    }

    /// So many of the next thinkers panic.
    #[cfg(test)]
    pub(crate) fn sabotage(&self, thinkers: usize) {
        self.0.sabotaged.store(thinkers, std::sync::atomic::Ordering::SeqCst);
    }

    /// The thinker, unless it is one of those that panic.
    #[cfg(test)]
    pub(crate) fn sabotaged(&self, thinker: shelf::Thinker) -> shelf::Thinker {
        use std::sync::atomic::Ordering;

        let fewer = |left: usize| left.checked_sub(1);
        match self.0.sabotaged.fetch_update(Ordering::SeqCst, Ordering::SeqCst, fewer) {
            Ok(_) => Box::new(|| panic!("on purpose")),
            Err(_) => thinker,
        }
    }

    /// Lets a bot think when its turn comes.
    pub(crate) fn think(&self, job: Job) {
        self.0.queue().push(job);
        self.0.news.notify_one();
    }
}

/// Time that no bot needs.
pub(crate) struct Spare(Arc<Pool>);

/// Whoever waits for bots takes a turn after so long, however many there are: else a busy server would never come to it.
const PATIENCE: Duration = Duration::from_secs(1);

impl Spare {
    /// Waits while a bot thinks or is to think. Says whether there is anything to work for: not when the server ends.
    pub(crate) fn await_turn(&self) -> bool {
        let queue = self.0.queue();
        let busy = |queue: &mut Queue| !queue.ended && queue.is_busy();
        let (queue, _) = self.0.rest.wait_timeout_while(queue, PATIENCE, busy).unwrap_or_else(PoisonError::into_inner);
        !queue.ended
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.0.queue().ended = true;
        self.0.news.notify_all();
        self.0.rest.notify_all();
    }
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(Job { whose, wanted, work, asked }) = self.next() {
            if wanted() {
                let begun = Instant::now();
                self.seconds.waiting.observe(begun.duration_since(asked).as_secs_f64());
                work();
                self.seconds.thinking.observe(begun.elapsed().as_secs_f64());
            }
            self.queue().done(&whose.network);
            // Somebody may have waited for the quota.
            self.news.notify_one();
            self.rest.notify_all();
        }
    }

    /// The next job, or none if the server ends.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.ended {
                return None;
            }
            if let Some(job) = queue.pop(self.quota) {
                return Some(job);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn whose(network: &str, person: &str) -> Whose {
        Whose { network: network.to_owned(), person: person.to_owned() }
    }

    fn job(whose: Whose, name: &str, done: &mpsc::Sender<String>) -> Job {
        let (name, done) = (name.to_owned(), done.clone());
        Job::new(whose, || true, move || name, move |name| drop(done.send(name.unwrap_or_default())))
    }

    fn order(queue: &mut Queue, quota: usize, told: &mpsc::Receiver<String>) -> Vec<String> {
        while let Some(job) = queue.pop(quota) {
            (job.work)();
            queue.done(&job.whose.network);
        }
        told.try_iter().collect()
    }

    #[test]
    fn whoever_has_many_tables_waits_for_them_alone() {
        let (done, told) = mpsc::channel();
        let mut queue = Queue::default();
        for table in 0..50 {
            queue.push(job(whose("home", "anna"), &format!("anna {table}"), &done));
        }
        queue.push(job(whose("home", "ben"), "ben", &done));
        let served = order(&mut queue, 1, &told);
        assert_eq!(served[..3], ["anna 0", "ben", "anna 1"]);
        assert_eq!(served.len(), 51, "nothing is lost");
        assert!(!queue.is_busy());
    }

    #[test]
    fn many_names_of_one_network_hold_nobody_else_up() {
        let (done, told) = mpsc::channel();
        let mut queue = Queue::default();
        for name in 0..12 {
            for _ in 0..4 {
                queue.push(job(whose("crowd", &format!("guest {name}")), "crowd", &done));
            }
        }
        queue.push(job(whose("home", "ben"), "ben", &done));
        let served = order(&mut queue, 1, &told);
        assert_eq!(served.iter().position(|name| name == "ben"), Some(1), "right behind what was thought about");
        assert_eq!(served.len(), 49, "nothing is lost");
    }

    #[test]
    fn no_network_holds_all_the_threads() {
        let (done, _) = mpsc::channel();
        let mut queue = Queue::default();
        queue.push(job(whose("crowd", "anna"), "a", &done));
        queue.push(job(whose("crowd", "another anna"), "b", &done));
        let first = queue.pop(1).unwrap();
        assert!(queue.pop(1).is_none(), "the quota is used up");
        queue.push(job(whose("home", "ben"), "c", &done));
        assert_eq!(queue.pop(1).unwrap().whose, whose("home", "ben"));
        queue.done(&first.whose.network);
        assert_eq!(queue.pop(1).unwrap().whose, whose("crowd", "another anna"));
    }

    #[test]
    fn what_nobody_waits_for_is_not_thought_about() {
        let bots = Bots::start(1, BotSeconds::default()).unwrap();
        let (done, told) = mpsc::channel();
        let unwanted = Job { wanted: Box::new(|| false), ..job(whose("home", "anna"), "unwanted", &done) };
        bots.think(unwanted);
        bots.think(job(whose("home", "anna"), "wanted", &done));
        assert_eq!(told.recv_timeout(Duration::from_secs(20)).unwrap(), "wanted");
    }

    #[test]
    fn a_bot_that_panics_harms_nobody() {
        let bots = Bots::start(1, BotSeconds::default()).unwrap();
        let (done, told) = mpsc::channel();
        let failed = done.clone();
        let told_failed = move |answer: Option<()>| drop(failed.send(format!("{answer:?}")));
        bots.think(Job::new(whose("home", "anna"), || true, || panic!("on purpose"), told_failed));
        bots.think(job(whose("home", "anna"), "next", &done));
        assert_eq!(told.recv_timeout(Duration::from_secs(20)).unwrap(), "None", "told that it failed");
        assert_eq!(told.recv_timeout(Duration::from_secs(20)).unwrap(), "next");
    }
}
