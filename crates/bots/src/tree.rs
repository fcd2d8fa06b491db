//! The tree of a search, in one growing vector: a node is an index.

use std::ops::{Index, IndexMut};

use kernel::Seat;

/// The node from which everything starts; as a link it means "none".
pub(crate) const ROOT: u32 = 0;

/// A choice that somebody may make after the choices above it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    pub(crate) action: A,
    seat: Seat,
    /// The first of the choices after this one, in ascending order.
    first: u32,
    /// The next choice beside this one.
    next: u32,
    pub(crate) visits: u32,
    /// How often the choice was legal when its parent was visited.
    pub(crate) available: u32,
    /// The worth to `seat`, summed over the visits.
    pub(crate) total: f32,
    /// The worth to `seat` at first sight.
    pub(crate) prior: f32,
}

impl<A> Node<A> {
    pub(crate) fn new(seat: Seat, action: A, prior: f32) -> Self {
        Self { action, seat, first: ROOT, next: ROOT, visits: 0, available: 0, total: 0.0, prior }
    }
}

/// A place between two children of a node. Legal choices and children are both sorted, so one pass matches them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor {
    parent: u32,
    before: u32,
    at: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    /// The children of the root; the root itself has no choice and thus no node.
    first: u32,
    nodes: Vec<Node<A>>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { first: ROOT, nodes: Vec::new() }
    }
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn clear(&mut self) {
        self.first = ROOT;
        self.nodes.clear();
    }

    fn first_child(&self, node: u32) -> u32 {
        if node == ROOT { self.first } else { self[node].first }
    }

    /// Before the first child of a node.
    pub(crate) fn cursor(&self, parent: u32) -> Cursor {
        Cursor { parent, before: ROOT, at: self.first_child(parent) }
    }

    /// The child for a choice. Choices are asked for in ascending order.
    pub(crate) fn seek(&self, cursor: &mut Cursor, seat: Seat, action: A) -> Option<u32> {
        while cursor.at != ROOT {
            let node = &self[cursor.at];
            match (node.seat, node.action).cmp(&(seat, action)) {
                std::cmp::Ordering::Less => {
                    cursor.before = cursor.at;
                    cursor.at = node.next;
                }
                std::cmp::Ordering::Equal => return Some(cursor.at),
                std::cmp::Ordering::Greater => return None,
            }
        }
        None
    }

    /// Puts a child where [`Tree::seek`] did not find it.
    pub(crate) fn insert(&mut self, cursor: &mut Cursor, mut node: Node<A>) -> u32 {
        node.next = cursor.at;
        self.nodes.push(node);
        let index = self.nodes.len() as u32;
        if cursor.before != ROOT {
            self[cursor.before].next = index;
        } else if cursor.parent == ROOT {
            self.first = index;
        } else {
            self[cursor.parent].first = index;
        }
        cursor.at = index;
        index
    }

    pub(crate) fn credit(&mut self, node: u32, worth: f32) {
        let node = &mut self[node];
        node.visits += 1;
        node.total += worth;
    }

    /// The choice at the root that was tried most often; of equals the one that did better.
    pub(crate) fn most_visited(&self) -> Option<A> {
        let mut best: Option<&Node<A>> = None;
        let mut at = self.first;
        while at != ROOT {
            let node = &self[at];
            if best.is_none_or(|best| (node.visits, node.total) > (best.visits, best.total)) {
                best = Some(node);
            }
            at = node.next;
        }
        best.map(|node| node.action)
    }
}

impl<A> Index<u32> for Tree<A> {
    type Output = Node<A>;
    fn index(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize - 1]
    }
}

impl<A> IndexMut<u32> for Tree<A> {
    fn index_mut(&mut self, node: u32) -> &mut Node<A> {
        &mut self.nodes[node as usize - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::{Node, ROOT, Tree};
    use kernel::Seat;

    #[test]
    fn children_stay_sorted_whatever_the_order_they_come_in() {
        let mut tree = Tree::<u8>::default();
        let seat = Seat::new(0);
        for list in [&[3, 7][..], &[1, 3, 5, 9], &[2, 7, 9]] {
            let mut cursor = tree.cursor(ROOT);
            for &action in list {
                if tree.seek(&mut cursor, seat, action).is_none() {
                    tree.insert(&mut cursor, Node::new(seat, action, 0.0));
                }
            }
        }
        let mut found = Vec::new();
        let mut at = tree.first;
        while at != ROOT {
            found.push(tree[at].action);
            at = tree[at].next;
        }
        assert_eq!(found, [1, 2, 3, 5, 7, 9]);
    }

    #[test]
    fn the_most_visited_choice_wins_and_the_better_of_equals() {
        let mut tree = Tree::<u8>::default();
        let mut cursor = tree.cursor(ROOT);
        let seat = Seat::new(1);
        let nodes: Vec<u32> = [4, 5, 6]
            .map(|action| {
                assert!(tree.seek(&mut cursor, seat, action).is_none());
                tree.insert(&mut cursor, Node::new(seat, action, 0.0))
            })
            .to_vec();
        tree.credit(nodes[0], 0.2);
        tree.credit(nodes[1], 0.9);
        assert_eq!(tree.most_visited(), Some(5));
        tree.credit(nodes[2], 0.1);
        tree.credit(nodes[2], 0.1);
        assert_eq!(tree.most_visited(), Some(6));
    }
}
