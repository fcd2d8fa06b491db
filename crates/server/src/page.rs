//! The page: built files that are part of the program. Every address that is not a file is the page itself, which
//! finds its own way from there.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, STRICT_TRANSPORT_SECURITY};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use table::fairness::hex;

use crate::app::App;

/// What `npm run build` made. Empty in a program that was built without it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Shown when the program was built without the page.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Lazaret</title>\
    <h1>Lazaret</h1><p>The server runs, but this program was built without its page. \
    Build it with <code>make play</code>, or play in the terminal with <code>lazaret play</code>.</p></html>";

/// What the browser may do: our own scripts, styles, pictures and connections, and nothing else. Style attributes are
/// allowed because pieces are placed with them; they can load nothing. WebAssembly may be compiled, for the packages of the
/// rules: only what a script of ours fetches from us, as scripts are still none but our own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Answers with a file of the page, or with the page.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = path.strip_prefix("engines/") {
        return package(file, uri.query().unwrap_or_default(), &headers);
    }
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers);
    }
    // A file that is not there is not the page: a wrong script must not be answered with a document.
    if path.starts_with("api/") || path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return crate::failed::Failed::not_found().into_response();
    }
    match Dist::get("index.html") {
        Some(file) => answer("index.html", &file, &headers),
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let kind = file.metadata.mimetype();
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    // Built files have their fingerprint in their name.
    sent(file.data.clone(), &kind, &hex(&file.metadata.sha256_hash()), path.starts_with("assets/"), headers)
}

/// A package of the rules, for games that a browser plays by itself. Whoever asks with the beginning of its sum will always get
/// the same file.
fn package(file: &str, sum: &str, headers: &HeaderMap) -> Response {
    let found = frozen::listed().iter().find(|listed| listed.file == file);
    match found.and_then(|listed| Some((listed, listed.bytes()?))) {
        Some((listed, bytes)) => {
            let named = !sum.is_empty() && listed.sha256.starts_with(sum);
            sent(bytes, "application/wasm", &listed.sha256, named, headers)
        }
        None => crate::failed::Failed::not_found().into_response(),
    }
}

/// A file that is part of the program; one that is named by its sum never changes, any other is asked for again.
fn sent(bytes: Cow<'static, [u8]>, kind: &str, sum: &str, named: bool, headers: &HeaderMap) -> Response {
    let tag = format!("\"{sum}\"");
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let keep = if named { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::new(Body::from(bytes.into_owned()));
    let head = response.headers_mut();
    head.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    if let (Ok(kind), Ok(tag)) = (HeaderValue::try_from(kind), HeaderValue::try_from(tag)) {
        head.insert(CONTENT_TYPE, kind);
        head.insert(ETAG, tag);
    }
    response
}

/// Whoever has been here by TLS comes by nothing else for a year.
const TRANSPORT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Headers that every answer has.
pub(crate) async fn secure(State(app): State<App>, request: axum::extract::Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if app.config.is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, TRANSPORT);
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
