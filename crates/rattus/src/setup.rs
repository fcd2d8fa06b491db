//! Chapter 4: setting up.

use kernel::{Actions, BySeat, Flow, Id as _, List, Options as _, Seat, Table, rule};

use crate::board::{Ending, Look, Turn, regions};
use crate::data::{COUNTS, CUBES_PER_PLAYER, FACES, Region, SETUP_CUBES, SETUP_ROUNDS};
use crate::{Action, Board, Event, Frame, Options, Rat, Rats, Rattus, rules};

/// Lays out the board. Shuffling needs no work: a face is decided when it is first seen.
pub(crate) fn setup(options: &Options, table: &mut impl Table<Rattus>) -> (Board, Frame) {
    rule!(RAT_01, RAT_02, RAT_03);
    let mut board = empty(options);
    let in_play = board.in_play();
    for region in regions(in_play) {
        rule!(RAT_04);
        board.rats[region.index()].insert(Rat(board.entered));
        board.entered += 1;
    }
    board.unseen_starters = board.entered;
    rule!(RAT_08, RAT_57);
    if !options.fixed_start {
        board.start = Seat::new(table.roll(options.players() as u32) as usize);
    }
    board.active = board.start;
    rule!(RAT_07);
    let place = table.roll(in_play.count_ones());
    board.emblem = regions(in_play).nth(place as usize).expect("a roll among the regions in play");
    table.tell(|| Event::Opened { region: board.emblem, seat: board.start });
    (board, Frame::Settle { made: 0 })
}

/// The board before anything is laid on it: cards unowned, cubes in the reserves, the supply full.
pub(crate) fn empty(options: &Options) -> Board {
    rule!(RAT_05, RAT_06);
    let count = &COUNTS[options.players() - 2];
    let mut reserve = BySeat::default();
    for seat in Seat::all(options.players()) {
        reserve[seat] = CUBES_PER_PLAYER;
    }
    Board {
        options: *options,
        rats: [Rats::default(); 12],
        cubes: [[0; 4]; 12],
        castle: BySeat::default(),
        reserve,
        owner: [None; 6],
        emblem: Region::ALL[0],
        looks: [Look::default(); 49],
        undecided: (1 << FACES.len()) - 1,
        turned: List::new(),
        entered: 0,
        unseen_starters: 0,
        supply: count.supply,
        aside: count.removed,
        active: Seat::default(),
        start: Seat::default(),
        turn: Turn::default(),
        last: None,
        final_knight: false,
        ending: Ending::NotYet,
    }
}

/// First clockwise from the starting player, then back (RAT-09); then the first turn (RAT-10).
pub(crate) fn advance(board: &mut Board, made: u8, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_09);
    let players = board.players() as u8;
    if made == players * SETUP_ROUNDS {
        rule!(RAT_10);
        board.active = board.start;
        table.tell(|| Event::Turn { seat: board.active });
        return Flow::Goto(Frame::Turn);
    }
    Flow::Ask(Frame::Settle { made })
}

pub(crate) fn legal(board: &Board, out: &mut Actions<Rattus>) {
    out.extend(regions(board.in_play()).map(Action::Settle));
}

pub(crate) fn settle(board: &mut Board, made: u8, region: Region, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    let seat = board.active;
    board.cubes[region.index()][seat.index()] += SETUP_CUBES;
    board.reserve[seat] -= SETUP_CUBES;
    table.tell(|| Event::Settled { seat, region });
    let players = board.players();
    let made = made + 1;
    // The last player of the first placement begins the second, which runs the other way.
    if usize::from(made) < players {
        board.active = seat.next(players);
    } else if usize::from(made) > players {
        board.active = seat.previous(players);
    }
    Flow::Goto(Frame::Settle { made })
}
