//! The command line. Clap reads it; every word of its help and of its complaints comes from the Fluent files.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory as _, FromArgMatches as _, Parser};
use shelf::Message;
use text::{Lang, Words};

use crate::commands::Command;
use crate::stage;

/// What was asked for.
#[derive(Parser, Debug)]
#[command(
    name = "lazaret",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
struct Asked {
    #[command(subcommand)]
    command: Command,
}

/// The words of the person's language: `--lang`, then what the environment prefers, then English.
pub(crate) fn words() -> Words {
    let mut args = std::env::args().skip(1);
    let mut asked = None;
    while let Some(arg) = args.next() {
        match arg.split_once('=') {
            Some(("--lang", lang)) => asked = Some(lang.to_owned()),
            _ if arg == "--lang" => asked = args.next(),
            _ => {}
        }
    }
    let preferred = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];
    let preferred = preferred.into_iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
    let lang = asked.and_then(|lang| lang.parse().ok()).or(preferred.as_deref().and_then(Lang::detect));
    Words::new(lang.unwrap_or_default())
}

/// Reads the command line; where there is nothing to do but to explain, explains and gives the exit code.
pub(crate) fn read(words: Words) -> Result<(Command, Words), ExitCode> {
    let read = command(words).try_get_matches().and_then(|matches| Asked::from_arg_matches(&matches));
    match read {
        Ok(asked) => Ok((asked.command, words)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            _ = error.print();
            Err(ExitCode::SUCCESS)
        }
        Err(error) if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            _ = error.print();
            Err(ExitCode::from(2))
        }
        Err(error) => {
            stage::complain(&words.say(&complaint(&error)));
            Err(ExitCode::from(2))
        }
    }
}

/// The whole command line, in the person's language.
pub(crate) fn command(words: Words) -> clap::Command {
    translated(Asked::command(), words, "lazaret")
}

/// Puts our words in place of all that clap would say by itself.
fn translated(command: clap::Command, words: Words, name: &str) -> clap::Command {
    let options = words.word("cli-options");
    let mut command = command
        .about(words.word(&format!("cli-{name}")))
        .after_help(words.word(&format!("cli-{name}-examples")))
        .subcommand_help_heading(words.word("cli-commands"))
        .subcommand_value_name(words.word("cli-command"))
        .help_template(format!("{{about}}\n\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", words.word("cli-usage")))
        .mut_args(|arg| {
            let help = words.word(&format!("cli-arg-{}", arg.get_id().as_str().replace('_', "-")));
            let heading = if arg.is_positional() { words.word("cli-arguments") } else { options.clone() };
            arg.help(help).help_heading(heading)
        })
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name("en|fr|ru")
                .value_parser(["en", "fr", "ru"])
                .hide_possible_values(true)
                .help(words.word("cli-arg-lang"))
                .help_heading(options.clone()),
        )
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(words.word("cli-arg-help"))
                .help_heading(options.clone()),
        );
    if name == "lazaret" {
        let help = words.word("cli-arg-version");
        command = command.arg(
            Arg::new("version").short('V').long("version").action(ArgAction::Version).help(help).help_heading(options),
        );
    }
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for sub in names {
        // What belongs to another command is named after it: `admin-close`.
        let whole = if name == "lazaret" { sub.clone() } else { format!("{name}-{sub}") };
        command = command.mut_subcommand(&sub, |command| translated(command, words, &whole));
    }
    command
}

/// One sentence for what clap did not understand.
fn complaint(error: &clap::Error) -> Message {
    let of = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(_) | None => String::new(),
    };
    let (arg, value) = (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Message::new("cli-no-command").with("command", of(ContextKind::InvalidSubcommand).as_str())
        }
        ErrorKind::UnknownArgument => Message::new("cli-unknown-argument").with("arg", arg.as_str()),
        ErrorKind::MissingRequiredArgument => Message::new("cli-missing").with("arg", arg.as_str()),
        ErrorKind::ArgumentConflict => Message::new("cli-conflict").with("arg", arg.as_str()),
        _ if value.is_empty() => Message::new("cli-no-value").with("arg", arg.as_str()),
        _ => Message::new("cli-bad-value").with("arg", arg.as_str()).with("value", value.as_str()),
    }
}
