//! Pending effects, and the choice of a printed slash.

use std::fmt;

use kernel::{Arg, Game, Id as _, Message, NotationError, Noun, Target, Words};
use ts_rs::TS;

use crate::data::{CHOICES, Class, SLASHES};
use crate::stride::ForemanId;
use crate::tile::{Effect, Gain};

printed::literal! {
    /// A printed slash: one of several effect lists, by its place in the table of choices.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub struct Choice(pub u8);
}

impl Choice {
    /// Every printed slash.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CHOICES.len() as u8).map(Self)
    }

    /// The lists.
    pub fn options(self) -> &'static [&'static [Effect]] {
        CHOICES[usize::from(self.0)]
    }

    /// Its sides.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        (1..=self.options().len() as u8).map(move |number| Side { choice: self, number })
    }
}

printed::literal! {
    /// The kinds of pending effects.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
    #[ts(type = "string")]
    pub enum Entry {
        /// A free step on the City register.
        City,
        /// A free step on the Church register.
        Church,
        /// A free step on either.
        CityOrChurch,
        /// One scroll cube moves up.
        Scroll,
        /// A plain citizen turns golden.
        UpgradeCitizen,
        /// A plain foreman turns to its upgraded side.
        UpgradeForeman,
        /// One Build action.
        Build,
        /// A foreman, of this class if one is named, moves one step.
        Foreman(Option<Class>),
        /// The same, and it may jump over one step first.
        ForemanSkip(Option<Class>),
        /// One of several effect lists.
        Choice(Choice),
    }
}

impl Entry {
    /// How many kinds there are.
    pub const COUNT: usize = 7 + 2 * (1 + Class::ALL.len()) + SLASHES;

    /// The place of this kind in a table of counts.
    #[inline]
    pub fn index(self) -> usize {
        const FOREMEN: usize = 1 + Class::ALL.len();
        let named = |class: Option<Class>| class.map_or(0, |class| 1 + class.index());
        match self {
            Self::City => 0,
            Self::Church => 1,
            Self::CityOrChurch => 2,
            Self::Scroll => 3,
            Self::UpgradeCitizen => 4,
            Self::UpgradeForeman => 5,
            Self::Build => 6,
            Self::Foreman(class) => 7 + named(class),
            Self::ForemanSkip(class) => 7 + FOREMEN + named(class),
            Self::Choice(choice) => 7 + 2 * FOREMEN + usize::from(choice.0),
        }
    }

    /// Every kind, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = [
            Self::City,
            Self::Church,
            Self::CityOrChurch,
            Self::Scroll,
            Self::UpgradeCitizen,
            Self::UpgradeForeman,
            Self::Build,
        ];
        let named = || std::iter::once(None).chain(Class::ALL.iter().copied().map(Some));
        plain
            .into_iter()
            .chain(named().map(Self::Foreman))
            .chain(named().map(Self::ForemanSkip))
            .chain(Choice::all().map(Self::Choice))
    }
}

impl Entry {
    /// Its word in notation and message keys.
    pub fn word(self) -> String {
        match self {
            Self::City => "city".to_owned(),
            Self::Church => "church".to_owned(),
            Self::CityOrChurch => "city_or_church".to_owned(),
            Self::Scroll => "scroll".to_owned(),
            Self::UpgradeCitizen => "upgrade_citizen".to_owned(),
            Self::UpgradeForeman => "upgrade_foreman".to_owned(),
            Self::Build => "build".to_owned(),
            Self::Foreman(class) => format!("foreman_{}", class.map_or("any", |class| class.word())),
            Self::ForemanSkip(class) => format!("foreman_{}_skip", class.map_or("any", |class| class.word())),
            Self::Choice(choice) => format!("choice_{}", choice.0 + 1),
        }
    }

    /// What it lets one do, in words.
    pub fn name(self) -> Message {
        let name = |key: &str| Message::new(format!("messina-entry-{key}"));
        match self {
            Self::City => name("city"),
            Self::Church => name("church"),
            Self::CityOrChurch => name("city-or-church"),
            Self::Scroll => name("scroll"),
            Self::UpgradeCitizen => name("upgrade-citizen"),
            Self::UpgradeForeman => name("upgrade-foreman"),
            Self::Build => name("build"),
            Self::Foreman(None) => name("foreman"),
            Self::Foreman(Some(class)) => name("foreman-named").with("foreman", ForemanId(class).name()),
            Self::ForemanSkip(None) => name("foreman-skip"),
            Self::ForemanSkip(Some(class)) => name("foreman-named-skip").with("foreman", ForemanId(class).name()),
            Self::Choice(choice) => {
                let options = choice.options().iter().map(|effects| effects_name(effects).into());
                name("choice").with("options", options.collect::<Vec<_>>())
            }
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::all().find(|entry| entry.word() == word)
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        Target::new("pending", self.word())
    }
}

/// One of the effect lists of a printed slash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    /// The slash.
    pub choice: Choice,
    /// Which of its lists, from 1.
    pub number: u8,
}

impl Side {
    /// What it gives.
    pub fn effects(self) -> &'static [Effect] {
        self.choice.options()[usize::from(self.number) - 1]
    }
}

/// The slash and the side, both by number: `1 2`.
impl Noun for Side {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.choice.0 + 1, self.number)
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let choice = Choice(words.read(|word| within(word, CHOICES.len()))? - 1);
        Ok(Self { choice, number: words.read(|word| within(word, choice.options().len()))? })
    }
    fn arg<G: Game>(self) -> Arg {
        effects_name(self.effects()).into()
    }
    fn thing(self) -> Option<Target> {
        Some(Target::new("option", self.number))
    }
    /// The first slash that has such a side.
    fn clicked(thing: &Target) -> Option<Self> {
        let has = |choice: &Choice| within(&thing.id, choice.options().len());
        let mut sides = Choice::all().filter_map(|choice| Some(Self { choice, number: has(&choice)? }));
        sides.next().filter(|_| thing.kind == "option")
    }
    fn any() -> Self {
        Self { choice: Choice(0), number: 1 }
    }
}

/// A cube on the scroll board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScrollCube(u8);

impl ScrollCube {
    /// The first.
    pub const FIRST: Self = Self(0);
    /// How many there are.
    pub const COUNT: usize = 3;

    /// All of them, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place on the board.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its number as a word.
    pub fn word(self) -> String {
        self.number().to_string()
    }

    /// The cube with this number.
    pub fn from_word(word: &str) -> Option<Self> {
        within(word, Self::COUNT).map(|number| Self(number - 1))
    }

    /// Its number, as a sentence has it.
    pub fn name(self) -> u8 {
        self.number()
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        Target::new("scroll", self.number())
    }
}

/// A number from 1 to `last`.
fn within(word: &str, last: usize) -> Option<u8> {
    word.parse().ok().filter(|&number: &u8| number >= 1 && usize::from(number) <= last)
}

/// What a list of effects does, in words.
pub(crate) fn effects_name(effects: &[Effect]) -> Message {
    let mut parts = Vec::new();
    for effect in effects {
        match effect {
            Effect::Gain(gain) => parts.extend(gain.parts().into_iter().map(Into::into)),
            Effect::Lieutenant(count) => {
                parts.push(Message::new("messina-gain-lieutenant").with("count", *count).into());
            }
            Effect::Pend(entry, count) => parts.extend(std::iter::repeat_n(entry.name().into(), (*count).into())),
        }
    }
    Message::new("messina-effects").with("effects", parts)
}

impl Gain {
    /// What it is made of, in words.
    pub fn parts(&self) -> Vec<Message> {
        let all = [
            ("coin", self.coin),
            ("beam", self.beam),
            ("fire", self.fire),
            ("major-fire", self.major_fire),
            ("points", self.points),
        ];
        let some = all.into_iter().filter(|(_, count)| *count > 0);
        some.map(|(word, count)| Message::new(format!("messina-gain-{word}")).with("count", count)).collect()
    }
}
