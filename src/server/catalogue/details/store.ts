import sql from 'sql-template-tag'
import type { BankPage } from '#domain/property/bank-page.ts'
import type { Database } from '../../database/database.ts'

/**
 * Keeps what the bank's page of a listing, offered or gone, said at `readAt`: the newest reading replaces the one
 * before. What is searched by goes into `listings`, too; financing, which the list tells as well, only where the page
 * speaks of payment. The catalogue's version moves when anything is different. One short transaction.
 */
export const storePage = (
  db: Database,
  page: BankPage,
  readAt: Date,
): Promise<'changed' | 'same' | 'unknown'> =>
  db.transaction(async tx => {
    const { id, occupancy, firstAuctionAt, secondAuctionAt } = page
    const { fgts, financing } = page.payment
    const json = JSON.stringify(page)
    const [known] = await tx.query<{ same: boolean | null }>(sql`
      select (select p.page = ${json}::jsonb from listing_pages p where p.id = l.id) as same
      from listings l where l.id = ${id}::bigint for update of l`)
    if (!known) return 'unknown'
    await tx.query(sql`
      insert into listing_pages (id, page, read_at) values (${id}::bigint, ${json}::jsonb, ${readAt})
      on conflict (id) do update set page = excluded.page, read_at = excluded.read_at`)
    const updated = await tx.query(sql`
      update listings l
      set fgts = said.fgts, financing = said.financing, occupancy = said.occupancy,
        first_auction_at = said.first_auction_at, second_auction_at = said.second_auction_at
      from (
        select ${fgts}::boolean as fgts, coalesce(${financing}::boolean, k.financing) as financing,
          ${occupancy}::text as occupancy, ${firstAuctionAt}::timestamptz as first_auction_at,
          ${secondAuctionAt}::timestamptz as second_auction_at
        from listings k where k.id = ${id}::bigint) said
      where l.id = ${id}::bigint
        and (l.fgts, l.financing, l.occupancy, l.first_auction_at, l.second_auction_at) is distinct from
          (said.fgts, said.financing, said.occupancy, said.first_auction_at, said.second_auction_at)
      returning 1`)
    if (known.same && updated.length === 0) return 'same'
    await tx.query(sql`update catalogue set version = version + 1`)
    return 'changed'
  })
