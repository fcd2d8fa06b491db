//! What happened, for the log and the animations.

use kernel::{Id as _, Message, Say, Seat, Viewer};
use serde::Serialize;

use crate::board::{Cards, Owner};
use crate::data::{City, Color, RoundCard, Track};
use crate::score::Ending;
use crate::{elements, name};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The cities of the beginning.
    LaidOut { cities: Vec<City> },
    /// Points at the start for playing before others.
    HeadStart { seat: Seat, points: u8 },
    /// A round begins, and its card is revealed.
    Revealed { round: u8, card: RoundCard },
    /// A city joins the table.
    NewCity { city: City },
    /// A skull was revealed.
    Skull { count: u8 },
    /// A death toll is held.
    DeathToll,
    /// A leader scores in a death toll or at the end.
    Led { owner: Owner, city: City, points: u8 },
    /// The cards that the neutral disease turned over, the last of which matched a city.
    NeutralCards { cards: Hand },
    /// No card could bring the neutral disease anywhere.
    NeutralIdle,
    /// Cubes come out of a dish into a city.
    Placed { owner: Owner, city: City, n: u8 },
    /// Cubes go home from a city.
    Removed { owner: Owner, city: City, n: u8 },
    /// Cubes change their city.
    Moved { seat: Seat, from: City, to: City, n: u8 },
    /// A row went to the top.
    Climbed { seat: Seat, city: City },
    /// Cards were drawn; only their owner knows which.
    Drew { seat: Seat, n: u8, cards: Option<Hand> },
    /// The discard pile became the draw pile.
    Reshuffled { n: u8 },
    /// A card was paid, lost or put away.
    Discarded { seat: Seat, color: Color, n: u8 },
    /// Cards were taken from a hand; only the two players know which.
    Stole { seat: Seat, victim: Seat, n: u8, cards: Option<Hand> },
    /// A mutation went up.
    Mutated { seat: Seat, track: Track, level: u8 },
    /// A mutation went down.
    Weakened { seat: Seat, track: Track, level: u8 },
    /// Resistance stepped down and protected something.
    Resisted { seat: Seat, level: u8, cards: u8, cubes: u8, levels: u8 },
    /// No action was possible.
    Passed { seat: Seat },
    /// A city is eradicated.
    Eradicated { city: City },
    /// A disease scores in an eradicated city.
    Ranked { owner: Owner, city: City, place: u8, points: u8 },
    /// The action of a city is used.
    Used { seat: Seat, city: City },
    /// The action of a city is not used.
    Declined { seat: Seat, city: City },
    /// A City card is kept.
    Kept { seat: Seat, city: City },
    /// A kept City card is played.
    Played { seat: Seat, city: City },
    /// Points out of the action of a city.
    Scored { seat: Seat, points: u8 },
    /// More actions this turn.
    ExtraAction { seat: Seat, n: u8 },
    /// The card of the round no longer applies.
    Ignored { seat: Seat, card: RoundCard },
    /// This round will be the last.
    LastRound { ending: Ending },
    /// The cities that are left are scored.
    FinalScoring,
    /// Points for mutation levels at the end.
    FinalLevels { seat: Seat, points: u8 },
}

/// Cards by colour, in the order of the colours.
pub type Hand = [u8; 6];

impl Event {
    pub(crate) fn drew(seat: Seat, cards: &Cards) -> Self {
        Self::Drew { seat, n: cards.total() as u8, cards: Some(*cards.counts()) }
    }
}

/// What a viewer sees of an event: cards that change hands are seen by those hands alone.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    let mut seen = event.clone();
    match &mut seen {
        Event::Drew { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
        Event::Stole { seat, victim, cards, .. } if !viewer.is(*seat) && !viewer.is(*victim) => *cards = None,
        _ => {}
    }
    seen
}

/// The name of whoever owns cubes.
fn owner(owner: Owner) -> kernel::Arg {
    match owner {
        Owner::Seat(seat) => seat.into(),
        Owner::Neutral => Message::new("contagion-neutral").into(),
    }
}

/// A list of cards as a message argument: each colour with its number.
fn hand(cards: &Hand) -> Vec<kernel::Arg> {
    let held = Color::ALL.iter().filter(|color| cards[color.index()] > 0);
    held.map(|&color| Message::new("contagion-cards").with("card", name(color)).with("n", cards[color.index()]).into())
        .collect()
}

/// A seat that gets points.
fn scores(key: &'static str, seat: Seat, points: u8) -> Message {
    Message::new(key).with("seat", seat).with("points", points)
}

impl kernel::Event for Event {}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::LaidOut { cities } => Message::new("contagion-event-laid-out")
                .with("cities", cities.iter().map(|&city| name(city).into()).collect::<Vec<_>>()),
            Self::HeadStart { seat, points } => scores("contagion-event-head-start", *seat, *points),
            Self::Revealed { round, card } => {
                Message::new("contagion-event-revealed").with("round", *round).with("card", name(*card))
            }
            Self::NewCity { city } => Message::new("contagion-event-new-city").with("city", name(*city)),
            Self::Skull { count } => Message::new("contagion-event-skull").with("count", *count),
            Self::DeathToll => Message::new("contagion-event-death-toll"),
            Self::Led { owner: who, city, points } => Message::new("contagion-event-led")
                .with("owner", owner(*who))
                .with("city", name(*city))
                .with("points", *points),
            Self::NeutralCards { cards } => Message::new("contagion-event-neutral-cards").with("cards", hand(cards)),
            Self::NeutralIdle => Message::new("contagion-event-neutral-idle"),
            Self::Placed { owner: who, city, n } => Message::new("contagion-event-placed")
                .with("owner", owner(*who))
                .with("city", name(*city))
                .with("n", *n),
            Self::Removed { owner: who, city, n } => Message::new("contagion-event-removed")
                .with("owner", owner(*who))
                .with("city", name(*city))
                .with("n", *n),
            Self::Moved { seat, from, to, n } => Message::new("contagion-event-moved")
                .with("seat", *seat)
                .with("from", name(*from))
                .with("to", name(*to))
                .with("n", *n),
            Self::Climbed { seat, city } => {
                Message::new("contagion-event-climbed").with("seat", *seat).with("city", name(*city))
            }
            Self::Drew { seat, n, cards: None } => {
                Message::new("contagion-event-drew").with("seat", *seat).with("n", *n)
            }
            Self::Drew { seat, n, cards: Some(cards) } => {
                Message::new("contagion-event-drew-cards").with("seat", *seat).with("n", *n).with("cards", hand(cards))
            }
            Self::Reshuffled { n } => Message::new("contagion-event-reshuffled").with("n", *n),
            Self::Discarded { seat, color, n } => {
                Message::new("contagion-event-discarded").with("seat", *seat).with("card", name(*color)).with("n", *n)
            }
            Self::Stole { seat, victim, n, cards: None } => {
                Message::new("contagion-event-stole").with("seat", *seat).with("victim", *victim).with("n", *n)
            }
            Self::Stole { seat, victim, n, cards: Some(cards) } => Message::new("contagion-event-stole-cards")
                .with("seat", *seat)
                .with("victim", *victim)
                .with("n", *n)
                .with("cards", hand(cards)),
            Self::Mutated { seat, track, level } => Message::new("contagion-event-mutated")
                .with("seat", *seat)
                .with("track", name(*track))
                .with("level", *level),
            Self::Weakened { seat, track, level } => Message::new("contagion-event-weakened")
                .with("seat", *seat)
                .with("track", name(*track))
                .with("level", *level),
            Self::Resisted { seat, level, cards, cubes, levels } => Message::new("contagion-event-resisted")
                .with("seat", *seat)
                .with("level", *level)
                .with("what", elements(*cards, *cubes, *levels)),
            Self::Passed { seat } => Message::new("contagion-event-passed").with("seat", *seat),
            Self::Eradicated { city } => Message::new("contagion-event-eradicated").with("city", name(*city)),
            Self::Ranked { owner: who, city, place, points } => Message::new("contagion-event-ranked")
                .with("owner", owner(*who))
                .with("city", name(*city))
                .with("place", *place)
                .with("points", *points),
            Self::Used { seat, city } => {
                Message::new("contagion-event-used").with("seat", *seat).with("city", name(*city))
            }
            Self::Declined { seat, city } => {
                Message::new("contagion-event-declined").with("seat", *seat).with("city", name(*city))
            }
            Self::Kept { seat, city } => {
                Message::new("contagion-event-kept").with("seat", *seat).with("city", name(*city))
            }
            Self::Played { seat, city } => {
                Message::new("contagion-event-played").with("seat", *seat).with("city", name(*city))
            }
            Self::Scored { seat, points } => scores("contagion-event-scored", *seat, *points),
            Self::ExtraAction { seat, n } => {
                Message::new("contagion-event-extra-action").with("seat", *seat).with("n", *n)
            }
            Self::Ignored { seat, card } => {
                Message::new("contagion-event-ignored").with("seat", *seat).with("card", name(*card))
            }
            Self::LastRound { ending } => Message::new(match ending {
                Ending::LastWho => "contagion-event-last-round-who",
                Ending::TwoCities => "contagion-event-last-round-cities",
            }),
            Self::FinalScoring => Message::new("contagion-event-final-scoring"),
            Self::FinalLevels { seat, points } => scores("contagion-event-final-levels", *seat, *points),
        }
    }
}
