//! The sentences of the story: which events are one thing, and what they come to.

mod loss;

use kernel::{Arg, Message, Said as _, Say as _, Seat, Whose};

use crate::board::Owner;
use crate::data::{City, Color, Track};
use crate::elements::Elements;
use crate::{Contagion, Event, name};
use loss::{Lost, cards, loser, loses, lost, victim, what};

/// One thing that a person would say happened.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the sentence says what its fields are")]
pub enum Sentence {
    /// Cards are paid, and what for; or they are merely put away.
    Pays { seat: Seat, cards: Vec<(Color, u8)>, done: Option<Done> },
    /// Something is lost, and perhaps something saved.
    Loses { owner: Owner, what: Vec<Lost>, saved: Option<(u8, Elements)> },
    /// A city falls, and whoever leads there uses it.
    Falls { city: City, scores: Vec<(Owner, u8)>, then: Option<Then> },
    /// A kept card is played.
    Plays { seat: Seat, city: City, effect: Vec<Event> },
    /// Cards are drawn, perhaps by two actions.
    Draws { seat: Seat, numbers: Vec<u8> },
    /// A round begins, with all that its card brings.
    Round(Vec<Event>),
    /// Those who lead score, in a death toll or at the end.
    Leaders { end: bool, scores: Vec<(Owner, u8)> },
    /// Mutations score at the end.
    Levels(Vec<(Owner, u8)>),
    /// The neutral disease comes to a city.
    Neutral { turned: Event, city: Option<City> },
    /// One event by itself.
    Alone(Event),
}

/// What was paid for.
#[derive(Clone, Copy, Debug)]
pub enum Done {
    /// A mutation.
    Mutated(Track, u8),
    /// Cubes in a city.
    Placed(City, u8),
}

/// What becomes of the action of a city that has fallen.
#[derive(Clone, Debug)]
pub enum Then {
    /// It is used.
    Used(Seat, Vec<Event>),
    /// Its card is kept.
    Kept(Seat),
    /// It is left.
    Skipped(Seat),
}

impl kernel::Sentence for Sentence {
    type Event = Event;

    fn of(event: &Event) -> Self {
        let mut sentence = match *event {
            Event::Discarded { seat, .. } => Self::Pays { seat, cards: Vec::new(), done: None },
            Event::Removed { owner, .. } => Self::Loses { owner, what: Vec::new(), saved: None },
            Event::Weakened { seat, .. } | Event::Resisted { seat, .. } => {
                Self::Loses { owner: Owner::Seat(seat), what: Vec::new(), saved: None }
            }
            Event::Eradicated { city } => return Self::Falls { city, scores: Vec::new(), then: None },
            Event::Played { seat, city } => return Self::Plays { seat, city, effect: Vec::new() },
            Event::Drew { seat, .. } => Self::Draws { seat, numbers: Vec::new() },
            Event::Revealed { .. } => return Self::Round(vec![event.clone()]),
            Event::DeathToll => return Self::Leaders { end: false, scores: Vec::new() },
            Event::FinalScoring => return Self::Leaders { end: true, scores: Vec::new() },
            Event::FinalLevels { .. } => Self::Levels(Vec::new()),
            Event::NeutralCards { .. } => return Self::Neutral { turned: event.clone(), city: None },
            _ => return Self::Alone(event.clone()),
        };
        sentence.takes(event, true);
        sentence
    }

    fn whose(&self) -> Whose {
        match self {
            Self::Pays { seat, .. } | Self::Plays { seat, .. } => Whose::Of(*seat),
            Self::Loses { owner: Owner::Seat(seat), .. } | Self::Draws { seat, .. } => Whose::Of(*seat),
            Self::Alone(
                Event::HeadStart { seat, .. }
                | Event::Moved { seat, .. }
                | Event::Climbed { seat, .. }
                | Event::Stole { seat, .. }
                | Event::Mutated { seat, .. }
                | Event::Passed { seat }
                | Event::Used { seat, .. }
                | Event::Declined { seat, .. }
                | Event::Kept { seat, .. }
                | Event::Scored { seat, .. }
                | Event::ExtraAction { seat, .. }
                | Event::Ignored { seat, .. }
                | Event::Placed { owner: Owner::Seat(seat), .. },
            ) => Whose::Of(*seat),
            Self::Loses { owner: Owner::Neutral, .. } | Self::Falls { .. } | Self::Alone(_) => Whose::Same,
            Self::Round(_) | Self::Leaders { .. } | Self::Levels(_) | Self::Neutral { .. } => Whose::Table,
        }
    }

    fn takes(&mut self, event: &Event, last: bool) -> bool {
        match (&mut *self, event) {
            (Self::Pays { seat: payer, cards, done: None }, Event::Discarded { seat, card, n })
                if last && payer == seat =>
            {
                add(cards, *card, *n);
            }
            (Self::Pays { seat: payer, done: done @ None, .. }, Event::Mutated { seat, track, level })
                if last && payer == seat =>
            {
                *done = Some(Done::Mutated(*track, *level));
            }
            (
                Self::Pays { seat: payer, done: done @ None, .. },
                Event::Placed { owner: Owner::Seat(seat), city, n },
            ) if last && payer == seat => {
                *done = Some(Done::Placed(*city, *n));
            }
            // What was put away was lost, and more with it.
            (
                Self::Pays { seat: payer, cards, done: None },
                Event::Weakened { seat, .. } | Event::Removed { owner: Owner::Seat(seat), .. },
            ) if last && payer == seat => {
                let what = cards.iter().map(|&(card, n)| Lost::Cards(card, n)).collect();
                *self = Self::Loses { owner: Owner::Seat(*seat), what, saved: None };
                return self.takes(event, true);
            }
            (Self::Loses { owner, what, .. }, _) if last && loser(event) == Some(*owner) => match *event {
                Event::Removed { .. } | Event::Weakened { .. } => what.extend(lost(event)),
                Event::Resisted { .. } | Event::Discarded { .. } => return self.saves(event),
                _ => return false,
            },
            (Self::Falls { city: there, scores, .. }, Event::Ranked { owner, city, points, .. }) if there == city => {
                add(scores, *owner, *points);
            }
            (Self::Falls { city: there, then: then @ None, .. }, _) => match *event {
                Event::Used { seat, city } if *there == city => *then = Some(Then::Used(seat, Vec::new())),
                Event::Kept { seat, city } if *there == city => *then = Some(Then::Kept(seat)),
                Event::Declined { seat, city } if *there == city => *then = Some(Then::Skipped(seat)),
                _ => return false,
            },
            (Self::Falls { then: Some(Then::Used(seat, effect)), .. } | Self::Plays { seat, effect, .. }, _)
                if last && follows(*seat, effect, event) =>
            {
                effect.push(event.clone());
            }
            (Self::Draws { seat: drawer, numbers }, Event::Drew { seat, n, .. })
                if last && drawer == seat && numbers.len() < 2 =>
            {
                numbers.push(*n);
            }
            // How the cards come to be there is nothing that anybody did.
            (_, Event::Reshuffled { .. }) if last => {}
            (Self::Round(told), Event::NewCity { .. } | Event::Skull { .. } | Event::LastRound { .. }) => {
                told.push(event.clone());
            }
            (Self::Leaders { scores, .. }, Event::Led { owner, points, .. }) => add(scores, *owner, *points),
            (Self::Levels(scores), Event::FinalLevels { seat, points }) => add(scores, Owner::Seat(*seat), *points),
            (Self::Neutral { city: city @ None, .. }, Event::Placed { owner: Owner::Neutral, city: there, .. }) => {
                *city = Some(*there);
            }
            _ => return false,
        }
        true
    }

    fn says(&self, _first: bool) -> Vec<Message> {
        match self {
            Self::Pays { seat, cards, done } => vec![pays(*seat, cards, *done)],
            Self::Loses { owner, what, saved } => loses(*owner, what, *saved),
            Self::Falls { city, scores, then } => {
                let fell =
                    Message::new("contagion-story-fall").with("city", name(*city)).with("scores", points(scores));
                let used = then.as_ref().map(|then| match then {
                    Then::Kept(seat) => Message::new("contagion-story-fall-kept").with("seat", *seat),
                    Then::Skipped(seat) => Message::new("contagion-story-fall-skipped").with("seat", *seat),
                    Then::Used(seat, effect) => {
                        Message::new("contagion-story-fall-used").with("seat", *seat).with("effect", effects(effect))
                    }
                });
                // A city may fall in which nobody scores.
                let fell = if scores.is_empty() { Event::Eradicated { city: *city }.say() } else { fell };
                std::iter::once(fell).chain(used).collect()
            }
            Self::Plays { seat, city, effect } if effect.is_empty() => {
                vec![Event::Played { seat: *seat, city: *city }.say()]
            }
            Self::Plays { seat, city, effect } => vec![
                Message::new("contagion-story-play")
                    .with("seat", *seat)
                    .with("city", name(*city))
                    .with("effect", effects(effect)),
            ],
            Self::Draws { seat, numbers } => vec![match numbers[..] {
                [first, second] => Message::new("contagion-story-draw-twice")
                    .with("seat", *seat)
                    .with("first", first)
                    .with("second", second),
                _ => Message::new("contagion-event-drew").with("seat", *seat).with("n", numbers[0]),
            }],
            Self::Round(told) => told.iter().map(Event::say).collect(),
            Self::Leaders { end: false, scores } if scores.is_empty() => {
                vec![Message::new("contagion-story-toll-nobody")]
            }
            Self::Leaders { end: true, scores } if scores.is_empty() => vec![Event::FinalScoring.say()],
            Self::Leaders { end, scores } => {
                let key = if *end { "contagion-story-final-cities" } else { "contagion-story-toll" };
                vec![Message::new(key).with("scores", points(scores))]
            }
            Self::Levels(scores) => vec![Message::new("contagion-story-final-levels").with("scores", points(scores))],
            Self::Neutral { city: Some(city), .. } => {
                vec![Message::new("contagion-story-neutral").with("city", name(*city))]
            }
            Self::Neutral { turned: event, .. } | Self::Alone(event) => vec![event.say()],
        }
    }

    fn to(&self, reader: Seat) -> Option<Message> {
        let hit = |city: City, seat: Seat, effect: &[Event]| {
            let mine: Vec<Event> = effect.iter().filter(|event| victim(event) == Some(reader)).cloned().collect();
            let said = if let Event::Stole { n, .. } = mine.first()? {
                Message::new("contagion-recap-stole").with("n", *n)
            } else {
                let parts: Vec<Arg> = mine.iter().filter_map(lost).map(|part| what(&part).into()).collect();
                Message::new("contagion-recap-card").with("what", parts)
            };
            Some(said.with("seat", seat).with("city", name(city)))
        };
        match self {
            Self::Plays { seat, city, effect } => hit(*city, *seat, effect),
            Self::Falls { city, then: Some(Then::Used(seat, effect)), .. }
                if effect.iter().any(|event| victim(event) == Some(reader)) =>
            {
                hit(*city, *seat, effect)
            }
            Self::Falls { city, scores, .. } => {
                let (_, points) = scores.iter().find(|(owner, _)| *owner == Owner::Seat(reader))?;
                Some(Message::new("contagion-recap-fell").with("city", name(*city)).with("points", *points))
            }
            _ => None,
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Self::Draws { .. } => 1,
            Self::Alone(_) | Self::Neutral { .. } => 2,
            Self::Pays { done: None, .. } => 2,
            Self::Pays { done: Some(Done::Placed(..)), .. } => 3,
            Self::Pays { done: Some(Done::Mutated(..)), .. } | Self::Round(_) => 4,
            Self::Loses { .. } | Self::Plays { .. } => 5,
            Self::Leaders { .. } | Self::Levels(_) => 6,
            Self::Falls { .. } => 7,
        }
    }
}

impl Sentence {
    /// Resistance comes first; behind it cards are lost, not paid.
    fn saves(&mut self, event: &Event) -> bool {
        let Self::Loses { what, saved, .. } = self else { return false };
        match *event {
            Event::Resisted { level, what: more, .. } => {
                let before = saved.map_or(Elements::default(), |(_, before)| before);
                let all = Elements {
                    cards: before.cards + more.cards,
                    cubes: before.cubes + more.cubes,
                    levels: before.levels + more.levels,
                };
                *saved = Some((level, all));
            }
            Event::Discarded { card, n, .. } if saved.is_some() => what.push(Lost::Cards(card, n)),
            _ => return false,
        }
        true
    }
}

/// Whether an event is what the action of a city does for a seat, given what it has done so far.
fn follows(seat: Seat, effect: &[Event], event: &Event) -> bool {
    let more = effect.last().is_none_or(|last| std::mem::discriminant(last) == std::mem::discriminant(event));
    match event {
        Event::Placed { owner, .. } => more && *owner == Owner::Seat(seat),
        Event::Removed { .. } => more,
        Event::Weakened { seat: victim, .. } | Event::Discarded { seat: victim, .. } => more && *victim != seat,
        Event::Scored { .. }
        | Event::Drew { .. }
        | Event::Mutated { .. }
        | Event::ExtraAction { .. }
        | Event::Ignored { .. }
        | Event::Moved { .. }
        | Event::Stole { .. }
        | Event::Climbed { .. } => effect.is_empty(),
        _ => false,
    }
}

/// What the action of a city did, as a list.
fn effects(effect: &[Event]) -> Vec<Arg> {
    let cubes = |city: City, n: u8| Message::new("contagion-story-cubes").with("n", n).with("city", name(city));
    let robbed = |event: &Event| {
        let (part, owner) = (lost(event)?, loser(event)?);
        let said = Message::new("contagion-story-victim").with_field::<Contagion>("owner", owner);
        Some(said.with("what", what(&part)))
    };
    let gained = |event: &Event| match *event {
        Event::Placed { city, n, .. } => cubes(city, n),
        Event::Scored { points, .. } => Message::new("contagion-story-points").with("points", points),
        Event::Drew { n, .. } => Message::new("contagion-n-cards").with("n", n),
        Event::Mutated { track, level, .. } => {
            Message::new("contagion-story-level").with("track", name(track)).with("level", level)
        }
        Event::ExtraAction { n, .. } => Message::new("contagion-story-more-actions").with("n", n),
        Event::Ignored { card, .. } => Message::new("contagion-story-ignored").with("card", name(card)),
        Event::Moved { from, to, n, .. } => {
            Message::new("contagion-story-moved").with("n", n).with("from", name(from)).with("to", name(to))
        }
        Event::Stole { victim, n, .. } => Message::new("contagion-story-stole").with("n", n).with("victim", victim),
        Event::Climbed { city, .. } => Message::new("contagion-story-climbed").with("city", name(city)),
        _ => event.say(),
    };
    effect.iter().map(|event| robbed(event).unwrap_or_else(|| gained(event)).into()).collect()
}

fn pays(seat: Seat, paid: &[(Color, u8)], done: Option<Done>) -> Message {
    let paid: Vec<Arg> = paid.iter().map(|&(card, n)| cards(card, n).into()).collect();
    match done {
        Some(Done::Mutated(track, level)) => Message::new("contagion-story-mutate")
            .with("seat", seat)
            .with("paid", paid)
            .with("track", name(track))
            .with("level", level),
        Some(Done::Placed(city, n)) => Message::new("contagion-story-infect")
            .with("seat", seat)
            .with("paid", paid)
            .with("n", n)
            .with("city", name(city)),
        None => Message::new("contagion-story-discards").with("seat", seat).with("what", paid),
    }
}

/// Who scores how much, as a list.
fn points(scores: &[(Owner, u8)]) -> Vec<Arg> {
    let score = |&(owner, points): &(Owner, u8)| -> Arg {
        let owner = owner.said::<Contagion>().unwrap_or(Arg::List(Vec::new()));
        Message::new("contagion-story-score").with("owner", owner).with("points", points).into()
    };
    scores.iter().map(score).collect()
}

fn add<T: PartialEq>(sums: &mut Vec<(T, u8)>, what: T, n: u8) {
    match sums.iter_mut().find(|(known, _)| *known == what) {
        Some((_, sum)) => *sum += n,
        None => sums.push((what, n)),
    }
}
