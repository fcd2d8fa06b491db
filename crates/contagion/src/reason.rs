//! The reasons for which a choice is refused, each with its sentence and its rule.

use kernel::{Cites, Message, RuleId, Say, Seat};

use crate::data::{City, Color, Track};
use crate::{elements, name, rules};

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is one sentence, and its fields are the words in it")]
pub enum Reason {
    /// Something else is asked, by this rule.
    NotTheQuestion(RuleId),
    /// The city is gone for good.
    Eradicated(City),
    /// The city is not on the table.
    NotOnTable(City),
    /// The starting cube may not fill a city.
    StartWouldFill(City),
    /// Incubation 0.
    NothingToDraw,
    /// No card is left to draw.
    PilesEmpty,
    /// Infection 0.
    NothingToPlace,
    /// The dish is empty.
    DishEmpty,
    /// No more infections this turn.
    InfectLimit,
    /// New cities may not be infected this turn.
    NewCityBanned(City),
    /// The hand cannot pay for the city.
    CannotPay { city: City, cost: u8 },
    /// The mutation is at the top.
    TopLevel(Track),
    /// The hand cannot pay for the mutation.
    CannotMutate { track: Track, cost: u8, hand: u8 },
    /// The card is not one that the player keeps.
    NotKept(City),
    /// The kept card could do nothing now.
    NoEffect(City),
    /// The card of the round has had its effect, or is ignored already.
    CannotIgnore(City),
    /// An action is possible, so there is no passing.
    CanAct,
    /// Actions are left.
    ActionsLeft(u8),
    /// At least one cube.
    AtLeastOneCube,
    /// More than the Infection level allows, changes included.
    BeyondInfection(u8),
    /// More than the dish holds.
    BeyondDish(u8),
    /// More than fit into the city.
    BeyondRoom { city: City, room: u8 },
    /// More than the effect allows.
    BeyondEffect(u8),
    /// More cards of the colour than the cost.
    BeyondCost(u8),
    /// Not so many cards of the colour in hand.
    TooFewMatching { card: Color, held: u8 },
    /// Not enough other cards for the pairs.
    TooFewOthers { needed: u8, held: u8 },
    /// No such card in hand.
    NotInHand(Color),
    /// A card of the colour of the city is no part of a pair.
    NoPair(Color),
    /// Cards are picked in the order of the colours.
    CardOrder { card: Color, rule: RuleId },
    /// Cubes are picked in the order of the cities.
    CityOrder(City),
    /// The player is not present there.
    NotPresent { city: City, rule: RuleId },
    /// The player is present there already.
    AlreadyPresent(City),
    /// That city has had its cube of this effect.
    AlreadyServed { city: City, rule: RuleId },
    /// The cubes come from there.
    SameCity(City),
    /// There is nowhere to bring the cubes.
    NowhereToGo(City),
    /// The effect cannot be declined any more.
    AlreadyAccepted,
    /// Nothing was placed yet: decline instead.
    NothingPlaced,
    /// That is oneself, or nobody.
    NotAnOpponent,
    /// That opponent has nothing to lose.
    NothingToLose(Seat),
    /// The opponent has no cube there.
    VictimNotThere { seat: Seat, city: City },
    /// The effect does not name that mutation.
    TrackNotNamed { track: Track, rule: RuleId },
    /// The mutation is at 0, or has lost its share.
    CannotFall(Track),
    /// The row is the first already.
    AlreadyOnTop(City),
    /// Another city holds more cubes of the player.
    NotLargest(City),
    /// A step protects at least one element.
    ProtectNothing,
    /// A step protects no more than its level.
    BeyondResistance(u8),
    /// More than is pending.
    BeyondLoss { cards: u8, cubes: u8, levels: u8 },
}

impl Say for Reason {
    fn say(&self) -> Message {
        let plain = |key: &str| Message::new(format!("contagion-reason-{key}"));
        let city = |key: &str, city: &City| plain(key).with("city", name(*city));
        let track = |key: &str, track: &Track| plain(key).with("track", name(*track));
        let card = |key: &str, card: &Color| plain(key).with("card", name(*card));
        match self {
            Self::NotTheQuestion(_) => plain("not-the-question"),
            Self::Eradicated(at) => city("eradicated", at),
            Self::NotOnTable(at) => city("not-on-table", at),
            Self::StartWouldFill(at) => city("start-would-fill", at),
            Self::NothingToDraw => plain("nothing-to-draw"),
            Self::PilesEmpty => plain("piles-empty"),
            Self::NothingToPlace => plain("nothing-to-place"),
            Self::DishEmpty => plain("dish-empty"),
            Self::InfectLimit => plain("infect-limit"),
            Self::NewCityBanned(at) => city("new-city-banned", at),
            Self::CannotPay { city: at, cost } => {
                city("cannot-pay", at).with("cost", *cost).with("card", name(at.card().color))
            }
            Self::TopLevel(which) => track("top-level", which),
            Self::CannotMutate { track: which, cost, hand } => {
                track("cannot-mutate", which).with("cost", *cost).with("hand", *hand)
            }
            Self::NotKept(at) => city("not-kept", at),
            Self::NoEffect(at) => city("no-effect", at),
            Self::CannotIgnore(at) => city("cannot-ignore", at),
            Self::CanAct => plain("can-act"),
            Self::ActionsLeft(left) => plain("actions-left").with("left", *left),
            Self::AtLeastOneCube => plain("at-least-one-cube"),
            Self::BeyondInfection(max) => plain("beyond-infection").with("max", *max),
            Self::BeyondDish(max) => plain("beyond-dish").with("max", *max),
            Self::BeyondRoom { city: at, room } => city("beyond-room", at).with("max", *room),
            Self::BeyondEffect(max) => plain("beyond-effect").with("max", *max),
            Self::BeyondCost(cost) => plain("beyond-cost").with("cost", *cost),
            Self::TooFewMatching { card: color, held } => card("too-few-matching", color).with("held", *held),
            Self::TooFewOthers { needed, held } => plain("too-few-others").with("needed", *needed).with("held", *held),
            Self::NotInHand(color) => card("not-in-hand", color),
            Self::NoPair(color) => card("no-pair", color),
            Self::CardOrder { card: color, .. } => card("card-order", color),
            Self::CityOrder(at) => city("city-order", at),
            Self::NotPresent { city: at, .. } => city("not-present", at),
            Self::AlreadyPresent(at) => city("already-present", at),
            Self::AlreadyServed { city: at, .. } => city("already-served", at),
            Self::SameCity(at) => city("same-city", at),
            Self::NowhereToGo(at) => city("nowhere-to-go", at),
            Self::AlreadyAccepted => plain("already-accepted"),
            Self::NothingPlaced => plain("nothing-placed"),
            Self::NotAnOpponent => plain("not-an-opponent"),
            Self::NothingToLose(seat) => plain("nothing-to-lose").with("seat", *seat),
            Self::VictimNotThere { seat, city: at } => city("victim-not-there", at).with("seat", *seat),
            Self::TrackNotNamed { track: which, .. } => track("track-not-named", which),
            Self::CannotFall(which) => track("cannot-fall", which),
            Self::AlreadyOnTop(at) => city("already-on-top", at),
            Self::NotLargest(at) => city("not-largest", at),
            Self::ProtectNothing => plain("protect-nothing"),
            Self::BeyondResistance(level) => plain("beyond-resistance").with("level", *level),
            Self::BeyondLoss { cards, cubes, levels } => {
                plain("beyond-loss").with("what", elements(*cards, *cubes, *levels))
            }
        }
    }
}

impl Cites for Reason {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotTheQuestion(rule)
            | Self::CardOrder { rule, .. }
            | Self::NotPresent { rule, .. }
            | Self::AlreadyServed { rule, .. }
            | Self::TrackNotNamed { rule, .. } => rule,
            Self::Eradicated(_) => rules::CON_113,
            Self::NotOnTable(_) => rules::CON_90,
            Self::StartWouldFill(_) => rules::CON_07,
            Self::NothingToDraw | Self::NothingToPlace | Self::TopLevel(_) => rules::CON_63,
            Self::PilesEmpty => rules::CON_40,
            Self::DishEmpty | Self::BeyondDish(_) | Self::BeyondRoom { .. } => rules::CON_55,
            Self::InfectLimit | Self::NewCityBanned(_) => rules::CON_59,
            Self::CannotPay { .. } => rules::CON_51,
            Self::CannotMutate { .. } => rules::CON_60,
            Self::NotKept(_) => rules::CON_121,
            Self::NoEffect(_) | Self::AlreadyOnTop(_) | Self::NowhereToGo(_) => rules::CON_128,
            Self::CannotIgnore(_) => rules::CON_125,
            Self::CanAct => rules::CON_32,
            Self::ActionsLeft(_) => rules::CON_31,
            Self::AtLeastOneCube | Self::BeyondInfection(_) => rules::CON_54,
            Self::BeyondEffect(_)
            | Self::AlreadyPresent(_)
            | Self::SameCity(_)
            | Self::AlreadyAccepted
            | Self::NothingPlaced => rules::CON_81,
            Self::BeyondCost(_)
            | Self::TooFewMatching { .. }
            | Self::TooFewOthers { .. }
            | Self::NotInHand(_)
            | Self::NoPair(_) => rules::CON_52,
            Self::CityOrder(_) | Self::CannotFall(_) => rules::CON_76,
            Self::NotAnOpponent | Self::NothingToLose(_) | Self::VictimNotThere { .. } => rules::CON_123,
            Self::NotLargest(_) => rules::CON_72,
            Self::ProtectNothing => rules::CON_74,
            Self::BeyondResistance(_) => rules::CON_71,
            Self::BeyondLoss { .. } => rules::CON_73,
        }
    }
}
