//! The position words of Pest for cards and tokens: the year with its cards, decrees, the Capital, the market.

use kernel::script::{Reader, Slip};
use kernel::{Id, List, Message, Set};

use super::given::{Laid, Table, go_on, objection};
use crate::board::{Board, YEARS};
use crate::data::{
    DECREES, Decree, FavourCard, PLAGUE_CARDS, PlagueCard, REWARDS_BY_PLAYERS, RewardToken, TECHNOLOGIES, Technology,
};
use crate::decree::needs_opponents;
use crate::plague::Strike;
use crate::variant::duel;
use crate::vocabulary::Mode;

type Cards<T> = List<T, { YEARS as usize }>;

/// Plague cards for so many years, out of no pile: they may lie in every game.
pub(super) fn plagues_of(years: u8) -> Cards<PlagueCard> {
    let loose = PlagueCard::ALL.iter().rev().filter(|card| PLAGUE_CARDS[**card].pile.is_none());
    loose.copied().take(years.into()).collect()
}

/// Favour cards for so many years. This year's pays nothing; last year's is what a case may care for.
pub(super) fn favours_of(years: u8) -> Cards<FavourCard> {
    FavourCard::ALL[FavourCard::ALL.len() - usize::from(years)..].iter().copied().collect()
}

/// The first decree of an era that is in the game.
pub(super) fn first_decree(mode: Mode, era: usize) -> Decree {
    let mut of_era = Decree::ALL.iter().filter(|decree| usize::from(DECREES[**decree].era) == era);
    let first = of_era.find(|&&decree| may_lie(mode, decree));
    *first.expect("every era has a decree for every game")
}

/// Whether a decree is in the game: some need opponents.
fn may_lie(mode: Mode, decree: Decree) -> bool {
    mode != Mode::Solo || !needs_opponents(decree)
}

/// Lays the year out: cards that do not matter lie in the years before.
pub(super) fn year(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let year = words.number(1..=YEARS)?;
    if board.plagues != plagues_of(1) || board.favours != favours_of(1) {
        return Err(objection(words, "pest-check-year-first"));
    }
    board.year = year;
    (board.plagues, board.favours) = (plagues_of(year), favours_of(year));
    if board.mode == Mode::Duel {
        board.neutral.sector = duel::sector(board);
    }
    Ok(())
}

/// A card takes its place among those turned up; if it lay in another year, it changes places with the one that is there.
fn turn_up<T: Id>(cards: &mut Cards<T>, at: usize, card: T) {
    let old = cards[at];
    if let Some(there) = cards.iter_mut().find(|there| **there == card) {
        *there = old;
    }
    cards[at] = card;
}

/// All cards turned up so far, this year's last; `most` of them.
fn turned_up<T: Id + Default>(words: &mut Reader<'_>, most: u8) -> Result<Cards<T>, Slip> {
    let mut cards = Cards::new();
    while cards.is_empty() || !words.is_empty() {
        let card = words.id()?;
        if cards.contains(&card) {
            return Err(words.twice());
        }
        if cards.len() == usize::from(most) {
            let year = Message::new("pest-check-too-many-cards").with("year", most);
            return Err(words.objection(year));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// This year's plague card strikes now: the favour card of the year is still to come.
pub(super) fn plague(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let card = words.id()?;
    go_on(table, words, Strike.into())?;
    turn_up(&mut table.board.plagues, usize::from(table.board.year) - 1, card);
    favour_to_come(&mut table.board);
    Ok(())
}

pub(super) fn plagues(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let cards = turned_up(words, board.year)?;
    if cards.len() < usize::from(board.year) {
        let wrong = Message::new("pest-check-plagues").with("laid", cards.len());
        return Err(words.objection(wrong.with("year", board.year)));
    }
    board.plagues = cards;
    Ok(())
}

/// The favour card of the year is not turned up yet.
pub(super) fn favour_to_come(board: &mut Board) {
    if board.favours.len() == usize::from(board.year) {
        board.favours.pop();
    }
}

/// Last year's favour card.
pub(super) fn favour(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let card = words.id()?;
    let last = usize::from(board.year).checked_sub(2).filter(|&last| last < board.favours.len());
    let last = last.ok_or_else(|| objection(words, "pest-check-first-year"))?;
    turn_up(&mut board.favours, last, card);
    Ok(())
}

pub(super) fn favours(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    board.favours = turned_up(words, board.year)?;
    Ok(())
}

pub(super) fn decree(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let decree = words.id_in_play(|decree| may_lie(board.mode, decree))?;
    board.decrees[usize::from(DECREES[decree].era)] = decree;
    Ok(())
}

pub(super) fn capital_card(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    board.capital_card = Some(words.id_in_play(|_| board.mode != Mode::Solo)?);
    Ok(())
}

/// `tokens TOKEN … down TOKEN …`: those in the game, face up and face down.
pub(super) fn tokens(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let (mut tokens, mut face_up): (Set<RewardToken, u16>, _) = (Set::new(), Set::new());
    let most = REWARDS_BY_PLAYERS[usize::from(board.players) - 1];
    let mut down = words.accept("down");
    while tokens.is_empty() || !words.is_empty() {
        if !down && !tokens.is_empty() && words.accept("down") {
            down = true;
        }
        let token = words.id()?;
        if !tokens.insert(token) {
            return Err(words.twice());
        }
        if !down {
            face_up.insert(token);
        }
        if tokens.len() > usize::from(most) {
            return Err(words.too_few(Message::new("pest-check-tokens"), most, tokens.len() as u8));
        }
    }
    (board.tokens, board.face_up) = (tokens, face_up);
    Ok(())
}

/// Takes a technology out of the deck.
pub(super) fn draw(board: &mut Board, words: &mut Reader<'_>) -> Result<Technology, Slip> {
    let solo = board.mode == Mode::Solo;
    let technology = words.id_in_play(|technology: Technology| !solo || TECHNOLOGIES[technology].solo)?;
    if board.deck.remove(technology) { Ok(technology) } else { Err(words.twice()) }
}

pub(super) fn market(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    for at in 0..board.market.len() {
        board.market[at] = Some(draw(board, words)?);
    }
    Ok(())
}

/// The starting cards that were turned up, in order.
pub(super) fn start_cards(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    board.start_cards.clear();
    loop {
        let card = words.id()?;
        if board.start_cards.contains(&card) {
            return Err(words.twice());
        }
        board.start_cards.push(card);
        if words.is_empty() {
            return Ok(());
        }
    }
}
