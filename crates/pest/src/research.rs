//! Chapter 5.10, second half: what a Research can do. Buying a technology is in `purchase.rs`.

use kernel::{Cited, Flow, Id as _, Question, Seat, Set, Table, Target, choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{TECHNOLOGIES, Technology};
use crate::effect::{figure, unusable};
use crate::event::Event;
use crate::exchange::Free;
use crate::frame::Frame;
use crate::plague_experts::{self, ExpertsReward};
use crate::post::Post;
use crate::quarantine::Receive;
use crate::subjects::{closed, worker_places};
use crate::vocabulary::Shelf;
use crate::{Pest, patient, purchase, rules};

/// What the Research under way has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each says whether one thing was done in this action")]
pub struct Researching {
    /// The technology bought, which does not work yet.
    pub bought: Option<Technology>,
    /// The patient was moved.
    pub patient_moved: bool,
    /// Technology 11 was used.
    pub recalled: bool,
    /// Technology 12 was used.
    pub traded: bool,
    /// Plague Experts reached the Capital.
    pub to_capital: bool,
}

impl Board {
    /// Deals a technology from the deck: shuffled, so any is equally likely.
    pub(crate) fn deal(&mut self, table: &mut impl Table<Pest>) -> Option<Technology> {
        let technology = self.deck.pick(table)?;
        self.deck.remove(technology);
        table.reveal();
        table.tell(|| Event::Dealt { technology });
        Some(technology)
    }

    /// Five new technologies for the market; the old ones go into the deck before or after.
    pub(crate) fn renew_market(&mut self, shuffle_first: bool, table: &mut impl Table<Pest>) {
        let old = std::mem::take(&mut self.market);
        table.tell(|| Event::Refreshed);
        let shuffle = |board: &mut Self| old.iter().flatten().for_each(|&technology| _ = board.deck.insert(technology));
        if shuffle_first {
            shuffle(self);
        }
        for at in 0..self.market.len() {
            self.market[at] = self.deal(table);
        }
        if !shuffle_first {
            shuffle(self);
        }
    }
}

/// Asks for the next part of a Research (PEST-137).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Research;

choices! {
    pub enum Study of Action {
        Buy { technology: Technology, shelf: Shelf }, Refresh, Advance, Experts(post: Post), Scholars(post: Post),
        Laboratory(n: u8), Done; else Free
    }
}

impl Question<Pest> for Research {
    type Choice = Study;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_137, "pest-ask-research")
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Study>) {
        rule!(PEST_137, PEST_138);
        let (player, done) = (&board[seat], &board.run.research);
        if done.bought.is_none() {
            let market: Set<Technology, u32> = board.market.iter().flatten().copied().collect();
            for technology in market {
                if TECHNOLOGIES[technology].cost > player.research {
                    continue;
                }
                let shelves = Shelf::ALL.iter().copied().filter(|&shelf| Board::fits(technology, shelf));
                let shelves = shelves.filter(|&shelf| board.may_discard(seat, shelf));
                out.extend(shelves.map(|shelf| Study::Buy { technology, shelf }));
            }
        }
        if player.research > 0 {
            rule!(PEST_142);
            out.extend([Study::Refresh]);
        }
        out.extend(patient::waits(board, seat, done.patient_moved).then_some(Study::Advance));
        out.extend(plague_experts::posts(board, seat).map(Study::Experts));
        if may_recall(board, seat) {
            rule!(PEST_211);
            let posts = worker_places().chain([Post::Track]);
            out.extend(posts.filter(|&post| board.is_open(seat, post)).map(Study::Scholars));
        }
        if may_trade(board, seat) {
            rule!(PEST_212);
            out.extend((1..=figure(Technology::ExperimentalLaboratory)).map(Study::Laboratory));
        }
        out.extend([Study::Done]);
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Study, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Study::Buy { technology, shelf } => return purchase::buy(board, seat, technology, shelf, table),
            Study::Refresh => {
                rule!(PEST_142);
                board[seat].research -= 1;
                board.renew_market(true, table);
            }
            Study::Advance => {
                board.run.research.patient_moved = true;
                patient::move_on(board, seat, table);
            }
            Study::Experts(post) => {
                board.send(seat, Post::Experts, post, table);
                board.run.research.to_capital |= post == Post::Capital;
            }
            Study::Scholars(post) => {
                rule!(PEST_211);
                board.run.research.recalled = true;
                board.send(seat, Post::Capital, post, table);
            }
            Study::Laboratory(n) => {
                rule!(PEST_212);
                board.run.research.traded = true;
                board[seat].healed -= 1;
                table.tell(|| Event::Traded { seat, n });
                return Flow::call(Receive { seat, n }, self);
            }
            Study::Done => return finish(board, seat, table),
            Study::Free(free) => return free.choose(board, seat, self, table),
        }
        Flow::goto(self)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Study) -> Option<Cited> {
        let done = &board.run.research;
        Some(match choice {
            Study::Buy { technology, shelf } => purchase::why_not(board, seat, technology, shelf),
            Study::Refresh => Cited::new(rules::PEST_142, "pest-reason-no-research"),
            Study::Advance => patient::why_no_move(board, seat),
            Study::Experts(post) => plague_experts::why_not(board, seat, post),
            Study::Scholars(post) => {
                let usable = unusable(board, seat, Technology::Scholars, done.recalled);
                usable.unwrap_or_else(|| {
                    if may_recall(board, seat) {
                        closed(board, seat, post)
                    } else {
                        Cited::new(rules::PEST_211, "pest-reason-nobody-in-capital")
                    }
                })
            }
            Study::Laboratory(_) => {
                let usable = unusable(board, seat, Technology::ExperimentalLaboratory, done.traded);
                usable.unwrap_or_else(|| {
                    let trades = may_trade(board, seat);
                    let key = if trades { "pest-reason-one-to-three" } else { "pest-reason-nobody-on-track" };
                    Cited::new(rules::PEST_212, key)
                })
            }
            Study::Done => return None,
            Study::Free(free) => free.why_not(board, seat),
        })
    }

    /// A click on an own technology 10, 11 or 12 means to use it, on another to buy it; a click on a post sends an expert
    /// there, if one waits, or a scholar.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Study> {
        let meant = if let Some(technology) = thing.id::<Technology>() {
            let own = board.has(seat, technology);
            match technology {
                Technology::ExperimentalLaboratory if own => Study::Laboratory(1),
                Technology::Scholars if own => Study::Scholars(Post::Track),
                Technology::PlagueExperts if own => Study::Experts(Post::Capital),
                _ => {
                    let fits = Shelf::ALL.iter().copied().find(|&shelf| Board::fits(technology, shelf));
                    Study::Buy { technology, shelf: fits.unwrap_or(Shelf::Top) }
                }
            }
        } else if let Some(post) = <Post as kernel::Noun>::clicked(thing) {
            let expert = board[seat].experts > 0 && post != Post::Track;
            if expert { Study::Experts(post) } else { Study::Scholars(post) }
        } else {
            return self.meant(board, seat, thing);
        };
        let mut legal = Vec::new();
        self.legal(board, seat, &mut legal);
        (!legal.contains(&meant)).then_some(meant)
    }
}

/// Whether technology 11 can bring somebody back.
fn may_recall(board: &Board, seat: Seat) -> bool {
    !board.run.research.recalled && board[seat].capital > 0 && board.works(seat, Technology::Scholars)
}

/// Whether technology 12 can trade.
fn may_trade(board: &Board, seat: Seat) -> bool {
    !board.run.research.traded && board[seat].healed > 0 && board.works(seat, Technology::ExperimentalLaboratory)
}

/// The action ends: the patient moves if it has not.
fn finish(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_146);
    if patient::waits(board, seat, board.run.research.patient_moved) {
        patient::move_on(board, seat, table);
    }
    Flow::goto(ExpertsReward { arrived: board.run.research.to_capital })
}
