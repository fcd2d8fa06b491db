//! Chapter 5.8: foremen walk round the estate and set citizens to work.

use kernel::{Flow, Id as _, Set, Table, rule};

use crate::Messina;
use crate::action::{Action, Stride};
use crate::board::Board;
use crate::data::{Class, FOREMEN, PATH_NODES, PathNode, SPACES, Space, ZONES, Zone};
use crate::event::Event;
use crate::frame::{Activation, Frame, MOST_ACTIVATED};
use crate::player::{Branch, CENTRE, Foreman, Player};
use crate::tile::Reach;
use crate::variant::advanced;
use crate::{effect, rules};

/// The step on which the branch is chosen.
const BRANCH: u8 = 2;

/// Appends every way in which a foreman can advance.
pub(crate) fn legal(board: &Board, class: Option<Class>, skip: bool, out: &mut Vec<Action>) {
    let player = &board[board.turn.seat];
    for &foreman in Class::ALL.iter().filter(|&&foreman| class.is_none_or(|class| class == foreman)) {
        out.extend(strides(foreman, player.foremen[foreman.index()], skip).map(Action::Advance));
    }
}

/// The ways in which one foreman can advance: two where the path forks.
pub(crate) fn strides(class: Class, foreman: Foreman, skip: bool) -> impl Iterator<Item = Stride> {
    rule!(MES_310);
    let ways = (1..=1 + u8::from(skip)).filter(move |steps| foreman.step + steps <= CENTRE);
    ways.flat_map(move |steps| {
        let forks = foreman.step < BRANCH && foreman.step + steps >= BRANCH;
        let branches = if forks { [Some(Some(Branch::Left)), Some(Some(Branch::Right))] } else { [Some(None), None] };
        branches.into_iter().flatten().map(move |branch| Stride { foreman: class, steps, branch })
    })
}

/// The foreman after a stride.
pub(crate) fn after(foreman: Foreman, stride: Stride) -> Foreman {
    Foreman { step: foreman.step + stride.steps, branch: foreman.branch.or(stride.branch), ..foreman }
}

/// Moves the foreman; only the node on which he lands counts.
pub(crate) fn advance(board: &mut Board, stride: Stride, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    let foreman = &mut board[seat].foremen[stride.foreman.index()];
    *foreman = after(*foreman, stride);
    let node = node(stride.foreman, *foreman);
    table.tell(|| Event::ForemanMoved { seat, foreman: stride.foreman, node });
    rule!(MES_312, MES_313);
    Flow::Goto(Frame::Activate(Activation { foreman: stride.foreman, chosen: [None; MOST_ACTIVATED] }))
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

/// The citizens that can still be activated, in whatever order they are picked.
pub fn candidates(player: &Player, activation: &Activation) -> Set<Space, u32> {
    rule!(MES_311, MES_312);
    let foreman = player.foremen[activation.foreman.index()];
    let chosen = activation.chosen();
    let mut open = Set::new();
    for (spaces, most) in reach(activation.foreman, foreman) {
        if (spaces & chosen).len() < usize::from(most) {
            open = open | spaces;
        }
    }
    (open & player.housed) - player.doors - chosen
}

/// Every space that a foreman reaches from where he stands, whether or not he has activated enough there.
pub(crate) fn reached(class: Class, foreman: Foreman) -> Set<Space, u32> {
    let [(one, _), (other, _)] = reach(class, foreman);
    one | other
}

/// The citizens that a foreman who stands there could activate.
pub(crate) fn awake(player: &Player, class: Class, foreman: Foreman) -> Set<Space, u32> {
    (reached(class, foreman) & player.housed) - player.doors
}

impl Activation {
    /// The citizens activated so far.
    #[inline]
    pub fn chosen(&self) -> Set<Space, u32> {
        self.chosen.into_iter().flatten().collect()
    }
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
    let free = activation.chosen.iter_mut().find(|chosen| chosen.is_none());
    *free.expect("no node activates more than three") = Some(space);
    activation.chosen.sort_unstable();
    table.tell(|| Event::Activated { seat, space });
    let action = board[seat].action(space);
    if action.once {
        advanced::close(board, space, table);
    }
    effect::earn(board, seat, action.effects, table);
    Flow::Goto(Frame::Activate(activation))
}
