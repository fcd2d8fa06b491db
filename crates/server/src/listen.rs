//! Starting, listening, ending.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use kernel::{Message, Say};
use store::{Store, StoreError};
use text::{Lang, Words};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tower::Layer as _;

use crate::address::{Door, Doors};
use crate::analyses::Analyses;
use crate::app::{App, Parts, random, random_id};
use crate::bots::Bots;
use crate::config::Config;
use crate::follow;
use crate::hall::{self, Hall};
use crate::here::Here;
use crate::keeper::Order;
use crate::lease::Leases;
use crate::limits::{Buckets, Seldom};
use crate::metrics::Metrics;
use crate::networks::Banned;
use crate::own::LeftOut;
use crate::push::Keys;
use crate::ready::Readiness;
use crate::restart::Restart;
use crate::sockets::Sockets;
use crate::wicket::Wicket;
use crate::{address, errands, evenings, expiry, names, notices, pulse, ready, results};

/// How long connections have to finish when the server ends.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug)]
pub enum ServeError {
    /// The folder for the data cannot be written.
    Data {
        /// The folder.
        path: String,
        /// What the system says.
        why: String,
    },
    /// The database does not open.
    Store(StoreError),
    /// Somebody else listens there, or nobody may.
    Address {
        /// The address.
        addr: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// What is said of the figures is no address.
    Figures {
        /// What was said.
        addr: String,
    },
    /// No threads can be started.
    Threads(std::io::Error),
}

impl Say for ServeError {
    fn say(&self) -> Message {
        match self {
            Self::Data { path, why } => {
                Message::new("server-error-data").with("path", path.as_str()).with("why", why.as_str())
            }
            Self::Store(error) => error.say(),
            Self::Address { addr, why } => {
                let key = match why.kind() {
                    std::io::ErrorKind::AddrInUse => "server-error-port-in-use",
                    std::io::ErrorKind::PermissionDenied => "server-error-port-forbidden",
                    _ => "server-error-address",
                };
                Message::new(key).with("addr", addr.to_string().as_str()).with("why", why.to_string().as_str())
            }
            Self::Figures { addr } => Message::new("server-error-figures").with("addr", addr.as_str()),
            Self::Threads(why) => Message::new("server-error-threads").with("why", why.to_string().as_str()),
        }
    }
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// One of the connections that there may be, of all and of its address; a WebSocket keeps its own.
#[derive(Clone)]
#[allow(dead_code, reason = "it is held, and nothing else")]
pub(crate) struct Occupied {
    place: Arc<OwnedSemaphorePermit>,
    pub(crate) door: Option<Arc<Door>>,
}

/// A server that listens but does not answer yet.
pub struct Server {
    app: App,
    listener: TcpListener,
    addr: SocketAddr,
    /// Where figures for Prometheus are asked for.
    figures: Option<TcpListener>,
    /// Errands up to this one were carried out before this server was.
    last_errand: u64,
}

impl Server {
    /// Opens the store and listens. Whoever connects waits until [`Server::run`].
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let place = config.place()?;
        if let store::Place::File(path) = &place
            && let Some(folder) = path.parent()
        {
            writable(folder)?;
        }
        let failed = |why| ServeError::Address { addr: config.addr, why };
        let listener = TcpListener::bind(config.addr).await.map_err(failed)?;
        let addr = listener.local_addr().map_err(failed)?;
        let node = random_id();
        let opened = tokio::task::spawn_blocking(move || Store::serve(&place, &node)).await;
        let lost = |_| StoreError::Failed { why: "the store did not open".to_owned() };
        let store = opened.map_err(lost)??;
        let key = store.setting(store::COOKIE_KEY, &table::fairness::hex(&random::<32>())).await?;
        for (key, name) in store.accounts_without_skeleton().await? {
            store.set_skeleton(&key, &names::skeleton(&name)).await?;
        }
        let push = push_keys(&store).await?;
        let last_errand = store.last_errand().await?;
        let restart = Restart::read(&store).await?;
        let figures = figures(&config).await?;
        let unreadable = || StoreError::Failed { why: "the key that signs cookies is not readable".to_owned() };
        let pulse = pulse::begin(&store, Duration::from_secs(config.grace_seconds)).await?;
        let banned = Banned::default();
        banned.read(&store).await?;
        let threads = config.bot_threads.unwrap_or_else(shelf::all_cores);
        let limits = &config.limits;
        let metrics = Metrics::new();
        let bots = Bots::start(threads, metrics.bots.clone()).map_err(ServeError::Threads)?;
        let (own, left) = config.lessons.as_deref().map(crate::own::own_lessons).unwrap_or_default();
        for LeftOut { file, why } in left {
            tracing::warn!(file = %file.display(), why = Words::new(Lang::En).say(&why), "a lesson is left out");
        }
        let app = Arc::new(Parts {
            store,
            hall: Hall::default(),
            own,
            analyses: Analyses::start(bots.spare()).map_err(ServeError::Threads)?,
            bots,
            leases: Leases::default(),
            pulse,
            notices: notices::turns(),
            push,
            key: table::fairness::unhex(&key).ok_or_else(unreadable)?,
            changes: Buckets::new(limits.changes_per_second, limits.change_burst),
            attempts: Seldom::new("attempt", limits.attempts_per_minute, Duration::from_mins(1)),
            reads: Buckets::new(limits.reads_per_second, limits.read_burst),
            readiness: Readiness::default(),
            restart,
            rare: Seldom::new("rare", limits.rare_per_hour, Duration::from_hours(1)),
            talk: Buckets::new(limits.chat_per_minute / 60.0, limits.chat_burst),
            gallery: Buckets::new(limits.gallery_per_minute / 60.0, limits.gallery_burst),
            sockets: Sockets::default(),
            doors: Doors::default(),
            banned,
            here: Here::default(),
            wicket: Wicket::new(metrics.logins_waiting.clone(), metrics.logins_failed.clone()),
            metrics,
            config,
        });
        Ok(Self { app, listener, addr, figures, last_errand })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The parts, for tests that look inside.
    #[cfg(test)]
    pub(crate) fn into_app(self) -> App {
        self.app
    }

    /// Answers until `end`, then lets everybody finish and writes everything.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let Self { app, listener, last_errand, figures, .. } = self;
        let figures = figures.map(|listener| {
            let router = crate::http::figures(Arc::clone(&app));
            tokio::spawn(async move { axum::serve(listener, router).await })
        });
        let tasks = [
            tokio::spawn(hall::wake(Arc::downgrade(&app))),
            tokio::spawn(follow::follow(Arc::downgrade(&app))),
            pulse::start(&app),
            errands::start(&app, last_errand),
            tokio::spawn(ready::watch(Arc::downgrade(&app))),
            tokio::spawn(expiry::expire(Arc::downgrade(&app))),
            tokio::spawn(expiry::end_measures(Arc::downgrade(&app))),
            tokio::spawn(crate::notices::put_off(Arc::downgrade(&app))),
            tokio::spawn(results::fill(Arc::downgrade(&app))),
            tokio::spawn(evenings::conduct(Arc::downgrade(&app))),
            tokio::spawn(crate::explorer::fill(Arc::downgrade(&app))),
        ];
        let router = crate::http::router(Arc::clone(&app));
        let connections = Arc::new(Semaphore::new(app.config.limits.connections));
        let mut http = hyper::server::conn::http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(Duration::from_secs(app.config.limits.request_seconds))
            .max_buf_size(16 * 1024);
        let (ending, ended) = watch::channel(false);
        let parts = Arc::clone(&app);
        let drained = async move {
            end.await;
            drain(&parts).await;
        };
        tokio::pin!(drained);
        loop {
            let (stream, peer) = tokio::select! {
                () = &mut drained => break,
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Out of file descriptors, most likely: others will be closed in a moment.
                        tracing::warn!(%error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        continue;
                    }
                },
            };
            // One too many is closed at once.
            let Ok(place) = Arc::clone(&connections).try_acquire_owned() else { continue };
            // Those of a proxy are counted by request, under the address of whoever is behind it.
            let door = if app.config.trust_proxy {
                None
            } else {
                let most = app.config.limits.connections_per_address;
                let Some(door) = app.doors.enter(address::counted(peer.ip()), most) else { continue };
                Some(Arc::new(door))
            };
            let place = Occupied { place: Arc::new(place), door };
            let _ = stream.set_nodelay(true);
            let service = Extension(ConnectInfo(peer)).layer(Extension(place.clone()).layer(router.clone()));
            let connection =
                http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).with_upgrades();
            let mut ended = ended.clone();
            tokio::spawn(async move {
                tokio::pin!(connection);
                let served = tokio::select! {
                    served = connection.as_mut() => served,
                    _ = ended.changed() => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                if let Err(error) = served {
                    tracing::debug!(%error, "a connection ended badly");
                }
                drop(place);
            });
        }
        drop(listener);
        tracing::info!("ending");
        tasks.iter().for_each(tokio::task::JoinHandle::abort);
        if let Some(figures) = figures {
            figures.abort();
        }
        end_tables(&app).await;
        let _ = ending.send(true);
        let all = u32::try_from(app.config.limits.connections).unwrap_or(u32::MAX);
        let _ = tokio::time::timeout(FAREWELL, connections.acquire_many(all)).await;
        let store = app.store.clone();
        drop(app);
        if store.is_shared()
            && let Ok(Err(error)) = tokio::time::timeout(FAREWELL, store.leave()).await
        {
            tracing::warn!(%error, "leases could not be given back; they end by themselves");
        }
        // Whatever was asked of the store is written before its threads end; others may hold a handle a moment longer.
        let _ = tokio::time::timeout(FAREWELL, store.flush()).await;
        tracing::info!("ended");
    }
}

/// Tables finish what they have begun, and tell whoever listens to come back.
async fn end_tables(app: &App) {
    let mut farewells = Vec::new();
    for way in app.hall.everybody() {
        let (done, ended) = oneshot::channel();
        if let Ok(Ok(())) = tokio::time::timeout(FAREWELL, way.send(Order::End { done })).await {
            farewells.push(ended);
        }
    }
    let all = async {
        for ended in farewells {
            // One that ended in another way has nothing left to do.
            let _ = ended.await;
        }
    };
    let _ = tokio::time::timeout(FAREWELL, all).await;
}

/// Where there are other nodes, goes on for a moment as one that is not ready: the proxy finds that out and sends nobody here
/// any more before everybody is sent elsewhere.
async fn drain(app: &App) {
    if app.store.is_shared() && app.config.drain_seconds > 0 {
        tracing::info!(seconds = app.config.drain_seconds, "asked to end: not ready from now on");
        app.readiness.drain();
        tokio::time::sleep(Duration::from_secs(app.config.drain_seconds)).await;
    }
}

/// The key for push services, made when the server first starts.
async fn push_keys(store: &Store) -> Result<Keys, StoreError> {
    let failed = |why: &str| StoreError::Failed { why: why.to_owned() };
    let fresh = Keys::fresh().ok_or_else(|| failed("no key for notices could be made"))?;
    let kept = store.setting("push_key", &fresh).await?;
    Keys::read(&kept).ok_or_else(|| failed("the key for notices is not readable"))
}

/// The address of the figures. One that was asked for must be had; the usual one may be another server's.
async fn figures(config: &Config) -> Result<Option<TcpListener>, ServeError> {
    let asked = config.metrics_addr.as_deref();
    let Some(addr) = config.figures().filter(|_| asked != Some("here")) else { return Ok(None) };
    let addr: SocketAddr = addr.parse().map_err(|_| ServeError::Figures { addr })?;
    match TcpListener::bind(addr).await {
        Ok(listener) => Ok(Some(listener)),
        Err(why) if asked.is_some() => Err(ServeError::Address { addr, why }),
        Err(why) => {
            tracing::warn!(%addr, %why, "figures are not shown; `metrics_addr` says where else");
            Ok(None)
        }
    }
}

/// Makes the folder if need be and sees whether files can be made in it.
fn writable(folder: &std::path::Path) -> Result<(), ServeError> {
    let failed = |why: std::io::Error| ServeError::Data { path: folder.display().to_string(), why: why.to_string() };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let probe = folder.join(".lazaret-probe");
    std::fs::write(&probe, b"").and_then(|()| std::fs::remove_file(&probe)).map_err(failed)
}
