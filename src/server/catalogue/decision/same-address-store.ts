import sql from 'sql-template-tag'
import { type SameAddress, selectSameAddress } from '#domain/analysis/same-address.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { listSameStreet } from '#domain/search/index/list-same-street.ts'
import type { Queryable } from '../../database/database.ts'
import { findListings } from '../listing-store.ts'

/** Finds the other offered listings at the street and number of a listing: the index knows the street, the store the rest. */
export async function findSameAddress(
  db: Queryable,
  index: ListingIndex,
  own: CataloguedListing,
): Promise<SameAddress<CataloguedListing>> {
  const ids = listSameStreet(index, own)
  if (ids.length === 0) return { total: 0, listings: [] }
  const rows = await db.query<{ id: string; address: string; price: number }>(sql`
    select l.id::text as id, t.address, l.price from listings_offered l join listing_texts t on t.id = l.id
    where l.id = any(${ids}::bigint[])`)
  const { total, listings } = selectSameAddress(own, rows)
  const found = await findListings(
    db,
    listings.map(({ id }) => id),
  )
  return { total, listings: found }
}
