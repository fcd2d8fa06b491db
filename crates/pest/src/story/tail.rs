//! What an action brings besides: goods, influence, the decree, and what is lost.

use kernel::{Arg, Id as _, Message, Seat};

use crate::Event;
use crate::vocabulary::{ByGood, Good};

/// Goods by their kind.
pub(super) type Goods = ByGood<u16>;

/// What comes and goes beside the thing itself.
#[derive(Clone, Debug, Default)]
pub struct Tail {
    goods: Goods,
    lost: Goods,
    research: u16,
    renown: u16,
    influence: Option<(u8, u8)>,
    decree: Option<u8>,
    died: u16,
}

impl Tail {
    /// Takes in what happens to a seat besides.
    pub(super) fn takes(&mut self, whose: Seat, event: &Event) -> bool {
        match *event {
            Event::Gained { seat, good, n } if seat == whose => self.goods[good] += u16::from(n),
            Event::Lost { seat, good, n } if seat == whose => self.lost[good] += u16::from(n),
            Event::Researched { seat, n } if seat == whose => self.research += u16::from(n),
            Event::Renown { seat, n } if seat == whose => self.renown += n,
            Event::Influence { seat, from, to } if seat == whose => {
                self.influence = Some((self.influence.map_or(from, |(before, _)| before), to));
            }
            Event::Imperative { seat, level, .. } if seat == whose => self.decree = Some(level),
            Event::Died { seat } if seat == whose => self.died += 1,
            _ => return false,
        }
        true
    }

    /// Takes in what happens to any of these seats; a seat that is not among them joins them.
    pub(super) fn of_seats(gains: &mut Vec<(Seat, Self)>, event: &Event) -> bool {
        let (Event::Gained { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Researched { seat, .. }
        | Event::Renown { seat, .. }
        | Event::Influence { seat, .. }
        | Event::Imperative { seat, .. }) = event
        else {
            return false;
        };
        let place = gains.iter().position(|(known, _)| known == seat).unwrap_or_else(|| {
            gains.push((*seat, Self::default()));
            gains.len() - 1
        });
        gains[place].1.takes(*seat, event)
    }

    /// Whether nothing came or went.
    pub(super) fn is_empty(&self) -> bool {
        self.gain().is_empty()
            && self.lost == Goods::default()
            && self.influence.is_none()
            && self.decree.is_none()
            && self.died == 0
    }

    /// What came in, as a list.
    pub(super) fn gain(&self) -> Vec<Arg> {
        let tokens = [("research", self.research), ("renown", self.renown)].into_iter().filter(|(_, n)| *n > 0);
        let tokens = tokens.map(|(what, n)| amount(what, n));
        goods(&self.goods).into_iter().chain(tokens).collect()
    }

    /// The same with the steps of influence.
    pub(super) fn all(&self) -> Vec<Arg> {
        let steps = self.influence.map(|(from, to)| amount("influence", u16::from(to.saturating_sub(from))));
        self.gain().into_iter().chain(steps).collect()
    }

    /// All of it in sentences.
    pub(super) fn says(&self, seat: Seat) -> Vec<Message> {
        let gain = self.gain();
        let gains = (!gain.is_empty()).then(|| Message::new("pest-story-gains").with("gain", gain));
        gains.into_iter().chain(self.besides(seat)).collect()
    }

    /// All but what came in.
    pub(super) fn besides(&self, seat: Seat) -> Vec<Message> {
        let influence =
            self.influence.map(|(from, to)| Message::new("pest-story-influence").with("from", from).with("to", to));
        let decree = self.decree.map(|level| Message::new("pest-story-decree").with("level", level));
        let lost = goods(&self.lost);
        let lost = (!lost.is_empty()).then(|| Message::new("pest-story-no-room").with("lost", lost));
        let died = (self.died > 0).then(|| Message::new("pest-story-dies").with("n", self.died).with("seat", seat));
        [influence, decree, lost, died].into_iter().flatten().collect()
    }
}

/// Goods as a list.
pub(super) fn goods(goods: &Goods) -> Vec<Arg> {
    let some = Good::ALL.iter().map(|good| (good.word(), goods[*good])).filter(|(_, n)| *n > 0);
    some.map(|(word, n)| amount(word, n)).collect()
}

fn amount(what: &str, n: u16) -> Arg {
    Message::new(format!("pest-amount-{what}")).with("n", n).into()
}
