//! What is asked, and by which rule.

use kernel::{Cites, Message, RuleId, Say, Seat, SeatSet};
use serde::Serialize;

use crate::board::Board;
use crate::data::{City, Color, HAND_LIMIT, JOKER_CARDS, RoundCard, Track};
use crate::frame::{Frame, Phase, Source};
use crate::{Contagion, elements, infect, name, rules};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Where does the starting cube go?
    SetupPlaceCube,
    /// Is a kept card played before the turn begins?
    Opening,
    /// Which action?
    ChooseAction {
        /// How many are left, this one included.
        left: u8,
    },
    /// Is a kept card played before the turn ends?
    Closing,
    /// How many cubes?
    ChooseCubes {
        /// Where.
        city: City,
    },
    /// How many cards of the colour of the city are paid?
    ChoosePayment {
        /// Where.
        city: City,
        /// Its colour.
        card: Color,
        /// What it costs.
        cost: u8,
    },
    /// Which other cards are paid?
    ChooseJokers {
        /// Where.
        city: City,
        /// Cards still to pay.
        left: u8,
    },
    /// Which cards pay for the mutation?
    ChoosePaidCards {
        /// Which mutation.
        track: Track,
        /// Cards still to pay.
        left: u8,
    },
    /// Which cards go, down to the limit?
    DiscardToLimit {
        /// Cards still to discard.
        left: u8,
    },
    /// Is the special action of the eradicated city used?
    UseCityAction {
        /// Which city.
        city: City,
    },
    /// Who is hit?
    EffectOpponent {
        /// By this City card.
        city: City,
    },
    /// Where are cubes placed?
    EffectPlace,
    /// How many are placed?
    EffectPlaceCubes {
        /// Where.
        city: City,
    },
    /// From where are cubes moved?
    EffectMoveFrom,
    /// To where?
    EffectMoveTo {
        /// From there.
        city: City,
    },
    /// How many are moved?
    EffectMoveCubes {
        /// To there.
        city: City,
    },
    /// Out of which city are cubes of an opponent removed?
    EffectRemoveEnemy {
        /// Whose.
        victim: Seat,
    },
    /// How many of them?
    EffectRemoveEnemyCubes {
        /// Whose.
        victim: Seat,
        /// Where.
        city: City,
    },
    /// Which mutation is raised?
    EffectLevelUp,
    /// In which city does the row go to the top?
    EffectClimb,
    /// In which of the largest cities are the cubes lost?
    ChooseLossCity,
    /// Is Resistance used?
    UseResistance {
        /// Against this card.
        card: Option<RoundCard>,
        /// At this level.
        level: u8,
        /// Cards pending.
        cards: u8,
        /// Cubes pending.
        cubes: u8,
        /// Levels pending.
        levels: u8,
    },
    /// Which cards are lost?
    ChooseLostCards {
        /// How many more.
        left: u8,
    },
    /// Which cubes are lost?
    ChooseLostCubes {
        /// How many more.
        left: u8,
    },
    /// Which mutations go down?
    ChooseLostLevels {
        /// How many levels more.
        left: u8,
    },
}

/// Who is asked.
#[inline]
pub(crate) fn asked(board: &Board, frame: &Frame) -> SeatSet {
    SeatSet::only(match frame {
        Frame::Setup(seat) => *seat,
        Frame::LossCity(loss)
        | Frame::Resist(loss)
        | Frame::LoseCards { loss, .. }
        | Frame::LoseCubes { loss, .. }
        | Frame::LoseLevels { loss, .. } => loss.victim,
        Frame::Round
        | Frame::Turn(_)
        | Frame::Cubes(_)
        | Frame::Match { .. }
        | Frame::Joker { .. }
        | Frame::Mutate { .. }
        | Frame::Limit { .. }
        | Frame::Eradicated(_)
        | Frame::Effects(_)
        | Frame::Victims { .. }
        | Frame::Opponent(_)
        | Frame::Place { .. }
        | Frame::PlaceCubes { .. }
        | Frame::MoveFrom(_)
        | Frame::MoveTo { .. }
        | Frame::MoveCubes { .. }
        | Frame::EnemyCity { .. }
        | Frame::EnemyCubes { .. }
        | Frame::LevelUp(_)
        | Frame::Climb => board.turn.seat,
    })
}

/// What is asked.
pub(crate) fn ask(board: &Board, frame: &Frame) -> Ask {
    match *frame {
        Frame::Setup(_) => Ask::SetupPlaceCube,
        Frame::Turn(Phase::Opening) => Ask::Opening,
        Frame::Turn(Phase::Closing) => Ask::Closing,
        Frame::Turn(Phase::Action | Phase::Start | Phase::End | Phase::Done) => {
            Ask::ChooseAction { left: board.turn.actions }
        }
        Frame::Cubes(city) => Ask::ChooseCubes { city },
        Frame::Match { city, .. } => {
            Ask::ChoosePayment { city, card: city.card().color, cost: infect::cost(board, city) }
        }
        Frame::Joker { city, left, .. } => Ask::ChooseJokers { city, left },
        Frame::Mutate { track, left, .. } => Ask::ChoosePaidCards { track, left },
        Frame::Limit { .. } => Ask::DiscardToLimit { left: board.hand_size(board.turn.seat) - HAND_LIMIT },
        Frame::Eradicated(city) => Ask::UseCityAction { city },
        Frame::Opponent(step) => match step.source {
            Source::City(city) => Ask::EffectOpponent { city },
            Source::Round(_) => unreachable!("the card of the round names no opponent"),
        },
        Frame::Place { .. } => Ask::EffectPlace,
        Frame::PlaceCubes { city, .. } => Ask::EffectPlaceCubes { city },
        Frame::MoveFrom(_) => Ask::EffectMoveFrom,
        Frame::MoveTo { from, .. } => Ask::EffectMoveTo { city: from },
        Frame::MoveCubes { to, .. } => Ask::EffectMoveCubes { city: to },
        Frame::EnemyCity { victim, .. } => Ask::EffectRemoveEnemy { victim },
        Frame::EnemyCubes { victim, city, .. } => Ask::EffectRemoveEnemyCubes { victim, city },
        Frame::LevelUp(_) => Ask::EffectLevelUp,
        Frame::Climb => Ask::EffectClimb,
        Frame::LossCity(_) => Ask::ChooseLossCity,
        Frame::Resist(loss) => Ask::UseResistance {
            card: board.active,
            level: board.level(loss.victim, Track::Resistance),
            cards: loss.cards,
            cubes: loss.cubes,
            levels: loss.levels,
        },
        Frame::LoseCards { loss, .. } => Ask::ChooseLostCards { left: loss.cards },
        Frame::LoseCubes { loss, .. } => Ask::ChooseLostCubes { left: loss.cubes },
        Frame::LoseLevels { loss, .. } => Ask::ChooseLostLevels { left: loss.levels },
        Frame::Round | Frame::Effects(_) | Frame::Victims { .. } => unreachable!("these frames never rest"),
    }
}

/// Whether a single legal choice may be played without asking: not where it would tell what is in a hand.
pub(crate) fn may_hasten(board: &Board, frame: &Frame) -> bool {
    let seat = board.turn.seat;
    match *frame {
        Frame::Turn(Phase::Action) => board.hand_size(seat) == 0,
        // With exactly as many cards as the cost, all of them must be of the colour of the city.
        Frame::Match { city, .. } => board.hand_size(seat) == infect::cost(board, city),
        Frame::Joker { .. } | Frame::Mutate { .. } | Frame::Limit { .. } | Frame::LoseCards { .. } => false,
        Frame::Setup(_)
        | Frame::Round
        | Frame::Turn(_)
        | Frame::Cubes(_)
        | Frame::Eradicated(_)
        | Frame::Effects(_)
        | Frame::Victims { .. }
        | Frame::Opponent(_)
        | Frame::Place { .. }
        | Frame::PlaceCubes { .. }
        | Frame::MoveFrom(_)
        | Frame::MoveTo { .. }
        | Frame::MoveCubes { .. }
        | Frame::EnemyCity { .. }
        | Frame::EnemyCubes { .. }
        | Frame::LevelUp(_)
        | Frame::Climb
        | Frame::LossCity(_)
        | Frame::Resist(_)
        | Frame::LoseCubes { .. }
        | Frame::LoseLevels { .. } => true,
    }
}

impl Say for Ask {
    fn say(&self) -> Message {
        let city = |key: &'static str, city: City| Message::new(key).with("city", name(city));
        match self {
            Self::SetupPlaceCube => Message::new("contagion-ask-setup-place-cube"),
            Self::Opening => Message::new("contagion-ask-opening"),
            Self::ChooseAction { left } => Message::new("contagion-ask-choose-action").with("left", *left),
            Self::Closing => Message::new("contagion-ask-closing"),
            Self::ChooseCubes { city: at } => city("contagion-ask-choose-cubes", *at),
            Self::ChoosePayment { city: at, card, cost } => city("contagion-ask-choose-payment", *at)
                .with("card", name(*card))
                .with("cost", *cost)
                .with("joker", JOKER_CARDS),
            Self::ChooseJokers { city: at, left } => city("contagion-ask-choose-jokers", *at).with("left", *left),
            Self::ChoosePaidCards { track, left } => {
                Message::new("contagion-ask-choose-paid-cards").with("track", name(*track)).with("left", *left)
            }
            Self::DiscardToLimit { left } => {
                Message::new("contagion-ask-discard-to-limit").with("left", *left).with("limit", HAND_LIMIT)
            }
            Self::UseCityAction { city: at } => {
                city("contagion-ask-use-city-action", *at).with("action", Contagion::text(at.card().special))
            }
            Self::EffectOpponent { city: at } => {
                city("contagion-ask-effect-opponent", *at).with("action", Contagion::text(at.card().special))
            }
            Self::EffectPlace => Message::new("contagion-ask-effect-place"),
            Self::EffectPlaceCubes { city: at } => city("contagion-ask-effect-place-cubes", *at),
            Self::EffectMoveFrom => Message::new("contagion-ask-effect-move-from"),
            Self::EffectMoveTo { city: at } => city("contagion-ask-effect-move-to", *at),
            Self::EffectMoveCubes { city: at } => city("contagion-ask-effect-move-cubes", *at),
            Self::EffectRemoveEnemy { victim } => {
                Message::new("contagion-ask-effect-remove-enemy").with("seat", *victim)
            }
            Self::EffectRemoveEnemyCubes { victim, city: at } => {
                city("contagion-ask-effect-remove-enemy-cubes", *at).with("seat", *victim)
            }
            Self::EffectLevelUp => Message::new("contagion-ask-effect-level-up"),
            Self::EffectClimb => Message::new("contagion-ask-effect-climb"),
            Self::ChooseLossCity => Message::new("contagion-ask-choose-loss-city"),
            Self::UseResistance { level, cards, cubes, levels, .. } => Message::new("contagion-ask-use-resistance")
                .with("level", *level)
                .with("what", elements(*cards, *cubes, *levels)),
            Self::ChooseLostCards { left } => Message::new("contagion-ask-choose-lost-cards").with("left", *left),
            Self::ChooseLostCubes { left } => Message::new("contagion-ask-choose-lost-cubes").with("left", *left),
            Self::ChooseLostLevels { left } => Message::new("contagion-ask-choose-lost-levels").with("left", *left),
        }
    }
}

impl Cites for Ask {
    fn rule(&self) -> RuleId {
        match self {
            Self::SetupPlaceCube => rules::CON_07,
            Self::Opening | Self::Closing => rules::CON_121,
            Self::ChooseAction { .. } => rules::CON_31,
            Self::ChooseCubes { .. } => rules::CON_54,
            Self::ChoosePayment { .. } => rules::CON_51,
            Self::ChooseJokers { .. } => rules::CON_52,
            Self::ChoosePaidCards { .. } => rules::CON_60,
            Self::DiscardToLimit { .. } => rules::CON_41,
            Self::UseCityAction { .. } => rules::CON_120,
            Self::EffectOpponent { .. } | Self::EffectRemoveEnemy { .. } | Self::EffectRemoveEnemyCubes { .. } => {
                rules::CON_123
            }
            Self::EffectPlace
            | Self::EffectPlaceCubes { .. }
            | Self::EffectMoveFrom
            | Self::EffectMoveTo { .. }
            | Self::EffectMoveCubes { .. } => rules::CON_81,
            Self::EffectLevelUp | Self::EffectClimb => rules::CON_128,
            Self::ChooseLossCity | Self::ChooseLostCards { .. } => rules::CON_72,
            Self::UseResistance { .. } => rules::CON_71,
            Self::ChooseLostCubes { .. } | Self::ChooseLostLevels { .. } => rules::CON_76,
        }
    }
}
