//! The check language: short texts that lay out a position in words, play choices, demand refusals and state facts.
//!
//! ```text
//! case RAT-T01 RAT-19 as many cubes as rats        a case and the rules it proves
//!   options players=4                              optional; the default options otherwise
//!   given rats gallia 3                            a position word of the game; without any, the game is set up
//!   rolls 3 0 1                                    what chance will say; `rolls any` leaves it to a fixed seed
//!   red may place gallia | place germania          these are among the legal choices
//!   red may only end | king anglia                 these are all legal choices
//!   red cannot place italia: RAT-20                refused, citing this rule
//!   yellow cannot place gallia                     refused because others are asked
//!   red: place germania                            plays a choice
//!   red undoes                                     takes it back
//!   red cannot undo                                a seal or another's choice stands before
//!   expect reserve red = 9                         a fact, as a spectator sees it
//!   green sees token rat-1 = rat_s05               a fact, as a seat sees it
//!   told rattus-event-placed                       an event of the last choice, as a spectator is told it
//!   told green rattus-event-saw                    …as a seat is told it
//!   expect over = yes                              facts of every game: over, asked, ending, winner, ranking
//! ```
//!
//! A line is one sentence; leading space is free; `#` begins a comment.

use std::fmt;

use super::Lawful;
use crate::{Actions, Game, Say as _, Scripted, Seat, Sim, State, Table, Viewer, Words, options};
use crate::{Options as _, RollFault};

/// What a game brings to the check language.
pub trait Script: Lawful {
    /// The seat a word names: a number, or a colour where the game has colours.
    fn seat(word: &str) -> Option<Seat> {
        word.parse().ok().filter(|&number: &usize| number < Seat::MAX).map(Seat::new)
    }

    /// An empty position to lay things on, and the frame in which it is played.
    fn blank(options: &Self::Options) -> (Self::Board, Vec<Self::Frame>);

    /// Lays one thing out: what follows `given`.
    fn lay(
        board: &mut Self::Board,
        stack: &mut Vec<Self::Frame>,
        words: &mut Words<'_>,
    ) -> Result<(), crate::NotationError>;

    /// A fact about what somebody sees, as words: what stands between `expect` and `=`.
    fn fact(view: &Self::View, words: &mut Words<'_>) -> Result<String, crate::NotationError>;
}

/// A case of a script: its title and its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What follows `case`: the ids it proves and what it is about.
    pub title: String,
    /// The line of the title, from 1.
    pub line: usize,
    lines: Vec<(usize, String)>,
}

/// What a script got wrong, or what the rules did otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.what)
    }
}

/// Cuts a script into its cases.
pub fn parse(text: &str) -> Result<Vec<Case>, ScriptError> {
    let mut cases: Vec<Case> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let words = line.split('#').next().unwrap_or_default().trim_end();
        if words.trim().is_empty() || words.trim_start().starts_with("game ") {
            continue;
        }
        match (words.trim_start().strip_prefix("case "), cases.last_mut()) {
            (Some(title), _) => {
                cases.push(Case { title: title.trim().to_owned(), line: index + 1, lines: Vec::new() });
            }
            (None, Some(case)) => case.lines.push((index + 1, words.to_owned())),
            (None, None) => {
                let what = "a script begins with `case`".to_owned();
                return Err(ScriptError { line: index + 1, column: 1, what });
            }
        }
    }
    Ok(cases)
}

/// Plays a case. The first line that does not hold is the answer.
pub fn run<G: Script>(case: &Case) -> Result<(), ScriptError> {
    let mut play = Play::<G> {
        options: G::Options::default(),
        laid: None,
        state: None,
        trail: Vec::new(),
        sealed: Vec::new(),
        rolls: Vec::new(),
        any: None,
        events: Vec::new(),
    };
    for (line, text) in &case.lines {
        let indent = text.len() - text.trim_start().len();
        play.line(text.trim_start()).map_err(|fault| {
            let at = (indent + fault.at).min(text.len());
            ScriptError { line: *line, column: text[..at].chars().count() + 1, what: fault.what }
        })?;
    }
    if play.rolls.is_empty() {
        return Ok(());
    }
    let what = format!("{} of the scripted rolls were never asked for", play.rolls.len());
    Err(ScriptError { line: case.line, column: 1, what })
}

/// What is wrong within a line, and at which byte.
struct Fault {
    at: usize,
    what: String,
}

type Held = Result<(), Fault>;

fn fault<T>(at: usize, what: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { at, what: what.into() })
}

/// A case being played.
struct Play<G: Script> {
    options: G::Options,
    laid: Option<(G::Board, Vec<G::Frame>)>,
    state: Option<State<G>>,
    /// The positions before each choice that stands, for `undoes`, with the seat that chose.
    trail: Vec<(Seat, State<G>)>,
    sealed: Vec<bool>,
    rolls: Vec<u32>,
    any: Option<Sim>,
    events: Vec<G::Event>,
}

impl<G: Script> Play<G> {
    fn line(&mut self, text: &str) -> Held {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let at = text.len() - rest.len();
        match first {
            "options" if self.laid.is_some() || self.state.is_some() => fault(0, "`options` comes before the position"),
            "options" => {
                self.options = options::parse(rest).or_else(|error| fault(at, format!("{error:?}")))?;
                Ok(())
            }
            "given" => self.given(rest, at),
            "rolls" if rest == "any" => {
                self.any = Some(Sim::new(1347));
                Ok(())
            }
            "rolls" => {
                for word in rest.split_whitespace() {
                    let Ok(roll) = word.parse() else { return fault(at, format!("`{word}` is no roll")) };
                    self.rolls.push(roll);
                }
                Ok(())
            }
            "expect" => self.expect(Viewer::Spectator, rest, at),
            "told" => self.told(rest, at),
            _ => self.seat_line(first, rest, at),
        }
    }

    fn seat_line(&mut self, first: &str, rest: &str, at: usize) -> Held {
        let Some(seat) = G::seat(first.trim_end_matches(':')) else {
            return fault(0, format!("`{first}` begins no sentence of the check language"));
        };
        if first.ends_with(':') {
            return self.choose(seat, rest, at);
        }
        let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let at = at + verb.len() + 1;
        match verb {
            "may" => match rest.strip_prefix("only ") {
                Some(list) => self.may(seat, list, at + 5, true),
                None => self.may(seat, rest, at, false),
            },
            "cannot" if rest == "undo" => match self.undo(seat) {
                Some(_) => fault(0, "the choice can be taken back"),
                None => Ok(()),
            },
            "cannot" => self.cannot(seat, rest, at),
            "undoes" => {
                let Some(length) = self.undo(seat) else { return fault(0, "the choice cannot be taken back") };
                self.state = Some(self.trail[length].1.clone());
                self.trail.truncate(length);
                self.sealed.truncate(length);
                Ok(())
            }
            "sees" => self.expect(Viewer::Seat(seat), rest, at),
            _ => fault(0, "expected `:`, `may`, `cannot`, `undoes` or `sees` behind the seat"),
        }
    }

    fn given(&mut self, rest: &str, at: usize) -> Held {
        if self.state.is_some() {
            return fault(0, "`given` comes before the first choice");
        }
        let options = self.options;
        let (board, stack) = self.laid.get_or_insert_with(|| G::blank(&options));
        let mut words = Words::new(rest);
        let laid = G::lay(board, stack, &mut words).and_then(|()| words.end(()));
        laid.or_else(|error| fault(at + error.at, "not a position word of this game"))
    }

    /// The position, laid out or set up when it is first needed.
    fn state(&mut self) -> Result<&State<G>, Fault> {
        if self.state.is_none() {
            let (options, laid) = (self.options, self.laid.take());
            let state = self.at_table(|table| match laid {
                Some((board, stack)) => State::resume(board, stack, table),
                None => State::new(&options, table),
            })?;
            if let Err(what) = G::audit(state.board()) {
                return fault(0, format!("the position laid out cannot be: {what}"));
            }
            self.state = Some(state);
        }
        Ok(self.state.as_ref().expect("just laid out"))
    }

    fn at_table<T>(&mut self, act: impl FnOnce(&mut ScriptTable<G>) -> T) -> Result<T, Fault> {
        let rolls = std::mem::take(&mut self.rolls);
        let given = rolls.len();
        let mut table = ScriptTable { scripted: Scripted::new(rolls.clone()), any: self.any };
        let result = act(&mut table);
        if let Some(wrong) = table.scripted.fault() {
            return fault(
                0,
                match wrong {
                    RollFault::Missing { n } => format!("chance was asked for one of {n}, but no roll is scripted"),
                    RollFault::TooHigh { roll, n } => format!("roll {roll} is scripted, but must be below {n}"),
                },
            );
        }
        self.rolls = rolls[given - table.scripted.left()..].to_vec();
        self.any = table.any;
        self.events = table.scripted.events().to_vec();
        self.sealed.push(table.scripted.sealed());
        Ok(result)
    }

    fn action(text: &str, at: usize) -> Result<G::Action, Fault> {
        text.trim().parse().or_else(|error: crate::NotationError| fault(at + error.at, "not a choice of this game"))
    }

    fn choose(&mut self, seat: Seat, text: &str, at: usize) -> Held {
        let action = Self::action(text, at)?;
        let before = self.state()?.clone();
        let mut after = before.clone();
        self.sealed.truncate(self.trail.len());
        match self.at_table(|table| after.play(seat, action, table))? {
            Ok(()) => {
                if let Err(what) = G::audit(after.board()) {
                    return fault(at, format!("pieces were lost or doubled: {what}"));
                }
                self.trail.push((seat, before));
                self.state = Some(after);
                Ok(())
            }
            Err(crate::Refusal::Illegal(why)) => fault(at, format!("refused by {}: {}", why.rule, why.message.key)),
            Err(refusal) => fault(at, format!("refused: {refusal:?}")),
        }
    }

    /// The length of the trail after taking back the last choice of `seat`, if it may.
    fn undo(&self, seat: Seat) -> Option<usize> {
        let last = self.trail.len().checked_sub(1)?;
        (self.trail[last].0 == seat && !self.sealed[last]).then_some(last)
    }

    fn may(&mut self, seat: Seat, list: &str, at: usize, only: bool) -> Held {
        let mut legal = Actions::<G>::new();
        self.state()?.legal(seat, &mut legal);
        let mut named = Vec::new();
        let mut offset = at;
        for part in list.split('|') {
            let start = offset + (part.len() - part.trim_start().len());
            let action = Self::action(part, start)?;
            if !legal.contains(&action) {
                return fault(start, format!("not offered; offered are: {}", join(&legal)));
            }
            named.push(action);
            offset += part.len() + 1;
        }
        match legal.iter().find(|action| !named.contains(action)) {
            Some(other) if only => fault(at, format!("`{other}` is offered as well")),
            _ => Ok(()),
        }
    }

    fn cannot(&mut self, seat: Seat, rest: &str, at: usize) -> Held {
        let (text, rule) = rest.split_once(':').map_or((rest, None), |(text, rule)| (text, Some(rule.trim())));
        let action = Self::action(text, at)?;
        let mut tried = self.state()?.clone();
        match (tried.play(seat, action, &mut Sim::new(0)), rule) {
            (Ok(()), _) => fault(at, "allowed"),
            (Err(crate::Refusal::Illegal(why)), Some(rule)) if why.rule == rule => Ok(()),
            (Err(crate::Refusal::Illegal(why)), _) => {
                fault(at, format!("refused by {}: {}", why.rule, why.message.key))
            }
            (Err(_), None) => Ok(()),
            (Err(refusal), Some(_)) => fault(at, format!("refused by no rule of the game: {refusal:?}")),
        }
    }

    fn expect(&mut self, viewer: Viewer, rest: &str, at: usize) -> Held {
        let Some((question, value)) = rest.split_once('=') else { return fault(at, "expected `=` and a value") };
        let (question, value) = (question.trim(), value.trim());
        let players = self.options.players();
        let state = self.state()?;
        let seats =
            |seats: &mut dyn Iterator<Item = Seat>| seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
        let found = match question {
            "over" => if state.is_over() { "yes" } else { "no" }.to_owned(),
            "asked" => seats(&mut state.asked().into_iter()),
            "ending" if state.is_over() => G::ending(state.board()).to_owned(),
            "winner" if state.is_over() => seats(&mut state.winners(players).into_iter()),
            "ranking" if state.is_over() => seats(&mut state.ranking(players).into_iter()),
            _ => {
                let mut words = Words::new(question);
                let fact = G::fact(&state.view(viewer), &mut words).and_then(|fact| words.end(fact));
                fact.or_else(|error| fault(at + error.at, "not a fact of this game"))?
            }
        };
        if found == value { Ok(()) } else { fault(at, format!("`{question}` is {found}, not {value}")) }
    }

    fn told(&self, rest: &str, at: usize) -> Held {
        let (viewer, key) = match rest.split_once(' ') {
            Some((seat, key)) => match G::seat(seat) {
                Some(seat) => (Viewer::Seat(seat), key.trim()),
                None => return fault(at, format!("`{seat}` is no seat")),
            },
            None => (Viewer::Spectator, rest),
        };
        let told: Vec<String> = self
            .events
            .iter()
            .filter_map(|event| G::witness(event, viewer))
            .map(|event| event.say().key.into_owned())
            .collect();
        if told.iter().any(|there| there == key) {
            Ok(())
        } else {
            fault(at, format!("not told; told was: {}", told.join(", ")))
        }
    }
}

fn join<A: fmt::Display>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

/// Scripted rolls, or, after `rolls any`, those of a fixed seed.
struct ScriptTable<G: Game> {
    scripted: Scripted<G>,
    any: Option<Sim>,
}

impl<G: Game> Table<G> for ScriptTable<G> {
    fn roll(&mut self, n: u32) -> u32 {
        match &mut self.any {
            Some(sim) if self.scripted.left() == 0 => {
                self.scripted.reveal();
                sim.below(n)
            }
            _ => self.scripted.roll(n),
        }
    }
    fn reveal(&mut self) {
        self.scripted.reveal();
    }
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.scripted.tell(event);
    }
}
