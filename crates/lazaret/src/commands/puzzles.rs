//! `lazaret puzzles`: finds positions worth solving in games between bots, finishes games to see whether puzzles hold, and puts
//! one before somebody at the terminal.

use std::path::{Path, PathBuf};

use shelf::{Anew, Confirmed, Found, Material, Message, Refinished, Say as _, Sketch, Title, script};
use text::Words;

use crate::agreed::{Agreed, title};
use crate::commands::solve::solve;
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(id = "puzzle_games", long = "games", value_name = "K")]
    games: Option<u32>,
    #[command(flatten)]
    agreed: Agreed,
    #[arg(long, value_name = "N", default_value_t = 12, hide_default_value = true)]
    keep: usize,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=3))]
    part: Option<u8>,
    #[arg(id = "puzzle_out", long = "out", value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long)]
    force: bool,
    /// A folder, or nothing for the puzzles of the house.
    #[arg(long, value_name = "DIR", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    confirm: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "confirm")]
    solve: Option<usize>,
}

/// How many games are looked through unless somebody says so.
const GAMES: u32 = 100;

/// The tables that take turns unless somebody says how many sit there.
const TABLES: [usize; 3] = [2, 3, 4];

/// The page has names for three rivals.
const MOST_SEATS: usize = 4;

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    match (&args.confirm, args.solve) {
        (_, Some(number)) => solve(title, number, words),
        (Some(folder), None) => confirm(title, args, Some(Path::new(folder)).filter(|_| !folder.is_empty()), words),
        (None, None) => find(title, args, words),
    }
}

fn find(title: &dyn Title, args: &Args, words: Words) -> Outcome {
    let tables = TABLES.map(|players| args.agreed.options(title, Some(players)));
    let tables = tables.into_iter().collect::<Result<Vec<String>, Message>>()?;
    let seats = title.seats(&tables[0])?;
    if seats > MOST_SEATS {
        return Err(Message::new("puzzles-seats").with("seats", seats).with("most", MOST_SEATS).into());
    }
    let seed = args.agreed.seed()?;
    if let Some(folder) = &args.out {
        prepare(folder, args)?;
    }
    let games = u64::from(args.games.unwrap_or(GAMES));
    let kinds = tables.iter().collect::<std::collections::BTreeSet<_>>().len();
    let mut kept = Kept { found: Vec::new(), keep: args.keep, tables: kinds };
    let progress = Progress::new(games, words);
    for game in 0..games {
        if kept.found.len() >= args.keep {
            break;
        }
        let options = &tables[game as usize % tables.len()];
        let part = args.part.unwrap_or((game / TABLES.len() as u64 % 3) as u8 + 1);
        if let Some(found) = title.find_puzzle(options, seed, game, part, &|sketch| kept.wants(sketch))? {
            let parts = args.part.map(|part| format!(" --part {part}")).unwrap_or_default();
            let from =
                format!("Game {game} of `lazaret puzzles {} --options {options} --seed {seed}{parts}`", title.id());
            kept.found.push((from, found));
            // What was found is kept whatever comes.
            if let Some(folder) = &args.out {
                write(title, folder, kept.found.len(), kept.found.last().expect("it was just found"))?;
            }
        }
        progress.at(game + 1);
    }
    drop(progress);
    let mut found = kept.found;
    // The easy ones first.
    found.sort_by_key(|(_, found)| found.sketch.grade);
    let wanted = Message::new("puzzles-found").with("found", found.len()).with("wanted", args.keep);
    for (number, found) in (1..).zip(&found) {
        match &args.out {
            Some(folder) => write(title, folder, number, found)?,
            None => say(&written(title, number, found))?,
        }
    }
    if args.out.is_some() {
        say(&words.say(&wanted))?;
    }
    Ok(if found.len() < args.keep { Verdict::Failed } else { Verdict::Well })
}

/// The puzzles found so far, with where they are from.
struct Kept {
    found: Vec<(String, Found)>,
    /// How many are wanted.
    keep: usize,
    /// How many kinds of tables take turns.
    tables: usize,
}

impl Kept {
    /// Whether another like this is wanted: not twice the same, and some of each kind.
    fn wants(&self, sketch: &Sketch) -> bool {
        let kept = || self.found.iter().map(|(_, found)| &found.sketch);
        let alike = |other: &Sketch| {
            (&other.question, &other.best, other.players) == (&sketch.question, &sketch.best, sketch.players)
        };
        let few = |same: &dyn Fn(&Sketch) -> bool, most: usize| kept().filter(|other| same(other)).count() < most;
        !kept().any(alike)
            && few(&|other| other.players == sketch.players, self.keep.div_ceil(self.tables))
            && few(&|other| other.question == sketch.question, self.keep.div_ceil(2))
            && few(&|other| other.part == sketch.part, self.keep.div_ceil(2))
            && few(&|other| other.grade == sketch.grade, self.keep.div_ceil(2))
    }
}

fn file(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("{number}.puzzle"))
}

/// What would keep the puzzles from being written is said before they are looked for, which takes long.
fn prepare(folder: &Path, args: &Args) -> Result<(), Message> {
    std::fs::create_dir_all(folder).map_err(|error| files::cannot("terminal-cannot-write", folder, &error))?;
    let kept = (1..=args.keep).map(|number| file(folder, number)).find(|file| file.exists() && !args.force);
    kept.map_or(Ok(()), |file| Err(Message::new("terminal-exists").with("file", file.display().to_string().as_str())))
}

/// Writes a puzzle over what this command wrote before it.
fn write(title: &dyn Title, folder: &Path, number: usize, found: &(String, Found)) -> Result<(), Fault> {
    files::write(&file(folder, number), &written(title, number, found), Existing::unless(true))
}

fn written(title: &dyn Title, number: usize, (from, Found { sketch, lines }): &(String, Found)) -> String {
    let id = title.id();
    let (step, lines) = (sketch.step, lines.join("\n  "));
    let text = format!("game {id}\n\n# {from}, before step {step}.\npuzzle {id}-puzzle-{number}\n  {lines}\n");
    let parsed = script::parse(&text).expect("what is written can be read");
    let tried = title.check_puzzle(&parsed.puzzles[0], &|_| None);
    assert!(tried.is_ok(), "what is written is a puzzle: {tried:?}\n{text}");
    text
}

/// Finishes games after each choice of the puzzles of a game, or of those in a folder.
fn confirm(title: &dyn Title, args: &Args, folder: Option<&Path>, words: Words) -> Outcome {
    let mut verdict = Verdict::Well;
    let anew = Anew { games: args.games, seed: args.agreed.seed, levels: None };
    for puzzle in puzzles(title, folder)? {
        let confirmed = title.confirm_puzzle(&puzzle, &anew).map_err(|error| error.say())?;
        let holds = confirmed.unclear().next().is_none() && confirmed.untrue().next().is_none();
        let key = if holds { "puzzles-holds" } else { "puzzles-fails" };
        say(&words.say(&told(Message::new(key).with("puzzle", puzzle.id.as_str()), &confirmed)))?;
        if !holds {
            verdict = Verdict::Failed;
        }
    }
    Ok(verdict)
}

/// The puzzles of the house, or those of a folder.
fn puzzles(title: &dyn Title, folder: Option<&Path>) -> Result<Vec<script::Lesson>, Message> {
    let Some(folder) = folder else {
        let puzzle = |id: &str| match title.material(id) {
            Some(Material::Puzzle(puzzle)) => Some(puzzle),
            Some(Material::Lesson(_)) | None => None,
        };
        return Ok(title.puzzles().iter().filter_map(|card| puzzle(&card.id)).collect());
    };
    let mut found = Vec::new();
    for number in (1..).map(|number| file(folder, number)).take_while(|file| file.exists()) {
        let parsed = script::parse(&files::read(&number)?).map_err(|error| error.say())?;
        found.extend(parsed.puzzles);
    }
    Ok(found)
}

/// What was promised of each choice, and what came true.
fn told(message: Message, confirmed: &Confirmed) -> Message {
    let choice = |refinished: &Refinished| {
        let (promised, won) = (refinished.promised(), refinished.won());
        let thousandths = |share: script::Share| format!("{} ± {}", share.value, share.error);
        let said = Message::new("puzzles-came").with("choice", refinished.choice.as_str());
        said.with("promised", thousandths(promised).as_str()).with("won", thousandths(won).as_str()).into()
    };
    let choices: Vec<shelf::Arg> = confirmed.choices.iter().map(choice).collect();
    message.with("games", confirmed.games).with("choices", choices)
}
