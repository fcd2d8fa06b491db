//! Pandemic: Contagion on the shelf.

use contagion::{City, Color, Contagion, Disease, RoundCard, Track};
use kernel::Counted;
use printed::Sheets;

use crate::boards::{self, Pen};
use crate::shelved::{Shelved, Thing, things};

impl Shelved for Contagion {
    const RULES_TEXT: &'static str = contagion::RULES_TEXT;
    const LESSONS: &'static [&'static str] = &[
        include_str!("../../../contagion/lessons/1.lesson"),
        include_str!("../../../contagion/lessons/2.lesson"),
        include_str!("../../../contagion/lessons/3.lesson"),
        include_str!("../../../contagion/lessons/4.lesson"),
        include_str!("../../../contagion/lessons/5.lesson"),
        include_str!("../../../contagion/lessons/6.lesson"),
        include_str!("../../../contagion/lessons/7.lesson"),
    ];
    const PUZZLES: &'static [&'static str] = &[
        include_str!("../../../contagion/puzzles/1.puzzle"),
        include_str!("../../../contagion/puzzles/2.puzzle"),
        include_str!("../../../contagion/puzzles/3.puzzle"),
        include_str!("../../../contagion/puzzles/4.puzzle"),
        include_str!("../../../contagion/puzzles/5.puzzle"),
        include_str!("../../../contagion/puzzles/6.puzzle"),
        include_str!("../../../contagion/puzzles/7.puzzle"),
        include_str!("../../../contagion/puzzles/8.puzzle"),
        include_str!("../../../contagion/puzzles/9.puzzle"),
        include_str!("../../../contagion/puzzles/10.puzzle"),
        include_str!("../../../contagion/puzzles/11.puzzle"),
        include_str!("../../../contagion/puzzles/12.puzzle"),
    ];
    const COUNTED: &'static [Counted] = contagion::COUNTED;
    const DATA_HASH: u64 = contagion::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = contagion::FILES;

    fn sheets() -> Sheets {
        contagion::SHEETS
    }

    fn rulebook(language: &str) -> &'static str {
        match language {
            "fr" => include_str!("../../../contagion/rulebook/fr.md"),
            "ru" => include_str!("../../../contagion/rulebook/ru.md"),
            _ => include_str!("../../../contagion/rulebook/en.md"),
        }
    }

    fn things() -> Vec<Thing> {
        things::<Self, City>()
            .chain(things::<Self, RoundCard>())
            .chain(things::<Self, Color>())
            .chain(things::<Self, Track>())
            .chain(things::<Self, Disease>())
            .collect()
    }

    fn round(view: &Self::View) -> Option<u8> {
        Some(view.round)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::contagion::draw(view, pen)
    }
}
