//! The committed TypeScript types are those the wire types give.

use std::path::Path;

#[test]
fn the_committed_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/wire.ts");
    let fresh = protocol::typescript::wire();
    if std::env::var_os("LAZARET_RENEW").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &fresh).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == fresh, "web/src/wire/wire.ts is stale: run `make wire` and commit it");
}
