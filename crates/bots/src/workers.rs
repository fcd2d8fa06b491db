//! Many games on many threads, with the same outcome on any number of them.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use kernel::Message;

/// Told the number of games that are done, now and then, from any thread.
pub type Watch<'a> = &'a (dyn Fn(u64) + Sync);

/// As many threads as the machine runs at once.
pub fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Threads on which bots may think at once in this process, and those on which they do.
static ALLOWED: AtomicUsize = AtomicUsize::new(1);
static BUSY: AtomicUsize = AtomicUsize::new(0);

/// No bot makes use of more threads than this.
const MOST: usize = 8;

/// Allows bots of this process to think on so many threads, all of them together.
pub fn think_on(threads: usize) {
    ALLOWED.store(threads.max(1), Ordering::Relaxed);
}

/// The threads that a bot thinks on: the one it is on, and those that no other bot uses.
#[derive(Debug)]
pub struct Cores(usize);

impl Cores {
    /// Takes what is free, and one thread in any case.
    pub fn claim() -> Self {
        let allowed = ALLOWED.load(Ordering::Relaxed);
        let share = |busy: usize| allowed.saturating_sub(busy).clamp(1, MOST);
        let busy = BUSY.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |busy| Some(busy + share(busy)));
        Self(share(busy.unwrap_or_default()))
    }

    /// How many they are.
    pub fn count(&self) -> usize {
        self.0
    }
}

impl Drop for Cores {
    fn drop(&mut self) {
        BUSY.fetch_sub(self.0, Ordering::Relaxed);
    }
}

/// Does jobs `0..jobs` on `threads` threads. Each thread gathers into its own tally; the tallies come back in no
/// particular order, so merging them must not depend on one. A job that says `false` stops the work; one that fails stops
/// it too, and of several failures that of the first job comes back.
pub(crate) fn spread<T: Default + Send>(
    jobs: u64,
    threads: usize,
    watch: Watch<'_>,
    job: impl Fn(&mut T, u64) -> Result<bool, Message> + Sync,
) -> Result<Vec<T>, Message> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let failed: Mutex<Option<(u64, Message)>> = Mutex::new(None);
    let work = || {
        let mut tally = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return tally;
            }
            match job(&mut tally, number) {
                Ok(true) => watch(done.fetch_add(1, Ordering::Relaxed) + 1),
                Ok(false) => next.store(jobs, Ordering::Relaxed),
                Err(why) => {
                    next.store(jobs, Ordering::Relaxed);
                    let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                    if failed.as_ref().is_none_or(|(first, _)| number < *first) {
                        *failed = Some((number, why));
                    }
                }
            }
        }
    };
    let tallies = if threads <= 1 {
        vec![work()]
    } else {
        std::thread::scope(|scope| {
            let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let joined = handles.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined.map(|tally| tally.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        })
    };
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, why)) => Err(why),
        None => Ok(tallies),
    }
}

#[cfg(test)]
mod tests {
    use super::{Cores, think_on};

    #[test]
    fn bots_share_the_threads_and_nobody_goes_without() {
        assert_eq!(Cores::claim().count(), 1, "one thread, unless more are allowed");
        think_on(3);
        let first = Cores::claim();
        let second = Cores::claim();
        assert_eq!((first.count(), second.count()), (3, 1));
        drop(first);
        assert_eq!(Cores::claim().count(), 2, "what is given back is there for the next");
        drop(second);
        think_on(1);
        assert_eq!(Cores::claim().count(), 1);
    }
}
