//! `lazaret play`: a table in the terminal, for people and bots.

mod order;
mod sitter;
mod table;

use std::path::PathBuf;

use shelf::Message;
use text::Words;

use crate::agreed::{Agreed, title};
use crate::retold::load;
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
