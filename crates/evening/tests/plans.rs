//! Plans of all sizes: everybody sits, as few as can be meet again, and nobody is favoured.

use evening::points::Points;
use evening::{Coming, History, Person, Round, Sizes, fair, plan};

const SEED: [u8; 32] = [7; 32];

fn planned(people: usize, rounds: usize, sizes: Sizes) -> Vec<Round> {
    let present: Vec<Person> = (0..people as Person).collect();
    plan(&History::new(people), &Coming { present: &present, sizes, rounds, like: None }, SEED)
}

fn counted(people: usize, rounds: &[Round]) -> fair::Fairness {
    fair::count(&(0..people as Person).collect::<Vec<_>>(), rounds)
}

/// All that holds for every plan whatever.
fn holds(people: usize, rounds: usize, sizes: Sizes) {
    let what = format!("{people} people, {rounds} rounds, tables of {} to {}", sizes.least, sizes.most);
    let plan = planned(people, rounds, sizes);
    assert_eq!(plan.len(), rounds, "{what}");
    for round in &plan {
        let mut all: Vec<Person> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
        all.sort_unstable();
        assert_eq!(all, (0..people as Person).collect::<Vec<_>>(), "{what}");
        let mut tables: Vec<u8> = round.tables.iter().map(|table| table.len() as u8).collect();
        tables.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(tables, sizes.split(people).tables, "{what}");
    }
    let fairness = counted(people, &plan);
    assert!(fairness.repeats >= fairness.least_repeats, "{what}: what counting says cannot be");
    assert!(fairness.seat_gap <= 1, "{what}: a seat {} times more often", fairness.seat_gap);
    assert!(fairness.bye_gap <= 1, "{what}: sat out {} times more often", fairness.bye_gap);
}

fn all_sizes() -> impl Iterator<Item = Sizes> {
    (2..=5).flat_map(|least| (least..=5).map(move |most| Sizes { least, most, best: most }))
}

#[test]
fn everybody_sits_and_nobody_is_favoured() {
    for people in (4..=64).step_by(5) {
        for (at, sizes) in all_sizes().enumerate() {
            holds(people, 1 + (people + at) % 4, sizes);
        }
    }
}

/// Some minutes: `cargo test -p evening -- --ignored`.
#[test]
#[ignore = "all 4,880 of them take some minutes"]
fn everybody_sits_and_nobody_is_favoured_in_all_evenings() {
    for people in 4..=64 {
        for sizes in all_sizes() {
            for rounds in 1..=8 {
                holds(people, rounds, sizes);
            }
        }
    }
}

/// How many rounds can be played without anybody meeting twice, where that is known (docs/evenings.md): people at a table,
/// tables, rounds, at most eight.
const KNOWN: &[(u8, usize, usize)] = &[
    (2, 2, 3),
    (2, 3, 5),
    (2, 4, 7),
    (2, 5, 8),
    (2, 32, 8),
    (3, 3, 4),
    (3, 4, 4),
    (3, 5, 7),
    (3, 6, 8),
    (3, 7, 8),
    (3, 8, 8),
    (3, 9, 8),
    (3, 10, 8),
    (3, 21, 8),
    (4, 4, 5),
    (4, 5, 5),
    (4, 6, 7),
    (4, 7, 8),
    (4, 8, 8),
    (4, 9, 8),
    (4, 10, 8),
    (4, 16, 8),
    (5, 5, 6),
    (5, 6, 6),
    (5, 7, 7),
    (5, 8, 8),
    (5, 9, 8),
    (5, 10, 8),
    (5, 11, 8),
    (5, 12, 8),
];

#[test]
fn nobody_meets_twice_where_that_is_known_to_be_possible() {
    for &(size, tables, most) in KNOWN {
        let people = size as usize * tables;
        for rounds in [2, most] {
            let fairness = counted(people, &planned(people, rounds, Sizes::only(size)));
            assert_eq!(fairness.repeats, 0, "{tables} tables of {size}, {rounds} rounds: {:?}", fairness.meetings);
        }
    }
}

#[test]
fn nobody_of_thirteen_meets_twice_in_four_rounds() {
    let sizes = Sizes { least: 3, most: 4, best: 4 };
    assert_eq!(counted(13, &planned(13, 4, sizes)).repeats, 0);
}

#[test]
fn two_tables_of_three_meet_again_no_more_than_they_must() {
    // Out of one table of three two must go together: counted by hand, two tables, one pair each, in every round after the first.
    assert_eq!(fair::least_repeats(6, 2, &[3, 3]), 2);
    assert_eq!(counted(6, &planned(6, 2, Sizes::only(3))).repeats, 2);
    // Five people at one table: everybody meets again in every round.
    assert_eq!(fair::least_repeats(5, 3, &[5]), 20);
}

#[test]
fn the_seed_alone_makes_the_plan() {
    let sizes = Sizes { least: 3, most: 4, best: 4 };
    assert_eq!(planned(11, 3, sizes), planned(11, 3, sizes));
    let present: Vec<Person> = (0..11).collect();
    let coming = Coming { present: &present, sizes, rounds: 3, like: None };
    assert_ne!(planned(11, 3, sizes), plan(&History::new(11), &coming, [8; 32]));
}

/// Somebody leaves after the first round and two come late: what was played stays, and the rest is planned around it.
#[test]
fn late_comers_meet_people_who_have_not_met() {
    let sizes = Sizes::only(3);
    let first = planned(11, 1, sizes);
    let history = History::of(13, &first);
    let present: Vec<Person> = (0..13).filter(|&person| person != 4).collect();
    let rest = plan(&history, &Coming { present: &present, sizes, rounds: 2, like: None }, SEED);
    assert!(rest.iter().all(|round| round.tables.iter().flatten().all(|&person| person != 4)));
    let mut all = first;
    all.extend(rest);
    assert_eq!(counted(13, &all).repeats, 0);
}

#[test]
fn like_meets_like_and_nobody_twice() {
    let sizes = Sizes::only(4);
    let first = planned(16, 1, sizes);
    let history = History::of(16, &first);
    let mut points = vec![Points::default(); 16];
    for table in &first[0].tables {
        for (&person, got) in table.iter().zip(Points::of_places(&[1, 2, 3, 4])) {
            points[person as usize] = got;
        }
    }
    let present: Vec<Person> = (0..16).collect();
    let next = plan(&history, &Coming { present: &present, sizes, rounds: 2, like: Some(&points) }, SEED);
    assert_eq!(next.len(), 1, "a round that depends on points is planned when they are known");
    for table in &next[0].tables {
        let each: Vec<String> = table.iter().map(|&person| points[person as usize].to_string()).collect();
        assert!(each.iter().all(|got| *got == each[0]), "winners meet winners: {each:?}");
        for (at, &one) in table.iter().enumerate() {
            assert!(table[at + 1..].iter().all(|&other| history.met(one, other) == 0));
        }
    }
}

#[test]
fn who_sat_out_does_not_sit_out_again_before_everybody_did() {
    let sizes = Sizes::only(2);
    let mut rounds = planned(5, 3, sizes);
    let present: Vec<Person> = (0..5).collect();
    for round in 3..5 {
        let history = History::of(5, &rounds);
        let coming = Coming { present: &present, sizes, rounds: 1, like: None };
        rounds.extend(plan(&history, &coming, [round; 32]));
    }
    let mut out: Vec<Person> = rounds.iter().flat_map(|round| round.byes.clone()).collect();
    out.sort_unstable();
    assert_eq!(out, [0, 1, 2, 3, 4]);
}
