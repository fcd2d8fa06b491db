//! Our bots for Python.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::{Judgement, Message, Mind, Title};

use crate::game::Vantage;
use crate::values::{Named, style, title, wrong};

/// A bot of ours. It remembers what it thought from choice to choice, game by game of its own.
#[pyclass(module = "lazaret", frozen)]
pub(crate) struct Bot {
    style: shelf::Style,
    seed: u64,
    /// Files of somebody's own that it judges by.
    judgement: Judgement,
    minds: Mutex<Minds>,
}

type Minds = BTreeMap<&'static str, Box<dyn Mind>>;

impl Bot {
    /// What it is in a game.
    fn mind<'m>(&self, minds: &'m mut Minds, title: &'static dyn Title) -> Result<&'m mut dyn Mind, Message> {
        let mind = match minds.entry(title.id()) {
            Entry::Occupied(there) => there.into_mut(),
            Entry::Vacant(none) => none.insert(title.weighed_mind(self.style, self.seed, &self.judgement)?),
        };
        Ok(mind.as_mut())
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, seed=0, weights=None, net=None))]
    #[expect(clippy::needless_pass_by_value, reason = "it comes out of Python")]
    fn new(level: Named, seed: u64, weights: Option<String>, net: Option<Vec<u8>>) -> PyResult<Self> {
        Ok(Self { style: style(&level)?, seed, judgement: Judgement { weights, net }, minds: Mutex::default() })
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
            self.mind(&mut minds, title).map(|mind| hold.chosen(mind))
        });
        let chosen = chosen.map_err(|message| wrong(&message))?;
        chosen.ok_or_else(|| PyValueError::new_err("nothing is to be chosen in this seat"))
    }

    /// What its search finds about each choice, the most tried first: `choice`, its `number`, `visits`, `value` (as bots
    /// weigh it), `share` (as people are told it, from 0 to 1; `None` where it was never tried), and `first_sight`, the value
    /// before anything was tried. It knows nothing from before, and the next choice does not lean on it. Levels from 8 on
    /// search.
    fn think<'py>(&self, py: Python<'py>, vantage: &Bound<'py, Vantage>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let hold = vantage.get();
        let title = title(hold.game())?;
        let found = py.detach(|| {
            let mut minds = self.minds.lock().unwrap_or_else(PoisonError::into_inner);
            self.mind(&mut minds, title).map(|mind| hold.thought(mind))
        });
        let found = found.map_err(|message| wrong(&message))?.ok_or_else(|| {
            PyValueError::new_err(format!("{} does not search: levels from 8 on do", self.style.name()))
        })?;
        if found.is_empty() {
            return Err(PyValueError::new_err("nothing is to be chosen in this seat"));
        }
        let dict = |thought: shelf::Thought| {
            let dict = PyDict::new(py);
            dict.set_item("choice", thought.action)?;
            dict.set_item("number", thought.number)?;
            dict.set_item("visits", thought.visits)?;
            dict.set_item("value", thought.value)?;
            dict.set_item("share", (!thought.share.is_nan()).then_some(thought.share))?;
            dict.set_item("first_sight", thought.first_sight)?;
            Ok(dict)
        };
        found.into_iter().map(dict).collect()
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
