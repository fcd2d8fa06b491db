//! What may be done now and then, counted for all nodes together. A row says until when somebody has used up what they may
//! do: each time moves that moment on, and who is too far ahead of the clock waits.

use crate::error::StoreError;
use crate::sql::{Database, args};
use crate::store::Store;

impl Store {
    /// Somebody does once more what may be done every so many milliseconds in the long run, and `burst` times at once. Says
    /// whether they may.
    pub async fn spend(&self, who: &str, every: u64, burst: u64) -> Result<bool, StoreError> {
        let (who, ahead) = (who.to_owned(), every.saturating_mul(burst.saturating_sub(1)));
        let spend = move |db: &mut dyn Database| {
            let clock = db.clock_clause();
            let sql = format!(
                "INSERT INTO spent (who, until) VALUES ($1, {clock} + CAST($2 AS BIGINT))
                ON CONFLICT (who) DO UPDATE SET until =
                    (CASE WHEN spent.until > {clock} THEN spent.until ELSE {clock} END) + CAST($3 AS BIGINT)
                WHERE spent.until <= {clock} + CAST($4 AS BIGINT)"
            );
            Ok(db.execute(&sql, args![&*who, every, every, ahead])? > 0)
        };
        // One statement, and nothing that must outlive a crash: where it can, it waits for nobody's commit, and nobody's commit
        // for it.
        if self.is_shared() { self.read(spend).await } else { self.write(spend).await }
    }

    /// Forgets those who may do everything again.
    pub async fn forget_spent(&self) -> Result<u64, StoreError> {
        self.write(|db| {
            let clock = db.clock_clause();
            db.execute(&format!("DELETE FROM spent WHERE until < {clock}"), &[])
        })
        .await
    }
}
