//! What is lost, by whom, and how that is said.

use kernel::{Arg, Id as _, Message, Seat};

use crate::board::Owner;
use crate::data::{City, Color, Track};
use crate::elements::Elements;
use crate::{Contagion, Event, name};

/// A part of a loss.
#[derive(Clone, Copy, Debug)]
pub enum Lost {
    /// Cards.
    Cards(Color, u8),
    /// Cubes.
    Cubes(City, u8),
    /// A level, and what is left.
    Level(Track, u8),
}

/// Whose loss an event is.
pub(super) fn loser(event: &Event) -> Option<Owner> {
    match *event {
        Event::Removed { owner, .. } => Some(owner),
        Event::Weakened { seat, .. } | Event::Resisted { seat, .. } | Event::Discarded { seat, .. } => {
            Some(Owner::Seat(seat))
        }
        _ => None,
    }
}

/// Whom the action of a city robs.
pub(super) fn victim(event: &Event) -> Option<Seat> {
    match *event {
        Event::Stole { victim, .. } => Some(victim),
        _ => loser(event).and_then(|owner| match owner {
            Owner::Seat(seat) => Some(seat),
            Owner::Neutral => None,
        }),
    }
}

/// What an event takes away.
pub(super) fn lost(event: &Event) -> Option<Lost> {
    match *event {
        Event::Removed { city, n, .. } => Some(Lost::Cubes(city, n)),
        Event::Weakened { track, level, .. } => Some(Lost::Level(track, level)),
        Event::Discarded { card, n, .. } => Some(Lost::Cards(card, n)),
        _ => None,
    }
}

/// A part of a loss, in words.
pub(super) fn what(part: &Lost) -> Message {
    match *part {
        Lost::Cards(card, n) => cards(card, n),
        Lost::Cubes(city, n) => Message::new("contagion-story-cubes").with("n", n).with("city", name(city)),
        Lost::Level(track, level) => {
            Message::new("contagion-story-level-lost").with("track", name(track)).with("level", level)
        }
    }
}

pub(super) fn loses(owner: Owner, parts: &[Lost], saved: Option<(u8, Elements)>) -> Vec<Message> {
    let loss = if parts.is_empty() {
        Message::new("contagion-story-all-saved").with_field::<Contagion>("owner", owner)
    } else {
        let list: Vec<Arg> = parts.iter().map(|part| what(part).into()).collect();
        Message::new("contagion-story-loss").with_field::<Contagion>("owner", owner).with("what", list)
    };
    let kept = saved
        .map(|(level, saved)| Message::new("contagion-story-saved").with("level", level).with("saved", saved.list()));
    std::iter::once(loss).chain(kept).collect()
}

/// So many cards of a colour, as they are paid or lost.
pub(super) fn cards(color: Color, n: u8) -> Message {
    Message::new(format!("contagion-paid-{}", color.word())).with("n", n)
}
