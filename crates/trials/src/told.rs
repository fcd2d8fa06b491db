//! Recorded games and the story that was told of them.

use std::path::Path;
use std::{env, fs};

use kernel::Record;
use kernel::script::Script;
use kernel::testkit::story;

use crate::each;

/// Holds the games of `tests/games/valid` that have a story in `tests/games/told` to it: what was asked and chosen, what each
/// viewer was told, and what they saw. After a change that is meant, `LAZARET_RENEW=1` writes the stories anew; the
/// difference is then there to read.
pub fn told<G: Script>(crate_folder: &str) {
    let games = Path::new(crate_folder).join("tests/games");
    each(&games.join("told").to_string_lossy(), ".txt", |name, story_then| {
        let game = games.join("valid").join(name).with_extension("game");
        let text = fs::read_to_string(&game).unwrap_or_else(|error| panic!("{}: {error}", game.display()));
        let (record, _) = Record::<G>::parse(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let now = story(record);
        if env::var_os("LAZARET_RENEW").is_some() {
            fs::write(games.join("told").join(name), now.join("\n") + "\n").expect("the story can be written");
            return;
        }
        let mut then = story_then.lines();
        for (line, now) in now.iter().enumerate() {
            assert_eq!(then.next(), Some(now.as_str()), "{name}, line {}: the story differs", line + 1);
        }
        assert_eq!(then.next(), None, "{name}: the story was longer");
    });
}
