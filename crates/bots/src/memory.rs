//! What a search still knows when its seat is asked again.
//!
//! The tree below the choice that was made is kept as long as the seat has learned nothing new: if chance was drawn or
//! something was revealed, what lies below mixes cases of which one has come true. Where others have chosen in between,
//! the place in the tree is found by playing their choices, as far as the tree has tried them, on an imagined position, until
//! it looks to the seat as the table does now.

use kernel::{Actions, Game, Seat, Sim, State, Vantage, Viewer};

use crate::evaluate::Evaluate;
use crate::mind::Mind;
use crate::tree::{ROOT, Tree};

/// A position as the seat imagined it right after its last choice; the trees begin there.
#[derive(Debug)]
pub(crate) struct Memory<G: Evaluate> {
    after: Option<State<G>>,
}

impl<G: Evaluate> Default for Memory<G> {
    fn default() -> Self {
        Self { after: None }
    }
}

/// So many choices of others are tried to find the place.
const TRIES: u32 = 4_000;

impl<G: Evaluate> Memory<G> {
    /// Keeps what is below a choice, and nothing else.
    pub(crate) fn keep(&mut self, vantage: Vantage<'_, G>, chosen: G::Action, minds: &mut [Mind<G>], sim: &mut Sim) {
        let mut state = vantage.imagine(sim);
        let learned = state.play_noting(vantage.seat(), chosen, sim);
        follow(minds, &[(vantage.seat(), chosen)], learned);
        self.after = (!learned).then_some(state);
    }

    /// Finds the place in the trees, or lets them begin anew. What they know there are choices that the seat has now.
    pub(crate) fn recall(&mut self, vantage: Vantage<'_, G>, minds: &mut [Mind<G>], sim: &mut Sim) {
        let Some(state) = self.after.take() else { return follow(minds, &[], true) };
        let mut legal = Vec::new();
        vantage.legal(&mut legal);
        let sought = Sought { seat: vantage.seat(), view: vantage.view(), legal };
        let mut path = Vec::new();
        let mut tries = TRIES;
        let found = sought.find(&minds[0].tree, ROOT, state, &mut tries, sim, &mut path);
        follow(minds, &path, !found);
        for mind in minds {
            mind.tree.retain(sought.seat, &sought.legal);
        }
    }
}

/// Moves the roots of all trees along a path; or forgets everything.
fn follow<G: Evaluate>(minds: &mut [Mind<G>], path: &[(Seat, G::Action)], forget: bool) {
    for mind in minds {
        let step = |node: Option<u32>, &(seat, action): &(Seat, G::Action)| mind.tree.find(node?, seat, action);
        match path.iter().fold(Some(ROOT), step).filter(|_| !forget) {
            Some(ROOT) => {}
            Some(node) => mind.tree.keep(node),
            None => mind.tree.clear(),
        }
    }
}

/// What the table looks like to the seat now.
struct Sought<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Actions<G>,
}

impl<G: Evaluate> Sought<G> {
    /// Looks for the position below a node, given a position there.
    fn find(
        &self,
        tree: &Tree<G::Action>,
        node: u32,
        mut state: State<G>,
        tries: &mut u32,
        sim: &mut Sim,
        path: &mut Vec<(Seat, G::Action)>,
    ) -> bool {
        let mut legal = Actions::<G>::new();
        let seat = loop {
            let asked = state.asked();
            if asked.contains(self.seat) && self.is(&state, &mut legal) {
                return true;
            }
            let Some(seat) = asked.first() else { return false };
            state.legal(seat, &mut legal);
            match legal[..] {
                [only] if state.play_noting(seat, only, sim) => return false,
                [_] => {}
                // The seat itself has chosen nothing since.
                _ if seat == self.seat => return false,
                _ => break seat,
            }
        };
        for (child, by, action) in tree.children(node) {
            if by != seat || tree[child].visits == 0 || legal.binary_search(&action).is_err() {
                continue;
            }
            if *tries == 0 {
                return false;
            }
            *tries -= 1;
            let mut next = state.clone();
            if next.play_noting(seat, action, sim) {
                continue;
            }
            path.push((seat, action));
            if self.find(tree, child, next, tries, sim, path) {
                return true;
            }
            path.pop();
        }
        false
    }

    fn is(&self, state: &State<G>, legal: &mut Actions<G>) -> bool {
        state.legal(self.seat, legal);
        *legal == self.legal && state.view(Viewer::Seat(self.seat)) == self.view
    }
}
