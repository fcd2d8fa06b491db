//! The laws hold for the example game, and each planted fault breaks the law it should.

use kernel::example::{Action, Board, Event, Frame, Lot, Lots, View};
use kernel::script::{Fact, Given, Kind, Lawful, Script};
use kernel::testkit::{Law, Tried, Wrong, conform, perft_file, try_position};
use kernel::{Actions, Cited, Flow, Game, Message, ScoreLine, Seat, SeatSet, Sim, Table, Target, Viewer, options};

#[test]
fn the_example_game_obeys_all_laws() {
    for options in options::every() {
        conform::<Lots>(&options, 300, 1).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn perft_counts_are_pinned() {
    assert_eq!(perft_file::<Lots>(include_str!("perft.txt")), Ok(4));
}

#[test]
fn a_leak_in_a_view_is_caught() {
    assert_eq!(breach_of::<LEAK_IN_VIEW>(), Law::Secrecy);
}

#[test]
fn a_leak_in_a_legal_list_is_caught() {
    assert_eq!(breach_of::<LEAK_IN_LIST>(), Law::Secrecy);
}

#[test]
fn an_unsealed_reveal_is_caught() {
    assert_eq!(breach_of::<UNSEALED>(), Law::Seal);
}

#[test]
fn an_unsorted_list_is_caught() {
    assert_eq!(breach_of::<UNSORTED>(), Law::Lists);
}

#[test]
fn a_lost_piece_is_caught() {
    assert_eq!(breach_of::<LOST>(), Law::Audit);
}

#[test]
fn an_event_that_tells_too_much_is_caught() {
    assert_eq!(breach_of::<LEAK_IN_EVENT>(), Law::Witness);
}

#[test]
fn an_imagination_that_peeks_is_caught() {
    assert_eq!(breach_of::<PEEKING_BOT>(), Law::Imagination);
}

#[test]
fn an_imagination_that_leaves_everything_as_it_is_is_caught() {
    assert_eq!(breach_of::<NO_IMAGINATION>(), Law::Imagination);
}

#[test]
fn an_imagination_that_keeps_one_thing_others_saw_is_caught() {
    assert_eq!(breach_of::<KEPT_LOT>(), Law::Imagination);
}

#[test]
fn a_game_beyond_its_bound_is_caught() {
    assert_eq!(breach_of::<ENDLESS>(), Law::End);
}

#[test]
fn random_positions_of_the_example_are_refused_or_played() {
    let tried = [false, true].map(|spoilt| positions::<Lots>(spoilt, 500).expect("nothing breaks"));
    let [plain, spoilt] = tried.map(|tried| tried.iter().filter(|tried| **tried == Tried::Played).count());
    assert!(plain > 100 && plain < 500, "{plain} of 500 were played");
    assert!(spoilt > 50 && spoilt < plain, "{spoilt} of 500 with spoilt words were played");
}

#[test]
fn a_position_word_that_breaks_is_caught() {
    let wrong = positions::<Faulty<BREAKING_WORD>>(false, 100).expect_err("the fault is caught");
    assert!(wrong.what.starts_with("it breaks"), "{wrong:?}");
    assert!(wrong.script.contains("given skip 2"), "{wrong:?}");
}

#[test]
fn a_form_that_is_not_true_is_caught() {
    let wrong = positions::<Faulty<UNTRUE_FORM>>(false, 100).expect_err("the fault is caught");
    assert!(wrong.what.starts_with("a form is not as it is read"), "{wrong:?}");
}

#[test]
fn what_breaks_behind_a_random_position_is_caught() {
    let wrong = positions::<Faulty<LOST>>(false, 100).expect_err("the fault is caught");
    assert!(wrong.what.contains("lost or doubled something"), "{wrong:?}");
    let wrong = positions::<Faulty<ENDLESS>>(false, 100).expect_err("the fault is caught");
    assert_eq!(wrong.what, "it does not end");
}

/// So many random positions.
fn positions<G: Script>(spoilt: bool, count: u64) -> Result<Vec<Tried>, Wrong> {
    let position = |seed| {
        let mut sim = Sim::new(seed);
        try_position::<G>(spoilt, &mut |n| sim.below(u32::try_from(n).expect("a small number")) as usize)
    };
    (0..count).map(position).collect()
}

const LEAK_IN_VIEW: u8 = 0;
const LEAK_IN_LIST: u8 = 1;
const UNSEALED: u8 = 2;
const UNSORTED: u8 = 3;
const LOST: u8 = 4;
const LEAK_IN_EVENT: u8 = 5;
const PEEKING_BOT: u8 = 6;
const ENDLESS: u8 = 7;
const NO_IMAGINATION: u8 = 8;
const KEPT_LOT: u8 = 9;
const BREAKING_WORD: u8 = 10;
const UNTRUE_FORM: u8 = 11;

fn breach_of<const FAULT: u8>() -> Law {
    let options = options::parse("players=3").expect("an option of the game");
    conform::<Faulty<FAULT>>(&options, 300, 1).expect_err("the fault is caught").law
}

/// The example game with one fault planted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Faulty<const FAULT: u8>;

/// Passes everything to the real table; swallows the seal where the fault is an unsealed reveal.
struct Through<'a, T, const FAULT: u8>(&'a mut T);

impl<T: Table<Faulty<FAULT>>, const FAULT: u8> Table<Lots> for Through<'_, T, FAULT> {
    fn roll(&mut self, n: u32) -> u32 {
        self.0.roll(n)
    }
    fn reveal(&mut self) {
        if FAULT != UNSEALED {
            self.0.reveal();
        }
    }
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.0.tell(event);
    }
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const ID: &'static str = "faulty";
    const RULES: u32 = 1;
    const ENDINGS: &'static [&'static str] = Lots::ENDINGS;
    type Options = <Lots as Game>::Options;
    type Board = Board;
    type Frame = Frame;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Self::Options, table: &mut impl Table<Self>) -> (Board, Frame) {
        Lots::setup(options, &mut Through::<_, FAULT>(table))
    }
    fn active(board: &Board) -> Seat {
        Lots::active(board)
    }
    fn standing(board: &Board, seat: Seat) -> [i32; 4] {
        Lots::standing(board, seat)
    }
    fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
        Lots::score_sheet(board, seat)
    }
    fn ending(board: &Board) -> &'static str {
        Lots::ending(board)
    }
    fn view(board: &Board, frame: Option<&Frame>, viewer: Viewer) -> View {
        let mut view = Lots::view(board, frame, viewer);
        if FAULT == LEAK_IN_VIEW {
            view.lot = hidden(board);
        }
        view
    }
    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        if FAULT == LEAK_IN_EVENT { Some(event.clone()) } else { Lots::witness(event, viewer) }
    }
    fn imagine(board: &mut Board, viewer: Viewer, table: &mut impl Table<Self>) {
        let spared = match FAULT {
            PEEKING_BOT => table.roll(2) != 0,
            NO_IMAGINATION => true,
            KEPT_LOT => hidden(board) == Some(Lot::Plague),
            _ => false,
        };
        if !spared {
            Lots::imagine(board, viewer, &mut Through::<_, FAULT>(table));
        }
    }
}

impl<const FAULT: u8> kernel::Frame<Faulty<FAULT>> for Frame {
    fn advance(self, board: &mut Board, table: &mut impl Table<Faulty<FAULT>>) -> Flow<Frame> {
        kernel::Frame::<Lots>::advance(self, board, &mut Through::<_, FAULT>(table))
    }
    fn asked(self, board: &Board) -> SeatSet {
        kernel::Frame::<Lots>::asked(self, board)
    }
    fn question(self, board: &Board) -> Cited {
        kernel::Frame::<Lots>::question(self, board)
    }
    fn legal(self, board: &Board, seat: Seat, out: &mut Actions<Faulty<FAULT>>) {
        kernel::Frame::<Lots>::legal(self, board, seat, out);
        if FAULT == UNSORTED {
            out.reverse();
        }
        let knows = Lots::view(board, None, Viewer::Seat(seat)).lot.is_some();
        if FAULT == LEAK_IN_LIST && !knows && hidden(board).is_some() {
            out.retain(|&action| action != Action::Pass);
        }
    }
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Faulty<FAULT>>,
    ) -> Flow<Frame> {
        let flow = kernel::Frame::<Lots>::choose(self, board, seat, action, &mut Through::<_, FAULT>(table));
        if FAULT == LOST && action == Action::Pass {
            board.lose_a_lot();
        }
        if FAULT == ENDLESS && action == Action::Pass {
            board.forget_the_passes();
        }
        flow
    }
    fn why_not(self, board: &Board, seat: Seat, action: Action) -> Cited {
        kernel::Frame::<Lots>::why_not(self, board, seat, action)
    }
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
        kernel::Frame::<Lots>::intent(self, board, seat, thing)
    }
}

/// What only those who looked may know.
fn hidden(board: &Board) -> Option<Lot> {
    Seat::all(4).find_map(|seat| Lots::view(board, None, Viewer::Seat(seat)).lot)
}

impl<const FAULT: u8> Lawful for Faulty<FAULT> {
    fn bound(options: &Self::Options) -> usize {
        if FAULT == ENDLESS { 40 } else { Lots::bound(options) }
    }
    fn audit(board: &Board) -> Result<(), Message> {
        Lots::audit(board)
    }
}

impl<const FAULT: u8> Script for Faulty<FAULT> {
    const GIVEN: &'static [Given<Self>] = &[Given::<Self>::new("skip", "COUNT", "skip 1", |_, words| {
        let count = words.number(0..=9)?;
        if FAULT == BREAKING_WORD {
            assert_ne!(count, 2, "two cannot be skipped");
        }
        if FAULT == UNTRUE_FORM {
            words.expect("lots")?;
        }
        Ok(())
    })];
    const FACTS: &'static [Fact<Self>] = &[Fact::<Self>::new("left", "", "left = 10", |view, _| Ok(view.left.into()))];

    fn kinds() -> Vec<Kind> {
        Lots::kinds()
    }
    fn blank(options: &Self::Options) -> (Board, Vec<Frame>) {
        Lots::blank(options)
    }
}
