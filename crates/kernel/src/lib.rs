//! What all games of Lazaret share.
//!
//! A game state is a *board* (what lies on the table) and a *stack of frames* (where we are in the rulebook), both flat
//! plain data. A person decides by picking one small [`Action`] out of a sorted, finite, never empty list. Chance and
//! telling go through a [`Table`]. The [`Record`] of options, seed and choices is the truth; state, log, replay and undo
//! are made again from it. Whatever leaves the process is a view, a witnessed event, an ask or an action.
//!
//! Read [`example`] first: a complete small game with nested questions, a bag of unseen things and secret looks. A whole game
//! of it, and its record played again:
//!
//! ```
//! use kernel::example::{Lots, Options};
//! use kernel::{Record, Session, Viewer};
//!
//! let (mut game, _, _) = Session::<Lots>::start(Options::default(), [7; 32]);
//! while let Some(seat) = game.state().asked().first() {
//!     let offer = game.offer(Viewer::Seat(seat));
//!     let choice = offer.options[offer.options.len() / 2];
//!     game.play(seat, choice).expect("what is offered is legal");
//! }
//! assert!(game.state().is_over());
//!
//! let written = game.record().text();
//! let (record, _) = Record::<Lots>::parse(&written).expect("what was written can be read");
//! let again = Session::replay(record).expect("the record plays true");
//! assert_eq!(again.state().fingerprint(), game.state().fingerprint());
//! ```
//!
//! The kernel does no I/O, knows no clock and no operating system, holds no prose, and depends on no game.

mod action;
mod bag;
mod by_id;
mod chance;
mod cited;
mod counted;
mod draws;
mod event;
pub mod example;
mod flow;
mod game;
mod list;
mod notation;
mod noun;
mod numbers;
pub mod options;
pub mod record;
mod rule;
pub mod script;
mod seat;
mod session;
mod set;
mod state;
pub mod step;
mod story;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
mod text;
mod vantage;

pub use action::verb;
#[doc(hidden)]
pub use action::{Notation, NotationFault, Part};
pub use bag::Bag;
pub use by_id::{ById, read_id};
pub use chance::Chance;
pub use cited::Cited;
pub use counted::Counted;
pub use draws::{Draw, draws};
pub use event::{Event, Said};
pub use flow::Flow;
pub use game::{Action, Actions, Game, ScoreLine};
pub use list::List;
pub use notation::{NotationError, Target, Words};
pub use noun::{Noun, Written};
pub use numbers::Numbers;
pub use options::{OptionSpec, Options};
pub use record::{Deed, Entry, Outcome, Record};
pub use rule::RuleId;
#[cfg(feature = "marks")]
pub use rule::marks;
pub use seat::{BySeat, Seat, SeatSet, Viewer};
pub use session::{CannotUndo, Divergence, DivergenceKind, Offer, Played, Session, Step, WhyNot};
pub use set::{Bits, Id, Set};
pub use state::{Fnv, Preview, Refusal, STACK, State, Stop};
pub use step::{Frame, Procedure, Question};
pub use story::{Heard, Plain, Sentence, Story, Whose};
pub use table::{Journal, Live, RollFault, Scripted, Sim, Table};
pub use text::{Arg, Message, Say};
pub use vantage::{Bot, Budget, Vantage};
