import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { claimFolder, exitAfterFolderLoss } from '#server/data-folder.ts'
import { openDatabase } from '#server/database/open-database.ts'

/**
 * Opens the embedded database in the given folder, writes `open [count, greatest]` with what it contains, then
 * inserts rows in pairs, one transaction each, and writes `done n` after each commit, until it is killed.
 */
const folder = process.argv[2] ?? ''
const claim = await claimFolder(folder, { lost: exitAfterFolderLoss })
if ('heldBy' in claim) throw new Error(`Held by ${claim.heldBy.pid}`)
const db = await openDatabase({ url: null, folder, fence: claim.fence })
await db.query(sql`create table if not exists pairs (n bigint primary key, load text not null)`)
const [found] = await db.query<{ count: number; greatest: number }>(
  sql`select count(*) as count, coalesce(max(n), 0) as greatest from pairs`,
)
let n = found?.greatest ?? 0
say(`open ${JSON.stringify([found?.count, n])}`)

for (;;) {
  const load = randomBytes(20_000).toString('hex')
  await db.transaction(async tx => {
    await tx.query(sql`insert into pairs values (${n + 1}, ${load})`)
    await tx.query(sql`insert into pairs values (${n + 2}, ${load})`)
  })
  n += 2
  say(`done ${n}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
