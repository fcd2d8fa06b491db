//! Chapter 5.3: the citizens of the hex come to the estate.

use kernel::{Cited, Flow, Id as _, Question, Seat, Set, Table, choices, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Cabin, Class, SPACES, Space};
use crate::event::Event;
use crate::frame::Frame;
use crate::plague::Burn;
use crate::player::Patient;
use crate::rules;
use crate::site::Site;
use crate::workshop::{self, Free};

/// Where do the citizens of the hex go?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rescue;

choices! {
    pub enum Rescuing of Action { House(space: Space), Shelter { class: Class, cabin: Cabin }, Release(class: Class); else Free }
}

impl Question<Messina> for Rescue {
    type Choice = Rescuing;

    /// Asks while somebody can be placed; those who cannot go to the supply.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_220);
        let site = hex(board);
        if board.ground(site).citizens == [0; 3] {
            return Flow::goto(Burn { removed: 0 });
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
            return Flow::goto(Burn { removed: 0 });
        }
        Flow::ask(self)
    }

    fn question(self, board: &Board) -> Cited {
        let (rule, key) = if infected(board) {
            (rules::MES_222, "messina-ask-rescue-quarantine")
        } else {
            (rules::MES_221, "messina-ask-rescue")
        };
        Cited::new(rule, key).with("place", hex(board).name())
    }

    /// Who can be placed where, and who can be let go.
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Rescuing>) {
        let player = &board[seat];
        let citizens = board.ground(hex(board)).citizens;
        let waiting = Class::ALL.iter().copied().filter(|class| citizens[class.index()] > 0);
        if infected(board) {
            let cabins = |class| player.empty_cabins().map(move |cabin| Rescuing::Shelter { class, cabin });
            out.extend(waiting.flat_map(cabins));
        } else {
            let rooms = waiting.clone().map(|class| player.room(class)).fold(Set::new(), |all, room| all | room);
            out.extend(rooms.into_iter().map(Rescuing::House));
            out.extend(waiting.filter(|&class| player.room(class).is_empty()).map(Rescuing::Release));
        }
        workshop::legal(board, out);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Rescuing, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Rescuing::House(space) => house(board, SPACES[space].class, space, table),
            Rescuing::Shelter { class, cabin } => shelter(board, class, cabin, table),
            Rescuing::Release(class) => release(board, class, 1, table),
            Rescuing::Free(free) => return free.begin(self),
        }
        Flow::goto(self)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Rescuing) -> Option<Cited> {
        let waits = |class: Class| board.ground(hex(board)).citizens[class.index()] > 0;
        let nobody = || Cited::new(rules::MES_220, "messina-reason-nobody-waits");
        Some(match choice {
            Rescuing::House(_) if infected(board) => Cited::new(rules::MES_222, "messina-reason-infected"),
            Rescuing::House(space) if !waits(SPACES[space].class) => nobody(),
            Rescuing::House(_) => Cited::new(rules::MES_221, "messina-reason-space-taken"),
            Rescuing::Shelter { .. } if !infected(board) => Cited::new(rules::MES_221, "messina-reason-no-plague"),
            Rescuing::Shelter { cabin, .. } if board[seat].cabins[cabin].citizen.is_some() => {
                Cited::new(rules::MES_222, "messina-reason-cabin-taken")
            }
            Rescuing::Shelter { .. } => nobody(),
            Rescuing::Release(class) if !waits(class) => nobody(),
            Rescuing::Release(_) => Cited::new(rules::MES_220, "messina-reason-still-room"),
            Rescuing::Free(free) => free.why_not(board),
        })
    }
}

/// The hex of the turn.
pub(crate) fn hex(board: &Board) -> Site {
    board.turn.site.expect("the lieutenant stands on a hex")
}

/// Whether the hex has plague: then its citizens go to quarantine.
pub(crate) fn infected(board: &Board) -> bool {
    rule!(MES_222);
    board.ground(hex(board)).cubes > 0
}

/// Whether a newcomer of this class could be housed, or room be made for them.
pub(crate) fn welcome(board: &Board, class: Class) -> bool {
    rule!(MES_221, MES_224);
    let player = &board[board.turn.seat];
    !player.room(class).is_empty() || !player.vacancies(class).is_empty()
}

/// Houses a citizen of the hex in a sector. Nothing is triggered.
fn house(board: &mut Board, class: Class, space: Space, table: &mut impl Table<Messina>) {
    rule!(MES_221, MES_223);
    let (seat, site) = (board.turn.seat, hex(board));
    board.ground_mut(site).citizens[class.index()] -= 1;
    board[seat].housed.insert(space);
    table.tell(|| Event::Housed { seat, class, space });
}

/// Puts a citizen of the hex on space I of a cabin.
fn shelter(board: &mut Board, class: Class, cabin: Cabin, table: &mut impl Table<Messina>) {
    rule!(MES_222);
    let (seat, site) = (board.turn.seat, hex(board));
    board.ground_mut(site).citizens[class.index()] -= 1;
    board[seat].cabins[cabin].citizen = Some(Patient { class, upgraded: false, leaving: false });
    table.tell(|| Event::Sheltered { seat, class, cabin });
}

/// Returns citizens of the hex to the supply.
fn release(board: &mut Board, class: Class, count: u8, table: &mut impl Table<Messina>) {
    rule!(MES_224);
    let (seat, site) = (board.turn.seat, hex(board));
    board.ground_mut(site).citizens[class.index()] -= count;
    table.tell(|| Event::Released { seat, class, count });
}
