import { readFile } from 'node:fs/promises'
import { importAddressFile } from '#server/addresses/import-addresses.ts'
import { importList } from '#server/catalogue/import/import-list.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { recife } from '#server/paid-prices/cities/recife.ts'
import { importPaidPrices } from '#server/paid-prices/import-paid-prices.ts'
import { runHere } from './census-tasks.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

const imports: Record<string, (db: Database, path: string, folder: string) => Promise<unknown>> = {
  list: async (db, path) =>
    importList(
      db,
      await readFile(path, 'utf8'),
      { file: 'lista.csv', source: 'caixa', partial: false, force: false, date: null },
      now,
    ),
  'paid prices': (db, path) => importPaidPrices(db, { city: recife, path, file: 'itbi.csv', now }),
  addresses: (db, path, folder) =>
    importAddressFile(db, path, {
      folder,
      site: { base: 'http://127.0.0.1:9' },
      now,
      signal: new AbortController().signal,
      onCatalogueChanged: () => undefined,
      run: runHere,
      onOutcome: () => undefined,
    }),
}

/**
 * Imports a file of one kind into a database and kills itself (SIGKILL) while the given statement runs, counted from the
 * first one of the import; writes `done n` with the number of statements when it reaches the end.
 */
const [kind = '', folder = '', url = '', path = '', fatal = ''] = process.argv.slice(2)
const db = await openDatabase({ url: url === '' ? null : url, folder })
let statements = 0

const counting = (queryable: Queryable): Queryable => ({
  query: statement => {
    const answer = queryable.query<never>(statement)
    if (++statements === Number(fatal)) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
    return answer
  },
})

await imports[kind]?.(
  { ...db, ...counting(db), transaction: work => db.transaction(tx => work(counting(tx))) },
  path,
  folder,
)
process.stdout.write(`done ${statements}\n`)
await db.close()
