//! Chapter 5.3: the citizens of the hex come to the estate.

use kernel::{Flow, Id as _, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Cabin, Class, Space};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::Patient;
use crate::rules;
use crate::site::Site;

/// The hex of the turn.
pub(crate) fn hex(board: &Board) -> Site {
    board.turn.site.expect("the lieutenant stands on a hex")
}

/// Whether the hex has plague: then its citizens go to quarantine.
pub(crate) fn infected(board: &Board) -> bool {
    rule!(MES_222);
    board.ground(hex(board)).cubes > 0
}

/// Whether a newcomer of this class could be housed, or room be made for him.
pub(crate) fn welcome(board: &Board, class: Class) -> bool {
    rule!(MES_221, MES_224);
    let player = &board[board.turn.seat];
    !player.room(class).is_empty() || !player.vacancies(class).is_empty()
}

/// Asks while somebody can be placed; those who cannot go to the supply.
pub(crate) fn advance(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_220);
    let site = hex(board);
    if board.ground(site).citizens == [0; 3] {
        return Flow::Goto(Frame::Burn { removed: 0 });
    }
    let shelter = infected(board);
    let cabins = board[board.turn.seat].empty_cabins().next().is_some();
    for &class in Class::ALL {
        let there = board.ground(site).citizens[class.index()];
        let stays = if shelter { cabins } else { welcome(board, class) };
        if there > 0 && !stays {
            release(board, class, there, table);
        }
    }
    if board.ground(site).citizens == [0; 3] {
        return Flow::Goto(Frame::Burn { removed: 0 });
    }
    Flow::Ask(Frame::Rescue)
}

/// Appends who can be placed where, and who can be let go.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    let player = &board[board.turn.seat];
    let citizens = board.ground(hex(board)).citizens;
    let waiting = Class::ALL.iter().copied().filter(|class| citizens[class.index()] > 0);
    if infected(board) {
        out.extend(waiting.flat_map(|class| player.empty_cabins().map(move |cabin| Action::Shelter(class, cabin))));
        return;
    }
    let rooms = waiting.clone().map(|class| player.room(class)).fold(kernel::Set::new(), |all, room| all | room);
    out.extend(rooms.into_iter().map(Action::House));
    out.extend(waiting.filter(|&class| player.room(class).is_empty()).map(Action::Release));
}

/// Houses a citizen of the hex in his sector. Nothing is triggered.
pub(crate) fn house(board: &mut Board, class: Class, space: Space, table: &mut impl Table<Messina>) {
    rule!(MES_221, MES_223);
    let (seat, site) = (board.turn.seat, hex(board));
    board.ground_mut(site).citizens[class.index()] -= 1;
    board[seat].housed.insert(space);
    table.tell(|| Event::Housed { seat, class, space });
}

/// Puts a citizen of the hex on space I of a cabin.
pub(crate) fn shelter(board: &mut Board, class: Class, cabin: Cabin, table: &mut impl Table<Messina>) {
    rule!(MES_222);
    let (seat, site) = (board.turn.seat, hex(board));
    board.ground_mut(site).citizens[class.index()] -= 1;
    board[seat].cabins[cabin.index()].citizen = Some(Patient { class, upgraded: false, leaving: false });
    table.tell(|| Event::Sheltered { seat, class, cabin });
}

/// Returns citizens of the hex to the supply.
pub(crate) fn release(board: &mut Board, class: Class, count: u8, table: &mut impl Table<Messina>) {
    rule!(MES_224);
    let (seat, site) = (board.turn.seat, hex(board));
    board.ground_mut(site).citizens[class.index()] -= count;
    table.tell(|| Event::Released { seat, class, count });
}
