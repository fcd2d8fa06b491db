//! Rattus on the shelf.

use kernel::{Counted, Message, Say as _};
use printed::Sheets;
use protocol::Passage;
use rattus::data::{Class, Colour, Region, Token};
use rattus::{Action, Rattus};

use crate::boards::{self, Pen};
use crate::bundle::Kind;
use crate::shelved::{Shelved, Thing, things};
use crate::words;

impl Shelved for Rattus {
    type Sentence = rattus::Sentence;
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
    ];
    const OPENINGS: &'static [&'static str] = &["use"];
    const DRIFTS: &'static [&'static str] = &["spread", "stop", "flip"];
    const COUNTED: &'static [Counted] = rattus::data::COUNTED;
    const DATA_HASH: u64 = rattus::data::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = rattus::data::FILES;

    fn sheets() -> Sheets {
        rattus::data::SHEETS
    }

    fn title(choices: &[Action], main: usize, _: Kind, _: u32) -> Message {
        Message::new("rattus-bundle-power").with("power", choices[0].say()).with("does", choices[main].say())
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

    fn passages(view: &Self::View) -> Vec<Passage> {
        words::rattus::passages(view)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::rattus::draw(view, pen)
    }
}
