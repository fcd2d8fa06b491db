//! A climb to better weights, whatever the game.

use std::marker::PhantomData;

use bots::{Climb, Evaluate, Series, Verdict, Weights};
use kernel::Message;
use serde::Serialize;

/// Looks for better weights, round by round.
pub trait Climber {
    /// How far it is. Whoever keeps that can put it down here and take it up later.
    fn climb(&self) -> &Climb;

    /// Takes up a climb that was put down; says whether it was begun with the same settings.
    fn take_up(&mut self, climb: Climb) -> bool;

    /// Plays one round.
    fn round(&mut self, threads: usize) -> Result<(), Message>;

    /// What was found, and how it does against the weights of the house.
    fn found(&self, series: Series<'_>) -> Result<Climbed, Message>;
}

/// What a climb found, and what the arena says of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Climbed {
    /// Each weight by its name: before, and after.
    pub weights: Vec<(&'static str, f32, f32)>,
    /// How the new ones do against the old ones.
    pub verdict: Verdict,
    /// The new file of weights.
    #[serde(skip)]
    pub file: String,
}

/// A climb in one game.
pub(crate) struct Slope<G> {
    climb: Climb,
    game: PhantomData<G>,
}

impl<G: Evaluate> Slope<G> {
    pub(crate) fn new(climb: Climb) -> Self {
        Self { climb, game: PhantomData }
    }
}

impl<G: Evaluate> Climber for Slope<G> {
    fn climb(&self) -> &Climb {
        &self.climb
    }

    fn take_up(&mut self, climb: Climb) -> bool {
        let same = climb.is_of(&self.climb);
        if same {
            self.climb = climb;
        }
        same
    }

    fn round(&mut self, threads: usize) -> Result<(), Message> {
        self.climb.round::<G>(threads)
    }

    fn found(&self, series: Series<'_>) -> Result<Climbed, Message> {
        let found = self.climb.weights::<G>();
        let pairs = self.climb.from.iter().zip(found.values::<G>());
        let weights = Weights::names::<G>().zip(pairs).map(|(name, (&before, after))| (name, before, after)).collect();
        let verdict = bots::judge::<G>(self.climb.level, found, series)?;
        Ok(Climbed { weights, verdict, file: found.write::<G>() })
    }
}
