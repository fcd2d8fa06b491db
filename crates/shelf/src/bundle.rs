//! One intent, one click: chains of choices that a player means when they click one thing. They are offered beside the small
//! choices, never instead of them, and are found from what the seat sees alone.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kernel::{Action as _, Game, Message, Seat, SeatSet, Sim, State, Target, Viewer};

use crate::chain::{Chain, LONGEST, legal};
use crate::shelved::Shelved;

/// How many bundles one thing has at most.
const A_THING: usize = 4;
/// How many bundles an offer has at most.
const AN_OFFER: usize = 96;
/// How many positions are looked at for an offer; whatever lies behind them keeps its small choices.
const LOOKED_AT: usize = 2_000;
/// The thing of a bundle that answers the question itself, and not one of its things.
pub(crate) const AT_ONCE: &str = "at-once";

/// What makes several choices one intent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Choices that only lead to a question, and the answer they are made for.
    Onward,
    /// A choice, and the usual answers to what it makes the rules ask.
    Usual,
    /// Members of a set, in whatever order.
    Set,
    /// The steps of a way.
    Route,
}

/// Choices that one click makes.
#[derive(Clone)]
pub(crate) struct Bundle<G: Game> {
    /// The choices, foreseen.
    pub(crate) chain: Chain<G>,
    /// What one clicks for them.
    pub(crate) thing: Target,
    /// Why they belong together.
    pub(crate) kind: Kind,
    /// Which of them the click stands for.
    pub(crate) main: usize,
    /// How much less there is to pay with after them.
    pub(crate) paid: u32,
}

/// A bundle that a game proposes.
pub(crate) struct Proposed<A> {
    /// The choices.
    pub(crate) choices: Vec<A>,
    /// What one clicks for them.
    pub(crate) thing: Target,
    /// Why they belong together.
    pub(crate) kind: Kind,
}

impl<G: Shelved> Bundle<G> {
    /// What it does, as a sentence.
    pub(crate) fn title(&self) -> Message {
        G::title(&self.chain.choices, self.main, self.kind, self.paid)
    }
}

/// The bundles that a seat may choose now. Nobody's judgement orders them: what is paid comes first, then how many choices
/// it takes, then how it is written.
pub(crate) fn bundles<G: Shelved>(state: &State<G>, seat: Seat) -> Vec<Bundle<G>> {
    if state.asked() != SeatSet::only(seat) {
        return Vec::new();
    }
    let imagined = state.imagine(Viewer::Seat(seat), &mut Sim::new(0));
    let near = legal(&imagined, seat);
    let usual = G::usual(&imagined, seat);
    let mut search = Search { seat, purse: G::purse(&imagined, seat), looked_at: 0, found: Vec::new() };
    let mut alone = Vec::new();
    for &choice in near.iter().filter(|&&choice| !G::aside(choice)) {
        let chain = Chain::new(&imagined, seat, choice);
        alone.extend(end(&choice.target(), &chain));
        // Of the answers to a question that has a usual one, only that goes on by itself: whoever gives another decides.
        if usual.is_none_or(|usual| usual == choice) {
            search.grow(chain, 0, usual.is_some());
        }
    }
    for Proposed { choices, thing, kind } in G::proposed(&imagined, seat) {
        if let Some(chain) = search.follow(&imagined, &choices) {
            search.keep(chain.choices.len() - 1, chain, thing, kind);
        }
    }
    ranked(search.found, &alone, seat)
}

/// A breadth of chains under search.
struct Search<G: Game> {
    seat: Seat,
    /// What the seat has to pay with now.
    purse: u32,
    looked_at: usize,
    found: Vec<Bundle<G>>,
}

impl<G: Shelved> Search<G> {
    /// Lets a chain go on as far as it is one intent, and keeps every end it comes to.
    fn grow(&mut self, chain: Chain<G>, main: usize, answers: bool) {
        self.looked_at += 1;
        if chain.choices.len() >= LONGEST || self.looked_at > LOOKED_AT {
            return;
        }
        let last = chain.last();
        let alone = |next: &(State<G>, Vec<G::Event>)| next.0.asked() == SeatSet::only(self.seat);
        if let Some(next) = chain.next(self.seat).filter(alone) {
            if let Some(usual) = G::usual(&next.0, self.seat) {
                return self.grow(chain.then(next, self.seat, usual), main, answers);
            }
            if opens::<G>(last) {
                // Asked the same again, they may go on to what has been opened; other choices have only come within reach.
                let asked = |state: &State<G>| state.frame().map(std::mem::discriminant);
                let same = asked(&chain.before) == asked(&next.0);
                let known = legal(&chain.before, self.seat);
                let meant = |choice: &G::Action| {
                    !known.contains(choice)
                        && !G::aside(*choice)
                        && G::leads(&next.0, &chain.choices, *choice)
                        && (!same || opens::<G>(*choice))
                };
                let meant: Vec<G::Action> = legal(&next.0, self.seat).into_iter().filter(meant).collect();
                for &choice in &meant {
                    self.grow(chain.then(next.clone(), self.seat, choice), chain.choices.len(), false);
                }
                if !meant.is_empty() && !G::suffices(&next.0, last) {
                    return;
                }
            }
        }
        if chain.choices.len() > 1 {
            let kind = if main + 1 == chain.choices.len() { Kind::Onward } else { Kind::Usual };
            let thing = if answers { Target::button(AT_ONCE) } else { G::clicked(&chain.choices, main) };
            self.keep(main, chain, thing, kind);
        }
    }

    fn keep(&mut self, main: usize, chain: Chain<G>, thing: Target, kind: Kind) {
        let paid = self.purse.saturating_sub(G::purse(&chain.end.state, self.seat));
        self.found.push(Bundle { chain, thing, kind, main, paid });
    }

    /// A chain that a game proposes; none if the rules do not take it.
    fn follow(&mut self, imagined: &State<G>, choices: &[G::Action]) -> Option<Chain<G>> {
        let (&first, rest) = choices.split_first()?;
        if rest.is_empty() || choices.len() > LONGEST || self.looked_at > LOOKED_AT {
            return None;
        }
        let start = legal(imagined, self.seat).contains(&first).then(|| Chain::new(imagined, self.seat, first))?;
        rest.iter().try_fold(start, |chain, &choice| {
            self.looked_at += 1;
            let next = chain.next(self.seat)?;
            legal(&next.0, self.seat).contains(&choice).then(|| chain.then(next, self.seat, choice))
        })
    }
}

/// Equal ends are one, the cheapest comes first, and no thing has too many.
fn ranked<G: Shelved>(mut found: Vec<Bundle<G>>, alone: &[(Target, u64)], seat: Seat) -> Vec<Bundle<G>> {
    let end = |bundle: &Bundle<G>| end(&bundle.thing, &bundle.chain);
    found.retain(|bundle| end(bundle).is_none_or(|end| !alone.contains(&end)));
    let written = |bundle: &Bundle<G>| (bundle.chain.choices.len(), bundle.chain.to_string());
    let order: Vec<Target> = found.iter().map(|bundle| bundle.thing.clone()).collect();
    found.sort_by_cached_key(|bundle| {
        let place = order.iter().position(|thing| *thing == bundle.thing);
        (place, Reverse(G::purse(&bundle.chain.end.state, seat)), written(bundle))
    });
    let (mut ends, mut count) = (Vec::new(), BTreeMap::<(String, String), usize>::new());
    let mut said = Vec::new();
    found.retain(|bundle| {
        // What nobody can foresee has no end to be compared: the same choices on the same thing are the same.
        let this = (bundle.thing.clone(), bundle.chain.to_string());
        if said.contains(&this) {
            return false;
        }
        said.push(this);
        if let Some(end) = end(bundle) {
            if ends.contains(&end) {
                return false;
            }
            ends.push(end);
        }
        let Target { kind, id } = bundle.thing.clone();
        let count = count.entry((kind, id)).or_default();
        *count += 1;
        *count <= A_THING
    });
    found.truncate(AN_OFFER);
    found
}

/// What is clicked, and where it leads; nothing where nobody can know that.
fn end<G: Game>(thing: &Target, chain: &Chain<G>) -> Option<(Target, u64)> {
    (!chain.seals()).then(|| (thing.clone(), chain.end.state.fingerprint()))
}

/// Whether a choice does nothing but lead to the question it is made for.
fn opens<G: Shelved>(choice: G::Action) -> bool {
    let written = choice.to_string();
    G::OPENINGS.contains(&written.split(' ').next().unwrap_or_default())
}
