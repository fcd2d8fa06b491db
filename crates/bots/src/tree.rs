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
    /// Its share, as people are told, summed likewise, and the squares of it: how far the visits disagree.
    pub(crate) told: f32,
    pub(crate) squares: f32,
    /// The worth to `seat` at first sight.
    pub(crate) prior: f32,
}

impl<A> Node<A> {
    pub(crate) fn new(seat: Seat, action: A, prior: f32) -> Self {
        Self {
            action,
            seat,
            first: ROOT,
            next: ROOT,
            visits: 0,
            available: 0,
            total: 0.0,
            told: 0.0,
            squares: 0.0,
            prior,
        }
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

    pub(crate) fn credit(&mut self, node: u32, worth: f32, share: f32) {
        let node = &mut self[node];
        node.visits += 1;
        node.total += worth;
        node.told += share;
        node.squares += share * share;
    }

    /// The child for a choice.
    pub(crate) fn find(&self, parent: u32, seat: Seat, action: A) -> Option<u32> {
        self.seek(&mut self.cursor(parent), seat, action)
    }

    /// The same, to look at.
    pub(crate) fn child(&self, parent: u32, seat: Seat, action: A) -> Option<&Node<A>> {
        self.find(parent, seat, action).map(|child| &self[child])
    }

    /// The children of a node with their choices, in ascending order.
    pub(crate) fn children(&self, parent: u32) -> impl Iterator<Item = (u32, Seat, A)> + '_ {
        let first = Some(self.first_child(parent)).filter(|&first| first != ROOT);
        let next = |&child: &u32| Some(self[child].next).filter(|&next| next != ROOT);
        std::iter::successors(first, next).map(|child| (child, self[child].seat, self[child].action))
    }

    /// The choices at the root.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (Seat, A)> + '_ {
        self.children(ROOT).map(|(_, seat, action)| (seat, action))
    }

    /// How often the choices at the root were tried.
    pub(crate) fn tries(&self) -> u32 {
        self.children(ROOT).map(|(child, ..)| self[child].visits).sum()
    }

    /// Forgets the choices at the root that are not among these of one seat; they are sorted.
    ///
    /// What lies below a choice mixes positions that differ in what nobody could know: after one of them another seat is
    /// asked, or other choices are legal.
    pub(crate) fn retain(&mut self, seat: Seat, legal: &[A]) {
        let fits = |node: &Node<A>| node.seat == seat && legal.binary_search(&node.action).is_ok();
        let mut at = std::mem::replace(&mut self.first, ROOT);
        let mut last = ROOT;
        while at != ROOT {
            let next = self[at].next;
            if fits(&self[at]) {
                self[at].next = ROOT;
                if last == ROOT {
                    self.first = at;
                } else {
                    self[last].next = at;
                }
                last = at;
            }
            at = next;
        }
    }

    /// Makes a node the root. What is not below it is given back.
    pub(crate) fn keep(&mut self, node: u32) {
        let mut kept = Self::default();
        let mut open = vec![(node, ROOT)];
        while let Some((from, parent)) = open.pop() {
            let mut cursor = kept.cursor(parent);
            for (child, ..) in self.children(from) {
                let copy = kept.insert(&mut cursor, Node { first: ROOT, ..self[child] });
                (cursor.before, cursor.at) = (copy, ROOT);
                open.push((child, copy));
            }
        }
        *self = kept;
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
    fn choices_of_others_and_choices_that_are_not_legal_are_forgotten() {
        let (own, other) = (Seat::new(0), Seat::new(1));
        let mut tree = Tree::<u8>::default();
        let mut cursor = tree.cursor(ROOT);
        for (seat, action) in [(own, 1), (own, 2), (own, 4), (own, 5), (other, 1), (other, 2)] {
            assert!(tree.seek(&mut cursor, seat, action).is_none());
            let node = tree.insert(&mut cursor, Node::new(seat, action, 0.0));
            tree.credit(node, 0.5, 0.5);
        }
        tree.retain(own, &[2, 3, 5]);
        assert_eq!(tree.choices().collect::<Vec<_>>(), [(own, 2), (own, 5)]);
        assert_eq!(tree.tries(), 2);
        tree.retain(other, &[2, 5]);
        assert_eq!(tree.choices().next(), None);
        assert_eq!(tree.tries(), 0);
    }

    #[test]
    fn what_is_below_a_node_is_kept_and_nothing_else() {
        let mut tree = Tree::<u8>::default();
        let seat = Seat::new(1);
        let grow = |tree: &mut Tree<u8>, parent, actions: &[u8]| -> Vec<u32> {
            let mut cursor = tree.cursor(parent);
            let mut put = |&action: &u8| {
                assert!(tree.seek(&mut cursor, seat, action).is_none());
                let node = tree.insert(&mut cursor, Node::new(seat, action, f32::from(action)));
                tree.credit(node, 0.5, 0.5);
                node
            };
            actions.iter().map(&mut put).collect()
        };
        let top = grow(&mut tree, ROOT, &[4, 5, 6]);
        let below = grow(&mut tree, top[1], &[2, 7]);
        grow(&mut tree, below[0], &[1, 3, 8]);
        grow(&mut tree, top[2], &[9]);
        assert_eq!(tree.tries(), 3);
        tree.keep(top[1]);
        assert_eq!(tree.choices().map(|(_, action)| action).collect::<Vec<_>>(), [2, 7]);
        assert_eq!(tree.tries(), 2);
        let two = tree.find(ROOT, seat, 2).expect("kept");
        assert_eq!(tree.children(two).map(|(_, _, action)| action).collect::<Vec<_>>(), [1, 3, 8]);
        assert!(tree.child(two, seat, 3).is_some_and(|node| node.visits == 1));
        assert_eq!(tree.nodes.len(), 5);
    }
}
