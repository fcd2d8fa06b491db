//! Standings that were reckoned by hand.

use evening::points::Points;
use evening::standings::{By, Ended, Line, TIES, standings};

const SEED: [u8; 32] = [3; 32];

/// A table as `person place score` of each.
fn table(ended: &[(u8, u8, i32)]) -> Vec<Ended> {
    ended.iter().map(|&(person, place, score)| Ended { person, place, score }).collect()
}

fn shown(lines: &[Line]) -> Vec<(u8, String, String)> {
    lines.iter().map(|line| (line.person, line.points.to_string(), line.wins.to_string())).collect()
}

/// Two rounds of six people at tables of three.
///
/// | | round 1 | round 2 | points | wins |
/// |---|---|---|---|---|
/// | 0 | 1st of 0, 1, 2 | 2nd of 0, 3, 4 | 1 1/2 | 1 |
/// | 1 | 2nd | 1st of 1, 2, 5 | 1 1/2 | 1 |
/// | 2 | 3rd | 2nd | 1/2 | 0 |
/// | 3 | 1st of 3, 4, 5 | 1st | 2 | 2 |
/// | 4 | 2nd and 3rd shared: 1/4 | 3rd | 1/4 | 0 |
/// | 5 | 1/4 | 3rd | 1/4 | 0 |
///
/// 0 was before 1 (1 1/2) and 2 (1/2) and then before 4 (1/4): 2 1/4. 1 was before 2 (1/2), then 2 (1/2) and 5 (1/4): 1 1/4.
/// So 0 stands before 1. 4 and 5: level with each other, so half of 1/4 for both; then the share of points decides:
/// 4 had 10 of 40 and 5 of 50, 17.5 %; 5 had 10 of 40 and 20 of 60, 29.1 %.
#[test]
fn ties_are_broken_in_the_order_that_is_told() {
    let tables = [
        table(&[(0, 1, 20), (1, 2, 15), (2, 3, 10)]),
        table(&[(3, 1, 20), (4, 2, 10), (5, 2, 10)]),
        table(&[(3, 1, 25), (0, 2, 20), (4, 3, 5)]),
        table(&[(1, 1, 22), (2, 2, 18), (5, 3, 20)]),
    ];
    let lines = standings(&[0, 1, 2, 3, 4, 5], &tables, &[], &TIES, SEED);
    let by = |text: &str, wins: &str| (text.to_owned(), wins.to_owned());
    let told: Vec<(u8, (String, String))> = shown(&lines).into_iter().map(|(who, p, w)| (who, (p, w))).collect();
    assert_eq!(
        told,
        [
            (3, by("2", "2")),
            (0, by("1 1/2", "1")),
            (1, by("1 1/2", "1")),
            (2, by("1/2", "0")),
            (5, by("1/4", "0")),
            (4, by("1/4", "0")),
        ]
    );
    let whole = |points: u64| points * 2;
    assert_eq!(lines[1].beaten, whole(360 + 120 + 60), "2 1/4, in 480ths");
    assert_eq!(lines[2].beaten, whole(120 + 120 + 60), "1 1/4");
    assert_eq!(lines[4].share, u32::midpoint(250_000, 333_333));
    assert_eq!(lines[5].share, u32::midpoint(250_000, 100_000));
    let decided: Vec<Option<By>> = lines.iter().map(|line| line.before_next).collect();
    assert_eq!(
        decided,
        [Some(By::Points), Some(By::Beaten), Some(By::Points), Some(By::Points), Some(By::Share), None]
    );
}

#[test]
fn wins_come_before_whom_one_has_beaten() {
    // 0: a win and a last place; 1: twice second. Both have one point.
    let tables = [table(&[(0, 1, 9), (1, 2, 8), (2, 3, 7)]), table(&[(3, 1, 9), (1, 2, 8), (0, 3, 7)])];
    let lines = standings(&[0, 1, 2, 3], &tables, &[], &TIES, SEED);
    let order: Vec<u8> = lines.iter().map(|line| line.person).collect();
    assert_eq!(order, [3, 0, 1, 2]);
    assert_eq!(lines[1].before_next, Some(By::Wins));
}

#[test]
fn a_lot_decides_where_all_is_level_and_not_who_came_first() {
    let tables = [table(&[(0, 1, 5), (1, 1, 5)])];
    let orders: std::collections::BTreeSet<Vec<u8>> = (0..20)
        .map(|seed| standings(&[0, 1], &tables, &[], &TIES, [seed; 32]).iter().map(|line| line.person).collect())
        .collect();
    assert_eq!(orders.len(), 2, "both orders come up");
    assert_eq!(standings(&[0, 1], &tables, &[], &TIES, SEED)[0].before_next, Some(By::Lot));
    assert_eq!(standings(&[0, 1], &tables, &[], &TIES, SEED), standings(&[1, 0], &tables, &[], &TIES, SEED));
}

#[test]
fn a_bye_costs_nothing() {
    let tables = [table(&[(0, 1, 5), (1, 2, 4)]), table(&[(2, 1, 5), (1, 2, 4)]), table(&[(2, 2, 4), (0, 1, 5)])];
    let lines = standings(&[0, 1, 2], &tables, &[2, 0, 1], &TIES, SEED);
    // 0 won both and gets a win for the bye; 2 has a half in the mean; 1 lost both and gets half a win, not nothing.
    assert_eq!(
        shown(&lines),
        [
            (0, "3".to_owned(), "2".to_owned()),
            (2, "1 1/2".to_owned(), "1".to_owned()),
            (1, "1/2".to_owned(), "0".to_owned())
        ]
    );
    assert_eq!(Points::HALF.to_string(), "1/2");
}

#[test]
fn a_share_is_of_what_there_is_and_where_there_is_nothing_everybody_has_as_much() {
    let lines = |scores: [i32; 2]| {
        let tables = [table(&[(0, 1, scores[0]), (1, 2, scores[1])])];
        standings(&[0, 1], &tables, &[], &TIES, SEED).iter().map(|line| line.share).collect::<Vec<_>>()
    };
    assert_eq!(lines([0, 0]), [500_000, 500_000]);
    assert_eq!(lines([10, -5]), [1_000_000, 0], "points below nothing are nothing");
}

#[test]
fn who_holds_a_seat_for_somebody_counts_for_nobody() {
    // Four sat down, a bot took over for the one who won in the end: three people are left, and their order is what counts.
    let lines = standings(&[0, 1, 2], &[table(&[(0, 2, 9), (1, 3, 8), (2, 4, 7)])], &[], &TIES, SEED);
    assert_eq!(shown(&lines).iter().map(|line| line.1.as_str()).collect::<Vec<_>>(), ["1", "1/2", "0"]);
    assert_eq!(lines[0].wins, Points::WIN);
}

/// Four people, two rounds of two tables of two: 0 and 1 have one point each.
///
/// | | round 1 | round 2 | points | wins | beaten | share in 100 |
/// |---|---|---|---|---|---|---|
/// | 0 | beats 2, 6 to 4 | loses to 3, 1 to 9 | 1 | 1 | all of 2: 1/2 | (60 + 10) / 2 = 35 |
/// | 1 | level with 3, 5 to 5 | level with 2, 5 to 5 | 1 | 1/2 + 1/2 | half of 3 and of 2: 3/4 + 1/4 | 50 |
/// | 2 | | | 1/2 | | | |
/// | 3 | | | 1 1/2 | | | |
#[test]
fn the_order_of_what_tells_people_apart_is_that_of_the_evening() {
    let tables = vec![
        table(&[(0, 1, 6), (2, 2, 4)]),
        table(&[(1, 1, 5), (3, 1, 5)]),
        table(&[(3, 1, 9), (0, 2, 1)]),
        table(&[(1, 1, 5), (2, 1, 5)]),
    ];
    let order = |ties: &[By]| -> Vec<(u8, Option<By>)> {
        standings(&[0, 1, 2, 3], &tables, &[], ties, SEED).iter().map(|line| (line.person, line.before_next)).collect()
    };
    let shares = [(3, Some(By::Points)), (1, Some(By::Share)), (0, Some(By::Points)), (2, None)];
    let beaten = [(3, Some(By::Points)), (1, Some(By::Beaten)), (0, Some(By::Points)), (2, None)];
    assert_eq!(order(&[By::Share, By::Wins, By::Beaten]), shares);
    assert_eq!(order(&[By::Wins, By::Beaten, By::Share]), beaten);
    assert_eq!(order(&[By::Beaten]), beaten);
    let lot = order(&[By::Wins]);
    assert_eq!(lot[1].1, Some(By::Lot), "level in all that counts here: {lot:?}");
    assert_eq!(order(&[])[1].1, Some(By::Lot));
}
