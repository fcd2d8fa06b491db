//! What a step of the rules does next.

use crate::game::Game;
use crate::step::Question;

/// The answer of a step: stay and ask, go on, call, or finish. With [`crate::State`] this is a pushdown automaton:
/// coroutines written as data, so that a state can be copied, hashed, saved and searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow<F> {
    /// Rest here until a seat chooses.
    Ask(F),
    /// Continue as this frame.
    Goto(F),
    /// Run `first` to its end, then continue as `then`.
    Call {
        /// The procedure to run now.
        first: F,
        /// Where to continue when it is finished.
        then: F,
    },
    /// This procedure is finished.
    Return,
}

impl<F> Flow<F> {
    /// Rests at this question.
    #[inline]
    pub fn ask<G: Game<Frame = F>>(question: impl Question<G>) -> Self {
        Self::Ask(question.into())
    }

    /// Rests at this question if there is something to ask; otherwise this step is finished.
    #[inline]
    pub fn ask_if<G: Game<Frame = F>>(asks: bool, question: impl Question<G>) -> Self {
        if asks { Self::ask(question) } else { Self::Return }
    }

    /// Continues with this step.
    #[inline]
    pub fn goto(step: impl Into<F>) -> Self {
        Self::Goto(step.into())
    }

    /// Runs `first` to its end, then continues with `then`.
    #[inline]
    pub fn call(first: impl Into<F>, then: impl Into<F>) -> Self {
        Self::Call { first: first.into(), then: then.into() }
    }
}
