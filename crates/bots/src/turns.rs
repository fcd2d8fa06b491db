//! How long the turns of bots take. A turn is a chain of choices, and whoever waits for it waits for all of them.

use std::time::Duration;

/// The turns of one bot.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Turns {
    count: u64,
    total: Duration,
    longest: Duration,
    /// The turn that is under way, and what it took so far.
    number: u64,
    current: Duration,
}

impl Turns {
    /// A choice in the turn with this number took so long.
    fn add(&mut self, number: u64, time: Duration) {
        if number != self.number || self.count == 0 {
            (self.count, self.number, self.current) = (self.count + 1, number, Duration::ZERO);
        }
        self.current += time;
        self.total += time;
        self.longest = self.longest.max(self.current);
    }

    /// The turns of two games.
    pub(crate) fn merge(self, other: Self) -> Self {
        Self {
            count: self.count + other.count,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
            ..Self::default()
        }
    }

    /// The mean in milliseconds.
    pub(crate) fn mean_ms(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.count.max(1) as f64
    }

    /// The longest in milliseconds.
    pub(crate) fn longest_ms(&self) -> f64 {
        self.longest.as_secs_f64() * 1e3
    }
}

/// Follows a game.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    turn: Option<u32>,
    number: u64,
    pub(crate) seats: Vec<Turns>,
}

impl Stopwatch {
    pub(crate) fn new(players: usize) -> Self {
        Self { turn: None, number: 0, seats: vec![Turns::default(); players] }
    }

    /// A seat took so long for a choice; `turn` is what [`crate::Evaluate::turn`] said before it.
    pub(crate) fn note(&mut self, turn: u32, seat: usize, time: Duration) {
        if self.turn != Some(turn) {
            (self.turn, self.number) = (Some(turn), self.number + 1);
        }
        self.seats[seat].add(self.number, time);
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Stopwatch, Turns};

    #[test]
    fn a_turn_is_as_long_as_its_choices_together() {
        let mut watch = Stopwatch::new(2);
        let ms = Duration::from_millis;
        for (turn, seat, time) in [(0, 0, 10), (0, 0, 20), (1, 1, 5), (0, 0, 6), (0, 0, 6), (0, 0, 6)] {
            watch.note(turn, seat, ms(time));
        }
        let [first, second] = watch.seats[..] else { unreachable!("two seats") };
        let is = |turns: Turns, mean: f64, longest: f64| {
            assert!((turns.mean_ms() - mean).abs() < 1e-6 && (turns.longest_ms() - longest).abs() < 1e-6, "{turns:?}");
        };
        is(first, 24.0, 30.0);
        is(second, 5.0, 5.0);
        is(first.merge(second), 53.0 / 3.0, 30.0);
    }
}
