//! Nothing of learning can be used to peek: two positions that differ in what the first seat cannot know are taught, asked as
//! a puzzle, previewed and advised upon in exactly the same words, and the planted secret is in none of them.

use protocol::LessonRequest;
use shelf::script::{self, Parsed};
use shelf::{Budget, Material, Seat, Title, Viewer, title};

/// A position with something in it that the first seat does not know, said in two ways.
struct Planted {
    game: &'static str,
    position: &'static [&'static str],
    secrets: [&'static str; 2],
    /// What must not be sent.
    words: &'static [&'static str],
    wanted: &'static str,
    wrong: &'static str,
}

const RATTUS: Planted = Planted {
    game: "rattus",
    position: &["cubes gallia red 2 yellow 2", "emblem polonia", "turn red", "seen yellow rat-20"],
    secrets: ["rat rat-20 gallia rat_r05", "rat rat-20 gallia rat_r11"],
    words: &["rat_r05", "rat_r11"],
    wanted: "place gallia",
    wrong: "take king",
};

const CONTAGION: Planted = Planted {
    game: "contagion",
    position: &["city tokyo yellow 1 blue 1", "city cairo", "hand blue blue 3", "turn blue", "actions 2"],
    secrets: ["hand yellow red 3", "hand yellow green 3"],
    words: &[],
    wanted: "draw",
    wrong: "mutate incubation",
};

impl Planted {
    fn title(&self) -> &'static dyn Title {
        title(self.game).expect("a game")
    }

    /// The position with one of its secrets, a line each. What is seen must lie there before.
    fn lines(&self, secret: &str) -> Vec<String> {
        let (seen, open): (Vec<&str>, Vec<&str>) = self.position.iter().partition(|line| line.starts_with("seen"));
        open.into_iter().chain([secret]).chain(seen).map(str::to_owned).collect()
    }

    fn parsed(&self, head: &str, secret: &str, tail: &str) -> Parsed {
        let given = self.lines(secret).join("\n  given ");
        let text = format!("game {}\n{head}\n  options players=2\n  given {given}\n{tail}\n", self.game);
        script::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    fn lesson(&self, secret: &str) -> Material {
        let head = format!("lesson {}-1\n  minutes 1", self.game);
        let tail = format!("  you: {}\n  done: lesson-again", self.wanted);
        Material::Lesson(self.parsed(&head, secret, &tail).lessons.remove(0))
    }

    /// Every legal choice is weighed; which of them is better does not matter here.
    fn puzzle(&self, secret: &str) -> Material {
        let (play, _) = self.title().start_from("players=2", &self.lines(secret), [7; 32]).expect("a position");
        let offer = play.offer(Viewer::Seat(Seat::new(0)));
        let weighed = offer.options.iter().map(|option| match option.action.as_str() {
            action if action == self.wanted => format!("  best {action} = 600 4 600 4\n"),
            action if action == self.wrong => format!("  tempting {action} = 400 4 400 4\n"),
            action => format!("  other {action} = 300 4 300 4\n"),
        });
        let head = format!("puzzle {}-puzzle-1\n  grade 1", self.game);
        let tail = format!("  finished 200 levels 5 8 seed 1\n{}", weighed.collect::<String>());
        Material::Puzzle(self.parsed(&head, secret, &tail).puzzles.remove(0))
    }

    /// All that is sent of a lesson or a puzzle: at its beginning, after a wrong choice, after the wanted one, and what each
    /// choice would do.
    fn sent(&self, material: &Material) -> Vec<String> {
        let taught = |choices: &[&str]| {
            let choices = choices.iter().map(|choice| (*choice).to_owned()).collect();
            let request = LessonRequest {
                choices,
                taken_back: false,
                hinted: true,
                on: false,
                preview: None,
                why: None,
                describe: false,
            };
            self.title().teach(material, &request).unwrap_or_else(|why| panic!("{}", why.key))
        };
        let begun = taught(&[]);
        let frames = [begun.frame(), taught(&[self.wrong]).frame(), taught(&[self.wanted]).frame()];
        let mut sent: Vec<String> = frames.iter().map(|frame| serde_json::to_string(frame).expect("a frame")).collect();
        for option in begun.frame().offer.options {
            let preview = begun.preview(&option.action).unwrap_or_else(|refused| panic!("{}", refused.message.key));
            sent.push(serde_json::to_string(&preview).expect("a preview"));
        }
        assert!(sent.len() > 4, "there is something to choose");
        sent
    }

    fn advised(&self, secret: &str) -> String {
        let (play, _) = self.title().start_from("players=2", &self.lines(secret), [7; 32]).expect("a position");
        let advice = play.adviser(Seat::new(0), 7, Budget { iterations: 200, time: None })();
        assert!(!advice.choices.is_empty(), "there is something to say");
        serde_json::to_string(&advice).expect("an advice")
    }

    /// What the seat that knows the secret is shown.
    fn known(&self, secret: &str) -> String {
        let (play, _) = self.title().start_from("players=2", &self.lines(secret), [7; 32]).expect("a position");
        serde_json::to_string(&play.offer(Viewer::Seat(Seat::new(1)))).expect("an offer")
    }

    fn gives_nothing_away(&self) {
        let [one, other] = self.secrets;
        assert_ne!(self.known(one), self.known(other), "the secret is there");
        for material in [Self::lesson, Self::puzzle] {
            let sent = self.sent(&material(self, one));
            assert_eq!(sent, self.sent(&material(self, other)));
            for word in self.words {
                assert!(sent.iter().all(|frame| !frame.contains(word)), "{word} was sent");
            }
        }
        assert_eq!(self.advised(one), self.advised(other));
    }
}

#[test]
fn a_rat_that_another_has_seen_is_in_nothing_that_is_taught_or_advised() {
    RATTUS.gives_nothing_away();
}

#[test]
fn the_hand_of_another_is_in_nothing_that_is_taught_or_advised() {
    CONTAGION.gives_nothing_away();
}
