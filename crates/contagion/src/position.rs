//! What the test kit needs: bounds, a count of the pieces, and positions in words (rules.md, section 14).

use kernel::testkit::{Lawful, Script, off};
use kernel::{Id as _, Message, NotationError, Options as _, Seat, Words};

use crate::board::{Board, Cities, Owner, disease_of};
use crate::data::{COPIES, CUBES_IN_DISH, City, Color, Disease, NEUTRAL_CUBES, ROUND_KINDS, TOP_LEVEL, Track};
use crate::frame::Phase;
use crate::score::{Category, Ending};
use crate::view::{CityView, SeatView};
use crate::{Contagion, Frame, Options, View, imagine, setup};

impl Lawful for Contagion {
    /// A turn has three windows; two actions and one for each card that gives another, each with at most four picks, four
    /// cards of payment and five to the hand limit; a loss with four steps and eight picks. Each City card brings one use
    /// with at most eight picks of each player.
    fn bound(options: &Options) -> usize {
        let players = options.players();
        let turn = 3 + 4 * 13 + 12;
        players + ROUND_KINDS.len() * players * turn + City::ALL.len() * 8 * players
    }

    fn audit(board: &Board) -> Result<(), Message> {
        counted(board).map_err(|what| off(&what))
    }
}

fn counted(board: &Board) -> Result<(), String> {
    cards(board)?;
    cubes(board)?;
    cities(board)?;
    let seats = || Seat::all(board.players());
    if seats().any(|seat| board.seat(seat).levels.iter().any(|&level| level > TOP_LEVEL)) {
        return Err("a mutation is above the top".to_owned());
    }
    if imagine::knows_too_much(board) {
        return Err("somebody knows of a card that is not there".to_owned());
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), String> {
    for (color, &copies) in COPIES.iter().enumerate() {
        let held: u8 = Seat::all(board.players()).map(|seat| board.hand(seat).count(color)).sum();
        let there = board.pile.count(color) + board.discard.count(color) + held;
        if there != copies {
            return Err(format!("{there} cards of colour {color} instead of {copies}"));
        }
    }
    Ok(())
}

fn cubes(board: &Board) -> Result<(), String> {
    for disease in board.diseases() {
        let owned = board.owned(disease);
        let there = owned.dish + board.cubes_on_table(disease);
        let all = if board.neutral() == Some(disease) { NEUTRAL_CUBES } else { CUBES_IN_DISH };
        if there != all {
            return Err(format!("{there} {disease:?} cubes instead of {all}"));
        }
        let rows: Cities = City::ALL.iter().copied().filter(|&city| board.cubes(city, disease) > 0).collect();
        if rows != owned.present {
            return Err(format!("{disease:?} is present in {:?} but has cubes in {rows:?}", owned.present));
        }
    }
    for &city in City::ALL {
        let filled: u8 = board.rows(city).iter().map(|row| row.cubes()).sum();
        if filled != board.filled[city.index()] || filled >= city.card().population {
            return Err(format!("{filled} cubes in {city:?}"));
        }
    }
    Ok(())
}

fn cities(board: &Board) -> Result<(), String> {
    let options = Options { players: board.players, ..Options::default() };
    let pool = setup::city_pool(&options);
    let parts = [board.table, board.city_pile, board.eradicated];
    let total: usize = parts.iter().map(|part| part.len()).sum();
    let whole: Cities = parts.into_iter().flatten().collect();
    if total != pool.len() || whole != pool {
        return Err(format!("{total} City cards instead of {}", pool.len()));
    }
    let kept: Vec<City> = Seat::all(board.players()).flat_map(|seat| board.kept(seat)).collect();
    let distinct: Cities = kept.iter().copied().collect();
    if distinct.len() == kept.len() && kept.iter().all(|&city| board.eradicated.contains(city)) {
        Ok(())
    } else {
        Err("a kept City card lies elsewhere too".to_owned())
    }
}

impl Script for Contagion {
    const SEATS: &'static [&'static str] = &["blue", "yellow", "red", "purple", "green"];

    /// An empty table in the first action of seat 0: no city, no card of the round, full dishes, empty hands.
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::blank(options);
        board.round = 1;
        (board, vec![Frame::Turn(Phase::Action)])
    }

    fn lay(board: &mut Board, stack: &mut Vec<Frame>, words: &mut Words<'_>) -> Result<(), NotationError> {
        let error = words.error();
        match words.word()? {
            "city" => lay_city(board, words),
            "eradicated" => {
                let city = words.id()?;
                board.city_pile.remove(city);
                board.eradicated.insert(city);
                Ok(())
            }
            "kept" => {
                let seat = seat(words)?;
                let city = words.id()?;
                board.city_pile.remove(city);
                board.eradicated.insert(city);
                board.seat_mut(seat).kept.insert(city);
                Ok(())
            }
            "hand" => {
                let seat = seat(words)?;
                while !words.is_empty() {
                    let (color, n) = from_pile(board, words)?;
                    (0..n).for_each(|_| board.seat_mut(seat).hand.put(color.index()));
                }
                Ok(())
            }
            "discard" => {
                while !words.is_empty() {
                    let (color, n) = from_pile(board, words)?;
                    (0..n).for_each(|_| board.discard.put(color.index()));
                }
                Ok(())
            }
            "levels" => {
                let seat = seat(words)?;
                for level in &mut board.seat_mut(seat).levels {
                    *level = words.read(|word| word.parse().ok().filter(|&level| level <= TOP_LEVEL))?;
                }
                Ok(())
            }
            "score" => {
                let disease = disease(board, words)?;
                board.owned_mut(disease).points[Category::Eradications as usize] = words.number()?;
                Ok(())
            }
            "card" => {
                let card = words.id()?;
                board.unseen.remove(card);
                board.active = Some(card);
                Ok(())
            }
            "round" => {
                board.round = words.read(|word| word.parse().ok().filter(|&n| n <= ROUND_KINDS.len() as u8))?;
                Ok(())
            }
            "last-round" => {
                board.last = Some(Ending::LastWho);
                Ok(())
            }
            "skulls" => words.number().map(|skulls| board.skulls = skulls),
            "turn" => seat(words).map(|seat| board.turn.seat = seat),
            "actions" => words.number().map(|actions| board.turn.actions = actions),
            "infections" => words.number().map(|infections| board.turn.infections = infections),
            "phase" => {
                *stack = vec![phase(words)?];
                Ok(())
            }
            _ => Err(error),
        }
    }

    fn fact(view: &View, words: &mut Words<'_>) -> Result<String, NotationError> {
        let error = words.error();
        Ok(match words.word()? {
            "round" => view.round.to_string(),
            "card" => view.round_card.map_or("none", |card| card.word()).to_owned(),
            "skulls" => view.skulls.to_string(),
            "last-round" => view.last_round.map_or("no", |ending| ending.word()).to_owned(),
            "who-in" => view.who_in.map_or("none".to_owned(), |rounds| rounds.to_string()),
            "turn" => view.turn.as_ref().map_or("none", |turn| disease_of(turn.seat).word()).to_owned(),
            "actions" => view.turn.as_ref().map_or(0, |turn| turn.actions).to_string(),
            "cities" => list(view.cities.iter().map(|city| city.city)),
            "city-pile" => view.city_pile.to_string(),
            "eradicated" => list(view.eradicated.iter().copied()),
            "rows" => rows(view, words.id()?).map_or_else(|| "off the table".to_owned(), rows_in_words),
            "cost" => {
                let cost = rows(view, words.id()?).and_then(|city| city.cost);
                cost.map_or("none".to_owned(), |cost| cost.to_string())
            }
            "pile" => view.draw_pile.to_string(),
            "discard" if words.is_empty() => view.discard.iter().sum::<u8>().to_string(),
            "discard" => view.discard[words.id::<Color>()?.index()].to_string(),
            "hand" => seated(view, words)?.hand.to_string(),
            "cards" => {
                let seat = seated(view, words)?;
                seat.cards[words.id::<Color>()?.index()].to_string()
            }
            "dish" => match view.neutral.as_ref().filter(|_| words.accept("neutral")) {
                Some(neutral) => neutral.dish.to_string(),
                None => seated(view, words)?.dish.to_string(),
            },
            "score" => match view.neutral.as_ref().filter(|_| words.accept("neutral")) {
                Some(neutral) => neutral.score.to_string(),
                None => seated(view, words)?.score.to_string(),
            },
            "points" => {
                let seat = seated(view, words)?;
                let category = words.read(|word| Category::ALL.iter().position(|(_, name)| *name == word))?;
                seat.points[category].to_string()
            }
            "level" => {
                let seat = seated(view, words)?;
                seat.levels[words.id::<Track>()?.index()].to_string()
            }
            "kept" => list(seated(view, words)?.kept.iter().copied()),
            _ => return Err(error),
        })
    }
}

/// `city tokyo yellow 1 blue 2`: a city on the table with its rows from the top.
fn lay_city(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let city: City = words.id()?;
    board.city_pile.remove(city);
    board.table.insert(city);
    while !words.is_empty() {
        let disease = disease(board, words)?;
        let n = words.read(|word| word.parse().ok().filter(|&n| n < board.room(city) && n > 0))?;
        board.put_cubes(disease, city, n);
    }
    Ok(())
}

/// `red 2`: so many cards of a colour, taken out of the draw pile.
fn from_pile(board: &mut Board, words: &mut Words<'_>) -> Result<(Color, u8), NotationError> {
    let color: Color = words.id()?;
    let n = words.read(|word| word.parse().ok().filter(|&n| n <= board.pile.count(color.index())))?;
    (0..n).for_each(|_| board.pile.take(color.index()));
    Ok((color, n))
}

fn phase(words: &mut Words<'_>) -> Result<Frame, NotationError> {
    words.read(|word| {
        Some(match word {
            "setup" => Frame::Setup(Seat::new(0)),
            "round" => Frame::Round,
            "opening" => Frame::Turn(Phase::Opening),
            "start" => Frame::Turn(Phase::Start),
            "action" => Frame::Turn(Phase::Action),
            "closing" => Frame::Turn(Phase::Closing),
            "end" => Frame::Turn(Phase::End),
            _ => return None,
        })
    })
}

fn seat(words: &mut Words<'_>) -> Result<Seat, NotationError> {
    words.read(Contagion::seat)
}

/// A colour, or `neutral`.
fn disease(board: &Board, words: &mut Words<'_>) -> Result<Disease, NotationError> {
    words.read(|word| if word == "neutral" { board.neutral() } else { Disease::from_word(word) })
}

fn seated<'v>(view: &'v View, words: &mut Words<'_>) -> Result<&'v SeatView, NotationError> {
    words.read(|word| view.seats.get(Contagion::seat(word)?.index()))
}

fn rows(view: &View, city: City) -> Option<&CityView> {
    view.cities.iter().find(|there| there.city == city)
}

fn rows_in_words(city: &CityView) -> String {
    let words = city.rows.iter().map(|row| match row.owner {
        Owner::Seat(seat) => format!("{} {}", disease_of(seat).word(), row.cubes),
        Owner::Neutral => format!("neutral {}", row.cubes),
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { "empty".to_owned() } else { words.join(" ") }
}

fn list(cities: impl Iterator<Item = City>) -> String {
    let words: Vec<&str> = cities.map(kernel::Id::word).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}
