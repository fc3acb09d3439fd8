import sql from 'sql-template-tag'
import type { BankPage } from '#domain/property/bank-page.ts'
import type { Modality } from '#domain/property/listing.ts'
import { isPageOfSale } from '#domain/property/sale-modality.ts'
import type { Database } from '../../database/database.ts'
import { raiseCatalogueVersion, recordListingChanges } from '../../catalogue-changes.ts'

interface Found {
  modality: Modality | null
  same: boolean | null
  newer: boolean | null
}

/**
 * Stores what the bank's page of a listing, offered or gone, said at `readAt`: the newest reading replaces the
 * previous one, an older one changes nothing. Searchable facts also go into `listings`: dates and forms of payment
 * only when the listing is still sold as the page says, financing only when the lists were silent. The catalogue's version changes when anything is different. One short transaction.
 * @param publish whether it shows at once; otherwise with the next version
 */
export const storePage = (
  db: Database,
  page: BankPage,
  readAt: Date,
  { publish = true }: { publish?: boolean } = {},
): Promise<'changed' | 'same' | 'older' | 'unknown'> =>
  db.transaction(async tx => {
    const { id, occupancy } = page
    const json = JSON.stringify(page)
    const [known] = await tx.query<Found>(sql`
      select l.modality, p.page = ${json}::jsonb as same, p.read_at > ${readAt}::timestamptz as newer
      from listings l left join listing_pages p on p.id = l.id
      where l.id = ${id}::bigint for update of l`)
    if (!known) return 'unknown'
    if (known.newer) return 'older'
    await tx.query(sql`
      insert into listing_pages (id, page, read_at) values (${id}::bigint, ${json}::jsonb, ${readAt})
      on conflict (id) do update set page = excluded.page, read_at = excluded.read_at`)
    await tx.query(sql`update listings set page_read_at = ${readAt}::timestamptz where id = ${id}::bigint`)
    const current = isPageOfSale(page.modality, known.modality)
    const { fgts, financing } = current ? page.payment : { fgts: null, financing: null }
    const [first, second] = current ? [page.firstAuctionAt, page.secondAuctionAt] : [null, null]
    const updated = await tx.query(sql`
      update listings l
      set fgts = said.fgts, financing = said.financing, occupancy = said.occupancy,
        first_auction_at = said.first_auction_at, second_auction_at = said.second_auction_at
      from (
        select ${fgts}::boolean as fgts, coalesce(k.financing, ${financing}::boolean) as financing,
          ${occupancy}::text as occupancy,
          ${first}::timestamptz as first_auction_at, ${second}::timestamptz as second_auction_at
        from listings k where k.id = ${id}::bigint) said
      where l.id = ${id}::bigint
        and (l.fgts, l.financing, l.occupancy, l.first_auction_at, l.second_auction_at) is distinct from
          (said.fgts, said.financing, said.occupancy, said.first_auction_at, said.second_auction_at)
      returning 1`)
    if (known.same && updated.length === 0) return 'same'
    await recordListingChanges(tx, [id])
    if (publish) await raiseCatalogueVersion(tx)
    return 'changed'
  })
