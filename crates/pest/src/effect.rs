//! What the technologies of a player amount to: the one place where their figures are read.

use kernel::{Cited, Id as _, RuleId, Seat, rule};

use crate::board::Board;
use crate::data::{MOVE_POINTS, REGULAR, TECHNOLOGIES, TRIALS, Technology};
use crate::event::name;
use crate::payment::Cost;
use crate::rules;
use crate::shape::Effect;
use crate::vocabulary::Size;

impl Board {
    /// Whether the player has the technology in a slot.
    #[inline]
    pub fn has(&self, seat: Seat, technology: Technology) -> bool {
        self[seat].technologies.values().contains(&Some(technology))
    }

    /// Whether it works: not in the Research action in which it was bought (PEST-143).
    pub fn works(&self, seat: Seat, technology: Technology) -> bool {
        rule!(PEST_143);
        self.has(seat, technology) && (self.run.research.bought != Some(technology) || seat != self.actor)
    }

    fn effects(&self, seat: Seat) -> impl Iterator<Item = Effect> + '_ {
        self[seat].technologies.values().iter().flatten().map(|technology| TECHNOLOGIES[*technology].effect)
    }

    /// The sum of what `figure` finds among the effects of the player's technologies.
    fn sum(&self, seat: Seat, figure: impl Fn(Effect) -> Option<u8>) -> u8 {
        self.effects(seat).filter_map(figure).sum()
    }

    /// Regular Quarantine slots, those of technologies 18 and 19 included.
    #[inline]
    pub fn regular_slots(&self, seat: Seat) -> u8 {
        rule!(PEST_41, PEST_218, PEST_219);
        *REGULAR + self.sum(seat, |effect| if let Effect::QuarantineSlots { n } = effect { Some(n) } else { None })
    }

    /// Moves a new patient needs; 0 without technology 1 or 14.
    pub fn patient_steps(&self, seat: Seat) -> u8 {
        rule!(PEST_201, PEST_214);
        self.sum(seat, |effect| if let Effect::Patient { steps } = effect { Some(steps) } else { None })
    }

    /// Influence beyond the usual for a building in a location of this size.
    pub fn build_influence(&self, seat: Seat, size: Size) -> u8 {
        rule!(PEST_202, PEST_207);
        self.sum(seat, |effect| match effect {
            Effect::BuildInfluence { size: there, n } if there == size => Some(n),
            _ => None,
        })
    }

    /// Movement points of an action at normal level.
    pub fn move_points(&self, seat: Seat) -> u8 {
        rule!(PEST_222);
        let better = self.effects(seat).find_map(|effect| match effect {
            Effect::MoveBase { n } => Some(n),
            _ => None,
        });
        better.unwrap_or(*MOVE_POINTS)
    }

    /// Sick subjects of a location that cost no food.
    pub fn free_pickups(&self, seat: Seat) -> u8 {
        rule!(PEST_208);
        1 + self.sum(seat, |effect| if let Effect::ExtraFreePickup { n } = effect { Some(n) } else { None })
    }
}

/// The effect of a technology.
#[inline]
pub(crate) fn effect(technology: Technology) -> Effect {
    TECHNOLOGIES[technology].effect
}

/// The figure of a technology whose effect has just one.
pub(crate) fn figure(technology: Technology) -> u8 {
    match effect(technology) {
        Effect::Patient { steps: n }
        | Effect::BuildInfluence { n, .. }
        | Effect::OpponentEntersCoin { n }
        | Effect::Mask { n }
        | Effect::EnterOpponentResource { n }
        | Effect::CloneJump { cost: n }
        | Effect::ExtraFreePickup { n }
        | Effect::HealDiscard { n }
        | Effect::Experts { capacity: n }
        | Effect::Scholars { n }
        | Effect::LabTrade { max: n }
        | Effect::CastleDouble { n }
        | Effect::Uniform { n }
        | Effect::ActionTrials { herbs: n, .. }
        | Effect::QuarantineSlots { n }
        | Effect::ToolCart { n }
        | Effect::MoveBase { n }
        | Effect::HealGain { n, .. }
        | Effect::StorageAll { cap: n }
        | Effect::StorageOne { cap: n }
        | Effect::AssignGain { n, .. }
        | Effect::ProduceDoctor { n } => n,
        Effect::FreeThroughOpponents
        | Effect::AdvancedCamp
        | Effect::Checkpoint
        | Effect::MobileWorkshop
        | Effect::ActionAdrenaline => 1,
    }
}

/// What Clinical Trials cost and bring.
pub(crate) struct Trials {
    pub(crate) cost: Cost,
    pub(crate) healed: u8,
}

/// The figures of technology 17, the only one with two.
pub(crate) fn trials() -> Trials {
    let [herbs, healed] = *TRIALS;
    Trials { cost: [0, 0, 0, herbs], healed }
}

/// The rule of a technology: PEST-201 to PEST-230.
pub(crate) fn rule_of(technology: Technology) -> RuleId {
    let first = rules::ALL.iter().position(|&id| id == rules::PEST_201);
    first.map_or(rules::PEST_201, |first| rules::ALL[first + technology.index()])
}

/// Why a technology that the player does not have does nothing.
pub(crate) fn no_technology(technology: Technology) -> Cited {
    Cited::new(rule_of(technology), "pest-reason-no-technology").with("technology", name(technology))
}

/// Why a technology that works once in an action does not work, if that is why.
pub(crate) fn unusable(board: &Board, seat: Seat, technology: Technology, used: bool) -> Option<Cited> {
    let reason = |rule, key: &'static str| Cited::new(rule, key).with("technology", name(technology));
    if !board.has(seat, technology) {
        Some(no_technology(technology))
    } else if !board.works(seat, technology) {
        Some(reason(rules::PEST_143, "pest-reason-too-new"))
    } else {
        used.then(|| reason(rule_of(technology), "pest-reason-used-up"))
    }
}
