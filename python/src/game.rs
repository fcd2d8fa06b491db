//! A game, and a seat's honest hold on it.

use std::sync::{Mutex, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyPermissionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use shelf::{Bout, Seat, Viewer};

use crate::values::{agreed, python, refused, say, seat, title, wrong};

/// A game in play: `Game("rattus", players=3, seed=1)`.
///
/// A seed is a number (the first game of `lazaret sim --seed N`), 32 bytes, or `None`: then nobody knows it. Without
/// `privileged=True` nothing comes out that would tell a secret before the end: no copy, no record, no fingerprint.
#[pyclass(module = "lazaret", frozen)]
pub(crate) struct Game {
    bout: Mutex<Box<dyn Bout>>,
    columns: usize,
    choice_columns: usize,
    privileged: bool,
}

/// Where chance comes from: a number, 32 bytes, or nobody knows.
#[derive(FromPyObject)]
pub(crate) enum Seed<'py> {
    Number(u64),
    Bytes(Bound<'py, PyBytes>),
}

/// A choice by its number or in notation.
#[derive(FromPyObject)]
pub(crate) enum Choice {
    Number(usize),
    Written(String),
}

/// Who looks: a seat by its number, or a passer-by.
#[derive(FromPyObject)]
pub(crate) enum Eyes {
    Seat(usize),
    Word(String),
}

impl Game {
    fn new(bout: Box<dyn Bout>, columns: usize, choice_columns: usize, privileged: bool) -> Self {
        Self { bout: Mutex::new(bout), columns, choice_columns, privileged }
    }

    /// A game out of a record, all of which may be known.
    pub(crate) fn known(bout: Box<dyn Bout>, game: &str) -> PyResult<Self> {
        let title = title(game)?;
        let columns = title.columns(&bout.options()).map_err(|message| wrong(&message))?.len();
        Ok(Self::new(bout, columns, title.choice_columns().len(), true))
    }

    fn with<T>(&self, job: impl FnOnce(&mut (dyn Bout + 'static)) -> T) -> T {
        job(&mut **self.bout.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The seat that is meant: the one that is asked unless another is named.
    fn meant(&self, named: Option<usize>) -> PyResult<Seat> {
        self.with(|bout| match named {
            Some(number) => seat(number, bout.players()),
            None => bout.asked().first().copied().ok_or_else(|| PyValueError::new_err("the game is over: name a seat")),
        })
    }

    /// What nobody may have before the end.
    fn privilege(&self, what: &str) -> PyResult<()> {
        if self.privileged || self.with(|bout| bout.is_over()) {
            return Ok(());
        }
        Err(PyPermissionError::new_err(format!(
            "{what} would tell secrets before the end: begin the game with privileged=True if you may know them"
        )))
    }

    fn viewer(&self, eyes: Option<Eyes>) -> PyResult<Viewer> {
        match eyes {
            Some(Eyes::Seat(number)) => self.meant(Some(number)).map(Viewer::Seat),
            Some(Eyes::Word(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Some(Eyes::Word(word)) => Err(PyValueError::new_err(format!(
                "\"{word}\" does not look on: a seat's number or \"spectator\" does"
            ))),
            None => Ok(self.with(|bout| bout.asked().first().copied()).map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, players=None, options="", seed=None, privileged=false))]
    fn begin(
        py: Python<'_>,
        game: &str,
        players: Option<usize>,
        options: &str,
        seed: Option<Seed<'_>>,
        privileged: bool,
    ) -> PyResult<Self> {
        let title = title(game)?;
        let seed: [u8; 32] = match seed {
            Some(Seed::Number(number)) => shelf::key(number, 0),
            Some(Seed::Bytes(bytes)) => bytes
                .as_bytes()
                .try_into()
                .map_err(|_| PyValueError::new_err(format!("a seed has 32 bytes, not {}", bytes.as_bytes().len())))?,
            None => py.import("os")?.call_method1("urandom", (32,))?.extract()?,
        };
        let options = agreed(players, options);
        let bout = title.bout(&options, seed).map_err(|message| wrong(&message))?;
        let columns = title.columns(&options).map_err(|message| wrong(&message))?.len();
        Ok(Self::new(bout, columns, title.choice_columns().len(), privileged))
    }

    /// The word for the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.with(|bout| bout.game())
    }

    /// The options it is played with.
    #[getter]
    fn options(&self) -> String {
        self.with(|bout| bout.options())
    }

    /// Seats at the table.
    #[getter]
    fn players(&self) -> usize {
        self.with(|bout| bout.players())
    }

    /// Entries of the record so far, those that were played by themselves included.
    #[getter]
    fn step(&self) -> usize {
        self.with(|bout| bout.step())
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.with(|bout| bout.is_over())
    }

    /// The seats that are asked now.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        self.with(|bout| bout.asked().into_iter().map(Seat::index).collect())
    }

    /// The first of the seats that are asked; `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.with(|bout| bout.asked().first().copied().map(Seat::index))
    }

    /// What is asked.
    #[getter]
    fn question(&self) -> Option<String> {
        self.with(|bout| bout.question()).map(|message| say(&message))
    }

    /// Why the game ended, if it has.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.with(|bout| bout.ending())
    }

    /// What a seat may choose, in the words of records, in the order of their numbers.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.meant(seat)?;
        Ok(self.with(|bout| bout.legal(seat)))
    }

    /// How many choices a seat has.
    fn offered(&self, seat: usize) -> PyResult<usize> {
        let seat = self.meant(Some(seat))?;
        Ok(self.with(|bout| bout.offered(seat)))
    }

    /// Plays a choice by its words or its number, and what follows by itself. `Refused` says why it is not legal.
    #[pyo3(signature = (choice, seat=None))]
    fn play(&self, choice: Choice, seat: Option<usize>) -> PyResult<()> {
        if seat.is_none() && self.over() {
            return Err(crate::values::Refused::new_err("The game is over."));
        }
        let seat = self.meant(seat)?;
        match choice {
            Choice::Written(notation) => {
                self.with(|bout| bout.play(seat, &notation)).map_err(|refusal| refused(&refusal))
            }
            Choice::Number(number) => self.with(|bout| {
                if bout.play_number(seat, number) {
                    return Ok(());
                }
                let offered = bout.offered(seat);
                Err(crate::values::Refused::new_err(format!("there is no choice {number}: seat {seat} has {offered}")))
            }),
        }
    }

    /// What a seat sees, or a `"spectator"`; the seat that is asked unless another is named.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(seat)?;
        let view = self.with(|bout| bout.view(viewer));
        python(py, &view)
    }

    /// The same drawn as text, in English; `names` are those of the seats.
    #[pyo3(signature = (seat=None, names=None))]
    fn draw(&self, seat: Option<Eyes>, names: Option<Vec<String>>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        let players = self.players();
        let names = names.unwrap_or_else(|| (0..players).map(|seat| format!("seat {seat}")).collect());
        if names.len() != players {
            return Err(PyValueError::new_err(format!("there are {} names for {players} seats", names.len())));
        }
        let say = |message: &shelf::Message| {
            text::Words::new(text::Lang::En).render(message, &|seat| names[seat.index()].clone())
        };
        let pen = shelf::Pen { say: &say, names: &names, colour: false };
        Ok(self.with(|bout| bout.draw(viewer, &pen)))
    }

    /// The same as a row of numbers; `lazaret.describe` names them.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<Eyes>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let viewer = self.viewer(seat)?;
        let mut row = vec![0.0; self.columns];
        self.with(|bout| bout.observe(viewer, &mut row));
        Ok(PyArray1::from_vec(py, row))
    }

    /// The same, into an array that is there.
    fn observe_into(&self, seat: usize, mut out: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let seat = self.meant(Some(seat))?;
        let out = out.as_slice_mut()?;
        if out.len() != self.columns {
            return Err(PyValueError::new_err(format!(
                "an observation has {} numbers, not {}",
                self.columns,
                out.len()
            )));
        }
        self.with(|bout| bout.observe(Viewer::Seat(seat), out));
        Ok(())
    }

    /// A row of numbers for each legal choice; `lazaret.describe_choices` names them.
    #[pyo3(signature = (seat=None))]
    fn features<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let seat = self.meant(seat)?;
        let offered = self.with(|bout| bout.offered(seat));
        let mut rows = vec![0.0; offered * self.choice_columns];
        self.with(|bout| bout.describe_choices(seat, &mut rows));
        PyArray1::from_vec(py, rows).reshape([offered, self.choice_columns])
    }

    /// The rows of `features`, into an array that is there; says how many there are.
    fn features_into(&self, seat: usize, mut out: PyReadwriteArray2<'_, f32>) -> PyResult<usize> {
        let seat = self.meant(Some(seat))?;
        if out.as_array().shape()[1] != self.choice_columns {
            return Err(PyValueError::new_err(format!("a choice has {} numbers", self.choice_columns)));
        }
        let out = out.as_slice_mut()?;
        Ok(self.with(|bout| {
            bout.describe_choices(seat, out);
            bout.offered(seat)
        }))
    }

    /// A game that looks the same to a seat, with the rest guessed anew by `seed`; all of it is yours to know.
    #[pyo3(signature = (seat=None, seed=0))]
    fn imagine(&self, seat: Option<usize>, seed: u64) -> PyResult<Self> {
        let seat = self.meant(seat)?;
        Ok(Self::new(self.with(|bout| bout.imagine(seat, seed)), self.columns, self.choice_columns, true))
    }

    /// The same game once more, with its secrets and its chance: for those who are privileged.
    fn clone(&self) -> PyResult<Self> {
        self.privilege("a copy")?;
        Ok(Self::new(self.with(|bout| bout.twin()), self.columns, self.choice_columns, self.privileged))
    }

    /// The record as `lazaret replay` reads it; before the end for those who are privileged.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        self.privilege("the record")?;
        let players = self.players();
        let names = names.unwrap_or_else(|| vec![String::new(); players]);
        if names.len() != players {
            return Err(PyValueError::new_err(format!("there are {} names for {players} seats", names.len())));
        }
        self.with(|bout| bout.record(names)).ok_or_else(|| {
            PyValueError::new_err("this game has no record: it was imagined, or begins in the middle of another")
        })
    }

    /// A number that differs where positions differ; before the end for those who are privileged.
    #[getter]
    fn fingerprint(&self) -> PyResult<u64> {
        self.privilege("the fingerprint")?;
        Ok(self.with(|bout| bout.fingerprint()))
    }

    /// What each seat has of the win: 1 for the winner, a part for each who shares it.
    fn wins(&self) -> Vec<f32> {
        self.with(|bout| bout.wins())
    }

    /// The points of each seat; before the end for those who are privileged.
    fn points(&self) -> PyResult<Vec<i32>> {
        self.privilege("the points")?;
        Ok(self.with(|bout| bout.points()))
    }

    /// What a bot in a seat gets: all that it may know, and nothing else.
    #[pyo3(signature = (seat=None))]
    fn vantage(&self, seat: Option<usize>) -> PyResult<Vantage> {
        let seat = self.meant(seat)?;
        let hold = Self::new(self.with(|bout| bout.twin()), self.columns, self.choice_columns, false);
        Ok(Vantage { hold, own: seat.index() })
    }
}

/// What a bot gets: what its seat sees, may choose and can imagine.
#[pyclass(module = "lazaret", frozen)]
pub(crate) struct Vantage {
    hold: Game,
    own: usize,
}

impl Vantage {
    /// The number and the notation of what a bot of ours chooses here.
    pub(crate) fn chosen(&self, mind: &mut dyn shelf::Mind) -> Option<String> {
        self.hold.with(|bout| {
            let seat = Seat::new(self.own);
            let number = mind.choose(bout, seat)?;
            bout.legal(seat).into_iter().nth(number)
        })
    }

    /// What a bot of ours finds about each choice; none if it does not search, or if nothing is to be chosen.
    pub(crate) fn thought(&self, mind: &dyn shelf::Mind) -> Option<Vec<shelf::Thought>> {
        self.hold.with(|bout| mind.think(bout, Seat::new(self.own)))
    }
}

#[pymethods]
impl Vantage {
    /// The word for the game.
    #[getter]
    pub(crate) fn game(&self) -> &'static str {
        self.hold.game()
    }

    /// The options it is played with.
    #[getter]
    fn options(&self) -> String {
        self.hold.options()
    }

    /// Seats at the table.
    #[getter]
    fn players(&self) -> usize {
        self.hold.players()
    }

    /// Entries of the record so far.
    #[getter]
    fn step(&self) -> usize {
        self.hold.step()
    }

    /// The seat that looks.
    #[getter]
    fn seat(&self) -> usize {
        self.own
    }

    /// What is asked.
    #[getter]
    fn question(&self) -> Option<String> {
        self.hold.question()
    }

    /// What the seat may choose, in the words of records, in the order of their numbers.
    #[getter]
    fn legal(&self) -> PyResult<Vec<String>> {
        self.hold.legal(Some(self.own))
    }

    /// What the seat sees.
    #[getter]
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hold.view(py, Some(Eyes::Seat(self.own)))
    }

    /// The same as a row of numbers; `lazaret.describe` names them.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.hold.observe(py, Some(Eyes::Seat(self.own)))
    }

    /// A row of numbers for each legal choice; `lazaret.describe_choices` names them.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        self.hold.features(py, Some(self.own))
    }

    /// A game that looks the same to this seat, with the rest guessed anew by `seed`.
    #[pyo3(signature = (seed=0))]
    fn imagine(&self, seed: u64) -> PyResult<Game> {
        self.hold.imagine(Some(self.own), seed)
    }

    /// What the seat sees, drawn as text.
    #[pyo3(signature = (names=None))]
    fn draw(&self, names: Option<Vec<String>>) -> PyResult<String> {
        self.hold.draw(Some(Eyes::Seat(self.own)), names)
    }

    /// What a strong player would weigh: at most three choices, best first, each with the share of the game it promises, how
    /// far that may be wrong (95 %), why, and whether the next may be just as good. The same `seed` says the same.
    #[pyo3(signature = (seed=0, tries=2000))]
    fn advise<'py>(&self, py: Python<'py>, seed: u64, tries: u32) -> PyResult<Vec<Bound<'py, PyDict>>> {
        if self.hold.offered(self.own)? == 0 {
            return Err(PyValueError::new_err("nothing is to be chosen in this seat"));
        }
        let advice = py.detach(|| self.hold.with(|bout| bout.advise(Seat::new(self.own), seed, tries.max(1))));
        advice
            .choices
            .into_iter()
            .map(|advised| {
                let dict = PyDict::new(py);
                dict.set_item("choice", &advised.action)?;
                dict.set_item("share", advised.share)?;
                dict.set_item("doubt", advised.doubt)?;
                dict.set_item("why", advised.why.iter().map(say).collect::<Vec<_>>())?;
                dict.set_item("unclear", advised.unclear)?;
                Ok(dict)
            })
            .collect()
    }
}
