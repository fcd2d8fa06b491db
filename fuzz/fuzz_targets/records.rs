//! Any text is a record or is refused with a place inside it; reading never panics, and what is read is written the same.

#![no_main]

use kernel::script::Lawful;
use kernel::{Record, Session};
use libfuzzer_sys::fuzz_target;

fn read<G: Lawful>(text: &str) {
    match Record::<G>::parse(text) {
        Ok((record, _)) => {
            let (again, _) = Record::<G>::parse(&record.text()).expect("what was written is read");
            assert_eq!(record, again);
            _ = Session::replay(record);
        }
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count().max(1) && error.column >= 1),
    }
}

fuzz_target!(|text: &str| {
    read::<rattus::Rattus>(text);
    read::<contagion::Contagion>(text);
    read::<pest::Pest>(text);
    read::<messina::Messina>(text);
});
