import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import { caseNumber, readCaseFile, readCasePage } from '#test/support/page-cases.ts'
import type { Database } from '#server/database/database.ts'
import { importList } from '../import/import-list.ts'
import { findListings } from '../listing-store.ts'
import { storePage } from './detail-store.ts'
import { dueFactsJob, startDueFactsWorker } from '../catalogue-capability.ts'
import { mergeDueFacts } from './merge-listing-facts.ts'

const morning = new Date('2026-11-20T09:00:00-03:00')
const afterFirstAuction = '2026-11-20T10:00:00-03:00'
const [first, second] = [211_000_00, 160_000_00]

/** A listing between whose two auctions the clock changes the price. */
async function betweenAuctions(db: Database): Promise<() => Promise<number | undefined>> {
  await importList(
    db,
    readCaseFile('D04-list.csv').toString('latin1'),
    { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
    () => morning,
  )
  await storePage(db, readCasePage('D04'), { readAt: morning, now: morning })
  return async () => (await findListings(db, [caseNumber('D04')]))[0]?.price
}

eachEngine(engine => {
  it('what is due by the clock is merged by the process alone that holds the lock of the job', async () => {
    const db = await engine.fresh()
    const price = await betweenAuctions(db)
    const time = createManualClock(afterFirstAuction)
    let shown = 0
    const start = () => {
      const worker = startDueFactsWorker(db, {
        log: pino({ level: 'silent' }),
        now: time.now,
        pause: time.pause,
        onCatalogueChanged: () => void shown++,
      })
      onTestFinished(() => worker.stop())
      return worker
    }
    await db.exclusively(dueFactsJob, async () => {
      await start().settled()
      expect([await price(), shown]).toEqual([first, 0])
    })
    await start().settled()
    expect([await price(), shown]).toEqual([second, 1])
  })

  it('nothing is merged once the lock is lost', async () => {
    const db = await engine.fresh()
    const price = await betweenAuctions(db)
    const lost = AbortSignal.abort(new Error('lost'))
    await expect(mergeDueFacts(db, new Date(afterFirstAuction), lost)).rejects.toThrow('lost')
    expect(await price()).toBe(first)
  })
})
