//! Choices, each told in one line: its name, its notation, and from these the thing one clicks and the sentence.

use std::fmt;

/// One word of a notation.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A fixed word.
    Word(&'static str),
    /// The field with this name.
    Field(&'static str),
}

/// A notation taken to pieces when the program is built: `place {region} extra`.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    parts: [Part; LONGEST],
    length: usize,
}

/// A notation has at most so many words.
const LONGEST: usize = 8;

/// What is wrong with a notation.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum NotationFault {
    /// It does not begin with a fixed word, its words are not parted by single spaces, or they are too many.
    Shape,
    /// It names a field that the action does not have.
    Unknown,
    /// It does not name a field of the action, or names it twice.
    Missing,
}

impl Notation {
    /// Takes a notation to pieces.
    pub const fn new(text: &'static str) -> Self {
        let mut parts = [Part::Word(""); LONGEST];
        let (mut length, mut rest) = (0, text);
        while length < LONGEST {
            let (word, after) = cut(rest);
            parts[length] = part(word);
            length += 1;
            match after {
                Some(after) => rest = after,
                None => break,
            }
        }
        Self { parts, length }
    }

    /// What is wrong with a notation for an action with these fields.
    pub const fn fault(text: &'static str, fields: &[&str]) -> Option<NotationFault> {
        let notation = Self::new(text);
        let (mut at, mut bytes) = (0, notation.length - 1);
        while at < notation.length {
            match notation.parts[at] {
                Part::Word(word) if word.is_empty() => return Some(NotationFault::Shape),
                Part::Word(word) => bytes += word.len(),
                Part::Field(_) if at == 0 => return Some(NotationFault::Shape),
                Part::Field(field) => bytes += field.len() + 2,
            }
            at += 1;
        }
        if bytes != text.len() {
            return Some(NotationFault::Shape);
        }
        let (mut field, mut named) = (0, 0);
        while field < fields.len() {
            if notation.times(fields[field]) != 1 {
                return Some(NotationFault::Missing);
            }
            named += 1;
            field += 1;
        }
        if named == notation.fields() { None } else { Some(NotationFault::Unknown) }
    }

    /// How often it names a field.
    const fn times(&self, field: &str) -> usize {
        let (mut at, mut found) = (0, 0);
        while at < self.length {
            if let Part::Field(name) = self.parts[at] {
                found += same(name, field) as usize;
            }
            at += 1;
        }
        found
    }

    /// How many fields it names.
    const fn fields(&self) -> usize {
        let (mut at, mut found) = (0, 0);
        while at < self.length {
            found += matches!(self.parts[at], Part::Field(_)) as usize;
            at += 1;
        }
        found
    }

    /// Its words.
    pub fn parts(&self) -> &[Part] {
        &self.parts[..self.length]
    }

    /// The word it begins with.
    pub const fn first(&self) -> &'static str {
        match self.parts[0] {
            Part::Word(word) | Part::Field(word) => word,
        }
    }

    /// Writes it with these fields.
    pub fn write(&self, f: &mut fmt::Formatter<'_>, fields: &[(&str, &dyn fmt::Display)]) -> fmt::Result {
        for (at, part) in self.parts().iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            match part {
                Part::Word(word) => f.write_str(word)?,
                Part::Field(name) => {
                    for (_, field) in fields.iter().filter(|(field, _)| field == name) {
                        field.fmt(f)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// The text before the first space, and what stands behind it.
const fn cut(text: &str) -> (&str, Option<&str>) {
    let mut at = 0;
    while at < text.len() && text.as_bytes()[at] != b' ' {
        at += 1;
    }
    let (word, rest) = text.split_at(at);
    (word, if rest.is_empty() { None } else { Some(rest.split_at(1).1) })
}

/// A word, or the field that stands in braces.
const fn part(word: &'static str) -> Part {
    let bytes = word.as_bytes();
    if word.len() > 2 && bytes[0] == b'{' && bytes[word.len() - 1] == b'}' {
        Part::Field(word.split_at(word.len() - 1).0.split_at(1).1)
    } else {
        Part::Word(word)
    }
}

const fn same(first: &str, second: &str) -> bool {
    let (first, second) = (first.as_bytes(), second.as_bytes());
    let mut at = 0;
    while at < first.len() && at < second.len() && first[at] == second[at] {
        at += 1;
    }
    at == first.len() && at == second.len()
}

/// The fixed words of a notation, as they stand in message keys and buttons: `place-extra` of `place {region} extra`.
pub fn verb(notation: &str) -> String {
    let fixed = notation.split(' ').filter(|word| !word.starts_with('{'));
    fixed.collect::<Vec<_>>().join("-").replace('_', "-")
}

/// Makes the `Action` of a game: a line an action, with its notation. The order of the lines is the order of every list.
///
/// The sentence has the key `game-action-verb` and the fields as arguments. The thing one clicks is the first field that
/// is a thing on the board, a button named after the verb if none is, or what stands behind `at`.
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $vis:vis enum $Action:ident of $Game:ident {
        $(
            $(#[$doc:meta])*
            $Variant:ident $(($field:ident: $Type:ty))? $({$($name:ident: $Kind:ty),+ $(,)?})? = $notation:literal $(at $target:expr)?
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $Action { $($(#[$doc])* $Variant $(($Type))? $({$(#[allow(missing_docs, reason = "the notation shows it")] $name: $Kind),+})?,)+ }

        $(const _: () = match $crate::Notation::fault($notation, &[$(stringify!($field))? $($(stringify!($name)),+)?]) {
            None => {}
            Some($crate::NotationFault::Shape) => ::std::panic!("{}", concat!(
                "`", $notation, "` is no notation: at most eight words, parted by single spaces, the first of them fixed"
            )),
            Some($crate::NotationFault::Unknown) => ::std::panic!("{}", concat!(
                "`", $notation, "` names a field that `", stringify!($Variant), "` does not have"
            )),
            Some($crate::NotationFault::Missing) => ::std::panic!("{}", concat!(
                "`", $notation, "` does not name each field of `", stringify!($Variant), "` once, in braces"
            )),
        };)+

        impl ::std::fmt::Display for $Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $(Self::$Variant $(($field))? $({$($name),+})? => const { $crate::Notation::new($notation) }.write(
                        f,
                        &[$((stringify!($field), &$crate::Written($field)))? $($((stringify!($name), &$crate::Written($name))),+)?],
                    ),)+
                }
            }
        }

        impl ::std::str::FromStr for $Action {
            type Err = $crate::NotationError;
            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                let words = $crate::Words::new(text);
                let (first, mut furthest) = (words.peek(), words.error());
                $(if first == Some(const { $crate::Notation::new($notation).first() }) {
                    let read = || {
                        let mut words = $crate::Words::new(text);
                        $(let mut $field = None;)?
                        $($(let mut $name = None;)+)?
                        for part in const { &$crate::Notation::new($notation) }.parts() {
                            match *part {
                                $crate::Part::Word(word) => words.expect(word)?,
                                $($crate::Part::Field(_) => $field = Some(<$Type as $crate::Noun>::read::<$Game>(&mut words)?),)?
                                $($($crate::Part::Field(stringify!($name)) => $name = Some(<$Kind as $crate::Noun>::read::<$Game>(&mut words)?),)+)?
                                #[allow(unreachable_patterns, reason = "an action of one field names no other")]
                                $crate::Part::Field(_) => {}
                            }
                        }
                        let action = Self::$Variant $(($field.ok_or(words.error())?))? $({$($name: $name.ok_or(words.error())?),+})?;
                        words.end(action)
                    };
                    match read() {
                        Ok(action) => return Ok(action),
                        Err(error) => furthest.at = furthest.at.max(error.at),
                    }
                })+
                Err(furthest)
            }
        }

        impl $crate::Action for $Action {
            const NOTATIONS: &'static [&'static str] = &[$($notation),+];
            fn samples() -> Vec<Self> {
                vec![$(Self::$Variant $((<$Type as $crate::Noun>::any()))? $({$($name: <$Kind as $crate::Noun>::any()),+})?),+]
            }
            fn kind(&self) -> usize {
                #[allow(clippy::enum_variant_names, reason = "the names of the actions, numbered")]
                enum Kind { $($Variant),+ }
                match self {
                    $(Self::$Variant { .. } => Kind::$Variant as usize,)+
                }
            }
            fn target(&self) -> $crate::Target {
                match *self {
                    $(#[allow(unused_variables, reason = "`at` may do without the fields")]
                    Self::$Variant $(($field))? $({$($name),+})? => {
                        let thing: Option<$crate::Target> = None;
                        $(let thing = thing.or(Some($target));)?
                        $(let thing = thing.or_else(|| $crate::Noun::thing($field));)?
                        $($(let thing = thing.or_else(|| $crate::Noun::thing($name));)+)?
                        thing.unwrap_or_else(|| $crate::Target::button(&$crate::verb($notation)))
                    })+
                }
            }
            fn meant_by(thing: &$crate::Target) -> Vec<Self> {
                let mut meant = vec![
                    $(Self::$Variant
                        $((<$Type as $crate::Noun>::clicked(thing).unwrap_or_else($crate::Noun::any)))?
                        $({$($name: <$Kind as $crate::Noun>::clicked(thing).unwrap_or_else($crate::Noun::any)),+})?,)+
                ];
                meant.retain(|action| $crate::Action::target(action) == *thing);
                meant
            }
        }

        #[doc = "Each action as an answer of its own, for questions that have no other."]
        $vis mod only {
            #[allow(unused_imports, reason = "an action may name nothing")]
            use super::*;
            $($crate::only! { $Action $Variant $(($field: $Type))? $({$($name: $Kind),+})? })+
        }

        impl $crate::Say for $Action {
            fn say(&self) -> $crate::Message {
                let key = |notation| format!("{}-action-{}", <$Game as $crate::Game>::ID, $crate::verb(notation));
                match *self {
                    $(Self::$Variant $(($field))? $({$($name),+})? => $crate::Message::new(key($notation))
                        $(.with(stringify!($field), $crate::Noun::arg::<$Game>($field)))?
                        $($(.with(stringify!($name), $crate::Noun::arg::<$Game>($name)))+)?,)+
                }
            }
        }
    };
    ($($other:tt)*) => {
        ::std::compile_error!(
            "actions! takes an enum and its game, and a line an action with its notation:
    pub enum Action of Game {
        /// What it does.
        Pass = \"pass\",
        Place(region: Region) = \"place {region}\",
        Shift { region: Region, cubes: u8 } = \"shift {region} {cubes}\" at Target::of(region),
    }"
        );
    };
}

/// An action as the only answer to a question. [`actions!`](crate::actions) makes one of each action.
#[doc(hidden)]
#[macro_export]
macro_rules! only {
    ($Action:ident $Variant:ident) => {
        $crate::only! { @answer pub struct $Variant; }
        $crate::only! { @turned $Action $Variant }
    };
    ($Action:ident $Variant:ident ($field:ident: $Type:ty)) => {
        $crate::only! { @answer pub struct $Variant(pub $Type); }
        $crate::only! { @turned $Action $Variant ($field) }
    };
    ($Action:ident $Variant:ident {$($name:ident: $Kind:ty),+}) => {
        $crate::only! { @answer pub struct $Variant { $(pub $name: $Kind),+ } }
        $crate::only! { @turned $Action $Variant {$($name),+} }
    };
    (@answer $Answer:item) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, dead_code, reason = "each answer is an action, which is documented; not each is the only one somewhere")]
        $Answer
    };
    (@turned $Action:ident $Variant:ident $(($field:ident))? $({$($name:ident),+})?) => {
        impl ::std::convert::From<$Variant> for super::$Action {
            #[inline]
            fn from($Variant $(($field))? $({$($name),+})?: $Variant) -> Self {
                Self::$Variant $(($field))? $({$($name),+})?
            }
        }

        impl ::std::convert::TryFrom<super::$Action> for $Variant {
            type Error = super::$Action;
            #[inline]
            fn try_from(action: super::$Action) -> ::std::result::Result<Self, super::$Action> {
                match action {
                    super::$Action::$Variant $(($field))? $({$($name),+})? => ::std::result::Result::Ok(Self $(($field))? $({$($name),+})?),
                    other => ::std::result::Result::Err(other),
                }
            }
        }
    };
}
