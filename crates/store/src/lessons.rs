//! What people have learned: the stars of each lesson they have done.

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

impl Store {
    /// A person has done a lesson. What they have earned before is not taken away.
    pub async fn learn(&self, person: &str, lesson: &str, stars: u8) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO lessons (person, lesson, stars) VALUES ($1, $2, $3)
            ON CONFLICT (person, lesson) DO UPDATE SET stars = excluded.stars WHERE lessons.stars < excluded.stars";
        let (person, lesson) = (person.to_owned(), lesson.to_owned());
        self.write(move |db| db.execute(SQL, args![&*person, &*lesson, i64::from(stars)]).map(|_| ())).await
    }

    /// The lessons that a person has done, with their stars.
    pub async fn learned(&self, person: &str) -> Result<Vec<(String, u8)>, StoreError> {
        const SQL: &str = "SELECT lesson, stars FROM lessons WHERE person = $1 ORDER BY lesson";
        let person = person.to_owned();
        let read = |row: &mut Columns| Ok((row.next("lesson")?, row.next("stars")?));
        self.read(move |db| row::all("lessons", db.query(SQL, args![&*person])?, read)).await
    }
}
