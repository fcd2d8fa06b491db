//! What is told of the levels: where they disagree, that they agree, or that only one was asked.

use shelf::Message;
use text::Words;

use crate::levels::{Differs, disagreements, pairs};
use crate::report::{Told, percent, signed, told};
use crate::statistics::Finding;

/// A sentence for each thing that two levels say differently; one for each pair that agrees, and for each set-up of equal
/// bots that no other level has played.
pub(super) fn told(all: &[Told<'_>], words: Words) -> Vec<String> {
    let cells: Vec<_> = all.iter().map(|told| told.cell.clone()).collect();
    let pairs = pairs(&cells);
    let mut said = Vec::new();
    for &(first, second) in &pairs {
        let (one, other) = (&all[first], &all[second]);
        let found = disagreements((one.cell, other.cell), (one.tally, other.tally), (&one.figures, &other.figures));
        let message = |key: &'static str| {
            Message::new(key)
                .with("setting", told::apart_from_bots(one).as_str())
                .with("first", one.cell.bot_words().as_str())
                .with("second", other.cell.bot_words().as_str())
        };
        if one.few().or(other.few()).is_some() {
            said.push(words.say(&message("lab-levels-few")));
            continue;
        }
        if found.is_empty() {
            said.push(words.say(&message("lab-levels-agree")));
        }
        said.extend(found.iter().map(|differs| words.say(&differing(differs, told::cards(one.cell), &message, words))));
    }
    for (number, one) in all.iter().enumerate() {
        let alone = !pairs.iter().any(|&(first, second)| first == number || second == number);
        let equal = one.cell.bots.iter().all(|bot| *bot == one.cell.bots[0]);
        if alone && equal && !one.cell.ladder {
            let message = Message::new("lab-levels-one").with("setting", told::apart_from_bots(one).as_str());
            said.push(words.say(&message.with("first", one.cell.bot_words().as_str())));
        }
    }
    said
}

fn differing(
    differs: &Differs,
    cards: told::Cards<'_>,
    message: &dyn Fn(&'static str) -> Message,
    words: Words,
) -> Message {
    let points = |found: Finding| format!("{} ± {:.1}", signed(found.value), found.error);
    match differs {
        Differs::Seat { seat, first, second } => message("lab-levels-seat")
            .with("seat", seat + 1)
            .with("one", percent(first.value).as_str())
            .with("two", percent(second.value).as_str()),
        Differs::Taken { kind, number, first, second } => message("lab-levels-taken")
            .with("thing", told::thing(cards, kind, *number, words).as_str())
            .with("one", percent(*first).as_str())
            .with("two", percent(*second).as_str()),
        Differs::Worth { kind, number, first, second } => message("lab-levels-worth")
            .with("thing", told::thing(cards, kind, *number, words).as_str())
            .with("one", points(*first).as_str())
            .with("two", points(*second).as_str()),
    }
}
