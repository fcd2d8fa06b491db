//! Positions that cannot be are refused, with what is wrong and where; the others can be played to the end.

use contagion::Contagion;
use trials::refusal;

/// Lays out these words and compares what is said to them. The words stand in lines of their own from the fourth on.
fn refused(options: &str, given: &[&str], wanted: &str) {
    let words: Vec<String> = given.iter().map(|words| format!("  given {words}")).collect();
    let script = format!("case impossible\n  rolls any\n  options {options}\n{}", words.join("\n"));
    assert_eq!(refusal::<Contagion>(&script).as_deref(), Some(wanted), "{script}");
}

#[test]
fn no_more_cubes_than_there_are() {
    refused("players=3", &["city mumbai blue 11", "city moscow blue 6"], "5:26: blue has 12 cubes; 17 are laid out.");
    refused("players=3", &["city tokyo blue 17"], "4:25: blue has 12 cubes; 17 are laid out.");
    refused("players=2", &["city tokyo neutral 17"], "4:28: There are 15 neutral cubes; 17 are laid out.");
    refused("players=3", &["city tokyo blue 9"], "4:25: Tokyo stays on the table with 8 cubes at most.");
    refused("players=3", &["city tokyo blue 1 blue 1"], "4:27: “blue” is laid out already.");
    refused("players=3", &["city cairo blue 3", "dish blue 12 cairo"], "5:19: blue has 12 cubes; 15 are laid out.");
    refused("players=3", &["dish blue 3 cairo"], "4:21: Cairo is not in play yet.");
}

#[test]
fn nobody_who_is_not_there() {
    refused("players=3", &["city tokyo purple 1"], "4:20: Nobody sits at “purple”: there are 3 players.");
    refused("players=3", &["turn green"], "4:14: Nobody sits at “green”: there are 3 players.");
    refused("players=3", &["city tokyo neutral 1"], "4:20: “neutral” is not in play with these options.");
    refused("players=2", &["city moscow"], "4:14: “moscow” is not in play with these options.");
}

#[test]
fn no_card_twice_and_none_too_many() {
    let immediate = "4:19: The action of Tokyo is used at once: the card is never kept.";
    refused("players=3", &["kept blue tokyo"], immediate);
    refused("players=3", &["city tokyo", "eradicated tokyo"], "5:20: “tokyo” is laid out already.");
    refused("players=3", &["hand blue red 6", "hand yellow red 5"], "5:25: There are 10 Red cards; 11 are laid out.");
    refused("players=3", &["hand blue red 5 green 5"], "4:31: blue holds 10 cards; the limit is 9.");
    refused("players=3", &["card heat_wave", "card heat_wave"], "5:9: “card” is laid out already.");
}

#[test]
fn no_number_out_of_range() {
    refused("players=3", &["levels blue 1 5 1"], "4:23: 5 is out of range: from 0 to 4.");
    refused("players=3", &["round 13"], "4:15: 13 is out of range: from 1 to 12.");
    refused("players=3", &["skulls 9"], "4:16: 9 is out of range: from 0 to 8.");
    refused("players=3", &["actions 5"], "4:17: 5 is out of range: from 0 to 4.");
    refused("players=2", &["infections 4"], "4:20: 4 is out of range: from 0 to 3.");
}

#[test]
fn no_moment_that_never_comes() {
    let impossible = |options, given: &[&str], line: usize, why| {
        refused(options, given, &format!("{line}:3: This position cannot be: {why}"));
    };
    let last = "This round is the last: no other begins.";
    impossible("players=3", &["round 12", "phase round"], 5, last);
    impossible("players=3", &["phase round", "last-round two-cities"], 5, last);
    impossible(
        "players=3",
        &["turn red", "phase setup"],
        5,
        "Somebody has no starting cube, or there is no place for it.",
    );
    let started = "While starting cubes are placed, blue has 0 on the table; 1 are laid out.";
    impossible("players=3", &["city tokyo blue 1", "phase setup"], 5, started);
    let behind = "While starting cubes are placed, red has 1 on the table; 0 are laid out.";
    impossible("players=3", &["city tokyo", "turn yellow", "phase setup"], 6, behind);
    impossible("players=3", &["ignoring"], 4, "There is no card of the round to ignore.");
    let neutral = "One neutral cube comes a round: in round 2 there cannot be 3 on the table.";
    impossible("players=2", &["city tokyo neutral 3", "round 2"], 5, neutral);
    let before = "The set-up comes before the first round.";
    refused("players=3", &["phase setup", "round 3"], &format!("5:15: {before}"));
    refused("players=3", &["round 3", "phase setup"], &format!("5:15: {before}"));
}

#[test]
fn what_can_be_is_played_to_its_end() {
    let scripts: [&[&str]; 6] = [
        &["round 12"],
        &["round 12", "last-round two-cities", "phase end"],
        &["round 11", "phase round", "skulls 8"],
        &["city tokyo", "turn red", "phase setup"],
        &["actions 4", "infections 4", "kept blue rio_de_janeiro", "kept blue singapore"],
        &["city tokyo", "city-pile cairo", "pile red 0", "phase round"],
    ];
    for given in scripts {
        let words: Vec<String> = given.iter().map(|words| format!("  given {words}")).collect();
        let script = format!("case possible\n  rolls any\n{}", words.join("\n"));
        assert_eq!(refusal::<Contagion>(&script), None, "{script}");
    }
}

/// What is played without asking must tell nothing about a hand.
#[test]
fn a_single_choice_that_would_tell_what_a_hand_holds_is_asked_for() {
    let asked = [
        ("given hand blue red 9\nrolls red\nblue: draw", "card red"),
        ("given hand blue red 3\nblue: mutate infection", "card red"),
        ("given levels blue 1 1 0\ngiven hand blue red 3\ngiven card media_alarm\ngiven phase end", "card red"),
        (
            "given city jakarta blue 1\ngiven hand blue red 3\nblue: infect jakarta\nblue: cubes 1\nblue: match 0",
            "card red",
        ),
        ("given city jakarta blue 1\ngiven hand blue red 2\nblue: infect jakarta\nblue: cubes 1", "match 0"),
        ("given hand blue green 1", "draw"),
    ];
    for (played, choice) in asked {
        let said = refusal::<Contagion>(&format!("case asked\n{played}\nblue auto {choice}")).unwrap_or_default();
        assert!(said.ends_with(&format!("This is not played without asking. Offered: {choice}")), "{played}: {said}");
    }
}
