//! What is still in hand in the middle of a turn: pending effects, a rescue, a fire, a foreman on his way.

use kernel::Id as _;
use messina::data::{
    CABIN_UPGRADES, CARTS, Class, DISTRICTS, PATH_NODES, Register, SHIPS, SPACES, Space, WORKSHOPS, ZONES,
};
use messina::tile::{Criterion, Effect, Entry, Reach};
use messina::{CENTRE, Foreman, Frame, Site, can_repopulate, candidates, node, rat_penalty, useful};

use super::{ACTIONS, Judge};

impl Judge<'_> {
    /// What the seat has begun and not finished, and what is pending.
    pub(super) fn in_hand(&self, frame: &Frame, stack: &[Frame]) -> f32 {
        let mut sum = 0.0;
        for entry in Entry::all() {
            let pending = self.board.pending[entry.index()];
            if pending > 0 {
                sum += 0.85 * self.entry(entry) * (1.0 + 0.6 * f32::from(pending - 1));
            }
        }
        if self.board.turn.main
            && stack.iter().any(|frame| matches!(frame, Frame::Act | Frame::Rescue | Frame::Burn { .. }))
        {
            sum += self.main();
        }
        sum + match *frame {
            Frame::Rescue => self.rescue(),
            Frame::Burn { removed } => self.burn(removed),
            Frame::ShipFight { ship } => self.prices().effects(SHIPS[ship.index()].effects) + 1.0,
            Frame::PickOption { choice } => 0.97 * self.entry(Entry::Choice(choice)),
            Frame::PickRegister => 0.97 * self.entry(Entry::CityOrChurch),
            Frame::PickScroll => 0.97 * self.entry(Entry::Scroll),
            Frame::PickCitizen => 0.97 * self.entry(Entry::UpgradeCitizen),
            Frame::PickForeman => 0.97 * self.entry(Entry::UpgradeForeman),
            Frame::Advance { class, skip: false } => 0.97 * self.entry(Entry::Foreman(class)),
            Frame::Advance { class, skip: true } => 0.97 * self.entry(Entry::ForemanSkip(class)),
            Frame::Activate(activation) => {
                let actions = &ACTIONS[self.left][self.player.estate.index()];
                let open = candidates(self.player, &activation);
                0.9 * open.into_iter().map(|space| actions[space.index()]).fold(0.0, f32::max)
            }
            Frame::Refresh | Frame::Tile { .. } => 0.97 * self.entry(Entry::Build),
            Frame::PickCabin { upgrade } => {
                self.prices().effects(CABIN_UPGRADES[upgrade.index()].output) * (0.5 + 0.55 * self.left as f32)
            }
            Frame::Settler { .. } | Frame::GiveUp => self.repopulated(),
            Frame::Worker { workshop, .. } => {
                let gain = self.workshop(workshop, true, false) - self.workshop(workshop, false, false);
                let reward = if WORKSHOPS[workshop.index()].era == 2 {
                    self.prices().effects(WORKSHOPS[workshop.index()].output)
                } else {
                    0.0
                };
                gain + reward - 0.6 - 0.2 * self.left as f32
            }
            Frame::Round
            | Frame::Lieutenant
            | Frame::Goal { .. }
            | Frame::Act
            | Frame::Settle
            | Frame::Production
            | Frame::Staffing
            | Frame::Quarantine => 0.0,
        }
    }

    /// What the hex of the turn can still bring: its action, or its repopulation.
    fn main(&self) -> f32 {
        let Some(site) = self.board.turn.site else { return 0.0 };
        let mut action = 0.0;
        for effect in site.effects() {
            action += match effect {
                Effect::Pend(entry, count) => self.entry(*entry) * (1.0 + 0.6 * f32::from(count - 1)),
                Effect::Gain(_) | Effect::Lieutenant(_) => self.prices().effects(std::slice::from_ref(effect)),
            };
        }
        if can_repopulate(self.board) { (action * 0.85).max(self.repopulated() - 5.0) } else { action * 0.85 }
    }

    /// What the district of the turn is worth once repopulated.
    fn repopulated(&self) -> f32 {
        let Some(Site::District(district)) = self.board.turn.site else { return 0.0 };
        let printed = DISTRICTS[district.index()].repop_points;
        let rat = if self.board.ground(Site::District(district)).cubes > 0 { 2.0 } else { 0.0 };
        f32::from(printed) + 0.7 * self.left as f32 - rat
    }

    fn rescue(&self) -> f32 {
        let Some(site) = self.board.turn.site else { return 0.0 };
        let ground = self.board.ground(site);
        let mut sum = 0.0;
        let mut cabins = self.player.cabins.iter().filter(|row| row.citizen.is_none()).count();
        for &class in Class::ALL {
            for _ in 0..ground.citizens[class.index()] {
                if ground.cubes == 0 && !self.player.room(class).is_empty() {
                    sum += 1.0 + 0.35 * self.left as f32;
                } else if ground.cubes > 0 && cabins > 0 {
                    cabins -= 1;
                    sum += 0.2 + 0.3 * self.left as f32;
                }
            }
        }
        sum + self.burn(0)
    }

    /// Cubes removed so far, and what the others will cost.
    fn burn(&self, removed: u8) -> f32 {
        let Some(site) = self.board.turn.site else { return 0.0 };
        let round = self.board.round_space();
        let each = f32::from(round.points_per_cube) + self.step(Register::Popularity).max(0.6);
        let cost = f32::from(round.fire_cost);
        let tokens = self.player.fire + self.player.major_fire;
        let cubes = self.board.ground(site).cubes;
        let burnable = cubes.min(tokens / round.fire_cost);
        let gain = (each - cost * self.prices().fire).max(-2.0);
        let rats = rat_penalty(self.player.rats + cubes - burnable) - rat_penalty(self.player.rats);
        f32::from(removed) * each + f32::from(burnable) * (gain - 0.2) - rats as f32
    }

    /// What a pending entry will bring.
    fn entry(&self, entry: Entry) -> f32 {
        match entry {
            Entry::City => self.step(Register::City),
            Entry::Church => self.step(Register::Church),
            Entry::CityOrChurch => self.step(Register::City).max(self.step(Register::Church)),
            Entry::Scroll => {
                let gain = |track: usize| {
                    let place = usize::from(self.player.scroll[track]);
                    if place < 3 { self.scroll(track, place + 1) - self.scroll(track, place) } else { 0.0 }
                };
                (0..3).map(gain).fold(0.0, f32::max)
            }
            Entry::Foreman(class) => self.advance(class, 1),
            Entry::ForemanSkip(class) => self.advance(class, 1).max(self.advance(class, 2)),
            Entry::Build => self.build(),
            Entry::UpgradeCitizen | Entry::UpgradeForeman | Entry::Choice(_) => {
                if useful(self.board, entry) {
                    self.prices().entries[entry.index()]
                } else {
                    0.0
                }
            }
        }
    }

    /// The best that one of the foremen can do now.
    fn advance(&self, class: Option<Class>, steps: u8) -> f32 {
        let mut best: f32 = 0.0;
        for &one in Class::ALL.iter().filter(|&&one| class.is_none_or(|class| class == one)) {
            let foreman = self.player.foremen[one.index()];
            if foreman.step + steps > CENTRE {
                continue;
            }
            let branches = [messina::Branch::Left, messina::Branch::Right];
            let branches =
                if foreman.branch.is_some() || foreman.step + steps < 2 { &branches[..1] } else { &branches };
            for &branch in branches {
                let there = Foreman {
                    step: foreman.step + steps,
                    branch: foreman.branch.or(Some(branch)),
                    upgraded: foreman.upgraded,
                };
                best = best.max(0.3 + self.landing(one, there));
            }
        }
        best
    }

    fn landing(&self, class: Class, foreman: Foreman) -> f32 {
        let actions = &ACTIONS[self.left][self.player.estate.index()];
        let top = |spaces: u32, most: usize| {
            let mut worth = [0.0_f32; 3];
            for space in self.player.housed {
                if spaces >> space.index() & 1 == 1 && !self.player.doors.contains(space) {
                    let mut value = actions[space.index()];
                    for best in &mut worth {
                        if value > *best {
                            std::mem::swap(&mut value, best);
                        }
                    }
                }
            }
            worth[..most].iter().sum::<f32>()
        };
        let more = 1 + usize::from(foreman.upgraded);
        match PATH_NODES[node(class, foreman).index()] {
            Reach::Adjacent([a, b]) => top(1 << a.index() | 1 << b.index(), more),
            Reach::Zone(zone) => top(ZONES[zone.index()], more),
            Reach::TwoZones(zones) => zones
                .iter()
                .map(|zone| {
                    let own = SPACES[ZONES[zone.index()].trailing_zeros() as usize].class == class;
                    top(ZONES[zone.index()], if own { more } else { 1 })
                })
                .sum(),
            Reach::AnyThree => top((1 << Space::ALL.len()) - 1, 3),
        }
    }

    /// The best tile that can be built now.
    fn build(&self) -> f32 {
        let prices = self.prices();
        let later = self.left as f32;
        let mut best: f32 = if self.player.coin > 1 { 0.2 } else { 0.0 };
        let scroll = |criterion: Criterion| -> f32 {
            (0..3)
                .filter(|&track| {
                    let printed = self.player.scroll_track(track).criterion;
                    printed == criterion || (printed == Criterion::Buildings && criterion != Criterion::Carts)
                })
                .map(|track| {
                    f32::from(self.player.scroll_track(track).multipliers[usize::from(self.player.scroll[track])])
                })
                .sum()
        };
        for workshop in self.board.workshop_piles.iter().filter_map(|pile| pile.top) {
            let tile = &WORKSHOPS[workshop.index()];
            if self.player.can_pay(tile.cost) {
                let worker = !self.player.residents(tile.class).is_empty();
                let ease = if worker { 0.35 * self.workshop(workshop, true, false) } else { 0.0 };
                let worth = self.workshop(workshop, false, false).max(0.0) + ease + scroll(Criterion::Workshops);
                best = best.max(worth - prices.cost(tile.cost));
            }
        }
        if self.player.cabins.iter().any(|row| row.upgrade.is_none()) {
            for upgrade in self.board.cabin_piles.iter().filter_map(|pile| pile.top) {
                let tile = &CABIN_UPGRADES[upgrade.index()];
                if self.player.can_pay(tile.cost) {
                    let worth = prices.effects(tile.output) * (0.5 + 0.55 * later) + scroll(Criterion::CabinUpgrades);
                    best = best.max(worth - prices.cost(tile.cost));
                }
            }
        }
        let carts = self.player.carts.len();
        for &cart in self.board.cart_piles.iter().flatten() {
            let tile = &CARTS[cart.index()];
            if self.player.can_pay(tile.cost) {
                let more = [3.5, 1.5, 0.5, 0.0][carts.min(3)] * (later * 0.4).min(1.0);
                best = best.max(f32::from(tile.points) + more + scroll(Criterion::Carts) - prices.cost(tile.cost));
            }
        }
        best
    }
}
