//! What chance may make of a choice: the numbers of the view as they come out in positions that the seat holds for possible.
//! It knows no more than the seat does, and says the same however often it is asked.

use kernel::{Seat, Sim, State, Viewer};
use protocol::Span;
use serde_json::Value;

use crate::chain::{self, Chain};
use crate::preview::changes;
use crate::shelved::Shelved;
use crate::shown::json;

/// So many positions are imagined. A share of them is off by seven of a hundred at most, nineteen times of twenty.
const TRIED: u64 = 200;
/// No drift is longer.
const LONGEST: usize = 40;

/// What came of one number.
struct Number {
    path: String,
    before: i32,
    /// What it came to, as often as it changed.
    after: Vec<i32>,
}

/// What chance may make of choices that are made at once; nothing if it has no part in them, or if they are not legal.
pub(crate) fn spans<G: Shelved>(state: &State<G>, seat: Seat, choices: &[G::Action]) -> Vec<Span> {
    let Ok(chain) = chain::foresee(state, seat, choices) else { return Vec::new() };
    if !chances(&chain, seat) {
        return Vec::new();
    }
    let viewer = Viewer::Seat(seat);
    let before = json(&state.view(viewer));
    let mut numbers: Vec<Number> = Vec::new();
    for tried in 0..TRIED {
        let mut sim = Sim::new(tried);
        let mut imagined = state.imagine(viewer, &mut sim);
        for &choice in choices {
            imagined.play_unchecked(seat, choice, &mut sim);
            settle(&mut imagined, &mut sim);
        }
        drift(&mut imagined, seat, &mut sim);
        for change in changes(&before, &json(&imagined.view(viewer))) {
            let (Some(old), Some(new)) = (amount(&change.before), amount(&change.after)) else { continue };
            match numbers.iter_mut().find(|number| number.path == change.path) {
                Some(number) => number.after.push(new),
                None => numbers.push(Number { path: change.path, before: old, after: vec![new] }),
            }
        }
    }
    numbers.into_iter().filter_map(span).collect()
}

/// Whether chance follows: at once, or behind questions that only carry out what was chosen.
fn chances<G: Shelved>(chain: &Chain<G>, seat: Seat) -> bool {
    chain.seals() || chain.next(seat).is_some_and(|(state, _)| !drifting(&state, seat).is_empty())
}

/// Plays what needs no question.
fn settle<G: Shelved>(state: &mut State<G>, sim: &mut Sim) {
    while let Some((seat, only)) = state.forced() {
        state.play_unchecked(seat, only, sim);
    }
}

/// Goes on through the questions that only carry out what was chosen, answering them in any way.
fn drift<G: Shelved>(state: &mut State<G>, seat: Seat, sim: &mut Sim) {
    for _ in 0..LONGEST {
        let open = drifting(state, seat);
        if open.is_empty() {
            return;
        }
        let choice = open[sim.below(open.len() as u32) as usize];
        state.play_unchecked(seat, choice, sim);
        settle(state, sim);
    }
}

/// The choices that only carry out what was chosen before.
fn drifting<G: Shelved>(state: &State<G>, seat: Seat) -> Vec<G::Action> {
    let carries = |choice: &G::Action| {
        let written = choice.to_string();
        G::DRIFTS.contains(&written.split(' ').next().unwrap_or_default())
    };
    chain::legal(state, seat).into_iter().filter(carries).collect()
}

/// A number, or how long a list is.
fn amount(value: &Value) -> Option<i32> {
    match value {
        Value::Array(list) => i32::try_from(list.len()).ok(),
        _ => i32::try_from(value.as_i64()?).ok(),
    }
}

/// How far a number reaches; none if it comes to one thing whatever happens, for that is told already.
fn span(Number { path, before, after }: Number) -> Option<Span> {
    let same = TRIED - after.len() as u64;
    let all = after.iter().copied().chain((same > 0).then_some(before));
    let (least, most) = (all.clone().min()?, all.max()?);
    (least < most).then(|| Span { path, before, least, most, same: (same * 100 / TRIED) as u8 })
}
