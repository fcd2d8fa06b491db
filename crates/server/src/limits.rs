//! Token buckets: so many a second in the long run, so many at once.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

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

#[cfg(test)]
mod tests {
    use std::time::Duration;

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
