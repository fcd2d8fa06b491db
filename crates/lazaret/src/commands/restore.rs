//! `lazaret restore`: a backup into an empty database, all of it or none.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use kernel::Say as _;
use shelf::Message;
use text::Words;

use crate::commands::backup::number;
use crate::commands::serve::Where;
use crate::stage::{Fault, Outcome, Verdict, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    backup_file: PathBuf,
    #[command(flatten)]
    place: Where,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    let file = File::open(&args.backup_file).map_err(failed)?;
    let place = args.place.place()?;
    if let store::Place::File(path) = &place
        && let Some(folder) = path.parent()
    {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let report = place.restore(BufReader::new(file)).map_err(|error| error.say())?;
    let sum = Message::new("server-restored").with("tables", number(report.tables)).with("rows", number(report.rows));
    say(&words.say(&sum))?;
    Ok(Verdict::Well)
}
