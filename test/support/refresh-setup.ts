import { pino } from 'pino'
import sql from 'sql-template-tag'
import {
  type CatalogueRefresher,
  type CatalogueRefresherDependencies,
  createCatalogueRefresher,
} from '#server/catalogue/refresh/catalogue-refresher.ts'
import type { Database } from '#server/database/database.ts'
import { minuteMs } from '#domain/durations.ts'
import { type ListBank, startListBank } from './list-bank.ts'
import { flatRows, listFile } from './list-file.ts'
import { type ManualClock, createManualClock } from './manual-clock.ts'

type RunningRefresher = CatalogueRefresher & ReturnType<CatalogueRefresher['start']>

export interface RefreshSetup {
  db: Database
  bank: ListBank
  time: ManualClock
  /** The reported troubles, and the keys of those that are over. */
  reportedTroubles: { key: string; title: string; detail: string }[]
  over: string[]
  /** The number of reported imports. */
  imports: number
  /** Starts another process on the same catalogue. */
  start(changes?: Partial<CatalogueRefresherDependencies>): RunningRefresher
  /** Stops everything. */
  end(): Promise<void>
}

/** An empty catalogue, a bank with lists, and the test's own clock; nothing runs yet. */
export async function setUpRefresh(db: Database, at = '2026-11-23T12:00:00Z'): Promise<RefreshSetup> {
  await db.query(sql`
    truncate listings, listing_texts, listing_history, state_lists, imports, import_batches, list_downloads, refreshes`)
  await db.query(sql`update catalogue set source = 'demo', list_date = null, updated_at = null`)
  const bank = await startListBank()
  const time = createManualClock(at)
  const refreshers: RunningRefresher[] = []
  const setting: RefreshSetup = {
    db,
    bank,
    time,
    reportedTroubles: [],
    over: [],
    imports: 0,
    start(changes = {}) {
      // Statistics are recomputed after every import into a small catalogue, which is not tested here.
      const refresher = createCatalogueRefresher({
        db: { ...db, maintain: async () => undefined },
        log: pino({ level: 'silent' }),
        now: time.now,
        url: bank.url,
        schedule: null,
        random: () => 0.5,
        operator: {
          reportTrouble: async trouble => setting.reportedTroubles.push(trouble) > 0,
          endTrouble: async key => setting.over.push(key) > 0,
        },
        onImported: async () => void setting.imports++,
        pause: time.pause,
        ...changes,
      })
      const running = { ...refresher, ...refresher.start() }
      refreshers.push(running)
      return running
    },
    async end() {
      await Promise.all(refreshers.map(refresher => refresher.stop()))
      await bank.stop()
    },
  }
  return setting
}

/** Returns a list of AC with this date. */
export const listOfAcre = (date: string, count = 60): string =>
  listFile(date, flatRows(count, { state: 'AC' }))

/** Reads all rows of `listings`, by their number. */
export const readWholeCatalogue = (db: Database) => db.query(sql`select * from listings order by id`)

/** Creates a catalogue with a list of AC; the bank then has its next list and one of AL. Returns the catalogue. */
export async function fillCatalogue({ db, bank, time, over, start }: RefreshSetup) {
  bank.offer('AC', listOfAcre('2026-11-20'), { etag: '"friday"' })
  const first = start()
  await first.begin(['AC'])
  await time.pass(minuteMs)
  await first.stop()
  const before = await readWholeCatalogue(db)
  if (before.length !== 60) throw new Error(`${before.length} listings instead of 60`)
  bank.offer('AC', listOfAcre('2026-11-23'), { etag: '"monday"' })
  bank.offer('AL', listFile('2026-11-23', flatRows(2, { state: 'AL' }, 1000)))
  over.length = 0
  return before
}
