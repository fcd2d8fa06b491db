//! The lines of the protocol, one JSON object each: `docs/own-bot.md` describes them.

use kernel::{Action as _, Actions, Message, Sim, State, Target, Vantage};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::evaluate::{Evaluate, PerSeat, points, worth};

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;

/// Positions imagined to judge the options.
const IMAGINED: usize = 8;

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Told<'a> {
    /// Once, before anything else.
    Hello { protocol: u32, version: &'static str, game: &'static str, rules: u32, actions: &'static [&'static str] },
    /// A game begins.
    Game { number: u64, seat: usize, players: usize, options: &'a str, seed: u64 },
    /// Its seat has a choice.
    Ask { seat: usize, question: Option<Question>, time_ms: u64, shares: Vec<f32>, view: Value, options: Vec<Choice> },
    /// The game is over.
    Over { places: &'a [usize], points: Vec<i32> },
}

/// What a program answers.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Answer {
    /// To [`Told::Hello`].
    Hello {
        #[serde(rename = "name")]
        _name: String,
    },
    /// To [`Told::Ask`].
    Choose { action: String },
}

/// What is asked: the sentence as a message of the Fluent files, and its rule.
#[derive(Serialize)]
pub(crate) struct Question {
    rule: String,
    message: Message,
}

/// One of the legal choices.
#[derive(Serialize)]
pub(crate) struct Choice {
    action: String,
    kind: &'static str,
    target: Target,
    features: Features,
}

/// How a choice looks at first sight: means over imagined positions right after it.
#[derive(Serialize)]
struct Features {
    /// The seat's share of the game.
    share: f32,
    /// Points that each seat may expect at the end.
    points: Vec<f32>,
}

pub(crate) fn json(told: &Told<'_>) -> String {
    serde_json::to_string(told).expect("lines have string keys and no failing parts")
}

/// The line that introduces a game to a program.
pub(crate) fn hello<G: Evaluate>() -> String {
    json(&Told::Hello {
        protocol: PROTOCOL,
        version: env!("CARGO_PKG_VERSION"),
        game: G::ID,
        rules: G::RULES,
        actions: G::Action::NOTATIONS,
    })
}

/// The line that asks a program. All of it comes out of the seat's vantage.
pub(crate) fn ask<G: Evaluate>(vantage: Vantage<'_, G>, legal: &Actions<G>, time_ms: u64, sim: &mut Sim) -> String {
    let players = vantage.players();
    let imagined: Vec<State<G>> = (0..IMAGINED).map(|_| vantage.imagine(sim)).collect();
    let mean = |of: &dyn Fn(&State<G>) -> PerSeat, states: &[State<G>]| -> Vec<f32> {
        let mut sum = vec![0.0; players];
        for state in states {
            for (sum, worth) in sum.iter_mut().zip(of(state)) {
                *sum += worth / states.len() as f32;
            }
        }
        sum.iter().map(|sum| (sum * 1e4).round() / 1e4).collect()
    };
    let shares = |states: &[State<G>]| mean(&|state| worth(state, players), states);
    let mut choice = |action: G::Action| {
        let mut after = imagined.clone();
        for state in &mut after {
            state.play_unchecked(vantage.seat(), action, sim);
        }
        let features = Features {
            share: shares(&after)[vantage.seat().index()],
            points: mean(&|state| points(state, players), &after),
        };
        Choice { action: action.to_string(), kind: kind::<G>(action), target: action.target(), features }
    };
    json(&Told::Ask {
        seat: vantage.seat().index(),
        question: vantage.question().map(|cited| Question { rule: cited.rule.to_string(), message: cited.message }),
        time_ms,
        options: legal.iter().map(|&action| choice(action)).collect(),
        shares: shares(&imagined),
        view: serde_json::to_value(vantage.view()).expect("views have string keys and no failing parts"),
    })
}

/// How choices of this kind are written: `place {region}`.
fn kind<G: Evaluate>(action: G::Action) -> &'static str {
    let same = |sample: &G::Action| std::mem::discriminant(sample) == std::mem::discriminant(&action);
    let kind = G::Action::samples().iter().position(same);
    kind.map_or("", |kind| G::Action::NOTATIONS[kind])
}
