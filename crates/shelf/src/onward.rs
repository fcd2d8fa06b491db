//! Several choices with one intent: whoever clicks a thing that is asked about only after questions with one meaning
//! answers all of them at once. The engine keeps its small choices; each is written down as if it had been made alone.

use std::fmt;

use kernel::{Action as _, Actions, Game, Seat, State, Stop, Target};

use crate::shelved::Shelved;

/// How many choices a chain has at most.
const LONGEST: usize = 3;
/// What stands between two choices of a chain.
pub(crate) const BETWEEN: &str = "; ";

/// Choices that are made one after the other, each made possible by the one before it, as a player who clicks the thing of
/// the last one means them.
#[derive(Clone)]
pub(crate) struct Chain<G: Game> {
    /// Those that lead to the last.
    pub(crate) first: Vec<G::Action>,
    /// The one that the thing stands for.
    pub(crate) last: G::Action,
    /// The position in which the last one is made, as the seat imagines it.
    pub(crate) before: State<G>,
    /// What happened on the way there, for all eyes.
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> fmt::Display for Chain<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.iter().try_for_each(|choice| write!(f, "{choice}{BETWEEN}"))?;
        write!(f, "{}", self.last)
    }
}

/// The chains a seat may choose now: those whose thing cannot be clicked for anything else, and which alone lead there.
pub(crate) fn onward<G: Shelved>(state: &State<G>, seat: Seat) -> Vec<Chain<G>> {
    let near = legal(state, seat);
    let start = near.iter().map(|&last| Chain { first: Vec::new(), last, before: state.clone(), events: Vec::new() });
    let mut found: Vec<Chain<G>> = Vec::new();
    let mut ends: Vec<Chain<G>> = start.filter(opens).collect();
    while !ends.is_empty() {
        let longer: Vec<Chain<G>> = ends.iter().flat_map(|chain| longer(chain, seat)).collect();
        ends = longer.iter().filter(|chain| chain.first.len() + 1 < LONGEST && opens(chain)).cloned().collect();
        found.extend(longer);
    }
    let things: Vec<Target> = found.iter().map(|chain| chain.last.target()).collect();
    let alone = |thing: &Target| things.iter().filter(|other| *other == thing).count() == 1;
    found.retain(|chain| {
        let thing = chain.last.target();
        thing.kind != Target::BUTTON && near.iter().all(|choice| choice.target() != thing) && alone(&thing)
    });
    found
}

/// A chain with each choice that its last one makes possible; none if somebody else is asked then, or if nobody can know
/// what follows.
fn longer<G: Shelved>(chain: &Chain<G>, seat: Seat) -> Vec<Chain<G>> {
    let mut events = chain.events.clone();
    let mut next = chain.before.preview(seat, chain.last);
    events.extend(next.events);
    while next.stop == Stop::Question
        && let Some((seat, only)) = next.state.forced()
    {
        next = next.state.preview(seat, only);
        events.extend(next.events);
    }
    if next.stop != Stop::Question {
        return Vec::new();
    }
    // Asked the same again, they may go on to what has been opened; other choices have only come within reach.
    let asked = |state: &State<G>| state.frame().map(std::mem::discriminant);
    let same = asked(&chain.before) == asked(&next.state);
    let known = legal(&chain.before, seat);
    let first = [&chain.first[..], &[chain.last]].concat();
    let new = legal(&next.state, seat).into_iter().filter(|choice| !known.contains(choice));
    new.map(|last| Chain { first: first.clone(), last, before: next.state.clone(), events: events.clone() })
        .filter(|chain| !same || opens(chain))
        .collect()
}

/// Whether the last choice does nothing but lead to the question it is made for.
fn opens<G: Shelved>(chain: &Chain<G>) -> bool {
    let written = chain.last.to_string();
    G::OPENINGS.contains(&written.split(' ').next().unwrap_or_default())
}

fn legal<G: Game>(state: &State<G>, seat: Seat) -> Actions<G> {
    let mut legal = Actions::<G>::new();
    state.legal(seat, &mut legal);
    legal
}
