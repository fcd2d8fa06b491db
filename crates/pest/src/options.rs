//! What is agreed before the game: players, the duel, the advanced set-up, the edition.

use kernel::{Id as _, OptionSpec};

use crate::vocabulary::{Edition, Mode};

const PLAYERS: &[&str] = &["1", "2", "3", "4", "5"];
const EDITIONS: &[&str] = &["canonical", "fr", "ru"];

/// The options of a game of Pest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    players: u8,
    duel: bool,
    advanced_setup: bool,
    edition: Edition,
}

impl Options {
    /// Which game is played.
    pub fn mode(&self) -> Mode {
        match (self.players, self.duel) {
            (1, _) => Mode::Solo,
            (2, false) => Mode::TwoPlayers,
            (2, true) => Mode::Duel,
            _ => Mode::Standard,
        }
    }

    /// Whose reading of the disputed rules holds.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether the locations get random resources.
    pub fn advanced(&self) -> bool {
        self.advanced_setup
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, duel: false, advanced_setup: false, edition: Edition::Canonical }
    }
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "players", values: PLAYERS, default: "3" },
        OptionSpec::switch("duel"),
        OptionSpec::switch("advanced_setup"),
        OptionSpec { key: "edition", values: EDITIONS, default: "canonical" },
    ];

    fn get(&self, key: &str) -> &'static str {
        let switch = |on: bool| if on { "on" } else { "off" };
        match key {
            "players" => PLAYERS[usize::from(self.players) - 1],
            "duel" => switch(self.duel),
            "advanced_setup" => switch(self.advanced_setup),
            _ => self.edition.word(),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "players" => self.players = value.parse().expect("one of the values of `players`"),
            "duel" => self.duel = value == "on",
            "advanced_setup" => self.advanced_setup = value == "on",
            _ => self.edition = Edition::from_word(value).expect("one of the values of `edition`"),
        }
    }

    fn conflict(&self) -> Option<&'static str> {
        (self.duel && self.players != 2).then_some("duel")
    }
}
