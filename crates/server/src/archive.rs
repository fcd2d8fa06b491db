//! Several files as one: the archive that every system opens (`tar`, in the form of POSIX).

/// The length of a block, of which everything in an archive is a multiple.
const BLOCK: usize = 512;

/// A file in an archive: its head, what is in it, and what fills the last block. Names are ours: short, and in ASCII.
pub(crate) fn file(name: &str, content: &[u8], at: u64) -> Vec<u8> {
    let mut head = [0_u8; BLOCK];
    let mut put = |from: usize, text: &str| head[from..from + text.len()].copy_from_slice(text.as_bytes());
    put(0, name);
    put(100, "0000600\0");
    put(108, "0000000\0");
    put(116, "0000000\0");
    put(124, &format!("{:011o}\0", content.len()));
    put(136, &format!("{:011o}\0", at / 1000));
    // The sum is taken with blanks in its own place.
    put(148, "        ");
    put(156, "0");
    put(257, "ustar\0");
    put(263, "00");
    let sum: u32 = head.iter().map(|byte| u32::from(*byte)).sum();
    head[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    let mut file = head.to_vec();
    file.extend_from_slice(content);
    file.resize(file.len().next_multiple_of(BLOCK), 0);
    file
}

/// What an archive ends with.
pub(crate) fn end() -> Vec<u8> {
    vec![0; 2 * BLOCK]
}
