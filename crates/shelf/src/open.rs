//! A game in play with its type: what [`Play`] is behind the erasure.

use std::fmt::Display;
use std::ops::Range;
use std::sync::OnceLock;
use std::time::Duration;

use bots::{Analysis, Depth, Style};
use kernel::record::{self, Entry};
use kernel::script::Eyes;
use kernel::{
    Budget, CannotUndo, Draw, Game, Journal, Live, Message, Record, Refusal, Say, Seat, Session, State, Target, Viewer,
    WhyNot,
};
use protocol::{Deed, InWords, Json, LogEntry, Offer, Preview, Recalled, Told, UndoOffer};

use crate::advise::{self, Adviser};
use crate::analysed::{self, Analyser};
use crate::boards::Pen;
use crate::chain;
use crate::course::Course;
use crate::dispute;
use crate::minds::Minds;
use crate::offered::offered;
use crate::play::{Play, Thinker};
use crate::preview;
use crate::shelved::Shelved;
use crate::shown::{Moment, Outcome, Played, Refused, standing, undo_offer};
#[cfg(not(target_family = "wasm"))]
use crate::spans;
use crate::telling::Telling;
use crate::words::{self, sheet};

/// A session with its types forgotten.
pub(crate) struct Open<G: Shelved> {
    session: Session<G>,
    minds: Minds<G>,
    /// The story so far, once somebody has asked for it.
    telling: OnceLock<Telling<G>>,
    /// Entries that were said at once, from one step to before another.
    gathered: Vec<Range<usize>>,
}

impl<G: Shelved> Open<G> {
    pub(crate) fn new(session: Session<G>) -> Self {
        Self { minds: Minds::new(session.players()), session, telling: OnceLock::new(), gathered: Vec::new() }
    }

    /// Entries just played, for all eyes, given the position and the story before them.
    pub(crate) fn show(
        &mut self,
        mut before: State<G>,
        mut telling: Telling<G>,
        played: Vec<kernel::Played<G>>,
    ) -> Vec<Played> {
        let show = |played: kernel::Played<G>| {
            let round = round(&before);
            if let record::Deed::Choice(action) | record::Deed::Automatic(action) = played.entry.deed {
                let mut table = Live::new(&self.session.record().seed, played.step as u64 + 1, Journal::Mute);
                before.play_unchecked(played.entry.seat, action, &mut table);
            }
            let told = telling.entry(&played.entry, &played.events);
            show(played.step, &played.entry, round, told)
        };
        let shown = played.into_iter().map(show).collect();
        self.telling = OnceLock::from(telling);
        shown
    }

    /// The position after the set-up, and what the set-up told.
    pub(crate) fn set_up(&self, telling: &mut Telling<G>) -> (State<G>, Played) {
        let record = self.session.record();
        let mut table = Live::new(&record.seed, 0, Journal::Kept);
        let state = record.first(&mut table);
        let told = telling.tell(&table.into_events());
        let played = Played { step: 0, seat: None, round: round(&state), deed: Deed::Setup, line: String::new(), told };
        (state, played)
    }

    /// The story before its first word.
    pub(crate) fn untold(&self) -> Telling<G> {
        let undone = |entry: &Entry<G::Action>| matches!(entry.deed, record::Deed::Undo { .. });
        let players = self.session.players();
        if self.session.record().entries.iter().any(undone) {
            Telling::with_undo(players)
        } else {
            Telling::new(players)
        }
    }

    /// The story so far.
    fn telling(&self) -> &Telling<G> {
        self.telling.get_or_init(|| {
            let mut telling = self.untold();
            self.set_up(&mut telling);
            self.replayed(self.session.step(), |_, played| {
                if let Some(played) = played {
                    telling.entry(&played.entry, &played.events);
                }
            });
            telling.for_good()
        })
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

    /// The entries from a step on, which took something back.
    fn undone(&mut self, from: usize) -> Vec<Played> {
        self.telling = OnceLock::new();
        let round = round(self.session.state());
        let entries = self.session.record().entries.iter().enumerate().skip(from);
        entries.map(|(step, entry)| show(step, entry, round, Vec::new())).collect()
    }

    /// The first of the choices that were said at once with the last one of a seat.
    fn first_of_last(&self, seat: Seat) -> Option<usize> {
        let last = self.session.last_chosen(seat)?;
        let together = self.gathered.iter().find(|gathered| gathered.contains(&last));
        Some(together.map_or(last, |gathered| gathered.start))
    }

    /// Takes back choices of a seat, the last first, down to the first that was said at once with the last.
    fn take_back(
        &mut self,
        seat: Seat,
        whole: bool,
        one: impl Fn(&mut Session<G>) -> Result<(), CannotUndo>,
    ) -> Result<Vec<Played>, Message> {
        let (from, first) = (self.session.step(), self.first_of_last(seat).filter(|_| whole));
        let mut session = self.session.clone();
        one(&mut session).map_err(|why| why.say())?;
        while session.last_chosen(seat).zip(first).is_some_and(|(last, first)| last >= first) {
            one(&mut session).map_err(|why| why.say())?;
        }
        self.session = session;
        Ok(self.undone(from))
    }

    /// Plays choices that are said at once. All but the last must be such that they could still be taken back, and lead to a
    /// question to the same seat.
    fn play_all(&mut self, seat: Seat, choices: &[G::Action]) -> Result<Vec<kernel::Played<G>>, Refused> {
        if choices.len() > chain::LONGEST {
            return Err(chain::broken());
        }
        let mut session = self.session.clone();
        let mut played = Vec::new();
        for (place, &action) in choices.iter().enumerate() {
            let goes_on = session.state().asked().contains(seat) && session.can_undo(seat).is_ok();
            if place > 0 && !goes_on {
                return Err(chain::broken());
            }
            played.extend(session.play(seat, action).map_err(|refusal| Refused::from(WhyNot::from(&refusal)))?);
        }
        self.session = session;
        Ok(played)
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
        let recap = match viewer {
            Viewer::Seat(seat) if self.session.state().asked().contains(seat) => self.telling().recap(seat),
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        offered(self.session.state(), viewer, self.session.step(), undo, recap)
    }

    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        G::draw(&self.session.state().view(viewer), pen)
    }

    fn in_words(&self, viewer: Viewer) -> InWords {
        words::in_words(self.session.state(), self.players(), viewer)
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Played>, Refused> {
        let before = self.session.state().clone();
        let telling = self.telling().clone();
        let from = self.session.step();
        let played = if let Some(choices) = chain::read::<G>(notation) {
            self.play_all(seat, &choices)?
        } else {
            let action = self.parse(seat, notation)?;
            self.session.play(seat, action).map_err(|refusal| Refused::from(WhyNot::from(&refusal)))?
        };
        self.gather(from..self.session.step());
        self.minds.moved(&before, self.session.state());
        Ok(self.show(before, telling, played))
    }

    fn why_not(&self, seat: Seat, thing: &Target) -> Refused {
        self.session.why_not(seat, thing).into()
    }

    fn why_refused(&self, seat: Seat, notation: &str) -> Option<Refused> {
        if let Some(choices) = chain::read::<G>(notation) {
            return chain::foresee(self.session.state(), seat, &choices).err();
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
        if let Some(choices) = chain::read::<G>(notation) {
            let chain = chain::foresee(self.session.state(), seat, &choices)?;
            return Ok(preview::preview_chain(self.session.state(), self.players(), seat, chain));
        }
        match self.why_refused(seat, notation) {
            Some(refused) => Err(refused),
            None => Ok(preview::preview(self.session.state(), self.players(), seat, self.parse(seat, notation)?)),
        }
    }

    // Packages of the rules are kept small, and nobody asks them this.
    #[cfg(not(target_family = "wasm"))]
    fn spans(&self, seat: Seat, notation: &str) -> Vec<protocol::Span> {
        let choices = chain::read::<G>(notation).or_else(|| Some(vec![notation.parse().ok()?]));
        choices.map_or_else(Vec::new, |choices| spans::spans(self.session.state(), seat, &choices))
    }

    fn undo_unseals(&self, seat: Seat) -> bool {
        self.session.undo_unseals(seat)
    }

    fn can_undo(&self, seat: Seat) -> UndoOffer {
        let entries = &self.session.record().entries;
        let own = |(entry, stands): &(&Entry<G::Action>, bool)| {
            *stands && entry.seat == seat && matches!(entry.deed, record::Deed::Choice(_))
        };
        let choices = |first| entries.iter().zip(standing(entries)).skip(first).filter(own).count() as u32;
        undo_offer(self.session.can_undo(seat), self.first_of_last(seat).map_or(0, choices))
    }

    fn undo(&mut self, seat: Seat, whole: bool) -> Result<Vec<Played>, Message> {
        self.take_back(seat, whole, |session| session.undo(seat))
    }

    fn undo_agreed(&mut self, seat: Seat, whole: bool) -> Result<Vec<Played>, Message> {
        self.take_back(seat, whole, |session| session.undo_agreed(seat))
    }

    fn gather(&mut self, entries: Range<usize>) {
        let said = self.session.record().entries.get(entries.clone()).unwrap_or_default().iter();
        if said.filter(|entry| matches!(entry.deed, record::Deed::Choice(_))).count() > 1 {
            self.gathered.push(entries);
        }
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        let mut history = Vec::new();
        let mut telling = self.untold();
        let set_up = self.set_up(&mut telling).1;
        if from == 0 {
            history.push(set_up.seen(viewer));
        }
        let mut before = None;
        self.replayed(self.step(), |state, played| {
            if let Some(played) = played {
                let told = telling.entry(&played.entry, &played.events);
                if played.step >= from {
                    // An undo belongs to the round it leads back to.
                    let undone = matches!(played.entry.deed, record::Deed::Undo { .. });
                    let round = if undone { round(state) } else { before };
                    history.push(show(played.step, &played.entry, round, told).seen(viewer));
                }
            }
            before = round(state);
        });
        let stands = standing(&self.session.record().entries);
        for seen in history.iter_mut().filter(|seen| seen.deed != Deed::Setup) {
            seen.stands = stands[seen.step as usize];
        }
        history
    }

    fn recaps(&self) -> Vec<(Seat, Vec<Recalled>)> {
        let mut telling = self.untold();
        self.set_up(&mut telling);
        let mut recaps = Vec::new();
        self.replayed(self.step(), |_, played| {
            let Some(played) = played else { return };
            if let record::Deed::Choice(_) = played.entry.deed {
                recaps.push((played.entry.seat, telling.recap(played.entry.seat)));
            }
            telling.entry(&played.entry, &played.events);
        });
        recaps.retain(|(_, recap)| !recap.is_empty());
        recaps
    }

    fn at(&self, step: usize) -> Option<Box<dyn Play>> {
        let gathered = || self.gathered.iter().filter(|gathered| gathered.end <= step).cloned().collect();
        let then = || Self { gathered: gathered(), ..Self::new(self.replayed(step, |_, _| {})) };
        (step <= self.step()).then(|| Box::new(then()) as Box<dyn Play>)
    }

    fn outcome(&self) -> Option<Outcome> {
        let state = self.session.state();
        if !state.is_over() {
            return None;
        }
        let players = self.players();
        Some(Outcome {
            ending: named::<G>("ending", G::ending(state.board())),
            ranking: state.ranking(players).into_iter().map(|seat| sheet(state, players, seat)).collect(),
        })
    }

    fn moments(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Moment> {
        let (over, wanted) = (self.is_over(), from..from.saturating_add(count));
        let stands = standing(&self.session.record().entries);
        let (mut moments, mut before) = (Vec::new(), None);
        let mut telling = self.untold();
        let set_up = self.set_up(&mut telling).1;
        self.replayed(self.step().min(wanted.end.saturating_sub(1)), |state, played| {
            let now = round(state);
            let told = played.as_ref().map(|played| telling.entry(&played.entry, &played.events));
            if wanted.contains(&played.as_ref().map_or(0, |played| played.step + 1)) {
                let seen = match played {
                    None => set_up.seen(viewer),
                    Some(played) => {
                        let stands = stands[played.step];
                        let round = if matches!(played.entry.deed, record::Deed::Undo { .. }) { now } else { before };
                        let told = told.unwrap_or_default();
                        LogEntry { stands, ..show(played.step, &played.entry, round, told).seen(viewer) }
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

    fn values(&self, game: u32, out: &mut Vec<u8>) -> usize {
        bots::rows(&self.session, game, out)
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

    fn shares(&self) -> Option<Vec<f64>> {
        let shares = bots::share(self.session.state(), self.players());
        Some(shares[..self.players()].iter().copied().map(f64::from).collect())
    }

    fn adviser(&self, seat: Seat, seed: u64, budget: Budget) -> Adviser {
        advise::adviser(self.session.state().clone(), seat, self.players(), seed, budget)
    }

    fn thinker(&self, seat: Seat, style: Style, seed: u64, time: Option<Duration>) -> Thinker {
        self.minds.thinker(self.session.state().clone(), seat, style, seed, time)
    }
}

/// An entry for all eyes, and what each of them was told.
pub(crate) fn show<A: Display>(step: usize, entry: &Entry<A>, round: Option<u8>, told: Vec<Vec<Told>>) -> Played {
    let deed = match entry.deed {
        record::Deed::Choice(_) => Deed::Choice,
        record::Deed::Automatic(_) => Deed::Automatic,
        record::Deed::Undo { count, agreed } => Deed::Undo { count: count as u32, agreed },
    };
    Played { step, seat: Some(entry.seat), round, deed, line: entry.line(), told }
}

/// The round, in games that count them; none during the set-up.
pub(crate) fn round<G: Shelved>(state: &State<G>) -> Option<u8> {
    G::round(&state.view(Viewer::Spectator)).filter(|&round| round > 0)
}

/// A message named after a word of the rules.
pub(crate) fn named<G: Game>(kind: &str, word: &str) -> Message {
    Message::new(format!("{}-{kind}-{word}", G::ID).replace('_', "-"))
}
