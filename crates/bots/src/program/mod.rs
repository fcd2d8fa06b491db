//! A program of somebody's own at the table: it reads and writes lines, and knows what its seat knows.
//!
//! A program that ends, hangs, chooses what is not legal or does not speak the protocol ends the series with a sentence that
//! says what it did and where: nobody wants figures of games that something else has played.

mod lines;
mod process;

use std::process::ExitStatus;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kernel::{Actions, Game, Message, Seat, Sim, State, Vantage};

use crate::evaluate::Evaluate;
use crate::playing::mix;
use lines::{Answer, Told, json};
use process::{Process, Trouble};

/// The line with which a program of this seat would be asked: for tests that look for secrets in it.
pub fn line_for<G: Evaluate>(vantage: Vantage<'_, G>, seed: u64) -> String {
    let mut legal = Actions::<G>::new();
    vantage.legal(&mut legal);
    lines::ask(vantage, &legal, 0, &mut Sim::new(seed))
}

/// A program has so long to start and to answer to the first line.
const START: Duration = Duration::from_secs(10);

/// Of an answer that is not understood so many characters are shown.
const SHOWN: usize = 80;

/// A program that takes part in a series. As many copies of it run as games are played at once.
pub(crate) struct Program {
    command: Vec<String>,
    hello: String,
    patience: Duration,
    idle: Mutex<Vec<Process>>,
}

/// A copy of a program in a game.
pub(crate) struct Seated<'p> {
    program: &'p Program,
    process: Process,
    game: u64,
    choices: u32,
    sim: Sim,
}

impl Program {
    pub(crate) fn new<G: Evaluate>(command: &[String], patience: Duration) -> Self {
        Self { command: command.to_vec(), hello: lines::hello::<G>(), patience, idle: Mutex::default() }
    }

    /// Takes a seat in a game.
    pub(crate) fn sit(
        &self,
        seat: usize,
        players: usize,
        options: &str,
        game: u64,
        seed: u64,
    ) -> Result<Seated<'_>, Message> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let process = match idle {
            Some(process) => process,
            None => self.start()?,
        };
        let mut seated = Seated { program: self, process, game, choices: 0, sim: Sim::new(seed) };
        // A number that repeats with the series and says nothing about its chance.
        let own = mix(game, seat as u64) >> 12;
        seated.tell(json(&Told::Game { number: game, seat, players, options, seed: own }))?;
        Ok(seated)
    }

    fn start(&self) -> Result<Process, Message> {
        let mut process = Process::start(&self.command)
            .map_err(|error| self.said(Message::new("program-not-started").with("why", error.to_string().as_str())))?;
        let failed = |why| self.said(Message::new("program-start").with("why", why));
        let answer = process.ask(self.hello.clone(), START).map_err(|trouble| failed(why(&trouble, START)))?;
        match serde_json::from_str(&answer) {
            Ok(Answer::Hello { .. }) => Ok(process),
            Ok(Answer::Choose { .. }) | Err(_) => Err(failed(garbage(&answer))),
        }
    }

    /// What went wrong, with the name of the program.
    fn said(&self, why: Message) -> Message {
        Message::new("program-fault").with("program", self.command.join(" ").as_str()).with("why", why)
    }
}

impl Seated<'_> {
    /// Lets the program choose.
    pub(crate) fn choose<G: Evaluate>(
        &mut self,
        vantage: Vantage<'_, G>,
        legal: &Actions<G>,
    ) -> Result<G::Action, Message> {
        self.choices += 1;
        let time = self.program.patience;
        let time_ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let line = lines::ask(vantage, legal, time_ms, &mut self.sim);
        let answer = self.process.ask(line, time).map_err(|trouble| self.fault(why(&trouble, time)))?;
        let Ok(Answer::Choose { action }) = serde_json::from_str(&answer) else {
            return Err(self.fault(garbage(&answer)));
        };
        let chosen = action.trim().parse().ok().filter(|action| legal.contains(action));
        chosen.ok_or_else(|| self.fault(Message::new("program-illegal").with("choice", shown(&action).as_str())))
    }

    /// Tells the program how the game ended, and keeps it for the next one.
    pub(crate) fn leave<G: Game>(mut self, state: &State<G>, places: &[usize]) -> Result<(), Message> {
        let points = Seat::all(places.len()).map(|seat| G::standing(state.board(), seat)[0]).collect();
        self.tell(json(&Told::Over { places, points }))?;
        self.program.idle.lock().unwrap_or_else(PoisonError::into_inner).push(self.process);
        Ok(())
    }

    fn tell(&mut self, line: String) -> Result<(), Message> {
        self.process.tell(line).map_err(|trouble| self.fault(why(&trouble, self.program.patience)))
    }

    /// What went wrong, and in which game and choice.
    fn fault(&self, why: Message) -> Message {
        let game = i64::try_from(self.game).unwrap_or(i64::MAX).saturating_add(1);
        let place = Message::new("program-place").with("game", game).with("choice", self.choices).with("why", why);
        self.program.said(place)
    }
}

fn why(trouble: &Trouble, time: Duration) -> Message {
    match trouble {
        Trouble::Ended(None) => Message::new("program-closed"),
        Trouble::Ended(Some(status)) => ended(*status),
        Trouble::Silent => {
            Message::new("program-silent").with("time", i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
        }
        Trouble::Unasked(line) => Message::new("program-unasked").with("line", shown(line).as_str()),
        Trouble::NoLine => Message::new("program-no-line"),
    }
}

fn ended(status: ExitStatus) -> Message {
    match status.code() {
        Some(code) => Message::new("program-ended").with("code", code),
        None => Message::new("program-killed"),
    }
}

fn garbage(answer: &str) -> Message {
    Message::new("program-garbage").with("line", shown(answer).as_str())
}

/// The beginning of what a program wrote, on one line.
fn shown(line: &str) -> String {
    let line = line.trim();
    let start: String = line.chars().take(SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if start.chars().count() < line.chars().count() { start + "…" } else { start }
}
