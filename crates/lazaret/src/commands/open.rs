//! `lazaret open`: any record in the page, or any game of a study. A server for oneself, with a database that is gone with it.

use std::io::IsTerminal as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use kernel::Say as _;
use lab::Folder;
use server::{Config, Server};
use shelf::Message;
use text::Words;

use crate::commands::lab::game_of;
use crate::commands::serve::asked_to_end;
use crate::files;
use crate::retold::load;
use crate::stage::{Fault, Outcome, Verdict, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(id = "opened", value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", requires = "number")]
    cell: Option<usize>,
    #[arg(long = "game", value_name = "K", requires = "cell")]
    number: Option<u64>,
    /// Where to listen.
    #[arg(long, value_name = "HOST:PORT")]
    addr: Option<SocketAddr>,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let record = match (args.cell, args.number) {
        (Some(cell), Some(number)) => {
            let folder = Folder::new(&args.file);
            game_of(&folder.study()?, cell, number)?
        }
        _ if args.file.is_dir() => {
            let folder = args.file.display().to_string();
            return Err(Message::new("lab-open-which").with("folder", folder.as_str()).into());
        }
        _ => {
            load(&args.file)?;
            files::read(&args.file)?
        }
    };
    let failed = |why: std::io::Error| Message::new("server-error-threads").with("why", why.to_string().as_str());
    let data = tempfile::tempdir().map_err(failed)?;
    let config = Config {
        addr: args.addr.unwrap_or_else(|| (Ipv4Addr::LOCALHOST, 0).into()),
        data: data.path().to_owned(),
        record: Some(record),
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(|error| error.say())?;
        let link = format!("http://{}/open", server.addr());
        say(&words.say(&Message::new("terminal-open").with("link", link.as_str())))?;
        if std::io::stdout().is_terminal() {
            show(&link);
        }
        server.run(asked_to_end()).await;
        Ok::<_, Fault>(Verdict::Well)
    })
}

/// Asks the desktop to show a link. Where there is none, the link was printed.
fn show(link: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    _ = Command::new(program).arg(link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
