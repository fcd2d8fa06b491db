//! What finished games taught about positions: a small net a game, from counts to each seat's share.
//!
//! It reads what [`inputs`](crate::inputs) says of a position and gives one number a seat; the shares are made of them as
//! points are elsewhere. The figures of a game stand in `weights/<game>.net`; `make values` finds them (docs/bots.md).
//!
//! The same position gives the same bits on every machine: sums run in one order, nothing is fused, and the exponential is
//! made of additions and multiplications here.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};

use kernel::{Message, Seat, State};
use sha2::{Digest as _, Sha256};

use crate::evaluate::{Evaluate, PerSeat};
use crate::inputs::{Inputs, inputs, inputs_hash, inputs_len};

/// What a file begins with.
const MAGIC: &[u8; 6] = b"LZNET1";

/// The width of the two layers between the inputs and the outcome.
const FIRST: usize = 32;
const SECOND: usize = 16;

/// An input this many spreads from the mean says no more than one that is as far.
const FURTHEST: f32 = 6.0;

/// A net that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    mean: Vec<f32>,
    /// One over the spread of each input.
    scale: Vec<f32>,
    /// By input.
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    /// By the outcome of the first layer.
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    /// The first digits of the hash of the file.
    name: String,
}

impl Net {
    /// Reads the net of a game: refused unless it was made for these inputs, and is whole.
    pub fn read<G: Evaluate>(file: &[u8]) -> Result<Self, Message> {
        let wrong = |fault: &'static str| Message::new(fault).with("game", G::ID);
        if !file.starts_with(MAGIC) {
            return Err(wrong("value-no-net"));
        }
        let whole = file.len().checked_sub(32).filter(|&whole| whole > MAGIC.len());
        let (body, sum) = file.split_at(whole.ok_or_else(|| wrong("value-not-whole"))?);
        if Sha256::digest(body)[..] != *sum {
            return Err(wrong("value-not-whole"));
        }
        let mut reader = Reader { rest: &body[MAGIC.len()..] };
        if reader.number().and_then(|length| reader.take(length)) != Some(G::ID.as_bytes()) {
            return Err(wrong("value-other-game"));
        }
        if reader.number() != Some(G::RULES as usize) {
            return Err(wrong("value-other-rules").with("rules", G::RULES));
        }
        if reader.take(32) != Some(&inputs_hash::<G>()[..]) {
            return Err(wrong("value-other-counts"));
        }
        let sizes = [inputs_len::<G>(), FIRST, SECOND];
        if sizes.iter().any(|size| reader.number() != Some(*size)) {
            return Err(wrong("value-other-sizes"));
        }
        let short = || wrong("value-other-sizes");
        let net = Self {
            mean: reader.figures(sizes[0]).ok_or_else(short)?,
            scale: reader.figures(sizes[0]).ok_or_else(short)?,
            first: reader.rows(sizes[0]).ok_or_else(short)?,
            first_bias: reader.row().ok_or_else(short)?,
            second: reader.rows(FIRST).ok_or_else(short)?,
            second_bias: reader.row().ok_or_else(short)?,
            last: reader.row().ok_or_else(short)?,
            name: hexadecimal(&sum[..4]),
        };
        if reader.rest.is_empty() { Ok(net) } else { Err(short()) }
    }

    /// The net of the house, which a test reads.
    pub(crate) fn ours<G: Evaluate>(file: &[u8]) -> Self {
        Self::read::<G>(file).unwrap_or_else(|fault| panic!("the net of {}: {fault:?}", G::ID))
    }

    /// Reads a net and keeps it as long as the program runs: bots hand what they judge by from one to the other, and there are
    /// few nets.
    pub(crate) fn kept<G: Evaluate>(file: &[u8]) -> Result<&'static Self, Message> {
        static KEPT: Mutex<BTreeMap<(&str, Vec<u8>), &'static Net>> = Mutex::new(BTreeMap::new());
        let net = Self::read::<G>(file)?;
        let sum = file[file.len() - 32..].to_vec();
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(kept.entry((G::ID, sum)).or_insert_with(|| Box::leak(Box::new(net))))
    }

    /// What it is called: the first eight digits of the hash of its file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Each seat's share of a game that goes on, with two players or more.
    pub(crate) fn shares<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        let inputs = inputs(state, players);
        let mut logits = [0.0; Seat::MAX];
        for (logit, inputs) in logits.iter_mut().zip(&inputs[..players]) {
            *logit = self.logit(inputs);
        }
        softmax(&logits, players)
    }

    /// What it makes of the inputs of a seat.
    fn logit(&self, inputs: &Inputs) -> f32 {
        let mut first = self.first_bias;
        for (((value, mean), scale), weights) in inputs.iter().zip(&self.mean).zip(&self.scale).zip(&self.first) {
            let value = ((value - mean) * scale).clamp(-FURTHEST, FURTHEST);
            for (sum, weight) in first.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        let mut second = self.second_bias;
        for (value, weights) in first.iter().zip(&self.second) {
            let value = value.max(0.0);
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        let mut logit = 0.0;
        for (value, weight) in second.iter().zip(&self.last) {
            logit += value.max(0.0) * weight;
        }
        logit
    }
}

/// Bytes as digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// Numbers made into parts of a whole.
fn softmax(logits: &PerSeat, players: usize) -> PerSeat {
    let most = logits[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; Seat::MAX];
    let mut total = 0.0;
    for (share, logit) in shares.iter_mut().zip(&logits[..players]) {
        *share = exp(logit - most);
        total += *share;
    }
    for share in &mut shares[..players] {
        *share /= total;
    }
    shares
}

/// The exponential of a number that is not above 0, the same bits everywhere.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the power lies between 0 and 127")]
fn exp(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    let halvings = (x * -std::f32::consts::LOG2_E).floor();
    let rest = x + halvings * std::f32::consts::LN_2;
    // What is left lies between −ln 2 and 0, where nine terms of the series are exact enough for a float.
    let mut sum = 1.0;
    for n in [9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        sum = 1.0 + sum * rest / n;
    }
    sum * f32::from_bits((127 - halvings as u32) << 23)
}

/// Reads figures from the front of a file.
struct Reader<'f> {
    rest: &'f [u8],
}

impl<'f> Reader<'f> {
    fn take(&mut self, length: usize) -> Option<&'f [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<usize> {
        let bytes = self.take(4)?.try_into().ok()?;
        Some(u32::from_le_bytes(bytes) as usize)
    }

    fn figures(&mut self, count: usize) -> Option<Vec<f32>> {
        let bytes = self.take(count.checked_mul(4)?)?;
        let figures = bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let figures: Vec<f32> = figures.collect();
        figures.iter().all(|figure| figure.is_finite()).then_some(figures)
    }

    fn row<const WIDTH: usize>(&mut self) -> Option<[f32; WIDTH]> {
        self.figures(WIDTH)?.try_into().ok()
    }

    fn rows<const WIDTH: usize>(&mut self, count: usize) -> Option<Vec<[f32; WIDTH]>> {
        (0..count).map(|_| self.row()).collect()
    }
}

#[cfg(test)]
mod tests {
    use contagion::Contagion;
    use kernel::{Seat, Sim, State};
    use pest::Pest;
    use rattus::Rattus;
    use sha2::{Digest as _, Sha256};

    use super::{FIRST, Net, exp, softmax};
    use crate::evaluate::Evaluate;
    use crate::playing::mix;
    use crate::weights::learned;

    const RATTUS: &[u8] = include_bytes!("../weights/rattus.net");

    #[test]
    fn the_exponential_is_that_of_the_books() {
        for n in 0..8_000 {
            let x = -0.01 * n as f32;
            let (ours, theirs) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours - theirs).abs() <= theirs * 4e-6 + 1e-35, "{x}: {ours} and {theirs}");
        }
        assert_eq!((exp(0.0).to_bits(), exp(-100.0).to_bits()), (1.0_f32.to_bits(), 0));
    }

    #[test]
    fn a_net_that_does_not_fit_is_refused() {
        let fault = |file: &[u8]| Net::read::<Rattus>(file).err().map(|fault| fault.key.to_string());
        assert_eq!(fault(RATTUS), None);
        assert_eq!(fault(b"[weights]\n").as_deref(), Some("value-no-net"));
        assert_eq!(fault(&RATTUS[..20]).as_deref(), Some("value-not-whole"));
        let mut damaged = RATTUS.to_vec();
        damaged[100] ^= 1;
        assert_eq!(fault(&damaged).as_deref(), Some("value-not-whole"), "a flipped bit");
        // The hash of the names stands behind kind, game and rules.
        let sealed = |mut body: Vec<u8>| {
            let sum = Sha256::digest(&body);
            body.extend_from_slice(&sum);
            body
        };
        let body = &RATTUS[..RATTUS.len() - 32];
        let mut older = body.to_vec();
        older[6 + 4 + "rattus".len()] ^= 1;
        assert_eq!(fault(&sealed(older)).as_deref(), Some("value-other-rules"), "other rules");
        let mut renamed = body.to_vec();
        renamed[6 + 4 + "rattus".len() + 4] ^= 1;
        assert_eq!(fault(&sealed(renamed)).as_deref(), Some("value-other-counts"), "other counts");
        assert_eq!(fault(&sealed(body[..body.len() - 4].to_vec())).as_deref(), Some("value-other-sizes"), "cut short");
        let other = Net::read::<Contagion>(RATTUS).expect_err("the net of another game");
        assert_eq!(other.key, "value-other-game");
    }

    /// A figure that anybody can make again.
    fn figure(n: usize) -> f32 {
        (mix(n as u64, 1347) % 2001) as f32 / 1000.0 - 1.0
    }

    /// The bits are those that the same sums come to in another language, one operation after the other.
    #[test]
    fn the_same_bits_come_out_on_every_machine() {
        const INPUTS: usize = 20;
        let net = Net {
            mean: (0..INPUTS).map(figure).collect(),
            scale: (0..INPUTS).map(|n| figure(n + 1).abs()).collect(),
            first: (0..INPUTS).map(|n| std::array::from_fn(|at| figure(1_000 * n + at) / 4.0)).collect(),
            first_bias: std::array::from_fn(|at| figure(7 + at) / 4.0),
            second: (0..FIRST).map(|n| std::array::from_fn(|at| figure(500 * n + at) / 4.0)).collect(),
            second_bias: std::array::from_fn(|at| figure(at + 11)),
            last: std::array::from_fn(|at| figure(at + 13)),
            name: String::new(),
        };
        let mut logits = [0.0; Seat::MAX];
        for (seat, logit) in logits.iter_mut().enumerate().take(3) {
            let inputs: Vec<f32> = (0..INPUTS).map(|n| figure(100 * (seat + 1) + n)).collect();
            *logit = net.logit(&inputs);
        }
        let shares = softmax(&logits, 3);
        assert_eq!(shares.map(f32::to_bits)[..3], [0x3ec0_b454, 0x3ea0_a6fc, 0x3e9e_a4b0], "{shares:?}");
    }

    fn told<G: Evaluate>() {
        for options in crate::bench::by_players::<G::Options>() {
            let players = kernel::Options::players(&options);
            let Some(net) = learned::<G>(players) else { continue };
            assert_eq!(net.name().len(), 8);
            let state = State::<G>::new(&options, &mut Sim::new(5));
            let shares = net.shares(&state, players);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
            for seat in Seat::all(players) {
                let share = shares[seat.index()] * players as f32;
                assert!((0.4..2.0).contains(&share), "{}: nobody has won before anybody plays: {shares:?}", G::ID);
            }
        }
    }

    #[test]
    fn a_net_can_be_read_and_begins_near_even() {
        told::<Rattus>();
        told::<Contagion>();
        told::<Pest>();
    }
}
