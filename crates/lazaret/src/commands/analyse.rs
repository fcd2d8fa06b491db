//! `lazaret analyse`: where a recorded game was won.

use std::path::PathBuf;

use protocol::Figure;
use serde::Serialize;
use shelf::{Analysis, Depth, Message};
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

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let play = load(&args.file)?;
    let usual = Depth::default();
    let times = args.depth.unwrap_or(1);
    let depth = Depth { iterations: usual.iterations * times, samples: usual.samples * times };
    let file = args.file.display().to_string();
    let Some(analyser) = play.analyser(depth) else {
        return Err(Message::new("analysis-not-over").with("file", file.as_str()).into());
    };
    let names = names(&*play, words);
    if args.json {
        let Some(analysis) = play.analyse(depth) else {
            let rules = kernel::record::rules_of(&play.record_text()).unwrap_or_default();
            return Err(Message::new("analysis-other-rules").with("file", file.as_str()).with("rules", rules).into());
        };
        document(&Report { game: play.game(), options: play.options(), names, analysis })?;
    } else {
        let analysis = analyser(&mut || true).expect("nobody stops it");
        print(&analysis, &names, words)?;
    }
    Ok(Verdict::Well)
}

fn print(analysis: &protocol::Analysis, names: &[String], words: Words) -> Result<(), Fault> {
    let keys = ["who", "start", "decided", "luck", "others", "unexplained", "missed", "sound"];
    let mut rows = vec![keys.map(|key| words.word(&format!("analysis-{key}"))).to_vec()];
    for (seat, account) in analysis.seats.iter().enumerate() {
        rows.push(vec![
            names[seat].clone(),
            percent(account.start),
            with_doubt(account.decided),
            with_doubt(account.luck),
            signed(account.others),
            signed(account.unexplained),
            account.missed.map_or_else(String::new, with_doubt),
            format!("{} / {}", account.sound, account.decisions),
        ]);
    }
    say(&table(&rows))?;
    if analysis.turning.is_empty() {
        return say(&words.word("analysis-nothing"));
    }
    say("")?;
    let render = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    for point in &analysis.turning {
        let told = render(&point.message);
        match point.round {
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
fn with_doubt(figure: Figure) -> String {
    format!("{:+.0} % (± {:.0})", figure.value * 100.0, 100.0 * figure.doubt)
}
