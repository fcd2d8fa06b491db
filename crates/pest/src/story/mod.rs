//! The sentences of the story: which events are one thing, and what they come to.

mod action;
mod tail;

use kernel::{Arg, Message, Say as _, Seat, Whose};

use crate::Event;
use crate::data::{Decree, FavourCard, Location, PlagueCard};
use crate::event::name;
use crate::vocabulary::Place;
use action::Action;
use tail::Tail;

/// One thing that a person would say happened.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the sentence says what its fields are")]
pub enum Sentence {
    /// An Assistant does one of its two actions.
    Action(Box<Action>),
    /// The order of a year is found, and the year begins.
    Year { year: Option<u8>, order: Vec<Seat> },
    /// The plague comes.
    Plague { card: PlagueCard, sick: u8, places: Vec<Location>, roads: u8, kept: Vec<Location> },
    /// Sick people come to a seat.
    TakesIn { seat: Seat, sick: u8, places: Vec<Location>, tail: Tail },
    /// Locations fall.
    Ruins(Vec<Location>),
    /// Last year's favour is paid, and the next one turned up.
    Favour { card: FavourCard, gains: Vec<(Seat, Tail)>, next: Option<FavourCard> },
    /// The agenda of an era pays.
    Agenda { decree: Decree, gains: Vec<(Seat, u16)> },
    /// The places in the Capital, and what they bring.
    Podium { places: Vec<(Seat, Place)>, gains: Vec<(Seat, Tail)>, choices: Vec<Event> },
    /// One event by itself.
    Alone(Event),
}

impl kernel::Sentence for Sentence {
    type Event = Event;

    fn of(event: &Event) -> Self {
        if let Some(action) = Action::of(event) {
            return Self::Action(Box::new(action));
        }
        let mut sentence = match *event {
            Event::Year { .. } | Event::Order { .. } => Self::Year { year: None, order: Vec::new() },
            Event::Plague { card } => {
                return Self::Plague { card, sick: 0, places: Vec::new(), roads: 0, kept: Vec::new() };
            }
            Event::Delivered { seat, .. } => Self::TakesIn { seat, sick: 0, places: Vec::new(), tail: Tail::default() },
            Event::Destroyed { .. } => Self::Ruins(Vec::new()),
            Event::Favoured { card, .. } => Self::Favour { card, gains: Vec::new(), next: None },
            Event::Agenda { decree, .. } => Self::Agenda { decree, gains: Vec::new() },
            Event::Podium { .. } => Self::Podium { places: Vec::new(), gains: Vec::new(), choices: Vec::new() },
            _ => return Self::Alone(event.clone()),
        };
        sentence.takes(event, true);
        sentence
    }

    fn whose(&self) -> Whose {
        match self {
            Self::Action(action) => action.whose(),
            Self::Year { .. }
            | Self::Plague { .. }
            | Self::Ruins(_)
            | Self::Favour { .. }
            | Self::Agenda { .. }
            | Self::Podium { .. } => Whose::Table,
            // Goods may be exchanged before the Assistant is placed.
            Self::Alone(Event::Castle { seat, .. } | Event::Doctor { seat, .. } | Event::Exchanged { seat, .. }) => {
                Whose::Of(*seat)
            }
            Self::Alone(
                Event::StartCard { .. }
                | Event::FavourCard { .. }
                | Event::Neutral { .. }
                | Event::Negative { .. }
                | Event::EraEnded { .. }
                | Event::Ranked { .. },
            ) => Whose::Table,
            Self::TakesIn { .. } | Self::Alone(_) => Whose::Same,
        }
    }

    fn takes(&mut self, event: &Event, last: bool) -> bool {
        match (self, event) {
            (Self::Action(action), _) => return last && action.takes(event),
            (Self::Year { year: begun @ None, .. }, Event::Year { year }) if last => *begun = Some(*year),
            (Self::Year { order, .. }, Event::Order { seats }) => order.clone_from(seats),
            (Self::Plague { sick, places, .. }, Event::Sick { location, n }) => {
                *sick += n;
                places.push(*location);
            }
            (Self::Plague { sick, roads, .. }, Event::RoadSick { n, .. }) => {
                *sick += n;
                *roads += 1;
            }
            (
                Self::Plague { kept, .. },
                Event::Stopped { location }
                | Event::Shielded { location, .. }
                | Event::CampReturned { location, .. }
                | Event::CampStayed { location, .. },
            ) => kept.push(*location),
            (Self::TakesIn { seat: host, sick, places, .. }, Event::Delivered { seat, location, n })
                if host == seat =>
            {
                *sick += n;
                places.push(*location);
            }
            (Self::TakesIn { seat: host, tail, .. }, _) => {
                let laid = matches!(event, Event::Received { seat, .. } | Event::Moved { seat, .. } if host == seat);
                return laid || tail.takes(*host, event);
            }
            (Self::Ruins(places), Event::Destroyed { location }) => places.push(*location),
            (Self::Favour { card: paid, gains, .. }, Event::Favoured { seat, card, .. }) if paid == card => {
                gains.push((*seat, Tail::default()));
            }
            (Self::Favour { next, .. }, Event::FavourCard { card }) => *next = Some(*card),
            (Self::Favour { gains, .. }, _) if last => {
                return gains.last_mut().is_some_and(|(seat, tail)| tail.takes(*seat, event));
            }
            (Self::Agenda { decree: paid, gains }, Event::Agenda { seat, decree, n }) if paid == decree => {
                gains.push((*seat, *n));
            }
            (Self::Agenda { gains, .. }, Event::Renown { seat, n }) => {
                return last && gains.last() == Some(&(*seat, *n));
            }
            (Self::Podium { places, .. }, Event::Podium { seat, place }) => places.push((*seat, *place)),
            (Self::Podium { choices, .. }, Event::Choice { .. }) => choices.push(event.clone()),
            (Self::Podium { gains, .. }, _) if last => return Tail::of_seats(gains, event),
            _ => return false,
        }
        true
    }

    fn says(&self, first: bool) -> Vec<Message> {
        match self {
            Self::Action(action) => action.says(first),
            Self::Year { year: Some(year), order } if order.is_empty() => vec![Event::Year { year: *year }.say()],
            Self::Year { year: None, order } => vec![Event::Order { seats: order.clone() }.say()],
            Self::Year { year: Some(year), order } => {
                let seats: Vec<Arg> = order.iter().map(|&seat| seat.into()).collect();
                vec![Message::new("pest-story-year").with("year", *year).with("seats", seats)]
            }
            Self::Plague { card, sick, places, roads, kept } => {
                let key = match (places.is_empty(), *roads) {
                    (true, 0) => "pest-event-plague",
                    (false, 0) => "pest-story-plague",
                    (true, _) => "pest-story-plague-roads",
                    (false, _) => "pest-story-plague-places-roads",
                };
                let mut came = Message::new(key).with("card", name(*card));
                if *sick > 0 {
                    came = came.with("n", *sick);
                }
                if !places.is_empty() {
                    came = came.with("places", named(places));
                }
                if *roads > 0 {
                    came = came.with("roads", *roads);
                }
                let out = Message::new("pest-story-kept-out").with("places", named(kept));
                std::iter::once(came).chain((!kept.is_empty()).then_some(out)).collect()
            }
            Self::TakesIn { seat, sick, places, tail } => {
                let came = Message::new("pest-story-takes-in")
                    .with("seat", *seat)
                    .with("n", *sick)
                    .with("places", named(places));
                std::iter::once(came).chain(tail.says(*seat)).collect()
            }
            Self::Ruins(places) => {
                vec![Message::new("pest-story-ruins").with("n", places.len()).with("places", named(places))]
            }
            Self::Favour { card, gains, next } => {
                let paid = Message::new("pest-story-favour").with("card", name(*card)).with("gains", each(gains));
                let turned = next.map(|card| Event::FavourCard { card }.say());
                std::iter::once(paid).chain(turned).collect()
            }
            Self::Agenda { decree, gains } => {
                let gain = |&(seat, n): &(Seat, u16)| -> Arg {
                    Message::new("pest-story-agenda-gain").with("seat", seat).with("n", n).into()
                };
                let gains: Vec<Arg> = gains.iter().map(gain).collect();
                vec![Message::new("pest-story-agenda").with("decree", name(*decree)).with("gains", gains)]
            }
            Self::Podium { places, gains, choices } => {
                let place = |&(seat, place): &(Seat, Place)| -> Arg {
                    Message::new("pest-story-podium-place").with("seat", seat).with("place", name(place)).into()
                };
                let places: Vec<Arg> = places.iter().map(place).collect();
                let stand = Message::new("pest-story-podium").with("places", places);
                let brought = Message::new("pest-story-podium-gains").with("gains", each(gains));
                let brought = (!gains.is_empty()).then_some(brought);
                std::iter::once(stand).chain(brought).chain(choices.iter().map(Event::say)).collect()
            }
            Self::Alone(event) => vec![event.say()],
        }
    }

    fn to(&self, reader: Seat) -> Option<Message> {
        match self {
            Self::TakesIn { seat, sick, places, .. } if *seat == reader => {
                Some(Message::new("pest-recap-takes-in").with("n", *sick).with("places", named(places)))
            }
            _ => None,
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Self::Action(action) => action.weight(),
            Self::Alone(_) => 1,
            Self::Favour { .. } => 2,
            Self::Ruins(_) | Self::Podium { .. } => 3,
            Self::TakesIn { .. } => 4,
            Self::Agenda { .. } => 5,
            Self::Year { .. } => 6,
            Self::Plague { .. } => 7,
        }
    }
}

/// Locations as a list.
fn named(places: &[Location]) -> Vec<Arg> {
    places.iter().map(|&place| name(place).into()).collect()
}

/// Who gets what, as a list.
fn each(gains: &[(Seat, Tail)]) -> Vec<Arg> {
    let gain = |(seat, tail): &(Seat, Tail)| -> Arg {
        Message::new("pest-story-favour-gain").with("seat", *seat).with("gain", tail.all()).into()
    };
    gains.iter().map(gain).collect()
}
