//! What can be chosen with one click.

use kernel::{Message, Say, Seat, Target};

use crate::data::{City, Color, Track};
use crate::{elements, name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw Cards.
    Draw,
    /// Infect a City: this one.
    Infect(City),
    /// Mutate: this track.
    Mutate(Track),
    /// Play a kept City card.
    Play(City),
    /// No action is possible: draw a card and pass.
    Pass,
    /// Place cubes here.
    Place(City),
    /// Take cubes from here.
    From(City),
    /// Bring cubes there.
    To(City),
    /// So many cubes.
    Cubes(u8),
    /// Pay so many cards of the colour of the city.
    Match(u8),
    /// A card of this colour.
    Card(Color),
    /// Lose cubes here.
    Lose(City),
    /// Step Resistance down and protect so many.
    Protect {
        /// Cards.
        cards: u8,
        /// Cubes.
        cubes: u8,
        /// Mutation levels.
        levels: u8,
    },
    /// Lose a level of this mutation.
    Lower(Track),
    /// Raise this mutation.
    Raise(Track),
    /// Go to the top row here.
    Climb(City),
    /// This opponent.
    Opponent(Seat),
    /// Use the action of the city.
    Use,
    /// Do without.
    Decline,
    /// That is enough.
    Stop,
    /// Play no kept card before the first action.
    Continue,
    /// End the turn.
    End,
}

impl kernel::Action for Action {
    fn target(&self) -> Target {
        match *self {
            Self::Draw => Target::new("pile", "contagion"),
            Self::Infect(city)
            | Self::Place(city)
            | Self::From(city)
            | Self::To(city)
            | Self::Lose(city)
            | Self::Climb(city) => Target::of(city),
            Self::Mutate(track) | Self::Lower(track) | Self::Raise(track) => Target::of(track),
            Self::Play(city) => Target::new("kept", kernel::Id::word(city)),
            Self::Card(color) => Target::of(color),
            Self::Opponent(seat) => Target::new("seat", seat),
            Self::Cubes(n) => Target::button(&format!("cubes-{n}")),
            Self::Match(m) => Target::button(&format!("match-{m}")),
            Self::Protect { cards, cubes, levels } => Target::button(&format!("protect-{cards}-{cubes}-{levels}")),
            Self::Pass => Target::button("pass"),
            Self::Use => Target::button("use"),
            Self::Decline => Target::button("decline"),
            Self::Stop => Target::button("stop"),
            Self::Continue => Target::button("continue"),
            Self::End => Target::button("end"),
        }
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        match *self {
            Self::Draw => Message::new("contagion-action-draw"),
            Self::Infect(city) => Message::new("contagion-action-infect").with("city", name(city)),
            Self::Mutate(track) => Message::new("contagion-action-mutate").with("track", name(track)),
            Self::Play(city) => Message::new("contagion-action-play").with("city", name(city)),
            Self::Pass => Message::new("contagion-action-pass"),
            Self::Place(city) => Message::new("contagion-action-place").with("city", name(city)),
            Self::From(city) => Message::new("contagion-action-from").with("city", name(city)),
            Self::To(city) => Message::new("contagion-action-to").with("city", name(city)),
            Self::Cubes(n) => Message::new("contagion-action-cubes").with("n", n),
            Self::Match(m) => Message::new("contagion-action-match").with("n", m),
            Self::Card(color) => Message::new("contagion-action-card").with("card", name(color)),
            Self::Lose(city) => Message::new("contagion-action-lose").with("city", name(city)),
            Self::Protect { cards, cubes, levels } => {
                Message::new("contagion-action-protect").with("what", elements(cards, cubes, levels))
            }
            Self::Lower(track) => Message::new("contagion-action-lower").with("track", name(track)),
            Self::Raise(track) => Message::new("contagion-action-raise").with("track", name(track)),
            Self::Climb(city) => Message::new("contagion-action-climb").with("city", name(city)),
            Self::Opponent(seat) => Message::new("contagion-action-opponent").with("seat", seat),
            Self::Use => Message::new("contagion-action-use"),
            Self::Decline => Message::new("contagion-action-decline"),
            Self::Stop => Message::new("contagion-action-stop"),
            Self::Continue => Message::new("contagion-action-continue"),
            Self::End => Message::new("contagion-action-end"),
        }
    }
}
