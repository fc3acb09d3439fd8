import fc from 'fast-check'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { regions } from '#domain/regions.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import { curatedLists } from '#domain/search/curated-lists.ts'
import { type QueryParameters, sortOrders, unknownAnswers } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { splitNaively } from './naive-listing.ts'

type Query = Exclude<QueryParameters[string], undefined>

/** Random searches over real listings, as query parameters; each value is taken from one of the listings. */
export function sampleSearches(
  { listings, municipalities }: NaiveCatalogue,
  howMany: number,
  seed: number,
): Record<string, Query>[] {
  const one = fc.constantFrom<SearchableListing>(...listings)
  const from = <T>(read: (listing: SearchableListing) => T) => one.map(read)
  const list = (value: fc.Arbitrary<string>): fc.Arbitrary<Query> =>
    fc.array(value, { minLength: 1, maxLength: 3 }).map(values => (values.length === 1 ? values[0]! : values))
  const choice = (values: readonly string[]) => list(fc.constantFrom(...values))
  const flag = fc.constantFrom('true', 'false')
  const number = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)
  const reais = (centavos: number) => (centavos / 100).toFixed(2)
  const namesOf = ({ state, city }: SearchableListing) => {
    const official = municipalities.find(state, city)?.name ?? city
    return [official, official.toUpperCase(), city, city.toLowerCase(), city.slice(0, 5)]
  }
  const city = fc.tuple(one, fc.nat(4)).map(([each, at]) => namesOf(each)[at] || each.city)
  const wordOf = (each: SearchableListing) =>
    splitNaively([each.neighborhood, each.address, each.description, each.city].join(' '))
  const word = fc.tuple(one, fc.nat(99), fc.integer({ min: 2, max: 12 })).map(([each, at, letters]) => {
    const words = wordOf(each)
    return words[at % words.length]!.slice(0, letters)
  })
  const words = fc.oneof(
    word,
    fc.tuple(word, word).map(both => both.join(' ')),
    fc.constantFrom(
      'sobrado',
      'apto',
      'rio grande do sul',
      'São Paulo',
      'terreno',
      'chácara',
      'SC',
      'jardim',
    ),
  )
  const near = from(
    ({ state, city }) => `${municipalities.find(state, city)?.name ?? 'Campinas'},${state}`,
  ).filter(place => municipalities.named(place.slice(0, -3)).some(({ state }) => place.endsWith(state)))
  const shape = fc
    .tuple(one, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([{ place }, width, height]) => {
      const { lat, lng } = place ?? { lat: -23, lng: -47 }
      // The corners lie off the seats, which lie in the list of municipalities with four decimals.
      const [south, west] = [lat - height / 10 - 0.00003, lng - width / 10 - 0.00003]
      return encodeShape([
        { lat: south, lng: west },
        { lat: south + height / 20, lng: west + width / 5 },
        { lat: south + height / 5, lng: west + width / 6 },
      ])
    })
  const percent = fc.integer({ min: -3000, max: 8000 }).map(hundredths => String(hundredths / 100))
  const fields: Record<string, fc.Arbitrary<Query>> = {
    state: list(from(({ state }) => state)),
    region: choice(regions),
    city: list(city),
    notCity: list(city),
    neighborhood: list(from(({ neighborhood }) => neighborhood || 'Centro')),
    notNeighborhood: list(from(({ neighborhood }) => neighborhood || 'Centro')),
    interior: flag,
    near,
    within: number(1, 300),
    shape,
    text: words,
    category: choice(categories),
    notCategory: choice(categories),
    modality: choice(modalities),
    notModality: choice(modalities),
    minPrice: from(({ price }) => reais(Math.min(price, 150_000_00))),
    maxPrice: from(({ price }) => reais(Math.max(price, 150_000_00))),
    minArea: from(({ area }) => String(Math.min(area ?? 40, 60))),
    maxArea: from(({ area }) => String(Math.max(area ?? 90, 60))),
    minDiscount: number(0, 90),
    minNetRoi: percent,
    minReturn: percent,
    maxInstalment: number(300, 6000),
    downPayment: number(0, 200_000),
    minRooms: number(1, 4),
    minGarage: number(1, 3),
    financing: flag,
    fgts: flag,
    occupancy: fc.constantFrom(...occupancies),
    orUnknown: choice(unknownAnswers),
    hasAuctionDate: flag,
    newWithin: number(1, 90),
    cutWithin: number(1, 90),
    closesWithin: number(1, 90),
    list: fc.constantFrom(...curatedLists),
  }
  const search = fc
    .subarray(Object.keys(fields), { minLength: 1, maxLength: 4 })
    .map(names => {
      // By itself a filter of what the lists do not say finds nothing, and a distance needs its place.
      const unsaid = names.some(name => name === 'fgts' || name === 'occupancy')
      return [...names, ...(unsaid ? ['orUnknown'] : []), ...(names.includes('within') ? ['near'] : [])]
    })
    .chain(names => fc.record(Object.fromEntries(names.map(name => [name, fields[name]!]))))
  const sorted = fc
    .tuple(search, fc.constantFrom(...sortOrders))
    .map(([query, sort]) => ({ ...query, sort }) as Record<string, Query>)
  return fc.sample(sorted, { numRuns: howMany, seed })
}
