import fc from 'fast-check'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { type Region, regions, statesOfRegion } from '#domain/regions.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import { curatedLists } from '#domain/search/curated-lists.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import {
  type Criteria,
  type CriterionOfKind,
  listCriteria,
  type QueryParameters,
  unknownFilters,
} from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { factsOf, isInCapital, type NaiveCatalogue, splitNaively } from './naive-listing.ts'
import { naiveFigures } from './naive-search.ts'

/** The value, or values, of a query parameter. */
export type RawValue = Exclude<QueryParameters[string], undefined>

const number = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)
const either = (values: readonly string[]) => fc.constantFrom(...values)

/** Typical values of the bounds of each unit: inside as figures are, `least` and `most` as they are written. */
const unitValues = {
  R$: { usual: 150_000_00, distance: 1_000_00, least: 0, most: 10 ** 13, step: 1 },
  'm²': { usual: 60, distance: 1, least: 0, most: 10 ** 13, step: 0.01 },
  '%': { usual: 40, distance: 1, least: 0, most: 100, step: 0.01 },
  // Of these only the least can be asked for.
  '±%': { usual: 1000, distance: 1, least: -100, most: 1000, step: 0.01 },
  count: { usual: 2, distance: 0.1, least: 0, most: 1000, step: 1 },
} as const

/** Words that mean more than themselves, or stand in many listings. */
const usualWords = either([
  'sobrado',
  'apto',
  'rio grande do sul',
  'São Paulo',
  'terreno',
  'chácara',
  'SC',
  'jardim',
])

/**
 * Values for each criterion, taken from real listings.
 * @param aim the listing that most of the values suit; `null` = each value comes from another listing
 */
export function arbitraryValues(
  { listings, municipalities, ...rest }: NaiveCatalogue,
  aim: SearchableListing | null,
): Record<Exclude<keyof Criteria, 'sort'>, fc.Arbitrary<RawValue>> {
  const any = fc.constantFrom<SearchableListing>(...listings)
  const one = aim === null ? any : fc.constant(aim)
  const from = <T>(read: (listing: SearchableListing) => T) => one.map(read)
  /** One to three values, the first of which suits. */
  const few = (suiting: fc.Arbitrary<string>, others: fc.Arbitrary<string>): fc.Arbitrary<RawValue> =>
    fc
      .tuple(suiting, fc.array(others, { maxLength: 2 }))
      .map(([first, more]) => (more.length === 0 ? first : [...more, first]))
  const fewOf = <T extends string>(values: readonly T[], read: (listing: SearchableListing) => T | null) =>
    few(
      one.chain(each => fc.constantFrom(read(each) ?? values[0]!)),
      either(values),
    )
  /** One to three values, of any listing. */
  const anyOf = (others: fc.Arbitrary<string>) => few(others, others)
  const flag = (read: (listing: SearchableListing) => boolean | null) =>
    aim === null ? either(['true', 'false']) : fc.constant(String(read(aim) ?? true))

  const cityOf = (listing: fc.Arbitrary<SearchableListing>) =>
    fc.tuple(listing, fc.nat(4)).map(([{ state, city }, at]) => {
      const official = municipalities.find(state, city)?.name ?? city
      return [official, official.toUpperCase(), city, city.toLowerCase(), city.slice(0, 5)][at] || city
    })
  const neighborhoodOf = (listing: fc.Arbitrary<SearchableListing>) =>
    listing.map(({ neighborhood }) => neighborhood || 'Centro')
  const word = fc.tuple(one, fc.nat(99), fc.integer({ min: 2, max: 12 })).map(([each, at, letters]) => {
    const { neighborhood, address, description, city } = each
    const words = splitNaively([neighborhood, address, description, city].join(' '))
    return words[at % words.length]!.slice(0, letters)
  })
  const near = from(({ state, city }) => {
    const seat = municipalities.find(state, city)
    return seat === null ? 'Campinas,SP' : `${seat.name},${state}`
  })
  const nearAddress = from(({ place }) => {
    const { lat, lng } = place ?? { lat: -23, lng: -47 }
    return `${(lat + 0.001).toFixed(5)},${lng.toFixed(5)}`
  })
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
  /** A bound that the listing is within, often just so; least and most lie on different sides of a usual value. */
  const arbitraryBound = (name: CriterionOfKind<'bound'>): fc.Arbitrary<RawValue> => {
    const { figure, end } = criteriaTable[name]
    const { usual, distance, least, most, step } = unitValues[figure.unit]
    return fc.tuple(one, fc.nat(40)).map(([each, far]) => {
      const away = Math.max(0, far - 5) * distance
      const value = (naiveFigures[figure.column](each) ?? usual) + (end === 'min' ? -away : away)
      const bound =
        end === 'min'
          ? Math.floor(Math.min(value, usual) / step) * step
          : Math.ceil(Math.max(value, usual) / step) * step
      const shown = figure.unit === 'R$' ? bound / 100 : Number(bound.toFixed(2))
      return String(Math.min(Math.max(shown, least), most))
    })
  }
  const bounds = Object.fromEntries(
    listCriteria('bound').map(name => [name, arbitraryBound(name)]),
  ) as Record<CriterionOfKind<'bound'>, fc.Arbitrary<RawValue>>

  const steps = Object.fromEntries(
    listCriteria('steps').map(name => {
      const { kind } = criteriaTable[name].field
      return [name, kind.type === 'number' ? number(kind.least, kind.most) : fc.constant('')]
    }),
  ) as Record<CriterionOfKind<'steps'>, fc.Arbitrary<RawValue>>
  const flags = Object.fromEntries(
    listCriteria('flag').map(name => [name, either(['true', 'false'])]),
  ) as Record<CriterionOfKind<'flag'>, fc.Arbitrary<RawValue>>

  return {
    state: few(
      from(({ state }) => state),
      any.map(({ state }) => state),
    ),
    region: fewOf<Region>(
      regions,
      ({ state }) => regions.find(region => statesOfRegion[region].includes(state)) ?? null,
    ),
    city: few(cityOf(one), cityOf(any)),
    notCity: anyOf(cityOf(any)),
    neighborhood: few(neighborhoodOf(one), neighborhoodOf(any)),
    notNeighborhood: anyOf(neighborhoodOf(any)),
    interior: flag(each => isInCapital(each, { listings, municipalities, ...rest }) === false),
    near,
    within: number(1, 300),
    nearAddress,
    withinMetres: number(100, 20_000),
    shape,
    text: fc.oneof(
      word,
      fc.tuple(word, word).map(both => both.join(' ')),
      usualWords,
    ),
    category: fewOf(categories, ({ category }) => category),
    notCategory: anyOf(either(categories)),
    modality: fewOf(modalities, ({ modality }) => modality),
    notModality: anyOf(either(modalities)),
    ...bounds,
    ...steps,
    ...flags,
    unexplained: flag(each => (factsOf(each).discount ?? 0) > 80),
    maxInstalment: fc.tuple(one, number(300, 6000)).map(([{ price }, usual]) =>
      // Each month at most 1.3 % of the price is paid.
      aim === null ? usual : String(Math.ceil((price / 100) * 0.013)),
    ),
    downPayment: number(0, 200_000),
    financing: flag(({ financing }) => financing),
    fgts: flag(({ fgts }) => fgts),
    occupancy: aim?.occupancy ? fc.constant(aim.occupancy) : either(occupancies),
    orUnknown: anyOf(either(unknownFilters)),
    hasAuctionDate: flag(({ firstAuctionAt }) => firstAuctionAt !== null),
    list: either(curatedLists),
  }
}
