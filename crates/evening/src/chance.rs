//! Chance out of a sealed seed: whoever knows the seed makes the same plan again.

use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};

pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// Every use has a stream of its own, so that one more draw in one place moves nothing in another.
    pub(crate) fn new(seed: [u8; 32], stream: u64) -> Chance {
        let mut generator = ChaCha8Rng::from_seed(seed);
        generator.set_stream(stream);
        Chance(generator)
    }

    /// A number below `end`, each as likely as any other.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        // The top of the range that is no whole multiple of `end` would favour small numbers: draw again.
        let fair = u64::MAX - u64::MAX % end;
        loop {
            let drawn = self.0.next_u64();
            if drawn < fair {
                return (drawn % end) as usize;
            }
        }
    }

    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// Between 0 and 1.
    pub(crate) fn part(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / f64::from(u32::MAX)
    }
}
