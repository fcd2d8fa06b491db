//! One click for several questions with one meaning: it is what the small choices are, one after the other.

use shelf::{Play, Seat, Title, Viewer};

fn copy(play: &dyn Play) -> Box<dyn Play> {
    play.at(play.step()).expect("the newest step was")
}

/// Tries every chain of a whole game, and gives the last choices of those there were.
fn chains(title: &dyn Title, number: u64) -> Vec<String> {
    let mut play = title.start("", shelf::key(number, 0)).expect("the default options fit together").0;
    let mut ends = Vec::new();
    while let Some(&seat) = play.asked().first() {
        let offer = play.offer(Viewer::Seat(seat));
        for chain in &offer.onward {
            ends.push(try_chain(&*play, seat, &chain.action));
            assert!(offer.options.iter().all(|choice| choice.target != chain.target), "{}", chain.action);
        }
        let choice = &offer.options[(offer.step as usize).wrapping_mul(2_654_435_761) % offer.options.len()];
        play.play(seat, &choice.action).expect("an offered choice is not refused");
    }
    ends
}

fn try_chain(play: &dyn Play, seat: Seat, chain: &str) -> String {
    let preview = play.preview(seat, chain).expect("what is offered can be looked at");
    let (mut at_once, mut singly) = (copy(play), copy(play));
    let played = at_once.play(seat, chain).expect("an offered chain is not refused");
    let choices: Vec<&str> = chain.split("; ").collect();
    let mut told = 0;
    for choice in &choices {
        told += singly.play(seat, choice).expect("each choice of it is legal in turn").len();
    }
    assert_eq!(played.len(), told, "{chain}");
    assert_eq!(at_once.record_text(), singly.record_text(), "{chain}");
    let events: Vec<_> = played.iter().flat_map(|played| &played.told[seat.index()]).collect();
    assert!(preview.events.iter().eq(events.into_iter().take(preview.events.len())), "{chain} comes as foreseen");
    (*choices.last().expect("a chain has choices")).to_owned()
}

#[test]
fn a_click_on_what_an_action_is_for_says_it_all() {
    let games = shelf::titles().iter().flat_map(|title| (0..3).map(move |number| (*title, number)));
    let ends: Vec<String> = games.flat_map(|(title, number)| chains(title, number)).collect();
    let some = |word: &str| ends.iter().any(|end| end.starts_with(word));
    for word in ["advance", "scroll", "upgrade", "promote"] {
        assert!(some(word), "some chain ends with {word}: {ends:?}");
    }
    assert!(!some("purchase"), "what an action pays for is not what it is for");
}

#[test]
fn a_chain_that_is_not_offered_is_refused_whole() {
    for title in shelf::titles() {
        refuses_chains(*title);
    }
}

fn refuses_chains(title: &dyn Title) {
    let mut play = title.start("", shelf::key(1, 0)).expect("the default options fit together").0;
    let seat = play.asked()[0];
    let first = play.offer(Viewer::Seat(seat)).options[0].action.clone();
    let before = play.record_text();
    for chain in [format!("{first}; {first}"), format!("{first}; "), "; ".to_owned(), format!("{first}; end; end; end")]
    {
        assert!(play.play(seat, &chain).is_err(), "{chain}");
        assert!(play.preview(seat, &chain).is_err(), "{chain}");
        assert_eq!(play.record_text(), before, "{chain}");
    }
}
