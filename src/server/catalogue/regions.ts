import sql, { empty } from 'sql-template-tag'
import { presentRegion } from '#contract/present-detail.ts'
import type { Region } from '#contract/region.ts'
import { type RegionFigures, regionFigures } from '#domain/analysis/region.ts'
import type { Category } from '#domain/property/property.ts'
import { isUf } from '#domain/states.ts'
import { fold } from '#domain/text.ts'
import type { Queryable } from '../database/database.ts'

/** The region to search; `null` as `category` means all categories. */
export interface Place {
  state: string
  city: string
  category: Category | null
}

/** All listings in one row, because a city has thousands: separated by commas, empty when unknown. */
interface Packed {
  prices: string
  evaluations: string
  areas: string
  photos: string
}

/** Returns the figures of a city's offered listings, of one category if given; zeros when there are none. */
export async function figuresOf(db: Queryable, { state, city, category }: Place): Promise<RegionFigures> {
  if (!isUf(state)) return regionFigures([])
  const [packed] = await db.query<Packed>(sql`
    select string_agg(l.price::text, ',') as prices, string_agg(coalesce(l.evaluation::text, ''), ',') as evaluations,
      string_agg(coalesce(l.area::text, ''), ',') as areas,
      string_agg(case when p.present then '1' when not p.present then '0' else '-' end, '') as photos
    from listings_offered l left join listing_photos p on p.id = l.id and p.n = 1
    where l.state = ${state} and l.city_key = ${fold(city)}
    ${category === null ? empty : sql`and l.category = ${category}`}
    having count(*) > 0`)
  if (!packed) return regionFigures([])
  const [evaluations, areas] = [numbers(packed.evaluations), numbers(packed.areas)]
  return regionFigures(
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

export const region = async (db: Queryable, place: Place): Promise<Region> =>
  presentRegion(await figuresOf(db, place))
