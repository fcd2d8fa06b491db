//! The lessons and puzzles of a club: files in a folder that the configuration names, read and tried when the server starts.

use std::path::{Path, PathBuf};

use kernel::Message;
use shelf::{Own, OwnFault};

/// A file is not longer than this, in bytes; ours are a tenth of it.
pub(crate) const LARGEST: usize = 32 * 1024;
/// Files carry one of these endings.
const ENDINGS: [&str; 2] = ["lesson", "puzzle"];

/// A file that is left out, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct LeftOut {
    /// Which.
    pub file: PathBuf,
    /// Why, with its line and column if it was read.
    pub why: Message,
}

/// The lessons of a folder, by name of their files, and the files that are left out.
pub fn own_lessons(folder: &Path) -> (Vec<Own>, Vec<LeftOut>) {
    let files = match std::fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())),
        Err(error) => {
            let why = Message::new("own-lesson-folder").with("why", error.to_string().as_str());
            return (Vec::new(), vec![LeftOut { file: folder.to_owned(), why }]);
        }
    };
    let wanted = |path: &PathBuf| path.extension().is_some_and(|end| ENDINGS.iter().any(|wanted| end == *wanted));
    let mut files: Vec<PathBuf> = files.filter(wanted).collect();
    files.sort();
    let (mut own, mut left) = (Vec::<Own>::new(), Vec::new());
    for file in files {
        match sound(&file) {
            Ok(found) if own.iter().any(|other| other.id() == found.id()) => {
                let why = Message::new("own-lesson-twice").with("word", found.id());
                left.push(LeftOut { file, why });
            }
            Ok(found) => own.push(found),
            Err(why) => left.push(LeftOut { file, why }),
        }
    }
    (own, left)
}

fn sound(file: &Path) -> Result<Own, Message> {
    let unread = |why: String| Message::new("own-lesson-unread").with("why", why.as_str());
    let text = std::fs::read_to_string(file).map_err(|error| unread(error.to_string()))?;
    tried(&text).map_err(|fault| placed(&fault, fault.message.clone()))
}

/// A lesson that is sound, or what is wrong with the file.
pub(crate) fn tried(text: &str) -> Result<Own, OwnFault> {
    if text.len() > LARGEST {
        let message = Message::new("own-lesson-large").with("limit", LARGEST / 1024);
        return Err(OwnFault { line: 1, column: 1, message });
    }
    let own = Own::read(text)?;
    own.check()?;
    Ok(own)
}

/// A fault with its place; `why` is its sentence, or the message that becomes one.
pub(crate) fn placed(fault: &OwnFault, why: impl Into<kernel::Arg>) -> Message {
    Message::new("own-lesson-fault").with("line", fault.line).with("column", fault.column).with("why", why)
}
