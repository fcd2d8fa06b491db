//! Why a choice is refused: a reason and its rule for every click.

use kernel::{Cites, Id as _, Message, RuleId, Say, Seat, Target};

use crate::board::contains;
use crate::data::{Class, MAX_RATS, MERCHANT_CUBES, Region};
use crate::{Action, Board, Frame, Rat, ask, name, power, rules, turn};

/// A reason to refuse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The region is not in play with so many players.
    OutOfPlay(Region),
    /// You own the card already.
    OwnCard(Class),
    /// One card a turn.
    CardTaken,
    /// Cubes have been placed this turn.
    Placed,
    /// There is no rat in the region.
    NoRats(Region),
    /// Only the Peasant's owner places an extra cube.
    NoPeasant,
    /// The extra cube would change nothing: the reserve is too small.
    ExtraMoot,
    /// The reserve is empty.
    EmptyReserve,
    /// Cubes must be placed before the plague moves.
    PlaceFirst,
    /// The reserve holds no cube to add in the final round.
    NoCubeToAdd,
    /// The emblem cannot go there in one step, or two with the Knight.
    TooFar(Region),
    /// The emblem must leave its region.
    MustLeave,
    /// You do not own the card.
    NotYourCard(Class),
    /// The power is used up this turn.
    Used(Class),
    /// This power is no choice of its own: it works when cubes are placed or the plague moves.
    NotByItself(Class),
    /// The Merchant finds no cubes of yours.
    NoCubes,
    /// None of your cubes is in that region.
    NoCubesThere(Region),
    /// So many cubes cannot go.
    TooManyCubes,
    /// The regions are not neighbours.
    NotNeighbours(Region),
    /// The Monk moves a rat to a neighbouring region only.
    RatTooFar(Region),
    /// The region is full of rats.
    Full(Region),
    /// No rat can be moved.
    NoRatMoves,
    /// That rat has nowhere to go.
    RatStuck,
    /// That rat is not on the board.
    NoSuchRat,
    /// You have just looked at that rat.
    JustSeen,
    /// The King takes cubes only from regions without rats.
    RatsThere(Region),
    /// The King finds no cube of yours in that region.
    NobodyToShelter(Region),
    /// No cube of yours is in a region without rats.
    NoSafeCube,
    /// New rats go next to the plague region.
    NotNextToPlague(Region),
    /// Only rats of the plague region are turned.
    NotInPlagueRegion,
    /// The choice belongs to another moment; the question's own rule says which.
    NotNow(RuleId),
}

impl Cites for Reason {
    fn rule(&self) -> RuleId {
        match self {
            Self::OutOfPlay(_) => rules::RAT_03,
            Self::OwnCard(_) | Self::CardTaken => rules::RAT_15,
            Self::Placed => rules::RAT_11,
            Self::NoRats(_) => rules::RAT_20,
            Self::NoPeasant | Self::ExtraMoot => rules::RAT_23,
            Self::EmptyReserve => rules::RAT_21,
            Self::NoCubeToAdd => rules::RAT_52,
            Self::PlaceFirst => rules::RAT_14,
            Self::TooFar(_) | Self::MustLeave => rules::RAT_28,
            Self::NotYourCard(_) | Self::Used(_) | Self::NotByItself(_) => rules::RAT_12,
            Self::NoCubes | Self::NoCubesThere(_) | Self::TooManyCubes | Self::NotNeighbours(_) => rules::RAT_24,
            Self::Full(_) => rules::RAT_33,
            Self::NoRatMoves | Self::RatStuck | Self::RatTooFar(_) => rules::RAT_25,
            Self::NoSuchRat | Self::JustSeen => rules::RAT_26,
            Self::RatsThere(_) | Self::NobodyToShelter(_) | Self::NoSafeCube => rules::RAT_27,
            Self::NotNextToPlague(_) => rules::RAT_32,
            Self::NotInPlagueRegion => rules::RAT_37,
            Self::NotNow(rule) => rule,
        }
    }
}

impl Say for Reason {
    fn say(&self) -> Message {
        let at = |key: &str, region: Region| Message::new(key).with("region", name(region));
        let of = |key: &str, class: Class| Message::new(key).with("class", name(class));
        match *self {
            Self::OutOfPlay(region) => at("rattus-reason-out-of-play", region),
            Self::OwnCard(class) => of("rattus-reason-own-card", class),
            Self::CardTaken => Message::new("rattus-reason-card-taken"),
            Self::Placed => Message::new("rattus-reason-placed"),
            Self::NoRats(region) => at("rattus-reason-no-rats", region),
            Self::NoPeasant => Message::new("rattus-reason-no-peasant"),
            Self::ExtraMoot => Message::new("rattus-reason-extra-moot"),
            Self::EmptyReserve => Message::new("rattus-reason-empty-reserve"),
            Self::NoCubeToAdd => Message::new("rattus-reason-no-cube-to-add"),
            Self::PlaceFirst => Message::new("rattus-reason-place-first"),
            Self::TooFar(region) => at("rattus-reason-too-far", region),
            Self::MustLeave => Message::new("rattus-reason-must-leave"),
            Self::NotYourCard(class) => of("rattus-reason-not-your-card", class),
            Self::Used(class) => of("rattus-reason-used", class),
            Self::NotByItself(class) => of("rattus-reason-not-by-itself", class),
            Self::NoCubes => Message::new("rattus-reason-no-cubes"),
            Self::NoCubesThere(region) => at("rattus-reason-no-cubes-there", region),
            Self::TooManyCubes => Message::new("rattus-reason-too-many-cubes").with("most", MERCHANT_CUBES),
            Self::NotNeighbours(region) => at("rattus-reason-not-neighbours", region),
            Self::RatTooFar(region) => at("rattus-reason-rat-too-far", region),
            Self::NobodyToShelter(region) => at("rattus-reason-nobody-to-shelter", region),
            Self::Full(region) => at("rattus-reason-full", region).with("most", MAX_RATS),
            Self::NoRatMoves => Message::new("rattus-reason-no-rat-moves"),
            Self::RatStuck => Message::new("rattus-reason-rat-stuck"),
            Self::NoSuchRat => Message::new("rattus-reason-no-such-rat"),
            Self::JustSeen => Message::new("rattus-reason-just-seen"),
            Self::RatsThere(region) => at("rattus-reason-rats-there", region),
            Self::NoSafeCube => Message::new("rattus-reason-no-safe-cube"),
            Self::NotNextToPlague(region) => at("rattus-reason-not-next-to-plague", region),
            Self::NotInPlagueRegion => Message::new("rattus-reason-not-in-plague-region"),
            Self::NotNow(_) => Message::new("rattus-reason-not-now"),
        }
    }
}

/// Why `action`, which is not legal, is not.
pub(crate) fn why_not(board: &Board, frame: &Frame, seat: Seat, action: Action) -> Reason {
    if let Some(region) = place(action)
        && !contains(board.in_play(), region)
    {
        return Reason::OutOfPlay(region);
    }
    match (frame, action) {
        (Frame::Turn, Action::Take(_)) if board.turn.card_taken => Reason::CardTaken,
        (Frame::Turn, Action::Take(class)) => Reason::OwnCard(class),
        (Frame::Turn, Action::Place(_) | Action::PlaceExtra(_)) if board.turn.placed => Reason::Placed,
        (Frame::Turn, Action::Place(_) | Action::PlaceExtra(_)) if board.reserve[seat] == 0 => Reason::EmptyReserve,
        (Frame::Turn, Action::Place(region)) => Reason::NoRats(region),
        (Frame::Turn, Action::PlaceExtra(_)) if !board.owns(seat, Class::Peasant) => Reason::NoPeasant,
        (Frame::Turn, Action::PlaceExtra(_)) => Reason::ExtraMoot,
        (Frame::Turn, Action::Move(region)) if turn::can_reach(board, seat, region) => Reason::PlaceFirst,
        (Frame::Turn, Action::Move(region)) | (Frame::FinalKnight, Action::Ride(region)) => {
            if region == board.emblem {
                Reason::MustLeave
            } else {
                Reason::TooFar(region)
            }
        }
        (Frame::Turn | Frame::Final, Action::Use(class)) => why_no_use(board, frame, seat, class),
        (Frame::MerchantFrom, Action::From(region)) => Reason::NoCubesThere(region),
        (Frame::MerchantTo { from }, Action::Shift { to, .. }) if !contains(board.neighbours(*from), to) => {
            Reason::NotNeighbours(to)
        }
        (Frame::MerchantTo { .. }, Action::Shift { .. }) => Reason::TooManyCubes,
        (Frame::MonkRat, Action::Drive(rat)) => on_board(board, rat).unwrap_or(Reason::RatStuck),
        (Frame::MonkTo { rat }, Action::To(region)) => match board.place_of(*rat) {
            Some(from) if contains(board.neighbours(from), region) => Reason::Full(region),
            _ => Reason::RatTooFar(region),
        },
        (Frame::WitchFirst | Frame::WitchSecond { .. }, Action::Look(rat)) => {
            on_board(board, rat).unwrap_or(Reason::JustSeen)
        }
        (Frame::King | Frame::KingAfter, Action::Shelter(region)) => {
            if contains(board.homes(seat), region) {
                Reason::RatsThere(region)
            } else {
                Reason::NobodyToShelter(region)
            }
        }
        (Frame::Spread { .. }, Action::Spread(region)) => {
            let near = contains(board.neighbours(board.emblem), region);
            if near { Reason::Full(region) } else { Reason::NotNextToPlague(region) }
        }
        (Frame::Ravage, Action::Flip(_)) => Reason::NotInPlagueRegion,
        _ => Reason::NotNow(ask::ask(board, frame).rule()),
    }
}

fn why_no_use(board: &Board, frame: &Frame, seat: Seat, class: Class) -> Reason {
    if !board.owns(seat, class) {
        return Reason::NotYourCard(class);
    }
    if board.turn.has_used(class) {
        return Reason::Used(class);
    }
    if *frame == Frame::Turn && !power::BEFORE_PLAGUE.contains(&class) {
        return Reason::NotByItself(class);
    }
    match class {
        Class::Peasant => Reason::NoCubeToAdd,
        Class::Merchant => Reason::NoCubes,
        Class::Monk => Reason::NoRatMoves,
        Class::Witch => Reason::NoSuchRat,
        Class::King => Reason::NoSafeCube,
        Class::Knight => Reason::NotByItself(class),
    }
}

fn on_board(board: &Board, rat: Rat) -> Option<Reason> {
    if board.place_of(rat).is_none() { Some(Reason::NoSuchRat) } else { None }
}

/// The region an action names.
fn place(action: Action) -> Option<Region> {
    match action {
        Action::Settle(region)
        | Action::Place(region)
        | Action::PlaceExtra(region)
        | Action::From(region)
        | Action::Shift { to: region, .. }
        | Action::To(region)
        | Action::Shelter(region)
        | Action::Move(region)
        | Action::Spread(region)
        | Action::Add(region)
        | Action::Ride(region) => Some(region),
        Action::Take(_)
        | Action::Use(_)
        | Action::Drive(_)
        | Action::Look(_)
        | Action::Swap
        | Action::Keep
        | Action::Bonus
        | Action::Flip(_)
        | Action::Stop => None,
    }
}

/// What a click on a thing means at this question.
pub(crate) fn intent(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
    if let Some(region) = thing.id::<Region>() {
        return region_intent(board, frame, region);
    }
    if let Some(class) = thing.id::<Class>() {
        return match frame {
            Frame::Turn if board.owns(seat, class) || board.turn.card_taken && board.owner[class.index()].is_none() => {
                Some(if board.owns(seat, class) { Action::Use(class) } else { Action::Take(class) })
            }
            Frame::Turn => Some(Action::Take(class)),
            Frame::Final => Some(Action::Use(class)),
            _ => None,
        };
    }
    let rat = if thing.kind == "rat" { Rat::from_word(&thing.id)? } else { return None };
    match frame {
        Frame::MonkRat => Some(Action::Drive(rat)),
        Frame::WitchFirst | Frame::WitchSecond { .. } => Some(Action::Look(rat)),
        Frame::Ravage => Some(Action::Flip(rat)),
        // A click on a rat while regions are asked means its region.
        _ => region_intent(board, frame, board.place_of(rat)?),
    }
}

fn region_intent(board: &Board, frame: &Frame, region: Region) -> Option<Action> {
    match *frame {
        Frame::Settle { .. } => Some(Action::Settle(region)),
        Frame::Turn if board.turn.placed => Some(Action::Move(region)),
        Frame::Turn => Some(Action::Place(region)),
        Frame::MerchantFrom => Some(Action::From(region)),
        Frame::MerchantTo { .. } => Some(Action::Shift { to: region, cubes: 1 }),
        Frame::MonkTo { .. } => Some(Action::To(region)),
        Frame::King | Frame::KingAfter => Some(Action::Shelter(region)),
        Frame::Spread { .. } => Some(Action::Spread(region)),
        Frame::FinalPeasant => Some(Action::Add(region)),
        Frame::FinalKnight => Some(Action::Ride(region)),
        Frame::MonkRat
        | Frame::WitchFirst
        | Frame::WitchSecond { .. }
        | Frame::WitchSwap { .. }
        | Frame::Bonus
        | Frame::Ravage
        | Frame::TurnEnd
        | Frame::Final
        | Frame::FinalPlague => None,
    }
}
