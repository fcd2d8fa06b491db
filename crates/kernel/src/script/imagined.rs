//! A position in the middle of a rule, written with what one viewer knows: an earlier position, and all that was chosen since,
//! the others' choices too.
//!
//! What the viewer cannot know is imagined: the earlier position is one that looked the same to them, and whatever was drawn or
//! chosen out of sight is the first thing that leads to what they have seen. So nothing is read there but what they know.

use super::writing::{Stood, looks_the_same, shorten, write_position};
use super::{Eyes, Script};
use crate::record::Deed;
use crate::{Actions, Game, Sim, State, Table, Viewer};

/// How far is looked back for a position that words can say, and how many of those are tried.
const FURTHEST: usize = 80;
const TRIED: usize = 3;

/// How many earlier positions are imagined: in most of them the others could not have chosen what they chose.
const WORLDS: u64 = 600;

/// The sentences behind the options, if they can be found: they lay out a position that looks like this one to the viewer.
pub(super) fn imagined<G: Script>(
    options: &G::Options,
    stood: &[Stood<G>],
    state: &State<G>,
    viewer: Viewer,
) -> Option<Vec<String>> {
    let seats = G::seats(options);
    let world = |since: &[Stood<G>], seed| since[0].before.imagine(viewer, &mut Sim::new(seed));
    let written = |world: &State<G>| write_position(options, world, Eyes::All);
    let backs = (1..=stood.len().min(FURTHEST)).map(|back| &stood[stood.len() - back..]);
    // Words that cannot say one of them cannot say another.
    let mut sayable = backs.filter(|since| written(&world(since, 0)).is_some()).take(TRIED);
    sayable.find_map(|since| {
        (0..WORLDS).find_map(|seed| {
            let world = world(since, seed);
            let mut played = Vec::new();
            if !follows(&world, since, state, viewer, &mut played) {
                return None;
            }
            let laid = shorten(options, &world, Eyes::All, written(&world)?);
            let mut lines: Vec<String> = laid.lines().iter().map(|line| format!("given {line}")).collect();
            for (stood, Step { action, rolls, automatic }) in since.iter().zip(played) {
                lines.extend((!rolls.is_empty()).then(|| format!("rolls {}", rolls.join(" "))));
                let between = if automatic { " auto" } else { ":" };
                lines.push(format!("{}{between} {action}", seats.name(stood.seat)));
            }
            Some(lines)
        })
    })
}

/// A choice in an imagined game.
struct Step<A> {
    action: A,
    rolls: Vec<String>,
    automatic: bool,
}

/// Plays from an imagined position on so that everything looks to the viewer as it did; says whether that can be.
fn follows<G: Game>(
    here: &State<G>,
    since: &[Stood<G>],
    state: &State<G>,
    viewer: Viewer,
    played: &mut Vec<Step<G::Action>>,
) -> bool {
    let Some((stood, later)) = since.split_first() else { return true };
    let wanted = later.first().map_or(state, |next| &next.before);
    let (chosen, was_automatic) = match stood.deed {
        Deed::Choice(action) => (action, false),
        Deed::Automatic(action) => (action, true),
        Deed::Undo { .. } => return false,
    };
    let mut legal = Actions::<G>::new();
    here.legal(stood.seat, &mut legal);
    let automatic = was_automatic && legal.len() == 1;
    // What others chose out of sight is not said: the first that looks the same is taken.
    if viewer.is(stood.seat) {
        legal.retain(|action| *action == chosen);
    }
    legal.into_iter().any(|action| {
        let Some((after, rolls)) = rolled(here, stood, action, wanted, viewer) else { return false };
        played.push(Step { action, rolls, automatic });
        let goes_on = follows(&after, later, state, viewer, played);
        if !goes_on {
            played.pop();
        }
        goes_on
    })
}

/// What follows from a choice if chance gives what the viewer has seen, and the first thing where they have seen nothing.
fn rolled<G: Game>(
    here: &State<G>,
    stood: &Stood<G>,
    action: G::Action,
    wanted: &State<G>,
    viewer: Viewer,
) -> Option<(State<G>, Vec<String>)> {
    let played = |picks: &[Pick]| {
        let mut table = Picking { picks, rolls: Vec::new() };
        let mut state = here.clone();
        state.play_unchecked(stood.seat, action, &mut table);
        let rolls = table.rolls;
        looks_the_same(&state, wanted, viewer).then_some((state, rolls))
    };
    let mut picks: Vec<Pick> = stood.rolls.iter().cloned().map(Pick::Named).collect();
    let mut found = played(&picks)?;
    for at in 0..found.1.len() {
        let count = found.1.len();
        for first in 0..found.1[at].0 {
            let mut other = picks.clone();
            other.resize(count, Pick::At(0));
            other[at] = Pick::At(first);
            if let Some(same) = played(&other).filter(|(_, rolls)| rolls.len() == count) {
                (picks, found) = (other, same);
                break;
            }
        }
    }
    let (state, rolls) = found;
    Some((state, rolls.into_iter().map(|(_, name)| name).collect()))
}

/// What is drawn next.
#[derive(Clone)]
enum Pick {
    /// What has this name, or this number; the first where there is no such thing.
    Named(String),
    /// What lies there.
    At(u32),
}

/// Chance that gives what it is told, and notes what it gave out of how many.
struct Picking<'p> {
    picks: &'p [Pick],
    rolls: Vec<(u32, String)>,
}

impl Picking<'_> {
    fn pick(&mut self, n: u32, name: impl Fn(u32) -> String) -> u32 {
        let roll = match self.picks.get(self.rolls.len()) {
            Some(Pick::Named(wanted)) => (0..n).find(|&at| name(at) == *wanted).unwrap_or_default(),
            Some(Pick::At(at)) => (*at).min(n - 1),
            None => 0,
        };
        self.rolls.push((n, name(roll)));
        roll
    }
}

impl<G: Game> Table<G> for Picking<'_> {
    fn roll(&mut self, n: u32) -> u32 {
        self.pick(n, |at| at.to_string())
    }
    fn roll_named(&mut self, n: u32, name: impl Fn(u32) -> &'static str) -> u32 {
        self.pick(n, |at| match name(at) {
            "" => at.to_string(),
            drawn => drawn.to_owned(),
        })
    }
    fn reveal(&mut self) {}
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}
