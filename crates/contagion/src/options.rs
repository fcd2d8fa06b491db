//! What is agreed before the start.

use kernel::OptionSpec;

use crate::card::NeutralPlays;
use crate::data::SETUPS;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many sit down.
    pub players: u8,
    /// Whether the neutral disease joins three or four players. With two it always plays.
    pub neutral: bool,
    /// Whether those who play before others in every round begin with points.
    pub head_start: bool,
    /// Whether the first turn of a round passes on.
    pub rotating_first_player: bool,
}

const PLAYERS: &[&str] = &["2", "3", "4", "5"];

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, neutral: false, head_start: false, rotating_first_player: false }
    }
}

impl Options {
    /// Whether the neutral disease plays.
    pub fn with_neutral(&self) -> bool {
        match self.setup().neutral {
            NeutralPlays::Always => true,
            NeutralPlays::Optional => self.neutral,
            NeutralPlays::Never => false,
        }
    }

    /// The row of the set-up table.
    pub fn setup(&self) -> &'static crate::card::Setup {
        SETUPS.iter().find(|setup| setup.players == self.players).expect("the table has a row for every player count")
    }
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "players", values: PLAYERS, default: "3" },
        OptionSpec::switch("neutral"),
        OptionSpec::switch("head_start"),
        OptionSpec::switch("rotating_first_player"),
    ];

    fn get(&self, key: &str) -> &'static str {
        let switch = |on| if on { "on" } else { "off" };
        match key {
            "neutral" => switch(self.neutral),
            "head_start" => switch(self.head_start),
            "rotating_first_player" => switch(self.rotating_first_player),
            _ => PLAYERS[usize::from(self.players) - 2],
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "neutral" => self.neutral = value == "on",
            "head_start" => self.head_start = value == "on",
            "rotating_first_player" => self.rotating_first_player = value == "on",
            _ => self.players = value.parse().expect("one of the values of `players`"),
        }
    }

    /// The neutral disease is a choice for three and four players: two always play with it, five never. A head start
    /// makes up for a fixed place in the round.
    fn conflict(&self) -> Option<&'static str> {
        if self.neutral && self.setup().neutral != NeutralPlays::Optional {
            return Some("neutral");
        }
        (self.head_start && self.rotating_first_player).then_some("head_start")
    }
}
