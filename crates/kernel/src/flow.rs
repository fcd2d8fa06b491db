//! What a procedure of the rulebook does next.

/// The answer of a frame: stay and ask, go on, call, or finish. With [`crate::State`] this is a pushdown automaton:
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
