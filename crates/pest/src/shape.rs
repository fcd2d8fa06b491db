//! The shapes of what the data files say, as far as they are enums: the tables are generated.

use crate::vocabulary::{Good, Size};

printed::literal! {
    /// One entry of a reward list.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Reward {
        /// What.
        pub kind: RewardKind,
        /// How many.
        pub n: u8,
    }

    /// What a reward can be.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum RewardKind {
        /// This kind of good.
        Good(Good),
        /// Research tokens.
        Research,
        /// Resources of the player's choice.
        Any,
        /// Renown tokens.
        Renown,
        /// Influence.
        Influence,
        /// A healed subject comes back from the Capital to the track.
        RecallHealed,
    }

    /// What kind of building it is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BuildingKind {
        /// One of six.
        Quarter,
        /// Gives two.
        Mill,
        /// Works without a worker.
        Factory,
        /// Gives coins.
        Bank,
        /// Stands from the start.
        Castle,
    }

    /// What an agenda pays for (section 3.9 of the rules).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the table in section 3.9 of the rules explains each figure")]
    pub enum Agenda {
        EmptyRegularQuarantine { per: u8 },
        WorkersInBuildings { per: u8 },
        FoodInStore { per: u8 },
        InfluenceRank { first: u8, second: u8 },
        QuartersBuilt { per: u8 },
        SharedBuildings { per: u8 },
        HealedOnTrack { per: u8, max: u8 },
        HealedInCapital { per: u8 },
        BuildingsRank { first: u8, first_tied: u8, second: u8, second_tied: u8 },
        Technologies { per: u8 },
        SpecialsAndColumns { per_special: u8, per_column: u8 },
        CemeteryBonus { base: u8, minus: u8 },
        ResourcesInStore { per_each: u8, max: u8 },
        CapitalWorks { per_building: u8, per_subject: u8 },
    }

    /// What an imperative asks for (section 3.9 of the rules).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the table in section 3.9 of the rules explains each condition and its figure")]
    pub enum Imperative {
        CollectSpot { least: u8 },
        HealOrAssign,
        FoodInHand,
        EnterOpponentBuilding,
        BuildBySize,
        StopAmongOpponents,
        SendToCapital,
        BuildOrOvertake,
        PayResearch,
        HealAction { track: u8 },
        Produce { least: u8 },
        AssignSubject { beyond: u8 },
        BuildTownCityCapital,
    }

    /// What a technology does: PEST-201 to PEST-230.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "PEST-201 to PEST-230 explain each effect and its figures")]
    pub enum Effect {
        Patient { steps: u8 },
        BuildInfluence { size: Size, n: u8 },
        OpponentEntersCoin { n: u8 },
        Mask { n: u8 },
        EnterOpponentResource { n: u8 },
        CloneJump { cost: u8 },
        ExtraFreePickup { n: u8 },
        HealDiscard { n: u8 },
        Experts { capacity: u8 },
        Scholars { n: u8 },
        LabTrade { max: u8 },
        CastleDouble { n: u8 },
        Uniform { n: u8 },
        FreeThroughOpponents,
        ActionTrials { herbs: u8, healed: u8 },
        QuarantineSlots { n: u8 },
        ToolCart { n: u8 },
        AdvancedCamp,
        MoveBase { n: u8 },
        HealGain { gain: Gain, n: u8 },
        Checkpoint,
        MobileWorkshop,
        StorageAll { cap: u8 },
        StorageOne { cap: u8 },
        ActionAdrenaline,
        AssignGain { gain: Gain, n: u8 },
        ProduceDoctor { n: u8 },
    }

    /// What technologies 23 and 29 bring.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Gain {
        /// Herbs.
        Herbs,
        /// Influence.
        Influence,
    }
}
