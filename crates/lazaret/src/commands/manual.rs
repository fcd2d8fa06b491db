//! `lazaret manual`: man pages and shell completions out of the command line itself, for packages.

use std::path::{Path, PathBuf};

use clap_complete::Shell;
use kernel::Say as _;
use text::Words;

use crate::cli;
use crate::stage::{Fault, Outcome, Verdict};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FOLDER")]
    manual_folder: PathBuf,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    let (man, shells) = (args.manual_folder.join("man"), args.manual_folder.join("completions"));
    std::fs::create_dir_all(&man).map_err(failed)?;
    std::fs::create_dir_all(&shells).map_err(failed)?;
    let mut command = cli::command(words);
    command.build();
    pages(&command, "lazaret", &man).map_err(failed)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command, "lazaret", &shells).map_err(failed)?;
    }
    Ok(Verdict::Well)
}

/// The page of a command, and of all that belong to it: `lazaret-admin-close.1`.
fn pages(command: &clap::Command, name: &str, folder: &Path) -> std::io::Result<()> {
    let page = clap_mangen::Man::new(command.clone().name(name.to_owned()));
    let mut text = Vec::new();
    page.render(&mut text)?;
    std::fs::write(folder.join(format!("{name}.1")), text)?;
    command.get_subcommands().try_for_each(|sub| pages(sub, &format!("{name}-{}", sub.get_name()), folder))
}
