import type { Queryable } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { recife } from '#server/paid-prices/cities/recife.ts'
import { importPaidPrices } from '#server/paid-prices/import-paid-prices.ts'

/**
 * Imports a file of paid prices into a database and kills itself (SIGKILL) while the given statement runs, counted from the first
 * one of the import; writes `done n` with the number of statements when it reaches the end.
 */
const [folder = '', url = '', path = '', fatal = ''] = process.argv.slice(2)
const db = await openDatabase({ url: url === '' ? null : url, folder })
let statements = 0

const counting = (queryable: Queryable): Queryable => ({
  query: statement => {
    const answer = queryable.query<never>(statement)
    if (++statements === Number(fatal)) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
    return answer
  },
})

await importPaidPrices(
  { ...db, ...counting(db), transaction: work => db.transaction(tx => work(counting(tx))) },
  { city: recife, path, file: 'itbi.csv', now: () => new Date('2026-11-29T12:00:00Z') },
)
process.stdout.write(`done ${statements}\n`)
await db.close()
