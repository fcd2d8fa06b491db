//! Pest: columns and values that several of its tables have.

use crate::column::{Column, custom, slice};
use crate::data::Node;
use crate::fault::Result;
use crate::ids::camel;

/// The goods that a storage holds, in the order of `Good`.
pub(super) const GOODS: [&str; 5] = ["wood", "stone", "food", "herbs", "coin"];
/// The coloured routes, in the order of `Route`.
pub(super) const ROUTES: [&str; 3] = ["red", "blue", "black"];

/// The size of a location.
pub(super) fn size(from: &str) -> Column<'_> {
    custom("size", "Size", "Village, town or city.", move |row| Ok(format!("Size::{}", camel(row.get(from)?.text()?))))
}

/// A good of the storage.
pub(super) fn good<'a>(name: &str, from: &'a str, doc: &str) -> Column<'a> {
    custom(name, "Good", doc, move |row| good_path(row.get(from)?))
}

/// A good as Rust.
pub(super) fn good_path(node: &Node) -> Result<String> {
    let word = node.text()?;
    if GOODS.contains(&word) { Ok(format!("Good::{}", camel(word))) } else { Err(node.fault("no good has this name")) }
}

/// The number of a route.
pub(super) fn route(node: &Node) -> Result<usize> {
    let word = node.text()?;
    ROUTES.iter().position(|route| *route == word).ok_or_else(|| node.fault("a route is red, blue or black"))
}

/// Several routes, as bits.
pub(super) fn routes<'a>(name: &str, from: &'a str, doc: &str) -> Column<'a> {
    custom(name, "u8", doc, move |row| {
        let bits = row.get(from)?.list()?.iter().try_fold(0_u8, |bits, node| Ok(bits | 1 << route(node)?))?;
        Ok(bits.to_string())
    })
}

/// Wood, stone, food, herbs; what is not named costs nothing.
pub(super) fn cost() -> Column<'static> {
    custom("cost", "[u8; 4]", "Wood, stone, food, herbs.", |row| {
        let costs = GOODS[..4].iter().map(|good| row.opt(good).map_or(Ok(0), Node::number::<u8>));
        Ok(format!("{:?}", costs.collect::<Result<Vec<_>>>()?))
    })
}

/// One entry of a reward list.
pub(super) fn reward(node: &Node) -> Result<String> {
    let (kind, n) = (node.get("kind")?, node.get("n")?.number::<u8>()?);
    let word = kind.text()?;
    let kind = if GOODS.contains(&word) { format!("Good({})", good_path(kind)?) } else { camel(word) };
    Ok(format!("Reward {{ kind: RewardKind::{kind}, n: {n} }}"))
}

/// Several reward lists, one a field.
pub(super) fn reward_lists<'a, const N: usize>(name: &str, from: [&'a str; N], doc: &str) -> Column<'a> {
    custom(name, format!("[&'static [Reward]; {N}]"), doc, move |row| {
        let lists = from.iter().map(|field| slice(Some(row.get(field)?), reward)).collect::<Result<Vec<_>>>()?;
        Ok(format!("[{}]", lists.join(", ")))
    })
}
