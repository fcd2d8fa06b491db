//! Lays a position out, word by word: in a script, or as the beginning of a game.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::cut::Cut;
use super::fault::{Fault, Slip, Sort};
use super::play::{Held, slip};
use super::table::find;
use super::{Position, Script};
use crate::{Game, Message, Say as _, Sim, State, Table};

/// A position that is being laid out.
pub(super) struct Laying<G: Script> {
    position: Position<G>,
    /// Position words that may stand only once, and have.
    said: Vec<&'static str>,
}

impl<G: Script> Laying<G> {
    /// An empty position.
    pub(super) fn new(options: &G::Options) -> Self {
        let (board, stack) = G::blank(options);
        Self { position: Position { options: *options, board, stack }, said: Vec::new() }
    }

    /// Lays one thing out: what stands behind `given`.
    pub(super) fn lay(&mut self, text: Cut<'_>) -> Held {
        let seats = G::seats(&self.position.options);
        let (given, mut words) = find(G::GIVEN, |given| &given.word, Sort::Given, text, seats)?;
        if given.once && self.said.contains(&given.word.name) {
            return slip(text.at, Fault::Twice { word: given.word.name.to_owned() });
        }
        self.said.push(given.word.name);
        (given.lay)(&mut self.position, &mut words)?;
        words.end()
    }

    /// The whole of it, counted through.
    pub(super) fn finish(self) -> Result<Position<G>, Slip> {
        let possible = G::audit(&self.position.board).and_then(|()| G::possible(&self.position));
        possible.or_else(|why| slip(0, Fault::Impossible(why)))?;
        Ok(self.position)
    }
}

/// A position that a game begins from: the words that lay it out, and what they come to. There is none that the game's own
/// count of the pieces refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid<G: Game> {
    lines: Vec<String>,
    board: G::Board,
    stack: Vec<G::Frame>,
}

/// Why a position cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaidFault {
    /// Which of the lines is at fault, from 0: the last, if it is the position as a whole.
    pub line: usize,
    /// The column in that line in characters, from 0.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

impl LaidFault {
    /// The fault with its place.
    pub fn say(&self) -> Message {
        let why = self.fault.say();
        Message::new("position-error").with("line", self.line + 1).with("column", self.column + 1).with("why", why)
    }
}

impl<G: Script> Laid<G> {
    /// Lays out what these lines say, each of them what stands behind `given` in a script.
    pub fn read(options: &G::Options, lines: &[String]) -> Result<Self, LaidFault> {
        // A panic is a fault of the program, not of whoever wrote the position: they are told where.
        let mut laying = Laying::<G>::new(options);
        for (line, text) in lines.iter().enumerate() {
            let laid = catch_unwind(AssertUnwindSafe(|| laying.lay(Cut::new(text, 0))));
            laid.unwrap_or_else(|_| slip(0, Fault::Broken)).map_err(|slip| LaidFault {
                line,
                column: text[..slip.at.min(text.len())].chars().count(),
                fault: slip.fault,
            })?;
        }
        let whole = |fault| LaidFault { line: lines.len().saturating_sub(1), column: 0, fault };
        let finished = catch_unwind(AssertUnwindSafe(|| {
            let Position { board, stack, .. } = laying.finish().map_err(|slip| slip.fault)?;
            let laid = Self { lines: lines.to_vec(), board, stack };
            let state = laid.state(&mut Sim::new(0));
            G::audit(state.board()).map_err(Fault::Impossible)?;
            Ok(laid)
        }));
        finished.unwrap_or(Err(Fault::Broken)).map_err(whole)
    }
}

impl<G: Game> Laid<G> {
    /// The words, a line each.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The position, played up to its first question.
    pub fn state(&self, table: &mut impl Table<G>) -> State<G> {
        State::resume(self.board.clone(), self.stack.iter().copied(), table)
    }
}
