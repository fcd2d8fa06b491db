//! Positions that cannot be are refused in words, at the word that is wrong, before anything is played; whatever a script
//! says, nothing breaks.

use kernel::script::{Fault, lay_out, parse};
use kernel::{Arg, Say as _};
use messina::Messina;

/// The place of the first fault of a script and the key of its sentence; in a position that is wrong as a whole, the key of
/// what is wrong with it.
fn fault(script: &str) -> Option<(usize, usize, String)> {
    let parsed = parse(&format!("case impossible\n{script}")).expect("a case");
    let error = lay_out::<Messina>(&parsed.cases[0]).err()?;
    assert_ne!(error.fault, Fault::Broken, "it breaks:\n{script}");
    let said = error.say();
    let inner = said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Message(inner) if said.key == "check-impossible" => Some(inner.key.to_string()),
        _ => None,
    });
    Some((error.line - 1, error.column, inner.unwrap_or_else(|| said.key.to_string())))
}

/// A script with `^` before the word that is wrong, and the key of the sentence that says how.
#[track_caller]
fn refused(marked: &str, key: &str) {
    let place = marked.lines().zip(1..).find_map(|(line, number)| Some((number, line.find('^')? + 1)));
    let (line, column) = place.expect("a marked word");
    assert_eq!(fault(&marked.replace('^', "")), Some((line, column, key.to_owned())), "{marked}");
}

#[test]
fn numbers_stay_in_their_ranges() {
    for marked in [
        "given register red city ^17",
        "given register red city ^0",
        "given register red city ^-1",
        "given register red popularity ^99999999999999999999",
        "given scroll red ^4 0 0",
        "given scroll red 0 0 ^255",
        "given round ^0",
        "given round ^7",
        "given wheel ^0",
        "given wheel ^13",
        "given cubes smithy ^17",
        "given citizens smithy nun ^22",
        "given tokens red coin ^100",
        "given tokens red points ^501",
        "given pending build ^21",
        "given pending build 12\ngiven pending scroll ^9",
        "given foreman red nun ^7 left",
        "options players=1\ngiven automaton ^99 2",
        "options players=1\ngiven automaton 4 ^4",
        "options players=1\ngiven automaton ^0 2",
    ] {
        refused(marked, "check-out-of-range");
    }
}

#[test]
fn seats_that_nobody_has_taken_have_nothing() {
    for marked in [
        "given tokens ^green coin 3",
        "given owner smithy ^yellow",
        "given order red ^green",
        "options players=1\ngiven act ^blue smithy",
        "options players=3\ngiven turn ^yellow",
        "options players=3\ngiven register ^yellow city 4",
        "options players=3\ngiven lieutenants ^yellow estate",
    ] {
        refused(marked, "check-absent-seat");
    }
}

#[test]
fn nothing_is_there_twice() {
    for marked in [
        "given order red ^red",
        "given owner smithy red\ngiven owner ^smithy blue",
        "given moored ship_1_silk dock_1\ngiven ship red ^ship_1_silk",
        "given ship red ship_1_silk\ngiven ship blue ^ship_1_silk",
        "given top sawmill\ngiven workshop red ^sawmill",
        "given cart red cart_1a\ngiven cart blue ^cart_1a",
        "given cabin red cabin_1 toll_hut\ngiven cabin blue cabin_1 ^toll_hut",
        "given cabin red cabin_1 toll_hut\ngiven cabin red ^cabin_1 smoke_hut",
        "given citizen red nun_upper_1\ngiven citizen red ^nun_upper_1",
        "given docks dock_1 ^dock_1",
        "options players=1\ngiven automaton_at smithy ^smithy",
        "given round 2\ngiven ^round 3",
        "given turn red\ngiven ^turn red",
    ] {
        refused(marked, "check-twice");
    }
}

#[test]
fn pieces_do_not_come_out_of_nowhere() {
    refused("given lieutenants red estate estate estate estate estate ^estate", "check-seat-pieces");
    let five = "given owner smithy red\ngiven owner cathedral red\ngiven owner market_square red\n\
                given owner lumber_yard red\ngiven owner town_hall red\n";
    refused(&format!("{five}given owner hospital ^red"), "check-seat-pieces");
    refused("given cubes smithy 9\ngiven cubes cathedral ^8", "check-pieces");
    refused("given cubes smithy 16\ngiven moored ship_1_silk dock_1 ^cube", "check-pieces");
    refused("given top sawmill\ngiven top ^forge", "messina-check-shown");
    refused("given top cart_1a\ngiven top ^cart_1b", "messina-check-shown");
}

#[test]
fn things_lie_where_they_can() {
    refused("given owner ^port_faro red", "check-unknown-word");
    refused("given owner ^library red", "check-not-in-play");
    refused("given cubes ^library 1", "check-not-in-play");
    refused("given ship red ^ship_1_gems", "check-not-in-play");
    refused("given hex library ^new_1", "messina-check-slot");
    refused("given hex library ^d05", "messina-check-slot");
    refused("given hex port_faro ^d05", "messina-check-slot");
    refused("given round 2\ngiven hex smithy ^new_1", "messina-check-slot");
    refused("given hex bailiffs_tower ^d01", "messina-check-slot");
    refused("given round 2\n^given hex hospital new_1", "messina-check-gap");
    refused("given estate red ^estate_b1", "messina-check-side");
    refused("given scroll_board red ^scroll_b2", "messina-check-side");
    refused("options players=2,advanced=on\ngiven scroll_board red ^scroll_b1", "check-not-in-play");
    refused("given door red ^nun_lower_3", "messina-check-no-door");
    refused("given workshop red ^pilgrim_house", "messina-check-era");
    refused("given workshop red sawmill ^spent", "messina-check-never-spent");
    refused("given foreman red nun 1 ^left", "messina-check-branch");
    refused("given foreman red nun ^2", "messina-check-branch");
    refused("given automaton ^4 2", "messina-check-solo");
    refused("given automaton_at ^smithy", "messina-check-solo");
}

#[test]
fn lieutenants_stand_where_they_are_said_to_act() {
    refused("given lieutenants red estate+\ngiven act red ^smithy", "messina-check-no-lieutenant");
    refused("given act red smithy\n^given lieutenants red estate", "messina-check-no-lieutenant");
    refused("given act red ^library", "check-not-in-play");
    refused("given lieutenants red ^library", "check-not-in-play");
    refused("given lieutenants red ^reserve+", "messina-check-unused");
    refused("given lieutenants red ^gone", "messina-check-none-left");
    refused("given lieutenants red smithy+\n^given lieutenants blue smithy+", "messina-audit-standing");
    refused("given lieutenants red smithy+\n^given act blue smithy", "messina-audit-standing");
    refused("options players=1\ngiven automaton 1 2\n^given automaton_at smithy cathedral", "messina-check-automaton");
}

#[test]
fn the_estate_holds_together() {
    refused("^given citizen red sawmill", "messina-audit-worker");
    refused("given round 5\ngiven workshop red choir\n^given citizen red choir", "messina-audit-unpaid");
    refused(
        "options players=2,advanced=on\ngiven estate red estate_b1\ngiven door red nun_lower_3\n\
         ^given estate red estate_b2",
        "messina-audit-doors",
    );
}

#[test]
fn what_comes_next_is_said_once_and_in_order() {
    refused("given cubes smithy 1\ngiven round ^2", "messina-check-round-first");
    refused("given turn red\ngiven order ^blue red", "messina-check-begun");
    refused("given act red smithy\ngiven turn ^blue", "messina-check-begun");
    refused("given turn red\ngiven over^", "messina-check-begun");
}

#[test]
fn a_town_that_can_be_is_laid_out() {
    let first = "given round 2\ngiven hex bailiffs_tower d09\ngiven hex library new_1";
    let last = "given round 6\ngiven hex library new_1\ngiven hex arsenal new_2\ngiven hex basilica new_3\n\
                given hex royal_palace new_4\ngiven hex bailiffs_tower new_5";
    assert_eq!((fault(first), fault(last)), (None, None));
}
