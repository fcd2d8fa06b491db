//! `lazaret bench`: how quick the games are, on one thread.

use std::time::Duration;

use text::Words;

use crate::agreed::title;
use crate::stage::{Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    games: Vec<String>,
    #[arg(long)]
    json: bool,
}

/// Every figure is measured at least this long.
const TIME: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let titles = match args.games.as_slice() {
        [] => shelf::titles().to_vec(),
        named => named.iter().map(|id| title(id)).collect::<Result<_, _>>()?,
    };
    let rows: Vec<_> = titles.iter().flat_map(|title| title.bench(TIME)).collect();
    if args.json {
        document(&rows)?;
        return Ok(Verdict::Well);
    }
    let head = ["game", "players", "choices", "games", "search", "state", "action", "replay"];
    let mut cells = vec![head.map(|column| words.word(&format!("bench-{column}"))).to_vec()];
    for row in &rows {
        cells.push(vec![
            row.game.to_owned(),
            row.players.to_string(),
            thousands(row.choices_per_second),
            thousands(row.games_per_second),
            thousands(row.search_iterations_per_second),
            row.state_bytes.to_string(),
            row.action_bytes.to_string(),
            format!("{:.0} µs / {}", row.replay_microseconds, row.replay_choices),
        ]);
    }
    say(&table(&cells))?;
    Ok(Verdict::Well)
}

/// A rate with its thousands apart: `5 123 456`.
fn thousands(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
