//! What people are told: every event knows whom it concerns, and every entry its round.

use serde_json::Value;
use shelf::Viewer;

/// The seat an event names by itself: in its own fields, or in those of its variant.
fn named(event: &Value) -> Option<u64> {
    let fields = event.as_object()?;
    let own = fields.get("seat").and_then(Value::as_u64);
    own.or_else(|| fields.values().find_map(|variant| variant.as_object()?.get("seat")?.as_u64()))
}

#[test]
fn an_event_is_told_with_the_seat_it_names() {
    for title in shelf::titles() {
        let (mut play, mut all) = title.start("", shelf::key(11, 0)).expect("the default options fit together");
        while let Some(&seat) = play.asked().first() {
            let offer = play.offer(Viewer::Seat(seat));
            let choice = &offer.options[(offer.step as usize * 7 + 3) % offer.options.len()];
            all.extend(play.play(seat, &choice.action).expect("an offered choice is not refused"));
        }
        let seats = all.iter().flat_map(|played| played.seen(Viewer::Spectator).events);
        let (mut with, mut without) = (0, 0);
        for told in seats {
            match named(&told.event.value()) {
                Some(seat) => {
                    assert_eq!(told.seat.map(u64::from), Some(seat), "{}: {told:?}", title.id());
                    with += 1;
                }
                None => without += 1,
            }
        }
        assert!(with > 20 && without > 0, "{}: {with} events of seats, {without} of the table", title.id());
    }
}

#[test]
fn rounds_rise_in_the_games_that_count_them() {
    for title in shelf::titles() {
        let (mut play, _) = title.start("", shelf::key(12, 0)).expect("the default options fit together");
        while let Some(&seat) = play.asked().first() {
            let option = play.offer(Viewer::Seat(seat)).options.swap_remove(0);
            play.play(seat, &option.action).expect("an offered choice is not refused");
        }
        let rounds: Vec<Option<u8>> = play.history(Viewer::Spectator, 0).iter().map(|seen| seen.round).collect();
        assert!(rounds.is_sorted(), "{}: {rounds:?}", title.id());
        let last = rounds.last().copied().flatten();
        assert_eq!(last.is_some_and(|last| last > 2), title.id() != "rattus", "{}: {last:?}", title.id());
    }
}
