//! Chapter 5.1 to 5.3 and 5.8: the turn, its cards and its cubes, up to the move of the plague; and its end.

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, Target, choices, rule};

use crate::board::{Done, Ending};
use crate::data::{Class, KNIGHT_MAY_RETURN, KNIGHT_STEPS, PEASANT_CUBES, Region, SPREAD};
use crate::final_round::Final;
use crate::plague::Spread;
use crate::{Action, Board, Event, Frame, Rattus, Regions, name, power, rules};

/// The active player's turn up to the move of the plague (D2): a card, cubes, powers, in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn;

choices! {
    pub enum InTurn of Action {
        Take(class: Class),
        Place(region: Region),
        PlaceExtra(region: Region),
        Use(class: Class),
        Move(region: Region),
    }
}

impl Question<Rattus> for Turn {
    type Choice = InTurn;

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::RAT_11, if board.turn.placed { "rattus-ask-turn-placed" } else { "rattus-ask-turn" })
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<InTurn>) {
        rule!(RAT_11, RAT_13);
        if !board.turn.card_taken {
            rule!(RAT_15, RAT_18);
            out.extend(Class::ALL.iter().copied().filter(|&class| !board.owns(seat, class)).map(InTurn::Take));
        }
        let (plain, extra) = placements(board, seat);
        out.extend(plain.into_iter().map(InTurn::Place));
        out.extend(extra.into_iter().map(InTurn::PlaceExtra));
        rule!(RAT_12, RAT_17);
        out.extend(power::usable(board, seat, power::BEFORE_PLAGUE).map(InTurn::Use));
        if (plain | extra).is_empty() {
            rule!(RAT_14, RAT_22);
            out.extend(destinations(board, seat).into_iter().map(InTurn::Move));
        }
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: InTurn, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        match choice {
            InTurn::Take(class) => {
                rule!(RAT_15, RAT_16);
                let from = board.owner[class].replace(seat);
                board.turn.card_taken = true;
                table.tell(|| Event::Took { seat, class, from });
            }
            InTurn::Place(region) => place(board, seat, region, 0, table),
            InTurn::PlaceExtra(region) => {
                board.turn.mark_used(Class::Peasant);
                place(board, seat, region, *PEASANT_CUBES, table);
            }
            InTurn::Use(class) => {
                board.turn.mark_used(class);
                return Flow::call(power::first_step(class), Turn);
            }
            InTurn::Move(region) => {
                rule!(RAT_28, RAT_30, RAT_31);
                board.emblem = region;
                table.tell(|| Event::Moved { seat, region });
                return Flow::goto(Spread { left: SPREAD[usize::from(board.rats[region].len())] });
            }
        }
        Flow::ask(Turn)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: InTurn) -> Option<Cited> {
        Some(match choice {
            InTurn::Take(_) if board.turn.card_taken => Cited::new(rules::RAT_15, "rattus-reason-card-taken"),
            InTurn::Take(class) => Cited::new(rules::RAT_15, "rattus-reason-own-card").with("class", name(class)),
            InTurn::Place(_) | InTurn::PlaceExtra(_) if board.turn.placed => {
                Cited::new(rules::RAT_11, "rattus-reason-placed")
            }
            InTurn::Place(_) | InTurn::PlaceExtra(_) if board.reserve[seat] == 0 => {
                Cited::new(rules::RAT_21, "rattus-reason-empty-reserve")
            }
            InTurn::Place(region) => Cited::new(rules::RAT_20, "rattus-reason-no-rats").with("region", name(region)),
            InTurn::PlaceExtra(_) if !board.owns(seat, Class::Peasant) => {
                Cited::new(rules::RAT_23, "rattus-reason-no-peasant")
            }
            InTurn::PlaceExtra(_) => Cited::new(rules::RAT_23, "rattus-reason-extra-moot"),
            InTurn::Use(class) => power::why_no_use(board, seat, class, power::BEFORE_PLAGUE),
            InTurn::Move(region) if destinations(board, seat).contains(region) => {
                Cited::new(rules::RAT_14, "rattus-reason-place-first")
            }
            InTurn::Move(region) => too_far(board, region),
        })
    }

    /// A region means its cubes until they are placed, then the plague; a card means its power if it is one's own.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<InTurn> {
        let on_region = if board.turn.placed { InTurn::Move } else { InTurn::Place };
        let on_card = |class| if board.owns(seat, class) { InTurn::Use(class) } else { InTurn::Take(class) };
        thing.id().map(on_region).or_else(|| thing.id().map(on_card))
    }
}

/// Where cubes can be placed (D2b), without the Peasant's extra cube and with it: only where that makes a difference.
fn placements(board: &Board, seat: Seat) -> (Regions, Regions) {
    rule!(RAT_19, RAT_20, RAT_21, RAT_23);
    let reserve = board.reserve[seat];
    if board.turn.placed || reserve == 0 {
        return Default::default();
    }
    let extra = if board.owns(seat, Class::Peasant) {
        board.in_play() & board.rats.filter(|rats| rats.len() < reserve)
    } else {
        Regions::default()
    };
    (board.in_play() - board.rat_free(), extra)
}

fn place(board: &mut Board, seat: Seat, region: Region, extra: u8, table: &mut impl Table<Rattus>) {
    rule!(RAT_19, RAT_21, RAT_23);
    let cubes = (board.rats[region].len() + extra).min(board.reserve[seat]);
    board.cubes[region][seat] += cubes;
    board.reserve[seat] -= cubes;
    board.turn.placed = true;
    table.tell(|| Event::Placed { seat, region, cubes });
}

/// Where a player may move the emblem (D2g), on foot or with the Knight.
pub(crate) fn destinations(board: &Board, seat: Seat) -> Regions {
    rule!(RAT_28);
    let one_step = board.neighbours(board.emblem);
    if !board.owns(seat, Class::Knight) {
        return one_step;
    }
    rule!(RAT_29);
    let mut reached = one_step;
    for _ in 1..*KNIGHT_STEPS {
        reached = reached.into_iter().fold(reached, |reached, region| reached | board.neighbours(region));
    }
    if !*KNIGHT_MAY_RETURN {
        reached.remove(board.emblem);
    }
    reached
}

/// Why the emblem cannot go there.
pub(crate) fn too_far(board: &Board, region: Region) -> Cited {
    if region == board.emblem {
        return Cited::new(rules::RAT_28, "rattus-reason-must-leave");
    }
    Cited::new(rules::RAT_28, "rattus-reason-too-far").with("region", name(region))
}

/// The end of a turn: the next one, or the final round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnEnd;

impl Procedure<Rattus> for TurnEnd {
    fn advance(self, board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_46, RAT_47);
        let seat = board.active;
        board.turn = Done::default();
        board.ending = match (board.supply == 0, board.reserve[seat] == 0) {
            (true, true) => Ending::Both,
            (true, false) => Ending::Supply,
            (false, true) => Ending::Cubes,
            (false, false) => {
                board.active = seat.next(board.players());
                table.tell(|| Event::Turn { seat: board.active });
                return Flow::goto(Turn);
            }
        };
        rule!(RAT_48, RAT_50);
        board.last = Some(seat);
        board.active = seat.previous(board.players());
        table.tell(|| Event::FinalRound { last: seat });
        Flow::goto(Final)
    }
}
