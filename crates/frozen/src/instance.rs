//! A package at work: its memory, its one door, and what it may use up behind it.

use std::time::Instant;

use serde::Serialize;
use serde::de::DeserializeOwned;
use shelf::{Answer, No, Request};
use wasmi::{Caller, Linker, Memory, Module, Store, StoreLimits, StoreLimitsBuilder, TypedFunc, TypedResumableCall};

/// A package may use so much memory: many times what the longest game and the deepest search take.
const MEMORY: usize = 256 << 20;
/// Steps that are made before somebody is asked whether to go on: some tenths of a second.
const SLICE: u64 = 50_000_000;
/// Slices for a question of a table: many times what the longest game takes, and a few seconds.
const QUICK: u64 = 20;
/// An answer is not longer than this.
const LONGEST: usize = 64 << 20;

/// How long an answer may take.
pub(crate) enum Patience<'a> {
    /// As long as somebody who waits for it.
    Quick,
    /// As long as this says so, asked again and again.
    While(&'a mut dyn FnMut() -> bool),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// It went on and on.
    Endless,
    /// Whoever waited waits no longer.
    Unwanted,
    /// It broke, or said what is no answer.
    Broken(String),
}

/// What the host keeps for an instance.
struct Host {
    limits: StoreLimits,
    begun: Instant,
}

/// A package at work.
pub(crate) struct Instance {
    store: Store<Host>,
    memory: Memory,
    alloc: TypedFunc<u32, u32>,
    ask: TypedFunc<(u32, u32), u64>,
    free: TypedFunc<(u32, u32), ()>,
}

fn broken(why: impl std::fmt::Display) -> Failure {
    Failure::Broken(why.to_string())
}

impl Instance {
    /// Sets a package to work. It can call nothing but the clock.
    pub(crate) fn new(module: &Module) -> Result<Self, Failure> {
        let limits = StoreLimitsBuilder::new().memory_size(MEMORY).trap_on_grow_failure(true).build();
        let mut store = Store::new(module.engine(), Host { limits, begun: Instant::now() });
        store.limiter(|host| &mut host.limits);
        store.set_fuel(QUICK * SLICE).map_err(broken)?;
        let mut linker = Linker::new(module.engine());
        let now = |caller: Caller<'_, Host>| caller.data().begun.elapsed().as_secs_f64() * 1000.0;
        linker.func_wrap("lazaret", "now", now).map_err(broken)?;
        let instance = linker.instantiate_and_start(&mut store, module).map_err(broken)?;
        Ok(Self {
            memory: instance.get_memory(&store, "memory").ok_or_else(|| broken("it has no memory"))?,
            alloc: instance.get_typed_func(&store, "alloc").map_err(broken)?,
            ask: instance.get_typed_func(&store, "ask").map_err(broken)?,
            free: instance.get_typed_func(&store, "free").map_err(broken)?,
            store,
        })
    }

    /// Asks, and reads the answer as what was asked for.
    pub(crate) fn ask<T: DeserializeOwned>(
        &mut self,
        request: &Request,
        patience: Patience<'_>,
    ) -> Result<Result<T, No>, Failure> {
        match self.text(request, patience)? {
            Answer::Yes(value) => serde_json::from_str(value.text()).map(Ok).map_err(broken),
            Answer::No(no) => Ok(Err(no)),
            Answer::Wrong(why) => Err(Failure::Broken(why)),
        }
    }

    fn text(&mut self, request: &impl Serialize, patience: Patience<'_>) -> Result<Answer, Failure> {
        let question = serde_json::to_vec(request).map_err(broken)?;
        let length = u32::try_from(question.len()).map_err(broken)?;
        self.store.set_fuel(SLICE).map_err(broken)?;
        let place = self.alloc.call(&mut self.store, length).map_err(broken)?;
        self.memory.write(&mut self.store, place as usize, &question).map_err(broken)?;
        let answer = self.run(place, length, patience)?;
        let (place, length) = ((answer >> 32) as u32, answer as u32);
        if length as usize > LONGEST {
            return Err(broken("its answer is too long"));
        }
        let from = place as usize;
        let bytes = self.memory.data(&self.store).get(from..from.saturating_add(length as usize));
        let bytes = bytes.ok_or_else(|| broken("its answer is not in its memory"))?;
        let answer = serde_json::from_slice(bytes).map_err(broken);
        self.store.set_fuel(SLICE).map_err(broken)?;
        self.free.call(&mut self.store, (place, length)).map_err(broken)?;
        answer
    }

    fn run(&mut self, place: u32, length: u32, mut patience: Patience<'_>) -> Result<u64, Failure> {
        self.store.set_fuel(SLICE).map_err(broken)?;
        let mut slices = 1;
        let mut call = self.ask.call_resumable(&mut self.store, (place, length)).map_err(broken)?;
        loop {
            match call {
                TypedResumableCall::Finished(answer) => return Ok(answer),
                TypedResumableCall::HostTrap(_) => return Err(broken("the clock failed")),
                TypedResumableCall::OutOfFuel(waiting) => {
                    slices += 1;
                    match &mut patience {
                        Patience::Quick => {
                            if slices > QUICK {
                                return Err(Failure::Endless);
                            }
                        }
                        Patience::While(goes_on) => {
                            if !goes_on() {
                                return Err(Failure::Unwanted);
                            }
                        }
                    }
                    let fuel = SLICE.max(waiting.required_fuel());
                    self.store.set_fuel(fuel).map_err(broken)?;
                    call = waiting.resume(&mut self.store).map_err(broken)?;
                }
            }
        }
    }
}
