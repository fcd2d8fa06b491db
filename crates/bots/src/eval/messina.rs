//! Messina, judged in points: what each seat may expect to have at the end, as a sum of weighted features.
//!
//! The features are those of section 13 of `rules.md`. What a turn has earned and not used yet is counted at a little
//! less than it will bring, so that a bot that looks one choice ahead walks through its turn to the end.

mod pending;

use std::sync::LazyLock;

use kernel::{Id as _, Seat, State};
use messina::data::{
    CABIN_UPGRADES, Class, DISTRICTS, ESTATES, Estate, FOREMEN, PATH_NODES, Register, WORKSHOPS, Workshop, ZONES,
};
use messina::tile::{Cost, Criterion, Effect, Entry, Gain, Reach};
use messina::{Board, CENTRE, Messina, Player, ROUNDS, count, rat_penalty};

use crate::evaluate::{Evaluate, PerSeat};

impl Evaluate for Messina {
    const EDGE: f32 = 10.0;

    fn prospects(state: &State<Self>, players: usize) -> PerSeat {
        let board = state.board();
        let mut prospects = [0.0; Seat::MAX];
        for seat in Seat::all(players) {
            prospects[seat.index()] = Judge { board, seat, player: &board[seat], left: left(board) }.sum();
        }
        if let Some(frame) = state.frame() {
            let seat = board.turn.seat;
            let judge = Judge { board, seat, player: &board[seat], left: left(board) };
            prospects[seat.index()] += judge.in_hand(frame, state.stack());
        }
        prospects
    }
}

/// Rounds after this one.
fn left(board: &Board) -> usize {
    usize::from(ROUNDS - board.round)
}

/// What single things are worth with so many rounds to come.
struct Prices {
    coin: f32,
    beam: f32,
    fire: f32,
    major: f32,
    entries: [f32; Entry::COUNT],
    lieutenant: f32,
}

/// By rounds to come.
static PRICES: LazyLock<[Prices; ROUNDS as usize]> = LazyLock::new(|| std::array::from_fn(Prices::of));

impl Prices {
    fn of(left: usize) -> Self {
        let later = left as f32;
        let last = left == 0;
        let mut prices = Self {
            coin: if last { 0.30 } else { 0.36 + 0.04 * later },
            beam: if last { 0.25 } else { 0.70 + 0.08 * later },
            fire: if last { 1.1 } else { 1.25 + 0.12 * later },
            major: if last { 1.3 } else { 1.9 + 0.15 * later },
            entries: [0.0; Entry::COUNT],
            lieutenant: 1.5 + 4.2 * later,
        };
        for entry in Entry::all() {
            prices.entries[entry.index()] = match entry {
                Entry::City => 1.4 + 0.15 * later,
                Entry::Church => 1.5 + 0.15 * later,
                Entry::CityOrChurch => 1.7 + 0.15 * later,
                Entry::Scroll => 2.2,
                Entry::UpgradeCitizen => 1.2 + 0.25 * later,
                Entry::UpgradeForeman => 0.2 + 0.4 * later,
                Entry::Build => 0.4 + 0.5 * later,
                Entry::Foreman(_) => 1.4 + 0.15 * later,
                Entry::ForemanSkip(_) => 1.7 + 0.15 * later,
                Entry::Choice(_) => 0.0,
            };
        }
        for entry in Entry::all() {
            if let Entry::Choice(choice) = entry {
                let best = choice.options().iter().map(|effects| prices.effects(effects)).fold(0.0, f32::max);
                prices.entries[entry.index()] = best;
            }
        }
        prices
    }

    fn gain(&self, gain: &Gain) -> f32 {
        f32::from(gain.coin) * self.coin
            + f32::from(gain.beam) * self.beam
            + f32::from(gain.fire) * self.fire
            + f32::from(gain.major_fire) * self.major
            + f32::from(gain.points)
    }

    fn cost(&self, cost: Cost) -> f32 {
        f32::from(cost.coin) * self.coin + f32::from(cost.beam) * self.beam
    }

    fn effects(&self, effects: &[Effect]) -> f32 {
        let worth = |effect: &Effect| match effect {
            Effect::Gain(gain) => self.gain(gain),
            Effect::Lieutenant(count) => f32::from(*count) * self.lieutenant,
            Effect::Pend(entry, count) => f32::from(*count) * self.entries[entry.index()],
        };
        effects.iter().map(worth).sum()
    }
}

/// What the action of each space is worth, by rounds to come and estate.
static ACTIONS: LazyLock<[[[f32; 18]; Estate::ALL.len()]; ROUNDS as usize]> = LazyLock::new(|| {
    std::array::from_fn(|left| {
        std::array::from_fn(|estate| std::array::from_fn(|space| PRICES[left].effects(ESTATES[estate][space].effects)))
    })
});

/// How often a foreman may be expected to activate a citizen on each space: by rounds to come, class, step and branch
/// (none, left, right).
static REACHES: LazyLock<Vec<[f32; 18]>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for left in 0..usize::from(ROUNDS) {
        for class in 0..Class::ALL.len() {
            for step in 0..=usize::from(CENTRE) {
                for branch in 0..3 {
                    all.push(reach(left, class, step, branch));
                }
            }
        }
    }
    all
});

fn reach(left: usize, class: usize, step: usize, branch: usize) -> [f32; 18] {
    let mut weights = [0.0; 18];
    let steps = 0.9 * left as f32 + 0.6;
    let paths: &[(usize, f32)] = match branch {
        0 => &[(0, 0.5), (1, 0.5)],
        1 => &[(0, 1.0)],
        _ => &[(1, 1.0)],
    };
    for &(path, share) in paths {
        for next in step..usize::from(CENTRE) {
            let likely = share * (steps / (next - step + 1) as f32).min(0.9);
            let (spaces, chance) = match PATH_NODES[FOREMEN[class].paths[path][next].index()] {
                Reach::Adjacent([a, b]) => (1 << a.index() | 1 << b.index(), 0.55),
                Reach::Zone(zone) => (ZONES[zone.index()], 0.45),
                Reach::TwoZones([a, b]) => (ZONES[a.index()] | ZONES[b.index()], 0.45),
                Reach::AnyThree => ((1 << 18) - 1, 0.3),
            };
            for (space, weight) in weights.iter_mut().enumerate() {
                if spaces >> space & 1 == 1 {
                    *weight += likely * chance;
                }
            }
        }
    }
    weights
}

/// One seat, judged.
struct Judge<'b> {
    board: &'b Board,
    seat: Seat,
    player: &'b Player,
    left: usize,
}

impl Judge<'_> {
    fn prices(&self) -> &'static Prices {
        &PRICES[self.left]
    }

    fn sum(&self) -> f32 {
        f32::from(self.player.points)
            + self.registers()
            + self.tokens()
            + self.people()
            + self.buildings()
            + self.districts()
            + self.scrolls()
            - rat_penalty(self.player.rats) as f32
    }

    /// Turns that are still to come this round.
    fn turns(&self) -> f32 {
        self.player.lieutenants.iter().filter(|one| one.unused()).count() as f32
    }

    fn tokens(&self) -> f32 {
        let prices = self.prices();
        if self.left == 0 && self.turns() == 0.0 && self.board.turn.seat != self.seat {
            return 0.0;
        }
        // The first few of a kind are used, more of them may not be.
        let capped = |count: u8, full: f32| {
            let count = f32::from(count);
            if count <= full { count } else { full + (count - full) * 0.3 }
        };
        let room = self.left as f32 + 2.0;
        let lieutenants = self.player.lieutenants.iter().filter(|one| one.in_play()).count() as f32;
        capped(self.player.coin, 4.0 + room) * prices.coin
            + capped(self.player.beam, 1.0 + room * 0.6) * prices.beam
            + capped(self.player.fire, 1.0 + room) * prices.fire
            + capped(self.player.major_fire, 2.0) * prices.major
            + (self.turns() + lieutenants * self.left as f32) * 4.2
    }

    fn registers(&self) -> f32 {
        let space = |register: Register| usize::from(self.player.space_on(register));
        let mut sum = 0.0;
        for register in [Register::City, Register::Church] {
            sum += self.place(register, space(register));
        }
        let popularity = space(Register::Popularity);
        sum += self.place(Register::Popularity, popularity);
        let ranks = &self.board.ranks[Register::Popularity.index()];
        let rank = ranks.iter().position(|&seat| seat == self.seat).unwrap_or(0);
        let sure = 0.9 - 0.14 * self.left as f32;
        if self.board.solo() {
            let ahead = popularity as f32 - f32::from(self.board.automaton.popularity);
            sum += 10.0 / (1.0 + (-(ahead - 0.5) * (0.5 + sure)).exp());
        } else {
            sum += f32::from(self.board.side().rank_points[rank]) * sure;
        }
        sum
    }

    /// What it is worth to stand on a space: its points, and what lies not far ahead.
    fn place(&self, register: Register, space: usize) -> f32 {
        let track = self.board.side().registers[register.index()];
        let prices = self.prices();
        let mut sum = f32::from(track[space - 1].end_points);
        let mut weight = 0.5;
        for ahead in track.iter().skip(space).take(5) {
            sum += weight * prices.effects(ahead.effects).min(16.0);
            weight *= 0.7;
        }
        if register == Register::Popularity { sum + 0.5 * space as f32 } else { sum }
    }

    /// What a free step on a register will bring.
    fn step(&self, register: Register) -> f32 {
        let track = self.board.side().registers[register.index()];
        let space = usize::from(self.player.space_on(register));
        if space >= track.len() {
            return 0.0;
        }
        self.place(register, space + 1) - self.place(register, space) + self.prices().effects(track[space].effects)
    }

    /// Citizens, foremen.
    fn people(&self) -> f32 {
        let later = self.left as f32;
        let player = self.player;
        let mut weights = [0.0; 18];
        for (class, foreman) in player.foremen.iter().enumerate() {
            let branch = foreman.branch.map_or(0, |branch| 1 + branch as usize);
            let row = ((self.left * 3 + class) * 7 + usize::from(foreman.step)) * 3 + branch;
            let factor = if foreman.upgraded { 1.35 } else { 1.0 };
            for (weight, reach) in weights.iter_mut().zip(&REACHES[row]) {
                *weight += reach * factor;
            }
        }
        let actions = &ACTIONS[self.left][player.estate.index()];
        let mut sum = 0.0;
        for space in player.housed {
            sum += 0.35 + 0.22 * later;
            if !player.doors.contains(space) {
                sum += weights[space.index()].min(2.5) * actions[space.index()] * 0.8;
            }
        }
        sum += player.golden.len() as f32 * (0.5 + 0.2 * later);
        for row in &player.cabins {
            if let Some(patient) = row.citizen {
                let soon = if patient.leaving { 1.0 } else { 0.0 };
                sum += (0.3 + 0.3 * (later + soon - 1.0)).max(0.0);
                sum += if patient.upgraded { 0.3 * later } else { 0.0 };
            }
        }
        let upgraded = player.foremen.iter().filter(|foreman| foreman.upgraded && foreman.step < CENTRE).count();
        sum + upgraded as f32 * 0.25 * later
    }

    fn workshop(&self, workshop: Workshop, staffed: bool, master: bool) -> f32 {
        let tile = &WORKSHOPS[workshop.index()];
        let prices = self.prices();
        let later = self.left as f32;
        if tile.era == 2 {
            let reward = prices.effects(tile.output_upgraded);
            return match (staffed, tile.requires_upgraded) {
                (true, true) => 0.35 * reward + later,
                (true, false) => 0.0,
                (false, true) => 0.25 * reward,
                (false, false) => 0.45 * reward,
            };
        }
        let (plain, golden) = (prices.effects(tile.output), prices.effects(tile.output_upgraded) + 1.0);
        let runs = later + 1.0;
        match (staffed, master) {
            (true, true) => golden * runs * 0.9,
            (true, false) => plain * runs * 0.85 + (golden - plain) * later * 0.15,
            (false, _) => (plain * 0.55 + golden * 0.1) * (runs - 0.6),
        }
    }

    fn buildings(&self) -> f32 {
        let player = self.player;
        let later = self.left as f32;
        let mut sum = 0.0;
        for workshop in player.workshops {
            let master = player.masters.contains(workshop);
            if player.spent.contains(workshop) {
                sum += if master { later + 1.0 } else { 0.0 };
            } else {
                sum += self.workshop(workshop, player.staffed.contains(workshop), master);
            }
        }
        for row in &player.cabins {
            if let Some(upgrade) = row.upgrade {
                let runs = if row.citizen.is_some() { 0.95 } else { 0.2 } + 0.55 * later;
                sum += self.prices().effects(CABIN_UPGRADES[upgrade.index()].output) * runs;
            }
        }
        let carts = player.carts.len();
        let first = [0.0, 3.5, 5.0, 5.5][carts.min(3)];
        sum + first * (later * 0.4).min(1.0) + if player.ready > 0 && self.turns() > 0.0 { 0.8 } else { 0.0 }
    }

    fn districts(&self) -> f32 {
        let mut sum = 0.0;
        for (index, ground) in self.board.hexes[..DISTRICTS.len()].iter().enumerate() {
            if ground.owner == Some(self.seat) {
                sum += f32::from(DISTRICTS[index].repop_points) + 0.7 * self.left as f32;
            }
        }
        sum
    }

    fn growth(&self, criterion: Criterion) -> f32 {
        let later = self.left as f32;
        match criterion {
            Criterion::Buildings => 0.7 * later,
            Criterion::Workshops => 0.5 * later,
            Criterion::CabinUpgrades | Criterion::Carts => 0.25 * later,
            Criterion::Ships => 0.3 * later,
            Criterion::Repopulated => 0.3 * later,
            Criterion::GoodGems | Criterion::GoodSpices | Criterion::GoodSilk => 0.2 * later,
            Criterion::GoodBest => 0.25 * later,
            Criterion::UpgradedWorkers => 0.5 * later,
            Criterion::ForemenInCentre => 0.35 * later,
        }
    }

    fn scroll(&self, track: usize, place: usize) -> f32 {
        let printed = self.player.scroll_track(track);
        let things = count(self.board, self.seat, printed.criterion) as f32 + self.growth(printed.criterion);
        f32::from(printed.multipliers[place.min(3)]) * things
    }

    fn scrolls(&self) -> f32 {
        (0..3).map(|track| self.scroll(track, self.player.scroll[track].into())).sum()
    }
}
