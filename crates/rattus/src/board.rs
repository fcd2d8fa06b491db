//! What lies on the table.

use kernel::{BySeat, Cited, Id, List, RuleId, Seat, SeatSet, Set, Table, rule};

use crate::data::{
    ByClass, ByRegion, CUBES_PER_PLAYER, Class, IN_PLAY, MAX_RATS, NEIGHBOURS, Region, STARTING_TOKENS, Token,
};
use crate::rat::nth_bit;
use crate::{Options, Rat, Rats, Rattus, name, rules};

/// A set of regions.
pub type Regions = Set<Region, u16>;

/// The board, the cards, the reserves, and what has been seen. A face that nobody has seen is not here: it is only one of
/// the `undecided` tokens.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) options: Options,
    /// The rats in each region.
    pub rats: ByRegion<Rats>,
    /// The cubes of each seat in each region.
    pub cubes: ByRegion<BySeat<u8, 4>>,
    /// Cubes in the castle.
    pub castle: BySeat<u8, 4>,
    /// Cubes not on the board.
    pub reserve: BySeat<u8, 4>,
    /// Who owns each class card.
    pub owner: ByClass<Option<Seat>>,
    /// Where the plague is.
    pub emblem: Region,
    /// What somebody has seen of each rat.
    pub(crate) looks: [Look; 49],
    /// Tokens that nobody has seen, as a mask: on the board, in the supply, set aside.
    pub undecided: u64,
    /// The rats turned over, in that order: they lie open beside the board.
    pub(crate) turned: List<Rat, 49>,
    /// How many rats have entered the board.
    pub(crate) entered: u8,
    /// How many rats of the set-up lie on the board unseen.
    pub(crate) unseen_starters: u8,
    /// Rats not on the board yet.
    pub supply: u8,
    /// Tokens taken out unseen at set-up.
    pub(crate) aside: u8,
    /// Whose turn it is, in the set-up, the game and the final round.
    pub active: Seat,
    pub(crate) start: Seat,
    /// What has been done this turn.
    pub turn: Done,
    /// The player of the last turn, once it is known (RAT-48).
    pub last: Option<Seat>,
    /// The emblem counts as neutral cubes in the final plague (RAT-53).
    pub final_knight: bool,
    pub(crate) ending: Ending,
}

/// What is known of a rat's face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Look {
    pub(crate) face: Option<Token>,
    pub(crate) seen: SeatSet,
}

/// What has been done this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Done {
    /// A class card was taken.
    pub card_taken: bool,
    /// Cubes were placed.
    pub placed: bool,
    /// Class powers used, as a mask.
    pub(crate) used: u8,
    /// The emblem counts as neutral cubes.
    pub bonus: bool,
}

/// Why the last round began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Ending {
    #[default]
    NotYet,
    Supply,
    Cubes,
    Both,
}

impl Done {
    /// Whether the power of a class was used.
    pub fn has_used(self, class: Class) -> bool {
        self.used >> class.index() & 1 == 1
    }

    pub(crate) fn mark_used(&mut self, class: Class) {
        self.used |= 1 << class.index();
    }
}

impl Board {
    /// Seats at the table.
    #[inline]
    pub fn players(&self) -> usize {
        kernel::Options::players(&self.options)
    }

    /// The regions in play (RAT-03).
    #[inline]
    pub fn in_play(&self) -> Regions {
        Set::from_bits(IN_PLAY[self.players() - 2])
    }

    /// The neighbours of a region that are in play (RAT-R38).
    #[inline]
    pub fn neighbours(&self, region: Region) -> Regions {
        Set::from_bits(NEIGHBOURS[self.players() - 2][region])
    }

    /// The regions that hold fewer rats than fit.
    #[inline]
    pub(crate) fn with_room(&self) -> Regions {
        let most = *MAX_RATS - 1;
        self.rats.filter(|rats| rats.at_most(most))
    }

    /// The regions that hold a cube of `seat`.
    #[inline]
    pub(crate) fn homes(&self, seat: Seat) -> Regions {
        self.cubes.filter(|cubes| cubes[seat] > 0)
    }

    /// The regions without rats.
    #[inline]
    pub(crate) fn rat_free(&self) -> Regions {
        self.rats.filter(|rats| rats.is_empty())
    }

    /// All rats on the board.
    #[inline]
    pub(crate) fn all_rats(&self) -> Rats {
        Rats(self.rats.values().iter().fold(0, |all, rats| all | rats.0))
    }

    /// Where a rat lies.
    pub(crate) fn place_of(&self, rat: Rat) -> Option<Region> {
        self.rats.iter().find(|(_, rats)| rats.contains(rat)).map(|(region, _)| region)
    }

    /// Why nothing can be done in a region: it is not in play with so many players.
    pub(crate) fn out_of_play(&self, region: Region) -> Option<Cited> {
        let why = || Cited::new(rules::RAT_03, "rattus-reason-out-of-play").with("region", name(region));
        (!self.in_play().contains(region)).then(why)
    }

    /// Why a rat cannot be looked at or moved by this rule: it is not on the board.
    pub(crate) fn missing(&self, rat: Rat, rule: RuleId) -> Option<Cited> {
        self.place_of(rat).is_none().then(|| Cited::new(rule, "rattus-reason-no-such-rat"))
    }

    /// Why no rat comes into a region: it is full.
    pub(crate) fn full(region: Region) -> Cited {
        Cited::new(rules::RAT_33, "rattus-reason-full").with("region", name(region)).with("most", *MAX_RATS)
    }

    /// Cubes of all players in a region.
    #[inline]
    pub fn people(&self, region: Region) -> u8 {
        self.cubes[region].0.iter().sum()
    }

    /// Whether `seat` owns the card.
    #[inline]
    pub fn owns(&self, seat: Seat, class: Class) -> bool {
        self.owner[class] == Some(seat)
    }

    /// Whether `seat` owns the card and has not used it this turn.
    #[inline]
    pub(crate) fn can_use(&self, seat: Seat, class: Class) -> bool {
        self.owns(seat, class) && !self.turn.has_used(class)
    }

    /// Cubes of `seat` in regions and in the castle.
    pub fn score(&self, seat: Seat) -> u8 {
        *CUBES_PER_PLAYER - self.reserve[seat]
    }

    /// Takes a rat out of the supply and lays it in a region. Its face is not decided.
    pub(crate) fn breed(&mut self, region: Region) -> Rat {
        let rat = Rat(self.entered);
        self.entered += 1;
        self.supply -= 1;
        self.rats[region].insert(rat);
        rat
    }

    /// Whether a rat lay on the board from the set-up on.
    pub fn is_starter(&self, rat: Rat) -> bool {
        rat.0 < self.starters()
    }

    /// How many rats the set-up lays out.
    pub(crate) fn starters(&self) -> u8 {
        self.in_play().len() as u8
    }

    /// The face of a rat, decided now if nobody has seen it. A rat of the set-up is one of the starting tokens; any other
    /// may be one of those left over from the set-up (RAT-R45).
    pub(crate) fn decide(&mut self, rat: Rat, table: &mut impl Table<Rattus>) -> Token {
        rule!(RAT_04, RAT_05, RAT_06);
        if let Some(face) = self.looks[rat.index()].face {
            return face;
        }
        let starting = self.undecided & *STARTING_TOKENS;
        let bit = if self.is_starter(rat) {
            self.unseen_starters -= 1;
            nth_bit(starting, table.roll_named(starting.count_ones(), |n| token_word(starting, n)))
        } else {
            let others = self.undecided.count_ones() - u32::from(self.unseen_starters);
            let left_over = starting.count_ones() - u32::from(self.unseen_starters);
            let printed = self.undecided & !*STARTING_TOKENS;
            // A script calls for `starting` and then for one of those, or at once for any other token.
            let word = |n: u32| n.checked_sub(left_over).map_or("starting", |n| token_word(printed, n));
            match table.roll_named(others, word).checked_sub(left_over) {
                Some(n) => nth_bit(printed, n),
                None => nth_bit(starting, table.roll_named(starting.count_ones(), |n| token_word(starting, n))),
            }
        };
        self.undecided &= !(1 << bit);
        let face = Token::from_index(bit.into());
        self.looks[rat.index()].face = Some(face);
        face
    }

    /// The face of a rat, if somebody has seen it.
    #[inline]
    pub fn face(&self, rat: Rat) -> Option<Token> {
        self.looks[rat.index()].face
    }

    /// Forgets the face of a rat: it is one of the undecided again.
    pub(crate) fn undecide(&mut self, rat: Rat) {
        if let Some(face) = self.looks[rat.index()].face.take() {
            self.undecided |= 1 << face.index();
            self.unseen_starters += u8::from(self.is_starter(rat));
        }
    }
}

/// What a script calls the `n`-th token of a mask.
fn token_word(mask: u64, n: u32) -> &'static str {
    Token::from_index(nth_bit(mask, n).into()).word()
}
