//! `lazaret restore`: a backup into an empty database, all of it or none; with `--check` it is only read.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use kernel::Say as _;
use text::Words;

use crate::commands::backup::sum;
use crate::commands::serve::Where;
use crate::stage::{Fault, Outcome, Verdict, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    backup_file: PathBuf,
    /// Reads it, and restores nothing.
    #[arg(long = "check")]
    check_backup: bool,
    #[command(flatten)]
    place: Where,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    let file = BufReader::new(File::open(&args.backup_file).map_err(failed)?);
    if args.check_backup {
        let report = store::check_backup(file).map_err(|error| error.say())?;
        say(&words.say(&sum("server-backup-whole", report)))?;
        return Ok(Verdict::Well);
    }
    let place = args.place.place()?;
    if let store::Place::File(path) = &place
        && let Some(folder) = path.parent()
    {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let report = place.restore(file).map_err(|error| error.say())?;
    say(&words.say(&sum("server-restored", report)))?;
    Ok(Verdict::Well)
}
