//! Every plague card, favour card, Capital card, Capital building and reward token, resolved against its data.
#![allow(clippy::format_push_string, reason = "scripts are short, and written where they are read")]

use kernel::Id as _;
use kernel::testkit::{parse, run};
use pest::Pest;
use pest::data::{
    CAPITAL_BUILDINGS, CAPITAL_CARDS, CapitalBuilding, CapitalCard, FAVOUR_CARDS, FavourCard, LOCATIONS, Location,
    PLAGUE_CARDS, PlagueCard, REWARD_TOKENS, ROUTES, RewardToken, Road,
};
use pest::shape::{Reward, RewardKind};
use pest::vocabulary::Good;

fn holds(script: &str) {
    for case in parse(script).expect("a script").cases {
        run::<Pest>(&case, &[]).unwrap_or_else(|error| panic!("{error}\n{script}"));
    }
}

/// What a reward list brings, as facts about a player who chooses wood wherever there is a choice.
fn facts(seat: &str, lists: &[&[Reward]]) -> String {
    let mut goods = [0; 5];
    let (mut research, mut renown) = (0, 0);
    for reward in lists.iter().copied().flatten() {
        match reward.kind {
            RewardKind::Good(good) => goods[good.index()] += reward.n,
            RewardKind::Any => goods[Good::Wood.index()] += reward.n,
            RewardKind::Research => research += reward.n,
            RewardKind::Renown => renown += reward.n,
            RewardKind::Influence | RewardKind::RecallHealed => {}
        }
    }
    let mut text = String::new();
    for (good, n) in Good::ALL.iter().zip(goods) {
        text += &format!("  expect {seat} {} = {n}\n", good.word());
    }
    text + &format!("  expect {seat} research = {research}\n  expect {seat} renown = {renown}\n")
}

fn choices(seat: &str, lists: &[&[Reward]]) -> String {
    let any = lists.iter().copied().flatten().filter(|reward| reward.kind == RewardKind::Any);
    format!("  {seat}: take wood\n").repeat(any.map(|reward| usize::from(reward.n)).sum())
}

fn influence(lists: &[&[Reward]]) -> u8 {
    let of = lists.iter().copied().flatten().filter(|reward| reward.kind == RewardKind::Influence);
    of.map(|reward| reward.n).sum()
}

#[test]
fn pest_65_66_67_every_plague_card_strikes_what_it_names() {
    for &card in PlagueCard::ALL {
        let data = &PLAGUE_CARDS[card.index()];
        // The Doctors wait in a ruin, so that they keep the plague away from nobody.
        let mut script = format!(
            "case {0}\n  rolls any\n  options players=5\n  given year 2\n  given destroyed hollin\n  given plague {0}\n",
            card.word()
        );
        for &location in Location::ALL {
            let printed = &LOCATIONS[location.index()];
            let struck = printed.ports & data.ports != 0 || data.groups.contains(&(printed.size, printed.resource));
            let n = u8::from(struck && location != Location::Hollin);
            script += &format!("  expect sick {} = {n}\n", location.word());
        }
        for &road in Road::ALL {
            let struck = (0..3).any(|route| data.roads >> route & 1 == 1 && ROUTES[route].contains(&road));
            script += &format!("  expect sick {} = {}\n", road.word(), u8::from(struck));
        }
        holds(&script);
    }
}

#[test]
fn pest_80_81_83_every_favour_card_pays_its_three_places() {
    for &card in FavourCard::ALL {
        let [left, middle, right] = FAVOUR_CARDS[card.index()].places;
        let mut script = format!(
            "case {0}\n  rolls any\n  given year 2\n  given order red blue yellow\n  given favour {0}\n  \
             given red influence 9\n  given blue influence 5\n  given yellow influence 2\n  given then favour\n",
            card.word()
        );
        let places = [("red", left), ("blue", middle), ("yellow", right)];
        for (seat, list) in places {
            script += &choices(seat, &[list]);
        }
        for (seat, list) in places {
            script += &facts(seat, &[list]);
        }
        holds(&script);
    }
}

#[test]
fn pest_171_172_173_every_capital_card_pays_its_places_and_choices() {
    for &card in CapitalCard::ALL {
        let data = &CAPITAL_CARDS[card.index()];
        for (at, choice) in ["a", "b"].into_iter().enumerate() {
            let lists = [
                ("red", vec![data.places[0], data.choices[at]]),
                ("blue", vec![data.places[1]]),
                ("yellow", vec![data.places[2]]),
            ];
            let mut script = format!(
                "case {0} {choice}\n  rolls any\n  given year 2\n  given order red blue yellow\n  \
                 given decree employment_program\n  given capital_card {0}\n  given red influence 40\n  \
                 given blue influence 29\n  given yellow influence 21\n  given red capital 3\n  \
                 given blue capital 2\n  given yellow capital 1\n  given then era_end\n",
                card.word()
            );
            script += &choices("red", &[data.places[0]]);
            script += &format!("  red: choice {choice}\n");
            script += &choices("red", &[data.choices[at]]);
            script += &choices("blue", &[data.places[1]]);
            script += &choices("yellow", &[data.places[2]]);
            let recalls = data.choices[at].iter().any(|reward| reward.kind == RewardKind::RecallHealed);
            script += &format!("  expect red healed = {}\n", u8::from(recalls));
            let from = [("red", 40), ("blue", 29), ("yellow", 21)];
            for ((seat, lists), (_, from)) in lists.iter().zip(from) {
                script += &format!("  expect {seat} influence = {}\n", from + influence(lists));
                // The second year of the favour card `empty_coffers` pays nothing, so only the Capital does.
                let border = u16::from(*seat == "red" && influence(lists) >= 2);
                let text = facts(seat, lists);
                if border == 0 {
                    script += &text;
                }
            }
            holds(&script);
        }
    }
}

#[test]
fn pest_124_every_capital_building_costs_and_gives_what_it_says() {
    for &building in CapitalBuilding::ALL {
        let data = &CAPITAL_BUILDINGS[building.index()];
        let [wood, stone, food, _] = data.cost;
        holds(&format!(
            "case {0}\n  given red wood {wood}\n  given red stone {stone}\n  given red food {food}\n  given turn red\n  \
             given red influence 30\n  given decree bread_for_all\n  red: place build heal\n  red: start build\n  \
             red: erect {0}\n  expect red wood = 0\n  expect red stone = 0\n  expect red food = 0\n  \
             expect red renown = {1}\n  expect red works = 1\n  expect capital_buildings = 4\n  \
             expect red influence = {2}\n",
            building.word(),
            data.renown,
            30 + data.influence
        ));
    }
}

#[test]
fn pest_152_every_reward_token_gives_what_it_shows() {
    for &token in RewardToken::ALL {
        let list = REWARD_TOKENS[token.index()];
        let mut script = format!(
            "case {0}\n  given tokens {0}\n  given red healed 1\n  given turn red\n  given decree bread_for_all\n  \
             red: place move assign\n  red: start assign\n  red: assign capital\n  red: done\n  red: reward {0}\n",
            token.word()
        );
        script += &choices("red", &[list]);
        script += &facts("red", &[list]);
        script += &format!("  expect red influence = {}\n  expect face_up = 0\n", influence(&[list]));
        holds(&script);
    }
}
