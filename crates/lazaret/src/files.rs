//! Files, whole or not at all: written beside their place and moved into it.

use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use shelf::Message;

use crate::stage::Fault;

/// What happens to a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Existing {
    /// It stays, and the command says so.
    Keep,
    /// It is replaced.
    Replace,
}

impl Existing {
    /// What `--force` means.
    pub(crate) fn unless(force: bool) -> Self {
        if force { Self::Replace } else { Self::Keep }
    }
}

/// No record and no script comes near this size, in MiB; whatever is larger is something else.
const LIMIT: u32 = 4;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Message> {
    let no_text = |_| cannot("terminal-cannot-read", path, &ErrorKind::InvalidData.into());
    String::from_utf8(read_bytes(path)?).map_err(no_text)
}

/// Reads a file.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Message> {
    let failed = |error: std::io::Error| cannot("terminal-cannot-read", path, &error);
    let file = std::fs::File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    // One byte more than is allowed: the file may grow while it is read, and a device has no size.
    file.take(u64::from(LIMIT << 20) + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > (LIMIT << 20) as usize {
        let why = Message::new("terminal-why-too-large").with("limit", LIMIT);
        return Err(Message::new("terminal-cannot-read")
            .with("file", path.display().to_string().as_str())
            .with("why", why));
    }
    Ok(bytes)
}

/// Writes a text file, whole or not at all.
pub(crate) fn write(path: &Path, text: &str, existing: Existing) -> Result<(), Fault> {
    write_bytes(path, text.as_bytes(), existing)
}

/// Writes a file, whole or not at all.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), Fault> {
    let failed = |error: &std::io::Error| cannot("terminal-cannot-write", path, error);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(".lazaret-").tempfile_in(folder).map_err(|error| failed(&error))?;
    file.write_all(bytes).map_err(|error| failed(&error))?;
    file.as_file().sync_all().map_err(|error| failed(&error))?;
    let moved = match existing {
        Existing::Keep => file.persist_noclobber(path),
        Existing::Replace => file.persist(path),
    };
    match moved {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
            Err(Message::new("terminal-exists").with("file", path.display().to_string().as_str()).into())
        }
        Err(error) => Err(failed(&error.error).into()),
    }
}

/// Writes to the first of `game-1.game`, `game-2.game`, … that is free, and says which.
pub(crate) fn write_numbered(game: &str, text: &str) -> Result<PathBuf, Fault> {
    for number in 1..1000 {
        let path = PathBuf::from(format!("{game}-{number}.game"));
        if path.exists() {
            continue;
        }
        write(&path, text, Existing::Keep)?;
        return Ok(path);
    }
    Err(Message::new("terminal-no-free-name").with("game", game).into())
}

/// The files that are meant: a file as it is, a folder as the files with this ending in it and below, in order.
pub(crate) fn meant(path: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, Message> {
    let failed = |error: &std::io::Error| cannot("terminal-cannot-read", path, error);
    if !std::fs::metadata(path).map_err(|error| failed(&error))?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut inside = Vec::new();
    for entry in std::fs::read_dir(path).map_err(|error| failed(&error))? {
        inside.push(entry.map_err(|error| failed(&error))?.path());
    }
    inside.sort();
    let mut files = Vec::new();
    for path in inside {
        if path.is_dir() {
            files.extend(meant(&path, endings)?);
        } else if endings.iter().any(|ending| path.extension().is_some_and(|there| there == *ending)) {
            files.push(path);
        }
    }
    Ok(files)
}

pub(crate) fn cannot(key: &'static str, path: &Path, error: &std::io::Error) -> Message {
    let why = match error.kind() {
        ErrorKind::NotFound => Message::new("terminal-why-not-found"),
        ErrorKind::PermissionDenied => Message::new("terminal-why-denied"),
        ErrorKind::InvalidData => Message::new("terminal-why-not-text"),
        _ => Message::new("terminal-why-other").with("why", error.to_string().as_str()),
    };
    Message::new(key).with("file", path.display().to_string().as_str()).with("why", why)
}
