//! How the data of each game become Rust: one module a game, and the list of the games.
//!
//! A game says in one function what its tables are; every refusal names file and line.
//!
//! ```text
//! pub(super) fn describe(data: &Data, code: &mut Code) -> Result<()> {
//!     // `[[region]]` in `data/regions.toml`: exactly 12 entries, each with its own snake_case `id`.
//!     let regions = Ids::of(data, "regions.region", "Region", 12)?;
//!     code.ids(&regions, "A region of the board.");           // enum Region, `impl kernel::Id`, KIND "region"
//!     let colours = Ids::words(data, "game.colors", "Colour", 4)?.called("colour"); // out of a plain list of words
//!
//!     // A struct and an array of it, one element an entry. A column is named, read from a field, documented.
//!     code.table("Card", "CARDS", ["A card.", "The cards."], data.rows("cards.card")?, &[
//!         number("cost", "cost", "What it costs."),            // u8; also `signed`, `maybe_number`, `numbers`, `flag`
//!         one("home", "region", &regions, "Where it lies."),   // Region; unknown ids are refused
//!         maybe_one("port", "port", &regions, "Its port."),    // Option<Region>
//!         many("next", "next", &regions, "What it touches."),  // &'static [Region]
//!         tally("marks", "marks", &regions, "Its marks."),     // [u8; 12]: how often each stands in the list
//!         // Inline tables as variants of an enum that the game crate writes itself (`code.uses("crate::effect::Effect")`):
//!         list("effects", "effects", "Effect", "What it does.", |node| tagged(node, "Effect", "op", &[("where", "place", "Where")])),
//!         custom("area", "u32", "Computed.", |row| Ok((row.get("w")?.number::<u32>()? * 2).to_string())),
//!     ])?;
//!     code.number("MAX_RATS", "The most rats.", data.get("setup.constants.max_rats")?)?; // u8; `flag`, `numbers`, `constant`
//!     data.get("setup.constants.regions")?.equals(regions.len(), "the number of regions")?; // what the data say twice
//!     let knight = data.row("classes.class", "knight")?;        // one entry by its id
//!     let wet = mask(regions.rows, |row| row.get("coast")?.flag())?; // entries as bits; `hex(wet)` writes them
//!     for edge in regions.edges(data.rows("map.edge")?)? { … }  // pairs `a`, `b`: no loop, none twice
//!     let near = regions.neighbours("next")?;                   // lists in each entry: both ends must agree
//!     Ok(())
//! }
//! ```
//!
//! Names need no description: `cargo xtask codegen` collects every `name_en`/`name_fr`/`name_ru` and the like beside an `id`.

mod contagion;
mod messina;
mod pest;
mod rattus;

use crate::code::Code;
use crate::counted;
use crate::data::Data;
use crate::fault::Result;

/// A game as its data files know it.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// The name of its crate.
    pub id: &'static str,
    /// What its rule ids begin with.
    pub prefix: &'static str,
    /// Words that say what a thing does and that its rules know it by; a patch can change its numbers, not these. `*` stands
    /// for any entry.
    pub pinned: &'static [&'static str],
    /// Writes its `data.rs`.
    describe: fn(&Data, &mut Code) -> Result<()>,
}

impl Game {
    /// Its tables out of its data, or what is wrong with them.
    pub fn code(&self, data: &Data) -> Result<Code> {
        let mut code = Code::new();
        (self.describe)(data, &mut code)?;
        counted::describe(data, &mut code)?;
        Ok(code)
    }
}

/// The games.
pub const GAMES: &[Game] = &[
    Game { id: "rattus", prefix: "RAT", pinned: &[], describe: rattus::describe },
    Game { id: "contagion", prefix: "CON", pinned: &[], describe: contagion::describe },
    Game { id: "pest", prefix: "PEST", pinned: pest::PINNED, describe: pest::describe },
    Game { id: "messina", prefix: "MES", pinned: &[], describe: messina::describe },
];
