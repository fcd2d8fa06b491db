//! `lazaret arena`: bots against each other, seats rotated.

use std::path::{Path, PathBuf};

use shelf::{ArenaReport, Entrant, Judgement, Message, Series};
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
    #[arg(id = "judging_net", long = "net", value_name = "FILE")]
    net: Option<PathBuf>,
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
    if args.weights.is_some() || args.net.is_some() {
        let (weights, net) = (args.weights.as_deref(), args.net.as_deref());
        bots[0] = weighed(&bots[0], weights, net)?;
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

/// A bot that judges by files: one of weights, a net, or both.
fn weighed(bot: &Entrant, weights: Option<&Path>, net: Option<&Path>) -> Result<Entrant, Message> {
    let judgement =
        Judgement { weights: weights.map(files::read).transpose()?, net: net.map(files::read_bytes).transpose()? };
    let names = [weights, net].into_iter().flatten().filter_map(Path::file_name).map(|name| name.to_string_lossy());
    let name = names.collect::<Vec<_>>().join(", ");
    match bot {
        Entrant::Ours(style) => Ok(Entrant::Weighed { style: *style, name, judgement }),
        Entrant::Weighed { .. } | Entrant::Program(_) => Err(Message::new("arena-weights-ours")),
    }
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
