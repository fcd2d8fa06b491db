//! Questions, answers and differences in sentences.

use std::collections::BTreeSet;

use shelf::{Arg, Message};
use text::Words;

use crate::answer::Answer;
use crate::compare::{Difference, Pair, SetUp};
use crate::measures::What;
use crate::report::{Told, percent, signed};
use crate::statistics::ENOUGH;
use crate::study::{Cell, Vow};

/// So many differences of a pair are told, the surest first; the JSON has all.
pub const MOST: usize = 12;

/// The heads of the table of [`differences`].
pub const HEADS: [&str; 6] = ["lab-measure", "lab-first", "lab-second", "lab-change", "lab-error", "lab-saved"];

/// What the two sides share: the game, the players, and the bots if they are the same.
pub fn setting(pair: &Pair, words: Words) -> String {
    let mut parts = vec![
        words.word(&format!("{}-title", pair.game)),
        words.say(&Message::new("lab-players-count").with("players", pair.players)),
    ];
    if pair.first.bots == pair.second.bots {
        parts.push(pair.first.bots.clone());
    }
    parts.join(", ")
}

/// The game, the players, the options and the patch of a cell: all but its bots.
pub(crate) fn apart_from_bots(told: &Told<'_>) -> String {
    let about = told.about();
    let bots = told.cell.bot_words();
    let parts: Vec<&str> = about.split(", ").filter(|part| *part != bots).collect();
    format!("{}, {}", told.game(), parts.join(", "))
}

/// What is asked of two set-ups.
pub fn question(pair: &Pair, words: Words) -> String {
    let (first, second) = sides(pair, words);
    let key = if pair.first.bots != pair.second.bots {
        "lab-question-levels"
    } else if pair.first.vow != pair.second.vow {
        "lab-question-vow"
    } else if pair.about.is_empty() {
        "lab-question-game"
    } else {
        "lab-question-thing"
    };
    let things: Vec<Arg> =
        pair.about.iter().map(|(kind, number)| thing(pair.cards(), kind, *number, words).as_str().into()).collect();
    words.say(&Message::new(key).with("first", first.as_str()).with("second", second.as_str()).with("things", things))
}

/// The answer in a sentence with its doubt, then how many games would settle it.
pub fn answer(pair: &Pair, words: Words) -> String {
    let Some(answer) = &pair.answer else {
        if pair.games < ENOUGH as u64 {
            return few(pair.games, words);
        }
        let key = if pair.paired && pair.same == pair.games { "lab-answer-same" } else { "lab-answer-none" };
        return words.say(&Message::new(key).with("games", whole(pair.games)));
    };
    let key = if answer.settled { "lab-answer-yes" } else { "lab-answer-open" };
    let Difference { what, first, second, change, .. } = &answer.difference;
    let said = Message::new(key)
        .with("what", name(what, pair.cards(), words).as_str())
        .with("first", figure(what, first.value).as_str())
        .with("second", figure(what, second.value).as_str())
        .with("change", moved(what, change.value).as_str())
        .with("error", scaled(what, change.error).as_str())
        .with("doubt", doubt(answer, words).as_str());
    format!("{} {}", words.say(&said), power(answer, words))
}

/// That so few games are too few to conclude anything from.
pub(crate) fn few(games: u64, words: Words) -> String {
    words.say(&Message::new("lab-few").with("games", whole(games)).with("enough", ENOUGH))
}

/// Which deals were compared, and what their being the same was worth.
pub fn deals(pair: &Pair, words: Words) -> String {
    if !pair.paired {
        return words.say(&Message::new("lab-not-paired").with("games", whole(pair.games)));
    }
    let paired = Message::new("lab-paired").with("games", whole(pair.games)).with("same", whole(pair.same));
    let saved = pair.answer.as_ref().and_then(|answer| answer.difference.saved);
    let saved =
        saved.map(|saved| words.say(&Message::new("lab-pairs-worth").with("saved", format!("{saved:.1}").as_str())));
    [Some(words.say(&paired)), saved].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The surest differences, a row each.
pub fn differences(pair: &Pair, words: Words) -> Vec<Vec<String>> {
    let row = |difference: &Difference| {
        let Difference { what, first, second, change, saved, marked } = difference;
        vec![
            name(what, pair.cards(), words),
            figure(what, first.value),
            figure(what, second.value),
            format!("{}{}", moved(what, change.value), if *marked { " ●" } else { "" }),
            scaled(what, change.error),
            saved.map_or("–".to_owned(), |saved| format!("{saved:.1} ×")),
        ]
    };
    pair.differences.iter().take(MOST).map(row).collect()
}

/// Whether every seat wins as often: the answer of a cell.
pub fn seats(answer: &Answer, words: Words) -> String {
    let key = if answer.settled { "lab-seats-unequal" } else { "lab-seats-open" };
    let Difference { what, first, second, .. } = &answer.difference;
    let What::Wins { seat } = what else { return String::new() };
    let said = Message::new(key)
        .with("seat", *seat + 1)
        .with("first", figure(what, first.value).as_str())
        .with("second", figure(what, second.value).as_str())
        .with("error", scaled(what, second.error).as_str())
        .with("doubt", doubt(answer, words).as_str());
    format!("{} {}", words.say(&said), power(answer, words))
}

/// The two sides by what tells them apart.
fn sides(pair: &Pair, words: Words) -> (String, String) {
    let (one, other) = (&pair.first, &pair.second);
    let name = |side: &SetUp, against: &SetUp| {
        let mut parts = Vec::new();
        if side.bots != against.bots {
            parts.push(side.bots.clone());
        }
        if side.patch != against.patch {
            let patch = Message::new("lab-the-patch").with("patch", side.patch.as_str());
            parts.push(if side.patch.is_empty() { words.word("lab-as-printed") } else { words.say(&patch) });
        }
        if let Some(sworn) = side.vow.as_ref().or(against.vow.as_ref()).filter(|_| side.vow != against.vow) {
            parts.push(vow(sworn, side.vow.is_some(), pair.cards(), pair.players, words));
        }
        if side.options != against.options {
            let others: Vec<&str> = against.options.split(',').map(str::trim).collect();
            let own: Vec<&str> =
                side.options.split(',').map(str::trim).filter(|option| !others.contains(option)).collect();
            parts.push(if own.is_empty() { words.word("lab-without-options") } else { own.join(", ") });
        }
        if parts.is_empty() {
            let cell = Message::new("lab-cell-of").with("cell", side.cell).with("study", side.study.as_str());
            parts.push(words.say(&cell));
        }
        parts.join(", ")
    };
    (name(one, other), name(other, one))
}

/// What bots must take, must not, or, where nobody is bound, may.
pub(crate) fn vow(vow: &Vow, bound: bool, cards: Cards<'_>, players: usize, words: Words) -> String {
    let who = if vow.bots.len() == players {
        words.word("lab-every-bot")
    } else {
        let numbers: Vec<Arg> = vow.bots.iter().map(|bot| (bot + 1).to_string().as_str().into()).collect();
        words.say(&Message::new("lab-these-bots").with("numbers", numbers))
    };
    let key = match (bound, vow.takes) {
        (false, _) => "lab-may-take",
        (true, true) => "lab-must-take",
        (true, false) => "lab-must-not-take",
    };
    let thing = thing(cards, &vow.kind, vow.number, words);
    words.say(&Message::new(key).with("thing", thing.as_str()).with("who", who.as_str()))
}

/// What a figure is.
pub(crate) fn name(what: &What, cards: Cards<'_>, words: Words) -> String {
    let of_seat = |key: &'static str, seat: usize| words.say(&Message::new(key).with("seat", seat + 1));
    let of_thing = |key: &'static str, kind: &str, number: usize| {
        words.say(&Message::new(key).with("thing", thing(cards, kind, number, words).as_str()))
    };
    match what {
        What::Wins { seat } => of_seat("lab-wins", *seat),
        What::Points { seat } => of_seat("lab-points", *seat),
        What::BotWins { bot } => words.say(&Message::new("lab-bot-wins").with("number", bot + 1)),
        What::Winner => words.word("lab-winner"),
        What::Turns => words.word("lab-turns"),
        What::Ending { reason } => {
            let ending = words.word(&format!("{}-ending-{reason}", cards.game).replace('_', "-"));
            words.say(&Message::new("lab-ends").with("ending", ending.as_str()))
        }
        What::Came { kind, number } => of_thing("lab-thing-came", kind, *number),
        What::Taken { kind, number } => of_thing("lab-thing-taken", kind, *number),
        What::WonWith { kind, number } => of_thing("lab-thing-won", kind, *number),
    }
}

/// The cards of a game, by whose names things are called.
#[derive(Clone, Copy)]
pub(crate) struct Cards<'a> {
    pub(crate) game: &'a str,
    /// What is changed of them.
    pub(crate) changes: &'a [String],
}

/// The cards of a cell.
pub(crate) fn cards(cell: &Cell) -> Cards<'_> {
    Cards { game: &cell.game, changes: &cell.changes }
}

/// The name of a thing, with that of the card whose place it takes if it is one of somebody's own.
pub(crate) fn thing(cards: Cards<'_>, kind: &str, number: usize, words: Words) -> String {
    let things = shelf::title(cards.game).map(shelf::Title::things).unwrap_or_default();
    let Some(thing) = things.into_iter().filter(|thing| thing.kind == kind).nth(number) else { return kind.to_owned() };
    let printed = words.say(&thing.name);
    let called = shelf::called(cards.game, cards.changes).into_iter();
    let own = called.filter(|called| called.language == words.lang().code() && called.key == thing.name.key);
    let own: BTreeSet<String> = own.map(|called| called.text).collect();
    if own.is_empty() {
        return printed;
    }
    let own: Vec<Arg> = own.iter().map(|own| own.as_str().into()).collect();
    words.say(&Message::new("lab-own-card").with("own", own).with("printed", printed.as_str()))
}

fn figure(what: &What, value: f64) -> String {
    if what.is_part() { percent(value) } else { format!("{value:.2}") }
}

/// A change; that of a part in hundredths of the whole.
fn moved(what: &What, value: f64) -> String {
    if what.is_part() {
        signed(value * 100.0)
    } else {
        format!("{}{:.2}", if value < 0.0 { "−" } else { "+" }, value.abs())
    }
}

fn scaled(what: &What, value: f64) -> String {
    if what.is_part() { format!("{:.1}", value * 100.0) } else { format!("{value:.2}") }
}

fn doubt(answer: &Answer, words: Words) -> String {
    if answer.probability < 0.001 { words.word("lab-hardly-any") } else { percent(answer.probability) }
}

/// How many games would settle it, or what these would have found.
fn power(answer: &Answer, words: Words) -> String {
    if answer.settled {
        return words.word("lab-settled");
    }
    let found = scaled(&answer.difference.what, answer.least);
    let least = words.say(&Message::new("lab-least").with("least", found.as_str()));
    let more = answer.more.map(|games| words.say(&Message::new("lab-more").with("games", whole(games))));
    [more, Some(least)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
