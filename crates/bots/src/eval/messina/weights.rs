//! The weights, found by play.
//!
//! They began as the table in section 13 of `rules.md`. Whole games of greedy play were then set against what these
//! features said at the start of each turn (regression on the final score, round by round). From there all weights were
//! moved together, step by step, along the slope of the score of greedy solo games. Those in use lie between two stages of
//! that walk: solo games of level 10 went best with them.

/// What the judgement weighs, in points. A field that ends in `later` counts once for each round to come.
pub(super) struct Weights {
    // Tokens: in the last round, in others, and for each round to come.
    /// A coin in the last round.
    pub(super) coin_last: f32,
    /// A coin before.
    pub(super) coin: f32,
    /// More for each round to come.
    pub(super) coin_later: f32,
    /// A beam in the last round.
    pub(super) beam_last: f32,
    /// A beam before.
    pub(super) beam: f32,
    /// More for each round to come.
    pub(super) beam_later: f32,
    /// A fire token in the last round.
    pub(super) fire_last: f32,
    /// A fire token before.
    pub(super) fire: f32,
    /// More for each round to come.
    pub(super) fire_later: f32,
    /// A major fire token in the last round.
    pub(super) major_last: f32,
    /// A major fire token before.
    pub(super) major: f32,
    /// More for each round to come.
    pub(super) major_later: f32,
    /// So many coins count in full.
    pub(super) coin_full: f32,
    /// So many beams count in full.
    pub(super) beam_full: f32,
    /// So many fire tokens count in full.
    pub(super) fire_full: f32,
    /// More of them for each round to come.
    pub(super) fire_room: f32,
    /// The share that tokens beyond that count.
    pub(super) excess: f32,
    /// The share that tokens count in the last turn of the game.
    pub(super) last_turn: f32,
    // Effects still to come, now and for each round to come.
    /// A step on City.
    pub(super) city: f32,
    pub(super) city_later: f32,
    /// A step on Church.
    pub(super) church: f32,
    pub(super) church_later: f32,
    /// A scroll step.
    pub(super) scroll: f32,
    pub(super) scroll_later: f32,
    /// A citizen turns golden.
    pub(super) citizen_up: f32,
    pub(super) citizen_up_later: f32,
    /// An upgraded foreman.
    pub(super) foreman_up: f32,
    pub(super) foreman_up_later: f32,
    /// A Build.
    pub(super) build: f32,
    pub(super) build_later: f32,
    /// A step of a foreman.
    pub(super) foreman: f32,
    pub(super) foreman_later: f32,
    /// The right to skip a step.
    pub(super) skip: f32,
    // Registers.
    /// The share of a lieutenant's turns that the lieutenant is worth.
    pub(super) recruit: f32,
    /// The share while the lieutenant is still ahead on the register.
    pub(super) recruit_ahead: f32,
    /// Steps towards the lieutenant that a round makes.
    pub(super) recruit_pace: f32,
    /// The share that the next space of City counts.
    pub(super) city_ahead: f32,
    /// What is left of it a space further on.
    pub(super) city_decay: f32,
    /// The same for Church.
    pub(super) church_ahead: f32,
    pub(super) church_decay: f32,
    /// The same for Popularity.
    pub(super) pop_ahead: f32,
    pub(super) pop_decay: f32,
    /// A space of Popularity in itself.
    pub(super) pop_space: f32,
    /// How much less the rank is sure for each round to come.
    pub(super) pop_sure: f32,
    /// Cubes that the automaton burns in a round.
    pub(super) auto_rate: f32,
    // Citizens and foremen.
    /// A citizen on the estate, unless the last round is on.
    pub(super) housed: f32,
    pub(super) housed_later: f32,
    /// A golden one, on top of that.
    pub(super) golden: f32,
    pub(super) golden_later: f32,
    /// A citizen in quarantine.
    pub(super) patient: f32,
    pub(super) patient_later: f32,
    /// Steps that a foreman will still make.
    pub(super) steps: f32,
    pub(super) steps_later: f32,
    /// The share of what the citizens ahead would bring.
    pub(super) landing: f32,
    /// A step that is left in itself: using it early is better.
    pub(super) landing_base: f32,
    pub(super) landing_later: f32,
    // Buildings.
    /// The share of its output that a workshop with a citizen brings.
    pub(super) staffed: f32,
    /// How likely a plain citizen there turns golden.
    pub(super) plain_gold: f32,
    /// The share of an empty workshop.
    pub(super) vacant: f32,
    /// More if somebody could work there.
    pub(super) vacant_worker: f32,
    /// The share of a reward of era II that waits for a golden citizen.
    pub(super) reward_gold: f32,
    /// The same in an empty workshop.
    pub(super) reward_vacant_gold: f32,
    /// The share of a reward that anybody can earn.
    pub(super) reward_vacant: f32,
    /// The share of its output that an occupied cabin brings this round.
    pub(super) hut_now: f32,
    /// The same of an empty one.
    pub(super) hut_idle: f32,
    /// The same in later rounds.
    pub(super) hut_later: f32,
    /// A cart that can still be used this round.
    pub(super) ready: f32,
    // Districts to repopulate.
    /// How likely a plan for this round is carried out.
    pub(super) plan_now: f32,
    /// For the next round.
    pub(super) plan_later: f32,
    /// What is left a round later.
    pub(super) plan_decay: f32,
    /// What is left for each citizen that is missing.
    pub(super) plan_missing: f32,
    /// For each token.
    pub(super) plan_unpaid: f32,
    /// How much a round to come helps.
    pub(super) plan_patience: f32,
    /// What a lieutenant given up costs a round.
    pub(super) plan_lieutenant: f32,
    /// What is left without a cart.
    pub(super) plan_cartless: f32,
    /// What the turn and the citizens are worth otherwise.
    pub(super) plan_cost: f32,
    /// What is left for a second cart.
    pub(super) plan_second: f32,
    /// Points a round for visits to an own district.
    pub(super) visits: f32,
    // In the middle of a turn.
    /// The share of the action of the hex.
    pub(super) main_share: f32,
    /// What is lost besides when the district is repopulated instead.
    pub(super) repop_cost: f32,
    /// The share of what is pending.
    pub(super) pending_share: f32,
    /// The share of the second of a kind.
    pub(super) pending_more: f32,
    /// The share of what is being carried out.
    pub(super) act_share: f32,
    /// A citizen to be rescued.
    pub(super) rescue: f32,
    pub(super) rescue_later: f32,
    /// A citizen to be taken to quarantine.
    pub(super) shelter: f32,
    pub(super) shelter_later: f32,
    // Growth a round of what the scroll boards count.
    /// Buildings, workshops.
    pub(super) g_build: f32,
    /// Ships.
    pub(super) g_ships: f32,
    /// Districts.
    pub(super) g_repop: f32,
    /// Ships with one good.
    pub(super) g_goods: f32,
    /// Golden workers.
    pub(super) g_workers: f32,
    /// Foremen in the centre.
    pub(super) g_centre: f32,
    /// Carts, cabin upgrades.
    pub(super) g_carts: f32,
    // Time.
    /// A rat before the last round, besides its cost.
    pub(super) rat: f32,
    /// A turn, by rounds to come.
    pub(super) turns: [f32; 6],
    /// What makes the rounds comparable: prospects should neither rise nor fall when a round ends.
    pub(super) offset: [f32; 6],
}

/// The weights in use.
pub(super) const W: Weights = Weights {
    coin_last: 0.809,
    coin: 1.23,
    coin_later: 0.0988,
    beam_last: 0.685,
    beam: 1.01,
    beam_later: 0.166,
    fire_last: 0.727,
    fire: 1.51,
    fire_later: 0.101,
    major_last: 1.84,
    major: 2.05,
    major_later: 0.529,
    coin_full: 7.92,
    beam_full: 2.73,
    fire_full: 1.75,
    fire_room: 0.215,
    excess: 0.282,
    last_turn: 0.131,
    city: 2.44,
    city_later: 0.32,
    church: 2.07,
    church_later: 0.222,
    scroll: 2.82,
    scroll_later: 0.231,
    citizen_up: 1.33,
    citizen_up_later: 0.328,
    foreman_up: 1.09,
    foreman_up_later: 1.65,
    build: 2.32,
    build_later: 0.722,
    foreman: 3.98,
    foreman_later: 0.297,
    skip: 0.291,
    recruit: 1.16,
    recruit_ahead: 0.306,
    recruit_pace: 2.07,
    city_ahead: 0.715,
    city_decay: 0.989,
    church_ahead: 0.571,
    church_decay: 0.59,
    pop_ahead: 0.516,
    pop_decay: 0.688,
    pop_space: 0.322,
    pop_sure: 0.183,
    auto_rate: 0.3,
    housed: 0.573,
    housed_later: 0.689,
    golden: 0.514,
    golden_later: 0.492,
    patient: 0.0878,
    patient_later: 0.0396,
    steps: 0.554,
    steps_later: 0.581,
    landing: 0.15,
    landing_base: -0.235,
    landing_later: -0.019,
    staffed: 1.32,
    plain_gold: 0.235,
    vacant: 0.453,
    vacant_worker: 0.472,
    reward_gold: 0.362,
    reward_vacant_gold: 0.331,
    reward_vacant: 0.527,
    hut_now: 1.04,
    hut_idle: 0.302,
    hut_later: 0.527,
    ready: 0.546,
    plan_now: 0.414,
    plan_later: 0.44,
    plan_decay: 0.728,
    plan_missing: 0.404,
    plan_unpaid: 0.462,
    plan_patience: 0.626,
    plan_lieutenant: 3.44,
    plan_cartless: 0.505,
    plan_cost: 3.79,
    plan_second: 0.577,
    visits: 1.19,
    main_share: 0.778,
    repop_cost: 1.78,
    pending_share: 0.882,
    pending_more: 0.713,
    act_share: 0.97,
    rescue: 0.823,
    rescue_later: 0.921,
    shelter: 0.197,
    shelter_later: 0.157,
    g_build: 0.364,
    g_ships: 0.0735,
    g_repop: 0.15,
    g_goods: 0.265,
    g_workers: 0.482,
    g_centre: 0.423,
    g_carts: 0.252,
    rat: 0.458,
    turns: [6.09, 9.84, 6.69, 6.08, 7.79, 3.3],
    offset: [-28.8, -66.0, -81.8, -87.2, -90.2, -77.9],
};
