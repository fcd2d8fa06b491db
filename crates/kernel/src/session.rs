//! A record being written: offers, choices, undo up to the seal, automatic choices marked.

use crate::cited::Cited;
use crate::game::{Actions, Game};
use crate::notation::Target;
use crate::options::Options;
use crate::record::{Deed, Entry, Outcome, Record};
use crate::rule::RuleId;
use crate::script::Laid;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::state::{Refusal, State};
use crate::step::Frame as _;
use crate::table::{Journal, Live};
use crate::text::{Message, Say};
use crate::vantage::Vantage;

/// A fingerprint is kept after every so many entries, and at the end.
const FINGERPRINT_EVERY: usize = 16;

/// The number of entries a record has; also the number that an answer carries, so that a stale one is known.
pub type Step = usize;

/// A game in play: its record and the position the record leads to.
///
/// A refused choice says why, cites the rule, and changes nothing; what nobody has seen since can be taken back.
///
/// ```
/// use kernel::example::{Action, Lots, Options};
/// use kernel::{CannotUndo, Seat, Session};
///
/// let (mut game, _, _) = Session::<Lots>::start(Options::default(), [7; 32]);
/// let (first, second) = (Seat::new(0), Seat::new(1));
/// assert!(game.play(second, Action::Pass).is_err(), "it is not their turn");
/// assert_eq!(game.step(), 0);
///
/// game.play(first, Action::Pass).unwrap();
/// game.undo(first).unwrap();
/// game.play(first, Action::Peek).unwrap();
/// assert_eq!(game.undo(first), Err(CannotUndo::Sealed), "who has looked may not take it back");
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    state: State<G>,
    standing: Vec<Stood>,
}

/// An entry that has not been taken back.
#[derive(Clone, Copy, Debug)]
struct Stood {
    entry: usize,
    sealed: bool,
}

/// What one viewer is shown: the view, the question, and the options if the question is theirs.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<G: Game> {
    /// The step an answer must name.
    pub step: Step,
    /// What they see.
    pub view: G::View,
    /// Who is asked; nobody when the game is over.
    pub asked: SeatSet,
    /// What is asked.
    pub question: Option<Cited>,
    /// What they may choose, in ascending order.
    pub options: Vec<G::Action>,
}

/// One entry that was played, with what it told.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game> {
    /// The step it was: its place in the record.
    pub step: Step,
    /// The entry.
    pub entry: Entry<G::Action>,
    /// What happened, for all eyes: pass it through [`Game::witness`] before anybody sees it.
    pub events: Vec<G::Event>,
}

/// Why a choice cannot be taken back without the others' consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotUndo {
    /// The seat has made no choice yet.
    Nothing,
    /// Another seat has chosen since.
    AnotherChose,
    /// Chance or a hidden thing has been seen since.
    Sealed,
}

impl Say for CannotUndo {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Nothing => "undo-nothing",
            Self::AnotherChose => "undo-another-chose",
            Self::Sealed => "undo-sealed",
        })
    }
}

/// Where a record and the rules part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// How many entries were played before.
    pub step: Step,
    /// What went wrong.
    pub kind: DivergenceKind,
}

/// How a record and the rules can part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DivergenceKind {
    /// The rules refuse the entry.
    Refused(Refusal),
    /// The entry is marked automatic, but there was more than one choice.
    NotAutomatic,
    /// The entry takes back more than may be taken back.
    Undo(CannotUndo),
    /// The position is another than the one the record saw.
    Fingerprint {
        /// What the record says.
        expected: u64,
        /// What the position has.
        found: u64,
    },
    /// The game ended otherwise, or has not ended.
    Result {
        /// How it ended here.
        found: Option<Outcome>,
    },
}

/// The answer to "why not?": a sentence and the rule behind it, if a rule decides it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The sentence.
    pub message: Message,
    /// The rule.
    pub rule: Option<RuleId>,
}

impl From<Cited> for WhyNot {
    fn from(Cited { rule, message }: Cited) -> Self {
        Self { message, rule: Some(rule) }
    }
}

impl From<&Refusal> for WhyNot {
    fn from(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::Over => Self { message: Message::new("refusal-over"), rule: None },
            Refusal::NotAsked { asked } => {
                let seats = asked.into_iter().map(Into::into).collect::<Vec<_>>();
                Self { message: Message::new("refusal-not-asked").with("seats", seats), rule: None }
            }
            Refusal::Illegal(why) => why.clone().into(),
        }
    }
}

impl<G: Game> Session<G> {
    /// Begins a game and plays what needs no question. Says what happened in the set-up, then the automatic entries.
    pub fn start(options: G::Options, seed: [u8; 32]) -> (Self, Vec<G::Event>, Vec<Played<G>>) {
        let (mut session, events) = Self::begin(Record::new(options, seed), Journal::Kept);
        let played = session.hasten();
        (session, events, played)
    }

    /// Begins a game from a position that was laid out. Says what happened before the first question.
    pub fn from_position(options: G::Options, laid: Laid<G>, seed: [u8; 32]) -> (Self, Vec<G::Event>, Vec<Played<G>>) {
        let record = Record { position: Some(laid), ..Record::new(options, seed) };
        let (mut session, events) = Self::begin(record, Journal::Kept);
        let played = session.hasten();
        (session, events, played)
    }

    fn begin(record: Record<G>, journal: Journal) -> (Self, Vec<G::Event>) {
        let mut table = Live::new(&record.seed, 0, journal);
        let state = record.first(&mut table);
        (Self { record, state, standing: Vec::new() }, table.into_events())
    }

    /// Plays a whole record through the checked door, and checks its fingerprints and its result.
    pub fn replay(record: Record<G>) -> Result<Self, Divergence> {
        Self::replay_with(record, |_, _| {})
    }

    /// As [`Session::replay`], telling `see` what happened at each entry and the position after it. The set-up comes
    /// first, without an entry.
    pub fn replay_with(
        record: Record<G>,
        mut see: impl FnMut(&State<G>, Option<Played<G>>),
    ) -> Result<Self, Divergence> {
        let Record { entries, fingerprints, result, .. } = record;
        let fresh = Record { entries: Vec::new(), fingerprints: Vec::new(), result: None, ..record };
        let (mut session, _) = Self::begin(fresh, Journal::Kept);
        see(&session.state, None);
        let mut expected = fingerprints.iter().peekable();
        session.compare(&mut expected, 0)?;
        for (step, entry) in entries.into_iter().enumerate() {
            let events = session.repeat(entry).map_err(|kind| Divergence { step, kind })?;
            session.compare(&mut expected, step)?;
            see(&session.state, Some(Played { step, entry, events }));
        }
        if result.is_some() && result != session.record.result {
            let (step, found) = (session.step(), session.record.result.clone());
            return Err(Divergence { step, kind: DivergenceKind::Result { found } });
        }
        session.record.fingerprints = fingerprints;
        Ok(session)
    }

    /// Compares the position with the fingerprints that the record has of it; names `step` if one differs.
    fn compare<'a>(
        &self,
        expected: &mut std::iter::Peekable<impl Iterator<Item = &'a (usize, u64)>>,
        step: Step,
    ) -> Result<(), Divergence> {
        while let Some(&(_, expected)) = expected.next_if(|(after, _)| *after == self.step()) {
            let found = self.state.fingerprint();
            if found != expected {
                return Err(Divergence { step, kind: DivergenceKind::Fingerprint { expected, found } });
            }
        }
        Ok(())
    }

    /// Plays one entry of an existing record.
    fn repeat(&mut self, entry: Entry<G::Action>) -> Result<Vec<G::Event>, DivergenceKind> {
        match entry.deed {
            Deed::Choice(action) => self.enter(entry, action).map_err(DivergenceKind::Refused),
            Deed::Automatic(action) if self.state.forced() == Some((entry.seat, action)) => {
                self.enter(entry, action).map_err(DivergenceKind::Refused)
            }
            Deed::Automatic(_) => Err(DivergenceKind::NotAutomatic),
            Deed::Undo { count, agreed } => {
                if count == 0 || count > self.standing.len() {
                    return Err(DivergenceKind::Undo(CannotUndo::Nothing));
                }
                if !agreed && self.undo_reach(entry.seat).map_err(DivergenceKind::Undo)? != count {
                    return Err(DivergenceKind::Undo(CannotUndo::Nothing));
                }
                self.take_back(entry.seat, count, agreed);
                Ok(Vec::new())
            }
        }
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Names the seats, for the record.
    pub fn name_seats(&mut self, names: Vec<String>) {
        assert_eq!(names.len(), self.players(), "one name a seat");
        self.record.seats = names;
    }

    /// The position.
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// How many seats there are.
    pub fn players(&self) -> usize {
        self.record.options.players()
    }

    /// The step an answer must name now.
    pub fn step(&self) -> Step {
        self.record.entries.len()
    }

    /// What a viewer is shown now.
    pub fn offer(&self, viewer: Viewer) -> Offer<G> {
        let mut options = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.state.legal(seat, &mut options);
        }
        Offer {
            step: self.step(),
            view: self.state.view(viewer),
            asked: self.state.asked(),
            question: self.state.question(),
            options,
        }
    }

    /// A bot's hold on the game from `seat`.
    pub fn vantage(&self, seat: Seat) -> Vantage<'_, G> {
        Vantage::new(&self.state, seat, self.players())
    }

    /// Plays a choice and what follows by itself.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Played<G>>, Refusal> {
        let entry = Entry { seat, deed: Deed::Choice(action) };
        let step = self.step();
        let events = self.enter(entry, action)?;
        let mut played = vec![Played { step, entry, events }];
        played.extend(self.hasten());
        Ok(played)
    }

    /// Why a click on a thing is no legal choice for `seat`.
    pub fn why_not(&self, seat: Seat, thing: &Target) -> WhyNot {
        self.state.why_not(seat, thing)
    }

    /// Whether `seat` may take back its last choice without asking anybody.
    pub fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.undo_reach(seat).map(|_| ())
    }

    /// Takes back the last choice of `seat` and what followed by itself.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let count = self.undo_reach(seat)?;
        self.take_back(seat, count, false);
        Ok(())
    }

    /// Takes back the last choice of `seat` and everything since, seals or not: everybody has consented.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let count = self.standing.len() - self.last_choice(seat).ok_or(CannotUndo::Nothing)?;
        self.take_back(seat, count, true);
        Ok(())
    }

    /// Whether taking back the last choice of `seat` with everybody's consent would take back something that chance or
    /// a revealed thing has shown.
    pub fn undo_unseals(&self, seat: Seat) -> bool {
        let own = self.last_choice(seat).unwrap_or(self.standing.len());
        self.standing[own..].iter().any(|stood| stood.sealed)
    }

    /// The step of the last choice of `seat` that stands.
    pub fn last_chosen(&self, seat: Seat) -> Option<Step> {
        Some(self.standing[self.last_choice(seat)?].entry)
    }

    /// Where the last choice of `seat` that stands is.
    fn last_choice(&self, seat: Seat) -> Option<usize> {
        self.standing.iter().rposition(|stood| {
            let entry = &self.record.entries[stood.entry];
            entry.seat == seat && matches!(entry.deed, Deed::Choice(_))
        })
    }

    /// How many entries go when `seat` takes back its last choice.
    fn undo_reach(&self, seat: Seat) -> Result<usize, CannotUndo> {
        // Whoever has not chosen has nothing to take back, whatever lies between.
        self.last_choice(seat).ok_or(CannotUndo::Nothing)?;
        for (count, stood) in self.standing.iter().rev().enumerate() {
            if stood.sealed {
                return Err(CannotUndo::Sealed);
            }
            let entry = &self.record.entries[stood.entry];
            match entry.deed {
                Deed::Choice(_) if entry.seat == seat => return Ok(count + 1),
                Deed::Choice(_) => return Err(CannotUndo::AnotherChose),
                Deed::Automatic(_) | Deed::Undo { .. } => {}
            }
        }
        Err(CannotUndo::Nothing)
    }

    fn take_back(&mut self, seat: Seat, count: usize, agreed: bool) {
        self.standing.truncate(self.standing.len() - count);
        self.state = self.record.first(&mut Live::new(&self.record.seed, 0, Journal::Mute));
        for stood in &self.standing {
            let entry = &self.record.entries[stood.entry];
            let (Deed::Choice(action) | Deed::Automatic(action)) = entry.deed else { continue };
            let mut table = Live::new(&self.record.seed, stood.entry as u64 + 1, Journal::Mute);
            self.state.play_unchecked(entry.seat, action, &mut table);
        }
        self.record.result = None;
        self.record.entries.push(Entry { seat, deed: Deed::Undo { count, agreed } });
        self.note();
    }

    /// Plays one choice through the checked door and writes it down.
    fn enter(&mut self, entry: Entry<G::Action>, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        let step = self.step();
        let mut table = Live::new(&self.record.seed, step as u64 + 1, Journal::Kept);
        self.state.play(entry.seat, action, &mut table)?;
        self.standing.push(Stood { entry: step, sealed: table.sealed() });
        self.record.entries.push(entry);
        self.note();
        Ok(table.into_events())
    }

    /// Keeps the fingerprint and the result where they are due.
    fn note(&mut self) {
        if self.state.is_over() {
            let board = self.state.board();
            let scores = Seat::all(self.players()).map(|seat| G::standing(board, seat)[0]).collect();
            self.record.result = Some(Outcome { ending: G::ending(board).to_owned(), scores });
        }
        if self.state.is_over() || self.step().is_multiple_of(FINGERPRINT_EVERY) {
            self.record.fingerprints.push((self.step(), self.state.fingerprint()));
        }
    }

    fn hasten(&mut self) -> Vec<Played<G>> {
        let mut played = Vec::new();
        while let Some((seat, action)) = self.state.forced() {
            let entry = Entry { seat, deed: Deed::Automatic(action) };
            let step = self.step();
            let Ok(events) = self.enter(entry, action) else { unreachable!("a legal choice is not refused") };
            played.push(Played { step, entry, events });
        }
        played
    }
}

impl<G: Game> State<G> {
    /// The one choice there is, if there is only one and playing it tells no secret.
    pub fn forced(&self) -> Option<(Seat, G::Action)> {
        let frame = self.frame()?;
        let asked = self.asked();
        if asked.len() != 1 || !frame.may_hasten(self.board()) {
            return None;
        }
        let seat = asked.first()?;
        let mut legal = Actions::<G>::new();
        self.legal(seat, &mut legal);
        match legal[..] {
            [action] => Some((seat, action)),
            _ => None,
        }
    }

    /// Whether a choice of `seat` could not be taken back afterwards. Judged from what the seat knows, so the answer tells
    /// nothing: a law of the test kit holds the rules to it.
    pub fn would_seal(&self, seat: Seat, action: G::Action) -> bool {
        let mut imagined = self.imagine(Viewer::Seat(seat), &mut crate::Sim::new(0));
        imagined.play_noting(seat, action, &mut crate::Sim::new(0))
    }

    /// What a click on a thing would mean for `seat`, legal or not.
    pub fn intent(&self, seat: Seat, thing: &Target) -> Option<G::Action> {
        let frame = self.frame().filter(|_| self.asked().contains(seat))?;
        frame.intent(self.board(), seat, thing)
    }

    /// Why a click on a thing is no legal choice for `seat`.
    pub fn why_not(&self, seat: Seat, thing: &Target) -> WhyNot {
        let Some(frame) = self.frame() else { return (&Refusal::Over).into() };
        let board = self.board();
        let asked = frame.asked(board);
        if !asked.contains(seat) {
            return (&Refusal::NotAsked { asked }).into();
        }
        if let Some(action) = frame.intent(board, seat, thing) {
            return frame.why_not(board, seat, action).into();
        }
        if let Some(why) = G::untouchable(board, thing) {
            return why.into();
        }
        let Cited { rule, message } = frame.question(board);
        WhyNot { message: Message::new("refusal-not-the-question").with("ask", message), rule: Some(rule) }
    }
}
