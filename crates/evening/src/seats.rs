//! Who sits where at a table: everybody in every seat as often as everybody else, as far as it goes.

use crate::chance::Chance;
use crate::history::{History, Person, Seated};

/// Turns the people of every table so that nobody has one seat much more often than another.
///
/// For two seats a table is an arrow from who has the first to who has the second. Turning a chain of arrows round takes
/// one from where there are too many and gives it where there are too few, and changes nothing on the way.
pub(crate) fn balance(history: &History, tables: &mut [Seated], chance: &mut Chance) {
    for table in tables.iter_mut() {
        chance.shuffle(table);
    }
    let seats = tables.iter().map(Vec::len).max().unwrap_or(0);
    let mut counts: Vec<[i32; 5]> =
        (0..history.people()).map(|person| history.sat(person as Person).map(i32::from)).collect();
    for table in tables.iter() {
        for (seat, &person) in table.iter().enumerate() {
            counts[person as usize][seat] += 1;
        }
    }
    loop {
        let mut better = false;
        for first in 0..seats {
            for second in 0..seats {
                while first != second && even_out(tables, &mut counts, first, second) {
                    better = true;
                }
            }
        }
        if !better {
            return;
        }
    }
}

/// Turns one chain round, if there is one that evens the two seats out.
fn even_out(tables: &mut [Seated], counts: &mut [[i32; 5]], first: usize, second: usize) -> bool {
    let more = |person: usize, counts: &[[i32; 5]]| counts[person][first] - counts[person][second];
    let mut starts: Vec<usize> = (0..counts.len()).filter(|&person| more(person, counts) >= 2).collect();
    starts.sort_by_key(|&person| -more(person, counts));
    for start in starts {
        // Breadth first: which table led to whom.
        let mut came: Vec<Option<usize>> = vec![None; counts.len()];
        let mut seen = vec![false; counts.len()];
        let mut queue = std::collections::VecDeque::from([start]);
        seen[start] = true;
        while let Some(person) = queue.pop_front() {
            if more(person, counts) < more(start, counts) - 2 {
                turn(tables, counts, &came, (start, person), (first, second));
                return true;
            }
            for (at, table) in tables.iter().enumerate() {
                if table.len() > first.max(second) && table[first] as usize == person {
                    let next = table[second] as usize;
                    if !seen[next] {
                        seen[next] = true;
                        came[next] = Some(at);
                        queue.push_back(next);
                    }
                }
            }
        }
    }
    false
}

fn turn(
    tables: &mut [Seated],
    counts: &mut [[i32; 5]],
    came: &[Option<usize>],
    (start, end): (usize, usize),
    (first, second): (usize, usize),
) {
    let mut person = end;
    while person != start {
        let Some(at) = came[person] else { return };
        let before = tables[at][first] as usize;
        tables[at].swap(first, second);
        counts[before][first] -= 1;
        counts[before][second] += 1;
        counts[person][second] -= 1;
        counts[person][first] += 1;
        person = before;
    }
}
