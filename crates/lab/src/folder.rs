//! What a study leaves: a folder with `manifest.json`, `blocks.jsonl`, `results.jsonl` and `report.html`.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use shelf::{Message, Tally};

use crate::study::{Cell, Study};

/// The form of the files; raised when they can no longer be read as before.
const FORMAT: u32 = 2;

/// What was studied, and with what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Manifest {
    /// The form of the files.
    pub format: u32,
    /// The version of the program.
    pub program: String,
    /// The commit it was built from, if the build knew it.
    pub commit: Option<String>,
    /// What the study is called.
    pub title: String,
    /// The file of the study, word for word.
    pub study: String,
    /// The version of the rules and a number of the data files, by game.
    pub games: BTreeMap<String, Played>,
    /// What was played.
    pub cells: Vec<Cell>,
}

/// The rules and data that were played by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The version of the rules.
    pub rules: u32,
    /// A number that changes with the data files.
    pub data: String,
}

impl Manifest {
    /// The manifest of a study that this program runs.
    pub fn new(study: &Study) -> Self {
        let played = |cell: &Cell| {
            let title = cell.title();
            (cell.game.clone(), Played { rules: title.rules_version(), data: format!("{:016x}", title.data_hash()) })
        };
        Self {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            commit: option_env!("LAZARET_COMMIT").map(str::to_owned),
            title: study.title.clone(),
            study: study.text.clone(),
            games: study.cells.iter().map(played).collect(),
            cells: study.cells.clone(),
        }
    }

    /// Whether blocks of the other can be added to blocks of this: the same games by the same rules and data.
    fn goes_on(&self, other: &Self) -> bool {
        self.format == other.format && self.games == other.games && self.cells == other.cells
    }
}

/// A block that is done.
#[derive(Serialize, Deserialize)]
pub(crate) struct BlockLine {
    pub(crate) cell: usize,
    pub(crate) block: u64,
    pub(crate) tally: Tally,
}

/// The folder of a study.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// Blocks by the number of their cell and their own.
type Blocks = BTreeMap<(usize, u64), Tally>;

impl Folder {
    /// The folder at this path.
    pub fn new(path: &Path) -> Self {
        Self(path.to_owned())
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Makes the folder for a study, or finds that it holds the same one.
    pub fn open(&self, manifest: &Manifest) -> Result<(), Message> {
        let path = self.file("manifest.json");
        match std::fs::read_to_string(&path) {
            Ok(text) => match serde_json::from_str::<Manifest>(&text) {
                Ok(there) if there.goes_on(manifest) => Ok(()),
                _ => Err(Message::new("lab-other-study").with("folder", shown(&self.0).as_str())),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => {
                std::fs::create_dir_all(&self.0).map_err(|error| cannot_write(&self.0, &error))?;
                let text = serde_json::to_string_pretty(manifest).expect("a manifest has string keys");
                self.write("manifest.json", &(text + "\n"))
            }
            Err(error) => Err(cannot_read(&path, &error)),
        }
    }

    /// The manifest of a study that was run.
    pub fn manifest(&self) -> Result<Manifest, Message> {
        let path = self.file("manifest.json");
        let text = std::fs::read_to_string(&path).map_err(|error| cannot_read(&path, &error))?;
        let manifest = serde_json::from_str::<Manifest>(&text).map_err(|error| broken(&path, &error))?;
        // A game that has left the shelf since is as foreign as another form.
        let known = manifest.cells.iter().all(|cell| shelf::title(&cell.game).is_some() && !cell.bots.is_empty());
        if manifest.format == FORMAT && known {
            return Ok(manifest);
        }
        Err(Message::new("lab-old-form").with("folder", shown(&self.0).as_str()))
    }

    /// The study that was run, to play games of it again: by the rules and with the data of then, or not at all.
    pub fn study(&self) -> Result<Study, Message> {
        let manifest = self.manifest()?;
        let study = Study::read(&manifest.study).map_err(|trouble| trouble.say(&shown(&self.file("manifest.json"))))?;
        if Manifest::new(&study).games == manifest.games {
            return Ok(study);
        }
        Err(Message::new("lab-other-rules").with("folder", shown(&self.0).as_str()))
    }

    /// The sums of each cell, in the order of the manifest, of a study that is finished.
    pub fn results(&self, manifest: &Manifest) -> Result<Vec<Tally>, Message> {
        let (done, _) = self.whole_blocks(&manifest.cells)?;
        let blocks = manifest.cells.iter().map(Cell::blocks).sum::<u64>();
        if (done.len() as u64) < blocks {
            return Err(Message::new("lab-unfinished").with("folder", shown(&self.0).as_str()));
        }
        Ok(added_up(manifest.cells.len(), done.iter().map(|((cell, _), tally)| (*cell, tally))))
    }

    /// The blocks that are done. A line that was not written to its end is as good as none, and is cut off.
    pub(crate) fn blocks(&self, cells: &[Cell]) -> Result<Blocks, Message> {
        let path = self.file("blocks.jsonl");
        let (done, whole) = self.whole_blocks(cells)?;
        match OpenOptions::new().write(true).open(&path) {
            Ok(file) => file.set_len(whole).map_err(|error| cannot_write(&path, &error))?,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(cannot_write(&path, &error)),
        }
        Ok(done)
    }

    /// The blocks that are done, and how far the file is whole.
    fn whole_blocks(&self, cells: &[Cell]) -> Result<(Blocks, u64), Message> {
        let path = self.file("blocks.jsonl");
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok((BTreeMap::new(), 0)),
            Err(error) => return Err(cannot_read(&path, &error)),
        };
        let (mut done, mut whole) = (BTreeMap::new(), 0);
        let mut reader = BufReader::new(file);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).map_err(|error| cannot_read(&path, &error))? > 0 {
            let Ok(block) = serde_json::from_slice::<BlockLine>(&line) else { break };
            if line.last() != Some(&b'\n') || cells.get(block.cell).is_none_or(|cell| block.block >= cell.blocks()) {
                break;
            }
            whole += line.len() as u64;
            done.insert((block.cell, block.block), block.tally);
            line.clear();
        }
        Ok((done, whole))
    }

    /// The file that blocks are added to.
    pub(crate) fn appending(&self) -> Result<File, Message> {
        let path = self.file("blocks.jsonl");
        OpenOptions::new().create(true).append(true).open(&path).map_err(|error| cannot_write(&path, &error))
    }

    /// Adds a block, whole or not at all as far as a reader can tell.
    pub(crate) fn append(&self, file: &mut File, block: &BlockLine) -> Result<(), Message> {
        let mut line = serde_json::to_string(block).expect("a tally has string keys");
        line.push('\n');
        file.write_all(line.as_bytes()).map_err(|error| cannot_write(&self.file("blocks.jsonl"), &error))
    }

    /// Writes a file of the folder, whole or not at all.
    pub fn write(&self, name: &str, text: &str) -> Result<(), Message> {
        let (path, beside) = (self.file(name), self.file(&format!(".{name}.part")));
        std::fs::write(&beside, text)
            .and_then(|()| std::fs::rename(&beside, &path))
            .map_err(|error| cannot_write(&path, &error))
    }
}

/// The sums of so many cells, out of blocks of theirs.
pub(crate) fn added_up<'a>(cells: usize, blocks: impl Iterator<Item = (usize, &'a Tally)>) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); cells];
    for (cell, tally) in blocks {
        tallies[cell].add(tally);
    }
    tallies
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn cannot_read(path: &Path, error: &std::io::Error) -> Message {
    let why = match error.kind() {
        ErrorKind::NotFound => Message::new("terminal-why-not-found"),
        _ => Message::new("terminal-why-other").with("why", error.to_string().as_str()),
    };
    Message::new("terminal-cannot-read").with("file", shown(path).as_str()).with("why", why)
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Message {
    let why = Message::new("terminal-why-other").with("why", error.to_string().as_str());
    Message::new("terminal-cannot-write").with("file", shown(path).as_str()).with("why", why)
}

fn broken(path: &Path, error: &serde_json::Error) -> Message {
    Message::new("lab-broken")
        .with("file", shown(path).as_str())
        .with("line", i64::try_from(error.line()).unwrap_or(i64::MAX))
        .with("column", i64::try_from(error.column()).unwrap_or(i64::MAX))
}
