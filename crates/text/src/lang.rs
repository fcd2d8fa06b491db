//! The languages of Lazaret.

use std::fmt;
use std::str::FromStr;

/// A language in which Lazaret speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Ru];

    /// The code of the language, which is also the name of its folder in `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ru => "ru",
        }
    }

    /// The first language that Lazaret speaks out of what a system or a browser prefers: `fr_CA.UTF-8`, `de:fr`,
    /// `ru-RU,ru;q=0.9,en;q=0.8`.
    pub fn detect(preferred: &str) -> Option<Self> {
        preferred.split([',', ':']).find_map(|one| {
            let language = one.trim().split(['_', '-', '.', ';', '@']).next()?;
            language.to_ascii_lowercase().parse().ok()
        })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code of a language we do not speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not one of en, fr, ru", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn codes_are_read_and_written() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("de".parse::<Lang>().expect_err("we speak no German").to_string(), "`de` is not one of en, fr, ru");
    }

    #[test]
    fn the_first_known_preference_counts() {
        for (preferred, lang) in [
            ("fr_CA.UTF-8", Some(Lang::Fr)),
            ("de:ru:en", Some(Lang::Ru)),
            ("ru-RU,ru;q=0.9,en;q=0.8", Some(Lang::Ru)),
            ("EN", Some(Lang::En)),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Lang::detect(preferred), lang, "{preferred}");
        }
    }
}
