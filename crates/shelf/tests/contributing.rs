//! Every script in CONTRIBUTING.md holds.

use shelf::script::parse;
use text::{Lang, Words, keys};

#[test]
fn the_scripts_of_the_guide_hold() {
    let guide = include_str!("../../../CONTRIBUTING.md");
    let blocks = guide.split("```text\n").skip(1).filter_map(|block| block.split("```").next());
    let scripts: Vec<&str> = blocks.filter(|block| block.starts_with("game ")).collect();
    assert!(!scripts.is_empty(), "the guide shows a script");
    for script in scripts {
        let parsed = parse(script).unwrap_or_else(|error| panic!("{error}\n{script}"));
        let game = parsed.game.expect("a script names its game").id;
        let title = shelf::title(&game).expect("a game on the shelf");
        let keys: Vec<&str> = keys(&format!("{game}-event-")).chain(keys(&format!("{game}-reason-"))).collect();
        let unsaid = |key: &str| (!Words::new(Lang::En).has(key)).then(|| "en".to_owned());
        for lesson in &parsed.lessons {
            title.check_lesson(lesson, &unsaid).unwrap_or_else(|error| panic!("{}: {error}\n{script}", lesson.id));
        }
        for case in &parsed.cases {
            title.check(case, &keys).unwrap_or_else(|error| panic!("{}: {error}\n{script}", case.title));
        }
    }
}
