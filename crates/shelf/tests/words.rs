//! Whatever a game on the shelf says is said in every language, with every argument that the sentence wants.

use std::collections::BTreeSet;

use kernel::{Arg, Message};
use shelf::{Play, Seat, Title, Undo, Viewer};
use text::{Lang, Words};

/// Games played for each game and each set of options.
const GAMES: u64 = 3;

/// What cannot be said, each thing once.
#[derive(Default)]
struct Unsaid(BTreeSet<String>);

impl Unsaid {
    fn hear(&mut self, message: &Message) {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            if !words.has(&message.key) {
                self.0.insert(format!("{lang}: no message has the key {}", message.key));
            } else if words.say(message).contains("{$") {
                self.0.insert(format!("{lang}: {} wants more than it gets: {}", message.key, words.say(message)));
            }
        }
        message.args.iter().for_each(|(_, arg)| self.hear_arg(arg));
    }

    fn hear_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            Arg::Message(message) => self.hear(message),
            Arg::List(items) => items.iter().for_each(|item| self.hear_arg(item)),
        }
    }

    fn hear_key(&mut self, key: &str) {
        self.hear(&Message::new(key.replace('_', "-")));
    }
}

/// The games for people; the example of the kernel speaks to nobody.
fn titles() -> impl Iterator<Item = &'static dyn Title> {
    shelf::titles().iter().copied().filter(|title| title.id() != "lots")
}

/// The default options, and each other value of each option.
fn settings(title: &dyn Title) -> Vec<String> {
    let mut settings = vec![String::new()];
    for option in title.options() {
        settings.extend(option.values.iter().map(|value| format!("{}={value}", option.key)));
    }
    settings.retain(|options| title.canonical(options).is_ok());
    settings
}

/// Plays to the end by choices that follow from the seed, and hears all that is asked, offered, told and refused.
fn listen(play: &mut dyn Play, seed: u64, unsaid: &mut Unsaid) {
    let mut known: Vec<String> = Vec::new();
    let mut chance = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    while let Some(&seat) = play.asked().first() {
        let offer = play.offer(Viewer::Seat(seat));
        offer.ask.iter().for_each(|ask| unsaid.hear(&ask.message));
        offer.options.iter().for_each(|choice| unsaid.hear(&choice.label));
        if let Undo::Cannot(why) = &offer.undo {
            unsaid.hear(why);
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let roll = (chance >> 33) as usize;
        // What was once a choice is refused for some reason later.
        if let Some(past) = known.get(roll % known.len().max(1)) {
            play.why_refused(seat, past).iter().for_each(|refused| unsaid.hear(&refused.message));
            let other = Seat::new((seat.index() + 1) % play.players());
            play.why_refused(other, past).iter().for_each(|refused| unsaid.hear(&refused.message));
        }
        let choice = &offer.options[roll % offer.options.len()];
        unsaid.hear(&play.why_not(seat, &choice.target).message);
        if !known.contains(&choice.action) {
            known.push(choice.action.clone());
        }
        for played in play.play(seat, &choice.action).expect("an offered choice is not refused") {
            played.told.iter().flatten().for_each(|told| unsaid.hear(&told.message));
        }
    }
    let outcome = play.outcome().expect("the game is over");
    unsaid.hear(&outcome.ending);
    outcome.ranking.iter().flat_map(|place| &place.sheet).for_each(|line| unsaid.hear(&line.message));
}

#[test]
fn whole_games_are_said_in_every_language() {
    for title in titles() {
        let mut unsaid = Unsaid::default();
        for options in settings(title) {
            for seed in 0..GAMES {
                let (mut play, played) =
                    title.start(&options, shelf::key(1347, seed)).expect("the options fit together");
                played
                    .iter()
                    .flat_map(|played| played.told.iter().flatten())
                    .for_each(|told| unsaid.hear(&told.message));
                listen(&mut *play, seed, &mut unsaid);
            }
        }
        assert!(unsaid.0.is_empty(), "{}", unsaid.0.into_iter().collect::<Vec<_>>().join("\n"));
    }
}

#[test]
fn titles_options_endings_and_things_have_names() {
    let mut unsaid = Unsaid::default();
    for title in titles() {
        let id = title.id();
        unsaid.hear_key(&format!("{id}-title"));
        unsaid.hear_key(&format!("{id}-blurb"));
        title.endings().iter().for_each(|ending| unsaid.hear_key(&format!("{id}-ending-{ending}")));
        title.things().iter().for_each(|thing| unsaid.hear(&thing.name));
        for option in title.options() {
            unsaid.hear_key(&format!("{id}-option-{}", option.key));
            // Numbers and switches need no words of their own.
            let worded = |value: &&str| value.parse::<u32>().is_err() && !["on", "off"].contains(value);
            for value in option.values.iter().copied().filter(worded) {
                unsaid.hear_key(&format!("{id}-option-{}-{value}", option.key));
            }
        }
    }
    assert!(unsaid.0.is_empty(), "{}", unsaid.0.into_iter().collect::<Vec<_>>().join("\n"));
}
