//! How questions and answers cross the border of a package. All the unsafe code of the house is here.
//!
//! The host writes a question, JSON in UTF-8, into memory that [`alloc`] gave it, and calls [`ask`] with the place and the
//! length. It gets the place of the answer in the upper and its length in the lower half of a number, reads it, and gives it
//! back to [`free`]. The memory of the question is taken by [`ask`]. The package wants one thing of the host: `lazaret.now`,
//! the milliseconds since some beginning, for bots that may think for so long. The three have these names in a package alone:
//! in a program of this machine, `free` is another's.
#![allow(unsafe_code, reason = "memory that crosses the border of a package is a place and a length")]

use std::cell::RefCell;
use std::ptr;

use shelf::Door;

thread_local! {
    static DOOR: RefCell<Door> = RefCell::new(open());
}

#[cfg(target_arch = "wasm32")]
fn open() -> Door {
    use std::time::Duration;

    #[link(wasm_import_module = "lazaret")]
    unsafe extern "C" {
        safe fn now() -> f64;
    }
    shelf::tell_time(|| Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default());
    Door::new(crate::school())
}

#[cfg(not(target_arch = "wasm32"))]
fn open() -> Door {
    Door::new(crate::school())
}

/// Memory for a question of so many bytes.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Answers the question that stands there.
///
/// # Safety
/// `question` is what [`alloc`] gave for this length, and is not used again.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn ask(question: *mut u8, length: usize) -> u64 {
    // SAFETY: the caller has it from `alloc`, which made a box of this length out of it.
    let question = unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(question, length)) };
    let answer = DOOR.with_borrow_mut(|door| door.ask(&String::from_utf8_lossy(&question)));
    let answer = answer.into_bytes().into_boxed_slice();
    let length = answer.len() as u64;
    (Box::into_raw(answer).cast::<u8>().addr() as u64) << 32 | length
}

/// Takes back an answer.
///
/// # Safety
/// [`ask`] has given this place and this length, and nobody reads there any more.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn free(answer: *mut u8, length: usize) {
    // SAFETY: the caller has it from `ask`, which made it out of a box of this length.
    drop(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(answer, length)) });
}
