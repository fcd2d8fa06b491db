//! The free moves of the player on turn: two resources for a coin (PEST-36), and the subject on the storage slot (PEST-44).
//! They may be made at every question marked ◊ in section 6 of the rules.

use std::fmt;

use kernel::{Arg, Cited, Flow, Game, Id as _, Message, NotationError, Noun, Question, Seat, Table, Target, Words};
use kernel::{choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, name};
use crate::frame::Frame;
use crate::vocabulary::{Good, Slot};
use crate::{Pest, quarantine, rules};

/// Two goods, of one kind or of two; in which order they are named does not matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    first: Good,
    second: Good,
}

impl Pair {
    /// The pair of these two.
    pub fn new(one: Good, other: Good) -> Self {
        Self { first: one.min(other), second: one.max(other) }
    }
}

impl Noun for Pair {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.first.word(), self.second.word())
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        Ok(Self::new(words.id()?, words.id()?))
    }
    fn arg<G: Game>(self) -> Arg {
        Message::new("pest-pair").with("first", name(self.first)).with("second", name(self.second)).into()
    }
    fn thing(self) -> Option<Target> {
        Some(Target::of(self.first))
    }
    fn clicked(thing: &Target) -> Option<Self> {
        thing.id().map(|good| Self::new(good, good))
    }
    fn any() -> Self {
        Self::new(Good::Wood, Good::Wood)
    }
}

choices! {
    /// What may be done at any question marked ◊.
    pub enum Free of Action { Exchange(pair: Pair), Shift(slot: Slot) }
}

impl Free {
    #[inline]
    pub(crate) fn legal<C: From<Self>>(board: &Board, seat: Seat, out: &mut impl Extend<C>) {
        rule!(PEST_36, PEST_44);
        let player = &board[seat];
        if board.has_room(seat, Good::Coin) {
            for (at, &first) in Good::RESOURCES.iter().enumerate() {
                if player.good(first) == 0 {
                    continue;
                }
                let twice = (player.good(first) >= 2).then_some(first);
                let others = Good::RESOURCES[at + 1..].iter().copied().filter(|&second| player.good(second) > 0);
                let pairs = twice.into_iter().chain(others).map(|second| Pair { first, second });
                out.extend(pairs.map(|pair| C::from(Self::Exchange(pair))));
            }
        }
        if player.occupied(Slot::Storage) {
            out.extend(player.free_slots().map(|slot| C::from(Self::Shift(slot))));
        }
    }

    /// Does it, and asks the same question again.
    pub(crate) fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        again: impl Question<Pest>,
        table: &mut impl Table<Pest>,
    ) -> Flow<Frame> {
        match self {
            Self::Exchange(Pair { first, second }) => {
                rule!(PEST_30, PEST_36);
                let goods = &mut board[seat].goods;
                goods[first] -= 1;
                goods[second] -= 1;
                goods[Good::Coin] += 1;
                table.tell(|| Event::Exchanged { seat, first, second });
            }
            Self::Shift(slot) => quarantine::shift(board, seat, Slot::Storage, slot, table),
        }
        Flow::ask(again)
    }

    pub(crate) fn why_not(self, board: &Board, seat: Seat) -> Cited {
        match self {
            Self::Exchange(Pair { second: Good::Coin, .. }) => {
                Cited::new(rules::PEST_31, "pest-reason-coins-stay-coins")
            }
            Self::Exchange(_) if !board.has_room(seat, Good::Coin) => {
                Cited::new(rules::PEST_36, "pest-reason-coins-full")
            }
            Self::Exchange(_) => Cited::new(rules::PEST_36, "pest-reason-two-resources"),
            Self::Shift(_) if board[seat].occupied(Slot::Storage) => {
                Cited::new(rules::PEST_44, "pest-reason-slot-taken")
            }
            Self::Shift(_) => Cited::new(rules::PEST_44, "pest-reason-storage-slot-empty"),
        }
    }
}
