//! What people are shown of a table.

use kernel::{Message, Seat};
use protocol::{
    Deed, Fairness, InWords, LogEntry, Nonce, Note, Offer, Over, OverReason, Placing, Preview, Recalled, ReplayFrame,
    ScoreSheet, SeatView, ServerMessage, Span, Status, TableSummary, TableView, UndoOffer, WithoutWhy, You,
};
use shelf::{Engine, Play, Played, Target, Viewer};

use crate::advice::advised;
use crate::chair::told;
use crate::clock::Time;
use crate::command::Refusal;
use crate::fact::{Cause, Fact, Settled, Without};
use crate::fairness::{self, Share};
use crate::hands::later;
use crate::table::{Phase, Table, number};

impl Table {
    /// The code of the table.
    pub fn id(&self) -> &str {
        &self.opening.id
    }

    /// Which game.
    pub fn game(&self) -> &'static str {
        self.opening.title.id()
    }

    /// What it is played by.
    pub fn engine(&self) -> &'static dyn Engine {
        self.opening.title
    }

    /// The code to sit down.
    pub fn sit_code(&self) -> &str {
        &self.opening.sit_code
    }

    /// Who may change seats and start.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether the table is in the lobby.
    pub fn visibility(&self) -> protocol::Visibility {
        self.opening.visibility
    }

    /// When the table was set up.
    pub fn created_at(&self) -> Time {
        self.opening.at
    }

    /// What is agreed.
    pub fn options(&self) -> &str {
        &self.opening.options
    }

    /// How time is kept.
    pub fn clock(&self) -> protocol::Clock {
        self.opening.clock
    }

    /// Who holds the seats.
    pub fn chairs(&self) -> impl Iterator<Item = &crate::Chair> {
        self.seats.iter().map(|sitting| &sitting.chair)
    }

    /// How many entries the journal has.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The step the game is at.
    pub fn step(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.step())
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether any seat is played by a bot.
    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|sitting| matches!(sitting.player(), crate::Player::Bot(_)))
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Waiting => Status::Waiting,
            Phase::Playing => Status::Playing,
            Phase::Ended | Phase::Abandoned => Status::Over,
        }
    }

    /// What everybody who sees the table may know about it.
    pub fn view(&self, present: &[Seat], now: Time) -> TableView {
        TableView {
            id: self.opening.id.clone(),
            game: self.game().to_owned(),
            options: self.opening.options.clone(),
            status: self.status(),
            step: self.step() as u32,
            seats: self.seat_views(present),
            visibility: self.opening.visibility,
            clock: self.opening.clock,
            clocks: if self.phase == Phase::Waiting { Vec::new() } else { self.clock_faces(now) },
            from_position: !self.position().is_empty(),
            advice: self.advice_rule(),
            unrated: self.unrated().map(|why| why.word().to_owned()),
            published: self.opening.published,
            fairness: self.fairness(),
            undo_request: self.undo_request(),
            hands: self.hands(),
            rematch: self.rematch.clone(),
            starts_at: self.starts_at,
            created_at: self.opening.at,
            reliable: self.opening.reliable,
            changed: self.altered.as_ref().map_or_else(Vec::new, |(words, _)| words.clone()),
            changed_at: self.altered.as_ref().map(|(_, at)| *at),
        }
    }

    fn seat_views(&self, present: &[Seat]) -> Vec<SeatView> {
        let view = |(seat, sitting): (usize, &crate::chair::Sitting)| SeatView {
            seat: seat as u8,
            holder: sitting.chair.holder(shelf::cast(&self.opening.id, seat)),
            stand_in: sitting.stand_in.map(told),
            resigned: sitting.resigned,
            present: present.iter().any(|other| other.index() == seat),
            replaced_at: sitting.summoned_until,
            holidays: self.holidays(seat),
        };
        self.seats.iter().enumerate().map(view).collect()
    }

    /// A line in a list, for a person.
    pub fn summary(&self, person: Option<&str>, present: &[Seat]) -> TableSummary {
        let seat = person.and_then(|person| self.seat_of(person));
        TableSummary {
            id: self.opening.id.clone(),
            game: self.game().to_owned(),
            options: self.opening.options.clone(),
            status: self.status(),
            seats: self.seat_views(present),
            your_turn: seat.is_some_and(|seat| self.asked_sitters().contains(&seat)),
            your_seat: seat.map(number),
            round: self.play.as_ref().and_then(|play| play.round()),
            result: self.over().map_or_else(Vec::new, |over| over.sheets.iter().map(placing).collect()),
            stood: Vec::new(),
            touched_at: self.touched_at,
            clock: self.opening.clock,
            unrated: self.unrated().map(|why| why.word().to_owned()),
            reliable: self.opening.reliable,
            host: self.seat_of(&self.host).map(number),
            due_at: seat.and_then(|seat| self.falls_at(seat)),
            news: seat.map_or_else(Vec::new, |seat| self.news(seat)),
        }
    }

    /// What happened since the last choice of a seat, as its person may know it, if they are asked now.
    pub fn news(&self, seat: Seat) -> Vec<Recalled> {
        let asked = self.asked_sitters().contains(&seat);
        asked.then(|| self.offer(Viewer::Seat(seat))).flatten().map_or_else(Vec::new, |offer| offer.recap)
    }

    /// When the clock of a seat runs out, if it runs.
    pub fn falls_at(&self, seat: Seat) -> Option<Time> {
        self.clocks.falls_at(&self.opening.clock, seat.index()).filter(|_| self.phase == Phase::Playing)
    }

    /// What only this person is told.
    pub fn you(&self, person: Option<&str>) -> You {
        let seat = person.and_then(|person| self.seat_of(person));
        let host = person.is_some_and(|person| person == self.host);
        let sit_code = (seat.is_some() || host).then(|| self.opening.sit_code.clone());
        You { seat: seat.map(number), host, sit_code, answers: self.answers_of(seat) }
    }

    /// The clocks as people see them.
    pub fn clock_faces(&self, now: Time) -> Vec<protocol::ClockFace> {
        self.clocks.faces(&self.opening.clock, now)
    }

    /// The undo request as people see it.
    pub fn pending_undo(&self) -> Option<protocol::UndoRequest> {
        self.undo_request()
    }

    /// The proof of fair chance, as far as it is public. A game that plays on from another or begins from a position has none.
    pub fn fairness(&self) -> Option<Fairness> {
        if self.unproved() {
            return None;
        }
        let over = self.is_over();
        Some(Fairness {
            commitment: fairness::commitment(&self.opening.secret),
            nonces: self.shares().filter_map(nonce).collect(),
            without: self.shares().filter_map(without).collect(),
            secret: over.then(|| fairness::hex(&self.opening.secret)),
            seed: over.then(|| fairness::hex(&self.seed())),
        })
    }

    /// What a viewer sees of the game and is asked, once it has started.
    pub fn offer(&self, viewer: Viewer) -> Option<Offer> {
        let mut offer = self.play.as_ref()?.offer(viewer);
        if self.phase == Phase::Abandoned {
            (offer.asked, offer.ask, offer.options) = (Vec::new(), None, Vec::new());
            offer.bundles.clear();
        }
        let (refused, machine) = match viewer {
            Viewer::Seat(seat) => (self.refusing_bot(seat).is_some(), self.seats[seat.index()].chair.is_machine()),
            Viewer::Spectator => (false, false),
        };
        if machine {
            offer.bundles.clear();
        }
        // What nobody may take back, or a bot would not agree to, is not offered; nor is anything to a machine.
        if self.is_over() || machine || (refused && !matches!(offer.undo, UndoOffer::Free { .. })) {
            offer.undo = UndoOffer::Nothing;
        }
        Some(offer)
    }

    /// What happened from a step on, as a viewer may see it.
    pub fn history(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        let Some(play) = &self.play else { return Vec::new() };
        play.history(viewer, from.min(play.step()))
    }

    /// What happened at the table from a step on.
    pub fn notes(&self, from: usize) -> Vec<Note> {
        self.notes.iter().filter(|note| note.step as usize >= from).cloned().collect()
    }

    /// How many notes there are, to tell new ones from old.
    pub fn notes_written(&self) -> usize {
        self.notes.len()
    }

    /// The notes behind the first `known`.
    pub fn notes_since(&self, known: usize) -> Vec<Note> {
        self.notes.get(known..).unwrap_or_default().to_vec()
    }

    /// How it was after so many entries.
    pub fn look(&self, step: usize, viewer: Viewer) -> Option<ServerMessage> {
        let then = self.play.as_ref()?.at(step)?.offer(viewer);
        let Offer { view, asked, ask, .. } = then;
        Some(ServerMessage::Look { step: step as u32, view, asked, ask })
    }

    /// How it was after so many entries, in words.
    pub fn describe(&self, step: usize, viewer: Viewer) -> Option<InWords> {
        let play = self.play.as_ref()?;
        if step == play.step() {
            return Some(play.in_words(viewer));
        }
        Some(play.at(step)?.in_words(viewer))
    }

    /// Why a thing cannot be chosen.
    pub fn why_not(&self, seat: Seat, thing: &Target) -> Result<shelf::Refused, Refusal> {
        self.running()?;
        let play = self.play.as_ref().ok_or_else(|| Refusal::not_now("table-refusal-not-started"))?;
        Ok(play.why_not(seat, thing))
    }

    /// What a choice would do, for the seat that is asked at this step.
    pub fn preview(&self, seat: Seat, step: usize, action: &str) -> Result<Preview, Refusal> {
        self.running()?;
        let play = self.play.as_ref().ok_or_else(|| Refusal::not_now("table-refusal-not-started"))?;
        if step != play.step() {
            return Err(Refusal::stale());
        }
        Ok(play.preview(seat, action)?)
    }

    /// What chance may make of a choice that [`Table::preview`] tells of.
    pub fn spans(&self, seat: Seat, action: &str) -> Vec<Span> {
        self.play.as_ref().map_or_else(Vec::new, |play| play.spans(seat, action))
    }

    /// Since when it is the turn of a seat, as a step that stays the same during the turn: behind its last choice before
    /// somebody else's.
    pub fn turn_since(&self, seat: Seat) -> usize {
        let choices: Vec<(usize, bool)> = self
            .history(Viewer::Spectator, 0)
            .into_iter()
            .filter(|entry| entry.deed == Deed::Choice && entry.stands)
            .map(|entry| (entry.step as usize, entry.seat == Some(number(seat))))
            .collect();
        let mut before = choices.iter().rev().skip_while(|(_, own)| *own).skip_while(|(_, own)| !*own);
        before.next().map_or(0, |(step, _)| step + 1)
    }

    /// How it ended, if it has. Seats that gave up come last.
    pub fn over(&self) -> Option<Over> {
        let play = self.play.as_ref()?;
        let resigned = |seat: usize| self.seats[seat].resigned;
        let (reason, message, mut sheets) = match self.phase {
            Phase::Waiting | Phase::Playing => return None,
            Phase::Ended => {
                let outcome = play.outcome()?;
                let sheet = |sheet: ScoreSheet| ScoreSheet { resigned: resigned(usize::from(sheet.seat)), ..sheet };
                (OverReason::Ended, outcome.ending, outcome.ranking.into_iter().map(sheet).collect::<Vec<_>>())
            }
            Phase::Abandoned => {
                let sheet = |seat: Seat| ScoreSheet {
                    seat: number(seat),
                    place: 1,
                    score: 0,
                    resigned: resigned(seat.index()),
                    lines: Vec::new(),
                };
                let sheets = Seat::all(self.seats.len()).map(sheet).collect();
                if self.closed {
                    (OverReason::Closed, Message::new("table-over-closed"), sheets)
                } else {
                    (OverReason::Resigned, Message::new("table-over-resigned"), sheets)
                }
            }
        };
        sheets.sort_by_key(|sheet| (sheet.resigned, sheet.place));
        let before = sheets.clone();
        for sheet in &mut sheets {
            let better = |other: &&ScoreSheet| (other.resigned, other.place) < (sheet.resigned, sheet.place);
            sheet.place = 1 + before.iter().filter(better).count() as u8;
        }
        Some(Over { reason, message, sheets, fairness: self.fairness() })
    }

    /// The whole record with its proof, once the game is over.
    pub fn record(&self) -> Option<String> {
        let play = self.play.as_ref().filter(|_| self.is_over())?;
        let mut text = play.record_text();
        text.push_str(&self.hands_shown.written(self.step()));
        if !self.unproved() {
            text.push_str(&fairness::proof(&self.opening.secret, self.shares()));
        }
        Some(text)
    }

    /// The record whatever its state: for whoever runs the server, not for players.
    pub fn export(&self) -> Option<String> {
        self.record().or_else(|| Some(self.play.as_ref()?.record_text()))
    }

    /// Whether there are such eyes at this table.
    pub fn has_eyes(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat.index() < self.seats.len(),
            Viewer::Spectator => true,
        }
    }

    /// Positions of a finished game through one pair of eyes.
    pub fn replay_frames(&self, viewer: Viewer, from: usize, count: usize) -> Option<Vec<ReplayFrame>> {
        let play = self.play.as_ref().filter(|_| self.is_over())?;
        Some(frames(&**play, viewer, from, count))
    }

    /// The first entries of a finished game as they stand in its record, to play on from there.
    pub fn lines(&self, count: usize) -> Option<Vec<String>> {
        let play = self.play.as_ref().filter(|_| self.is_over())?;
        (0..count).map(|step| play.entry_line(step)).collect()
    }

    /// The seed of a finished game.
    pub fn known_seed(&self) -> Option<String> {
        self.is_over().then(|| fairness::hex(&self.seed()))
    }

    /// Writes down what people should read in the log.
    pub(crate) fn note(&mut self, fact: &Fact, at: Time) {
        let seat = |seat: &u8| Seat::new(usize::from(*seat));
        let message = match fact {
            Fact::HandedOver { seat: who, level, cause } => Message::new(match cause {
                Cause::Chosen => "table-note-handed-over",
                Cause::Absent => "table-note-absent",
                Cause::Time => "table-note-time-bot",
            })
            .with("seat", seat(who))
            .with("level", shelf::strength(*level)),
            Fact::TakenBack { seat: who } => Message::new("table-note-taken-back").with("seat", seat(who)),
            Fact::Resigned { seat: who, cause } => Message::new(match cause {
                Cause::Chosen | Cause::Absent => "table-note-resigned",
                Cause::Time => "table-note-time-out",
            })
            .with("seat", seat(who)),
            Fact::UndoAsked { seat: who, .. } => Message::new("table-note-undo-asked").with("seat", seat(who)),
            Fact::Advised { seat: who } => advised(seat(who)),
            Fact::HandsAsked { seat: who, delay } => {
                Message::new("table-note-hands-asked").with("seat", seat(who)).with("delay", later(*delay))
            }
            Fact::HandsOpened => match self.hands_shown.delay() {
                Some(delay) => Message::new("table-note-hands-opened").with("delay", later(delay)),
                None => return,
            },
            Fact::HandsClosed => Message::new("table-note-hands-closed"),
            Fact::Consented { seat: who } => Message::new("table-note-consented").with("seat", seat(who)),
            Fact::UndoSettled { how: Settled::Granted } => Message::new("table-note-undo-granted"),
            Fact::UndoSettled { how: Settled::Refused { seat: who } } => {
                Message::new("table-note-undo-refused").with("seat", seat(who))
            }
            Fact::UndoSettled { how: Settled::Overtaken } => Message::new("table-note-undo-overtaken"),
            Fact::Summoned { seat: who, by, .. } => {
                Message::new("table-note-summoned").with("seat", seat(who)).with("by", seat(by))
            }
            Fact::Away { seat: who, holidays } => {
                let ahead = holidays.iter().any(|holiday| holiday.ends > at);
                let key = if ahead { "table-note-holiday" } else { "table-note-holiday-over" };
                Message::new(key).with("seat", seat(who))
            }
            Fact::Returned { seat: who } => Message::new("table-note-returned").with("seat", seat(who)),
            Fact::Without { seat: who, why: Without::Silent } => {
                Message::new("table-note-silent").with("seat", seat(who))
            }
            Fact::Closed { by: Some(_), .. } => Message::new("table-note-closed"),
            Fact::Closed { by: None, .. } => Message::new("table-over-closed"),
            Fact::Opened { .. }
            | Fact::Changed { .. }
            | Fact::Seated { .. }
            | Fact::Host { .. }
            | Fact::Nonce { .. }
            | Fact::StartAsked { .. }
            | Fact::Without { why: Without::Bot, .. }
            | Fact::Started
            | Fact::Played { .. }
            | Fact::Clocks { .. }
            | Fact::Standing { .. }
            | Fact::HandsAgreed { .. }
            | Fact::CloseWanted { .. }
            | Fact::Rematch { .. } => return,
        };
        self.notes.push(Note { step: self.step() as u32, at, message });
    }
}

/// New entries of the record as a viewer may see them.
pub fn entries(played: &[Played], viewer: Viewer) -> Vec<LogEntry> {
    played.iter().map(|played| played.seen(viewer)).collect()
}

fn nonce((seat, share): (usize, Share<'_>)) -> Option<Nonce> {
    match share {
        Share::Nonce(nonce) => Some(Nonce { seat: seat as u8, nonce: nonce.to_owned() }),
        Share::Without(_) => None,
    }
}

fn without((seat, share): (usize, Share<'_>)) -> Option<protocol::Without> {
    let why = match share {
        Share::Nonce(_) => return None,
        Share::Without(Without::Bot) => WithoutWhy::Bot,
        Share::Without(Without::Silent) => WithoutWhy::Silent,
    };
    Some(protocol::Without { seat: seat as u8, why })
}

fn placing(sheet: &ScoreSheet) -> Placing {
    Placing { seat: sheet.seat, place: sheet.place, score: sheet.score }
}

/// Positions of a game as a viewer saw them.
pub fn frames(play: &dyn Play, viewer: Viewer, from: usize, count: usize) -> Vec<ReplayFrame> {
    // The set-up stands before entry 0, so position n is reached by entry n of this list.
    let frame = |(place, moment): (usize, shelf::Moment)| {
        let shelf::Moment { seen, view, scores } = moment;
        ReplayFrame { step: (from + place) as u32, entry: seen, view, scores }
    };
    play.moments(viewer, from, count).into_iter().enumerate().map(frame).collect()
}
