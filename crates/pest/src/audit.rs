//! Counts the pieces: what the laws of the test kit hold a position to, and what a position laid out in words must pass.

use kernel::{Id, Message, Seat, SeatSet, Set};

use crate::board::{Board, TOP_LEVEL, TRACK, YEARS, size};
use crate::data::{
    BUILDINGS, Building, CAPACITY, CEMETERY, CapitalBuilding, DECREES, DUEL_NEUTRAL, DUEL_NEUTRAL_PER_ERA,
    INFLUENCE_END, Location, PLAGUE_CARDS, REWARDS_BY_PLAYERS, SOLO_IMPERATIVES, SOLO_INFLUENCE, TECHNOLOGIES,
    Technology,
};
use crate::decree::needs_opponents;
use crate::effect::figure;
use crate::event::name;
use crate::influence::blocked;
use crate::vocabulary::{Good, Mode, Shelf};

type Sound = Result<(), Message>;

/// Nothing is lost or doubled, and nothing lies where it cannot.
pub(crate) fn audit(board: &Board) -> Sound {
    cards(board)?;
    year_cards(board)?;
    neutrals(board)?;
    for seat in board.everyone() {
        quarantine(board, seat)?;
        goods(board, seat)?;
        tracks(board, seat)?;
        shelves(board, seat)?;
        workers(board, seat)?;
    }
    Location::ALL.iter().try_for_each(|&location| place(board, location))
}

fn of(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

fn at(key: &'static str, location: Location) -> Message {
    Message::new(key).with("location", name(location))
}

fn holds(sound: bool, off: impl FnOnce() -> Message) -> Sound {
    if sound { Ok(()) } else { Err(off()) }
}

fn cards(board: &Board) -> Sound {
    let mut technologies: Vec<Technology> = board.deck.into_iter().collect();
    technologies.extend(board.market.iter().flatten());
    technologies.extend(board.everyone().flat_map(|seat| board[seat].technologies.into_values()).flatten());
    technologies.extend(board.run.research.bought.filter(|bought| !technologies.contains(bought)));
    technologies.sort();
    let in_game = |technology: &&Technology| board.mode != Mode::Solo || TECHNOLOGIES[**technology].solo;
    let all = technologies.iter().eq(Technology::ALL.iter().filter(in_game));
    holds(all, || Message::new("pest-audit-technologies"))?;
    let built: Vec<CapitalBuilding> = board.everyone().flat_map(|seat| board[seat].works).collect();
    let works: Set<CapitalBuilding, u8> = built.iter().copied().chain(board.works).collect();
    let once = works == Set::full() && built.len() + board.works.len() == CapitalBuilding::ALL.len();
    holds(once, || Message::new("pest-audit-works"))?;
    let (laid, most) = (board.tokens.len(), REWARDS_BY_PLAYERS[usize::from(board.players) - 1]);
    let in_play = board.face_up.into_iter().all(|token| board.tokens.contains(token));
    holds(in_play && laid <= usize::from(most), || {
        Message::new("pest-audit-tokens").with("laid", laid).with("most", most)
    })?;
    let fits = |(era, decree): (usize, &crate::data::Decree)| {
        usize::from(DECREES[*decree].era) == era && (board.mode != Mode::Solo || !needs_opponents(*decree))
    };
    holds(board.decrees.iter().enumerate().all(fits), || Message::new("pest-audit-decrees"))
}

fn distinct<T: Id>(cards: &[T]) -> bool {
    cards.iter().enumerate().all(|(at, card)| !cards[..at].contains(card))
}

/// A plague card a year, a favour card a year at most, none of them twice; of a pile two cards, where one is left out.
fn year_cards(board: &Board) -> Sound {
    let year = usize::from(board.year);
    let counted = board.plagues.len() == year && (year.saturating_sub(1)..=year).contains(&board.favours.len());
    holds(board.year <= YEARS && counted, || Message::new("pest-audit-year").with("year", year))?;
    let once = distinct(&board.plagues) && distinct(&board.favours);
    holds(once, || Message::new("pest-audit-card-twice"))?;
    let of_pile = |pile: u8| board.plagues.iter().filter(|card| PLAGUE_CARDS[**card].pile == Some(pile)).count();
    holds(board.players > 2 || (0..3).all(|pile| of_pile(pile) <= 2), || Message::new("pest-audit-pile"))
}

fn neutrals(board: &Board) -> Sound {
    let neutral = &board.neutral;
    let levels: u32 = neutral.imperatives.iter().map(|levels| levels.count_ones()).sum();
    let left = levels + neutral.influence.count_ones() + neutral.works.len() as u32;
    let levels: u32 = SOLO_IMPERATIVES.iter().map(|levels| levels.count_ones()).sum();
    let all = levels as usize + SOLO_INFLUENCE.len() + CapitalBuilding::ALL.len();
    let sound = match board.mode {
        Mode::Standard | Mode::TwoPlayers => left == 0 && neutral.sector == 0,
        Mode::Duel => {
            left == 0 && (*DUEL_NEUTRAL..=*DUEL_NEUTRAL + 3 * *DUEL_NEUTRAL_PER_ERA).contains(&neutral.sector)
        }
        Mode::Solo => neutral.works == board.works && left as usize + usize::from(neutral.sector) <= all,
    };
    holds(sound, || Message::new("pest-audit-neutrals").with("sector", neutral.sector).with("left", left))
}

fn quarantine(board: &Board, seat: Seat) -> Sound {
    let player = &board[seat];
    let regular = board.regular_slots(seat);
    let (slots, excess) = (player.harmful.count_ones(), player.sick.saturating_sub(regular).into());
    // In a purchase the subjects of technologies 18 and 19 are on their way: off the old card, or onto the new one.
    let buying = board.run.research.bought.filter(|_| seat == board.actor && board.market.contains(&None));
    let fits = match buying {
        Some(bought) if board.has(seat, bought) => slots >= excess,
        Some(_) => slots <= excess,
        None => slots == excess,
    };
    holds(fits, || {
        let off = of("pest-audit-slots", seat).with("sick", player.sick);
        off.with("regular", regular).with("slots", slots)
    })
}

fn goods(board: &Board, seat: Seat) -> Sound {
    let above = Good::ALL.iter().find(|&&good| board[seat].good(good) > board.limit(seat, good));
    above.map_or(Ok(()), |&good| {
        let off = of("pest-audit-limit", seat).with("n", board[seat].good(good)).with("good", name(good));
        Err(off.with("limit", board.limit(seat, good)))
    })
}

/// The healed track, the Cemetery, influence and imperatives.
fn tracks(board: &Board, seat: Seat) -> Sound {
    let player = &board[seat];
    holds(player.healed <= TRACK, || of("pest-audit-track", seat).with("n", player.healed).with("most", TRACK))?;
    holds(usize::from(player.cemetery) <= CEMETERY.len(), || {
        of("pest-audit-cemetery", seat).with("n", player.cemetery).with("most", CEMETERY.len())
    })?;
    let space = player.influence;
    holds(space <= *INFLUENCE_END, || of("pest-audit-influence", seat).with("n", space).with("most", *INFLUENCE_END))?;
    let shared = space > 0 && board.opponents(seat).any(|other| board[other].influence == space);
    let taken = shared || blocked(board).any(|there| there == space);
    holds(!taken, || of("pest-audit-space", seat).with("space", space))?;
    let behind = blocked(board).find(|there| board.mode == Mode::Solo && *there < space);
    behind.map_or(Ok(()), |there| Err(of("pest-audit-behind", seat).with("space", there)))?;
    for (level, left) in player.imperatives.into_iter().zip(board.neutral.imperatives) {
        holds(level <= TOP_LEVEL, || of("pest-audit-level", seat).with("most", TOP_LEVEL))?;
        let passed = left & ((1 << level) - 1);
        holds(passed == 0, || of("pest-audit-level-behind", seat).with("level", passed.trailing_zeros() + 1))?;
    }
    Ok(())
}

/// The technologies and whoever is on them, and the Assistants.
fn shelves(board: &Board, seat: Seat) -> Sound {
    let player = &board[seat];
    for &shelf in Shelf::ALL {
        let technology = player.technologies[shelf];
        let off = |key| of(key, seat).with("shelf", name(shelf));
        if let Some(there) = technology.filter(|&there| !Board::fits(there, shelf)) {
            return Err(off("pest-audit-shelf").with("technology", name(there)));
        }
        let takes = [Technology::ClinicalTrials, Technology::AdrenalineShot].map(Some).contains(&technology);
        holds(takes || player.busy >> shelf.index() & 1 == 0, || off("pest-audit-busy"))?;
    }
    let (workshop, steps) = (player.workshop.is_some() || player.workshop_manned, board.patient_steps(seat));
    let off = player.experts > 0 && !board.has(seat, Technology::PlagueExperts)
        || player.experts > figure(Technology::PlagueExperts)
        || workshop && !board.has(seat, Technology::MobileWorkshop)
        || player.patient > 0 && steps == 0;
    holds(!off, || of("pest-audit-no-technology", seat))?;
    holds(player.patient <= steps, || of("pest-audit-patient", seat).with("n", player.patient).with("most", steps))?;
    let (lying, most) = (player.cells.count_ones() + player.busy.count_ones(), board.assistants());
    holds(lying <= player.placed.into() && player.placed <= most, || {
        let off = of("pest-audit-assistants", seat).with("lying", lying);
        off.with("placed", player.placed).with("most", most)
    })
}

fn workers(board: &Board, seat: Seat) -> Sound {
    let player = &board[seat];
    let idle = |building: &Building| player.site(*building).is_none() || !BUILDINGS[*building].needs_worker;
    let lost = player.workers.into_iter().find(idle);
    lost.map_or(Ok(()), |building| Err(of("pest-audit-worker", seat).with("building", name(building))))
}

/// What stands and lies in a location.
fn place(board: &Board, location: Location) -> Sound {
    for seat in board.everyone() {
        let own = board[seat].built().filter(|(_, there)| *there == location).count();
        holds(own < 2, || at("pest-audit-two-buildings", location).with("seat", seat))?;
    }
    let standing: SeatSet = board.everyone().filter(|&seat| board[seat].building_at(location).is_some()).collect();
    holds(standing == board.owners[location], || at("pest-audit-owners", location))?;
    let (n, most) = (standing.len(), CAPACITY[size(location)]);
    holds(n <= usize::from(most), || at("pest-audit-too-many-buildings", location).with("n", n).with("most", most))?;
    let camps = board.camps_at(location);
    let empty = board.sick[location] == 0 && standing.is_empty() && camps.is_empty();
    holds(empty || !board.ruins.contains(location), || at("pest-audit-ruins", location))?;
    holds(camps.is_empty() || !board.is_full(location), || at("pest-audit-camp-in-full-place", location))?;
    holds(board.resources[location] != Good::Coin, || at("pest-audit-resource", location))
}
