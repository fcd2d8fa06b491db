//! What a choice would do, erased: the events it would tell and the difference it would make to the view.

use kernel::{Game, Message, Seat, State, Viewer};
use protocol::{Change, Points, PointsLine, Preview, Stop, Told};
use serde_json::Value;

use crate::chain::Chain;
use crate::open::named;
use crate::shelved::Shelved;
use crate::shown::{json, number};
use crate::telling::Telling;

/// Plays a legal choice on an imagined copy.
pub(crate) fn preview<G: Shelved>(state: &State<G>, players: usize, seat: Seat, action: G::Action) -> Preview {
    told(state, players, seat, Vec::new(), state.preview(seat, action))
}

/// Plays a chain of choices on an imagined copy.
pub(crate) fn preview_chain<G: Shelved>(now: &State<G>, players: usize, seat: Seat, chain: Chain<G>) -> Preview {
    told(now, players, seat, chain.events, chain.end)
}

fn told<G: Shelved>(
    now: &State<G>,
    players: usize,
    seat: Seat,
    mut before: Vec<G::Event>,
    kernel::Preview { state, events, stop }: kernel::Preview<G>,
) -> Preview {
    let viewer = Viewer::Seat(seat);
    before.extend(events);
    let events = Telling::<G>::new(players).tell(&before).swap_remove(seat.index());
    let changes = changes(&json(&now.view(viewer)), &json(&state.view(viewer)));
    let stop = match stop {
        kernel::Stop::Question => Stop::Question,
        kernel::Stop::Chance => Stop::Chance,
        kernel::Stop::End => Stop::End,
    };
    let points = points::<G>(&now.imagine(viewer, &mut kernel::Sim::new(0)), &state, seat);
    Preview { lost: lost::<G>(&events, seat), events, changes, stop, points }
}

/// The score of a seat before and after, with the lines that change: both as the seat imagines them, so that it learns nothing.
fn points<G: Shelved>(before: &State<G>, after: &State<G>, seat: Seat) -> Option<Points> {
    let sheet = |state: &State<G>| G::score_sheet(state.board(), seat);
    let (old, new) = (sheet(before), sheet(after));
    let of = |lines: &[kernel::ScoreLine], category: &str| {
        lines.iter().filter(|line| line.category == category).map(|line| line.points).sum::<i32>()
    };
    let fresh = new.iter().filter(|line| !old.iter().any(|known| known.category == line.category));
    let lines = old.iter().chain(fresh).filter_map(|line| {
        let (before, after) = (of(&old, line.category), of(&new, line.category));
        let line = PointsLine { message: named::<G>("score", line.category), before, after };
        (before != after).then_some(line)
    });
    let lines: Vec<PointsLine> = lines.collect();
    let total = |lines: &[kernel::ScoreLine]| lines.iter().map(|line| line.points).sum();
    (!lines.is_empty()).then(|| Points { before: total(&old), after: total(&new), lines })
}

/// Whether others, or nobody, are asked after a choice.
pub(crate) fn ends<G: Game>(state: &State<G>, seat: Seat, action: G::Action) -> bool {
    let mut imagined = state.imagine(Viewer::Seat(seat), &mut kernel::Sim::new(0));
    imagined.play_unchecked(seat, action, &mut kernel::Sim::new(0));
    !imagined.asked().contains(seat)
}

/// What is thrown away, by the game's own words.
fn lost<G: Shelved>(events: &[Told], seat: Seat) -> Vec<Message> {
    let lost = |told: &&Told| told.seat == Some(number(seat)) && G::LOSSES.contains(&told.message.key.as_ref());
    events.iter().filter(lost).map(|told| told.message.clone()).collect()
}

/// Every value that differs, in the order of the view. Lists of the same length are compared place by place, others as a
/// whole.
pub(crate) fn changes(before: &Value, after: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare("", before, after, &mut found);
    found
}

fn compare(path: &str, before: &Value, after: &Value, found: &mut Vec<Change>) {
    if before == after {
        return;
    }
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let fresh = new.keys().filter(|name| !old.contains_key(*name));
            for name in old.keys().chain(fresh) {
                let path = format!("{path}/{}", name.replace('~', "~0").replace('/', "~1"));
                let value = |fields: &serde_json::Map<String, Value>| fields.get(name).cloned().unwrap_or(Value::Null);
                compare(&path, &value(old), &value(new), found);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (place, (old, new)) in old.iter().zip(new).enumerate() {
                compare(&format!("{path}/{place}"), old, new, found);
            }
        }
        _ => found.push(Change { path: path.to_owned(), before: before.clone(), after: after.clone() }),
    }
}
