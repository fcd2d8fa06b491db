//! What a keeper says to a connection and hears from it.

use std::borrow::Cow;

use kernel::{Seat, Target};
use protocol::{ClientMessage, RefusalCode, ServerMessage};
use shelf::Viewer;
use table::{Command, Hand, Phase, Refusal};

use super::chat::word_of;
use super::moderate::deaf_to;
use super::{Keeper, Next, NotDone, Somebody, history, refusal};
use crate::app::now;
use crate::publish::Listener;

impl Keeper {
    pub(super) async fn join(&mut self, mut listener: Listener, last_step: Option<u32>) -> Next {
        if self.look_around().await == Next::Drop {
            return Next::Drop;
        }
        if self.learn_holidays().await.is_err_and(|error| error.untrue) {
            return Next::Drop;
        }
        let chat = self.read_chat().await;
        let seat = listener.person.as_ref().and_then(|person| self.table.seat_of(&person.id));
        listener.viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (viewer, connection) = (listener.viewer, listener.connection);
        listener.eyes = listener.eyes.filter(|eyes| self.may_see_hands(*eyes, listener.person.as_ref()));
        let eyes = listener.eyes;
        listener.seen = eyes.and(last_step).map(|step| step as usize);
        let answerable = listener.person.as_ref().map(|person| person.answerable().to_owned());
        let person = listener.person.as_ref().map(|person| person.id.clone());
        listener.deaf_to = deaf_to(&self.app, person.as_deref()).await;
        let chat = self.chat_lines(&chat, &listener.deaf_to);
        self.listeners.add(listener);
        if seat.is_none()
            && let Err(why) = self.may_watch(answerable.as_deref()).await
        {
            self.show_out(connection, why);
            return Next::Go;
        }
        let welcome = ServerMessage::Welcome {
            table: self.table.view(&self.present(), now()),
            you: self.table.you(person.as_deref()),
            now: now(),
        };
        self.listeners.tell(connection, &welcome);
        if eyes.is_some() {
            self.show_hands(now());
        } else if self.table.phase() != Phase::Waiting {
            for page in history::pages(&self.table, viewer, last_step.unwrap_or(0)) {
                self.listeners.tell(connection, &page);
            }
            if let Some(offer) = self.table.offer(viewer) {
                self.listeners.tell(connection, &ServerMessage::Offer { offer });
            }
            if let Some(over) = self.table.over() {
                self.listeners.tell(connection, &ServerMessage::Over { over });
            }
        }
        if !chat.is_empty() {
            self.listeners.tell(connection, &ServerMessage::Chat { lines: chat });
        }
        self.listeners.tell(connection, &self.presence());
        self.moved();
        self.rouse().await;
        if let (Some(_), Some(person)) = (seat, &person)
            && let Err(error) = self.app.store.looked(person, self.table.id()).await
        {
            tracing::warn!(%error, "it could not be written that somebody looked");
        }
        match seat {
            // Back in time: no bot is needed.
            Some(seat) => self.done_for(connection, Command::Return { seat }).await,
            None => Next::Go,
        }
    }

    pub(super) async fn said(&mut self, connection: u64, message: ClientMessage) -> Next {
        let somebody = self.listeners.get(connection).and_then(|listener| listener.person.as_ref());
        if somebody.is_some_and(|it| it.owner.is_some()) && is_for_people(&message) {
            self.refuse(connection, refusal(RefusalCode::NotNow, "table-refusal-for-people"));
            return Next::Go;
        }
        self.heard(connection, message).await
    }

    async fn heard(&mut self, connection: u64, message: ClientMessage) -> Next {
        let Some(listener) = self.listeners.get(connection) else { return Next::Go };
        let (viewer, person) = (listener.viewer, listener.person.clone());
        match message {
            ClientMessage::Chat { .. } | ClientMessage::Phrase { .. } => {
                self.talk(connection, person, viewer, message).await;
                return Next::Go;
            }
            ClientMessage::Look { step } => {
                self.look(connection, step as usize);
                return Next::Go;
            }
            ClientMessage::Guess { step, action } => {
                self.guess(connection, step as usize, &action);
                return Next::Go;
            }
            ClientMessage::Describe { step } => {
                self.describe(connection, viewer, step);
                return Next::Go;
            }
            ClientMessage::Watchers
            | ClientMessage::Spectators { .. }
            | ClientMessage::Moderate { .. }
            | ClientMessage::Block { .. }
            | ClientMessage::Report { .. } => {
                self.moderate(connection, person, viewer, message).await;
                return Next::Go;
            }
            ClientMessage::Hello { .. } | ClientMessage::Ping => return Next::Go,
            ClientMessage::Choose { .. }
            | ClientMessage::Preview { .. }
            | ClientMessage::Advise { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Consent { .. }
            | ClientMessage::AskHands { .. }
            | ClientMessage::Hands { .. }
            | ClientMessage::Resign
            | ClientMessage::HandOver { .. }
            | ClientMessage::TakeBack
            | ClientMessage::Standing { .. }
            | ClientMessage::Summon { .. }
            | ClientMessage::Nonce { .. } => {}
        }
        let Viewer::Seat(seat) = viewer else {
            self.refuse(connection, refusal(RefusalCode::NotSeated, "table-refusal-not-seated"));
            return Next::Go;
        };
        let command = match message {
            ClientMessage::Choose { step, action } => {
                Command::Choose { seat, step: step as usize, action, by: Hand::Person }
            }
            ClientMessage::Preview { step, action } => {
                self.preview(connection, seat, step, action);
                return Next::Go;
            }
            ClientMessage::Why { target } => {
                self.why_not(connection, seat, target);
                return Next::Go;
            }
            ClientMessage::Advise { step } => return self.ask_adviser(connection, seat, step as usize).await,
            ClientMessage::Undo { step, last } => Command::Undo { seat, step: step as usize, last },
            ClientMessage::Consent { request, agree } => Command::Consent { seat, request, agree },
            ClientMessage::AskHands { delay } => Command::AskHands { seat, delay },
            ClientMessage::Hands { request, agree } => Command::Hands { seat, request, agree },
            ClientMessage::Resign => Command::Resign { seat },
            ClientMessage::HandOver { level } => {
                let Ok(level) = level.to_string().parse() else {
                    self.refuse(connection, refusal(RefusalCode::NotNow, "table-refusal-level"));
                    return Next::Go;
                };
                Command::HandOver { seat, level }
            }
            ClientMessage::TakeBack => Command::TakeBack { seat },
            ClientMessage::Standing { ask, action } => Command::Standing { seat, ask, action },
            ClientMessage::Summon { seat: absent } => {
                if usize::from(absent) >= self.table.chairs().count() {
                    self.refuse(connection, refusal(RefusalCode::NotNow, "table-refusal-no-such-seat"));
                    return Next::Go;
                }
                let absent = Seat::new(usize::from(absent));
                Command::Summon { by: seat, seat: absent, present: self.present().contains(&absent) }
            }
            ClientMessage::Nonce { nonce } => Command::Nonce { seat, nonce },
            ClientMessage::Hello { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::Phrase { .. }
            | ClientMessage::Guess { .. }
            | ClientMessage::Look { .. }
            | ClientMessage::Describe { .. }
            | ClientMessage::Watchers
            | ClientMessage::Spectators { .. }
            | ClientMessage::Moderate { .. }
            | ClientMessage::Block { .. }
            | ClientMessage::Report { .. }
            | ClientMessage::Ping => return Next::Go,
        };
        self.done_for(connection, command).await
    }

    /// Says a position in words.
    fn describe(&mut self, connection: u64, viewer: Viewer, step: u32) {
        match self.table.describe(step as usize, viewer) {
            Some(words) => self.listeners.tell(connection, &ServerMessage::Described { step, words }),
            None => self.refuse(connection, refusal(RefusalCode::NotNow, "table-refusal-no-such-step")),
        }
    }

    /// Tells what a choice would do.
    fn preview(&mut self, connection: u64, seat: Seat, step: u32, action: String) {
        match self.table.preview(seat, step as usize, &action) {
            Ok(preview) => {
                let spans = self.table.spans(seat, &action);
                self.listeners.tell(connection, &ServerMessage::Preview { step, action, preview, spans });
            }
            // Whoever only looks at what is over by now is about to see that.
            Err(refusal) if refusal.code == RefusalCode::Stale => {}
            Err(refusal) => self.refuse(connection, refusal),
        }
    }

    /// Tells why a click on a thing is no legal choice.
    fn why_not(&mut self, connection: u64, seat: Seat, target: Target) {
        match self.table.why_not(seat, &target) {
            Ok(why) => {
                let rule = why.rule.map(Cow::into_owned);
                self.listeners.tell(connection, &ServerMessage::Why { target, message: why.message, rule });
            }
            Err(refusal) => self.refuse(connection, refusal),
        }
    }

    async fn talk(&mut self, connection: u64, person: Option<Somebody>, viewer: Viewer, message: ClientMessage) {
        if let ClientMessage::Phrase { phrase } = message {
            self.say(connection, person, viewer, String::new(), word_of(phrase)).await;
        } else if let ClientMessage::Chat { text } = message {
            self.chat(connection, person, viewer, &text).await;
        }
    }

    /// Carries out a command for a connection, which is told if it is refused.
    pub(super) async fn done_for(&mut self, connection: u64, command: Command) -> Next {
        match self.command(command).await {
            Ok(()) => Next::Go,
            Err(NotDone { refusal, untrue }) => {
                self.refuse(connection, refusal);
                if untrue { Next::Drop } else { Next::Go }
            }
        }
    }

    pub(super) fn refuse(&mut self, connection: u64, refusal: Refusal) {
        let Refusal { code, message, rule } = refusal;
        let viewer = self.listeners.get(connection).map(|listener| listener.viewer);
        let state = match code {
            RefusalCode::Stale => viewer.and_then(|viewer| self.table.offer(viewer)),
            RefusalCode::Malformed
            | RefusalCode::NoHello
            | RefusalCode::TooFast
            | RefusalCode::Illegal
            | RefusalCode::NotSeated
            | RefusalCode::NotNow
            | RefusalCode::Unavailable
            | RefusalCode::Barred => None,
        };
        let refused = ServerMessage::Refused { code, message, rule: rule.map(Cow::into_owned), state };
        self.listeners.tell(connection, &refused);
    }
}

/// Talk, and what is done about others, are for people. What a seat may not do that a machine holds, the table knows.
fn is_for_people(message: &ClientMessage) -> bool {
    match message {
        ClientMessage::Chat { .. }
        | ClientMessage::Phrase { .. }
        | ClientMessage::Standing { .. }
        | ClientMessage::Watchers
        | ClientMessage::Spectators { .. }
        | ClientMessage::Moderate { .. }
        | ClientMessage::Block { .. }
        | ClientMessage::Guess { .. }
        | ClientMessage::Report { .. } => true,
        ClientMessage::Hello { .. }
        | ClientMessage::Choose { .. }
        | ClientMessage::Preview { .. }
        | ClientMessage::Advise { .. }
        | ClientMessage::Why { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Consent { .. }
        | ClientMessage::AskHands { .. }
        | ClientMessage::Hands { .. }
        | ClientMessage::Resign
        | ClientMessage::HandOver { .. }
        | ClientMessage::TakeBack
        | ClientMessage::Summon { .. }
        | ClientMessage::Look { .. }
        | ClientMessage::Describe { .. }
        | ClientMessage::Nonce { .. }
        | ClientMessage::Ping => false,
    }
}
