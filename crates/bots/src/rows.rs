//! Finished games as rows to learn from: positions, and who won.

use kernel::{Seat, Session, State};
use serde::Serialize;

use crate::evaluate::{Evaluate, PerSeat, winnings};
use crate::inputs::{inputs, inputs_hash, inputs_len};
use crate::value::hexadecimal;

/// Seats of a row; those beyond the player count are 0.
const SEATS: usize = 5;

/// Of the choices in the middle of a turn, every so many-th is a row.
const EVERY: usize = 6;

/// What stands before the rows of a file, as a line of JSON: what a row is made of.
#[derive(Serialize)]
struct Head {
    game: &'static str,
    rules: u32,
    /// The hash of the names of the inputs, in hexadecimal digits.
    names: String,
    inputs: usize,
    seats: usize,
    /// What comes before the inputs of the seats.
    columns: [&'static str; 5],
}

/// The line that a file of rows of this game begins with.
pub fn rows_head<G: Evaluate>() -> String {
    let names = hexadecimal(&inputs_hash::<G>());
    let columns = ["game", "players", "begins", "left", "asked"];
    let head = Head { game: G::ID, rules: G::RULES, names, inputs: inputs_len::<G>(), seats: SEATS, columns };
    serde_json::to_string(&head).expect("words and numbers") + "\n"
}

/// The rows of a finished game with two players or more, as little-endian floats: the columns of the head, what each seat won,
/// what the judgement by hand promises each, and the inputs of each. A row is the beginning of a turn, or some choices later.
/// Says how many there are.
pub fn rows<G: Evaluate>(session: &Session<G>, game: u32, out: &mut Vec<u8>) -> usize {
    let players = session.players();
    if players == 1 || !session.state().is_over() {
        return 0;
    }
    let won = winnings(session.state(), players);
    let (mut count, mut last, mut since) = (0, None, 0);
    let mut look = |state: &State<G>| {
        if state.is_over() {
            return;
        }
        let turn = G::turn(state);
        let begins = last.replace(turn) != Some(turn);
        since = if begins { 0 } else { since + 1 };
        if since % EVERY == 0 {
            row(state, players, game, begins, &won, out);
            count += 1;
        }
    };
    let replayed = Session::replay_with(session.record().clone(), |state, _| look(state));
    assert!(replayed.is_ok(), "what was played once plays again");
    count
}

fn row<G: Evaluate>(state: &State<G>, players: usize, game: u32, begins: bool, won: &PerSeat, out: &mut Vec<u8>) {
    let mut put = |figure: f32| out.extend_from_slice(&figure.to_le_bytes());
    let asked = state.asked().first().map_or(0, Seat::index);
    for figure in [game as f32, players as f32, f32::from(u8::from(begins)), G::left(state), asked as f32] {
        put(figure);
    }
    let hand = G::weights().by_hand(state, players);
    for figure in won[..SEATS].iter().chain(&hand[..SEATS]) {
        put(*figure);
    }
    let all = inputs(state, players);
    for inputs in &all[..SEATS] {
        for at in 0..inputs_len::<G>() {
            put(inputs.get(at).copied().unwrap_or(0.0));
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Actions, Session, Sim};
    use rattus::Rattus;

    use super::{SEATS, rows, rows_head};
    use crate::inputs::inputs_len;

    #[test]
    fn a_finished_game_becomes_rows_with_its_outcome() {
        let options = kernel::options::parse("players=3").expect("options of the game");
        let (mut session, _, _) = Session::<Rattus>::start(options, [7; 32]);
        let (mut legal, mut dice) = (Actions::<Rattus>::new(), Sim::new(2));
        let mut bytes = Vec::new();
        while let Some(seat) = session.state().asked().first() {
            session.vantage(seat).legal(&mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            assert!(session.play(seat, action).is_ok());
        }
        let count = rows(&session, 9, &mut bytes);
        let width = 5 + 2 * SEATS + SEATS * inputs_len::<Rattus>();
        assert!(count > 10);
        assert_eq!(bytes.len(), count * width * 4);
        let figures: Vec<f32> =
            bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect();
        let winners = session.state().winners(3);
        for row in figures.chunks_exact(width) {
            assert_eq!(row[..2], [9.0, 3.0]);
            let won: Vec<usize> = (0..SEATS).filter(|&seat| row[5 + seat] > 0.0).collect();
            assert_eq!(won, winners.into_iter().map(kernel::Seat::index).collect::<Vec<_>>());
            let promised: f32 = row[5 + SEATS..5 + 2 * SEATS].iter().sum();
            assert!((promised - 1.0).abs() < 1e-5, "{promised}");
        }
        assert!(figures.chunks_exact(width).any(|row| row[2] == 0.0), "some rows lie within a turn");
        let head: serde_json::Value = serde_json::from_str(&rows_head::<Rattus>()).expect("a line of JSON");
        assert_eq!((head["game"].as_str(), head["seats"].as_u64()), (Some("rattus"), Some(5)));
    }
}
