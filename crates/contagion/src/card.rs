//! What the cards are made of: the closed vocabulary in which `data/*.toml` describes cities, events and effects.

use kernel::Id as _;
use serde::Serialize;
use ts_rs::TS;

use crate::data::{CITIES, City, Color, ROUND_CARDS, RoundCard, SPECIALS, Special, Track};

printed::literal! {
    /// A City card as it is printed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct CityCard {
        /// The colour of the Contagion cards that pay for it.
        pub color: Color,
        /// How many cubes eradicate it.
        pub population: u8,
        /// What the first, second and third disease score; the last is also the value in a death toll.
        pub points: [u8; 3],
        /// Whether it has the icon of the two-player game.
        pub two_player: bool,
        /// Whether its special action may be kept for later.
        pub keep: bool,
        /// Its special action.
        pub special: Special,
    }

    /// An Event or WHO card as it is printed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct RoundFace {
        /// Event or WHO.
        pub kind: RoundKind,
        /// Whether it shows a skull.
        pub skull: bool,
        /// Whether it shows the new-city symbol.
        pub new_city: bool,
        /// When in each turn it is resolved.
        pub timing: Timing,
        /// What it does.
        pub effects: &'static [Effect],
        /// How it changes the three actions of a turn.
        pub modify: Modify,
    }

    /// The two kinds of card in the Event deck.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
    #[serde(rename_all = "snake_case")]
    pub enum RoundKind {
        /// Politics, weather, society.
        Event,
        /// The World Health Organization strikes back.
        Who,
    }

    /// When in a turn the card of the round is resolved.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Timing {
        /// Before the first action.
        Start,
        /// It changes the actions themselves.
        During,
        /// After the last action.
        End,
    }

    /// One row of the set-up table.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Setup {
        /// For so many players.
        pub players: u8,
        /// So many cities on the table.
        pub cities: u8,
        /// Only cards with the two-player icon.
        pub two_player_pool: bool,
        /// Whether the neutral disease plays.
        pub neutral: NeutralPlays,
        /// Points at the start, by seat, for playing before others.
        pub head_start: &'static [u8],
    }

    /// Whether the neutral disease plays with so many players.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NeutralPlays {
        /// It does.
        Always,
        /// If the players agree.
        Optional,
        /// No colour is left for it.
        Never,
    }

    /// Whom an effect hits. Never the neutral disease.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Who {
        /// The player who resolves it.
        Itself,
        /// Every other player, clockwise.
        EachOpponent,
        /// One other player, chosen.
        OneOpponent,
    }

    /// Which cities an effect may choose.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Where {
        /// Where the player has no cube.
        New,
        /// Where the player has one.
        Present,
        /// Either.
        Any,
    }

    /// Which cubes are lost.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Pick {
        /// Any own cubes.
        Any,
        /// One from every city of presence.
        EachCity,
        /// All of one city among those that hold most of them.
        LargestCityAll,
    }

    /// A set of mutations.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Tracks(pub u8);
}

impl Tracks {
    /// Whether `track` is one of them.
    #[inline]
    pub fn contains(self, track: Track) -> bool {
        self.0 >> track.index() & 1 == 1
    }

    /// The mutations of the set, in the order of the board.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Track> + Clone {
        Track::ALL.iter().copied().filter(move |&track| self.contains(track))
    }
}

printed::literal! {
    /// One primitive of `effects.toml`. Cards are lists of these; `effect.rs` alone carries them out.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Effect {
        /// Draw cards.
        Draw(u8),
        /// Lose cards of one's own choice.
        Discard {
            /// How many.
            n: u8,
            /// Who.
            who: Who,
        },
        /// Take random cards from one opponent.
        Steal(u8),
        /// Place cubes from the dish.
        Place {
            /// Up to so many.
            n: u8,
            /// In such a city.
            place: Where,
            /// One in each of several cities, rather than all in one.
            spread: bool,
        },
        /// Take own cubes off cities.
        Remove {
            /// How many.
            n: u8,
            /// Who.
            who: Who,
            /// Which.
            pick: Pick,
        },
        /// Take cubes of one opponent out of one city.
        RemoveEnemy(u8),
        /// Lower each of these mutations.
        LevelDown {
            /// By so many levels.
            n: u8,
            /// Who.
            who: Who,
            /// Which.
            tracks: Tracks,
        },
        /// Raise one of these mutations, free of charge.
        LevelUp {
            /// By so many levels.
            n: u8,
            /// Which.
            tracks: Tracks,
        },
        /// Move own cubes from one city to one other.
        Move {
            /// Up to so many.
            n: u8,
            /// To such a city.
            to: Where,
        },
        /// Move the own row of one city to its top.
        Climb,
        /// Score points.
        Points(u8),
        /// More actions this turn.
        ExtraAction(u8),
        /// The card of the round no longer applies.
        IgnoreRoundCard,
        /// On an Event card: changes the actions of the turn. On a City card: changes the next Infect a City action.
        Modify(Modify),
    }
}

impl Effect {
    /// Whether it takes something away that Resistance could protect.
    pub fn is_loss(&self) -> bool {
        match self {
            Self::Discard { .. } | Self::Remove { .. } | Self::LevelDown { .. } => true,
            Self::Draw(_)
            | Self::Steal(_)
            | Self::Place { .. }
            | Self::RemoveEnemy(_)
            | Self::LevelUp { .. }
            | Self::Move { .. }
            | Self::Climb
            | Self::Points(_)
            | Self::ExtraAction(_)
            | Self::IgnoreRoundCard
            | Self::Modify(_) => false,
        }
    }
}

printed::literal! {
    /// Changes to the three actions. Deltas add up.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Modify {
        /// Cards more with Draw Cards.
        pub draw_delta: i8,
        /// Cubes more with Infect a City.
        pub infect_cubes_delta: i8,
        /// Cards more for a new city.
        pub infect_cost_new_delta: i8,
        /// Cards more for a city of presence.
        pub infect_cost_present_delta: i8,
        /// Infect a City costs nothing.
        pub infect_free: bool,
        /// Cards more for a mutation.
        pub mutate_cost_delta: i8,
        /// So many Infect a City actions in a turn.
        pub infect_limit: Option<u8>,
        /// No new city may be infected.
        pub ban_new: bool,
    }
}

impl Modify {
    /// No change.
    pub const NONE: Self = Self {
        draw_delta: 0,
        infect_cubes_delta: 0,
        infect_cost_new_delta: 0,
        infect_cost_present_delta: 0,
        infect_free: false,
        mutate_cost_delta: 0,
        infect_limit: None,
        ban_new: false,
    };
}

impl Default for Modify {
    fn default() -> Self {
        Self::NONE
    }
}

impl City {
    /// The card.
    #[inline]
    pub fn card(self) -> &'static CityCard {
        &CITIES[self]
    }
}

impl Special {
    /// What it does.
    #[inline]
    pub fn effects(self) -> &'static [Effect] {
        SPECIALS[self]
    }
}

impl RoundCard {
    /// The card.
    #[inline]
    pub fn face(self) -> &'static RoundFace {
        &ROUND_CARDS[self]
    }
}
