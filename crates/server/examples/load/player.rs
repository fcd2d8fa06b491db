//! One player at one socket.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// The part of a message that a player needs.
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

/// The last choice that was sent at a table.
pub type LastSent = Arc<Mutex<Option<(u32, Instant)>>>;

/// Where one socket goes, and what it tells.
pub struct Seat {
    pub addr: SocketAddr,
    pub table: String,
    pub cookie: String,
    pub number: usize,
    pub last_sent: LastSent,
    /// How long answers to choices took.
    pub times: mpsc::UnboundedSender<u32>,
    /// How long it took to see the choices of others.
    pub seen: mpsc::UnboundedSender<u32>,
}

/// What all players share.
pub struct Shared {
    pub measuring: AtomicBool,
    pub ending: AtomicBool,
    /// Nanoseconds between two choices of one table; 0 means at once.
    pub pause: AtomicU64,
    pub playing: AtomicBool,
}

/// One socket: answers when it is asked, and notes how long the answer to a choice takes.
pub async fn player(seat: Seat, shared: Arc<Shared>) {
    let Seat { addr, table, cookie, number, last_sent, times, seen } = seat;
    let mut stream = BufReader::with_capacity(2048, TcpStream::connect(addr).await.unwrap());
    stream.get_ref().set_nodelay(true).unwrap();
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {addr}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.get_mut().write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    say(&mut stream, r#"{"type":"hello","last_step":null}"#).await;
    // The start waits for the numbers of all who sit here; where it did not wait for this one, a refusal is not heard.
    say(&mut stream, &format!(r#"{{"type":"nonce","nonce":"{}"}}"#, "ab".repeat(16))).await;
    let (mut posted, mut mine): (Option<(u32, Instant)>, Option<u32>) = (None, None);
    let mut frame = Vec::new();
    while hear(&mut stream, &mut frame).await {
        let message: Heard<'_> = serde_json::from_slice(&frame).unwrap();
        let Some(offer) = message.offer.filter(|_| message.kind == "offer") else { continue };
        if let Some((step, at)) = posted
            && offer.step > step
        {
            if shared.measuring.load(Ordering::Relaxed) {
                let _ = times.send(at.elapsed().as_micros() as u32);
            }
            posted = None;
        }
        let other = last_sent.lock().unwrap().filter(|(step, _)| offer.step == step + 1 && mine != Some(*step));
        if let Some((_, at)) = other
            && shared.measuring.load(Ordering::Relaxed)
        {
            let _ = seen.send(at.elapsed().as_micros() as u32);
        }
        if offer.options.is_empty() || posted.is_some() {
            continue;
        }
        let action = offer.options[(offer.step as usize * 7 + number) % offer.options.len()].action;
        let message = json!({ "type": "choose", "step": offer.step, "action": action }).to_string();
        let step = offer.step;
        while !shared.playing.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let pause = shared.pause.load(Ordering::Relaxed);
        if pause > 0 {
            // Spread, so that tables do not march in step: between half and one and a half times the pause.
            let spread = (u64::from(step) * 2_654_435_761 + number as u64 * 40_503) % 1000;
            tokio::time::sleep(Duration::from_nanos(pause / 2 + pause * spread / 1000)).await;
        }
        if shared.ending.load(Ordering::Relaxed) {
            // Stay connected, but be quiet.
            continue;
        }
        let now = Instant::now();
        (posted, mine) = (Some((step, now)), Some(step));
        *last_sent.lock().unwrap() = posted;
        say(&mut stream, &message).await;
    }
}

async fn say(stream: &mut BufReader<TcpStream>, text: &str) {
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
    let _ = stream.get_mut().write_all(&frame).await;
}

/// Reads one text frame; pings need no answer in so short a time.
async fn hear(stream: &mut BufReader<TcpStream>, frame: &mut Vec<u8>) -> bool {
    loop {
        let Ok(first) = stream.read_u8().await else { return false };
        let Ok(second) = stream.read_u8().await else { return false };
        let length = match second & 0x7f {
            126 => usize::from(stream.read_u16().await.unwrap()),
            127 => stream.read_u64().await.unwrap() as usize,
            short => usize::from(short),
        };
        frame.resize(length, 0);
        if stream.read_exact(frame).await.is_err() || first & 0x0f == 8 {
            return false;
        }
        if first & 0x0f == 1 {
            return true;
        }
    }
}
