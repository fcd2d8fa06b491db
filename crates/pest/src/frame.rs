//! Where we are in the rulebook. Frames marked *asks* rest until a seat chooses; the others only run.

use kernel::Seat;

use crate::data::{Location, RewardToken, Technology};
use crate::vocabulary::{Choice, Favour, Place, Shelf, Top};

/// A place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    // --- setup.rs
    /// Asks the `nth` player for the Castle (PEST-14, 15).
    Castle {
        /// In turn order.
        nth: u8,
    },
    /// Asks the `nth` player for the Doctor (PEST-17).
    Doctor {
        /// In turn order.
        nth: u8,
    },

    // --- turn.rs
    /// A year begins: the plague card is turned up.
    #[default]
    Year,
    /// The next turn of the year, or its end.
    NextTurn,
    /// Asks where the Assistant goes (PEST-91).
    Place,
    /// Asks which action comes next (PEST-92).
    Combine,
    /// Assistants return, the turn order changes (PEST-156, 157).
    EndYear,

    // --- plague.rs
    /// The card turned up last strikes.
    Strike,
    /// The `nth` player deals with what concerns the own pieces, from a location on (PEST-70).
    Concern {
        /// In turn order.
        nth: u8,
        /// By number.
        from: u8,
    },
    /// Locations fall (PEST-71).
    Destroy,
    /// The ruins spread the plague: from this ruin on, to this neighbour on (PEST-72).
    Spread {
        /// By number.
        ruin: u8,
        /// By its place among the neighbours.
        next: u8,
    },
    /// Camps stop a spread, player by player.
    SpreadCamps {
        /// Where.
        location: Location,
        /// In turn order.
        nth: u8,
    },
    /// Subjects come to a location with one building.
    Delivery {
        /// Whose building.
        seat: Seat,
        /// Where.
        location: Location,
        /// How many subjects.
        n: u8,
    },
    /// Asks whether technology 15 or 24 turns them away (PEST-69).
    Shield {
        /// Whose building.
        seat: Seat,
        /// Where.
        location: Location,
        /// How many subjects.
        n: u8,
    },
    /// Asks whether the Camp stays by technology 21 (PEST-69).
    CampShield {
        /// Whose Camp.
        seat: Seat,
        /// Where.
        location: Location,
    },

    // --- favour.rs
    /// The favour card is turned up.
    FavourCard,
    /// The `nth` player takes last year's favour (PEST-83).
    Favour {
        /// In turn order.
        nth: u8,
    },

    // --- quarantine.rs
    /// Subjects come in one by one; asks while there is a choice (PEST-42).
    Receive {
        /// Who receives.
        seat: Seat,
        /// How many are left.
        n: u8,
    },

    // --- goods.rs
    /// Asks for resources of the player's choice (PEST-34).
    Any {
        /// Who gains.
        seat: Seat,
        /// How many are left.
        n: u8,
    },
    /// Asks which kind technology 27 takes (PEST-227).
    Container {
        /// Who gains.
        seat: Seat,
        /// What comes in together.
        goods: [u8; 5],
        /// Whether the action under way counts it.
        counted: bool,
    },
    /// A payment of the player on turn; asks how many coins stand for this kind (PEST-31).
    Pay {
        /// Wood, stone, food, herbs still to be paid.
        cost: [u8; 4],
        /// The kind under way, by number.
        kind: u8,
    },

    // --- rewards.rs
    /// A reward list is paid, from this entry on.
    Rewards {
        /// Who gains.
        seat: Seat,
        /// Which list.
        payout: Payout,
        /// 0 for the goods, then the other entries from 1.
        at: u8,
    },

    // --- influence.rs
    /// Influence is gained.
    Influence {
        /// Who gains.
        seat: Seat,
        /// How much.
        points: u8,
    },
    /// Border rewards behind `at` up to `to` are paid (PEST-181).
    Border {
        /// Who gains.
        seat: Seat,
        /// The last space done.
        at: u8,
        /// Where the marker is.
        to: u8,
        /// Opponents overtaken by this gain.
        overtaken: u8,
    },
    /// The imperative marker moves up (PEST-190).
    Imperative {
        /// Whose marker.
        seat: Seat,
        /// Steps left.
        steps: u8,
    },

    // --- level.rs
    /// A top-row action begins.
    Begin(Top),
    /// Asks whether its slot is cleared (PEST-45).
    Clear(Top),
    /// Whether it is hindered is settled.
    Judge(Top),
    /// Asks whether it is improved (PEST-93).
    Improve(Top),

    // --- travel.rs
    /// Asks for the next step of a Move (PEST-100).
    Step,
    /// Asks how the sick of the next location are collected (PEST-107).
    Collect,
    /// The step is paid: the road's subjects come along.
    OnRoad,
    /// The road's subjects are placed.
    RoadDone {
        /// So many.
        n: u8,
    },
    /// The road is behind: the Doctor arrives.
    Arrive,
    /// The location's subjects are placed.
    Arrived {
        /// So many.
        n: u8,
    },
    /// Effects of entering (PEST-108).
    Enter,
    /// The Camp was put down during a Move, its subjects are placed.
    Camped {
        /// So many.
        n: u8,
    },
    /// Asks whether one of the collected goes straight to the track (PEST-221).
    CampHeal {
        /// Collected.
        n: u8,
    },
    /// Collected subjects go to the card or to Quarantine.
    Collection {
        /// Collected.
        n: u8,
    },
    /// Asks whether one becomes a patient (PEST-201).
    Admit {
        /// Collected.
        n: u8,
    },
    /// The Move ends: effects of stopping.
    Stop,
    /// The Move ends: the resource, the imperative.
    EndMove,

    // --- build.rs
    /// Asks what is built (PEST-120).
    Build,
    /// Asks what the hindrance costs (PEST-126).
    More,
    /// Asks what the improvement saves (PEST-126).
    Less,
    /// The price is settled.
    Price,
    /// It is paid: up it goes.
    Raise,
    /// Its influence is gained.
    Raised,
    /// The action ends.
    EndBuild,

    // --- produce.rs
    /// Outputs are counted.
    Produce,
    /// Asks what is lost (PEST-133).
    Lose,
    /// Asks what is gained beyond (PEST-133).
    Extra,
    /// Outputs are gained.
    Output,
    /// Laboratories work, the action ends.
    EndProduce,

    // --- research.rs
    /// Asks for the next part of a Research (PEST-137).
    Research,
    /// Asks where a subject of a discarded card goes (PEST-140).
    Displace {
        /// What is bought.
        technology: Technology,
        /// Where it goes.
        shelf: Shelf,
    },
    /// The old card leaves, the new one comes.
    Shelve {
        /// What is bought.
        technology: Technology,
        /// Where it goes.
        shelf: Shelf,
    },
    /// Asks which slots are emptied into the new regular ones (PEST-48).
    PullIn,
    /// Asks what the Mobile Workshop makes (PEST-225).
    Workshop,
    /// The market is filled up.
    Refill,

    // --- heal.rs
    /// Asks for the next part of a Heal (PEST-145).
    Heal,

    // --- subjects.rs
    /// Technology 10 reached the Capital: what the editions give for it.
    ExpertsDone {
        /// 0 for the reward token, 1 for the letter.
        at: u8,
    },
    /// A Heal ends.
    EndHeal,

    // --- assign.rs
    /// Asks for the next part of an Assign (PEST-150).
    Assign,
    /// Asks for the reward token (PEST-152).
    RewardToken,
    /// The reward token is taken: technology 29, the end of the action.
    Letter,

    // --- era.rs
    /// Agenda (PEST-170).
    Agenda,
    /// Capital card: the `nth` place (PEST-171).
    Podium {
        /// In the order of payment.
        nth: u8,
    },
    /// The first place: rewards, then the choice.
    FirstPlace {
        /// Whose.
        seat: Seat,
    },
    /// The first player's choice (PEST-173).
    CapitalChoice {
        /// Whose.
        seat: Seat,
    },
    /// The rest of the era end.
    EndEra,
}

/// Which reward list is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Payout {
    /// A place of last year's favour card.
    Favour(Favour),
    /// A place of the Capital card.
    Capital(Place),
    /// A choice of the Capital card.
    Choice(Choice),
    /// A reward token.
    Token(RewardToken),
}

/// The frames that only run, as a pattern: nobody is asked there.
macro_rules! running {
    () => {
        $crate::frame::Frame::Year
            | $crate::frame::Frame::NextTurn
            | $crate::frame::Frame::EndYear
            | $crate::frame::Frame::Strike
            | $crate::frame::Frame::Concern { .. }
            | $crate::frame::Frame::Destroy
            | $crate::frame::Frame::Spread { .. }
            | $crate::frame::Frame::SpreadCamps { .. }
            | $crate::frame::Frame::Delivery { .. }
            | $crate::frame::Frame::FavourCard
            | $crate::frame::Frame::Favour { .. }
            | $crate::frame::Frame::Rewards { .. }
            | $crate::frame::Frame::Influence { .. }
            | $crate::frame::Frame::Border { .. }
            | $crate::frame::Frame::Imperative { .. }
            | $crate::frame::Frame::Begin(_)
            | $crate::frame::Frame::Judge(_)
            | $crate::frame::Frame::OnRoad
            | $crate::frame::Frame::RoadDone { .. }
            | $crate::frame::Frame::Arrive
            | $crate::frame::Frame::Arrived { .. }
            | $crate::frame::Frame::Enter
            | $crate::frame::Frame::Camped { .. }
            | $crate::frame::Frame::Collection { .. }
            | $crate::frame::Frame::Stop
            | $crate::frame::Frame::EndMove
            | $crate::frame::Frame::Price
            | $crate::frame::Frame::Raise
            | $crate::frame::Frame::Raised
            | $crate::frame::Frame::EndBuild
            | $crate::frame::Frame::Produce
            | $crate::frame::Frame::Output
            | $crate::frame::Frame::EndProduce
            | $crate::frame::Frame::Shelve { .. }
            | $crate::frame::Frame::Refill
            | $crate::frame::Frame::ExpertsDone { .. }
            | $crate::frame::Frame::EndHeal
            | $crate::frame::Frame::Letter
            | $crate::frame::Frame::Agenda
            | $crate::frame::Frame::Podium { .. }
            | $crate::frame::Frame::FirstPlace { .. }
            | $crate::frame::Frame::EndEra
    };
}
pub(crate) use running;
