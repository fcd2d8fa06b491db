//! A WebSocket at a table: small buffers, a limit on everything, and silence ends it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kernel::{Message, Seat};
use protocol::{ClientMessage, RefusalCode, ServerMessage};
use shelf::Viewer;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message as Heard;

use crate::app::{App, now};
use crate::hall::Way;
use crate::keeper::{Order, Somebody};
use crate::limits::Bucket;
use crate::listen::Occupied;
use crate::publish::{Frame, Listener};
use crate::sockets::Pass;
use crate::websocket::{Coming, Socket};

/// Frames that wait to be sent. Who falls behind further is let go, and comes back for what they missed.
const QUEUE: usize = 32;
/// Who sends nonsense this often is shown the door.
const NONSENSE: u32 = 10;

/// The codes with which a connection is closed (RFC 6455).
mod code {
    pub const NORMAL: u16 = 1000;
    pub const AWAY: u16 = 1001;
    pub const POLICY: u16 = 1008;
    pub const RESTART: u16 = 1012;
}

/// Who comes to a table.
pub(crate) struct Guest {
    /// Somebody, if they have a name.
    pub(crate) person: Option<Somebody>,
    /// The word for the network they come from.
    pub(crate) network: String,
}

/// Takes up a connection to a table.
pub(crate) async fn take_up(app: App, coming: Coming, table: String, guest: Guest, pass: Pass, place: Occupied) {
    let limit = app.config.limits.message_bytes;
    if let Some(socket) = coming.socket(limit).await {
        Connection::new(app, table, guest).run(socket, &pass).await;
    }
    drop((place, pass));
}

/// One connection.
struct Connection {
    app: App,
    table: String,
    /// The way to the table, once `hello` has been said.
    way: Option<Way>,
    number: u64,
    guest: Guest,
    bucket: Bucket,
    nonsense: u32,
    heard: Instant,
}

/// Whether the connection goes on.
enum Next {
    Go,
    Answer(Box<ServerMessage>),
    Close(u16, &'static str),
}

impl Connection {
    fn new(app: App, table: String, guest: Guest) -> Self {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let bucket = Bucket::full(app.config.limits.message_burst);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        Self { app, table, way: None, number, guest, bucket, nonsense: 0, heard: Instant::now() }
    }

    async fn run(mut self, mut socket: Socket, pass: &Pass) {
        let app = Arc::clone(&self.app);
        app.metrics.sockets.inc();
        let (out, mut frames) = mpsc::channel(QUEUE);
        let mut out = Some(out);
        let silence = Duration::from_secs(app.config.limits.silence_seconds);
        let leaving = app.readiness.leaving();
        tokio::pin!(leaving);
        loop {
            let half = silence / 2;
            let next = tokio::select! {
                frame = frames.recv() => match frame {
                    Some(frame) => { if !self.send(&mut socket, frame, silence).await { break } Next::Go }
                    // The table has ended, or this connection did not keep up.
                    None => Next::Close(code::RESTART, "come back"),
                },
                heard = socket.hear() => match heard {
                    // On the heap, or every socket that is silent would keep the room for it.
                    Some(Ok(message)) => { self.heard = Instant::now(); Box::pin(self.hear(message, &mut out)).await }
                    Some(Err(_)) | None => break,
                },
                // Whoever it was is somebody else now, or nobody, or shut out.
                () = pass.ended() => Next::Close(code::RESTART, "come back"),
                // Another node serves this table, and can.
                () = &mut leaving => Next::Close(code::RESTART, "come back"),
                () = tokio::time::sleep(half) => {
                    if self.heard.elapsed() > silence { Next::Close(code::AWAY, "silent") }
                    else if socket.ping().await.is_err() { break }
                    else { Next::Go }
                }
            };
            match next {
                Next::Go => {}
                Next::Answer(answer) => {
                    let text = serde_json::to_string(&*answer).expect("messages have string keys and no failing parts");
                    if !self.send(&mut socket, text.into(), silence).await {
                        break;
                    }
                }
                Next::Close(code, reason) => {
                    // It is closing anyway.
                    let _ = socket.close(code, reason).await;
                    break;
                }
            }
        }
        app.metrics.sockets.dec();
        if let Some(way) = self.way {
            // A table that has left the memory has forgotten this connection already.
            let _ = way.send(Order::Gone { connection: self.number }).await;
        }
    }

    /// Sends a frame, but does not wait for ever.
    async fn send(&self, socket: &mut Socket, frame: Frame, patience: Duration) -> bool {
        matches!(tokio::time::timeout(patience, socket.send(frame)).await, Ok(Ok(())))
    }

    async fn hear(&mut self, message: Heard, out: &mut Option<mpsc::Sender<Frame>>) -> Next {
        // Whatever it is, it is counted: a ping is answered, and costs as much as a word.
        let limits = &self.app.config.limits;
        if !self.bucket.take(limits.messages_per_second, limits.message_burst, Instant::now()) {
            return self.refuse(RefusalCode::TooFast, "server-error-too-fast");
        }
        let text = match message {
            Heard::Text(text) => text,
            Heard::Ping(_) | Heard::Pong(_) | Heard::Frame(_) => return Next::Go,
            Heard::Close(_) => return Next::Close(code::NORMAL, ""),
            Heard::Binary(_) => return self.refuse(RefusalCode::Malformed, "server-error-not-understood"),
        };
        let Ok(message) = serde_json::from_str::<ClientMessage>(&text) else {
            return self.refuse(RefusalCode::Malformed, "server-error-not-understood");
        };
        match message {
            ClientMessage::Ping => Next::Answer(Box::new(ServerMessage::Pong { now: now() })),
            ClientMessage::Hello { last_step, eyes } => {
                let Some(out) = out.take() else {
                    return self.refuse(RefusalCode::Malformed, "server-error-hello-twice");
                };
                let listener = Listener {
                    connection: self.number,
                    person: self.guest.person.clone(),
                    network: self.guest.network.clone(),
                    viewer: Viewer::Spectator,
                    eyes: eyes.filter(|seat| usize::from(*seat) < Seat::MAX).map(|seat| Seat::new(usize::from(seat))),
                    seen: None,
                    deaf_to: Vec::new(),
                    out,
                };
                self.join(Order::Join { listener: Box::new(listener), last_step }).await
            }
            _ if self.way.is_none() => self.refuse(RefusalCode::NoHello, "server-error-no-hello"),
            message => self.give(Order::Said { connection: self.number, message: Box::new(message) }).await,
        }
    }

    /// Joins the table, which may have left the memory since the connection was taken up.
    async fn join(&mut self, order: Order) -> Next {
        match self.app.hall.order(&self.app, &self.table, order).await {
            Ok(way) => {
                self.way = Some(way);
                Next::Go
            }
            Err(_) => Next::Close(code::RESTART, "come back"),
        }
    }

    async fn give(&self, order: Order) -> Next {
        let sent = match &self.way {
            Some(way) => way.send(order).await.is_ok(),
            None => false,
        };
        if sent { Next::Go } else { Next::Close(code::RESTART, "come back") }
    }

    fn refuse(&mut self, code: RefusalCode, key: &'static str) -> Next {
        self.app.metrics.refused.inc();
        self.nonsense += 1;
        if self.nonsense > NONSENSE {
            return Next::Close(code::POLICY, "enough");
        }
        let (message, rule, state) = (Message::new(key), None, None);
        Next::Answer(Box::new(ServerMessage::Refused { code, message, rule, state }))
    }
}
