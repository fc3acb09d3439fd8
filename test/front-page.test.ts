import { beforeAll, expect, it } from 'vitest'
import { importList } from '#server/catalogue/import/import-list.ts'
import { answerCallsBy } from '#web/data/api-client.ts'
import { newBelowAppraisalQuery } from '#web/data/catalogue/server-queries.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { anyEngine } from './support/database.ts'
import { listFile } from './support/list-file.ts'
import { appOn } from './support/page-app.ts'

const now = new Date('2026-03-20T12:00:00Z')

anyEngine(engine => {
  beforeAll(async () => {
    const db = await engine.fresh()
    const options = { source: 'caixa', partial: false, force: false, date: null, file: 'SP' } as const
    const listing = (at: number, price: number) => ({ id: String(at), price, evaluation: 200_000_00 })
    const below = Array.from({ length: 7 }, (_, at) => listing(at + 1, 150_000_00))
    const above = Array.from({ length: 9 }, (_, at) => listing(at + 101, at === 0 ? 200_000_00 : 250_000_00))
    await importList(db, listFile('2026-03-10', below), options, () => now)
    await importList(db, listFile('2026-03-17', [...below, ...above]), options, () => now)
    const app = await appOn(db, { now: () => now })
    answerCallsBy(async (path, init) => app.request(path, init))
  })

  it('the front page shows six that are new and below their appraisal, though newer ones are above it', async () => {
    const shown = await createQueryClient().fetchQuery(newBelowAppraisalQuery)
    expect(shown).toHaveLength(6)
    for (const { price, evaluationValue } of shown) expect(price).toBeLessThan(evaluationValue ?? 0)
  })
})
