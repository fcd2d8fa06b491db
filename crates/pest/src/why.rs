//! Why something cannot be done, with its rule. Slow path, for people.

use kernel::{Cites, Id as _, Message, RuleId, Say, Seat};

use crate::action::{Action, Post};
use crate::board::{Board, size};
use crate::data::{BUILDINGS, LOCATIONS, Location, TECHNOLOGIES, Technology};
use crate::event::name;
use crate::frame::Frame;
use crate::run::{By, Passage};
use crate::vocabulary::{Act, Choice, Good, Mode, Shelf, Slot, Way};
use crate::{ask, goods, heal, research, rules, subjects, turn};

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else is asked, by this rule.
    NotNow(RuleId),
    /// A plain reason: the word of its message and its rule.
    Plain(&'static str, RuleId),
    /// The player does not have this technology.
    NoTechnology(Technology),
    /// The technology was used in this action already.
    UsedUp(Technology),
    /// The technology was bought in this action.
    TooNew(Technology),
    /// The step needs this much food.
    NeedsFood(u8),
    /// The road alone needs this much food.
    RoadNeedsFood(u8),
}

impl Say for Reason {
    fn say(&self) -> Message {
        let say = |what: &str| Message::new(format!("pest-reason-{what}"));
        match *self {
            Self::NotNow(_) => say("not-now"),
            Self::Plain(what, _) => say(what),
            Self::NoTechnology(technology) => say("no-technology").with("technology", name(technology)),
            Self::UsedUp(technology) => say("used-up").with("technology", name(technology)),
            Self::TooNew(technology) => say("too-new").with("technology", name(technology)),
            Self::NeedsFood(n) => say("needs-food").with("n", n),
            Self::RoadNeedsFood(n) => say("road-needs-food").with("n", n),
        }
    }
}

impl Cites for Reason {
    fn rule(&self) -> RuleId {
        match *self {
            Self::NotNow(rule) | Self::Plain(_, rule) => rule,
            Self::NoTechnology(technology) | Self::UsedUp(technology) => rule_of(technology),
            Self::TooNew(_) => rules::PEST_143,
            Self::NeedsFood(_) => rules::PEST_107,
            Self::RoadNeedsFood(_) => rules::PEST_106,
        }
    }
}

/// The rule of a technology: PEST-201 to PEST-230.
pub(crate) fn rule_of(technology: Technology) -> RuleId {
    let first = rules::ALL.iter().position(|&id| id == rules::PEST_201);
    first.map_or(rules::PEST_201, |first| rules::ALL[first + technology.index()])
}

/// The rule that stands against an action, if the question admits that kind of action at all.
pub(crate) fn why_not(board: &Board, frame: &Frame, seat: Seat, action: Action) -> Reason {
    let found = match (*frame, action) {
        (_, Action::Exchange { first, second }) if is_free(frame) => Some(exchange(board, seat, first, second)),
        (_, Action::Shift(_)) if is_free(frame) => Some(if board[seat].occupied(Slot::Storage) {
            Reason::Plain("slot-taken", rules::PEST_44)
        } else {
            Reason::Plain("storage-slot-empty", rules::PEST_44)
        }),
        (Frame::Castle { .. }, Action::Castle(location)) => Some(castle(board, location)),
        (Frame::Doctor { .. }, Action::Doctor(_)) => Some(Reason::Plain("not-beside-castle", rules::PEST_17)),
        (Frame::Receive { .. }, Action::Lay(Slot::Regular)) => Some(Reason::Plain("regular-full", rules::PEST_42)),
        (Frame::Receive { .. }, Action::Lay(_)) => Some(Reason::Plain("slot-taken", rules::PEST_42)),
        (Frame::Any { .. }, Action::Take(Good::Coin)) => Some(Reason::Plain("coin-no-resource", rules::PEST_34)),
        (Frame::Any { .. }, Action::Take(_)) => Some(Reason::Plain("store-full", rules::PEST_34)),
        (Frame::Container { .. }, Action::Store(_)) => Some(Reason::Plain("not-above-five", rules::PEST_227)),
        (Frame::Pay { cost, kind }, Action::Coins { good, n }) => Some(coins(board, cost, kind, good, n)),
        (Frame::Place, action) => place(board, seat, action),
        (Frame::Combine, Action::Start(act)) => Some(start(board, act)),
        (Frame::Clear(_), Action::Clear(_)) => Some(Reason::Plain("slot-taken", rules::PEST_45)),
        (Frame::Step, action) => step(board, seat, action),
        (Frame::Collect, Action::Collect(way)) => Some(collect(board, seat, way)),
        (Frame::Build, action) => build(board, seat, action),
        (Frame::More, Action::More(_)) | (Frame::Less, Action::Less(_)) => {
            Some(Reason::Plain("not-that-material", rules::PEST_126))
        }
        (Frame::Lose, Action::Lose(_)) => Some(Reason::Plain("not-produced", rules::PEST_133)),
        (Frame::Extra, Action::Extra(_)) => Some(Reason::Plain("not-from-buildings", rules::PEST_133)),
        (Frame::Research, action) => research(board, seat, action),
        (Frame::Displace { .. }, Action::Displace(_)) => Some(Reason::Plain("slot-taken", rules::PEST_140)),
        (Frame::PullIn, Action::PullIn(_)) => Some(Reason::Plain("slot-empty", rules::PEST_48)),
        (Frame::Workshop, Action::Workshop(_)) => Some(Reason::Plain("coin-no-resource", rules::PEST_225)),
        (Frame::Heal, action) => heal(board, seat, action),
        (Frame::Assign, action) => assign(board, seat, action),
        (Frame::RewardToken, Action::Reward(_)) => Some(Reason::Plain("token-face-down", rules::PEST_152)),
        (Frame::CapitalChoice { .. }, Action::Choice(Choice::A | Choice::B)) => {
            Some(Reason::Plain("recall-needs-room", rules::PEST_173))
        }
        _ => None,
    };
    found.unwrap_or_else(|| Reason::NotNow(kernel::Cites::rule(&ask::ask(board, frame).1)))
}

/// Whether the free moves are offered here: the decisions marked ◊ in section 6 of the rules.
fn is_free(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Place | Frame::Combine | Frame::Step | Frame::Build | Frame::Research | Frame::Heal | Frame::Assign
    )
}

fn exchange(board: &Board, seat: Seat, first: Good, second: Good) -> Reason {
    if first == Good::Coin || second == Good::Coin {
        return Reason::Plain("coins-stay-coins", rules::PEST_31);
    }
    if !board.has_room(seat, Good::Coin) {
        return Reason::Plain("coins-full", rules::PEST_36);
    }
    Reason::Plain("two-resources", rules::PEST_36)
}

fn castle(board: &Board, location: Location) -> Reason {
    let start = LOCATIONS[location.index()].start;
    if board.ruins.contains(location) {
        return Reason::Plain("ruins", rules::PEST_39);
    }
    match board.mode {
        Mode::Standard => Reason::Plain("not-on-card", rules::PEST_14),
        Mode::TwoPlayers | Mode::Duel if start.is_some_and(|card| board.start_cards.contains(&card)) => {
            Reason::Plain("other-card", rules::PEST_15)
        }
        Mode::TwoPlayers | Mode::Duel => Reason::Plain("not-on-card", rules::PEST_15),
        Mode::Solo => Reason::Plain("not-a-starting-village", rules::PEST_282),
    }
}

fn coins(board: &Board, cost: goods::Cost, kind: u8, good: Good, n: u8) -> Reason {
    let (least, _) = goods::coins(board, cost, kind);
    if good != Good::RESOURCES[usize::from(kind).min(3)] {
        Reason::NotNow(rules::PEST_31)
    } else if n < least {
        Reason::Plain("too-few-coins", rules::PEST_31)
    } else {
        Reason::Plain("too-many-coins", rules::PEST_31)
    }
}

/// Why a technology that takes an Assistant cannot have one.
fn assistant_on(board: &Board, seat: Seat, technology: Technology) -> Option<Reason> {
    if !board.has(seat, technology) {
        return Some(Reason::NoTechnology(technology));
    }
    (!turn::is_idle(board, seat, technology)).then_some(Reason::Plain("assistant-there", rule_of(technology)))
}

fn place(board: &Board, seat: Seat, action: Action) -> Option<Reason> {
    match action {
        Action::Place(_) => Some(Reason::Plain("cell-taken", rules::PEST_91)),
        Action::Trials => assistant_on(board, seat, Technology::ClinicalTrials).or_else(|| {
            Some(if board.track_has_room(seat) {
                Reason::Plain("no-herbs", rules::PEST_217)
            } else {
                Reason::Plain("track-full", rules::PEST_217)
            })
        }),
        Action::Again(_) => assistant_on(board, seat, Technology::AdrenalineShot)
            .or(Some(Reason::Plain("not-played-this-year", rules::PEST_228))),
        _ => None,
    }
}

fn start(board: &Board, act: Act) -> Reason {
    let of_cell = board.run.cell.is_some_and(|cell| Act::from(cell.top) == act || Act::from(cell.left) == act);
    if of_cell {
        Reason::Plain("action-done", rules::PEST_92)
    } else {
        Reason::Plain("not-in-combination", rules::PEST_92)
    }
}

fn step(board: &Board, seat: Seat, action: Action) -> Option<Reason> {
    let here = board.doctor(seat);
    Some(match action {
        Action::Step(to) if to == here => Reason::Plain("you-are-here", rules::PEST_100),
        Action::Step(to) if !Board::within_reach(here).contains(to) => Reason::Plain("no-road", rules::PEST_100),
        Action::Step(to) if board.run.entered.contains(to) => Reason::Plain("entered-already", rules::PEST_102),
        Action::Step(to) if board.entry(seat, to) > board.run.points => Reason::Plain("no-points", rules::PEST_101),
        Action::Clone(_) if !board.has(seat, Technology::CloningExperiment) => {
            Reason::NoTechnology(Technology::CloningExperiment)
        }
        Action::Clone(_) if !board.may_clone(seat) => Reason::Plain("clone-first", rules::PEST_206),
        Action::Clone(to) if to == here || size(to) != size(here) => Reason::Plain("other-size", rules::PEST_206),
        Action::Step(to) | Action::Clone(to) => food(board, seat, to, matches!(action, Action::Clone(_))),
        Action::Camp => camp(board, seat, here),
        _ => return None,
    })
}

/// A road must be paid for in food; only in the location itself may the Camp stand in.
fn food(board: &Board, seat: Seat, to: Location, cloning: bool) -> Reason {
    let by = if cloning { By::Cloning } else { Board::by(board.doctor(seat), to) };
    let on_road = board.food(seat, to, by, Way::Camp);
    if board.can_pay(seat, [0, 0, on_road, 0]) {
        Reason::NeedsFood(board.food_needed(seat, to, by))
    } else {
        Reason::RoadNeedsFood(on_road)
    }
}

fn camp(board: &Board, seat: Seat, here: Location) -> Reason {
    if board[seat].camp.is_some() {
        Reason::Plain("camp-out", rules::PEST_115)
    } else if board.ruins.contains(here) {
        Reason::Plain("ruins", rules::PEST_39)
    } else {
        Reason::Plain("camp-no-room", rules::PEST_116)
    }
}

fn collect(board: &Board, seat: Seat, way: Way) -> Reason {
    let Some(Passage { to, by, .. }) = board.run.step else { return Reason::NotNow(rules::PEST_107) };
    match way {
        Way::Food => Reason::NeedsFood(board.food_needed(seat, to, by)),
        Way::Mask if !board.has(seat, Technology::MedicalMask) => Reason::NoTechnology(Technology::MedicalMask),
        Way::Mask => Reason::Plain("no-food", rules::PEST_204),
        Way::Camp => camp(board, seat, to),
    }
}

fn build(board: &Board, seat: Seat, action: Action) -> Option<Reason> {
    Some(match action {
        Action::Build { building, .. } if board[seat].site(building).is_some() => {
            Reason::Plain("built-already", rules::PEST_120)
        }
        Action::Build { location, .. } if board.ruins.contains(location) => Reason::Plain("ruins", rules::PEST_39),
        Action::Build { location, .. } if board.own_at(seat, location) => {
            Reason::Plain("own-building-there", rules::PEST_38)
        }
        Action::Build { location, .. } if board.is_full(location) => Reason::Plain("location-full", rules::PEST_38),
        Action::Build { location, .. } if !board.is_site(seat, location) => {
            Reason::Plain("not-a-site", rules::PEST_121)
        }
        Action::Erect(_) if board.run.count > 0 => Reason::Plain("map-or-capital", rules::PEST_120),
        Action::Erect(building) if !board.works.contains(building) => {
            Reason::Plain("capital-building-gone", rules::PEST_124)
        }
        Action::Build { .. } | Action::Erect(_) => Reason::Plain("cannot-pay", rules::PEST_127),
        _ => return None,
    })
}

fn research(board: &Board, seat: Seat, action: Action) -> Option<Reason> {
    Some(match action {
        Action::Buy { technology, shelf } => buy(board, seat, technology, shelf),
        Action::Refresh => Reason::Plain("no-research", rules::PEST_142),
        Action::Advance => patient(board, seat),
        Action::Experts(post) => experts(board, seat, post),
        Action::Scholars(post) => {
            let usable = usable(board, seat, Technology::Scholars, board.run.recalled);
            usable.unwrap_or_else(|| {
                if research::may_recall(board, seat) {
                    closed(board, seat, post)
                } else {
                    Reason::Plain("nobody-in-capital", rules::PEST_211)
                }
            })
        }
        Action::Laboratory(_) => {
            let usable = usable(board, seat, Technology::ExperimentalLaboratory, board.run.traded);
            usable.unwrap_or(if research::may_trade(board, seat) {
                Reason::Plain("one-to-three", rules::PEST_212)
            } else {
                Reason::Plain("nobody-on-track", rules::PEST_212)
            })
        }
        _ => return None,
    })
}

fn buy(board: &Board, seat: Seat, technology: Technology, shelf: Shelf) -> Reason {
    let player = &board[seat];
    if board.run.bought.is_some() {
        return Reason::Plain("bought-already", rules::PEST_137);
    }
    if !board.market.contains(&Some(technology)) {
        return Reason::Plain("not-in-market", rules::PEST_138);
    }
    if TECHNOLOGIES[technology.index()].cost > player.research {
        return Reason::Plain("no-research", rules::PEST_138);
    }
    if !Board::fits(technology, shelf) {
        return Reason::Plain("wrong-shelf", rules::PEST_138);
    }
    let old = player.technologies[shelf.index()];
    if player.patient > 0 && old.is_some_and(research::is_ward) {
        Reason::Plain("holds-patient", rules::PEST_140)
    } else if player.busy >> shelf.index() & 1 == 1 {
        Reason::Plain("holds-assistant", rules::PEST_140)
    } else {
        Reason::Plain("holds-sick", rules::PEST_140)
    }
}

/// Why a technology that works once in an action does not work, if that is why.
fn usable(board: &Board, seat: Seat, technology: Technology, used: bool) -> Option<Reason> {
    if !board.has(seat, technology) {
        Some(Reason::NoTechnology(technology))
    } else if !board.works(seat, technology) {
        Some(Reason::TooNew(technology))
    } else {
        used.then_some(Reason::UsedUp(technology))
    }
}

fn patient(board: &Board, seat: Seat) -> Reason {
    if board[seat].patient == 0 {
        Reason::Plain("no-patient", rules::PEST_146)
    } else {
        Reason::Plain("patient-moved", rules::PEST_146)
    }
}

fn experts(board: &Board, seat: Seat, post: Post) -> Reason {
    if !board.has(seat, Technology::PlagueExperts) {
        Reason::NoTechnology(Technology::PlagueExperts)
    } else if board[seat].experts == 0 {
        Reason::Plain("no-experts", rules::PEST_210)
    } else if matches!(post, Post::Building(_) | Post::Capital) {
        closed(board, seat, post)
    } else {
        Reason::Plain("experts-work-in-buildings", rules::PEST_210)
    }
}

/// Why a post takes nobody.
fn closed(board: &Board, seat: Seat, post: Post) -> Reason {
    match post {
        Post::Building(building) if board[seat].site(building).is_none() => Reason::Plain("not-built", rules::PEST_150),
        Post::Building(building) if !BUILDINGS[building.index()].needs_worker => {
            Reason::Plain("no-worker-place", rules::PEST_150)
        }
        Post::Building(_) => Reason::Plain("place-taken", rules::PEST_150),
        Post::Workshop if !board.has(seat, Technology::MobileWorkshop) => {
            Reason::NoTechnology(Technology::MobileWorkshop)
        }
        Post::Workshop => Reason::Plain("place-taken", rules::PEST_225),
        Post::Experts if !board.has(seat, Technology::PlagueExperts) => Reason::NoTechnology(Technology::PlagueExperts),
        Post::Experts => Reason::Plain("experts-full", rules::PEST_210),
        Post::Track => Reason::Plain("track-full", rules::PEST_46),
        Post::Capital => Reason::Plain("nobody-on-track", rules::PEST_150),
    }
}

fn heal(board: &Board, seat: Seat, action: Action) -> Option<Reason> {
    let player = &board[seat];
    Some(match action {
        Action::Heal(_) if player.sick == 0 => Reason::Plain("nobody-sick", rules::PEST_145),
        Action::Heal(_) => match heal::cost(board, seat) {
            None => Reason::Plain("track-full", rules::PEST_46),
            Some(cost) if !board.can_pay(seat, cost) => Reason::Plain("no-herbs", rules::PEST_145),
            Some(_) => Reason::Plain("not-that-slot", rules::PEST_48),
        },
        Action::Inhale(_) => usable(board, seat, Technology::Inhaler, board.run.inhaled).unwrap_or({
            if player.sick == 0 {
                Reason::Plain("nobody-sick", rules::PEST_209)
            } else {
                Reason::Plain("not-that-slot", rules::PEST_48)
            }
        }),
        Action::Advance => patient(board, seat),
        Action::Experts(post) => experts(board, seat, post),
        _ => return None,
    })
}

fn assign(board: &Board, seat: Seat, action: Action) -> Option<Reason> {
    let touched = |post: Post| board.run.touched & subjects::place_bit(post) != 0;
    Some(match action {
        Action::Assign(Post::Track) => Reason::Plain("nobody-returns", rules::PEST_151),
        Action::Assign(post) if touched(post) => Reason::Plain("place-changed", rules::PEST_151),
        Action::Assign(post) if !board.is_open(seat, post) => closed(board, seat, post),
        Action::Assign(_) => Reason::Plain("nobody-on-track", rules::PEST_150),
        Action::Transfer { from, .. } if !board.is_manned(seat, from) => {
            Reason::Plain("nobody-works-there", rules::PEST_151)
        }
        Action::Transfer { from, to } if touched(from) || touched(to) => {
            Reason::Plain("place-changed", rules::PEST_151)
        }
        Action::Transfer { to, .. } if subjects::place_bit(to) == 0 => Reason::Plain("nobody-returns", rules::PEST_151),
        Action::Transfer { to, .. } => closed(board, seat, to),
        _ => return None,
    })
}
