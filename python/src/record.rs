//! Records for Python: read, stepped through, analysed.

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use shelf::{Bout, Depth, LoadError, Recorded};

use crate::game::Game;
use crate::values::{python, say};

/// A record that was played again and found right: `Record(text)`, or `lazaret.read_record(path)`.
///
/// All of a finished game is yours to know: the games that come out of it are privileged.
#[pyclass(module = "lazaret", frozen)]
pub(crate) struct Record {
    text: String,
    game: &'static str,
    recorded: Recorded,
}

/// What is wrong with a record, and where.
fn broken(error: &LoadError) -> PyErr {
    PyValueError::new_err(format!("line {}, column {}: {}", error.line, error.column, say(&error.message)))
}

#[pymethods]
impl Record {
    #[new]
    fn new(py: Python<'_>, text: String) -> PyResult<Self> {
        let title = shelf::title_of(&text)
            .ok_or_else(|| PyValueError::new_err("this is no record: it begins with `lazaret 1` and names a game"))?;
        let recorded = py.detach(|| shelf::ready(&text).and_then(|()| title.recorded(&text)));
        Ok(Self { game: title.id(), recorded: recorded.map_err(|error| broken(&error))?, text })
    }

    /// The record itself.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// The word for the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// The options it was played with.
    #[getter]
    fn options(&self) -> &str {
        &self.recorded.options
    }

    /// Seats at the table.
    #[getter]
    fn players(&self) -> usize {
        self.recorded.last.players()
    }

    /// The names of the seats; empty where nobody gave one.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.recorded.names.clone()
    }

    /// What was chosen, in order: the place in the record, the seat, the choice, and whether it was not taken back. What had
    /// no alternative is left out.
    #[getter]
    fn choices(&self) -> Vec<(usize, usize, String, bool)> {
        let chosen = self.recorded.choices.iter();
        chosen.map(|one| (one.step, one.seat.index(), one.action.clone(), one.stands)).collect()
    }

    fn __len__(&self) -> usize {
        self.recorded.choices.len()
    }

    /// The game before a choice, by its number in `choices`; that with the number behind the last is its end.
    fn at(&self, number: usize) -> PyResult<Game> {
        let bout: &dyn Bout = match self.recorded.choices.get(number) {
            Some(chosen) => &*chosen.before,
            None if number == self.recorded.choices.len() => &*self.recorded.last,
            None => {
                let last = self.recorded.choices.len();
                return Err(PyIndexError::new_err(format!(
                    "there is no choice {number}: they are numbered up to {last}"
                )));
            }
        };
        Game::known(bout.twin(), self.game)
    }

    /// Where the game was won, as `lazaret analyse --json` says it: shares after every step, what chance gave, what each
    /// choice cost. `depth` is how many times as long it looks as usual.
    #[pyo3(signature = (depth=1))]
    fn analyse<'py>(&self, py: Python<'py>, depth: u32) -> PyResult<Bound<'py, PyAny>> {
        if depth == 0 {
            return Err(PyValueError::new_err("a depth of 1 is the least"));
        }
        let title = shelf::title(self.game).expect("the record was read by it");
        let usual = Depth::default();
        let depth = Depth { iterations: usual.iterations * depth, samples: usual.samples * depth };
        let found = py.detach(|| title.load(&self.text).map(|play| play.analyse(depth)));
        let found = found.map_err(|error| broken(&error))?;
        let found = found.ok_or_else(|| PyValueError::new_err("the game is not over: there is nothing to analyse"))?;
        python(py, &serde_json::to_value(&found).expect("an analysis has string keys"))
    }

    fn __repr__(&self) -> String {
        format!("<lazaret.Record of {}, {} choices>", self.game, self.recorded.choices.len())
    }
}
