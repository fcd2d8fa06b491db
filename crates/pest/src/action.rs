//! What can be chosen. The order of the lines is the order of every list.

use kernel::Target;

use crate::Pest;
use crate::data::{Building, CapitalBuilding, Location, RewardToken, Technology};
use crate::exchange::Pair;
use crate::grid::Cell;
use crate::post::Post;
use crate::vocabulary::{Act, Good, Shelf, Slot, Way};

kernel::actions! {
    /// One choice.
    pub enum Action of Pest {
        /// Set-up: the Castle stands here (PEST-14).
        Castle(location: Location) = "castle {location}",
        /// Set-up: the Doctor stands here (PEST-17).
        Doctor(location: Location) = "doctor {location}",
        /// Use the technology that shields (PEST-69).
        Shield = "shield",
        /// A sick subject lies here (PEST-42).
        Lay(slot: Slot) = "lay {slot}",
        /// This resource, where any may be had (PEST-34).
        Take(good: Good) = "take {good}",
        /// The containers hold this kind (PEST-227).
        Store(good: Good) = "store {good}",
        /// So many coins stand for this kind (PEST-31).
        Coins { good: Good, n: u8 } = "coins {n} {good}",
        /// The Assistant goes here (PEST-91).
        Place(cell: Cell) = "place {cell}",
        /// The Assistant goes on Clinical Trials (PEST-217).
        Trials = "trials" at Target::of(Technology::ClinicalTrials),
        /// The Assistant goes on Adrenaline Shot and repeats this (PEST-228).
        Again(cell: Cell) = "again {cell}",
        /// Begin this action (PEST-92).
        Start(act: Act) = "start {act}",
        /// The subject in the way goes here (PEST-45).
        Clear(slot: Slot) = "clear {slot}",
        /// Spend a research token (PEST-93).
        Improve = "improve",
        /// The Doctor goes there (PEST-100).
        Step(location: Location) = "step {location}",
        /// The Doctor appears there (PEST-206).
        Clone(location: Location) = "clone {location}",
        /// The Camp is put where the Doctor is (PEST-115).
        Camp = "camp",
        /// The sick are collected this way (PEST-107).
        Collect(way: Way) = "collect {way}" at if way == Way::Camp { Target::button("camp") } else { Target::of(way) },
        /// One of the collected goes straight to the track (PEST-221).
        HealAtCamp = "heal_at_camp" at Target::of(Technology::AdvancedQuarantine),
        /// One of the collected becomes a patient (PEST-201).
        Admit = "admit" at Target::button("patient"),
        /// This building goes there (PEST-120).
        Build { building: Building, location: Location } = "build {building} {location}",
        /// This building of the Capital is built (PEST-124).
        Erect(building: CapitalBuilding) = "erect {building}",
        /// The hindrance costs one of these (PEST-126).
        More(good: Good) = "more {good}",
        /// The improvement saves one of these (PEST-126).
        Less(good: Good) = "less {good}",
        /// The hindrance loses one of these (PEST-133).
        Lose(good: Good) = "lose {good}",
        /// The improvement brings one of these (PEST-133).
        Extra(good: Good) = "extra {good}",
        /// This technology goes there (PEST-138).
        Buy { technology: Technology, shelf: Shelf } = "buy {technology} {shelf}",
        /// Five new technologies for the market (PEST-142).
        Refresh = "refresh",
        /// The patient moves on (PEST-146).
        Advance = "advance" at Target::button("patient"),
        /// A Plague Expert goes there (PEST-210).
        Experts(post: Post) = "experts {post}",
        /// A subject comes back from the Capital to there (PEST-211).
        Scholars(post: Post) = "scholars {post}",
        /// One of the track for so many sick (PEST-212).
        Laboratory(n: u8) = "laboratory {n}" at Target::of(Technology::ExperimentalLaboratory),
        /// A subject of the discarded card goes here (PEST-140).
        Displace(slot: Slot) = "displace {slot}",
        /// This slot is emptied into a regular one (PEST-48).
        PullIn(slot: Slot) = "pull_in {slot}",
        /// The Mobile Workshop makes this (PEST-225).
        Workshop(good: Good) = "workshop {good}",
        /// The subject here is healed (PEST-145).
        Heal(slot: Slot) = "heal {slot}",
        /// The subject here goes to the supply (PEST-209).
        Inhale(slot: Slot) = "inhale {slot}",
        /// A subject of the track goes there (PEST-150).
        Assign(post: Post) = "assign {post}",
        /// A worker goes from one place to another (PEST-151).
        Transfer { from: Post, to: Post } = "transfer {from} {to}" at to.target(),
        /// This reward token (PEST-152).
        Reward(token: RewardToken) = "reward {token}",
        /// This choice of the Capital card (PEST-173).
        Choice(choice: crate::vocabulary::Choice) = "choice {choice}",
        /// No, thank you.
        Decline = "decline",
        /// The Move ends here (PEST-104).
        Stop = "stop",
        /// The action ends.
        Done = "done",
        /// The turn ends (PEST-95).
        End = "end",
        /// Two resources for a coin (PEST-36).
        Exchange(pair: Pair) = "exchange {pair}",
        /// The subject on the storage slot goes here (PEST-44).
        Shift(slot: Slot) = "shift {slot}",
    }
}
