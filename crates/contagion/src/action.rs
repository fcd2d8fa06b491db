//! What can be chosen with one click. The order of the lines is the order of every list.

use kernel::{Id as _, Seat, Target};

use crate::Contagion;
use crate::data::{City, Color, Track};
use crate::elements::Elements;

kernel::actions! {
    /// One choice.
    pub enum Action of Contagion {
        /// Draw Cards (CON-40).
        Draw = "draw" at Target::new("pile", "contagion"),
        /// Infect a City: this one (CON-50).
        Infect(city: City) = "infect {city}",
        /// Mutate: this track (CON-60).
        Mutate(track: Track) = "mutate {track}",
        /// Play a kept City card (CON-121).
        Play(city: City) = "play {city}" at Target::new("kept", city.word()),
        /// No action is possible: draw a card and pass (CON-32).
        Pass = "pass",
        /// Place cubes here.
        Place(city: City) = "place {city}",
        /// Take cubes from here.
        From(city: City) = "from {city}",
        /// Bring cubes there.
        To(city: City) = "to {city}",
        /// So many cubes.
        Cubes(n: u8) = "cubes {n}" at Target::button(&format!("cubes-{n}")),
        /// Pay so many cards of the colour of the city (CON-52).
        Match(n: u8) = "match {n}" at Target::button(&format!("match-{n}")),
        /// A card of this colour.
        Card(card: Color) = "card {card}",
        /// Lose cubes here (CON-76).
        Lose(city: City) = "lose {city}",
        /// Step Resistance down and protect so many (CON-71).
        Protect(what: Elements) = "protect {what}",
        /// Lose a level of this mutation (CON-76).
        Lower(track: Track) = "lower {track}",
        /// Raise this mutation.
        Raise(track: Track) = "raise {track}",
        /// Go to the top row here.
        Climb(city: City) = "climb {city}",
        /// This opponent (CON-123).
        Opponent(seat: Seat) = "opponent {seat}",
        /// Use the action of the city (CON-120).
        Use = "use",
        /// Do without.
        Decline = "decline",
        /// That is enough.
        Stop = "stop",
        /// Play no kept card before the first action.
        Continue = "continue",
        /// End the turn.
        End = "end",
    }
}
