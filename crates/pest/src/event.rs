//! What happened, for the log and the animations. Everybody may know all of it: Pest has no hidden hands.

use kernel::{Id, Message, Say, Seat};
use serde::Serialize;

use crate::action::Post;
use crate::board::Cell;
use crate::data::{
    Building, CapitalBuilding, Decree, FavourCard, Location, PlagueCard, Rank, RewardToken, Road, StartCard, Technology,
};
use crate::vocabulary::{Act, Choice, Favour, Good, Level, Place, Shelf, Slot};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what the names say; the messages of the locales spell each event out")]
pub enum Event {
    /// A starting card was turned up, for a seat or for both.
    StartCard { card: StartCard },
    /// The Castle stands.
    Castle { seat: Seat, location: Location },
    /// The Doctor stands.
    Doctor { seat: Seat, location: Location },
    /// A year begins.
    Year { year: u8 },
    /// The plague card of the year.
    Plague { card: PlagueCard },
    /// Sick subjects appear in a location.
    Sick { location: Location, n: u8 },
    /// Sick subjects appear on a road.
    RoadSick { road: Road, n: u8 },
    /// Several buildings or a Doctor keep the plague away.
    Stopped { location: Location },
    /// The one building there takes the sick in.
    Delivered { seat: Seat, location: Location, n: u8 },
    /// A technology turned sick subjects away.
    Shielded { seat: Seat, location: Location, technology: Technology },
    /// A Camp stopped the plague and went home.
    CampReturned { seat: Seat, location: Location },
    /// A Camp stopped the plague and stays.
    CampStayed { seat: Seat, location: Location },
    /// A sick subject was laid in Quarantine.
    Received { seat: Seat, slot: Slot },
    /// A sick subject died.
    Died { seat: Seat },
    /// A location fell.
    Destroyed { location: Location },
    /// The favour card of the year.
    FavourCard { card: FavourCard },
    /// A seat takes its place on last year's card.
    Favoured { seat: Seat, card: FavourCard, place: Favour },
    /// Goods came in.
    Gained { seat: Seat, good: Good, n: u8 },
    /// Goods found no room or were cleared out.
    Lost { seat: Seat, good: Good, n: u8 },
    /// Goods were paid.
    Paid { seat: Seat, good: Good, n: u8 },
    /// Research tokens came in.
    Researched { seat: Seat, n: u8 },
    /// Renown tokens came in.
    Renown { seat: Seat, n: u16 },
    /// Negative Renown tokens came in.
    Negative { seat: Seat, n: u16 },
    /// The influence marker moved.
    Influence { seat: Seat, from: u8, to: u8 },
    /// The imperative marker moved.
    Imperative { seat: Seat, decree: Decree, level: u8 },
    /// A neutral subject went to the neutral sector.
    Neutral { sector: u8 },
    /// The turn order of the year.
    Order { seats: Vec<Seat> },
    /// An Assistant was placed on the grid.
    Placed { seat: Seat, top: Act, left: Act },
    /// An Assistant was placed on Clinical Trials.
    Trials { seat: Seat, n: u8 },
    /// An Assistant was placed on Adrenaline Shot.
    Again { seat: Seat, top: Act, left: Act },
    /// An action began, and how well it goes.
    Started { seat: Seat, act: Act, level: Level },
    /// Two resources for a coin.
    Exchanged { seat: Seat, first: Good, second: Good },
    /// A sick subject changed its slot.
    Moved { seat: Seat, from: Slot, to: Slot },
    /// The Doctor took a step.
    Stepped { seat: Seat, from: Location, to: Location, through_capital: bool },
    /// The Doctor appeared elsewhere.
    Cloned { seat: Seat, from: Location, to: Location },
    /// The Camp was put down.
    Camped { seat: Seat, location: Location },
    /// Sick subjects of a road were collected.
    CollectedOnRoad { seat: Seat, road: Road, n: u8 },
    /// Sick subjects of a location were collected.
    Collected { seat: Seat, location: Location, n: u8 },
    /// One went straight to the track.
    HealedAtCamp { seat: Seat },
    /// One became a patient.
    Admitted { seat: Seat },
    /// The patient moved on.
    PatientMoved { seat: Seat },
    /// The patient is healed.
    PatientHealed { seat: Seat },
    /// A building stands.
    Built { seat: Seat, building: Building, location: Location },
    /// A building of the Capital stands.
    Erected { seat: Seat, building: CapitalBuilding },
    /// A technology left a shelf for the deck.
    Discarded { seat: Seat, technology: Technology },
    /// A technology was bought.
    Bought { seat: Seat, technology: Technology, shelf: Shelf },
    /// A technology came into the market.
    Dealt { technology: Technology },
    /// The market was renewed.
    Refreshed,
    /// The Mobile Workshop makes this.
    Workshop { seat: Seat, good: Good },
    /// A subject of the track became sick ones.
    Traded { seat: Seat, n: u8 },
    /// A subject was healed.
    Healed { seat: Seat, from: Slot },
    /// A subject went to the supply.
    Inhaled { seat: Seat, from: Slot },
    /// A healed subject went from one post to another.
    Assigned { seat: Seat, from: Where, to: Where },
    /// A reward token was taken.
    Reward { seat: Seat, token: RewardToken },
    /// The agenda paid.
    Agenda { seat: Seat, decree: Decree, n: u16 },
    /// A place in the Capital.
    Podium { seat: Seat, place: Place },
    /// The first player's choice.
    Choice { seat: Seat, choice: Choice },
    /// An era is over.
    EraEnded { era: u8 },
    /// The rank of the solo game.
    Ranked { seat: Seat, rank: Rank, total: i32 },
}

/// A post as an event tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Where(pub Post);

impl Serialize for Where {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The name of a thing.
pub(crate) fn name<T: Id>(id: T) -> Message {
    Message::name("pest", id)
}

/// The name of a cell.
pub(crate) fn cell(cell: Cell) -> Message {
    pair(cell.top.into(), cell.left.into())
}

fn pair(top: Act, left: Act) -> Message {
    Message::new("pest-cell").with("top", name(top)).with("left", name(left))
}

/// The name of a post.
pub(crate) fn post(post: Post) -> Message {
    match post {
        Post::Building(building) => name(building),
        Post::Capital => Message::new("pest-post-capital"),
        Post::Workshop => name(Technology::MobileWorkshop),
        Post::Experts => name(Technology::PlagueExperts),
        Post::Track => Message::new("pest-post-track"),
    }
}

impl kernel::Event for Event {}

impl Say for Event {
    #[allow(clippy::too_many_lines, reason = "a line or two for each event, and there are many")]
    fn say(&self) -> Message {
        let say = |what: &str| Message::new(format!("pest-event-{what}"));
        match *self {
            Self::StartCard { card } => say("start-card").with("card", name(card)),
            Self::Castle { seat, location } => say("castle").with("seat", seat).with("location", name(location)),
            Self::Doctor { seat, location } => say("doctor").with("seat", seat).with("location", name(location)),
            Self::Year { year } => say("year").with("year", year),
            Self::Plague { card } => say("plague").with("card", name(card)),
            Self::Sick { location, n } => say("sick").with("location", name(location)).with("n", n),
            Self::RoadSick { road, n } => say("road-sick").with("road", road_name(road)).with("n", n),
            Self::Stopped { location } => say("stopped").with("location", name(location)),
            Self::Delivered { seat, location, n } => {
                say("delivered").with("seat", seat).with("location", name(location)).with("n", n)
            }
            Self::Shielded { seat, location, technology } => {
                say("shielded").with("seat", seat).with("location", name(location)).with("technology", name(technology))
            }
            Self::CampReturned { seat, location } => {
                say("camp-returned").with("seat", seat).with("location", name(location))
            }
            Self::CampStayed { seat, location } => {
                say("camp-stayed").with("seat", seat).with("location", name(location))
            }
            Self::Received { seat, slot } => say("received").with("seat", seat).with("slot", name(slot)),
            Self::Died { seat } => say("died").with("seat", seat),
            Self::Destroyed { location } => say("destroyed").with("location", name(location)),
            Self::FavourCard { card } => say("favour-card").with("card", name(card)),
            Self::Favoured { seat, card, place } => {
                say("favoured").with("seat", seat).with("card", name(card)).with("place", name(place))
            }
            Self::Gained { seat, good, n } => say("gained").with("seat", seat).with("good", name(good)).with("n", n),
            Self::Lost { seat, good, n } => say("lost").with("seat", seat).with("good", name(good)).with("n", n),
            Self::Paid { seat, good, n } => say("paid").with("seat", seat).with("good", name(good)).with("n", n),
            Self::Researched { seat, n } => say("researched").with("seat", seat).with("n", n),
            Self::Renown { seat, n } => say("renown").with("seat", seat).with("n", n),
            Self::Negative { seat, n } => say("negative").with("seat", seat).with("n", n),
            Self::Influence { seat, from, to } => say("influence").with("seat", seat).with("from", from).with("to", to),
            Self::Imperative { seat, decree, level } => {
                say("imperative").with("seat", seat).with("decree", name(decree)).with("level", level)
            }
            Self::Neutral { sector } => say("neutral").with("n", sector),
            Self::Order { ref seats } => {
                say("order").with("seats", seats.iter().map(|&seat| seat.into()).collect::<Vec<kernel::Arg>>())
            }
            Self::Placed { seat, top, left } => say("placed").with("seat", seat).with("cell", pair(top, left)),
            Self::Trials { seat, n } => say("trials").with("seat", seat).with("n", n),
            Self::Again { seat, top, left } => say("again").with("seat", seat).with("cell", pair(top, left)),
            Self::Started { seat, act, level } => {
                say("started").with("seat", seat).with("act", name(act)).with("level", name(level))
            }
            Self::Exchanged { seat, first, second } => {
                say("exchanged").with("seat", seat).with("first", name(first)).with("second", name(second))
            }
            Self::Moved { seat, from, to } => {
                say("moved").with("seat", seat).with("from", name(from)).with("to", name(to))
            }
            Self::Stepped { seat, from, to, through_capital } => {
                let what = if through_capital { "stepped-through-capital" } else { "stepped" };
                say(what).with("seat", seat).with("from", name(from)).with("to", name(to))
            }
            Self::Cloned { seat, from, to } => {
                say("cloned").with("seat", seat).with("from", name(from)).with("to", name(to))
            }
            Self::Camped { seat, location } => say("camped").with("seat", seat).with("location", name(location)),
            Self::CollectedOnRoad { seat, road, n } => {
                say("collected-on-road").with("seat", seat).with("road", road_name(road)).with("n", n)
            }
            Self::Collected { seat, location, n } => {
                say("collected").with("seat", seat).with("location", name(location)).with("n", n)
            }
            Self::HealedAtCamp { seat } => say("healed-at-camp").with("seat", seat),
            Self::Admitted { seat } => say("admitted").with("seat", seat),
            Self::PatientMoved { seat } => say("patient-moved").with("seat", seat),
            Self::PatientHealed { seat } => say("patient-healed").with("seat", seat),
            Self::Built { seat, building, location } => {
                say("built").with("seat", seat).with("building", name(building)).with("location", name(location))
            }
            Self::Erected { seat, building } => say("erected").with("seat", seat).with("building", name(building)),
            Self::Discarded { seat, technology } => {
                say("discarded").with("seat", seat).with("technology", name(technology))
            }
            Self::Bought { seat, technology, shelf } => {
                say("bought").with("seat", seat).with("technology", name(technology)).with("shelf", name(shelf))
            }
            Self::Dealt { technology } => say("dealt").with("technology", name(technology)),
            Self::Refreshed => say("refreshed"),
            Self::Workshop { seat, good } => say("workshop").with("seat", seat).with("good", name(good)),
            Self::Traded { seat, n } => say("traded").with("seat", seat).with("n", n),
            Self::Healed { seat, from } => say("healed").with("seat", seat).with("slot", name(from)),
            Self::Inhaled { seat, from } => say("inhaled").with("seat", seat).with("slot", name(from)),
            Self::Assigned { seat, from, to } => {
                say("assigned").with("seat", seat).with("from", post(from.0)).with("to", post(to.0))
            }
            Self::Reward { seat, token } => say("reward").with("seat", seat).with("token", name(token)),
            Self::Agenda { seat, decree, n } => {
                say("agenda").with("seat", seat).with("decree", name(decree)).with("n", n)
            }
            Self::Podium { seat, place } => say("podium").with("seat", seat).with("place", name(place)),
            Self::Choice { seat, choice } => say("choice").with("seat", seat).with("choice", name(choice)),
            Self::EraEnded { era } => say("era-ended").with("era", era),
            Self::Ranked { seat, rank, total } => {
                say("ranked").with("seat", seat).with("rank", name(rank)).with("total", total)
            }
        }
    }
}

/// A road is named by its two ends.
fn road_name(road: Road) -> Message {
    let (a, b) = road.word().split_once("__").expect("the word of a road names its two ends");
    let end = |word: &str| {
        let there = Location::from_word(word);
        there.map_or_else(|| Message::new("pest-post-capital"), name)
    };
    Message::new("pest-road-between").with("a", end(a)).with("b", end(b))
}
