//! What of a game is worth counting over many games.

/// A kind of thing that is counted, as the data file that lists the things declares it. Generated code makes these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// What the things are called in message keys: `city`.
    pub kind: &'static str,
    /// How many there are.
    pub things: usize,
    /// Ends of the keys of events that tell that a thing came into a game.
    pub came: &'static [&'static str],
    /// Ends of the keys of events that tell that a seat took a thing.
    pub taken: &'static [&'static str],
}
