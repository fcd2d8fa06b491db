//! What is agreed before games are played: which game, how many, who, and where chance comes from.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use shelf::{Entrant, Level, Message, Style, Title, UnknownLevel};

use crate::files;

/// The options that several commands share.
#[derive(Args, Clone, Debug)]
pub(crate) struct Agreed {
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    #[arg(long, value_name = "K=V,…", default_value = "", hide_default_value = true)]
    pub(crate) options: String,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) patch: Option<PathBuf>,
}

/// The game with this id.
pub(crate) fn title(id: &str) -> Result<&'static dyn Title, Message> {
    let known = || shelf::titles().iter().map(|title| title.id().into()).collect::<Vec<shelf::Arg>>();
    shelf::title(id).ok_or_else(|| Message::new("terminal-no-game").with("game", id).with("games", known()))
}

/// Lays a patch over the data of a game.
pub(crate) fn patch(title: &dyn Title, file: &Path) -> Result<(), Message> {
    let name = file.display().to_string();
    title.patch(&name, &files::read(file)?).map_err(|error| {
        Message::new("lab-at")
            .with("file", name.as_str())
            .with("line", error.line)
            .with("column", error.column)
            .with("what", error.message)
    })
}

impl Agreed {
    /// The options as they are kept, with the patch laid in if there is one. The number of players is the one asked for, or the one that `seated` needs.
    pub(crate) fn options(&self, title: &dyn Title, seated: Option<usize>) -> Result<String, Message> {
        if let Some(file) = &self.patch {
            patch(title, file)?;
        }
        let says_players = self.options.split(',').any(|part| part.trim_start().starts_with("players"));
        let players = match self.players {
            Some(players) => Some(players),
            None if says_players => None,
            None => seated,
        };
        let mut text = self.options.clone();
        if let Some(players) = players {
            text = format!("{text},players={players}");
        }
        title.canonical(&text)
    }

    /// The seed, or one that nobody can guess.
    pub(crate) fn seed(&self) -> Result<u64, Message> {
        match self.seed {
            Some(seed) => Ok(seed),
            None => getrandom::u64().map_err(|_| Message::new("terminal-no-chance")),
        }
    }
}

/// Reads a list of bots: `11,1,cmd:./mybot`.
pub(crate) fn entrants(words: &[String]) -> Result<Vec<Entrant>, Message> {
    words.iter().map(|word| word.parse()).collect()
}

/// Reads how a bot of ours is to play.
pub(crate) fn style(word: &str) -> Result<Style, Message> {
    word.parse().map_err(|unknown: UnknownLevel| unknown.say(word))
}

/// Reads a level.
pub(crate) fn level(word: &str) -> Result<Level, Message> {
    word.parse().map_err(|unknown: UnknownLevel| unknown.say(word))
}

/// How long a program of somebody's own may take for a choice.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Patience {
    #[arg(long, value_name = "MS", default_value_t = 1000, hide_default_value = true,
        value_parser = clap::value_parser!(u32).range(1..))]
    choice_ms: u32,
}

impl From<Patience> for Duration {
    fn from(patience: Patience) -> Self {
        Self::from_millis(patience.choice_ms.into())
    }
}
