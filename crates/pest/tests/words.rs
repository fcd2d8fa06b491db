//! Everything that Pest can say has a message in every language.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::testkit::play_out;
use kernel::{Action as _, Arg, Frame as _, Game as _, Message, Say as _, ScoreLine, Seat, Session, Viewer, options};
use pest::{Options, Pest};

fn keys_of(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let mut keys = BTreeSet::new();
    for file in ["pest.ftl", "data/pest.ftl"] {
        let text = std::fs::read_to_string(folder.join(file)).expect("the messages of Pest");
        keys.extend(text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())));
    }
    keys
}

fn collect(message: &Message, said: &mut BTreeSet<String>) {
    said.insert(message.key.clone().into_owned());
    for (_, arg) in &message.args {
        if let Arg::Message(inner) = arg {
            collect(inner, said);
        }
    }
}

/// Everything said in random games: choices, questions, events, and reasons for clicks on every thing ever offered.
fn said() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    let mut things = BTreeSet::new();
    for options in options::every::<Options>() {
        let played = play_out::<Pest>(options, 5);
        let record = played.record().clone();
        let _ = Session::<Pest>::replay_with(record, |state, played| {
            for event in played.iter().flat_map(|played| &played.events) {
                collect(&event.say(), &mut said);
            }
            let Some(seat) = state.asked().first() else { return };
            collect(&state.question().expect("somebody is asked").message, &mut said);
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            for action in &legal {
                collect(&action.say(), &mut said);
                things.insert(action.target());
            }
            let frame = state.frame().expect("somebody is asked");
            for thing in &things {
                let Some(action) = frame.intent(state.board(), seat, thing) else { continue };
                if !legal.contains(&action) {
                    collect(&frame.why_not(state.board(), seat, action).message, &mut said);
                }
            }
        });
        for ScoreLine { category, .. } in Pest::score_sheet(played.state().board(), Seat::new(0)) {
            said.insert(format!("pest-score-{}", category.replace('_', "-")));
        }
        assert!(played.state().view(Viewer::Spectator).asked.is_none());
    }
    said.extend(Pest::ENDINGS.iter().map(|ending| format!("pest-ending-{}", ending.replace('_', "-"))));
    said
}

#[test]
fn every_sentence_exists_in_every_language() {
    let said = said();
    assert!(said.len() > 300, "the games said {} different things", said.len());
    for language in ["en", "fr", "ru"] {
        let keys = keys_of(language);
        let missing: Vec<_> = said.iter().filter(|key| !keys.contains(*key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
