//! Several choices said at once: each is made as if it were said alone, and all of them are made or none.

use std::fmt;

use kernel::{Actions, Game, Message, Preview, Refusal, Seat, Sim, State, Stop, Viewer, WhyNot};

use crate::shelved::Shelved;
use crate::shown::Refused;

/// How many choices are said at once at most.
pub(crate) const LONGEST: usize = 12;
/// What stands between two choices.
pub(crate) const BETWEEN: &str = "; ";

/// Choices of one seat, one after the other, as the seat foresees them.
#[derive(Clone)]
pub(crate) struct Chain<G: Game> {
    /// The choices.
    pub(crate) choices: Vec<G::Action>,
    /// The position in which the last one is made, as the seat imagines it.
    pub(crate) before: State<G>,
    /// What happened on the way there, for all eyes.
    pub(crate) events: Vec<G::Event>,
    /// What the last one does.
    pub(crate) end: Preview<G>,
}

impl<G: Game> fmt::Display for Chain<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, choice) in self.choices.iter().enumerate() {
            write!(f, "{}{choice}", if place > 0 { BETWEEN } else { "" })?;
        }
        Ok(())
    }
}

impl<G: Game> Chain<G> {
    /// One choice. It is made in a position that the seat imagines, and must be legal there.
    pub(crate) fn new(imagined: &State<G>, seat: Seat, choice: G::Action) -> Self {
        let end = imagined.foresee(seat, choice);
        Self { choices: vec![choice], before: imagined.clone(), events: Vec::new(), end }
    }

    /// The position in which the seat is asked again, with all that has happened until then; none if only others are, or if
    /// nobody can know what follows.
    pub(crate) fn next(&self, seat: Seat) -> Option<(State<G>, Vec<G::Event>)> {
        let mut events = self.events.clone();
        let end = self.settled(&mut events);
        let goes_on = end.stop == Stop::Question && end.state.asked().contains(seat);
        goes_on.then_some((end.state, events))
    }

    /// Where it leads when what needs no question has happened too.
    fn settled(&self, events: &mut Vec<G::Event>) -> Preview<G> {
        let mut end = self.end.clone();
        events.append(&mut end.events);
        while end.stop == Stop::Question
            && let Some((seat, only)) = end.state.forced()
        {
            end = end.state.foresee(seat, only);
            events.append(&mut end.events);
        }
        end
    }

    /// The same with one more choice, which is legal in the position that [`Chain::next`] gives.
    pub(crate) fn then(&self, (before, events): (State<G>, Vec<G::Event>), seat: Seat, choice: G::Action) -> Self {
        let end = before.foresee(seat, choice);
        Self { choices: [&self.choices[..], &[choice]].concat(), before, events, end }
    }

    /// The choice it ends with.
    pub(crate) fn last(&self) -> G::Action {
        self.choices[self.choices.len() - 1]
    }

    /// Whether it cannot be taken back: only its last choice, with what then needs no question, may draw or show anything.
    pub(crate) fn seals(&self) -> bool {
        self.settled(&mut Vec::new()).stop == Stop::Chance
    }

    /// Whether others, or nobody, are asked after it.
    pub(crate) fn ends(&self, seat: Seat) -> bool {
        let mut after = self.before.clone();
        after.play_unchecked(seat, self.last(), &mut Sim::new(0));
        !after.asked().contains(seat)
    }
}

/// Foresees choices that a seat wants to make at once, or says why they cannot be.
pub(crate) fn foresee<G: Shelved>(state: &State<G>, seat: Seat, choices: &[G::Action]) -> Result<Chain<G>, Refused> {
    let imagined = state.imagine(Viewer::Seat(seat), &mut Sim::new(0));
    let (&first, rest) = choices.split_first().ok_or_else(broken)?;
    if choices.len() > LONGEST {
        return Err(broken());
    }
    check(&imagined, seat, first)?;
    rest.iter().try_fold(Chain::new(&imagined, seat, first), |chain, &choice| {
        let next = chain.next(seat).ok_or_else(broken)?;
        check(&next.0, seat, choice)?;
        Ok(chain.then(next, seat, choice))
    })
}

/// The choices that stand in a notation of several; none if it is of one, or cannot be read.
pub(crate) fn read<G: Game>(notation: &str) -> Option<Vec<G::Action>> {
    if !notation.contains(BETWEEN.trim()) {
        return None;
    }
    notation.split(BETWEEN.trim()).map(|choice| choice.trim().parse().ok()).collect()
}

/// Why choices cannot be made at once: something is seen in between, or somebody else is asked.
pub(crate) fn broken() -> Refused {
    Refused { message: Message::new("refusal-not-at-once"), rule: None }
}

fn check<G: Game>(state: &State<G>, seat: Seat, choice: G::Action) -> Result<(), Refused> {
    if legal(state, seat).contains(&choice) {
        return Ok(());
    }
    let refusal = state.clone().play(seat, choice, &mut Sim::new(0)).err().unwrap_or(Refusal::Over);
    Err(WhyNot::from(&refusal).into())
}

/// What a seat may choose.
pub(crate) fn legal<G: Game>(state: &State<G>, seat: Seat) -> Actions<G> {
    let mut legal = Actions::<G>::new();
    state.legal(seat, &mut legal);
    legal
}

/// What each choice says.
pub(crate) fn steps<G: Game>(choices: &[G::Action]) -> Vec<Message> {
    choices.iter().map(kernel::Say::say).collect()
}
