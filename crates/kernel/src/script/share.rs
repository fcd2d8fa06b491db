//! `each of 600 seeds` and `expect share FACT = VALUE between 0.45 and 0.55`: a case played many times.

use super::cut::Cut;
use super::fault::{Fault, Slip};

/// The most seeds a case may ask for.
const MOST_SEEDS: u16 = 10_000;

const FORM: &str = "each of COUNT seeds";

/// The number in `of COUNT seeds`.
pub(super) fn seeds(rest: Cut<'_>) -> Result<usize, Slip> {
    let missing = |at: Cut<'_>| Slip::new(at.at, Fault::Missing { form: FORM.to_owned() });
    let behind = rest.behind("of").ok_or_else(|| missing(rest))?;
    let (count, behind) = behind.word();
    if count.is_empty() {
        return Err(missing(count));
    }
    let Ok(seeds) = count.text.parse::<u64>() else {
        return Err(Slip::new(count.at, Fault::NotANumber { word: count.text.to_owned() }));
    };
    let Some(seeds) = u16::try_from(seeds).ok().filter(|seeds| (1..=MOST_SEEDS).contains(seeds)) else {
        let (word, high) = (count.text.to_owned(), MOST_SEEDS.into());
        return Err(Slip::new(count.at, Fault::OutOfRange { word, low: 1, high }));
    };
    let end = behind.behind("seeds").ok_or_else(|| missing(behind))?;
    if end.is_empty() {
        return Ok(seeds.into());
    }
    Err(Slip::new(end.at, Fault::TooMany { word: end.text.to_owned(), form: FORM.to_owned() }))
}

/// A share in ten-thousandths, so that no fraction is rounded.
type Parts = u64;
const WHOLE: Parts = 10_000;

/// The bounds of a share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    low: Parts,
    high: Parts,
}

impl Bounds {
    /// `0.45 and 0.55`.
    pub(super) fn read(text: Cut<'_>) -> Result<Self, Slip> {
        let (low, behind) = text.word();
        let Some(high) = behind.behind("and").filter(|_| !low.is_empty()) else {
            return Err(Slip::new(text.at, Fault::Missing { form: "between SHARE and SHARE".to_owned() }));
        };
        let bounds = Self { low: share(low)?, high: share(high)? };
        if bounds.low > bounds.high {
            return Err(Slip::new(low.at, Fault::NoShare { word: low.text.to_owned() }));
        }
        Ok(bounds)
    }

    pub(super) fn hold(self, hits: usize, seeds: usize) -> bool {
        let found = hits as u64 * WHOLE;
        (self.low * seeds as u64..=self.high * seeds as u64).contains(&found)
    }
}

/// `0.45`, `0`, `1`: at most four digits behind the point.
fn share(word: Cut<'_>) -> Result<Parts, Slip> {
    let (whole, part) = word.text.split_once('.').unwrap_or((word.text, "0"));
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let parts = (matches!(whole, "0" | "1") && digits(part) && part.len() <= 4).then(|| {
        let part: Parts = format!("{part:0<4}").parse().expect("four digits are a number");
        Parts::from(whole == "1") * WHOLE + part
    });
    parts.filter(|&parts| parts <= WHOLE).ok_or_else(|| {
        let word_of = word.text.to_owned();
        Slip::new(word.at, Fault::NoShare { word: word_of })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_exact() {
        let share = |text| share(Cut::new(text, 0)).ok();
        assert_eq!([share("0.45"), share("1"), share("1.0"), share("0.0001")], [4_500, 10_000, 10_000, 1].map(Some));
        assert_eq!([share("1.1"), share(".5"), share("0.00001"), share("half"), share("0.")], [None; 5]);
        let bounds = Bounds::read(Cut::new("0.25 and 0.5", 0)).expect("two shares");
        assert!(bounds.hold(1, 4) && bounds.hold(2, 4) && !bounds.hold(3, 4) && !bounds.hold(0, 4));
        assert!(Bounds::read(Cut::new("0.5 and 0.25", 0)).is_err());
    }

    #[test]
    fn the_number_of_seeds_has_bounds() {
        let seeds = |text| seeds(Cut::new(text, 0)).ok();
        assert_eq!(seeds("of 600 seeds"), Some(600));
        assert_eq!([seeds("of 0 seeds"), seeds("of 10001 seeds"), seeds("of seeds"), seeds("600")], [None; 4]);
    }
}
