//! Random positions, out of right and of wrong words: each is refused with a sentence or played to the end.

use kernel::Sim;
use kernel::script::Script;
use kernel::testkit::{Tried, Wrong, try_position};
use libtest_mimic::{Failed, Trial};

/// A few hundred for every run, and ten thousand for whoever asks: `-- --ignored "random positions"`.
pub(crate) fn trials<G: Script>() -> Vec<Trial> {
    vec![
        Trial::test("400 random positions", || hold::<G>(0..400)),
        Trial::test("10,000 random positions", || hold::<G>(400..10_400)).with_ignored_flag(true),
    ]
}

/// Tries a position with each seed, every other one with words gone wrong.
fn hold<G: Script>(seeds: std::ops::Range<u64>) -> Result<(), Failed> {
    let tried: Vec<(u64, Result<Tried, Wrong>)> = seeds.map(|seed| (seed, position::<G>(seed))).collect();
    let wrong = |(seed, tried): &(u64, Result<Tried, Wrong>)| {
        let Wrong { script, what } = tried.as_ref().err()?;
        Some(format!("seed {seed}: {what}\n{script}"))
    };
    let all: Vec<String> = tried.iter().filter_map(wrong).collect();
    if let Some(first) = all.first() {
        return Err(format!("{} of {} positions went wrong, first\n{first}", all.len(), tried.len()).into());
    }
    let played = tried.iter().filter(|(_, tried)| *tried == Ok(Tried::Played)).count();
    println!("{}: {played} of {} random positions were played, the others refused", G::ID, tried.len());
    // Positions that are all refused would show nothing about playing on.
    if played * 20 < tried.len() {
        return Err(format!("only {played} of {} positions were played", tried.len()).into());
    }
    Ok(())
}

fn position<G: Script>(seed: u64) -> Result<Tried, Wrong> {
    let mut sim = Sim::new(seed);
    let mut below = |n: usize| sim.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize;
    try_position::<G>(seed % 2 == 1, &mut below)
}
