//! The words of the check language for Pest: how a position is laid out and what can be asked of it. Section 14 of
//! `rules.md` has the list.

use kernel::testkit::{Lawful, Script, off};
use kernel::{Id as _, List, Message, NotationError, Options as _, Seat, Words};

use crate::board::{Board, harm};
use crate::data::{
    ASSISTANTS, Building, Color, DECREES, Decree, FavourCard, Location, PlagueCard, RewardToken, Road, Technology,
};
use crate::era::PayAgenda;
use crate::favour::RevealFavour;
use crate::frame::Frame;
use crate::grid::Cell;
use crate::influence::GainInfluence;
use crate::options::Options;
use crate::outlook::Outlook;
use crate::plague::Strike;
use crate::quarantine::Receive;
use crate::reach::Fare;
use crate::turn::{EndYear, Place, Year};
use crate::view::{PlayerView, View};
use crate::vocabulary::{Good, Shelf, Slot};
use crate::{Pest, audit, setup};

impl Lawful for Pest {
    /// Section 6 of the rules: 400 choices a turn and 18 turns a player are more than any game takes.
    fn bound(options: &Options) -> usize {
        let turns: usize = ASSISTANTS.iter().map(|&assistants| 2 * usize::from(assistants)).sum();
        options.players() * turns * 400
    }

    fn audit(board: &Board) -> Result<(), Message> {
        audit::audit(board).map_err(|what| off(&what))
    }
}

impl Script for Pest {
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "white", "purple"];

    /// An empty map in year 1, every Doctor in a ruin-free corner of the map, no cards drawn, the first player on turn.
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::blank(options);
        board.year = 1;
        board.plagues.push(PlagueCard::ALL[17]);
        board.favours.push(FavourCard::ALL[9]);
        for seat in board.everyone() {
            board[seat].doctor = Some(Location::Hollin);
            board[seat].goods = [0; 5];
            board[seat].research = 0;
        }
        (board, vec![Place.into()])
    }

    fn lay(board: &mut Board, stack: &mut Vec<Frame>, words: &mut Words<'_>) -> Result<(), NotationError> {
        if words.peek().is_some_and(|word| Self::seat(word).is_some()) {
            let seat = seat(words)?;
            return lay_player(board, seat, words);
        }
        let error = words.error();
        match words.word()? {
            "year" => lay_year(board, words),
            "order" => lay_order(board, words),
            "turn" => {
                board.actor = seat(words)?;
                *stack = vec![Place.into()];
                Ok(())
            }
            "decree" => {
                let decree: Decree = words.id()?;
                board.decrees[usize::from(DECREES[decree.index()].era)] = decree;
                Ok(())
            }
            "capital_card" => {
                board.capital_card = Some(words.id()?);
                Ok(())
            }
            "tokens" => {
                while !words.is_empty() {
                    let token: RewardToken = words.id()?;
                    board.tokens.insert(token);
                    board.face_up.insert(token);
                }
                Ok(())
            }
            "market" => {
                for at in 0..board.market.len() {
                    let technology: Technology = words.id()?;
                    board.deck.remove(technology);
                    board.market[at] = Some(technology);
                }
                Ok(())
            }
            "sick" => lay_sick(board, words),
            "destroyed" => {
                board.ruins.insert(words.id()?);
                Ok(())
            }
            "neutral" => lay_neutral(board, words),
            "favour" => lay_favour(board, words),
            "plague" => {
                board.plagues.pop();
                board.plagues.push(words.id()?);
                *stack = vec![Strike.into()];
                Ok(())
            }
            "receive" => push(stack, |words| Ok(Receive { seat: seat(words)?, n: words.number()? }.into()), words),
            "influence" => {
                push(stack, |words| Ok(GainInfluence { seat: seat(words)?, points: words.number()? }.into()), words)
            }
            "then" => lay_then(board, stack, words),
            _ => Err(error),
        }
    }

    fn fact(view: &View, words: &mut Words<'_>) -> Result<String, NotationError> {
        if words.peek().is_some_and(|word| Self::seat(word).is_some()) {
            let at = seat(words)?;
            let error = words.error();
            let player = view.seats.get(at.index()).ok_or(error)?;
            return player_fact(player, words);
        }
        let error = words.error();
        let color = |seat: &Seat| Color::from_index(seat.index()).word();
        Ok(match words.word()? {
            "sick" => {
                let error = words.error();
                let word = words.word()?;
                if let Some(location) = Location::from_word(word) {
                    view.locations[location.index()].sick.to_string()
                } else {
                    let road = Road::from_word(word).ok_or(error)?;
                    view.roads.iter().find(|there| there.road == road).map_or(0, |there| there.sick).to_string()
                }
            }
            "destroyed" if words.is_empty() => {
                view.locations.iter().filter(|there| there.destroyed).count().to_string()
            }
            "destroyed" => {
                let location: Location = words.id()?;
                yes(view.locations[location.index()].destroyed)
            }
            "resource" => view.locations[words.id::<Location>()?.index()].resource.word().to_owned(),
            "order" => view.order.iter().map(color).collect::<Vec<_>>().join(" "),
            "actor" => color(&view.actor).to_owned(),
            "year" => view.year.to_string(),
            "era" => view.era.to_string(),
            "points" => view.run.points.to_string(),
            "level" => view.run.level.word().to_owned(),
            "reach" => view.run.reach.len().to_string(),
            "fare" => fare(view, words.id()?),
            "market" => view.market.iter().flatten().count().to_string(),
            "deck" => view.deck.to_string(),
            "in_market" => yes(view.market.contains(&Some(words.id()?))),
            "tokens" => view.reward_tokens.len().to_string(),
            "face_up" => view.reward_tokens.iter().filter(|token| token.face_up).count().to_string(),
            "capital_buildings" => view.capital_buildings.len().to_string(),
            "plague_cards" => view.plague_cards.len().to_string(),
            "favour_cards" => view.favour_cards.len().to_string(),
            "start_cards" => view.start_cards.len().to_string(),
            "decree" => {
                let era: usize = words.number()?;
                view.decrees.get(era.wrapping_sub(1)).ok_or(error)?.word().to_owned()
            }
            "neutral" => view.neutral.sector.to_string(),
            "neutral_influence" => view.neutral.influence.len().to_string(),
            _ => return Err(error),
        })
    }
}

/// The food and the points of the cheapest way to a place; then, if the Camp saves food, the same with the Camp.
fn fare(view: &View, location: Location) -> String {
    let Some(there) = view.run.reach.iter().find(|there| there.location == location) else { return "none".to_owned() };
    let tell = |fare: Fare| format!("food {} points {}", fare.food, fare.points);
    let with_camp = there.with_camp.map(|fare| format!("camp {}", tell(fare)));
    there.fare.map(tell).into_iter().chain(with_camp).collect::<Vec<_>>().join(" ")
}

fn yes(it_is: bool) -> String {
    if it_is { "yes" } else { "no" }.to_owned()
}

fn seat(words: &mut Words<'_>) -> Result<Seat, NotationError> {
    words.read(<Pest as Script>::seat)
}

fn push(
    stack: &mut Vec<Frame>,
    frame: impl Fn(&mut Words<'_>) -> Result<Frame, NotationError>,
    words: &mut Words<'_>,
) -> Result<(), NotationError> {
    let frame = frame(words)?;
    stack.push(frame);
    Ok(())
}

fn lay_year(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let error = words.error();
    board.year = words.number()?;
    if !(1..=6).contains(&board.year) {
        return Err(error);
    }
    // Cards that never matter lie in the years before; the favour card of this year pays nothing.
    board.plagues = PlagueCard::ALL.iter().rev().copied().take(board.year.into()).collect();
    board.favours = (0..board.year).rev().map(|at| FavourCard::from_index(9 - usize::from(at))).collect();
    Ok(())
}

fn lay_order(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    for at in 0..usize::from(board.players) {
        board.order[at] = seat(words)?;
    }
    Ok(())
}

/// `favour ID`: last year's card.
fn lay_favour(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let card: FavourCard = words.id()?;
    let kept: List<FavourCard, 6> = board.favours.iter().copied().filter(|there| *there != card).collect();
    board.favours = kept.iter().copied().take(usize::from(board.year) - 2).chain([card]).collect();
    Ok(())
}

fn lay_then(board: &mut Board, stack: &mut Vec<Frame>, words: &mut Words<'_>) -> Result<(), NotationError> {
    let error = words.error();
    *stack = vec![match words.word()? {
        "favour" => {
            board.favours = board.favours.iter().copied().take(usize::from(board.year) - 1).collect();
            RevealFavour.into()
        }
        "end_year" => EndYear.into(),
        "era_end" => PayAgenda.into(),
        "year" => Year.into(),
        _ => return Err(error),
    }];
    Ok(())
}

fn lay_sick(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let error = words.error();
    let word = words.word()?;
    if let Some(location) = Location::from_word(word) {
        board.sick[location.index()] = words.number()?;
    } else {
        board.road_sick[Road::from_word(word).ok_or(error)?.index()] = words.number()?;
    }
    Ok(())
}

fn lay_neutral(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let error = words.error();
    match words.word()? {
        "sector" => board.neutral.sector = words.number()?,
        "influence" => board.neutral.influence = bits(words)?,
        "imperatives" => {
            for era in 0..3 {
                board.neutral.imperatives[era] = bits(words)?;
            }
        }
        "works" => {
            let left: usize = words.number()?;
            let gone: Vec<_> = board.neutral.works.into_iter().skip(left).collect();
            let player = Seat::new(0);
            for building in gone {
                board.neutral.works.remove(building);
                board.works.remove(building);
                board[player].works.insert(building);
            }
        }
        _ => return Err(error),
    }
    Ok(())
}

/// The last `n` of the neutral subjects of a track are left.
fn bits(words: &mut Words<'_>) -> Result<u8, NotationError> {
    let left: u8 = words.number()?;
    Ok(((1_u16 << left) - 1) as u8)
}

fn lay_player(board: &mut Board, seat: Seat, words: &mut Words<'_>) -> Result<(), NotationError> {
    let error = words.error();
    let word = words.word()?;
    if let Some(good) = Good::from_word(word) {
        board[seat].goods[good.index()] = words.number()?;
        return Ok(());
    }
    let player = &mut board[seat];
    match word {
        "research" => player.research = words.number()?,
        "sick" => {
            player.sick = words.number()?;
            while !words.is_empty() {
                player.harmful |= harm(words.id::<Slot>()?);
            }
        }
        "healed" => player.healed = words.number()?,
        "patient" => player.patient = words.number()?,
        "experts" => player.experts = words.number()?,
        "workshop" => {
            player.workshop = Some(words.id()?);
            player.workshop_manned = words.accept("manned");
        }
        "cemetery" => player.cemetery = words.number()?,
        "capital" => player.capital = words.number()?,
        "doctor" => player.doctor = Some(words.id()?),
        "camp" => player.camp = Some(words.id()?),
        "renown" => player.renown = words.number()?,
        "negative" => player.negative = words.number()?,
        "influence" => player.influence = words.number()?,
        "imperatives" => {
            for era in 0..3 {
                player.imperatives[era] = words.number()?;
            }
        }
        "cells" => {
            while !words.is_empty() {
                let cell = Cell { top: words.id()?, left: words.id()? };
                player.cells |= cell.bit();
                player.placed += 1;
            }
        }
        "works" => {
            let building = words.id()?;
            player.works.insert(building);
            board.works.remove(building);
        }
        "building" => {
            let building: Building = words.id()?;
            let location: Location = words.id()?;
            player.sites[building.index()] = Some(location);
            if words.accept("manned") {
                player.workers.insert(building);
            }
            board.owners[location.index()].insert(seat);
        }
        "technology" => {
            let technology: Technology = words.id()?;
            let shelf: Shelf = words.id()?;
            player.technologies[shelf.index()] = Some(technology);
            if words.accept("busy") {
                player.busy |= 1 << shelf.index();
            }
            board.deck.remove(technology);
        }
        _ => return Err(error),
    }
    Ok(())
}

fn player_fact(player: &PlayerView, words: &mut Words<'_>) -> Result<String, NotationError> {
    let error = words.error();
    let word = words.word()?;
    if let Some(good) = Good::from_word(word) {
        return Ok(player.goods[good.index()].to_string());
    }
    let nowhere = |place: Option<Location>| place.map_or("board", kernel::Id::word).to_owned();
    Ok(match word {
        "research" => player.research.to_string(),
        "sick" => player.sick.to_string(),
        "slots" => player.harmful.iter().map(|slot| slot.word()).collect::<Vec<_>>().join(" "),
        "healed" => player.healed.to_string(),
        "patient" => player.patient.to_string(),
        "experts" => player.experts.to_string(),
        "workshop" => player.workshop.map_or("none", kernel::Id::word).to_owned(),
        "workshop_worker" => yes(player.workshop_worker),
        "cemetery" => player.cemetery.to_string(),
        "capital" => player.capital.to_string(),
        "doctor" => nowhere(player.doctor),
        "camp" => nowhere(player.camp),
        "renown" => player.renown.to_string(),
        "negative" => player.negative.to_string(),
        "influence" => player.influence.to_string(),
        "imperative" => {
            let era: usize = words.number()?;
            player.imperatives.get(era.wrapping_sub(1)).ok_or(error)?.to_string()
        }
        "score" => player.score.to_string(),
        "rank" => player.rank.map_or("none", kernel::Id::word).to_owned(),
        "agenda" => player.agenda.to_string(),
        "outlook" => outlook_fact(&player.outlook, words)?,
        "assistants" => player.assistants.to_string(),
        "limit" => player.limits[words.id::<Good>()?.index()].to_string(),
        "buildings" => player.buildings.iter().filter(|building| building.location.is_some()).count().to_string(),
        "works" => player.capital_buildings.len().to_string(),
        "worker" => {
            let building: Building = words.id()?;
            yes(player.buildings[building.index()].worker)
        }
        "output" => {
            let building: Building = words.id()?;
            player.buildings[building.index()].output.map_or("none", kernel::Id::word).to_owned()
        }
        "technology" => {
            let shelf: Shelf = words.id()?;
            player.technologies[shelf.index()].map_or("none", kernel::Id::word).to_owned()
        }
        _ => return Err(error),
    })
}

/// `outlook points`, `sites`, `buildings`, `capital_buildings`, `technologies`, `healings`, `worker_places`, `laboratories`.
fn outlook_fact(outlook: &Outlook, words: &mut Words<'_>) -> Result<String, NotationError> {
    let error = words.error();
    let list = |words: Vec<&str>| words.join(" ");
    Ok(match words.word()? {
        "points" => outlook.points.to_string(),
        "sites" => list(outlook.sites.iter().map(|id| id.word()).collect()),
        "buildings" => list(outlook.buildings.iter().map(|id| id.word()).collect()),
        "capital_buildings" => list(outlook.capital_buildings.iter().map(|id| id.word()).collect()),
        "technologies" => list(outlook.technologies.iter().map(|id| id.word()).collect()),
        "healings" => outlook.healings.to_string(),
        "worker_places" => outlook.worker_places.to_string(),
        "laboratories" => outlook.laboratories.to_string(),
        "can_clear" => yes(outlook.can_clear),
        _ => return Err(error),
    })
}
