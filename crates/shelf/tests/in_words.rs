//! Positions in words: whole sentences in three languages, sums that are right, neighbours that know each other, and nothing that
//! the viewer cannot know.

use std::collections::BTreeSet;

use kernel::{Arg, Message};
use shelf::{Play, Seat, Title, Viewer, title};
use text::{Lang, Words};

const SEED: u64 = 77;
/// At every so many choices the position is told.
const TOLD: usize = 17;

fn render(lang: Lang, message: &Message) -> String {
    Words::new(lang).render(message, &|seat| ["Anna", "Boris", "Chloé", "Denis", "Emma"][seat.index()].to_owned())
}

/// Plays a game by chance and looks at it again and again.
fn watched(title: &dyn Title, options: &str, mut see: impl FnMut(&dyn Play)) {
    let (mut play, _) = title.start(options, shelf::key(SEED, 0)).expect("the options fit together");
    let mut dice = kernel::Sim::new(SEED);
    let mut made = 0;
    see(&*play);
    while let Some(&seat) = play.asked().first() {
        let offer = play.offer(Viewer::Seat(seat));
        let action = &offer.options[dice.below(offer.options.len() as u32) as usize].action;
        play.play(seat, action).expect("it was offered");
        made += 1;
        if made % TOLD == 0 {
            see(&*play);
        }
    }
    see(&*play);
}

#[test]
fn positions_are_told_in_whole_sentences_of_three_languages() {
    for title in shelf::titles() {
        let mut heard = BTreeSet::new();
        for players in [2, 3] {
            watched(*title, &format!("players={players}"), |play| {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
                    let words = play.in_words(viewer);
                    assert!(words.passages.len() > 2, "{}", title.id());
                    for message in
                        words.passages.iter().flat_map(|passage| [&passage.title].into_iter().chain(&passage.lines))
                    {
                        for lang in Lang::ALL {
                            let text = render(lang, message);
                            let whole = !text.contains(['{', '}']) && !text.contains("told-") && !text.contains("  ");
                            assert!(whole, "{lang} {}: {text}", message.key);
                            assert!(!text.contains(&format!("{}-", title.id())), "{lang} {}: {text}", message.key);
                        }
                        heard.insert(message.key.clone());
                    }
                }
            });
        }
        assert!(heard.len() > 6, "{} tells much: {heard:?}", title.id());
    }
}

/// What a message says under a name.
fn arg<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

/// The keys of the messages in an argument, at any depth.
fn keys(arg: &Arg, found: &mut Vec<String>) {
    match arg {
        Arg::Message(message) => {
            found.push(message.key.clone().into_owned());
            message.args.iter().for_each(|(_, arg)| keys(arg, found));
        }
        Arg::List(items) => items.iter().for_each(|item| keys(item, found)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
    }
}

#[test]
fn neighbours_name_each_other() {
    for (game, players, joins) in
        [("rattus", 4, "told-next-to"), ("messina", 3, "told-next-to"), ("pest", 3, "told-pest-roads")]
    {
        let (play, _) =
            title(game).expect("a game").start(&format!("players={players}"), shelf::key(SEED, 1)).expect("it starts");
        let words = play.in_words(Viewer::Spectator);
        let mut roads = BTreeSet::new();
        for place in words.passages.iter().flat_map(|passage| &passage.lines).filter(|line| line.key == "told-place") {
            let Some(Arg::Message(name)) = arg(place, "place") else { panic!("a place has a name") };
            let Some(Arg::List(facts)) = arg(place, "facts") else { panic!("there is something to say") };
            for fact in facts {
                let Arg::Message(fact) = fact else { continue };
                if fact.key == joins {
                    let mut near = Vec::new();
                    keys(arg(fact, "places").expect("neighbours"), &mut near);
                    roads.extend(near.into_iter().map(|other| (name.key.clone().into_owned(), other)));
                }
            }
        }
        let places: BTreeSet<String> = roads.iter().map(|(from, _)| from.clone()).collect();
        assert!(places.len() > 8, "{game}: {} places", places.len());
        // The Capital and the docks stand in lists of their own.
        for (from, to) in roads.iter().filter(|(_, to)| places.contains(to)) {
            assert!(roads.contains(&(to.clone(), from.clone())), "{game}: {from} leads to {to}, and not back");
        }
    }
}

#[test]
fn score_sheets_add_up_and_at_the_end_are_those_of_the_end() {
    for title in shelf::titles() {
        watched(*title, "players=3", |play| {
            let sheets = play.in_words(Viewer::Spectator).sheets;
            assert_eq!(sheets.len(), 3);
            for sheet in &sheets {
                assert_eq!(sheet.lines.iter().map(|line| line.points).sum::<i32>(), sheet.score, "{}", title.id());
            }
            assert!(sheets.iter().any(|sheet| sheet.place == 1));
            if let Some(outcome) = play.outcome() {
                for sheet in outcome.ranking {
                    assert_eq!(sheets[usize::from(sheet.seat)], sheet, "{}", title.id());
                }
            }
        });
    }
}

#[test]
fn what_a_seat_cannot_know_is_not_told() {
    let rattus = (
        "rattus",
        vec!["cubes gallia red 2 yellow 2", "emblem polonia", "turn red", "rat rat-20 gallia"],
        ["rat_r05", "rat_r11"],
        vec!["seen yellow rat-20"],
    );
    let contagion = (
        "contagion",
        vec!["city tokyo yellow 1 blue 1", "city cairo", "hand blue blue 3", "turn blue", "actions 2", "hand yellow"],
        ["red 3", "green 3"],
        vec![],
    );
    for (game, given, secrets, after) in [rattus, contagion] {
        let told = |secret: &str, seat: usize| {
            let mut lines: Vec<String> = given.iter().map(|line| (*line).to_owned()).collect();
            let last = lines.pop().expect("the line of the secret");
            lines.push(format!("{last} {secret}"));
            lines.extend(after.iter().map(|line: &&str| (*line).to_owned()));
            let (play, _) = title(game).expect("a game").start_from("players=2", &lines, [7; 32]).expect("a position");
            serde_json::to_string(&play.in_words(Viewer::Seat(Seat::new(seat)))).expect("words")
        };
        assert_eq!(told(secrets[0], 0), told(secrets[1], 0), "{game}: whoever does not know hears the same");
        assert_ne!(told(secrets[0], 1), told(secrets[1], 1), "{game}: whoever knows hears it");
    }
}
