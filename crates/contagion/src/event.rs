//! What happened, for the log and the animations, and who may know it.

use kernel::{Arg, Game, Id as _, Message, Said, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Cards, Owner};
use crate::data::{City, Color, RoundCard, Track};
use crate::elements::Elements;
use crate::score::Ending;
use crate::{Contagion, name};

kernel::events! {
    /// Something that happened.
    pub enum Event of Contagion {
        /// The cities of the beginning.
        LaidOut { cities: Vec<City> } = "laid-out",
        /// Points at the start for playing before others.
        HeadStart { seat: Seat, points: u8 } = "head-start",
        /// A round begins, and its card is revealed.
        Revealed { round: u8, card: RoundCard } = "revealed",
        /// A city joins the table.
        NewCity { city: City } = "new-city",
        /// A skull was revealed.
        Skull { count: u8 } = "skull",
        /// A death toll is held.
        DeathToll = "death-toll",
        /// A leader scores in a death toll or at the end.
        Led { owner: Owner, city: City, points: u8 } = "led",
        /// The cards that the neutral disease turned over, the last of which matched a city.
        NeutralCards { cards: Seen } = "neutral-cards",
        /// No card could bring the neutral disease anywhere.
        NeutralIdle = "neutral-idle",
        /// Cubes come out of a dish into a city.
        Placed { owner: Owner, city: City, n: u8 } = "placed",
        /// Cubes go home from a city.
        Removed { owner: Owner, city: City, n: u8 } = "removed",
        /// Cubes change their city.
        Moved { seat: Seat, from: City, to: City, n: u8 } = "moved",
        /// A row went to the top.
        Climbed { seat: Seat, city: City } = "climbed",
        /// Cards were drawn; only their owner knows which.
        Drew { seat: Seat, n: u8, cards: Seen } = "drew-cards" if cards.0.is_some(); else "drew",
        /// The discard pile became the draw pile.
        Reshuffled { n: u8 } = "reshuffled",
        /// A card was paid, lost or put away.
        Discarded { seat: Seat, card: Color, n: u8 } = "discarded",
        /// Cards were taken from a hand; only the two players know which.
        Stole { seat: Seat, victim: Seat, n: u8, cards: Seen } = "stole-cards" if cards.0.is_some(); else "stole",
        /// A mutation went up.
        Mutated { seat: Seat, track: Track, level: u8 } = "mutated",
        /// A mutation went down.
        Weakened { seat: Seat, track: Track, level: u8 } = "weakened",
        /// Resistance stepped down and protected something.
        Resisted { seat: Seat, level: u8, what: Elements } = "resisted",
        /// No action was possible.
        Passed { seat: Seat } = "passed",
        /// A city is eradicated.
        Eradicated { city: City } = "eradicated",
        /// A disease scores in an eradicated city.
        Ranked { owner: Owner, city: City, place: u8, points: u8 } = "ranked",
        /// The action of a city is used.
        Used { seat: Seat, city: City } = "used",
        /// The action of a city is not used.
        Declined { seat: Seat, city: City } = "declined",
        /// A City card is kept.
        Kept { seat: Seat, city: City } = "kept",
        /// A kept City card is played.
        Played { seat: Seat, city: City } = "played",
        /// Points out of the action of a city.
        Scored { seat: Seat, points: u8 } = "scored",
        /// More actions this turn.
        ExtraAction { seat: Seat, n: u8 } = "extra-action",
        /// The card of the round no longer applies.
        Ignored { seat: Seat, card: RoundCard } = "ignored",
        /// This round will be the last.
        LastRound { ending: Ending } = "last-round-who" if ending == Ending::LastWho; else "last-round-cities",
        /// The cities that are left are scored.
        FinalScoring = "final-scoring",
        /// Points for mutation levels at the end.
        FinalLevels { seat: Seat, points: u8 } = "final-levels",
    }
}

/// Cards by colour, in the order of the colours.
pub type Hand = [u8; 6];

/// Cards that changed their place, for those who see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct Seen(pub Option<Hand>);

impl Seen {
    pub(crate) fn all(cards: &Cards) -> Self {
        Self(Some(*cards.counts()))
    }
}

/// Each colour with its number.
impl Said for Seen {
    fn said<G: Game>(self) -> Option<Arg> {
        let cards = self.0?;
        let held = Color::ALL.iter().filter(|color| cards[color.index()] > 0);
        let each = |&color: &Color| {
            Message::new("contagion-cards").with("card", name(color)).with("n", cards[color.index()]).into()
        };
        Some(held.map(each).collect::<Vec<Arg>>().into())
    }
}

/// The name of whoever owns cubes.
impl Said for Owner {
    fn said<G: Game>(self) -> Option<Arg> {
        Some(match self {
            Self::Seat(seat) => seat.into(),
            Self::Neutral => Message::new("contagion-neutral").into(),
        })
    }
    fn names(&self, each: &mut dyn FnMut(&'static str, usize)) {
        if let Self::Seat(seat) = self {
            each("seat", seat.index());
        }
    }
}

/// It decides which sentence it is.
impl Said for Ending {
    fn said<G: Game>(self) -> Option<Arg> {
        None
    }
}

/// What a viewer sees of an event: cards that change hands are seen by those hands alone.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Drew { seat, n, .. } if !viewer.is(seat) => Event::Drew { seat, n, cards: Seen(None) },
        Event::Stole { seat, victim, n, .. } if !viewer.is(seat) && !viewer.is(victim) => {
            Event::Stole { seat, victim, n, cards: Seen(None) }
        }
        Event::LaidOut { .. }
        | Event::HeadStart { .. }
        | Event::Revealed { .. }
        | Event::NewCity { .. }
        | Event::Skull { .. }
        | Event::DeathToll
        | Event::Led { .. }
        | Event::NeutralCards { .. }
        | Event::NeutralIdle
        | Event::Placed { .. }
        | Event::Removed { .. }
        | Event::Moved { .. }
        | Event::Climbed { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Discarded { .. }
        | Event::Stole { .. }
        | Event::Mutated { .. }
        | Event::Weakened { .. }
        | Event::Resisted { .. }
        | Event::Passed { .. }
        | Event::Eradicated { .. }
        | Event::Ranked { .. }
        | Event::Used { .. }
        | Event::Declined { .. }
        | Event::Kept { .. }
        | Event::Played { .. }
        | Event::Scored { .. }
        | Event::ExtraAction { .. }
        | Event::Ignored { .. }
        | Event::LastRound { .. }
        | Event::FinalScoring
        | Event::FinalLevels { .. } => event.clone(),
    }
}
