//! Bots of the laboratory that have sworn to take a thing whenever they can, or never: a card is held against itself by the
//! same bot that plays with it and without.
//!
//! A choice takes a thing if it does so at once: it is tried on a few positions that the seat may imagine, and what is told
//! there is heard. So a bot keeps its vow by nothing that it could not know.

use std::fmt;

use kernel::{Actions, Bot as _, Budget, Counted, Sim, State, Vantage};
use serde::{Deserialize, Serialize};

use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::measure::{Heard, Listening};
use crate::playing::mix;
use crate::random::Random;
use crate::search::{Search, Tuning};
use crate::strength::Strength;
use crate::style::Style;

/// What some bots of a set-up have sworn about a thing.
#[derive(Clone, Copy, Debug)]
pub struct Vow<'a> {
    /// The things of its kind, and which events tell of a taker.
    pub counted: &'static Counted,
    /// Which of them it is, from 0.
    pub number: usize,
    /// What it is called in the data.
    pub thing: &'a str,
    /// The bots that swore it, from 0.
    pub bots: &'a [usize],
    /// Whether they take it whenever they can; they never do otherwise.
    pub takes: bool,
}

impl fmt::Display for Vow<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.takes { "must take" } else { "must not take" }, self.thing)
    }
}

/// How vows could be kept.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Choices at which the thing could be taken or left.
    pub bound: u64,
    /// Those of them at which the vow made a bot choose otherwise.
    pub turned: u64,
    /// Choices at which every choice took it: there it could not be left.
    pub helpless: u64,
}

impl Kept {
    /// Whether the thing was never to be had.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl std::ops::AddAssign for Kept {
    fn add_assign(&mut self, other: Self) {
        self.bound += other.bound;
        self.turned += other.turned;
        self.helpless += other.helpless;
    }
}

/// Positions on which a choice is tried.
const IMAGINED: usize = 3;

/// How a bot that is bound thinks.
enum Thinker<G: Evaluate> {
    Random(Random<G>),
    Greedy(Box<Greedy<G>>),
    Search(Box<Search<G>>),
}

/// A bot that has sworn something.
pub(crate) struct Sworn<G: Evaluate> {
    thinker: Thinker<G>,
    budget: Budget,
    number: usize,
    takes: bool,
    heard: Heard,
    sim: Sim,
    kept: Kept,
}

impl<G: Evaluate> Sworn<G> {
    /// A bot that plays in this style as far as its vow lets it.
    pub(crate) fn new(style: Style, seed: u64, vow: Vow<'_>) -> Self {
        let weights = *G::weights();
        let strength = style.strength(&weights.levels);
        let thinker = match strength {
            Strength::Random => Thinker::Random(Random::new(seed)),
            Strength::Blurred(blur) => Thinker::Greedy(Box::new(Greedy::blurred(seed, blur, weights))),
            Strength::Searching(_) => Thinker::Search(Box::new(Search::weighed(seed, Tuning::WIDE, weights))),
        };
        Self {
            thinker,
            budget: strength.budget(),
            number: vow.number,
            takes: vow.takes,
            heard: Heard::new(std::slice::from_ref(vow.counted)),
            sim: Sim::new(mix(seed, u64::MAX - 1)),
            kept: Kept::default(),
        }
    }

    /// How it could keep its vow so far.
    pub(crate) fn kept(&self) -> Kept {
        self.kept
    }

    /// Chooses as if it were free, and anew among the legal choices that the vow leaves if that breaks it: where the vow does
    /// not matter the game goes as it would have gone.
    pub(crate) fn choose(&mut self, vantage: Vantage<'_, G>, legal: &Actions<G>) -> G::Action {
        let free = match &mut self.thinker {
            Thinker::Random(bot) => bot.choose(vantage, self.budget),
            Thinker::Greedy(bot) => bot.choose(vantage, self.budget),
            Thinker::Search(bot) => bot.choose(vantage, self.budget),
        };
        let imagined: Vec<State<G>> = (0..IMAGINED).map(|_| vantage.imagine(&mut self.sim)).collect();
        let (with, without): (Actions<G>, Actions<G>) =
            legal.iter().partition(|&&action| self.would_take(&imagined, vantage, action));
        if with.is_empty() || without.is_empty() {
            self.kept.helpless += u64::from(without.is_empty() && !self.takes);
            return free;
        }
        self.kept.bound += 1;
        let left = if self.takes { &with } else { &without };
        if left.contains(&free) {
            return free;
        }
        self.kept.turned += 1;
        self.among(vantage, left)
    }

    /// Whether a choice takes the thing: surely, for who must take it; possibly, for who must not.
    fn would_take(&mut self, imagined: &[State<G>], vantage: Vantage<'_, G>, action: G::Action) -> bool {
        let mut taken = 0;
        for state in imagined {
            let mut state = state.clone();
            self.heard.clear();
            state.play_unchecked(vantage.seat(), action, &mut Listening::new(&mut self.sim, &mut self.heard));
            taken += usize::from(self.heard.took(vantage.seat(), self.number));
        }
        if self.takes { taken == imagined.len() } else { taken > 0 }
    }

    fn among(&mut self, vantage: Vantage<'_, G>, among: &Actions<G>) -> G::Action {
        match &mut self.thinker {
            Thinker::Random(bot) => bot.choose_among(among),
            Thinker::Greedy(bot) => bot.choose_among(vantage, self.budget, among),
            Thinker::Search(bot) => bot.choose_among(vantage, self.budget, among),
        }
    }
}
