import sql, { empty } from 'sql-template-tag'
import { presentRegion } from '#contract/present-detail.ts'
import type { Region } from '#contract/property-detail-schemas.ts'
import {
  type RegionFigures,
  type RegionSample,
  computeRegionFigures,
} from '#domain/analysis/region-figures.ts'
import { type CityNameSource, listSpellings } from '#domain/search/index/city-names.ts'
import type { Category } from '#domain/property/listing.ts'
import { isUf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { type PackedColumns, packRows, unpackRows } from '../database/packed-rows.ts'

/** The region to search; `null` as `category` means all categories. */
export interface RegionPlace {
  state: string
  city: string
  category: Category | null
}

/** The region by the folded names that the lists give its city. */
interface SpelledRegion extends Omit<RegionPlace, 'city'> {
  cityKeys: readonly string[]
}

/** Of a city's thousands of listings. */
const columns: PackedColumns<RegionSample> = {
  price: sql`l.price`,
  evaluation: sql`l.evaluation`,
  area: sql`l.area`,
  hasPhoto: sql`p.present`,
}

/**
 * Returns the figures of a city's listings that are in the newest list, of one category if given; zeros when there are
 * none. Listings that are unseen (docs/decisions/046) are left out: searches list and count them, but no statistic does.
 */
export async function readRegionFigures(
  db: Queryable,
  { state, cityKeys, category }: SpelledRegion,
): Promise<RegionFigures> {
  if (cityKeys.length === 0) return computeRegionFigures([])
  const [read] = await db.query<{ packed: string }>(sql`
    select ${packRows(columns)} as packed
    from listings_offered l left join listing_photos p on p.id = l.id and p.n = 1
    where l.state = ${state} and l.city_key = any(${cityKeys}::text[])
      and l.unseen_since is null
    ${category === null ? empty : sql`and l.category = ${category}`}`)
  return computeRegionFigures(unpackRows(columns, read?.packed ?? '[]'))
}

/** Returns the figures of the city that the name means in searches of its state; zeros when it means none. */
export async function findRegion(
  db: Queryable,
  source: CityNameSource,
  { state, city, category }: RegionPlace,
): Promise<Region> {
  const cityKeys = isUf(state) ? listSpellings(source, city, state) : []
  return presentRegion(await readRegionFigures(db, { state, cityKeys, category }))
}
