//! Figures and their doubt: a mean with its error, a rate with its interval.

use serde::Serialize;

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// A figure and its standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// What is known without doubt.
    pub fn sure(value: f64) -> Self {
        Self { value, error: 0.0 }
    }

    /// The mean of a sample.
    pub(crate) fn mean(sample: &[f64]) -> Self {
        let count = sample.len().max(1) as f64;
        let value = sample.iter().sum::<f64>() / count;
        let squares: f64 = sample.iter().map(|x| (x - value) * (x - value)).sum();
        Self { value, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// The sum of this and another that was found without regard to it.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self { value: self.value + other.value, error: self.error.hypot(other.error) }
    }

    /// This less another that was found without regard to it.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        self.plus(Self { value: -other.value, ..other })
    }

    /// Whether two figures differ by more than chance of the samples explains.
    pub(crate) fn is_clear_of(self, other: Self) -> bool {
        self.less(other).is_sure()
    }

    /// Whether it is more than chance of the sample explains.
    pub fn is_sure(&self) -> bool {
        self.value.abs() >= 2.0 * self.error
    }
}

/// The 95 % interval of a rate by Wilson's score: sensible for few games and for rates near 0 and 1.
pub fn wilson(rate: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let games = games as f64;
    let middle = (rate + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let reach = Z / (1.0 + Z * Z / games) * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    // Rounding must not leave the rate itself outside, at a clean sheet.
    ((middle - reach).clamp(0.0, rate), (middle + reach).clamp(rate, 1.0))
}

#[cfg(test)]
mod tests {
    use super::{Estimate, wilson};

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let (low, high) = wilson(0.8, 10);
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        assert_eq!((wilson(0.0, 3).0, wilson(1.0, 3).1), (0.0, 1.0));
    }

    #[test]
    fn a_mean_knows_its_error() {
        let mean = Estimate::mean(&[1.0, 2.0, 3.0, 4.0]);
        assert!((mean.value - 2.5).abs() < 1e-12 && (mean.error - 0.645_497).abs() < 1e-6, "{mean:?}");
    }
}
