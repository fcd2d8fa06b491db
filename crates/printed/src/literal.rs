//! Values read from the Rust that would be their literal: what the generator of tables writes.

use std::fmt;

/// A text is not a literal of the type that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// What would have fitted.
    pub wanted: &'static str,
    /// What stands there, or the beginning of it.
    pub found: String,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is expected where `{}` stands", self.wanted, self.found)
    }
}

/// A result that fails with [`Unread`].
pub type Result<T, E = Unread> = std::result::Result<T, E>;

/// A type whose values can be read from their Rust literal.
pub trait Literal: Sized {
    /// Reads one value.
    fn read(from: &mut Reader<'_>) -> Result<Self>;
}

/// What is left of a text of literals.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    /// The whole text.
    pub fn new(text: &'t str) -> Self {
        Self { rest: text.trim_start() }
    }

    /// Nothing must be left.
    pub fn end(&self) -> Result<()> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.unread("the end")) }
    }

    /// Something else stands here than `wanted`.
    pub fn unread(&self, wanted: &'static str) -> Unread {
        Unread { wanted, found: self.rest.chars().take(24).collect() }
    }

    /// Passes this sign if it comes next.
    pub fn passes(&mut self, sign: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(sign) else { return false };
        self.rest = rest.trim_start();
        true
    }

    /// Passes this sign, which must come next.
    pub fn pass(&mut self, sign: &'static str) -> Result<()> {
        if self.passes(sign) { Ok(()) } else { Err(self.unread(sign)) }
    }

    /// The last word of a path: `New` of `Where::New`.
    pub fn word(&mut self) -> Result<&'t str> {
        loop {
            let word = self.take(|c| c.is_alphanumeric() || c == '_');
            if word.is_empty() {
                return Err(self.unread("a name"));
            }
            if !self.passes("::") {
                return Ok(word);
            }
        }
    }

    /// Passes a path that ends in this name.
    pub fn named(&mut self, name: &'static str) -> Result<()> {
        let start = *self;
        if self.word()? == name { Ok(()) } else { Err(start.unread(name)) }
    }

    /// The values of a list between two signs, with a comma after each but perhaps the last.
    pub fn list<T>(
        &mut self,
        open: &'static str,
        close: &'static str,
        mut read: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.pass(open)?;
        let mut values = Vec::new();
        while !self.passes(close) {
            values.push(read(self)?);
            if !self.passes(",") {
                self.pass(close)?;
                break;
            }
        }
        Ok(values)
    }

    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'t str {
        let (word, rest) = self.rest.split_at(self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len()));
        self.rest = rest.trim_start();
        word
    }

    fn number(&mut self) -> Result<i128> {
        let start = *self;
        let negative = self.passes("-");
        let digits: String = self.take(|c| c.is_ascii_alphanumeric() || c == '_').replace('_', "");
        let number = match digits.split_at_checked(2) {
            Some(("0x", digits)) => i128::from_str_radix(digits, 16),
            Some(("0b", digits)) => i128::from_str_radix(digits, 2),
            _ => digits.parse(),
        };
        number.map(|number| if negative { -number } else { number }).map_err(|_| start.unread("a number"))
    }
}

macro_rules! numbers {
    ($($ty:ty)*) => {
        $(impl Literal for $ty {
            fn read(from: &mut Reader<'_>) -> Result<Self> {
                let start = *from;
                Self::try_from(from.number()?).map_err(|_| start.unread(concat!("a number that fits ", stringify!($ty))))
            }
        })*
    };
}

numbers!(u8 u16 u32 u64 usize i8 i32);

impl Literal for bool {
    fn read(from: &mut Reader<'_>) -> Result<Self> {
        let start = *from;
        match from.word()? {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(start.unread("true or false")),
        }
    }
}

impl<T: Literal> Literal for Option<T> {
    fn read(from: &mut Reader<'_>) -> Result<Self> {
        let start = *from;
        match from.word()? {
            "None" => Ok(None),
            "Some" => {
                from.pass("(")?;
                let value = T::read(from)?;
                from.pass(")")?;
                Ok(Some(value))
            }
            _ => Err(start.unread("Some or None")),
        }
    }
}

impl<A: Literal, B: Literal> Literal for (A, B) {
    fn read(from: &mut Reader<'_>) -> Result<Self> {
        from.pass("(")?;
        let a = A::read(from)?;
        from.pass(",")?;
        let b = B::read(from)?;
        from.pass(")")?;
        Ok((a, b))
    }
}

impl<T: Literal, const N: usize> Literal for [T; N] {
    fn read(from: &mut Reader<'_>) -> Result<Self> {
        let start = *from;
        let values = from.list("[", "]", T::read)?;
        values.try_into().map_err(|_| start.unread("a list of another length"))
    }
}

/// A list of any length. It stays for as long as the process does, like the printed ones.
impl<T: Literal> Literal for &'static [T] {
    fn read(from: &mut Reader<'_>) -> Result<Self> {
        from.pass("&")?;
        Ok(from.list("[", "]", T::read)?.leak())
    }
}

/// Structs and enums whose values can be read from their literal ([`Literal`]); they are written as they would be without.
#[macro_export]
macro_rules! literal {
    () => {};
    (@value $from:ident $($path:ident)::+) => { Ok($($path)::+) };
    (@value $from:ident $($path:ident)::+ ($($ty:ty),*)) => {{
        $from.pass("(")?;
        let value = $($path)::+($({
            let part = <$ty as $crate::Literal>::read($from)?;
            _ = $from.passes(",");
            part
        }),*);
        $from.pass(")")?;
        Ok(value)
    }};
    (@value $from:ident $($path:ident)::+ { $($field:ident: $ty:ty),* }) => {{
        $(let mut $field = None;)*
        $from.list("{", "}", |from| {
            match from.word()? {
                $(stringify!($field) => {
                    from.pass(":")?;
                    $field = Some(<$ty as $crate::Literal>::read(from)?);
                })*
                _ => return Err(from.unread("another field")),
            }
            Ok(())
        })?;
        Ok($($path)::+ { $($field: $field.ok_or_else(|| $from.unread(stringify!($field)))?),* })
    }};
    (
        $(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$note:meta])* $part:vis $field:ident: $ty:ty),* $(,)? }
        $($more:tt)*
    ) => {
        $(#[$meta])* $vis struct $name { $($(#[$note])* $part $field: $ty),* }
        impl $crate::Literal for $name {
            fn read(from: &mut $crate::Reader<'_>) -> $crate::Result<Self> {
                from.named(stringify!($name))?;
                $crate::literal!(@value from Self { $($field: $ty),* })
            }
        }
        $crate::literal! { $($more)* }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident($part:vis $ty:ty); $($more:tt)*) => {
        $(#[$meta])* $vis struct $name($part $ty);
        impl $crate::Literal for $name {
            fn read(from: &mut $crate::Reader<'_>) -> $crate::Result<Self> {
                from.named(stringify!($name))?;
                $crate::literal!(@value from Self ($ty))
            }
        }
        $crate::literal! { $($more)* }
    };
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident {
            $($(#[$note:meta])* $variant:ident
                $(($($ty:ty),*))?
                $({ $($(#[$of:meta])* $field:ident: $of_ty:ty),* $(,)? })?
            ),* $(,)?
        }
        $($more:tt)*
    ) => {
        $(#[$meta])* $vis enum $name {
            $($(#[$note])* $variant $(($($ty),*))? $({ $($(#[$of])* $field: $of_ty),* })?),*
        }
        impl $crate::Literal for $name {
            fn read(from: &mut $crate::Reader<'_>) -> $crate::Result<Self> {
                let start = *from;
                match from.word()? {
                    $(stringify!($variant) => {
                        $crate::literal!(@value from Self::$variant $(($($ty),*))? $({ $($field: $of_ty),* })?)
                    })*
                    _ => Err(start.unread(concat!("one of ", stringify!($name)))),
                }
            }
        }
        $crate::literal! { $($more)* }
    };
}

#[cfg(test)]
mod tests {
    use super::{Literal as _, Reader};

    crate::literal! {
        #[derive(Clone, Copy, PartialEq, Debug)]
        struct Bits(u8);

        #[derive(Clone, Copy, PartialEq, Debug)]
        struct Card {
            cost: [u8; 2],
            effects: &'static [Effect],
            at: Option<(u8, bool)>,
        }

        #[derive(Clone, Copy, PartialEq, Debug)]
        enum Effect {
            Rest,
            Draw(u8),
            Both(i8, Bits),
            Place { n: u8, free: bool },
        }
    }

    fn card(text: &str) -> Result<Card, String> {
        Card::read(&mut Reader::new(text)).map_err(|unread| unread.to_string())
    }

    #[test]
    fn what_the_generator_writes_is_read_back() {
        let read = card(
            "Card { effects: &[Effect::Rest, Effect::Draw(2), Effect::Both(-3, Bits(0x0f)), \
             Effect::Place { free: true, n: 1, }], at: Some((4, false)), cost: [0b11, 1_0],}",
        );
        let effects: &[Effect] =
            &[Effect::Rest, Effect::Draw(2), Effect::Both(-3, Bits(15)), Effect::Place { n: 1, free: true }];
        assert_eq!(read, Ok(Card { cost: [3, 10], effects, at: Some((4, false)) }));
    }

    #[test]
    fn what_is_not_a_literal_is_refused_with_what_was_wanted() {
        for (text, wanted) in [
            ("Tile {}", "Card"),
            ("Card { cost: [1], effects: &[], at: None }", "another length"),
            ("Card { cost: [1, 256], effects: &[], at: None }", "u8"),
            ("Card { cost: [1, 2], effects: &[Effect::Fly], at: None }", "Effect"),
            ("Card { cost: [1, 2], effects: [], at: None }", "&"),
            ("Card { cost: [1, 2], at: None }", "effects"),
            ("Card { price: 1 }", "another field"),
        ] {
            let said = card(text).expect_err(text);
            assert!(said.contains(wanted), "{said}");
        }
    }
}
