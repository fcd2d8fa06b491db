//! Which backups are kept: all of the last 24 hours, the last one of each of the last fourteen days, the last one of each
//! of the last twelve weeks. The newest is kept, however old it is. Days and weeks are those of the calendar, in universal
//! time: what is the last of its day once stays so, however often it is asked.

use std::collections::BTreeSet;

const DAY: u64 = 86_400_000;
/// So many days, today among them, have one each.
const DAYS: u64 = 14;
/// So many weeks, this one among them, have one each.
const WEEKS: u64 = 12;

/// Which of the backups of these moments can go. `now` is the moment at which it is asked.
pub(crate) fn expired(moments: &[u64], now: u64) -> Vec<u64> {
    let day = |at: u64| at / DAY;
    // 1970 began on a Thursday.
    let week = |at: u64| (day(at) + 3) / 7;
    let mut newest_first = moments.to_vec();
    newest_first.sort_unstable_by(|a, b| b.cmp(a));
    let (mut days, mut weeks) = (BTreeSet::new(), BTreeSet::new());
    let mut gone = Vec::new();
    for (n, at) in newest_first.into_iter().enumerate() {
        // Whichever comes first is the last one of its day and of its week.
        let last_of_day = days.insert(day(at)) && day(at) + DAYS > day(now);
        let last_of_week = weeks.insert(week(at)) && week(at) + WEEKS > week(now);
        if n > 0 && now.saturating_sub(at) >= DAY && !last_of_day && !last_of_week {
            gone.push(at);
        }
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    #[test]
    fn what_is_kept_thins_out_with_age() {
        // Every six hours for a year, as they are made: each time the rule is asked, and what it says is done.
        let (now, mut kept) = (20_000 * DAY + 5 * HOUR, Vec::new());
        for round in (0..4 * 365).rev() {
            let at = now - round * 6 * HOUR;
            kept.push(at);
            let gone = expired(&kept, at);
            kept.retain(|at| !gone.contains(at));
        }
        let days: BTreeSet<u64> = kept.iter().map(|at| at / DAY).filter(|day| day + 14 > now / DAY).collect();
        assert_eq!(days.len(), 14, "one of each of fourteen days");
        assert_eq!(kept.iter().filter(|at| now - **at < DAY).count(), 4, "all of the last 24 hours");
        let weeks: BTreeSet<u64> = kept.iter().map(|at| (at / DAY + 3) / 7).collect();
        assert_eq!(weeks.len(), 12, "one of each of twelve weeks, and nothing older");
        // Two days overlap with the 24 hours at most; two weeks are among the days.
        assert!(kept.len() <= 14 + 4 + 10 && kept.contains(&now), "{}", kept.len());
    }

    #[test]
    fn the_newest_stays() {
        let now = 20_000 * DAY;
        assert_eq!(expired(&[now - 500 * DAY, now - 400 * DAY], now), [now - 500 * DAY]);
        assert!(expired(&[], now).is_empty());
        // A clock that was wrong, and is not any more.
        assert!(expired(&[now + DAY, now], now).is_empty());
    }
}
