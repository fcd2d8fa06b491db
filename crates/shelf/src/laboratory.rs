//! A game as those know it who study it: series between bots, figures, rows of numbers, games for machines.

use std::time::Duration;

use bots::{
    Aim, ArenaReport, BenchRow, Block, Calibration, Entrant, Found, Judgement, KeepRecord, Level, Rung, Series,
    SimReport, Sketch, Style, Tally,
};
use kernel::script::{Lesson, ScriptError};
use kernel::{Counted, Event as _, Message, Options as _};

use crate::bout::{self, Bout, Mind};
use crate::clicks::{self, Clicks};
use crate::climber::{Climber, Slope};
use crate::columns::ActionColumns;
use crate::engine::{read, replayed};
use crate::many::{Hall, Many};
use crate::puzzles::{self, Anew, Confirmed};
use crate::recorded::{Recorded, recorded};
use crate::shelved::Shelved;
use crate::shown::LoadError;
use crate::title::Boxed;

/// Plays a game by the thousand, and measures it.
pub trait Laboratory: Send + Sync {
    /// For tests: whether positions that look alike to a seat offer it the same at once, in so many games.
    #[cfg(feature = "testkit")]
    fn alike(&self, options: &str, games: u64) -> Result<usize, String>;

    /// How many clicks it takes to play what a record says.
    fn clicks(&self, record: &str) -> Result<Clicks, LoadError>;

    /// The first position worth solving, and wanted, in one part, from 1 to 3, of one game of a series between bots.
    fn find_puzzle(
        &self,
        options: &str,
        seed: u64,
        game: u64,
        part: u8,
        wanted: &dyn Fn(&Sketch) -> bool,
    ) -> Result<Option<Found>, Message>;

    /// Finishes games after each choice of a puzzle.
    fn confirm_puzzle(&self, puzzle: &Lesson, anew: &Anew) -> Result<Confirmed, ScriptError>;

    /// Plays a series of games between bots: one entrant a seat.
    fn sim(
        &self,
        options: &str,
        entrants: &[Entrant],
        series: Series<'_>,
        keep: Option<KeepRecord<'_>>,
    ) -> Result<SimReport, Message>;

    /// Lets bots meet in rotating seats: one entrant a seat.
    fn arena(&self, options: &str, entrants: &[Entrant], series: Series<'_>) -> Result<ArenaReport, Message>;

    /// A climb to better weights, at its beginning.
    fn climber(&self, level: Level, seed: u64, rounds: u64, games: u64) -> Box<dyn Climber>;

    /// Whether the judgement promises what then happens, and the file of weights that would fit best.
    fn calibrate(&self, options: &str, level: Level, series: Series<'_>) -> Result<(Calibration, String), Message>;

    /// The line that a file of rows of this game begins with.
    fn values_head(&self) -> String;

    /// The file of weights in which each level is one step above the level below. Each rung is told as it is found.
    fn place_levels(&self, aim: Aim, series: Series<'_>, told: &dyn Fn(&Rung)) -> Result<String, Message>;

    /// Plays a block of a series and measures it: one bot a seat.
    fn measure(&self, options: &str, block: Block<'_>) -> Result<Tally, Message>;

    /// The record of one game of a series that was measured.
    fn measured(&self, options: &str, block: Block<'_>, game: u64) -> Result<String, Message>;

    /// What studies count, as the data files declare it.
    fn counted(&self) -> &'static [Counted];

    /// The ends of the keys of all events.
    fn events(&self) -> &'static [&'static str];

    /// Measures the game at each player count, every figure over at least `time`.
    fn bench(&self, time: Duration) -> Vec<BenchRow>;

    /// Begins a game for machines.
    fn bout(&self, options: &str, seed: [u8; 32]) -> Result<Box<dyn Bout>, Message>;

    /// Begins many of them at once; one entry a seat: a bot that plays it, or none if it is asked.
    fn many(&self, options: &str, games: usize, seed: u64, bots: Vec<Option<Style>>) -> Result<Box<dyn Many>, Message>;

    /// A bot of ours for games for machines.
    fn mind(&self, style: Style, seed: u64) -> Box<dyn Mind>;

    /// The same by a judgement of somebody's own.
    fn weighed_mind(&self, style: Style, seed: u64, judgement: &Judgement) -> Result<Box<dyn Mind>, Message>;

    /// A record for those who study it.
    fn recorded(&self, record: &str) -> Result<Recorded, LoadError>;

    /// The names of the columns in which a seat sees a table with these options.
    fn columns(&self, options: &str) -> Result<Vec<String>, Message>;

    /// The names of the columns of a choice.
    fn choice_columns(&self) -> Vec<String>;

    /// The most choices that are offered by number.
    fn widest(&self) -> usize;
}

/// One entrant a seat, or what is wrong.
fn seated<G: Shelved>(options: &G::Options, entrants: usize) -> Result<(), Message> {
    let players = options.players();
    if entrants == players {
        return Ok(());
    }
    Err(Message::new("bots-count").with("bots", entrants).with("players", players))
}

impl<G: Shelved> Laboratory for Boxed<G> {
    #[cfg(feature = "testkit")]
    fn alike(&self, options: &str, games: u64) -> Result<usize, String> {
        crate::alike::alike::<G>(&read::<G>(options).map_err(|why| format!("{why:?}"))?, games)
    }

    fn clicks(&self, record: &str) -> Result<Clicks, LoadError> {
        Ok(clicks::clicks(replayed::<G>(record)?.record().clone()))
    }

    fn find_puzzle(
        &self,
        options: &str,
        seed: u64,
        game: u64,
        part: u8,
        wanted: &dyn Fn(&Sketch) -> bool,
    ) -> Result<Option<Found>, Message> {
        Ok(bots::puzzle_of::<G>(&read::<G>(options)?, seed, game, part, wanted))
    }

    fn confirm_puzzle(&self, puzzle: &Lesson, anew: &Anew) -> Result<Confirmed, ScriptError> {
        puzzles::confirm::<G>(puzzle, anew)
    }

    fn sim(
        &self,
        options: &str,
        entrants: &[Entrant],
        series: Series<'_>,
        keep: Option<KeepRecord<'_>>,
    ) -> Result<SimReport, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, entrants.len())?;
        bots::sim::<G>(&options, entrants, series, keep)
    }

    fn arena(&self, options: &str, entrants: &[Entrant], series: Series<'_>) -> Result<ArenaReport, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, entrants.len())?;
        bots::arena::<G>(&options, entrants, series)
    }

    fn climber(&self, level: Level, seed: u64, rounds: u64, games: u64) -> Box<dyn Climber> {
        Box::new(Slope::<G>::new(bots::Climb::new::<G>(level, seed, rounds, games)))
    }

    fn calibrate(&self, options: &str, level: Level, series: Series<'_>) -> Result<(Calibration, String), Message> {
        let found = bots::calibrate::<G>(&read::<G>(options)?, level, series)?;
        let weights = bots::Weights { trust: G::weights().trust.with(found.players, found.fitted), ..*G::weights() };
        Ok((found, weights.write::<G>()))
    }

    fn values_head(&self) -> String {
        bots::rows_head::<G>()
    }

    fn place_levels(&self, aim: Aim, series: Series<'_>, told: &dyn Fn(&Rung)) -> Result<String, Message> {
        Ok(bots::place::<G>(aim, series, told)?.write::<G>())
    }

    fn measure(&self, options: &str, block: Block<'_>) -> Result<Tally, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, block.bots.len())?;
        Ok(bots::measure::<G>(&options, G::COUNTED, block))
    }

    fn measured(&self, options: &str, block: Block<'_>, game: u64) -> Result<String, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, block.bots.len())?;
        Ok(bots::record::<G>(&options, block, game))
    }

    fn counted(&self) -> &'static [Counted] {
        G::COUNTED
    }

    fn events(&self) -> &'static [&'static str] {
        G::Event::KEYS
    }

    fn bench(&self, time: Duration) -> Vec<BenchRow> {
        bots::by_players::<G::Options>().iter().map(|options| bots::bench::<G>(options, time)).collect()
    }

    fn bout(&self, options: &str, seed: [u8; 32]) -> Result<Box<dyn Bout>, Message> {
        Ok(Box::new(bout::Open::<G>::new(read::<G>(options)?, seed)))
    }

    fn many(&self, options: &str, games: usize, seed: u64, bots: Vec<Option<Style>>) -> Result<Box<dyn Many>, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, bots.len())?;
        Ok(Box::new(Hall::<G>::new(options, games, seed, bots)))
    }

    fn mind(&self, style: Style, seed: u64) -> Box<dyn Mind> {
        Box::new(bout::Thinking::<G>::new(style, seed, *G::weights()))
    }

    fn weighed_mind(&self, style: Style, seed: u64, judgement: &Judgement) -> Result<Box<dyn Mind>, Message> {
        Ok(Box::new(bout::Thinking::<G>::new(style, seed, judgement.read::<G>()?)))
    }

    fn recorded(&self, record: &str) -> Result<Recorded, LoadError> {
        recorded::<G>(record)
    }

    fn columns(&self, options: &str) -> Result<Vec<String>, Message> {
        Ok(bout::Open::<G>::new(read::<G>(options)?, [0; 32]).names())
    }

    fn choice_columns(&self) -> Vec<String> {
        ActionColumns::<G>::new().names().to_vec()
    }

    fn widest(&self) -> usize {
        G::WIDEST
    }
}
