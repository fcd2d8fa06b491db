//! The committed TypeScript types of every game are those its view, events, things and options give.

use std::path::Path;

#[test]
fn the_committed_types_are_fresh() {
    for title in shelf::titles() {
        let name = format!("web/src/boards/{}/view.ts", title.id());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&name);
        let fresh = title.typescript();
        if std::env::var_os("LAZARET_RENEW").is_some() {
            std::fs::write(&path, &fresh).expect("the game has a board");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == fresh, "{name} is stale: run `make wire` and commit it");
    }
}
