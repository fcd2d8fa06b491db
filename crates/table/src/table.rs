//! The table itself: commands in, facts out.

use std::time::Duration;

use kernel::Message;
use protocol::{Clock, Deed, Note};
use shelf::{Level, Play, Seat, Style, Thinker};

use crate::chair::{Chair, PersonId, Player, Sitting};
use crate::clock::{Clocks, Time};
use crate::command::{Command, Done, Hand, Refusal};
use crate::fact::{Cause, Fact};
use crate::fairness;
use crate::hands::Hands;
use crate::opening::{Opening, is_changed};
use crate::request::Request;

/// The bot that plays on for somebody who is out.
const SUBSTITUTE: Style = Style::Level(Level::STAND_IN);
/// How long an absent person has to come back before a bot stands in, at a table that plays now.
const GRACE: Time = 2 * 60 * 1000;
/// The same where moves take hours.
const DAILY_GRACE: Time = 24 * 60 * 60 * 1000;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People are sitting down.
    Waiting,
    /// The game runs.
    Playing,
    /// It has ended by the rules.
    Ended,
    /// All but one have given up, or it was closed.
    Abandoned,
}

/// A table.
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) host: PersonId,
    pub(crate) seats: Vec<Sitting>,
    pub(crate) phase: Phase,
    /// When the game starts without the nonces that are still missing.
    pub(crate) starts_at: Option<Time>,
    pub(crate) play: Option<Box<dyn Play>>,
    pub(crate) clocks: Clocks,
    pub(crate) request: Option<Request>,
    /// How often somebody sat down or was put there.
    pub(crate) came: u32,
    /// How many undo requests there were.
    pub(crate) requests: u32,
    pub(crate) hands_shown: Hands,
    pub(crate) notes: Vec<Note>,
    pub(crate) rematch: Option<String>,
    /// Whether it was closed.
    pub(crate) closed: bool,
    /// Entries in the journal.
    pub(crate) entries: u64,
    pub(crate) touched_at: Time,
    /// When the game last went on, or ended.
    pub(crate) moved_at: Time,
    /// Whether its cards or boards are not as they are printed.
    pub(crate) changed: bool,
    /// Whether somebody asked the adviser.
    pub(crate) advised: bool,
    /// From which step on a bot plays a seat, or its person does again.
    pub(crate) hands: Vec<ChangedHands>,
    /// Who ended the game by giving up.
    pub(crate) conceded: Option<u8>,
    /// What the host changed last before the start, in words, and when.
    pub(crate) altered: Option<(Vec<String>, Time)>,
}

/// A seat passed from a person to a bot, or back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChangedHands {
    /// Entries before this one were made by whoever had it before.
    pub(crate) step: u32,
    pub(crate) seat: u8,
    /// Whether a bot has it now.
    pub(crate) bot: bool,
}

impl Table {
    /// Sets up a table. Seats beyond those of the options are ignored, missing ones are open.
    pub fn open(opening: Opening, chairs: Vec<Chair>) -> Result<(Self, Done), Message> {
        let seats = opening.title.seats(&opening.options)?;
        let mut facts = vec![Fact::Opened {
            game: opening.title.id().to_owned(),
            rules: opening.title.rules_version(),
            options: opening.options.clone(),
            sit_code: opening.sit_code.clone(),
            host: opening.host.clone(),
            visibility: opening.visibility,
            clock: opening.clock,
            secret: fairness::hex(&opening.secret),
            origin: opening.origin.clone(),
            position: opening.position.clone(),
            advice: opening.advice,
            unrated: opening.unrated,
            reliable: opening.reliable,
            published: opening.published,
            changed: is_changed(opening.title),
        }];
        let mut table = Self::empty(opening, seats);
        let chairs = chairs.into_iter().take(seats).enumerate().filter(|(_, chair)| *chair != Chair::Open);
        facts.extend(chairs.map(|(seat, chair)| Fact::Seated { seat: seat as u8, chair }));
        let at = table.opening.at;
        for fact in &facts {
            table.apply(fact, at);
        }
        table.entries = 1;
        Ok((table, Done { facts, played: Vec::new() }))
    }

    pub(crate) fn empty(opening: Opening, seats: usize) -> Self {
        Self {
            host: opening.host.clone(),
            seats: vec![Sitting::new(Chair::Open); seats],
            phase: Phase::Waiting,
            starts_at: None,
            play: None,
            clocks: Clocks::new(&opening.clock, seats, opening.at),
            request: None,
            came: 0,
            requests: 0,
            hands_shown: Hands::default(),
            notes: Vec::new(),
            rematch: None,
            closed: false,
            entries: 0,
            touched_at: opening.at,
            moved_at: opening.at,
            changed: false,
            advised: false,
            hands: Vec::new(),
            conceded: None,
            altered: None,
            opening,
        }
    }

    /// Carries out a command, or refuses it and changes nothing. What was done must be written to the journal before
    /// anybody is told; if that fails, this table is to be dropped and made again from its journal.
    pub fn command(&mut self, command: Command, now: Time) -> Result<Done, Refusal> {
        self.room_for(&command)?;
        let done = match command {
            Command::Sit { person, name, owner, seat } => self.sit(person, name, owner, seat)?,
            Command::Leave { person } => self.leave(&person)?,
            Command::Assign { by, seat, to } => self.assign(&by, seat, to)?,
            Command::Change { by, terms } => self.change(&by, &terms)?,
            Command::Start { by } => return self.start(&by, now),
            Command::Nonce { seat, nonce } => return self.nonce(seat, nonce, now),
            Command::Choose { seat, step, action, by } => return self.choose(seat, step, &action, by, now),
            Command::Undo { seat, step, last } => return self.undo(seat, step, last, now),
            Command::Standing { seat, ask, action } => self.stand(seat, ask, action)?,
            Command::Advise { seat, step } => self.ask_adviser(seat, step)?,
            Command::Consent { seat, request, agree } => return self.consent(seat, request, agree, now),
            Command::AskHands { seat, delay } => self.ask_hands(seat, delay)?,
            Command::Hands { seat, request, agree } => self.answer_hands(seat, request, agree)?,
            Command::Resign { seat } => {
                self.playing_sitter(seat)?;
                vec![Fact::Resigned { seat: number(seat), cause: Cause::Chosen }]
            }
            Command::HandOver { seat, level } => {
                self.playing_sitter(seat)?;
                self.by_person(seat, "table-refusal-for-people")?;
                vec![Fact::HandedOver { seat: number(seat), level, cause: Cause::Chosen }]
            }
            Command::TakeBack { seat } => self.take_back(seat)?,
            Command::Summon { by, seat, present } => self.summon(by, seat, present, now)?,
            Command::Away { seat, holidays } => return Ok(self.go_away(seat, holidays, now)),
            Command::Return { seat } => match self.seats[seat.index()].summoned_until {
                Some(_) => vec![Fact::Returned { seat: number(seat) }],
                None => Vec::new(),
            },
            Command::Rematch { table } => match &self.rematch {
                None if self.is_over() => vec![Fact::Rematch { table }],
                Some(_) | None => return Err(Refusal::not_now("table-refusal-not-over")),
            },
            Command::Close if self.is_over() => return Err(Refusal::not_now("refusal-over")),
            Command::Close => vec![Fact::Closed { by: None, points: Vec::new() }],
            Command::Tick { .. } if self.starts_at.is_some_and(|at| at <= now) => return self.begin(now),
            Command::Tick { falls: true } => self.tick(now),
            Command::Tick { falls: false } => Vec::new(),
            Command::Outage { from, to } => self.excuse(from, to),
        };
        Ok(self.finish(done, Vec::new(), None, now))
    }

    /// Applies facts, lets the clocks follow, and counts the entry.
    pub(crate) fn finish(
        &mut self,
        mut facts: Vec<Fact>,
        played: Vec<shelf::Played>,
        chose: Option<Seat>,
        now: Time,
    ) -> Done {
        if facts.is_empty() {
            return Done::default();
        }
        for fact in &facts {
            self.apply(fact, now);
        }
        if self.opening.clock != Clock::None && matches!(self.phase, Phase::Playing | Phase::Ended | Phase::Abandoned) {
            let asked = self.asked_sitters();
            let mut clocks = self.clocks.clone();
            clocks.turn(&self.opening.clock, now, chose, &asked);
            if clocks != self.clocks {
                facts.push(Fact::Clocks { clocks: clocks.clone() });
                self.clocks = clocks;
            }
        }
        self.entries += 1;
        Done { facts, played }
    }

    /// What a fact changes. The record itself is not touched: whoever makes `Played` has played.
    pub(crate) fn apply(&mut self, fact: &Fact, at: Time) {
        self.touched_at = at;
        self.note(fact, at);
        self.hands_shown.apply(fact, at);
        match fact {
            Fact::Opened { changed, .. } => self.changed = *changed,
            Fact::Changed { terms } => self.agree(terms, at),
            Fact::Standing { seat, ask, answer } => self.answer_always(*seat, ask, answer.as_deref()),
            Fact::Away { seat, holidays } => self.clocks.rest(usize::from(*seat), holidays),
            Fact::Advised { .. } => self.advised = true,
            // What is shown of hands follows these by itself.
            Fact::HandsAsked { .. } | Fact::HandsAgreed { .. } | Fact::HandsOpened | Fact::HandsClosed => {}
            Fact::Seated { seat, chair } => {
                self.came += 1;
                self.seats[usize::from(*seat)] = Sitting { came: self.came, ..Sitting::new(chair.clone()) };
                self.clocks.rest(usize::from(*seat), &[]);
                // The host agreed to start with those who sat here.
                self.starts_at = None;
            }
            Fact::Host { person } => self.host.clone_from(person),
            Fact::Nonce { seat, nonce } => self.seats[usize::from(*seat)].nonce = Some(nonce.clone()),
            Fact::StartAsked { until } => self.starts_at = Some(*until),
            Fact::Without { seat, why } => self.seats[usize::from(*seat)].without = Some(*why),
            Fact::Started => (self.phase, self.starts_at) = (Phase::Playing, None),
            Fact::Played { .. } => {
                self.moved_at = at;
                if self.play.as_ref().is_some_and(|play| play.is_over()) {
                    self.phase = Phase::Ended;
                }
            }
            Fact::Clocks { clocks } => self.clocks = clocks.clone(),
            Fact::HandedOver { seat, level, .. } => {
                self.change_hands(*seat, true);
                let sitting = &mut self.seats[usize::from(*seat)];
                (sitting.stand_in, sitting.summoned_until) = (Some(*level), None);
            }
            Fact::TakenBack { seat } => {
                self.change_hands(*seat, false);
                self.seats[usize::from(*seat)].stand_in = None;
            }
            Fact::Resigned { seat, cause } => {
                self.change_hands(*seat, true);
                let sitting = &mut self.seats[usize::from(*seat)];
                (sitting.resigned, sitting.stand_in, sitting.summoned_until) = (true, Some(SUBSTITUTE), None);
                let contenders = self.seats.iter().filter(|sitting| !sitting.resigned).count();
                let people = self.seats.iter().any(|sitting| sitting.chair.person().is_some() && !sitting.resigned);
                if contenders <= 1 || !people {
                    (self.phase, self.moved_at) = (Phase::Abandoned, at);
                    self.conceded = (*cause == Cause::Chosen).then_some(*seat);
                }
            }
            Fact::UndoAsked { seat, last } => {
                self.requests += 1;
                self.request = Some(Request::new(self.requests, *seat, *last));
            }
            Fact::Consented { seat } => {
                if let Some(request) = &mut self.request {
                    request.agreed.push(*seat);
                }
            }
            Fact::UndoSettled { .. } => self.request = None,
            Fact::Summoned { seat, until, .. } => self.seats[usize::from(*seat)].summoned_until = Some(*until),
            Fact::Returned { seat } => self.seats[usize::from(*seat)].summoned_until = None,
            Fact::Rematch { table } => self.rematch = Some(table.clone()),
            // Who has its rules again plays it on, whatever was wanted before.
            Fact::CloseWanted { .. } => {}
            Fact::Closed { .. } => (self.phase, self.closed, self.starts_at) = (Phase::Abandoned, true, None),
        }
    }

    fn change_hands(&mut self, seat: u8, bot: bool) {
        self.hands.push(ChangedHands { step: self.step() as u32, seat, bot });
    }

    fn choose(&mut self, seat: Seat, step: usize, action: &str, by: Hand, now: Time) -> Result<Done, Refusal> {
        self.running()?;
        match (self.seats[seat.index()].player(), by) {
            (Player::Person | Player::Machine, Hand::Person) | (Player::Bot(_), Hand::Bot) => {}
            (Player::Bot(_), Hand::Person) => return Err(Refusal::not_now("table-refusal-bot-plays")),
            (Player::Person | Player::Machine, Hand::Bot) | (Player::Nobody, _) => return Err(Refusal::stale()),
        }
        if !self.answers(seat, step) {
            return Err(Refusal::stale());
        }
        let play = self.play.as_mut().ok_or_else(|| Refusal::not_now("table-refusal-not-started"))?;
        let played = play.play(seat, action)?;
        let mut facts = vec![Fact::played(&played)];
        facts.extend(self.overtaken());
        Ok(self.finish(facts, played, Some(seat), now))
    }

    /// Whether an answer to the offer of `step` still is one. It is if nothing has happened since, or if only other
    /// seats have chosen and this seat is still asked the same: where several are asked at once, answers cross.
    fn answers(&self, seat: Seat, step: usize) -> bool {
        let Some(play) = &self.play else { return false };
        if step == play.step() {
            return true;
        }
        if step > play.step() || !play.asked().contains(&seat) {
            return false;
        }
        let viewer = shelf::Viewer::Seat(seat);
        let others = play
            .history(viewer, step)
            .iter()
            .filter(|seen| seen.deed != Deed::Setup)
            .all(|seen| seen.deed == Deed::Choice && seen.seat != Some(number(seat)));
        let Some(then) = play.at(step).filter(|_| others) else { return false };
        let (then, now) = (then.offer(viewer), play.offer(viewer));
        then.ask == now.ask && then.options == now.options
    }

    fn take_back(&self, seat: Seat) -> Result<Vec<Fact>, Refusal> {
        self.running()?;
        let sitting = &self.seats[seat.index()];
        match (&sitting.chair, sitting.stand_in) {
            (Chair::Person { .. } | Chair::Machine { .. }, Some(_)) if !sitting.resigned => {
                Ok(vec![Fact::TakenBack { seat: number(seat) }])
            }
            _ => Err(Refusal::not_now("table-refusal-nothing-to-take-back")),
        }
    }

    fn summon(&self, by: Seat, seat: Seat, present: bool, now: Time) -> Result<Vec<Fact>, Refusal> {
        self.running()?;
        self.by_person(by, "table-refusal-for-people")?;
        let sitting = self.seats.get(seat.index()).ok_or_else(|| Refusal::not_now("table-refusal-no-such-seat"))?;
        if !matches!(sitting.player(), Player::Person | Player::Machine) || by == seat {
            return Err(Refusal::not_now("table-refusal-nobody-to-summon"));
        }
        if present {
            return Err(Refusal::not_now("table-refusal-is-present"));
        }
        if sitting.summoned_until.is_some() {
            return Ok(Vec::new());
        }
        if self.is_away(seat, now) {
            return Err(Refusal::not_now("table-refusal-on-holiday"));
        }
        let until = match self.opening.clock {
            Clock::None | Clock::Live { .. } => now + GRACE,
            Clock::Daily { .. } => self.beside_holidays(seat, now, now + DAILY_GRACE),
        };
        Ok(vec![Fact::Summoned { seat: number(seat), by: number(by), until }])
    }

    fn tick(&self, now: Time) -> Vec<Fact> {
        if self.phase != Phase::Playing {
            return Vec::new();
        }
        let absent = |(seat, sitting): (usize, &Sitting)| {
            sitting.summoned_until.filter(|until| *until <= now)?;
            Some(Fact::HandedOver { seat: seat as u8, level: SUBSTITUTE, cause: Cause::Absent })
        };
        let mut facts: Vec<Fact> = self.seats.iter().enumerate().filter_map(absent).collect();
        // One at a time: a game may be over when the first has fallen.
        if let Some(seat) = self.clocks.fallen(&self.opening.clock, now).next() {
            let (seat, cause) = (number(seat), Cause::Time);
            facts.push(match self.opening.clock {
                Clock::Daily { .. } => Fact::HandedOver { seat, level: SUBSTITUTE, cause },
                Clock::None | Clock::Live { .. } => Fact::Resigned { seat, cause },
            });
        }
        facts
    }

    /// Sets the clocks to what they showed when the outage began, from its end on. Told twice, it changes nothing.
    fn excuse(&self, from: Time, to: Time) -> Vec<Fact> {
        if self.phase != Phase::Playing {
            return Vec::new();
        }
        let mut clocks = self.clocks.clone();
        clocks.stand(&self.opening.clock, from, to);
        if clocks == self.clocks { Vec::new() } else { vec![Fact::Clocks { clocks }] }
    }

    /// A short number that differs where positions differ; none before the start.
    pub fn fingerprint(&self) -> Option<u64> {
        Some(self.play.as_ref()?.fingerprint())
    }

    /// Since when clocks run here, so that time matters.
    pub fn timed_since(&self) -> Option<Time> {
        self.clocks.running_since(&self.opening.clock).filter(|_| self.phase == Phase::Playing)
    }

    /// When something happens here by itself.
    pub fn wake_at(&self) -> Option<Time> {
        if self.phase != Phase::Playing {
            return self.starts_at;
        }
        let summons = self.seats.iter().filter_map(|sitting| sitting.summoned_until);
        summons.chain(self.clocks.next_fall(&self.opening.clock)).min()
    }

    /// The seats that bots must choose for now.
    pub fn bots_asked(&self) -> Vec<(Seat, Style)> {
        if self.phase != Phase::Playing {
            return Vec::new();
        }
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        let bot = |seat: Seat| match self.seats[seat.index()].player() {
            Player::Bot(level) => Some((seat, level)),
            Player::Person | Player::Machine | Player::Nobody => None,
        };
        asked.into_iter().filter_map(bot).collect()
    }

    /// Whether a person still plays here, present or not.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|sitting| sitting.player() == Player::Person)
    }

    /// A bot at work for a seat that is asked now. Its seed has nothing to do with the chance of the game.
    pub fn thinker(&self, seat: Seat, style: Style, seed: u64, time: Duration) -> Option<Thinker> {
        Some(self.play.as_ref()?.thinker(seat, style, seed, Some(time)))
    }

    /// The people and machines who are asked now, by seat.
    pub fn asked_sitters(&self) -> Vec<Seat> {
        if self.phase != Phase::Playing {
            return Vec::new();
        }
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        let sits = |seat: &Seat| matches!(self.seats[seat.index()].player(), Player::Person | Player::Machine);
        asked.into_iter().filter(sits).collect()
    }

    /// Where a person or a machine sits.
    pub fn seat_of(&self, sitter: &str) -> Option<Seat> {
        let sits = |sitting: &Sitting| sitting.chair.sitter().is_some_and(|id| id == sitter);
        self.seats.iter().position(sits).map(Seat::new)
    }

    pub(crate) fn running(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Refusal::not_now("table-refusal-not-started")),
            Phase::Ended | Phase::Abandoned => Err(Refusal::not_now("refusal-over")),
        }
    }

    /// The game runs and whoever sat down in the seat has not given it up.
    pub(crate) fn playing_sitter(&self, seat: Seat) -> Result<(), Refusal> {
        self.running()?;
        let sitting = &self.seats[seat.index()];
        match sitting.player() {
            Player::Person | Player::Machine => Ok(()),
            Player::Bot(_) if sitting.chair.sitter().is_some() && !sitting.resigned => Ok(()),
            Player::Bot(_) | Player::Nobody => Err(Refusal::not_now("table-refusal-resigned")),
        }
    }

    /// Some things are for people: a machine that asks for one is refused with this sentence.
    pub(crate) fn by_person(&self, seat: Seat, key: &'static str) -> Result<(), Refusal> {
        if self.seats[seat.index()].chair.is_machine() { Err(Refusal::not_now(key)) } else { Ok(()) }
    }

    /// Whether the game has ended, in whatever way.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Ended | Phase::Abandoned)
    }
}

pub(crate) fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
