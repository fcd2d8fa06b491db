//! Every sentence of a game as lines of text, so that two builds can be compared word by word.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::hash::{Hash as _, Hasher as _};

use crate::{
    Action as _, Actions, Arg, Fnv, Game, Message, Options as _, Say as _, Seat, Session, Sim, State, Target, Viewer,
    WhyNot, options,
};

/// Random games from which actions are gathered, and random games whose sentences are told, for each set of options.
const GATHERED: u64 = 30;
const TOLD: u8 = 2;
/// So many refusals, about, are asked for at each step.
const REFUSALS: usize = 150;

/// Hands `line` what a game says in a few random games: each action with its thing and sentence, each question, refusals,
/// what a click on each thing is answered, each event as every viewer is told it, and the record at the end.
/// The same rules give the same lines; a line that differs is a sentence that changed.
pub fn sentences<G: Game>(mut line: impl FnMut(&str)) {
    let (actions, things) = gather::<G>();
    for action in &actions {
        let read = action.to_string().parse::<G::Action>().is_ok();
        line(&format!("action {action} at {} says {} read {read}", thing(&action.target()), said(&action.say())));
    }
    for options in variety::<G>() {
        for game in 0..TOLD {
            tell::<G>(options, game, &actions, &things, &mut line);
        }
    }
}

/// The final fingerprints of `games` random games for each set of options, folded into one number: whether two builds play
/// alike. With it the choices made, and the sizes of state, frame and action in bytes.
pub fn fingerprints<G: Game>(games: u64, mut line: impl FnMut(&str)) {
    let [state, frame, action] = [size_of::<State<G>>(), size_of::<G::Frame>(), size_of::<G::Action>()];
    line(&format!("sizes: state {state}, frame {frame}, action {action}"));
    for options in variety::<G>() {
        let (mut choices, mut sum) = (0u64, 0u64);
        for seed in 0..games {
            let state = play::<G>(&options, seed, |_| choices += 1);
            sum = sum.rotate_left(1) ^ state.fingerprint();
        }
        line(&format!("{}: {choices} choices, sum {sum:016x}", options::write(&options)));
    }
}

/// Every number of players with the defaults, and every other value of every other option at the table where it fits.
fn variety<G: Game>() -> Vec<G::Options> {
    let specs = G::Options::SPECS;
    let mut all = Vec::new();
    for players in specs[0].values {
        let mut base = G::Options::default();
        base.set(specs[0].key, players);
        all.push(base);
        for spec in &specs[1..] {
            for value in spec.values.iter().filter(|&&value| value != spec.default) {
                let mut other = base;
                other.set(spec.key, value);
                all.push(other);
            }
        }
    }
    all.retain(|options| options.conflict().is_none());
    all
}

/// Plays one random game and shows each list of choices.
fn play<G: Game>(options: &G::Options, seed: u64, mut see: impl FnMut(&[G::Action])) -> State<G> {
    let mut sim = Sim::new(seed);
    let mut legal = Actions::<G>::new();
    let mut state = State::<G>::new(options, &mut sim);
    while let Some(seat) = state.asked().first() {
        state.legal(seat, &mut legal);
        see(&legal);
        let action = legal[sim.below(legal.len() as u32) as usize];
        state.play_unchecked(seat, action, &mut sim);
    }
    state
}

/// The actions met in random games, and the things one clicks for them.
fn gather<G: Game>() -> (Vec<G::Action>, BTreeSet<Target>) {
    let mut met = BTreeSet::new();
    for options in variety::<G>() {
        for seed in 0..GATHERED {
            play::<G>(&options, seed, |legal| met.extend(legal.iter().copied()));
        }
    }
    let things = met.iter().map(crate::Action::target).chain([Target::button("other")]).collect();
    (met.into_iter().collect(), things)
}

/// Tells one game.
fn tell<G: Game>(
    options: G::Options,
    game: u8,
    actions: &[G::Action],
    things: &BTreeSet<Target>,
    line: &mut impl FnMut(&str),
) {
    let head = format!("{} {game}", options::write(&options));
    let mut sim = Sim::new(game.into());
    let (mut session, events, _) = Session::<G>::start(options, [game + 1; 32]);
    let players = options.players();
    witnessed::<G>(&head, &events, players, line);
    let mut legal = Actions::<G>::new();
    while let Some(seat) = session.state().asked().first() {
        let head = format!("{head} {}", session.step());
        session.state().legal(seat, &mut legal);
        let asked = session.state().question().expect("somebody is asked");
        line(&format!("{head} ask {} {}", asked.rule, said(&asked.message)));
        for &action in actions.iter().filter(|&action| chosen(&head, action, actions.len()) && !legal.contains(action))
        {
            line(&format!("{head} refuse {action}: {}", refused(session.state(), seat, action)));
        }
        for clicked in things.iter().filter(|&thing| legal.iter().all(|action| action.target() != *thing)) {
            line(&format!("{head} click {}: {}", thing(clicked), why(&session.why_not(seat, clicked))));
        }
        let action = legal[sim.below(legal.len() as u32) as usize];
        let Ok(played) = session.play(seat, action) else { unreachable!("a legal choice is not refused") };
        for played in played {
            witnessed::<G>(&head, &played.events, players, line);
        }
    }
    for text in session.record().text().lines() {
        line(&format!("{head} record {text}"));
    }
}

fn witnessed<G: Game>(head: &str, events: &[G::Event], players: usize, line: &mut impl FnMut(&str)) {
    for event in events {
        for viewer in Viewer::all(players) {
            let told = G::witness(event, viewer).map_or_else(|| "nothing".to_owned(), |event| said(&event.say()));
            line(&format!("{head} tell {viewer:?} {told}"));
        }
    }
}

/// Whether this action is among those refused at this step: about [`REFUSALS`] of them, others at each step, and the same
/// ones in both builds although one may know more actions.
fn chosen<A: std::fmt::Display>(head: &str, action: &A, all: usize) -> bool {
    let mut hash = Fnv::default();
    (head, action.to_string()).hash(&mut hash);
    (hash.finish() >> 16).is_multiple_of((all as u64 / REFUSALS as u64).next_power_of_two().max(1))
}

fn refused<G: Game>(state: &State<G>, seat: Seat, action: G::Action) -> String {
    match state.clone().play(seat, action, &mut Sim::new(1)) {
        Ok(()) => "played".to_owned(),
        Err(refusal) => why(&WhyNot::from(&refusal)),
    }
}

fn why(why: &WhyNot) -> String {
    format!("{} {}", why.rule.unwrap_or("-"), said(&why.message))
}

fn thing(target: &Target) -> String {
    format!("{}/{}", target.kind, target.id)
}

/// A message with its arguments in the order of their names.
pub(super) fn said(message: &Message) -> String {
    let mut text = message.key.to_string();
    let mut args: Vec<_> = message.args.iter().collect();
    args.sort_by(|first, second| first.0.cmp(&second.0));
    for (name, arg) in args {
        write!(text, " {name}={}", filled(arg)).expect("a string takes any text");
    }
    text
}

/// What stands for an argument.
fn filled(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => format!("{text:?}"),
        Arg::Seat(seat) => format!("seat {}", seat.index()),
        Arg::Message(message) if message.args.is_empty() => message.key.to_string(),
        Arg::Message(message) => format!("({})", said(message)),
        Arg::List(args) => format!("[{}]", args.iter().map(filled).collect::<Vec<_>>().join(", ")),
    }
}
