//! Two games that differ in nothing but what a viewer was neither shown nor told. They are found by playing the same
//! choices with other dice and comparing what comes out, without any help of [`Game::imagine`]: so they can judge it, and
//! whoever thinks on it.

use crate::{Actions, Game, Journal, Live, Options as _, Seat, Sim, State, Viewer};

/// Two games side by side.
#[derive(Clone, Debug)]
pub struct Twins<G: Game> {
    both: [State<G>; 2],
    players: usize,
    alike: Vec<Viewer>,
}

/// Seeds of the dice of the two games; the same twice when the games must not part.
type Seeds = [[u8; 32]; 2];

impl<G: Game> Twins<G> {
    /// Two games laid out with other dice. If that looks different to everybody, the same game twice.
    pub fn start(options: &G::Options, sim: &mut Sim) -> Self {
        let lay_out = |seed: &[u8; 32]| {
            let mut table = Live::new(seed, 0, Journal::Kept);
            (State::new(options, &mut table), table.into_events())
        };
        let players = options.players();
        let seeds = [key(sim), key(sim)];
        let [(first, told_first), (second, told_second)] = seeds.each_ref().map(lay_out);
        let same = |&viewer: &Viewer| {
            looks_same(&first, &second, viewer) && told::<G>(&told_first, viewer) == told::<G>(&told_second, viewer)
        };
        let alike: Vec<Viewer> = Viewer::all(players).filter(same).collect();
        if alike.is_empty() {
            return Self { both: [first.clone(), first], players, alike: Viewer::all(players).collect() };
        }
        Self { both: [first, second], players, alike }
    }

    /// The two games.
    pub fn both(&self) -> &[State<G>; 2] {
        &self.both
    }

    /// Whether the games have parted.
    pub fn differ(&self) -> bool {
        self.both[0] != self.both[1]
    }

    /// Those to whom both games have looked and told the same so far.
    pub fn alike(&self) -> &[Viewer] {
        &self.alike
    }

    /// Plays one random choice in both games, and says whether there was one. Games that are the same get other dice, to
    /// part if they can; games that have parted get the same dice, to stay alike for long. When nobody is left to whom
    /// they are alike, the second becomes the first again.
    pub fn step(&mut self, sim: &mut Sim) -> bool {
        let Some((seat, action)) = self.choice(sim) else { return self.rejoin() };
        let first = key(sim);
        let seeds = if self.differ() { [first, first] } else { [first, key(sim)] };
        self.play(seat, action, &seeds);
        if self.alike.is_empty() {
            self.rejoin();
        }
        !self.both[0].is_over()
    }

    /// Goes on with the first game alone; says whether there was another.
    fn rejoin(&mut self) -> bool {
        let parted = self.differ();
        self.both[1] = self.both[0].clone();
        self.alike = Viewer::all(self.players).collect();
        parted && !self.both[0].is_over()
    }

    /// A choice that is legal in both games. Whether there is one is nothing a viewer learns: others may have to choose
    /// out of hidden hands.
    fn choice(&self, sim: &mut Sim) -> Option<(Seat, G::Action)> {
        let [first, second] = &self.both;
        let seat = first.asked().first().filter(|&seat| second.asked().contains(seat))?;
        let (mut legal, mut there) = (Actions::<G>::new(), Actions::<G>::new());
        first.legal(seat, &mut legal);
        second.legal(seat, &mut there);
        legal.retain(|action| there.contains(action));
        if legal.is_empty() {
            return None;
        }
        Some((seat, legal[sim.below(legal.len() as u32) as usize]))
    }

    fn play(&mut self, seat: Seat, action: G::Action, seeds: &Seeds) {
        let mut events = [Vec::new(), Vec::new()];
        for ((state, seed), events) in self.both.iter_mut().zip(seeds).zip(&mut events) {
            let mut table = Live::new(seed, 0, Journal::Kept);
            state.play_unchecked(seat, action, &mut table);
            *events = table.into_events();
        }
        let [first, second] = &self.both;
        self.alike.retain(|&viewer| {
            looks_same(first, second, viewer) && told::<G>(&events[0], viewer) == told::<G>(&events[1], viewer)
        });
    }
}

/// Whether two positions show a viewer the same: the view, the question, and their own options.
pub(super) fn looks_same<G: Game>(one: &State<G>, other: &State<G>, viewer: Viewer) -> bool {
    let options = |state: &State<G>| {
        let mut legal = Actions::<G>::new();
        if let Viewer::Seat(seat) = viewer {
            state.legal(seat, &mut legal);
        }
        legal
    };
    one.asked() == other.asked()
        && one.question() == other.question()
        && one.view(viewer) == other.view(viewer)
        && options(one) == options(other)
}

/// What a viewer is told of these events.
pub(super) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::witness(event, viewer)).collect()
}

fn key(sim: &mut Sim) -> [u8; 32] {
    std::array::from_fn(|_| sim.below(256) as u8)
}
