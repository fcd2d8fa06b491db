//! Messages become sentences in three languages.

use std::collections::BTreeMap;

use kernel::{Arg, Message, Seat};
use text::{FORMS, Lang, Words};

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

/// A place is bent as its sentence needs it, where the language has the form; where it has none, the name itself is said.
#[test]
fn places_are_said_as_the_language_bends_them() {
    let sends = Message::new("rattus-story-plague").with("seat", Seat::new(0));
    let sends = sends.with("region", Message::new("rattus-region-italia"));
    assert_eq!(render(Lang::En, &sends), "Ada sends the plague to Italia.");
    assert_eq!(render(Lang::Fr, &sends), "Ada envoie la Peste en Italia.");
    assert_eq!(render(Lang::Ru, &sends), "Ada отправляет Чуму в\u{a0}Италию.");
    let neutral = |city| Message::new("contagion-story-neutral").with("city", Message::new(city));
    assert_eq!(render(Lang::Fr, &neutral("contagion-city-cairo")), "La maladie neutre arrive au Caire.");
    assert_eq!(render(Lang::Ru, &neutral("contagion-city-moscow")), "Нейтральная болезнь приходит в\u{a0}Москву.");
    assert_eq!(render(Lang::Ru, &neutral("contagion-city-tokyo")), "Нейтральная болезнь приходит в\u{a0}Токио.");
}

/// Where a language bends the places of a game, it bends all of them.
#[test]
fn all_places_of_a_game_have_the_same_forms() {
    for lang in Lang::ALL {
        let has = |place: &str| FORMS.map(|form| Words::new(lang).has(&format!("{place}-{form}")));
        let mut kinds: BTreeMap<String, Vec<[bool; 3]>> = BTreeMap::new();
        for place in text::keys("").filter(|place| has(place).contains(&true)) {
            kinds.entry(place.splitn(3, '-').take(2).collect()).or_default().push(has(place));
        }
        assert_eq!(kinds.values().any(|forms| forms.len() >= 12), lang != Lang::En, "{lang}: {kinds:?}");
        for (kind, forms) in kinds {
            assert!(forms.windows(2).all(|pair| pair[0] == pair[1]), "{lang} {kind}: {forms:?}");
        }
    }
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
