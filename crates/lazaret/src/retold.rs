//! A recorded game in words: its seats, its entries, its end.

use std::path::Path;

use protocol::{Deed, LogEntry};
use shelf::{Line, Message, Outcome, Play, Style};
use text::Words;

use crate::{files, stage};

/// Reads a record; a fault in it is bad input.
pub(crate) fn load(file: &Path) -> Result<Box<dyn Play>, Message> {
    let text = files::read(file)?;
    let title = frozen::engine_of(&text).ok_or_else(|| Message::new("terminal-no-record"))?;
    shelf::ready(&text).and_then(|()| title.load(&text)).map_err(|error| {
        Message::new("terminal-bad-record")
            .with("file", file.display().to_string().as_str())
            .with("line", error.line)
            .with("why", error.message)
    })
}

/// What the seats are called: as the record says, or by their number; a bot is somebody of the cast.
pub(crate) fn names(play: &dyn Play, words: Words) -> Vec<String> {
    let name = |(index, name): (usize, &String)| match name.as_str() {
        "" => words.say(&Message::new("play-seat").with("seat", index + 1)),
        name if Style::of_name(name).is_some() => words.say(&shelf::cast_name(shelf::recorded_cast(play, index))),
        name => name.to_owned(),
    };
    play.seat_names().iter().enumerate().map(name).collect()
}

/// How a game ended: why, who came where, and how the points add up.
pub(crate) fn outcome_text(outcome: &Outcome, names: &[String], words: Words) -> String {
    let say = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    let mut rows = vec![vec![words.word("play-place"), words.word("play-points")]];
    for line in &outcome.ranking[0].lines {
        rows[0].push(say(&line.message));
    }
    for place in &outcome.ranking {
        let mut row = vec![format!("{}. {}", place.place, names[usize::from(place.seat)]), place.score.to_string()];
        row.extend(place.lines.iter().map(|line| line.points.to_string()));
        rows.push(row);
    }
    format!("{}\n{}", say(&outcome.ending), stage::table(&rows))
}

/// A game as a story: turn by turn, a sentence for what a person would call one thing, with the step that shows its effect.
pub(crate) fn story_text(log: &[LogEntry], names: &[String], say: &dyn Fn(&Message) -> String) -> String {
    let mut text = Vec::new();
    for turn in shelf::lines(log).chunk_by(|one, next| one.turn == next.turn) {
        let table = || say(&Message::new("story-whose-table"));
        text.push(format!("— {}", turn[0].whose.map_or_else(table, |seat| names[usize::from(seat)].clone())));
        for line in turn {
            let mark = || format!("  [{}]", say(&Message::new("replay-taken-back")));
            let taken_back = if line.stands { String::new() } else { mark() };
            text.push(format!("{:>6}  {}{taken_back}", line.after, sentence(line, say)));
        }
    }
    text.join("\n")
}

/// What a line of the story says.
pub(crate) fn sentence(line: &Line<'_>, say: &dyn Fn(&Message) -> String) -> String {
    line.says.iter().map(say).collect::<Vec<_>>().join(" ")
}

/// An entry of the log: the choice, and what it did.
pub(crate) fn entry_text(seen: &LogEntry, names: &[String], say: &dyn Fn(&Message) -> String) -> String {
    let who = seen.seat.map_or("", |seat| names[usize::from(seat)].as_str());
    let what = match (seen.deed, &seen.action) {
        (Deed::Setup, _) => String::new(),
        (Deed::Choice | Deed::Automatic, Some(action)) => action.clone(),
        (Deed::Choice | Deed::Automatic, None) => say(&Message::new("replay-secret")),
        (Deed::Undo { count, .. }, _) => say(&Message::new("replay-undo").with("count", count)),
    };
    let mark = || format!("  [{}]", say(&Message::new("replay-taken-back")));
    let taken_back = if seen.stands { String::new() } else { mark() };
    let head = match seen.deed {
        Deed::Setup => say(&Message::new("replay-setup")),
        Deed::Choice | Deed::Undo { .. } => format!("{:>4}  {who}: {what}{taken_back}", seen.step + 1),
        Deed::Automatic => format!("{:>4}  {who}: ({what}){taken_back}", seen.step + 1),
    };
    let told = seen.events.iter().map(|told| format!("      {}", say(&told.message)));
    [head].into_iter().chain(told).collect::<Vec<_>>().join("\n")
}
