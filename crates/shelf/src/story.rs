//! The story as lines: what a person would call one thing, with its parts.

use kernel::Message;
use protocol::{Deed, LogEntry, Place, Told};

/// A sentence of the story.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<'l> {
    /// Its number.
    pub number: u32,
    /// The number of the turn it belongs to.
    pub turn: u32,
    /// Whose turn it is; nobody's when the table itself does something.
    pub whose: Option<Place>,
    /// What it says, in messages one behind the other.
    pub says: Vec<Message>,
    /// The events it is made of.
    pub parts: Vec<&'l Told>,
    /// How many entries the record had when it was over.
    pub after: u32,
    /// Whether it still stands: not taken back since.
    pub stands: bool,
}

/// The sentences of a log, in the order in which they begin. What says nothing is a part of what stands before it in the
/// same turn, or else of what comes next. Of a line that was taken back in part, what stands is told.
pub fn lines(log: &[LogEntry]) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for entry in log {
        for told in &entry.events {
            let part = &told.part;
            let place = lines.iter().rposition(|line| line.number == part.line).unwrap_or_else(|| {
                let (number, turn, whose) = (part.line, part.turn, part.whose);
                let line = Line { number, turn, whose, says: Vec::new(), parts: Vec::new(), after: 0, stands: false };
                lines.push(line);
                lines.len() - 1
            });
            let line = &mut lines[place];
            // What was taken back speaks only while nothing that stands does.
            if entry.stands || !line.stands {
                line.says = part.says.clone().unwrap_or_else(|| std::mem::take(&mut line.says));
                line.after = if entry.deed == Deed::Setup { 0 } else { entry.step + 1 };
            }
            line.stands |= entry.stands;
            line.parts.push(told);
        }
    }
    folded(lines)
}

fn folded(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    let mut said: Vec<Line<'_>> = Vec::new();
    let mut waiting: Vec<&Told> = Vec::new();
    let mut turn = None;
    for mut line in lines {
        if turn != Some(line.turn) {
            waiting.clear();
            turn = Some(line.turn);
        }
        match said.last_mut().filter(|before| before.turn == line.turn) {
            Some(before) if line.says.is_empty() => before.parts.extend(line.parts),
            None if line.says.is_empty() => waiting.extend(line.parts),
            _ => {
                line.parts.splice(0..0, waiting.drain(..));
                said.push(line);
            }
        }
    }
    said
}
