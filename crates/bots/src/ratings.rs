//! Elo from finishing orders, with its error.

use kernel::Sim;

/// Resamplings for the interval of a rating.
const RESAMPLED: usize = 200;
/// Rounds of the fit; it converges long before.
const ROUNDS: usize = 60;

/// A rating with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rated {
    pub(crate) elo: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// Elo of each bot from the places of every game, as Bradley and Terry fit them to all pairs; 0 is the mean. The interval
/// comes from playing the same number of games again, drawn from those there are.
pub(crate) fn rate(games: &[Vec<usize>], bots: usize, seed: u64) -> Vec<Rated> {
    let all = fit(games.iter(), bots);
    let mut sim = Sim::new(seed);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLED); bots];
    for _ in 0..RESAMPLED {
        let drawn = (0..games.len()).map(|_| &games[sim.below(games.len() as u32) as usize]);
        for (samples, elo) in samples.iter_mut().zip(fit(drawn, bots)) {
            samples.push(elo);
        }
    }
    let interval = |samples: &mut Vec<f64>| {
        samples.sort_by(f64::total_cmp);
        (samples[RESAMPLED / 40], samples[RESAMPLED - 1 - RESAMPLED / 40])
    };
    let intervals = samples.iter_mut().map(interval);
    all.into_iter().zip(intervals).map(|(elo, (low, high))| Rated { elo, low, high }).collect()
}

/// The fit itself: minorise and maximise. Half a win each way for every pair keeps a clean sheet finite.
fn fit<'a>(games: impl Iterator<Item = &'a Vec<usize>>, bots: usize) -> Vec<f64> {
    let mut wins = vec![vec![0.5; bots]; bots];
    for places in games {
        for a in 0..bots {
            for b in 0..bots {
                if places[a] < places[b] {
                    wins[a][b] += 1.0;
                } else if a != b && places[a] == places[b] {
                    wins[a][b] += 0.5;
                }
            }
        }
    }
    let mut strength = vec![1.0_f64; bots];
    for _ in 0..ROUNDS {
        for a in 0..bots {
            let others = || (0..bots).filter(move |&b| b != a);
            let won: f64 = others().map(|b| wins[a][b]).sum();
            let met: f64 = others().map(|b| (wins[a][b] + wins[b][a]) / (strength[a] + strength[b])).sum();
            if met > 0.0 {
                strength[a] = won / met;
            }
        }
        let mean = strength.iter().map(|strength| strength.ln()).sum::<f64>() / bots as f64;
        for strength in &mut strength {
            *strength /= mean.exp();
        }
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::rate;

    #[test]
    fn three_wins_in_four_are_about_190_elo() {
        let games: Vec<Vec<usize>> = (0..400).map(|game| if game % 4 == 0 { vec![1, 0] } else { vec![0, 1] }).collect();
        let rated = rate(&games, 2, 1);
        let gap = rated[0].elo - rated[1].elo;
        assert!((gap - 190.8).abs() < 3.0, "{gap}");
        assert!(rated[0].low < rated[0].elo && rated[0].elo < rated[0].high);
        assert!(rated[0].low > rated[1].high);
    }

    #[test]
    fn a_clean_sheet_stays_finite() {
        let games = vec![vec![0, 1, 2]; 50];
        assert!(rate(&games, 3, 1).iter().all(|rated| rated.elo.is_finite() && rated.high.is_finite()));
    }
}
