//! One player at one socket.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use crate::line::Line;

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
    /// How many sockets are at their tables.
    pub joined: AtomicUsize,
}

/// One socket: answers when it is asked, and notes how long the answer to a choice takes.
pub async fn player(seat: Seat, shared: Arc<Shared>) {
    let Seat { addr, table, cookie, number, last_sent, times, seen } = seat;
    let mut line = Line::open(addr, &table, &cookie).await.expect("a seat at the table");
    line.nonce().await;
    shared.joined.fetch_add(1, Ordering::Relaxed);
    let (mut posted, mut mine): (Option<(u32, Instant)>, Option<u32>) = (None, None);
    let pick = |step: u32, choices: usize| (step as usize * 7 + number) % choices;
    while let Some(offer) = line.offer(pick).await {
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
        let Some(action) = offer.action.filter(|_| posted.is_none()) else { continue };
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
        line.choose(step, &action).await;
    }
}
