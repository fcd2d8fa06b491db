//! Chapter 5.9: citizens go back to a district.

use kernel::{Cited, Flow, Id as _, Message, Question, Seat, Table, rule};

use crate::Messina;
use crate::act::Act;
use crate::action::only;
use crate::board::Board;
use crate::data::{Class, DISTRICTS};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::{Lieutenant, Place, Player};
use crate::rescue::hex;
use crate::site::Site;
use crate::tile::{Demand, DistrictTile};
use crate::{effect, rules};

/// The district of the turn, if it is one.
pub(crate) fn district(board: &Board) -> Option<&'static DistrictTile> {
    rule!(MES_380);
    match board.turn.site {
        Some(Site::District(district)) => Some(&DISTRICTS[district]),
        Some(Site::Port(_) | Site::Dock(_)) | None => None,
    }
}

/// Whether the district of the turn can be repopulated in full.
pub fn possible(board: &Board) -> bool {
    rule!(MES_380, MES_381);
    let Some(tile) = district(board) else { return false };
    let player = &board[board.turn.seat];
    board.ground(hex(board)).owner.is_none()
        && player.tiles > 0
        && player.ready > 0
        && player.can_pay(tile.repop_cost)
        && has_settlers(player, tile)
        && (!tile.repop_lieutenant || player.has_unused())
}

/// Whether the citizens that the district asks for are there.
pub(crate) fn has_settlers(player: &Player, tile: &DistrictTile) -> bool {
    rule!(MES_383);
    Class::ALL.iter().all(|&class| {
        let demands = tile.repop_citizens.iter().filter(|demand| demand.class == class);
        let upgraded = demands.clone().filter(|demand| demand.upgraded).count();
        let all = demands.count();
        all == 0 || (player.settlers(class, true).count() >= upgraded && player.settlers(class, false).count() >= all)
    })
}

/// Pays, uses a cart, and asks for the citizens.
pub(crate) fn begin(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_381);
    let tile = being_repopulated(board);
    let seat = board.turn.seat;
    board.turn.main = false;
    board[seat].pay(tile.repop_cost);
    board[seat].ready -= 1;
    let site = hex(board);
    table.tell(|| Event::Repopulating { seat, site });
    Flow::call(Settler { demand: 0 }, Act)
}

/// Why the district cannot be repopulated.
pub(crate) fn why_not(board: &Board) -> Cited {
    let player = &board[board.turn.seat];
    let Some(tile) = district(board) else { return Cited::new(rules::MES_380, "messina-reason-no-district") };
    let (rule, key) = if board.ground(hex(board)).owner.is_some() {
        (rules::MES_380, "messina-reason-repopulated")
    } else if !board.turn.main {
        (rules::MES_240, "messina-reason-main-used")
    } else if player.tiles == 0 {
        (rules::MES_380, "messina-reason-no-tile")
    } else if player.ready == 0 {
        (rules::MES_381, "messina-reason-no-cart")
    } else if !player.can_pay(tile.repop_cost) {
        (rules::MES_381, "messina-reason-district-cost")
    } else if !has_settlers(player, tile) {
        (rules::MES_381, "messina-reason-no-settlers")
    } else {
        (rules::MES_381, "messina-reason-none-to-give-up")
    };
    Cited::new(rule, key)
}

/// Which citizen settles in the district?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settler {
    /// The demand that is filled, a place in the list of the district.
    pub demand: u8,
}

impl Question<Messina> for Settler {
    type Choice = only::Settle;

    /// Asks for the next citizen, then for a lieutenant, then places the tile.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        let tile = being_repopulated(board);
        if usize::from(self.demand) < tile.repop_citizens.len() {
            Flow::ask(self)
        } else if tile.repop_lieutenant {
            Flow::ask(GiveUp)
        } else {
            place(board, table)
        }
    }

    fn question(self, board: &Board) -> Cited {
        let Demand { class, upgraded } = self.wanted(board);
        let key = if upgraded { "messina-ask-settler-upgraded" } else { "messina-ask-settler" };
        Cited::new(rules::MES_383, key).with("class", Message::name("messina", class))
    }

    /// The citizens that fit the demand: upgraded ones may stand for plain ones.
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Settle>) {
        rule!(MES_383);
        let Demand { class, upgraded } = self.wanted(board);
        out.extend(board[seat].settlers(class, upgraded).map(only::Settle));
    }

    /// Returns a citizen to the supply.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Settle,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Settle(spot) = choice;
        rule!(MES_352);
        board[seat].send_off(spot);
        table.tell(|| Event::Settled { seat, spot });
        Flow::goto(Self { demand: self.demand + 1 })
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Settle) -> Option<Cited> {
        Some(Cited::new(rules::MES_383, "messina-reason-not-fitting"))
    }
}

impl Settler {
    fn wanted(self, board: &Board) -> Demand {
        being_repopulated(board).repop_citizens[usize::from(self.demand)]
    }
}

fn being_repopulated(board: &Board) -> &'static DistrictTile {
    district(board).expect("the lieutenant stands on a district")
}

/// Which lieutenant is given up?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GiveUp;

impl Question<Messina> for GiveUp {
    type Choice = only::GiveUp;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_381, "messina-ask-give-up")
    }

    /// The places of unused lieutenants; they are sorted.
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::GiveUp>) {
        rule!(MES_381);
        let mut last = None;
        for lieutenant in board[seat].lieutenants.iter().filter(|lieutenant| lieutenant.unused()) {
            let again = last == Some(lieutenant.place);
            last = Some(lieutenant.place);
            out.extend((!again).then_some(only::GiveUp(lieutenant.place)));
        }
    }

    /// Gives up a lieutenant for good.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::GiveUp,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::GiveUp(from) = choice;
        rule!(MES_383);
        board[seat].shift(Lieutenant { place: from, used: false }, Lieutenant { place: Place::Gone, used: false });
        table.tell(|| Event::GivenUp { seat, from });
        place(board, table)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::GiveUp) -> Option<Cited> {
        Some(Cited::new(rules::MES_381, "messina-reason-none-to-give-up"))
    }
}

/// Places the tile; plague on the hex brings a rat.
fn place(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_381, MES_384);
    let (seat, site) = (board.turn.seat, hex(board));
    board[seat].tiles -= 1;
    board.ground_mut(site).owner = Some(seat);
    table.tell(|| Event::Repopulated { seat, site });
    if board.ground(site).cubes > 0 {
        effect::rats(board, seat, 1, table);
    }
    Flow::Return
}
