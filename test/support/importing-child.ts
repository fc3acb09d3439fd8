import { readFile } from 'node:fs/promises'
import type { Queryable } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { importList } from '#server/catalogue/import/import-list.ts'

/**
 * Imports a list into a database and kills itself (SIGKILL) while the given statement runs, counted from the first
 * one of the import; writes `done n` with the number of statements when it reaches the end.
 */
const [folder = '', url = '', file = '', fatal = ''] = process.argv.slice(2)
const db = await openDatabase({ url: url === '' ? null : url, folder })
let statements = 0

const counting = (queryable: Queryable): Queryable => ({
  query: statement => {
    const answer = queryable.query<never>(statement)
    if (++statements === Number(fatal)) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
    return answer
  },
})

await importList(
  { ...db, ...counting(db), transaction: work => db.transaction(tx => work(counting(tx))) },
  await readFile(file, 'utf8'),
  { file: 'lista.csv', source: 'caixa', partial: false, force: false, date: null },
  () => new Date('2026-11-21T12:00:00Z'),
)
process.stdout.write(`done ${statements}\n`)
await db.close()
