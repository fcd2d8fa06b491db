//! A bot's honest hold on a game: it can look and imagine, not peek.

use std::time::Duration;

use crate::cited::Cited;
use crate::game::{Actions, Game};
use crate::seat::{Seat, Viewer};
use crate::state::State;
use crate::table::Table;

/// What a bot gets instead of a state. The state behind it is private: all that comes out is what the seat may know.
///
/// ```
/// use kernel::example::{Lots, Options};
/// use kernel::{Seat, Session, Sim};
///
/// let (game, _, _) = Session::<Lots>::start(Options::default(), [7; 32]);
/// let vantage = game.vantage(Seat::new(0));
/// let imagined = vantage.imagine(&mut Sim::new(1));
/// assert_eq!(imagined.view(kernel::Viewer::Seat(vantage.seat())), vantage.view(), "what is imagined looks the same");
/// ```
///
/// The position itself does not come out:
///
/// ```compile_fail,E0616
/// # use kernel::example::{Lots, Options};
/// # use kernel::{Seat, Session};
/// # let (game, _, _) = Session::<Lots>::start(Options::default(), [7; 32]);
/// let peek = game.vantage(Seat::new(0)).state;
/// ```
#[derive(Debug)]
pub struct Vantage<'a, G: Game> {
    state: &'a State<G>,
    seat: Seat,
    players: usize,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask that the game itself be Clone")]
impl<G: Game> Clone for Vantage<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Vantage<'_, G> {}

impl<'a, G: Game> Vantage<'a, G> {
    /// The hold of `seat` on this position, at a table of `players`.
    pub fn new(state: &'a State<G>, seat: Seat, players: usize) -> Self {
        Self { state, seat, players }
    }

    /// The seat that looks.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn players(self) -> usize {
        self.players
    }

    /// What the seat sees.
    pub fn view(self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What is asked.
    pub fn question(self) -> Option<Cited> {
        self.state.question()
    }

    /// What the seat may choose, in ascending order.
    pub fn legal(self, out: &mut Actions<G>) {
        self.state.legal(self.seat, out);
    }

    /// A position that looks the same to this seat, with the rest guessed.
    pub fn imagine(self, table: &mut impl Table<G>) -> State<G> {
        self.state.imagine(Viewer::Seat(self.seat), table)
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// At most so many iterations: with the same seed this alone gives the same choice on every machine.
    pub iterations: u32,
    /// And at most so long, for people who wait.
    pub time: Option<Duration>,
}

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of the seat.
    fn choose(&mut self, vantage: Vantage<'_, G>, budget: Budget) -> G::Action;

    /// How many threads it may think on from now on. Single-threaded bots can ignore this.
    fn think_on(&mut self, _threads: usize) {}
}
