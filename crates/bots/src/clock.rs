//! What is left of the time that a bot has for a turn; and where time comes from. A package of the rules has no clock of its
//! own: whoever runs it tells it the time.

#[cfg(target_arch = "wasm32")]
mod told;

use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use std::time::Instant;

#[cfg(target_arch = "wasm32")]
pub(crate) use told::Instant;
#[cfg(target_arch = "wasm32")]
pub use told::tell_time;

/// A turn is a chain of choices of a length that nobody knows. Each gets half of what is left, so that the first, on which
/// the others build, gets most, and all of them together never more than there is.
#[derive(Clone, Copy, Default, Debug)]
pub struct TurnClock {
    turn: u64,
    spent: Duration,
}

impl TurnClock {
    /// Lets somebody choose in this turn, of which all choices together may take `whole`, and notes how long that took.
    /// Whoever chooses is told their time.
    pub fn choose<T>(&mut self, turn: u64, whole: Duration, choose: impl FnOnce(Duration) -> T) -> T {
        let begun = Instant::now();
        let chosen = choose(self.allot(turn, whole));
        self.spend(begun.elapsed());
        chosen
    }

    /// The time for a choice in this turn.
    fn allot(&mut self, turn: u64, whole: Duration) -> Duration {
        if turn != self.turn {
            *self = Self { turn, spent: Duration::ZERO };
        }
        whole.saturating_sub(self.spent) / 2
    }

    /// A choice took so long.
    fn spend(&mut self, time: Duration) {
        self.spent += time;
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, TurnClock};

    #[test]
    fn the_choices_of_a_turn_share_its_time() {
        let whole = Duration::from_secs(1);
        let mut clock = TurnClock::default();
        let mut all = Duration::ZERO;
        for choice in 0..30 {
            let time = clock.allot(1, whole);
            assert!(choice > 0 || time == whole / 2);
            clock.spend(time);
            all += time;
        }
        assert!(all <= whole);
        assert_eq!(clock.allot(2, whole), whole / 2, "a new turn has its own time");
        clock.spend(whole * 2);
        assert_eq!(clock.allot(2, whole), Duration::ZERO, "late is late");
    }
}
