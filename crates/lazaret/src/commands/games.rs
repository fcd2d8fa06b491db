//! `lazaret games`: what stands on the shelf.

use serde::Serialize;
use shelf::{Message, OptionSpec};
use text::Words;

use crate::stage::{Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,
}

/// A game on the shelf.
#[derive(Serialize)]
struct Row {
    id: &'static str,
    name: String,
    rules: u32,
    players: Vec<usize>,
    options: &'static [OptionSpec],
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let rows = shelf::titles().iter().map(|title| Row {
        id: title.id(),
        name: words.word(&format!("{}-title", title.id())),
        rules: title.rules_version(),
        players: title.players(),
        options: title.options(),
    });
    let rows: Vec<Row> = rows.collect();
    if args.json {
        document(&rows)?;
        return Ok(Verdict::Well);
    }
    let line = |row: &Row| {
        let range = match row.players.as_slice() {
            [least, .., most] => format!("{least}–{most}"),
            one => one.first().map_or(String::new(), ToString::to_string),
        };
        let players = words.say(&Message::new("terminal-players").with("range", range.as_str()));
        vec![format!("{}  {}", row.id, row.name), players]
    };
    say(&table(&rows.iter().map(line).collect::<Vec<_>>()))?;
    for row in rows {
        say(&format!("\n{}", row.id))?;
        for option in row.options {
            say(&format!("  {}={}  ({})", option.key, option.values.join("|"), option.default))?;
        }
    }
    Ok(Verdict::Well)
}
