//! A story by intent: what a person would call one thing is one sentence, and its events are the parts of it.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::event::Event;
use crate::seat::Seat;
use crate::text::Message;

/// Whose turn a sentence belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// A turn of this seat gets under way: a new one, unless all that it has so far was done before it got under way.
    Turn(Seat),
    /// It belongs to the turn of this seat, which begins here if it was another's.
    Of(Seat),
    /// The table itself does something: a round begins, the plague comes.
    Table,
    /// It belongs to the turn in which it happens.
    Same,
}

/// The sentences of a game, declared in one place beside its events: which events go together, and what they come to.
pub trait Sentence: Clone + Debug + Send + Sync + 'static {
    /// What happened.
    type Event: Event;

    /// The sentence that an event begins. Every event begins one, so that nothing is lost.
    fn of(event: &Self::Event) -> Self;

    /// Whose turn it belongs to.
    fn whose(&self) -> Whose;

    /// Takes in an event that is a part of the same thing; or leaves it to another sentence, and changes nothing. Earlier
    /// sentences of the turn are asked behind the last.
    fn takes(&mut self, event: &Self::Event, last: bool) -> bool;

    /// What it says, in messages one behind the other. The first sentence of a turn says whose it is. A sentence that says
    /// nothing is shown with the one before it.
    fn says(&self, first: bool) -> Vec<Message>;

    /// What it did to this seat, told to them, if it is the deed of another. Nothing if it did nothing to them.
    fn to(&self, _reader: Seat) -> Option<Message> {
        None
    }

    /// How much it matters among the deeds of a turn.
    fn weight(&self) -> u8;
}

/// Every event by itself: for games that declare no sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain<E>(Message, PhantomData<fn() -> E>);

impl<E: Event> Sentence for Plain<E> {
    type Event = E;

    fn of(event: &E) -> Self {
        Self(event.say(), PhantomData)
    }
    fn whose(&self) -> Whose {
        let seat = self.0.args.iter().find_map(|(_, arg)| match arg {
            crate::Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        seat.map_or(Whose::Same, Whose::Of)
    }
    fn takes(&mut self, _: &E, _: bool) -> bool {
        false
    }
    fn says(&self, _: bool) -> Vec<Message> {
        vec![self.0.clone()]
    }
    fn weight(&self) -> u8 {
        0
    }
}

/// Where an event stands in the story, and what its sentence comes to with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The number of its sentence, from 0.
    pub line: u32,
    /// The number of the turn, from 0; what the table does between turns is counted like one.
    pub turn: u32,
    /// Whose turn it is; nobody's when the table itself does something.
    pub whose: Option<Seat>,
    /// What the sentence says from here on, if that is something else than before.
    pub says: Option<Vec<Message>>,
    /// The same as it would be said alone, with whoever does it.
    pub alone: Vec<Message>,
    /// What the sentence says that another did to whoever hears it.
    pub yours: Option<Message>,
    /// How much the sentence matters.
    pub weight: u8,
}

/// The story so far, as one pair of eyes hears it.
#[derive(Clone, Debug)]
pub struct Story<S> {
    lines: u32,
    turns: u32,
    whose: Option<Seat>,
    /// The sentences of this turn, which later events may still be parts of.
    open: Vec<Open<S>>,
}

#[derive(Clone, Debug)]
struct Open<S> {
    line: u32,
    sentence: S,
    said: Vec<Message>,
}

impl<S> Default for Story<S> {
    fn default() -> Self {
        Self { lines: 0, turns: 0, whose: None, open: Vec::new() }
    }
}

impl<S: Sentence> Story<S> {
    /// Hears the next event, with the ears of this seat or of nobody at the table.
    pub fn hear(&mut self, event: &S::Event, reader: Option<Seat>) -> Heard {
        let last = self.open.len().saturating_sub(1);
        let taken = (0..self.open.len()).rev().find(|&place| self.open[place].sentence.takes(event, place == last));
        let place = taken.unwrap_or_else(|| self.begin(event));
        let first = self.open[..place].iter().all(|open| open.said.is_empty());
        let open = &mut self.open[place];
        let says = open.sentence.says(first);
        let changed = open.said != says;
        open.said.clone_from(&says);
        let another = reader.filter(|&reader| self.whose.is_some_and(|whose| whose != reader));
        Heard {
            line: open.line,
            turn: self.turns.saturating_sub(1),
            whose: self.whose,
            says: changed.then_some(says),
            alone: open.sentence.says(true),
            yours: another.and_then(|reader| open.sentence.to(reader)),
            weight: open.sentence.weight(),
        }
    }

    /// What was taken back leaves the story; the numbers of what follows are new ones all the same.
    #[must_use]
    pub fn back_to(self, before: Self) -> Self {
        Self { lines: self.lines, turns: self.turns, ..before }
    }

    fn begin(&mut self, event: &S::Event) -> usize {
        let sentence = S::of(event);
        let under_way = || self.open.iter().any(|open| matches!(open.sentence.whose(), Whose::Turn(_)));
        let (whose, anew) = match sentence.whose() {
            Whose::Turn(seat) => (Some(seat), under_way()),
            Whose::Of(seat) => (Some(seat), false),
            Whose::Table => (None, false),
            Whose::Same => (self.whose, false),
        };
        if anew || whose != self.whose || self.turns == 0 {
            self.turns += 1;
            self.whose = whose;
            self.open.clear();
        }
        self.open.push(Open { line: self.lines, sentence, said: Vec::new() });
        self.lines += 1;
        self.open.len() - 1
    }
}
