//! The archive: what is in it, and that its list of parts and licences is whole.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use xtask::{package, repo};

#[test]
fn every_part_has_a_licence_that_we_allow() {
    let root = repo::root();
    let host = String::from_utf8(Command::new("rustc").arg("-vV").output().unwrap().stdout).unwrap();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap().to_owned();
    let mut parts = package::crates(&root, &host).unwrap();
    assert!(parts.iter().any(|part| part.name == "rusqlite") && parts.iter().any(|part| part.name == "axum"));
    assert!(
        !parts.iter().any(|part| part.name == "kernel" || part.name == "proptest"),
        "neither ours nor of the tests"
    );
    parts.extend(package::packages(&root).unwrap());
    assert!(parts.iter().any(|part| part.name == "@fluent/bundle") && !parts.iter().any(|part| part.name == "vitest"));
    let allowed = fs::read_to_string(root.join("deny.toml")).unwrap();
    for part in &parts {
        assert!(!part.version.is_empty() && !part.licence.is_empty(), "{part:?}");
        let one = part.licence.split(['(', ')']).collect::<String>();
        let any = one.split(" OR ").any(|choice| {
            choice
                .split(" AND ")
                .all(|licence| allowed.contains(&format!("\"{}\"", licence.trim())) || licence == "OFL-1.1")
        });
        assert!(any, "{part:?}");
    }
    let sbom = package::sbom(&parts);
    assert_eq!((sbom["bomFormat"].as_str(), sbom["specVersion"].as_str()), (Some("CycloneDX"), Some("1.6")));
    let components = sbom["components"].as_array().unwrap();
    assert_eq!(components.len(), parts.len());
    let fluent = components.iter().find(|component| component["name"] == "@fluent/bundle").unwrap();
    assert!(fluent["purl"].as_str().unwrap().starts_with("pkg:npm/%40fluent/bundle@"));
    let licences = package::licences(&parts).unwrap();
    assert!(licences.contains("==== rusqlite ") && licences.matches("Permission is hereby granted").count() > 20);
}

/// A program that writes a manual is put together with all that belongs to it.
#[test]
fn one_archive_has_everything() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    fs::create_dir_all(&folder).unwrap();
    let program = folder.join("program");
    let script = "#!/bin/sh\nfor last; do :; done\nmkdir -p \"$last/man\" \"$last/completions\"\n\
        for page in lazaret lazaret-serve; do echo .TH > \"$last/man/$page.1\"; done\n\
        for file in lazaret.bash _lazaret lazaret.fish; do echo x > \"$last/completions/$file\"; done\n";
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let archive = package::make(&repo::root(), &program, &folder).unwrap();
    let listed = Command::new("tar").arg("--list").arg("--file").arg(&archive).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    for file in [
        "/bin/lazaret",
        "/lib/systemd/system/lazaret.service",
        "/lib/systemd/system/lazaret-backup.service",
        "/etc/lazaret/lazaret.toml",
        "/share/man/man1/lazaret.1",
        "/share/man/man1/lazaret-serve.1",
        "/share/bash-completion/completions/lazaret",
        "/share/zsh/site-functions/_lazaret",
        "/share/fish/vendor_completions.d/lazaret.fish",
        "/share/lazaret/sbom.cdx.json",
        "/share/doc/lazaret/LICENCES.txt",
        "/LICENSE-MIT",
        "/docs/upgrade.md",
    ] {
        assert!(listed.lines().any(|line| line.ends_with(file)), "{file} is not in:\n{listed}");
    }
    let first = fs::read(&archive).unwrap();
    let checked = |sum: &Path| {
        let mut check = Command::new("sha256sum");
        check.arg("--check").arg("--status").arg(sum).current_dir(&folder).status().unwrap().success()
    };
    let sum = folder.join(format!("{}.sha256", archive.file_name().unwrap().to_str().unwrap()));
    assert!(checked(&sum), "the checksum is that of the archive");
    fs::write(&archive, b"something else").unwrap();
    assert!(!checked(&sum));
    // Whoever makes it, whatever rights their files have.
    fs::set_permissions(&program, fs::Permissions::from_mode(0o700)).unwrap();
    package::make(&repo::root(), &program, &folder).unwrap();
    assert!(fs::read(&archive).unwrap() == first, "the same files make the same archive");
}
