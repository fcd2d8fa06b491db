//! Chapter 5.3: Draw Cards, the hand limit, the reshuffle. Also how a set of cards is picked, one after another.

use kernel::{Cited, Flow, Id as _, Question, RuleId, Seat, Table, rule};

use crate::action::only;
use crate::board::{Board, Cards};
use crate::data::{Color, HAND_LIMIT, Track};
use crate::event::{Event, Seen};
use crate::{Contagion, Frame, name, rules};

/// Cards that the Draw Cards action gives now (CON-40).
pub(crate) fn number(board: &Board) -> u8 {
    rule!(CON_40, CON_62, CON_63);
    let level = board.level(board.turn.seat, Track::Incubation);
    level.saturating_add_signed(board.modify().draw_delta)
}

/// Whether Draw Cards is legal. There is always a card: hands never hold them all (CON-131).
pub(crate) fn is_legal(board: &Board) -> bool {
    rule!(CON_40);
    number(board) > 0
}

/// Why it is not.
pub(crate) fn why_not() -> Cited {
    Cited::new(rules::CON_63, "contagion-reason-nothing-to-draw")
}

/// The action itself.
pub(crate) fn action(board: &mut Board, table: &mut impl Table<Contagion>) {
    let (seat, n) = (board.turn.seat, number(board));
    draw(board, seat, n, table);
}

/// Draws `n` cards, or as many as there are.
pub(crate) fn draw(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Contagion>) {
    rule!(CON_131);
    let mut drawn = Cards::default();
    for _ in 0..n {
        let Some(color) = next_card(board, table) else { break };
        board.seat_mut(seat).hand.put(color.index());
        drawn.put(color.index());
    }
    table.tell(|| Event::Drew { seat, n: drawn.total() as u8, cards: Seen::all(&drawn) });
}

/// The next card of the draw pile; an empty pile is refilled only now (CON-43).
pub(crate) fn next_card(board: &mut Board, table: &mut impl Table<Contagion>) -> Option<Color> {
    rule!(CON_43);
    if board.pile.is_empty() {
        let n = board.discard.total() as u8;
        board.pile.pour(&mut board.discard);
        if n > 0 {
            table.tell(|| Event::Reshuffled { n });
        }
    }
    board.pile.draw_named(table, card_word).map(Color::from_index)
}

/// What a script calls a card that is drawn.
pub(crate) fn card_word(color: usize) -> &'static str {
    Color::from_index(color).word()
}

/// Goes on as `then`, after the hand limit if it is exceeded (CON-41, CON-42).
pub(crate) fn then_limit(board: &Board, then: impl Into<Frame>) -> Flow<Frame> {
    rule!(CON_41, CON_42);
    if board.over_limit(board.turn.seat) { Flow::call(HandLimit::default(), then) } else { Flow::goto(then) }
}

/// Discards one card that was picked.
pub(crate) fn discard(board: &mut Board, seat: Seat, card: Color, table: &mut impl Table<Contagion>) {
    board.discard_card(seat, card);
    table.tell(|| Event::Discarded { seat, card, n: 1 });
}

/// Discards the whole hand, colour by colour.
pub(crate) fn discard_all(board: &mut Board, seat: Seat, table: &mut impl Table<Contagion>) {
    for &card in Color::ALL {
        let n = board.hand(seat).count(card.index());
        for _ in 0..n {
            board.discard_card(seat, card);
        }
        if n > 0 {
            table.tell(|| Event::Discarded { seat, card, n });
        }
    }
}

impl only::Card {
    /// The next card of a set of `left` cards: never before colour `from`, so that no set comes up twice, and only where
    /// enough cards follow. Cards of the colour `but` do not count.
    #[inline]
    pub(crate) fn next(hand: &Cards, but: Option<Color>, from: Color, left: u8) -> impl Iterator<Item = Self> {
        let colors = Color::ALL[from.index()..].iter().copied().filter(move |&color| Some(color) != but);
        let mut rest: u8 = colors.clone().map(|color| hand.count(color.index())).sum();
        let enough = move |color: &Color| {
            let count = hand.count(color.index());
            let follow = rest;
            rest -= count;
            count > 0 && follow >= left
        };
        colors.filter(enough).map(Self)
    }

    /// The next card of the set that leaves the hand as even as can be: each card is one of a colour of which most are
    /// left. Colours are as in [`only::Card::next`].
    pub(crate) fn evenly(hand: &Cards, but: Option<Color>, from: Color, left: u8) -> Option<Color> {
        let colors = Color::ALL[from.index()..].iter().copied().filter(|&color| Some(color) != but);
        let mut rest: Vec<(Color, u8)> = colors.map(|color| (color, hand.count(color.index()))).collect();
        let mut set = Vec::new();
        for _ in 0..left {
            let most = rest.iter().map(|&(_, count)| count).max().filter(|&count| count > 0)?;
            let (color, count) = rest.iter_mut().find(|(_, count)| *count == most)?;
            *count -= 1;
            set.push(*color);
        }
        set.into_iter().min()
    }

    /// Why a card is not the next one of a set.
    pub(crate) fn why_not(self, hand: &Cards, rule: RuleId) -> Cited {
        let Self(card) = self;
        let key = match hand.count(card.index()) {
            0 => "contagion-reason-not-in-hand",
            _ => "contagion-reason-card-order",
        };
        Cited::new(rule, key).with("card", name(card))
    }
}

/// Which cards go, down to the limit (CON-41)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HandLimit {
    /// Not before this colour.
    from: Color,
}

impl Question<Contagion> for HandLimit {
    type Choice = only::Card;

    /// Asks for another card while the hand is too large.
    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        Flow::ask_if(board.over_limit(board.turn.seat), self)
    }

    fn question(self, board: &Board) -> Cited {
        let left = board.hand_size(board.turn.seat) - *HAND_LIMIT;
        Cited::new(rules::CON_41, "contagion-ask-discard-to-limit").with("left", left).with("limit", *HAND_LIMIT)
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Card>) {
        out.extend(only::Card::next(board.hand(seat), None, self.from, board.hand_size(seat) - *HAND_LIMIT));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Card,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Card(from) = choice;
        discard(board, seat, from, table);
        Flow::goto(Self { from })
    }

    fn why_not(self, board: &Board, seat: Seat, choice: only::Card) -> Option<Cited> {
        Some(choice.why_not(board.hand(seat), rules::CON_41))
    }

    /// A single colour would tell that the hand holds no other.
    fn may_hasten(self, _: &Board) -> bool {
        false
    }
}
