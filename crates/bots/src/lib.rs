//! Players made of code, and the arena they meet in.
//!
//! A bot gets a [`kernel::Vantage`]: it sees what its seat sees and imagines the rest. Strategy is not rules, so it lives
//! here: a game brings an [`Evaluate`] in `eval/<game>.rs`, and every bot plays it.
//!
//! A program of somebody's own takes a seat in a series over `docs/own-bot.md`, and gets no more than they do.
//!
//! Floats, clocks and threads are welcome here, as nothing of this ever enters a state. With the same seed and a budget
//! of iterations a bot still plays the same choice on every machine.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "bots may be given a time limit, and simulations use all cores; neither touches the rules"
)]
#![allow(clippy::cast_precision_loss, reason = "figures and judgements are small, and estimates at that")]

mod advise;
mod analysis;
mod arena;
mod bench;
mod calibrate;
mod clock;
mod duel;
mod entrant;
mod estimate;
mod eval;
mod evaluate;
mod finished;
mod greedy;
mod inputs;
mod judgement;
mod level;
mod measure;
mod memory;
mod mind;
mod playing;
mod program;
mod puzzles;
mod random;
mod ratings;
mod reason;
mod rows;
mod rungs;
mod search;
mod sim;
mod strength;
mod style;
mod thoughts;
mod tree;
mod trust;
mod tune;
mod turning;
mod turns;
mod value;
mod vow;
mod weights;
mod workers;

pub use advise::{ADVICE, ADVISED, Advice, Advised, advise};
pub use analysis::{Account, Analysis, Band, Decision, Depth, Step, analyse, analyse_while};
pub use arena::{ArenaReport, Contestant, arena};
pub use bench::{BenchRow, bench, by_players};
pub use calibrate::{Bucket, Calibration, Promise, Truth, calibrate};
pub use clock::TurnClock;
#[cfg(target_arch = "wasm32")]
pub use clock::tell_time;
pub use entrant::Entrant;
pub use estimate::{Estimate, wilson};
pub use evaluate::{Evaluate, MOST_TERMS, PerSeat, Terms, points, share, terms, worth};
pub use finished::{FINISHERS, Finished, finish};
pub use greedy::Greedy;
pub use inputs::{Counts, MOST_COUNTS};
pub use judgement::Judgement;
pub use level::{Level, UnknownLevel};
pub use measure::{Block, Brief, Closely, Offered, Standing, Tally, Things, WHOLE, measure, record};
pub use playing::{key, mix, whim};
pub use program::line_for;
pub use puzzles::{Found, Sketch, puzzle_of};
pub use random::Random;
pub use rows::{rows, rows_head};
pub use rungs::{Aim, Rung, place};
pub use search::{Search, Tuning};
pub use sim::{KeepRecord, Series, SimReport, Spread, sim};
pub use strength::{Levels, Strength};
pub use style::Style;
pub use thoughts::{Thought, thoughts};
pub use trust::{Trust, Trusts};
pub use tune::{Climb, Verdict, judge};
pub use turning::Turning;
pub use value::Net;
pub use vow::{Kept, Vow};
pub use weights::{Weights, learned};
pub use workers::{Cores, Watch, all_cores, think_on};
