//! The table itself: shows, asks, listens, and lets the bots think.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use protocol::{Bundle, Deed, Offer, Stop, UndoOffer};
use shelf::{Message, Pen, Play, Played, Refused, Seat, Target, Title, Viewer};
use text::{Rulebook, Words};

use super::order::Order;
use super::sitter::Sitter;
use crate::commands::rules::{look_up, paragraph};
use crate::files::{self, Existing};
use crate::retold::{names, outcome_text, sentence, story_text};
use crate::stage::{Fault, in_colour, say};

/// A game being played in the terminal.
pub(super) struct Table {
    play: Box<dyn Play>,
    title: &'static dyn Title,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    seed: u64,
    words: Words,
    /// How far each seat, and last the passer-by, has been told what happened; nothing means not even the set-up.
    told: Vec<Option<usize>>,
    /// Who is at the keyboard.
    present: Option<Seat>,
    /// What was kept last, so that nothing is kept twice.
    kept: Option<String>,
}

/// Whether to go on.
enum Next {
    Ask,
    Show,
    Leave,
}

impl Table {
    pub(super) fn new(play: Box<dyn Play>, sitters: Vec<Sitter>, seed: u64, words: Words) -> Self {
        let title = shelf::title(play.game()).expect("a play is of a game on the shelf");
        let names = names(&*play, words);
        let kept = (play.step() > 0).then(|| play.record_text());
        let told = vec![None; sitters.len() + 1];
        Self { play, title, sitters, names, seed, words, told, present: None, kept }
    }

    /// Plays until the game is over or the person leaves.
    pub(super) fn run(&mut self) -> Result<(), Fault> {
        self.present = self.only_person();
        self.introduce()?;
        while let Some(seat) = self.next_seat() {
            match self.sitters[seat.index()] {
                Sitter::Bot(style) => {
                    let seed = self.seed.wrapping_add(self.play.step() as u64);
                    let choice = self.play.thinker(seat, style, seed, None)();
                    if let Err(refused) = self.play.play(seat, &choice) {
                        return Err(refused.message.into());
                    }
                }
                Sitter::Person => {
                    self.give_keyboard(seat)?;
                    if !self.ask(seat)? {
                        return Ok(());
                    }
                }
            }
        }
        self.tell()?;
        say(&self.drawn())?;
        match self.play.outcome() {
            Some(outcome) => say(&outcome_text(&outcome, &self.names, self.words)),
            None => Ok(()),
        }
    }

    /// Says who the bots are.
    fn introduce(&self) -> Result<(), Fault> {
        for (seat, sitter) in self.sitters.iter().enumerate() {
            if let Sitter::Bot(style) = sitter {
                let cast = shelf::recorded_cast(&*self.play, seat);
                let told = Message::new("play-bot")
                    .with("name", self.names[seat].as_str())
                    .with("level", shelf::strength(*style))
                    .with("about", shelf::cast_about(cast));
                say(&self.words.say(&told))?;
            }
        }
        Ok(())
    }

    /// Writes down an unfinished game, or a finished one if a file was asked for. Says where.
    pub(super) fn keep(
        &self,
        save: Option<&Path>,
        loaded: Option<&Path>,
        force: bool,
    ) -> Result<Option<PathBuf>, Fault> {
        let text = self.play.record_text();
        if self.kept.as_ref() == Some(&text) || (self.play.is_over() && save.is_none()) {
            return Ok(None);
        }
        match save {
            Some(path) => {
                let existing = Existing::unless(force || loaded == Some(path));
                if let Err(fault) = files::write(path, &text, existing) {
                    // The name is taken, but the game must not be lost.
                    let other = files::write_numbered(self.play.game(), &text)?;
                    crate::stage::complain(
                        &self.words.say(&Message::new("play-kept").with("file", other.display().to_string().as_str())),
                    );
                    return Err(fault);
                }
                Ok(Some(path.to_owned()))
            }
            None => files::write_numbered(self.play.game(), &text).map(Some),
        }
    }

    /// Who decides next: bots before people, so that nobody waits for what needs no waiting.
    fn next_seat(&self) -> Option<Seat> {
        let asked = self.play.asked();
        let bot = asked.iter().find(|seat| matches!(self.sitters[seat.index()], Sitter::Bot(_)));
        bot.or(asked.first()).copied()
    }

    /// The one person at the table, if there is but one: the keyboard never changes hands.
    fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.sitters.len()).filter(|seat| self.sitters[seat.index()] == Sitter::Person);
        people.next().filter(|_| people.next().is_none())
    }

    /// Passes the keyboard to another person; on a terminal the screen is cleared first, for there are secrets on it.
    fn give_keyboard(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.present == Some(seat) {
            return Ok(());
        }
        let call = self.words.render(&Message::new("play-pass-keyboard").with("seat", seat), &self.namer());
        if io::stdout().is_terminal() && io::stdin().is_terminal() {
            print!("\x1b[2J\x1b[H");
            say(&call)?;
            let mut line = String::new();
            io::stdin().lock().read_line(&mut line)?;
        } else {
            say(&format!("— {call}"))?;
        }
        self.present = Some(seat);
        Ok(())
    }

    /// Shows the table and asks until a choice is made. Says whether the person stays.
    fn ask(&mut self, seat: Seat) -> Result<bool, Fault> {
        self.tell()?;
        let offer = self.show(seat)?;
        loop {
            print!("> ");
            io::stdout().flush()?;
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line)? == 0 {
                say("")?;
                return Ok(false);
            }
            match self.obey(seat, &offer, Order::read(&line))? {
                Next::Ask => {}
                Next::Show => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    fn obey(&mut self, seat: Seat, offer: &Offer, order: Order) -> Result<Next, Fault> {
        match order {
            Order::Look => return Ok(Next::Show),
            Order::Quit => return Ok(Next::Leave),
            Order::Number(number) => match number.checked_sub(1).and_then(|index| offer.options.get(index)) {
                Some(option) => return self.choose(seat, &option.action.clone()),
                None => say(&self.render(&Message::new("play-no-number").with("most", offer.options.len())))?,
            },
            Order::Choice(written) => {
                let bundle = lettered(&offer.bundles).find(|(letters, _)| *letters == written);
                return self.choose(seat, &bundle.map_or(written, |(_, bundle)| bundle.action.clone()));
            }
            Order::Describe => self.describe(seat)?,
            Order::Would(what) => say(&self.would(seat, offer, &what))?,
            Order::Why(what) => say(&self.why(seat, &what))?,
            Order::Undo { last, agreed } => match self.undo(seat, !last, agreed) {
                Ok(_) => return Ok(Next::Show),
                Err(why) => say(&format!("{} {}", self.render(&why), self.words.word("play-undo-agreed")))?,
            },
            Order::Advise => self.advise(seat, offer)?,
            Order::Log => {
                let log = self.play.history(Viewer::Seat(seat), 0);
                say(&story_text(&log, &self.names, &|message| self.render(message)))?;
            }
            Order::Rules(what) => say(&self.rules(&what))?,
            Order::Save { file, force } => self.save(&file, force)?,
            Order::Help => say(&self.words.word("play-help"))?,
        }
        Ok(Next::Ask)
    }

    fn choose(&mut self, seat: Seat, notation: &str) -> Result<Next, Fault> {
        match self.play.play(seat, notation) {
            Ok(_) => Ok(Next::Show),
            Err(refused) => {
                say(&self.refusal(&refused))?;
                Ok(Next::Ask)
            }
        }
    }

    /// What a choice would do: the one with this number, the bundle with these letters, or what is written so.
    fn would(&self, seat: Seat, offer: &Offer, what: &str) -> String {
        let number = || what.parse::<usize>().ok()?.checked_sub(1).and_then(|index| offer.options.get(index));
        let letters = || lettered(&offer.bundles).find(|(letters, _)| letters == what);
        let action = number().map(|option| &option.action).or_else(|| letters().map(|(_, bundle)| &bundle.action));
        let action = action.map_or(what, String::as_str);
        let preview = match self.play.preview(seat, action) {
            Ok(preview) => preview,
            Err(refused) => return self.refusal(&refused),
        };
        let events = preview.events.iter().map(|told| format!("· {}", self.render(&told.message)));
        let stop = match preview.stop {
            Stop::Question => None,
            Stop::Chance => Some("preview-chance"),
            Stop::End => Some("preview-end"),
        };
        let points = preview.points.map(|points| {
            let told = Message::new("play-would-score").with("before", points.before).with("after", points.after);
            self.render(&told)
        });
        events.chain(points).chain(stop.map(|key| self.words.word(key))).collect::<Vec<_>>().join("\n")
    }

    /// Takes back the last choice: that of the person asked or, if there is none, of another person at this keyboard.
    fn undo(&mut self, seat: Seat, whole: bool, agreed: bool) -> Result<Vec<Played>, Message> {
        let people = Seat::all(self.sitters.len()).filter(|seat| self.sitters[seat.index()] == Sitter::Person);
        let taker =
            [seat].into_iter().chain(people).find(|&seat| matches!(self.play.can_undo(seat), UndoOffer::Free { .. }));
        match (taker, agreed) {
            (Some(taker), _) => self.play.undo(taker, whole),
            (None, true) => self.play.undo_agreed(seat, whole),
            (None, false) => self.play.undo(seat, whole),
        }
    }

    /// Why something cannot be chosen: a choice in notation, a thing (`region gallia`), or the bare name of a thing.
    fn why(&self, seat: Seat, what: &str) -> String {
        let named = |id: &str| self.title.things().into_iter().find(|thing| thing.id == id);
        let thing = match what.split_once(' ') {
            Some((kind, id)) if self.title.things().iter().any(|thing| thing.kind == kind) => {
                Some(Target::new(kind, id))
            }
            _ => named(what).map(|thing| Target::new(thing.kind, thing.id)),
        };
        let offered = self.play.offer(Viewer::Seat(seat)).options;
        let may = |target: &Target| offered.iter().any(|option| option.target == *target);
        match thing {
            Some(target) if may(&target) => self.words.word("play-allowed"),
            Some(target) => self.refusal(&self.play.why_not(seat, &target)),
            None => match self.play.why_refused(seat, what) {
                Some(refused) => self.refusal(&refused),
                None => self.words.word("play-allowed"),
            },
        }
    }

    /// What a seat sees, in words.
    fn describe(&self, seat: Seat) -> Result<(), Fault> {
        for passage in self.play.in_words(Viewer::Seat(seat)).passages {
            say(&self.render(&passage.title))?;
            for line in &passage.lines {
                say(&format!("  {}", self.render(line)))?;
            }
        }
        Ok(())
    }

    /// The choices that a strong player would weigh, with their numbers.
    fn advise(&self, seat: Seat, offer: &Offer) -> Result<(), Fault> {
        let seed = self.seed.wrapping_add(self.play.step() as u64);
        let advice = self.play.adviser(seat, seed, shelf::ADVICE)();
        for choice in &advice.choices {
            let Some(place) = offer.options.iter().position(|option| option.action == choice.action) else { continue };
            let percent = |share: f64| format!("{:.0}", share * 100.0);
            let told = Message::new("play-advised")
                .with("number", place + 1)
                .with("choice", offer.options[place].label.clone())
                .with("share", percent(choice.share).as_str())
                .with("doubt", percent(choice.doubt).as_str());
            say(&self.render(&told))?;
            let unclear = choice.unclear.then(|| Message::new("advice-unclear"));
            for why in choice.why.iter().chain(&unclear) {
                say(&format!("    {}", self.render(why)))?;
            }
        }
        say(&self.render(&Message::new("play-advice-tried").with("tried", advice.tried)))
    }

    fn rules(&self, what: &str) -> String {
        let book = Rulebook::new(self.title.rulebook(self.words.lang().code()));
        if let Ok(found) = look_up(&book, what) {
            return paragraph(found);
        }
        let found: Vec<String> = book.search(what).map(paragraph).collect();
        match found.as_slice() {
            [] => self.words.say(&Message::new("rules-nothing").with("words", what)),
            found => found.join("\n\n"),
        }
    }

    fn save(&mut self, file: &Path, force: bool) -> Result<(), Fault> {
        let text = self.play.record_text();
        let message = match files::write(file, &text, Existing::unless(force)) {
            Ok(()) => {
                self.kept = Some(text);
                Message::new("play-saved").with("file", file.display().to_string().as_str())
            }
            Err(Fault::Said(message)) => message,
            Err(Fault::Closed) => return Err(Fault::Closed),
        };
        say(&self.words.say(&message))
    }

    /// Tells what has happened since the person looked last.
    fn tell(&mut self) -> Result<(), Fault> {
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        let place = self.present.map_or(self.sitters.len(), Seat::index);
        let told = self.told[place].replace(self.play.step());
        let mut history = self.play.history(viewer, told.unwrap_or(0));
        history.retain(|seen| told.is_none() || seen.deed != Deed::Setup);
        for line in shelf::lines(&history) {
            say(&format!("· {}", sentence(&line, &|message| self.render(message))))?;
        }
        Ok(())
    }

    /// Shows the board, the question and the options.
    fn show(&self, seat: Seat) -> Result<Offer, Fault> {
        let offer = self.play.offer(Viewer::Seat(seat));
        say(&format!("\n{}", self.drawn()))?;
        if let Some(ask) = &offer.ask {
            say(&format!("\n{}: {} ({})", self.names[seat.index()], self.render(&ask.message), ask.rule))?;
        }
        let width = offer.options.len().to_string().len();
        for (letters, bundle) in lettered(&offer.bundles) {
            let mark = if bundle.seals { " !" } else { "" };
            say(&format!("{letters:>width$}  {}  [{}]{mark}", self.render(&bundle.label), bundle.action))?;
        }
        for (index, option) in offer.options.iter().enumerate() {
            let mark = if option.seals { " !" } else { "" };
            let label = self.render(&option.label);
            say(&format!("{:>width$}  {label}  [{}]{mark}", index + 1, option.action))?;
        }
        Ok(offer)
    }

    fn drawn(&self) -> String {
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        let rendered = |message: &Message| self.render(message);
        self.play.draw(viewer, &Pen { say: &rendered, names: &self.names, colour: in_colour() })
    }

    fn refusal(&self, refused: &Refused) -> String {
        let sentence = self.render(&refused.message);
        refused.rule.as_ref().map_or(sentence.clone(), |rule| format!("{sentence} ({rule})"))
    }

    fn render(&self, message: &Message) -> String {
        self.words.render(message, &self.namer())
    }

    fn namer(&self) -> impl Fn(Seat) -> String {
        |seat| self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// What is offered at once, with the letters that choose it: a to z, then aa and so on.
fn lettered(bundles: &[Bundle]) -> impl Iterator<Item = (String, &Bundle)> {
    let letter = |place: usize| char::from(b'a' + (place % 26) as u8);
    let letters = move |place: usize| match place / 26 {
        0 => letter(place).to_string(),
        times => format!("{}{}", letter(times - 1), letter(place)),
    };
    bundles.iter().enumerate().map(move |(place, bundle)| (letters(place), bundle))
}
