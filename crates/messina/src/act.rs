//! Chapter 5.5: the step of actions, in whatever order the player likes, and the small loop for effects outside it.

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::Register;
use crate::entry::{Entry, effects_name};
use crate::event::Event;
use crate::frame::Frame;
use crate::rescue::hex;
use crate::site::Site;
use crate::workshop::{self, Free};
use crate::{effect, register, repopulate, rules};

/// What next in the step of actions?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Act;

choices! {
    pub enum Acting of Action { Resolve(entry: Entry), HexAction, Repopulate, Purchase(register: Register), End; else Free }
}

impl Question<Messina> for Act {
    type Choice = Acting;

    fn question(self, board: &Board) -> Cited {
        let site = hex(board);
        let cited = match site {
            Site::Dock(_) => Cited::new(rules::MES_264, "messina-ask-act-rest"),
            Site::District(_) | Site::Port(_) if board.turn.main => {
                Cited::new(rules::MES_240, "messina-ask-act").with("effects", effects_name(site.effects()))
            }
            Site::District(_) | Site::Port(_) => Cited::new(rules::MES_240, "messina-ask-act-rest"),
        };
        cited.with("place", site.name())
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Acting>) {
        rule!(MES_240);
        out.extend(effect::resolvable(board).map(Acting::Resolve));
        if board.turn.main {
            out.extend([Acting::HexAction]);
            out.extend(repopulate::possible(board).then_some(Acting::Repopulate));
        }
        let sold = register::SOLD.into_iter().filter(|&sold| register::can_buy(board, seat, sold));
        out.extend(sold.map(Acting::Purchase));
        workshop::legal(board, out);
        out.extend([Acting::End]);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Acting, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Acting::Resolve(entry) => effect::resolve(board, entry, self, table),
            Acting::HexAction => hex_action(board, table),
            Acting::Repopulate => repopulate::begin(board, table),
            Acting::Purchase(register) => purchase(board, register, table),
            Acting::End => end(board, table),
            Acting::Free(free) => free.begin(self),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Acting) -> Option<Cited> {
        match choice {
            Acting::Resolve(entry) => Some(effect::unresolvable(board, entry)),
            Acting::HexAction => Some(match hex(board) {
                Site::Dock(_) => Cited::new(rules::MES_264, "messina-reason-only-dock"),
                Site::District(_) | Site::Port(_) => Cited::new(rules::MES_240, "messina-reason-main-used"),
            }),
            Acting::Repopulate => Some(repopulate::why_not(board)),
            Acting::Purchase(register) => Some(register::unsold(board, seat, register)),
            Acting::End => None,
            Acting::Free(free) => Some(free.why_not(board)),
        }
    }
}

/// Carries out the action of the hex.
fn hex_action(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_240, MES_245);
    let (seat, site) = (board.turn.seat, hex(board));
    board.turn.main = false;
    table.tell(|| Event::HexUsed { seat, site });
    effect::earn(board, seat, site.effects(), table);
    Flow::goto(Act)
}

/// Buys a step on City or Church.
fn purchase(board: &mut Board, sold: Register, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_410, MES_245);
    let seat = board.turn.seat;
    let price = register::price(board, seat);
    board[seat].coin -= price;
    table.tell(|| Event::Bought { seat, register: sold, price });
    register::step(board, seat, sold, table);
    Flow::goto(Act)
}

/// Ends the turn. What is still pending is lost.
fn end(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    effect::forfeit(board, table);
    Flow::Return
}

/// Which pending effect, outside the step of actions?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settle;

choices! { pub enum Settling of Action { Resolve(entry: Entry), Stop } }

impl Question<Messina> for Settle {
    type Choice = Settling;

    /// Asks while something can be resolved.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_243);
        if effect::resolvable(board).next().is_some() { Flow::ask(self) } else { end(board, table) }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_243, "messina-ask-settle")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Settling>) {
        out.extend(effect::resolvable(board).map(Settling::Resolve));
        out.extend([Settling::Stop]);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Settling, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Settling::Resolve(entry) => effect::resolve(board, entry, self, table),
            Settling::Stop => end(board, table),
        }
    }

    fn why_not(self, board: &Board, _: Seat, choice: Settling) -> Option<Cited> {
        match choice {
            Settling::Resolve(entry) => Some(effect::unresolvable(board, entry)),
            Settling::Stop => None,
        }
    }
}
