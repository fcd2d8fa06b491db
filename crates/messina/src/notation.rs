//! Choices in words, as records, the terminal and the tests write them.

use std::fmt;
use std::str::FromStr;

use kernel::{Id as _, NotationError, Words};
use serde::{Serialize, Serializer};

use crate::action::{Action, Extra, Fee, Group, Payment, Stride, Tile};
use crate::data::{CHOICES, CabinUpgrade, Cart, Class, Register, Workshop};
use crate::player::{Branch, Place, Spot};
use crate::site::Site;
use crate::tile::{Choice, Entry};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Use(place) => write!(f, "use {place}"),
            Self::Go(site) => write!(f, "go {}", site.word()),
            Self::Sail(ship) => write!(f, "sail {}", ship.word()),
            Self::Recall => f.write_str("recall"),
            Self::House(space) => write!(f, "house {}", space.word()),
            Self::Shelter(class, cabin) => write!(f, "shelter {} {}", class.word(), cabin.word()),
            Self::Release(class) => write!(f, "release {}", class.word()),
            Self::Burn(payment) => write!(f, "burn {payment}"),
            Self::Rat => f.write_str("rat"),
            Self::Resolve(entry) => write!(f, "resolve {}", entry.word()),
            Self::HexAction => f.write_str("action"),
            Self::Repopulate => f.write_str("repopulate"),
            Self::Purchase(register) => write!(f, "purchase {}", register.word()),
            Self::Pick(choice, number) => write!(f, "pick {} {number}", choice.0 + 1),
            Self::Step(register) => write!(f, "step {}", register.word()),
            Self::Scroll(number) => write!(f, "scroll {number}"),
            Self::Upgrade(spot) => write!(f, "upgrade {}", spot.word()),
            Self::Promote(class) => write!(f, "promote {}", class.word()),
            Self::Advance(stride) => write!(f, "advance {stride}"),
            Self::Activate(space) => write!(f, "activate {}", space.word()),
            Self::Refresh(group, fee) => write!(f, "refresh {} {}", group.word(), fee.word()),
            Self::Keep => f.write_str("keep"),
            Self::Build(tile) => write!(f, "build {}", tile.word()),
            Self::Decline => f.write_str("decline"),
            Self::Furnish(cabin) => write!(f, "furnish {}", cabin.word()),
            Self::Settle(spot) => write!(f, "settle {}", spot.word()),
            Self::GiveUp(place) => write!(f, "give_up {place}"),
            Self::Leave(cabin, space) => write!(f, "leave {} {}", cabin.word(), space.word()),
            Self::Dismiss(cabin) => write!(f, "dismiss {}", cabin.word()),
            Self::Staff(workshop) => write!(f, "staff {}", workshop.word()),
            Self::Worker(space) => write!(f, "worker {}", space.word()),
            Self::Stop => f.write_str("stop"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let error = words.error();
        let action = match words.word()? {
            "use" => Self::Use(words.read(Place::from_word)?),
            "go" => Self::Go(words.read(|word| Site::from_word(word).filter(|site| site.is_hex()))?),
            "sail" => Self::Sail(words.id()?),
            "recall" => Self::Recall,
            "house" => Self::House(words.id()?),
            "shelter" => Self::Shelter(words.id()?, words.id()?),
            "release" => Self::Release(words.id()?),
            "burn" => Self::Burn(payment(&mut words)?),
            "rat" => Self::Rat,
            "resolve" => Self::Resolve(words.read(Entry::from_word)?),
            "action" => Self::HexAction,
            "repopulate" => Self::Repopulate,
            "purchase" => Self::Purchase(words.read(bought)?),
            "pick" => {
                let choice = Choice(words.read(|word| within(word, CHOICES.len()))? - 1);
                Self::Pick(choice, words.read(|word| within(word, choice.options().len()))?)
            }
            "step" => Self::Step(words.read(bought)?),
            "scroll" => Self::Scroll(words.read(|word| within(word, 3))?),
            "upgrade" => Self::Upgrade(words.read(Spot::from_word)?),
            "promote" => Self::Promote(words.id()?),
            "advance" => Self::Advance(stride(&mut words)?),
            "activate" => Self::Activate(words.id()?),
            "refresh" => {
                let group = words
                    .read(|word| [Group::Cabins, Group::Workshops].into_iter().find(|group| group.word() == word))?;
                Self::Refresh(group, words.read(|word| Fee::ALL.into_iter().find(|fee| fee.word() == word))?)
            }
            "keep" => Self::Keep,
            "build" => Self::Build(words.read(Tile::from_word)?),
            "decline" => Self::Decline,
            "furnish" => Self::Furnish(words.id()?),
            "settle" => Self::Settle(words.read(Spot::from_word)?),
            "give_up" => Self::GiveUp(words.read(Place::from_word)?),
            "leave" => Self::Leave(words.id()?, words.id()?),
            "dismiss" => Self::Dismiss(words.id()?),
            "staff" => Self::Staff(words.id()?),
            "worker" => Self::Worker(words.id()?),
            "stop" => Self::Stop,
            "end" => Self::End,
            _ => return Err(error),
        };
        words.end(action)
    }
}

/// A number from 1 to `last`.
fn within(word: &str, last: usize) -> Option<u8> {
    word.parse().ok().filter(|&number: &u8| number >= 1 && usize::from(number) <= last)
}

/// Only City and Church are bought or chosen between.
fn bought(word: &str) -> Option<Register> {
    Register::from_word(word).filter(|&register| register != Register::Popularity)
}

/// `fire`, `fire fire`, `major`, `major fire`, then `twice` or `beside <hex>`.
impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tokens =
            std::iter::repeat_n("fire", self.fire.into()).chain(std::iter::repeat_n("major", self.major.into()));
        f.write_str(&tokens.collect::<Vec<_>>().join(" "))?;
        match self.extra {
            Extra::None => Ok(()),
            Extra::Second => f.write_str(" twice"),
            Extra::Beside(site) => write!(f, " beside {}", site.word()),
        }
    }
}

fn payment(words: &mut Words<'_>) -> Result<Payment, NotationError> {
    let error = words.error();
    let mut payment = Payment { fire: 0, major: 0, extra: Extra::None };
    while words.accept("fire") {
        payment.fire += 1;
    }
    while words.accept("major") {
        payment.major += 1;
    }
    if payment.fire + payment.major == 0 || payment.fire + payment.major > 2 {
        return Err(error);
    }
    if words.accept("twice") {
        payment.extra = Extra::Second;
    } else if words.accept("beside") {
        let site = words.read(|word| Site::from_word(word).filter(|site| site.is_hex()))?;
        payment.extra = Extra::Beside(site);
    }
    Ok(payment)
}

/// `nun`, `nun left`, `nun skip right`.
impl fmt::Display for Stride {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.foreman.word())?;
        if self.steps > 1 {
            f.write_str(" skip")?;
        }
        self.branch.map_or(Ok(()), |branch| write!(f, " {}", branch.word()))
    }
}

fn stride(words: &mut Words<'_>) -> Result<Stride, NotationError> {
    let foreman: Class = words.id()?;
    let steps = if words.accept("skip") { 2 } else { 1 };
    let branch = [Branch::Left, Branch::Right].into_iter().find(|branch| words.accept(branch.word()));
    Ok(Stride { foreman, steps, branch })
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Estate => "estate",
            Self::Town(site) => site.word(),
            Self::Reserve => "reserve",
            Self::Gone => "gone",
        })
    }
}

impl Place {
    /// The place with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "estate" => Some(Self::Estate),
            "reserve" => Some(Self::Reserve),
            "gone" => Some(Self::Gone),
            _ => Site::from_word(word).map(Self::Town),
        }
    }
}

impl Spot {
    /// Its word: those of spaces, cabins and workshops all differ.
    pub fn word(self) -> &'static str {
        match self {
            Self::Space(space) => space.word(),
            Self::Cabin(cabin) => cabin.word(),
            Self::Workshop(workshop) => workshop.word(),
        }
    }

    /// The spot with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let space = kernel::Id::from_word(word).map(Self::Space);
        let cabin = || kernel::Id::from_word(word).map(Self::Cabin);
        space.or_else(cabin).or_else(|| kernel::Id::from_word(word).map(Self::Workshop))
    }
}

impl Tile {
    /// Its word: those of cabin upgrades, workshops and carts all differ.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cabin(upgrade) => upgrade.word(),
            Self::Workshop(workshop) => workshop.word(),
            Self::Cart(cart) => cart.word(),
        }
    }

    /// The tile with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let cabin = CabinUpgrade::from_word(word).map(Self::Cabin);
        let workshop = || Workshop::from_word(word).map(Self::Workshop);
        cabin.or_else(workshop).or_else(|| Cart::from_word(word).map(Self::Cart))
    }
}

impl Entry {
    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::all().find(|entry| entry.word() == word)
    }
}

/// Whatever has a word travels as its word.
macro_rules! serialize_as_word {
    ($($ty:ty => $word:expr),* $(,)?) => {$(
        impl Serialize for $ty {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let word: fn($ty) -> String = $word;
                serializer.serialize_str(&word(*self))
            }
        }
    )*};
}
serialize_as_word! {
    Place => |place| place.to_string(),
    Spot => |spot| spot.word().to_owned(),
    Tile => |tile| tile.word().to_owned(),
    Entry => Entry::word,
    Group => |group| group.word().to_owned(),
    Fee => |fee| fee.word().to_owned(),
}
