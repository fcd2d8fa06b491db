//! What is agreed before the start: the number of players and the table options of RAT-57 and RAT-58.

use kernel::OptionSpec;

/// The options of a game of Rattus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    players: u8,
    /// Seat 0 begins instead of a seat drawn at random (RAT-57).
    pub fixed_start: bool,
    /// Chance instead of the active player picks the next token of a ravage (RAT-57).
    pub auto_flip: bool,
    /// The King works only before the plague moves (RAT-58).
    pub king_erratum: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, fixed_start: false, auto_flip: false, king_erratum: false }
    }
}

const PLAYERS: [&str; 3] = ["2", "3", "4"];

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "players", values: &PLAYERS, default: "3" },
        OptionSpec::switch("fixed_start"),
        OptionSpec::switch("auto_flip"),
        OptionSpec::switch("king_erratum"),
    ];

    fn get(&self, key: &str) -> &'static str {
        let on = match key {
            "players" => return PLAYERS[usize::from(self.players) - 2],
            "fixed_start" => self.fixed_start,
            "auto_flip" => self.auto_flip,
            _ => self.king_erratum,
        };
        if on { "on" } else { "off" }
    }

    fn set(&mut self, key: &str, value: &str) {
        let on = value == "on";
        match key {
            "players" => self.players = value.parse().expect("one of the values of `players`"),
            "fixed_start" => self.fixed_start = on,
            "auto_flip" => self.auto_flip = on,
            _ => self.king_erratum = on,
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
