//! Rattus: regions and their borders, rat tokens, class cards, counts by number of players.

use crate::code::{Code, hex, mask};
use crate::column::{custom, flag, number, tally};
use crate::data::Data;
use crate::fault::Result;
use crate::ids::Ids;

/// The numbers of players, in the order of `setup.players`.
const PLAYERS: [usize; 3] = [2, 3, 4];

/// Writes `data.rs`.
pub(super) fn describe(data: &Data, code: &mut Code) -> Result<()> {
    let regions = Ids::of(data, "regions.region", "Region", 12)?;
    let classes = Ids::of(data, "classes.class", "Class", 6)?;
    let tokens = Ids::of(data, "tokens.token", "Token", 49)?;
    let colours = Ids::of(data, "setup.colour", "Colour", 4)?;
    code.ids(&regions, "A region of the board.");
    code.ids(&classes, "A class card.");
    code.ids(&tokens, "A rat token, known by its face.");
    code.ids(&colours, "A colour of cubes.");

    faces(data, code, &tokens, &classes)?;
    players(data, code, &regions)?;
    constants(data, code, &classes)
}

fn faces(data: &Data, code: &mut Code, tokens: &Ids<'_>, classes: &Ids<'_>) -> Result<()> {
    code.table_by(
        tokens,
        "Face",
        "FACES",
        ["The face of a rat token.", "The faces, by token."],
        &[
            flag("starting", "starting", "Whether it has the ring of the tokens that start on the board."),
            number("limit", "limit", "How many cubes a region must hold for it to strike."),
            number("majority", "majority", "How often the Majority symbol is printed."),
            number("all", "all", "How often the All symbol is printed."),
            tally("classes", "classes", classes, "How often each class symbol is printed, by class."),
        ],
    )?;
    let starting = mask(tokens.rows, |row| row.get("starting")?.flag())?;
    let count = starting.count_ones() as usize;
    data.get("setup.constants.rat_tokens_total")?.equals(tokens.len(), "the number of tokens")?;
    data.get("setup.constants.rat_tokens_starting")?.equals(count, "the number of starting tokens")?;
    data.get("setup.constants.rat_tokens_regular")?.equals(tokens.len() - count, "the number of regular tokens")?;
    code.constant("STARTING_TOKENS", "u64", "The starting tokens as bits by token.", hex(starting));
    Ok(())
}

fn players(data: &Data, code: &mut Code, regions: &Ids<'_>) -> Result<()> {
    let rows = data.get("setup.players")?.count(PLAYERS.len())?;
    let mut in_play = [0_u16; 3];
    for (at, row) in rows.iter().enumerate() {
        row.get("count")?.equals(PLAYERS[at], "the number of players in this place")?;
        let listed = regions.distinct(row.get("regions")?)?;
        in_play[at] = listed.iter().fold(0, |bits, region| bits | 1 << region);
        let expected = mask(regions.rows, |row| Ok(row.get("min_players")?.number::<usize>()? <= PLAYERS[at]))?;
        if u128::from(in_play[at]) != expected {
            return Err(row.get("regions")?.fault("these are not the regions whose `min_players` allows this count"));
        }
        row.get("starting_rats_on_board")?.equals(listed.len(), "the number of regions in play")?;
        let starting = data.get("setup.constants.rat_tokens_starting")?.number::<usize>()?;
        let left_over = starting.saturating_sub(listed.len());
        row.get("starting_rats_left_over")?.equals(left_over, "what the board leaves of the starting tokens")?;
        let regular = data.get("setup.constants.rat_tokens_regular")?.number::<usize>()?;
        let supply = (regular + left_over).saturating_sub(row.get("tokens_removed")?.number()?);
        row.get("supply")?.equals(supply, "what is left of the tokens")?;
    }
    let counts = [
        custom("regions", "u8", "Regions in play.", |row| Ok(row.get("regions")?.list()?.len().to_string())),
        number("left_over", "starting_rats_left_over", "Starting tokens that join the regular ones."),
        number("removed", "tokens_removed", "Tokens taken out of the game unseen."),
        number("supply", "supply", "Tokens in the supply when play begins."),
    ];
    code.table(
        "Count",
        "COUNTS",
        ["What depends on the number of players.", "The counts for 2, 3 and 4 players."],
        rows,
        &counts,
    )?;
    code.constant(
        "IN_PLAY",
        "[u16; 3]",
        "The regions in play with 2, 3 and 4 players, as bits by region.",
        masks(&in_play),
    );

    let mut neighbours = [[0_u16; 12]; 3];
    for edge in regions.edges(data.rows("adjacency.edge")?)? {
        let mut smallest = None;
        for (at, table) in neighbours.iter_mut().enumerate() {
            if in_play[at] >> edge.a & in_play[at] >> edge.b & 1 == 1 {
                smallest = smallest.or(Some(PLAYERS[at]));
                table[edge.a] |= 1 << edge.b;
                table[edge.b] |= 1 << edge.a;
            }
        }
        edge.row.get("min_players")?.equals(smallest.unwrap_or(0), "the smallest count with both ends in play")?;
    }
    let neighbours: Vec<String> = neighbours.iter().map(|row| format!("ById::new({})", masks(row))).collect();
    let doc = "The neighbours of each region with 2, 3 and 4 players, as bits by region.";
    code.constant("NEIGHBOURS", "[ByRegion<u16>; 3]", doc, format_args!("[{}]", neighbours.join(", ")));
    Ok(())
}

fn constants(data: &Data, code: &mut Code, classes: &Ids<'_>) -> Result<()> {
    let of = |name: &str| data.get(&format!("setup.constants.{name}"));
    of("class_cards")?.equals(classes.len(), "the number of classes")?;
    code.number("CUBES_PER_PLAYER", "Cubes of each player.", of("cubes_per_player")?)?;
    code.number("SETUP_CUBES", "Cubes of one placement at set-up.", of("setup_cubes_per_placement")?)?;
    code.number("SETUP_ROUNDS", "Placements of each player at set-up.", of("setup_rounds")?)?;
    code.number("MAX_RATS", "The most rats in a region.", of("max_rats_per_region")?)?;
    code.numbers("SPREAD", 4, "New rats, by the rats in the plague region.", of("spread_by_rats")?)?;
    code.flag(
        "KNIGHT_MAY_RETURN",
        "Whether the Knight may bring the emblem back to its start.",
        of("knight_may_return")?,
    )?;

    let power = |class: &str, field: &str| data.row("classes.class", class)?.get(field);
    code.number("PEASANT_CUBES", "Cubes that the Peasant adds.", power("peasant", "max_cubes")?)?;
    code.number("MERCHANT_CUBES", "Cubes that the Merchant moves at most.", power("merchant", "max_cubes")?)?;
    code.number("KNIGHT_STEPS", "Regions that the Knight moves the emblem at most.", power("knight", "max_steps")?)?;
    code.number("KNIGHT_BONUS", "Neutral cubes that the Knight adds.", power("knight", "bonus_cubes")?)?;
    code.number("WITCH_LOOKS", "Tokens that the Witch looks at, at most.", power("witch", "max_looks")?)?;
    code.number("KING_CUBES", "Cubes that the King sends to the castle.", power("king", "max_cubes")?)
}

/// Bit masks as a Rust array.
fn masks(masks: &[u16]) -> String {
    format!("[{}]", masks.iter().map(|&bits| hex(bits.into())).collect::<Vec<_>>().join(", "))
}
