import { pino } from 'pino'
import sql from 'sql-template-tag'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { startPageWorker } from '#server/catalogue/details/page-worker.ts'
import type { Database } from '#server/database/database.ts'
import { createListing, seedCatalogue } from './catalogue.ts'
import { startDetailBank } from './detail-bank.ts'
import { createAdvancingClock } from './advancing-clock.ts'

export const pageIntervalMs = 6000

/** Returns a property number as the bank writes it: 13 digits. */
export const propertyNumber = (n: number): string => String(8444400000000 + n)

/**
 * Clears the state of the page worker, and puts these listings into the catalogue, each a minute older than the one
 * before.
 */
export async function offerListings(
  db: Database,
  listings: readonly Partial<CataloguedListing>[],
): Promise<void> {
  await db.query(
    sql`truncate listings, listing_texts, listing_history, listing_pages, page_readings, favorites, troubles`,
  )
  await db.query(sql`delete from page_site`)
  await db.query(sql`insert into page_site default values`)
  const day = new Date('2026-11-20T12:00:00Z').getTime()
  const seen = (at: number) => new Date(day - at * 60_000).toISOString()
  await seedCatalogue(
    db,
    listings.map((each, at) => createListing({ firstSeenAt: seen(at), changedAt: seen(at), ...each })),
  )
}

/**
 * Runs the page worker with a bank on this machine and a clock that pauses advance; records what it reports to the
 * operator and the pages.
 */
export async function readingPages(
  db: Database,
  answer?: Parameters<typeof startDetailBank>[0],
  {
    random = () => 0.5,
    time = createAdvancingClock(),
  }: { random?: () => number; time?: ReturnType<typeof createAdvancingClock> } = {},
) {
  const bank = await startDetailBank(answer, time.clock)
  const reportedTroubles: { key: string; detail: string }[] = []
  const over: string[] = []
  const moves: number[] = []
  const begin = (on: Database = db) =>
    startPageWorker(on, {
      log: pino({ level: 'silent' }),
      now: time.now,
      url: bank.url,
      interval: pageIntervalMs,
      random,
      operator: {
        reportTrouble: async ({ key, detail }) => reportedTroubles.push({ key, detail }) > 0,
        endTrouble: async key => over.push(key) > 0,
      },
      onCatalogueChanged: () => moves.push(time.clock()),
      pause: time.pause,
      timeoutsMs: { silence: 10_000, whole: 10_000 },
    }).stop
  const stop = begin()
  return {
    bank,
    time,
    reportedTroubles,
    over,
    moves,
    begin,
    stop,
    numbers: () => bank.asked.map(({ id }) => Number(id) - 8444400000000),
    async end() {
      await stop()
      await bank.stop()
    },
  }
}
