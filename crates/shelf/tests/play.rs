//! The erased door to every game on the shelf: what goes in as notation comes out as a record, a history and an outcome.

use protocol::{Deed, UndoOffer};
use shelf::{Play, Seat, Style, Title, Viewer};

/// A number in `0..n` that follows from the step: any walk through a game will do, as long as it is always the same.
fn pick(step: usize, n: usize) -> usize {
    (step.wrapping_mul(2_654_435_761) >> 7) % n
}

fn start(title: &dyn Title) -> Box<dyn Play> {
    title.start("", shelf::key(1347, 0)).expect("the default options fit together").0
}

/// Plays to the end through offers alone, and lets `see` look on before every choice.
fn play_out(play: &mut dyn Play, mut see: impl FnMut(&mut dyn Play, Seat)) {
    while let Some(&seat) = play.asked().first() {
        see(play, seat);
        let offer = play.offer(Viewer::Seat(seat));
        let choice = &offer.options[pick(offer.step as usize, offer.options.len())];
        play.play(seat, &choice.action).expect("an offered choice is not refused");
    }
}

#[test]
fn every_game_plays_to_its_end_through_offers() {
    for title in shelf::titles() {
        let mut play = start(*title);
        play_out(&mut *play, |_, _| {});
        let outcome = play.outcome().expect("the game is over");
        assert_eq!(outcome.ranking.len(), play.players());
        assert_eq!(outcome.ranking[0].place, 1);
        let best = outcome.ranking.iter().map(|place| place.score).max();
        assert_eq!(best, Some(outcome.ranking[0].score));
        let moments = play.moments(Viewer::Spectator, 0, usize::MAX);
        assert_eq!(moments.len(), play.step() + 1);
        for place in &outcome.ranking {
            assert_eq!(moments[play.step()].scores[usize::from(place.seat)], place.score);
            assert_eq!(place.lines.iter().map(|line| line.points).sum::<i32>(), place.score);
        }
    }
}

/// During the set-up there is no round; then they are counted from 1, one after the other.
#[test]
fn rounds_are_counted_from_one() {
    for title in shelf::titles() {
        let mut play = start(*title);
        let mut rounds = Vec::new();
        play_out(&mut *play, |play, _| rounds.extend(play.round()));
        rounds.dedup();
        let counted: Vec<_> = (1..=rounds.len() as u8).collect();
        assert_eq!(rounds, counted, "{}", title.id());
        let history = play.history(Viewer::Spectator, 0);
        assert!(history.iter().all(|entry| entry.round != Some(0)), "{}", title.id());
    }
}

/// A part of a game that is over is the same part of the whole, and each position the one that was there.
#[test]
fn moments_are_those_of_the_history() {
    for title in shelf::titles() {
        let mut play = start(*title);
        assert!(play.moments(Viewer::Spectator, 0, 1)[0].scores.is_empty(), "not before the end");
        play_out(&mut *play, |_, _| {});
        let eyes = Viewer::Seat(Seat::new(1));
        let all = play.moments(eyes, 0, usize::MAX);
        let seen: Vec<_> = all.iter().map(|moment| moment.seen.clone()).collect();
        assert_eq!(seen, play.history(eyes, 0));
        assert_eq!(play.moments(eyes, 7, 5), all[7..12]);
        assert_eq!(play.moments(eyes, all.len() - 2, 100), all[all.len() - 2..]);
        assert_eq!(play.moments(eyes, all.len(), 100), []);
        for step in [0, 1, 9, play.step()] {
            assert_eq!(Some(&all[step].view), play.view_at(step, eyes).as_ref(), "{} {step}", title.id());
        }
    }
}

#[test]
fn a_record_loads_to_the_same_position() {
    for title in shelf::titles() {
        let mut play = start(*title);
        let names = (0..play.players()).map(|seat| format!("Player {seat}")).collect::<Vec<_>>();
        play.name_seats(names.clone());
        play_out(&mut *play, |_, _| {});
        let again = title.load(&play.record_text()).expect("its own record");
        assert_eq!(again.fingerprint(), play.fingerprint());
        assert_eq!(again.outcome(), play.outcome());
        assert_eq!(again.seat_names(), names);
        assert_eq!(shelf::title_of(&play.record_text()).map(shelf::Engine::id), Some(title.id()));
    }
}

#[test]
fn a_broken_record_is_located() {
    for title in shelf::titles() {
        let mut play = start(*title);
        play_out(&mut *play, |_, _| {});
        let text = play.record_text();
        let entry = text.lines().position(|line| line.starts_with(|c: char| c.is_ascii_digit())).expect("an entry");
        let broken = |with: &str| {
            let mut lines: Vec<&str> = text.lines().collect();
            lines[entry + 3] = with;
            title.load(&lines.join("\n")).err().expect("the record is broken")
        };
        let error = broken("0 no such choice");
        assert_eq!((error.line, error.step), (entry + 4, None));
        let error = broken("@ 0123456789abcdef");
        assert!(error.step.is_some(), "{error:?}");
    }
}

/// A list that a view keeps in place is written as long as it is, not as long as it could be.
#[test]
fn a_view_shows_as_many_seats_as_there_are() {
    for players in 2..=4 {
        let rattus = shelf::title("rattus").expect("it is on the shelf");
        let (play, _) = rattus.start(&format!("players={players}"), shelf::key(1347, 0)).expect("that many can play");
        let view = serde_json::to_value(play.offer(Viewer::Spectator).view).expect("a view is JSON");
        let regions = view["regions"].as_array().expect("regions are listed");
        assert!(!regions.is_empty());
        for region in regions {
            assert_eq!(region["cubes"].as_array().map(Vec::len), Some(players), "{region}");
        }
    }
}

#[test]
fn looking_back_shows_what_was_seen() {
    for title in shelf::titles() {
        let mut play = start(*title);
        let mut seen = Vec::new();
        play_out(&mut *play, |play, seat| {
            let view = play.offer(Viewer::Seat(seat)).view;
            seen.push((play.step(), seat, view));
        });
        for (step, seat, view) in seen.iter().step_by(7) {
            assert_eq!(play.view_at(*step, Viewer::Seat(*seat)).as_ref(), Some(view));
        }
        assert!(play.at(play.step() + 1).is_none());
    }
}

#[test]
fn a_history_is_what_was_told_at_the_time() {
    for title in shelf::titles() {
        let (mut play, mut all) = title.start("", shelf::key(7, 0)).expect("the default options fit together");
        while let Some(&seat) = play.asked().first() {
            let offer = play.offer(Viewer::Seat(seat));
            let choice = &offer.options[pick(offer.step as usize, offer.options.len())];
            all.extend(play.play(seat, &choice.action).expect("an offered choice is not refused"));
        }
        for viewer in shelf::viewers(play.players()) {
            let told: Vec<_> = all.iter().map(|played| (played.step as u32, played.seen(viewer).events)).collect();
            let history: Vec<_> = play.history(viewer, 0).into_iter().map(|seen| (seen.step, seen.events)).collect();
            assert_eq!(told, history);
            assert_eq!(play.history(viewer, 5)[0].step, 5);
        }
        let lines = all.iter().filter(|played| played.deed != Deed::Setup);
        assert!(lines.clone().all(|played| play.entry_line(played.step).as_deref() == Some(&played.line)));
        assert_eq!(lines.count(), play.step());
    }
}

#[test]
fn what_is_taken_back_no_longer_stands() {
    for title in shelf::titles() {
        let mut play = start(*title);
        let mut undone = 0;
        play_out(&mut *play, |play, seat| {
            let others = play.players() > 1 && play.asked().len() == 1;
            if others && undone < 5 && matches!(play.can_undo(seat), UndoOffer::Free { .. }) {
                let before = play.step();
                let undo = play.undo(seat, true).expect("it may").remove(0);
                assert!(matches!(undo.deed, Deed::Undo { agreed: false, .. }), "{undo:?}");
                assert_eq!(undo.step, before);
                let history = play.history(Viewer::Spectator, 0);
                assert!(history.iter().any(|seen| !seen.stands));
                undone += 1;
            }
        });
        assert!(title.load(&play.record_text()).is_ok(), "a record with undos loads");
        assert!(play.undo_agreed(Seat::new(0), true).is_ok());
        assert!(!play.is_over());
    }
}

#[test]
fn refusals_change_nothing_and_say_why() {
    for title in shelf::titles() {
        let mut play = start(*title);
        let seat = play.asked()[0];
        let other = seat.next(play.players());
        let before = (play.step(), play.fingerprint());
        let refused = play.play(seat, "no such thing").expect_err("no choice");
        assert_eq!(refused.message.key, "refusal-not-understood");
        let option = play.offer(Viewer::Seat(seat)).options[0].action.clone();
        let refused = play.play(other, &option).expect_err("not asked");
        assert_eq!(refused.message.key, "refusal-not-asked");
        assert_eq!(before, (play.step(), play.fingerprint()));
        assert!(play.why_refused(seat, &option).is_none());
        assert!(play.why_refused(other, &option).is_some());
    }
}

#[test]
fn options_are_kept_in_one_form() {
    for title in shelf::titles() {
        let players = title.players();
        assert!(!players.is_empty() && players.is_sorted());
        for count in players {
            let text = format!(" players = {count} ");
            if let Ok(canonical) = title.canonical(&text) {
                assert!(canonical.contains(&format!("players={count}")));
                assert_eq!(title.canonical(&canonical).as_ref(), Ok(&canonical));
                assert_eq!(title.seats(&canonical), Ok(count));
            }
        }
        assert!(title.canonical("players=99").is_err());
        assert!(title.canonical("nonsense").is_err());
    }
}

#[test]
fn a_thinker_answers_with_an_offered_choice_and_always_the_same() {
    for title in shelf::titles() {
        let play = start(*title);
        let seat = play.asked()[0];
        let offered: Vec<String> = play.offer(Viewer::Seat(seat)).options.into_iter().map(|o| o.action).collect();
        for level in Style::all() {
            let think = play.thinker(seat, level, 5, None);
            let answer = std::thread::scope(|scope| scope.spawn(think).join()).expect("no panic");
            assert!(offered.contains(&answer), "{level}: {answer}");
            assert_eq!(play.thinker(seat, level, 5, None)(), answer);
        }
    }
}
