//! Rattus on the shelf.

use kernel::Counted;
use printed::Sheets;
use rattus::Rattus;
use rattus::data::{Class, Colour, Region, Token};

use crate::boards::{self, Pen};
use crate::shelved::{Shelved, Thing, things};

impl Shelved for Rattus {
    const RULES_TEXT: &'static str = include_str!("../../../rattus/rules.md");
    const LESSONS: &'static [&'static str] = &[
        include_str!("../../../rattus/lessons/1.lesson"),
        include_str!("../../../rattus/lessons/2.lesson"),
        include_str!("../../../rattus/lessons/3.lesson"),
        include_str!("../../../rattus/lessons/4.lesson"),
        include_str!("../../../rattus/lessons/5.lesson"),
        include_str!("../../../rattus/lessons/6.lesson"),
        include_str!("../../../rattus/lessons/7.lesson"),
    ];
    const PUZZLES: &'static [&'static str] = &[
        include_str!("../../../rattus/puzzles/1.puzzle"),
        include_str!("../../../rattus/puzzles/2.puzzle"),
        include_str!("../../../rattus/puzzles/3.puzzle"),
        include_str!("../../../rattus/puzzles/4.puzzle"),
        include_str!("../../../rattus/puzzles/5.puzzle"),
        include_str!("../../../rattus/puzzles/6.puzzle"),
        include_str!("../../../rattus/puzzles/7.puzzle"),
        include_str!("../../../rattus/puzzles/8.puzzle"),
        include_str!("../../../rattus/puzzles/9.puzzle"),
        include_str!("../../../rattus/puzzles/10.puzzle"),
        include_str!("../../../rattus/puzzles/11.puzzle"),
        include_str!("../../../rattus/puzzles/12.puzzle"),
    ];
    const COUNTED: &'static [Counted] = rattus::data::COUNTED;
    const DATA_HASH: u64 = rattus::data::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = rattus::data::FILES;

    fn sheets() -> Sheets {
        rattus::data::SHEETS
    }

    fn rulebook(language: &str) -> &'static str {
        match language {
            "fr" => include_str!("../../../rattus/rulebook/fr.md"),
            "ru" => include_str!("../../../rattus/rulebook/ru.md"),
            _ => include_str!("../../../rattus/rulebook/en.md"),
        }
    }

    fn things() -> Vec<Thing> {
        things::<Self, Region>()
            .chain(things::<Self, Class>())
            .chain(things::<Self, Token>())
            .chain(things::<Self, Colour>())
            .collect()
    }

    fn round(_: &Self::View) -> Option<u8> {
        None
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::rattus::draw(view, pen)
    }
}
