//! Our bots for Python.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shelf::Mind;

use crate::game::Vantage;
use crate::values::{level, title};

/// A bot of a level. It remembers what it thought from choice to choice, game by game of its own.
#[pyclass(module = "lazaret", frozen)]
pub(crate) struct Bot {
    level: shelf::Level,
    seed: u64,
    minds: Mutex<BTreeMap<&'static str, Box<dyn Mind>>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, seed=0))]
    fn new(#[pyo3(from_py_with = named)] level: shelf::Level, seed: u64) -> Self {
        Self { level, seed, minds: Mutex::default() }
    }

    /// Its level.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.word()
    }

    /// Where its whims come from.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// Its choice in the place of a seat.
    fn __call__(&self, py: Python<'_>, vantage: &Bound<'_, Vantage>) -> PyResult<String> {
        let hold = vantage.get();
        let title = title(hold.game())?;
        let chosen = py.detach(|| {
            let mut minds = self.minds.lock().unwrap_or_else(PoisonError::into_inner);
            let mind = minds.entry(title.id()).or_insert_with(|| title.mind(self.level, self.seed));
            hold.chosen(mind.as_mut())
        });
        chosen.ok_or_else(|| PyValueError::new_err("nothing is to be chosen in this seat"))
    }

    fn __repr__(&self) -> String {
        format!("lazaret.bot(\"{}\", seed={})", self.level, self.seed)
    }
}

fn named(word: &Bound<'_, PyAny>) -> PyResult<shelf::Level> {
    level(&word.extract::<String>()?)
}
