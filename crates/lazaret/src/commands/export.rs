//! `lazaret export`: all records of a server as text, one file a game, and one for every evening and league that is over.

use std::path::{Path, PathBuf};

use kernel::Say as _;
use shelf::Message;
use store::Store;
use table::{Stranded, Table};
use text::Words;

use crate::commands::public;
use crate::commands::serve::Where;
use crate::files::{self, Existing};
use crate::stage::{Fault, Outcome, Verdict, complain, say};

/// So many tables are read at a time.
const PAGE: u64 = 200;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FOLDER")]
    records: PathBuf,
    #[command(flatten)]
    place: Where,
    /// Only finished games of tables that agreed, without names.
    #[arg(long)]
    public: bool,
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    let store = Store::open_existing(&args.place.place()?).map_err(|error| error.say())?;
    std::fs::create_dir_all(&args.records).map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(failed)?;
    let existing = Existing::unless(args.force);
    let (count, verdict) = if args.public {
        let mut key = [0; 32];
        getrandom::fill(&mut key).expect("the system has randomness");
        runtime.block_on(public::export(&store, &args.records, existing, key, words))?
    } else {
        runtime.block_on(export(&store, &args.records, existing, words))?
    };
    store.close();
    let path = args.records.display().to_string();
    say(&words.say(&Message::new("server-exported").with("count", count).with("path", path.as_str())))?;
    Ok(verdict)
}

/// Writes every game that has started. What cannot be made again is named and left out.
async fn export(store: &Store, folder: &Path, existing: Existing, words: Words) -> Result<(usize, Verdict), Fault> {
    let (mut count, mut verdict, mut after) = (0, Verdict::Well, String::new());
    loop {
        let ids = store.all_tables(&after, PAGE).await.map_err(|error| error.say())?;
        for id in &ids {
            let journal = store.journal(id).await.map_err(|error| error.say())?;
            let entries = || journal.iter().map(|entry| (entry.number, entry.at, &entry.body));
            let record = match Table::load(id, entries()) {
                // Rules that this program does not have are no reason to leave a game behind.
                Err(error) if error.is_stranded() => Stranded::read(entries()).map(|table| Some(table.record())),
                loaded => loaded.map(|table| table.export()),
            };
            match record {
                Ok(record) => {
                    if let Some(record) = record {
                        files::write(&folder.join(format!("{id}.game")), &record, existing)?;
                        count += 1;
                    }
                }
                Err(error) => {
                    let why = Message::new("server-not-exported").with("table", id.as_str()).with("why", error.say());
                    complain(&words.say(&why));
                    verdict = Verdict::Failed;
                }
            }
        }
        match ids.into_iter().next_back() {
            Some(last) => after = last,
            None => break,
        }
    }
    let (evenings, readable) = export_evenings(store, folder, existing, words).await?;
    Ok((count + evenings, if readable == Verdict::Well { verdict } else { readable }))
}

/// The same of evenings and leagues that are over: their tables are among the games.
async fn export_evenings(
    store: &Store,
    folder: &Path,
    existing: Existing,
    words: Words,
) -> Result<(usize, Verdict), Fault> {
    let (mut count, mut verdict, mut after) = (0, Verdict::Well, String::new());
    loop {
        let page = store.all_evenings(&after, PAGE).await.map_err(|error| error.say())?;
        let Some((last, _)) = page.last() else { return Ok((count, verdict)) };
        after.clone_from(last);
        for (id, kind) in &page {
            match server::evening_record(store, id, *kind).await {
                Ok(None) => {}
                Ok(Some(record)) => {
                    files::write(&folder.join(format!("{id}.{}", kind.word())), &record, existing)?;
                    count += 1;
                }
                Err(error) => {
                    let why = Message::new("server-not-exported").with("table", id.as_str()).with("why", error.say());
                    complain(&words.say(&why));
                    verdict = Verdict::Failed;
                }
            }
        }
    }
}
