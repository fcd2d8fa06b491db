//! A WebSocket at a table, as cheap as can be: program and generator share the machine.

use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// The part of a message that a table needs.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    offer: Option<HeardOffer<'a>>,
}

#[derive(Deserialize)]
struct HeardOffer<'a> {
    step: u32,
    #[serde(borrow)]
    options: Vec<HeardOption<'a>>,
}

#[derive(Deserialize)]
struct HeardOption<'a> {
    action: &'a str,
}

/// What somebody at a table is asked.
pub struct Asked {
    pub step: u32,
    /// One of the choices they have; none if it is not their turn.
    pub action: Option<String>,
}

/// A WebSocket at a table.
pub struct Line {
    stream: BufReader<TcpStream>,
    text: Vec<u8>,
}

impl Line {
    /// Connects and says hello; none if nobody is let in.
    pub async fn open(addr: SocketAddr, table: &str, cookie: &str) -> Option<Self> {
        let mut stream = BufReader::with_capacity(2048, TcpStream::connect(addr).await.ok()?);
        stream.get_ref().set_nodelay(true).ok()?;
        let head = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {addr}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.get_mut().write_all(head.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.ok()?);
        }
        let mut line = answer.starts_with(b"HTTP/1.1 101").then_some(Self { stream, text: Vec::new() })?;
        line.say(r#"{"type":"hello","last_step":null}"#).await;
        Some(line)
    }

    /// What is asked next, with the choice that `pick` takes at a step out of so many; none at the end.
    pub async fn offer(&mut self, pick: impl Fn(u32, usize) -> usize) -> Option<Asked> {
        while self.hear().await {
            let message: Heard<'_> = serde_json::from_slice(&self.text).unwrap();
            let Some(HeardOffer { step, options }) = message.offer.filter(|_| message.kind == "offer") else {
                continue;
            };
            let action = (!options.is_empty()).then(|| options[pick(step, options.len())].action.to_owned());
            return Some(Asked { step, action });
        }
        None
    }

    /// What this seat adds to the chance of the game. The start waits for all who sit there; where it did not wait for this
    /// one, a refusal is not heard.
    pub async fn nonce(&mut self) {
        self.say(&format!(r#"{{"type":"nonce","nonce":"{}"}}"#, "ab".repeat(16))).await;
    }

    pub async fn choose(&mut self, step: u32, action: &str) {
        self.say(&json!({ "type": "choose", "step": step, "action": action }).to_string()).await;
    }

    async fn say(&mut self, text: &str) {
        let mut frame = vec![0x81];
        match text.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 0x7e);
                frame.extend((length as u16).to_be_bytes());
            }
        }
        // A mask of noughts is a mask.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        let _ = self.stream.get_mut().write_all(&frame).await;
    }

    /// Reads one text, which may come in several frames; pings need no answer in so short a time.
    async fn hear(&mut self) -> bool {
        let Self { stream, text } = self;
        text.clear();
        loop {
            let Ok(first) = stream.read_u8().await else { return false };
            let Ok(second) = stream.read_u8().await else { return false };
            let length = match second & 0x7f {
                126 => usize::from(stream.read_u16().await.unwrap()),
                127 => stream.read_u64().await.unwrap() as usize,
                short => usize::from(short),
            };
            let begin = text.len();
            text.resize(begin + length, 0);
            if stream.read_exact(&mut text[begin..]).await.is_err() {
                return false;
            }
            let last = first & 0x80 != 0;
            match first & 0x0f {
                0 | 1 if last => return true,
                0 | 1 => {}
                8 => return false,
                _ => text.truncate(begin),
            }
        }
    }
}
