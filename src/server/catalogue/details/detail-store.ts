import sql from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import { completePage } from '#domain/property/complete-page.ts'
import type { Modality } from '#domain/property/listing.ts'
import type { Database } from '../../database/database.ts'
import { raiseCatalogueVersion, recordListingChanges } from '../../catalogue-changes.ts'
import { minuteMs, secondMs } from '#domain/durations.ts'
import { mergeListingFacts } from './merge-listing-facts.ts'
import { readStoredPage, type StoredPage } from './stored-page.ts'

interface Found {
  page: StoredPage | null
  read_at: Date | null
  /** The modality in which the property was last known to be sold. */
  modality: Modality | null
  newer: boolean | null
}

interface PageReading {
  /** When the page said this. */
  readAt: Date
  /** The present, by which the price between two auctions is chosen. */
  now: Date
  /** Whether it shows at once; otherwise with the next version. */
  publish?: boolean
  /** Whether the page is complete; facts that an incomplete page lacks stay as they were known. */
  isWhole?: boolean
}

/**
 * Stores what the bank's page of a listing, offered or gone, said at `readAt`: the newest reading replaces the
 * previous one, an older one changes nothing; a cut one is completed by the previous one (`completePage`). What a list
 * states, too, is merged field by field (`mergeListingFacts`).
 * The catalogue's version changes when anything is different. One short transaction.
 */
export const storePage = (
  db: Database,
  given: BankPage,
  { readAt, now, publish = true, isWhole = true }: PageReading,
): Promise<'changed' | 'same' | 'older' | 'unknown'> =>
  db.transaction(async tx => {
    const { id } = given
    const [known] = await tx.query<Found>(sql`
      select p.page, p.read_at, l.modality, p.read_at > ${readAt}::timestamptz as newer
      from listings l left join listing_pages p on p.id = l.id
      where l.id = ${id}::bigint for update of l`)
    if (!known) return 'unknown'
    if (known.newer) return 'older'
    const before = known.page &&
      known.read_at && { page: readStoredPage(known.page), readAt: known.read_at.toISOString() }
    const dated = datePage(given, readAt, before && before.page)
    const json = JSON.stringify(isWhole ? dated : completePage(dated, before, known.modality))
    const same = await tx.query(
      sql`select 1 from listing_pages where id = ${id}::bigint and page = ${json}::jsonb`,
    )
    await tx.query(sql`
      insert into listing_pages (id, page, read_at) values (${id}::bigint, ${json}::jsonb, ${readAt})
      on conflict (id) do update set page = excluded.page, read_at = excluded.read_at`)
    await tx.query(sql`update listings set page_read_at = ${readAt}::timestamptz where id = ${id}::bigint`)
    const merged = await mergeListingFacts(tx, [id], now)
    if (same.length > 0 && merged.length === 0) return 'same'
    if (merged.length === 0) await recordListingChanges(tx, [id])
    if (publish) await raiseCatalogueVersion(tx)
    return 'changed'
  })

/** Ends that differ by less, in milliseconds, are the same end: countdowns run a few seconds apart. */
const sameEndMs = 1.5 * minuteMs

/** Writes the end of a sale whose page counts down; the end that was known stays where it is the same one. */
function datePage(page: BankPage, readAt: Date, before: BankPage | null): BankPage {
  const { remainingSeconds, firstAuctionAt } = page
  if (remainingSeconds === null) return page
  const end = readAt.getTime() + remainingSeconds * secondMs
  const known = before && before.firstAuctionAt
  const same = known !== null && Math.abs(Date.parse(known) - end) < sameEndMs
  return {
    ...page,
    firstAuctionAt: firstAuctionAt ?? (same ? known : toBrasiliaIso(end)),
    remainingSeconds: null,
  }
}
