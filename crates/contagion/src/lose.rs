//! Chapter 5.6: which cards, cubes and levels are lost, after protection (CON-72, CON-76).

use kernel::{Cited, Flow, Id as _, Question, Seat, SeatSet, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::data::{City, Color, Track};
use crate::loss::{Loss, Taking, own};
use crate::{Contagion, Frame, cubes, draw, name, rules};

/// Which cards?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoseCards {
    loss: Loss,
    /// Not before this colour.
    from: Color,
}

impl LoseCards {
    /// Cards go first.
    pub(crate) fn of(loss: Loss) -> Self {
        Self { loss, from: Color::default() }
    }
}

impl Question<Contagion> for LoseCards {
    type Choice = only::Card;

    /// Asked for one by one, unless the whole hand goes.
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_72);
        let Loss { victim, pending, .. } = self.loss;
        if pending.cards > 0 && pending.cards < board.hand_size(victim) {
            return Flow::ask(self);
        }
        if pending.cards > 0 {
            // Nobody chose: a hand becomes public that its owner did not show.
            table.reveal();
            draw::discard_all(board, victim, table);
        }
        Flow::goto(LoseCubes { loss: self.loss, from: City::ALL[0] })
    }

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.loss.victim)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_72, "contagion-ask-choose-lost-cards").with("left", self.loss.pending.cards)
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Card>) {
        out.extend(only::Card::next(board.hand(seat), None, self.from, self.loss.pending.cards));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Card,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let (mut loss, only::Card(from)) = (self.loss, choice);
        draw::discard(board, seat, from, table);
        loss.pending.cards -= 1;
        Flow::goto(Self { loss, from })
    }

    fn why_not(self, board: &Board, seat: Seat, choice: only::Card) -> Option<Cited> {
        Some(choice.why_not(board.hand(seat), rules::CON_72))
    }

    /// A single colour would tell that the hand holds no other.
    fn may_hasten(self, _: &Board) -> bool {
        false
    }
}

/// Which cubes?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoseCubes {
    loss: Loss,
    /// Not before this city.
    from: City,
}

impl LoseCubes {
    /// How many cubes the loss may take out of a city.
    fn takes(&self, board: &Board, city: City) -> u8 {
        rule!(CON_76);
        let own = own(board, self.loss.victim, city);
        match self.loss.taking {
            Taking::Any => own,
            Taking::EachCity => own.min(1),
            Taking::In(only) if only == city => own,
            Taking::In(_) | Taking::Largest => 0,
        }
    }

    /// The cities it can still come to.
    fn reach(&self, board: &Board) -> impl Iterator<Item = City> + Clone + use<> {
        let from = self.from;
        board.presence(self.loss.victim).into_iter().filter(move |&city| city >= from)
    }

    fn done(self) -> Flow<Frame> {
        Flow::goto(LoseLevels { loss: self.loss, from: Track::ALL[0], taken: 0 })
    }
}

impl Question<Contagion> for LoseCubes {
    type Choice = only::Lose;

    /// Asked for one by one, unless all that can go must go (CON-76).
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_76);
        let Loss { victim, pending, taking, .. } = self.loss;
        if pending.cubes == 0 {
            return self.done();
        }
        if let Taking::In(city) = taking {
            cubes::remove(board, victim, city, pending.cubes, table);
            return self.done();
        }
        if pending.cubes < self.reach(board).map(|city| self.takes(board, city)).sum() {
            return Flow::ask(self);
        }
        for city in self.reach(board) {
            let n = self.takes(board, city);
            cubes::remove(board, victim, city, n, table);
        }
        self.done()
    }

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.loss.victim)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_76, "contagion-ask-choose-lost-cubes").with("left", self.loss.pending.cubes)
    }

    /// Never out of an earlier city, so that no set comes up twice, and only where enough follow.
    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Lose>) {
        let mut rest: u8 = self.reach(board).map(|city| self.takes(board, city)).sum();
        let enough = |city: &City| {
            let follow = rest;
            rest -= self.takes(board, *city);
            follow >= self.loss.pending.cubes
        };
        out.extend(self.reach(board).filter(enough).map(only::Lose));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Lose,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let (mut loss, only::Lose(city)) = (self.loss, choice);
        cubes::remove(board, seat, city, 1, table);
        loss.pending.cubes -= 1;
        let next = match loss.taking {
            Taking::EachCity => City::ALL.get(city.index() + 1).copied(),
            Taking::Any | Taking::Largest | Taking::In(_) => Some(city),
        };
        next.map_or_else(|| Self { loss, ..self }.done(), |from| Flow::goto(Self { loss, from }))
    }

    fn why_not(self, board: &Board, _: Seat, only::Lose(city): only::Lose) -> Option<Cited> {
        let key = if self.takes(board, city) == 0 {
            return Some(cubes::not_present(city, rules::CON_76));
        } else if self.loss.taking == Taking::EachCity && city < self.from {
            // One of each city: what is past has given its cube, or was passed over.
            "contagion-reason-already-served"
        } else {
            "contagion-reason-city-order"
        };
        Some(Cited::new(rules::CON_76, key).with("city", name(city)))
    }
}

/// Which mutations?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoseLevels {
    loss: Loss,
    /// Not before this mutation.
    from: Track,
    /// Levels that this mutation has lost already.
    taken: u8,
}

impl LoseLevels {
    /// How many levels the loss may still take from a track.
    fn falls(&self, board: &Board, track: Track) -> u8 {
        let gone = if track == self.from { self.taken } else { 0 };
        (self.loss.each - gone).min(board.level(self.loss.victim, track))
    }

    /// The tracks it can still come to.
    fn reach(&self) -> impl Iterator<Item = Track> + Clone + use<> {
        let from = self.from;
        self.loss.tracks.iter().filter(move |&track| track >= from)
    }
}

impl Question<Contagion> for LoseLevels {
    type Choice = only::Lower;

    /// Asked for only where some of them are protected.
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_76);
        let left = self.loss.pending.levels;
        if left == 0 {
            return Flow::Return;
        }
        if left < self.reach().map(|track| self.falls(board, track)).sum() {
            return Flow::ask(self);
        }
        for track in self.reach() {
            let n = self.falls(board, track);
            if n > 0 {
                board.lower(self.loss.victim, track, n, table);
            }
        }
        Flow::Return
    }

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.loss.victim)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_76, "contagion-ask-choose-lost-levels").with("left", self.loss.pending.levels)
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Lower>) {
        let mut rest: u8 = self.reach().map(|track| self.falls(board, track)).sum();
        let enough = |track: &Track| {
            let (n, follow) = (self.falls(board, *track), rest);
            rest -= n;
            n > 0 && follow >= self.loss.pending.levels
        };
        out.extend(self.reach().filter(enough).map(only::Lower));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Lower,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let (mut loss, only::Lower(track)) = (self.loss, choice);
        board.lower(seat, track, 1, table);
        loss.pending.levels -= 1;
        let taken = if track == self.from { self.taken + 1 } else { 1 };
        Flow::goto(Self { loss, from: track, taken })
    }

    /// Of all mutations only Resistance is never named. Where it is asked, each of the others can fall (CON-75).
    fn why_not(self, _: &Board, _: Seat, only::Lower(track): only::Lower) -> Option<Cited> {
        Some(Cited::new(rules::CON_75, "contagion-reason-track-not-named").with("track", name(track)))
    }
}
