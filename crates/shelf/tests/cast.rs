//! The bots of a table.

use std::collections::BTreeSet;

use shelf::{CAST, cast};

#[test]
fn no_two_at_a_table_are_alike_and_everybody_gets_to_sit_somewhere() {
    let mut first = BTreeSet::new();
    for table in 0..200 {
        let table = format!("T{table}");
        let seats: BTreeSet<u8> = (0..5).map(|seat| cast(&table, seat)).collect();
        assert_eq!(seats.len(), 5, "{table}");
        assert!(seats.iter().all(|one| (1..=CAST).contains(one)), "{table}");
        assert_eq!(cast(&table, 3), cast(&table, 3));
        first.insert(cast(&table, 0));
    }
    assert_eq!(first.len(), usize::from(CAST));
}
