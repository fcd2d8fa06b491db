//! All that the rules may do beyond the board: roll, reveal, tell.

use std::collections::VecDeque;
use std::fmt;

use crate::chance::Chance;
use crate::game::Game;

/// What the rules need from the world: [`Sim`] for bots, [`Live`] for people, [`Scripted`] for tests, and a few more for
/// those who look closer. The rules cannot tell which one they have, so a journal never changes a game.
pub trait Table<G: Game> {
    /// A number in `0..n`, each equally likely. Seals the step: who has seen chance may not take back.
    fn roll(&mut self, n: u32) -> u32;

    /// A number in `0..n` that draws a thing with a name: `name` says which thing each number draws. Chance does not look
    /// at the names; a script may call for a thing by its name.
    #[inline]
    fn roll_named(&mut self, n: u32, _name: impl Fn(u32) -> &'static str) -> u32 {
        self.roll(n)
    }

    /// Somebody saw a hidden thing. Seals the step.
    fn reveal(&mut self);

    /// Something happened that people want to know. The event is only built where somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> G::Event);
}

/// Quick and mute: for bots and statistics. Not for people: its chance can be predicted.
#[derive(Clone, Copy, Debug)]
pub struct Sim(u64);

impl Sim {
    /// A simulation with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits of the `SplitMix64` sequence.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0..n`. The bias is below n / 2³², which no simulation notices.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.bits() as u32) * u64::from(n)) >> 32) as u32
    }
}

impl<G: Game> Table<G> for Sim {
    #[inline]
    fn roll(&mut self, n: u32) -> u32 {
        self.below(n)
    }
    #[inline]
    fn reveal(&mut self) {}
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}

/// Keeps what is told, or does not listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Journal {
    /// Events are kept.
    Kept,
    /// Events are never built.
    Mute,
}

/// One step of a game that people play: fair chance keyed by seed and step, events kept, the seal noted.
#[derive(Debug)]
pub struct Live<G: Game> {
    chance: Chance,
    sealed: bool,
    journal: Journal,
    events: Vec<G::Event>,
}

impl<G: Game> Live<G> {
    /// The table for step `step` of the game with this seed.
    pub fn new(seed: &[u8; 32], step: u64, journal: Journal) -> Self {
        Self { chance: Chance::new(seed, step), sealed: false, journal, events: Vec::new() }
    }

    /// Whether chance or a hidden thing was seen.
    pub fn sealed(&self) -> bool {
        self.sealed
    }

    /// What was told, in order.
    pub fn into_events(self) -> Vec<G::Event> {
        self.events
    }
}

impl<G: Game> Table<G> for Live<G> {
    fn roll(&mut self, n: u32) -> u32 {
        self.sealed = true;
        self.chance.below(n)
    }
    fn reveal(&mut self) {
        self.sealed = true;
    }
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if self.journal == Journal::Kept {
            self.events.push(event());
        }
    }
}

/// A mute table that notes what chance gave, and whether anything was drawn or seen.
pub(crate) struct Noting<C> {
    chance: C,
    pub(crate) rolls: Vec<Rolled>,
    pub(crate) sealed: bool,
}

/// What chance gave once.
#[derive(Clone, Copy)]
pub(crate) struct Rolled {
    pub(crate) below: u32,
    pub(crate) roll: u32,
    /// What was drawn, where it has a name.
    name: &'static str,
}

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.name.is_empty() { self.roll.fmt(f) } else { f.write_str(self.name) }
    }
}

impl<C: FnMut(u32) -> u32> Noting<C> {
    /// A table whose chance is asked for a number below another.
    pub(crate) fn new(chance: C) -> Self {
        Self { chance, rolls: Vec::new(), sealed: false }
    }
}

impl<G: Game, C: FnMut(u32) -> u32> Table<G> for Noting<C> {
    fn roll(&mut self, n: u32) -> u32 {
        Table::<G>::roll_named(self, n, |_| "")
    }
    fn roll_named(&mut self, n: u32, name: impl Fn(u32) -> &'static str) -> u32 {
        self.sealed = true;
        let roll = (self.chance)(n);
        self.rolls.push(Rolled { below: n, roll, name: name(roll) });
        roll
    }
    fn reveal(&mut self) {
        self.sealed = true;
    }
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}

/// A table whose rolls are given in advance: for tests.
#[derive(Clone, Debug)]
pub struct Scripted<G: Game> {
    rolls: VecDeque<u32>,
    sealed: bool,
    events: Vec<G::Event>,
    fault: Option<RollFault>,
}

/// What was wrong with the rolls of a [`Scripted`] table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollFault {
    /// The rules rolled in `0..n`, but no roll was left.
    Missing {
        /// How many outcomes there were.
        n: u32,
    },
    /// The roll given is not in `0..n`.
    TooHigh {
        /// The roll given.
        roll: u32,
        /// How many outcomes there were.
        n: u32,
    },
}

impl<G: Game> Scripted<G> {
    /// A table that will roll these numbers.
    pub fn new(rolls: impl IntoIterator<Item = u32>) -> Self {
        Self { rolls: rolls.into_iter().collect(), sealed: false, events: Vec::new(), fault: None }
    }

    /// Whether chance or a hidden thing was seen.
    pub fn sealed(&self) -> bool {
        self.sealed
    }

    /// What was told so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The first roll that could not be served as scripted.
    pub fn fault(&self) -> Option<RollFault> {
        self.fault
    }

    /// How many rolls nobody has asked for.
    pub fn left(&self) -> usize {
        self.rolls.len()
    }
}

impl<G: Game> Table<G> for Scripted<G> {
    fn roll(&mut self, n: u32) -> u32 {
        self.sealed = true;
        match self.rolls.pop_front() {
            Some(roll) if roll < n => roll,
            Some(roll) => {
                self.fault.get_or_insert(RollFault::TooHigh { roll, n });
                0
            }
            None => {
                self.fault.get_or_insert(RollFault::Missing { n });
                0
            }
        }
    }
    fn reveal(&mut self) {
        self.sealed = true;
    }
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.events.push(event());
    }
}
