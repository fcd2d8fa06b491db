//! A recorded game as lines of text: what was asked, chosen, told to whom, and a fingerprint of what everybody saw.

use std::hash::{Hash as _, Hasher as _};

use super::sentences::said;
use crate::record::Deed;
use crate::{Fnv, Game, Message, Options as _, Record, Say as _, Session, State, Viewer};

/// The story of a record that plays out. The same rules tell the same story: a line that differs is a sentence, or a view,
/// that changed.
pub fn story<G: Game>(record: Record<G>) -> Vec<String> {
    let viewers: Vec<Viewer> = Viewer::all(record.options.players()).collect();
    let mut lines = Vec::new();
    let replayed = Session::replay_with(record, |state: &State<G>, played| {
        if let Some(played) = played {
            let (seat, deed) = (played.entry.seat.index(), played.entry.deed);
            lines.push(match deed {
                Deed::Choice(action) => format!("{seat} {action}: {}", said(&action.say())),
                Deed::Automatic(action) => format!("{seat} ({action}): {}", said(&action.say())),
                Deed::Undo { count, .. } => format!("{seat} undo {count}"),
            });
            for event in &played.events {
                tell::<G>(event, &viewers, &mut lines);
            }
        }
        lines.push(format!("  seen {:016x}", seen(state, &viewers)));
        if let Some(asked) = state.question() {
            lines.push(format!("  ask {} {}", asked.rule, said(&asked.message)));
        }
    });
    assert!(replayed.is_ok(), "the record plays out");
    lines
}

/// What a spectator is told of an event, and each seat that is told something else.
fn tell<G: Game>(event: &G::Event, viewers: &[Viewer], lines: &mut Vec<String>) {
    let told = |viewer| G::witness(event, viewer).map(|event| event.say());
    let words = |told: &Option<Message>| told.as_ref().map_or_else(|| "nothing".to_owned(), said);
    let open = told(Viewer::Spectator);
    lines.push(format!("  tell {}", words(&open)));
    for &viewer in viewers.iter().filter(|&&viewer| viewer != Viewer::Spectator) {
        let own = told(viewer);
        if own != open {
            lines.push(format!("  tell {viewer:?} {}", words(&own)));
        }
    }
}

/// A number for all views together.
fn seen<G: Game>(state: &State<G>, viewers: &[Viewer]) -> u64 {
    let mut hash = Fnv::default();
    for &viewer in viewers {
        format!("{:?}", state.view(viewer)).hash(&mut hash);
    }
    hash.finish()
}
