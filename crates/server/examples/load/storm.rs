//! A thousand people who come to watch one table at the same moment.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::Program;
use crate::line::{Asked, Line};

/// How long the crowd has for what it waits for.
const PATIENCE: Duration = Duration::from_secs(30);

/// What became of a crowd.
pub struct Storm {
    /// How many were shown the table,
    pub joined: usize,
    /// within which time,
    pub within: Duration,
    /// how many kilobytes each of them took,
    pub kilobytes: f64,
    /// and how many of them saw the next choice.
    pub saw: usize,
}

/// Lets `crowd` people come at once, then somebody at the table choose.
pub async fn storm(program: &Program, table: &str, cookies: &[String; 2], crowd: usize) -> Storm {
    let addr = program.addr;
    let mut chooser = None;
    for mut seat in sit_down(addr, table, cookies).await {
        if let Some(Asked { step, action: Some(action) }) = seat.offer(|_, _| 0).await {
            chooser = Some((seat, step, action));
        }
    }
    let (joined, saw) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (gate, open) = watch::channel(false);
    let mut people = tokio::task::JoinSet::new();
    for _ in 0..crowd {
        let (table, joined, saw, mut open) = (table.to_owned(), Arc::clone(&joined), Arc::clone(&saw), open.clone());
        people.spawn(async move {
            open.changed().await.unwrap();
            let Some(mut line) = Line::open(addr, &table, "").await else { return };
            let Some(shown) = line.offer(|_, _| 0).await else { return };
            joined.fetch_add(1, Ordering::Relaxed);
            while let Some(offer) = line.offer(|_, _| 0).await {
                if offer.step > shown.step {
                    saw.fetch_add(1, Ordering::Relaxed);
                    return;
                }
            }
        });
    }
    let before = program.memory();
    let started = Instant::now();
    gate.send(true).unwrap();
    let mut within = PATIENCE;
    while started.elapsed() < PATIENCE {
        if joined.load(Ordering::Relaxed) == crowd {
            within = started.elapsed();
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let kilobytes = (program.memory() - before) / crowd as f64;
    if let Some((mut seat, step, action)) = chooser {
        seat.choose(step, &action).await;
    }
    // Whoever has gone or saw the choice is done; whoever is still waiting has been lost.
    let _ = tokio::time::timeout(PATIENCE, async { while people.join_next().await.is_some() {} }).await;
    Storm { joined: joined.load(Ordering::Relaxed), within, kilobytes, saw: saw.load(Ordering::Relaxed) }
}

/// Both people of the table, and the numbers without which it does not start.
async fn sit_down(addr: SocketAddr, table: &str, cookies: &[String; 2]) -> Vec<Line> {
    let mut seats = Vec::new();
    for cookie in cookies {
        let mut seat = Line::open(addr, table, cookie).await.expect("a seat at the table");
        seat.nonce().await;
        seats.push(seat);
    }
    seats
}
