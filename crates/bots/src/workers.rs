//! Many games on many threads, with the same outcome on any number of them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use kernel::Message;

/// Told the number of games that are done, now and then, from any thread.
pub type Watch<'a> = &'a (dyn Fn(u64) + Sync);

/// As many threads as the machine runs at once.
pub fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
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
