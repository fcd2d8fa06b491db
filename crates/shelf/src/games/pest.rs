//! Pest on the shelf.

use kernel::Counted;
use pest::Pest;
use pest::data::{
    Building, CapitalBuilding, CapitalCard, Color, Decree, FavourCard, Location, LocationToken, PlagueCard, Rank,
    RewardToken, StartCard, Technology,
};
use pest::vocabulary::{Act, Choice, Favour, Good, Level, Place, Route, Shelf, Size, Slot, Way};
use printed::Sheets;

use crate::boards::{self, Pen};
use crate::shelved::{Shelved, Thing, things};

impl Shelved for Pest {
    const RULES_TEXT: &'static str = include_str!("../../../pest/rules.md");
    const LESSONS: &'static [&'static str] = &[
        include_str!("../../../pest/lessons/1.lesson"),
        include_str!("../../../pest/lessons/2.lesson"),
        include_str!("../../../pest/lessons/3.lesson"),
        include_str!("../../../pest/lessons/4.lesson"),
        include_str!("../../../pest/lessons/5.lesson"),
        include_str!("../../../pest/lessons/6.lesson"),
        include_str!("../../../pest/lessons/7.lesson"),
    ];
    const PUZZLES: &'static [&'static str] = &[
        include_str!("../../../pest/puzzles/1.puzzle"),
        include_str!("../../../pest/puzzles/2.puzzle"),
        include_str!("../../../pest/puzzles/3.puzzle"),
        include_str!("../../../pest/puzzles/4.puzzle"),
        include_str!("../../../pest/puzzles/5.puzzle"),
        include_str!("../../../pest/puzzles/6.puzzle"),
        include_str!("../../../pest/puzzles/7.puzzle"),
        include_str!("../../../pest/puzzles/8.puzzle"),
        include_str!("../../../pest/puzzles/9.puzzle"),
        include_str!("../../../pest/puzzles/10.puzzle"),
        include_str!("../../../pest/puzzles/11.puzzle"),
        include_str!("../../../pest/puzzles/12.puzzle"),
    ];
    const COUNTED: &'static [Counted] = pest::data::COUNTED;
    const DATA_HASH: u64 = pest::data::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = pest::data::FILES;

    fn sheets() -> Sheets {
        pest::data::SHEETS
    }

    fn rulebook(language: &str) -> &'static str {
        match language {
            "fr" => include_str!("../../../pest/rulebook/fr.md"),
            "ru" => include_str!("../../../pest/rulebook/ru.md"),
            _ => include_str!("../../../pest/rulebook/en.md"),
        }
    }

    fn things() -> Vec<Thing> {
        things::<Self, Location>()
            .chain(things::<Self, PlagueCard>())
            .chain(things::<Self, FavourCard>())
            .chain(things::<Self, CapitalCard>())
            .chain(things::<Self, CapitalBuilding>())
            .chain(things::<Self, RewardToken>())
            .chain(things::<Self, Decree>())
            .chain(things::<Self, Technology>())
            .chain(things::<Self, Building>())
            .chain(things::<Self, StartCard>())
            .chain(things::<Self, LocationToken>())
            .chain(things::<Self, Color>())
            .chain(things::<Self, Rank>())
            .chain(things::<Self, Good>())
            .chain(things::<Self, Size>())
            .chain(things::<Self, Route>())
            .chain(things::<Self, Act>())
            .chain(things::<Self, Slot>())
            .chain(things::<Self, Shelf>())
            .chain(things::<Self, Way>())
            .chain(things::<Self, Level>())
            .chain(things::<Self, Favour>())
            .chain(things::<Self, Place>())
            .chain(things::<Self, Choice>())
            .collect()
    }

    fn round(view: &Self::View) -> Option<u8> {
        Some(view.year)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::pest::draw(view, pen)
    }
}
