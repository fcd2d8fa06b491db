//! How many clicks a recorded game takes a person who makes the same choices: from left to right, the longest bundle that is
//! offered and says what was then played, or a payment as the page gathers it, or a small choice.

use kernel::record::{self, Record};
use kernel::{Seat, Session};
use serde::Serialize;

use crate::bundle::{Bundle, bundles};
use crate::shelved::Shelved;
use crate::shown::standing;

/// What a recorded game takes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Clicks {
    /// Choices of all seats, automatic ones aside.
    pub choices: u64,
    /// Clicks that make them.
    pub clicks: u64,
    /// Of these, bundles.
    pub bundles: u64,
    /// Of these, those that are picked out of several on one thing.
    pub picked: u64,
    /// Of the clicks, payments that were gathered.
    pub gathered: u64,
    /// The most bundles that were offered at once.
    pub most: u64,
}

impl Clicks {
    /// Those of two games.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            choices: self.choices + other.choices,
            clicks: self.clicks + other.clicks,
            bundles: self.bundles + other.bundles,
            picked: self.picked + other.picked,
            gathered: self.gathered + other.gathered,
            most: self.most.max(other.most),
        }
    }
}

/// Counts the clicks of a game that plays. What was taken back is not counted.
pub(crate) fn clicks<G: Shelved>(record: Record<G>) -> Clicks {
    let stands = standing(&record.entries);
    let said = record.entries.iter().zip(stands).filter_map(|(entry, stands)| match entry.deed {
        record::Deed::Choice(action) if stands => Some((entry.seat, action)),
        record::Deed::Choice(_) | record::Deed::Automatic(_) | record::Deed::Undo { .. } => None,
    });
    let said: Vec<(Seat, G::Action)> = said.collect();
    let mut session = match record.position {
        None => Session::start(record.options, record.seed).0,
        Some(laid) => Session::from_position(record.options, laid, record.seed).0,
    };
    let mut counted = Clicks { choices: said.len() as u64, ..Clicks::default() };
    let mut rest = &said[..];
    while let Some(&(seat, _)) = rest.first() {
        let offered = bundles(session.state(), seat);
        let run: Vec<G::Action> = rest.iter().take_while(|said| said.0 == seat).map(|said| said.1).collect();
        let said = offered.iter().filter_map(|bundle| Some((said_by(bundle, &run)?, bundle)));
        let (bundled, longest) = said.max_by_key(|(length, _)| *length).unzip();
        let bundled: usize = bundled.unwrap_or(1);
        let gathered = rest.iter().take_while(|said| said.0 == seat && gathers::<G>(said.1)).count();
        let at_once = bundled.max(gathered);
        counted.clicks += 1;
        counted.most = counted.most.max(offered.len() as u64);
        if gathered > bundled {
            counted.gathered += 1;
        } else if let Some(longest) = longest {
            counted.bundles += 1;
            let several = offered.iter().filter(|bundle| bundle.thing == longest.thing).count() > 1;
            counted.picked += u64::from(several);
        }
        for &(seat, action) in &rest[..at_once] {
            session.play(seat, action).expect("a record of the game plays again");
        }
        rest = &rest[at_once..];
    }
    counted
}

/// How many of the choices that were then made a bundle says; none if it says others. A payment that can be picked before may
/// be another than the usual one.
fn said_by<G: Shelved>(bundle: &Bundle<G>, run: &[G::Action]) -> Option<usize> {
    let choices = &bundle.chain.choices;
    if choices.len() <= run.len() && ordered::<G>(choices) == ordered::<G>(&run[..choices.len()]) {
        return Some(choices.len());
    }
    let head = choices.len() - choices.iter().rev().take_while(|&&choice| gathers::<G>(choice)).count();
    if !G::PICKED_FIRST || head == 0 || head == choices.len() || !run.starts_with(&choices[..head]) {
        return None;
    }
    let paid = run[head..].iter().take_while(|&&choice| gathers::<G>(choice)).count();
    (paid > 0).then_some(head + paid)
}

/// Choices with the members of sets in one order.
fn ordered<G: Shelved>(choices: &[G::Action]) -> Vec<G::Action> {
    let unordered = |choice: &G::Action| {
        let written = choice.to_string();
        G::UNORDERED.contains(&written.split(' ').next().unwrap_or_default())
    };
    let mut choices = choices.to_vec();
    for run in choices.chunk_by_mut(|one, other| unordered(one) && unordered(other)) {
        run.sort_unstable();
    }
    choices
}

/// Whether a choice is part of a payment that the page gathers and says at once.
fn gathers<G: Shelved>(choice: G::Action) -> bool {
    let written = choice.to_string();
    G::GATHERED.contains(&written.split(' ').next().unwrap_or_default())
}
