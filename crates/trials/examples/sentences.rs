//! Every sentence of a game as lines, to compare two builds by: `sentences GAME`. With a number behind it, the final
//! fingerprints of so many random games for each set of options instead.

use std::env;
use std::io::{self, BufWriter, Write as _};

use kernel::Game;
use kernel::testkit::{fingerprints, sentences};

fn main() -> io::Result<()> {
    let mut words = env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let games = words.next().map(|games| games.parse().expect("how many games is a number"));
    match game.as_str() {
        "rattus" => print::<rattus::Rattus>(games),
        "contagion" => print::<contagion::Contagion>(games),
        "pest" => print::<pest::Pest>(games),
        "messina" => print::<messina::Messina>(games),
        _ => Err(io::Error::other("one of the four games is wanted: sentences GAME [GAMES]")),
    }
}

fn print<G: Game>(games: Option<u64>) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut written = Ok(());
    let mut line = |line: &str| {
        if written.is_ok() {
            written = writeln!(out, "{line}");
        }
    };
    match games {
        Some(games) => fingerprints::<G>(games, &mut line),
        None => sentences::<G>(&mut line),
    }
    written.and_then(|()| out.flush())
}
