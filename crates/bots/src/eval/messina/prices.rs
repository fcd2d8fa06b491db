//! What single things are worth, by rounds to come.

use std::sync::LazyLock;

use kernel::Id as _;
use messina::ROUNDS;
use messina::data::{Register, SIDES};
use messina::tile::{Cost, Effect, Entry, Gain};

use super::weights::W;

/// What single things are worth with so many rounds to come.
pub(super) struct Prices {
    pub(super) coin: f32,
    pub(super) beam: f32,
    pub(super) fire: f32,
    pub(super) major: f32,
    pub(super) entries: [f32; Entry::COUNT],
    lieutenant: f32,
    /// What it is worth to stand on a space: by side of the board, register and space.
    pub(super) places: [[[f32; 18]; 3]; 2],
}

/// By rounds to come.
pub(super) static PRICES: LazyLock<[Prices; ROUNDS as usize]> = LazyLock::new(|| std::array::from_fn(Prices::of));

impl Prices {
    fn of(left: usize) -> Self {
        let later = left as f32;
        let by = |last: f32, base: f32, each: f32| if left == 0 { last } else { base + each * later };
        let turns = W.turns;
        let mut prices = Self {
            coin: by(W.coin_last, W.coin, W.coin_later),
            beam: by(W.beam_last, W.beam, W.beam_later),
            fire: by(W.fire_last, W.fire, W.fire_later),
            major: by(W.major_last, W.major, W.major_later),
            entries: [0.0; Entry::COUNT],
            lieutenant: W.recruit * (turns[..left].iter().sum::<f32>() + 0.7 * turns[left]),
            places: [[[0.0; 18]; 3]; 2],
        };
        for entry in Entry::all() {
            prices.entries[entry.index()] = match entry {
                Entry::City => W.city + W.city_later * later,
                Entry::Church => W.church + W.church_later * later,
                Entry::CityOrChurch => W.city.max(W.church) + 0.3 * later,
                Entry::Scroll => W.scroll + W.scroll_later * later,
                Entry::UpgradeCitizen => W.citizen_up + W.citizen_up_later * later,
                Entry::UpgradeForeman => W.foreman_up + W.foreman_up_later * later,
                Entry::Build => W.build + W.build_later * later,
                Entry::Foreman(_) => W.foreman + W.foreman_later * later,
                Entry::ForemanSkip(_) => W.foreman + W.skip + W.foreman_later * later,
                Entry::Choice(_) => 0.0,
            };
        }
        for entry in Entry::all() {
            if let Entry::Choice(choice) = entry {
                let best = choice.options().iter().map(|effects| prices.effects(effects)).fold(0.0, f32::max);
                prices.entries[entry.index()] = best;
            }
        }
        for (side, places) in SIDES.iter().enumerate() {
            for &register in Register::ALL {
                let track = places.registers[register];
                for space in 0..track.len() {
                    prices.places[side][register.index()][space] = prices.place(track, register, space, later);
                }
            }
        }
        prices
    }

    fn place(&self, track: &[messina::tile::RegisterSpace], register: Register, space: usize, later: f32) -> f32 {
        let (mut weight, decay) = match register {
            Register::City => (W.city_ahead, W.city_decay),
            Register::Church => (W.church_ahead, W.church_decay),
            Register::Popularity => (W.pop_ahead, W.pop_decay),
        };
        let mut sum = f32::from(track[space].end_points);
        let mut last = sum;
        for (steps, ahead) in track[space + 1..].iter().enumerate() {
            sum += if matches!(ahead.effects, [Effect::Lieutenant(_)]) {
                W.recruit_ahead * (later + 0.7 - (steps + 1) as f32 / W.recruit_pace).max(0.0) * W.turns[2]
            } else {
                weight * (self.effects(ahead.effects) + f32::from(ahead.end_points) - last)
            };
            last = f32::from(ahead.end_points);
            weight *= decay;
        }
        if register == Register::Popularity { sum + W.pop_space * space as f32 } else { sum }
    }

    pub(super) fn gain(&self, gain: &Gain) -> f32 {
        f32::from(gain.coin) * self.coin
            + f32::from(gain.beam) * self.beam
            + f32::from(gain.fire) * self.fire
            + f32::from(gain.major_fire) * self.major
            + f32::from(gain.points)
    }

    pub(super) fn cost(&self, cost: Cost) -> f32 {
        f32::from(cost.coin) * self.coin + f32::from(cost.beam) * self.beam
    }

    pub(super) fn effects(&self, effects: &[Effect]) -> f32 {
        let worth = |effect: &Effect| match effect {
            Effect::Gain(gain) => self.gain(gain),
            Effect::Lieutenant(count) => f32::from(*count) * self.lieutenant,
            Effect::Pend(entry, count) => f32::from(*count) * self.entries[entry.index()],
        };
        effects.iter().map(worth).sum()
    }
}
