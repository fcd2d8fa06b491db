//! The rounds that are still to come.

use crate::chance::Chance;
use crate::history::{History, Person, Round};
use crate::points::Points;
use crate::search::{Costs, search};
use crate::split::Sizes;
use crate::{design, fair, seats};

/// What a plan is made for.
#[derive(Debug, Clone)]
pub struct Coming<'a> {
    /// Who plays in these rounds.
    pub present: &'a [Person],
    /// How large tables are.
    pub sizes: Sizes,
    /// How many rounds are still to come.
    pub rounds: usize,
    /// The points of everybody so far, if like is to meet like; then one round is planned at a time. Otherwise everybody
    /// meets as many others as can be.
    pub like: Option<&'a [Points]>,
}

/// Plans the rounds to come. The same history, people and seed give the same plan.
pub fn plan(history: &History, coming: &Coming<'_>, seed: [u8; 32]) -> Vec<Round> {
    let split = coming.sizes.split(coming.present.len());
    let rounds = if coming.like.is_some() { coming.rounds.min(1) } else { coming.rounds };
    if split.tables.is_empty() || rounds == 0 {
        return vec![Round { tables: Vec::new(), byes: coming.present.to_vec() }; rounds];
    }
    let mut chance = Chance::new(seed, 1);
    let mut order: Vec<Person> = coming.present.to_vec();
    order.sort_unstable();
    chance.shuffle(&mut order);

    let byes = sit_out(history, coming, &order, split.byes, rounds);
    let fresh = byes.iter().all(Vec::is_empty)
        && coming.like.is_none()
        && order.iter().all(|&one| order.iter().all(|&other| history.met(one, other) == 0));
    let designed = if fresh { design::rounds(&split.tables) } else { Vec::new() };
    let found = if designed.len() >= rounds {
        let mut designed = designed;
        designed.truncate(rounds);
        designed
    } else {
        let by_search = searched(history, coming, &order, &byes, rounds, &mut chance);
        // A design that is too short leads, if what it leaves to be searched comes out better.
        let led = led(history, coming, &order, designed, rounds, &mut chance);
        [Some(by_search), led]
            .into_iter()
            .flatten()
            .min_by_key(|rounds| repeated(history, &order, rounds))
            .unwrap_or_default()
    };
    let mut tables: Vec<Vec<Person>> =
        found.iter().flatten().map(|table| table.iter().map(|&place| order[place]).collect()).collect();
    seats::balance(history, &mut tables, &mut Chance::new(seed, 2));
    let many = split.tables.len();
    byes.into_iter()
        .enumerate()
        .map(|(round, byes)| {
            let mut tables = tables[round * many..(round + 1) * many].to_vec();
            tables.sort_by_key(|table| std::cmp::Reverse(table.len()));
            Round { tables, byes: byes.into_iter().map(|place| order[place]).collect() }
        })
        .collect()
}

/// Who sits out in which round: those who did so least often, and where points count, the last of them.
fn sit_out(history: &History, coming: &Coming<'_>, order: &[Person], out: usize, rounds: usize) -> Vec<Vec<usize>> {
    let mut times: Vec<u8> = order.iter().map(|&person| history.byes(person)).collect();
    (0..rounds)
        .map(|_| {
            let mut places: Vec<usize> = (0..order.len()).collect();
            places.sort_by_key(|&place| (times[place], coming.like.map(|points| points[order[place] as usize]), place));
            places.truncate(out);
            for &place in &places {
                times[place] += 1;
            }
            places
        })
        .collect()
}

fn costs(history: &History, coming: &Coming<'_>, order: &[Person]) -> Costs {
    Costs::new(
        order.len(),
        |one, other| history.met(order[one], order[other]),
        |one, other| {
            coming.like.map_or(0, |points| {
                // Squared, so that one wide gap is worse than two narrow ones; small beside a second meeting.
                let apart = points[order[one] as usize].apart(points[order[other] as usize]);
                apart * apart / 64
            })
        },
    )
}

type Found = Vec<Vec<Vec<usize>>>;

fn searched(
    history: &History,
    coming: &Coming<'_>,
    order: &[Person],
    byes: &[Vec<usize>],
    rounds: usize,
    chance: &mut Chance,
) -> Found {
    let tables = coming.sizes.split(order.len()).tables;
    let sitting: Vec<Vec<usize>> =
        byes.iter().map(|out| (0..order.len()).filter(|place| !out.contains(place)).collect()).collect();
    let least = fair::least_repeats(order.len(), rounds, &tables);
    search(&costs(history, coming, order), &sitting, &tables, least, chance)
}

/// The rounds of a design, and the rest searched behind them.
fn led(
    history: &History,
    coming: &Coming<'_>,
    order: &[Person],
    designed: Found,
    rounds: usize,
    chance: &mut Chance,
) -> Option<Found> {
    if designed.is_empty() {
        return None;
    }
    let mut after = history.clone();
    for round in &designed {
        let tables = round.iter().map(|table| table.iter().map(|&place| order[place]).collect()).collect();
        after.add(&Round { tables, byes: Vec::new() });
    }
    let left = rounds - designed.len();
    let rest = searched(&after, coming, order, &vec![Vec::new(); left], left, chance);
    Some(designed.into_iter().chain(rest).collect())
}

/// Meetings that are not the first of their pair, weighed the more the more often a pair meets.
fn repeated(history: &History, order: &[Person], rounds: &Found) -> usize {
    let mut after = history.clone();
    let mut weighed = 0;
    for round in rounds {
        for table in round {
            for (at, &one) in table.iter().enumerate() {
                for &other in &table[at + 1..] {
                    weighed += after.met(order[one], order[other]) as usize;
                }
            }
        }
        let tables = round.iter().map(|table| table.iter().map(|&place| order[place]).collect()).collect();
        after.add(&Round { tables, byes: Vec::new() });
    }
    weighed
}
