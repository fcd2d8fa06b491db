//! Student's t: how far a mean of few games strays.

/// From so many degrees of freedom on it is the normal distribution, as far as these figures go.
const NORMAL: f64 = 1e4;

/// Both tails beyond so many errors.
pub(crate) fn tails(t: f64, freedom: f64) -> f64 {
    if freedom <= 0.0 {
        return 1.0;
    }
    if freedom > NORMAL {
        return complementary_error(t.abs() / std::f64::consts::SQRT_2);
    }
    beta(freedom / (freedom + t * t), freedom / 2.0, 0.5)
}

/// How many errors off both tails have this probability, by halving.
pub(crate) fn quantile(probability: f64, freedom: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while tails(high, freedom) > probability && high < 1e9 {
        high *= 2.0;
    }
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if tails(middle, freedom) > probability { low = middle } else { high = middle }
    }
    low
}

/// The regularised incomplete beta function, by its continued fraction (Abramowitz and Stegun 26.5.8, after Lentz).
fn beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    // The fraction is quick below this point, and its complement above.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta(1.0 - x, b, a);
    }
    let front = (log_gamma(a + b) - log_gamma(a) - log_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp() / a;
    let kept = |value: f64| if value.abs() < 1e-300 { 1e-300 } else { value };
    let (mut above, mut below) = (1.0, 1.0 / kept(1.0 - (a + b) * x / (a + 1.0)));
    let mut fraction = below;
    for step in 1..10_000 {
        let m = f64::from(step);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let mut moved = 1.0;
        for part in [even, odd] {
            below = 1.0 / kept(1.0 + part * below);
            above = kept(1.0 + part / above);
            moved = above * below;
            fraction *= moved;
        }
        if (moved - 1.0).abs() < 1e-14 {
            break;
        }
    }
    front * fraction
}

/// The logarithm of the gamma function for x > 0: Stirling's series, from where it is exact to fourteen digits.
fn log_gamma(x: f64) -> f64 {
    if x < 12.0 {
        return log_gamma(x + 1.0) - x.ln();
    }
    let series = 1.0 / 12.0 - (1.0 / 360.0 - (1.0 / 1260.0 - 1.0 / 1680.0 / (x * x)) / (x * x)) / (x * x);
    (x - 0.5) * x.ln() - x + 0.5 * std::f64::consts::TAU.ln() + series / x
}

/// The complementary error function for x ≥ 0, to seven digits (Abramowitz and Stegun 7.1.26).
fn complementary_error(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    series.iter().fold(0.0, |sum, term| sum * t + term) * t * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::{log_gamma, quantile, tails};

    #[test]
    fn points_are_those_of_the_printed_tables() {
        // Two-sided 5 %, 1 % and 0.1 %, as every book of statistics prints them.
        for (freedom, five, one, tenth) in [
            (1.0, 12.7062, 63.6567, 636.619),
            (2.0, 4.3027, 9.9248, 31.599),
            (3.0, 3.1824, 5.8409, 12.924),
            (7.0, 2.3646, 3.4995, 5.408),
            (30.0, 2.0423, 2.7500, 3.646),
            (120.0, 1.9799, 2.6174, 3.3735),
            (1e6, 1.9600, 2.5758, 3.2905),
        ] {
            for (probability, point) in [(0.05, five), (0.01, one), (0.001, tenth)] {
                let found = quantile(probability, freedom);
                assert!((found / point - 1.0).abs() < 1e-4, "{freedom} {probability}: {found}");
                assert!((tails(-point, freedom) / probability - 1.0).abs() < 1e-3, "both tails are alike");
            }
        }
    }

    #[test]
    fn tails_that_can_be_counted_by_hand() {
        // One degree of freedom is Cauchy's distribution: 1 − 2/π · arctan t. Two: 1 − t/√(2 + t²).
        assert!((tails(1.0, 1.0) - 0.5).abs() < 1e-12);
        assert!((tails(3.0, 1.0) - (1.0 - 2.0 / std::f64::consts::PI * 3.0_f64.atan())).abs() < 1e-12);
        assert!((tails(2.0, 2.0) - (1.0 - 2.0 / 6.0_f64.sqrt())).abs() < 1e-12);
        assert!((tails(0.0, 5.0) - 1.0).abs() < 1e-12 && (tails(9.0, 0.0) - 1.0).abs() < 1e-12);
        // The two ways to it meet.
        assert!((tails(2.5, 9_999.0) - tails(2.5, 10_001.0)).abs() < 1e-4);
    }

    #[test]
    fn gamma_is_that_of_factorials() {
        for (x, expected) in [(1.0, 0.0), (2.0, 0.0), (5.0, 24.0_f64.ln()), (0.5, std::f64::consts::PI.sqrt().ln())] {
            assert!((log_gamma(x) - expected).abs() < 1e-12, "{x}");
        }
    }
}
