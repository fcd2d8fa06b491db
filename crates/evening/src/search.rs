//! Who sits with whom where no design says it: rounds that are shuffled, and two people at a time changed over as long as
//! that brings fewer meetings again (simulated annealing, so that it does not stay in the first dent).

use crate::chance::Chance;

/// A pair that meets for the second time costs so much more than the widest gap in points.
const AGAIN: i64 = 1_000_000;

/// Changes that are tried before one begins anew, for every person and round.
const TRIES: usize = 4_000;
/// How often one begins anew.
const STARTS: usize = 6;
/// All changes that are tried at the most, so that a plan takes less than a second.
const MOST_TRIES: usize = 3_000_000;

/// What it costs to let two people sit together, before anybody has met in the rounds that are searched.
pub(crate) struct Costs {
    /// How many people.
    people: usize,
    met: Vec<u8>,
    apart: Vec<i64>,
}

impl Costs {
    /// `met` says how often two have met, `apart` how unlike they are; both for people below `people`.
    pub(crate) fn new(people: usize, met: impl Fn(usize, usize) -> u8, apart: impl Fn(usize, usize) -> i64) -> Costs {
        let pairs = || (0..people).flat_map(|one| (0..people).map(move |other| (one, other)));
        Costs {
            people,
            met: pairs().map(|(one, other)| if one == other { 0 } else { met(one, other) }).collect(),
            apart: pairs().map(|(one, other)| apart(one, other)).collect(),
        }
    }
}

/// The rounds of tables with the fewest meetings again that were found; `sitting[round]` are the people of a round (in any
/// order), `tables` the sizes. `least` is what no plan can be below: there the search ends.
pub(crate) fn search(
    costs: &Costs,
    sitting: &[Vec<usize>],
    tables: &[u8],
    least: usize,
    chance: &mut Chance,
) -> Vec<Vec<Vec<usize>>> {
    let likes = costs.apart.iter().all(|&apart| apart == 0);
    let mut best: Option<(i64, Desk)> = None;
    let work = TRIES * costs.people * sitting.len();
    let tries = work.min(MOST_TRIES / STARTS);
    for _ in 0..STARTS {
        let mut desk = Desk::new(costs, sitting, tables, chance);
        desk.cool(tries, likes.then_some(least as i64), chance);
        let cost = desk.cost();
        if best.as_ref().is_none_or(|(before, _)| cost < *before) {
            best = Some((cost, desk));
        }
        if likes && best.as_ref().is_some_and(|(_, desk)| desk.again() <= least as i64) {
            break;
        }
    }
    best.map(|(_, desk)| desk.rounds()).unwrap_or_default()
}

struct Desk<'a> {
    costs: &'a Costs,
    met: Vec<u8>,
    /// All places of all rounds: who sits there. Tables lie side by side.
    places: Vec<Vec<usize>>,
    /// Where each table begins, and where the last one ends.
    starts: Vec<usize>,
    /// The table of a place.
    table: Vec<usize>,
    /// What the meetings cost now.
    weighed: i64,
}

impl<'a> Desk<'a> {
    fn new(costs: &'a Costs, sitting: &[Vec<usize>], tables: &[u8], chance: &mut Chance) -> Desk<'a> {
        let mut starts = vec![0];
        for &size in tables {
            starts.push(starts[starts.len() - 1] + size as usize);
        }
        let table = tables.iter().enumerate().flat_map(|(at, &size)| vec![at; size as usize]).collect();
        let places = sitting
            .iter()
            .map(|people| {
                let mut people = people.clone();
                chance.shuffle(&mut people);
                people
            })
            .collect();
        let mut desk = Desk { costs, met: costs.met.clone(), places, starts, table, weighed: 0 };
        for round in 0..desk.places.len() {
            for place in 0..desk.places[round].len() {
                for other in desk.starts[desk.table[place]]..place {
                    let (a, b) = (desk.places[round][place], desk.places[round][other]);
                    desk.weighed += desk.joining(a, b);
                    desk.join(a, b);
                }
            }
        }
        desk
    }

    /// What it costs if two sit together once more: the more often they met, the more.
    fn joining(&self, one: usize, other: usize) -> i64 {
        let at = one * self.costs.people + other;
        i64::from(self.met[at]) * AGAIN + self.costs.apart[at]
    }

    /// What it saves if two do not sit together once.
    fn parting(&self, one: usize, other: usize) -> i64 {
        let at = one * self.costs.people + other;
        i64::from(self.met[at] - 1) * AGAIN + self.costs.apart[at]
    }

    fn join(&mut self, one: usize, other: usize) {
        self.met[one * self.costs.people + other] += 1;
        self.met[other * self.costs.people + one] += 1;
    }

    fn part(&mut self, one: usize, other: usize) {
        self.met[one * self.costs.people + other] -= 1;
        self.met[other * self.costs.people + one] -= 1;
    }

    fn mates(&self, place: usize) -> std::ops::Range<usize> {
        self.starts[self.table[place]]..self.starts[self.table[place] + 1]
    }

    /// What two people cost more if they change places.
    fn change(&self, round: usize, here: usize, there: usize) -> i64 {
        let places = &self.places[round];
        let (one, other) = (places[here], places[there]);
        let side = |from: usize, goes: usize, comes: usize| -> i64 {
            self.mates(from)
                .filter(|&place| place != from)
                .map(|place| self.joining(comes, places[place]) - self.parting(goes, places[place]))
                .sum()
        };
        side(here, one, other) + side(there, other, one)
    }

    fn swap(&mut self, round: usize, here: usize, there: usize) {
        let (one, other) = (self.places[round][here], self.places[round][there]);
        for (from, goes, comes) in [(here, one, other), (there, other, one)] {
            for place in self.mates(from) {
                if place != from {
                    let mate = self.places[round][place];
                    self.part(goes, mate);
                    self.join(comes, mate);
                }
            }
        }
        self.places[round].swap(here, there);
    }

    fn cool(&mut self, tries: usize, least: Option<i64>, chance: &mut Chance) {
        let many = self.places[0].len();
        if self.starts.len() < 3 {
            return;
        }
        // Where points count too, it must get cold enough to tell small gaps apart.
        let (hot, cold) = (0.7 * AGAIN as f64, if least.is_some() { 0.08 } else { 0.000_2 } * AGAIN as f64);
        for attempt in 0..tries {
            if attempt % 256 == 0 && least.is_some_and(|least| self.weighed == 0 || self.again() <= least) {
                return;
            }
            let heat = hot * (cold / hot).powf(attempt as f64 / tries as f64);
            let (round, here, there) = (chance.below(self.places.len()), chance.below(many), chance.below(many));
            if self.table[here] == self.table[there] {
                continue;
            }
            let more = self.change(round, here, there);
            if more <= 0 || chance.part() < (-(more as f64) / heat).exp() {
                self.swap(round, here, there);
                self.weighed += more;
            }
        }
        self.settle();
    }

    /// Every change that makes it better, until there is none: what the last warmth left undone.
    fn settle(&mut self) {
        loop {
            let mut better = false;
            for round in 0..self.places.len() {
                for here in 0..self.places[round].len() {
                    for there in here + 1..self.places[round].len() {
                        if self.table[here] != self.table[there] {
                            let more = self.change(round, here, there);
                            if more < 0 {
                                self.swap(round, here, there);
                                self.weighed += more;
                                better = true;
                            }
                        }
                    }
                }
            }
            if !better {
                return;
            }
        }
    }

    fn cost(&self) -> i64 {
        self.weighed
    }

    /// How many meetings are not the first of their pair, those before these rounds counted.
    fn again(&self) -> i64 {
        self.met
            .iter()
            .zip(&self.costs.met)
            .map(|(&now, &before)| i64::from(now.max(1)) - i64::from(before.max(1)))
            .sum::<i64>()
            / 2
    }

    fn rounds(&self) -> Vec<Vec<Vec<usize>>> {
        self.places
            .iter()
            .map(|places| self.starts.windows(2).map(|ends| places[ends[0]..ends[1]].to_vec()).collect())
            .collect()
    }
}
