//! Why something cannot be done, with its rule.

use kernel::{Cites, Id as _, Message, RuleId, Say};

use crate::action::{Action, Extra, Payment, Stride, Tile};
use crate::ask::ask;
use crate::board::Board;
use crate::data::{Cabin, Class, Ship, Space, WORKSHOPS, Workshop};
use crate::frame::Frame;
use crate::intent::belongs;
use crate::player::{CENTRE, Place, sector};
use crate::rescue::{hex, infected};
use crate::site::Site;
use crate::travel::Ways;
use crate::{build, foreman, plague, register, repopulate, round_end, rules};

/// Declares the reasons: variant, message key, rule.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident => $key:literal, $rule:ident;)*) => {
        /// Why something cannot be done.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
            /// The way costs more coins than there are.
            TooFar {
                /// What it costs.
                cost: u8,
                /// What there is.
                coin: u8,
            },
            /// A register step costs more coins than there are.
            TooDear {
                /// What it costs.
                price: u8,
            },
            /// A cube costs more tokens than there are.
            NoTokens {
                /// What it costs.
                cost: u8,
            },
            /// That is not what is asked.
            NotNow {
                /// The rule that asks.
                rule: RuleId,
            },
        }

        impl Say for Reason {
            fn say(&self) -> Message {
                let reason = |key: &str| Message::new(format!("messina-reason-{key}"));
                match *self {
                    $(Self::$name => reason($key),)*
                    Self::TooFar { cost, coin } => reason("too-far").with("cost", cost).with("coin", coin),
                    Self::TooDear { price } => reason("too-dear").with("price", price),
                    Self::NoTokens { cost } => reason("no-tokens").with("cost", cost),
                    Self::NotNow { .. } => reason("not-now"),
                }
            }
        }

        impl Cites for Reason {
            fn rule(&self) -> RuleId {
                match *self {
                    $(Self::$name => rules::$rule,)*
                    Self::TooFar { .. } => rules::MES_212,
                    Self::TooDear { .. } => rules::MES_410,
                    Self::NoTokens { .. } => rules::MES_230,
                    Self::NotNow { rule } => rule,
                }
            }
        }
    };
}

reasons! {
    /// No unused lieutenant is there.
    NoLieutenant => "no-lieutenant", MES_203;
    /// Those in town go first.
    TownFirst => "town-first", MES_203;
    /// The hex is not in the town.
    NotInTown => "not-in-town", MES_210;
    /// Somebody stands there.
    Occupied => "occupied", MES_210;
    /// The ship lies at no dock.
    NotAtDock => "not-at-dock", MES_260;
    /// Nobody of the class waits there.
    NobodyWaits => "nobody-waits", MES_220;
    /// The space is taken.
    SpaceTaken => "space-taken", MES_221;
    /// The hex has no plague.
    NoPlague => "no-plague", MES_221;
    /// The hex has plague.
    Infected => "infected", MES_222;
    /// The cabin is taken.
    CabinTaken => "cabin-taken", MES_222;
    /// There is room.
    StillRoom => "still-room", MES_220;
    /// Only a payment of major fires alone reaches a neighbour.
    NeedsMajor => "needs-major", MES_231;
    /// No neighbour with a cube.
    NotBeside => "not-beside", MES_231;
    /// Not one of the payments of the option.
    NoSuchPayment => "no-such-payment", MES_736;
    /// A major fire removes no second cube of the hex by the printed rule.
    NoSecondCube => "no-second-cube", MES_231;
    /// Nothing of this kind is pending.
    NothingPending => "nothing-pending", MES_244;
    /// It could do nothing now.
    Useless => "useless", MES_242;
    /// The action of the hex was used, or the hex repopulated.
    MainUsed => "main-used", MES_240;
    /// A dock has no action.
    OnlyDock => "only-dock", MES_264;
    /// Only districts can be repopulated.
    NoDistrict => "no-district", MES_380;
    /// It is repopulated already.
    Repopulated => "repopulated", MES_380;
    /// No repopulation tile is left.
    NoTile => "no-tile", MES_380;
    /// No cart is ready.
    NoCart => "no-cart", MES_381;
    /// The cost of the district cannot be paid.
    DistrictCost => "district-cost", MES_381;
    /// The citizens asked for are not there.
    NoSettlers => "no-settlers", MES_381;
    /// No unused lieutenant is left to give up.
    NoneToGiveUp => "none-to-give-up", MES_381;
    /// The register is at its end.
    TrackFull => "track-full", MES_411;
    /// The scroll cube is at its last place.
    ScrollFull => "scroll-full", MES_325;
    /// No plain citizen is there.
    NoPlainCitizen => "no-plain-citizen", MES_320;
    /// The foreman is upgraded already.
    ForemanUpgraded => "foreman-upgraded", MES_321;
    /// The foreman stands in the centre.
    InCentre => "in-centre", MES_310;
    /// Another foreman must move.
    OtherForeman => "other-foreman", MES_310;
    /// No step may be skipped now.
    NoSkip => "no-skip", MES_310;
    /// The branch is chosen on reaching the second step, and only then.
    Branching => "branching", MES_310;
    /// Nobody stands there.
    NobodyThere => "nobody-there", MES_311;
    /// The foreman does not reach that far.
    OutOfReach => "out-of-reach", MES_311;
    /// The foreman has activated as many as he may in that part of the estate.
    EnoughThere => "enough-there", MES_311;
    /// Nobody is activated twice in one advance.
    ActivatedBefore => "activated-before", MES_312;
    /// A door covers the space.
    DoorThere => "door-there", MES_722;
    /// The fee cannot be paid.
    NoFee => "no-fee", MES_330;
    /// No pile of the group has a second tile.
    NothingBelow => "nothing-below", MES_330;
    /// After a paid refresh a tile must be built.
    MustBuild => "must-build", MES_330;
    /// It does not lie on top of a pile.
    NotOnTop => "not-on-top", MES_331;
    /// The tile costs more than there is.
    TileCost => "tile-cost", MES_331;
    /// All cabins have an upgrade.
    NoCabinFree => "no-cabin-free", MES_331;
    /// That cabin has an upgrade.
    CabinFurnished => "cabin-furnished", MES_332;
    /// Not a citizen that the district asks for.
    NotFitting => "not-fitting", MES_383;
    /// The workshop is another's, or nobody's.
    NotOwned => "not-owned", MES_350;
    /// Somebody works there.
    Staffed => "staffed", MES_350;
    /// Its reward was earned.
    Spent => "spent", MES_351;
    /// Nobody of the right class is in the sector.
    NoWorker => "no-worker", MES_350;
    /// Nobody leaves that cabin now.
    NotLeaving => "not-leaving", MES_502;
}

/// Why an action that is not legal is not.
pub(crate) fn why_not(board: &Board, frame: &Frame, action: Action) -> Reason {
    let not_now = Reason::NotNow { rule: ask(board, frame).rule() };
    if !belongs(frame, action) {
        return not_now;
    }
    match action {
        Action::Use(place) => use_lieutenant(board, place),
        Action::Go(site) => go(board, frame, site),
        Action::Sail(ship) => sail(board, frame, ship),
        Action::House(space) => house(board, space),
        Action::Shelter(class, cabin) => shelter(board, class, cabin),
        Action::Release(class) => {
            if board.ground(hex(board)).citizens[class.index()] == 0 {
                Reason::NobodyWaits
            } else {
                Reason::StillRoom
            }
        }
        Action::Burn(payment) => burn(board, frame, payment),
        Action::Resolve(entry) => {
            if board.pending[entry.index()] == 0 {
                Reason::NothingPending
            } else {
                Reason::Useless
            }
        }
        Action::HexAction => {
            if matches!(board.turn.site, Some(Site::Dock(_))) {
                Reason::OnlyDock
            } else {
                Reason::MainUsed
            }
        }
        Action::Repopulate => repopulating(board),
        Action::Purchase(track) | Action::Step(track) => {
            let seat = board.turn.seat;
            if register::has_room(board, seat, track) {
                Reason::TooDear { price: register::price(board, seat) }
            } else {
                Reason::TrackFull
            }
        }
        Action::Scroll(_) => Reason::ScrollFull,
        Action::Upgrade(_) => Reason::NoPlainCitizen,
        Action::Promote(_) => Reason::ForemanUpgraded,
        Action::Advance(stride) => advance(board, frame, stride),
        Action::Activate(space) => activate(board, frame, space),
        Action::Refresh(group, _) => {
            if build::has_more(board, group) {
                Reason::NoFee
            } else {
                Reason::NothingBelow
            }
        }
        Action::Build(tile) => built(board, tile),
        Action::Decline => Reason::MustBuild,
        Action::Furnish(_) => Reason::CabinFurnished,
        Action::Settle(_) => Reason::NotFitting,
        Action::GiveUp(_) => Reason::NoneToGiveUp,
        Action::Leave(cabin, space) => leave(board, cabin, space),
        Action::Dismiss(cabin) => {
            let there = round_end::leaving(board).any(|(leaving, _)| leaving == cabin);
            if there { Reason::StillRoom } else { Reason::NotLeaving }
        }
        Action::Staff(workshop) => staff(board, workshop),
        Action::Worker(_) => Reason::NoWorker,
        Action::Recall | Action::Rat | Action::Pick(..) | Action::Keep | Action::Stop | Action::End => not_now,
    }
}

fn use_lieutenant(board: &Board, place: Place) -> Reason {
    let unused = board[board.turn.seat].lieutenants.iter().any(|one| one.unused() && one.place == place);
    if unused { Reason::TownFirst } else { Reason::NoLieutenant }
}

fn too_far(board: &Board, frame: &Frame, site: Site) -> Reason {
    let Frame::Goal { from } = *frame else { return Reason::NotInTown };
    Reason::TooFar { cost: Ways::from(board, from).cost(site), coin: board[board.turn.seat].coin }
}

fn go(board: &Board, frame: &Frame, site: Site) -> Reason {
    if board.ground(site).slot.is_none() {
        Reason::NotInTown
    } else if board.occupied().contains(site) {
        Reason::Occupied
    } else {
        too_far(board, frame, site)
    }
}

fn sail(board: &Board, frame: &Frame, ship: Ship) -> Reason {
    match board.ships.iter().find(|moored| moored.ship == ship) {
        Some(moored) => too_far(board, frame, Site::Dock(moored.dock)),
        None => Reason::NotAtDock,
    }
}

fn house(board: &Board, space: Space) -> Reason {
    let class = Class::ALL.iter().copied().find(|&class| sector(class).contains(space));
    let waits = class.is_some_and(|class| board.ground(hex(board)).citizens[class.index()] > 0);
    if infected(board) {
        Reason::Infected
    } else if !waits {
        Reason::NobodyWaits
    } else {
        Reason::SpaceTaken
    }
}

fn shelter(board: &Board, class: Class, cabin: Cabin) -> Reason {
    if !infected(board) {
        Reason::NoPlague
    } else if board[board.turn.seat].cabins[cabin.index()].citizen.is_some() {
        Reason::CabinTaken
    } else {
        debug_assert_eq!(board.ground(hex(board)).citizens[class.index()], 0);
        Reason::NobodyWaits
    }
}

fn burn(board: &Board, frame: &Frame, payment: Payment) -> Reason {
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    if payment.fire > player.fire || payment.major > player.major_fire {
        return Reason::NoTokens { cost };
    }
    if let Extra::Beside(site) = payment.extra
        && !plague::infected_neighbours(board).contains(site)
    {
        return Reason::NotBeside;
    }
    if board.options.errata || matches!(frame, Frame::ShipFight { .. }) {
        return if board.options.errata { Reason::NoSuchPayment } else { Reason::NoTokens { cost } };
    }
    match payment.extra {
        Extra::Second => Reason::NoSecondCube,
        Extra::Beside(_) => Reason::NeedsMajor,
        Extra::None => Reason::NoTokens { cost },
    }
}

fn repopulating(board: &Board) -> Reason {
    let player = &board[board.turn.seat];
    let Some(tile) = repopulate::district(board) else { return Reason::NoDistrict };
    if board.ground(hex(board)).owner.is_some() {
        Reason::Repopulated
    } else if !board.turn.main {
        Reason::MainUsed
    } else if player.tiles == 0 {
        Reason::NoTile
    } else if player.ready == 0 {
        Reason::NoCart
    } else if !player.can_pay(tile.repop_cost) {
        Reason::DistrictCost
    } else if !repopulate::has_settlers(player, tile) {
        Reason::NoSettlers
    } else {
        Reason::NoneToGiveUp
    }
}

fn advance(board: &Board, frame: &Frame, stride: Stride) -> Reason {
    let Frame::Advance { class, skip } = *frame else { return Reason::OtherForeman };
    let step = board[board.turn.seat].foremen[stride.foreman.index()].step;
    if class.is_some_and(|class| class != stride.foreman) {
        Reason::OtherForeman
    } else if step + stride.steps > CENTRE {
        Reason::InCentre
    } else if stride.steps > 1 && !skip {
        Reason::NoSkip
    } else {
        Reason::Branching
    }
}

fn activate(board: &Board, frame: &Frame, space: Space) -> Reason {
    let Frame::Activate(activation) = *frame else { return Reason::OutOfReach };
    let player = &board[board.turn.seat];
    if !player.housed.contains(space) {
        Reason::NobodyThere
    } else if activation.chosen().contains(space) {
        Reason::ActivatedBefore
    } else if player.doors.contains(space) {
        Reason::DoorThere
    } else if foreman::reached(activation.foreman, player.foremen[activation.foreman.index()]).contains(space) {
        Reason::EnoughThere
    } else {
        Reason::OutOfReach
    }
}

fn built(board: &Board, tile: Tile) -> Reason {
    if build::tiles(board).all(|top| top != tile) {
        Reason::NotOnTop
    } else if !board[board.turn.seat].can_pay(build::cost(tile)) {
        Reason::TileCost
    } else {
        Reason::NoCabinFree
    }
}

fn leave(board: &Board, cabin: Cabin, space: Space) -> Reason {
    match round_end::leaving(board).find(|(leaving, _)| *leaving == cabin) {
        None => Reason::NotLeaving,
        Some((_, patient)) if !sector(patient.class).contains(space) => Reason::NotLeaving,
        Some(_) => Reason::SpaceTaken,
    }
}

fn staff(board: &Board, workshop: Workshop) -> Reason {
    let player = &board[board.turn.seat];
    if !player.workshops.contains(workshop) {
        Reason::NotOwned
    } else if player.spent.contains(workshop) {
        Reason::Spent
    } else if player.staffed.contains(workshop) {
        Reason::Staffed
    } else {
        debug_assert!(player.residents(WORKSHOPS[workshop.index()].class).is_empty());
        Reason::NoWorker
    }
}
