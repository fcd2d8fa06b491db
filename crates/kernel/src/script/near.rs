//! Words that somebody may have meant.

/// As many suggestions as are worth reading.
const MOST: usize = 3;

/// The words closest to `wrong`, best first; none if nothing is close.
pub fn nearest<'a>(wrong: &str, words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let wrong = wrong.to_lowercase();
    let length = wrong.chars().count();
    let reach = (length / 3).max(1);
    // A word that differs too much in length alone need not be compared, however long it is.
    let comparable = |word: &str| length.abs_diff(word.chars().count()) <= reach;
    let mut near: Vec<(usize, &str)> = words
        .into_iter()
        .filter_map(|word| {
            let far = comparable(word).then(|| distance(&wrong, &word.to_lowercase()));
            let begun = wrong.len() > 2 && word.starts_with(wrong.as_str());
            far.filter(|far| *far <= reach).or(begun.then(|| word.len() - wrong.len())).map(|far| (far, word))
        })
        .collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(MOST).map(|(_, word)| word.to_owned()).collect()
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows = vec![(0..=to.len()).collect::<Vec<usize>>()];
    for (i, a) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in to.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(a != b);
            let mut least = replaced.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == to[j - 1] && from[i - 1] == *b {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_the_pen_is_understood() {
        let regions = ["gallia", "germania", "italia", "anglia"];
        assert_eq!(nearest("galia", regions), ["gallia"]);
        assert_eq!(nearest("Gallia", regions), ["gallia"]);
        assert_eq!(nearest("germnaia", regions), ["germania"]);
        assert_eq!(nearest("germ", regions), ["germania"]);
        assert_eq!(nearest("elephant", regions), Vec::<String>::new());
        assert_eq!(nearest("rat", ["rats", "seat"]), ["rats"]);
        assert_eq!(nearest("gal", regions), ["gallia"]);
    }

    #[test]
    fn a_word_without_end_is_near_to_nothing() {
        let long = "gallia".repeat(1 << 18);
        assert_eq!(nearest(&long, ["gallia", "germania"]), Vec::<String>::new());
    }
}
