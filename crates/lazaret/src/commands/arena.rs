//! `lazaret arena`: bots against each other, seats rotated.

use std::path::{Path, PathBuf};

use shelf::{ArenaReport, Entrant, Message, Series};
use text::Words;

use crate::agreed::{Agreed, Patience, entrants, title};
use crate::files;
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "K", default_value_t = 200, hide_default_value = true)]
    games: u64,
    #[arg(id = "judging", long = "weights", value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(flatten)]
    agreed: Agreed,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    patience: Patience,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    let mut bots = entrants(&args.bots)?;
    if let Some(file) = &args.weights {
        weigh(&mut bots[0], file)?;
    }
    let options = args.agreed.options(title, Some(bots.len()))?;
    let progress = Progress::new(args.games, words);
    let watch = |done| progress.at(done);
    let threads = args.threads.map_or_else(shelf::all_cores, usize::from);
    let series =
        Series { games: args.games, seed: args.agreed.seed()?, threads, patience: args.patience.into(), watch: &watch };
    let report = title.arena(&options, &bots, series)?;
    drop(progress);
    if args.json {
        document(&report)?;
    } else {
        print(&report, words)?;
    }
    Ok(Verdict::Well)
}

/// The first bot judges by the weights of a file.
fn weigh(bot: &mut Entrant, file: &Path) -> Result<(), Message> {
    let weights = files::read(file)?;
    let name = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    *bot = match &*bot {
        Entrant::Ours(style) => Entrant::Weighed { style: *style, name, weights },
        Entrant::Weighed { .. } | Entrant::Program(_) => return Err(Message::new("arena-weights-ours")),
    };
    Ok(())
}

fn print(report: &ArenaReport, words: Words) -> Result<(), Fault> {
    let games = i64::try_from(report.games).unwrap_or(i64::MAX);
    let seconds = format!("{:.1}", report.seconds);
    say(&words.say(&Message::new("arena-head").with("games", games).with("seconds", seconds.as_str())))?;
    let mut rows = vec![["sim-bot", "sim-wins", "arena-rate", "arena-elo"].map(|key| words.word(key)).to_vec()];
    for bot in &report.bots {
        rows.push(vec![
            bot.name.to_string(),
            format!("{:.0}", bot.wins),
            format!("{:.1} % ({:.1}–{:.1})", bot.win_rate * 100.0, bot.low * 100.0, bot.high * 100.0),
            format!("{:+.0} ({:+.0}…{:+.0})", bot.elo, bot.elo_low, bot.elo_high),
        ]);
    }
    say(&table(&rows))
}
