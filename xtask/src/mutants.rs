//! `cargo xtask mutants GAME`: plants faults into the rule chapters of a game, chosen by a seed, and counts those that
//! its tests notice. The planting itself is done by cargo-mutants, as `.cargo/mutants.toml` says.
//!
//! A run can be stopped and taken up again: what was noticed before is not tried again. A fault that changes nothing
//! anybody could see is listed in `docs/testing.md` with the reason, by the name that is printed here.

use std::path::Path;
use std::process::Command;

use crate::repo;
use press::fault::{Place, Result};

/// Tests that must notice, as cargo is asked for them, and how far the game is optimised for them.
struct Round {
    tests: &'static [&'static str],
    optimised: u8,
}

/// Two rounds: cases and whole games are over in seconds, so what counts there is the time to compile, and they notice most
/// faults. All tests of the game, with laws that play for minutes, look only for those that got past the first.
const ROUNDS: [Round; 2] =
    [Round { tests: &["--test=rules", "--test=games"], optimised: 0 }, Round { tests: &["--tests"], optimised: 1 }];

/// Where the survivors that change nothing are listed.
const EQUIVALENTS: &str = "docs/testing.md";

/// Which faults are planted, and how many at a time.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The game's crate.
    pub game: &'a str,
    /// How many faults are chosen.
    pub count: usize,
    /// What chooses them.
    pub seed: u64,
    /// This part of so many, from 0: `(0, 1)` is all of them.
    pub shard: (usize, usize),
    /// How many are tried at a time.
    pub jobs: usize,
}

/// What came of it, by name of the fault.
#[derive(Default, Debug)]
pub struct Score {
    /// A test failed, or ran for ever.
    pub caught: Vec<String>,
    /// No test noticed.
    pub missed: Vec<String>,
    /// No test noticed, and none could: listed with its reason.
    pub equivalent: Vec<String>,
    /// Did not compile.
    pub unviable: Vec<String>,
}

impl Score {
    /// The part of those that can be noticed which was, in percent.
    pub fn percent(&self) -> f64 {
        let all = self.caught.len() + self.missed.len();
        // A run has hundreds, so nothing is lost on the way to a figure.
        let count = |many: usize| f64::from(u32::try_from(many).unwrap_or(u32::MAX));
        if all == 0 { 0.0 } else { 100.0 * count(self.caught.len()) / count(all) }
    }
}

/// Plants the faults of a plan and counts.
pub fn run(root: &Path, plan: &Plan<'_>) -> Result<Score> {
    let chosen = choose(list(root, plan.game)?, plan.count, plan.seed);
    let (part, parts) = plan.shard;
    let mine: Vec<&String> = chosen.iter().skip(part).step_by(parts.max(1)).collect();
    let output = root.join("target/mutants").join(plan.game).join(format!("{part}-of-{parts}"));
    std::fs::create_dir_all(&output).map_err(|error| fault(error.to_string()))?;
    for round in ROUNDS {
        plant(root, plan, &round, &mine, &output)?;
    }
    let read = |file: &str| lines(&output.join("mutants.out").join(file));
    let known = repo::read(root, EQUIVALENTS).unwrap_or_default();
    let mut score = Score { unviable: keep_unviable(&output)?, ..Score::default() };
    for file in ["caught.txt", "timeout.txt", "previously_caught.txt"] {
        score.caught.extend(read(file));
    }
    // Asked for some by name, cargo-mutants plants every left-out field as well.
    for name in read("missed.txt").into_iter().filter(|name| mine.contains(&name)) {
        let listed = known.contains(&format!("`{}`", lasting(&name)));
        if listed { score.equivalent.push(name) } else { score.missed.push(name) }
    }
    score.unviable.retain(|name| mine.contains(&name));
    let unviable = score.unviable.clone();
    score.caught.retain(|name| mine.contains(&name) && !unviable.contains(name));
    score.caught.sort();
    score.caught.dedup();
    let tried = score.caught.len() + score.missed.len() + score.equivalent.len() + score.unviable.len();
    if tried != mine.len() {
        return Err(fault(format!("{} faults were chosen, {tried} were planted", mine.len())));
    }
    Ok(score)
}

/// Plants what was not noticed before, and lets the tests of this round look for it.
fn plant(root: &Path, plan: &Plan<'_>, round: &Round, mine: &[&String], output: &Path) -> Result<()> {
    // This round counts those that did not compile among those noticed before: they are kept apart here.
    keep_unviable(output)?;
    let mut cargo = mutants(root, plan.game);
    if plan.jobs == 1 {
        // What the game is built on is compiled once for all rounds. Several at a time would wait for each other there.
        cargo.env("CARGO_TARGET_DIR", root.join("target/mutants/build"));
    }
    for test in round.tests {
        // For the build as well: what does not run is not compiled.
        cargo.arg(format!("--cargo-arg={test}"));
    }
    cargo.arg("--iterate").arg("--output").arg(output).args(["--jobs", &plan.jobs.to_string(), "--no-shuffle"]);
    cargo.args(["--baseline", "run", "--colors", "never", "--profile", "mutants"]);
    // Not another profile: what the game is built on stays as it is.
    cargo.arg(format!("--cargo-arg=--config=profile.mutants.opt-level={}", round.optimised));
    for name in mine {
        cargo.args(["--re", &format!("^{}$", escape(name))]);
    }
    // Survivors are an ordinary outcome: they are read from the lists afterwards.
    let status = cargo.status().map_err(|error| fault(error.to_string()))?;
    if matches!(status.code(), Some(0 | 2 | 3)) {
        Ok(())
    } else {
        Err(fault(format!("cargo-mutants ended with {status}")))
    }
}

/// Adds those that did not compile in the last round to those of the rounds before, and gives all.
fn keep_unviable(output: &Path) -> Result<Vec<String>> {
    let kept = output.join("unviable.txt");
    let mut all = lines(&kept);
    all.extend(lines(&output.join("mutants.out/unviable.txt")));
    all.sort();
    all.dedup();
    std::fs::write(&kept, all.join("\n")).map_err(|error| fault(error.to_string()))?;
    Ok(all)
}

/// The lines of a file; none if it is not there.
fn lines(file: &Path) -> Vec<String> {
    std::fs::read_to_string(file).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Every fault that could be planted into a game, by name.
fn list(root: &Path, game: &str) -> Result<Vec<String>> {
    let output = mutants(root, game).arg("--list").output().map_err(|error| fault(error.to_string()))?;
    if !output.status.success() {
        return Err(fault(String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

fn mutants(root: &Path, game: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root).args(["mutants", "--package", game]);
    cargo
}

fn fault(text: impl Into<String>) -> press::fault::Fault {
    Place::new(".cargo/mutants.toml", 1).fault(text)
}

/// So many of these, chosen by a seed: the same for the same list. The first ones of a shuffled order, so that a larger
/// number takes in the smaller one.
pub fn choose(mut names: Vec<String>, count: usize, seed: u64) -> Vec<String> {
    names.sort();
    let mut state = seed;
    for place in 0..names.len() {
        // SplitMix64: a few lines, the same on every machine.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        let left = names.len() - place;
        names.swap(place, place + (mixed % left as u64) as usize);
    }
    names.truncate(count);
    names
}

/// A name without line and column: it outlasts changes above it.
pub fn lasting(name: &str) -> String {
    let mut parts = name.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(line), Some(column), Some(what)) if is_number(line) && is_number(column) => {
            format!("{file}:{what}")
        }
        _ => name.to_owned(),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// As a regular expression that means the text itself. Only what has a meaning there is escaped: `\<` would be the
/// beginning of a word.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}
