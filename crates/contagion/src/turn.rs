//! Chapter 5.2: the turn. Reads like the table of contents of the rulebook.

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, Target, choices, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, Turn as Progress};
use crate::card::{Effect, Timing};
use crate::clause::{Clause, Source};
use crate::data::{ACTIONS, City, NO_ACTION_DRAW, Track};
use crate::effect::Effects;
use crate::event::Event;
use crate::infect::InfectCubes;
use crate::{Action, Contagion, Frame, draw, effect, infect, mutate, name, round, rules};

/// The turn of `seat` begins.
pub(crate) fn begin(board: &mut Board, seat: Seat) {
    rule!(CON_31);
    board.turn = Progress { seat, actions: *ACTIONS, ..Progress::default() };
}

/// The parts of a turn in which its player is free to choose (CON-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// (a) Before the card of the round.
    Opening,
    /// (c) An action is due.
    Action,
    /// (d) After the last action.
    Closing,
}

/// Which action, or which kept card?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub(crate) window: Window,
}

choices! {
    pub enum InTurn of Action {
        Draw,
        Infect(city: City),
        Mutate(track: Track),
        Play(city: City),
        Pass,
        Continue,
        End,
    }
}

impl Turn {
    pub(crate) const OPENING: Self = Self { window: Window::Opening };
    pub(crate) const ACTION: Self = Self { window: Window::Action };
    pub(crate) const CLOSING: Self = Self { window: Window::Closing };

    /// The kept cards that may be played now: only those that can do something (CON-121, CON-128).
    fn playable(self, board: &Board) -> impl Iterator<Item = City> {
        let does_something = move |city: City| {
            let mut effects = city.card().special.effects().iter();
            effects.any(|effect| effect::possible(board, self.window, effect))
        };
        board.kept(board.turn.seat).into_iter().filter(move |&city| {
            rule!(CON_121, CON_128);
            does_something(city)
        })
    }
}

impl Question<Contagion> for Turn {
    type Choice = InTurn;

    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_30, CON_33, CON_80);
        match self.window {
            Window::Opening if self.playable(board).next().is_some() => Flow::ask(self),
            Window::Opening => Flow::goto(StartEffect),
            Window::Action if board.turn.actions == 0 => Flow::goto(Self::CLOSING),
            Window::Action => Flow::ask(self),
            Window::Closing if board.turn.actions > 0 => {
                rule!(CON_126);
                Flow::goto(Self::ACTION)
            }
            Window::Closing if self.playable(board).next().is_some() => Flow::ask(self),
            Window::Closing => Flow::goto(EndEffect),
        }
    }

    fn question(self, board: &Board) -> Cited {
        match self.window {
            Window::Opening => Cited::new(rules::CON_121, "contagion-ask-opening"),
            Window::Action => Cited::new(rules::CON_31, "contagion-ask-choose-action").with("left", board.turn.actions),
            Window::Closing => Cited::new(rules::CON_121, "contagion-ask-closing"),
        }
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<InTurn>) {
        let mut stuck = true;
        if self.window == Window::Action {
            let mutations = Track::ALL.iter().copied().filter(|&track| mutate::is_legal(board, track));
            out.extend(draw::is_legal(board).then_some(InTurn::Draw).inspect(|_| stuck = false));
            out.extend(infect::infectable(board).map(InTurn::Infect).inspect(|_| stuck = false));
            out.extend(mutations.map(InTurn::Mutate).inspect(|_| stuck = false));
        }
        out.extend(self.playable(board).map(InTurn::Play));
        match self.window {
            Window::Opening => out.extend([InTurn::Continue]),
            Window::Action => out.extend(stuck.then_some(InTurn::Pass)),
            Window::Closing => out.extend([InTurn::End]),
        }
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: InTurn, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        match choice {
            InTurn::Draw => {
                board.turn.actions -= 1;
                draw::action(board, table);
                draw::then_limit(board, self)
            }
            InTurn::Infect(city) => {
                board.turn.actions -= 1;
                Flow::call(InfectCubes { city }, self)
            }
            InTurn::Mutate(track) => {
                board.turn.actions -= 1;
                Flow::call(mutate::payment(board, track), self)
            }
            InTurn::Play(city) => {
                rule!(CON_121);
                board.seat_mut(seat).kept.remove(city);
                table.tell(|| Event::Played { seat, city });
                Flow::call(Effects { clause: Clause::first(Source::City(city)) }, self)
            }
            InTurn::Pass => {
                rule!(CON_32);
                board.turn.actions = 0;
                table.tell(|| Event::Passed { seat });
                draw::draw(board, seat, *NO_ACTION_DRAW, table);
                draw::then_limit(board, self)
            }
            InTurn::Continue => Flow::goto(StartEffect),
            InTurn::End => Flow::goto(EndEffect),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: InTurn) -> Option<Cited> {
        let acting = self.window == Window::Action;
        Some(match choice {
            InTurn::Play(city) => why_no_play(board, seat, city),
            InTurn::Continue | InTurn::End if acting => {
                Cited::new(rules::CON_31, "contagion-reason-actions-left").with("left", board.turn.actions)
            }
            InTurn::Draw if acting => draw::why_not(),
            InTurn::Infect(city) if acting => infect::why_not(board, city),
            InTurn::Mutate(track) if acting => mutate::why_not(board, track),
            InTurn::Pass if acting => Cited::new(rules::CON_32, "contagion-reason-can-act"),
            InTurn::Draw | InTurn::Infect(_) | InTurn::Mutate(_) | InTurn::Pass | InTurn::Continue | InTurn::End => {
                return None;
            }
        })
    }

    /// A kept card means itself; anything else means an action, when one is due.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<InTurn> {
        if thing.kind == "kept" {
            return City::from_word(&thing.id).map(InTurn::Play);
        }
        if self.window == Window::Action { self.meant(board, seat, thing) } else { None }
    }

    /// A single action tells nothing only if there is no card that could have paid for another.
    fn may_hasten(self, board: &Board) -> bool {
        self.window != Window::Action || board.hand_size(board.turn.seat) == 0
    }
}

/// Why a City card cannot be played as a kept one.
fn why_no_play(board: &Board, seat: Seat, city: City) -> Cited {
    let reason = if !board.kept(seat).contains(city) {
        Cited::new(rules::CON_121, "contagion-reason-not-kept")
    } else if city.card().special.effects().contains(&Effect::IgnoreRoundCard) {
        Cited::new(rules::CON_125, "contagion-reason-cannot-ignore")
    } else {
        Cited::new(rules::CON_128, "contagion-reason-no-effect")
    };
    reason.with("city", name(city))
}

/// (b) The card of the round, if it acts at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StartEffect;

impl Procedure<Contagion> for StartEffect {
    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        resolve_round_card(board, Timing::Start, Turn::ACTION)
    }
}

/// (e) The card of the round, if it acts at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndEffect;

impl Procedure<Contagion> for EndEffect {
    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        resolve_round_card(board, Timing::End, TurnEnd)
    }
}

/// The next seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnEnd;

impl Procedure<Contagion> for TurnEnd {
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        round::after_turn(board, table)
    }
}

/// The effects of the card of the round, if this is their moment and they apply.
fn resolve_round_card(board: &Board, timing: Timing, then: impl Into<Frame>) -> Flow<Frame> {
    rule!(CON_80, CON_83, CON_125);
    match board.round_card_applies() {
        Some(card) if card.face().timing == timing => {
            Flow::call(Effects { clause: Clause::first(Source::Round(card)) }, then)
        }
        _ => Flow::goto(then),
    }
}
