//! Perft: how many ways of playing there are to a depth. A change of rules that should change nothing changes no count.

use crate::{Game, Options as _, Seat, Sim, State, options};

/// The number of sequences of `depth` choices from here; a game that ends earlier counts as one. Chance is the same on
/// every branch: what is counted is choices.
pub fn perft<G: Game>(state: &State<G>, players: usize, depth: u32) -> u64 {
    if depth == 0 || state.is_over() {
        return 1;
    }
    let mut count = 0;
    let mut legal = Vec::new();
    for seat in Seat::all(players) {
        state.legal(seat, &mut legal);
        if depth == 1 {
            count += legal.len() as u64;
            continue;
        }
        for &action in &legal {
            let mut next = state.clone();
            next.play_unchecked(seat, action, &mut Sim::new(u64::from(depth)));
            count += perft(&next, players, depth - 1);
        }
    }
    count
}

/// Checks a file of pinned counts. A line is `OPTIONS seed N after N depth N nodes N`: that many nodes at that depth, after
/// so many random choices of the game with that seed. Says the first line that is wrong, with the count found.
pub fn perft_file<G: Game>(text: &str) -> Result<usize, String> {
    let mut pinned = 0;
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
    {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [text, "seed", seed, "after", after, "depth", depth, "nodes", nodes] = words[..] else {
            return Err(format!("line {}: not of the form `OPTIONS seed N after N depth N nodes N`", index + 1));
        };
        let number = |word: &str| word.parse::<u64>().map_err(|_| format!("line {}: `{word}`", index + 1));
        let options: G::Options = options::parse(text).map_err(|error| format!("line {}: {error:?}", index + 1))?;
        let mut sim = Sim::new(number(seed)?);
        let mut state = State::<G>::new(&options, &mut sim);
        let mut legal = Vec::new();
        for _ in 0..number(after)? {
            let Some(seat) = state.asked().first() else { break };
            state.legal(seat, &mut legal);
            let action = legal[sim.below(legal.len() as u32) as usize];
            state.play_unchecked(seat, action, &mut sim);
        }
        let depth = u32::try_from(number(depth)?).map_err(|_| format!("line {}: depth", index + 1))?;
        let found = perft(&state, options.players(), depth);
        if found != number(nodes)? {
            return Err(format!("line {}: {found} nodes instead of {nodes}", index + 1));
        }
        pinned += 1;
    }
    Ok(pinned)
}
