//! Packages that do harm: an endless loop, memory without end, answers that are none. Whoever asks gets a sentence, and
//! everybody else goes on.
#![allow(clippy::unwrap_used, reason = "tests stop where something is wrong")]

mod harm;

use frozen::Package;
use shelf::Engine as _;

#[test]
fn whoever_asks_a_package_that_does_harm_gets_a_sentence() {
    for (name, harm) in harm::ALL {
        let package = Package::open("rattus", 7, &harm::package("rattus", 7, harm)).unwrap();
        let error = package.load("lazaret 1\n").err().unwrap();
        let expected = if *name == "endless" { "package-endless" } else { "package-broken" };
        assert_eq!(error.message.key, expected, "{name}");
        // An endless one takes some seconds each time.
        if *name != "endless" {
            let error = package.start("players=2", [7; 32]).err().unwrap();
            assert_eq!(error.key, expected, "{name}");
            assert_eq!(package.seats("players=2").unwrap_err().key, expected, "{name}");
        }
    }
}

#[test]
fn what_is_no_package_of_these_rules_is_not_opened() {
    let bytes = harm::package("rattus", 7, harm::ALL[0].1);
    assert!(Package::open("rattus", 7, &bytes).is_ok());
    for (game, rules) in [("rattus", 8), ("pest", 7)] {
        assert!(Package::open(game, rules, &bytes).unwrap_err().0.contains("it is About"));
    }
    assert!(Package::open("rattus", 7, b"\0asm nonsense").is_err());
    assert!(Package::open("rattus", 7, &wat::parse_str("(module)").unwrap()).unwrap_err().0.contains("memory"));
    let curious = r#"(module (import "host" "files" (func)) (memory (export "memory") 1))"#;
    let refused = Package::open("rattus", 7, &wat::parse_str(curious).unwrap()).err().unwrap();
    assert!(refused.0.contains("files"), "a package can call nothing but the clock: {refused:?}");
}
