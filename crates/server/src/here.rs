//! Who is here now: whoever has asked this server for something a moment ago. It is known for that moment and written down
//! nowhere.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So long somebody is here after they have asked for something: an open page asks every five seconds.
const MOMENT: Duration = Duration::from_secs(45);
/// Beyond so many people, those who have gone are forgotten.
const KEPT: usize = 10_000;

/// When everybody with an account was last here.
#[derive(Default)]
pub(crate) struct Here(Mutex<HashMap<String, Instant>>);

impl Here {
    /// Somebody is here.
    pub(crate) fn seen(&self, person: &str, at: Instant) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= KEPT {
            seen.retain(|_, then| at.duration_since(*then) < MOMENT);
        }
        seen.insert(person.to_owned(), at);
    }

    /// Those who are here.
    pub(crate) fn all(&self, at: Instant) -> Vec<String> {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.iter().filter(|(_, then)| at.duration_since(**then) < MOMENT).map(|(person, _)| person.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_gone_is_not_here() {
        let (here, now) = (Here::default(), Instant::now());
        here.seen("anna", now);
        here.seen("ben", now + Duration::from_secs(40));
        let mut all = here.all(now + Duration::from_secs(41));
        all.sort_unstable();
        assert_eq!(all, ["anna", "ben"]);
        assert_eq!(here.all(now + Duration::from_mins(1)), ["ben"]);
    }
}
