//! Many games on many threads, with the same outcome on any number of them.

use std::sync::atomic::{AtomicU64, Ordering};

/// Told the number of games that are done, now and then, from any thread.
pub type Watch<'a> = &'a (dyn Fn(u64) + Sync);

/// As many threads as the machine runs at once.
pub fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Does jobs `0..jobs` on `threads` threads. Each thread gathers into its own tally; the tallies come back in no
/// particular order, so merging them must not depend on one. A job that says `false` stops the work.
pub(crate) fn spread<T: Default + Send>(
    jobs: u64,
    threads: usize,
    watch: Watch<'_>,
    job: impl Fn(&mut T, u64) -> bool + Sync,
) -> Vec<T> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        let mut tally = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return tally;
            }
            if !job(&mut tally, number) {
                next.store(jobs, Ordering::Relaxed);
                return tally;
            }
            watch(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    if threads <= 1 {
        return vec![work()];
    }
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        handles
            .into_iter()
            .map(|handle| handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}
