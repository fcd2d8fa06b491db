//! Messina, judged in points: what each seat may expect to have at the end of the game.
//!
//! What is sure (points, end points of the registers, districts, scroll boards, rats) counts in full. To it comes what the
//! rounds to come will make of the rest: tokens, places on the registers, citizens within reach of a foreman, workshops,
//! and above all the districts that the citizens of the estate can still repopulate. What a turn has earned and not used
//! yet is counted at a little less than it will bring, so that a bot that looks one choice ahead walks through its turn to
//! the end.

mod counts;
mod estate;
mod pending;
mod plans;
mod prices;
mod weights;

use std::sync::LazyLock;

use kernel::{Game as _, Id as _, Seat, State};
use messina::data::{CABIN_UPGRADES, CabinUpgrade, DISTRICTS, District, Register, WORKSHOPS, Workshop};
use messina::tile::{Criterion, Effect, Entry};
use messina::{Board, Frame, Messina, Player, ROUNDS, count, rat_penalty};

use crate::evaluate::{Evaluate, MOST_TERMS, Terms};
use crate::inputs::Counts;
use crate::weights::Weights;
use plans::Vacant;
use prices::{PRICES, Prices};
use weights::W;

impl Evaluate for Messina {
    const TERMS: &'static [&'static str] =
        &["points", "registers", "tokens", "turns", "people", "buildings", "districts", "scrolls", "rats", "in-hand"];
    // Wider than the scores of finished games would have it: in the middle of a turn the share must hardly bend, or whoever
    // is far ahead or behind no longer tells a point from none.
    const EDGE: f32 = 30.0;
    const PAR: f32 = 110.0;
    const ALONE: f32 = 1.0;

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::ours::<Messina>(include_str!("../../weights/messina.toml")));
        &WEIGHTS
    }

    const COUNTS: &'static [&'static str] = counts::COUNTS;

    fn counts(state: &State<Self>, players: usize, out: &mut [Counts; Seat::MAX]) {
        counts::counts(state, players, out);
    }

    fn left(state: &State<Self>) -> f32 {
        let board = state.board();
        let turns = |player: &Player| player.lieutenants.iter().filter(|one| one.unused()).count() as f32;
        let now = Seat::all(board.seats()).map(|seat| turns(&board[seat])).sum::<f32>() / (3 * board.seats()) as f32;
        (f32::from(ROUNDS - board.round) + now.min(1.0)) / f32::from(ROUNDS)
    }

    fn curiosity(players: usize) -> f32 {
        if players == 1 { 0.3 } else { 0.1 }
    }

    /// The round, the seat and how many lieutenants were used before this turn.
    fn turn(state: &State<Self>) -> u32 {
        let Some(seat) = state.asked().first() else { return u32::MAX };
        let board = state.board();
        let used = board[seat].lieutenants.iter().filter(|one| one.used && one.in_play()).count() as u32;
        let begins = |frame: &Frame| matches!(frame, Frame::UseLieutenant(_) | Frame::Goal(_));
        let before = if state.stack().iter().any(begins) { used + 1 } else { used };
        (u32::from(board.round) * 8 + before) * 8 + seat.index() as u32
    }

    fn terms(state: &State<Self>, players: usize) -> [Terms; Seat::MAX] {
        let vacant = Vacant::of(state.board());
        let mut terms = [[0.0; MOST_TERMS]; Seat::MAX];
        for seat in Seat::all(players) {
            terms[seat.index()] = terms_of(state, &vacant, seat);
        }
        terms
    }

    fn glance(state: &State<Self>, seat: Seat, _: usize, weights: &Weights) -> f32 {
        let board = state.board();
        if state.is_over() {
            return Self::standing(board, seat)[0] as f32;
        }
        let mut terms = terms_of(state, &Vacant::of(board), seat);
        weights.weigh(&mut terms);
        terms.iter().sum()
    }
}

/// The points that one seat may expect.
fn terms_of(state: &State<Messina>, vacant: &Vacant, seat: Seat) -> Terms {
    let board = state.board();
    let judge = Judge::new(board, vacant, seat);
    let frame = if seat == board.turn.seat { state.frame() } else { None };
    judge.terms(frame.map_or(0.0, |frame| judge.in_hand(frame, state.stack())))
}

/// One seat, judged.
struct Judge<'b> {
    board: &'b Board,
    vacant: &'b Vacant,
    seat: Seat,
    player: &'b Player,
    /// Rounds after this one.
    left: usize,
    /// The same as a number to reckon with.
    later: f32,
    /// Turns still to come this round.
    turns: usize,
    prices: &'static Prices,
    /// What an entry would bring now.
    rates: [f32; Entry::COUNT],
    /// What each track of the scroll board counts, with what is to come.
    things: [f32; 3],
}

impl<'b> Judge<'b> {
    fn new(board: &'b Board, vacant: &'b Vacant, seat: Seat) -> Self {
        let left = usize::from(ROUNDS - board.round);
        let player = &board[seat];
        let turns = player.lieutenants.iter().filter(|one| one.unused()).count();
        let prices = &PRICES[left];
        let mut judge = Self {
            board,
            vacant,
            seat,
            player,
            left,
            later: left as f32,
            turns,
            prices,
            rates: prices.entries,
            things: [0.0; 3],
        };
        for track in 0..3 {
            let criterion = player.scroll_track(track).criterion;
            judge.things[track] = count(board, seat, criterion) as f32 + judge.growth(criterion);
        }
        let (city, church) = (judge.step(Register::City), judge.step(Register::Church));
        judge.rates[Entry::City.index()] = city;
        judge.rates[Entry::Church.index()] = church;
        judge.rates[Entry::CityOrChurch.index()] = city.max(church);
        judge.rates[Entry::Scroll.index()] = judge.scroll_step();
        judge
    }

    /// All terms, given what is still in hand.
    fn terms(&self, in_hand: f32) -> Terms {
        [
            f32::from(self.player.points),
            self.registers(),
            self.tokens(),
            self.time(),
            self.people(),
            self.buildings(),
            self.districts() + self.plans(self.player.carts.len(), self.player.ready.into()),
            self.scrolls(),
            -(rat_penalty(self.player.rats) as f32) - W.rat * self.later.min(1.0) * f32::from(self.player.rats),
            in_hand,
        ]
    }

    /// Whether the seat can still use what it holds.
    fn active(&self) -> bool {
        self.left > 0 || self.turns > 0 || self.board.turn.seat == self.seat
    }

    /// Turns to come, this round and later.
    fn time(&self) -> f32 {
        let each = W.turns;
        let offset = W.offset;
        let lieutenants = f32::from(self.player.lieutenants_in_play());
        let later: f32 = each[..self.left].iter().sum();
        self.turns as f32 * each[self.left] + lieutenants * later + offset[self.left]
    }

    /// The first few tokens of a kind are used, more of them may not be; in the last turn hardly any.
    fn tokens(&self) -> f32 {
        let player = self.player;
        let share = if self.left > 0 || self.turns > 0 {
            1.0
        } else if self.active() {
            W.last_turn
        } else {
            0.0
        };
        let capped = |count: u8, full: f32| {
            let count = f32::from(count);
            if count <= full { count } else { full + (count - full) * W.excess }
        };
        share
            * (capped(player.coin, W.coin_full) * self.prices.coin
                + capped(player.beam, W.beam_full) * self.prices.beam
                + capped(player.fire, W.fire_full + W.fire_room * self.later) * self.prices.fire
                + capped(player.major_fire, 2.0) * self.prices.major)
    }

    fn registers(&self) -> f32 {
        let space = |register: Register| usize::from(self.player.space_on(register));
        let popularity = space(Register::Popularity);
        let mut sum = self.place(Register::City, space(Register::City))
            + self.place(Register::Church, space(Register::Church))
            + self.place(Register::Popularity, popularity);
        let sure = 0.9 - W.pop_sure * self.later;
        if self.board.solo() {
            let ahead = popularity as f32 - f32::from(self.board.automaton.popularity) - W.auto_rate * self.later;
            sum += 10.0 / (1.0 + (-(ahead - 0.5) * (0.5 + sure)).exp());
        } else {
            let ranks = &self.board.ranks[Register::Popularity];
            let rank = ranks.iter().position(|&seat| seat == self.seat).unwrap_or(0);
            sum += f32::from(self.board.side().rank_points[rank]) * sure;
        }
        sum
    }

    /// What it is worth to stand on a space: its points, and what lies not far ahead.
    fn place(&self, register: Register, space: usize) -> f32 {
        let table = &self.prices.places[usize::from(self.board.solo() || self.board.seats() == 2)][register.index()];
        table[space - 1]
    }

    /// What a free step on a register will bring.
    fn step(&self, register: Register) -> f32 {
        let track = self.board.side().registers[register];
        let space = usize::from(self.player.space_on(register));
        if space >= track.len() {
            return 0.0;
        }
        self.place(register, space + 1) - self.place(register, space) + self.prices.effects(track[space].effects)
    }

    /// What a workshop will bring that has a citizen or not, and a golden one or not.
    fn workshop(&self, workshop: Workshop, staffed: bool, master: bool) -> f32 {
        let tile = &WORKSHOPS[workshop];
        let prices = self.prices;
        let worker = !self.player.residents(tile.class).is_empty();
        if tile.era == 2 {
            let reward = prices.effects(tile.output_upgraded);
            return match (staffed, tile.requires_upgraded) {
                (true, true) => W.reward_gold * reward,
                (true, false) => 0.0,
                (false, true) => W.reward_vacant_gold * reward,
                (false, false) => (W.reward_vacant + if worker { W.vacant_worker } else { 0.0 }).min(0.95) * reward,
            };
        }
        let (plain, golden) = (self.output(tile.output), self.output(tile.output_upgraded) + self.later + 1.0);
        match (staffed, master) {
            (true, true) => golden * W.staffed,
            (true, false) => plain * W.staffed + (golden - plain) * W.plain_gold * self.later / (self.later + 1.0),
            (false, _) => {
                let share = if worker {
                    W.vacant + W.vacant_worker
                } else {
                    W.vacant * (self.later + 0.4) / (self.later + 1.0)
                };
                plain * share + (golden - plain) * W.plain_gold * self.later / (self.later + 1.0)
            }
        }
    }

    /// What an output brings by the end of the game: points in every production, tokens in all but the last.
    fn output(&self, output: &[Effect]) -> f32 {
        let worth = |effect: &Effect| match effect {
            Effect::Gain(gain) => {
                let points = f32::from(gain.points);
                points * (self.later + 1.0) + (self.prices.gain(gain) - points) * self.later
            }
            Effect::Lieutenant(_) | Effect::Pend(..) => 0.0,
        };
        output.iter().map(worth).sum()
    }

    /// What a cabin upgrade will bring.
    fn hut(&self, upgrade: CabinUpgrade, lived: bool) -> f32 {
        let share = if lived { W.hut_now } else { W.hut_idle };
        self.output(CABIN_UPGRADES[upgrade].output) * (share + W.hut_later * self.later) / (self.later + 1.0)
    }

    fn buildings(&self) -> f32 {
        let player = self.player;
        let mut sum = 0.0;
        for workshop in player.workshops {
            let master = player.masters.contains(workshop);
            if player.spent.contains(workshop) {
                sum += if master { self.later + 1.0 } else { 0.0 };
            } else {
                sum += self.workshop(workshop, player.staffed.contains(workshop), master);
            }
        }
        for row in player.cabins.values() {
            if let Some(upgrade) = row.upgrade {
                sum += self.hut(upgrade, row.citizen.is_some());
            }
        }
        sum + if player.ready > 0 && self.turns > 0 { W.ready } else { 0.0 }
    }

    fn districts(&self) -> f32 {
        let mut sum = 0.0;
        if self.player.tiles == *messina::data::REPOPULATION_TILES {
            return sum;
        }
        for (district, ground) in District::ALL.iter().zip(&self.board.hexes) {
            if ground.owner == Some(self.seat) {
                sum += f32::from(DISTRICTS[*district].repop_points) + W.visits * self.later;
            }
        }
        sum
    }

    fn growth(&self, criterion: Criterion) -> f32 {
        self.later
            * match criterion {
                Criterion::Buildings | Criterion::Workshops => W.g_build,
                Criterion::CabinUpgrades | Criterion::Carts => W.g_carts,
                Criterion::Ships => W.g_ships,
                Criterion::Repopulated => W.g_repop,
                Criterion::GoodGems | Criterion::GoodSpices | Criterion::GoodSilk | Criterion::GoodBest => W.g_goods,
                Criterion::UpgradedWorkers => W.g_workers,
                Criterion::ForemenInCentre => W.g_centre,
            }
    }

    fn scrolls(&self) -> f32 {
        let worth = |track: usize| {
            let place = usize::from(self.player.scroll[track]);
            f32::from(self.player.scroll_track(track).multipliers[place]) * self.things[track]
        };
        (0..3).map(worth).sum()
    }

    /// The most that one scroll step can bring.
    fn scroll_step(&self) -> f32 {
        let gain = |track: usize| {
            let place = usize::from(self.player.scroll[track]);
            let multipliers = &self.player.scroll_track(track).multipliers;
            if place == 3 { 0.0 } else { f32::from(multipliers[place + 1] - multipliers[place]) * self.things[track] }
        };
        (0..3).map(gain).fold(0.0, f32::max)
    }

    /// What one more of these things adds on the scroll board.
    fn scrolled(&self, wanted: impl Fn(Criterion) -> bool) -> f32 {
        (0..3)
            .filter(|&track| wanted(self.player.scroll_track(track).criterion))
            .map(|track| f32::from(self.player.scroll_track(track).multipliers[usize::from(self.player.scroll[track])]))
            .sum()
    }
}
