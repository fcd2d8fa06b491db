//! What is paid for plague cubes.

use std::fmt;

use kernel::{Arg, Game, Message, NotationError, Noun, Target, Words};

use crate::site::Site;
use crate::tile::Gain;

/// What is paid for plague cubes, and what is removed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    /// Fire tokens.
    pub fire: u8,
    /// Major fire tokens.
    pub major: u8,
    /// What goes besides one cube of the hex.
    pub extra: Extra,
}

/// What a payment removes besides one cube of the hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Extra {
    /// Nothing.
    None,
    /// A second cube of the hex.
    Second,
    /// A cube of this neighbour.
    Beside(Site),
}

/// At most so many tokens are paid for a cube.
const MOST: u8 = 2;

/// `fire`, `fire fire`, `major`, `fire major`, then `twice` or `beside <hex>`.
impl Noun for Payment {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tokens = [("fire", self.fire), ("major", self.major)];
        let tokens = tokens.into_iter().flat_map(|(token, count)| std::iter::repeat_n(token, count.into()));
        for (at, token) in tokens.enumerate() {
            f.write_str(if at > 0 { " " } else { "" })?;
            f.write_str(token)?;
        }
        match self.extra {
            Extra::None => Ok(()),
            Extra::Second => f.write_str(" twice"),
            Extra::Beside(site) => write!(f, " beside {}", site.word()),
        }
    }

    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let error = words.error();
        let (mut fire, mut major) = (0, 0);
        while fire < MOST && words.accept("fire") {
            fire += 1;
        }
        while fire + major < MOST && words.accept("major") {
            major += 1;
        }
        if fire + major == 0 {
            return Err(error);
        }
        let extra = if words.accept("twice") {
            Extra::Second
        } else if words.accept("beside") {
            Extra::Beside(words.read(|word| Site::from_word(word).filter(|site| site.is_hex()))?)
        } else {
            Extra::None
        };
        Ok(Self { fire, major, extra })
    }

    fn arg<G: Game>(self) -> Arg {
        let message = match self.extra {
            Extra::None => Message::new("messina-payment"),
            Extra::Second => Message::new("messina-payment-second"),
            Extra::Beside(site) => Message::new("messina-payment-beside").with("place", site.name()),
        };
        let price = Gain { fire: self.fire, major_fire: self.major, ..Gain::default() };
        message.with("price", price.parts().into_iter().map(Into::into).collect::<Vec<Arg>>()).into()
    }

    /// The neighbour whose cube goes too.
    fn thing(self) -> Option<Target> {
        match self.extra {
            Extra::Beside(site) => Some(site.target()),
            Extra::None | Extra::Second => None,
        }
    }

    fn clicked(thing: &Target) -> Option<Self> {
        let site = Site::clicked(thing).filter(|site| site.is_hex())?;
        Some(Self { fire: 0, major: 1, extra: Extra::Beside(site) })
    }

    fn any() -> Self {
        Self { fire: 1, major: 0, extra: Extra::None }
    }
}
