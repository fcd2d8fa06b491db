//! Citizens on the estate, and the foremen who set them to work.

use kernel::{Id as _, Set};
use messina::data::{Class, FOREMEN, PATH_NODES, SPACES, Space, ZONES};
use messina::tile::{Effect, Entry, Reach};
use messina::{Branch, CENTRE, Foreman};

use super::Judge;
use super::weights::W;

/// What each housed citizen brings when activated, by space.
pub(super) type Actions = [f32; Space::ALL.len()];
/// What a foreman sets to work, by branch and step.
pub(super) type Landings = [[f32; CENTRE as usize + 1]; 2];

impl Judge<'_> {
    /// What effects bring when entries bring so much.
    pub(super) fn effects(&self, effects: &[Effect], rates: &[f32; Entry::COUNT]) -> f32 {
        let worth = |effect: &Effect| match effect {
            Effect::Gain(gain) => self.prices.gain(gain),
            Effect::Lieutenant(_) => self.prices.effects(std::slice::from_ref(effect)),
            Effect::Pend(entry, count) => rates[entry.index()] * (1.0 + W.pending_more * f32::from(count - 1)),
        };
        effects.iter().map(worth).sum()
    }

    /// What each citizen brings when activated; nothing where nobody stands or a door does.
    pub(super) fn actions(&self, rates: &[f32; Entry::COUNT]) -> Actions {
        let mut actions = [0.0; Space::ALL.len()];
        for space in self.player.housed - self.player.doors {
            actions[space.index()] = self.effects(self.player.action(space).effects, rates);
        }
        actions
    }

    pub(super) fn people(&self) -> f32 {
        let player = self.player;
        let later = self.later;
        let mut sum = 0.0;
        if self.active() {
            let actions = self.actions(&self.rates);
            for &class in Class::ALL {
                let foreman = player.foremen[class];
                if foreman.step < CENTRE {
                    sum += self.walk(foreman, &self.landings(class, foreman, &actions));
                }
            }
        }
        sum += player.housed.len() as f32 * (W.housed * later.min(1.0) + W.housed_later * later);
        sum += player.golden.len() as f32 * (W.golden * later.min(1.0) + W.golden_later * later);
        let promoted =
            player.foremen.values().iter().filter(|foreman| foreman.upgraded && foreman.step < CENTRE).count();
        sum += promoted as f32 * (W.foreman_up * later.min(1.0) + W.foreman_up_later * later);
        for patient in player.cabins.values().iter().filter_map(|row| row.citizen) {
            let soon = if patient.leaving { 0.0 } else { 1.0 };
            sum += (W.patient + W.patient_later * (later - soon)).max(0.0) * later.min(1.0);
            sum += if patient.upgraded { W.golden_later * later } else { 0.0 };
        }
        sum
    }

    /// What the steps that a foreman still has ahead will bring.
    pub(super) fn walk(&self, foreman: Foreman, landings: &Landings) -> f32 {
        let steps = W.steps + W.steps_later * self.later;
        let base = W.landing_base * self.later.min(1.0) + W.landing_later * self.later;
        let along = |branch: Branch| {
            let mut sum = 0.0;
            for ahead in 1..=AHEAD.min(CENTRE - foreman.step) {
                let likely = (steps / f32::from(ahead)).min(1.0);
                sum += likely * (base + W.landing * landings[branch as usize][usize::from(foreman.step + ahead)]);
            }
            sum
        };
        foreman.branch.map_or_else(|| along(Branch::Left).max(along(Branch::Right)), along)
    }

    /// What a foreman sets to work on the next steps.
    pub(super) fn landings(&self, class: Class, foreman: Foreman, actions: &Actions) -> Landings {
        let mut landings = [[0.0; CENTRE as usize + 1]; 2];
        if self.player.housed.is_empty() {
            return landings;
        }
        for branch in [Branch::Left, Branch::Right] {
            if foreman.branch.is_some_and(|chosen| chosen != branch) {
                continue;
            }
            for step in foreman.step + 1..=(foreman.step + 2 + AHEAD).min(CENTRE) {
                let node = FOREMEN[class].paths[branch as usize][usize::from(step) - 1];
                landings[branch as usize][usize::from(step)] =
                    self.landing(class, PATH_NODES[node], foreman.upgraded, actions);
            }
        }
        landings
    }

    fn landing(&self, class: Class, reach: Reach, upgraded: bool, actions: &Actions) -> f32 {
        let top = |spaces: u32, most: usize| {
            let mut worth = [0.0_f32; 3];
            for space in self.player.housed & Set::from_bits(spaces) {
                let mut value = actions[space.index()];
                for best in &mut worth {
                    if value > *best {
                        std::mem::swap(&mut value, best);
                    }
                }
            }
            worth[..most].iter().sum::<f32>()
        };
        let more = 1 + usize::from(upgraded);
        match reach {
            Reach::Adjacent([a, b]) => top(1 << a.index() | 1 << b.index(), more),
            Reach::Zone(zone) => top(ZONES[zone], more),
            Reach::TwoZones(zones) => zones
                .iter()
                .map(|zone| {
                    let own = SPACES[Space::from_index(ZONES[*zone].trailing_zeros() as usize)].class == class;
                    top(ZONES[*zone], if own { more } else { 1 })
                })
                .sum(),
            Reach::AnyThree => top((1 << Space::ALL.len()) - 1, 3),
        }
    }
}

/// So many steps of a foreman are looked ahead.
const AHEAD: u8 = 4;
