//! Runs a study block by block, on any number of threads, and goes on where it was stopped.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use shelf::{Message, Tally, Watch};

use crate::crew::{Crew, Helper};
use crate::folder::{BlockLine, Folder, Manifest, added_up};
use crate::study::{Cell, Study};

/// A study that is done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Done {
    /// The sums of each cell.
    pub tallies: Vec<Tally>,
    /// Games that had been played before.
    pub before: u64,
    /// A number that two studies share if and only if they played the same games.
    pub fingerprint: String,
}

/// Plays what is missing of a study and writes its results. What is played with patched cards is played by processes that
/// `helper` starts. `watch` is told how many games are done in all.
pub fn run(study: &Study, folder: &Folder, threads: usize, helper: &Helper, watch: Watch<'_>) -> Result<Done, Message> {
    let manifest = Manifest::new(study);
    folder.open(&manifest)?;
    let mut done = folder.blocks(&study.cells)?;
    let before = done.values().map(|tally| tally.games).sum();
    watch(before);
    for (key, tally) in play(study, folder, threads, helper, &done, (before, watch))? {
        done.insert(key, tally);
    }
    let tallies = added_up(study.cells.len(), done.iter().map(|((cell, _), tally)| (*cell, tally)));
    let mut blocks = String::new();
    for ((cell, block), tally) in done {
        let line = BlockLine { cell, block, tally };
        blocks += &(serde_json::to_string(&line).expect("a tally has string keys") + "\n");
    }
    // In order, so that the folder is the same whatever the threads did.
    folder.write("blocks.jsonl", &blocks)?;
    let line = |tally: &Tally| {
        // Every game is in its block; here is what they add up to.
        let mut sums = tally.clone();
        sums.each.clear();
        serde_json::to_string(&sums).expect("a tally has string keys") + "\n"
    };
    folder.write("results.jsonl", &tallies.iter().map(line).collect::<String>())?;
    let fingerprint = tallies.iter().fold(0_u64, |sum, tally| sum.rotate_left(7) ^ tally.fingerprint);
    Ok(Done { tallies, before, fingerprint: format!("{fingerprint:016x}") })
}

/// Opens the folder of a study and says which blocks it does not hold yet, as cells and numbers: for those who have others
/// play them. [`share`] plays one, wherever that may be, [`keep`] keeps what came of it, and [`run`] adds up.
pub fn missing(study: &Study, folder: &Folder) -> Result<Vec<(usize, u64)>, Message> {
    folder.open(&Manifest::new(study))?;
    Ok(undone(study, &folder.blocks(&study.cells)?))
}

/// Plays a block of a study: a line of `blocks.jsonl`.
pub fn share(study: &Study, helper: &Helper, cell: usize, block: u64) -> Result<String, Message> {
    let tally = Crew::new(study, helper).block(cell, block)?;
    Ok(serde_json::to_string(&BlockLine { cell, block, tally }).expect("a tally has string keys"))
}

/// Keeps a line that [`share`] made. A line of no block of this study is refused.
pub fn keep(study: &Study, folder: &Folder, line: &str) -> Result<(), Message> {
    let block = serde_json::from_str::<BlockLine>(line).ok().filter(|line| {
        study.cells.get(line.cell).is_some_and(|cell| {
            let block = cell.block(line.block);
            line.block < cell.blocks() && line.tally.games == block.until - block.from
        })
    });
    let block = block.ok_or_else(|| Message::new("lab-no-block"))?;
    folder.append(&mut folder.appending()?, &block)
}

type Blocks = BTreeMap<(usize, u64), Tally>;

/// The blocks that are not among those done.
fn undone(study: &Study, done: &Blocks) -> Vec<(usize, u64)> {
    let blocks = |(number, cell): (usize, &Cell)| (0..cell.blocks()).map(move |block| (number, block));
    study.cells.iter().enumerate().flat_map(blocks).filter(|key| !done.contains_key(key)).collect()
}

/// Plays the blocks that are not done, each kept as soon as it is.
fn play(
    study: &Study,
    folder: &Folder,
    threads: usize,
    helper: &Helper,
    done: &Blocks,
    (before, watch): (u64, Watch<'_>),
) -> Result<Blocks, Message> {
    let missing = undone(study, done);
    let (next, games) = (AtomicUsize::new(0), AtomicU64::new(before));
    let kept = Mutex::new((folder.appending()?, Blocks::new(), None::<Message>));
    let work = || {
        let mut crew = Crew::new(study, helper);
        while let Some(&(number, block)) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            let measured = crew.block(number, block);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            let (file, blocks, trouble) = &mut *kept;
            let written = measured.and_then(|tally| {
                let line = BlockLine { cell: number, block, tally };
                folder.append(file, &line).map(|()| line.tally)
            });
            match written {
                Ok(tally) => {
                    watch(games.fetch_add(tally.games, Ordering::Relaxed) + tally.games);
                    blocks.insert((number, block), tally);
                }
                Err(message) => {
                    trouble.get_or_insert(message);
                    next.store(missing.len(), Ordering::Relaxed);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work);
        }
    });
    let (_, blocks, trouble) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
    trouble.map_or(Ok(blocks), Err)
}
