//! The laws every game obeys, tried along random games.

use std::fmt;

use super::twins::{Twins, looks_same, told};
use crate::script::Script;
use crate::{
    Action as _, Actions, Game, Journal, Live, Options as _, Record, Say as _, Seat, SeatSet, Session, Sim, State,
    Viewer,
};

/// A law of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Legal lists are sorted and unique, never empty for an asked seat, empty for others.
    Lists,
    /// A choice written down and read again is the same choice, and differs from all others.
    Notation,
    /// The checked and the unchecked door do the same.
    Doors,
    /// A refusal changes nothing, and cites a rule.
    Refusal,
    /// Listening never changes the game.
    Journal,
    /// What a viewer sees does not depend on what they cannot know; nor do the question and their legal list.
    Secrecy,
    /// What a viewer imagines depends on nothing but what they know: two games that looked and told them the same give
    /// the same imagination under the same dice.
    Imagination,
    /// What a viewer is told does not depend on what they cannot know.
    Witness,
    /// A step that is not sealed gives the same result whatever the dice and whatever is hidden.
    Seal,
    /// Undo and the same choice again give the same position.
    Undo,
    /// Every game ends within its bound, for one of its stated reasons, with a score sheet that adds up.
    End,
    /// Nothing is lost or doubled.
    Audit,
    /// A record, written and read, plays to the same fingerprint.
    Record,
    /// A game in play, written as a script and played again, is the same position.
    Script,
}

/// A law that was broken, with what one needs to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
    /// The record up to there.
    pub record: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law of {:?} is broken: {}\n{}", self.law, self.detail, self.record)
    }
}

/// What one walk through a game carries along.
struct Walk<G: Script> {
    session: Session<G>,
    players: usize,
    sim: Sim,
    /// Choices seen earlier: some of them are illegal now, and must be refused.
    met: Vec<G::Action>,
}

/// Plays `games` random games with these options and holds them to all laws. `seed` makes the games; the laws that cost
/// most are tried at every fourth choice, and beside every fourth game twins of it are walked.
pub fn conform<G: Script>(options: &G::Options, games: u64, seed: u64) -> Result<(), Box<Breach>> {
    for game in 0..games {
        let sim = Sim::new(seed.wrapping_mul(0x1_0000_0001).wrapping_add(game));
        walk::<G>(options, sim)?;
        if game.is_multiple_of(4) {
            twins::<G>(options, sim)?;
        }
    }
    Ok(())
}

/// The law of imagination without the help of `imagine`: pairs of games which part by dice that a viewer did not see
/// must be the same game to that viewer's imagination.
fn twins<G: Script>(options: &G::Options, mut sim: Sim) -> Result<(), Box<Breach>> {
    let mut twins = Twins::<G>::start(options, &mut sim);
    loop {
        let dice = Sim::new(sim.bits());
        for &viewer in twins.alike() {
            let [first, second] = twins.both().each_ref().map(|state| state.imagine(viewer, &mut dice.clone()));
            if first != second {
                let detail = format!("{viewer:?} imagines by what they were neither shown nor told");
                let record = format!("{:?}\n{:?}", twins.both()[0], twins.both()[1]);
                return Err(Box::new(Breach { law: Law::Imagination, detail, record }));
            }
        }
        if !twins.step(&mut sim) {
            return Ok(());
        }
    }
}

/// Plays one random game to its end and gives its session: for fixtures and statistics.
pub fn play_out<G: Game>(options: G::Options, seed: u64) -> Session<G> {
    let mut sim = Sim::new(seed);
    let (mut session, _, _) = Session::<G>::start(options, key(&mut sim));
    let mut legal = Actions::<G>::new();
    while let Some(seat) = session.state().asked().first() {
        session.state().legal(seat, &mut legal);
        let action = legal[sim.below(legal.len() as u32) as usize];
        let played = session.play(seat, action);
        assert!(played.is_ok(), "a legal choice is not refused");
    }
    session
}

fn key(sim: &mut Sim) -> [u8; 32] {
    std::array::from_fn(|_| sim.below(256) as u8)
}

fn walk<G: Script>(options: &G::Options, mut sim: Sim) -> Result<(), Box<Breach>> {
    let (session, _, _) = Session::<G>::start(*options, key(&mut sim));
    let mut walk = Walk { session, players: options.players(), sim, met: Vec::new() };
    let bound = G::bound(options);
    let mut legal = Vec::new();
    while let Some(seat) = walk.pick_seat() {
        if walk.session.step() > bound {
            return Err(walk.breach(Law::End, format!("more than {bound} choices")));
        }
        walk.lists()?;
        walk.audit()?;
        walk.session.state().legal(seat, &mut legal);
        let action = legal[walk.sim.below(legal.len() as u32) as usize];
        if walk.sim.below(4) == 0 {
            walk.notation(&legal)?;
            walk.refusal(seat, &legal)?;
            walk.secrecy()?;
            walk.step_laws(seat, action)?;
        }
        walk.met.push(action);
        if walk.met.len() > 64 {
            walk.met.swap_remove(walk.sim.below(64) as usize);
        }
        let before = walk.session.state().clone();
        let answer = walk.session.play(seat, action);
        if answer.is_err() {
            return Err(walk.breach(Law::Doors, format!("`{action}` is legal but refused")));
        }
        if walk.sim.below(8) == 0 {
            walk.undo(seat, action, &before)?;
        }
    }
    walk.audit()?;
    walk.end()?;
    walk.record()
}

impl<G: Script> Walk<G> {
    #[expect(clippy::unnecessary_box_returns, reason = "every law returns the breach boxed: it is large and rare")]
    fn breach(&self, law: Law, detail: impl Into<String>) -> Box<Breach> {
        Box::new(Breach { law, detail: detail.into(), record: self.session.record().text() })
    }

    fn state(&self) -> &State<G> {
        self.session.state()
    }

    /// One of the asked seats, at random.
    fn pick_seat(&mut self) -> Option<Seat> {
        let asked = self.state().asked();
        if asked.is_empty() {
            return None;
        }
        let n = self.sim.below(asked.len() as u32);
        asked.into_iter().nth(n as usize)
    }

    fn dice(&mut self) -> Sim {
        Sim::new(self.sim.bits())
    }

    fn lists(&self) -> Result<(), Box<Breach>> {
        let state = self.state();
        let asked = state.asked();
        let mut legal = Vec::new();
        let frame = state.frame().expect("the game is not over");
        for seat in Seat::all(self.players) {
            state.legal(seat, &mut legal);
            if legal.is_empty() == asked.contains(seat) {
                return Err(self.breach(Law::Lists, format!("seat {seat} has {} options", legal.len())));
            }
            if !legal.is_sorted_by(|first, second| first < second) {
                let detail = format!("the list of seat {seat} at {frame:?} is {legal:?}");
                return Err(self.breach(Law::Lists, detail));
            }
        }
        Ok(())
    }

    fn notation(&self, legal: &[G::Action]) -> Result<(), Box<Breach>> {
        for action in legal {
            let text = action.to_string();
            if text.parse().ok() != Some(*action) {
                return Err(self.breach(Law::Notation, format!("`{text}` is not read as {action:?}")));
            }
            let target = action.target();
            if target.kind.is_empty() || target.id.is_empty() || action.say().key.is_empty() {
                return Err(self.breach(Law::Notation, format!("`{text}` has no target or no sentence")));
            }
        }
        Ok(())
    }

    fn refusal(&mut self, seat: Seat, legal: &[G::Action]) -> Result<(), Box<Breach>> {
        let mut tried = self.state().clone();
        let mut dice = self.dice();
        for &action in self.met.iter().filter(|action| !legal.contains(action)) {
            let why = match tried.play(seat, action, &mut dice) {
                Err(crate::Refusal::Illegal(why)) => why,
                other => return Err(self.breach(Law::Refusal, format!("`{action}`: {other:?}"))),
            };
            if why.rule.is_empty() || tried != *self.state() {
                return Err(self.breach(Law::Refusal, format!("`{action}` cites no rule or changed something")));
            }
        }
        let asked = self.state().asked();
        for other in Seat::all(self.players).filter(|&other| !asked.contains(other)) {
            let refused = tried.play(other, legal[0], &mut dice).is_err();
            if !refused || tried != *self.state() {
                return Err(self.breach(Law::Refusal, format!("seat {other} is not asked but heard")));
            }
        }
        Ok(())
    }

    fn secrecy(&mut self) -> Result<(), Box<Breach>> {
        for viewer in Viewer::all(self.players) {
            let mut dice = self.dice();
            let again = dice;
            let imagined = self.state().imagine(viewer, &mut dice);
            if imagined.view(viewer) != self.state().view(viewer) {
                return Err(self.breach(Law::Secrecy, format!("the view of {viewer:?} depends on what is hidden")));
            }
            if (imagined.asked(), imagined.question()) != (self.state().asked(), self.state().question()) {
                return Err(self.breach(Law::Secrecy, "the question depends on what is hidden"));
            }
            let other = imagined.imagine(viewer, &mut self.dice());
            let (mut first, mut second) = (again, again);
            if self.state().imagine(viewer, &mut first) != other.imagine(viewer, &mut second) {
                let detail = format!("{viewer:?} imagines differently although they know the same");
                return Err(self.breach(Law::Imagination, detail));
            }
            if let Viewer::Seat(seat) = viewer {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                self.state().legal(seat, &mut here);
                imagined.legal(seat, &mut there);
                if here != there {
                    let detail = format!("the list of seat {seat} depends on what is hidden");
                    return Err(self.breach(Law::Secrecy, detail));
                }
            }
            G::audit(imagined.board()).map_err(|what| self.breach(Law::Imagination, format!("{what:?}")))?;
        }
        Ok(())
    }

    /// The laws about what a single choice does.
    fn step_laws(&mut self, seat: Seat, action: G::Action) -> Result<(), Box<Breach>> {
        let seed = key(&mut self.sim);
        let kept = attempt(self.state(), seat, action, &seed, Journal::Kept);
        let mute = attempt(self.state(), seat, action, &seed, Journal::Mute);
        if kept.after != mute.after || kept.sealed != mute.sealed {
            return Err(self.breach(Law::Journal, format!("`{action}` does something else when nobody listens")));
        }
        let mut checked = self.state().clone();
        let mut table = Live::new(&seed, 0, Journal::Mute);
        if checked.play(seat, action, &mut table).is_err() || checked != kept.after {
            return Err(self.breach(Law::Doors, format!("`{action}` differs between the doors")));
        }
        let other_dice = attempt(self.state(), seat, action, &key(&mut self.sim.clone()), Journal::Kept);
        if !kept.sealed && (kept.after != other_dice.after || kept.events != other_dice.events) {
            return Err(self.breach(Law::Seal, format!("`{action}` is not sealed but depends on dice")));
        }
        self.same_imagination(&kept, &other_dice, action)?;
        for viewer in Viewer::all(self.players) {
            let mut dice = self.dice();
            let imagined = self.state().imagine(viewer, &mut dice);
            let mut possible = Vec::new();
            imagined.legal(seat, &mut possible);
            if !possible.contains(&action) {
                continue; // In the hand that this viewer guessed, the choice does not exist.
            }
            let seed = if self.sim.below(2) == 0 { seed } else { key(&mut self.sim) };
            let guess = attempt(&imagined, seat, action, &seed, Journal::Kept);
            let same = guess.after.view(viewer) == kept.after.view(viewer);
            if viewer.is(seat) && guess.sealed != kept.sealed {
                let detail = format!("whether `{action}` is sealed depends on what is hidden");
                return Err(self.breach(Law::Seal, detail));
            }
            if viewer.is(seat) && !kept.sealed && !same {
                return Err(self.breach(Law::Seal, format!("`{action}` shows something but is not sealed")));
            }
            if same && guess.witnessed(viewer) != kept.witnessed(viewer) {
                let detail = format!("{viewer:?} is told more of `{action}` than they see");
                return Err(self.breach(Law::Witness, detail));
            }
        }
        Ok(())
    }

    /// Whoever was shown and told the same by two runs of a choice imagines the same, whatever the dice were.
    fn same_imagination(&mut self, one: &Attempt<G>, other: &Attempt<G>, action: G::Action) -> Result<(), Box<Breach>> {
        for viewer in Viewer::all(self.players) {
            if !looks_same(&one.after, &other.after, viewer) || one.witnessed(viewer) != other.witnessed(viewer) {
                continue;
            }
            let dice = self.dice();
            if one.after.imagine(viewer, &mut dice.clone()) != other.after.imagine(viewer, &mut dice.clone()) {
                let detail = format!("{viewer:?} imagines by what `{action}` did not show them");
                return Err(self.breach(Law::Imagination, detail));
            }
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat, action: G::Action, before: &State<G>) -> Result<(), Box<Breach>> {
        let after = self.state().clone();
        if self.session.undo(seat).is_err() {
            return Ok(());
        }
        if self.state() != before {
            return Err(self.breach(Law::Undo, format!("taking `{action}` back gives another position")));
        }
        if self.session.play(seat, action).is_err() || *self.state() != after {
            return Err(self.breach(Law::Undo, format!("`{action}` once more gives another position")));
        }
        Ok(())
    }

    fn audit(&self) -> Result<(), Box<Breach>> {
        G::audit(self.state().board()).map_err(|what| self.breach(Law::Audit, format!("{what:?}")))
    }

    fn end(&self) -> Result<(), Box<Breach>> {
        let board = self.state().board();
        if !G::ENDINGS.contains(&G::ending(board)) {
            return Err(self.breach(Law::End, format!("`{}` is no stated ending", G::ending(board))));
        }
        for seat in Seat::all(self.players) {
            let sum: i32 = G::score_sheet(board, seat).iter().map(|line| line.points).sum();
            if sum != G::standing(board, seat)[0] {
                return Err(self.breach(Law::End, format!("the score sheet of seat {seat} adds up to {sum}")));
            }
        }
        let nobody = self.state().winners(self.players) == SeatSet::EMPTY;
        if nobody { Err(self.breach(Law::End, "nobody has won")) } else { Ok(()) }
    }

    fn record(&self) -> Result<(), Box<Breach>> {
        let text = self.session.record().text();
        let (read, _) =
            Record::<G>::parse(&text).map_err(|error| self.breach(Law::Record, format!("not read: {error:?}")))?;
        if read != *self.session.record() {
            return Err(self.breach(Law::Record, "read differently than written"));
        }
        let again =
            Session::replay(read).map_err(|diverged| self.breach(Law::Record, format!("replayed: {diverged:?}")))?;
        if again.state().fingerprint() == self.state().fingerprint() {
            Ok(())
        } else {
            Err(self.breach(Law::Record, "the replay ends in another position"))
        }
    }
}

fn attempt<G: Game>(from: &State<G>, seat: Seat, action: G::Action, seed: &[u8; 32], journal: Journal) -> Attempt<G> {
    let mut after = from.clone();
    let mut table = Live::new(seed, 0, journal);
    after.play_unchecked(seat, action, &mut table);
    Attempt { after, sealed: table.sealed(), events: table.into_events() }
}

/// A choice tried out.
struct Attempt<G: Game> {
    after: State<G>,
    sealed: bool,
    events: Vec<G::Event>,
}

impl<G: Game> Attempt<G> {
    fn witnessed(&self, viewer: Viewer) -> Vec<G::Event> {
        told::<G>(&self.events, viewer)
    }
}
