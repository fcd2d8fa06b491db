//! What a click on a thing would mean here, legal or not, so that the player can be told why not.

use kernel::{Id as _, Seat, Target};

use crate::Pest;
use crate::action::{Action, Post};
use crate::board::{Board, Cell};
use crate::data::{Building, CapitalBuilding, Location, RewardToken, Technology};
use crate::frame::Frame;
use crate::vocabulary::{Act, Choice, Good, Left, Shelf, Slot, Top, Way};

/// The action a click on this thing stands for, unless it is legal and thus needs no reason.
pub(crate) fn intent(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
    let meant = at_frame(board, frame, seat, thing).or_else(|| anywhere(frame, thing))?;
    let mut legal = Vec::new();
    Pest::legal(board, frame, seat, &mut legal);
    (!legal.contains(&meant)).then_some(meant)
}

fn at_frame(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
    match *frame {
        Frame::Castle { .. } => thing.id::<Location>().map(Action::Castle),
        Frame::Doctor { .. } => thing.id::<Location>().map(Action::Doctor),
        Frame::Receive { .. } => thing.id::<Slot>().map(Action::Lay),
        Frame::Any { .. } => thing.id::<Good>().map(Action::Take),
        Frame::Container { .. } => thing.id::<Good>().map(Action::Store),
        Frame::Pay { .. } => thing.id::<Good>().map(|good| Action::Coins { good, n: 0 }),
        Frame::Place => place(board, seat, thing),
        Frame::Combine => thing.id::<Act>().map(Action::Start),
        Frame::Clear(_) => thing.id::<Slot>().map(Action::Clear),
        Frame::Step => step(board, seat, thing),
        Frame::Collect => {
            let camp = (*thing == Target::button("camp")).then_some(Way::Camp);
            thing.id::<Way>().or(camp).map(Action::Collect)
        }
        Frame::Build => build(board, seat, thing),
        Frame::More => thing.id::<Good>().map(Action::More),
        Frame::Less => thing.id::<Good>().map(Action::Less),
        Frame::Lose => thing.id::<Good>().map(Action::Lose),
        Frame::Extra => thing.id::<Good>().map(Action::Extra),
        Frame::Research => research(board, seat, thing),
        Frame::Displace { .. } => thing.id::<Slot>().map(Action::Displace),
        Frame::PullIn => thing.id::<Slot>().map(Action::PullIn),
        Frame::Workshop => thing.id::<Good>().map(Action::Workshop),
        Frame::Heal => heal(thing),
        Frame::Assign => post(thing).map(Action::Assign),
        Frame::RewardToken => thing.id::<RewardToken>().map(Action::Reward),
        Frame::CapitalChoice { .. } => thing.id::<Choice>().map(Action::Choice),
        _ => None,
    }
}

/// The free moves, wherever they are asked for.
fn anywhere(frame: &Frame, thing: &Target) -> Option<Action> {
    let slot = thing.id::<Slot>().filter(|_| !matches!(frame, Frame::Heal)).map(Action::Shift);
    let good = thing.id::<Good>().map(|good| Action::Exchange { first: good, second: good });
    slot.or(good)
}

fn place(board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
    let cell = || {
        let (top, left) = (thing.kind == "cell").then_some(&thing.id)?.split_once('_')?;
        Some(Cell { top: Top::from_word(top)?, left: Left::from_word(left)? })
    };
    match thing.id::<Technology>() {
        Some(Technology::ClinicalTrials) => Some(Action::Trials),
        Some(Technology::AdrenalineShot) => {
            let unused = Cell::all().find(|cell| board[seat].cells & cell.bit() == 0);
            unused.map(Action::Again)
        }
        Some(_) => None,
        None => cell().map(Action::Place),
    }
}

fn step(board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
    if *thing == Target::button("camp") {
        return Some(Action::Camp);
    }
    let to = thing.id::<Location>();
    if thing.id::<Technology>() == Some(Technology::CloningExperiment) {
        return board[seat].doctor.map(Action::Clone);
    }
    to.map(Action::Step)
}

fn build(board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
    let here = board[seat].doctor?;
    if let Some(building) = thing.id::<Building>() {
        let location = board.sites(seat).next().unwrap_or(here);
        return Some(Action::Build { building, location });
    }
    if let Some(location) = thing.id::<Location>() {
        let unbuilt = Building::ALL.iter().copied().find(|&building| board[seat].site(building).is_none());
        return Some(Action::Build { building: unbuilt.unwrap_or(Building::Castle), location });
    }
    thing.id::<CapitalBuilding>().map(Action::Erect)
}

fn research(board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
    if *thing == Target::button("refresh") {
        return Some(Action::Refresh);
    }
    if *thing == Target::button("patient") {
        return Some(Action::Advance);
    }
    if let Some(technology) = thing.id::<Technology>() {
        let own = board.has(seat, technology);
        return Some(match technology {
            Technology::ExperimentalLaboratory if own => Action::Laboratory(1),
            Technology::Scholars if own => Action::Scholars(Post::Track),
            Technology::PlagueExperts if own => Action::Experts(Post::Capital),
            _ => {
                let fits = Shelf::ALL.iter().copied().find(|&shelf| Board::fits(technology, shelf));
                Action::Buy { technology, shelf: fits.unwrap_or(Shelf::Top) }
            }
        });
    }
    let to = post(thing)?;
    Some(if board[seat].experts > 0 && to != Post::Track { Action::Experts(to) } else { Action::Scholars(to) })
}

fn heal(thing: &Target) -> Option<Action> {
    if *thing == Target::button("patient") {
        return Some(Action::Advance);
    }
    if thing.id::<Technology>() == Some(Technology::Inhaler) {
        return Some(Action::Inhale(Slot::Regular));
    }
    thing.id::<Slot>().map(Action::Heal).or_else(|| post(thing).map(Action::Experts))
}

/// The post that a thing stands for.
fn post(thing: &Target) -> Option<Post> {
    if let Some(building) = thing.id::<Building>() {
        return Some(Post::Building(building));
    }
    [Post::Capital, Post::Workshop, Post::Experts, Post::Track].into_iter().find(|post| post.target() == *thing)
}
