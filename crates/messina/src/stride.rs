//! How a foreman advances.

use std::fmt;

use kernel::{Arg, Game, Id as _, Message, NotationError, Noun, Target, Words};
use serde::Serialize;
use ts_rs::TS;

use crate::data::Class;

/// A foreman, named by the class of their citizens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
pub struct ForemanId(pub Class);

impl ForemanId {
    /// The word of the class.
    pub fn word(self) -> &'static str {
        self.0.word()
    }

    /// The foreman of the class with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Class::from_word(word).map(Self)
    }

    /// The name, as the data file has it.
    pub fn name(self) -> Message {
        Message::new(format!("messina-foreman-foreman-{}", self.word()))
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        Target::new("foreman", self.word())
    }
}

/// The branch of a foreman's path.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// As seen from the centre.
    Left,
    /// As seen from the centre.
    Right,
}

impl Branch {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// How a foreman advances.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stride {
    /// The foreman.
    pub foreman: Class,
    /// One step, or two with a skip.
    pub steps: u8,
    /// The branch, where it is chosen now.
    pub branch: Option<Branch>,
}

/// `nun`, `nun left`, `nun skip right`.
impl Noun for Stride {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.foreman.word())?;
        if self.steps > 1 {
            f.write_str(" skip")?;
        }
        self.branch.map_or(Ok(()), |branch| write!(f, " {}", branch.word()))
    }

    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let foreman = words.id()?;
        let steps = if words.accept("skip") { 2 } else { 1 };
        let branch = Branch::ALL.into_iter().find(|branch| words.accept(branch.word()));
        Ok(Self { foreman, steps, branch })
    }

    fn arg<G: Game>(self) -> Arg {
        let key = match (self.steps > 1, self.branch) {
            (false, None) => "messina-stride",
            (true, None) => "messina-stride-skip",
            (false, Some(Branch::Left)) => "messina-stride-left",
            (false, Some(Branch::Right)) => "messina-stride-right",
            (true, Some(Branch::Left)) => "messina-stride-skip-left",
            (true, Some(Branch::Right)) => "messina-stride-skip-right",
        };
        Message::new(key).with("foreman", ForemanId(self.foreman).name()).into()
    }

    fn thing(self) -> Option<Target> {
        Some(ForemanId(self.foreman).target())
    }

    fn clicked(thing: &Target) -> Option<Self> {
        let ForemanId(foreman) = ForemanId::clicked(thing)?;
        Some(Self { foreman, steps: 1, branch: None })
    }

    fn any() -> Self {
        Self { foreman: Class::ALL[0], steps: 1, branch: None }
    }
}
