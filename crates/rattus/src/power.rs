//! Chapter 5.4: the powers of Merchant, Monk, Witch and King, in a turn and in the final round.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::regions;
use crate::data::{Class, KING_CUBES, MERCHANT_CUBES, Region, WITCH_LOOKS};
use crate::{Action, Board, Event, Frame, Rat, Rats, Rattus, rules};

/// The powers that are used by themselves before the plague moves (RAT-12).
pub(crate) const BEFORE_PLAGUE: [Class; 4] = [Class::Merchant, Class::Monk, Class::Witch, Class::King];
/// The powers of the final round (RAT-51).
pub(crate) const FINAL_ROUND: [Class; 6] =
    [Class::Peasant, Class::Merchant, Class::Monk, Class::Knight, Class::Witch, Class::King];

/// Appends `use …` for those of `classes` whose power can be used and carried through.
pub(crate) fn legal_uses(board: &Board, seat: Seat, classes: &[Class], out: &mut Actions<Rattus>) {
    let usable = classes.iter().filter(|&&class| board.can_use(seat, class) && possible(board, seat, class));
    out.extend(usable.map(|&class| Action::Use(class)));
}

/// Whether a power finds something to do.
pub(crate) fn possible(board: &Board, seat: Seat, class: Class) -> bool {
    match class {
        Class::Peasant => board.reserve[seat] > 0,
        Class::Merchant => board.homes(seat) != 0,
        Class::Monk => !movable(board).is_empty(),
        Class::Knight => true,
        Class::Witch => !board.all_rats().is_empty(),
        Class::King => sheltered_from(board, seat) != 0,
    }
}

/// The first question of a power.
pub(crate) fn first_frame(class: Class) -> Frame {
    match class {
        Class::Peasant => Frame::FinalPeasant,
        Class::Merchant => Frame::MerchantFrom,
        Class::Monk => Frame::MonkRat,
        Class::Knight => Frame::FinalKnight,
        Class::Witch => Frame::WitchFirst,
        Class::King => Frame::King,
    }
}

/// The rats the Monk can move: those with a neighbouring region that has room.
pub(crate) fn movable(board: &Board) -> Rats {
    rule!(RAT_25);
    let room = board.with_room();
    let sources = regions(board.in_play()).filter(|&region| board.neighbours(region) & room != 0);
    Rats(sources.fold(0, |all, region| all | board.rats[region.index()].0))
}

/// The regions from which the King can take a cube of `seat`: its own, without rats.
pub(crate) fn sheltered_from(board: &Board, seat: Seat) -> u16 {
    rule!(RAT_27);
    board.homes(seat) & board.rat_free()
}

/// Where the Monk's rat can go, as a mask.
fn monk_destinations(board: &Board, rat: Rat) -> u16 {
    board.place_of(rat).map_or(0, |from| board.neighbours(from) & board.with_room())
}

/// The choices of a power's question.
pub(crate) fn legal(board: &Board, frame: &Frame, out: &mut Actions<Rattus>) {
    let seat = board.active;
    match *frame {
        Frame::MerchantFrom => out.extend(regions(board.homes(seat)).map(Action::From)),
        Frame::MerchantTo { from } => {
            rule!(RAT_24);
            let most = board.cubes[from.index()][seat.index()].min(MERCHANT_CUBES);
            for to in regions(board.neighbours(from)) {
                out.extend((1..=most).map(|cubes| Action::Shift { to, cubes }));
            }
        }
        Frame::MonkRat => out.extend(movable(board).into_iter().map(Action::Drive)),
        Frame::MonkTo { rat } => out.extend(regions(monk_destinations(board, rat)).map(Action::To)),
        Frame::WitchFirst => out.extend(board.all_rats().into_iter().map(Action::Look)),
        Frame::WitchSecond { first } => {
            rule!(RAT_26);
            out.extend(board.all_rats().into_iter().filter(|&rat| rat != first).map(Action::Look));
            out.push(Action::Stop);
        }
        Frame::WitchSwap { .. } => out.extend([Action::Swap, Action::Keep]),
        Frame::King => out.extend(regions(sheltered_from(board, seat)).map(Action::Shelter)),
        _ => unreachable!("{frame:?} is no question of a power"),
    }
}

/// Steps of the Witch that fall away by themselves: no second rat, or both in one region.
pub(crate) fn advance(board: &Board, frame: Frame) -> Flow<Frame> {
    let moot = match frame {
        Frame::WitchSecond { .. } => WITCH_LOOKS < 2 || board.all_rats().len() < 2,
        Frame::WitchSwap { first, second } => board.place_of(first) == board.place_of(second),
        _ => false,
    };
    if moot { Flow::Return } else { Flow::Ask(frame) }
}

pub(crate) fn choose(board: &mut Board, frame: Frame, action: Action, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    let seat = board.active;
    match (frame, action) {
        (Frame::MerchantFrom, Action::From(from)) => return Flow::Goto(Frame::MerchantTo { from }),
        (Frame::MerchantTo { from }, Action::Shift { to, cubes }) => {
            rule!(RAT_24);
            board.cubes[from.index()][seat.index()] -= cubes;
            board.cubes[to.index()][seat.index()] += cubes;
            table.tell(|| Event::Shifted { seat, from, to, cubes });
        }
        (Frame::MonkRat, Action::Drive(rat)) => return Flow::Goto(Frame::MonkTo { rat }),
        (Frame::MonkTo { rat }, Action::To(to)) => {
            rule!(RAT_25);
            let from = board.place_of(rat).expect("the Monk's rat is on the board");
            board.rats[from.index()].remove(rat);
            board.rats[to.index()].insert(rat);
            table.tell(|| Event::Drove { seat, rat, from, to });
        }
        (Frame::WitchFirst, Action::Look(rat)) => {
            look(board, rat, table);
            return Flow::Goto(Frame::WitchSecond { first: rat });
        }
        (Frame::WitchSecond { first }, Action::Look(second)) => {
            look(board, second, table);
            return Flow::Goto(Frame::WitchSwap { first, second });
        }
        (Frame::WitchSwap { first, second }, Action::Swap) => {
            rule!(RAT_26);
            swap(board, first, second);
            table.tell(|| Event::Swapped { seat, first, second });
        }
        (Frame::WitchSecond { .. }, Action::Stop) | (Frame::WitchSwap { .. }, Action::Keep) => {}
        (Frame::King, Action::Shelter(region)) => shelter(board, region, table),
        (frame, action) => unreachable!("`{action}` is never offered at {frame:?}"),
    }
    Flow::Return
}

/// The active player looks at a rat. What he has seen stays known to him, wherever the rat goes (RAT-R46).
fn look(board: &mut Board, rat: Rat, table: &mut impl Table<Rattus>) {
    rule!(RAT_26);
    let seat = board.active;
    let token = board.decide(rat, table);
    board.looks[rat.index()].seen.insert(seat);
    table.reveal();
    let region = board.place_of(rat).expect("the Witch looks at rats on the board");
    table.tell(|| Event::Looked { seat, rat, region, token: Some(token) });
}

fn swap(board: &mut Board, first: Rat, second: Rat) {
    for rats in &mut board.rats {
        if rats.contains(first) != rats.contains(second) {
            rats.0 ^= 1 << first.0 | 1 << second.0;
        }
    }
}

/// A cube of the active player goes to the castle.
pub(crate) fn shelter(board: &mut Board, region: Region, table: &mut impl Table<Rattus>) {
    rule!(RAT_27);
    let seat = board.active;
    board.cubes[region.index()][seat.index()] -= KING_CUBES;
    board.castle[seat] += KING_CUBES;
    table.tell(|| Event::Sheltered { seat, region });
}
