//! The options of a game: agreed before the start, written as `players=3,auto_flip=on`.

use std::fmt::Debug;

use serde::Serialize;

use crate::text::{Arg, Message, Say};

/// One thing that can be agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// The word before the equals sign.
    pub key: &'static str,
    /// The words that may stand behind it. A switch has `off` and `on`.
    pub values: &'static [&'static str],
    /// What holds if nothing is said.
    pub default: &'static str,
}

impl OptionSpec {
    /// A switch that is off unless somebody turns it on.
    pub const fn switch(key: &'static str) -> Self {
        Self { key, values: &["off", "on"], default: "off" }
    }
}

/// The options of one game. Every game has `players` among them.
pub trait Options: Copy + Eq + Debug + Default + Send + Sync + 'static {
    /// All options, `players` first.
    const SPECS: &'static [OptionSpec];

    /// The value of the option with this key, which is one of [`Options::SPECS`].
    fn get(&self, key: &str) -> &'static str;

    /// Sets an option to one of its values. Called only with a key and a value out of [`Options::SPECS`].
    fn set(&mut self, key: &str, value: &str);

    /// Whether the options fit together: a solo variant with four players does not. Says the key that is at odds.
    fn conflict(&self) -> Option<&'static str> {
        None
    }

    /// How many seats the table has.
    fn players(&self) -> usize {
        self.get("players").parse().expect("every value of `players` is a number")
    }
}

/// Why a list of options was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// There is no such option.
    UnknownKey {
        /// The key that was given.
        key: String,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// The values it may have.
        values: &'static [&'static str],
    },
    /// The option is set more than once.
    Twice {
        /// The option.
        key: &'static str,
    },
    /// A part of the list is not `key=value`.
    NotAPair {
        /// The part.
        part: String,
    },
    /// The options do not fit together.
    Conflict {
        /// The option that is at odds with the others.
        key: &'static str,
    },
}

impl Say for OptionsError {
    fn say(&self) -> Message {
        match self {
            Self::UnknownKey { key } => Message::new("options-unknown-key").with("key", key.as_str()),
            Self::UnknownValue { key, value, values } => Message::new("options-unknown-value")
                .with("key", *key)
                .with("value", value.as_str())
                .with("values", values.iter().map(|&value| Arg::from(value)).collect::<Vec<_>>()),
            Self::Twice { key } => Message::new("options-twice").with("key", *key),
            Self::NotAPair { part } => Message::new("options-not-a-pair").with("part", part.as_str()),
            Self::Conflict { key } => Message::new("options-conflict").with("key", *key),
        }
    }
}

/// Sets one option by its words; says which.
pub fn set<O: Options>(options: &mut O, key: &str, value: &str) -> Result<&'static str, OptionsError> {
    let spec = O::SPECS.iter().find(|spec| spec.key == key);
    let spec = spec.ok_or_else(|| OptionsError::UnknownKey { key: key.to_owned() })?;
    if !spec.values.contains(&value) {
        return Err(OptionsError::UnknownValue { key: spec.key, value: value.to_owned(), values: spec.values });
    }
    options.set(key, value);
    Ok(spec.key)
}

/// Reads `key=value,key=value`; what is not named keeps its default. Empty text means all defaults.
pub fn parse<O: Options>(text: &str) -> Result<O, OptionsError> {
    let mut options = O::default();
    let mut met = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').ok_or_else(|| OptionsError::NotAPair { part: part.to_owned() })?;
        let key = set(&mut options, key.trim(), value.trim())?;
        if met.contains(&key) {
            return Err(OptionsError::Twice { key });
        }
        met.push(key);
    }
    match options.conflict() {
        Some(key) => Err(OptionsError::Conflict { key }),
        None => Ok(options),
    }
}

/// Writes options so that [`parse`] reads them again: `players` always, the others where they differ from the default.
pub fn write<O: Options>(options: &O) -> String {
    let told = O::SPECS.iter().filter(|spec| spec.key == "players" || options.get(spec.key) != spec.default);
    told.map(|spec| format!("{}={}", spec.key, options.get(spec.key))).collect::<Vec<_>>().join(",")
}

/// Every combination of options that fits together: what the laws are tried on.
pub fn every<O: Options>() -> Vec<O> {
    let mut all = vec![O::default()];
    for spec in O::SPECS {
        all = all
            .iter()
            .flat_map(|options| {
                spec.values.iter().map(move |value| {
                    let mut options = *options;
                    options.set(spec.key, value);
                    options
                })
            })
            .collect();
    }
    all.retain(|options| options.conflict().is_none());
    all
}
