//! The words of the check language for Rattus: how a position is laid out and what can be asked of it.

mod rats;
mod writing;

use kernel::script::{Fact, Given, Kind, Lawful, Position, Reader, Script, Slip, Value};
use kernel::{Id as _, Message, Options as _, Seat};

use crate::board::{Done, Ending};
use crate::data::{CUBES_PER_PLAYER, Class, Colour, MAX_RATS, Region, SETUP_CUBES, SETUP_ROUNDS, SPREAD, Token};
use crate::final_round::Final;
use crate::king::KingAfter;
use crate::plague::{Bonus, Ravage, Spread};
use crate::setup::Settle;
use crate::turn::Turn;
use crate::view::{RatView, View};
use crate::{Board, Frame, Options, Rattus, audit, name, setup};

type Laid = Result<(), Slip>;
type Found = Result<Value, Slip>;

impl Lawful for Rattus {
    /// RAT-R44: at most 60 n + 110 turns. A turn has at most 14 decisions counted whole; cut into single picks it has 20.
    fn bound(options: &Options) -> usize {
        let players = options.players();
        2 * players + (60 * players + 110) * 20 + players * 20
    }

    fn audit(board: &Board) -> Result<(), Message> {
        audit::audit(board)
    }
}

impl Script for Rattus {
    const SEATS: &'static [&'static str] = &["red", "yellow", "green", "blue"];

    const SET_UP: &'static [&'static str] = &["rattus-ask-settle"];

    const GIVEN: &'static [Given<Self>] = &[
        Given::<Self>::new("rats", "REGION COUNT or REGION TOKEN {TOKEN}", "rats gallia 3", rats::lay_rats),
        Given::<Self>::new("starters", "REGION COUNT or REGION TOKEN {TOKEN}", "starters gallia 1", rats::lay_rats),
        Given::<Self>::new("rat", "RAT REGION [TOKEN]", "rat rat-12 gallia rat_s05", rats::lay_one_rat)
            .written(writing::rats),
        Given::<Self>::new("turned", "RAT TOKEN", "turned rat-2 rat_s05", rats::lay_turned).written(writing::turned),
        Given::<Self>::new("seen", "SEAT RAT [unknown]", "seen red rat-9", rats::lay_seen)
            .needs("options players=2\ngiven rats gallia rat_s05")
            .written(writing::seen),
        Given::<Self>::new("cubes", "REGION SEAT COUNT {SEAT COUNT}", "cubes gallia green 2 yellow 1", lay_cubes)
            .written(writing::cubes),
        Given::<Self>::new("castle", "SEAT COUNT", "castle red 2", lay_castle).written(writing::castle),
        Given::<Self>::new("reserve", "SEAT COUNT", "reserve red 10", lay_reserve),
        Given::<Self>::new("supply", "COUNT", "supply 5", lay_supply).once().written(writing::supply),
        Given::<Self>::new("card", "CLASS SEAT", "card king red", lay_card).written(writing::cards),
        Given::<Self>::new("emblem", "REGION", "emblem gallia", lay_emblem).once().written(writing::emblem),
        Given::<Self>::new("start", "SEAT", "start yellow", lay_start).once().written(writing::start),
        Given::<Self>::new("turn", "SEAT {placed|taken|used CLASS}", "turn red placed used king", lay_turn)
            .needs("given card king red")
            .once()
            .written(writing::turn),
        Given::<Self>::new("plague", "SEAT [bonus]", "plague red bonus", lay_plague)
            .needs("given card knight red")
            .once(),
        Given::<Self>::new(
            "step",
            "settle COUNT or spread COUNT or bonus or strike [bonus] or king [bonus]",
            "step spread 2",
            lay_step,
        )
        .once()
        .written(writing::step),
        Given::<Self>::new("final", "SEAT last SEAT [bonus|counts] {used CLASS}", "final red last yellow", lay_final)
            .once()
            .written(writing::final_round),
        Given::<Self>::new("ending", "supply|cubes|both", "ending supply", lay_ending).once().written(writing::ending),
    ];

    const FACTS: &'static [Fact<Self>] = &[
        Fact::<Self>::new("cubes", "REGION SEAT", "cubes gallia red = 0", |view, words| {
            let place = place_of(view, words)?;
            Ok(view.regions[place].cubes[words.seat()?.index()].into())
        }),
        Fact::<Self>::new("rats", "REGION", "rats gallia = 3", |view, words| {
            Ok(view.regions[place_of(view, words)?].rats.len().into())
        })
        .needs("given rats gallia 3"),
        Fact::<Self>::new("reserve", "SEAT", "reserve red = 20", |view, words| {
            Ok(view.seats[words.seat()?.index()].reserve.into())
        })
        .needs("given turn red"),
        Fact::<Self>::new("castle", "SEAT", "castle red = 0", |view, words| {
            Ok(view.seats[words.seat()?.index()].castle.into())
        }),
        Fact::<Self>::new("score", "SEAT", "score red = 0", |view, words| {
            Ok(view.seats[words.seat()?.index()].score.into())
        })
        .needs("given turn red"),
        Fact::<Self>::new("supply", "", "supply = 5", |view, _| Ok(view.supply.into())).needs("given supply 5"),
        Fact::<Self>::new("aside", "", "aside = 44", |view, _| Ok(view.aside.into())).needs("given supply 5"),
        Fact::<Self>::new("turned", "", "turned = 0", |view, _| Ok(view.turned.len().into())),
        Fact::<Self>::new("regions", "", "regions = 8", |view, _| Ok(view.regions.len().into()))
            .needs("options players=2"),
        Fact::<Self>::new("emblem", "", "emblem = gallia", |view, _| Ok(Value::id(view.emblem)))
            .needs("given emblem gallia"),
        Fact::<Self>::new("active", "", "active = red", |view, _| Ok(view.active.into())).needs("given turn red"),
        Fact::<Self>::new("bonus", "", "bonus = yes", |view, _| Ok((view.bonus > 0).into()))
            .needs("given rats anglia 2\ngiven cubes anglia green 2\ngiven card knight red\ngiven plague red bonus"),
        Fact::<Self>::new("owner", "CLASS", "owner king = nobody", |view, words| {
            Ok(view.cards[words.id::<Class>()?.index()].owner.into())
        }),
        Fact::<Self>::new("token", "RAT", "token rat-9 = hidden", token)
            .needs("options players=2\ngiven rats gallia 1"),
        Fact::<Self>::new("place", "RAT", "place rat-9 = gallia", place)
            .needs("options players=2\ngiven rats gallia 1"),
        Fact::<Self>::new("starter", "RAT", "starter rat-1 = yes", starter).needs("given starters gallia 1"),
    ];

    fn kinds() -> Vec<Kind> {
        vec![
            Kind::of::<Region>("REGION"),
            Kind::of::<Token>("TOKEN"),
            Kind::of::<Class>("CLASS"),
            Kind::new("RAT", (1..=Token::ALL.len()).map(|rat| format!("rat-{rat}"))),
        ]
    }

    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::empty(options);
        // Handles below the number of regions belong to the rats of the set-up, which lie aside until they are laid out.
        board.entered = board.starters();
        board.aside += board.entered;
        board.emblem = Region::ALL[0];
        (board, vec![Turn.into()])
    }

    fn possible(position: &Position<Self>) -> Result<(), Message> {
        let Board { turn, active, reserve, .. } = &position.board;
        let setup = matches!(position.stack.last(), Some(Frame::Settle(_)));
        let poor = |seat: &Seat| reserve[*seat] < *SETUP_CUBES * *SETUP_ROUNDS;
        if let Some(seat) = Seat::all(position.board.players()).find(poor).filter(|_| setup) {
            return Err(Message::new("rattus-check-settle").with("seat", seat));
        }
        if usize::from(position.board.supply) + usize::from(position.board.entered) > Token::ALL.len() {
            return Err(Message::new("rattus-check-handles"));
        }
        let used = |&&class: &&Class| turn.has_used(class) && !position.board.owns(*active, class);
        Class::ALL.iter().find(used).map_or(Ok(()), |&class| {
            Err(Message::new("rattus-check-not-owned").with("seat", *active).with("class", name(class)))
        })
    }
}

fn cubes_of() -> Message {
    Message::new("rattus-check-cubes")
}

/// A region in play.
fn region(board: &Board, words: &mut Reader<'_>) -> Result<Region, Slip> {
    words.id_in_play(|region| board.in_play().contains(region))
}

/// The place of a region among those in play.
fn place_of(view: &View, words: &mut Reader<'_>) -> Result<usize, Slip> {
    let region = words.id_in_play(|region: Region| view.regions.iter().any(|there| there.id == region))?;
    Ok(view.regions.iter().position(|there| there.id == region).expect("a region in play"))
}

/// `cubes gallia green 2 yellow 1`: out of the reserves.
fn lay_cubes(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let region = region(board, words)?;
    loop {
        let seat = words.seat()?;
        let cubes = words.number(0..=*CUBES_PER_PLAYER)?;
        let laid = *CUBES_PER_PLAYER - board.reserve[seat] + cubes;
        let left = board.reserve[seat].checked_sub(cubes);
        board.reserve[seat] = left.ok_or_else(|| words.seat_has_too_few(seat, cubes_of(), *CUBES_PER_PLAYER, laid))?;
        board.cubes[region][seat] += cubes;
        if words.is_empty() {
            return Ok(());
        }
    }
}

fn lay_castle(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let cubes = words.number(0..=*CUBES_PER_PLAYER)?;
    let laid = *CUBES_PER_PLAYER - board.reserve[seat] + cubes;
    let left = board.reserve[seat].checked_sub(cubes);
    board.reserve[seat] = left.ok_or_else(|| words.seat_has_too_few(seat, cubes_of(), *CUBES_PER_PLAYER, laid))?;
    board.castle[seat] += cubes;
    Ok(())
}

/// Exactly so many in the reserve; what is over goes to the castle.
fn lay_reserve(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let cubes = words.number(0..=*CUBES_PER_PLAYER)?;
    let free = board.reserve[seat] + board.castle[seat];
    let laid = *CUBES_PER_PLAYER - free + cubes;
    let over = free.checked_sub(cubes);
    board.castle[seat] = over.ok_or_else(|| words.seat_has_too_few(seat, cubes_of(), *CUBES_PER_PLAYER, laid))?;
    board.reserve[seat] = cubes;
    Ok(())
}

/// Exactly so many tokens in the supply, which is never more than can still enter; what is over is set aside.
fn lay_supply(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let free = board.supply + board.aside;
    let rats = words.number(0..=free.min(Token::ALL.len() as u8 - board.entered))?;
    board.aside = free - rats;
    board.supply = rats;
    Ok(())
}

fn lay_card(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let class: Class = words.id()?;
    if board.owner[class].is_some() {
        return Err(words.twice());
    }
    board.owner[class] = Some(words.seat()?);
    Ok(())
}

fn lay_emblem(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.emblem = region(board, words)?;
    Ok(())
}

fn lay_start(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.start = words.seat()?;
    Ok(())
}

/// `turn red placed taken used king`.
fn lay_turn(Position { board, stack, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.active = words.seat()?;
    board.turn = Done::default();
    *stack = vec![Turn.into()];
    while !words.is_empty() {
        match words.one_of(&[("placed", 0), ("taken", 1), ("used", 2)])? {
            0 => board.turn.placed = true,
            1 => board.turn.card_taken = true,
            _ => board.turn.mark_used(words.id()?),
        }
    }
    Ok(())
}

/// Whether the Knight of the seat on turn has made the emblem count.
fn lay_bonus(board: &mut Board, words: &mut Reader<'_>) -> bool {
    let bonus = words.accept("bonus");
    board.turn = Done::default();
    if bonus {
        board.turn.mark_used(Class::Knight);
    }
    bonus
}

/// The plague is where the emblem lies, has spread, and ravages.
fn lay_plague(Position { board, stack, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.active = words.seat()?;
    board.turn.bonus = lay_bonus(board, words);
    board.turn.placed = true;
    *stack = vec![Ravage.into()];
    Ok(())
}

/// Another step of the turn than its first.
fn lay_step(Position { board, stack, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let step: Frame = match words.one_of(&[("settle", 0), ("spread", 1), ("bonus", 2), ("strike", 3), ("king", 4)])? {
        0 => Settle { made: words.number(0..=board.players() as u8 * *SETUP_ROUNDS - 1)? }.into(),
        1 => Spread { left: words.number(0..=SPREAD[usize::from(*MAX_RATS)])? }.into(),
        2 => Bonus.into(),
        3 => Ravage.into(),
        _ => KingAfter.into(),
    };
    board.turn.bonus = matches!(step, Frame::Ravage(_) | Frame::KingAfter(_)) && words.accept("bonus");
    *stack = vec![step];
    Ok(())
}

/// `bonus`: the Knight of the seat on turn made the emblem count; `counts`: that of another did.
fn lay_final(Position { board, stack, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.active = words.seat()?;
    words.expect("last")?;
    let last = words.seat()?;
    if last == board.active {
        return Err(words.objection(Message::new("rattus-check-final").with("seat", last)));
    }
    board.last = Some(last);
    board.final_knight = lay_bonus(board, words) || words.accept("counts");
    while !words.is_empty() {
        words.expect("used")?;
        board.turn.mark_used(words.id()?);
    }
    *stack = vec![Final.into()];
    Ok(())
}

/// Why the last round began.
fn lay_ending(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.ending = words.one_of(&[("supply", Ending::Supply), ("cubes", Ending::Cubes), ("both", Ending::Both)])?;
    Ok(())
}

/// A rat as it lies on the board, if it does.
fn lying<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<Option<&'v RatView>, Slip> {
    let rat = rats::rat(words)?;
    let mut rats = view.regions.iter().flat_map(|region| &region.rats);
    Ok(rats.find(|there| there.rat == rat))
}

fn starter(view: &View, words: &mut Reader<'_>) -> Found {
    Ok(lying(view, words)?.map_or_else(|| "gone".into(), |there| there.starter.into()))
}

fn token(view: &View, words: &mut Reader<'_>) -> Found {
    let found = lying(view, words)?;
    Ok(found.map_or("gone", |there| there.token.map_or("hidden", Token::word)).into())
}

fn place(view: &View, words: &mut Reader<'_>) -> Found {
    let rat = rats::rat(words)?;
    let found = view.regions.iter().find(|region| region.rats.iter().any(|there| there.rat == rat));
    Ok(found.map_or("gone", |region| region.id.word()).into())
}

const _: () = assert!(size_of::<kernel::State<Rattus>>() <= 512, "a state of Rattus fits in 512 bytes");
const _: () = assert!(Colour::ALL.len() == Rattus::SEATS.len(), "a colour a seat");
