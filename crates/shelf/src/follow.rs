//! A game in play that follows the lines of a record which is written elsewhere.

use kernel::Seat;

use crate::play::Play;
use crate::shown::Played;

/// Plays what the lines say: choices, each with what followed by itself, or an undo. Nothing if they say anything else than
/// what then happens; the game is to be dropped then.
pub fn follow(play: &mut dyn Play, lines: &[String]) -> Option<Vec<Played>> {
    let mut played = Vec::new();
    while let Some(line) = lines.get(played.len()) {
        let (seat, deed) = line.split_once(' ')?;
        let seat = seat.parse().ok().filter(|seat| *seat < play.players()).map(Seat::new)?;
        let next = match deed.strip_prefix("undo ") {
            Some(count) if count.ends_with(" agreed") => play.undo_agreed(seat, false).ok()?,
            Some(_) => play.undo(seat, false).ok()?,
            None => play.play(seat, deed).ok()?,
        };
        let same = next.iter().map(|played| &played.line).eq(lines.iter().skip(played.len()).take(next.len()));
        if next.is_empty() || !same {
            return None;
        }
        played.extend(next);
    }
    (!played.is_empty()).then_some(played)
}
