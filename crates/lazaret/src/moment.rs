//! Moments and times as people write them, in universal time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// A moment as `2026-11-16 03:42`.
pub(crate) fn date(at: u64) -> String {
    let (year, month, day) = civil(at / 86_400_000);
    let minutes = at / 60_000;
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// A moment to the second, fit for the name of a file: `20261116T034217Z`. Such names stand in the order of time.
pub(crate) fn stamp(at: u64) -> String {
    let (year, month, day) = civil(at / 86_400_000);
    let seconds = at / 1000 % 86_400;
    format!("{year:04}{month:02}{day:02}T{:02}{:02}{:02}Z", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The moment that was stamped; nothing if it is no stamp.
pub(crate) fn of_stamp(text: &str) -> Option<u64> {
    let (day, time) = text.strip_suffix('Z')?.split_once('T')?;
    let part = |text: &str, from: usize, to: usize| text.get(from..to)?.parse::<u64>().ok();
    let (year, month, date) = (part(day, 0, 4)?, part(day, 4, 6)?, part(day, 6, 8)?);
    let (hours, minutes, seconds) = (part(time, 0, 2)?, part(time, 2, 4)?, part(time, 4, 6)?);
    // Years begin in March here, so that leap days are the last of theirs.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.checked_sub(1)?, month + 9) };
    let days = (365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date).checked_sub(719_469)?;
    let at = ((days * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000;
    // Whatever is no date (the 31st of April, 25 o'clock) reads otherwise when it is written again.
    (stamp(at) == text).then_some(at)
}

/// A time as people say it: `90s`, `30m`, `6h`, `1d`.
pub(crate) fn interval(text: &str) -> Result<Duration, String> {
    let wrong = || text.to_owned();
    let unit = text.chars().next_back().ok_or_else(wrong)?;
    let count: u64 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong())?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => 86_400,
        _ => return Err(wrong()),
    };
    // A year is long enough, and nothing that is reckoned with it overflows.
    let seconds = count.checked_mul(seconds).filter(|seconds| (1..=366 * 86_400).contains(seconds));
    seconds.map(Duration::from_secs).ok_or_else(wrong)
}

/// Year, month and day of a day that is counted from 1970.
fn civil(days: u64) -> (u64, u64, u64) {
    // Days since 1 March of the year 0: leap days are the last of their years then.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    (year + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_826_740_000), "2000-02-29 12:19");
        assert_eq!(date(1_794_800_000_000), "2026-11-16 03:33");
    }

    #[test]
    fn stamps_are_read_back() {
        assert_eq!(stamp(1_794_800_007_900), "20261116T033327Z");
        for day in (0..40_000).step_by(7) {
            let at = day * 86_400_000 + day * 1000 % 86_400_000;
            assert_eq!(of_stamp(&stamp(at)), Some(at));
        }
        for wrong in
            ["", "Z", "20260431T000000Z", "20261116T250000Z", "20261116T0333", "99", "19691231T235959Z", "ééééTZ"]
        {
            assert_eq!(of_stamp(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn times_are_read_as_people_say_them() {
        for (text, seconds) in [("90s", 90), ("30m", 1800), ("6h", 21_600), ("1d", 86_400)] {
            assert_eq!(interval(text), Ok(Duration::from_secs(seconds)));
        }
        for wrong in ["", "h", "6", "0h", "-1h", "6 h", "1.5h", "6é", "999999999999999999d", "367d"] {
            assert!(interval(wrong).is_err(), "{wrong}");
        }
    }
}
