//! Many games at once, over arrays of the caller.

use std::sync::{Mutex, PoisonError};

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shelf::{Shape, Sheets};

use crate::values::{Named, agreed, style, title, wrong};

/// Many games at once. The arrays are of the caller and are written in place.
#[pyclass(module = "lazaret.vec", frozen)]
pub(crate) struct Many {
    many: Mutex<Box<dyn shelf::Many>>,
    shape: Shape,
    threads: usize,
}

/// The arrays in which a step is seen.
#[derive(FromPyObject)]
struct Arrays<'py>(
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray2<'py, bool>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, bool>,
    PyReadwriteArray1<'py, u8>,
    Option<PyReadwriteArray3<'py, f32>>,
);

fn fits(name: &str, has: &[usize], needs: &[usize]) -> PyResult<()> {
    if has == needs {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("{name} has the shape {has:?} instead of {needs:?}")))
}

impl Many {
    /// The arrays as sheets, if they have the right shapes.
    fn sheets<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Sheets<'a>> {
        let Shape { games, players, columns, choices, choice_columns } = self.shape;
        let Arrays(observations, masks, rewards, done, seats, features) = arrays;
        fits("observations", observations.as_array().shape(), &[games, columns])?;
        fits("masks", masks.as_array().shape(), &[games, choices])?;
        fits("rewards", rewards.as_array().shape(), &[games, players])?;
        fits("done", done.as_array().shape(), &[games])?;
        fits("seats", seats.as_array().shape(), &[games])?;
        if let Some(features) = features {
            fits("features", features.as_array().shape(), &[games, choices, choice_columns])?;
        }
        Ok(Sheets {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            features: features.as_mut().map(PyReadwriteArray3::as_slice_mut).transpose()?,
        })
    }
}

#[pymethods]
impl Many {
    #[new]
    fn new(
        game: &str,
        n: usize,
        threads: usize,
        players: Option<usize>,
        options: &str,
        seed: u64,
        bots: Option<Vec<Option<Named>>>,
    ) -> PyResult<Self> {
        let title = title(game)?;
        let options = agreed(players, options);
        if n == 0 || threads == 0 {
            return Err(PyValueError::new_err("at least one game and one thread"));
        }
        let seats = title.seats(&options).map_err(|message| wrong(&message))?;
        let bots: Vec<Option<shelf::Style>> = match bots {
            Some(bots) => bots.iter().map(|bot| bot.as_ref().map(style).transpose()).collect::<PyResult<_>>()?,
            None => vec![None; seats],
        };
        if bots.iter().all(Option::is_some) {
            return Err(PyValueError::new_err("bots play every seat: leave one at least to choose for"));
        }
        let many = title.many(&options, n, seed, bots).map_err(|message| wrong(&message))?;
        Ok(Self { shape: many.shape(), many: Mutex::new(many), threads })
    }

    /// Games, seats, columns, choices and columns of a choice.
    #[getter]
    fn shape(&self) -> (usize, usize, usize, usize, usize) {
        let Shape { games, players, columns, choices, choice_columns } = self.shape;
        (games, players, columns, choices, choice_columns)
    }

    /// Begins all games anew and writes what is seen.
    fn begin(&self, py: Python<'_>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let sheets = self.sheets(&mut arrays)?;
        py.detach(|| {
            let mut many = self.many.lock().unwrap_or_else(PoisonError::into_inner);
            many.begin(self.threads, sheets);
        });
        Ok(())
    }

    /// Plays one choice in every game and writes what is seen; nothing is played if one of them is not legal.
    fn step(&self, py: Python<'_>, choices: PyReadonlyArray1<'_, i64>, mut arrays: Arrays<'_>) -> PyResult<()> {
        fits("choices", choices.as_array().shape(), &[self.shape.games])?;
        let sheets = self.sheets(&mut arrays)?;
        let choices = choices.as_slice()?;
        let played = py.detach(|| {
            let mut many = self.many.lock().unwrap_or_else(PoisonError::into_inner);
            many.step(choices, self.threads, sheets)
        });
        played.map_err(|no| {
            PyValueError::new_err(format!(
                "game {} has no choice {}: it has {}, numbered from 0; nothing was played",
                no.game, no.number, no.offered
            ))
        })
    }
}
