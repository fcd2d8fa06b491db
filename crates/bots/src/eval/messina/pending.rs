//! What is still in hand in the middle of a turn: pending effects, a rescue, a fire, a foreman on the way.

use kernel::Id as _;
use messina::data::{CABIN_UPGRADES, CARTS, Class, DISTRICTS, Register, SHIPS, Space, WORKSHOPS};
use messina::tile::{Criterion, Effect, Entry};
use messina::{
    Advance, Branch, Burn, CENTRE, Foreman, Frame, PickCabin, PickOption, ShipFight, Site, Worker, can_repopulate,
    rat_penalty, useful,
};

use super::Judge;
use super::estate::Actions;
use super::weights::W;

impl Judge<'_> {
    /// What the seat has begun and not finished, and what is pending.
    pub(super) fn in_hand(&self, frame: &Frame, stack: &[Frame]) -> f32 {
        let mut now = Now { judge: self, rates: self.rates, actions: [0.0; Space::ALL.len()] };
        now.look();
        now.in_hand(frame, stack)
    }
}

/// What can be done at once in the turn that is played.
struct Now<'j, 'b> {
    judge: &'j Judge<'b>,
    /// What each entry would bring if it were resolved now.
    rates: [f32; Entry::COUNT],
    /// What each citizen would bring if activated now.
    actions: Actions,
}

impl<'b> std::ops::Deref for Now<'_, 'b> {
    type Target = Judge<'b>;
    fn deref(&self) -> &Judge<'b> {
        self.judge
    }
}

impl Now<'_, '_> {
    /// Fills in the rates: first what stands alone, then the actions of the estate, then the foremen who trigger them.
    fn look(&mut self) {
        self.rates[Entry::Build.index()] = self.build();
        self.rates[Entry::UpgradeCitizen.index()] = self.gild();
        self.choices();
        self.actions = self.judge.actions(&self.rates);
        let [one, two] = self.advances();
        for class in [None].into_iter().chain(Class::ALL.iter().copied().map(Some)) {
            let best = |table: &[f32; 3]| match class {
                None => table.iter().copied().fold(0.0, f32::max),
                Some(class) => table[class.index()],
            };
            self.rates[Entry::Foreman(class).index()] = best(&one);
            self.rates[Entry::ForemanSkip(class).index()] = best(&one).max(best(&two));
        }
        self.rates[Entry::UpgradeForeman.index()] = self.promote();
        self.choices();
    }

    fn choices(&mut self) {
        for entry in Entry::all() {
            if let Entry::Choice(choice) = entry {
                let worth = |effects: &&[Effect]| self.judge.effects(effects, &self.rates);
                self.rates[entry.index()] = choice.options().iter().map(worth).fold(0.0, f32::max);
            }
        }
    }

    fn in_hand(&self, frame: &Frame, stack: &[Frame]) -> f32 {
        let mut sum = 0.0;
        if self.board.pending != [0; Entry::COUNT] {
            for entry in Entry::all() {
                let pending = self.board.pending[entry.index()];
                if pending > 0 {
                    let more = 1.0 + W.pending_more * f32::from(pending - 1);
                    sum += W.pending_share * self.rates[entry.index()] * more;
                }
            }
        }
        if self.board.turn.main
            && stack.iter().any(|frame| matches!(frame, Frame::Act(_) | Frame::Rescue(_) | Frame::Burn(_)))
        {
            sum += self.main();
        }
        let act = |entry: Entry| W.act_share * self.rates[entry.index()];
        sum + match *frame {
            Frame::Rescue(_) => self.rescue(),
            Frame::Burn(Burn { removed }) => self.burn(removed),
            Frame::ShipFight(ShipFight { ship }) => self.prices.effects(SHIPS[ship].effects) + 1.0,
            Frame::PickOption(PickOption { choice }) => act(Entry::Choice(choice)),
            Frame::PickRegister(_) => act(Entry::CityOrChurch),
            Frame::PickScroll(_) => act(Entry::Scroll),
            Frame::PickCitizen(_) => act(Entry::UpgradeCitizen),
            Frame::PickForeman(_) => act(Entry::UpgradeForeman),
            Frame::Advance(Advance { class, skip: false }) => act(Entry::Foreman(class)),
            Frame::Advance(Advance { class, skip: true }) => act(Entry::ForemanSkip(class)),
            Frame::Activate(activate) => {
                let open = activate.candidates(self.player);
                0.9 * open.into_iter().map(|space| self.actions[space.index()]).fold(0.0, f32::max)
            }
            Frame::Refresh(_) | Frame::BuildTile(_) => act(Entry::Build),
            Frame::PickCabin(PickCabin { upgrade }) => {
                self.hut(upgrade, true)
                    + self.scrolled(|criterion| matches!(criterion, Criterion::Buildings | Criterion::CabinUpgrades))
            }
            Frame::Settler(_) | Frame::GiveUp(_) => self.repopulated(),
            Frame::Worker(Worker { workshop, .. }) => {
                let gain = self.workshop(workshop, true, false) - self.workshop(workshop, false, false);
                let reward = if WORKSHOPS[workshop].era == 2 {
                    self.effects(WORKSHOPS[workshop].output, &self.rates)
                } else {
                    0.0
                };
                gain + reward - W.housed_later * self.later
            }
            Frame::Round(_)
            | Frame::UseLieutenant(_)
            | Frame::Goal(_)
            | Frame::Act(_)
            | Frame::Settle(_)
            | Frame::Production(_)
            | Frame::Staffing(_)
            | Frame::Quarantine(_) => 0.0,
        }
    }

    /// What the hex of the turn can still bring: its action, or its repopulation.
    fn main(&self) -> f32 {
        let Some(site) = self.board.turn.site else { return 0.0 };
        let mut action = self.effects(site.effects(), &self.rates);
        action *= W.main_share;
        if can_repopulate(self.board) {
            let Some(Site::District(district)) = self.board.turn.site else { return action };
            let tile = &DISTRICTS[district];
            let mut worth = (self.repopulated() - W.plan_cost - self.prices.cost(tile.repop_cost)) * (1.0 - W.plan_now)
                - W.repop_cost;
            if tile.repop_lieutenant {
                worth -= W.plan_lieutenant * (1.0 + self.later) * (1.0 - W.plan_now);
            }
            action = action.max(worth);
        }
        action
    }

    /// What the district of the turn is worth once repopulated.
    fn repopulated(&self) -> f32 {
        let Some(Site::District(district)) = self.board.turn.site else { return 0.0 };
        let printed = DISTRICTS[district].repop_points;
        let rat = if self.board.ground(Site::District(district)).cubes > 0 { 2.0 } else { 0.0 };
        let more = self.scrolled(|criterion| criterion == Criterion::Repopulated);
        f32::from(printed) + more + W.visits * self.later - rat
    }

    fn rescue(&self) -> f32 {
        let Some(site) = self.board.turn.site else { return 0.0 };
        let ground = self.board.ground(site);
        let mut sum = 0.0;
        let mut cabins = self.player.cabins.values().iter().filter(|row| row.citizen.is_none()).count();
        for &class in Class::ALL {
            let mut room = self.player.room(class).len();
            for _ in 0..ground.citizens[class.index()] {
                if ground.cubes == 0 && room > 0 {
                    room -= 1;
                    sum += W.rescue + W.rescue_later * self.later;
                } else if ground.cubes > 0 && cabins > 0 {
                    cabins -= 1;
                    sum += W.shelter * self.later.min(1.0) + W.shelter_later * self.later;
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
        let gain = (each - cost * self.prices.fire).max(-2.0);
        let rats = rat_penalty(self.player.rats + cubes - burnable) - rat_penalty(self.player.rats);
        let risk = W.rat * self.later.min(1.0) * f32::from(cubes - burnable);
        f32::from(removed) * each + f32::from(burnable) * (gain - 0.2) - rats as f32 - risk
    }

    /// The best citizen to turn golden.
    fn gild(&self) -> f32 {
        if !useful(self.board, Entry::UpgradeCitizen) {
            return 0.0;
        }
        let mut best = W.golden * self.later.min(1.0) + W.golden_later * self.later;
        for workshop in self.player.staffed - self.player.masters {
            let tile = &WORKSHOPS[workshop];
            let gain = if self.player.spent.contains(workshop) {
                self.later + 1.0
            } else if tile.era == 2 {
                self.effects(tile.output_upgraded, &self.judge.rates) + self.later + 1.0
                    - self.workshop(workshop, true, false)
            } else {
                self.workshop(workshop, true, true) - self.workshop(workshop, true, false)
            };
            best = best.max(gain);
        }
        best
    }

    /// The best foreman to upgrade.
    fn promote(&self) -> f32 {
        let gain = |class: Class| {
            let foreman = self.player.foremen[class];
            if foreman.upgraded || foreman.step == CENTRE {
                return 0.0;
            }
            let upgraded = Foreman { upgraded: true, ..foreman };
            self.walk(upgraded, &self.landings(class, upgraded, &self.actions))
                - self.walk(foreman, &self.landings(class, foreman, &self.actions))
        };
        let promote =
            |&class: &Class| gain(class) + W.foreman_up * self.later.min(1.0) + W.foreman_up_later * self.later;
        if useful(self.board, Entry::UpgradeForeman) { Class::ALL.iter().map(promote).fold(0.0, f32::max) } else { 0.0 }
    }

    /// What each foreman can do now with one step, and with two.
    fn advances(&self) -> [[f32; 3]; 2] {
        let mut best = [[0.0; 3]; 2];
        for &class in Class::ALL {
            let foreman = self.player.foremen[class];
            if foreman.step == CENTRE {
                continue;
            }
            let landings = self.landings(class, foreman, &self.actions);
            let before = self.walk(foreman, &landings);
            for steps in 1..=2.min(CENTRE - foreman.step) {
                let step = foreman.step + steps;
                for branch in [Branch::Left, Branch::Right] {
                    if foreman.branch.is_some_and(|chosen| chosen != branch) {
                        continue;
                    }
                    let there = Foreman { step, branch: if step < 2 { None } else { Some(branch) }, ..foreman };
                    let gain = landings[branch as usize][usize::from(step)] + self.walk(there, &landings) - before;
                    let best = &mut best[usize::from(steps) - 1][class.index()];
                    *best = gain.max(*best);
                }
            }
        }
        best
    }

    /// The best tile that can be built now.
    fn build(&self) -> f32 {
        let prices = self.prices;
        let mut best: f32 = 0.0;
        let more = self.scrolled(|criterion| matches!(criterion, Criterion::Buildings | Criterion::Workshops));
        for workshop in self.board.workshop_piles.values().iter().filter_map(|pile| pile.top) {
            let tile = &WORKSHOPS[workshop];
            if self.player.can_pay(tile.cost) {
                best = best.max(self.workshop(workshop, false, false) + more - prices.cost(tile.cost));
            }
        }
        if self.player.cabins.values().iter().any(|row| row.upgrade.is_none()) {
            let more = self.scrolled(|criterion| matches!(criterion, Criterion::Buildings | Criterion::CabinUpgrades));
            let lived = self.player.cabins.values().iter().any(|row| row.upgrade.is_none() && row.citizen.is_some());
            for upgrade in self.board.cabin_piles.iter().filter_map(|pile| pile.top) {
                let tile = &CABIN_UPGRADES[upgrade];
                if self.player.can_pay(tile.cost) {
                    best = best.max(self.hut(upgrade, lived) + more - prices.cost(tile.cost));
                }
            }
        }
        let carts = self.player.carts.len();
        let mut another = None;
        for &cart in self.board.cart_piles.iter().flatten() {
            let tile = &CARTS[cart];
            if self.player.can_pay(tile.cost) {
                let ready = usize::from(self.player.ready);
                let another = *another.get_or_insert_with(|| {
                    self.plans(carts + 1, ready + 1) - self.plans(carts, ready)
                        + self.scrolled(|criterion| criterion == Criterion::Carts)
                });
                best = best.max(f32::from(tile.points) + another - prices.cost(tile.cost));
            }
        }
        best
    }
}
