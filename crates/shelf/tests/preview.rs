//! What a preview promises is what then happens: whole games of every title, every choice looked at before it is made.

use kernel::{Actions, Game, Sim, State, options};
use protocol::{Part, Preview, Stop, Told};
use serde_json::Value;
use shelf::{Play, Seat, Title, Viewer};

/// A view with the changes of a preview made to it.
fn changed(mut view: Value, preview: &Preview) -> Value {
    for change in &preview.changes {
        let (parent, name) = change.path.rsplit_once('/').expect("a view is an object");
        match view.pointer_mut(parent).expect("what changes is in the view") {
            Value::Array(places) => places[name.parse::<usize>().expect("a place")] = change.after.clone(),
            Value::Object(fields) => drop(fields.insert(name.to_owned(), change.after.clone())),
            other => panic!("{other} has no parts"),
        }
    }
    view
}

/// What happened, wherever it stands in the story: a preview begins a story of its own.
fn happened(told: &[Told]) -> Vec<Told> {
    told.iter().map(|told| Told { part: Part::default(), ..told.clone() }).collect()
}

struct Tally {
    looked: usize,
    whole: usize,
    numbers: usize,
}

/// Looks at a choice, makes it, and compares.
fn compare(play: &mut dyn Play, seat: Seat, tally: &mut Tally) {
    let viewer = Viewer::Seat(seat);
    let offer = play.offer(viewer);
    let step = offer.step as usize;
    let choice = offer.options[(step * 31 + 7) % offer.options.len()].clone();
    let preview = play.preview(seat, &choice.action).expect("an offered choice can be looked at");
    let before = offer.view.value();
    for change in &preview.changes {
        assert_eq!(before.pointer(&change.path).unwrap_or(&Value::Null), &change.before, "{}", change.path);
        assert_ne!(change.before, change.after);
    }
    let played = play.play(seat, &choice.action).expect("an offered choice is not refused");
    let (told, foreseen) = (happened(&played[0].seen(viewer).events), happened(&preview.events));
    assert!(told.starts_with(&foreseen), "{} {step} {}: {preview:#?} {told:#?}", play.game(), choice.action);
    tally.looked += 1;
    tally.numbers += preview.changes.iter().filter(|change| change.after.is_number()).count();
    if preview.stop == Stop::Chance {
        assert!(choice.seals, "{} {step} {}: chance seals", play.game(), choice.action);
        return;
    }
    tally.whole += 1;
    assert_eq!(told, foreseen, "{} {step} {}", play.game(), choice.action);
    let after = play.view_at(step + 1, viewer).expect("the choice was made");
    assert_eq!(changed(before, &preview), after.value(), "{} {step} {}", play.game(), choice.action);
}

fn whole_games(title: &dyn Title) {
    let mut tally = Tally { looked: 0, whole: 0, numbers: 0 };
    for (players, seed) in title.players().into_iter().zip([1347, 1348]) {
        let started = title.start(&format!("players={players}"), shelf::key(seed, 0));
        let (mut play, _) = started.expect("the default options fit together");
        while let Some(&seat) = play.asked().first() {
            compare(&mut *play, seat, &mut tally);
        }
    }
    let Tally { looked, whole, numbers } = tally;
    assert!(looked > 60 && whole * 4 > looked && numbers > looked / 2, "{}: {looked} {whole} {numbers}", title.id());
}

#[test]
fn previews_of_rattus_come_true() {
    whole_games(shelf::title("rattus").expect("it stands on the shelf"));
}

#[test]
fn previews_of_contagion_come_true() {
    whole_games(shelf::title("contagion").expect("it stands on the shelf"));
}

#[test]
fn previews_of_pest_come_true() {
    whole_games(shelf::title("pest").expect("it stands on the shelf"));
}

#[test]
fn previews_of_messina_come_true() {
    whole_games(shelf::title("messina").expect("it stands on the shelf"));
}

/// Goes on from where a preview stopped, with dice. One that stopped before the choice itself has it still to make.
fn carried_on<G: Game>(from: &State<G>, stopped: &State<G>, seat: Seat, action: G::Action, dice: u64) -> State<G> {
    if stopped == from {
        let mut after = from.clone();
        after.play_unchecked(seat, action, &mut Sim::new(dice));
        return after;
    }
    State::resume(stopped.board().clone(), stopped.stack().iter().copied(), &mut Sim::new(dice))
}

/// A preview takes nothing from chance: whatever the dice are, what it leaves open comes out as if nobody had looked.
fn leaves_the_dice_alone<G: Game>() {
    let mut stopped = 0;
    for game in 0..3 {
        let mut sim = Sim::new(game);
        let mut state = State::<G>::new(&options::parse("players=2").expect("two can play"), &mut sim);
        let mut legal = Actions::<G>::new();
        while let Some(seat) = state.asked().first() {
            state.legal(seat, &mut legal);
            let action = legal[sim.below(legal.len() as u32) as usize];
            let imagined = state.imagine(Viewer::Seat(seat), &mut sim);
            let preview = imagined.foresee(seat, action);
            if preview.stop == kernel::Stop::Chance {
                stopped += 1;
                for dice in 0..4 {
                    let whole = carried_on(&imagined, &imagined, seat, action, dice);
                    let rest = carried_on(&imagined, &preview.state, seat, action, dice);
                    assert_eq!(rest, whole, "{} {action}", G::ID);
                }
            }
            state.play_unchecked(seat, action, &mut sim);
        }
    }
    assert!(stopped > 10, "{}: chance spoke {stopped} times", G::ID);
}

#[test]
fn previews_leave_the_dice_alone() {
    leaves_the_dice_alone::<rattus::Rattus>();
    leaves_the_dice_alone::<contagion::Contagion>();
    leaves_the_dice_alone::<pest::Pest>();
    leaves_the_dice_alone::<messina::Messina>();
}

#[test]
fn what_is_not_offered_cannot_be_looked_at() {
    for title in shelf::titles() {
        let (play, _) = title.start("", shelf::key(3, 0)).expect("the default options fit together");
        let seat = play.asked()[0];
        assert_eq!(play.preview(seat, "no such thing").expect_err("no choice").message.key, "refusal-not-understood");
    }
}
