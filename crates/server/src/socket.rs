//! A WebSocket at a table: small buffers, a limit on everything, and silence ends it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as WsMessage, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use kernel::Message;
use protocol::{ClientMessage, RefusalCode, ServerMessage};
use shelf::Viewer;
use tokio::sync::mpsc;

use crate::app::{App, now};
use crate::hall::Way;
use crate::keeper::{Order, Somebody};
use crate::limits::Bucket;
use crate::listen::Occupied;
use crate::publish::{Frame, Listener};
use crate::sockets::Pass;

/// Frames that wait to be sent. Who falls behind further is let go, and comes back for what they missed.
const QUEUE: usize = 32;
/// The buffers of a socket: messages are small, and thousands of sockets idle.
const READ_BUFFER: usize = 1024;
/// Who sends nonsense this often is shown the door.
const NONSENSE: u32 = 10;

/// Takes up a connection to a table.
pub(crate) fn take_up(
    app: App,
    upgrade: WebSocketUpgrade,
    table: String,
    person: Option<Somebody>,
    pass: Option<Pass>,
    place: Occupied,
) -> Response {
    let limit = app.config.limits.message_bytes;
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(limit)
        .max_frame_size(limit)
        .on_upgrade(async move |socket| {
            Connection::new(app, table, person).run(socket, pass.as_ref()).await;
            drop((place, pass));
        })
}

/// One connection.
struct Connection {
    app: App,
    table: String,
    /// The way to the table, once `hello` has been said.
    way: Option<Way>,
    number: u64,
    person: Option<Somebody>,
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

/// Waits until whoever opened a socket is not known any more, if they were.
async fn ended(pass: Option<&Pass>) {
    match pass {
        Some(pass) => pass.ended().await,
        None => std::future::pending().await,
    }
}

impl Connection {
    fn new(app: App, table: String, person: Option<Somebody>) -> Self {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let bucket = Bucket::full(app.config.limits.message_burst);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        Self { app, table, way: None, number, person, bucket, nonsense: 0, heard: Instant::now() }
    }

    async fn run(mut self, mut socket: WebSocket, pass: Option<&Pass>) {
        let app = Arc::clone(&self.app);
        app.metrics.sockets.inc();
        let (out, mut frames) = mpsc::channel(QUEUE);
        let mut out = Some(out);
        let silence = Duration::from_secs(app.config.limits.silence_seconds);
        loop {
            let half = silence / 2;
            let next = tokio::select! {
                frame = frames.recv() => match frame {
                    Some(frame) => { if !self.send(&mut socket, frame, silence).await { break } Next::Go }
                    // The table has ended, or this connection did not keep up.
                    None => Next::Close(close_code::RESTART, "come back"),
                },
                heard = socket.recv() => match heard {
                    Some(Ok(message)) => { self.heard = Instant::now(); self.hear(message, &mut out).await }
                    Some(Err(_)) | None => break,
                },
                // Whoever it was is somebody else now, or nobody.
                () = ended(pass) => Next::Close(close_code::RESTART, "come back"),
                () = tokio::time::sleep(half) => {
                    if self.heard.elapsed() > silence { Next::Close(close_code::AWAY, "silent") }
                    else if socket.send(WsMessage::Ping(Vec::new().into())).await.is_err() { break }
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
                    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
                    // It is closing anyway.
                    let _ = socket.send(WsMessage::Close(Some(frame))).await;
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
    async fn send(&self, socket: &mut WebSocket, frame: Frame, patience: Duration) -> bool {
        matches!(tokio::time::timeout(patience, socket.send(WsMessage::Text(frame))).await, Ok(Ok(())))
    }

    async fn hear(&mut self, message: WsMessage, out: &mut Option<mpsc::Sender<Frame>>) -> Next {
        let text = match message {
            WsMessage::Text(text) => text,
            WsMessage::Ping(_) | WsMessage::Pong(_) => return Next::Go,
            WsMessage::Close(_) => return Next::Close(close_code::NORMAL, ""),
            WsMessage::Binary(_) => return self.refuse(RefusalCode::Malformed, "server-error-not-understood"),
        };
        let limits = &self.app.config.limits;
        if !self.bucket.take(limits.messages_per_second, limits.message_burst, Instant::now()) {
            return self.refuse(RefusalCode::TooFast, "server-error-too-fast");
        }
        let Ok(message) = serde_json::from_str::<ClientMessage>(&text) else {
            return self.refuse(RefusalCode::Malformed, "server-error-not-understood");
        };
        match message {
            ClientMessage::Ping => Next::Answer(Box::new(ServerMessage::Pong { now: now() })),
            ClientMessage::Hello { last_step } => {
                let Some(out) = out.take() else {
                    return self.refuse(RefusalCode::Malformed, "server-error-hello-twice");
                };
                let listener = Listener {
                    connection: self.number,
                    person: self.person.clone(),
                    viewer: Viewer::Spectator,
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
            Err(_) => Next::Close(close_code::RESTART, "come back"),
        }
    }

    async fn give(&self, order: Order) -> Next {
        let sent = match &self.way {
            Some(way) => way.send(order).await.is_ok(),
            None => false,
        };
        if sent { Next::Go } else { Next::Close(close_code::RESTART, "come back") }
    }

    fn refuse(&mut self, code: RefusalCode, key: &'static str) -> Next {
        self.app.metrics.refused.inc();
        self.nonsense += 1;
        if self.nonsense > NONSENSE {
            return Next::Close(close_code::POLICY, "enough");
        }
        let (message, rule, state) = (Message::new(key), None, None);
        Next::Answer(Box::new(ServerMessage::Refused { code, message, rule, state }))
    }
}
