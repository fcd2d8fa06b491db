//! Whole games in which everything is heard.

use std::collections::BTreeSet;

use protocol::UndoOffer;
use shelf::{Play, Seat, Style, Target, Title, Viewer};

use crate::judge::Judge;

/// The choices of these games follow from here.
const SEED: u64 = 1347;
/// At every so many choices all things of the game are clicked, whatever the question is.
const CLICKS: usize = 4;
/// So many earlier choices are tried out of place at each step.
const TRIED: usize = 8;
/// Games with each set of options: every other one by chance.
const GAMES: u64 = 6;

/// Plays every player count with every pair of other options, by chance and by bots that want to win.
pub fn all_settings(title: &dyn Title, judge: &mut Judge) {
    let mut known = BTreeSet::new();
    for options in pairs(title) {
        for number in 0..GAMES {
            let (mut play, played) = title.start(&options, shelf::key(SEED, number)).expect("the options fit together");
            let told = played.iter().flat_map(|played| played.told.iter().flatten());
            told.for_each(|told| judge.sentence(&told.message));
            listen(&mut *play, title, number, &mut known, judge);
        }
    }
}

/// Options by pairs: any two values of two options meet in some game.
fn pairs(title: &dyn Title) -> BTreeSet<String> {
    let values = |at: usize| {
        let option = &title.options()[at];
        option.values.iter().map(|value| format!("{}={value}", option.key))
    };
    let count = title.options().len();
    let both = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let pairs = both.flat_map(|(one, other)| {
        values(one).flat_map(move |first| values(other).map(move |second| format!("{first},{second}")))
    });
    let alone = (0..count).flat_map(values);
    pairs.chain(alone).filter_map(|options| title.canonical(&options).ok()).collect()
}

/// Plays to the end and hears all that is asked, offered, told and refused. `known` are the choices of all games so far.
fn listen(play: &mut dyn Play, title: &dyn Title, number: u64, known: &mut BTreeSet<String>, judge: &mut Judge) {
    let mut dice = kernel::Sim::new(SEED + number);
    let strange: Vec<String> = known.iter().cloned().collect();
    while let Some(&seat) = play.asked().first() {
        let offer = play.offer(Viewer::Seat(seat));
        offer.ask.iter().for_each(|ask| judge.sentence(&ask.message));
        offer.options.iter().for_each(|choice| judge.choice(choice));
        offer.bundles.iter().for_each(|bundle| judge.sentence(&bundle.label));
        if let Some(sealed) = offer.options.iter().find(|choice| choice.seals) {
            let twice = format!("{}; {}", sealed.action, sealed.action);
            play.why_refused(seat, &twice).iter().for_each(|refused| judge.sentence(&refused.message));
        }
        if let UndoOffer::Consent { message, .. } = &offer.undo {
            judge.sentence(message);
        }
        refusals(play, seat, title, &strange, &mut dice, judge);
        let action = if number.is_multiple_of(2) {
            offer.options[dice.below(offer.options.len() as u32) as usize].action.clone()
        } else {
            play.thinker(seat, Style::Greedy, dice.bits(), None)()
        };
        known.extend(offer.options.into_iter().map(|choice| choice.action));
        for played in play.play(seat, &action).expect("an offered choice is not refused") {
            played.told.iter().flatten().for_each(|told| judge.sentence(&told.message));
        }
    }
    let outcome = play.outcome().expect("the game is over");
    judge.sentence(&outcome.ending);
    outcome.ranking.iter().flat_map(|sheet| &sheet.lines).for_each(|line| judge.sentence(&line.message));
}

/// Clicks what is not offered, and tries choices out of place.
fn refusals(
    play: &dyn Play,
    seat: Seat,
    title: &dyn Title,
    known: &[String],
    dice: &mut kernel::Sim,
    judge: &mut Judge,
) {
    if play.step().is_multiple_of(CLICKS) {
        for thing in title.things() {
            judge.sentence(&play.why_not(seat, &Target::new(thing.kind, thing.id)).message);
        }
        for other in Seat::all(play.players()) {
            judge.sentence(&play.why_not(seat, &Target::new("seat", other)).message);
        }
    }
    for _ in 0..TRIED.min(known.len()) {
        let past = &known[dice.below(known.len() as u32) as usize];
        let other = Seat::new((seat.index() + 1) % play.players());
        for seat in [seat, other] {
            play.why_refused(seat, past).iter().for_each(|refused| judge.sentence(&refused.message));
        }
    }
}
