//! The turning points of a game: what moved it most, in words.

use kernel::{Message, Seat};

use crate::analysis::{Analysis, Band, Decision, Step};
use crate::estimate::Estimate;

/// Luck is told from this share of the game on.
const FORTUNE: f64 = 0.03;

/// A choice or a draw that moved the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning {
    /// Its place in the record.
    pub step: usize,
    /// Who chose.
    pub seat: usize,
    /// Whose share it moved.
    pub whom: usize,
    /// Whether chance did it.
    pub luck: bool,
    /// By how much.
    pub moved: Estimate,
    /// What happened.
    pub message: Message,
    /// Why something else would have been better.
    pub why: Vec<Message>,
}

impl Analysis {
    /// The turning points, the largest first.
    pub fn turning(&self, most: usize) -> Vec<Turning> {
        let decided = self.steps.iter().filter_map(decided);
        let mut all: Vec<Turning> = decided.chain(self.steps.iter().filter_map(drawn)).collect();
        all.sort_by(|a, b| b.moved.value.abs().total_cmp(&a.moved.value.abs()).then(a.step.cmp(&b.step)));
        all.truncate(most);
        all
    }
}

/// A choice that was worse than another.
fn decided(step: &Step) -> Option<Turning> {
    let Decision { loss, best_label, band, why, .. } = step.decision.as_ref()?;
    let key = match (*band)? {
        Band::Inaccuracy => "analysis-inaccuracy",
        Band::Mistake => "analysis-mistake",
        Band::Blunder => "analysis-blunder",
    };
    let moved = Estimate { value: -loss.value, error: loss.error };
    let message = told(key, step, moved).with("best", best_label.clone());
    Some(Turning { step: step.step, seat: step.seat, whom: step.seat, luck: false, moved, message, why: why.clone() })
}

/// A draw that gave or took.
fn drawn(step: &Step) -> Option<Turning> {
    let luck = step.luck.iter().flatten().copied().enumerate();
    let (whom, moved) = luck.max_by(|(_, a), (_, b)| a.value.abs().total_cmp(&b.value.abs()))?;
    if !moved.is_sure() || moved.value.abs() < FORTUNE {
        return None;
    }
    let key = if moved.value > 0.0 { "analysis-lucky" } else { "analysis-unlucky" };
    let message = told(key, step, moved).with("whom", Seat::new(whom));
    Some(Turning { step: step.step, seat: step.seat, whom, luck: true, moved, message, why: Vec::new() })
}

fn told(key: &'static str, step: &Step, moved: Estimate) -> Message {
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    Message::new(key)
        .with("step", step.step + 1)
        .with("who", Seat::new(step.seat))
        .with("choice", step.label.clone())
        .with("share", percent(moved.value.abs()).as_str())
        .with("error", percent(2.0 * moved.error).as_str())
}
