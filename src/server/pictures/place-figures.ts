import type { PlaceAddress } from '#contract/page-paths.ts'
import { toDate } from '#domain/calendar-date.ts'
import { toReais } from '#domain/money.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { codeOf } from '#domain/search/index/indexed-listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { showCityName } from '#domain/search/index/place-dictionary.ts'
import { states } from '#domain/states.ts'
import type { PlaceFigures } from './place-picture.ts'

/** Returns the middle of the prices, in centavos; `null` without any. */
function findMedian(prices: readonly number[]): number | null {
  if (prices.length === 0) return null
  const sorted = Float64Array.from(prices).sort()
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2)
}

/** Counts the listings of a place; `null` for a city or a state that has none. */
export function readPlaceFigures(
  { columns, places, size, lists }: ListingIndex,
  demonstration: boolean,
  { uf, city, category }: PlaceAddress,
): PlaceFigures | null {
  if (city !== null && uf === null) return null
  const cities = new Set(
    places.cities.flatMap((each, code) =>
      each.state === uf && writeSlug(showCityName(places.cities[each.group]!)) === city ? [code] : [],
    ),
  )
  const state = uf === null ? null : codeOf.state(uf)
  const kind = category === null ? null : codeOf.category(category)
  const prices: number[] = []
  let shown: string | null = null
  for (let at = 0; at < size; at++) {
    if (state !== null && columns.state[at] !== state) continue
    if (kind !== null && columns.category[at] !== kind) continue
    if (city !== null && !cities.has(columns.city[at]!)) continue
    prices.push(columns.price[at]!)
    shown ??= showCityName(places.cities[places.cities[columns.city[at]!]!.group]!)
  }
  if (uf !== null && prices.length === 0) return null
  const name =
    uf === null
      ? 'Brasil'
      : city === null
        ? (states.find(each => each.uf === uf)?.name ?? uf)
        : `${formatPlaceName(shown ?? city)}, ${uf}`
  const newest = [...lists].flatMap(([of, list]) => (uf === null || of === uf ? [list.newest] : []))
  const median = findMedian(prices)
  return {
    name,
    category,
    total: prices.length,
    medianPrice: median === null ? null : toReais(median),
    listDate: newest.length === 0 ? null : toDate(Math.max(...newest)),
    demonstration,
  }
}
