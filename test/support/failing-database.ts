import type { Database, Queryable, SqlStatement } from '#server/database/database.ts'
import { DatabaseUnavailable } from '#server/database/database-errors.ts'

/** Returns the same database, which fails at one step: a statement, or the answer of a completed commit. */
export function failAtStep(db: Database, step: number): { db: Database; cut: () => boolean } {
  let steps = 0
  let cut = false
  const next = () => {
    if (steps++ !== step) return
    cut = true
    throw new DatabaseUnavailable('gone')
  }
  const over = (queryable: Queryable): Queryable => ({
    query: async <Row extends object>(statement: SqlStatement) => {
      next()
      return queryable.query<Row>(statement)
    },
  })
  return {
    cut: () => cut,
    db: {
      ...db,
      ...over(db),
      transaction: async work => {
        const result = await db.transaction(tx => work(over(tx)))
        next()
        return result
      },
    },
  }
}
