//! A game in play, erased. It keeps the record, the position and what bots remember; logs and looks back are replayed.

use std::time::Duration;

use bots::{Analysis, Depth, Style};
use kernel::record::{self, Entry};
use kernel::script::Eyes;
use kernel::{
    Budget, Draw, Game, Journal, Live, Message, Record, Refusal, Say, Seat, Session, State, Target, Viewer, WhyNot,
};
use protocol::{Deed, Json, LogEntry, Offer, Preview, ScoreLine, ScoreSheet, UndoOffer};

use crate::advise::{self, Adviser};
use crate::analysed::{self, Analyser};
use crate::boards::Pen;
use crate::course::Course;
use crate::dispute;
use crate::minds::Minds;
use crate::offered::offered;
use crate::onward::{self, Chain, onward};
use crate::preview;
use crate::shelved::Shelved;
use crate::shown::{Moment, Outcome, Played, Refused, number, standing, tell, undo_offer};

/// A bot at work: owns a snapshot and answers with its choice in notation. Meant for a pool of workers.
pub type Thinker = Box<dyn FnOnce() -> String + Send>;

/// A game in play. Seats given to it are below [`Course::players`].
pub trait Play: Course + Send {
    /// The round the game is in, in games that count them.
    fn round(&self) -> Option<u8>;

    /// A short number that differs where positions differ.
    fn fingerprint(&self) -> u64;

    /// What a viewer is shown now.
    fn offer(&self, viewer: Viewer) -> Offer;

    /// What a viewer sees, drawn as text.
    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String;

    /// Plays a choice and what follows by itself, or refuses and changes nothing.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Played>, Refused>;

    /// Why a click on a thing is no legal choice.
    fn why_not(&self, seat: Seat, thing: &Target) -> Refused;

    /// Why a choice in notation is refused; nothing if it is legal.
    fn why_refused(&self, seat: Seat, notation: &str) -> Option<Refused>;

    /// What a choice would do, as far as the seat can know it; or why it is refused.
    fn preview(&self, seat: Seat, notation: &str) -> Result<Preview, Refused>;

    /// Whether a seat may take back its last choice without asking anybody.
    fn can_undo(&self, seat: Seat) -> UndoOffer;

    /// Whether taking back the last choice of a seat would take back something that chance or a revealed thing has shown.
    fn undo_unseals(&self, seat: Seat) -> bool;

    /// Takes back the last choice of a seat and what followed by itself.
    fn undo(&mut self, seat: Seat) -> Result<Played, Message>;

    /// Takes back the last choice of a seat and everything since: everybody has consented.
    fn undo_agreed(&mut self, seat: Seat) -> Result<Played, Message>;

    /// The entries from a step on, as a viewer may see them; from 0 on, the set-up stands before them.
    fn history(&self, viewer: Viewer, from: usize) -> Vec<LogEntry>;

    /// The game as it was after so many entries, to look at or to play on from.
    fn at(&self, step: usize) -> Option<Box<dyn Play>>;

    /// What a viewer saw after so many entries.
    fn view_at(&self, step: usize, viewer: Viewer) -> Option<Json> {
        Some(self.at(step)?.offer(viewer).view)
    }

    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// So many positions through one pair of eyes, made in one pass. Position `n` is the one that the first `n` entries
    /// lead to.
    fn moments(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Moment>;

    /// Where the game was won, once it is over. It uses all cards, so nobody may have it before.
    fn analyse(&self, depth: Depth) -> Option<Analysis>;

    /// The same as work to be done elsewhere, as the page is told it.
    fn analyser(&self, depth: Depth) -> Option<Analyser>;

    /// Names the seats, for the record. One name a seat, empty where there is none.
    fn name_seats(&mut self, names: Vec<String>);

    /// The names of the seats.
    fn seat_names(&self) -> &[String];

    /// The whole record. It contains the seed and secret choices: nobody may have it before the end.
    fn record_text(&self) -> String;

    /// Every roll the record used, for those who check chance. Nobody may have them before the end.
    fn draws(&self) -> Vec<Draw>;

    /// The line of one entry. For the store, not for viewers.
    fn entry_line(&self, step: usize) -> Option<String>;

    /// The game after so many entries as a script, as far as `eyes` know it; none if that does not suffice. It ends with
    /// what a click on `thing` means, or with all that may be chosen.
    fn script(&self, step: usize, eyes: Eyes, thing: Option<&Target>) -> Option<String>;

    /// The adviser of a seat that is asked now: it knows what the seat knows.
    fn adviser(&self, seat: Seat, seed: u64, budget: Budget) -> Adviser;

    /// A bot for a seat that is asked now. Without a budget it takes the one of its style.
    fn thinker(&self, seat: Seat, style: Style, seed: u64, time: Option<Duration>) -> Thinker;
}

/// A session with its types forgotten.
pub(crate) struct Open<G: Shelved> {
    session: Session<G>,
    minds: Minds<G>,
}

impl<G: Shelved> Open<G> {
    pub(crate) fn new(session: Session<G>) -> Self {
        Self { minds: Minds::new(session.players()), session }
    }

    /// Entries just played, for all eyes, given the position before them.
    pub(crate) fn show(&self, mut before: State<G>, played: Vec<kernel::Played<G>>) -> Vec<Played> {
        let show = |played: kernel::Played<G>| {
            let round = round(&before);
            if let record::Deed::Choice(action) | record::Deed::Automatic(action) = played.entry.deed {
                let mut table = Live::new(&self.session.record().seed, played.step as u64 + 1, Journal::Mute);
                before.play_unchecked(played.entry.seat, action, &mut table);
            }
            show(played, round, self.session.players())
        };
        played.into_iter().map(show).collect()
    }

    /// The position after the set-up, and what the set-up told.
    pub(crate) fn set_up(&self) -> (State<G>, Played) {
        let record = self.session.record();
        let mut table = Live::new(&record.seed, 0, Journal::Kept);
        let state = record.first(&mut table);
        let told = tell::<G>(&table.into_events(), self.session.players());
        let played = Played { step: 0, seat: None, round: round(&state), deed: Deed::Setup, line: String::new(), told };
        (state, played)
    }

    /// Plays the first `steps` entries again.
    fn replayed(&self, steps: usize, see: impl FnMut(&State<G>, Option<kernel::Played<G>>)) -> Session<G> {
        let record = self.session.record();
        let whole = steps == record.entries.len();
        let fingerprints = record.fingerprints.iter().copied().filter(|(after, _)| *after <= steps).collect();
        let prefix = Record {
            options: record.options,
            seats: record.seats.clone(),
            position: record.position.clone(),
            seed: record.seed,
            entries: record.entries[..steps].to_vec(),
            fingerprints,
            result: record.result.clone().filter(|_| whole),
        };
        let Ok(session) = Session::replay_with(prefix, see) else {
            unreachable!("what was played once plays again");
        };
        session
    }

    fn undone(&self) -> Played {
        let step = self.session.step() - 1;
        let entry = self.session.record().entries[step];
        let round = round(self.session.state());
        show::<G>(kernel::Played { step, entry, events: Vec::new() }, round, self.session.players())
    }

    /// The chain of choices that is written so and offered now.
    fn chain(&self, seat: Seat, notation: &str) -> Option<Chain<G>> {
        let offered = || onward(self.session.state(), seat).into_iter();
        notation.contains(onward::BETWEEN).then(offered)?.find(|chain| chain.to_string() == notation.trim())
    }

    fn parse(&self, seat: Seat, notation: &str) -> Result<G::Action, Refused> {
        notation.trim().parse().map_err(|_| {
            let state = self.session.state();
            match state.frame() {
                None => WhyNot::from(&Refusal::Over).into(),
                Some(_) if !state.asked().contains(seat) => {
                    WhyNot::from(&Refusal::NotAsked { asked: state.asked() }).into()
                }
                Some(_) => {
                    let message = Message::new("refusal-not-understood").with("choice", notation.trim());
                    Refused { message, rule: None }
                }
            }
        })
    }
}

impl<G: Shelved> Course for Open<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn options(&self) -> String {
        kernel::options::write(&self.session.record().options)
    }

    fn players(&self) -> usize {
        self.session.players()
    }

    fn step(&self) -> usize {
        self.session.step()
    }

    fn asked(&self) -> Vec<Seat> {
        self.session.state().asked().into_iter().collect()
    }

    fn is_over(&self) -> bool {
        self.session.state().is_over()
    }
}

impl<G: Shelved> Play for Open<G> {
    fn round(&self) -> Option<u8> {
        round(self.session.state())
    }

    fn fingerprint(&self) -> u64 {
        self.session.state().fingerprint()
    }

    fn offer(&self, viewer: Viewer) -> Offer {
        let undo = match viewer {
            Viewer::Seat(seat) => self.can_undo(seat),
            Viewer::Spectator => UndoOffer::Nothing,
        };
        offered(self.session.state(), viewer, self.session.step(), undo)
    }

    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        G::draw(&self.session.state().view(viewer), pen)
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Played>, Refused> {
        let choices = match self.chain(seat, notation) {
            Some(chain) => [&chain.first[..], &[chain.last]].concat(),
            None => vec![self.parse(seat, notation)?],
        };
        let before = self.session.state().clone();
        let mut played = Vec::new();
        for action in choices {
            // Of a chain that was offered, no choice is refused: each was legal in a copy that knew all that matters.
            played.extend(self.session.play(seat, action).map_err(|refusal| Refused::from(WhyNot::from(&refusal)))?);
        }
        self.minds.moved(&before, self.session.state());
        Ok(self.show(before, played))
    }

    fn why_not(&self, seat: Seat, thing: &Target) -> Refused {
        self.session.why_not(seat, thing).into()
    }

    fn why_refused(&self, seat: Seat, notation: &str) -> Option<Refused> {
        if self.chain(seat, notation).is_some() {
            return None;
        }
        let action = match self.parse(seat, notation) {
            Ok(action) => action,
            Err(refused) => return Some(refused),
        };
        let mut tried = self.session.state().clone();
        let answer = tried.play(seat, action, &mut kernel::Sim::new(0));
        answer.err().map(|refusal| WhyNot::from(&refusal).into())
    }

    fn preview(&self, seat: Seat, notation: &str) -> Result<Preview, Refused> {
        if let Some(chain) = self.chain(seat, notation) {
            return Ok(preview::preview_chain(self.session.state(), self.players(), seat, chain));
        }
        match self.why_refused(seat, notation) {
            Some(refused) => Err(refused),
            None => Ok(preview::preview(self.session.state(), self.players(), seat, self.parse(seat, notation)?)),
        }
    }

    fn undo_unseals(&self, seat: Seat) -> bool {
        self.session.undo_unseals(seat)
    }

    fn can_undo(&self, seat: Seat) -> UndoOffer {
        undo_offer(self.session.can_undo(seat))
    }

    fn undo(&mut self, seat: Seat) -> Result<Played, Message> {
        self.session.undo(seat).map_err(|why| why.say())?;
        Ok(self.undone())
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<Played, Message> {
        self.session.undo_agreed(seat).map_err(|why| why.say())?;
        Ok(self.undone())
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        let mut history = Vec::new();
        if from == 0 {
            history.push(self.set_up().1.seen(viewer));
        }
        let mut before = None;
        self.replayed(self.step(), |state, played| {
            if let Some(played) = played.filter(|played| played.step >= from) {
                // An undo belongs to the round it leads back to.
                let round = if matches!(played.entry.deed, record::Deed::Undo { .. }) { round(state) } else { before };
                history.push(show(played, round, self.players()).seen(viewer));
            }
            before = round(state);
        });
        let stands = standing(&self.session.record().entries);
        for seen in history.iter_mut().filter(|seen| seen.deed != Deed::Setup) {
            seen.stands = stands[seen.step as usize];
        }
        history
    }

    fn at(&self, step: usize) -> Option<Box<dyn Play>> {
        (step <= self.step()).then(|| Box::new(Self::new(self.replayed(step, |_, _| {}))) as Box<dyn Play>)
    }

    fn outcome(&self) -> Option<Outcome> {
        let state = self.session.state();
        if !state.is_over() {
            return None;
        }
        let players = self.players();
        let board = state.board();
        let standing = |seat| G::standing(board, seat);
        let sheet = |seat: Seat| ScoreSheet {
            seat: number(seat),
            place: 1 + Seat::all(players).filter(|&other| standing(other) > standing(seat)).count() as u8,
            score: standing(seat)[0],
            resigned: false,
            lines: G::score_sheet(board, seat)
                .into_iter()
                .map(|line| ScoreLine { message: named::<G>("score", line.category), points: line.points })
                .collect(),
        };
        Some(Outcome {
            ending: named::<G>("ending", G::ending(board)),
            ranking: state.ranking(players).into_iter().map(sheet).collect(),
        })
    }

    fn moments(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Moment> {
        let (over, wanted) = (self.is_over(), from..from.saturating_add(count));
        let stands = standing(&self.session.record().entries);
        let (mut moments, mut before) = (Vec::new(), None);
        self.replayed(self.step().min(wanted.end.saturating_sub(1)), |state, played| {
            let now = round(state);
            if wanted.contains(&played.as_ref().map_or(0, |played| played.step + 1)) {
                let seen = match played {
                    None => self.set_up().1.seen(viewer),
                    Some(played) => {
                        let stands = stands[played.step];
                        let round = if matches!(played.entry.deed, record::Deed::Undo { .. }) { now } else { before };
                        LogEntry { stands, ..show(played, round, self.players()).seen(viewer) }
                    }
                };
                let points = |seat| G::standing(state.board(), seat)[0];
                let scores = Seat::all(self.players()).filter(|_| over).map(points).collect();
                moments.push(Moment { seen, view: Json::of(&state.view(viewer)), scores });
            }
            before = now;
        });
        moments
    }

    fn analyse(&self, depth: Depth) -> Option<Analysis> {
        self.is_over().then(|| bots::analyse(&self.session, depth))
    }

    fn analyser(&self, depth: Depth) -> Option<Analyser> {
        self.is_over().then(|| analysed::analyser(self.session.record().clone(), depth))
    }

    fn name_seats(&mut self, names: Vec<String>) {
        self.session.name_seats(names);
    }

    fn seat_names(&self) -> &[String] {
        &self.session.record().seats
    }

    fn record_text(&self) -> String {
        self.session.record().text()
    }

    fn draws(&self) -> Vec<Draw> {
        kernel::draws(self.session.record())
    }

    fn entry_line(&self, step: usize) -> Option<String> {
        self.session.record().entries.get(step).map(Entry::line)
    }

    fn script(&self, step: usize, eyes: Eyes, thing: Option<&Target>) -> Option<String> {
        dispute::script(&self.session, step, eyes, thing)
    }

    fn adviser(&self, seat: Seat, seed: u64, budget: Budget) -> Adviser {
        advise::adviser(self.session.state().clone(), seat, self.players(), seed, budget)
    }

    fn thinker(&self, seat: Seat, style: Style, seed: u64, time: Option<Duration>) -> Thinker {
        self.minds.thinker(self.session.state().clone(), seat, style, seed, time)
    }
}

/// An entry for all eyes.
pub(crate) fn show<G: Game>(played: kernel::Played<G>, round: Option<u8>, players: usize) -> Played {
    let kernel::Played { step, entry, events } = played;
    let deed = match entry.deed {
        record::Deed::Choice(_) => Deed::Choice,
        record::Deed::Automatic(_) => Deed::Automatic,
        record::Deed::Undo { count, agreed } => Deed::Undo { count: count as u32, agreed },
    };
    let told = tell::<G>(&events, players);
    Played { step, seat: Some(entry.seat), round, deed, line: entry.line(), told }
}

/// The round, in games that count them; none during the set-up.
pub(crate) fn round<G: Shelved>(state: &State<G>) -> Option<u8> {
    G::round(&state.view(Viewer::Spectator)).filter(|&round| round > 0)
}

/// A message named after a word of the rules.
fn named<G: Game>(kind: &str, word: &str) -> Message {
    Message::new(format!("{}-{kind}-{word}", G::ID).replace('_', "-"))
}
