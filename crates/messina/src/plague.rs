//! Chapter 5.4: fire against the plague, and the rats of what is left.

use kernel::{Cited, Flow, Noun as _, Question, Seat, Table, Target, choices, rule};

use crate::Messina;
use crate::act::Act;
use crate::action::Action;
use crate::board::Board;
use crate::data::Register;
use crate::event::Event;
use crate::frame::Frame;
use crate::payment::{Extra, Payment};
use crate::rescue::hex;
use crate::site::{Site, Sites};
use crate::variant::errata;
use crate::workshop::{self, Free};
use crate::{effect, register, rules};

/// Which cubes are burnt?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Burn {
    /// Cubes removed so far.
    pub removed: u8,
}

choices! { pub enum Burning of Action { Burn(payment: Payment), Stop; else Free } }

impl Question<Messina> for Burn {
    type Choice = Burning;

    /// Asks while the hex has a cube and a payment is possible; then come rats and popularity.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_230);
        if board.ground(hex(board)).cubes > 0 && can_pay(board) {
            return Flow::ask(self);
        }
        finish(board, self.removed, table)
    }

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::MES_230, "messina-ask-burn")
            .with("place", hex(board).name())
            .with("cost", board.round_space().fire_cost)
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Burning>) {
        payments(board, |payment| out.extend([Burning::Burn(payment)]));
        workshop::legal(board, out);
        out.extend([Burning::Stop]);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Burning, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Burning::Burn(payment) => Flow::goto(Self { removed: burn(board, payment, self.removed, table) }),
            Burning::Stop => finish(board, self.removed, table),
            Burning::Free(free) => free.begin(self),
        }
    }

    fn why_not(self, board: &Board, _: Seat, choice: Burning) -> Option<Cited> {
        match choice {
            Burning::Burn(payment) => Some(refused(board, payment)),
            Burning::Stop => None,
            Burning::Free(free) => Some(free.why_not(board)),
        }
    }

    /// A click on a hex means its cube, beside that of the hex, for major fires alone.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Burning> {
        let Some(beside) = Payment::clicked(thing) else { return self.meant(board, seat, thing) };
        let meant = Burning::Burn(Payment { major: board.round_space().fire_cost, ..beside });
        let mut legal = Vec::new();
        self.legal(board, seat, &mut legal);
        (!legal.contains(&meant)).then_some(meant)
    }
}

/// Whether any payment for a cube is possible.
fn can_pay(board: &Board) -> bool {
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    if board.options.errata {
        player.major_fire > 0 || player.fire >= cost
    } else {
        player.fire + player.major_fire >= cost
    }
}

/// Every payment that is possible for a cube of the hex, in ascending order.
fn payments(board: &Board, mut give: impl FnMut(Payment)) {
    if board.options.errata {
        errata::payments(board, give);
        return;
    }
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    for fire in 0..=cost.min(player.fire) {
        let major = cost - fire;
        if major > player.major_fire {
            continue;
        }
        give(Payment { fire, major, extra: Extra::None });
        if fire == 0 {
            rule!(MES_231);
            for site in infected_neighbours(board) {
                give(Payment { fire, major, extra: Extra::Beside(site) });
            }
        }
    }
}

/// Every payment that is possible for the cube of a ship, in ascending order.
pub(crate) fn payments_on_ship(board: &Board, give: impl FnMut(Payment)) {
    rule!(MES_261);
    if board.options.errata {
        errata::payments_on_ship(board, give);
        return;
    }
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    let splits = (0..=cost.min(player.fire)).map(|fire| Payment { fire, major: cost - fire, extra: Extra::None });
    splits.filter(|payment| payment.major <= player.major_fire).for_each(give);
}

/// Why a payment is none of those.
pub(crate) fn refused(board: &Board, payment: Payment) -> Cited {
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    let no_tokens = || Cited::new(rules::MES_230, "messina-reason-no-tokens").with("cost", cost);
    if payment.fire > player.fire || payment.major > player.major_fire {
        return no_tokens();
    }
    if let Extra::Beside(site) = payment.extra
        && !infected_neighbours(board).contains(site)
    {
        return Cited::new(rules::MES_231, "messina-reason-not-beside");
    }
    if board.options.errata {
        return Cited::new(rules::MES_736, "messina-reason-no-such-payment");
    }
    match payment.extra {
        Extra::Second => Cited::new(rules::MES_231, "messina-reason-no-second-cube"),
        Extra::Beside(_) => Cited::new(rules::MES_231, "messina-reason-needs-major"),
        Extra::None => no_tokens(),
    }
}

/// Hexes beside that of the turn with at least one cube.
pub(crate) fn infected_neighbours(board: &Board) -> Sites {
    rule!(MES_231);
    let near = board.near[hex(board).index()].and(Sites::HEXES);
    near.into_iter().filter(|&site| board.ground(site).cubes > 0).collect()
}

/// Pays and removes cubes; gives the cubes removed so far.
fn burn(board: &mut Board, payment: Payment, removed: u8, table: &mut impl Table<Messina>) -> u8 {
    rule!(MES_230);
    let site = hex(board);
    pay(board, payment);
    remove(board, site, table);
    match payment.extra {
        Extra::None => removed + 1,
        Extra::Second => {
            remove(board, site, table);
            removed + 2
        }
        Extra::Beside(other) => {
            remove(board, other, table);
            removed + 2
        }
    }
}

pub(crate) fn pay(board: &mut Board, payment: Payment) {
    let seat = board.turn.seat;
    let player = &mut board[seat];
    player.fire -= payment.fire;
    player.major_fire -= payment.major;
}

fn remove(board: &mut Board, site: Site, table: &mut impl Table<Messina>) {
    let seat = board.turn.seat;
    board.ground_mut(site).cubes -= 1;
    board.cubes += 1;
    table.tell(|| Event::Burnt { seat, site });
}

/// Rats for what is left, then points and popularity for what was removed.
fn finish(board: &mut Board, removed: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_232);
    let seat = board.turn.seat;
    let left = board.ground(hex(board)).cubes;
    effect::rats(board, seat, left, table);
    honour(board, seat, removed, table);
    Flow::goto(Act)
}

/// Points and popularity for cubes removed.
pub(crate) fn honour(board: &mut Board, seat: Seat, removed: u8, table: &mut impl Table<Messina>) {
    rule!(MES_233, MES_420);
    effect::score(board, seat, removed * board.round_space().points_per_cube, table);
    for _ in 0..removed {
        register::step(board, seat, Register::Popularity, table);
    }
}
