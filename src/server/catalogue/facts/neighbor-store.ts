import sql, { empty } from 'sql-template-tag'
import { maxNeighbors } from '#contract/property-facts-schemas.ts'
import { foldText } from '#domain/fold-text.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { Queryable } from '../../database/database.ts'
import { findListings } from '../listing-store.ts'

/**
 * Finds offered listings near a listing: of its city and category (of any when it has none), those of its neighborhood
 * first, then by how near their price is.
 * @param cityKeys the folded names that the lists give its city
 */
export async function findNeighbors(
  db: Queryable,
  own: CataloguedListing,
  cityKeys: readonly string[],
): Promise<CataloguedListing[]> {
  const neighborhood = foldText(own.neighborhood)
  const ofCategory = own.category === null ? empty : sql`and l.category = ${own.category}`
  const rows = await db.query<{ id: string }>(sql`
    select l.id::text as id from listings_offered l
    where l.state = ${own.state} and l.city_key = any(${cityKeys}::text[]) ${ofCategory}
      and l.id <> ${own.id}::bigint
    order by (l.neighborhood_key = ${neighborhood} and l.neighborhood_key <> '') desc,
      abs(l.price - ${own.price}::bigint), l.id
    limit ${maxNeighbors}::integer`)
  return findListings(
    db,
    rows.map(({ id }) => id),
  )
}
