//! `lazaret backup`: everything that a server keeps, as it is at one moment, in one file; with `--every` again and again,
//! into a folder, where each is read back and older ones are put away by the rule of `keeping`.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use kernel::Say as _;
use shelf::Message;
use store::{CopyReport, Place};
use text::Words;

use crate::commands::serve::{Where, asked_to_end};
use crate::keeping;
use crate::moment::{interval, now, of_stamp, stamp};
use crate::stage::{Fault, Outcome, Verdict, complain, say};

/// What is not whole yet begins like this.
const UNFINISHED: &str = ".lazaret-";
/// The file by which one program knows that another writes backups to the same folder.
const LOCK: &str = ".lock";
/// One that failed is tried again after so long at most.
const AGAIN: Duration = Duration::from_mins(1);

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    backup_to: PathBuf,
    /// Again and again, into a folder.
    #[arg(long, value_name = "TIME", value_parser = interval)]
    every: Option<Duration>,
    #[command(flatten)]
    place: Where,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let place = args.place.place()?;
    if let Some(every) = args.every {
        return again_and_again(&place, &args.backup_to, every, words);
    }
    let report = write(&place, &args.backup_to)?;
    say(&words.say(&sum("server-backed-up", report)))?;
    Ok(Verdict::Well)
}

/// How much was copied, as a sentence.
pub(crate) fn sum(key: &'static str, report: CopyReport) -> Message {
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    Message::new(key).with("tables", number(report.tables)).with("rows", number(report.rows))
}

fn failed(error: io::Error) -> Fault {
    store::CopyError::File(error).say().into()
}

/// Writes one backup. It is written beside its place and moved into it, so that a broken backup never stands where a good
/// one stood.
fn write(place: &Place, to: &Path) -> Result<CopyReport, Fault> {
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder).map_err(failed)?;
    let mut out = BufWriter::new(file);
    let report = place.back_up(&mut out).map_err(|error| error.say())?;
    out.flush().map_err(failed)?;
    let file = out.into_inner().map_err(|error| failed(error.into_error()))?;
    file.as_file().sync_all().map_err(failed)?;
    file.persist(to).map_err(|error| failed(error.error))?;
    // The name lasts as long as the file does.
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(failed)?;
    Ok(report)
}

/// Backs up until it is asked to end. Whoever starts it again soon does not get another backup for that.
fn again_and_again(place: &Place, folder: &Path, every: Duration, words: Words) -> Outcome {
    fs::create_dir_all(folder).map_err(failed)?;
    let lock = File::create(folder.join(LOCK)).map_err(failed)?;
    if lock.try_lock().is_err() {
        return Err(Message::new("server-backup-taken").with("path", folder.display().to_string().as_str()).into());
    }
    // What somebody who was killed has left half written is nobody's.
    for (path, name) in files(folder)? {
        if name.starts_with(UNFINISHED) {
            fs::remove_file(path).map_err(failed)?;
        }
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
    let asked = {
        let _within = runtime.enter();
        asked_to_end()
    };
    tokio::pin!(asked);
    let newest = backups(folder)?.into_iter().map(|(_, at)| at).max();
    let since = newest.map(|at| Duration::from_millis(now().saturating_sub(at)));
    let mut wait = since.map_or(Duration::ZERO, |since| every.saturating_sub(since));
    // It is written to its end even if somebody asks to end meanwhile: they find a whole one.
    while runtime.block_on(async { tokio::time::timeout(wait, &mut asked).await.is_err() }) {
        wait = match one_more(place, folder, words) {
            Ok(()) => every,
            Err(Fault::Said(message)) => {
                complain(&words.say(&message));
                every.min(AGAIN)
            }
            Err(Fault::Closed) => return Err(Fault::Closed),
        };
    }
    Ok(Verdict::Well)
}

/// Writes one more backup, reads it back from where it lies, and only then puts away those that the rule does not keep.
fn one_more(place: &Place, folder: &Path, words: Words) -> Result<(), Fault> {
    let at = now();
    let path = folder.join(format!("lazaret-{}.backup", stamp(at)));
    let report = write(place, &path)?;
    let found = store::check_backup(BufReader::new(File::open(&path).map_err(failed)?)).map_err(|error| error.say())?;
    if found != report {
        return Err(store::CopyError::Damaged.say().into());
    }
    let path = path.display().to_string();
    say(&words.say(&sum("server-backed-up-to", report).with("path", path.as_str())))?;
    let all = backups(folder)?;
    let moments: Vec<u64> = all.iter().map(|(_, at)| *at).collect();
    let gone = keeping::expired(&moments, at);
    for (path, at) in all {
        if gone.contains(&at) {
            fs::remove_file(path).map_err(failed)?;
        }
    }
    Ok(())
}

/// The files of a folder, with their names.
fn files(folder: &Path) -> Result<Vec<(PathBuf, String)>, Fault> {
    let entries: io::Result<Vec<fs::DirEntry>> = fs::read_dir(folder).and_then(Iterator::collect);
    let named = |entry: fs::DirEntry| Some((entry.path(), entry.file_name().into_string().ok()?));
    Ok(entries.map_err(failed)?.into_iter().filter_map(named).collect())
}

/// The backups of a folder, and when each was made. Whatever has another name is not ours to put away.
fn backups(folder: &Path) -> Result<Vec<(PathBuf, u64)>, Fault> {
    let at = |name: &str| of_stamp(name.strip_prefix("lazaret-")?.strip_suffix(".backup")?);
    Ok(files(folder)?.into_iter().filter_map(|(path, name)| Some((path, at(&name)?))).collect())
}
