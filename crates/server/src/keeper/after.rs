//! What is asked about a finished game.

use protocol::ReplayPage;
use table::GivenUp;

use super::{Again, Finished, Keeper, ToAnalyse};
use crate::app::now;

impl Keeper {
    pub(super) fn finished(&mut self, wanted: Finished) {
        let table = &self.table;
        // Who asked may have gone, so nobody minds if an answer is not taken.
        match wanted {
            Finished::Record(reply) => drop(reply.send(table.record())),
            Finished::Analysis { times, reply } => drop(reply.send(self.to_analyse(times))),
            Finished::Over(reply) => drop(reply.send(table.over())),
            Finished::Replay { eyes, from, count, reply } => {
                // Whoever asked for eyes that nobody has learns from the holders that there are no such eyes.
                let count = if table.has_eyes(eyes) { count } else { 0 };
                let eyes = if table.has_eyes(eyes) { eyes } else { shelf::Viewer::Spectator };
                let frames = tokio::task::block_in_place(|| table.replay_frames(eyes, from, count));
                let seats = table.view(&[], now()).seats;
                drop(reply.send(frames.map(|frames| ReplayPage {
                    holders: seats.into_iter().map(|seat| seat.holder).collect(),
                    steps: table.step() as u32,
                    frames,
                })));
            }
            Finished::Again(reply) => drop(reply.send(table.is_over().then(|| self.again(None)))),
            Finished::Branch { step, reply } => {
                let origin = table.lines(step).zip(table.known_seed());
                let origin = origin.map(|(lines, seed)| table::Origin { table: table.id().to_owned(), seed, lines });
                drop(reply.send(origin.map(|origin| self.again(Some(origin)))));
            }
        }
    }

    fn to_analyse(&self, times: u32) -> Option<Result<ToAnalyse, GivenUp>> {
        let engine = self.table.engine();
        let own = frozen::player(engine.id(), engine.rules_version()) == frozen::Player::Program;
        let steps = own.then(|| self.table.step() as u32);
        Some(self.table.analyser(times)?.map(|analyser| ToAnalyse { analyser, steps }))
    }

    fn again(&self, origin: Option<table::Origin>) -> Again {
        Again {
            engine: self.table.engine(),
            options: self.table.options().to_owned(),
            chairs: self.table.chairs().cloned().collect(),
            visibility: self.table.visibility(),
            clock: self.table.clock(),
            origin,
            position: self.table.position().to_vec(),
            advice: self.table.advice(),
            unrated: self.table.agreed_unrated(),
            reliable: self.table.wants_reliable(),
            published: self.table.is_published(),
            rematch: self.table.view(&[], now()).rematch,
        }
    }
}
