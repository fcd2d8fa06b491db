//! Messina 1347 on the shelf.

use kernel::{Arg, Counted, Message, Say as _, Seat, State, Target};
use messina::data::{
    Cabin, CabinUpgrade, Cart, Class, Colour, District, DockTile, Estate, Good, PlayerColour, Port, RatIcon, Register,
    ScrollBoard, Ship, SoloTile, Space, Workshop, Zone,
};
use messina::{Action, Activate, Frame, Messina};
use printed::Sheets;
use protocol::Passage;

use crate::boards::{self, Pen};
use crate::bundle::{Kind, Proposed};
use crate::shelved::{Shelved, Thing, things};
use crate::words;

/// More sets than these are chosen citizen by citizen.
const SETS: usize = 12;

/// The sets of citizens that a foreman can wake, each as large as it may be.
fn wakings(state: &State<Messina>, activate: Activate, seat: Seat) -> Vec<Vec<Action>> {
    let player = &state.board().players[seat.index()];
    let mut sets = Vec::new();
    let mut open = vec![(activate, Vec::new())];
    while let Some((step, woken)) = open.pop() {
        let candidates = step.candidates(player);
        if candidates.is_empty() && !woken.is_empty() {
            sets.push(woken.into_iter().map(Action::Activate).collect());
            continue;
        }
        for space in candidates.into_iter().filter(|&space| woken.last().is_none_or(|&last| last < space)) {
            let mut next = step;
            let Some(free) = next.chosen.iter_mut().find(|chosen| chosen.is_none()) else { continue };
            *free = Some(space);
            next.chosen.sort_unstable();
            open.push((next, [&woken[..], &[space]].concat()));
        }
    }
    sets.sort_unstable();
    sets
}

impl Shelved for Messina {
    type Sentence = messina::Sentence;
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
    const LOSSES: &'static [&'static str] = &["messina-event-forfeited"];
    const OPENINGS: &'static [&'static str] = &["action", "resolve", "repopulate", "use", "keep", "staff"];
    const UNORDERED: &'static [&'static str] = &["activate"];
    const COUNTED: &'static [Counted] = messina::data::COUNTED;
    const DATA_HASH: u64 = messina::data::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = messina::data::FILES;

    fn sheets() -> Sheets {
        messina::data::SHEETS
    }

    fn leads(_: &State<Self>, choices: &[Action], answer: Action) -> bool {
        match choices[choices.len() - 1] {
            Action::Repopulate => matches!(answer, Action::Settle(_)),
            Action::Use(_) => matches!(answer, Action::Go(_) | Action::Sail(_) | Action::Recall),
            Action::Keep => matches!(answer, Action::Build(_)),
            Action::Staff(_) => matches!(answer, Action::Worker(_)),
            _ => true,
        }
    }

    /// Everybody is woken, where everybody can be.
    fn usual(state: &State<Self>, seat: Seat) -> Option<Action> {
        let Frame::Activate(activate) = *state.frame()? else { return None };
        let [only] = &wakings(state, activate, seat)[..] else { return None };
        only.first().copied()
    }

    /// Whom to wake, where not everybody can be.
    fn proposed(state: &State<Self>, seat: Seat) -> Vec<Proposed<Action>> {
        let Some(&Frame::Activate(activate)) = state.frame() else { return Vec::new() };
        let sets = wakings(state, activate, seat);
        let propose = |choices: Vec<Action>| {
            let spaces: Vec<String> = choices.iter().map(|choice| choice.to_string().replace(' ', "-")).collect();
            Proposed { thing: Target::button(&spaces.join("-")), choices, kind: Kind::Set }
        };
        if (2..=SETS).contains(&sets.len()) { sets.into_iter().map(propose).collect() } else { Vec::new() }
    }

    fn purse(state: &State<Self>, seat: Seat) -> u32 {
        let player = &state.board().players[seat.index()];
        [player.coin, player.beam, player.fire, player.major_fire].into_iter().map(u32::from).sum()
    }

    fn title(choices: &[Action], main: usize, kind: Kind, _: u32) -> Message {
        let woken: Vec<Arg> = choices
            .iter()
            .filter(|choice| matches!(choice, Action::Activate(_)))
            .map(|choice| choice.say().into())
            .collect();
        let message = match (kind, choices[0]) {
            (Kind::Set, _) | (_, Action::Activate(_)) => Message::new("messina-bundle-wake"),
            _ if !woken.is_empty() => Message::new("messina-bundle-advance"),
            (_, Action::Use(_)) => Message::new("messina-bundle-go"),
            _ => Message::new("messina-bundle-onward"),
        };
        message.with("first", choices[0].say()).with("does", choices[main].say()).with("woken", woken)
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

    fn passages(view: &Self::View) -> Vec<Passage> {
        words::messina::passages(view)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::messina::draw(view, pen)
    }
}
