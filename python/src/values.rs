//! Values and errors on their way to Python.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;
use shelf::{Message, Seat, Title};
use text::{Lang, Words};

create_exception!(lazaret, Refused, PyValueError, "A choice that the rules refuse; nothing has changed.");

/// A sentence for people who write Python: in English, as their language is.
pub(crate) fn say(message: &Message) -> String {
    Words::new(Lang::En).say(message)
}

/// Something that was given is wrong.
pub(crate) fn wrong(message: &Message) -> PyErr {
    PyValueError::new_err(say(message))
}

/// A choice was refused.
pub(crate) fn refused(refused: &shelf::Refused) -> PyErr {
    // Seats as Python counts them, from 0.
    let sentence = Words::new(Lang::En).render(&refused.message, &|seat| seat.index().to_string());
    Refused::new_err(refused.rule.as_ref().map_or(sentence.clone(), |rule| format!("{sentence} ({rule})")))
}

/// The game with this word.
pub(crate) fn title(game: &str) -> PyResult<&'static dyn Title> {
    shelf::title(game).ok_or_else(|| {
        let known: Vec<shelf::Arg> = shelf::titles().iter().map(|title| title.id().into()).collect();
        wrong(&Message::new("terminal-no-game").with("game", game).with("games", known))
    })
}

/// Options with the number of players among them, if it is said apart.
pub(crate) fn agreed(players: Option<usize>, options: &str) -> String {
    let players = players.map(|players| format!("players={players}"));
    let parts = players.as_deref().into_iter().chain((!options.is_empty()).then_some(options));
    parts.collect::<Vec<_>>().join(",")
}

/// How a bot of ours plays, as Python has it: a level by its number, a kind of play by its word.
#[derive(FromPyObject, IntoPyObject)]
pub(crate) enum Named {
    Number(u8),
    Word(String),
}

impl From<shelf::Style> for Named {
    fn from(style: shelf::Style) -> Self {
        match style {
            shelf::Style::Level(level) => Self::Number(level.number()),
            shelf::Style::Random | shelf::Style::Greedy => Self::Word(style.to_string()),
        }
    }
}

/// How a bot of ours is to play.
pub(crate) fn style(named: &Named) -> PyResult<shelf::Style> {
    let word = match named {
        Named::Number(number) => &number.to_string(),
        Named::Word(word) => word,
    };
    word.parse().map_err(|unknown: shelf::UnknownLevel| wrong(&unknown.say(word)))
}

/// A seat at a table of so many.
pub(crate) fn seat(number: usize, players: usize) -> PyResult<Seat> {
    if number < players {
        return Ok(Seat::new(number));
    }
    Err(PyValueError::new_err(format!("there is no seat {number}: they are numbered from 0 to {}", players - 1)))
}

/// JSON as Python has it.
pub(crate) fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => flag.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}
