//! Where we are in the rulebook.

use kernel::{Id as _, Seat};

use crate::card::{Effect, Tracks};
use crate::data::{City, Color, RoundCard, Track};

/// A procedure of the rulebook that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// Set-up: this seat places its starting cube.
    Setup(Seat),
    /// A new round.
    #[default]
    Round,
    /// The turn of the seat whose turn it is.
    Turn(Phase),
    /// Infect a City: how many cubes?
    Cubes(City),
    /// Infect a City: how many cards of its colour?
    Match {
        /// Where.
        city: City,
        /// How many cubes.
        n: u8,
    },
    /// Infect a City: which other cards?
    Joker {
        /// Where.
        city: City,
        /// How many cubes.
        n: u8,
        /// Cards still to pay.
        left: u8,
        /// Not before this colour.
        from: Color,
    },
    /// Mutate: which cards?
    Mutate {
        /// Which mutation.
        track: Track,
        /// Cards still to pay.
        left: u8,
        /// Not before this colour.
        from: Color,
    },
    /// The player whose turn it is discards down to the hand limit.
    Limit {
        /// Not before this colour.
        from: Color,
    },
    /// A city is eradicated: does its last placer use the action?
    Eradicated(City),
    /// The effects of a card, from this one on.
    Effects(Step),
    /// `each_opponent`: from this seat on, clockwise.
    Victims {
        /// The effect.
        step: Step,
        /// The next victim.
        victim: Seat,
    },
    /// `one_opponent`: whom?
    Opponent(Step),
    /// `place`: where?
    Place {
        /// The effect.
        step: Step,
        /// Cities that have had their cube of a `spread`.
        before: [Option<City>; Step::SPREAD],
    },
    /// `place`: how many?
    PlaceCubes {
        /// Where.
        city: City,
        /// At most so many.
        max: u8,
    },
    /// `move`: from where?
    MoveFrom(Step),
    /// `move`: to where?
    MoveTo {
        /// The effect.
        step: Step,
        /// From there.
        from: City,
    },
    /// `move`: how many?
    MoveCubes {
        /// From there.
        from: City,
        /// To there.
        to: City,
        /// At most so many.
        max: u8,
    },
    /// `remove_enemy`: out of which city?
    EnemyCity {
        /// Whose cubes.
        victim: Seat,
        /// At most so many.
        n: u8,
    },
    /// `remove_enemy`: how many?
    EnemyCubes {
        /// Whose cubes.
        victim: Seat,
        /// Out of this city.
        city: City,
        /// At most so many.
        max: u8,
    },
    /// `level_up`: which mutation?
    LevelUp(Step),
    /// `climb`: in which city?
    Climb,
    /// A loss: in which of the largest cities?
    LossCity(Loss),
    /// A loss: is Resistance used?
    Resist(Loss),
    /// A loss: which cards?
    LoseCards {
        /// What is lost.
        loss: Loss,
        /// Not before this colour.
        from: Color,
    },
    /// A loss: which cubes?
    LoseCubes {
        /// What is lost.
        loss: Loss,
        /// Not before this city.
        from: City,
    },
    /// A loss: which mutations?
    LoseLevels {
        /// What is lost.
        loss: Loss,
        /// Not before this mutation.
        from: Track,
        /// Levels that this mutation has lost already.
        taken: u8,
    },
}

/// The parts of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// (a) Kept cards may be played.
    Opening,
    /// (b) The card of the round, if it acts at the start.
    Start,
    /// (c) Actions.
    Action,
    /// (d) Kept cards may be played.
    Closing,
    /// (e) The card of the round, if it acts at the end.
    End,
    /// The next seat plays.
    Done,
}

/// A place in the effects of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Whose effects.
    pub source: Source,
    /// Which of them.
    pub at: u8,
}

/// A card with effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The card of the round.
    Round(RoundCard),
    /// The special action of a City card.
    City(City),
}

impl Source {
    /// What the card does.
    #[inline]
    pub fn effects(self) -> &'static [Effect] {
        match self {
            Self::Round(card) => card.face().effects,
            Self::City(city) => city.card().special.effects(),
        }
    }
}

impl Step {
    /// A `spread` reaches at most one city more than this.
    pub const SPREAD: usize = 3;

    /// The first effect of a card.
    pub fn first(source: Source) -> Self {
        Self { source, at: 0 }
    }

    /// The effect, unless all are done.
    #[inline]
    pub fn effect(self) -> Option<&'static Effect> {
        self.source.effects().get(usize::from(self.at))
    }

    /// The next one.
    #[must_use]
    pub fn next(self) -> Self {
        Self { at: self.at + 1, ..self }
    }

    /// Whether nothing comes after this one.
    pub fn is_last(self) -> bool {
        usize::from(self.at) + 1 >= self.source.effects().len()
    }
}

/// What a player is about to lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loss {
    /// Who loses.
    pub victim: Seat,
    /// Whether Resistance may protect.
    pub resistible: bool,
    /// Cards pending.
    pub cards: u8,
    /// Cubes pending.
    pub cubes: u8,
    /// Mutation levels pending.
    pub levels: u8,
    /// Which cubes.
    pub taking: Taking,
    /// Which mutations.
    pub tracks: Tracks,
    /// At most so many levels of each.
    pub each: u8,
}

/// Which cubes a loss can take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taking {
    /// Any.
    Any,
    /// One of each city.
    EachCity,
    /// All of one of the largest cities, not chosen yet.
    Largest,
    /// Those of this city.
    In(City),
}

/// The first city of the data file, where picks of cubes begin.
pub(crate) fn first_city() -> City {
    City::ALL[0]
}
