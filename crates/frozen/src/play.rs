//! A game in play that a package plays.

use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::script::Eyes;
use kernel::{Budget, Draw, Message, Seat, Target, Viewer};
use protocol::{InWords, LogEntry, Offer, Passage, Preview, Recalled, UndoOffer};
use serde::de::DeserializeOwned;
use shelf::{
    Adviser, Analyser, Analysis, Begun, Course, Depth, Inquiry, Moment, Moved, No, Outcome, Pen, Play, Played, Refused,
    Request, Stand, Style, Thinker,
};

use crate::instance::{Failure, Instance, Patience};
use crate::package::Package;

/// How much longer than it is given a bot may take, with what it does before and behind its thoughts.
const GRACE: Duration = Duration::from_secs(10);

/// A game that a package plays. Those that were made of it by looking back share its instance.
pub(crate) struct FrozenPlay {
    package: Package,
    instance: Arc<Mutex<Instance>>,
    /// Its number behind the door.
    game: u32,
    players: usize,
    options: String,
    names: Vec<String>,
    stand: Stand,
    /// The same game once more, in an instance of its own: bots think there while the table is asked here.
    thinking: Arc<Mutex<Option<FrozenPlay>>>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl FrozenPlay {
    pub(crate) fn new(package: Package, instance: Instance, begun: Begun) -> Self {
        Self::sharing(package, Arc::new(Mutex::new(instance)), begun)
    }

    fn sharing(package: Package, instance: Arc<Mutex<Instance>>, begun: Begun) -> Self {
        let Begun { game, players, options, names, stand, played: _ } = begun;
        Self { package, instance, game, players, options, names, stand, thinking: Arc::default() }
    }

    fn inquire<T: DeserializeOwned>(&self, what: Inquiry, patience: Patience<'_>) -> Result<Result<T, No>, Failure> {
        held(&self.instance).ask(&Request::Game { game: self.game, what }, patience)
    }

    /// What has an answer in any case. A package that gives none ends the table in memory, which is made again.
    fn told<T: DeserializeOwned>(&self, what: Inquiry) -> T {
        match self.inquire(what, Patience::Quick) {
            Ok(Ok(told)) => told,
            Ok(Err(no)) => panic!("a package refuses what cannot be refused: {no:?}"),
            Err(failure) => panic!("a package failed: {failure:?}"),
        }
    }

    /// What may be refused; a package that fails refuses too, with a sentence.
    fn asked<T: DeserializeOwned>(&self, what: Inquiry) -> Result<T, No> {
        self.inquire(what, Patience::Quick).unwrap_or_else(|failure| Err(self.package.failed(&failure).into()))
    }

    /// Whether it answers what everybody asks first.
    pub(crate) fn try_offer(&self) -> Result<(), Failure> {
        let offer = Inquiry::Offer { viewer: Viewer::Spectator };
        self.inquire::<Offer>(offer, Patience::Quick)?.map(|_| ()).map_err(|no| Failure::Broken(format!("{no:?}")))
    }

    fn moved(&mut self, what: Inquiry) -> Result<Vec<Played>, No> {
        let Moved { played, stand } = self.asked(what)?;
        self.stand = stand;
        Ok(played)
    }

    /// A question that takes its time, as work to be done elsewhere: it is asked of the game as it is now.
    fn apart<T: DeserializeOwned>(
        &self,
        what: Inquiry,
    ) -> impl FnOnce(&mut dyn FnMut() -> bool) -> Result<T, Failure> + Send + 'static {
        let (package, thinking) = (self.package.clone(), Arc::clone(&self.thinking));
        let record = self.record_text();
        let lines: Vec<String> = self.told(Inquiry::Lines { from: 0, count: self.stand.step });
        move |goes_on| {
            // Taken while it thinks, and not put back if it fails.
            let kept = held(&thinking).take();
            let play = kept.and_then(|kept| kept.brought_to(&lines));
            let play = match play {
                Some(play) => play,
                None => match package.begin(&Request::Load { record }) {
                    Ok((play, _)) => play,
                    Err(no) => return Err(Failure::Broken(format!("{:?}", no.message))),
                },
            };
            let answer = play.inquire(what, Patience::While(goes_on))?;
            *held(&thinking) = Some(play);
            answer.map_err(|no| Failure::Broken(format!("{no:?}")))
        }
    }

    /// Plays what is missing; nothing if it is another game by now.
    fn brought_to(mut self, lines: &[String]) -> Option<Self> {
        let missing = lines.get(self.stand.step..)?;
        if !missing.is_empty() {
            shelf::follow(&mut self, missing)?;
        }
        Some(self)
    }
}

impl Drop for FrozenPlay {
    fn drop(&mut self) {
        // Of the last of an instance nothing is left anyway.
        if Arc::strong_count(&self.instance) > 1 {
            let _ = self.inquire::<()>(Inquiry::Close, Patience::Quick);
        }
    }
}

impl Course for FrozenPlay {
    fn game(&self) -> &'static str {
        shelf::Engine::id(&self.package)
    }

    fn options(&self) -> String {
        self.options.clone()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn step(&self) -> usize {
        self.stand.step
    }

    fn asked(&self) -> Vec<Seat> {
        self.stand.asked.clone()
    }

    fn is_over(&self) -> bool {
        self.stand.over
    }
}

impl Play for FrozenPlay {
    fn round(&self) -> Option<u8> {
        self.stand.round
    }

    fn fingerprint(&self) -> u64 {
        u64::from_str_radix(&self.stand.fingerprint, 16).unwrap_or_default()
    }

    fn offer(&self, viewer: Viewer) -> Offer {
        self.told(Inquiry::Offer { viewer })
    }

    /// The program may not know how to draw it any more: the view as an outline.
    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        pen.outline(&self.offer(viewer).view)
    }

    /// Packages of the first programs cannot say a position in words.
    fn in_words(&self, viewer: Viewer) -> InWords {
        self.asked(Inquiry::Words { viewer }).unwrap_or_else(|no| InWords {
            passages: vec![Passage { title: Message::new("package-words"), lines: vec![no.message] }],
            sheets: Vec::new(),
        })
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Played>, Refused> {
        Ok(self.moved(Inquiry::Choose { seat, choice: notation.to_owned() })?)
    }

    fn why_not(&self, seat: Seat, thing: &Target) -> Refused {
        self.told(Inquiry::WhyNot { seat, thing: thing.clone() })
    }

    fn why_refused(&self, seat: Seat, notation: &str) -> Option<Refused> {
        self.told(Inquiry::WhyRefused { seat, choice: notation.to_owned() })
    }

    fn preview(&self, seat: Seat, notation: &str) -> Result<Preview, Refused> {
        Ok(FrozenPlay::asked(self, Inquiry::Preview { seat, choice: notation.to_owned() })?)
    }

    fn can_undo(&self, seat: Seat) -> UndoOffer {
        self.told(Inquiry::CanUndo { seat })
    }

    fn undo_unseals(&self, seat: Seat) -> bool {
        self.told(Inquiry::UndoUnseals { seat })
    }

    fn undo(&mut self, seat: Seat, whole: bool) -> Result<Vec<Played>, Message> {
        self.moved(Inquiry::Undo { seat, whole, agreed: false }).map_err(|no| no.message)
    }

    fn undo_agreed(&mut self, seat: Seat, whole: bool) -> Result<Vec<Played>, Message> {
        self.moved(Inquiry::Undo { seat, whole, agreed: true }).map_err(|no| no.message)
    }

    fn gather(&mut self, entries: Range<usize>) {
        self.told::<()>(Inquiry::Gather { from: entries.start, to: entries.end });
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        self.told(Inquiry::History { viewer, from })
    }

    fn recaps(&self) -> Vec<(Seat, Vec<Recalled>)> {
        self.told(Inquiry::Recaps)
    }

    fn at(&self, step: usize) -> Option<Box<dyn Play>> {
        let begun: Begun = self.told::<Option<Begun>>(Inquiry::At { step })?;
        Some(Box::new(Self::sharing(self.package.clone(), Arc::clone(&self.instance), begun)))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.told(Inquiry::Outcome)
    }

    fn moments(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Moment> {
        self.told(Inquiry::Moments { viewer, from, count })
    }

    /// Where it was won is told through [`Play::analyser`] alone.
    fn analyse(&self, _: Depth) -> Option<Analysis> {
        None
    }

    fn analyser(&self, depth: Depth) -> Option<Analyser> {
        let Depth { iterations, samples } = depth;
        if !self.stand.over {
            return None;
        }
        let analyse = self.apart::<Option<protocol::Analysis>>(Inquiry::Analyse { iterations, samples });
        Some(Box::new(move |goes_on| match analyse(goes_on) {
            Ok(analysis) => analysis,
            Err(Failure::Unwanted) => None,
            Err(failure) => panic!("a package failed: {failure:?}"),
        }))
    }

    /// Nothing is learned from games of other rules.
    fn values(&self, _: u32, _: &mut Vec<u8>) -> usize {
        0
    }

    fn name_seats(&mut self, names: Vec<String>) {
        self.names.clone_from(&names);
        self.told::<()>(Inquiry::NameSeats { names });
    }

    fn seat_names(&self) -> &[String] {
        &self.names
    }

    fn record_text(&self) -> String {
        self.told(Inquiry::Record)
    }

    fn draws(&self) -> Vec<Draw> {
        self.told(Inquiry::Draws)
    }

    fn entry_line(&self, step: usize) -> Option<String> {
        self.told::<Vec<String>>(Inquiry::Lines { from: step, count: 1 }).pop()
    }

    fn script(&self, step: usize, eyes: Eyes, thing: Option<&Target>) -> Option<String> {
        self.told(Inquiry::Script { step, eyes, thing: thing.cloned() })
    }

    fn adviser(&self, seat: Seat, seed: u64, budget: Budget) -> Adviser {
        let millis = budget.time.map(|time| time.as_millis() as u64);
        let advise = self.apart(Inquiry::Advise { seat, seed, iterations: budget.iterations, millis });
        let time = budget.time;
        Box::new(move || waited(advise, time))
    }

    fn thinker(&self, seat: Seat, style: Style, seed: u64, time: Option<Duration>) -> Thinker {
        let millis = time.map(|time| time.as_millis() as u64);
        let think = self.apart(Inquiry::Think { seat, style, seed, millis });
        Box::new(move || waited(think, time))
    }
}

/// What a bot answers in its time. One that fails panics, as one of the program would: its work is lost, the table is not.
fn waited<T>(think: impl FnOnce(&mut dyn FnMut() -> bool) -> Result<T, Failure>, time: Option<Duration>) -> T {
    let begun = std::time::Instant::now();
    let mut goes_on = || time.is_none_or(|time| begun.elapsed() < time + GRACE);
    think(&mut goes_on).unwrap_or_else(|failure| panic!("a package failed: {failure:?}"))
}
