//! Code from data: what is generated, and what is refused with file and line.

use press::data::Data;
use press::fault::Result;
use press::games::GAMES;
use press::ids::{Ids, camel};
use xtask::names::Names;
use xtask::spec::Spec;
use xtask::{codegen, repo};

#[test]
fn generated_files_are_fresh() {
    let stale = codegen::stale(&repo::root()).expect("data and rules are in order");
    let files: Vec<_> = stale.iter().map(|output| &output.file).collect();
    assert!(files.is_empty(), "run `cargo xtask codegen`: {files:?}");
}

#[test]
fn changed_data_make_a_file_stale() {
    let folder = std::env::temp_dir().join(format!("xtask-stale-{}", std::process::id()));
    let copy = |file: &str| {
        let to = folder.join(file);
        std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder is made");
        std::fs::copy(repo::root().join(file), to).expect("a file is copied");
    };
    copy("rustfmt.toml");
    for game in GAMES {
        copy(&format!("crates/{}/rules.md", game.id));
        for file in repo::list(&repo::root(), &format!("crates/{}/data", game.id), ".toml") {
            copy(&file);
        }
    }
    let written = codegen::write(&folder).expect("everything is written");
    assert_eq!(written.len(), GAMES.len() * 5);
    assert!(codegen::stale(&folder).expect("fresh").is_empty());

    let setup = folder.join("crates/rattus/data/setup.toml");
    let text = std::fs::read_to_string(&setup).expect("the data are there");
    std::fs::write(&setup, text.replace("knight_may_return = false", "knight_may_return = true")).expect("written");
    let stale = codegen::stale(&folder).expect("still in order");
    assert_eq!(stale.iter().map(|output| output.file.as_str()).collect::<Vec<_>>(), ["crates/rattus/src/data.rs"]);
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn snake_becomes_camel() {
    assert_eq!(camel("rat_s01"), "RatS01");
    assert_eq!(camel("almas__esker"), "AlmasEsker");
}

/// One data file `map.toml` in the folder `data`.
fn map(text: &str) -> Data {
    Data::parse([("data/map.toml".to_owned(), text.to_owned())]).expect("the text is TOML")
}

fn refusal<T: std::fmt::Debug>(result: Result<T>) -> String {
    result.expect_err("this must be refused").to_string()
}

#[test]
fn wrong_counts_are_refused() {
    let data = map("[[region]]\nid = \"anglia\"\n");
    assert_eq!(
        refusal(Ids::of(&data, "map.region", "Region", 2)),
        "data/map.toml:1: 2 entries are expected, there are 1"
    );
    let data = map("x = 1\ncards = 7\n");
    assert_eq!(
        refusal(data.get("map.cards").and_then(|node| node.equals(6, "the number of classes"))),
        "data/map.toml:2: 7 is said here, but the number of classes is 6"
    );
}

#[test]
fn duplicate_and_misspelt_ids_are_refused() {
    let twice = map("[[region]]\nid = \"anglia\"\n[[region]]\nid = \"anglia\"\n");
    assert_eq!(refusal(Ids::of(&twice, "map.region", "Region", 2)), "data/map.toml:3: the id `anglia` is given twice");
    let shouted = map("[[region]]\nid = \"Anglia\"\n");
    assert_eq!(
        refusal(Ids::of(&shouted, "map.region", "Region", 1)),
        "data/map.toml:1: the id `Anglia` is not snake_case"
    );
    let alike = map("ids = [\"a_b\", \"a__b\"]");
    assert_eq!(
        refusal(Ids::words(&alike, "map.ids", "Region", 2)),
        "data/map.toml:1: the id `a__b` differs from another only by underscores"
    );
}

#[test]
fn unknown_ids_and_missing_fields_are_refused() {
    let data = map("[[region]]\nid = \"anglia\"\n\n[token]\nhome = \"gallia\"\nboth = [\"anglia\", \"anglia\"]\n");
    let regions = Ids::of(&data, "map.region", "Region", 1).expect("one region");
    assert_eq!(
        refusal(regions.path(data.get("map.token.home").expect("it is there"))),
        "data/map.toml:5: there is no region `gallia`"
    );
    assert_eq!(
        refusal(regions.bits(data.get("map.token.both").expect("it is there"))),
        "data/map.toml:6: the region `anglia` stands here twice"
    );
    assert_eq!(refusal(data.get("map.token.limit")), "data/map.toml:4: `limit` is missing here");
    assert_eq!(refusal(data.get("cards.card")), "data/cards.toml:1: there is no such data file");
}

#[test]
fn wrong_kinds_of_value_are_refused() {
    let data = map("a = 300\nb = \"x\"\n");
    let get = |path| data.get(path).expect("it is there");
    assert_eq!(refusal(get("map.a").number::<u8>()), "data/map.toml:1: 300 does not fit here");
    assert_eq!(refusal(get("map.b").number::<u8>()), "data/map.toml:2: a whole number is expected here");
    assert_eq!(refusal(get("map.a").text()), "data/map.toml:1: a text is expected here");
    let broken = Data::parse([("data/map.toml".to_owned(), "a = 1\nb = \n".to_owned())]);
    assert!(refusal(broken).starts_with("data/map.toml:2: "));
}

const TWO: &str = "[[region]]\nid = \"anglia\"\nnext = [\"gallia\"]\n[[region]]\nid = \"gallia\"\nnext = []\n";

#[test]
fn loops_and_duplicate_edges_are_refused() {
    for (edges, fault) in [
        ("[[edge]]\na = \"anglia\"\nb = \"anglia\"", "data/map.toml:7: a region is no neighbour of itself"),
        ("[[edge]]\na = \"anglia\"\nb = \"scandia\"", "data/map.toml:9: there is no region `scandia`"),
        (
            "[[edge]]\na = \"anglia\"\nb = \"gallia\"\n[[edge]]\na = \"gallia\"\nb = \"anglia\"",
            "data/map.toml:10: this pair stands in line 7 already",
        ),
    ] {
        let data = map(&format!("{TWO}{edges}"));
        let regions = Ids::of(&data, "map.region", "Region", 2).expect("two regions");
        assert_eq!(refusal(regions.edges(data.rows("map.edge").expect("edges"))), fault);
    }
}

#[test]
fn asymmetric_neighbours_are_refused() {
    let data = map(TWO);
    let regions = Ids::of(&data, "map.region", "Region", 2).expect("two regions");
    assert_eq!(
        refusal(regions.neighbours("next")),
        "data/map.toml:3: `anglia` names `gallia` as a neighbour, but not the other way round"
    );
    let data = map(&TWO.replace("next = []", "next = [\"anglia\"]"));
    let regions = Ids::of(&data, "map.region", "Region", 2).expect("two regions");
    assert_eq!(regions.neighbours("next").expect("both agree"), [vec![1], vec![0]]);
}

#[test]
fn names_become_messages() {
    let data = map("[[tall_tale]]\nid = \"big_rat\"\nname_en = \"{Big}\"\nname_fr = \"*Gros\"\nname_ru = \"Ы\"\n\
                    text_en = \"a\"\ntext_fr = \"b\"\ntext_ru = \"c\"\n");
    let names = Names::collect("toy", &data).expect("complete");
    let body = |language| names.fluent("toy", language).split_once("\n\n").expect("a head").1.to_owned();
    assert_eq!(body(0), "toy-tall-tale-big-rat = {\"{\"}Big{\"}\"}\ntoy-tall-tale-big-rat-text = a\n");
    assert_eq!(body(1), "toy-tall-tale-big-rat = {\"*\"}Gros\ntoy-tall-tale-big-rat-text = b\n");
}

#[test]
fn missing_names_are_refused() {
    for (text, fault) in [
        ("[[r]]\nid = \"a\"\nname_en = \"A\"\nname_ru = \"А\"", "data/map.toml:1: `name_fr` is missing here"),
        ("[[r]]\nid = \"a\"\nname_fr = \"A\"\nname_ru = \"А\"", "data/map.toml:1: `name_en` is missing here"),
        ("[[r]]\nid = \"a\"\nen = \"A\"\nfr = \"\"\nru = \"А\"", "data/map.toml:4: `fr` is empty"),
        (
            "[[r]]\nname_en = \"A\"\nname_fr = \"A\"\nname_ru = \"А\"",
            "data/map.toml:2: `name_en` needs an `id` beside it",
        ),
        (
            "[[r]]\nid = \"a\"\nen = \"A\"\nfr = \"A\"\nru = \"A\"\n[[r]]\nid = \"a\"\nen = \"B\"\nfr = \"A\"\nru = \"A\"",
            "data/map.toml:8: `toy-r-a` is named otherwise in data/map.toml:3",
        ),
    ] {
        assert_eq!(refusal(Names::collect("toy", &map(text))), fault);
    }
}

#[test]
fn rules_are_found_in_all_four_books() {
    for (game, prefix, rules, vectors) in [
        ("rattus", "RAT", ["RAT-01", "RAT-58"], ["RAT-T01", "RAT-T34"]),
        ("contagion", "CON", ["CON-01", "CON-84"], ["CON-T01", "CON-T49"]),
        ("pest", "PEST", ["PEST-0", "PEST-230"], ["PEST-T1", "PEST-T62"]),
        ("messina", "MES", ["MES-101", "MES-535"], ["MES-T1", "MES-T40"]),
    ] {
        let spec = Spec::load(&repo::root(), game, prefix).expect("the book is in order");
        assert!(rules.iter().all(|id| spec.rules.iter().any(|(rule, _)| rule == id)), "{game}: {rules:?}");
        assert!(vectors.iter().all(|id| spec.vectors.iter().any(|(vector, _)| vector == id)), "{game}: {vectors:?}");
    }
}

#[test]
fn rules_defined_twice_or_not_at_all_are_refused() {
    let parse = |text| Spec::parse("rules.md", text, "TOY");
    assert_eq!(refusal(parse("* **TOY-1** a\n* **TOY-1** b")), "rules.md:2: TOY-1 is defined in rules.md:1 already");
    assert_eq!(refusal(parse("* **TOY-1** a\nsee TOY-2")), "rules.md:2: TOY-2 is cited, but no rule has this number");
    assert_eq!(refusal(parse("nothing")), "rules.md:1: no rule TOY-nn is defined here");
    let spec = parse("- **TOY-7 Hat** see TOY-7, TOY-R1\n## Test vectors\n| T01 x | y |\n| 2 | z |").expect("in order");
    assert_eq!(spec.rules[0].0, "TOY-7");
    assert_eq!(spec.vectors.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["TOY-T01", "TOY-T2"]);
}
