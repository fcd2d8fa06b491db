//! Studies, share by share, for those who spread them over machines.

use std::path::PathBuf;

use lab::{Folder, Helper, Manifest};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use text::{Lang, Words};

use crate::values::{say, wrong};

/// A study: its cells, and the blocks that each is played in.
#[pyclass(module = "lazaret.ray", frozen)]
pub(crate) struct Study {
    study: lab::Study,
}

#[pymethods]
impl Study {
    /// Reads a study; `file` is named in errors.
    #[new]
    fn new(text: &str, file: &str) -> PyResult<Self> {
        let study = lab::Study::read(text).map_err(|trouble| wrong(&trouble.say(file)))?;
        Ok(Self { study })
    }

    /// What it is called.
    #[getter]
    fn title(&self) -> &str {
        &self.study.title
    }

    /// Games in all.
    #[getter]
    fn games(&self) -> u64 {
        self.study.cells.iter().map(|cell| cell.games).sum()
    }

    /// The rules and data that are played by here: machines that share a study must agree on them.
    #[getter]
    fn rules(&self) -> String {
        let played = Manifest::new(&self.study).games;
        let one = |(game, played): (String, lab::Played)| format!("{game} {} {}", played.rules, played.data);
        played.into_iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// The blocks that the folder does not hold yet, as pairs of cell and block.
    fn missing(&self, folder: PathBuf) -> PyResult<Vec<(usize, u64)>> {
        lab::missing(&self.study, &Folder::new(&folder)).map_err(|message| PyOSError::new_err(say(&message)))
    }

    /// Plays a block and says what came of it, as a line of `blocks.jsonl`.
    fn share(&self, py: Python<'_>, cell: usize, block: u64) -> PyResult<String> {
        if self.study.cells.get(cell).is_none_or(|cell| block >= cell.blocks()) {
            return Err(PyValueError::new_err(format!("the study has no block {block} of a cell {cell}")));
        }
        let helper = helper(py)?;
        py.detach(|| lab::share(&self.study, &helper, cell, block)).map_err(|message| wrong(&message))
    }

    /// Keeps a line that somebody has made.
    fn keep(&self, folder: PathBuf, line: &str) -> PyResult<()> {
        lab::keep(&self.study, &Folder::new(&folder), line).map_err(|message| PyOSError::new_err(say(&message)))
    }

    /// Plays what is still missing here, adds up, writes results and report; says the fingerprint.
    fn finish(&self, py: Python<'_>, folder: PathBuf, threads: usize) -> PyResult<String> {
        let helper = helper(py)?;
        let finished = py.detach(|| {
            let folder = Folder::new(&folder);
            let done = lab::run(&self.study, &folder, threads, &helper, &|_| {})?;
            let report = lab::report::html(&folder.manifest()?, &done.tallies, Words::new(Lang::En), &helper);
            folder.write("report.html", &report)?;
            Ok(done.fingerprint)
        });
        finished.map_err(|message: shelf::Message| PyOSError::new_err(say(&message)))
    }
}

/// Another Python that plays with patched cards: a patch is for a whole process.
fn helper(py: Python<'_>) -> PyResult<Helper> {
    let sys = py.import("sys")?;
    let program: std::path::PathBuf = sys.getattr("executable")?.extract()?;
    // It finds this package where we did, whatever lies in the folder it is started in.
    let path = sys.getattr("path")?.repr()?;
    let code = format!("import sys; sys.path[:] = {path}; from lazaret import _engine; _engine.work()");
    let args = vec!["-c".to_owned(), code];
    Ok(Helper { program: program.into(), args })
}

/// Plays blocks of a study for another process, which asks on standard input.
#[pyfunction]
pub(crate) fn work(py: Python<'_>) -> PyResult<()> {
    py.detach(|| lab::work(std::io::stdin().lock(), std::io::stdout().lock())).map_err(PyOSError::new_err)
}
