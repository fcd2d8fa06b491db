//! A game for machines, erased: choices by number, rows of numbers to look at, no log and no undo. It plays the same game
//! as [`Play`](crate::Play) with the same seed, choice by choice, and has the same record.

use std::any::Any;

use bots::{Style, Weights, thoughts};
use kernel::{
    Actions, Bot, Budget, Frame as _, Journal, Live, Message, Refusal, Seat, Session, Sim, State, Vantage, Viewer,
    WhyNot,
};
use protocol::Advice;
use serde_json::Value;

use crate::advise::adviser;
use crate::boards::Pen;
use crate::columns::{self, ActionColumns};
use crate::course::Course;
use crate::shelved::Shelved;
use crate::shown::{Refused, json};

/// A game for machines. Seats given to it are below [`Course::players`].
pub trait Bout: Course + Any + Send + Sync {
    /// What is asked now.
    fn question(&self) -> Option<Message>;

    /// The legal choices of a seat in notation, in the order of their numbers.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// How many there are.
    fn offered(&self, seat: Seat) -> usize;

    /// Plays the legal choice with this number and what follows by itself; nothing happens and `false` comes back if
    /// there is none.
    fn play_number(&mut self, seat: Seat, number: usize) -> bool;

    /// Plays a choice in notation, or refuses and changes nothing.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;

    /// What a viewer sees as a row of numbers, into a place for every column.
    fn observe(&self, viewer: Viewer, out: &mut [f32]);

    /// A row of numbers for each legal choice of a seat, one after the other; rows that no choice needs are left alone.
    fn describe_choices(&mut self, seat: Seat, out: &mut [f32]);

    /// A game that looks the same to this seat, with the rest guessed and chance of its own. It has no record.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn Bout>;

    /// The same game once more: its secrets and its chance too.
    fn twin(&self) -> Box<dyn Bout>;

    /// The record, with these names of the seats. It contains the seed and secret choices.
    fn record(&self, names: Vec<String>) -> Option<String>;

    /// A short number that differs where positions differ.
    fn fingerprint(&self) -> u64;

    /// What each seat has of the win: 1 for the winner, a part for each who shares it. All zero before the end.
    fn wins(&self) -> Vec<f32>;

    /// The points of each seat as they stand. At the end, those of the record.
    fn points(&self) -> Vec<i32>;

    /// Why it ended, as a word of a message key.
    fn ending(&self) -> Option<&'static str>;

    /// What a viewer sees, drawn for a terminal.
    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String;

    /// What a strong player would weigh for a seat that is asked, after so many tries.
    fn advise(&self, seat: Seat, seed: u64, iterations: u32) -> Advice;
}

/// What a search found about one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The choice, by its number.
    pub number: usize,
    /// And in notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// What the seat has of the game after it, as bots weigh it.
    pub value: f32,
    /// The same as people are told it; not a number where it was never tried.
    pub share: f32,
    /// What bots weigh it at before anything was tried.
    pub first_sight: f32,
}

/// A bot of ours for a [`Bout`].
pub trait Mind: Send {
    /// The number of its choice for a seat that is asked; none if the game is another than the one it knows.
    fn choose(&mut self, bout: &(dyn Bout + 'static), seat: Seat) -> Option<usize>;

    /// What it finds about each choice of a seat that is asked when it knows nothing from before, the most tried first; none
    /// if it does not search, or if the game is another than the one it knows.
    fn think(&self, bout: &(dyn Bout + 'static), seat: Seat) -> Option<Vec<Thought>>;
}

/// Where chance comes from.
#[derive(Clone, Copy)]
enum Source {
    Record([u8; 32]),
    /// As in a record whose beginning was not played here.
    Later([u8; 32]),
    Guess(Sim),
}

pub(crate) struct Open<G: Shelved> {
    options: G::Options,
    source: Source,
    state: State<G>,
    /// What was chosen, without what followed by itself.
    choices: Vec<(Seat, G::Action)>,
    step: usize,
    rows: Option<Box<ActionColumns<G>>>,
}

impl<G: Shelved> Open<G> {
    pub(crate) fn new(options: G::Options, seed: [u8; 32]) -> Self {
        let state = State::new(&options, &mut Live::new(&seed, 0, Journal::Mute));
        let source = Source::Record(seed);
        let mut open = Self { options, source, state, choices: Vec::new(), step: 0, rows: None };
        open.hasten();
        open
    }

    /// A game that goes on from the middle of a record.
    pub(crate) fn later(options: G::Options, seed: [u8; 32], state: State<G>, step: usize) -> Self {
        Self { options, source: Source::Later(seed), state, choices: Vec::new(), step, rows: None }
    }

    /// How many columns a row has.
    pub(crate) fn names(&self) -> Vec<String> {
        columns::names(&self.state, self.players())
    }

    fn enter(&mut self, seat: Seat, action: G::Action) {
        self.step += 1;
        match &mut self.source {
            Source::Record(seed) | Source::Later(seed) => {
                self.state.play_unchecked(seat, action, &mut Live::new(seed, self.step as u64, Journal::Mute));
            }
            Source::Guess(sim) => self.state.play_unchecked(seat, action, sim),
        }
    }

    fn choose(&mut self, seat: Seat, action: G::Action) {
        self.choices.push((seat, action));
        self.enter(seat, action);
        self.hasten();
    }

    /// Plays what has no alternative, as a session does.
    fn hasten(&mut self) {
        while let Some((seat, action)) = self.state.forced() {
            self.enter(seat, action);
        }
    }

    fn listed(&self, seat: Seat) -> Actions<G> {
        let mut legal = Actions::<G>::new();
        self.state.legal(seat, &mut legal);
        legal
    }
}

impl<G: Shelved> Course for Open<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn options(&self) -> String {
        kernel::options::write(&self.options)
    }

    fn players(&self) -> usize {
        kernel::Options::players(&self.options)
    }

    fn step(&self) -> usize {
        self.step
    }

    fn asked(&self) -> Vec<Seat> {
        self.state.asked().into_iter().collect()
    }

    fn is_over(&self) -> bool {
        self.state.is_over()
    }
}

impl<G: Shelved> Bout for Open<G> {
    fn question(&self) -> Option<Message> {
        self.state.question().map(|cited| cited.message)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.listed(seat).iter().map(ToString::to_string).collect()
    }

    fn offered(&self, seat: Seat) -> usize {
        self.listed(seat).len()
    }

    fn play_number(&mut self, seat: Seat, number: usize) -> bool {
        let chosen = self.listed(seat).get(number).copied();
        if let Some(action) = chosen {
            self.choose(seat, action);
        }
        chosen.is_some()
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let refused = |refusal: &Refusal| Refused::from(WhyNot::from(refusal));
        let Some(frame) = self.state.frame() else { return Err(refused(&Refusal::Over)) };
        let asked = self.state.asked();
        if !asked.contains(seat) {
            return Err(refused(&Refusal::NotAsked { asked }));
        }
        let Ok(action) = notation.trim().parse::<G::Action>() else {
            let message = Message::new("refusal-not-understood").with("choice", notation.trim());
            return Err(Refused { message, rule: None });
        };
        if self.listed(seat).binary_search(&action).is_err() {
            return Err(refused(&Refusal::Illegal(frame.why_not(self.state.board(), seat, action))));
        }
        self.choose(seat, action);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state.view(viewer))
    }

    fn observe(&self, viewer: Viewer, out: &mut [f32]) {
        columns::observe(&self.state, self.players(), viewer, out);
    }

    fn describe_choices(&mut self, seat: Seat, out: &mut [f32]) {
        let legal = self.listed(seat);
        let rows = self.rows.get_or_insert_with(|| Box::new(ActionColumns::new()));
        for (action, row) in legal.into_iter().zip(out.chunks_exact_mut(rows.count())) {
            rows.write(action, row);
        }
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn Bout> {
        let mut sim = Sim::new(seed);
        let state = self.state.imagine(Viewer::Seat(seat), &mut sim);
        let (options, step) = (self.options, self.step);
        Box::new(Self { options, source: Source::Guess(sim), state, choices: Vec::new(), step, rows: None })
    }

    fn twin(&self) -> Box<dyn Bout> {
        let Self { options, source, step, .. } = *self;
        Box::new(Self { options, source, state: self.state.clone(), choices: self.choices.clone(), step, rows: None })
    }

    fn record(&self, names: Vec<String>) -> Option<String> {
        let Source::Record(seed) = self.source else { return None };
        let (mut session, _, _) = Session::<G>::start(self.options, seed);
        session.name_seats(names);
        for &(seat, action) in &self.choices {
            let Ok(_) = session.play(seat, action) else { unreachable!("what was played once plays again") };
        }
        Some(session.record().text())
    }

    fn fingerprint(&self) -> u64 {
        self.state.fingerprint()
    }

    fn wins(&self) -> Vec<f32> {
        wins(&self.state, self.players())
    }

    fn points(&self) -> Vec<i32> {
        Seat::all(self.players()).map(|seat| G::standing(self.state.board(), seat)[0]).collect()
    }

    fn ending(&self) -> Option<&'static str> {
        self.is_over().then(|| G::ending(self.state.board()))
    }

    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        G::draw(&self.state.view(viewer), pen)
    }

    fn advise(&self, seat: Seat, seed: u64, iterations: u32) -> Advice {
        adviser(self.state.clone(), seat, self.players(), seed, Budget { iterations, time: None })()
    }
}

/// What each seat has of the win.
pub(crate) fn wins<G: Shelved>(state: &State<G>, players: usize) -> Vec<f32> {
    if !state.is_over() {
        return vec![0.0; players];
    }
    let winners = state.winners(players);
    let part = 1.0 / f32::from(winners.len() as u8);
    Seat::all(players).map(|seat| if winners.contains(seat) { part } else { 0.0 }).collect()
}

/// A bot that knows one game.
pub(crate) struct Thinking<G: Shelved> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
    style: Style,
    seed: u64,
    weights: Weights,
}

impl<G: Shelved> Thinking<G> {
    pub(crate) fn new(style: Style, seed: u64, weights: Weights) -> Self {
        let (bot, budget) = style.weighed(seed, weights);
        Self { bot, budget, style, seed, weights }
    }
}

impl<G: Shelved> Mind for Thinking<G> {
    fn choose(&mut self, bout: &(dyn Bout + 'static), seat: Seat) -> Option<usize> {
        let open = (bout as &dyn Any).downcast_ref::<Open<G>>()?;
        let legal = open.listed(seat);
        if legal.len() < 2 {
            return (!legal.is_empty()).then_some(0);
        }
        let chosen = self.bot.choose(Vantage::new(&open.state, seat, open.players()), self.budget);
        legal.binary_search(&chosen).ok()
    }

    fn think(&self, bout: &(dyn Bout + 'static), seat: Seat) -> Option<Vec<Thought>> {
        let open = (bout as &dyn Any).downcast_ref::<Open<G>>()?;
        let legal = open.listed(seat);
        if legal.is_empty() {
            return Some(Vec::new());
        }
        let found = thoughts(self.style, self.seed, self.weights, Vantage::new(&open.state, seat, open.players()))?;
        let thought = |found: bots::Thought<G::Action>| {
            let bots::Thought { action, visits, value, share, first_sight } = found;
            let number = legal.binary_search(&action).ok()?;
            Some(Thought { number, action: action.to_string(), visits, value, share, first_sight })
        };
        found.into_iter().map(thought).collect()
    }
}
