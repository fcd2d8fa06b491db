//! A patch over the data of a game: checked, tried, and laid in for the whole process.

use std::panic::{self, AssertUnwindSafe};

use bots::mix;
use kernel::{Actions, Journal, Live, Message, State};
use press::Patched;
use press::fault::Fault;
use press::games::GAMES;
use press::patched::{Difference, Refused};
use protocol::PatchedValue;

use crate::shelved::Shelved;
use crate::shown::LoadError;

/// Random games that are played with a patch before anybody else plays with it, at each number of players.
const TRIALS: u64 = 25;

/// What the data files say with a patch laid over them.
pub(crate) fn read<G: Shelved>(name: &str, text: &str) -> Result<Patched, LoadError> {
    let Some(game) = GAMES.iter().find(|game| game.id == G::ID) else {
        return Err(at(1, 1, Message::new("patch-no-data")));
    };
    let patched = Patched::read(game, G::FILES, name, text).map_err(|Fault { place, text }| {
        at(place.line, place.column, Message::new("patch-wrong").with("why", text.as_str()))
    })?;
    patched.fits(G::sheets()).map_err(refused)?;
    Ok(patched)
}

fn refused(why: Refused) -> LoadError {
    match why {
        Refused::Value(why) => at(1, 1, Message::new("patch-wrong").with("why", why.as_str())),
        Refused::Another(other) => at(1, 1, Message::new("patch-another").with("game", other.game.as_str())),
    }
}

/// Makes a patch that of this process, and tries it.
pub(crate) fn lay_in<G: Shelved>(name: &str, text: &str) -> Result<(), LoadError> {
    let patched = read::<G>(name, text)?;
    if printed::installed() == Some(patched.patch()) {
        return Ok(());
    }
    patched.install(G::sheets()).map_err(refused)?;
    // The rules are known to hold for what is printed. What a patch makes of them is tried before it is relied on.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let tried = panic::catch_unwind(AssertUnwindSafe(trial::<G>)).unwrap_or_else(|_| Err(Message::new("patch-breaks")));
    panic::set_hook(hook);
    tried.map_err(|message| at(1, 1, message))
}

/// What the patch of this process changes of this game.
pub(crate) fn differences<G: Shelved>() -> Vec<PatchedValue> {
    let Some(patch) = printed::patch_of(G::ID) else { return Vec::new() };
    let patched = read::<G>("patch", &patch.lines.join("\n")).expect("it was read when it was laid in");
    let shown = |Difference { path, printed, patched }: &Difference| {
        let mut read: toml::Table = toml::from_str(&format!("value = {patched}")).expect("it was written as TOML");
        let value = read.remove("value").and_then(|value| serde_json::to_value(value).ok()).unwrap_or_default();
        PatchedValue { path: path.clone(), printed: printed.clone(), patched: patched.clone(), value }
    };
    patched.differences().iter().map(shown).collect()
}

/// Plays random games of every number of players to the end, and counts the pieces on the way.
fn trial<G: Shelved>() -> Result<(), Message> {
    for options in bots::by_players::<G::Options>() {
        let bound = G::bound(&options);
        for game in 0..TRIALS {
            let seed = bots::key(1347, game);
            let mut state = State::<G>::new(&options, &mut Live::new(&seed, 0, Journal::Mute));
            let mut legal = Actions::<G>::new();
            let mut step = 0;
            while let Some(seat) = state.asked().first() {
                G::audit(state.board()).map_err(|off| Message::new("patch-off").with("what", off))?;
                state.legal(seat, &mut legal);
                step += 1;
                if legal.is_empty() || step > bound as u64 {
                    return Err(Message::new("patch-endless"));
                }
                let chosen = legal[(mix(game, step) % legal.len() as u64) as usize];
                state.play_unchecked(seat, chosen, &mut Live::new(&seed, step, Journal::Mute));
            }
        }
    }
    Ok(())
}

fn at(line: usize, column: usize, message: Message) -> LoadError {
    LoadError { line, column, step: None, message }
}
