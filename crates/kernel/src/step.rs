//! One step, one place: a small value for each procedure of the rulebook, with all that it does beside it.
//!
//! A step that asks is a [`Question`]: what is asked, what can be answered, what an answer does, and why another would not
//! do. A step that only runs is a [`Procedure`]. [`steps!`](crate::steps) lists the steps of a game in the order of the
//! rulebook and makes the `Frame` of them: a flat `Copy` enum that calls the right step without a pointer.

use std::fmt::Debug;
use std::hash::Hash;

use crate::cited::Cited;
use crate::flow::Flow;
use crate::game::{Action, Actions, Game};
use crate::notation::Target;
use crate::seat::{Seat, SeatSet};
use crate::table::Table;

/// A step of the rules at which somebody chooses.
#[diagnostic::on_unimplemented(
    message = "`{Self}` asks nobody anything",
    label = "this step is no `Question`",
    note = "a step that only runs is a `Procedure`: list it as `runs`, and reach it with `Flow::goto` or `Flow::call`"
)]
pub trait Question<G: Game>: Copy + Into<G::Frame> {
    /// What can be answered: an enum made by [`choices!`](crate::choices), or all actions of the game.
    type Choice: Copy + PartialEq + Into<G::Action> + TryFrom<G::Action>;

    /// What happens before anybody is asked. A question that may be moot goes on or returns instead.
    #[inline]
    fn advance(self, _board: &mut G::Board, _table: &mut impl Table<G>) -> Flow<G::Frame> {
        Flow::ask(self)
    }

    /// Who is asked: the seat whose turn it is, unless the question says otherwise.
    #[inline]
    fn asked(self, board: &G::Board) -> SeatSet {
        SeatSet::only(G::active(board))
    }

    /// What is asked, and by which rule.
    fn question(self, board: &G::Board) -> Cited;

    /// Gives the legal choices in ascending order; never none for an asked seat.
    fn legal(self, board: &G::Board, seat: Seat, out: &mut impl Extend<Self::Choice>);

    /// Carries out a legal choice.
    fn choose(
        self,
        board: &mut G::Board,
        seat: Seat,
        choice: Self::Choice,
        table: &mut impl Table<G>,
    ) -> Flow<G::Frame>;

    /// Why a choice that answers the question is not legal. `None`: nothing more to say than what is asked.
    fn why_not(self, _board: &G::Board, _seat: Seat, _choice: Self::Choice) -> Option<Cited> {
        None
    }

    /// What a click on a thing would mean here if it is no legal choice.
    fn intent(self, board: &G::Board, seat: Seat, thing: &Target) -> Option<Self::Choice> {
        self.meant(board, seat, thing)
    }

    /// The first answer that one clicks there and that is not legal: what [`Question::intent`] says by itself.
    fn meant(self, board: &G::Board, seat: Seat, thing: &Target) -> Option<Self::Choice> {
        let mut legal = Vec::new();
        self.legal(board, seat, &mut legal);
        let meant = G::Action::meant_by(thing).into_iter();
        meant.filter_map(|action| action.try_into().ok()).find(|choice| !legal.contains(choice))
    }

    /// Whether a single legal choice may be played without asking. Not where its being single would tell a secret.
    fn may_hasten(self, _board: &G::Board) -> bool {
        true
    }
}

/// A step of the rules at which nobody chooses.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not run by itself",
    label = "this step is no `Procedure`",
    note = "a step at which somebody chooses is a `Question`: list it as `asks`"
)]
pub trait Procedure<G: Game>: Copy + Into<G::Frame> {
    /// Runs until a question comes, another step goes on, or this one is finished.
    fn advance(self, board: &mut G::Board, table: &mut impl Table<G>) -> Flow<G::Frame>;
}

/// Where we are in the rulebook: one of the steps of a game. [`steps!`](crate::steps) implements it. Holds no secret.
pub trait Frame<G: Game<Frame = Self>>: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Runs until a choice is needed or the step is done.
    fn advance(self, board: &mut G::Board, table: &mut impl Table<G>) -> Flow<Self>;
    /// Who is asked.
    fn asked(self, board: &G::Board) -> SeatSet;
    /// What is asked, and by which rule.
    fn question(self, board: &G::Board) -> Cited;
    /// Appends the legal actions in ascending order; never none for an asked seat.
    fn legal(self, board: &G::Board, seat: Seat, out: &mut Actions<G>);
    /// Carries out a legal action.
    fn choose(self, board: &mut G::Board, seat: Seat, action: G::Action, table: &mut impl Table<G>) -> Flow<Self>;
    /// Why an action that is not legal is not. Slow path, for people.
    fn why_not(self, board: &G::Board, seat: Seat, action: G::Action) -> Cited;
    /// What a click on this thing would mean here, legal or not, so that [`Frame::why_not`] can answer it. `None` if the
    /// thing has nothing to do with the question.
    fn intent(self, board: &G::Board, seat: Seat, thing: &Target) -> Option<G::Action>;
    /// Whether a single legal action may be played without asking.
    fn may_hasten(self, _board: &G::Board) -> bool {
        true
    }
}

/// Makes the `Frame` of a game out of its steps, in the order of the rulebook: `asks` for a [`Question`], `runs` for a
/// [`Procedure`]. The first step must have a default value. The order is part of every fingerprint: a new step goes to
/// the end, or `RULES` is raised.
#[macro_export]
macro_rules! steps {
    ($(#[$meta:meta])* $vis:vis enum $Frame:ident of $Game:ident { $($kind:ident $module:ident::$Step:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "each step is documented where it stands")]
        $vis enum $Frame { $($Step($module::$Step),)+ }

        $(impl From<$module::$Step> for $Frame {
            #[inline]
            fn from(step: $module::$Step) -> Self {
                Self::$Step(step)
            }
        })+

        impl Default for $Frame {
            fn default() -> Self {
                $crate::steps!(@first $($Step)+)
            }
        }

        impl $crate::Frame<$Game> for $Frame {
            #[inline(always)]
            fn advance(self, board: &mut <$Game as $crate::Game>::Board, table: &mut impl $crate::Table<$Game>) -> $crate::Flow<Self> {
                match self { $(Self::$Step(step) => $crate::steps!(@advance $kind $Game, step, board, table),)+ }
            }
            #[inline(always)]
            fn asked(self, board: &<$Game as $crate::Game>::Board) -> $crate::SeatSet {
                match self { $(Self::$Step(step) => $crate::steps!(@asked $kind $Game, step, board),)+ }
            }
            fn question(self, board: &<$Game as $crate::Game>::Board) -> $crate::Cited {
                match self { $(Self::$Step(step) => $crate::steps!(@question $kind $Game, step, board),)+ }
            }
            #[inline]
            fn legal(self, board: &<$Game as $crate::Game>::Board, seat: $crate::Seat, out: &mut $crate::Actions<$Game>) {
                match self { $(Self::$Step(step) => $crate::steps!(@legal $kind $Game, step, board, seat, out),)+ }
            }
            #[inline]
            fn choose(
                self,
                board: &mut <$Game as $crate::Game>::Board,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
                table: &mut impl $crate::Table<$Game>,
            ) -> $crate::Flow<Self> {
                match self { $(Self::$Step(step) => $crate::steps!(@choose $kind $Game, step, board, seat, action, table),)+ }
            }
            fn why_not(self, board: &<$Game as $crate::Game>::Board, seat: $crate::Seat, action: <$Game as $crate::Game>::Action) -> $crate::Cited {
                match self { $(Self::$Step(step) => $crate::steps!(@why_not $kind $Game, step, board, seat, action),)+ }
            }
            fn intent(self, board: &<$Game as $crate::Game>::Board, seat: $crate::Seat, thing: &$crate::Target) -> Option<<$Game as $crate::Game>::Action> {
                match self { $(Self::$Step(step) => $crate::steps!(@intent $kind $Game, step, board, seat, thing),)+ }
            }
            fn may_hasten(self, board: &<$Game as $crate::Game>::Board) -> bool {
                match self { $(Self::$Step(step) => $crate::steps!(@may_hasten $kind $Game, step, board),)+ }
            }
        }
    };
    (@first $Step:ident $($rest:ident)*) => { Self::$Step(Default::default()) };
    (@advance runs $Game:ident, $step:ident, $($rest:ident),*) => { $crate::Procedure::<$Game>::advance($step, $($rest),*) };
    (@asked runs $Game:ident, $step:ident, $board:ident) => {{
        let _ = $step;
        $crate::SeatSet::only(<$Game as $crate::Game>::active($board))
    }};
    (@$method:ident runs $Game:ident, $step:ident, $($rest:ident),*) => { $crate::step::nobody_asked($step) };
    (@legal asks $($rest:tt)+) => { $crate::steps!(@turned legal $($rest)+) };
    (@choose asks $($rest:tt)+) => { $crate::steps!(@turned choose $($rest)+) };
    (@why_not asks $($rest:tt)+) => { $crate::steps!(@turned why_not $($rest)+) };
    (@intent asks $($rest:tt)+) => { $crate::steps!(@turned intent $($rest)+) };
    (@turned $method:ident $Game:ident, $step:ident, $($rest:ident),*) => { $crate::step::$method::<$Game, _>($step, $($rest),*) };
    (@$method:ident asks $Game:ident, $step:ident, $($rest:ident),*) => { $crate::Question::<$Game>::$method($step, $($rest),*) };
    (@advance $kind:ident $($rest:tt)*) => {
        ::std::compile_error!(concat!("a step `asks` or `runs`, it does not `", stringify!($kind), "`"))
    };
    (@$method:ident $kind:ident $($rest:tt)*) => { ::std::unreachable!() };
    ($($other:tt)*) => {
        ::std::compile_error!(
            "steps! takes an enum and its game, and a line a step with the module it stands in:
    pub enum Frame of Game {
        asks chapter::Question,
        runs chapter::Procedure,
    }"
        );
    };
}

/// Makes the answers of a [`Question`]: some of the actions of the game, each with what it names. `else Free` takes in
/// the answers of another such enum, for what may be done at many questions.
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* $vis:vis enum $Choice:ident of $Action:ident {
        $($Variant:ident $(($field:ident: $Type:ty))? $({$($name:ident: $Kind:ty),+ $(,)?})?),+ $(,)? $(; else $Rest:ident)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "each answer is an action, which is documented")]
        $vis enum $Choice { $($Variant $(($Type))? $({$($name: $Kind),+})?,)+ $($Rest($Rest),)? }

        impl From<$Choice> for $Action {
            #[inline]
            fn from(choice: $Choice) -> Self {
                match choice {
                    $($Choice::$Variant $(($field))? $({$($name),+})? => Self::$Variant $(($field))? $({$($name),+})?,)+
                    $($Choice::$Rest(rest) => rest.into(),)?
                }
            }
        }

        $(impl From<$Rest> for $Choice {
            #[inline]
            fn from(rest: $Rest) -> Self {
                Self::$Rest(rest)
            }
        })?

        impl TryFrom<$Action> for $Choice {
            type Error = $Action;
            #[inline]
            fn try_from(action: $Action) -> Result<Self, $Action> {
                match action {
                    $($Action::$Variant $(($field))? $({$($name),+})? => Ok(Self::$Variant $(($field))? $({$($name),+})?),)+
                    #[allow(unreachable_patterns, reason = "a question may admit every action")]
                    other => $crate::choices!(@rest other $($Rest)?),
                }
            }
        }
    };
    (@rest $action:ident) => { Err($action) };
    (@rest $action:ident $Rest:ident) => { $Rest::try_from($action).map(Self::$Rest) };
    ($($other:tt)*) => {
        ::std::compile_error!(
            "choices! takes an enum and the actions that are its answers, with their fields:
    pub enum Answer of Action { Place(region: Region), Stop }
    pub enum Answer of Action { Place(region: Region), Stop; else Free }"
        );
    };
}

/// A list of actions that takes the choices of one question.
struct Offered<'a, A>(&'a mut Vec<A>);

impl<A, C: Into<A>> Extend<C> for Offered<'_, A> {
    #[inline]
    fn extend<I: IntoIterator<Item = C>>(&mut self, choices: I) {
        self.0.extend(choices.into_iter().map(Into::into));
    }
}

// What `steps!` calls for a question where an action is more than a choice of it. The names are those of `Frame`.

#[doc(hidden)]
#[inline]
pub fn legal<G: Game, Q: Question<G>>(question: Q, board: &G::Board, seat: Seat, out: &mut Actions<G>) {
    question.legal(board, seat, &mut Offered(out));
}

#[doc(hidden)]
#[inline]
pub fn choose<G: Game, Q: Question<G>>(
    question: Q,
    board: &mut G::Board,
    seat: Seat,
    action: G::Action,
    table: &mut impl Table<G>,
) -> Flow<G::Frame> {
    match action.try_into() {
        Ok(choice) => question.choose(board, seat, choice, table),
        Err(_) => unreachable!("`{action}` is no answer to {:?}", question.into()),
    }
}

#[doc(hidden)]
pub fn why_not<G: Game, Q: Question<G>>(question: Q, board: &G::Board, seat: Seat, action: G::Action) -> Cited {
    let answers = || action.try_into().ok().and_then(|choice| question.why_not(board, seat, choice));
    let not_now = || Cited::new(question.question(board).rule, format!("{}-reason-not-now", G::ID));
    G::ruled_out(board, action).or_else(answers).unwrap_or_else(not_now)
}

#[doc(hidden)]
pub fn intent<G: Game, Q: Question<G>>(question: Q, board: &G::Board, seat: Seat, thing: &Target) -> Option<G::Action> {
    let meant = question.intent(board, seat, thing);
    meant.or_else(|| question.intent(board, seat, &G::behind(board, thing)?)).map(Into::into)
}

/// A state never rests at a step that asks nothing.
#[doc(hidden)]
#[cold]
pub fn nobody_asked(step: impl Debug) -> ! {
    unreachable!("{step:?} asks nothing")
}
