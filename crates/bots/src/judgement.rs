//! What a bot of ours judges by instead of the figures of the house.

use kernel::Message;

use crate::evaluate::Evaluate;
use crate::value::Net;
use crate::weights::Weights;

/// Files of somebody's own to judge by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judgement {
    /// The text of a file of weights.
    pub weights: Option<String>,
    /// A file of a net, which then judges positions in the place of the weighed terms.
    pub net: Option<Vec<u8>>,
}

impl Judgement {
    /// Reads the files for a game. What they do not say is as in the house.
    pub fn read<G: Evaluate>(&self) -> Result<Weights, Message> {
        let weights = self.weights.as_deref().map_or_else(|| Ok(*G::weights()), Weights::read::<G>)?;
        let net = self.net.as_deref().map(Net::kept::<G>).transpose()?;
        Ok(Weights { net, ..weights })
    }
}
