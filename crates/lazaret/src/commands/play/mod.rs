//! `lazaret play`: a table in the terminal, for people and bots.

mod order;
mod sitter;
mod table;

use std::path::PathBuf;

use shelf::{Message, Outcome as Ended, Play};
use text::Words;

use super::replay::load;
use crate::agreed::{Agreed, title};
use crate::stage::{self, Outcome, Verdict};
use sitter::Sitter;
use table::Table;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    #[command(flatten)]
    agreed: Agreed,
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    bots: Vec<String>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    names: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let named = args.bots.iter().map(|word| Sitter::read(word)).collect::<Result<Vec<_>, _>>()?;
    let seed = args.agreed.seed()?;
    let (mut play, sitters) = match (&args.load, &args.game) {
        (Some(file), _) => {
            let play = load(file)?;
            let sitters = if named.is_empty() { Sitter::recalled(play.seat_names()) } else { named };
            (play, sitters)
        }
        (None, Some(game)) => {
            let title = title(game)?;
            let options = args.agreed.options(title, Some(named.len()).filter(|&count| count > 0))?;
            let (play, _) = title.start(&options, shelf::key(seed, 0))?;
            let sitters = if named.is_empty() { Sitter::usual(play.players()) } else { named };
            (play, sitters)
        }
        (None, None) => unreachable!("clap asks for one of them"),
    };
    let players = play.players();
    if sitters.len() != players {
        return Err(Message::new("bots-count").with("bots", sitters.len()).with("players", players).into());
    }
    if args.load.is_none() {
        play.name_seats(sitter::names(&sitters, &args.names, words)?);
    }
    let mut table = Table::new(play, sitters, seed, words);
    let left = table.run();
    // Whatever made the person leave, what was played is kept.
    let kept = table.keep(args.save.as_deref(), args.load.as_deref(), args.force);
    left?;
    if let Some(path) = kept? {
        let said = Message::new("play-kept").with("file", path.display().to_string().as_str());
        stage::complain(&words.say(&said));
    }
    Ok(Verdict::Well)
}

/// What the seats are called: as the record says, or by their number.
pub(crate) fn names(play: &dyn Play, words: Words) -> Vec<String> {
    let name = |(index, name): (usize, &String)| match name.as_str() {
        "" => words.say(&Message::new("play-seat").with("seat", index + 1)),
        name => name.to_owned(),
    };
    play.seat_names().iter().enumerate().map(name).collect()
}

/// How a game ended: why, who came where, and how the points add up.
pub(crate) fn outcome_text(outcome: &Ended, names: &[String], words: Words) -> String {
    let say = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    let mut rows = vec![vec![words.word("play-place"), words.word("play-points")]];
    for line in &outcome.ranking[0].sheet {
        rows[0].push(say(&line.message));
    }
    for place in &outcome.ranking {
        let mut row = vec![format!("{}. {}", place.place, names[place.seat.index()]), place.score.to_string()];
        row.extend(place.sheet.iter().map(|line| line.points.to_string()));
        rows.push(row);
    }
    format!("{}\n{}", say(&outcome.ending), stage::table(&rows))
}
