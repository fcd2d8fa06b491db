//! The law of scripts: a game in play, written as a script and played again, is the same position; and what is written for
//! one viewer says nothing that this viewer does not know.

use super::conform::{Breach, Law, play_out};
use super::twins::Twins;
use crate::record::Record;
use crate::script::{Eyes, Laid, Script, lay_out, parse, write_position, write_script};
use crate::{Actions, Sim, State, Viewer};

/// How much could be written: what a test may demand of a game beyond that nothing is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rewritten {
    /// Positions that were looked at.
    pub positions: usize,
    /// Those that the position words say without a choice behind them.
    pub at_once: usize,
    /// The most choices that stand behind the position of any script.
    pub most_choices: usize,
    /// Questions that a seat was asked.
    pub asked: usize,
    /// Those that can be written with what this seat knows.
    pub told: usize,
}

/// Plays `games` random games; every `every`-th position of them is written and laid out again.
pub fn rewritten<G: Script>(options: &G::Options, games: u64, every: usize) -> Result<Rewritten, Box<Breach>> {
    let mut found = Rewritten::default();
    for game in 0..games {
        let session = play_out::<G>(*options, 7 * game + 1);
        let mut positions = Vec::new();
        let replayed = crate::Session::replay_with(session.record().clone(), |state, _| positions.push(state.clone()));
        assert!(replayed.is_ok(), "what was played plays again");
        // Not the same steps of every game.
        for (step, state) in positions.iter().enumerate().skip(game as usize % every).step_by(every) {
            same(session.record(), step, state, &mut found)?;
        }
        secret::<G>(options, game)?;
    }
    Ok(found)
}

fn same<G: Script>(
    record: &Record<G>,
    step: usize,
    state: &State<G>,
    found: &mut Rewritten,
) -> Result<(), Box<Breach>> {
    let breach = |detail: String| Box::new(Breach { law: Law::Script, detail, record: record.text() });
    found.positions += 1;
    found.at_once += usize::from(write_position(&record.options, state, Eyes::All).is_some());
    let lines = write_script(record, step, Eyes::All).ok_or_else(|| breach(format!("step {step} is not written")))?;
    let choices = lines.iter().filter(|line| line.contains(": ") || line.contains(" auto ")).count();
    found.most_choices = found.most_choices.max(choices);
    let again = played_again::<G>(&lines).map_err(&breach)?;
    if again != *state {
        return Err(breach(format!("step {step} is another position:\n{}", lines.join("\n"))));
    }
    for seat in state.asked() {
        found.asked += 1;
        let viewer = Viewer::Seat(seat);
        let Some(lines) = write_script(record, step, Eyes::Of(viewer)) else { continue };
        found.told += 1;
        let again = played_again::<G>(&lines).map_err(&breach)?;
        let (mut here, mut there) = (Actions::<G>::new(), Actions::<G>::new());
        state.legal(seat, &mut here);
        again.legal(seat, &mut there);
        let same = again.view(viewer) == state.view(viewer) && again.question() == state.question() && here == there;
        if !same {
            return Err(breach(format!("step {step} looks otherwise to seat {seat}:\n{}", lines.join("\n"))));
        }
    }
    Ok(())
}

fn played_again<G: Script>(lines: &[String]) -> Result<State<G>, String> {
    let text = format!("game {}\ncase again\n{}", G::ID, lines.join("\n"));
    let fault = |error: crate::script::ScriptError| format!("{error:?} in\n{text}");
    let parsed = parse(&text).map_err(fault)?;
    lay_out(&parsed.cases[0]).map_err(fault)
}

/// Pairs of games that parted by what a viewer did not see are written the same for that viewer.
fn secret<G: Script>(options: &G::Options, game: u64) -> Result<(), Box<Breach>> {
    let mut sim = Sim::new(0x005E_C2E7 + game);
    let mut twins = Twins::<G>::start(options, &mut sim);
    loop {
        for &viewer in twins.alike() {
            let written = |state| write_position::<G>(options, state, Eyes::Of(viewer));
            let [one, other] = twins.both().each_ref().map(written);
            if one.as_ref().map(Laid::lines) != other.as_ref().map(Laid::lines) {
                let detail = format!("{viewer:?} reads in a script what they were neither shown nor told");
                return Err(Box::new(Breach { law: Law::Script, detail, record: format!("{one:?}\n{other:?}") }));
            }
        }
        if !twins.step(&mut sim) {
            return Ok(());
        }
    }
}
