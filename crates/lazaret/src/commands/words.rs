//! `lazaret words`: what a script of the check language may say about a game.

use text::{Glossary, Words};

use crate::agreed::title;
use crate::stage::{Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    let glossary = Glossary::new(title.id(), &title.vocabulary(), words);
    if args.json {
        document(&glossary)?;
    } else {
        say(glossary.markdown(words).trim_end())?;
    }
    Ok(Verdict::Well)
}
