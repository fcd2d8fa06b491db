//! Where a game was won: each seat's share of it step by step, and what moved it.
//!
//! Four things move the share of a seat. Its *decisions*: what its choices brought and cost, judged from what it could know,
//! with chance averaged. *Luck*: what was drawn against what is drawn on average. *Others*: what they chose. What is left over
//! at its own choices is what became known by them and what the judgement cannot explain, and shown as such.
//!
//! What the best choice would have brought is told beside these and is not among them: it did not happen.
//!
//! The curve is drawn with all cards known; a decision is never judged with what the seat could not see.

use kernel::record::Deed;
use kernel::{Actions, Message, Say as _, Seat, Session, State, Vantage};
use serde::Serialize;

use crate::estimate::Estimate;
use crate::evaluate::Evaluate;
use crate::mind::Mind;
use crate::playing::mix;
use crate::reason::{outlook, reasons};
use crate::search::{Search, Tuning};

/// How long is thought about a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Iterations of the search for the best choice.
    pub iterations: u32,
    /// Games played on from a position to judge it.
    pub samples: u32,
}

impl Default for Depth {
    fn default() -> Self {
        Self { iterations: 240, samples: 48 }
    }
}

/// A game, analysed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Each seat's share of the game after the set-up.
    pub start: Vec<f64>,
    /// The entries of the record that stand.
    pub steps: Vec<Step>,
    /// What each seat comes to.
    pub seats: Vec<Account>,
}

/// One step of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Its place in the record.
    pub step: usize,
    /// Who chose.
    pub seat: usize,
    /// What, in notation.
    pub action: String,
    /// What, in words.
    #[serde(skip)]
    pub label: Message,
    /// Each seat's share after it.
    pub shares: Vec<f64>,
    /// What chance gave to each seat; nothing where nothing was drawn.
    pub luck: Option<Vec<Estimate>>,
    /// How good the choice was, where there was one.
    pub decision: Option<Decision>,
}

/// A choice, judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// The share of the game that it brought, or cost, against not having chosen yet.
    pub brought: Estimate,
    /// The share of the game that it cost against the best that was found.
    pub loss: Estimate,
    /// The best that was found, in notation.
    pub best: String,
    /// The same in words.
    #[serde(skip)]
    pub best_label: Message,
    /// How bad that is, if it is more than the error allows to say.
    pub band: Option<Band>,
    /// What speaks for the best against what was chosen, where there is a band.
    #[serde(skip)]
    pub why: Vec<Message>,
}

/// How bad a choice was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// From 3 % of the game on.
    Inaccuracy,
    /// From 7 % on.
    Mistake,
    /// From 15 % on.
    Blunder,
}

/// What moved the share of a seat over the whole game. The four add up to the change of its share.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Account {
    /// Choices that were judged.
    pub decisions: u32,
    /// Of these, the ones in which nothing better could be shown.
    pub sound: u32,
    /// What its choices brought and cost, as a share of the game.
    pub decided: Estimate,
    /// What the best choices would have brought beyond that. It did not happen, and is no part of the sum.
    pub missed: Estimate,
    /// What chance gave.
    pub luck: Estimate,
    /// What the others did.
    pub others: f64,
    /// What is not explained.
    pub unexplained: f64,
}

impl Band {
    fn of(loss: Estimate) -> Option<Self> {
        if loss.value < 2.0 * loss.error {
            return None;
        }
        [(0.15, Self::Blunder), (0.07, Self::Mistake), (0.03, Self::Inaccuracy)]
            .into_iter()
            .find_map(|(from, band)| (loss.value >= from).then_some(band))
    }
}

/// Analyses a game. With the same depth it says the same everywhere.
pub fn analyse<G: Evaluate>(session: &Session<G>, depth: Depth) -> Analysis {
    analyse_while(session, depth, || true).expect("nobody stops it")
}

/// The same, but asks between two steps whether to go on; nothing comes of it if not.
pub fn analyse_while<G: Evaluate>(
    session: &Session<G>,
    depth: Depth,
    mut goes_on: impl FnMut() -> bool,
) -> Option<Analysis> {
    let players = session.players();
    let mut judge = Judge::<G>::new(players, depth);
    let (first, standing) = standing(session);
    let start = judge.shares(&first);
    let mut analysis = Analysis { start: start.clone(), steps: Vec::new(), seats: vec![Account::default(); players] };
    let (mut before, mut shares) = (first, start);
    for Standing { step, seat, action, after } in standing {
        if !goes_on() {
            return None;
        }
        let judged = judge.step(&before, seat, action, &after);
        let now = judge.shares(&after);
        for (index, account) in analysis.seats.iter_mut().enumerate() {
            let luck = judged.luck.as_ref().map_or(Estimate::default(), |luck| luck[index]);
            let rest = now[index] - shares[index] - luck.value;
            account.luck = account.luck.plus(luck);
            match &judged.decision {
                Some(decision) if index == seat.index() => account.add(decision, rest),
                None if index == seat.index() => account.unexplained += rest,
                Some(_) | None => account.others += rest,
            }
        }
        analysis.steps.push(Step {
            step,
            seat: seat.index(),
            action: action.to_string(),
            label: action.say(),
            shares: now.clone(),
            luck: judged.luck,
            decision: judged.decision,
        });
        (before, shares) = (after, now);
    }
    Some(analysis)
}

impl Account {
    fn add(&mut self, decision: &Decision, rest: f64) {
        self.decisions += 1;
        self.sound += u32::from(decision.band.is_none());
        self.decided = self.decided.plus(decision.brought);
        self.missed = self.missed.plus(decision.loss);
        self.unexplained += rest - decision.brought.value;
    }
}

/// An entry that was not taken back, and the position after it.
struct Standing<G: Evaluate> {
    step: usize,
    seat: Seat,
    action: G::Action,
    after: State<G>,
}

/// The position after the set-up, and the entries that stand.
fn standing<G: Evaluate>(session: &Session<G>) -> (State<G>, Vec<Standing<G>>) {
    let (mut first, mut all) = (None, Vec::new());
    let replayed = Session::replay_with(session.record().clone(), |state, played| match played {
        None => first = Some(state.clone()),
        Some(played) => match played.entry.deed {
            Deed::Choice(action) | Deed::Automatic(action) => {
                all.push(Standing { step: played.step, seat: played.entry.seat, action, after: state.clone() });
            }
            Deed::Undo { count, .. } => all.truncate(all.len() - count),
        },
    });
    assert!(replayed.is_ok(), "what was played once plays again");
    (first.expect("a replay begins with the set-up"), all)
}

/// Judges positions as people are told them, and choices by playing on from them.
struct Judge<G: Evaluate> {
    mind: Mind<G>,
    players: usize,
    depth: Depth,
    seed: u64,
    legal: Actions<G>,
}

struct Judged {
    luck: Option<Vec<Estimate>>,
    decision: Option<Decision>,
}

impl<G: Evaluate> Judge<G> {
    fn new(players: usize, depth: Depth) -> Self {
        Self { mind: Mind::new(1347, Tuning::DEEP, *G::weights()), players, depth, seed: 1347, legal: Vec::new() }
    }

    fn step(&mut self, before: &State<G>, seat: Seat, action: G::Action, after: &State<G>) -> Judged {
        self.seed = mix(self.seed, 1);
        Judged { luck: self.luck(before, seat, action, after), decision: self.decision(before, seat, action) }
    }

    /// What was drawn against fresh draws of the same step.
    fn luck(&mut self, before: &State<G>, seat: Seat, action: G::Action, after: &State<G>) -> Option<Vec<Estimate>> {
        if !before.clone().play_noting(seat, action, self.mind.sim()) {
            return None;
        }
        let mut fresh = vec![Vec::new(); self.players];
        for _ in 0..self.depth.samples {
            let mut state = before.clone();
            state.play_unchecked(seat, action, self.mind.sim());
            for (fresh, share) in fresh.iter_mut().zip(self.shares(&state)) {
                fresh.push(share);
            }
        }
        let luck = |(drawn, fresh): (f64, Vec<f64>)| {
            let Estimate { value, error } = Estimate::mean(&fresh);
            Estimate { value: drawn - value, error }
        };
        Some(self.shares(after).into_iter().zip(fresh).map(luck).collect())
    }

    /// What a choice brings its seat, on positions that it can imagine.
    fn brought(&mut self, vantage: Vantage<'_, G>, action: G::Action) -> Estimate {
        let mut sim = kernel::Sim::new(self.seed);
        let seat = vantage.seat();
        let changes = (0..self.depth.samples).map(|_| {
            let before = vantage.imagine(&mut sim);
            let mut after = before.clone();
            after.play_unchecked(seat, action, &mut sim);
            self.shares(&after)[seat.index()] - self.shares(&before)[seat.index()]
        });
        Estimate::mean(&changes.collect::<Vec<f64>>())
    }

    /// The choice against the best, on the same imagined positions.
    fn decision(&mut self, before: &State<G>, seat: Seat, action: G::Action) -> Option<Decision> {
        before.legal(seat, &mut self.legal);
        if self.legal.len() < 2 {
            return None;
        }
        let vantage = Vantage::new(before, seat, self.players);
        let best = Search::<G>::new(self.seed, Tuning::DEEP).best(vantage, self.depth.iterations);
        let mut loss = Estimate::default();
        if best != action {
            let mut judged = |state: &State<G>, action| {
                let mut state = state.clone();
                state.play_unchecked(seat, action, self.mind.sim());
                f64::from(self.mind.play_out(state, self.players)[seat.index()])
            };
            let mut differences = Vec::new();
            let mut sim = kernel::Sim::new(self.seed);
            for _ in 0..self.depth.samples {
                let imagined = vantage.imagine(&mut sim);
                differences.push(judged(&imagined, best) - judged(&imagined, action));
            }
            loss = Estimate::mean(&differences);
        }
        let brought = self.brought(vantage, action);
        let band = Band::of(loss);
        let why = if band.is_some() { self.why(vantage, best, action) } else { Vec::new() };
        Some(Decision { brought, loss, best: best.to_string(), best_label: best.say(), band, why })
    }

    /// What speaks for the best choice against the one that was made.
    fn why(&mut self, vantage: Vantage<'_, G>, best: G::Action, made: G::Action) -> Vec<Message> {
        let mut outlook = |action| outlook(&mut self.mind, vantage, action, self.depth.samples, self.seed);
        let (best, made) = (outlook(best), outlook(made));
        reasons::<G>(&best, &made, vantage.seat(), self.players)
    }

    /// Each seat's share in a position, all cards known.
    fn shares(&self, state: &State<G>) -> Vec<f64> {
        let shares = G::weights().share(state, self.players);
        shares[..self.players].iter().copied().map(f64::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Band, Estimate};

    #[test]
    fn a_band_needs_a_loss_above_its_error() {
        let band = |value, error| Band::of(Estimate { value, error });
        assert_eq!(band(0.2, 0.05), Some(Band::Blunder));
        assert_eq!(band(0.2, 0.11), None, "under two errors nothing is said");
        assert_eq!(band(0.08, 0.01), Some(Band::Mistake));
        assert_eq!(band(0.04, 0.01), Some(Band::Inaccuracy));
        assert_eq!((band(0.02, 0.001), band(-0.2, 0.01)), (None, None));
    }
}
