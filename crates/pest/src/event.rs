//! What happened, for the log and the animations. Everybody may know all of it: Pest has no hidden hands.

use kernel::{Arg, Game, Id, Message, Said, Seat};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::Pest;
use crate::data::{
    Building, CapitalBuilding, Decree, FavourCard, Location, PlagueCard, Rank, RewardToken, Road, StartCard, Technology,
};
use crate::grid::Cell;
use crate::post::Post;
use crate::vocabulary::{Act, Choice, Favour, Good, Level, Place, Shelf, Slot};

kernel::events! {
    /// Something that happened.
    pub enum Event of Pest {
        /// A starting card was turned up, for a seat or for both.
        StartCard { card: StartCard } = "start-card",
        /// The Castle stands.
        Castle { seat: Seat, location: Location } = "castle",
        /// The Doctor stands.
        Doctor { seat: Seat, location: Location } = "doctor",
        /// A year begins.
        Year { year: u8 } = "year",
        /// The plague card of the year.
        Plague { card: PlagueCard } = "plague",
        /// Sick subjects appear in a location.
        Sick { location: Location, n: u8 } = "sick",
        /// Sick subjects appear on a road.
        RoadSick { road: Between, n: u8 } = "road-sick",
        /// Several buildings or a Doctor keep the plague away.
        Stopped { location: Location } = "stopped",
        /// The one building there takes the sick in.
        Delivered { seat: Seat, location: Location, n: u8 } = "delivered",
        /// A technology turned sick subjects away.
        Shielded { seat: Seat, location: Location, technology: Technology } = "shielded",
        /// A Camp stopped the plague and went home.
        CampReturned { seat: Seat, location: Location } = "camp-returned",
        /// A Camp stopped the plague and stays.
        CampStayed { seat: Seat, location: Location } = "camp-stayed",
        /// A sick subject was laid in Quarantine.
        Received { seat: Seat, slot: Slot } = "received",
        /// A sick subject died.
        Died { seat: Seat } = "died",
        /// A location fell.
        Destroyed { location: Location } = "destroyed",
        /// The favour card of the year.
        FavourCard { card: FavourCard } = "favour-card",
        /// A seat takes its place on last year's card.
        Favoured { seat: Seat, card: FavourCard, place: Favour } = "favoured",
        /// Goods came in.
        Gained { seat: Seat, good: Good, n: u8 } = "gained",
        /// Goods found no room or were cleared out.
        Lost { seat: Seat, good: Good, n: u8 } = "lost",
        /// Goods were paid.
        Paid { seat: Seat, good: Good, n: u8 } = "paid",
        /// Research tokens came in.
        Researched { seat: Seat, n: u8 } = "researched",
        /// Renown tokens came in.
        Renown { seat: Seat, n: u16 } = "renown",
        /// Negative Renown tokens came in.
        Negative { seat: Seat, n: u16 } = "negative",
        /// The influence marker moved.
        Influence { seat: Seat, from: u8, to: u8 } = "influence",
        /// The imperative marker moved.
        Imperative { seat: Seat, decree: Decree, level: u8 } = "imperative",
        /// A neutral subject went to the neutral sector, where there are now so many.
        Neutral { n: u8 } = "neutral",
        /// The turn order of the year.
        Order { seats: Vec<Seat> } = "order",
        /// An Assistant was placed on the grid.
        Placed { seat: Seat, cell: Cell } = "placed",
        /// An Assistant was placed on Clinical Trials.
        Trials { seat: Seat, n: u8 } = "trials",
        /// An Assistant was placed on Adrenaline Shot.
        Again { seat: Seat, cell: Cell } = "again",
        /// An action began, and how well it goes.
        Started { seat: Seat, act: Act, level: Level } = "started",
        /// Two resources for a coin.
        Exchanged { seat: Seat, first: Good, second: Good } = "exchanged",
        /// A sick subject changed its slot.
        Moved { seat: Seat, from: Slot, to: Slot } = "moved",
        /// The Doctor took a step.
        Stepped { seat: Seat, from: Location, to: Location, through_capital: bool } =
            "stepped-through-capital" if through_capital; else "stepped",
        /// The Doctor appeared elsewhere.
        Cloned { seat: Seat, from: Location, to: Location } = "cloned",
        /// The Camp was put down.
        Camped { seat: Seat, location: Location } = "camped",
        /// Sick subjects of a road were collected.
        CollectedOnRoad { seat: Seat, road: Between, n: u8 } = "collected-on-road",
        /// Sick subjects of a location were collected.
        Collected { seat: Seat, location: Location, n: u8 } = "collected",
        /// One went straight to the track.
        HealedAtCamp { seat: Seat } = "healed-at-camp",
        /// One became a patient.
        Admitted { seat: Seat } = "admitted",
        /// The patient moved on.
        PatientMoved { seat: Seat } = "patient-moved",
        /// The patient is healed.
        PatientHealed { seat: Seat } = "patient-healed",
        /// A building stands.
        Built { seat: Seat, building: Building, location: Location } = "built",
        /// A building of the Capital stands.
        Erected { seat: Seat, building: CapitalBuilding } = "erected",
        /// A technology left a shelf for the deck.
        Discarded { seat: Seat, technology: Technology } = "discarded",
        /// A technology was bought.
        Bought { seat: Seat, technology: Technology, shelf: Shelf } = "bought",
        /// A technology came into the market.
        Dealt { technology: Technology } = "dealt",
        /// The market was renewed.
        Refreshed = "refreshed",
        /// The Mobile Workshop makes this.
        Workshop { seat: Seat, good: Good } = "workshop",
        /// A subject of the track became sick ones.
        Traded { seat: Seat, n: u8 } = "traded",
        /// A subject was healed.
        Healed { seat: Seat, slot: Slot } = "healed",
        /// A subject went to the supply.
        Inhaled { seat: Seat, slot: Slot } = "inhaled",
        /// A healed subject went from one post to another.
        Assigned { seat: Seat, from: Post, to: Post } = "assigned",
        /// A reward token was taken.
        Reward { seat: Seat, token: RewardToken } = "reward",
        /// The agenda paid.
        Agenda { seat: Seat, decree: Decree, n: u16 } = "agenda",
        /// A place in the Capital.
        Podium { seat: Seat, place: Place } = "podium",
        /// The first player's choice.
        Choice { seat: Seat, choice: Choice } = "choice",
        /// An era is over.
        EraEnded { era: u8 } = "era-ended",
        /// The rank of the solo game.
        Ranked { seat: Seat, rank: Rank, total: i32 } = "ranked",
    }
}

/// The name of a thing.
pub(crate) fn name<T: Id>(id: T) -> Message {
    Message::name("pest", id)
}

/// A road, named by its two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(as = "Road")]
pub struct Between(pub Road);

impl Said for Between {
    fn said<G: Game>(self) -> Option<Arg> {
        let (a, b) = self.0.word().split_once("__").expect("the word of a road names its two ends");
        let end = |word: &str| Location::from_word(word).map_or_else(|| Message::new("pest-post-capital"), name);
        Some(Message::new("pest-road-between").with("a", end(a)).with("b", end(b)).into())
    }
}

impl Serialize for Between {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
