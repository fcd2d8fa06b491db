//! Talking to a server that may die in the middle of a word.

use protocol::{ClientMessage, ServerMessage};
use tungstenite::Message;

use crate::common::Socket;

/// Says something. If the server is dead, the next thing heard will be nothing.
pub fn say(socket: &mut Socket, message: &ClientMessage) {
    let _ = socket.socket.send(Message::text(serde_json::to_string(message).unwrap()));
}

/// The next message; none if the server is dead, or says nothing in time.
pub fn hear(socket: &mut Socket) -> Option<ServerMessage> {
    loop {
        match socket.socket.read() {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
