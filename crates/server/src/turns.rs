//! Turns: of those who wait one after another is served, so that whoever has much waiting holds nobody else up.

use std::collections::{HashMap, VecDeque};

/// Something from which one after another is taken.
pub(crate) trait Line: Default {
    type Item;

    fn next(&mut self) -> Option<Self::Item>;
    fn is_empty(&self) -> bool;
}

impl<T> Line for VecDeque<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        Self::is_empty(self)
    }
}

/// The lines of all who wait, by name.
#[derive(Debug)]
pub(crate) struct Turns<L> {
    lines: HashMap<String, L>,
    /// Whoever has something waiting, each once, in the order in which they are served.
    order: VecDeque<String>,
}

impl<L> Default for Turns<L> {
    fn default() -> Self {
        Self { lines: HashMap::new(), order: VecDeque::new() }
    }
}

impl<L: Line> Turns<L> {
    /// The line of somebody who puts something into it.
    pub(crate) fn of(&mut self, who: &str) -> &mut L {
        if !self.lines.contains_key(who) {
            self.order.push_back(who.to_owned());
        }
        self.lines.entry(who.to_owned()).or_default()
    }

    /// What comes next of the first in turn who may be served, and whose it is.
    pub(crate) fn next_of(&mut self, may: impl Fn(&str) -> bool) -> Option<(String, L::Item)> {
        let who = self.order.remove(self.order.iter().position(|who| may(who))?)?;
        let line = self.lines.get_mut(&who)?;
        let item = line.next()?;
        if line.is_empty() {
            self.lines.remove(&who);
        } else {
            self.order.push_back(who.clone());
        }
        Some((who, item))
    }

    /// Everybody's line.
    pub(crate) fn lines(&mut self) -> impl Iterator<Item = (&String, &mut L)> {
        self.lines.iter_mut()
    }
}

impl<L: Line> Line for Turns<L> {
    type Item = L::Item;

    fn next(&mut self) -> Option<L::Item> {
        self.next_of(|_| true).map(|(_, item)| item)
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}
