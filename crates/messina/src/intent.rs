//! What a click on a thing would mean, so that a refusal can be explained.

use kernel::{Action as _, Id as _, Target};

use crate::act;
use crate::action::{Action, Extra, Fee, Group, Payment, Stride, Tile};
use crate::board::Board;
use crate::data::{Cabin, CabinUpgrade, Cart, Class, Ship, Space, Workshop};
use crate::frame::Frame;
use crate::player::{Branch, Place, Spot};
use crate::site::Site;
use crate::tile::Entry;

/// What a click on a thing would mean here, if it is no legal choice.
pub(crate) fn intent(board: &Board, frame: &Frame, legal: &[Action], thing: &Target) -> Option<Action> {
    let cost = board.round_space().fire_cost;
    let meant = |action: &Action| belongs(frame, *action) && action.target() == *thing;
    every(cost).filter(meant).find(|action| !legal.contains(action))
}

/// Every choice that a click could mean, plausible ones first.
fn every(cost: u8) -> impl Iterator<Item = Action> {
    let places = || std::iter::once(Place::Estate).chain(Site::all().map(Place::Town));
    let spots = || {
        let spaces = Space::ALL.iter().copied().map(Spot::Space);
        let cabins = Cabin::ALL.iter().copied().map(Spot::Cabin);
        spaces.chain(cabins).chain(Workshop::ALL.iter().copied().map(Spot::Workshop))
    };
    let cabins = || Cabin::ALL.iter().copied();
    let spaces = || Space::ALL.iter().copied();
    let classes = || Class::ALL.iter().copied();
    let workshops = || Workshop::ALL.iter().copied();
    let tiles = CabinUpgrade::ALL.iter().copied().map(Tile::Cabin);
    let tiles = tiles.chain(workshops().map(Tile::Workshop)).chain(Cart::ALL.iter().copied().map(Tile::Cart));
    let sold = act::SOLD.into_iter();
    let beside = Site::hexes().map(move |site| Payment { fire: 0, major: cost, extra: Extra::Beside(site) });
    let payments = (0..=cost).map(move |fire| Payment { fire, major: cost - fire, extra: Extra::None }).chain(beside);
    let strides = classes().flat_map(|foreman| {
        let branches = [None, Some(Branch::Left), Some(Branch::Right)];
        [1, 2].into_iter().flat_map(move |steps| branches.map(|branch| Stride { foreman, steps, branch }))
    });
    let refreshes = [Group::Cabins, Group::Workshops].into_iter();
    let refreshes = refreshes.flat_map(|group| Fee::ALL.map(|fee| Action::Refresh(group, fee)));
    let leaves = cabins().flat_map(move |cabin| Space::ALL.iter().map(move |&space| Action::Leave(cabin, space)));
    let shelters = cabins().flat_map(move |cabin| Class::ALL.iter().map(move |&class| Action::Shelter(class, cabin)));
    let buttons = [Action::Recall, Action::Rat, Action::HexAction, Action::Repopulate, Action::Keep, Action::Decline];
    places()
        .map(Action::Use)
        .chain(Site::hexes().map(Action::Go))
        .chain(Ship::ALL.iter().copied().map(Action::Sail))
        .chain(spaces().map(Action::House))
        .chain(shelters)
        .chain(classes().map(Action::Release))
        .chain(payments.map(Action::Burn))
        .chain(Entry::all().map(Action::Resolve))
        .chain(sold.clone().map(Action::Purchase))
        .chain(sold.map(Action::Step))
        .chain((1..=3).map(Action::Scroll))
        .chain(spots().map(Action::Upgrade))
        .chain(classes().map(Action::Promote))
        .chain(strides.map(Action::Advance))
        .chain(spaces().map(Action::Activate))
        .chain(refreshes)
        .chain(tiles.map(Action::Build))
        .chain(cabins().map(Action::Furnish))
        .chain(spots().map(Action::Settle))
        .chain(places().map(Action::GiveUp))
        .chain(leaves)
        .chain(cabins().map(Action::Dismiss))
        .chain(workshops().map(Action::Staff))
        .chain(spaces().map(Action::Worker))
        .chain(buttons)
        .chain([Action::Stop, Action::End])
}

/// Whether an action, legal or not, answers the question of a frame.
pub(crate) fn belongs(frame: &Frame, action: Action) -> bool {
    let window = matches!(
        frame,
        Frame::Lieutenant
            | Frame::Goal { .. }
            | Frame::Rescue
            | Frame::Burn { .. }
            | Frame::ShipFight { .. }
            | Frame::Act
            | Frame::Staffing
            | Frame::Quarantine
    );
    match action {
        Action::Use(_) => matches!(frame, Frame::Lieutenant),
        Action::Go(_) | Action::Sail(_) | Action::Recall => matches!(frame, Frame::Goal { .. }),
        Action::House(_) | Action::Shelter(..) | Action::Release(_) => matches!(frame, Frame::Rescue),
        Action::Burn(payment) => match frame {
            Frame::Burn { .. } => true,
            Frame::ShipFight { .. } => payment.extra == Extra::None,
            _ => false,
        },
        Action::Rat => matches!(frame, Frame::ShipFight { .. }),
        Action::Resolve(_) => matches!(frame, Frame::Act | Frame::Settle),
        Action::HexAction | Action::Repopulate | Action::Purchase(_) | Action::End => matches!(frame, Frame::Act),
        Action::Pick(choice, _) => matches!(frame, Frame::PickOption { choice: asked } if *asked == choice),
        Action::Step(_) => matches!(frame, Frame::PickRegister),
        Action::Scroll(_) => matches!(frame, Frame::PickScroll),
        Action::Upgrade(_) => matches!(frame, Frame::PickCitizen),
        Action::Promote(_) => matches!(frame, Frame::PickForeman),
        Action::Advance(_) => matches!(frame, Frame::Advance { .. }),
        Action::Activate(_) => matches!(frame, Frame::Activate(_)),
        Action::Refresh(..) | Action::Keep => matches!(frame, Frame::Refresh),
        Action::Build(_) | Action::Decline => matches!(frame, Frame::Tile { .. }),
        Action::Furnish(_) => matches!(frame, Frame::PickCabin { .. }),
        Action::Settle(_) => matches!(frame, Frame::Settler { .. }),
        Action::GiveUp(_) => matches!(frame, Frame::GiveUp),
        Action::Leave(..) | Action::Dismiss(_) => matches!(frame, Frame::Quarantine),
        Action::Staff(_) => window,
        Action::Worker(_) => matches!(frame, Frame::Worker { .. }),
        Action::Stop => {
            matches!(frame, Frame::Burn { .. } | Frame::Settle | Frame::Activate(_) | Frame::Staffing)
        }
    }
}
