//! `lazaret sim`: many games between bots.

use std::path::PathBuf;
use std::sync::Mutex;

use shelf::{Entrant, Message, Series, SimReport, Style};
use text::Words;

use crate::agreed::{Agreed, Patience, entrants, title};
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "K", default_value_t = 1000, hide_default_value = true)]
    games: u64,
    #[command(flatten)]
    agreed: Agreed,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    patience: Patience,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    let named = entrants(&args.bots)?;
    // One name is for all seats, as in a study; several say how many seats there are.
    let options = args.agreed.options(title, Some(named.len()).filter(|&count| count > 1))?;
    let seats = title.seats(&options)?;
    let bots = match &named[..] {
        [] => vec![Entrant::Ours(Style::Random); seats],
        [one] => vec![one.clone(); seats],
        _ => named,
    };
    let seed = args.agreed.seed()?;

    if let Some(folder) = &args.records {
        let failed = |error: std::io::Error| {
            Message::new("terminal-cannot-write")
                .with("file", folder.display().to_string().as_str())
                .with("why", Message::new("terminal-why-other").with("why", error.to_string().as_str()))
        };
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let failed: Mutex<Option<Fault>> = Mutex::new(None);
    let existing = Existing::unless(args.force);
    let keep = |game: u64, text: &str| {
        let Some(folder) = &args.records else { return true };
        let path = folder.join(format!("{}-{seed}-{game}.game", title.id()));
        let Err(fault) = files::write(&path, text, existing) else { return true };
        failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(fault);
        false
    };
    let progress = Progress::new(args.games, words);
    let watch = |done| progress.at(done);
    let threads = args.threads.map_or_else(shelf::all_cores, usize::from);
    let series = Series { games: args.games, seed, threads, patience: args.patience.into(), watch: &watch };
    let report = title.sim(&options, &bots, series, args.records.is_some().then_some(&keep))?;
    drop(progress);
    if let Some(fault) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(fault);
    }
    if args.json {
        document(&report)?;
    } else {
        print(&report, words)?;
    }
    Ok(Verdict::Well)
}

fn print(report: &SimReport, words: Words) -> Result<(), Fault> {
    let head = Message::new("sim-head")
        .with("games", count(report.finished))
        .with("choices", format!("{:.1}", report.choices_per_game).as_str())
        .with("seconds", format!("{:.2}", report.seconds).as_str());
    say(&words.say(&head))?;
    let mut rows = vec![["sim-seat", "sim-bot", "sim-wins", "sim-mean", "sim-sd"].map(|key| words.word(key)).to_vec()];
    for (seat, bot) in report.bots.iter().enumerate() {
        let share = report.wins[seat] as f64 * 100.0 / report.finished.max(1) as f64;
        rows.push(vec![
            (seat + 1).to_string(),
            bot.to_string(),
            format!("{} ({share:.1} %)", report.wins[seat]),
            format!("{:.2}", report.scores[seat].mean),
            format!("{:.2}", report.scores[seat].sd),
        ]);
    }
    say(&table(&rows))?;
    for (reason, times) in &report.end_reasons {
        let ending = words.word(&format!("{}-ending-{reason}", report.game).replace('_', "-"));
        say(&format!("{times} × {ending}"))?;
    }
    say(&words.say(&Message::new("sim-fingerprint").with("fingerprint", report.fingerprint.as_str())))
}

/// A count as an argument of a message.
fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
