//! What goes over the WebSocket of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::advice::Advice;
use crate::hands::{Commentary, Delay};
use crate::json::Json;
use crate::moderation::{Moderation, Phrase, Spectators, Watcher};
use crate::play::{Ask, InWords, LogEntry, Note, Offer, Place, Preview, Span};
use crate::shape;
use crate::table::{BotLevel, ClockFace, Over, TableView, UndoRequest, You};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: what has the client seen already? Everything after that is told again.
    Hello {
        /// How many steps of the log it has; none to get all of it.
        last_step: Option<u32>,
        /// Whose hand somebody who watches wants to see, at a table that shows hands: then all that is told of the game is
        /// as late as was agreed.
        #[serde(default)]
        eyes: Option<Place>,
    },
    /// A choice, with the step of the offer it answers.
    Choose {
        /// The step of the offer.
        step: u32,
        /// One of its options, as its notation says.
        action: String,
    },
    /// What would this choice do?
    Preview {
        /// The step of the offer.
        step: u32,
        /// One of its options.
        action: String,
    },
    /// What would a strong player weigh here? Told to the seat that asks, and noted in the log.
    Advise {
        /// The step of the offer.
        step: u32,
    },
    /// Why can this thing not be chosen now?
    Why {
        /// The thing that was clicked.
        #[ts(as = "shape::Target")]
        #[schema(value_type = shape::Target)]
        target: kernel::Target,
    },
    /// Takes back the last choice, or those that were made at once; asks the others if it is not free.
    Undo {
        /// The step of the offer that was shown.
        step: u32,
        /// Whether only the last of the choices that were made at once is meant.
        #[serde(default)]
        last: bool,
    },
    /// Answers an undo request.
    Consent {
        /// Which request.
        request: u32,
        /// Whether the seat agrees.
        agree: bool,
    },
    /// Asks the others whether spectators may see all hands, so much later.
    AskHands {
        /// How much later.
        delay: Delay,
    },
    /// Agrees that spectators see all hands, or ends it. One seat that does not agree is enough, and nobody is told which.
    Hands {
        /// Which request.
        request: u32,
        /// Whether the seat agrees.
        agree: bool,
    },
    /// What will the seat do that is asked? For those who see hands, among the choices they are told.
    Guess {
        /// The step of the commentary.
        step: u32,
        /// One of its choices, as its notation says.
        action: String,
    },
    /// Says something.
    Chat {
        /// What.
        text: String,
    },
    /// Says one of the phrases that everybody reads in their own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// Gives the game up.
    Resign,
    /// Lets a bot play the seat.
    HandOver {
        /// How strong.
        level: BotLevel,
    },
    /// Plays the seat in person again.
    TakeBack,
    /// Answers a question like this whenever it is asked and the answer is possible, until something else is said: the question
    /// that is asked now, and one of its options. Without one, the question is asked again.
    Standing {
        /// The key of the question.
        ask: String,
        /// One of its options, as its notation says.
        action: Option<String>,
    },
    /// Asks that a bot stand in for an absent person, who gets a notice first.
    Summon {
        /// Whose seat.
        seat: Place,
    },
    /// Looks back: how was it when the record had so many entries?
    Look {
        /// How many.
        step: u32,
    },
    /// How is it, or how was it, in words, and what would it score if the game ended there?
    Describe {
        /// When the record has so many entries.
        step: u32,
    },
    /// Adds to chance, before the start.
    Nonce {
        /// 32 to 64 hexadecimal digits in lower case.
        nonce: String,
    },
    /// Who watches? For the host and those who sit.
    Watchers,
    /// Says what spectators may do here. For the host and those who sit.
    Spectators {
        /// What.
        may: Spectators,
    },
    /// Does something about a spectator. For the host and those who sit.
    Moderate {
        /// Whom: the word for them at this table.
        who: String,
        /// What.
        what: Moderation,
    },
    /// Does not want to hear from somebody any more, here or elsewhere.
    Block {
        /// Whom: the word for them at this table.
        who: String,
    },
    /// Tells whoever runs the server about somebody.
    Report {
        /// Whom: the word for them at this table.
        who: String,
        /// What happened, in at most 500 characters.
        text: String,
    },
    /// Is anybody there?
    Ping,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`; events and the offer follow if the game runs.
    Welcome {
        /// The table.
        table: TableView,
        /// The viewer's place at it.
        you: You,
        /// The time of the server.
        #[ts(type = "number")]
        now: u64,
    },
    /// The table has changed: somebody sat down, the game started, a bot stands in.
    Table {
        /// The table as it is now.
        table: TableView,
        /// The viewer's place at it.
        you: You,
    },
    /// What the viewer sees and what is asked now.
    Offer {
        /// The offer.
        offer: Offer,
    },
    /// What happened since a step.
    Events {
        /// The step of the first entry asked for.
        from: u32,
        /// What happened in the game.
        entries: Vec<LogEntry>,
        /// What happened at the table.
        notes: Vec<Note>,
    },
    /// A message was not carried out.
    Refused {
        /// What kind of refusal.
        code: RefusalCode,
        /// Why, as a sentence.
        #[ts(as = "shape::Message")]
        #[schema(value_type = shape::Message)]
        message: kernel::Message,
        /// The rule that decides it, if a rule does.
        rule: Option<String>,
        /// The current offer, when the message answered an old one.
        state: Option<Offer>,
    },
    /// The answer to `preview`.
    Preview {
        /// The step of the offer.
        step: u32,
        /// The choice.
        action: String,
        /// What it would do.
        preview: Preview,
        /// What chance may make of it, where chance follows and these rules can tell.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Span>>", optional)]
        spans: Vec<Span>,
    },
    /// The answer to `advise`.
    Advice {
        /// The step of the offer.
        step: u32,
        /// What the adviser says.
        advice: Advice,
    },
    /// How the game stands whose hands are seen; again when the choices have been thought about, and when somebody guesses.
    Commentary {
        /// How.
        commentary: Commentary,
    },
    /// The answer to `why`.
    Why {
        /// The thing that was clicked.
        #[ts(as = "shape::Target")]
        #[schema(value_type = shape::Target)]
        target: kernel::Target,
        /// Why not.
        #[ts(as = "shape::Message")]
        #[schema(value_type = shape::Message)]
        message: kernel::Message,
        /// The rule that decides it, if a rule does.
        rule: Option<String>,
    },
    /// The answer to `look`.
    Look {
        /// The step.
        step: u32,
        /// What the viewer saw then.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        view: Json,
        /// Who was asked.
        asked: Vec<Place>,
        /// What was asked.
        ask: Option<Ask>,
    },
    /// The answer to `describe`.
    Described {
        /// The step.
        step: u32,
        /// The position.
        words: InWords,
    },
    /// Things people said: all that is kept after `welcome`, then one by one.
    Chat {
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// Who is there.
    Presence {
        /// The seats whose people are connected.
        seats: Vec<Place>,
        /// How many watch.
        spectators: u32,
    },
    /// The answer to `watchers`, `spectators` and `moderate`.
    Watchers {
        /// What spectators may do here.
        may: Spectators,
        /// Those who watch or may not any more, at most a hundred.
        watchers: Vec<Watcher>,
    },
    /// What was asked for has been done.
    Noted {
        /// What, as a sentence.
        #[ts(as = "shape::Message")]
        #[schema(value_type = shape::Message)]
        message: kernel::Message,
    },
    /// The clocks, whenever one starts, stops or is corrected.
    Clock {
        /// One a seat.
        clocks: Vec<ClockFace>,
    },
    /// An undo waits for consent, or waits no longer.
    UndoRequest {
        /// The request; none when it is settled.
        request: Option<UndoRequest>,
    },
    /// The game is over.
    Over {
        /// How, and the score sheets.
        over: Over,
    },
    /// A rematch has been set up; the seat there is kept.
    Rematch {
        /// The code of the new table.
        table: String,
    },
    /// Here.
    Pong {
        /// The time of the server.
        #[ts(type = "number")]
        now: u64,
    },
}

/// Why a message was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// The message was not understood.
    Malformed,
    /// The first message must be `hello`.
    NoHello,
    /// Too many messages in a short time.
    TooFast,
    /// It answers an offer that is no longer current, or was sent before: the current offer is added.
    Stale,
    /// The rules do not allow it; the rule says why.
    Illegal,
    /// Only those who sit may do that.
    NotSeated,
    /// It does not fit what the table is doing: not started, over, nothing to take back.
    NotNow,
    /// The server could not store it; nothing was changed.
    Unavailable,
    /// Whoever asks may not watch this table: there is no use in coming back.
    Barred,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// Its number at this table, from 0.
    pub number: u32,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// Who: the name they go by.
    pub name: String,
    /// A word for them, at this table; empty where it is not known.
    pub who: String,
    /// Their seat; none for a spectator.
    pub seat: Option<Place>,
    /// What; nothing for a phrase.
    pub text: String,
    /// The phrase, which everybody reads in their own language.
    pub phrase: Option<Phrase>,
}
