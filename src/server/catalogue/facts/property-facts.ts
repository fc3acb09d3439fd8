import sql, { empty } from 'sql-template-tag'
import { presentPropertyFacts, type PublicFacts } from '#contract/present-property-facts.ts'
import { maxNeighbors, type PropertyFacts } from '#contract/property-facts-schemas.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import type { Queryable } from '../../database/database.ts'
import { bankPageColumns, type BankPageRow, toPageBesideList } from '../details/page-beside-list.ts'
import { findListings } from '../listing-store.ts'
import { currentPresentation, type PresentationSource } from '../presentation-context.ts'
import { foldText } from '#domain/fold-text.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'

/**
 * Finds offered listings near a listing: of its city and category (of any when it has none), those of its neighborhood
 * first, then by how near their price is.
 * @param cityKeys the folded names that the lists give its city
 */
async function findNeighbors(
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

/** Reads the bank's page of a listing; `null` while it was not read. */
async function findBankPage(db: Queryable, id: string): Promise<PublicFacts['bankPage']> {
  const [row] = await db.query<BankPageRow>(sql`
    select ${bankPageColumns} from listings l join listing_texts t on t.id = l.id join listing_pages b on b.id = l.id
    where l.id = ${id}::bigint`)
  return row ? toPageBesideList(row) : null
}

/**
 * Returns the public facts of a property, offered or gone, by its number; `null` when the catalogue never had it. Its city
 * is what the city's name means in searches of the state.
 */
export async function readPropertyFacts(
  db: Queryable,
  source: PresentationSource,
  id: string,
): Promise<PropertyFacts | null> {
  const [listing] = await findListings(db, [id])
  if (listing === undefined) return null
  const context = currentPresentation(source)
  const [bankPage, neighbors] = await Promise.all([
    findBankPage(db, id),
    findNeighbors(db, listing, listCityKeys(context.index, listing)),
  ])
  return presentPropertyFacts({ listing, bankPage, neighbors }, context)
}
