//! What is agreed before the start.

use kernel::OptionSpec;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// One to four; one is the solo game.
    pub players: u8,
    /// The asymmetric boards.
    pub advanced: bool,
    /// The register priority tile.
    pub priority: bool,
    /// A major fire token is worth two fire tokens.
    pub errata: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, advanced: false, priority: false, errata: false }
    }
}

const COUNTS: [&str; 4] = ["1", "2", "3", "4"];
const SWITCH: [&str; 2] = ["off", "on"];

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "players", values: &COUNTS, default: "2" },
        OptionSpec::switch("advanced"),
        OptionSpec::switch("priority"),
        OptionSpec::switch("errata"),
    ];

    fn get(&self, key: &str) -> &'static str {
        match key {
            "players" => COUNTS[usize::from(self.players) - 1],
            "advanced" => SWITCH[usize::from(self.advanced)],
            "priority" => SWITCH[usize::from(self.priority)],
            _ => SWITCH[usize::from(self.errata)],
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "players" => self.players = value.parse().expect("one of the values of `players`"),
            "advanced" => self.advanced = value == "on",
            "priority" => self.priority = value == "on",
            _ => self.errata = value == "on",
        }
    }

    /// The priority tile is not used in the solo game, where no register sets the order of play (MES-731).
    fn conflict(&self) -> Option<&'static str> {
        (self.players == 1 && self.priority).then_some("priority")
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
