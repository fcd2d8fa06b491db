//! Where we are in the rulebook: its steps, in its order.

use crate::{
    Contagion, climb, draw, effect, eradicate, infect, level_up, lose, loss, move_cubes, mutate, place, remove_enemy,
    resist, round, setup, turn,
};

kernel::steps! {
    /// A step of the rules.
    pub enum Frame of Contagion {
        asks setup::StartingCube,
        runs round::Round,
        asks turn::Turn,
        runs turn::StartEffect,
        runs turn::EndEffect,
        runs turn::TurnEnd,
        asks infect::InfectCubes,
        asks infect::Payment,
        asks infect::Jokers,
        asks mutate::MutationCards,
        asks draw::HandLimit,
        asks eradicate::CityAction,
        runs effect::Effects,
        runs effect::Victims,
        asks effect::Opponent,
        asks place::Place,
        asks place::PlaceCubes,
        asks move_cubes::MoveFrom,
        asks move_cubes::MoveTo,
        asks move_cubes::MoveCubes,
        asks remove_enemy::EnemyCity,
        asks remove_enemy::EnemyCubes,
        asks level_up::LevelUp,
        asks climb::Climb,
        asks loss::LossCity,
        asks resist::Resist,
        asks lose::LoseCards,
        asks lose::LoseCubes,
        asks lose::LoseLevels,
    }
}
