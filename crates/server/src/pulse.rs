//! The pulse of a node: it says that it lives, learns when no node did, and keeps the time that clocks go by.
//!
//! Clocks count the time in which somebody could have moved. When no node could write for a while, whatever the reason,
//! that while is written down once, and every table with a running clock is told before anything else happens at it.

use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::StoreError;
use tokio::time::MissedTickBehavior;

use crate::app::{App, Parts};
use crate::keeper::Order;
use crate::lease;

/// A node says that it lives so often.
const BEAT: Duration = Duration::from_secs(3);
/// If no node says so for this long, nobody could move.
const SILENCE: Duration = Duration::from_secs(10);
/// The time follows the clock of the database by so little at each beat, in milliseconds: a step of that clock must not
/// end games, and a slow drift must not add up.
const NUDGE: i64 = 5;
/// Outages are remembered for as long as the longest clock runs, with a margin.
const REMEMBERED: u64 = 62 * 24 * 3600 * 1000;

/// Milliseconds since 1970, which go on evenly as long as the program runs.
pub(crate) fn now() -> u64 {
    time().lock().unwrap_or_else(PoisonError::into_inner).now(Instant::now())
}

fn time() -> &'static Mutex<Time> {
    static TIME: OnceLock<Mutex<Time>> = OnceLock::new();
    TIME.get_or_init(|| {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        Mutex::new(Time { wall, at: Instant::now() })
    })
}

/// What a clock on the wall showed at a moment; from there on only what passes is counted.
struct Time {
    wall: u64,
    at: Instant,
}

impl Time {
    fn now(&self, at: Instant) -> u64 {
        self.wall + at.saturating_duration_since(self.at).as_millis() as u64
    }

    /// The database says what time it is. Behind an outage its word is taken: that time is counted against nobody.
    fn hear(&mut self, clock: u64, at: Instant, after_outage: bool) {
        let now = self.now(at);
        let ahead = clock.cast_signed() - now.cast_signed();
        let wall =
            if after_outage && ahead > 0 { clock } else { now.saturating_add_signed(ahead.clamp(-NUDGE, NUDGE)) };
        *self = Self { wall, at };
    }
}

/// The pulse of this node.
pub(crate) struct Pulse {
    started: Instant,
    grace: Duration,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    beat: Option<Instant>,
    outages: Vec<(u64, u64)>,
}

impl Pulse {
    pub(crate) fn new(grace: Duration) -> Self {
        Self { started: Instant::now(), grace, known: Mutex::default() }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node has lately been able to write, so that it knows of all outages.
    pub(crate) fn is_fresh(&self) -> bool {
        self.known().beat.is_some_and(|beat| beat.elapsed() < SILENCE)
    }

    /// Whether anybody may lose by time here: not while they had no chance to come back.
    pub(crate) fn lets_fall(&self) -> bool {
        self.started.elapsed() >= self.grace && self.is_fresh()
    }

    /// The outages that ended after this moment.
    pub(crate) fn outages_after(&self, moment: u64) -> Vec<(u64, u64)> {
        self.known().outages.iter().copied().filter(|(_, to)| *to > moment).collect()
    }

    /// Says that this node lives. Tells whether an outage was found that was not known before.
    pub(crate) async fn beat(&self, store: &store::Store) -> Result<bool, StoreError> {
        let last = self.known().outages.last().map_or_else(|| now().saturating_sub(REMEMBERED), |(_, to)| *to);
        let asked = Instant::now();
        let beat = store.beat(SILENCE.as_millis() as u64, last).await?;
        let outage = !beat.outages.is_empty();
        {
            let mut known = self.known();
            known.beat = Some(asked);
            known.outages.extend(beat.outages);
        }
        time().lock().unwrap_or_else(PoisonError::into_inner).hear(beat.clock, Instant::now(), outage);
        Ok(outage)
    }
}

/// Says again and again that this node lives.
pub(crate) async fn live(app: Weak<Parts>) {
    let mut rounds = tokio::time::interval(lease::ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last: Option<Instant> = None;
    loop {
        rounds.tick().await;
        let Some(app) = app.upgrade() else { return };
        if last.is_none_or(|last| last.elapsed() >= BEAT) {
            last = Some(Instant::now());
            match app.pulse.beat(&app.store).await {
                Ok(false) => {}
                Ok(true) => excuse_everybody(&app).await,
                Err(error) => tracing::warn!(%error, "this node could not say that it lives"),
            }
        }
        lease::keep(&app).await;
    }
}

/// Tables look at the outages whenever something happens at them; this makes something happen.
async fn excuse_everybody(app: &App) {
    tracing::warn!("no node could write for a while: no clock counts it");
    for way in app.hall.everybody() {
        let _ = way.send(Order::Wake).await;
    }
}

/// The pulse of a server that begins: its first beat is made before anybody is answered.
pub(crate) async fn begin(store: &store::Store, grace: Duration) -> Result<Pulse, StoreError> {
    let pulse = Pulse::new(grace);
    pulse.beat(store).await?;
    Ok(pulse)
}

/// Starts the task that says so.
pub(crate) fn start(app: &App) -> tokio::task::JoinHandle<()> {
    tokio::spawn(live(Arc::downgrade(app)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_of_the_clock_on_the_wall_ends_no_game() {
        let start = Instant::now();
        let mut time = Time { wall: 1_000_000, at: start };
        let later = start + Duration::from_secs(3);
        assert_eq!(time.now(later), 1_003_000);
        time.hear(9_000_000, later, false);
        assert_eq!(time.now(later), 1_003_005, "an hour forward moves it by a little");
        time.hear(0, later, false);
        assert_eq!(time.now(later), 1_003_000, "and so does one back");
        time.hear(9_000_000, later, true);
        assert_eq!(time.now(later), 9_000_000, "behind an outage nobody loses by it");
    }

    /// A server that was away writes down how long, once, and nothing falls at once.
    #[tokio::test(flavor = "multi_thread")]
    async fn an_outage_is_found_by_whoever_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let place = store::Place::File(folder.path().join("lazaret.db"));
        let store = store::Store::open(&place).unwrap();
        let pulse = begin(&store, Duration::from_secs(30)).await.unwrap();
        assert!(pulse.is_fresh() && !pulse.lets_fall());
        assert_eq!(pulse.outages_after(0), []);
        // Nobody beats for a moment; a silence of one millisecond is an outage by this question.
        tokio::time::sleep(Duration::from_millis(30)).await;
        let found = store.beat(1, 0).await.unwrap().outages;
        assert_eq!(found.len(), 1);
        assert!(found[0].1 >= found[0].0 + 30);
        assert!(pulse.beat(&store).await.unwrap(), "the others learn of it");
        assert!(!pulse.beat(&store).await.unwrap(), "once");
        assert_eq!(pulse.outages_after(found[0].1 - 1), found);
        assert_eq!(pulse.outages_after(found[0].1), []);
        assert!(begin(&store, Duration::ZERO).await.unwrap().lets_fall());
    }
}
