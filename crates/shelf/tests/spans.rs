//! What chance is said to make of a choice is what it makes of it: numbers stay within their spans, and stay what they are as often
//! as was said.

use protocol::Span;
use shelf::{Level, Play, Seat, Style, Viewer};

/// A number that was said to reach so far, while its choice is being carried out.
struct Said {
    seat: Seat,
    spans: Vec<Span>,
}

/// Whether the seat only carries out what it chose.
fn carries_out(play: &dyn Play, seat: Seat) -> bool {
    play.asked() == [seat]
        && play.offer(Viewer::Seat(seat)).options.iter().any(|option| {
            let word = option.action.split(' ').next().unwrap_or_default();
            ["spread", "stop", "flip"].contains(&word)
        })
}

#[test]
fn the_plague_strikes_as_far_and_as_often_as_was_said() {
    let title = shelf::title("rattus").expect("a game");
    let (mut told, mut within, mut same, mut hoped) = (0_u32, 0_u32, 0_u32, 0.0);
    for number in 0..4 {
        let (mut play, _) = title.start("players=3", shelf::key(1347, number)).expect("three can play");
        let mut said: Option<Said> = None;
        while let Some(&seat) = play.asked().first() {
            if let Some(Said { seat, spans }) = said.take_if(|said| !carries_out(&*play, said.seat)) {
                let view = play.offer(Viewer::Seat(seat)).view.value();
                for span in spans.iter().filter(|span| span.path.ends_with("/score")) {
                    let now = view.pointer(&span.path).and_then(serde_json::Value::as_i64).expect("a score") as i32;
                    told += 1;
                    within += u32::from((span.least..=span.most).contains(&now));
                    same += u32::from(now == span.before);
                    hoped += f64::from(span.same) / 100.0;
                }
            }
            let choice = play.thinker(seat, Style::Level(Level::at(2)), play.step() as u64, None)();
            if choice.starts_with("move ") {
                let spans = play.spans(seat, &choice);
                assert_eq!(spans, play.spans(seat, &choice), "asked again, it says the same");
                said = Some(Said { seat, spans });
            } else if choice.starts_with("take ") {
                assert!(play.spans(seat, &choice).is_empty(), "chance has no part in {choice}");
            }
            play.play(seat, &choice).expect("bots choose what is legal");
        }
    }
    assert!(told > 60, "only {told} numbers were told");
    assert!(within * 50 >= told * 49, "{within} of {told} stayed within");
    let off = (f64::from(same) - hoped).abs() / f64::from(told);
    assert!(off < 0.1, "{same} of {told} stayed what they were, {hoped:.1} were said to");
}

#[test]
fn wherever_chance_follows_at_once_no_number_is_told_that_cannot_change() {
    for title in shelf::titles() {
        let (mut play, _) = title.start("players=2", shelf::key(7, 0)).expect("two can play");
        let mut told = 0;
        for _ in 0..60 {
            let Some(&seat) = play.asked().first() else { break };
            let choice = play.thinker(seat, Style::Level(Level::at(1)), play.step() as u64, None)();
            let spans = play.spans(seat, &choice);
            assert!(spans.iter().all(|span| span.least < span.most && span.same <= 100), "{choice}: {spans:?}");
            told += spans.len();
            play.play(seat, &choice).expect("bots choose what is legal");
        }
        assert!(told > 0, "{}: nothing was told", title.id());
    }
}
