//! Lessons, erased: what a learner is shown after the choices they have made.

use bots::{Level, Style};
use kernel::record::{self, Entry};
use kernel::script::{self, Answered, Bubble, Lecture, Plan, Puzzle, Stray, Verdict, Waiting};
use kernel::{Message, Say as _, Seat, Sim, State, Target, Vantage, Viewer, WhyNot};
use protocol::{Deed, InWords, LessonBubble, LessonDone, LessonFrame, LessonRequest, LogEntry, Preview, UndoOffer};

use crate::boards::Pen;
use crate::chain;
use crate::offered::offered;
use crate::open::{round, show};
use crate::preview;
use crate::puzzles;
use crate::shelved::Shelved;
use crate::shown::{Played, Refused};
use crate::telling::Telling;
use crate::words;

/// The seat of the learner.
const LEARNER: Seat = Seat::new(0);

/// A lesson on the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonCard {
    /// Its word: `rattus-1`.
    pub id: String,
    /// How many minutes it takes.
    pub minutes: u32,
}

/// What is learned by doing, as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Material {
    /// A lesson.
    Lesson(script::Lesson),
    /// A puzzle.
    Puzzle(script::Lesson),
}

/// A lesson after some choices of the learner.
pub trait Taught {
    /// What the learner is shown.
    fn frame(&self) -> LessonFrame;

    /// What the learner sees, drawn as text.
    fn draw(&self, pen: &Pen<'_>) -> String;

    /// What the learner sees, in words.
    fn in_words(&self) -> InWords;

    /// What a choice would do, as far as the learner can know it.
    fn preview(&self, notation: &str) -> Result<Preview, Refused>;

    /// Why a click on a thing is no legal choice.
    fn why_not(&self, thing: &Target) -> Refused;
}

/// Who plays the others in free play: the easy bot, with the same chance in the same position. A learner who wants a hint
/// gets what a better one would choose.
pub(crate) fn other<G: Shelved>(state: &State<G>, seat: Seat, players: usize) -> G::Action {
    let style = if seat == LEARNER { Style::Greedy } else { Level::FIRST_GAME.into() };
    style.bot::<G>(state.fingerprint()).choose(Vantage::new(state, seat, players), style.budget::<G>())
}

/// The lessons of a game, in order.
pub(crate) fn cards<G: Shelved>() -> Vec<LessonCard> {
    plans::<G>().map(|plan| LessonCard { id: plan.id, minutes: plan.minutes }).collect()
}

fn plans<G: Shelved>() -> impl Iterator<Item = Plan<G>> {
    texts::<G>().map(|lesson| Plan::read(&lesson).expect("tests read every lesson"))
}

fn texts<G: Shelved>() -> impl Iterator<Item = script::Lesson> {
    G::LESSONS.iter().flat_map(|text| script::parse(text).expect("tests read every lesson").lessons)
}

/// The lesson or the puzzle of a game with this word.
pub(crate) fn material<G: Shelved>(id: &str) -> Option<Material> {
    let named = |lesson: &script::Lesson| lesson.id == id;
    let lesson = texts::<G>().find(named).map(Material::Lesson);
    lesson.or_else(|| puzzles::texts::<G>().find(named).map(Material::Puzzle))
}

/// A lesson or a puzzle after these choices. The last choice may be one that the lesson answers and takes back. Any other
/// that is not wanted or not legal is a fault of whoever asks.
pub(crate) fn teach<G: Shelved>(material: &Material, request: &LessonRequest) -> Result<Box<dyn Taught>, Message> {
    match material {
        Material::Lesson(lesson) => after(&Plan::<G>::read(lesson).map_err(|error| error.say())?, None, request),
        Material::Puzzle(puzzle) => {
            let mut puzzle = Puzzle::<G>::read(puzzle).map_err(|error| error.say())?;
            if request.on {
                puzzle = puzzle.played_on();
            }
            after(&puzzle.plan, Some(&puzzle.verdict), request)
        }
    }
}

fn after<G: Shelved>(
    plan: &Plan<G>,
    verdict: Option<&Verdict<G::Action>>,
    request: &LessonRequest,
) -> Result<Box<dyn Taught>, Message> {
    let choices = &request.choices;
    let mut lecture = plan.begin(&other::<G>).map_err(|error| error.say())?;
    let (mut answer, mut why) = (None, Vec::new());
    for (number, written) in choices.iter().enumerate() {
        let before = lecture.clone();
        let stray = || Message::new("lesson-stray").with("choice", written.as_str());
        for choice in written.split(chain::BETWEEN) {
            let action = choice.parse().map_err(|_| stray())?;
            match lecture.choose(action) {
                // Whoever has chosen further than the end, in one click, has reached it.
                Ok(Answered::Taken) if lecture.done().is_some() => break,
                Ok(Answered::Taken) => {}
                Ok(Answered::Otherwise(key)) if number + 1 == choices.len() => {
                    let said = key.map_or(Message::new("lesson-otherwise"), Message::new);
                    let found =
                        verdict.map_or_else(|| (said, Vec::new()), |verdict| puzzles::wrong::<G>(verdict, action));
                    (answer, why) = (Some(found.0), found.1);
                    lecture = before;
                    break;
                }
                Ok(Answered::Otherwise(_)) => return Err(stray()),
                Err(Stray::Refused(why)) => return Err(why.message),
                Err(Stray::Lesson(error)) => return Err(error.say()),
            }
        }
    }
    let mut frame = frame(plan, &lecture, request, answer);
    if verdict.is_some() {
        // What is offered at once would show which choices are sought.
        frame.offer.bundles.clear();
    }
    match (&mut frame.done, verdict) {
        (Some(done), Some(verdict)) if !request.on => (done.message, why) = puzzles::solved::<G>(verdict),
        (None, Some(verdict)) if lecture.waiting() == Waiting::Choice => {
            frame.hints = puzzles::hints::<G>(verdict, &lecture.legal());
        }
        _ => {}
    }
    frame.why = why;
    Ok(Box::new(Open { frame, players: lecture.players(), state: lecture.state }))
}

/// A lesson with its types forgotten.
struct Open<G: Shelved> {
    frame: LessonFrame,
    state: State<G>,
    players: usize,
}

impl<G: Shelved> Taught for Open<G> {
    fn frame(&self) -> LessonFrame {
        self.frame.clone()
    }

    fn draw(&self, pen: &Pen<'_>) -> String {
        G::draw(&self.state.view(Viewer::Seat(LEARNER)), pen)
    }

    fn in_words(&self) -> InWords {
        words::in_words(&self.state, self.players, Viewer::Seat(LEARNER))
    }

    fn preview(&self, notation: &str) -> Result<Preview, Refused> {
        if let Some(choices) = chain::read::<G>(notation) {
            let chain = chain::foresee(&self.state, LEARNER, &choices)?;
            return Ok(preview::preview_chain(&self.state, self.players, LEARNER, chain));
        }
        let unread =
            || Refused { message: Message::new("refusal-not-understood").with("choice", notation), rule: None };
        let action = notation.parse().map_err(|_| unread())?;
        let mut tried = self.state.clone();
        match tried.play(LEARNER, action, &mut Sim::new(0)) {
            Ok(()) => Ok(preview::preview(&self.state, self.players, LEARNER, action)),
            Err(refusal) => Err(WhyNot::from(&refusal).into()),
        }
    }

    fn why_not(&self, thing: &Target) -> Refused {
        self.state.why_not(LEARNER, thing).into()
    }
}

fn frame<G: Shelved>(
    plan: &Plan<G>,
    lecture: &Lecture<'_, G>,
    request: &LessonRequest,
    answer: Option<Message>,
) -> LessonFrame {
    let viewer = Viewer::Seat(LEARNER);
    let (players, step) = (lecture.players(), lecture.taken.len());
    // A lesson is free: whatever was seen may be taken back.
    let free = lecture.taken.iter().any(|taken| taken.seat == LEARNER && !taken.automatic);
    let undo = if free && lecture.done().is_none() { UndoOffer::Free { choices: 1 } } else { UndoOffer::Nothing };
    let (choice, help) = lecture.hint();
    let (passed, asked) = lecture.passed();
    let left = match lecture.waiting() {
        Waiting::Goal { left } => Some(left as u32),
        Waiting::Choice | Waiting::Play | Waiting::Nothing => None,
    };
    let mut offer = offered(&lecture.state, viewer, step, undo, Vec::new());
    offer.bundles.retain(|bundle| takes(lecture, &bundle.action));
    let bubble = |bubble: &&Bubble| LessonBubble { message: Message::new(bubble.key.clone()), at: bubble.at.clone() };
    LessonFrame {
        game: G::ID.to_owned(),
        id: plan.id.clone(),
        title: None,
        seats: players as u32,
        offer,
        log: log(lecture, viewer),
        bubbles: lecture.bubbles.iter().map(bubble).collect(),
        answer,
        why: Vec::new(),
        hint: choice.map(|choice| choice.to_string()),
        help: help.map(|key| Message::new(key.to_owned())),
        hints: Vec::new(),
        left,
        passed: passed as u32,
        asked: asked as u32,
        done: lecture.done().map(|(key, won)| LessonDone {
            message: Message::new(key.to_owned()),
            won,
            next: next::<G>(&plan.id),
            stars: if won { 1 + u8::from(!request.taken_back) + u8::from(!request.hinted) } else { 1 },
        }),
    }
}

/// Whether a lesson takes all of several choices: what it does not ask for is not offered at once.
fn takes<G: Shelved>(lecture: &Lecture<'_, G>, bundle: &str) -> bool {
    let mut lecture = lecture.clone();
    bundle.split(chain::BETWEEN).all(|choice| {
        let done = lecture.done().is_some();
        done || choice.parse().is_ok_and(|action| matches!(lecture.choose(action), Ok(Answered::Taken)))
    })
}

/// The lesson behind another, or the puzzle behind another.
fn next<G: Shelved>(id: &str) -> Option<String> {
    let ids = |all: Vec<script::Lesson>| all.into_iter().map(|lesson| lesson.id).skip_while(|each| each != id).nth(1);
    ids(texts::<G>().collect()).or_else(|| ids(puzzles::texts::<G>().collect()))
}

/// Everything that happened, as the learner noticed it.
fn log<G: Shelved>(lecture: &Lecture<'_, G>, viewer: Viewer) -> Vec<LogEntry> {
    let mut telling = Telling::<G>::new(lecture.players());
    let first = lecture.taken.first().map_or(&lecture.state, |taken| &taken.before);
    let set_up = Played {
        step: 0,
        seat: None,
        round: round(first),
        deed: Deed::Setup,
        line: String::new(),
        told: telling.tell(&lecture.first),
    };
    let entry = |(step, taken): (usize, &script::Taken<G>)| {
        let deed =
            if taken.automatic { record::Deed::Automatic(taken.action) } else { record::Deed::Choice(taken.action) };
        let entry = Entry { seat: taken.seat, deed };
        let told = telling.entry(&entry, &taken.events);
        show(step, &entry, round(&taken.before), told).seen(viewer)
    };
    std::iter::once(set_up.seen(viewer)).chain(lecture.taken.iter().enumerate().map(entry)).collect()
}
