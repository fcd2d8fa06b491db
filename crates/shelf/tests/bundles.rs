//! One click for one intent: it is what the small choices are, one after the other, and it is taken back as one.

use protocol::{Bundle, Deed, Part, Told, UndoOffer};
use shelf::{Play, Seat, Title, Viewer};

fn copy(play: &dyn Play) -> Box<dyn Play> {
    play.at(play.step()).expect("the newest step was")
}

/// How many bundles of a game are tried; all are looked at.
const TRIED: usize = 120;

/// Looks at every bundle of a whole game and tries some, and gives the last choices of those there were.
fn bundles(title: &dyn Title, number: u64) -> Vec<String> {
    let mut play = title.start("", shelf::key(number, 0)).expect("the default options fit together").0;
    let (mut ends, mut tried) = (Vec::new(), 0);
    while let Some(&seat) = play.asked().first() {
        let offer = play.offer(Viewer::Seat(seat));
        assert!(offer.bundles.len() <= 96, "{} at once", offer.bundles.len());
        assert!(offer.bundles.is_empty() || play.asked().len() == 1, "only one seat is asked");
        for bundle in &offer.bundles {
            let choices: Vec<&str> = bundle.action.split("; ").collect();
            assert!((2..=12).contains(&choices.len()) && choices.len() == bundle.steps.len(), "{}", bundle.action);
            assert!(offer.options.iter().any(|choice| choice.action == choices[0]), "{} step by step", bundle.action);
            let same = |other: &&Bundle| other.target == bundle.target && other.action == bundle.action;
            assert_eq!(offer.bundles.iter().filter(same).count(), 1, "{} is offered once", bundle.action);
            let there = offer.bundles.iter().filter(|other| other.target == bundle.target).count();
            assert!(there <= 4, "{there} on {:?}", bundle.target);
            ends.push((*choices.last().expect("a bundle has choices")).to_owned());
        }
        if let Some(bundle) = offer.bundles.get(play.step() * 7 % offer.bundles.len().max(1))
            && tried < TRIED
        {
            tried += 1;
            try_bundle(&*play, seat, bundle);
        }
        let choice = &offer.options[(offer.step as usize).wrapping_mul(2_654_435_761) % offer.options.len()];
        play.play(seat, &choice.action).expect("an offered choice is not refused");
    }
    ends
}

fn try_bundle(play: &dyn Play, seat: Seat, bundle: &Bundle) {
    let said = &bundle.action;
    let preview = play.preview(seat, said).expect("what is offered can be looked at");
    let (mut at_once, mut singly) = (copy(play), copy(play));
    let played = at_once.play(seat, said).expect("an offered bundle is not refused");
    let choices: Vec<&str> = said.split("; ").collect();
    let mut told = 0;
    for (place, choice) in choices.iter().enumerate() {
        told += singly.play(seat, choice).expect("each choice of it is legal in turn").len();
        let last = place + 1 == choices.len();
        let back = matches!(singly.can_undo(seat), UndoOffer::Free { .. });
        assert!(last || back, "nothing is revealed in the middle of {said}");
        assert!(!last || back || bundle.seals || bundle.ends, "{said} says that it seals");
    }
    assert_eq!(played.len(), told, "{said}");
    assert_eq!(at_once.record_text(), singly.record_text(), "{said}");
    // A preview begins a story of its own: what happens is compared, not where it stands in the story.
    let happened = |told: &Told| Told { part: Part::default(), ..told.clone() };
    let events = played.iter().flat_map(|played| &played.told[seat.index()]).map(happened);
    let foreseen: Vec<Told> = preview.events.iter().map(happened).collect();
    assert_eq!(events.take(foreseen.len()).collect::<Vec<_>>(), foreseen, "{said} comes as foreseen");
    take_back(play, at_once, seat, choices.len());
    assert!(matches!(singly.can_undo(seat), UndoOffer::Free { choices: 1 } | UndoOffer::Consent { choices: 1, .. }));
}

/// What was done at once is taken back at once, in lines of one choice each; or only its last choice.
fn take_back(before: &dyn Play, mut after: Box<dyn Play>, seat: Seat, choices: usize) {
    let mut partly = copy(&*after);
    let free = match after.can_undo(seat) {
        UndoOffer::Free { choices: taken } => {
            assert_eq!(taken as usize, choices);
            true
        }
        UndoOffer::Consent { choices: taken, .. } => {
            assert_eq!(taken as usize, choices);
            false
        }
        UndoOffer::Nothing => panic!("there is something to take back"),
    };
    let undone = if free { after.undo(seat, true) } else { after.undo_agreed(seat, true) };
    let undone = undone.expect("it can be taken back");
    assert_eq!(undone.len(), choices, "a line a choice");
    assert!(undone.iter().all(|played| matches!(played.deed, Deed::Undo { agreed, .. } if agreed != free)));
    assert_eq!(after.fingerprint(), before.fingerprint());
    let title = shelf::title(after.game()).expect("a game");
    assert!(title.load(&after.record_text()).is_ok(), "the record plays");
    let one = if free { partly.undo(seat, false) } else { partly.undo_agreed(seat, false) };
    assert_eq!(one.expect("it can be taken back").len(), 1);
    let rest = partly.undo(seat, true).expect("the rest can be taken back");
    assert_eq!((rest.len(), partly.fingerprint()), (choices - 1, before.fingerprint()));
}

#[test]
fn a_click_says_it_all_and_is_taken_back_whole() {
    let wanted: [(&str, &[&str]); 4] = [
        ("rattus", &["drive", "from"]),
        ("contagion", &["card", "match"]),
        ("pest", &["start", "improve", "decline", "step", "coins", "end"]),
        ("messina", &["advance", "scroll", "upgrade", "promote", "go", "build", "activate"]),
    ];
    for (game, words) in wanted {
        let title = shelf::title(game).expect("a game");
        let ends: Vec<String> = (0..2).flat_map(|number| bundles(title, number)).collect();
        let some = |word: &str| ends.iter().any(|end| end.starts_with(word));
        for word in words {
            assert!(some(word), "{game}: some bundle ends with {word}");
        }
        assert!(!some("purchase"), "what an action pays for is not what it is for");
        assert!(!some("exchange"), "what can be done besides is no part of anything");
    }
}

#[test]
fn choices_that_cannot_be_made_at_once_are_refused_whole() {
    for title in shelf::titles() {
        let mut play = title.start("", shelf::key(1, 0)).expect("the default options fit together").0;
        let seat = play.asked()[0];
        let first = play.offer(Viewer::Seat(seat)).options[0].action.clone();
        let before = (play.record_text(), play.fingerprint());
        let unheard = "fly to the moon";
        for chain in [
            format!("{first}; {first}; {first}; {first}"),
            format!("{first}; "),
            "; ".to_owned(),
            format!("{first}; {unheard}"),
        ] {
            assert!(play.play(seat, &chain).is_err(), "{chain}");
            assert!(play.preview(seat, &chain).is_err(), "{chain}");
            assert_eq!((play.record_text(), play.fingerprint()), before, "{chain}");
        }
    }
}

/// What is revealed ends what can be said at once, though each choice would be legal.
#[test]
fn nothing_can_be_said_beyond_what_is_revealed() {
    let title = shelf::title("rattus").expect("a game");
    let mut play = title.start("", shelf::key(3, 0)).expect("the default options fit together").0;
    let mut refused = 0;
    while let Some(&seat) = play.asked().first() {
        let offer = play.offer(Viewer::Seat(seat));
        let choice = &offer.options[play.step() % offer.options.len()];
        let mut then = copy(&*play);
        then.play(seat, &choice.action).expect("an offered choice is not refused");
        let next = then.offer(Viewer::Seat(seat)).options;
        if choice.seals
            && let Some(next) = next.first()
        {
            let before = play.record_text();
            let both = format!("{}; {}", choice.action, next.action);
            let why = play.play(seat, &both).expect_err("something is seen in between");
            assert_eq!((why.message.key.as_ref(), play.record_text()), ("refusal-not-at-once", before));
            refused += 1;
        }
        play.play(seat, &choice.action).expect("an offered choice is not refused");
    }
    assert!(refused > 3);
}
