//! Chapter 5.8: foremen walk round the estate and set citizens to work.

use kernel::{Cited, Flow, Id as _, Question, Seat, Set, Table, choices, rule};

use crate::Messina;
use crate::action::Action;
use crate::action::only;
use crate::board::Board;
use crate::data::{Class, FOREMEN, PATH_NODES, PathNode, SPACES, Space, ZONES, Zone};
use crate::event::{Drawn, Event};
use crate::frame::Frame;
use crate::player::{CENTRE, Foreman, Player};
use crate::stride::{Branch, ForemanId, Stride};
use crate::tile::Reach;
use crate::variant::advanced;
use crate::{effect, rules};

/// The step on which the branch is chosen.
const BRANCH: u8 = 2;
/// No node lets a foreman activate more citizens than the centre does.
const MOST_ACTIVATED: usize = 3;

/// Which foreman advances, and how?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Advance {
    /// The one that must, if one is named.
    pub class: Option<Class>,
    /// Whether they may jump over a step.
    pub skip: bool,
}

impl Question<Messina> for Advance {
    type Choice = only::Advance;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_310, if self.skip { "messina-ask-advance-skip" } else { "messina-ask-advance" })
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Advance>) {
        let foremen = Class::ALL.iter().copied().filter(|&foreman| self.class.is_none_or(|class| class == foreman));
        for class in foremen {
            out.extend(strides(class, board[seat].foremen[class], self.skip).map(only::Advance));
        }
    }

    /// Moves the foreman; only the node on which they land counts.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Advance,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Advance(stride) = choice;
        let foreman = &mut board[seat].foremen[stride.foreman];
        *foreman = after(*foreman, stride);
        let node = Drawn(node(stride.foreman, *foreman));
        table.tell(|| Event::ForemanMoved { seat, foreman: ForemanId(stride.foreman), node });
        rule!(MES_312, MES_313);
        Flow::goto(Activate { foreman: stride.foreman, chosen: [None; MOST_ACTIVATED] })
    }

    fn why_not(self, board: &Board, seat: Seat, only::Advance(stride): only::Advance) -> Option<Cited> {
        let step = board[seat].foremen[stride.foreman].step;
        let key = if self.class.is_some_and(|class| class != stride.foreman) {
            "messina-reason-other-foreman"
        } else if step + stride.steps > CENTRE {
            "messina-reason-in-centre"
        } else if stride.steps > 1 && !self.skip {
            "messina-reason-no-skip"
        } else {
            "messina-reason-branching"
        };
        Some(Cited::new(rules::MES_310, key))
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

/// Where a foreman stands who has left his start.
pub fn node(class: Class, foreman: Foreman) -> PathNode {
    let path = match foreman.branch {
        None | Some(Branch::Left) => 0,
        Some(Branch::Right) => 1,
    };
    FOREMEN[class].paths[path][usize::from(foreman.step) - 1]
}

fn zone(zone: Zone) -> Set<Space, u32> {
    Set::from_bits(ZONES[zone])
}

/// The parts of the estate that a node reaches, and how many citizens of each may be activated.
fn reach(class: Class, foreman: Foreman) -> [(Set<Space, u32>, u8); 2] {
    rule!(MES_311);
    let more = 1 + u8::from(foreman.upgraded);
    let nothing = (Set::new(), 0);
    match PATH_NODES[node(class, foreman)] {
        Reach::Adjacent(spaces) => [(spaces.into_iter().collect(), more), nothing],
        Reach::Zone(one) => [(zone(one), more), nothing],
        Reach::TwoZones(zones) => zones.map(|one| {
            let own = zone(one).into_iter().all(|space| SPACES[space].class == class);
            (zone(one), if own { more } else { 1 })
        }),
        Reach::AnyThree => [(Set::full(), 3), nothing],
    }
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

/// Whom does the foreman activate?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activate {
    /// The foreman that has landed.
    pub foreman: Class,
    /// The citizens activated so far, sorted, so that equal positions are equal whatever the order of the picks.
    pub chosen: [Option<Space>; MOST_ACTIVATED],
}

choices! { pub enum Activating of Action { Activate(space: Space), Stop } }

impl Question<Messina> for Activate {
    type Choice = Activating;

    /// Asks while somebody can be activated.
    fn advance(self, board: &mut Board, _: &mut impl Table<Messina>) -> Flow<Frame> {
        Flow::ask_if(!self.candidates(&board[board.turn.seat]).is_empty(), self)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_311, "messina-ask-activate").with("foreman", ForemanId(self.foreman).name())
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Activating>) {
        out.extend(self.candidates(&board[seat]).into_iter().map(Activating::Activate));
        out.extend([Activating::Stop]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Activating, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Activating::Activate(space) => self.activate(board, seat, space, table),
            Activating::Stop => Flow::Return,
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Activating) -> Option<Cited> {
        let Activating::Activate(space) = choice else { return None };
        let player = &board[seat];
        let (rule, key) = if !player.housed.contains(space) {
            (rules::MES_311, "messina-reason-nobody-there")
        } else if self.chosen().contains(space) {
            (rules::MES_312, "messina-reason-activated-before")
        } else if player.doors.contains(space) {
            (rules::MES_722, "messina-reason-door-there")
        } else if reached(self.foreman, player.foremen[self.foreman]).contains(space) {
            (rules::MES_311, "messina-reason-enough-there")
        } else {
            (rules::MES_311, "messina-reason-out-of-reach")
        };
        Some(Cited::new(rule, key))
    }
}

impl Activate {
    /// The citizens activated so far.
    #[inline]
    fn chosen(self) -> Set<Space, u32> {
        self.chosen.into_iter().flatten().collect()
    }

    /// The citizens that can still be activated, in whatever order they are picked.
    pub fn candidates(self, player: &Player) -> Set<Space, u32> {
        rule!(MES_311, MES_312);
        let chosen = self.chosen();
        let mut open = Set::new();
        for (spaces, most) in reach(self.foreman, player.foremen[self.foreman]) {
            if (spaces & chosen).len() < usize::from(most) {
                open = open | spaces;
            }
        }
        (open & player.housed) - player.doors - chosen
    }

    /// Activates a citizen: the action of the space is earned.
    fn activate(mut self, board: &mut Board, seat: Seat, space: Space, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_311);
        let free = self.chosen.iter_mut().find(|chosen| chosen.is_none());
        *free.expect("no node activates more than three") = Some(space);
        self.chosen.sort_unstable();
        table.tell(|| Event::Activated { seat, space });
        let action = board[seat].action(space);
        if action.once {
            advanced::close(board, space, table);
        }
        effect::earn(board, seat, action.effects, table);
        Flow::goto(self)
    }
}
