//! The districts that a player may still repopulate.

use std::sync::LazyLock;

use kernel::Id as _;
use messina::data::{ByDistrict, Class, DISTRICTS, District, WORKSHOPS};
use messina::tile::Criterion;
use messina::{Board, ROUNDS};

use super::Judge;
use super::weights::W;

/// Citizens by class: all of them, then the golden ones; the rest is there to fill a machine word.
type Citizens = [u8; 8];

/// Where the golden ones begin.
const GOLDEN: usize = Class::ALL.len();

/// A district as plans see it.
#[derive(Clone, Copy)]
struct Goal {
    points: f32,
    citizens: Citizens,
    coin: u8,
    beam: u8,
    lieutenant: bool,
}

static GOALS: LazyLock<ByDistrict<Goal>> = LazyLock::new(|| {
    ByDistrict::from_fn(|district| {
        let tile = &DISTRICTS[district];
        let mut goal = Goal {
            points: f32::from(tile.repop_points),
            citizens: [0; 8],
            coin: tile.repop_cost.coin,
            beam: tile.repop_cost.beam,
            lieutenant: tile.repop_lieutenant,
        };
        for demand in tile.repop_citizens {
            goal.citizens[demand.class.index()] += 1;
            goal.citizens[GOLDEN + demand.class.index()] += u8::from(demand.upgraded);
        }
        goal
    })
});

/// What is left of a plan for which so much is missing, by rounds to wait: citizens, then tokens.
static MISSING: LazyLock<[[[f32; 12]; 2]; ROUNDS as usize]> = LazyLock::new(|| {
    std::array::from_fn(|wait| {
        [W.plan_missing, W.plan_unpaid].map(|each| {
            std::array::from_fn(|missing| each.powf(missing as f32 / (1.0 + W.plan_patience * wait as f32)))
        })
    })
});

/// The districts without an owner.
pub(super) struct Vacant {
    goals: [u8; District::ALL.len()],
    count: usize,
}

impl Vacant {
    pub(super) fn of(board: &Board) -> Self {
        let mut vacant = Self { goals: [0; District::ALL.len()], count: 0 };
        for (index, ground) in board.hexes[..District::ALL.len()].iter().enumerate() {
            if ground.slot.is_some() && ground.owner.is_none() {
                vacant.goals[vacant.count] = index as u8;
                vacant.count += 1;
            }
        }
        vacant
    }
}

/// No more districts than this are planned ahead.
const AHEAD: usize = 4;

impl Judge<'_> {
    /// What the districts are worth that the player may still repopulate with so many carts, so many of them ready.
    pub(super) fn plans(&self, carts: usize, ready: usize) -> f32 {
        let player = self.player;
        let turn = self.turns + usize::from(self.board.turn.seat == self.seat && self.board.turn.main);
        let mut slots = [(0.0_f32, 0); AHEAD];
        let mut planned = 0;
        let mut plan = |weight: f32, wait: usize| {
            if planned < AHEAD {
                slots[planned] = (weight, wait);
                planned += 1;
            }
        };
        for _ in 0..ready.min(turn) {
            plan(W.plan_now, 0);
        }
        let share = if carts == 0 { W.plan_cartless } else { 1.0 };
        let mut weight = share * W.plan_later;
        for wait in 1..=self.left {
            plan(weight, wait);
            if carts > 1 {
                plan(weight * W.plan_second, wait);
            }
            weight *= W.plan_decay;
        }
        if carts == 0 && turn > 1 {
            plan(share * W.plan_now * 0.5, 0);
        }
        let planned = planned.min(player.tiles.into());
        if planned == 0 {
            return 0.0;
        }
        let mut citizens = self.citizens();
        let (mut coin, mut beam) = (player.coin, player.beam);
        let more = self.scrolled(|criterion| criterion == Criterion::Repopulated);
        let mut open = self.vacant.goals;
        let mut count = self.vacant.count;
        let mut sum = 0.0;
        for &(weight, wait) in &slots[..planned] {
            let mut best = (0.0, 0);
            let rounds = self.later - wait as f32;
            let bonus = more + W.visits * rounds - W.plan_cost;
            let [people, tokens] = &MISSING[wait];
            for (index, &goal) in open[..count].iter().enumerate() {
                let goal = &GOALS.values()[usize::from(goal)];
                let missing: u8 =
                    goal.citizens.iter().zip(&citizens).map(|(need, have)| need.saturating_sub(*have)).sum();
                let unpaid = goal.coin.saturating_sub(coin) + goal.beam.saturating_sub(beam);
                let cost = f32::from(goal.coin) * self.prices.coin + f32::from(goal.beam) * self.prices.beam;
                let mut worth = goal.points + bonus - cost;
                if goal.lieutenant {
                    worth -= W.plan_lieutenant * (1.0 + rounds);
                }
                worth *= people[usize::from(missing)] * tokens[usize::from(unpaid)];
                if worth > best.0 {
                    best = (worth, index);
                }
            }
            if best.0 <= 0.0 {
                break;
            }
            sum += weight * best.0;
            let goal = &GOALS.values()[usize::from(open[best.1])];
            for (have, need) in citizens.iter_mut().zip(&goal.citizens) {
                *have = have.saturating_sub(*need);
            }
            for class in 0..GOLDEN {
                citizens[GOLDEN + class] = citizens[GOLDEN + class].min(citizens[class]);
            }
            coin = coin.saturating_sub(goal.coin);
            beam = beam.saturating_sub(goal.beam);
            count -= 1;
            open[best.1] = open[count];
        }
        sum
    }

    /// The citizens that could settle in a district now, or after their quarantine.
    fn citizens(&self) -> Citizens {
        let player = self.player;
        let mut citizens = [0; 8];
        for &class in Class::ALL {
            citizens[class.index()] = player.residents(class).len() as u8;
            citizens[GOLDEN + class.index()] = (player.residents(class) & player.golden).len() as u8;
        }
        for workshop in player.staffed {
            let class = WORKSHOPS[workshop].class.index();
            citizens[class] += 1;
            citizens[GOLDEN + class] += u8::from(player.masters.contains(workshop));
        }
        if self.left > 0 {
            for patient in player.cabins.values().iter().filter_map(|row| row.citizen) {
                citizens[patient.class.index()] += 1;
                citizens[GOLDEN + patient.class.index()] += u8::from(patient.upgraded);
            }
        }
        citizens
    }
}
