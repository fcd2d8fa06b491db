//! `lazaret values`: finished games made into rows that a judgement can learn from.

use std::path::PathBuf;

use serde::Serialize;
use shelf::Message;
use text::Words;

use crate::agreed::title;
use crate::files::{self, Existing};
use crate::retold::load;
use crate::stage::{Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(id = "values_out", long = "out", value_name = "FILE")]
    out: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

/// What was written.
#[derive(Serialize)]
struct Written {
    game: &'static str,
    games: u32,
    positions: usize,
}

/// Records carry this ending.
const ENDINGS: [&str; 1] = ["game"];

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    let mut bytes = title.values_head().into_bytes();
    let mut written = Written { game: title.id(), games: 0, positions: 0 };
    for path in &args.paths {
        for file in files::meant(path, &ENDINGS)? {
            let play = load(&file)?;
            if play.game() != title.id() {
                let message = Message::new("values-other-game").with("file", file.display().to_string().as_str());
                return Err(message.with("game", title.id()).into());
            }
            let positions = play.values(written.games, &mut bytes);
            written.games += u32::from(positions > 0);
            written.positions += positions;
        }
    }
    files::write_bytes(&args.out, &bytes, Existing::unless(args.force))?;
    if args.json {
        document(&written)?;
    } else {
        let sum =
            Message::new("values-written").with("positions", written.positions).with("games", written.games as usize);
        say(&words.say(&sum.with("file", args.out.display().to_string().as_str())))?;
    }
    Ok(Verdict::Well)
}
