//! Chapter 5.8: foremen walk round the estate and set citizens to work.

use kernel::{Flow, Id as _, Set, Table, rule};

use crate::Messina;
use crate::action::{Action, Stride};
use crate::board::Board;
use crate::data::{Class, FOREMEN, PATH_NODES, PathNode, SPACES, Space, ZONES, Zone};
use crate::event::Event;
use crate::frame::{Activation, Frame};
use crate::player::{Branch, CENTRE, Foreman, Player};
use crate::tile::Reach;
use crate::variant::advanced;
use crate::{effect, rules};

/// The step on which the branch is chosen.
const BRANCH: u8 = 2;

/// Appends every way in which a foreman can advance.
pub(crate) fn legal(board: &Board, class: Option<Class>, skip: bool, out: &mut Vec<Action>) {
    rule!(MES_310);
    for &foreman in Class::ALL.iter().filter(|&&foreman| class.is_none_or(|class| class == foreman)) {
        let step = board[board.turn.seat].foremen[foreman.index()].step;
        for steps in 1..=1 + u8::from(skip) {
            if step + steps > CENTRE {
                break;
            }
            if step < BRANCH && step + steps >= BRANCH {
                let ways = [Branch::Left, Branch::Right].map(|branch| Stride { foreman, steps, branch: Some(branch) });
                out.extend(ways.map(Action::Advance));
            } else {
                out.push(Action::Advance(Stride { foreman, steps, branch: None }));
            }
        }
    }
}

/// Moves the foreman; only the node on which he lands counts.
pub(crate) fn advance(board: &mut Board, stride: Stride, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    let foreman = &mut board[seat].foremen[stride.foreman.index()];
    foreman.step += stride.steps;
    foreman.branch = foreman.branch.or(stride.branch);
    let node = node(stride.foreman, *foreman);
    table.tell(|| Event::ForemanMoved { seat, foreman: stride.foreman, node });
    rule!(MES_312, MES_313);
    Flow::Goto(Frame::Activate(Activation { foreman: stride.foreman, last: None, used: [0; 2] }))
}

/// Where a foreman stands who has left his start.
pub fn node(class: Class, foreman: Foreman) -> PathNode {
    let path = match foreman.branch {
        None | Some(Branch::Left) => 0,
        Some(Branch::Right) => 1,
    };
    FOREMEN[class.index()].paths[path][usize::from(foreman.step) - 1]
}

fn zone(zone: Zone) -> Set<Space, u32> {
    Set::from_bits(ZONES[zone.index()])
}

/// The parts of the estate that a node reaches, and how many citizens of each may be activated.
fn reach(class: Class, foreman: Foreman) -> [(Set<Space, u32>, u8); 2] {
    rule!(MES_311);
    let more = 1 + u8::from(foreman.upgraded);
    let nothing = (Set::new(), 0);
    match PATH_NODES[node(class, foreman).index()] {
        Reach::Adjacent(spaces) => [(spaces.into_iter().collect(), more), nothing],
        Reach::Zone(one) => [(zone(one), more), nothing],
        Reach::TwoZones(zones) => zones.map(|one| {
            let own = zone(one).into_iter().all(|space| SPACES[space.index()].class == class);
            (zone(one), if own { more } else { 1 })
        }),
        Reach::AnyThree => [(Set::full(), 3), nothing],
    }
}

/// The citizens that can still be activated: behind the last one, so that the order has no meaning.
pub fn candidates(player: &Player, activation: &Activation) -> Set<Space, u32> {
    rule!(MES_311, MES_312);
    let foreman = player.foremen[activation.foreman.index()];
    let mut open = Set::new();
    for ((spaces, most), used) in reach(activation.foreman, foreman).into_iter().zip(activation.used) {
        if used < most {
            open = open | spaces;
        }
    }
    let behind = activation.last.map_or(0, |last| (1_u32 << (last.index() + 1)) - 1);
    (open & player.housed) - player.doors - Set::from_bits(behind)
}

/// Asks while somebody can be activated.
pub(crate) fn ask(board: &Board, activation: Activation) -> Flow<Frame> {
    let candidates = candidates(&board[board.turn.seat], &activation);
    if candidates.is_empty() { Flow::Return } else { Flow::Ask(Frame::Activate(activation)) }
}

/// Activates a citizen: the action of his space is earned.
pub(crate) fn activate(
    board: &mut Board,
    mut activation: Activation,
    space: Space,
    table: &mut impl Table<Messina>,
) -> Flow<Frame> {
    rule!(MES_311);
    let seat = board.turn.seat;
    let parts = reach(activation.foreman, board[seat].foremen[activation.foreman.index()]);
    let part = usize::from(!parts[0].0.contains(space));
    activation.used[part] += 1;
    activation.last = Some(space);
    table.tell(|| Event::Activated { seat, space });
    let action = board[seat].action(space);
    if action.once {
        advanced::close(board, space, table);
    }
    effect::earn(board, seat, action.effects, table);
    Flow::Goto(Frame::Activate(activation))
}
