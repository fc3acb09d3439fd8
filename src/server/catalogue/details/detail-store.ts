import sql from 'sql-template-tag'
import { type CostFacts, computeNetRoi } from '#domain/calculators/cost-assumptions.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import { isPageOfSale } from '#domain/property/sale-modality.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { costFactColumns } from '../figures/cost-facts.ts'

interface Found extends CostFacts {
  same: boolean | null
  newer: boolean | null
}

const moveNow = (tx: Queryable) => tx.query(sql`update catalogue set version = version + 1`)

/**
 * Stores what the bank's page of a listing, offered or gone, said at `readAt`: the newest reading replaces the
 * previous one, an older one changes nothing. Searchable facts also go into `listings`: dates and forms of payment
 * only when the listing is still sold as the page says, financing only when the lists were silent; the net ROI
 * follows the occupancy. The catalogue's version changes when anything is different. One short transaction.
 * @param move changes the catalogue's version, or records that it must change
 */
export const storePage = (
  db: Database,
  page: BankPage,
  readAt: Date,
  move: (tx: Queryable) => Promise<unknown> = moveNow,
): Promise<'changed' | 'same' | 'older' | 'unknown'> =>
  db.transaction(async tx => {
    const { id, occupancy } = page
    const json = JSON.stringify(page)
    const [known] = await tx.query<Found>(sql`
      select ${costFactColumns}, p.page = ${json}::jsonb as same, p.read_at > ${readAt}::timestamptz as newer
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
    const roi = computeNetRoi({ ...known, occupancy })
    const updated = await tx.query(sql`
      update listings l
      set fgts = said.fgts, financing = said.financing, occupancy = said.occupancy, net_roi = said.net_roi,
        first_auction_at = said.first_auction_at, second_auction_at = said.second_auction_at
      from (
        select ${fgts}::boolean as fgts, coalesce(k.financing, ${financing}::boolean) as financing,
          ${occupancy}::text as occupancy, ${roi}::double precision as net_roi,
          ${first}::timestamptz as first_auction_at, ${second}::timestamptz as second_auction_at
        from listings k where k.id = ${id}::bigint) said
      where l.id = ${id}::bigint
        and (l.fgts, l.financing, l.occupancy, l.net_roi, l.first_auction_at, l.second_auction_at) is distinct from
          (said.fgts, said.financing, said.occupancy, said.net_roi, said.first_auction_at, said.second_auction_at)
      returning 1`)
    if (known.same && updated.length === 0) return 'same'
    await move(tx)
    return 'changed'
  })
