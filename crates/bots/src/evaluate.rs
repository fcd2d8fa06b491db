//! What a position is worth to each seat.

use kernel::{Game, Seat, State};

use crate::inputs::Counts;
use crate::value::Net;
use crate::weights::Weights;

/// One number a seat; those beyond the player count are 0.
pub type PerSeat = [f32; Seat::MAX];

/// No judgement has more terms than this.
pub const MOST_TERMS: usize = 10;

/// What the points of a seat are made of, in the order of [`Evaluate::TERMS`]; those beyond are 0.
pub type Terms = [f32; MOST_TERMS];

/// A game that bots can judge. The judgement may use everything in the state it is given, because a bot only ever holds
/// states that it imagined.
pub trait Evaluate: Game {
    /// The names of the terms of a judgement, that of the points already made first. The sentences
    /// `<game>-term-<name>-more` and `-less` say what it means for a seat to have more of it, or less.
    const TERMS: &'static [&'static str];

    /// So many points ahead make a seat a clear favourite (about three to one) against one rival.
    const EDGE: f32;

    /// The points that whoever plays alone plays against: with them half of the game is won.
    const PAR: f32 = 0.0;

    /// Whoever plays alone has the whole game: then the share only grows with the points, by this many edges from half of
    /// it to three quarters.
    const ALONE: f32 = 6.0;

    /// The share of the usual curiosity that a search has. Where a turn is a chain of small choices, each moves the share of
    /// the game by so little that full curiosity would try them all alike.
    fn curiosity(_players: usize) -> f32 {
        1.0
    }

    /// Something that stays the same while one turn lasts. As a rule it is whose turn it is; a game that one can play alone
    /// must say more.
    fn turn(state: &State<Self>) -> u32 {
        state.asked().first().map_or(u32::MAX, |seat| seat.index() as u32)
    }

    /// The points that each seat may expect at the end of the game, term by term. Asked before the end alone.
    fn terms(state: &State<Self>, players: usize) -> [Terms; Seat::MAX];

    /// The names of what is counted for each seat beside the terms, for a net to learn from: see `inputs.rs`.
    const COUNTS: &'static [&'static str] = &[];

    /// What is counted for each seat, in the order of [`Evaluate::COUNTS`]. Asked before the end alone, of a position that
    /// may be imagined.
    fn counts(_state: &State<Self>, _players: usize, _out: &mut [Counts; Seat::MAX]) {}

    /// What finished games taught about so many players: the figures of `weights/<game>.net`; nothing where they are not truer
    /// than the judgement by hand.
    fn value(_players: usize) -> Option<&'static Net> {
        None
    }

    /// The part of the game that is left, from 1 to 0. A game that does not say counts a lead alike from beginning to end.
    fn left(_state: &State<Self>) -> f32 {
        0.0
    }

    /// What bots weigh the terms by: the figures of `weights/<game>.toml`, or the judgement as it stands.
    fn weights() -> &'static Weights {
        &Weights::PLAIN
    }

    /// What a seat sees in a position at a glance, to tell its choices apart: only their order counts. Where a choice
    /// hardly touches the others it is enough, and quicker, to judge the seat alone.
    fn glance(state: &State<Self>, seat: Seat, players: usize, weights: &Weights) -> f32 {
        weights.worth(state, players)[seat.index()]
    }
}

/// Each seat's share of the game, between 0 and 1, all of them together 1, as bots weigh it. When the game is over the
/// winners have it, and a little of it lies in the points; before that whoever has better prospects has more of it.
pub fn worth<G: Evaluate>(state: &State<G>, players: usize) -> PerSeat {
    G::weights().worth(state, players)
}

/// Each seat's share, as people are told: what a judgement says before the end as far as it can be trusted, and who has
/// won after it.
pub fn share<G: Evaluate>(state: &State<G>, players: usize) -> PerSeat {
    G::weights().share(state, players)
}

/// The points that each seat has at the end of the game, or may expect before it, term by term. At the end there is nothing
/// left to expect: all of it is in the first term.
pub fn terms<G: Evaluate>(state: &State<G>, players: usize) -> [Terms; Seat::MAX] {
    G::weights().terms(state, players)
}

/// The points that each seat has at the end of the game, or may expect before it: the sum of the terms.
pub fn points<G: Evaluate>(state: &State<G>, players: usize) -> PerSeat {
    G::weights().points(state, players)
}

/// A finished game, parted among those who won it.
pub(crate) fn winnings<G: Evaluate>(state: &State<G>, players: usize) -> PerSeat {
    let winners = state.winners(players);
    let mut shares = [0.0; Seat::MAX];
    for seat in winners {
        shares[seat.index()] = 1.0 / winners.len() as f32;
    }
    shares
}

/// Points turned into shares of the game, with an edge so many times that of the game.
pub(crate) fn shares<G: Evaluate>(points: &PerSeat, players: usize, trust: f32) -> PerSeat {
    let edge = G::EDGE * trust;
    if players == 1 {
        let mut share = [0.0; Seat::MAX];
        share[0] = 1.0 / (1.0 + ((G::PAR - points[0]) / (G::ALONE * edge)).exp());
        return share;
    }
    let best = points[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; Seat::MAX];
    let mut total = 0.0;
    for (share, points) in shares.iter_mut().zip(&points[..players]) {
        *share = ((points - best) / edge).exp();
        total += *share;
    }
    for share in &mut shares[..players] {
        *share /= total;
    }
    shares
}
