//! Information-set Monte Carlo tree search, as seen by one seat.
//!
//! The search itself is in [`crate::mind`]: one tree, one thread. Here one or more of them think about the same position,
//! and what they found is kept: a turn is a chain of small choices, and the tree below the choice that was made is the
//! beginning of the next search ([`crate::memory`]).

use kernel::{Actions, Bot, Budget, Sim, Vantage};

use crate::clock::Instant;
use crate::evaluate::Evaluate;
use crate::memory::Memory;
use crate::mind::Mind;
use crate::playing::mix;
use crate::weights::Weights;

/// What a search weighs. The figures in use were found by playing them against each other in the arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much is spent on choices that were seldom tried, against those that look good.
    pub curiosity: f32,
    /// A new choice counts as tried so many times, with the worth it had at first sight.
    pub first_sight: f32,
    /// From the end of a walk so many turns are played on before it is judged.
    pub playout: u32,
    /// So many choices are looked at for each choice then.
    pub glances: usize,
}

impl Tuning {
    /// To choose: look around, and judge at the end of the turn.
    pub const WIDE: Self = Self { curiosity: 0.15, first_sight: 4.0, playout: 1, glances: 8 };
    /// To weigh a few choices against each other: follow the good ones further, and play each on for longer.
    pub const DEEP: Self = Self { curiosity: 0.08, playout: 2, ..Self::WIDE };
}

/// A bot that searches.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    /// One a thread; those beyond `threads` rest, and know what they know.
    minds: Vec<Mind<G>>,
    threads: usize,
    seed: u64,
    telling: bool,
    tuning: Tuning,
    weights: Weights,
    memory: Memory<G>,
    sim: Sim,
    legal: Actions<G>,
}

impl<G: Evaluate> Search<G> {
    /// A searching player with this seed, on one thread.
    pub fn new(seed: u64, tuning: Tuning) -> Self {
        Self::weighed(seed, tuning, *G::weights())
    }

    /// The same with other weights than those of the house.
    pub fn weighed(seed: u64, tuning: Tuning, weights: Weights) -> Self {
        let minds = vec![Mind::new(seed, tuning, weights)];
        let sim = Sim::new(mix(seed, u64::MAX));
        Self {
            minds,
            threads: 1,
            seed,
            telling: false,
            tuning,
            weights,
            memory: Memory::default(),
            sim,
            legal: Vec::new(),
        }
    }

    /// The same for somebody who tells people what it finds.
    pub(crate) fn telling(seed: u64, tuning: Tuning) -> Self {
        let mut search = Self::new(seed, tuning);
        search.telling = true;
        search.first_mind().tell();
        search
    }

    /// Searches and says how many iterations it made. What is known from the last search counts: only the iterations that
    /// are missing are made.
    pub fn think(&mut self, vantage: Vantage<'_, G>, budget: Budget) -> u32 {
        let deadline = budget.time.map(|time| Instant::now() + time);
        self.memory.recall(vantage, &mut self.minds, &mut self.sim);
        let each = budget.iterations.max(1).div_ceil(self.threads as u32);
        if let [mind] = &mut self.minds[..self.threads] {
            return mind.think(vantage, each, deadline);
        }
        std::thread::scope(|scope| {
            let think = |mind| scope.spawn(move || Mind::think(mind, vantage, each, deadline));
            let handles: Vec<_> = self.minds[..self.threads].iter_mut().map(think).collect();
            let joined = handles.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined.map(|made| made.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).sum()
        })
    }

    /// Chooses among some of the legal choices, looking at no others for itself. What it knows from before is of all of them,
    /// and it would lean on what it may not choose: so it begins anew.
    pub(crate) fn choose_among(&mut self, vantage: Vantage<'_, G>, budget: Budget, among: &[G::Action]) -> G::Action {
        if let [only] = *among {
            return only;
        }
        self.memory = Memory::default();
        self.memory.recall(vantage, &mut self.minds, &mut self.sim);
        self.minds[0].think_among(vantage, budget.iterations.max(1), among);
        self.most_tried()
    }

    /// The best choice after so many iterations, for whoever plays no game of its own.
    pub(crate) fn best(&mut self, vantage: Vantage<'_, G>, iterations: u32) -> G::Action {
        self.think(vantage, Budget { iterations, time: None });
        self.most_tried()
    }

    /// The choice that was tried most often; of equals the one that did better.
    fn most_tried(&self) -> G::Action {
        let mut best: Option<Tried<G::Action>> = None;
        for tried in self.tried() {
            if best.is_none_or(|best| (tried.visits, tried.total) > (best.visits, best.total)) {
                best = Some(tried);
            }
        }
        best.expect("a search tries at least one choice").action
    }

    /// The choices at the root with what all minds found about them; one that several minds know comes several times.
    pub(crate) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> + '_ {
        self.minds.iter().flat_map(|mind| mind.tree.choices()).map(|(seat, action)| {
            let nodes = self.minds.iter().filter_map(|mind| mind.tree.child(crate::tree::ROOT, seat, action));
            nodes.fold(Tried { action, visits: 0, total: 0.0, told: 0.0, squares: 0.0, prior: 0.0 }, |tried, node| {
                Tried {
                    action,
                    visits: tried.visits + node.visits,
                    total: tried.total + node.total,
                    told: tried.told + node.told,
                    squares: tried.squares + node.squares,
                    prior: node.prior,
                }
            })
        })
    }

    /// A mind of its own, to play positions on with.
    pub(crate) fn first_mind(&mut self) -> &mut Mind<G> {
        &mut self.minds[0]
    }
}

/// A choice at the root of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The worth to whoever chooses, summed over the tries.
    pub(crate) total: f32,
    /// Their share, as people are told, summed likewise, and the squares of it.
    pub(crate) told: f32,
    pub(crate) squares: f32,
    /// The worth at first sight.
    pub(crate) prior: f32,
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, vantage: Vantage<'_, G>, budget: Budget) -> G::Action {
        vantage.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.think(vantage, budget);
        let chosen = self.most_tried();
        self.memory.keep(vantage, chosen, &mut self.minds, &mut self.sim);
        chosen
    }

    /// With a number of iterations and no limit of time the choice is the same on every machine for the same number of
    /// threads.
    fn think_on(&mut self, threads: usize) {
        self.threads = threads.max(1);
        for thread in self.minds.len()..self.threads {
            let mut mind = Mind::new(mix(self.seed, thread as u64), self.tuning, self.weights);
            if self.telling {
                mind.tell();
            }
            self.minds.push(mind);
        }
    }
}

#[cfg(test)]
mod tests {
    use contagion::Contagion;
    use kernel::{Actions, Bot as _, Budget, Options as _, Sim, State, Vantage};
    use messina::Messina;
    use pest::Pest;
    use rattus::Rattus;

    use super::{Search, Tuning};
    use crate::bench::by_players;
    use crate::evaluate::Evaluate;

    /// Games of bots that keep their trees from choice to choice, at every number of players.
    fn kept_trees<G: Evaluate>(games: u64, choices: usize) {
        for options in by_players::<G::Options>() {
            let players = options.players();
            for seed in 0..games {
                let mut dice = Sim::new(seed);
                let mut state = State::<G>::new(&options, &mut dice);
                let mut bots: Vec<_> = (0..players).map(|seat| Search::<G>::new(seat as u64, Tuning::WIDE)).collect();
                for bot in &mut bots[1..] {
                    bot.think_on(2);
                }
                let mut legal = Actions::<G>::new();
                for _ in 0..choices {
                    let Some(seat) = state.asked().first() else { break };
                    state.legal(seat, &mut legal);
                    let mut chosen = legal[0];
                    if legal.len() > 1 {
                        let vantage = Vantage::new(&state, seat, players);
                        let bot = &mut bots[seat.index()];
                        bot.think(vantage, Budget { iterations: 24, time: None });
                        for (by, action) in bot.minds.iter().flat_map(|mind| mind.tree.choices()) {
                            assert!(by == seat && legal.contains(&action), "{}, seed {seed}: {action}", G::ID);
                        }
                        chosen = bot.most_tried();
                        bot.memory.keep(vantage, chosen, &mut bot.minds, &mut bot.sim);
                    }
                    state.play_unchecked(seat, chosen, &mut dice);
                }
            }
        }
    }

    #[test]
    fn what_is_kept_are_choices_that_the_seat_has_now() {
        kept_trees::<Rattus>(8, 200);
        kept_trees::<Contagion>(12, 200);
        kept_trees::<Pest>(2, 150);
        kept_trees::<Messina>(2, 120);
    }
}
