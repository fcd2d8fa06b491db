//! Pest on the shelf.

use kernel::{Action as _, Arg, Counted, Message, Say as _, Seat, State, Target};
use pest::data::{
    Building, CapitalBuilding, CapitalCard, Color, Decree, FavourCard, Location, LocationToken, PlagueCard, Rank,
    RewardToken, StartCard, Technology,
};
use pest::vocabulary::{Act, Choice, Favour, Good, Level, Place, Route, Shelf, Size, Slot, Way};
use pest::{Action, Frame, Pest};
use printed::Sheets;
use protocol::Passage;

use crate::boards::{self, Pen};
use crate::bundle::{Kind, Proposed};
use crate::chain::legal;
use crate::games::walks;
use crate::shelved::{Shelved, Thing, things};
use crate::words;

impl Shelved for Pest {
    type Sentence = pest::Sentence;
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
    const PUZZLES: &'static [&'static str] =
        &[include_str!("../../../pest/puzzles/1.puzzle"), include_str!("../../../pest/puzzles/2.puzzle")];
    const OPENINGS: &'static [&'static str] = &["place", "again", "start", "improve", "done", "stop"];
    const GATHERED: &'static [&'static str] = &["coins"];
    const COUNTED: &'static [Counted] = pest::data::COUNTED;
    const DATA_HASH: u64 = pest::data::DATA_HASH;
    const FILES: &'static [(&'static str, &'static str)] = pest::data::FILES;

    fn sheets() -> Sheets {
        pest::data::SHEETS
    }

    /// A click on what an action is for begins that action, unless the Assistant is still to be placed: two cells may begin it.
    fn leads(state: &State<Self>, choices: &[Action], answer: Action) -> bool {
        let placed = !choices.iter().any(|choice| matches!(choice, Action::Place(_) | Action::Again(_)));
        match choices[choices.len() - 1] {
            Action::Place(_) | Action::Again(_) => matches!(answer, Action::Start(_)),
            Action::Start(_) if matches!(state.frame(), Some(Frame::Improve(_))) => true,
            Action::Start(_) => placed && matches!(answer, Action::Buy { .. } | Action::Heal(_) | Action::Assign(_)),
            Action::Improve => matches!(answer, Action::Extra(_)),
            Action::Done | Action::Stop => matches!(answer, Action::Start(_) | Action::End),
            _ => true,
        }
    }

    fn suffices(state: &State<Self>, opening: Action) -> bool {
        matches!(opening, Action::Start(_)) && !matches!(state.frame(), Some(Frame::Improve(_)))
    }

    fn aside(choice: Action) -> bool {
        matches!(choice, Action::Exchange(_) | Action::Shift(_))
    }

    /// As few coins as can be, the sick along for the least food without the Camp, and the end of what has come to an end.
    fn usual(state: &State<Self>, seat: Seat) -> Option<Action> {
        let choices = legal(state, seat);
        let has = |choice: Action| choices.contains(&choice).then_some(choice);
        match state.frame()? {
            Frame::Pay(_) => choices.first().copied(),
            Frame::Collect(_) => has(Action::Collect(Way::Mask)).or(has(Action::Collect(Way::Food))),
            _ => {
                let mut choices = choices.into_iter().filter(|&choice| !Self::aside(choice));
                let only = choices.next().filter(|_| choices.next().is_none())?;
                matches!(only, Action::Done | Action::Stop).then_some(only)
            }
        }
    }

    fn proposed(state: &State<Self>, seat: Seat) -> Vec<Proposed<Action>> {
        match state.frame() {
            Some(Frame::Step(_)) => walks::walks(state, seat),
            Some(Frame::Heal(_)) => walks::healings(state, seat),
            Some(Frame::Pay(_)) => walks::payments(state, seat),
            _ => Vec::new(),
        }
    }

    /// An Assistant who is placed to begin an action is placed in one half of a cell; the half has a sign for doing it better.
    fn clicked(choices: &[Action], main: usize) -> Target {
        let start = choices.iter().find(|choice| matches!(choice, Action::Start(_)));
        match (choices[0], start, choices[main]) {
            (Action::Place(_), Some(start), _) => {
                let kind = if choices.contains(&Action::Improve) { "better" } else { "half" };
                Target::new(kind, format_args!("{}-{}", choices[0].target().id, start.target().id))
            }
            (_, Some(start), Action::Improve | Action::Decline | Action::Extra(_)) => start.target(),
            _ => choices[main].target(),
        }
    }

    fn purse(state: &State<Self>, seat: Seat) -> u32 {
        let player = &state.board()[seat];
        player.goods.values().iter().copied().map(u32::from).sum::<u32>() + u32::from(player.research)
    }

    fn title(choices: &[Action], main: usize, kind: Kind, _: u32) -> Message {
        let count = |counted: fn(&Action) -> bool| choices.iter().filter(|choice| counted(choice)).count();
        let start = choices.iter().find(|choice| matches!(choice, Action::Start(_)));
        let extra = choices.iter().find(|choice| matches!(choice, Action::Extra(_)));
        let bought = matches!(choices[main], Action::Buy { .. } | Action::Heal(_) | Action::Assign(_));
        let message = match (kind, start, choices[0]) {
            (Kind::Onward | Kind::Usual, ..) if bought => {
                return Message::new("pest-bundle-onward").with("does", choices[main].say());
            }
            (Kind::Route, ..) => {
                let to = choices.iter().rfind(|choice| matches!(choice, Action::Step(_))).unwrap_or(&choices[main]);
                let camps = choices.contains(&Action::Collect(Way::Camp));
                let key = if camps { "pest-bundle-walk-camp" } else { "pest-bundle-walk" };
                let steps = count(|choice| matches!(choice, Action::Step(_)));
                return Message::new(key).with("does", to.say()).with("steps", steps);
            }
            (Kind::Set, _, Action::Coins { .. }) => {
                let paid = choices.iter().map(|choice| Arg::from(choice.say())).collect::<Vec<_>>();
                return Message::new("pest-bundle-pay").with("paid", paid);
            }
            (Kind::Set, ..) => {
                return Message::new("pest-bundle-heal").with("n", count(|choice| matches!(choice, Action::Heal(_))));
            }
            (_, Some(start), Action::Place(_) | Action::Again(_)) => {
                Message::new("pest-bundle-begin").with("place", choices[0].say()).with("act", start.say())
            }
            (_, Some(start), _) => Message::new("pest-bundle-start").with("act", start.say()),
            _ => return Message::new("pest-bundle-onward").with("does", choices[main].say()),
        };
        let message = message.with("improved", if choices.contains(&Action::Improve) { "yes" } else { "no" });
        match extra {
            Some(extra) => Message::new("pest-bundle-extra").with("does", message).with("extra", extra.say()),
            None => message,
        }
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

    fn passages(view: &Self::View) -> Vec<Passage> {
        words::pest::passages(view)
    }

    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::pest::draw(view, pen)
    }
}
