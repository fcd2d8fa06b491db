//! Our bots for Python.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shelf::Mind;

use crate::game::Vantage;
use crate::values::{Named, style, title};

/// A bot of ours. It remembers what it thought from choice to choice, game by game of its own.
#[pyclass(module = "lazaret", frozen)]
pub(crate) struct Bot {
    style: shelf::Style,
    seed: u64,
    minds: Mutex<BTreeMap<&'static str, Box<dyn Mind>>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, seed=0))]
    #[expect(clippy::needless_pass_by_value, reason = "it comes out of Python")]
    fn new(level: Named, seed: u64) -> PyResult<Self> {
        Ok(Self { style: style(&level)?, seed, minds: Mutex::default() })
    }

    /// Its level, or the word for how it plays.
    #[getter]
    fn level(&self) -> Named {
        self.style.into()
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
            let mind = minds.entry(title.id()).or_insert_with(|| title.mind(self.style, self.seed));
            hold.chosen(mind.as_mut())
        });
        chosen.ok_or_else(|| PyValueError::new_err("nothing is to be chosen in this seat"))
    }

    fn __repr__(&self) -> String {
        match self.style {
            shelf::Style::Level(level) => format!("lazaret.bot({level}, seed={})", self.seed),
            style @ (shelf::Style::Random | shelf::Style::Greedy) => {
                format!("lazaret.bot(\"{style}\", seed={})", self.seed)
            }
        }
    }
}
