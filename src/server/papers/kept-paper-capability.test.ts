import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { PaperToKeep } from '#contract/kept-paper-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { eachEngine } from '#test/support/database.ts'
import { exampleEditalPaper } from '#test/support/kept-papers.ts'
import { keepPaper, readKeptPaper } from './kept-paper-routes.ts'
import { generatePaperKey, readPaperKey } from '../paper-key.ts'
import { createPaperSealer } from './paper-sealer.ts'
import { resealPapers } from './kept-paper-capability.ts'

const now = new Date('2026-01-10T12:00:00Z')
const [oldKey, newKey, lostKey] = [generatePaperKey(), generatePaperKey(), generatePaperKey()].map(
  readPaperKey,
)

eachEngine(engine => {
  it('after a change of keys, every paper that opens is encrypted with the new key', async () => {
    if (!oldKey || !newKey || !lostKey) throw new Error('There are three keys')
    const db = await engine.fresh()
    const { person } = accountsOn(db, { now: () => now })
    const owners = [(await person()).id, (await person()).id]
    const paper = PaperToKeep.parse(exampleEditalPaper)
    const keep = async (key: typeof oldKey, papers: number) => {
      for (let at = 0; at < papers; at++)
        for (const owner of owners)
          await keepPaper(db, createPaperSealer([key]), owner, { ...paper, id: randomUUID() }, now)
    }
    await keep(oldKey, 12)
    await keep(lostKey, 1)
    await keep(newKey, 1)

    const lines: Record<string, unknown>[] = []
    const log = pino(
      {},
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    )
    const sealer = createPaperSealer([newKey, oldKey])
    const { signal } = new AbortController()
    await resealPapers(db, { sealer, log, signal })
    expect(lines).toMatchObject([{ resealed: 24, left: 2 }])
    await resealPapers(db, { sealer, log, signal })
    expect(lines).toHaveLength(1)

    const alone = createPaperSealer([newKey])
    const rows = await db.query<{ user_id: string; id: string; key_id: string }>(sql`
      select user_id, id, key_id from kept_papers`)
    const opened = rows.filter(({ key_id }) => key_id === newKey.id)
    expect([rows.length, opened.length]).toEqual([28, 26])
    for (const { user_id, id } of opened)
      expect((await readKeptPaper(db, alone, user_id, id)).reading).toEqual(exampleEditalPaper.reading)
  })
})
