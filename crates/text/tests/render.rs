//! Messages become sentences in three languages.

use kernel::{Arg, Message, Seat};
use text::{Lang, Words};

fn render(lang: Lang, message: &Message) -> String {
    Words::new(lang).render(message, &|seat| ["Ada", "Blaise", "Софья"][seat.index()].to_owned())
}

#[test]
fn seats_are_called_by_name_and_lists_are_joined() {
    let waiting = |seats: &[usize]| {
        let seats = seats.iter().map(|&seat| Arg::from(Seat::new(seat))).collect::<Vec<_>>();
        Message::new("refusal-not-asked").with("seats", seats)
    };
    let say = |lang, seats: &[usize]| render(lang, &waiting(seats));
    assert_eq!(say(Lang::En, &[0]), "It’s not your turn. We’re waiting for Ada.");
    assert_eq!(say(Lang::En, &[0, 1]), "It’s not your turn. We’re waiting for Ada and Blaise.");
    assert_eq!(say(Lang::En, &[0, 1, 2]), "It’s not your turn. We’re waiting for Ada, Blaise and Софья.");
    assert_eq!(say(Lang::Fr, &[0, 1, 2]), "Ce n’est pas à vous de choisir. On attend\u{a0}: Ada, Blaise et Софья.");
    assert_eq!(say(Lang::Ru, &[0, 1, 2]), "Сейчас выбираете не вы. Игра ждёт: Ada, Blaise и\u{a0}Софья.");
}

#[test]
fn messages_nest() {
    let why = Message::new("options-unknown-key").with("key", "rats");
    let message = Message::new("record-error").with("line", 3_u8).with("column", 1_u8).with("why", why);
    assert_eq!(render(Lang::En, &message), "Line 3, column 1: There is no option “rats”.");
    assert_eq!(render(Lang::Fr, &message), "Ligne 3, colonne 1\u{a0}: L’option «\u{a0}rats\u{a0}» n’existe pas.");
}

#[test]
fn names_out_of_data_are_there() {
    let message = Message::new("refusal-not-the-question").with("ask", Message::new("rattus-class-knight"));
    assert_eq!(render(Lang::Ru, &message), "Не сейчас. Сначала: Рыцарь");
}

#[test]
fn numbers_are_written_plainly() {
    let message = Message::new("record-other-rules").with("found", 1_i32).with("expected", 12_345_i32);
    assert!(render(Lang::Ru, &message).contains("12345"));
}

#[test]
fn what_is_missing_is_seen() {
    assert_eq!(render(Lang::En, &Message::new("no-such-key")), "no-such-key");
    assert_eq!(render(Lang::En, &Message::new("options-unknown-key")), "There is no option “{$key}”.");
    assert!(!Words::new(Lang::En).has("no-such-key"));
    assert!(Lang::ALL.into_iter().all(|lang| Words::new(lang).has("refusal-over")));
}

#[test]
fn plurals_follow_the_number() {
    let say = |lang, bots: i32| render(lang, &Message::new("bots-count").with("bots", bots).with("players", 4_i32));
    assert!(say(Lang::En, 1).starts_with("One bot is"));
    assert!(say(Lang::En, 3).starts_with("3 bots are"));
    assert!(say(Lang::Ru, 1).starts_with("Указан 1 бот,"));
    assert!(say(Lang::Ru, 3).starts_with("Указано 3 бота,"));
    assert!(say(Lang::Ru, 5).starts_with("Указано 5 ботов,"));
    assert!(say(Lang::Ru, 21).starts_with("Указан 21 бот,"));
    assert!(say(Lang::Fr, 0).starts_with("0 robot est"));
}

#[test]
fn spaces_that_must_not_end_a_line_do_not() {
    let share = Message::new("play-advised")
        .with("number", 1_i32)
        .with("choice", "x")
        .with("share", 5_i32)
        .with("doubt", 1_i32);
    for (lang, message, has) in [
        (Lang::Fr, Message::new("options-unknown-key").with("key", "a"), "«\u{a0}a\u{a0}»"),
        (Lang::Fr, share.clone(), "5\u{a0}%"),
        (Lang::Ru, share.clone(), "5\u{a0}%"),
        (Lang::Ru, Message::new("lesson-rattus-4-3-not-shift"), "Уйти\u{a0}— верно."),
        (Lang::Ru, Message::new("lesson-rattus-4-3-not-shift"), "в\u{a0}область"),
    ] {
        let said = render(lang, &message);
        assert!(said.contains(has), "`{has}` in {said:?}");
    }
    let whole =
        Lang::ALL.map(|lang| text::keys("").filter(|key| Words::new(lang).word(key).contains('\u{a0}')).count());
    assert!(whole[0] == 0 && whole[1] > 500 && whole[2] > 500, "{whole:?}");
}

#[test]
fn words_are_shared_between_threads() {
    let said = std::thread::scope(|scope| scope.spawn(|| Words::new(Lang::Fr).word("refusal-over")).join());
    assert_eq!(said.expect("the thread ends well"), "La partie est terminée.");
}
