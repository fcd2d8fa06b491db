//! The program.

fn main() {
    for title in shelf::titles() {
        println!("{}", title.id());
    }
}
