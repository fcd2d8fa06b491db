//! The engine of the Python package `lazaret`: games, bots, vectors and studies. What people call is in `lazaret/`, with
//! its types in `lazaret/_engine.pyi`.

mod bot;
mod game;
mod many;
mod record;
mod study;
mod values;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Title;

use values::{Refused, title};

/// What a seat sees is many small pieces of memory, made and dropped a million times a second.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Every game: its word, rules version, player counts, options and endings.
#[pyfunction]
fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let described = |title: &&'static dyn Title| {
        let game = PyDict::new(py);
        game.set_item("id", title.id())?;
        game.set_item("rules", title.rules_version())?;
        game.set_item("players", title.players())?;
        game.set_item("endings", title.endings().to_vec())?;
        let options = PyDict::new(py);
        for option in title.options() {
            options.set_item(option.key, option.values.to_vec())?;
        }
        game.set_item("options", options)?;
        Ok(game)
    };
    shelf::titles().iter().map(described).collect()
}

/// The names of the columns of an observation, and of those of a choice.
#[pyfunction]
#[pyo3(signature = (game, players=None, options=""))]
fn describe(game: &str, players: Option<usize>, options: &str) -> PyResult<(Vec<String>, Vec<String>)> {
    let title = title(game)?;
    let columns = title.columns(&values::agreed(players, options)).map_err(|message| values::wrong(&message))?;
    Ok((columns, title.choice_columns()))
}

/// The most choices that are offered by number.
#[pyfunction]
fn widest(game: &str) -> PyResult<usize> {
    Ok(title(game)?.widest())
}

/// The seed of game number `game` in a series, as `lazaret sim` plays it.
#[pyfunction]
fn key(seed: u64, game: u64) -> [u8; 32] {
    shelf::key(seed, game)
}

/// The seed of the bot in a seat of game number `game` in a series.
#[pyfunction]
fn whim(seed: u64, game: u64, seat: usize) -> u64 {
    shelf::whim(seed, game, seat)
}

/// Lays a patch over the data of a game, for the whole process and before anything is played.
#[pyfunction]
fn patch(game: &str, text: &str) -> PyResult<()> {
    title(game)?.patch("patch", text).map_err(|error| {
        let place = format!("patch, line {}, column {}: ", error.line, error.column);
        PyValueError::new_err(place + &values::say(&error.message))
    })
}

/// The levels of our bots, weakest first.
#[pyfunction]
fn levels() -> Vec<u32> {
    shelf::Level::ALL.map(|level| level.number().into()).to_vec()
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("Refused", module.py().get_type::<Refused>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Vantage>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<many::Many>()?;
    module.add_class::<record::Record>()?;
    module.add_class::<study::Study>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(describe, module)?)?;
    module.add_function(wrap_pyfunction!(widest, module)?)?;
    module.add_function(wrap_pyfunction!(key, module)?)?;
    module.add_function(wrap_pyfunction!(whim, module)?)?;
    module.add_function(wrap_pyfunction!(levels, module)?)?;
    module.add_function(wrap_pyfunction!(patch, module)?)?;
    module.add_function(wrap_pyfunction!(study::work, module)?)?;
    Ok(())
}
