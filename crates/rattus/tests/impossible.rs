//! Positions that cannot be are refused, with what is wrong and where; the others can be played to the end.

use rattus::Rattus;
use trials::refusal;

/// What is said to these words, which stand in lines of their own from the fourth on.
fn laid_out(options: &str, given: &[&str]) -> Option<String> {
    let words: Vec<String> = given.iter().map(|words| format!("  given {words}")).collect();
    refusal::<Rattus>(&format!("case a position\n  rolls any\n  options {options}\n{}", words.join("\n")))
}

fn refused(options: &str, given: &[&str], wanted: &str) {
    assert_eq!(laid_out(options, given).as_deref(), Some(wanted), "{given:?}");
}

#[test]
fn no_more_cubes_than_there_are() {
    refused("players=4", &["cubes gallia red 12", "castle red 9"], "5:20: red has 20 cubes; 21 are laid out.");
    refused("players=4", &["cubes gallia red 12", "reserve red 9"], "5:21: red has 20 cubes; 21 are laid out.");
    refused("players=4", &["cubes gallia red 21"], "4:26: 21 is out of range: from 0 to 20.");
    refused("players=3", &["cubes gallia blue 1"], "4:22: Nobody sits at “blue”: there are 3 players.");
    refused("players=2", &["cubes turcia red 1"], "4:15: “turcia” is not in play with these options.");
}

#[test]
fn no_more_rats_than_there_are_and_no_token_twice() {
    refused("players=4", &["rats gallia 2", "starters gallia 2"], "5:25: Gallia has room for 3 rats and no more.");
    refused("players=4", &["rats gallia rat_r01 rat_r01"], "4:29: “rat_r01” is laid out already.");
    refused("players=4", &["supply 38"], "4:16: 38 is out of range: from 0 to 37.");
    refused("players=4", &["supply 1", "rats gallia 2"], "5:21: No rat is left in the supply.");
    refused("players=4", &["rats gallia 1", "seen red rat-13"], "5:18: That rat is not laid out with its token.");
}

#[test]
fn rats_of_the_set_up_are_as_many_as_regions_and_show_starting_tokens() {
    refused("players=4", &["starters gallia rat_r01"], "4:25: That token is none of the starting ones.");
    let eight = ["starters gallia 3", "starters italia 3", "starters anglia 2"];
    assert_eq!(laid_out("players=2", &eight), None);
    let nine = ["starters gallia 3", "starters italia 3", "starters anglia 3"];
    refused("players=2", &nine, "6:25: All rats of the set-up are laid out.");
    let elsewhere = [
        "rats anglia rat_s01 rat_s02 rat_s03",
        "rats gallia rat_s04 rat_s05 rat_s06",
        "rats italia rat_s07 rat_s08 rat_s09",
        "rats polonia rat_s10 rat_s11 rat_s12",
        "starters russia 1",
    ];
    let why = "A rat of the set-up has no starting token left.";
    refused("players=4", &elsewhere, &format!("8:3: This position cannot be: {why}"));
}

#[test]
fn powers_are_used_by_those_who_have_them() {
    refused("players=4", &["card king red", "card king blue"], "5:14: “king” is laid out already.");
    let not_owned = |class| format!("4:3: This position cannot be: red has used a card of another ({class}).");
    refused("players=4", &["turn red used king"], &not_owned("King"));
    refused("players=4", &["plague red bonus"], &not_owned("Knight"));
    let last = "4:24: red is the last player, who has no turn in the final round.";
    refused("players=4", &["final red last red"], last);
    refused("players=4", &["final red last green bonus"], &not_owned("Knight"));
}

#[test]
fn what_can_be_is_played_to_its_end() {
    let scripts: [&[&str]; 5] = [
        &["supply 37"],
        &["rats gallia 3", "starters gallia 0", "supply 34", "turn blue placed taken"],
        &["reserve red 0", "turn red"],
        &["card knight red", "cubes anglia blue 2", "rats anglia 2", "plague red bonus"],
        &["card knight red", "final red last green bonus"],
    ];
    for given in scripts {
        assert_eq!(laid_out("players=4", given), None, "{given:?}");
    }
}
