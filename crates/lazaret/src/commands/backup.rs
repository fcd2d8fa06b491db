//! `lazaret backup`: everything that a server keeps, as it is at one moment, in one file.

use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use kernel::Say as _;
use shelf::Message;
use text::Words;

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
    let folder = args.backup_file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    // Written beside its place and moved into it, so that a broken backup never stands where a good one stood.
    let file = tempfile::Builder::new().prefix(".lazaret-").tempfile_in(folder).map_err(failed)?;
    let mut out = BufWriter::new(file);
    let report = args.place.place()?.back_up(&mut out).map_err(|error| error.say())?;
    out.flush().map_err(failed)?;
    let file = out.into_inner().map_err(|error| failed(error.into_error()))?;
    file.as_file().sync_all().map_err(failed)?;
    file.persist(&args.backup_file).map_err(|error| failed(error.error))?;
    let sum = Message::new("server-backed-up").with("tables", number(report.tables)).with("rows", number(report.rows));
    say(&words.say(&sum))?;
    Ok(Verdict::Well)
}

/// A count as an argument of a message.
pub(crate) fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
