//! What the events of one game tell about things: which came, and who took which.

use kernel::{Chance, Counted, Event as _, Game, Seat, Sim, Table};

/// An event that is listened to.
#[derive(Clone, Copy, Debug)]
struct Cue {
    key: &'static str,
    kind: &'static str,
    /// Where the things of this kind begin.
    first: usize,
    taken: bool,
}

/// What one game has told so far.
#[derive(Debug)]
pub(crate) struct Heard {
    cues: Vec<Cue>,
    /// Whether each thing came, all kinds in a row.
    pub(super) came: Vec<bool>,
    /// The seats that took each thing, as bits.
    pub(super) taken: Vec<u8>,
}

impl Heard {
    pub(crate) fn new(counted: &[Counted]) -> Self {
        let (mut cues, mut first) = (Vec::new(), 0);
        for Counted { kind, things, came, taken } in counted {
            cues.extend(came.iter().map(|key| Cue { key, kind, first, taken: false }));
            cues.extend(taken.iter().map(|key| Cue { key, kind, first, taken: true }));
            first += things;
        }
        Self { cues, came: vec![false; first], taken: vec![0; first] }
    }

    /// A new game begins.
    pub(crate) fn clear(&mut self) {
        self.came.fill(false);
        self.taken.fill(0);
    }

    /// Whether a seat took this thing.
    pub(crate) fn took(&self, seat: Seat, number: usize) -> bool {
        self.taken[number] >> seat.index() & 1 == 1
    }

    fn hear<G: Game>(&mut self, event: &G::Event) {
        let key = event.key();
        for cue in self.cues.iter().filter(|cue| cue.key == key) {
            let mut seats = 0;
            event.names(&mut |kind, number| {
                if kind == "seat" && seats == 0 {
                    seats = 1 << number;
                }
            });
            event.names(&mut |kind, number| {
                if kind == cue.kind {
                    self.came[cue.first + number] = true;
                    self.taken[cue.first + number] |= if cue.taken { seats } else { 0 };
                }
            });
        }
    }
}

/// The table of one step: the chance of a record, and somebody who listens.
pub(super) struct Hearing<'a> {
    chance: Chance,
    sealed: bool,
    heard: &'a mut Heard,
}

impl<'a> Hearing<'a> {
    pub(super) fn new(chance: Chance, heard: &'a mut Heard) -> Self {
        Self { chance, sealed: false, heard }
    }

    /// Whether chance or a hidden thing was seen.
    pub(super) fn sealed(&self) -> bool {
        self.sealed
    }
}

impl<G: Game> Table<G> for Hearing<'_> {
    fn roll(&mut self, n: u32) -> u32 {
        self.sealed = true;
        self.chance.below(n)
    }
    fn reveal(&mut self) {
        self.sealed = true;
    }
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if !self.heard.cues.is_empty() {
            self.heard.hear::<G>(&event());
        }
    }
}

/// The table of a step that is only imagined, and somebody who listens.
pub(crate) struct Listening<'a> {
    sim: &'a mut Sim,
    heard: &'a mut Heard,
}

impl<'a> Listening<'a> {
    pub(crate) fn new(sim: &'a mut Sim, heard: &'a mut Heard) -> Self {
        Self { sim, heard }
    }
}

impl<G: Game> Table<G> for Listening<'_> {
    fn roll(&mut self, n: u32) -> u32 {
        self.sim.below(n)
    }
    fn reveal(&mut self) {}
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.heard.hear::<G>(&event());
    }
}
