//! `lazaret puzzles`: finds positions worth solving in games between bots.

use std::path::{Path, PathBuf};

use shelf::{Found, Message, Title, script};
use text::Words;

use crate::agreed::{Agreed, title};
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::stage::{Outcome, Verdict, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(id = "puzzle_games", long = "games", value_name = "K", default_value_t = 100, hide_default_value = true)]
    games: u64,
    #[command(flatten)]
    agreed: Agreed,
    #[arg(long, value_name = "N", default_value_t = 12, hide_default_value = true)]
    keep: usize,
    #[arg(id = "puzzle_out", long = "out", value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

/// The page has names for two rivals.
const MOST_SEATS: usize = 3;

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    let options = args.agreed.options(title, Some(2))?;
    let seats = title.seats(&options)?;
    if seats > MOST_SEATS {
        return Err(Message::new("puzzles-seats").with("seats", seats).with("most", MOST_SEATS).into());
    }
    let seed = args.agreed.seed()?;
    if let Some(folder) = &args.out {
        prepare(folder, args)?;
    }
    let mut found: Vec<(u64, Found)> = Vec::new();
    let progress = Progress::new(args.games, words);
    for game in 0..args.games {
        if found.len() >= args.keep {
            break;
        }
        found.extend(title.find_puzzles(&options, seed, game)?.into_iter().map(|puzzle| (game, puzzle)));
        progress.at(game + 1);
    }
    drop(progress);
    found.truncate(args.keep);
    // The easy ones first.
    found.sort_by_key(|(_, puzzle)| puzzle.grade);
    let wanted = Message::new("puzzles-found").with("found", found.len()).with("wanted", args.keep);
    for (number, (game, puzzle)) in (1..).zip(&found) {
        let from = format!("Game {game} of `lazaret puzzles {} --options {options} --seed {seed}`", title.id());
        let text = written(title, number, &from, puzzle);
        match &args.out {
            Some(folder) => files::write(&file(folder, number), &text, Existing::unless(args.force))?,
            None => say(&text)?,
        }
    }
    if args.out.is_some() {
        say(&words.say(&wanted))?;
    }
    Ok(if found.len() < args.keep { Verdict::Failed } else { Verdict::Well })
}

fn file(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("{number}.puzzle"))
}

/// What would keep the puzzles from being written is said before they are looked for, which takes long.
fn prepare(folder: &Path, args: &Args) -> Result<(), Message> {
    std::fs::create_dir_all(folder).map_err(|error| files::cannot("terminal-cannot-write", folder, &error))?;
    let kept = (1..=args.keep).map(|number| file(folder, number)).find(|file| file.exists() && !args.force);
    kept.map_or(Ok(()), |file| Err(Message::new("terminal-exists").with("file", file.display().to_string().as_str())))
}

fn written(title: &dyn Title, number: usize, from: &str, Found { step, lines, .. }: &Found) -> String {
    let id = title.id();
    let text =
        format!("game {id}\n\n# {from}, before step {step}.\npuzzle {id}-puzzle-{number}\n  {}\n", lines.join("\n  "));
    let parsed = script::parse(&text).expect("what is written can be read");
    let tried = title.check_puzzle(&parsed.puzzles[0], &|_| None);
    assert!(tried.is_ok(), "what is written is a puzzle: {tried:?}\n{text}");
    text
}
