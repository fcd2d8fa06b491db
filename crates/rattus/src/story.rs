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
    /// The plague moves, and brings rats.
    Plague { seat: Seat, region: Region, rats: Vec<Region> },
    /// The rats of a region are turned.
    Strike { region: Option<Region>, knight: bool, turned: u8, struck: u8, losses: Vec<(Seat, u8)> },
    /// The Witch looks at rats.
    Witch { seat: Seat, regions: Vec<Region>, swapped: bool },
    /// One event by itself.
    Alone(Event),
}

impl kernel::Sentence for Sentence {
    type Event = Event;

    fn of(event: &Event) -> Self {
        let strike = Self::Strike { region: None, knight: false, turned: 0, struck: 0, losses: Vec::new() };
        let mut sentence = match *event {
            Event::Turn { seat } => return Self::Turn(seat),
            Event::Moved { seat, region } => return Self::Plague { seat, region, rats: Vec::new() },
            Event::Took { seat, .. } | Event::Placed { seat, .. } => Self::Settles { seat, card: None, cubes: None },
            Event::Bonus { .. } | Event::Flipped { .. } => strike,
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
            (Self::Strike { knight, turned: 0, .. }, Event::Bonus { .. }) => *knight = true,
            (Self::Strike { region: there, turned, struck, .. }, Event::Flipped { region, strikes, .. })
                if there.is_none_or(|there| there == *region) =>
            {
                *there = Some(*region);
                *turned += 1;
                *struck += u8::from(*strikes);
            }
            (Self::Strike { region: Some(there), losses, .. }, Event::Lost { seat, region, cubes })
                if there == region =>
            {
                match losses.iter_mut().find(|(loser, _)| loser == seat) {
                    Some((_, lost)) => *lost += cubes,
                    None => losses.push((*seat, *cubes)),
                }
            }
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
            Self::Plague { seat, region, rats } => {
                let sent = Message::new("rattus-story-plague").with("seat", *seat).with("region", name(*region));
                let came = Message::new("rattus-story-new-rats").with("n", rats.len()).with("regions", places(rats));
                std::iter::once(sent).chain((!rats.is_empty()).then_some(came)).collect()
            }
            Self::Strike { region: None, .. } => Vec::new(),
            Self::Strike { region: Some(region), knight, turned, struck, losses } => {
                let said = if losses.is_empty() {
                    Message::new("rattus-story-spared").with("region", name(*region)).with("turned", *turned)
                } else {
                    let loss = |&(seat, cubes): &(Seat, u8)| -> Arg {
                        Message::new("rattus-story-loss").with("seat", seat).with("cubes", cubes).into()
                    };
                    Message::new("rattus-story-strike")
                        .with("region", name(*region))
                        .with("turned", *turned)
                        .with("struck", *struck)
                        .with("losses", losses.iter().map(loss).collect::<Vec<_>>())
                };
                std::iter::once(said).chain(knight.then(|| Message::new("rattus-story-knight"))).collect()
            }
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
            Self::Strike { region: Some(region), losses, .. } => {
                let (_, lost) = losses.iter().find(|(loser, _)| *loser == reader)?;
                Some(Message::new("rattus-recap-struck").with("region", name(*region)).with("cubes", *lost))
            }
            _ => None,
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Self::Turn(_) => 0,
            Self::Strike { losses, .. } if losses.is_empty() => 1,
            Self::Witch { .. } => 2,
            Self::Alone(Event::FinalRound { .. } | Event::FinalPlague) => 9,
            Self::Alone(_) => 3,
            Self::Plague { .. } => 4,
            Self::Strike { .. } => 5,
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
