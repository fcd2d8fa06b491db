//! The calendar of a person, as calendars read it (RFC 5545): evenings, tables of leagues for
//! which a time is agreed, and when their moves are due.

use std::fmt::Write as _;

use kernel::Message;
use protocol::{EveningStatus, Status};
use store::PersonRow;
use text::Words;

use crate::app::App;
use crate::card::list;
use crate::evenings;
use crate::failed::Failed;
use crate::letters::words_of;
use crate::people::handle;

/// So many evenings and so many tables stand in it.
const LISTED: u64 = 50;
/// An evening is shown as so many hours long: how long it will be, nobody knows.
const HOURS: u64 = 3;
/// A line has so many bytes at most.
const LINE: usize = 75;

/// Something in a calendar.
struct Event {
    /// A word for it that stays the same.
    id: String,
    from: u64,
    to: u64,
    title: String,
    link: String,
}

/// The address of a calendar behind that of the server.
pub(crate) fn path(secret: &str) -> String {
    format!("/calendar/{secret}.ics")
}

/// All that stands in the calendar of a person.
pub(crate) async fn of(app: &App, person: &PersonRow, at: u64) -> Result<String, Failed> {
    let words = words_of(person);
    let mut events = Vec::new();
    for evening in evenings::list::<evening::journal::Evening>(app, Some(&person.id), LISTED).await? {
        let waits = matches!(evening.status, EveningStatus::Gathering);
        if let Some(from) = evening.starts_at.filter(|_| waits && evening.yours) {
            events.push(Event {
                id: handle("calendar evening", &evening.id),
                from,
                to: from + HOURS * 3_600_000,
                title: evening.name,
                link: app.config.link(&format!("/evening/{}", evening.id)),
            });
        }
    }
    for league in evenings::list::<evening::league::League>(app, Some(&person.id), LISTED).await? {
        let agreed = league.duty.and_then(|duty| Some((duty.dates.agreed?, duty.table)));
        if let Some((from, table)) = agreed {
            events.push(Event {
                id: handle("calendar agreed", &table),
                from,
                to: from + HOURS * 3_600_000,
                title: league.name,
                link: app.config.link(&format!("/table/{table}")),
            });
        }
    }
    for table in list(app, app.store.tables_of(&person.id, LISTED).await?, Some(&person.id)).await? {
        if let Some(due) = table.due_at.filter(|_| table.status == Status::Playing && table.your_turn) {
            let game = Message::new(format!("{}-title", table.game));
            events.push(Event {
                id: handle("calendar table", &table.id),
                from: due,
                to: due,
                title: words.say(&Message::new("server-calendar-due").with("game", game)),
                link: app.config.link(&format!("/table/{}", table.id)),
            });
        }
    }
    Ok(written(&words, &events, at))
}

fn written(words: &Words, events: &[Event], at: u64) -> String {
    let mut text = String::new();
    line(&mut text, "BEGIN", "VCALENDAR");
    line(&mut text, "VERSION", "2.0");
    line(&mut text, "PRODID", "-//Lazaret//Calendar//EN");
    line(&mut text, "X-WR-CALNAME", &escaped(&words.word("server-calendar-name")));
    for event in events {
        line(&mut text, "BEGIN", "VEVENT");
        line(&mut text, "UID", &format!("{}@lazaret", event.id));
        line(&mut text, "DTSTAMP", &moment(at));
        line(&mut text, "DTSTART", &moment(event.from));
        line(&mut text, "DTEND", &moment(event.to));
        line(&mut text, "SUMMARY", &escaped(&event.title));
        line(&mut text, "URL", &event.link);
        line(&mut text, "END", "VEVENT");
    }
    line(&mut text, "END", "VCALENDAR");
    text
}

/// One line; what is longer than a line may be goes on in the next, behind a space.
fn line(text: &mut String, name: &str, value: &str) {
    let mut length = 0;
    for sign in format!("{name}:{value}").chars() {
        if length + sign.len_utf8() > LINE {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(sign);
        length += sign.len_utf8();
    }
    text.push_str("\r\n");
}

/// A text in which no sign means anything. Nothing that somebody called an evening ends its line.
fn escaped(text: &str) -> String {
    let mut clean = String::new();
    for sign in text.chars().filter(|sign| !sign.is_control()) {
        if matches!(sign, '\\' | ';' | ',') {
            clean.push('\\');
        }
        clean.push(sign);
    }
    clean
}

/// A moment as calendars write it: `20261119T190000Z`.
fn moment(at: u64) -> String {
    let (days, seconds) = (at / 86_400_000, at / 1000 % 86_400);
    let (year, month, day) = date(days);
    let mut text = String::new();
    _ = write!(text, "{year:04}{month:02}{day:02}T");
    _ = write!(text, "{:02}{:02}{:02}Z", seconds / 3600, seconds / 60 % 60, seconds % 60);
    text
}

/// The year in which a moment lies.
pub(crate) fn year(at: u64) -> u64 {
    date(at / 86_400_000).0
}

/// Year, month and day so many days after the beginning of 1970: the years are counted from March, so that the odd day comes
/// last, and in cycles of four hundred.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (cycle, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let rest = day - (365 * year + year / 4 - year / 100);
    let month = (5 * rest + 2) / 153;
    let (day, march) = (rest - (153 * month + 2) / 5 + 1, month < 10);
    (cycle * 400 + year + u64::from(!march), if march { month + 3 } else { month - 9 }, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Lang;

    #[test]
    fn moments_are_written_as_calendars_read_them() {
        assert_eq!(moment(0), "19700101T000000Z");
        assert_eq!(moment(951_782_400_000), "20000229T000000Z");
        assert_eq!(moment(951_868_799_000), "20000229T235959Z");
        assert_eq!(moment(1_795_113_000_000), "20261119T183000Z");
        assert_eq!(moment(4_107_542_400_000), "21000301T000000Z", "no leap year");
    }

    /// Somebody may call an evening whatever they want: it stays one title of one event.
    #[test]
    fn a_title_is_a_title_whatever_it_says() {
        let title = "Lazaret\r\nEND:VEVENT\nATTACH:http://evil.example, twice; \\n".to_owned() + &"э".repeat(200);
        let event = Event { id: "x".to_owned(), from: 0, to: 0, title, link: "http://here/".to_owned() };
        let text = written(&Words::new(Lang::En), &[event], 0);
        assert!(text.split("\r\n").all(|line| line.len() <= LINE && !line.contains(['\r', '\n'])), "{text}");
        let unfolded = text.replace("\r\n ", "");
        assert_eq!(unfolded.matches("\r\nEND:VEVENT").count(), 1);
        assert!(!unfolded.contains("\r\nATTACH"), "{text}");
        assert!(unfolded.contains("SUMMARY:LazaretEND:VEVENTATTACH:http://evil.example\\, twice\\; \\\\n"), "{text}");
    }
}
