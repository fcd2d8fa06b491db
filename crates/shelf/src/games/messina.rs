//! Messina 1347 on the shelf.

use kernel::Counted;
use messina::Messina;
use messina::data::{
    Cabin, CabinUpgrade, Cart, Class, Colour, District, DockTile, Estate, Good, PlayerColour, Port, RatIcon, Register,
    ScrollBoard, Ship, SoloTile, Space, Workshop, Zone,
};
use printed::Sheets;

use crate::boards::{self, Pen};
use crate::shelved::{Shelved, Thing, things};

impl Shelved for Messina {
    const RULES_TEXT: &'static str = include_str!("../../../messina/rules.md");
    const LESSONS: &'static [&'static str] = &[
        include_str!("../../../messina/lessons/1.lesson"),
        include_str!("../../../messina/lessons/2.lesson"),
        include_str!("../../../messina/lessons/3.lesson"),
        include_str!("../../../messina/lessons/4.lesson"),
        include_str!("../../../messina/lessons/5.lesson"),
        include_str!("../../../messina/lessons/6.lesson"),
        include_str!("../../../messina/lessons/7.lesson"),
    ];
    const PUZZLES: &'static [&'static str] = &[
        include_str!("../../../messina/puzzles/1.puzzle"),
        include_str!("../../../messina/puzzles/2.puzzle"),
        include_str!("../../../messina/puzzles/3.puzzle"),
        include_str!("../../../messina/puzzles/4.puzzle"),
        include_str!("../../../messina/puzzles/5.puzzle"),
        include_str!("../../../messina/puzzles/6.puzzle"),
        include_str!("../../../messina/puzzles/7.puzzle"),
        include_str!("../../../messina/puzzles/8.puzzle"),
        include_str!("../../../messina/puzzles/9.puzzle"),
        include_str!("../../../messina/puzzles/10.puzzle"),
        include_str!("../../../messina/puzzles/11.puzzle"),
        include_str!("../../../messina/puzzles/12.puzzle"),
    ];
    const LOSSES: &'static [&'static str] = &["messina-event-forfeited"];
    const OPENINGS: &'static [&'static str] = &["action", "resolve"];
    const COUNTED: &'static [Counted] = messina::data::COUNTED;
    const DATA_HASH: u64 = messina::data::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = messina::data::FILES;

    fn sheets() -> Sheets {
        messina::data::SHEETS
    }

    fn rulebook(language: &str) -> &'static str {
        match language {
            "fr" => include_str!("../../../messina/rulebook/fr.md"),
            "ru" => include_str!("../../../messina/rulebook/ru.md"),
            _ => include_str!("../../../messina/rulebook/en.md"),
        }
    }

    fn things() -> Vec<Thing> {
        things::<Self, District>()
            .chain(things::<Self, Port>())
            .chain(things::<Self, DockTile>())
            .chain(things::<Self, Ship>())
            .chain(things::<Self, Good>())
            .chain(things::<Self, Workshop>())
            .chain(things::<Self, CabinUpgrade>())
            .chain(things::<Self, Cart>())
            .chain(things::<Self, Register>())
            .chain(things::<Self, Class>())
            .chain(things::<Self, Colour>())
            .chain(things::<Self, RatIcon>())
            .chain(things::<Self, Estate>())
            .chain(things::<Self, Zone>())
            .chain(things::<Self, Space>())
            .chain(things::<Self, Cabin>())
            .chain(things::<Self, ScrollBoard>())
            .chain(things::<Self, SoloTile>())
            .chain(things::<Self, PlayerColour>())
            .collect()
    }

    fn round(view: &Self::View) -> Option<u8> {
        Some(view.round)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::messina::draw(view, pen)
    }
}
