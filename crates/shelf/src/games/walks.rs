//! Pest: where a click on a place leads the Doctor, how far a click on the track of the healed heals, and what a payment of
//! several kinds can be.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kernel::{Seat, State, Target};
use pest::data::Location;
use pest::vocabulary::Way;
use pest::{Action, Frame, Pest};

use crate::bundle::{Kind, Proposed};
use crate::chain::{Chain, LONGEST, legal};
use crate::shelved::Shelved as _;

/// How many ways are looked at.
const WAYS: usize = 400;

/// How many payments are offered.
const PAYMENTS: usize = 48;

/// What of two ways to a place comes first: what is left to pay with, how long it is, how it is written.
type Rank = (Reverse<u32>, usize, String);

/// The cheapest way to every place that lies within reach, as the map prices them: the least food, then the fewest steps. A
/// second one puts the Camp down where it ends, if that is cheaper.
pub(crate) fn walks(state: &State<Pest>, seat: Seat) -> Vec<Proposed<Action>> {
    let mut best: BTreeMap<(Location, bool), (Rank, Chain<Pest>)> = BTreeMap::new();
    let steps = |state: &State<Pest>| {
        legal(state, seat).into_iter().filter(|choice| matches!(choice, Action::Step(_))).collect::<Vec<_>>()
    };
    let mut open: Vec<Chain<Pest>> = steps(state).into_iter().map(|step| Chain::new(state, seat, step)).collect();
    let mut looked_at = 0;
    while looked_at < open.len().min(WAYS) {
        for (chain, camps) in arrivals(open[looked_at].clone(), seat) {
            let Some(&Action::Step(to)) = chain.choices.iter().rfind(|choice| matches!(choice, Action::Step(_))) else {
                continue;
            };
            let rank = (Reverse(Pest::purse(&chain.end.state, seat)), chain.choices.len(), chain.to_string());
            if best.get(&(to, camps)).is_none_or(|(other, _)| rank < *other) {
                best.insert((to, camps), (rank, chain.clone()));
            }
            let goes_on = chain.next(seat).filter(|(state, _)| matches!(state.frame(), Some(Frame::Step(_))));
            if let Some(next) = goes_on.filter(|_| !camps && chain.choices.len() < LONGEST) {
                open.extend(steps(&next.0).into_iter().map(|step| chain.then(next.clone(), seat, step)));
            }
        }
        looked_at += 1;
    }
    let saves = |to: Location, rank: &Rank| best.get(&(to, false)).is_none_or(|(other, _)| rank.0 < other.0);
    let kept = best.iter().filter(|((to, camps), (rank, _))| !camps || saves(*to, rank));
    kept.map(|((to, _), (_, chain))| Proposed {
        choices: chain.choices.clone(),
        thing: Target::of(*to),
        kind: Kind::Route,
    })
    .collect()
}

/// A step with all that is asked until the Doctor has arrived: as it is usual, and with the Camp if it may be put there.
fn arrivals(mut chain: Chain<Pest>, seat: Seat) -> Vec<(Chain<Pest>, bool)> {
    let mut found = Vec::new();
    while chain.choices.len() < LONGEST
        && let Some(next) = chain.next(seat)
    {
        let asks = matches!(next.0.frame(), Some(Frame::Collect(_) | Frame::Pay(_)));
        let Some(usual) = Pest::usual(&next.0, seat).filter(|_| asks) else { break };
        if legal(&next.0, seat).contains(&Action::Collect(Way::Camp)) {
            found.push((chain.then(next.clone(), seat, Action::Collect(Way::Camp)), true));
        }
        chain = chain.then(next, seat, usual);
    }
    found.push((chain, false));
    found
}

/// Healing one after the other, as many as one can pay for: a click on the track says up to where. Not where it matters
/// which slot is freed.
pub(crate) fn healings(state: &State<Pest>, seat: Seat) -> Vec<Proposed<Action>> {
    let mut found = Vec::new();
    let healed = state.board()[seat].healed;
    let mut position = state.clone();
    let mut chain: Option<Chain<Pest>> = None;
    for n in 1_u8.. {
        let slots = legal(&position, seat).into_iter().filter(|choice| matches!(choice, Action::Heal(_)));
        let [heal] = slots.collect::<Vec<_>>()[..] else { break };
        let mut longer = match &chain {
            None => Chain::new(state, seat, heal),
            Some(chain) => match chain.next(seat) {
                Some(next) => chain.then(next, seat, heal),
                None => break,
            },
        };
        let mut next = longer.next(seat);
        while let Some((asked, events)) = &next
            && matches!(asked.frame(), Some(Frame::Pay(_)))
            && let Some(usual) = Pest::usual(asked, seat)
        {
            longer = longer.then((asked.clone(), events.clone()), seat, usual);
            next = longer.next(seat);
        }
        if longer.choices.len() > LONGEST {
            break;
        }
        if n > 1 {
            let (choices, thing) = (longer.choices.clone(), Target::new("healed", healed + n));
            found.push(Proposed { choices, thing, kind: Kind::Set });
        }
        match next {
            Some((next, _)) if matches!(next.frame(), Some(Frame::Heal(_))) => position = next,
            _ => break,
        }
        chain = Some(longer);
    }
    found
}

/// Every payment of several kinds, whole.
pub(crate) fn payments(state: &State<Pest>, seat: Seat) -> Vec<Proposed<Action>> {
    let mut found = Vec::new();
    let mut open: Vec<Chain<Pest>> =
        legal(state, seat).into_iter().rev().map(|choice| Chain::new(state, seat, choice)).collect();
    while let Some(chain) = open.pop().filter(|_| found.len() < PAYMENTS) {
        let next = chain.next(seat).filter(|(state, _)| matches!(state.frame(), Some(Frame::Pay(_))));
        match next {
            Some(next) => {
                let choices = legal(&next.0, seat);
                open.extend(choices.into_iter().rev().map(|choice| chain.then(next.clone(), seat, choice)));
            }
            None if chain.choices.len() > 1 => {
                let thing = Target::button(&chain.to_string().replace("; ", "-").replace(' ', "-"));
                found.push(Proposed { choices: chain.choices, thing, kind: Kind::Set });
            }
            None => {}
        }
    }
    found
}
