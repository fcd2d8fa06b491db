//! The words of the check language for Rattus: how a position is laid out and what can be asked of it.

use kernel::testkit::{Fact, Given, Kind, Lawful, Position, Reader, Script, Slip, Value};
use kernel::{Id as _, Message, Options as _};

use crate::board::Done;
use crate::data::{CUBES_PER_PLAYER, Class, Colour, FACES, MAX_RATS, Region, Token};
use crate::final_round::Final;
use crate::plague::Ravage;
use crate::turn::Turn;
use crate::view::{RatView, View};
use crate::{Board, Frame, Options, Rat, Rattus, audit, name, setup};

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

    const GIVEN: &'static [Given<Self>] = &[
        Given::<Self>::new("rats", "REGION COUNT or REGION TOKEN {TOKEN}", "rats gallia 3", lay_rats),
        Given::<Self>::new("starters", "REGION COUNT or REGION TOKEN {TOKEN}", "starters gallia 1", lay_rats),
        Given::<Self>::new("seen", "SEAT RAT", "seen red rat-9", lay_seen)
            .needs("options players=2\ngiven rats gallia rat_s05"),
        Given::<Self>::new("cubes", "REGION SEAT COUNT {SEAT COUNT}", "cubes gallia green 2 yellow 1", lay_cubes),
        Given::<Self>::new("castle", "SEAT COUNT", "castle red 2", lay_castle),
        Given::<Self>::new("reserve", "SEAT COUNT", "reserve red 10", lay_reserve),
        Given::<Self>::new("supply", "COUNT", "supply 5", lay_supply).once(),
        Given::<Self>::new("card", "CLASS SEAT", "card king red", lay_card),
        Given::<Self>::new("emblem", "REGION", "emblem gallia", lay_emblem).once(),
        Given::<Self>::new("turn", "SEAT {placed|taken|used CLASS}", "turn red placed used king", lay_turn)
            .needs("given card king red")
            .once(),
        Given::<Self>::new("plague", "SEAT [bonus]", "plague red bonus", lay_plague)
            .needs("given card knight red")
            .once(),
        Given::<Self>::new("final", "SEAT last SEAT [bonus]", "final red last yellow", lay_final).once(),
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
        let Board { turn, active, .. } = &position.board;
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

/// A rat by its handle: `rat-9`.
fn rat(words: &mut Reader<'_>) -> Result<Rat, Slip> {
    words.read(Rat::from_word, &["rat-9"])
}

/// The place of a region among those in play.
fn place_of(view: &View, words: &mut Reader<'_>) -> Result<usize, Slip> {
    let region = words.id_in_play(|region: Region| view.regions.iter().any(|there| there.id == region))?;
    Ok(view.regions.iter().position(|there| there.id == region).expect("a region in play"))
}

/// Lays a rat of the set-up or one of the supply in a region, if there is one and it has room.
fn lay_rat(board: &mut Board, region: Region, words: &Reader<'_>) -> Result<Rat, Slip> {
    if !board.with_room().contains(region) {
        let full = Message::new("rattus-check-full").with("region", name(region));
        return Err(words.objection(full.with("most", MAX_RATS)));
    }
    if words.name() == "starters" {
        let laid = board.all_rats();
        let rat = (0..board.starters()).map(Rat).find(|&rat| !laid.contains(rat));
        let rat = rat.ok_or_else(|| words.objection(Message::new("rattus-check-no-starter")))?;
        board.aside -= 1;
        board.rats[region].insert(rat);
        return Ok(rat);
    }
    if board.supply == 0 {
        return Err(words.objection(Message::new("rattus-check-no-supply")));
    }
    Ok(board.breed(region))
}

/// `rats gallia 3`, or `rats gallia rat_r01 rat_s05` where the faces matter; `starters` for those of the set-up.
fn lay_rats(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let region = region(board, words)?;
    if words.is_empty() || words.peek().is_some_and(|word| word.parse::<i64>().is_ok()) {
        let count = words.number(0..=MAX_RATS)?;
        return (0..count).try_for_each(|_| {
            let rat = lay_rat(board, region, words)?;
            board.unseen_starters += u8::from(board.is_starter(rat));
            Ok(())
        });
    }
    while !words.is_empty() {
        let token: Token = words.id()?;
        if board.undecided >> token.index() & 1 == 0 {
            return Err(words.twice());
        }
        let rat = lay_rat(board, region, words)?;
        if board.is_starter(rat) && !FACES[token].starting {
            return Err(words.objection(Message::new("rattus-check-not-starting")));
        }
        board.undecided &= !(1 << token.index());
        board.looks[rat.index()].face = Some(token);
    }
    Ok(())
}

fn lay_seen(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let rat = rat(words)?;
    let look = board.looks.get_mut(rat.index()).filter(|look| look.face.is_some());
    let look = look.ok_or_else(|| words.objection(Message::new("rattus-check-no-face")))?;
    look.seen.insert(seat);
    Ok(())
}

/// `cubes gallia green 2 yellow 1`: out of the reserves.
fn lay_cubes(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let region = region(board, words)?;
    loop {
        let seat = words.seat()?;
        let cubes = words.number(0..=CUBES_PER_PLAYER)?;
        let laid = CUBES_PER_PLAYER - board.reserve[seat] + cubes;
        let left = board.reserve[seat].checked_sub(cubes);
        board.reserve[seat] = left.ok_or_else(|| words.seat_has_too_few(seat, cubes_of(), CUBES_PER_PLAYER, laid))?;
        board.cubes[region][seat] += cubes;
        if words.is_empty() {
            return Ok(());
        }
    }
}

fn lay_castle(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let cubes = words.number(0..=CUBES_PER_PLAYER)?;
    let laid = CUBES_PER_PLAYER - board.reserve[seat] + cubes;
    let left = board.reserve[seat].checked_sub(cubes);
    board.reserve[seat] = left.ok_or_else(|| words.seat_has_too_few(seat, cubes_of(), CUBES_PER_PLAYER, laid))?;
    board.castle[seat] += cubes;
    Ok(())
}

/// Exactly so many in the reserve; what is over goes to the castle.
fn lay_reserve(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let cubes = words.number(0..=CUBES_PER_PLAYER)?;
    let free = board.reserve[seat] + board.castle[seat];
    let laid = CUBES_PER_PLAYER - free + cubes;
    let over = free.checked_sub(cubes);
    board.castle[seat] = over.ok_or_else(|| words.seat_has_too_few(seat, cubes_of(), CUBES_PER_PLAYER, laid))?;
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

fn lay_final(Position { board, stack, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    board.active = words.seat()?;
    words.expect("last")?;
    board.last = Some(words.seat()?);
    board.final_knight = lay_bonus(board, words);
    *stack = vec![Final.into()];
    Ok(())
}

/// A rat as it lies on the board, if it does.
fn lying<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<Option<&'v RatView>, Slip> {
    let rat = rat(words)?;
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
    let rat = rat(words)?;
    let found = view.regions.iter().find(|region| region.rats.iter().any(|there| there.rat == rat));
    Ok(found.map_or("gone", |region| region.id.word()).into())
}

const _: () = assert!(size_of::<kernel::State<Rattus>>() <= 512, "a state of Rattus fits in 512 bytes");
const _: () = assert!(Colour::ALL.len() == Rattus::SEATS.len(), "a colour a seat");
