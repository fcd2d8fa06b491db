//! `lazaret serve`: the server. Flags come before the environment, the environment before the file.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use kernel::Say as _;
use server::{Config, Server};
use shelf::Message;
use store::Place;
use text::Words;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

use crate::stage::{Fault, Outcome, Verdict, say};
use crate::{files, notify};

/// Where the data is: what all commands of the server share.
#[derive(clap::Args, Debug)]
pub(crate) struct Where {
    /// The folder for everything that is kept.
    #[arg(long, env = "LAZARET_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Another database.
    #[arg(long, env = "LAZARET_DATABASE", value_name = "ADDRESS", hide_env_values = true)]
    database: Option<String>,
    /// A file with settings.
    #[arg(long, env = "LAZARET_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// Where to listen.
    #[arg(long, env = "LAZARET_ADDR", value_name = "HOST:PORT")]
    addr: Option<SocketAddr>,
    /// The address in links.
    #[arg(long, env = "LAZARET_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// What goes into the log.
    #[arg(long, env = "LAZARET_LOG", value_name = "FILTER", default_value = "info")]
    log: Targets,
}

impl Where {
    /// The settings of the file, changed by what was said here.
    pub(crate) fn config(&self) -> Result<Config, Fault> {
        let mut config = match &self.config {
            None => Config::default(),
            Some(path) => Config::read(&files::read(path)?).map_err(|wrong| {
                Message::new("server-error-config")
                    .with("path", path.display().to_string().as_str())
                    .with("why", wrong.say())
            })?,
        };
        if let Some(data) = &self.data {
            config.data.clone_from(data);
        }
        if self.database.is_some() {
            config.database.clone_from(&self.database);
        }
        // Not among the flags, which everybody on the machine can read.
        config.database_password = std::env::var("LAZARET_DATABASE_PASSWORD").ok();
        Ok(config)
    }

    /// The database alone.
    pub(crate) fn place(&self) -> Result<Place, Fault> {
        self.config()?.place().map_err(|error| error.say().into())
    }
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let mut config = args.place.config()?;
    config.addr = args.addr.unwrap_or(config.addr);
    if args.public_url.is_some() {
        config.public_url.clone_from(&args.public_url);
    }
    log(args.log.clone());
    // For the test of adding a game in a browser; a program that people run is built without it.
    #[cfg(feature = "example")]
    if std::env::var_os("LAZARET_EXAMPLE").is_some() {
        shelf::add_example();
    }
    let threads = |why: std::io::Error| Message::new("server-error-threads").with("why", why.to_string().as_str());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(threads)?;
    runtime.block_on(async {
        let public = config.public_url.clone();
        let server = Server::bind(config).await.map_err(|error| error.say())?;
        let link = public.unwrap_or_else(|| format!("http://{}", server.addr()));
        say(&words.say(&Message::new("server-listening").with("link", link.as_str())))?;
        if std::io::stdout().is_terminal() {
            say(&words.word("server-stop-hint"))?;
        }
        // Whoever is told that it is ready may ask it to end at once.
        let asked = asked_to_end();
        notify::tell("READY=1");
        let watchdog = tokio::spawn(notify::watchdog());
        server
            .run(async {
                asked.await;
                notify::tell("STOPPING=1");
            })
            .await;
        watchdog.abort();
        Ok(Verdict::Well)
    })
}

/// Ctrl+C, or what a service manager sends. They are listened for from the call on, not only from the first wait on.
pub(crate) fn asked_to_end() -> impl Future<Output = ()> {
    let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    async {
        match terminate {
            Ok(mut terminate) => tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            },
            Err(error) => {
                tracing::warn!(%error, "only Ctrl+C will end the server");
                drop(tokio::signal::ctrl_c().await);
            }
        }
    }
}

/// The log goes to standard error: for people on a terminal, as JSON elsewhere.
fn log(filter: Targets) {
    let log = fmt::layer().with_writer(std::io::stderr);
    let log = if std::io::stderr().is_terminal() { log.boxed() } else { log.json().boxed() };
    // A log that is there already stays.
    let _ = tracing_subscriber::registry().with(log.with_filter(filter)).try_init();
}
