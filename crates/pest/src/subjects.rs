//! Healed subjects on their way: worker places, the Capital, the healed track.

use kernel::{Cited, Id as _, Seat, Table, rule};

use crate::board::Board;
use crate::data::{BUILDINGS, Building, Technology};
use crate::effect::{figure, no_technology};
use crate::event::Event;
use crate::post::Post;
use crate::{Pest, rules};

impl Board {
    /// Whether a post takes a healed subject of the player now.
    pub(crate) fn is_open(&self, seat: Seat, post: Post) -> bool {
        rule!(PEST_150, PEST_210, PEST_225);
        let player = &self[seat];
        match post {
            Post::Building(building) => {
                BUILDINGS[building].needs_worker
                    && player.site(building).is_some()
                    && !player.workers.contains(building)
            }
            Post::Capital => true,
            Post::Workshop => self.has(seat, Technology::MobileWorkshop) && !player.workshop_manned,
            Post::Experts => {
                self.has(seat, Technology::PlagueExperts) && player.experts < figure(Technology::PlagueExperts)
            }
            Post::Track => self.track_has_room(seat),
        }
    }

    /// Whether a worker stands there.
    pub(crate) fn is_manned(&self, seat: Seat, post: Post) -> bool {
        match post {
            Post::Building(building) => self[seat].workers.contains(building),
            Post::Workshop => self[seat].workshop_manned,
            Post::Capital | Post::Experts | Post::Track => false,
        }
    }

    fn put(&mut self, seat: Seat, post: Post) {
        let player = &mut self[seat];
        match post {
            Post::Building(building) => {
                player.workers.insert(building);
            }
            Post::Capital => player.capital += 1,
            Post::Workshop => player.workshop_manned = true,
            Post::Experts => player.experts += 1,
            Post::Track => player.healed += 1,
        }
    }

    fn fetch(&mut self, seat: Seat, post: Post) {
        let player = &mut self[seat];
        match post {
            Post::Building(building) => {
                player.workers.remove(building);
            }
            Post::Capital => player.capital -= 1,
            Post::Workshop => player.workshop_manned = false,
            Post::Experts => player.experts -= 1,
            Post::Track => player.healed -= 1,
        }
    }

    /// A healed subject goes from one post to another.
    pub(crate) fn send(&mut self, seat: Seat, from: Post, to: Post, table: &mut impl Table<Pest>) {
        self.fetch(seat, from);
        self.put(seat, to);
        table.tell(|| Event::Assigned { seat, from, to });
    }
}

/// The worker places: buildings, then the Mobile Workshop.
pub(crate) fn worker_places() -> impl Iterator<Item = Post> {
    Building::ALL.iter().copied().map(Post::Building).chain([Post::Workshop])
}

/// The bit of a worker place among those touched in an Assign.
pub(crate) fn place_bit(post: Post) -> u16 {
    match post {
        Post::Building(building) => 1 << building.index(),
        Post::Workshop => 1 << Building::ALL.len(),
        Post::Capital | Post::Experts | Post::Track => 0,
    }
}

/// Why a post takes nobody.
pub(crate) fn closed(board: &Board, seat: Seat, post: Post) -> Cited {
    let (rule, key) = match post {
        Post::Building(building) if board[seat].site(building).is_none() => (rules::PEST_150, "pest-reason-not-built"),
        Post::Building(building) if !BUILDINGS[building].needs_worker => {
            (rules::PEST_150, "pest-reason-no-worker-place")
        }
        Post::Building(_) => (rules::PEST_150, "pest-reason-place-taken"),
        Post::Workshop if !board.has(seat, Technology::MobileWorkshop) => {
            return no_technology(Technology::MobileWorkshop);
        }
        Post::Workshop => (rules::PEST_225, "pest-reason-place-taken"),
        Post::Experts if !board.has(seat, Technology::PlagueExperts) => {
            return no_technology(Technology::PlagueExperts);
        }
        Post::Experts => (rules::PEST_210, "pest-reason-experts-full"),
        Post::Track => (rules::PEST_46, "pest-reason-track-full"),
        Post::Capital => (rules::PEST_150, "pest-reason-nobody-on-track"),
    };
    Cited::new(rule, key)
}
