//! One tree and the thread that grows it.
//!
//! Every iteration imagines a position afresh, walks down one tree that all imagined positions share, and judges where it
//! ends. Nodes are choices, not positions: chance and hidden things may make a different position of the same choices, so
//! a child counts how often it was *available*, and only that is held against it. Each seat maximises its own share of
//! the game (maxⁿ); a seat that plays everybody's worst case against us would be too pessimistic at a table of three.

use kernel::{Actions, Seat, Sim, State, Vantage};

use crate::clock::Instant;
use crate::evaluate::{Evaluate, PerSeat, Terms};
use crate::search::Tuning;
use crate::tree::{Node, ROOT, Tree};
use crate::weights::{Judged, Weights};

/// A tree with all that it takes to grow it.
#[derive(Debug)]
pub(crate) struct Mind<G: Evaluate> {
    sim: Sim,
    tuning: Tuning,
    weights: Weights,
    /// Whether somebody will be told what it finds. What people are told takes longer to reckon than what bots choose by.
    telling: bool,
    pub(crate) tree: Tree<G::Action>,
    legal: Actions<G>,
    path: Vec<(u32, Seat)>,
}

/// No turn is played on for more choices than this.
const LONGEST_TURN: u32 = 24;

impl<G: Evaluate> Mind<G> {
    pub(crate) fn new(seed: u64, tuning: Tuning, weights: Weights) -> Self {
        let (tree, legal, path) = (Tree::default(), Vec::new(), Vec::new());
        Self { sim: Sim::new(seed), tuning, weights, telling: false, tree, legal, path }
    }

    /// From now on it keeps what people are told.
    pub(crate) fn tell(&mut self) {
        self.telling = true;
    }

    /// Searches until the choices at the root have been tried so many times, or the time is up; says how many iterations
    /// that took. A tree that knows nothing gets one at least.
    pub(crate) fn think(&mut self, vantage: Vantage<'_, G>, tries: u32, deadline: Option<Instant>) -> u32 {
        let known = self.tree.tries();
        let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let mut made = 0;
        while known + made < tries && (known + made == 0 || !is_late()) {
            let state = vantage.imagine(&mut self.sim);
            self.try_out(state, Some(vantage.seat()), vantage.players(), None);
            made += 1;
        }
        made
    }

    /// Searches so many times below some of the choices at the root. The tree must know nothing.
    pub(crate) fn think_among(&mut self, vantage: Vantage<'_, G>, tries: u32, among: &[G::Action]) {
        for _ in 0..tries {
            let state = vantage.imagine(&mut self.sim);
            self.try_out(state, Some(vantage.seat()), vantage.players(), Some(among));
        }
    }

    /// Searches below one choice alone, so many times, and says what share it promised each time. The tree must know nothing.
    pub(crate) fn weigh(&mut self, vantage: Vantage<'_, G>, action: G::Action, tries: u32) -> Vec<f64> {
        self.tell();
        let weighed = (0..tries).map(|_| {
            let mut state = vantage.imagine(&mut self.sim);
            state.play_unchecked(vantage.seat(), action, &mut self.sim);
            f64::from(self.try_out(state, None, vantage.players(), None).share[vantage.seat().index()])
        });
        weighed.collect()
    }

    /// Where its chance comes from.
    pub(crate) fn sim(&mut self) -> &mut Sim {
        &mut self.sim
    }

    /// Each seat's share of the game in a position, seen from a few turns later.
    pub(crate) fn play_out(&mut self, mut state: State<G>, players: usize) -> PerSeat {
        self.play_on(&mut state, players);
        self.weights.share(&state, players)
    }

    /// What each seat's points are made of after a few more turns.
    pub(crate) fn terms_later(&mut self, mut state: State<G>, players: usize) -> [Terms; Seat::MAX] {
        self.play_on(&mut state, players);
        self.weights.terms(&state, players)
    }

    /// Walks down the tree, judges the end of the walk and credits the nodes on the way.
    fn try_out(&mut self, state: State<G>, first: Option<Seat>, players: usize, among: Option<&[G::Action]>) -> Judged {
        let judged = self.walk(state, first, players, among);
        for &(node, seat) in &self.path {
            self.tree.credit(node, judged.worth[seat.index()], judged.share[seat.index()]);
        }
        judged
    }

    /// One walk down the tree; leaves its path behind and judges the end. Where several are asked at once, `first` chooses
    /// first; `among` are the choices at the root that matter, if not all do.
    fn walk(
        &mut self,
        mut state: State<G>,
        first: Option<Seat>,
        players: usize,
        among: Option<&[G::Action]>,
    ) -> Judged {
        self.path.clear();
        let mut node = ROOT;
        loop {
            let seat = first.filter(|_| self.path.is_empty()).or_else(|| state.asked().first());
            let Some(seat) = seat else { break };
            state.legal(seat, &mut self.legal);
            if let (ROOT, Some(among)) = (node, among) {
                self.legal.retain(|action| among.contains(action));
            }
            if let [only] = self.legal[..]
                && node != ROOT
            {
                state.play_unchecked(seat, only, &mut self.sim);
                continue;
            }
            // Seen for the first time: judge it. Its own choices are looked at when the search comes back.
            if node != ROOT && self.tree[node].visits == 0 {
                break;
            }
            node = self.step_down(&mut state, node, seat, players);
            self.path.push((node, seat));
        }
        self.play_on(&mut state, players);
        if self.telling {
            return self.weights.judged(&state, players);
        }
        Judged { worth: self.weights.worth(&state, players), share: [0.0; Seat::MAX] }
    }

    /// Chooses among the legal choices, some of which may be new to the tree, and plays it.
    fn step_down(&mut self, state: &mut State<G>, node: u32, seat: Seat, players: usize) -> u32 {
        let first_sight = self.tuning.first_sight;
        let curiosity = self.tuning.curiosity * self.weights.curiosity * G::curiosity(players);
        let mut best = (f32::MIN, ROOT);
        let mut cursor = self.tree.cursor(node);
        for &action in &self.legal {
            let child = if let Some(child) = self.tree.seek(&mut cursor, seat, action) {
                child
            } else {
                let mut tried = state.clone();
                tried.play_unchecked(seat, action, &mut self.sim);
                let prior = self.weights.worth(&tried, players)[seat.index()];
                self.tree.insert(&mut cursor, Node::new(seat, action, prior))
            };
            let child_node = &mut self.tree[child];
            child_node.available += 1;
            let tried = child_node.visits as f32;
            let mean = child_node.prior.mul_add(first_sight, child_node.total) / (tried + first_sight);
            let score = curiosity.mul_add(((child_node.available as f32).ln() / (tried + 1.0)).sqrt(), mean);
            if score > best.0 {
                best = (score, child);
            }
        }
        let chosen = self.tree[best.1].action;
        state.play_unchecked(seat, chosen, &mut self.sim);
        best.1
    }

    /// Plays on until the turn has passed a few times, everybody greedily: a judgement in the middle of a turn counts
    /// what its end will take away.
    fn play_on(&mut self, state: &mut State<G>, players: usize) {
        let mut turns = 0;
        let mut last = G::turn(state);
        for _ in 0..LONGEST_TURN {
            let Some(seat) = state.asked().first() else { return };
            let turn = G::turn(state);
            if turn != last {
                last = turn;
                turns += 1;
            }
            if turns >= self.tuning.playout {
                return;
            }
            state.legal(seat, &mut self.legal);
            let action = self.glance(state, seat, players);
            state.play_unchecked(seat, action, &mut self.sim);
        }
    }

    /// The best of a few legal choices at first sight.
    fn glance(&mut self, state: &State<G>, seat: Seat, players: usize) -> G::Action {
        let count = self.legal.len();
        let glances = count.min(self.tuning.glances);
        let mut best = (f32::MIN, self.legal[0]);
        if count == 1 {
            return best.1;
        }
        for n in 0..glances {
            let other = n + self.sim.below((count - n) as u32) as usize;
            self.legal.swap(n, other);
            let mut tried = state.clone();
            tried.play_unchecked(seat, self.legal[n], &mut self.sim);
            let worth = self.weights.glance(&tried, seat, players);
            if worth > best.0 {
                best = (worth, self.legal[n]);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use kernel::{Sim, State, Vantage, options};
    use rattus::Rattus;

    use super::{Mind, ROOT};
    use crate::evaluate::Evaluate as _;
    use crate::search::Tuning;

    #[test]
    fn whoever_makes_a_choice_is_credited_with_what_they_have_of_it() {
        let state = State::<Rattus>::new(&options::parse("players=3").expect("three can play"), &mut Sim::new(5));
        let seat = state.asked().first().expect("a game begins with a question");
        let vantage = Vantage::new(&state, seat, 3);
        let mut mind = Mind::new(7, Tuning::WIDE, *Rattus::weights());
        mind.tell();
        let (mut credited, mut chose) = (BTreeMap::new(), BTreeSet::new());
        for _ in 0..600 {
            let imagined = vantage.imagine(&mut mind.sim);
            let judged = mind.try_out(imagined, Some(seat), 3, None);
            for &(node, whose) in &mind.path {
                let [worth, share] = credited.entry((node, whose)).or_insert([0.0, 0.0]);
                *worth += judged.worth[whose.index()];
                *share += judged.share[whose.index()];
                chose.insert(whose);
            }
        }
        assert!(chose.len() > 1, "the search looks as far as the choices of others");
        for ((node, whose), sums) in credited {
            let kept = [mind.tree[node].total, mind.tree[node].told];
            assert_eq!(kept.map(f32::to_bits), sums.map(f32::to_bits), "{whose:?} at {node}");
        }
        for (child, _, action) in mind.tree.children(ROOT) {
            assert_eq!(mind.tree[child].available, 600, "{action} could have been tried each time");
        }
    }
}
