//! `lazaret analyse`: where a recorded game was won.

use std::path::PathBuf;

use serde::Serialize;
use shelf::{Analysis, Depth, Estimate, Message, Play};
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

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let play = load(&args.file)?;
    let usual = Depth::default();
    let times = args.depth.unwrap_or(1);
    let depth = Depth { iterations: usual.iterations * times, samples: usual.samples * times };
    let Some(analysis) = play.analyse(depth) else {
        let file = args.file.display().to_string();
        return Err(match kernel::record::rules_of(&play.record_text()) {
            Some(rules) if play.is_over() => {
                Message::new("analysis-other-rules").with("file", file.as_str()).with("rules", rules).into()
            }
            Some(_) | None => Message::new("analysis-not-over").with("file", file.as_str()).into(),
        });
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
    let keys = ["analysis-who", "analysis-start", "analysis-decided", "analysis-luck", "analysis-others"];
    let mut head = keys.map(|key| words.word(key)).to_vec();
    head.push(words.word("analysis-unexplained"));
    head.push(words.word("analysis-missed"));
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
            with_error(account.missed),
            format!("{} / {}", account.sound, account.decisions),
        ]);
    }
    say(&table(&rows))?;
    let points = analysis.turning(TOLD);
    if points.is_empty() {
        return say(&words.word("analysis-nothing"));
    }
    say("")?;
    let render = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    for point in points {
        let told = render(&point.message);
        match play.at(point.step).and_then(|then| then.round()) {
            Some(round) => {
                say(&words.say(&Message::new("analysis-round").with("round", round).with("told", told.as_str())))?;
            }
            None => say(&told)?,
        }
        for why in &point.why {
            say(&format!("    {}", render(why)))?;
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
