import sql, { empty } from 'sql-template-tag'
import { presentRegion } from '#contract/present-detail.ts'
import type { Region } from '#contract/region-schema.ts'
import { type RegionFigures, computeRegionFigures } from '#domain/analysis/region-figures.ts'
import { type CityNameSource, listSpellings } from '#domain/search/index/city-names.ts'
import type { Category } from '#domain/property/listing.ts'
import { isUf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'

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

/** All listings in one row, because a city has thousands: separated by commas, empty when unknown. */
interface Packed {
  prices: string
  evaluations: string
  areas: string
  photos: string
}

/** Returns the figures of a city's offered listings, of one category if given; zeros when there are none. */
export async function readRegionFigures(
  db: Queryable,
  { state, cityKeys, category }: SpelledRegion,
): Promise<RegionFigures> {
  if (cityKeys.length === 0) return computeRegionFigures([])
  const [packed] = await db.query<Packed>(sql`
    select string_agg(l.price::text, ',') as prices, string_agg(coalesce(l.evaluation::text, ''), ',') as evaluations,
      string_agg(coalesce(l.area::text, ''), ',') as areas,
      string_agg(case when p.present then '1' when not p.present then '0' else '-' end, '') as photos
    from listings_offered l left join listing_photos p on p.id = l.id and p.n = 1
    where l.state = ${state} and l.city_key = any(${cityKeys}::text[])
    ${category === null ? empty : sql`and l.category = ${category}`}
    having count(*) > 0`)
  if (!packed) return computeRegionFigures([])
  const [evaluations, areas] = [numbers(packed.evaluations), numbers(packed.areas)]
  return computeRegionFigures(
    numbers(packed.prices).map((price, at) => ({
      price: price ?? 0,
      evaluation: evaluations[at] ?? null,
      area: areas[at] ?? null,
      hasPhoto: packed.photos[at] === '-' ? null : packed.photos[at] === '1',
    })),
  )
}

const numbers = (text: string): (number | null)[] =>
  text.split(',').map(each => (each === '' ? null : Number(each)))

/** Returns the figures of the city that the name means in searches of its state; zeros when it means none. */
export async function findRegion(
  db: Queryable,
  source: CityNameSource,
  { state, city, category }: RegionPlace,
): Promise<Region> {
  const cityKeys = isUf(state) ? listSpellings(source, city, state) : []
  return presentRegion(await readRegionFigures(db, { state, cityKeys, category }))
}
