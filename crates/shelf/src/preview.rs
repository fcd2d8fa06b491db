//! What a choice would do, erased: the events it would tell and the difference it would make to the view.

use kernel::{Game, Message, Seat, State, Viewer};
use protocol::{Change, Preview, Stop, Told};
use serde_json::Value;

use crate::onward::Chain;
use crate::shelved::Shelved;
use crate::shown::{json, number, tell};

/// Plays a legal choice on an imagined copy.
pub(crate) fn preview<G: Shelved>(state: &State<G>, players: usize, seat: Seat, action: G::Action) -> Preview {
    told(state, players, seat, Vec::new(), state.preview(seat, action))
}

/// Plays a chain of choices on an imagined copy.
pub(crate) fn preview_chain<G: Shelved>(now: &State<G>, players: usize, seat: Seat, chain: Chain<G>) -> Preview {
    told(now, players, seat, chain.events, chain.before.preview(seat, chain.last))
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
    let events = tell::<G>(&before, players).swap_remove(seat.index());
    let changes = changes(&json(&now.view(viewer)), &json(&state.view(viewer)));
    let stop = match stop {
        kernel::Stop::Question => Stop::Question,
        kernel::Stop::Chance => Stop::Chance,
        kernel::Stop::End => Stop::End,
    };
    Preview { lost: lost::<G>(&events, seat), events, changes, stop }
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
fn changes(before: &Value, after: &Value) -> Vec<Change> {
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
