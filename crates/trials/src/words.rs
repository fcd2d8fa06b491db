//! Every word of a game's tables: its example holds, its form names known kinds, and it is explained in three languages.

use kernel::script::{self, Case, Script, Word, vocabulary};
use libtest_mimic::{Failed, Trial};
use text::{Lang, Words};

use crate::said;

/// One test a word.
pub(crate) fn trials<G: Script>() -> Vec<Trial> {
    let trial = |sort: &'static str, word: &Word, check: fn(Word) -> Result<(), Failed>| {
        let word = *word;
        Trial::test(format!("{sort} {} is an example of itself", word.written()), move || {
            check(word)?;
            kinds_are_known::<G>(&word)?;
            explained::<G>(sort, &word)
        })
    };
    let given = G::GIVEN.iter().map(|given| trial("given", &given.word, given_holds::<G>));
    let facts = G::FACTS.iter().map(|fact| trial("fact", &fact.word, fact_holds::<G>));
    given.chain(facts).collect()
}

fn given_holds<G: Script>(word: Word) -> Result<(), Failed> {
    let case = case::<G>(&format!("{}\nrolls any\ngiven {}", word.needs, word.example))?;
    Ok(script::lay_out::<G>(&case).map(|_| ()).map_err(|error| said::<G>(&error))?)
}

fn fact_holds<G: Script>(word: Word) -> Result<(), Failed> {
    let case = case::<G>(&format!("{}\nrolls any\nexpect {}", word.needs, word.example))?;
    Ok(script::run::<G>(&case, &[]).map_err(|error| said::<G>(&error))?)
}

fn case<G: Script>(sentences: &str) -> Result<Case, Failed> {
    let parsed = script::parse(&format!("case an example\n{sentences}")).map_err(|error| said::<G>(&error))?;
    Ok(parsed.cases[0].clone())
}

fn kinds_are_known<G: Script>(word: &Word) -> Result<(), Failed> {
    let kinds = vocabulary::<G>().kinds;
    let known = |name: &str| ["SEAT", "COUNT"].contains(&name) || kinds.iter().any(|kind| kind.name == name);
    let capital = |part: &&str| part.starts_with(|c: char| c.is_ascii_uppercase());
    let mut parts = word.form.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(capital);
    match parts.find(|part| !known(part)) {
        Some(unknown) => Err(format!("`{}` names {unknown}, which is no kind of word", word.written()).into()),
        None => Ok(()),
    }
}

fn explained<G: Script>(sort: &str, word: &Word) -> Result<(), Failed> {
    let key = format!("{}-{sort}-{}", G::ID, word.name).replace('_', "-");
    let mute = Lang::ALL.into_iter().find(|&lang| !Words::new(lang).has(&key));
    mute.map_or(Ok(()), |lang| Err(format!("`{key}` is not said in {lang}").into()))
}
