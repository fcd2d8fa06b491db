//! Pandemic: Contagion on the shelf.

use contagion::{Action, City, Color, Contagion, Disease, Frame, RoundCard, Track};
use kernel::{Counted, Message, Say as _, Seat, State};
use printed::Sheets;
use protocol::Passage;

use crate::boards::{self, Pen};
use crate::bundle::Kind;
use crate::chain::legal;
use crate::shelved::{Shelved, Thing, things};
use crate::words;

impl Shelved for Contagion {
    type Sentence = contagion::Sentence;
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
    const PICKED_FIRST: bool = true;
    const GATHERED: &'static [&'static str] = &["match", "card"];
    const COUNTED: &'static [Counted] = contagion::COUNTED;
    const DATA_HASH: u64 = contagion::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = contagion::FILES;

    fn sheets() -> Sheets {
        contagion::SHEETS
    }

    /// As many cubes as there may be, as many cards of the colour as there are, and others so that the hand stays even.
    fn usual(state: &State<Self>, seat: Seat) -> Option<Action> {
        let board = state.board();
        match state.frame()? {
            Frame::InfectCubes(_) | Frame::Payment(_) => legal(state, seat).last().copied(),
            Frame::Jokers(jokers) => jokers.evenly(board, seat).map(Action::Card),
            Frame::MutationCards(cards) => cards.evenly(board, seat).map(Action::Card),
            _ => None,
        }
    }

    fn purse(state: &State<Self>, seat: Seat) -> u32 {
        state.board().hand_size(seat).into()
    }

    fn title(choices: &[Action], main: usize, _: Kind, paid: u32) -> Message {
        let cubes = choices.iter().find_map(|choice| if let Action::Cubes(n) = choice { Some(*n) } else { None });
        let message = match cubes {
            Some(cubes) if !matches!(choices[main], Action::Cubes(_)) => {
                Message::new("contagion-bundle-infect").with("cubes", cubes)
            }
            Some(_) | None => Message::new("contagion-bundle-pay"),
        };
        message.with("does", choices[main].say()).with("cards", paid as usize)
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

    fn passages(view: &Self::View) -> Vec<Passage> {
        words::contagion::passages(view)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::contagion::draw(view, pen)
    }
}
