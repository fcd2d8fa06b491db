//! Chapter 4: setting up.

use std::cmp::Ordering;

use kernel::{BySeat, Cited, Flow, Id as _, List, Options as _, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::{Done, Ending, Look};
use crate::data::{ByClass, ByRegion, COUNTS, CUBES_PER_PLAYER, Colour, Region, SETUP_CUBES, SETUP_ROUNDS, Token};
use crate::turn::Turn;
use crate::{Board, Event, Frame, Options, Rat, Rattus, rules};

/// Lays out the board. Shuffling needs no work: a face is decided when it is first seen.
pub(crate) fn setup(options: &Options, table: &mut impl Table<Rattus>) -> (Board, Frame) {
    rule!(RAT_01, RAT_02, RAT_03);
    let mut board = empty(options);
    let in_play = board.in_play();
    for region in in_play {
        rule!(RAT_04);
        board.rats[region].insert(Rat(board.entered));
        board.entered += 1;
    }
    board.unseen_starters = board.entered;
    rule!(RAT_08, RAT_57);
    if !options.fixed_start {
        let colour = |seat: u32| Colour::from_index(seat as usize).word();
        board.start = Seat::new(table.roll_named(options.players() as u32, colour) as usize);
    }
    board.active = board.start;
    rule!(RAT_07);
    board.emblem = in_play.pick(table).expect("there are regions in play");
    table.tell(|| Event::Opened { region: board.emblem, seat: board.start });
    (board, Settle::default().into())
}

/// The board before anything is laid on it: cards unowned, cubes in the reserves, the supply full.
pub(crate) fn empty(options: &Options) -> Board {
    rule!(RAT_05, RAT_06);
    let count = &COUNTS[options.players() - 2];
    let mut reserve = BySeat::default();
    for seat in Seat::all(options.players()) {
        reserve[seat] = *CUBES_PER_PLAYER;
    }
    Board {
        options: *options,
        rats: ByRegion::default(),
        cubes: ByRegion::default(),
        castle: BySeat::default(),
        reserve,
        owner: ByClass::default(),
        emblem: Region::ALL[0],
        looks: [Look::default(); 49],
        undecided: (1 << Token::ALL.len()) - 1,
        turned: List::new(),
        entered: 0,
        unseen_starters: 0,
        supply: count.supply,
        aside: count.removed,
        active: Seat::default(),
        start: Seat::default(),
        turn: Done::default(),
        last: None,
        final_knight: false,
        ending: Ending::NotYet,
    }
}

/// The placements of the set-up, first clockwise from the starting player, then back (D1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Settle {
    /// How many have been made.
    pub(crate) made: u8,
}

impl Question<Rattus> for Settle {
    type Choice = only::Settle;

    fn advance(self, board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_09);
        if self.made < board.players() as u8 * *SETUP_ROUNDS {
            return Flow::ask(self);
        }
        rule!(RAT_10);
        board.active = board.start;
        table.tell(|| Event::Turn { seat: board.active });
        Flow::goto(Turn)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_09, "rattus-ask-settle")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Settle>) {
        out.extend(board.in_play().into_iter().map(only::Settle));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Settle,
        table: &mut impl Table<Rattus>,
    ) -> Flow<Frame> {
        let only::Settle(region) = choice;
        board.cubes[region][seat] += *SETUP_CUBES;
        board.reserve[seat] -= *SETUP_CUBES;
        table.tell(|| Event::Settled { seat, region, cubes: *SETUP_CUBES });
        let (made, players) = (self.made + 1, board.players());
        // The last player of the first placement begins the second, which runs the other way.
        board.active = match usize::from(made).cmp(&players) {
            Ordering::Less => seat.next(players),
            Ordering::Equal => seat,
            Ordering::Greater => seat.previous(players),
        };
        Flow::goto(Settle { made })
    }
}
