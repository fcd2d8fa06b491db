//! Healed subjects on their way: worker places, the Capital, patients, Plague Experts.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::action::{Action, Post};
use crate::board::Board;
use crate::data::{BUILDINGS, Building, Technology};
use crate::effect::figure;
use crate::event::{Event, Where};
use crate::frame::Frame;
use crate::{Pest, rules};

impl Board {
    /// Whether a post takes a healed subject of the player now.
    pub(crate) fn is_open(&self, seat: Seat, post: Post) -> bool {
        rule!(PEST_150, PEST_210, PEST_225);
        let player = &self[seat];
        match post {
            Post::Building(building) => {
                BUILDINGS[building.index()].needs_worker
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
        table.tell(|| Event::Assigned { seat, from: Where(from), to: Where(to) });
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

/// Where Plague Experts can be sent in a Research or a Heal.
pub(crate) fn legal_experts(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    rule!(PEST_210);
    if board[seat].experts == 0 {
        return;
    }
    let buildings = Building::ALL.iter().copied().map(Post::Building);
    out.extend(buildings.chain([Post::Capital]).filter(|&post| board.is_open(seat, post)).map(Action::Experts));
}

/// A Plague Expert goes on.
pub(crate) fn send_expert(board: &mut Board, seat: Seat, to: Post, table: &mut impl Table<Pest>) {
    board.send(seat, Post::Experts, to, table);
    board.run.to_capital += u8::from(to == Post::Capital);
}

/// Whether there is a patient that has not moved in this action.
pub(crate) fn patient_waits(board: &Board, seat: Seat) -> bool {
    rule!(PEST_146);
    board[seat].patient > 0 && !board.run.patient_moved
}

/// The patient moves on one cell; from the last it reaches the track, if there is room.
pub(crate) fn move_patient(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) {
    rule!(PEST_146, PEST_201, PEST_214);
    board.run.patient_moved = true;
    if board[seat].patient > 1 {
        board[seat].patient -= 1;
        table.tell(|| Event::PatientMoved { seat });
    } else if board.track_has_room(seat) {
        board[seat].patient = 0;
        board[seat].healed += 1;
        board.run.healed += 1;
        table.tell(|| Event::PatientHealed { seat });
    }
}

/// What the editions give when technology 10 sent subjects to the Capital in a Research or a Heal: a reward token,
/// then technology 29.
pub(crate) fn experts_done(board: &Board, at: u8) -> Flow<Frame> {
    rule!(PEST_210, PEST_229);
    let seat = board.actor;
    let arrived = board.run.to_capital > 0;
    match at {
        0 if arrived && board.switches().experts_reward && !board.face_up.is_empty() => {
            Flow::Call { first: Frame::RewardToken, then: Frame::ExpertsDone { at: 1 } }
        }
        0 => Flow::Goto(Frame::ExpertsDone { at: 1 }),
        _ if arrived
            && board.switches().letter_for_experts
            && board.works(seat, Technology::LetterOfRecommendation) =>
        {
            let points = figure(Technology::LetterOfRecommendation);
            Flow::Goto(Frame::Influence { seat, points })
        }
        _ => Flow::Return,
    }
}
