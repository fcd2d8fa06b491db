//! `lazaret export --public`: finished games for everybody, month by month, of tables that agreed to it. Nobody's name is in them, nor
//! anything that was said, nor a time of day, nor the code of a table, under which a server would tell more.

use std::collections::BTreeMap;
use std::path::Path;

use kernel::Say as _;
use sha2::{Digest as _, Sha256};
use shelf::Message;
use store::Store;
use table::Table;
use text::Words;

use crate::files::{self, Existing};
use crate::moment::date;
use crate::stage::{Fault, Verdict, complain};

/// So many tables are read at a time.
const PAGE: u64 = 200;

/// Writes them; says how many, and whether all could be read. `key` draws the names, and is kept nowhere.
pub(crate) async fn export(
    store: &Store,
    folder: &Path,
    existing: Existing,
    key: [u8; 32],
    words: Words,
) -> Result<(usize, Verdict), Fault> {
    let called = |id: &str| {
        let digest = Sha256::new().chain_update(key).chain_update(id.as_bytes()).finalize();
        digest.iter().take(4).fold("p-".to_owned(), |name, byte| format!("{name}{byte:02x}"))
    };
    // By what nobody knows: their order must not tell when they were played.
    let mut games: BTreeMap<(String, &str, [u8; 32]), String> = BTreeMap::new();
    let (mut verdict, mut after) = (Verdict::Well, String::new());
    loop {
        let ids = store.all_tables(&after, PAGE).await.map_err(|error| error.say())?;
        for id in &ids {
            let journal = store.journal(id).await.map_err(|error| error.say())?;
            match Table::load(id, journal.iter().map(|entry| (entry.number, entry.at, &entry.body))) {
                Ok(table) => {
                    if let Some((at, record)) = table.public_record(called) {
                        let month = date(at).get(..7).unwrap_or_default().to_owned();
                        let order = Sha256::new().chain_update(key).chain_update(&record).finalize().into();
                        games.insert((month, table.game(), order), record);
                    }
                }
                // One that this program cannot play cannot be held to its end either.
                Err(error) if error.is_stranded() => {}
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
    let mut numbers: BTreeMap<(String, &str), usize> = BTreeMap::new();
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    for ((month, game, _), record) in &games {
        let number = numbers.entry((month.clone(), *game)).or_default();
        *number += 1;
        std::fs::create_dir_all(folder.join(month)).map_err(failed)?;
        files::write(&folder.join(month).join(format!("{game}-{number:04}.game")), record, existing)?;
    }
    files::write(&folder.join("README.txt"), &words.word("server-public-readme"), existing)?;
    Ok((games.len(), verdict))
}
