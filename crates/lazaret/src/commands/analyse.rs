//! `lazaret analyse`: where a recorded game was won.

use std::path::PathBuf;

use serde::Serialize;
use shelf::{Analysis, Band, Depth, Estimate, Message, Play, Seat};
use text::Words;

use crate::retold::{load, names};
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: Option<u32>,
    #[arg(long)]
    json: bool,
}

/// An analysis with the names of those who played.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    names: Vec<String>,
    #[serde(flatten)]
    analysis: Analysis,
}

/// So many turning points are told.
const TOLD: usize = 12;

/// Luck is told from this share of the game on.
const FORTUNE: f64 = 0.03;

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let play = load(&args.file)?;
    let usual = Depth::default();
    let times = args.depth.unwrap_or(1);
    let depth = Depth { iterations: usual.iterations * times, samples: usual.samples * times };
    let Some(analysis) = play.analyse(depth) else {
        return Err(Message::new("analysis-not-over").with("file", args.file.display().to_string().as_str()).into());
    };
    let names = names(&*play, words);
    if args.json {
        document(&Report { game: play.game(), options: play.options(), names, analysis })?;
    } else {
        print(&*play, &analysis, &names, words)?;
    }
    Ok(Verdict::Well)
}

fn print(play: &dyn Play, analysis: &Analysis, names: &[String], words: Words) -> Result<(), Fault> {
    let keys = ["play-place", "analysis-start", "analysis-decided", "analysis-luck", "analysis-others"];
    let mut head = keys.map(|key| words.word(key)).to_vec();
    head.push(words.word("analysis-unexplained"));
    head.push(words.word("analysis-sound"));
    let mut rows = vec![head];
    for (seat, account) in analysis.seats.iter().enumerate() {
        rows.push(vec![
            names[seat].clone(),
            percent(analysis.start[seat]),
            with_error(account.decided),
            with_error(account.luck),
            signed(account.others),
            signed(account.unexplained),
            format!("{} / {}", account.sound, account.decisions),
        ]);
    }
    say(&table(&rows))?;
    let mut points: Vec<(f64, usize, Message)> = Vec::new();
    for step in &analysis.steps {
        let told = |key: &'static str| {
            Message::new(key)
                .with("step", step.step + 1)
                .with("who", Seat::new(step.seat))
                .with("choice", step.label.clone())
        };
        if let Some(decision) = &step.decision
            && let Some(band) = decision.band
        {
            let key = match band {
                Band::Inaccuracy => "analysis-inaccuracy",
                Band::Mistake => "analysis-mistake",
                Band::Blunder => "analysis-blunder",
            };
            let message = told(key)
                .with("share", percent(decision.loss.value).as_str())
                .with("error", percent(2.0 * decision.loss.error).as_str())
                .with("best", decision.best_label.clone());
            points.push((decision.loss.value, step.step, message));
        }
        let luck = step.luck.iter().flatten().enumerate();
        let most = luck.max_by(|(_, a), (_, b)| a.value.abs().total_cmp(&b.value.abs()));
        if let Some((seat, luck)) = most.filter(|(_, luck)| luck.is_sure() && luck.value.abs() >= FORTUNE) {
            let key = if luck.value > 0.0 { "analysis-lucky" } else { "analysis-unlucky" };
            let message = told(key)
                .with("whom", Seat::new(seat))
                .with("share", percent(luck.value.abs()).as_str())
                .with("error", percent(2.0 * luck.error).as_str());
            points.push((luck.value.abs(), step.step, message));
        }
    }
    points.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    points.truncate(TOLD);
    if points.is_empty() {
        return say(&words.word("analysis-nothing"));
    }
    say("")?;
    for (_, step, message) in points {
        let round = play.at(step).and_then(|then| then.round());
        let told = words.render(&message, &|seat| names[seat.index()].clone());
        match round {
            Some(round) => {
                say(&words.say(&Message::new("analysis-round").with("round", round).with("told", told.as_str())))?;
            }
            None => say(&told)?,
        }
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn signed(share: f64) -> String {
    format!("{:+.0} %", share * 100.0)
}

/// A figure with its interval of 95 %.
fn with_error(estimate: Estimate) -> String {
    format!("{:+.0} % (± {:.0})", estimate.value * 100.0, 200.0 * estimate.error)
}
