import sql, { empty, type Sql } from 'sql-template-tag'
import type { ComparableListing } from '#contract/present-comparables.ts'
import { selectComparables, maxComparables } from '#domain/analysis/comparables.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Queryable } from '../../database/database.ts'

/**
 * Finds the comparables of a listing by the domain's rule. Of a city's thousands it reads all that the rule can
 * choose from: the 12 nearest of the city and the 12 nearest of the neighborhood.
 * @param cityKeys the folded names that the lists give its city
 */
export async function findComparables(
  db: Queryable,
  own: CataloguedListing,
  cityKeys: readonly string[],
): Promise<ComparableListing[]> {
  const { category, area } = own
  if (category === null) return []
  const known = area !== null && area > 0
  const apart = known
    ? sql`abs(l.area - ${area}::double precision)`
    : sql`abs(coalesce(l.evaluation, l.price) - ${own.evaluation ?? own.price}::bigint)`
  const neighborhood = foldText(own.neighborhood)
  const nearest = (where: Sql): Sql =>
    sql`select id from (select id from others ${where} order by apart, id limit ${maxComparables}::integer) n`
  const rows = await db.query<ComparableListing>(sql`
    with others as materialized (
      select l.id, l.neighborhood_key, ${apart} as apart from listings_offered l
      where l.state = ${own.state} and l.city_key = any(${cityKeys}::text[]) and l.category = ${category}
        and l.id <> ${own.id}::bigint ${known ? sql`and l.area is not null` : empty}),
    near as (
      ${nearest(empty)}
      union
      ${nearest(sql`where neighborhood_key = ${neighborhood} and neighborhood_key <> ''`)})
    select l.id::text as id, t.property_type as "propertyType", t.neighborhood, l.area, l.rooms, l.price,
      l.evaluation, l.modality, case when l.unseen_since is not null then json_build_object(
        'since', l.unseen_since, 'seenOn', coalesce(l.seen_on, l.list_date)) end as unseen
    from near
    join listings_offered l on l.id = near.id
    join listing_texts t on t.id = near.id`)
  return selectComparables(own, rows)
}
