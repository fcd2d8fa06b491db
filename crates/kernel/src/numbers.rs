//! Numbers wider than a byte, side by side on a board.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// An array of numbers that is hashed number by number. An array of the language is hashed as the bytes it has in memory,
/// which differ between machines; fingerprints may not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for Numbers<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Deref for Numbers<T, N> {
    type Target = [T; N];
    #[inline]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Numbers<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Hash, const N: usize> Hash for Numbers<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hash_each(&self.0, hasher);
    }
}

/// Hashes a list one by one: its length, then each item through the method of its own width.
pub(crate) fn hash_each<T: Hash, H: Hasher>(items: &[T], hasher: &mut H) {
    hasher.write_usize(items.len());
    for item in items {
        item.hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use std::hash::{Hash, Hasher as _};

    use super::Numbers;
    use crate::{BySeat, Fnv, List};

    fn fingerprint(value: &impl Hash) -> u64 {
        let mut hasher = Fnv::default();
        value.hash(&mut hasher);
        hasher.finish()
    }

    /// Written out byte by byte: what every machine must come to.
    fn of_bytes(bytes: &[u8]) -> u64 {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
        bytes.iter().fold(0xCBF2_9CE4_8422_2325, step)
    }

    #[test]
    fn numbers_are_hashed_as_little_endian_bytes_on_every_machine() {
        let bytes = [3, 0, 0, 0, 0, 0, 0, 0, 2, 1, 4, 3, 6, 5];
        assert_eq!(fingerprint(&Numbers([0x0102u16, 0x0304, 0x0506])), of_bytes(&bytes));
        assert_eq!(fingerprint(&BySeat([0x0102u16, 0x0304, 0x0506])), of_bytes(&bytes));
        assert_eq!(fingerprint(&[0x0102u16, 0x0304, 0x0506].into_iter().collect::<List<u16, 4>>()), of_bytes(&bytes));
        let wide = [1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0];
        assert_eq!(fingerprint(&Numbers([7usize])), of_bytes(&wide), "whatever the width of usize");
        assert_eq!(fingerprint(&Some(0x0102_u16)), of_bytes(&[1, 0, 0, 0, 0, 0, 0, 0, 2, 1]), "and of an enum's mark");
    }
}
