//! A request becomes a WebSocket, which keeps little while nothing is said.

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use kernel::Message;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message as Heard, Utf8Bytes};

use crate::failed::Failed;

/// The buffer for what is read: messages are small, and thousands of sockets idle.
const READ_BUFFER: usize = 1024;
/// A message goes out in frames of at most so many bytes. A socket keeps a buffer as large as the largest frame it ever sent,
/// and the first message of a table is many times larger than those that follow.
const FRAME: usize = 2048;

/// A request to speak over a WebSocket, if it is one.
pub(crate) struct Upgrade(Option<(Response, OnUpgrade)>);

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let mut request = Request::new(());
        *request.method_mut() = parts.method.clone();
        *request.version_mut() = parts.version;
        *request.headers_mut() = parts.headers.clone();
        let response = create_response_with_body(&request, Body::empty).ok();
        Ok(Self(response.zip(parts.extensions.remove::<OnUpgrade>())))
    }
}

impl Upgrade {
    /// What to answer, and what becomes a socket once it is answered.
    pub(crate) fn accept(self) -> Result<(Response, Coming), Failed> {
        let no_socket = || Failed::new(StatusCode::BAD_REQUEST, "no_socket", Message::new("server-error-no-socket"));
        let (response, on_upgrade) = self.0.ok_or_else(no_socket)?;
        Ok((response, Coming(on_upgrade)))
    }
}

/// A socket that is there when its answer has been sent.
pub(crate) struct Coming(OnUpgrade);

impl Coming {
    /// The socket; none if whoever asked for it has gone. It takes messages of at most `limit` bytes.
    pub(crate) async fn socket(self, limit: usize) -> Option<Socket> {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(1024 * 1024)
            .max_message_size(Some(limit))
            .max_frame_size(Some(limit));
        let stream = TokioIo::new(self.0.await.ok()?);
        Some(Socket(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await))
    }
}

/// A WebSocket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    /// What comes next; nothing after the end.
    pub(crate) async fn hear(&mut self) -> Option<Result<Heard, Error>> {
        self.0.next().await
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        for frame in frames(text) {
            self.0.feed(Heard::Frame(frame)).await?;
        }
        self.0.flush().await
    }

    /// Asks whether somebody is there.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Heard::Ping(Bytes::new())).await
    }

    /// Says why it ends.
    pub(crate) async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Error> {
        let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason) };
        self.0.send(Heard::Close(Some(frame))).await
    }
}

/// The frames of a text. Every text has one, the empty one too.
fn frames(text: Utf8Bytes) -> impl Iterator<Item = Frame> {
    let mut left = Some(Bytes::from(text));
    let mut kind = Data::Text;
    std::iter::from_fn(move || {
        let mut rest = left.take()?;
        let part = rest.split_to(rest.len().min(FRAME));
        let last = rest.is_empty();
        left = (!last).then_some(rest);
        Some(Frame::message(part, OpCode::Data(std::mem::replace(&mut kind, Data::Continue)), last))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a text of so many letters, and which of them say that there is more.
    fn sent(letters: usize) -> Vec<(usize, OpCode, bool)> {
        let parts: Vec<_> = frames("e".repeat(letters).into()).collect();
        parts.iter().map(|part| (part.payload().len(), part.header().opcode, part.header().is_final)).collect()
    }

    #[test]
    fn a_long_text_goes_out_in_small_frames_of_one_message() {
        let (text, more) = (OpCode::Data(Data::Text), OpCode::Data(Data::Continue));
        assert_eq!(sent(0), [(0, text, true)]);
        assert_eq!(sent(FRAME), [(FRAME, text, true)]);
        assert_eq!(sent(FRAME + 1), [(FRAME, text, false), (1, more, true)]);
        assert_eq!(sent(2 * FRAME + 5), [(FRAME, text, false), (FRAME, more, false), (5, more, true)]);
    }
}
