//! Any bytes are a way to play: the game ends within its bound, nothing is lost, and the record replays.

#![no_main]

use kernel::script::Lawful;
use kernel::{Actions, Record, Session, options};
use libfuzzer_sys::fuzz_target;

fn play<G: Lawful>(bytes: &[u8]) {
    let every = options::every::<G::Options>();
    let [first, second, rest @ ..] = bytes else { return };
    let options = every[usize::from(*first) % every.len()];
    let (mut session, _, _) = Session::<G>::start(options, [*second; 32]);
    let mut legal = Actions::<G>::new();
    let mut bytes = rest.iter().cycle();
    while let Some(seat) = session.state().asked().first() {
        session.state().legal(seat, &mut legal);
        let byte = bytes.next().copied().unwrap_or_default();
        let action = legal[usize::from(byte) % legal.len()];
        session.play(seat, action).expect("a legal choice is not refused");
        G::audit(session.state().board()).expect("nothing is lost or doubled");
        assert!(session.step() <= G::bound(&options), "the game ends");
    }
    let text = session.record().text();
    let (record, _) = Record::<G>::parse(&text).expect("what was written is read");
    let again = Session::replay(record).expect("what was played plays again");
    assert_eq!(again.state().fingerprint(), session.state().fingerprint());
}

fuzz_target!(|bytes: &[u8]| {
    let [game, bytes @ ..] = bytes else { return };
    match game % 4 {
        0 => play::<rattus::Rattus>(bytes),
        1 => play::<contagion::Contagion>(bytes),
        2 => play::<pest::Pest>(bytes),
        _ => play::<messina::Messina>(bytes),
    }
});
