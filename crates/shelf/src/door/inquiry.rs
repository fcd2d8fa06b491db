//! What is asked of one game behind the door.

use std::time::Duration;

use bots::Depth;
use kernel::script::Eyes;
use kernel::{Budget, Seat, Viewer};
use protocol::Json;

use super::{Inquiry, Moved, Otherwise, stand, wrong, yes};
use crate::play::Play;

/// The seat a question is about, and whether it has to be one that is asked now.
fn concerned(what: &Inquiry) -> Option<(Seat, bool)> {
    match what {
        Inquiry::Choose { seat, .. }
        | Inquiry::WhyNot { seat, .. }
        | Inquiry::WhyRefused { seat, .. }
        | Inquiry::Preview { seat, .. }
        | Inquiry::CanUndo { seat }
        | Inquiry::UndoUnseals { seat }
        | Inquiry::Undo { seat, .. }
        | Inquiry::Offer { viewer: Viewer::Seat(seat) }
        | Inquiry::History { viewer: Viewer::Seat(seat), .. }
        | Inquiry::Words { viewer: Viewer::Seat(seat) }
        | Inquiry::Moments { viewer: Viewer::Seat(seat), .. }
        | Inquiry::Script { eyes: Eyes::Of(Viewer::Seat(seat)), .. } => Some((*seat, false)),
        Inquiry::Advise { seat, .. } | Inquiry::Think { seat, .. } => Some((*seat, true)),
        Inquiry::Stand
        | Inquiry::Offer { viewer: Viewer::Spectator }
        | Inquiry::Gather { .. }
        | Inquiry::History { viewer: Viewer::Spectator, .. }
        | Inquiry::Recaps
        | Inquiry::At { .. }
        | Inquiry::Outcome
        | Inquiry::Words { viewer: Viewer::Spectator }
        | Inquiry::Moments { viewer: Viewer::Spectator, .. }
        | Inquiry::Analyse { .. }
        | Inquiry::NameSeats { .. }
        | Inquiry::Record
        | Inquiry::Draws
        | Inquiry::Lines { .. }
        | Inquiry::Script { eyes: Eyes::All | Eyes::Of(Viewer::Spectator), .. }
        | Inquiry::Close => None,
    }
}

pub(super) fn inquire(play: &mut dyn Play, what: Inquiry) -> Result<Json, Otherwise> {
    if let Some((seat, asked)) = concerned(&what) {
        if seat.index() >= play.players() {
            return wrong("there is no such seat");
        }
        if asked && !play.asked().contains(&seat) {
            return wrong("the seat is not asked");
        }
    }
    Ok(match what {
        Inquiry::Stand => yes(&stand(play)),
        Inquiry::Offer { viewer } => yes(&play.offer(viewer)),
        Inquiry::Choose { seat, choice } => {
            let played = play.play(seat, &choice)?;
            yes(&Moved { played, stand: stand(play) })
        }
        Inquiry::WhyNot { seat, thing } => yes(&play.why_not(seat, &thing)),
        Inquiry::WhyRefused { seat, choice } => yes(&play.why_refused(seat, &choice)),
        Inquiry::Preview { seat, choice } => yes(&play.preview(seat, &choice)?),
        Inquiry::CanUndo { seat } => yes(&play.can_undo(seat)),
        Inquiry::UndoUnseals { seat } => yes(&play.undo_unseals(seat)),
        Inquiry::Undo { seat, whole, agreed } => {
            let played = if agreed { play.undo_agreed(seat, whole)? } else { play.undo(seat, whole)? };
            yes(&Moved { played, stand: stand(play) })
        }
        Inquiry::Gather { from, to } => {
            play.gather(from..to);
            yes(&())
        }
        Inquiry::History { viewer, from } => yes(&play.history(viewer, from)),
        Inquiry::Words { viewer } => yes(&play.in_words(viewer)),
        Inquiry::Recaps => yes(&play.recaps()),
        Inquiry::Outcome => yes(&play.outcome()),
        Inquiry::Moments { viewer, from, count } => yes(&play.moments(viewer, from, count)),
        Inquiry::Analyse { iterations, samples } => {
            let analyser = play.analyser(Depth { iterations, samples });
            yes(&analyser.and_then(|analyse| analyse(&mut || true)))
        }
        Inquiry::NameSeats { names } => {
            play.name_seats(names);
            yes(&())
        }
        Inquiry::Record => yes(&play.record_text()),
        Inquiry::Draws => yes(&play.draws()),
        Inquiry::Lines { from, count } => {
            let lines = (from..from.saturating_add(count)).map_while(|step| play.entry_line(step));
            yes(&lines.collect::<Vec<_>>())
        }
        Inquiry::Script { step, eyes, thing } => yes(&play.script(step, eyes, thing.as_ref())),
        Inquiry::Advise { seat, seed, iterations, millis } => {
            let budget = Budget { iterations, time: millis.map(Duration::from_millis) };
            yes(&play.adviser(seat, seed, budget)())
        }
        Inquiry::Think { seat, style, seed, millis } => {
            yes(&play.thinker(seat, style, seed, millis.map(Duration::from_millis))())
        }
        Inquiry::At { .. } | Inquiry::Close => return wrong("this is asked of the door, not of a game"),
    })
}
