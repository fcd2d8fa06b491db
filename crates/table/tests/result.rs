//! What finished games leave behind: whose result it is, and whether it is rated.
#![allow(clippy::unwrap_used, reason = "this is a test")]

mod common;

use common::{PEOPLE, nonce, numbered, opening, people};
use kernel::Seat;
use protocol::Clock;
use shelf::{Level, Style, Viewer};
use table::{Chair, Command, GameResult, Hand, Opening, Sitter, Table, Unrated};

/// A table with its journal, which is read back when the game is over and not before: these tests play whole games.
struct Played {
    table: Table,
    journal: Vec<(u64, String)>,
    now: u64,
}

impl Played {
    /// The game of this opening with these in its seats, begun.
    fn begun(opening: Opening, chairs: Vec<Chair>) -> Self {
        let (now, host) = (opening.at, opening.host.clone());
        let sitters: Vec<usize> = (0..chairs.len()).filter(|seat| chairs[*seat].sitter().is_some()).collect();
        let (table, done) = Table::open(opening, chairs).unwrap();
        let mut played = Self { table, journal: vec![(now, Table::body(&done.facts))], now };
        for seat in sitters.into_iter().map(Seat::new) {
            played.done(Command::Nonce { seat, nonce: nonce(seat) });
        }
        played.done(Command::Start { by: host });
        played
    }

    fn started(players: usize) -> Self {
        Self::begun(opening(players, Clock::None), people(players))
    }

    fn done(&mut self, command: Command) {
        let done = self.table.command(command, self.now).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        if !done.facts.is_empty() {
            self.journal.push((self.now, Table::body(&done.facts)));
        }
    }

    /// Plays one choice for whoever is asked.
    fn play_one(&mut self) -> Option<Seat> {
        let seat = Seat::new(usize::from(*self.table.offer(Viewer::Spectator)?.asked.first()?));
        let options = self.table.offer(Viewer::Seat(seat))?.options;
        let action = options[self.table.step() * 7 % options.len()].action.clone();
        let bot = self.table.bots_asked().iter().any(|(asked, _)| *asked == seat);
        self.now += 1000;
        let by = if bot { Hand::Bot } else { Hand::Person };
        self.done(Command::Choose { seat, step: self.table.step(), action, by });
        Some(seat)
    }

    fn play_out(&mut self) -> GameResult {
        while self.play_one().is_some() {}
        self.result()
    }

    /// The result; the journal says the same, and so does whoever follows it.
    fn result(&self) -> GameResult {
        let result = self.table.result().expect("it is over");
        let journal = numbered(&self.journal);
        assert_eq!(Table::load(self.table.id(), journal.clone()).unwrap().result().as_ref(), Some(&result));
        let mut other = Table::load(self.table.id(), journal[..1].to_vec()).unwrap();
        for (number, at, body) in &journal[1..] {
            other.follow(*number, *at, body).unwrap();
        }
        assert_eq!(other.result().as_ref(), Some(&result));
        result
    }
}

fn bot(style: Style) -> Chair {
    Chair::Bot { level: style }
}

#[test]
fn a_game_that_was_played_is_rated_with_all_its_points() {
    let mut kept = Played::started(3);
    assert_eq!(kept.table.result(), None, "nothing is known of a game that runs");
    assert_eq!(kept.table.unrated(), None);
    let result = kept.play_out();
    assert_eq!((result.unrated, result.at), (None, kept.now));
    for (seat, name) in result.seats.iter().zip(PEOPLE) {
        assert_eq!(seat.who, Sitter::Person(name.to_owned()));
        assert!(seat.rated && seat.counts && !seat.stand_in && !seat.left);
        assert_eq!(seat.sheet.iter().map(|(_, points, _)| points).sum::<i32>(), seat.score);
    }
    assert!(result.seats.iter().any(|seat| seat.place == 1));
    // What is said of a line of the sheet beside the table adds up to nothing.
    let (line, ..) = &result.seats[0].sheet[0];
    let all = || result.seats.iter().flat_map(|seat| &seat.sheet).filter(|(other, ..)| other == line);
    let apart: i64 = all().map(|(_, points, mean)| 1000 * i64::from(*points) - mean).sum();
    assert!(apart.abs() < 3, "{apart}");
    kept.now += 1000;
    kept.done(Command::Rematch { table: "OTHE-RRRR".to_owned() });
    assert_eq!(kept.table.result(), Some(result), "what happens behind the end changes nothing");
}

#[test]
fn what_a_stand_in_reached_is_nobodys() {
    let mut kept = Played::started(3);
    let away = kept.play_one().unwrap();
    kept.done(Command::HandOver { seat: away, level: Style::Level(Level::STAND_IN) });
    let result = kept.play_out();
    assert_eq!(result.unrated, None, "the others are rated among themselves");
    for (seat, result) in result.seats.iter().enumerate() {
        let gone = seat == away.index();
        assert_eq!((result.stand_in, result.left), (gone, gone));
        assert_eq!((result.rated, result.counts), (!gone, !gone));
    }
}

#[test]
fn who_comes_back_before_a_bot_has_chosen_has_lost_nothing() {
    let mut kept = Played::started(2);
    let seat = kept.play_one().unwrap();
    kept.done(Command::HandOver { seat, level: Style::Level(Level::STAND_IN) });
    kept.done(Command::TakeBack { seat });
    let result = kept.play_out();
    assert!(result.seats.iter().all(|seat| seat.rated && !seat.stand_in && !seat.left));
    // And who comes back later has played to the end, but the result is not theirs.
    let mut kept = Played::started(2);
    let seat = kept.table.asked_sitters()[0];
    kept.done(Command::HandOver { seat, level: Style::Level(Level::STAND_IN) });
    assert_eq!(kept.play_one(), Some(seat));
    kept.done(Command::TakeBack { seat });
    let result = kept.play_out();
    let back = &result.seats[seat.index()];
    assert!(back.stand_in && !back.left && !back.counts);
    assert_eq!(result.unrated, Some(Unrated::StandIn), "one alone is nothing to compare with");
}

#[test]
fn who_gives_up_comes_last_and_has_left_unless_that_ends_the_game() {
    let mut kept = Played::started(3);
    kept.done(Command::Resign { seat: Seat::new(1) });
    kept.play_one();
    kept.done(Command::Resign { seat: Seat::new(2) });
    let result = kept.result();
    let told: Vec<_> = result.seats.iter().map(|seat| (seat.place, seat.left, seat.rated, seat.stand_in)).collect();
    assert_eq!(told, [(1, false, true, false), (2, true, true, false), (2, false, true, false)]);
    assert_eq!(result.unrated, None);
    assert!(result.seats.iter().all(|seat| seat.sheet.is_empty()), "nobody played it to the end");
}

#[test]
fn what_is_not_rated_says_why() {
    let played = |opening: Opening, chairs: Vec<Chair>| Played::begun(opening, chairs).play_out();
    let with = |other: Chair| vec![people(1).remove(0), other];
    let level = |number: u8| bot(Style::Level(Level::new(number).unwrap()));
    assert_eq!(played(opening(2, Clock::None), with(level(3))).unrated, None, "bots are rated opponents");
    for (style, why) in [(Style::Random, Some(Unrated::Bot)), (Style::Greedy, Some(Unrated::Bot))] {
        assert_eq!(played(opening(2, Clock::None), with(bot(style))).unrated, why);
    }
    let agreed = played(Opening { unrated: true, ..opening(2, Clock::None) }, people(2));
    assert_eq!(agreed.unrated, Some(Unrated::Agreed));
    assert!(agreed.seats.iter().all(|seat| seat.counts && !seat.rated), "it is still a game");
    let advice = played(Opening { advice: true, ..opening(2, Clock::None) }, people(2));
    assert_eq!(advice.unrated, Some(Unrated::Advice));
    let position = Opening { position: vec!["turn red".to_owned()], ..opening(2, Clock::None) };
    let laid_out = played(position, people(2));
    assert_eq!(laid_out.unrated, Some(Unrated::Position));
    assert!(laid_out.seats.iter().all(|seat| !seat.counts));
    let machine = Chair::Machine {
        id: "m".to_owned(),
        name: "Robo".to_owned(),
        owner: table::Owner { id: "cleo".to_owned(), name: "CLEO".to_owned() },
    };
    assert_eq!(played(opening(2, Clock::None), with(machine)).unrated, Some(Unrated::Machine));
    // Against bots everybody may ask; who has is not rated.
    let mut kept = Played::begun(opening(2, Clock::None), with(level(3)));
    while kept.table.asked_sitters().is_empty() {
        kept.play_one();
    }
    kept.done(Command::Advise { seat: Seat::new(0), step: kept.table.step() });
    assert_eq!(kept.play_out().unrated, Some(Unrated::Advice));
    // A branch of a game.
    let mut first = Played::started(2);
    first.play_out();
    let origin = table::Origin {
        table: "A".to_owned(),
        seed: first.table.known_seed().unwrap(),
        lines: first.table.lines(4).unwrap(),
    };
    let branch = played(Opening { origin: Some(origin), ..opening(2, Clock::None) }, people(2));
    assert_eq!(branch.unrated, Some(Unrated::Branch));
}

#[test]
fn a_table_that_was_closed_leaves_nothing() {
    let mut kept = Played::started(2);
    kept.play_one();
    kept.done(Command::Close);
    assert_eq!(kept.table.result(), None);
}
