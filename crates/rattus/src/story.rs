//! The sentences of the story: which events are one thing, and what they come to.

use kernel::{Arg, Message, Say as _, Seat, Whose};

use crate::data::{Class, Region};
use crate::{Event, name};

/// One thing that a person would say happened.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the sentence says what its fields are")]
pub enum Sentence {
    /// A turn begins: who it is stands above it.
    Turn(Seat),
    /// A card is taken, cubes settle, or both.
    Settles { seat: Seat, card: Option<(Class, Option<Seat>)>, cubes: Option<(u8, Region)> },
    /// The plague moves, brings rats, and turns those it finds.
    Plague { seat: Seat, region: Region, rats: Vec<Region>, toll: Toll },
    /// The rats of a region are turned without the plague having moved there.
    Strike { region: Option<Region>, toll: Toll },
    /// The Witch looks at rats.
    Witch { seat: Seat, regions: Vec<Region>, swapped: bool },
    /// One event by itself.
    Alone(Event),
}

/// What the rats of one region do as they are turned.
#[derive(Clone, Default, Debug)]
pub struct Toll {
    knight: bool,
    turned: u8,
    struck: u8,
    losses: Vec<(Seat, u8)>,
}

impl Toll {
    /// Whether an event in this region belongs to it.
    fn takes(&mut self, event: &Event, there: Region) -> bool {
        match event {
            Event::Bonus { .. } if self.turned == 0 => self.knight = true,
            Event::Flipped { region, strikes, .. } if *region == there => {
                self.turned += 1;
                self.struck += u8::from(*strikes);
            }
            Event::Lost { seat, region, cubes } if *region == there => {
                match self.losses.iter_mut().find(|(loser, _)| loser == seat) {
                    Some((_, lost)) => *lost += cubes,
                    None => self.losses.push((*seat, *cubes)),
                }
            }
            _ => return false,
        }
        true
    }

    /// What it came to: with the region, if nothing has named it yet.
    fn says(&self, region: Option<Region>) -> Vec<Message> {
        let key = match (region, self.losses.is_empty()) {
            _ if self.turned == 0 => return Vec::new(),
            (Some(_), true) => "rattus-story-spared",
            (Some(_), false) => "rattus-story-strike",
            (None, true) => "rattus-story-spared-there",
            (None, false) => "rattus-story-strike-there",
        };
        let mut said = Message::new(key).with("turned", self.turned);
        if let Some(region) = region {
            said = said.with("region", name(region));
        }
        if !self.losses.is_empty() {
            let loss = |&(seat, cubes): &(Seat, u8)| -> Arg {
                Message::new("rattus-story-loss").with("seat", seat).with("cubes", cubes).into()
            };
            said = said.with("struck", self.struck).with("losses", self.losses.iter().map(loss).collect::<Vec<_>>());
        }
        std::iter::once(said).chain(self.knight.then(|| Message::new("rattus-story-knight"))).collect()
    }

    fn of(&self, reader: Seat) -> Option<u8> {
        self.losses.iter().find_map(|(loser, lost)| (*loser == reader).then_some(*lost))
    }
}

impl kernel::Sentence for Sentence {
    type Event = Event;

    fn of(event: &Event) -> Self {
        let mut sentence = match *event {
            Event::Turn { seat } => return Self::Turn(seat),
            Event::Moved { seat, region } => {
                return Self::Plague { seat, region, rats: Vec::new(), toll: Toll::default() };
            }
            Event::Took { seat, .. } | Event::Placed { seat, .. } => Self::Settles { seat, card: None, cubes: None },
            Event::Bonus { .. } | Event::Flipped { .. } => Self::Strike { region: None, toll: Toll::default() },
            Event::Looked { seat, .. } => Self::Witch { seat, regions: Vec::new(), swapped: false },
            _ => return Self::Alone(event.clone()),
        };
        sentence.takes(event, true);
        sentence
    }

    fn whose(&self) -> Whose {
        match self {
            Self::Turn(seat) => Whose::Turn(*seat),
            Self::Settles { seat, .. } | Self::Plague { seat, .. } | Self::Witch { seat, .. } => Whose::Of(*seat),
            Self::Alone(
                Event::Settled { seat, .. }
                | Event::Shifted { seat, .. }
                | Event::Drove { seat, .. }
                | Event::Sheltered { seat, .. }
                | Event::Added { seat, .. }
                | Event::Rode { seat, .. },
            ) => Whose::Of(*seat),
            Self::Alone(Event::Opened { .. } | Event::FinalRound { .. } | Event::FinalPlague) => Whose::Table,
            Self::Strike { .. } | Self::Alone(_) => Whose::Same,
        }
    }

    fn takes(&mut self, event: &Event, _last: bool) -> bool {
        match (self, event) {
            (Self::Settles { card: card @ None, .. }, Event::Took { class, from, .. }) => *card = Some((*class, *from)),
            (Self::Settles { cubes: cubes @ None, .. }, Event::Placed { cubes: n, region, .. }) => {
                *cubes = Some((*n, *region));
            }
            // The Peasant's cube comes behind the others.
            (Self::Settles { cubes: Some((n, there)), .. }, Event::Placed { cubes, region, .. }) if there == region => {
                *n += cubes;
            }
            (Self::Plague { rats, .. }, Event::Spread { region, .. }) => rats.push(*region),
            (Self::Plague { region, toll, .. }, _) => return toll.takes(event, *region),
            (Self::Strike { region: region @ None, toll }, Event::Flipped { region: there, .. }) => {
                *region = Some(*there);
                return toll.takes(event, *there);
            }
            (Self::Strike { region: None, toll }, Event::Bonus { .. }) => toll.knight = true,
            (Self::Strike { region: Some(there), toll }, _) => return toll.takes(event, *there),
            (Self::Witch { regions, swapped: false, .. }, Event::Looked { region, .. }) => regions.push(*region),
            (Self::Witch { swapped, .. }, Event::Swapped { .. }) => *swapped = true,
            _ => return false,
        }
        true
    }

    fn says(&self, _first: bool) -> Vec<Message> {
        match self {
            Self::Turn(_) => Vec::new(),
            Self::Settles { seat, card, cubes } => vec![settles(*seat, *card, *cubes)],
            Self::Plague { seat, region, rats, toll } => {
                let sent = Message::new("rattus-story-plague").with("seat", *seat).with("region", name(*region));
                let came = Message::new("rattus-story-new-rats").with("n", rats.len()).with("regions", places(rats));
                std::iter::once(sent).chain((!rats.is_empty()).then_some(came)).chain(toll.says(None)).collect()
            }
            Self::Strike { region, toll } => toll.says(*region),
            Self::Witch { seat, regions, swapped } => {
                let looks = Message::new("rattus-story-witch")
                    .with("seat", *seat)
                    .with("n", regions.len())
                    .with("regions", places(regions));
                std::iter::once(looks).chain(swapped.then(|| Message::new("rattus-story-witch-swaps"))).collect()
            }
            Self::Alone(event) => vec![event.say()],
        }
    }

    fn to(&self, reader: Seat) -> Option<Message> {
        match self {
            Self::Settles { seat, card: Some((class, Some(from))), cubes } if *from == reader => {
                let taken = |key: &'static str| Message::new(key).with("seat", *seat).with("class", name(*class));
                Some(match cubes {
                    Some((cubes, region)) => {
                        taken("rattus-recap-took-settled").with("cubes", *cubes).with("region", name(*region))
                    }
                    None => taken("rattus-recap-took"),
                })
            }
            Self::Plague { region, toll, .. } | Self::Strike { region: Some(region), toll } => {
                let lost = toll.of(reader)?;
                Some(Message::new("rattus-recap-struck").with("region", name(*region)).with("cubes", lost))
            }
            _ => None,
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Self::Turn(_) => 0,
            Self::Strike { toll, .. } if toll.losses.is_empty() => 1,
            Self::Witch { .. } => 2,
            Self::Alone(Event::FinalRound { .. } | Event::FinalPlague) => 9,
            Self::Alone(_) => 3,
            Self::Plague { toll, .. } if toll.losses.is_empty() => 4,
            Self::Plague { .. } | Self::Strike { .. } => 5,
            Self::Settles { .. } => 6,
        }
    }
}

fn settles(seat: Seat, card: Option<(Class, Option<Seat>)>, cubes: Option<(u8, Region)>) -> Message {
    let key = match (card, cubes) {
        (Some((_, Some(_))), Some(_)) => "rattus-story-take-from-settle",
        (Some((_, Some(_))), None) => "rattus-event-took-from",
        (Some((_, None)), Some(_)) => "rattus-story-take-settle",
        (Some((_, None)), None) => "rattus-event-took",
        (None, _) => "rattus-story-settle",
    };
    let mut said = Message::new(key).with("seat", seat);
    if let Some((class, from)) = card {
        said = said.with("class", name(class));
        if let Some(from) = from {
            said = said.with("from", from);
        }
    }
    match cubes {
        Some((cubes, region)) => said.with("cubes", cubes).with("region", name(region)),
        None => said,
    }
}

/// Regions as a list, each once.
fn places(regions: &[Region]) -> Vec<Arg> {
    let mut named = Vec::new();
    for &region in regions {
        let region = Arg::from(name(region));
        if !named.contains(&region) {
            named.push(region);
        }
    }
    named
}
