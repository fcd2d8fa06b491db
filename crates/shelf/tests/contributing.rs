//! Every script in CONTRIBUTING.md holds.

use shelf::script::parse;
use text::keys;

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
        for case in &parsed.cases {
            title.check(case, &keys).unwrap_or_else(|error| panic!("{}: {error}\n{script}", case.title));
        }
    }
}
