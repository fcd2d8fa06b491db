//! Processes of our own that play with patched cards: a patch is for a whole process, and ours plays what is printed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde::{Deserialize, Serialize};
use shelf::{Message, Tally};

use crate::study::Study;

/// How a process is started that runs [`work`] on its standard input and output.
#[derive(Clone, Debug)]
pub struct Helper {
    /// The program.
    pub program: OsString,
    /// What it is told.
    pub args: Vec<String>,
}

/// What a worker is asked, a line each, after the text of the study.
#[derive(Clone, Copy, Serialize, Deserialize)]
enum Task {
    /// To play a block of a cell.
    Block { cell: usize, block: u64 },
    /// To give the record of a game of a cell.
    Record { cell: usize, game: u64 },
}

/// What it answers, a line each.
#[derive(Serialize, Deserialize)]
enum Answer {
    Block(Box<Tally>),
    Record(String),
    Refused(Message),
}

/// Those who play with patched cards for one thread of a study: a process for each patch, started when it is needed.
pub(crate) struct Crew<'a> {
    study: &'a Study,
    helper: &'a Helper,
    workers: BTreeMap<(String, Vec<String>), Worker>,
}

struct Worker {
    process: Child,
    tasks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl<'a> Crew<'a> {
    pub(crate) fn new(study: &'a Study, helper: &'a Helper) -> Self {
        Self { study, helper, workers: BTreeMap::new() }
    }

    /// Plays a block.
    pub(crate) fn block(&mut self, cell: usize, block: u64) -> Result<Tally, Message> {
        match self.answer(cell, Task::Block { cell, block })? {
            Answer::Block(tally) => Ok(*tally),
            _ => Err(lost("")),
        }
    }

    /// The record of a game.
    pub(crate) fn record(&mut self, cell: usize, game: u64) -> Result<String, Message> {
        match self.answer(cell, Task::Record { cell, game })? {
            Answer::Record(record) => Ok(record),
            _ => Err(lost("")),
        }
    }

    fn answer(&mut self, cell: usize, task: Task) -> Result<Answer, Message> {
        let played = &self.study.cells[cell];
        let answer = if played.changes.is_empty() {
            done(self.study, task)
        } else {
            let key = (played.game.clone(), played.changes.clone());
            let worker = match self.workers.entry(key) {
                std::collections::btree_map::Entry::Occupied(there) => there.into_mut(),
                std::collections::btree_map::Entry::Vacant(none) => {
                    none.insert(Worker::start(self.helper, self.study).map_err(|error| lost(&error.to_string()))?)
                }
            };
            worker.ask(task).map_err(|error| lost(&error.to_string()))?
        };
        match answer {
            Answer::Refused(message) => Err(message),
            answer => Ok(answer),
        }
    }
}

impl Worker {
    fn start(helper: &Helper, study: &Study) -> io::Result<Self> {
        let mut process =
            Command::new(&helper.program).args(&helper.args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut tasks = process.stdin.take().expect("its input is piped");
        let answers = BufReader::new(process.stdout.take().expect("its output is piped"));
        writeln!(tasks, "{}", serde_json::to_string(&study.text)?)?;
        Ok(Self { process, tasks, answers })
    }

    fn ask(&mut self, task: Task) -> io::Result<Answer> {
        writeln!(self.tasks, "{}", serde_json::to_string(&task)?)?;
        self.tasks.flush()?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        if line.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(serde_json::from_str(&line)?)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It has nothing of its own to lose.
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

fn lost(why: &str) -> Message {
    Message::new("lab-worker-lost").with("why", why)
}

/// What a worker does: reads the text of a study, then tasks, and answers each. All of them are of cells with one patch.
pub fn work(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = input.lines();
    let Some(text) = lines.next() else { return Ok(()) };
    let study = Study::read(&serde_json::from_str::<String>(&text?)?)
        .map_err(|trouble| io::Error::other(format!("{}:{}", trouble.line, trouble.column)))?;
    for line in lines {
        let answer = done(&study, serde_json::from_str(&line?)?);
        writeln!(output, "{}", serde_json::to_string(&answer)?)?;
        output.flush()?;
    }
    Ok(())
}

/// Does a task in this process.
fn done(study: &Study, task: Task) -> Answer {
    let (Task::Block { cell, .. } | Task::Record { cell, .. }) = task;
    let Some(played) = study.cells.get(cell) else { return Answer::Refused(Message::new("lab-no-block")) };
    let (title, options) = (played.title(), played.options.as_str());
    let answer = played.lay_in().and_then(|()| match task {
        Task::Block { block, .. } => {
            title.measure(options, played.block(block)).map(|tally| Answer::Block(Box::new(tally)))
        }
        Task::Record { game, .. } => title.measured(options, played.block(0), game).map(Answer::Record),
    });
    answer.unwrap_or_else(Answer::Refused)
}
