//! What is asked, with the rule that asks it.

use kernel::{Cites, Message, RuleId, Say};
use serde::Serialize;

use crate::board::Board;
use crate::data::{CabinUpgrade, Class, Ship, Workshop};
use crate::frame::Frame;
use crate::player::Place;
use crate::rescue::hex;
use crate::site::Site;
use crate::words::{effects_name, foreman_name};
use crate::{repopulate, rules};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which lieutenant?
    Lieutenant,
    /// Where does he go?
    Goal {
        /// Where he is.
        from: Place,
    },
    /// Where do the citizens of the hex go?
    Rescue {
        /// The hex.
        site: Site,
        /// Whether they must go to quarantine.
        quarantine: bool,
    },
    /// Burn another cube?
    Burn {
        /// The hex.
        site: Site,
        /// Tokens for a cube.
        cost: u8,
    },
    /// Burn the cube of the ship, or take a rat?
    ShipFight {
        /// The ship.
        ship: Ship,
        /// Tokens for the cube.
        cost: u8,
    },
    /// What next in the step of actions?
    Act {
        /// Where the lieutenant is.
        site: Site,
    },
    /// Which pending effect?
    Settle,
    /// Which side of the slash?
    PickOption,
    /// City or Church?
    PickRegister,
    /// Which scroll cube?
    PickScroll,
    /// Which citizen turns golden?
    PickCitizen,
    /// Which foreman is upgraded?
    PickForeman,
    /// Which foreman advances?
    Advance {
        /// Whether he may jump over a step.
        skip: bool,
    },
    /// Whom does the foreman activate?
    Activate {
        /// The foreman.
        foreman: Class,
    },
    /// Refresh the piles?
    Refresh,
    /// Which tile?
    Tile {
        /// Whether one must be taken.
        compulsory: bool,
    },
    /// Which cabin?
    PickCabin {
        /// What is laid on it.
        upgrade: CabinUpgrade,
    },
    /// Which citizen goes back to the district?
    Settler {
        /// The class asked for.
        class: Class,
        /// Whether he must be upgraded.
        upgraded: bool,
    },
    /// Which lieutenant is given up?
    GiveUp,
    /// Who works there?
    Worker {
        /// The workshop.
        workshop: Workshop,
    },
    /// Staff workshops before production?
    Staffing,
    /// Who leaves quarantine, where to?
    Quarantine,
    /// Nothing: the game goes on by itself.
    Nothing,
}

/// What a frame asks.
pub(crate) fn ask(board: &Board, frame: &Frame) -> Ask {
    let cost = board.round_space().fire_cost;
    match *frame {
        Frame::Lieutenant => Ask::Lieutenant,
        Frame::Goal { from } => Ask::Goal { from },
        Frame::Rescue => Ask::Rescue { site: hex(board), quarantine: crate::rescue::infected(board) },
        Frame::Burn { .. } => Ask::Burn { site: hex(board), cost },
        Frame::ShipFight { ship } => Ask::ShipFight { ship, cost },
        Frame::Act => Ask::Act { site: hex(board) },
        Frame::Settle => Ask::Settle,
        Frame::PickOption { .. } => Ask::PickOption,
        Frame::PickRegister => Ask::PickRegister,
        Frame::PickScroll => Ask::PickScroll,
        Frame::PickCitizen => Ask::PickCitizen,
        Frame::PickForeman => Ask::PickForeman,
        Frame::Advance { skip, .. } => Ask::Advance { skip },
        Frame::Activate(activation) => Ask::Activate { foreman: activation.foreman },
        Frame::Refresh => Ask::Refresh,
        Frame::Tile { refreshed } => Ask::Tile { compulsory: refreshed },
        Frame::PickCabin { upgrade } => Ask::PickCabin { upgrade },
        Frame::Settler { demand } => {
            let tile = repopulate::district(board).expect("the lieutenant stands on a district");
            let demand = tile.repop_citizens[usize::from(demand)];
            Ask::Settler { class: demand.class, upgraded: demand.upgraded }
        }
        Frame::GiveUp => Ask::GiveUp,
        Frame::Worker { workshop, .. } => Ask::Worker { workshop },
        Frame::Staffing => Ask::Staffing,
        Frame::Quarantine => Ask::Quarantine,
        Frame::Round | Frame::Production => Ask::Nothing,
    }
}

impl Say for Ask {
    fn say(&self) -> Message {
        let ask = |key: &str| Message::new(format!("messina-ask-{key}"));
        match *self {
            Self::Lieutenant => ask("lieutenant"),
            Self::Goal { from } => ask("goal").with("place", from.name()),
            Self::Rescue { site, quarantine: false } => ask("rescue").with("place", site.name()),
            Self::Rescue { site, quarantine: true } => ask("rescue-quarantine").with("place", site.name()),
            Self::Burn { site, cost } => ask("burn").with("place", site.name()).with("cost", cost),
            Self::ShipFight { ship, cost } => {
                ask("ship-fight").with("ship", Message::name("messina", ship)).with("cost", cost)
            }
            Self::Act { site: site @ Site::Dock(_) } => ask("act-dock").with("place", site.name()),
            Self::Act { site } => ask("act").with("place", site.name()).with("effects", effects_name(site.effects())),
            Self::Settle => ask("settle"),
            Self::PickOption => ask("pick-option"),
            Self::PickRegister => ask("pick-register"),
            Self::PickScroll => ask("pick-scroll"),
            Self::PickCitizen => ask("pick-citizen"),
            Self::PickForeman => ask("pick-foreman"),
            Self::Advance { skip: false } => ask("advance"),
            Self::Advance { skip: true } => ask("advance-skip"),
            Self::Activate { foreman } => ask("activate").with("foreman", foreman_name(foreman)),
            Self::Refresh => ask("refresh"),
            Self::Tile { compulsory: false } => ask("tile"),
            Self::Tile { compulsory: true } => ask("tile-compulsory"),
            Self::PickCabin { upgrade } => ask("pick-cabin").with("upgrade", Message::name("messina", upgrade)),
            Self::Settler { class, upgraded: false } => ask("settler").with("class", Message::name("messina", class)),
            Self::Settler { class, upgraded: true } => {
                ask("settler-upgraded").with("class", Message::name("messina", class))
            }
            Self::GiveUp => ask("give-up"),
            Self::Worker { workshop } => ask("worker").with("workshop", Message::name("messina", workshop)),
            Self::Staffing => ask("staffing"),
            Self::Quarantine => ask("quarantine"),
            Self::Nothing => ask("nothing"),
        }
    }
}

impl Cites for Ask {
    fn rule(&self) -> RuleId {
        match self {
            Self::Lieutenant => rules::MES_203,
            Self::Goal { .. } => rules::MES_202,
            Self::Rescue { quarantine: false, .. } => rules::MES_221,
            Self::Rescue { quarantine: true, .. } => rules::MES_222,
            Self::Burn { .. } => rules::MES_230,
            Self::ShipFight { .. } => rules::MES_261,
            Self::Act { site: Site::Dock(_) } => rules::MES_264,
            Self::Act { .. } => rules::MES_240,
            Self::Settle => rules::MES_243,
            Self::PickOption => rules::MES_244,
            Self::PickRegister => rules::MES_421,
            Self::PickScroll => rules::MES_325,
            Self::PickCitizen => rules::MES_320,
            Self::PickForeman => rules::MES_321,
            Self::Advance { .. } => rules::MES_310,
            Self::Activate { .. } => rules::MES_311,
            Self::Refresh | Self::Tile { .. } => rules::MES_330,
            Self::PickCabin { .. } => rules::MES_332,
            Self::Settler { .. } => rules::MES_383,
            Self::GiveUp => rules::MES_381,
            Self::Worker { .. } => rules::MES_350,
            Self::Staffing => rules::MES_501,
            Self::Quarantine => rules::MES_502,
            Self::Nothing => rules::MES_201,
        }
    }
}
