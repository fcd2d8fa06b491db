//! Token buckets: so many a second in the long run, so many at once.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::address::veiled;
use crate::app::App;

/// More than so many buckets are not kept: the full ones are forgotten first.
const KEPT: usize = 10_000;

/// One bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(burst: f64) -> Self {
        Self { left: burst, at: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, per_second: f64, burst: f64, now: Instant) -> bool {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * per_second).min(burst);
        self.at = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }
}

/// Buckets by name: a person, an address.
#[derive(Debug)]
pub(crate) struct Buckets {
    per_second: f64,
    burst: f64,
    by_name: Mutex<HashMap<String, Bucket>>,
}

impl Buckets {
    pub(crate) fn new(per_second: f64, burst: f64) -> Self {
        Self { per_second, burst, by_name: Mutex::default() }
    }

    /// Takes one out of the bucket of `who`, if there is one.
    pub(crate) fn take(&self, who: &str) -> bool {
        let now = Instant::now();
        let Ok(mut buckets) = self.by_name.lock() else { return true };
        if buckets.len() >= KEPT {
            let (per_second, burst) = (self.per_second, self.burst);
            buckets.retain(|_, bucket| bucket.left + now.duration_since(bucket.at).as_secs_f64() * per_second < burst);
        }
        let bucket = buckets.entry(who.to_owned()).or_insert_with(|| Bucket::full(self.burst));
        bucket.take(self.per_second, self.burst, now)
    }
}

/// What may be done now and then, and is counted for all nodes together: names, guesses, letters.
#[derive(Debug)]
pub(crate) struct Seldom {
    /// What is counted: each kind has buckets of its own.
    kind: &'static str,
    here: Buckets,
}

/// Who has used up everything waits for so long at most.
const LONGEST: Duration = Duration::from_hours(24);

impl Seldom {
    /// So many in so long, and as many at once.
    pub(crate) fn new(kind: &'static str, count: f64, within: Duration) -> Self {
        Self { kind, here: Buckets::new(count / within.as_secs_f64(), count) }
    }

    /// Takes one out of the bucket of `who`, if there is one: of the bucket here, and of that which all nodes share.
    pub(crate) async fn take(&self, app: &App, who: &str) -> bool {
        let Buckets { per_second, burst, .. } = self.here;
        if !self.here.take(who) {
            return false;
        }
        if !app.store.is_shared() {
            return true;
        }
        let every = (1000.0 / per_second).min(LONGEST.as_secs_f64() * 1000.0);
        let who = veiled(&format!("{} {who}", self.kind), &app.key);
        #[expect(clippy::cast_sign_loss, reason = "neither is negative")]
        let (every, burst) = (every as u64, burst as u64);
        match app.store.spend(&who, every, burst).await {
            Ok(may) => may,
            Err(error) => {
                tracing::warn!(%error, "nobody knows what was asked of other nodes; it is counted here alone");
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let mut bucket = Bucket::full(3.0);
        let start = Instant::now();
        assert!((0..3).all(|_| bucket.take(2.0, 3.0, start)));
        assert!(!bucket.take(2.0, 3.0, start));
        assert!(bucket.take(2.0, 3.0, start + Duration::from_millis(500)));
        assert!(!bucket.take(2.0, 3.0, start + Duration::from_millis(500)));
        let later = start + Duration::from_mins(1);
        assert_eq!((0..10).filter(|_| bucket.take(2.0, 3.0, later)).count(), 3, "it holds no more than its burst");
    }

    #[test]
    fn buckets_are_apart() {
        let buckets = Buckets::new(0.001, 1.0);
        assert!(buckets.take("anna"));
        assert!(!buckets.take("anna"));
        assert!(buckets.take("ben"));
    }
}
