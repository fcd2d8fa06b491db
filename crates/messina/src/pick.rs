//! Chapter 5.8: the small choices inside one effect.

use kernel::{Cited, Flow, Id as _, Question, Seat, Table, Target, rule};

use crate::Messina;
use crate::action::only;
use crate::board::Board;
use crate::data::Class;
use crate::entry::{Choice, ScrollCube};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::Spot;
use crate::stride::ForemanId;
use crate::{effect, register, rules, workshop};

/// Which of several effect lists?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickOption {
    /// What offers them.
    pub choice: Choice,
}

impl Question<Messina> for PickOption {
    type Choice = only::Pick;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_244, "messina-ask-pick-option")
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<only::Pick>) {
        out.extend(self.choice.sides().map(only::Pick));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Pick, table: &mut impl Table<Messina>) -> Flow<Frame> {
        let only::Pick(side) = choice;
        effect::earn(board, seat, side.effects(), table);
        Flow::Return
    }

    /// Every side of the slash is legal; those of another are not asked for.
    fn intent(self, _: &Board, _: Seat, _: &Target) -> Option<only::Pick> {
        None
    }
}

/// City or Church?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickRegister;

impl Question<Messina> for PickRegister {
    type Choice = only::Step;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_421, "messina-ask-pick-register")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Step>) {
        rule!(MES_421);
        let open = register::SOLD.into_iter().filter(|&track| register::has_room(board, seat, track));
        out.extend(open.map(only::Step));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Step, table: &mut impl Table<Messina>) -> Flow<Frame> {
        let only::Step(track) = choice;
        register::step(board, seat, track, table);
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, only::Step(track): only::Step) -> Option<Cited> {
        Some(if register::SOLD.contains(&track) {
            Cited::new(rules::MES_411, "messina-reason-track-full")
        } else {
            Cited::new(rules::MES_421, "messina-reason-not-sold")
        })
    }
}

/// Which scroll cube?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickScroll;

impl Question<Messina> for PickScroll {
    type Choice = only::Scroll;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_325, "messina-ask-pick-scroll")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Scroll>) {
        out.extend(ScrollCube::all().filter(|&cube| effect::can_scroll(board, cube)).map(only::Scroll));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Scroll,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Scroll(cube) = choice;
        rule!(MES_325);
        board[seat].scroll[cube.index()] += 1;
        let index = board[seat].scroll[cube.index()];
        table.tell(|| Event::Scrolled { seat, track: cube.number(), index });
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Scroll) -> Option<Cited> {
        Some(Cited::new(rules::MES_325, "messina-reason-scroll-full"))
    }
}

/// Which citizen turns golden?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickCitizen;

impl Question<Messina> for PickCitizen {
    type Choice = only::Upgrade;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_320, "messina-ask-pick-citizen")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Upgrade>) {
        out.extend(board[seat].plain_citizens().map(only::Upgrade));
    }

    /// Turns a plain citizen to the golden side, which a workshop of era II may have waited for.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Upgrade,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Upgrade(spot) = choice;
        rule!(MES_320);
        table.tell(|| Event::Upgraded { seat, spot });
        match spot {
            Spot::Space(space) => {
                board[seat].golden.insert(space);
            }
            Spot::Cabin(cabin) => {
                let patient = &mut board[seat].cabins[cabin].citizen;
                patient.as_mut().expect("somebody lives in the cabin").upgraded = true;
            }
            Spot::Workshop(workshop) => {
                board[seat].masters.insert(workshop);
                workshop::reward(board, workshop, table);
            }
        }
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Upgrade) -> Option<Cited> {
        Some(Cited::new(rules::MES_320, "messina-reason-no-plain-citizen"))
    }
}

/// Which foreman is upgraded?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickForeman;

impl Question<Messina> for PickForeman {
    type Choice = only::Promote;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_321, "messina-ask-pick-foreman")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Promote>) {
        let plain = Class::ALL.iter().copied().filter(|class| !board[seat].foremen[*class].upgraded);
        out.extend(plain.map(|class| only::Promote(ForemanId(class))));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Promote,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Promote(foreman) = choice;
        rule!(MES_321);
        board[seat].foremen[foreman.0].upgraded = true;
        table.tell(|| Event::Promoted { seat, foreman });
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Promote) -> Option<Cited> {
        Some(Cited::new(rules::MES_321, "messina-reason-foreman-upgraded"))
    }
}
