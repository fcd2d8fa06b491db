//! What people are told: every event knows whom it concerns, and every entry its round.
#![allow(clippy::cast_precision_loss, reason = "a mean is rounded for people anyway")]

use std::sync::Mutex;
use std::time::Duration;

use protocol::Recalled;
use serde_json::Value;
use shelf::{Entrant, Play, Seat, Series, Style, Title, Viewer};

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

/// A few games for three between bots that look one choice ahead, as they are recorded.
fn played(title: &dyn Title, games: u64) -> Vec<Box<dyn Play>> {
    played_by(3, title, games)
}

/// The same for so many.
fn played_by(players: usize, title: &dyn Title, games: u64) -> Vec<Box<dyn Play>> {
    let options = title.canonical(&format!("players={players}")).expect("so many can play it");
    let texts = Mutex::new(Vec::new());
    let keep = |_: u64, text: &str| {
        texts.lock().expect("nobody fails with it").push(text.to_owned());
        true
    };
    let series = Series { games, seed: 7, threads: 1, patience: Duration::from_secs(1), watch: &|_| {} };
    title
        .sim(&options, &vec![Entrant::Ours(Style::Greedy); players], series, Some(&keep))
        .expect("a bot for every seat");
    let texts = texts.into_inner().expect("nobody failed with it");
    texts.iter().map(|text| title.load(text).expect("what was played is read")).collect()
}

/// The turns of a game: how many sentences each has.
fn turns(play: &dyn Play) -> Vec<usize> {
    let log = play.history(Viewer::Spectator, 0);
    let lines = shelf::lines(&log);
    let turns = lines.chunk_by(|one, next| one.turn == next.turn);
    turns.filter(|turn| turn[0].whose.is_some()).map(<[_]>::len).collect()
}

/// How many sentences a turn of each game has on average at most, as docs/story.md promises.
fn promised() -> Vec<(&'static dyn Title, f64)> {
    let promise = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        Some((shelf::title(cells[0])?, cells.last()?.parse().ok()?))
    };
    include_str!("../../../docs/story.md").lines().filter_map(promise).collect()
}

#[test]
fn a_turn_is_told_in_a_few_sentences() {
    let promised = promised();
    assert_eq!(promised.len(), shelf::titles().len());
    for (title, most) in promised {
        for players in several(title) {
            let game = title.id();
            let lengths: Vec<usize> = played_by(players, title, 3).iter().flat_map(|play| turns(&**play)).collect();
            let mean = lengths.iter().sum::<usize>() as f64 / lengths.len() as f64;
            assert!(
                lengths.len() > 40 && mean <= most,
                "{game}, {players}: {mean:.2} sentences, {} turns",
                lengths.len()
            );
            assert!(lengths.iter().all(|&length| length <= 17), "{game}: {:?}", lengths.iter().max());
        }
    }
}

#[test]
fn every_event_is_a_part_of_one_sentence_which_says_something() {
    for title in shelf::titles() {
        for play in played(*title, 1) {
            let log = play.history(Viewer::Spectator, 0);
            let lines = shelf::lines(&log);
            let parts: usize = lines.iter().map(|line| line.parts.len()).sum();
            let events: usize = log.iter().map(|entry| entry.events.len()).sum();
            assert_eq!(parts, events, "{}", title.id());
            assert!(lines.iter().all(|line| !line.says.is_empty()), "{}", title.id());
        }
    }
}

/// How many may play a game together.
fn several(title: &dyn Title) -> impl Iterator<Item = usize> {
    title.players().into_iter().filter(|&players| players > 1)
}

/// What hit a seat comes first and is told to them, and nobody has two sentences. Says how many hit it.
fn holds(seat: Seat, recap: &[Recalled]) -> usize {
    for recalled in recap {
        assert_eq!(recalled.hit, recalled.says[0].key.contains("-recap-"), "told to them: {recalled:?}");
    }
    assert!(recap.is_sorted_by_key(|recalled| !recalled.hit), "what hit {seat} comes first: {recap:?}");
    let hits = recap.iter().filter(|recalled| recalled.hit).count();
    assert!(recap.len() <= 3 || hits == recap.len(), "more than three only if all of them hit: {recap:?}");
    let mut whose: Vec<_> = recap.iter().map(|recalled| recalled.seat).collect();
    whose.sort_unstable();
    whose.dedup();
    assert_eq!(whose.len(), recap.len(), "one sentence a seat: {recap:?}");
    hits
}

#[test]
fn nobody_is_reminded_of_more_than_five_things_and_mostly_of_three() {
    let mut struck = 0;
    for title in shelf::titles() {
        for players in several(*title) {
            let mut lengths = Vec::new();
            for play in played_by(players, *title, 2) {
                for (seat, recap) in play.recaps() {
                    struck += holds(seat, &recap);
                    lengths.push(recap.len());
                }
            }
            lengths.sort_unstable();
            assert!(lengths[lengths.len() / 2] <= 3, "{}, {players}: {lengths:?}", title.id());
            assert!(lengths.iter().all(|&length| (1..=5).contains(&length)), "{}: {lengths:?}", title.id());
        }
    }
    assert!(struck > 0, "somebody was told what hit them");
}

/// What is told live, choice by choice, is what the log tells afterwards, whatever was taken back.
#[test]
fn the_story_that_is_told_is_the_story_that_is_kept() {
    for title in shelf::titles() {
        let (mut play, mut all) = title.start("", shelf::key(13, 0)).expect("the default options fit together");
        for turn in 0..120 {
            let Some(&seat) = play.asked().first() else { break };
            if turn % 9 == 8 && matches!(play.can_undo(seat), protocol::UndoOffer::Free { .. }) {
                all.extend(play.undo(seat, true).expect("it is free"));
                continue;
            }
            let offer = play.offer(Viewer::Seat(seat));
            let choice = &offer.options[(turn * 7 + 3) % offer.options.len()];
            all.extend(play.play(seat, &choice.action).expect("an offered choice is not refused"));
        }
        for viewer in shelf::viewers(play.players()) {
            let live: Vec<_> = all.iter().flat_map(|played| played.seen(viewer).events).collect();
            let kept: Vec<_> = play.history(viewer, 0).into_iter().flat_map(|entry| entry.events).collect();
            assert_eq!(live, kept, "{}", title.id());
        }
    }
}

/// In Pest goods may be exchanged, and in Contagion cards drawn, before a turn is under way: it is one turn all the same.
#[test]
fn what_is_done_before_a_turn_is_under_way_is_a_part_of_it() {
    let title = shelf::title("pest").expect("a game on the shelf");
    let mut found = 0;
    for play in played(title, 3) {
        let log = play.history(Viewer::Spectator, 0);
        let lines = shelf::lines(&log);
        for turn in lines.chunk_by(|one, next| one.turn == next.turn).filter(|turn| turn[0].whose.is_some()) {
            let keys = || turn.iter().flat_map(|line| &line.parts).map(|part| &*part.message.key);
            let exchanged = keys().next().is_some_and(|key| key.starts_with("pest-event-exchanged"));
            let placed = keys().any(|key| key.starts_with("pest-event-placed") || key.starts_with("pest-event-trials"));
            assert!(placed || !exchanged, "an exchange by itself: {:?}", keys().collect::<Vec<_>>());
            found += u32::from(exchanged);
        }
    }
    assert!(found > 0, "nobody exchanged anything before their turn");
}

/// In Contagion a round card may make a seat draw as its turn begins, before it has chosen anything.
#[test]
fn what_opens_a_turn_stands_in_that_turn() {
    let title = shelf::title("contagion").expect("a game on the shelf");
    let mut found = 0;
    for play in played(title, 3) {
        for entry in play.history(Viewer::Spectator, 0) {
            for told in entry.events.iter().filter(|told| told.message.key.starts_with("contagion-event-drew")) {
                let alone = told.part.says.as_ref().is_some_and(|says| says[0].key.starts_with("contagion-event-drew"));
                assert!(!alone || told.part.whose == told.seat, "{told:?}");
                found += u32::from(alone && entry.seat != told.seat);
            }
        }
    }
    assert!(found > 0, "no seat drew in another's choice");
}
