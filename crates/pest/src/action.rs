//! What can be chosen. The order of the variants is the order of every list of choices.

use kernel::{Id as _, Message};
use kernel::{Say, Target};

use crate::board::Cell;
use crate::data::{Building, CapitalBuilding, Location, RewardToken, Technology};
use crate::event::{cell, name, post};
use crate::vocabulary::{Act, Choice, Good, Shelf, Slot, Way};

/// Where a healed subject can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Post {
    /// The worker place of a building.
    Building(Building),
    /// The own sector of the Capital.
    Capital,
    /// The Mobile Workshop.
    Workshop,
    /// Plague Experts.
    Experts,
    /// The healed track.
    Track,
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Set-up: the Castle stands here.
    Castle(Location),
    /// Set-up: the Doctor stands here.
    Doctor(Location),
    /// Use the technology that shields.
    Shield,
    /// A sick subject lies here.
    Lay(Slot),
    /// This resource, please.
    Take(Good),
    /// The containers hold this kind.
    Store(Good),
    /// So many coins stand for this kind.
    Coins {
        /// The kind being paid.
        good: Good,
        /// How many coins.
        n: u8,
    },
    /// The Assistant goes here.
    Place(Cell),
    /// The Assistant goes on Clinical Trials.
    Trials,
    /// The Assistant goes on Adrenaline Shot and repeats this.
    Again(Cell),
    /// Begin this action.
    Start(Act),
    /// The subject in the way goes here.
    Clear(Slot),
    /// Spend a research token.
    Improve,
    /// The Doctor goes there.
    Step(Location),
    /// The Doctor appears there.
    Clone(Location),
    /// The Camp is put where the Doctor is.
    Camp,
    /// The sick are collected this way.
    Collect(Way),
    /// One of the collected goes straight to the track.
    HealAtCamp,
    /// One of the collected becomes a patient.
    Admit,
    /// This building goes there.
    Build {
        /// Which.
        building: Building,
        /// Where.
        location: Location,
    },
    /// This building of the Capital is built.
    Erect(CapitalBuilding),
    /// The hindrance costs one of these.
    More(Good),
    /// The improvement saves one of these.
    Less(Good),
    /// The hindrance loses one of these.
    Lose(Good),
    /// The improvement brings one of these.
    Extra(Good),
    /// This technology goes there.
    Buy {
        /// Which.
        technology: Technology,
        /// Where.
        shelf: Shelf,
    },
    /// Five new technologies for the market.
    Refresh,
    /// The patient moves on.
    Advance,
    /// A Plague Expert goes there.
    Experts(Post),
    /// A subject comes back from the Capital to there.
    Scholars(Post),
    /// One of the track for so many sick.
    Laboratory(u8),
    /// A subject of the discarded card goes here.
    Displace(Slot),
    /// This slot is emptied into a regular one.
    PullIn(Slot),
    /// The Mobile Workshop makes this.
    Workshop(Good),
    /// The subject here is healed.
    Heal(Slot),
    /// The subject here goes to the supply.
    Inhale(Slot),
    /// A subject of the track goes there.
    Assign(Post),
    /// A worker goes from here to there.
    Transfer {
        /// From.
        from: Post,
        /// To.
        to: Post,
    },
    /// This reward token.
    Reward(RewardToken),
    /// This choice of the Capital card.
    Choice(Choice),
    /// No.
    Decline,
    /// The Move ends here.
    Stop,
    /// The action ends.
    Done,
    /// The turn ends.
    End,
    /// Two resources for a coin.
    Exchange {
        /// One.
        first: Good,
        /// The other, or the same kind again.
        second: Good,
    },
    /// The subject on the storage slot goes here.
    Shift(Slot),
}

impl kernel::Action for Action {
    fn target(&self) -> Target {
        match *self {
            Self::Castle(location) | Self::Doctor(location) | Self::Step(location) | Self::Clone(location) => {
                Target::of(location)
            }
            Self::Shield => Target::button("shield"),
            Self::Lay(slot)
            | Self::Clear(slot)
            | Self::Displace(slot)
            | Self::PullIn(slot)
            | Self::Heal(slot)
            | Self::Inhale(slot)
            | Self::Shift(slot) => Target::of(slot),
            Self::Take(good)
            | Self::Store(good)
            | Self::More(good)
            | Self::Less(good)
            | Self::Lose(good)
            | Self::Extra(good)
            | Self::Workshop(good)
            | Self::Coins { good, .. }
            | Self::Exchange { first: good, .. } => Target::of(good),
            Self::Place(cell) | Self::Again(cell) => {
                Target::new("cell", format_args!("{}_{}", cell.top.word(), cell.left.word()))
            }
            Self::Trials => Target::of(Technology::ClinicalTrials),
            Self::Start(act) => Target::of(act),
            Self::Improve => Target::button("improve"),
            Self::Camp | Self::Collect(Way::Camp) => Target::button("camp"),
            Self::Collect(way) => Target::of(way),
            Self::HealAtCamp => Target::of(Technology::AdvancedQuarantine),
            Self::Admit | Self::Advance => Target::button("patient"),
            Self::Build { building, .. } => Target::of(building),
            Self::Erect(building) => Target::of(building),
            Self::Buy { technology, .. } => Target::of(technology),
            Self::Refresh => Target::button("refresh"),
            Self::Laboratory(_) => Target::of(Technology::ExperimentalLaboratory),
            Self::Experts(post) | Self::Scholars(post) | Self::Assign(post) | Self::Transfer { to: post, .. } => {
                post.target()
            }
            Self::Reward(token) => Target::of(token),
            Self::Choice(choice) => Target::of(choice),
            Self::Decline => Target::button("decline"),
            Self::Stop => Target::button("stop"),
            Self::Done => Target::button("done"),
            Self::End => Target::button("end"),
        }
    }
}

impl Post {
    /// The thing on the board that one clicks for it.
    pub fn target(self) -> Target {
        match self {
            Self::Building(building) => Target::of(building),
            Self::Capital => Target::new("capital", "capital"),
            Self::Workshop => Target::of(Technology::MobileWorkshop),
            Self::Experts => Target::of(Technology::PlagueExperts),
            Self::Track => Target::new("track", "healed"),
        }
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        let say = |verb: &str| Message::new(format!("pest-action-{verb}"));
        match *self {
            Self::Castle(location) => say("castle").with("location", name(location)),
            Self::Doctor(location) => say("doctor").with("location", name(location)),
            Self::Shield => say("shield"),
            Self::Lay(slot) => say("lay").with("slot", name(slot)),
            Self::Take(good) => say("take").with("good", name(good)),
            Self::Store(good) => say("store").with("good", name(good)),
            Self::Coins { good, n } => say("coins").with("good", name(good)).with("n", n),
            Self::Place(at) => say("place").with("cell", cell(at)),
            Self::Trials => say("trials"),
            Self::Again(at) => say("again").with("cell", cell(at)),
            Self::Start(act) => say("start").with("act", name(act)),
            Self::Clear(slot) => say("clear").with("slot", name(slot)),
            Self::Improve => say("improve"),
            Self::Step(location) => say("step").with("location", name(location)),
            Self::Clone(location) => say("clone").with("location", name(location)),
            Self::Camp => say("camp"),
            Self::Collect(way) => say("collect").with("way", name(way)),
            Self::HealAtCamp => say("heal-at-camp"),
            Self::Admit => say("admit"),
            Self::Build { building, location } => {
                say("build").with("building", name(building)).with("location", name(location))
            }
            Self::Erect(building) => say("erect").with("building", name(building)),
            Self::More(good) => say("more").with("good", name(good)),
            Self::Less(good) => say("less").with("good", name(good)),
            Self::Lose(good) => say("lose").with("good", name(good)),
            Self::Extra(good) => say("extra").with("good", name(good)),
            Self::Buy { technology, shelf } => {
                say("buy").with("technology", name(technology)).with("shelf", name(shelf))
            }
            Self::Refresh => say("refresh"),
            Self::Advance => say("advance"),
            Self::Experts(to) => say("experts").with("post", post(to)),
            Self::Scholars(to) => say("scholars").with("post", post(to)),
            Self::Laboratory(n) => say("laboratory").with("n", n),
            Self::Displace(slot) => say("displace").with("slot", name(slot)),
            Self::PullIn(slot) => say("pull-in").with("slot", name(slot)),
            Self::Workshop(good) => say("workshop").with("good", name(good)),
            Self::Heal(slot) => say("heal").with("slot", name(slot)),
            Self::Inhale(slot) => say("inhale").with("slot", name(slot)),
            Self::Assign(to) => say("assign").with("post", post(to)),
            Self::Transfer { from, to } => say("transfer").with("from", post(from)).with("to", post(to)),
            Self::Reward(token) => say("reward").with("token", name(token)),
            Self::Choice(choice) => say("choice").with("choice", name(choice)),
            Self::Decline => say("decline"),
            Self::Stop => say("stop"),
            Self::Done => say("done"),
            Self::End => say("end"),
            Self::Exchange { first, second } => say("exchange").with("first", name(first)).with("second", name(second)),
            Self::Shift(slot) => say("shift").with("slot", name(slot)),
        }
    }
}
