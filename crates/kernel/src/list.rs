//! A short list without heap: what a state keeps instead of a `Vec`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};

/// Up to `N` items in order, stored in place. Only the live items count for equality and hashing.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// A list with nothing in it.
    pub fn new() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }

    /// Whether there is no place left.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Adds an item at the end. The rules bound every list: a full one is a defect of the rules.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes the item at `index` out; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = self.len();
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Puts an item at `index`; those from there on move back.
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len();
        assert!(index <= len, "an item goes inside the list or at its end");
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes the first item equal to `item` out; says whether there was one.
    pub fn take(&mut self, item: T) -> bool {
        let Some(index) = self.iter().position(|&there| there == item) else { return false };
        self.remove(index);
        true
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        crate::numbers::hash_each(self, hasher);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn items_keep_their_order_when_others_come_and_go() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), 1);
        list.insert(1, 9);
        assert_eq!(&list[..], [2, 9, 3]);
        assert!(list.take(9));
        assert!(!list.take(9));
        assert_eq!(list.pop(), Some(3));
    }

    #[test]
    fn what_was_popped_does_not_count_for_equality() {
        let mut list: List<u8, 4> = [1, 2].into_iter().collect();
        list.pop();
        assert_eq!(list, [1].into_iter().collect());
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_full_list_takes_no_more() {
        let mut list: List<u8, 1> = [1].into_iter().collect();
        list.push(2);
    }
}
